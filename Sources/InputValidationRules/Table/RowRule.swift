// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A rule over several columns of a table, such as "the start is before the end".
///
/// ```json
/// { "columns": ["start", "end"], "use": "ascending" }
/// ```
///
/// | `use` | Accepts |
/// |---|---|
/// | `equal` | the same value in all columns; two missing values are the same |
/// | `notEqual` | a different value in each column; missing values are not compared |
/// | `ascending` | a larger or later value in the second of two columns of type `integer`, `number`, `date`, `time`, `datetime`, `year`, or `yearmonth`, or the same value with `"orEqual": true`; a missing value is not compared |
/// | `atLeastOne` | a value in at least one of the columns |
/// | `requires` | a value in the second of two columns if the first column has a value, or if it has one of the texts in `values` |
/// | `excludes` | no value in the second of two columns if the first column has a value, or if it has one of the texts in `values` |
/// | `matches` | a value that the `strategies` accept in the second of two columns if the first column has a value, or if it has one of the texts in `values`; a missing value isn't validated |
public struct RowRule: Sendable {
    /// The names of the columns.
    ///
    /// There are at least two, and each is a field's name.
    public let columns: [String]

    /// The strategy for the columns' values, in the same order.
    ///
    /// Only pass it values that the columns' own rules accept. Its error has the last column's label.
    public let validator: InputValidator<[String?]>

    private let kind: Kind
    private let allowsEqualValues: Bool
    /// The values of the first column to which the rule applies, or an empty array for all values.
    package let values: [String]
    /// The strategies for the second column's value.
    private let strategies: [InputValidator<String>]
    private let severity: RuleSeverity
    /// The error for a row that breaks the rule.
    package let error: ValidationError

    init(_ draft: Draft, columns fields: [ColumnRules], at places: FieldPlaces) {
        columns = draft.columns
        kind = draft.kind
        allowsEqualValues = draft.allowsEqualValues
        let rules = draft.columns.compactMap { places[$0].map { fields[$0] } }
        severity = draft.severity
        values = draft.values
        strategies = draft.strategies
        let rule = RowInputValidator(
            draft.kind, allowsEqualValues: draft.allowsEqualValues, draft.values, draft.strategies, rules)
        error = rule.error
        validator = severity == .warning ? .warning(rule) : rule
    }

    /// What the rule requires.
    enum Kind: String, CaseIterable, Sendable {
        case equal, notEqual, ascending, atLeastOne, requires, excludes, matches

        /// Whether the rule is about the second of two columns.
        var hasOrder: Bool {
            switch self {
            case .equal, .notEqual, .atLeastOne: false
            case .ascending, .requires, .excludes, .matches: true
            }
        }

        /// Whether the rule can apply only to some values of the first column.
        var hasCondition: Bool { hasOrder && self != .ascending }
    }

    /// The rule in the file, before it's compared with the fields.
    struct Draft: Decodable {
        let columns: [String]
        let kind: Kind
        let allowsEqualValues: Bool
        let values: [String]
        let strategies: [InputValidator<String>]
        let severity: RuleSeverity
        private let object: StrategyArguments

        init(from decoder: any Decoder) throws {
            var object = StrategyArguments(try StrictRuleObject(decoder, called: "a rule"))
            columns = try object.require("columns")
            guard let kind = try object.readWord("use", as: Kind.self) else {
                throw object.error("a rule needs the key “use”")
            }
            self.kind = kind
            allowsEqualValues = kind == .ascending ? try object("orEqual") ?? false : false
            let values = kind.hasCondition ? try object("values", as: [String].self) : nil
            if values?.isEmpty == true {
                throw object.error("“values” is empty: the rule would apply to no row", at: "values")
            }
            self.values = values ?? []
            let strategies = kind == .matches ? try object("strategies", as: [StrategySpecification<String>].self) : []
            guard let strategies, strategies.isEmpty == (kind != .matches) else {
                throw object.error("“matches” needs “strategies” for the second column", at: "strategies")
            }
            self.strategies = try object.validators(strategies, at: "strategies")
            if self.strategies.contains(where: \.canWarn) {
                throw object.error(
                    "write \"severity\": \"warning\" beside “use”, so that the whole rule warns", at: "strategies")
            }
            severity = try object.readWord("severity", as: RuleSeverity.self) ?? .error
            try object.rejectUnknownKeys()
            self.object = object
        }

        /// Throws an error unless the rule applies to the fields.
        ///
        /// - Parameters:
        ///   - places: The fields' places by their names.
        ///   - isPresenceOptional: Whether a column without the constraint `required` may be empty.
        func checkApplicability(
            to fields: [ColumnRules.Draft], at places: FieldPlaces, isPresenceOptional: Bool
        ) throws {
            let indices = try places.indices(of: columns, under: "columns") { object.error($0, at: "columns") }
            let types = indices.map { fields[$0].type }
            guard columns.count == 2 || columns.count > 2 && !kind.hasOrder else {
                let count = kind.hasOrder ? "two columns" : "two or more columns"
                throw object.error("“\(kind.rawValue)” needs \(count)", at: "columns")
            }
            if kind == .requires,
                fields[indices[1]].presence == .required
                    || fields[indices[1]].presence == .unspecified && !isPresenceOptional
            {
                throw object.error(
                    """
                    “\(columns[1])” needs a value in each row already; write "required": false in its “constraints”
                    """, at: "columns")
            }
            if kind == .excludes, fields[indices[1]].presence == .required {
                throw object.error(
                    "“\(columns[1])” is required: a row to which the rule applies would always be rejected",
                    at: "columns")
            }
            guard kind != .ascending || types[0] == types[1] && RowInputValidator.orderedTypes.contains(types[0]) else {
                throw object.error(
                    """
                    “ascending” needs two columns of the same type: integer, number, date, time, datetime, year, or \
                    yearmonth; for numbers with a unit, use the type number with "bareNumber": false
                    """, at: "columns")
            }
            if let value = values.first(where: { !fields[indices[0]].accepts($0) }) {
                throw object.error("the column “\(columns[0])” never has the value “\(value)”", at: "values")
            }
            if kind == .equal || kind == .notEqual, Set(types).count > 1 {
                throw object.error("“\(kind.rawValue)” needs columns of the same type", at: "columns")
            }
        }
    }
}

extension RowRule: Encodable, Equatable {
    /// Encodes the rule as an element of a rule file's `rules`.
    ///
    /// - Throws: An `EncodingError.invalidValue` with the coding path of a strategy that a rule file can't express, or the
    ///   encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: StringCodingKey.self)
        try object.encode(columns, forKey: .init("columns"))
        try object.encode(kind.rawValue, forKey: .init("use"))
        if allowsEqualValues { try object.encode(true, forKey: .init("orEqual")) }
        if !values.isEmpty { try object.encode(values, forKey: .init("values")) }
        if !strategies.isEmpty {
            try object.encode(strategies.map { StrategySpecification($0) }, forKey: .init("strategies"))
        }
        if severity == .warning { try object.encode(severity.rawValue, forKey: .init("severity")) }
    }

    /// Returns whether two rules have the same requirement for the same columns.
    ///
    /// Names are compared by their bytes.
    public static func == (first: RowRule, second: RowRule) -> Bool {
        first.kind == second.kind && first.allowsEqualValues == second.allowsEqualValues
            && first.severity == second.severity && first.strategies == second.strategies
            && ExactEqualityComparator<[String]>()(first.values, second.values)
            && ExactEqualityComparator<[String]>()(first.columns, second.columns)
    }
}

extension RowRule: CustomStringConvertible {
    /// The rule on one line, such as `ascending(start, end)`.
    public var description: String {
        let settings =
            (allowsEqualValues ? ["orEqual: true"] : [])
            + (values.isEmpty ? [] : ["values: \(values.joined(separator: " "))"])
            + strategies.map(\.description)
            + (severity == .warning ? ["severity: warning"] : [])
        return "\(kind.rawValue)(\((columns + settings).joined(separator: ", ")))".printable
    }
}

/// The strategy for a rule over several columns.
final class RowInputValidator: InputValidator<[String?]>, @unchecked Sendable {
    /// The types with ordered values.
    static let orderedTypes: [ColumnType] = [.integer, .number, .date, .time, .datetime, .year, .yearmonth]

    private let kind: RowRule.Kind
    private let allowsEqualValues: Bool
    private let columns: [ColumnRules]
    /// The values of the first column to which the rule applies, as they're compared.
    private let conditionKeys: Set<[UInt8]>
    /// The strategy for the second column's value.
    private let strategy: InputValidator<String>
    fileprivate let error: ValidationError

    init(
        _ kind: RowRule.Kind, allowsEqualValues: Bool, _ values: [String], _ strategies: [InputValidator<String>],
        _ columns: [ColumnRules]
    ) {
        self.kind = kind
        self.allowsEqualValues = allowsEqualValues
        self.columns = columns
        strategy = strategies.count == 1 ? strategies[0] : .all(of: strategies)
        conditionKeys = Set(values.map { Array((columns.first?.comparisonKey(for: $0) ?? $0).utf8) })
        let first = columns.first?.label ?? ""
        let error =
            switch kind {
            case .equal: ValidationError(.fieldsDiffer, with: ["other": .text(first)])
            case .notEqual: ValidationError(.equalitySame)
            case .ascending:
                ValidationError(
                    .fieldsOrder,
                    with: ["other": .text(first), "order": .text(Self.order(of: columns, allowsEqualValues).rawValue)])
            case .atLeastOne: ValidationError(.fieldsAllEmpty, with: ["accepted": .list(columns.map(\.label))])
            case .requires, .matches: ValidationError(.inputEmpty)
            case .excludes: ValidationError(.fieldsExcluded, with: ["other": .text(first)])
            }
        self.error = kind == .atLeastOne ? error : error.labeled(columns.last?.label ?? "")
    }

    private static func order(of columns: [ColumnRules], _ allowsEqualValues: Bool) -> FieldOrder {
        switch columns.first?.type {
        case .integer, .number: allowsEqualValues ? .notSmaller : .larger
        default: allowsEqualValues ? .notEarlier : .later
        }
    }

    override func validate(_ input: [String?]) throws(ValidationError) {
        guard input.count == columns.count, isSatisfied(by: input) else { throw error }
        guard let text = matchedText(in: input) else { return }
        do throws(ValidationError) { try strategy.validate(text) } catch { throw error.labeled(columns[1].label) }
    }

    override func furtherErrors(for input: [String?]) -> [ValidationError] {
        guard input.count == columns.count, let text = matchedText(in: input) else { return [] }
        return strategy.furtherErrors(for: text).map { $0.labeled(columns[1].label) }
    }

    /// Returns the second column's value if the rule has strategies for it.
    private func matchedText(in input: [String?]) -> String? {
        guard kind == .matches, applies(to: columns[0].comparisonKey(for: input[0])), !columns[1].isMissing(input[1])
        else { return nil }
        return input[1]
    }

    /// Returns whether the rule applies to a row with a value in the first column.
    private func applies(to key: String?) -> Bool {
        guard let key else { return false }
        return conditionKeys.isEmpty || conditionKeys.contains(Array(key.utf8))
    }

    private func isSatisfied(by input: [String?]) -> Bool {
        let keys = zip(columns, input).map { $0.comparisonKey(for: $1) }
        switch kind {
        // Compared by bytes, so two encodings of "é" differ.
        case .equal: return Set(keys.map { $0.map { Array($0.utf8) } }).count == 1
        case .notEqual:
            let present = keys.compactMap { $0.map { Array($0.utf8) } }
            return Set(present).count == present.count
        case .ascending:
            guard let first = keys[0], let second = keys[1] else { return true }
            // Numbers are read from the input, because a key's exponent can exceed the parser's limit.
            let areNumbers = columns[0].type == .integer || columns[0].type == .number
            if areNumbers {
                guard let lower = columns[0].number(of: input[0] ?? ""),
                    let upper = columns[1].number(of: input[1] ?? "")
                else { return allowsEqualValues }
                return lower < upper || allowsEqualValues && lower == upper
            }
            return isLess(first, than: second) || allowsEqualValues && !isLess(second, than: first)
        case .atLeastOne: return keys.contains { $0 != nil }
        case .requires: return keys[1] != nil || !applies(to: keys[0])
        case .excludes: return keys[1] == nil || !applies(to: keys[0])
        case .matches: return true
        }
    }

    /// Returns whether a value is before another value.
    ///
    /// Unreadable values aren't ordered.
    private func isLess(_ first: String, than second: String) -> Bool {
        switch columns[0].type {
        case .datetime, .time:
            func value(_ text: String) -> OrderedValue? {
                OrderedValue(text, of: columns[0].type, by: Self.parser(of: columns[0].type))
            }
            guard let one = value(first), let two = value(second) else { return false }
            return one < two
        default: return first.utf8.lexicographicallyPrecedes(second.utf8)
        }
    }

    private static func parser(of type: ColumnType) -> InputValidator<String> {
        type == .time ? timeParser : dateTimeParser
    }

    private static let timeParser = TimeInputValidator(offset: .optional)
    private static let dateTimeParser = DateTimeInputValidator(offset: .optional)

    override var profile: StrategyProfile {
        StrategyProfile(isSensitive: strategy.isSensitive || columns.contains { $0.validator.isSensitive })
    }
}

extension RowRule {
    /// The word for the rule in a rule file.
    package var kindName: String { kind.rawValue }
    /// Whether the rule has strategies for the second column's value.
    package var hasStrategies: Bool { !strategies.isEmpty }
    /// Whether equal values count as being in order.
    package var allowsEqual: Bool { allowsEqualValues }
}
