// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A rule file that was written from data.
struct InferredFile {
    /// The file's content.
    private(set) var text = ""
    /// What the data has that no rule can accept, or that a person should know.
    private(set) var notes: [String] = []
    /// What a person should know besides the notes, which the file's fields say themselves.
    private(set) var exceptions: String?
    /// What the rows say about several columns.
    private(set) var hints: [String] = []

    /// - Parameters:
    ///   - isStrict: Whether columns have the rules that nearly all values fit.
    ///   - recognized: The options for reading that were recognized.
    /// - Throws: `Mistake` if no column can have rules.
    init(_ table: TableProfile, isStrict: Bool = false, recognized: [String] = []) throws(Mistake) {
        var fields: [InferredField] = []
        let countries = CountryEvidence(table.columns)
        for column in table.columns where !(column.hasObjects && column.count == 0 && column.unreadable == nil) {
            let title = "the column “\(Printable.text(column.name, prefix: 80))”"
            if let (line, isNested) = column.unreadable {
                let reason = isNested ? "has lists" : "has a repeated key, or half a character"
                notes.append("\(title) is left out: it \(reason), first in line \(line)")
            } else if column.hasObjects {
                notes.append("\(title) is left out: it has objects and other values")
            } else if table.repeatedNames.contains(column.name) {
                let note = "\(title) is left out: several columns have the name"
                if !notes.contains(note) { notes.append(note) }
            } else {
                fields.append(InferredField(column, rows: table.rows, isStrict: isStrict, countries))
            }
        }
        if table.irregular.count > 0 {
            notes.append(
                """
                \(count(table.irregular.count, "row")) \(table.irregular.count == 1 ? "has" : "have") another number \
                of cells than the header, first in line \(table.irregular.line); validate rows rejects such rows
                """)
        }
        if table.emptyLines.count > 0 { notes.append(table.emptyLines.emptyRowsText) }
        guard !fields.isEmpty else { throw Mistake("no column can have rules" + notes.map { "; \($0)" }.joined()) }
        let relations = table.rules(fields)
        let rules = relations.filter { isStrict || $0.exceptions.count == 0 }
        for relation in relations {
            let odd = relation.exceptions
            guard odd.count > 0 else {
                hints.append("\(relation.text): a rule requires it, which is a guess")
                continue
            }
            let advice = isStrict ? "which the rule rejects" : "so no rule requires it; --strict writes the rule"
            hints.append("\(relation.text), except in \(odd.text), \(advice)")
        }
        let columns = fields.filter { !$0.exceptions.isEmpty }.map { field in
            "“\(Printable.text(field.name, prefix: 80))” (\(field.exceptions.map(\.text).joined(separator: "; ")))"
        }
        if !columns.isEmpty {
            let more = columns.count > 10 ? " and more" : ""
            let advice = isStrict ? "reject" : "accept"
            let hint = isStrict ? "" : "; the descriptions say how to reject other values, and --strict does"
            exceptions = """
                \(count(columns.count, "column")) \(columns.count == 1 ? "has" : "have") a few other values, which the \
                rules \(advice): \(columns.prefix(10).joined(separator: ", "))\(more)\(hint)
                """
        }
        let introduction =
            "Written by validate infer from \(count(table.rows, "row"))"
            + (recognized.isEmpty ? "" : ", read with \(recognized.joined(separator: " "))")
            + ". Each description says why a column has its "
            + "rules. Change what is too narrow for other rows."
        let description = ([introduction] + (notes + hints).map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
            .joined(separator: " ")
        text = "{\n  \"description\": \(JSONText.string(description)),\n  \"fields\": [\n"
        text += fields.map { Self.text(of: $0) }.joined(separator: ",\n")
        text += "\n  ]"
        if !rules.isEmpty {
            text += ",\n  \"rules\": [\n"
            text += rules.map { "    \(Self.spaced($0.json))" }.joined(separator: ",\n") + "\n  ]"
        }
        text += "\n}\n"
    }

    private static func text(of field: InferredField) -> String {
        var members: [RuleCandidate.Member] = [
            ("name", JSONText.string(field.name)),
            ("description", JSONText.string(field.reasons.joined(separator: " "))),
        ]
        // The strategies are last, as people write them.
        members += field.members.filter { $0.key != "strategies" }
        let constraints = field.constraints.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",")
        members.append(("constraints", "{\(constraints)}"))
        members += field.members.filter { $0.key == "strategies" }
        return "    {\n" + members.map { "      \"\($0.key)\": \(Self.spaced($0.json))" }.joined(separator: ",\n")
            + "\n    }"
    }

    /// Returns JSON with a space after each comma and colon, and inside braces.
    private static func spaced(_ json: String) -> String {
        var text = ""
        var isInString = false
        var isEscaped = false
        for scalar in json.unicodeScalars {
            let isEnd = scalar == "}" && !isInString
            if isEnd { text += " " }
            text.unicodeScalars.append(scalar)
            if scalar == "\"", !isEscaped { isInString.toggle() }
            isEscaped = scalar == "\\" && !isEscaped
            if !isInString, scalar == "," || scalar == ":" || scalar == "{" { text += " " }
        }
        return text
    }
}
