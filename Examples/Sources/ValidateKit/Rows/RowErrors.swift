// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Errors in a row instead of a value.
///
/// They belong to this program and have their own domain.
enum RowErrors {
    static let domain: InputValidation.ValidationError.Domain = "ValidateErrorDomain"

    /// All errors in the order of their codes, with the placeholders in their messages.
    static let all: [InputValidation.ValidationError] =
        [
            cells(expected: 0, seen: 0), nested, repeated, halfPair, repeated(false, first: 0, line: 0),
            repeated(true, first: 0, line: 0),
            keyMissing, tooManyKeys(0), notListed(0), notFound(in: ""), rows(0, minimum: 1, maximum: nil),
            rows(1, minimum: nil, maximum: 0), share(1, of: 1, missing: true, maximum: 0),
            share(1, of: 1, missing: false, maximum: 0),
        ].compactMap(\.self)

    /// What somebody can do about an error, by its name.
    static let advice = [
        "row.cells":
            "Quote a cell that contains the delimiter, and look for a wrong --delimiter or a line that is no row (--skip).",
        "value.nested": "Name a key inside of the object, such as /user/email.",
        "value.repeated": "Write each key once in an object.",
        "value.halfPair": "Write the character itself, or both escapes.",
        "unique.repeated": "Change the value, or remove the constraint “unique” of the column in the rule file.",
        "primaryKey.repeated": "Change the value, or name more columns in the rule file's “primaryKey”.",
        "primaryKey.missing": "Add a value in a column of the rule file's “primaryKey”.",
        "key.limit": "Validate parts of the file with --part, and add them up with validate sum, or raise --max-keys.",
        "problems.notListed": "Raise --max-errors of the report.",
        "foreignKey.missing": "Add the value where the rule file's “foreignKeys” look it up, or correct it.",
        "rows.tooFew": "Look whether the file is complete, or change the rule file's “minimumRows”.",
        "rows.tooMany": "Look whether rows are in the file twice, or change the rule file's “maximumRows”.",
        "share.missing": "Add values, or change the constraint “maximumMissingShare”.",
        "share.warned": "Correct what the warnings are about, or change the constraint “maximumWarnedShare”.",
    ]

    /// Returns the error for a row with more or fewer cells than the header.
    static func cells(expected: Int, seen: Int) -> InputValidation.ValidationError {
        InputValidation.ValidationError(
            1, domain: domain, name: "row.cells",
            message: "The row must have as many cells as the header: {expected}, not {seen}",
            parameters: ["expected": .int(expected), "seen": .int(seen)])
    }

    /// An object or array where a plain value belongs.
    static let nested = InputValidation.ValidationError(
        2, domain: domain, name: "value.nested",
        message: "{label} must be a plain value, not an object or a list")

    /// A key that occurs twice in an object.
    static let repeated = InputValidation.ValidationError(
        3, domain: domain, name: "value.repeated", message: "{label} must be in the row only once")

    /// An escape that represents half a character.
    static let halfPair = InputValidation.ValidationError(
        4, domain: domain, name: "value.halfPair",
        message: "{label} must not hold one half of a surrogate pair")

    /// Returns the error for a unique column or primary key that repeats an earlier row's value.
    ///
    /// - Parameters:
    ///   - first: The number of the row.
    ///   - line: The row's line, or `nil` if there are too many lines to keep.
    static func repeated(_ isPrimary: Bool, first: Int, line: Int? = nil) -> InputValidation.ValidationError {
        let place = line == nil ? "row {first}" : "line {firstLine}"
        return InputValidation.ValidationError(
            isPrimary ? 6 : 5, domain: domain, name: isPrimary ? "primaryKey.repeated" : "unique.repeated",
            message: isPrimary
                ? "{label} must be different in each row, as the primary key: \(place) has the same"
                : "{label} must be different in each row: \(place) has the same",
            parameters: line.map { ["first": .int(first), "firstLine": .int($0)] } ?? ["first": .int(first)])
    }

    /// Returns the error for problems that were counted but aren't in the report.
    static func notListed(_ count: Int) -> InputValidation.ValidationError {
        InputValidation.ValidationError(
            9, domain: domain, name: "problems.notListed",
            message: "The report does not list all problems: there are {count} more",
            parameters: ["count": .int(count)])
    }

    /// Returns the error for a value that isn't where a foreign key looks it up.
    static func notFound(in place: String) -> InputValidation.ValidationError {
        InputValidation.ValidationError(
            10, domain: domain, name: "foreignKey.missing", message: "{label} must be in {place}",
            parameters: ["place": .text(place)])
    }

    /// Returns the error for a file with fewer or more rows than the rules require.
    static func rows(
        _ count: Int, minimum: Int?, maximum: Int?
    ) -> InputValidation.ValidationError? {
        if let minimum, count < minimum {
            return InputValidation.ValidationError(
                11, domain: domain, name: "rows.tooFew",
                message: "The file must have {minimum} rows or more, not {rows}",
                parameters: ["minimum": .int(minimum), "rows": .int(count)])
        }
        guard let maximum, count > maximum else { return nil }
        return InputValidation.ValidationError(
            12, domain: domain, name: "rows.tooMany", message: "The file must have {maximum} rows or fewer, not {rows}",
            parameters: ["maximum": .int(maximum), "rows": .int(count)])
    }

    /// Returns the error for a column in which too many values are missing, or have a warning.
    static func share(
        _ count: Int, of rows: Int, missing: Bool, maximum: Double, in lines: String = "line 0"
    ) -> InputValidation.ValidationError? {
        guard Double(count) > maximum * Double(rows) else { return nil }
        return InputValidation.ValidationError(
            missing ? 13 : 14, domain: domain, name: missing ? "share.missing" : "share.warned",
            message: missing
                ? "{label} must be missing in {maximum} % of the rows or fewer, not in {count} of {rows}: {lines}"
                : "{label} must have a warning in {maximum} % of the rows or fewer, not in {count} of {rows}: {lines}",
            parameters: [
                "maximum": .text(percent(maximum)), "count": .int(count), "rows": .int(rows), "lines": .text(lines),
            ])
    }

    /// Returns a share in percent, such as `1` or `0.5`.
    private static func percent(_ share: Double) -> String {
        // The product has digits that the share hasn't, as in 0.07 × 100.
        let text = "\((share * 1_000_000).rounded() / 10_000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A primary key without a value in any column.
    static let keyMissing = InputValidation.ValidationError(
        7, domain: domain, name: "primaryKey.missing",
        message: "{label} must not be empty, because the primary key identifies the row")

    /// Returns the error for more values in unique columns and primary keys than the program keeps.
    static func tooManyKeys(_ maximum: Int) -> InputValidation.ValidationError {
        InputValidation.ValidationError(
            8, domain: domain, name: "key.limit",
            message: """
                there are over {maximum} different values in unique columns and the primary key; use --part and \
                validate sum, or a larger --max-keys
                """,
            parameters: ["maximum": .int(maximum)])
    }
}
