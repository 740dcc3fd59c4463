// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A strategy's option: a stored property with its name and its notation in rule files.
package struct ListedOption<Owner, Value: Sendable>: Sendable {
    package typealias Settings = StrategyListing.Settings
    package typealias InvalidSetting = StrategyListing.InvalidSetting

    /// A closure, usually a key path, that returns the owner's value.
    package typealias Getter = @Sendable (Owner) -> Value

    /// A closure that describes the option, or a group's options, with the value that is used if they are left out.
    package let describeOptions: @Sendable (_ defaultValue: Value) -> [StrategyListing.Option]
    /// A closure that returns the value from the settings, or the default value if it is left out.
    package let readValue: @Sendable (_ settings: Settings, _ defaultValue: Value) throws -> Value
    package let writeValue: @Sendable (_ value: Value, _ settings: inout Settings) -> Void
    /// A closure that writes the value, unless it's the default value.
    package let writeNeededValue: @Sendable (_ value: Value, _ defaultValue: Value, _ settings: inout Settings) -> Void
    package let getValue: Getter

    package init(
        describeOptions: @escaping @Sendable (_ defaultValue: Value) -> [StrategyListing.Option],
        readValue: @escaping @Sendable (_ settings: Settings, _ defaultValue: Value) throws -> Value,
        writeValue: @escaping @Sendable (_ value: Value, _ settings: inout Settings) -> Void,
        writeNeededValue: (@Sendable (_ value: Value, _ defaultValue: Value, _ settings: inout Settings) -> Void)? =
            nil, getValue: @escaping Getter
    ) {
        self.describeOptions = describeOptions
        self.readValue = readValue
        self.writeValue = writeValue
        self.writeNeededValue = writeNeededValue ?? { value, _, settings in writeValue(value, &settings) }
        self.getValue = getValue
    }
}

extension StrategyListing.Settings {
    /// Returns a setting's value, or `nil` if it is left out.
    ///
    /// - Parameter parse: A closure that returns the value, or `nil` if the setting is of another kind.
    fileprivate func value<Content>(of name: String, parse: (Value) throws -> Content?) throws -> Content? {
        guard let setting = self[Key(rawValue: name)] else { return nil }
        if let value = try parse(setting) { return value }
        throw StrategyListing.InvalidSetting("“\(name)” has another type", at: name)
    }
}

extension ListedOption {
    /// Creates an option with one name.
    ///
    /// - Parameters:
    ///   - acceptedWords: The accepted words, if only certain words are accepted.
    ///   - summary: A closure that describes the option with the value that is used if it is left out.
    ///   - parse: A closure that returns a setting's value, or `nil` if the setting is of another kind.
    ///   - format: A closure that returns the setting for a value, or `nil` to leave it out.
    package init(
        _ name: String, kind: StrategyListing.Option.ValueKind, words acceptedWords: [String] = [],
        isRequired: Bool = false,
        from getter: @escaping Getter, summary: @escaping @Sendable (Value) -> String,
        parse: @escaping @Sendable (ValidationError.Value) throws -> Value?,
        format: @escaping @Sendable (Value) -> ValidationError.Value?
    ) {
        self.init(
            describeOptions: { defaultValue in
                [
                    .init(
                        name: name, summary: summary(defaultValue), kind: kind, words: acceptedWords,
                        isRequired: isRequired)
                ]
            },
            readValue: { settings, defaultValue in
                if let value = try settings.value(of: name, parse: parse) { return value }
                if isRequired { throw InvalidSetting("the key “\(name)” is missing", at: name) }
                return defaultValue
            },
            writeValue: { value, settings in settings[.init(rawValue: name)] = format(value) },
            writeNeededValue: { value, defaultValue, settings in
                let setting = format(value)
                if isRequired || setting != format(defaultValue) { settings[.init(rawValue: name)] = setting }
            }, getValue: getter)
    }

    /// Creates an option with one name, whose value is `nil` if it is left out, whatever the example's value is.
    package init<Wrapped>(
        optional name: String, kind: StrategyListing.Option.ValueKind, words acceptedWords: [String] = [],
        from getter: @escaping Getter,
        help: String, parse: @escaping @Sendable (ValidationError.Value) throws -> Wrapped?,
        format: @escaping @Sendable (Wrapped) -> ValidationError.Value
    ) where Value == Wrapped? {
        self.init(
            describeOptions: { _ in [.init(name: name, summary: help, kind: kind, words: acceptedWords)] },
            readValue: { settings, _ in try settings.value(of: name, parse: parse) },
            writeValue: { value, settings in settings[.init(rawValue: name)] = value.map(format) }, getValue: getter)
    }

    /// Creates a group of options; each option reads and writes a part of one value.
    package static func group<each Part>(
        _ getter: @escaping Getter, of parts: repeat ListedOption<Value, each Part>,
        makeValue: @escaping @Sendable (repeat each Part) throws -> Value
    ) -> Self {
        Self(
            describeOptions: { defaultValue in
                var all: [StrategyListing.Option] = []
                for part in repeat each parts { all += part.describeOptions(part.getValue(defaultValue)) }
                return all
            },
            readValue: { settings, defaultValue in
                try makeValue(repeat try (each parts).readValue(settings, (each parts).getValue(defaultValue)))
            },
            writeValue: { value, settings in
                for part in repeat each parts { part.writeValue(part.getValue(value), &settings) }
            },
            writeNeededValue: { value, defaultValue, settings in
                for part in repeat each parts {
                    part.writeNeededValue(part.getValue(value), part.getValue(defaultValue), &settings)
                }
            },
            getValue: getter)
    }
}

extension ValidationError.Value {
    fileprivate var asFlag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    fileprivate var asNumber: Double? {
        if case .double(let number) = self { number } else { asInteger.map(Double.init) }
    }

    fileprivate var asIntegers: Set<Int>? {
        guard let texts = asTexts else { return nil }
        let numbers = texts.compactMap { Int($0) }
        return numbers.count == texts.count ? Set(numbers) : nil
    }

    fileprivate static func integers(_ numbers: Set<Int>) -> Self { .list(numbers.ordered().map { String($0) }) }

    fileprivate func integer(atLeast minimum: Int, forOption name: String, ifLess explanation: String? = nil) throws
        -> Int?
    {
        guard let number = asInteger, number < minimum else { return asInteger }
        throw StrategyListing.InvalidSetting(explanation ?? "“\(name)” must be \(minimum) or more", at: name)
    }
}

// MARK: - Texts

extension ListedOption where Value == String {
    package static func text(
        _ name: String, from getter: @escaping Getter, help: String, ifEmpty explanation: String? = nil
    ) -> Self {
        Self(
            name, kind: .text, isRequired: true, from: getter, summary: { _ in help },
            parse: { setting in
                if setting == .text("") { throw InvalidSetting(explanation ?? "“\(name)” is empty", at: name) }
                return setting.asText
            },
            format: { .text($0) })
    }
}

extension ListedOption where Value == [String] {
    package static func texts(_ name: String, from getter: @escaping Getter, help: String) -> Self {
        Self(
            name, kind: .texts, isRequired: true, from: getter, summary: { _ in help },
            parse: { setting in
                if setting == .list([]) { throw InvalidSetting("“\(name)” is empty", at: name) }
                return setting.asTexts
            },
            format: { .list($0) })
    }
}

extension ListedOption where Value == [String]? {
    package static func texts(_ name: String, from getter: @escaping Getter, help: String) -> Self {
        Self(optional: name, kind: .texts, from: getter, help: help, parse: \.asTexts, format: { .list($0) })
    }
}

// MARK: - Words and flags

extension ListedOption where Value: RawRepresentable<String> & CaseIterable & Equatable {
    /// Returns an option for a case's raw value, with a description that ends with the words.
    package static func word(
        _ name: String, from getter: @escaping Getter, help: String = "", isRequired: Bool = false
    ) -> Self {
        word(name, from: getter, meanings: Value.allCases.map { ($0.rawValue, $0) }, help: help, isRequired: isRequired)
    }
}

extension ListedOption where Value: Equatable {
    private static func word(
        _ name: String, from getter: @escaping Getter, meanings: [(word: String, value: Value)], help: String,
        isRequired: Bool = false
    ) -> Self {
        Self(
            name, kind: .text, words: meanings.map(\.word), isRequired: isRequired, from: getter,
            summary: { defaultValue in
                let list = meanings.map {
                    !isRequired && $0.value == defaultValue ? "\($0.word) (if left out)" : $0.word
                }
                let comma = list.count > 2 ? "," : ""
                let alternatives = list.dropLast().joined(separator: ", ") + "\(comma) or " + (list.last ?? "")
                return help.isEmpty ? alternatives : "\(help) \(alternatives)"
            },
            parse: { try $0.asText.map { try meaning(of: $0, among: meanings, at: name) } },
            format: { value in meanings.first { $0.value == value }.map { .text($0.word) } })
    }
}

extension ListedOption {
    private static func meaning<Meaning>(
        of word: String, among meanings: [(word: String, value: Meaning)], at name: String
    ) throws -> Meaning {
        guard let meaning = meanings.first(where: { $0.word == word }) else {
            throw InvalidSetting("“\(word)” is unknown", at: name)
        }
        return meaning.value
    }

    package static func word<Element: CaseIterable & Sendable>(
        _ name: String, from getter: @escaping Getter, makeWord: @escaping @Sendable (Element) -> String,
        help: String
    ) -> Self where Value == Element? {
        let meanings = Element.allCases.map { (word: makeWord($0), value: $0) }
        return Self(
            optional: name, kind: .text, words: meanings.map(\.word), from: getter, help: help,
            parse: { try $0.asText.map { try meaning(of: $0, among: meanings, at: name) } },
            format: { .text(makeWord($0)) })
    }

    /// Returns an option for a list of at least one case name.
    ///
    /// If the option is left out, its value is `nil`.
    ///
    /// - Parameter hint: Text that says what is wrong with an empty list, or what to do about it.
    package static func words<Element: CaseIterable & Sendable>(
        _ name: String, from getter: @escaping Getter, makeWord: @escaping @Sendable (Element) -> String,
        help: String,
        ifEmpty hint: String = "every value would be rejected"
    ) -> Self where Value == [Element]? {
        let meanings = Element.allCases.map { (word: makeWord($0), value: $0) }
        return Self(
            optional: name, kind: .texts, words: meanings.map(\.word), from: getter, help: help,
            parse: { setting in
                if setting == .list([]) { throw InvalidSetting("“\(name)” is empty: \(hint)", at: name) }
                return try setting.asTexts?.map { try meaning(of: $0, among: meanings, at: name) }
            },
            format: { .list($0.map(makeWord)) })
    }
}

extension Set where Element: RawRepresentable<String> {
    /// The elements in alphabetical order of their raw values, the same order as in a configuration.
    package var inAlphabeticalOrder: [Element] { ordered { $0.rawValue < $1.rawValue } }
}

extension ListedOption where Value == Bool {
    /// Returns an option for the accepted scripts: `unicode` for `true`, or `ascii`.
    package static func repertoire(_ name: String, from getter: @escaping Getter) -> Self {
        word(name, from: getter, meanings: [("ascii", false), ("unicode", true)], help: "")
    }

    package static func flag(_ name: String, from getter: @escaping Getter, help: String) -> Self {
        Self(
            name, kind: .flag, from: getter, summary: { "\(help); \($0) if left out" }, parse: \.asFlag,
            format: { .flag($0) })
    }
}

// MARK: - Numbers

extension ListedOption where Value == Int {
    package static func integer(
        _ name: String, from getter: @escaping Getter, help: String, atLeast minimum: Int = .min,
        isRequired: Bool = false
    ) -> Self {
        Self(
            name, kind: .integer, isRequired: isRequired, from: getter, summary: { _ in help },
            parse: { try $0.integer(atLeast: minimum, forOption: name) }, format: { .int($0) })
    }

    /// Returns the option for the maximum input size, where 0 means no limit.
    package static func maximumBytes(_ getter: @escaping Getter) -> Self {
        Self(
            "maximumBytes", kind: .integer, from: getter,
            summary: { _ in "the maximum size of an input in UTF-8 bytes; 0 for no limit" },
            parse: { try $0.integer(atLeast: 0, forOption: "maximumBytes").map { $0 == 0 ? .max : $0 } },
            // A strategy that rejects every text can't be written, because 0 means no limit. Reading rejects -1.
            format: { .int($0 == 0 ? -1 : $0) })
    }
}

extension ListedOption where Value == Int? {
    package static func integer(
        _ name: String, from getter: @escaping Getter, help: String, atLeast minimum: Int = .min,
        ifLess explanation: String? = nil
    ) -> Self {
        Self(
            optional: name, kind: .integer, from: getter, help: help,
            parse: { try $0.integer(atLeast: minimum, forOption: name, ifLess: explanation) }, format: { .int($0) })
    }
}

extension ListedOption where Value == Set<Int> {
    package static func integers(_ name: String, from getter: @escaping Getter, of acceptedNumbers: [Int], help: String)
        -> Self
    {
        Self(
            name, kind: .integers, from: getter, summary: { _ in help },
            parse: { setting in
                guard let numbers = setting.asIntegers else { return nil }
                if !numbers.isEmpty, numbers.isSubset(of: acceptedNumbers) { return numbers }
                let list = acceptedNumbers.map { String($0) }.joined(separator: ", ")
                throw InvalidSetting("“\(name)” must be a list with at least one of \(list)", at: name)
            },
            format: { .integers($0) })
    }
}

extension ListedOption where Value == Set<Int>? {
    package static func integers(_ name: String, from getter: @escaping Getter, help: String) -> Self {
        Self(optional: name, kind: .integers, from: getter, help: help, parse: \.asIntegers, format: { .integers($0) })
    }
}

// MARK: - Limits

extension ListedOption {
    /// Returns options for an interval's limits, and for whether the limits belong to the interval.
    ///
    /// - Parameters:
    ///   - minimumSummary: The description of the minimum.
    ///   - maximumSummary: The description of the maximum.
    ///   - comparison: The words that an error uses for a minimum over the maximum, such as "greater than".
    ///   - expectedKind: What a limit has to be, or `nil` if every setting of the kind is a limit.
    package static func limits<Bound: Comparable & Sendable>(
        _ getter: @escaping Getter, kind: StrategyListing.Option.ValueKind,
        minimum minimumSummary: String = "the minimum",
        maximum maximumSummary: String = "the maximum", comparison: String = "greater than",
        expectedKind: String? = nil,
        parse: @escaping @Sendable (ValidationError.Value) throws -> Bound?,
        format: @escaping @Sendable (Bound) -> ValidationError.Value
    ) -> Self where Value == Interval<Bound> {
        @Sendable func edge(_ limit: String, in settings: Settings) throws -> Interval<Bound>.Edge {
            let isExcluded = try settings.value(of: limit + "Excluded", parse: \.asFlag) == true
            let bound = try settings.value(of: limit) { setting in
                let bound = try parse(setting)
                if bound == nil, let expectedKind {
                    throw InvalidSetting("“\(limit)” needs \(expectedKind)", at: limit)
                }
                return bound
            }
            if let bound { return isExcluded ? .excluded(bound) : .included(bound) }
            if isExcluded { throw InvalidSetting("the key “\(limit)” is missing", at: limit + "Excluded") }
            return .none
        }
        return Self(
            describeOptions: { _ in
                [
                    .init(name: "minimum", summary: minimumSummary, kind: kind),
                    .init(name: "maximum", summary: maximumSummary, kind: kind),
                ]
                    + ["minimum", "maximum"].map { limit in
                        let summary = "whether “\(limit)” itself is rejected; false if left out"
                        return .init(name: limit + "Excluded", summary: summary, kind: .flag)
                    }
            },
            readValue: { settings, _ in
                let interval = Interval(
                    lower: try edge("minimum", in: settings), upper: try edge("maximum", in: settings))
                try StrategyListing.checkLimits(
                    minimum: interval.lower.bound, maximum: interval.upper.bound, comparison: comparison)
                if interval.isEmpty {
                    throw InvalidSetting("no value is between the limits: every value would be rejected", at: "minimum")
                }
                return interval
            },
            writeValue: { interval, settings in
                settings[.minimum] = interval.lower.bound.map(format)
                settings[.maximum] = interval.upper.bound.map(format)
                settings[.minimumExcluded] = interval.lower.isExcluded ? true : nil
                settings[.maximumExcluded] = interval.upper.isExcluded ? true : nil
            },
            getValue: getter)
    }
}

extension ListedOption where Value == Interval<Int> {
    package static func limits(_ getter: @escaping Getter) -> Self {
        limits(getter, kind: .integer, parse: \.asInteger, format: { .int($0) })
    }
}

extension ListedOption where Value == Interval<Double> {
    package static func limits(_ getter: @escaping Getter) -> Self {
        limits(getter, kind: .number, parse: \.asNumber, format: { .double($0) })
    }
}

extension StrategyListing {
    package static func checkLimits<Bound: Comparable>(
        minimum: Bound?, maximum: Bound?, comparison: String = "greater than"
    ) throws {
        guard let minimum, let maximum, minimum > maximum else { return }
        throw InvalidSetting("“minimum” is \(comparison) “maximum”: every value would be rejected", at: "minimum")
    }

    /// Throws a mistake if a strategy with limits accepts no text at all.
    package static func checkAcceptsSomeText(
        _ strategy: InputValidator<String>, at option: String = "minimum",
        explanation: String = "no value is between the limits"
    ) throws {
        guard case .impossible = strategy.progress(of: "") else { return }
        throw InvalidSetting("\(explanation): every value would be rejected", at: option)
    }

    /// Throws a mistake if a minimum length is over the maximum size, because a character has at least one byte.
    package static func checkMinimum(_ minimum: Int, under maximumBytes: Int, at option: String = "minimum") throws {
        guard minimum > maximumBytes else { return }
        throw InvalidSetting(
            "“\(option)” is greater than the maximum size of \(maximumBytes) bytes: every value would be rejected",
            at: option)
    }
}
