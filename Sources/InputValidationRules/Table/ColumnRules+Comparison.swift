// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension ColumnRules {
    /// Returns whether a value counts as missing in comparisons: `nil`, the empty text, or one of the
    /// ``missingValues``.
    public func isMissing(_ input: String?) -> Bool {
        guard let input, !input.isEmpty else { return true }
        return missingValues.contains { $0.utf8.elementsEqual(input.utf8) }
    }

    /// Returns the text that represents an accepted value in comparisons, or `nil` for a missing value.
    ///
    /// Two notations of one value have the same text, such as `1.50` and `1.5` in a column of numbers, `1` and `true`
    /// in a column of Booleans, or a card number with and without spaces. Dates and times with a `format` have their text
    /// in the default format, and other dates and times are compared as written. An exponent above 200,000,000 counts as
    /// 200,000,000, also after a minus sign.
    public func comparisonKey(for input: String?) -> String? {
        guard let input, !isMissing(input) else { return nil }
        switch type {
        case .integer, .number: return number(of: input)?.canonicalText ?? input
        case .boolean:
            return ((constraints.first as? InputParser<String, Bool>).flatMap { try? $0.parse(input) })
                .map { $0 ? "true" : "false" } ?? input
        case .date: return output(of: input, as: CalendarDate.self)
        case .time: return output(of: input, as: TimeOfDay.self)
        case .datetime: return output(of: input, as: Timestamp.self)
        case .year, .yearmonth, .duration, .list, .array, .object, .geopoint: return input
        case .string, .any: return validator.normalized(input) ?? input
        }
    }

    /// Returns an accepted value as its strategies keep it, in the default notation.
    ///
    /// A card number or an IBAN comes without spaces, a date or a time in another format in the format of RFC 3339, and a
    /// number with other separators, or with a unit, as a decimal number without a unit. A word for true or false in a
    /// column of Booleans comes as `true` or `false`. Everything else stays as it's written: other numbers, because
    /// `007` may be a name, and missing and rejected values.
    ///
    /// ```swift
    /// let file = """
    ///     { "fields": [
    ///       { "name": "day", "strategies": [
    ///         { "use": "date", "format": "dd.MM.yyyy" } ] } ] }
    ///     """
    /// let rules = try TableRules(json: file.utf8)
    /// rules.fields[0].keptText(of: "01.02.2026")  // "2026-02-01"
    /// ```
    ///
    /// - Complexity: The same as the strategies'.
    public func keptText(of input: String) -> String {
        guard !isMissing(input), validator.isValid(input) else { return input }
        if type != .string, type != .any, type != .integer, type != .number {
            return comparisonKey(for: input) ?? input
        }
        return strategiesInOrder.lazy.compactMap { Self.plainText(of: input, by: $0) }.first
            ?? validator.normalized(input) ?? input
    }

    /// Returns the text, in the default notation, of a date, a time, or a number that a strategy accepts in another
    /// notation, or `nil` for other strategies.
    private static func plainText(of input: String, by rule: InputValidator<String>) -> String? {
        if let parser = rule as? InputParser<String, CalendarDate> {
            return text(of: input, parser, unless: DateInputValidator())
        }
        if let parser = rule as? InputParser<String, Timestamp> {
            return text(of: input, parser, unless: DateTimeInputValidator(offset: .optional))
        }
        if let parser = rule as? InputParser<String, TimeOfDay> {
            return text(of: input, parser, unless: TimeInputValidator(offset: .optional))
        }
        if let numbers = rule as? any WrittenNumberStrategy {
            return input.utf8.first != UInt8(ascii: "+") && Double(input) != nil
                ? input : numbers.literal(of: input)?.plainText
        }
        switch rule.contents.kind {
        case .all(let rules, _): return rules.lazy.compactMap { plainText(of: input, by: $0) }.first
        case .any(let rules, _):
            return rules.first { $0.isValid(input) }.flatMap { plainText(of: input, by: $0) }
        case .customized(let inner, _), .decorated(let inner):
            return plainText(of: rule.normalized(input), by: inner)
        case .part(let part):
            switch part.kind {
            case .optional, .transformed:
                return part.textRule.flatMap { plainText(of: rule.normalized(input), by: $0) }
            default: return nil
            }
        case .nothing, .not, .when, .warning, .chained, .own: return nil
        }
    }

    private static func text<Output: CustomStringConvertible>(
        of input: String, _ parser: InputParser<String, Output>, unless standard: InputValidator<String>
    ) -> String? {
        standard.isValid(input) ? input : (try? parser.parse(input))?.description
    }

    /// Returns the number that a text means in the column's notation, or `nil`.
    func number(of input: String) -> DecimalLiteral? {
        (constraints.first as? any WrittenNumberStrategy).flatMap { $0.literal(of: input) }
    }

    /// Returns the text, in the default format, of a value that is written in another format, and any other text
    /// unchanged.
    private func output<Output: CustomStringConvertible>(of input: String, as type: Output.Type) -> String {
        guard notation.settings["format"] != nil, let parser = constraints.first as? InputParser<String, Output> else {
            return input
        }
        return (try? parser.parse(input).description) ?? input
    }
}

extension DecimalLiteral {
    /// The number without an exponent, or with an exponent if there would be over 30 zeros.
    fileprivate var plainText: String {
        let parts = canonicalText.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]), -30...30 ~= exponent else { return canonicalText }
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        let digits = parts[0].dropFirst(sign.utf8.count)
        guard exponent < 0 else { return sign + digits + String(repeating: "0", count: exponent) }
        let padded = String(repeating: "0", count: max(1 - exponent - digits.utf8.count, 0)) + digits
        return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
    }
}
