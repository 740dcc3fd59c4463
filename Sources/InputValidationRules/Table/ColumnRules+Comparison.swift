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

    /// Returns the number that a text means in the column's notation, or `nil`.
    func number(of input: String) -> DecimalLiteral? {
        (constraints.first as? any WrittenNumberStrategy).flatMap { $0.literal(of: input) }
    }

    /// Returns a value that is written in a format as its text in the default format, and any other text unchanged.
    private func output<Output: CustomStringConvertible>(of input: String, as type: Output.Type) -> String {
        guard notation.settings["format"] != nil, let parser = constraints.first as? InputParser<String, Output> else {
            return input
        }
        return (try? parser.parse(input).description) ?? input
    }
}
