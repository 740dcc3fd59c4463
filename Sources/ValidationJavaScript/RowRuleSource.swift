// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The function that validates a row of a table, and the rules over several of its columns.
enum RowRuleSource {
    static func code(for table: TableRules, _ builder: inout ModuleBuilder) -> String {
        let rules = table.rules.map { rule -> String in
            let columns = rule.columns.compactMap { name in table.fields.first { $0.name.utf8.elementsEqual(name.utf8) }
            }
            if columns.contains(where: \.hasNotation) {
                // The module compares only the types' default notations.
                let name = JavaScriptLiteral.text(rule.columns.last ?? "")
                return "  () => [{ field: \(name), answer: undecided }],"
            }
            let error = rule.error
            let place = ModuleBuilder.Place(field: "", customize: { $0 })
            let texts = builder.ownTexts(for: error, place)
            let members = columns.map { column in
                let name = JavaScriptLiteral.text(column.name)
                return "[\(name), \(JavaScriptLiteral.text(column.type.rawValue)), \(missing(column))]"
            }
            return "  rowRule('\(rule.kindName)', \(rule.allowsEqual), \(texts), \(JavaScriptLiteral.list(members))),"
        }
        let list = "const rowRules = [\n\(rules.joined(separator: "\n"))\n];"
        let body = """
            /** Returns the answers about a row, an object with a text or null for each field: those that are not null. */
            export function validateRow(row, language) {
              const answers = Object.entries(fields)
                .map(([name, field]) => ({ field: name, answer: field.validate(row[name] ?? null, language) }))
                .filter(({ answer }) => answer);
              for (const rule of rowRules) answers.push(...rule(row, answers, language));
              return answers;
            }
            """
        let loop = "\n  for (const rule of rowRules) answers.push(...rule(row, answers, language));"
        return rules.isEmpty ? body.replacing(loop, with: "") : list + "\n\n" + body
    }

    private static func missing(_ column: ColumnRules) -> String {
        JavaScriptLiteral.texts([""] + column.missingValues.filter { !$0.isEmpty })
    }
}
