// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A column's rules, and the position of its cell in a record.
///
/// It's a class because every row goes through the columns. Copying a structure would count its references each time.
final class ColumnRule {
    /// The cell's index in the record.
    ///
    /// For a missing column, it's beyond every record.
    let cell: Int
    /// The column's number in reports, from 1.
    let number: Int
    /// The column's index among the columns with rules, in the order of their problems.
    var index = 0
    let field: String
    let label: String
    let validator: InputValidator<String?>
    /// Whether the validator has rules that only warn.
    let canWarn: Bool
    /// A closure that returns whether the validator accepts a text, given as UTF-8, without making a `String`.
    let isValid: (Span<UInt8>) -> Bool
    let shownValue: ShownValue
    /// The name in the rule file.
    let name: String
    /// Whether the rule identifies the column by its number.
    let isNumbered: Bool
    let isUnique: Bool
    /// The largest accepted shares of missing values and of warnings.
    let shareLimits: (missing: Double?, warned: Double?)
    /// Whether missing values and warnings are counted.
    let isCounted: Bool
    /// A closure that returns whether a value is missing.
    let isMissing: (String?) -> Bool
    /// A closure that returns the text that represents a value in comparisons, or `nil` for a missing value.
    let comparisonKey: (String?) -> String?
    /// A closure that returns an accepted value as the strategies keep it, such as a card number without spaces.
    let normalized: (String) -> String
    /// Whether the current row's value is rejected.
    var isRejected = false
    /// The number of empty or absent cells so far that the validator accepts.
    var emptyCells = 0
    /// The different values so far, if the report has their number.
    var distinct: DistinctValues?

    init(_ rules: ColumnRules, cell: Int, number: Int, field: String? = nil) {
        self.cell = cell
        self.number = number
        self.field = field ?? rules.name
        name = rules.name
        isNumbered = Int(rules.name) == number
        isUnique = rules.isUnique
        shareLimits = rules.shareLimits
        isCounted = rules.hasShareLimits
        isMissing = rules.isMissing
        comparisonKey = rules.comparisonKey
        normalized = rules.keptText
        label = rules.label
        validator = rules.validator
        canWarn = validator.canWarn
        isValid = rules.isValid(utf8:)
        shownValue = ShownValue(validator)
    }

    /// Returns the columns' positions in a table with a header, and the names of optional columns that are missing.
    static func find(
        _ fields: [RowRules.Field], in header: [String], _ delimiter: UInt8, ignoresCase: Bool = false
    ) throws(Mistake) -> (columns: [ColumnRule], missing: [String]) {
        var columns: [ColumnRule] = []
        var missing: [String] = []
        for field in fields {
            let name = field.rules.name
            let places = header.indices.filter {
                header[$0].utf8.elementsEqual(name.utf8) || ignoresCase && header[$0].lowercased() == name.lowercased()
            }
            if places.count > 1 { throw Mistake("two columns are called “\(name)”: which one is meant?") }
            if let place = places.first {
                columns.append(ColumnRule(field.rules, cell: place, number: place + 1))
            } else if field.mayBeNumber, let number = Int(name), header.indices.contains(number - 1) {
                columns.append(
                    ColumnRule(field.rules, cell: number - 1, number: number, field: header[number - 1]))
            } else if field.rules.isRequired {
                throw Mistake("there is no column “\(name)”\(hint(for: field, in: header, delimiter))")
            } else {
                missing.append(name)
            }
        }
        guard !columns.isEmpty else {
            throw Mistake("there is no column with rules\(hint(for: fields[0], in: header, delimiter))")
        }
        return (columns, missing)
    }

    /// Returns whether a first line looks like a row: a cell is an email address or has only digits and their signs.
    ///
    /// A year can be a column's name, so this only triggers a hint.
    static func looksLikeRow(_ header: [String]) -> Bool {
        header.contains { cell in
            cell.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
                && cell.utf8.allSatisfy { $0 < 0x40 && $0 > 0x20 || $0 == 0x20 }
                || InputValidator.email.isValid(cell)
        }
    }

    /// Returns what the file has instead of a column: the nearest name, all names, or another delimiter.
    private static func hint(for field: RowRules.Field, in header: [String], _ delimiter: UInt8) -> String {
        let name = field.rules.name
        func trimmed(_ name: String) -> String { name.trimmingCharacters(in: .whitespaces) }
        if header.contains(where: { trimmed($0) == name }) {
            return "; there is “\(name)” with blanks around it: give --trim"
        }
        if let other = header.first(where: { trimmed($0).lowercased() == name.lowercased() }) {
            let trim = trimmed(other) == other ? "" : " and --trim"
            return "; there is “\(trimmed(other))”: give --ignore-case\(trim)"
        }
        if let near = SpellingCorrection.nearest(to: name, in: header) { return "; did you mean “\(near)”?" }
        let shown = header.prefix(12).map { "“\(Printable.text($0, prefix: 80))”" }.joined(
            separator: ", ")
        let rest = header.count > 12 ? " and \(header.count - 12) more" : ""
        var text = "; \(header.count == 1 ? "the only column is" : "the columns are") \(shown)\(rest)"
        // A header that wasn't split contains its actual delimiter.
        let signs = [(";", "';'"), ("\t", "tab"), ("|", "'|'"), (",", "','")]
        if header.count == 1,
            let other = signs.first(where: { header[0].contains($0.0) && $0.0.utf8.first != delimiter })
        {
            text += "; for another delimiter give --delimiter \(other.1)"
        } else if looksLikeRow(header) {
            text += "; if the first line is a row, give --no-header, with which "
            text += field.mayBeNumber ? "a column has a number" : "the rules are in the order of the columns"
        }
        return text
    }

    /// Returns the columns' positions in a table without a header: by number, or in the rule file's order.
    static func number(_ fields: [RowRules.Field]) throws(Mistake) -> [ColumnRule] {
        var columns: [ColumnRule] = []
        for (index, field) in fields.enumerated() {
            guard field.mayBeNumber else {
                columns.append(ColumnRule(field.rules, cell: index, number: index + 1))
                continue
            }
            guard let number = Int(field.rules.name), number > 0 else {
                throw Mistake("with --no-header a column has a number, not the name “\(field.rules.name)”")
            }
            columns.append(ColumnRule(field.rules, cell: number - 1, number: number))
        }
        return columns
    }
}
