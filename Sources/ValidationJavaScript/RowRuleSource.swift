// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The functions for a row of a table, and the rules over several of its columns.
enum RowRuleSource {
    static func code(for table: TableRules, canWarn: Bool, _ builder: inout ModuleBuilder) -> String {
        recordKeys(of: table, &builder)
        var parts: [String] = []
        let rules = table.rules.filter { !$0.validator.canWarn }
        let advice = table.rules.filter(\.validator.canWarn)
        if !rules.isEmpty { parts.append(list("rowRules", of: rules, table, &builder)) }
        if !advice.isEmpty { parts.append(list("rowAdvice", of: advice, table, &builder)) }
        parts.append(rules.isEmpty ? validation : validationWithRules)
        if canWarn { parts.append(advice.isEmpty ? warnings : warningsWithRules) }
        return parts.joined(separator: "\n\n")
    }

    /// Records the rules about several rows, because a page has only one row.
    private static func recordKeys(of table: TableRules, _ builder: inout ModuleBuilder) {
        let reason = "it depends on other rows"
        for column in table.fields {
            if column.isUnique { builder.recordUndecided(rule: "unique", field: column.name, reason) }
            if column.shareLimits.missing != nil || column.shareLimits.warned != nil {
                builder.recordUndecided(rule: "shares of values", field: column.name, reason)
            }
        }
        let keys = [
            ("primaryKey", !table.primaryKey.isEmpty), ("uniqueKeys", !table.uniqueKeys.isEmpty),
            ("foreignKeys", !table.foreignKeys.isEmpty),
            ("number of rows", table.rowLimits.minimum != nil || table.rowLimits.maximum != nil),
        ]
        for (key, isPresent) in keys where isPresent { builder.recordUndecided(rule: key, field: "", reason) }
    }

    private static func list(
        _ name: String, of rules: [RowRule], _ table: TableRules, _ builder: inout ModuleBuilder
    ) -> String {
        let rules = rules.map { rule -> String in
            let columns = rule.columns.compactMap { name in table.fields.first { $0.name.utf8.elementsEqual(name.utf8) }
            }
            if rule.hasStrategies || columns.contains(where: \.hasNotation) {
                // The module compares only the types' default notations.
                builder.recordUndecided(
                    rule: rule.kindName, field: "",
                    rule.hasStrategies
                        ? "strategies for some rows aren't translated" : "columns with another notation are compared")
                let name = JavaScriptLiteral.text(rule.columns.last ?? "")
                return "  () => [{ field: \(name), answer: undecided }],"
            }
            let error = rule.error
            let texts = builder.ownTexts(for: error, ModuleBuilder.Place(field: ""))
            let members = columns.map { column in
                let name = JavaScriptLiteral.text(column.name)
                return "[\(name), \(JavaScriptLiteral.text(column.type.rawValue)), \(missing(column))]"
            }
            let values = rule.values.isEmpty ? "" : ", \(JavaScriptLiteral.texts(rule.values))"
            return
                "  rowRule('\(rule.kindName)', \(rule.allowsEqual), \(texts), \(JavaScriptLiteral.list(members))\(values)),"
        }
        return "const \(name) = [\n\(rules.joined(separator: "\n"))\n];"
    }

    private static let validationComment =
        "/** Returns the answers about a row, an object with a text or null for each field: those that are not null. */"

    private static let validation = """
        \(validationComment)
        export const validateRow = fieldAnswers;
        """

    private static let validationWithRules = """
        \(validationComment)
        export function validateRow(row, language) {
          const answers = fieldAnswers(row, language);
          return [...answers, ...rowRules.flatMap((rule) => rule(row, answers, language))];
        }
        """

    private static let warningsComment =
        "/** Returns the warnings about a row, first about fields, then of rules over several fields. */"

    private static let warnings = """
        \(warningsComment)
        export const rowWarnings = fieldWarnings;
        """

    private static let warningsWithRules = """
        \(warningsComment)
        export function rowWarnings(row, language) {
          const answers = fieldAnswers(row, language);
          return [...fieldWarnings(row, language), ...rowAdvice.flatMap((rule) => rule(row, answers, language))];
        }
        """

    private static func missing(_ column: ColumnRules) -> String {
        JavaScriptLiteral.texts([""] + column.missingValues.filter { !$0.isEmpty })
    }
}
