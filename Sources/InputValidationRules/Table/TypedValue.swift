// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A value as its column's type compares it.
///
/// Two notations of one value are equal, such as `1.50` and `1.5`, `P1Y` and `P12M`, or `09:00Z` and `11:00+02:00`. A time
/// without an offset is compared as universal time.
enum TypedValue: Hashable, Sendable {
    /// A number in a notation that's identical for equal numbers.
    case number(String)
    case date(CalendarDate)
    /// A time, or a date and a time, in seconds.
    case instant(seconds: Int64, nanoseconds: Int)
    case duration(CalendarDuration)
    /// A value with a single notation, such as the month `2026-11`.
    case text(String)

    /// Returns the value that a text means to a type's strategy, or `nil`.
    init?(_ text: String, of type: ColumnType, by strategy: InputValidator<String>?) {
        guard let strategy else { return nil }
        switch type {
        case .integer, .number:
            guard let number = (strategy as? any WrittenNumberStrategy)?.literal(of: text) else { return nil }
            self = .number(number.canonicalText)
        case .date:
            guard let date = (strategy as? InputParser<String, CalendarDate>).flatMap({ try? $0.parse(text) }) else {
                return nil
            }
            self = .date(date)
        case .time:
            guard let time = (strategy as? InputParser<String, TimeOfDay>).flatMap({ try? $0.parse(text) }) else {
                return nil
            }
            let minutes = time.hour * 60 + time.minute - (time.offsetMinutes ?? 0)
            self = .instant(seconds: Int64(minutes * 60 + time.second), nanoseconds: time.nanosecond)
        case .datetime:
            guard let timestamp = (strategy as? InputParser<String, Timestamp>).flatMap({ try? $0.parse(text) }) else {
                return nil
            }
            self = .instant(seconds: timestamp.secondsSince1970, nanoseconds: timestamp.time.nanosecond)
        case .duration:
            guard strategy.isValid(text) else { return nil }
            self = .duration(CalendarDuration(text))
        case .string, .any, .boolean, .year, .yearmonth, .list, .array, .object, .geopoint:
            guard strategy.isValid(text) else { return nil }
            self = .text(text)
        }
    }
}

/// A limit, or a value to compare with limits.
///
/// Some durations aren't ordered, so each comparison is defined by itself. Values of different types aren't ordered
/// either.
struct OrderedValue: Comparable, CustomStringConvertible, Sendable {
    let value: TypedValue
    /// The text as written.
    let description: String

    /// Returns the value that a text means to a type's strategy, or `nil`.
    init?(_ text: String, of type: ColumnType, by strategy: InputValidator<String>?) {
        guard let value = TypedValue(text, of: type, by: strategy) else { return nil }
        self.value = value
        description = text
    }

    static func == (first: Self, second: Self) -> Bool { first.value == second.value }

    static func < (first: Self, second: Self) -> Bool {
        switch (first.value, second.value) {
        case (.date(let first), .date(let second)): first < second
        case (.instant(let first, let nanoseconds), .instant(let second, let others)):
            (first, nanoseconds) < (second, others)
        case (.duration(let first), .duration(let second)): first.isShorter(than: second)
        case (.text(let first), .text(let second)): first.utf8.lexicographicallyPrecedes(second.utf8)
        default: false
        }
    }

    static func <= (first: Self, second: Self) -> Bool { first == second || first < second }
    static func > (first: Self, second: Self) -> Bool { second < first }
    static func >= (first: Self, second: Self) -> Bool { second <= first }
}

/// A strategy for the limits of a column whose type's strategy has none.
///
/// It accepts a text that the type's strategy rejects. A duration is within a limit only if it is for every start date,
/// as in XML Schema: one month is neither at most nor at least 30 days.
final class TypedLimitInputValidator: InputValidator<String>, @unchecked Sendable {
    private let interval: Interval<OrderedValue>
    private let errors: IntervalErrors
    private let type: ColumnType
    private let parser: InputValidator<String>

    /// - Parameter parser: The strategy that reads the column's values.
    init(_ interval: Interval<OrderedValue>, of type: ColumnType, by parser: InputValidator<String>) {
        self.interval = interval
        self.type = type
        self.parser = parser
        errors = IntervalErrors(interval)
        super.init()
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard let value = OrderedValue(input, of: type, by: parser) else { return }
        if let error = errors.rejection(of: value, in: interval) { throw error }
    }

    override var profile: StrategyProfile {
        StrategyProfile("limits", interval.parameters, hidden: [type], requirements: errors.requirements)
    }
}

/// A strategy that accepts the values of a list, in each notation that the column's type has for them.
package final class TypedMembershipInputValidator: InputValidator<String>, @unchecked Sendable {
    private let texts: [String]
    private let listed: InputValidator<String>
    private let values: Set<TypedValue>
    private let type: ColumnType
    private let parser: InputValidator<String>

    /// - Parameters:
    ///   - texts: The values as written in the rule file.
    ///   - values: The same values as the type compares them.
    ///   - parser: The strategy that reads the column's values.
    init(_ texts: [String], _ values: [TypedValue], of type: ColumnType, by parser: InputValidator<String>) {
        self.texts = texts
        self.values = Set(values)
        self.type = type
        self.parser = parser
        // A column's categories aren't secret.
        listed = .oneOf(texts, showsTexts: true)
        super.init()
    }

    /// The numbers in a notation that's identical for equal numbers, or `nil` for values of another type, or for numbers
    /// with separators or units.
    package var plainNumbers: [String]? {
        guard type == .integer || type == .number, parser.settingsOfNotation.isEmpty else { return nil }
        return values.compactMap { if case .number(let number) = $0 { number } else { nil } }.sorted()
    }

    package override func validate(_ input: String) throws(ValidationError) {
        do { try listed.validate(input) } catch {
            guard let value = TypedValue(input, of: type, by: parser), values.contains(value) else { throw error }
        }
    }

    package override var profile: StrategyProfile {
        StrategyProfile(
            "enum", ["values": .list(texts)], hidden: [type, texts.map { Array($0.utf8) }],
            requirements: listed.requirements)
    }
}

extension InputValidator<String> {
    /// The settings of a number's strategy that change which text means which number.
    fileprivate var settingsOfNotation: [ValidationError.Parameter] {
        let settings = ListedRule(configuration)?.minimalSettings ?? configuration.parameters
        return settings.keys.filter { ["point", "grouping", "units", "bareNumber"].contains($0) }
    }
}
