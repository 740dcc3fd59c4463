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
    /// in a column of Booleans, or a card number with and without spaces. Dates and times are compared as written. An
    /// exponent above 200,000,000 counts as 200,000,000, also after a minus sign.
    public func comparisonKey(for input: String?) -> String? {
        guard let input, !isMissing(input) else { return nil }
        switch type {
        case .integer, .number: return DecimalLiteral(describing: input)?.canonicalText ?? input
        case .boolean: return ColumnType.booleanTexts.prefix(4).contains(input) ? "true" : "false"
        case .string, .date, .time, .datetime: return validator.normalized(input) ?? input
        }
    }
}
