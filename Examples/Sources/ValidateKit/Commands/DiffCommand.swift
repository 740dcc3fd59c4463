// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation

/// `validate diff <old.json> <new.json>`: what changed between two rule files, column by column.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two rule files: which columns became stricter or looser, each with an example.",
        discussion: """
            A column is the same, looser (it accepts more), stricter (it accepts less) or different (both), with a value \
            that is accepted in one file only. What cannot be compared, such as two settings of a strategy without a \
            pattern, is named.

            Exit status: 0 if every value that was accepted still is, 1 if a column became stricter or different or \
            that cannot be told, 2 if a file could not be read.
            """)

    @Argument(help: "The rule file that was used so far.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The rule file that replaces it.", completion: .file(extensions: ["json"]))
    var new: String

    @Flag(help: "Print a JSON array with one object for each column.")
    var json = false

    func run() throws {
        let output = Output(descriptor: 1)
        let (old, new) = (try RuleFile(old), try RuleFile(new))
        let changes =
            Change.all(from: try ColumnSpecification.columns(of: old), to: try ColumnSpecification.columns(of: new))
            + Change.betweenRows(from: old, to: new)
        if json {
            var json = JSONText()
            json.array { json in for change in changes { change.write(to: &json) } }
            output.write(json.text + "\n")
        } else {
            for change in changes { output.write(change.line + "\n") }
        }
        try output.finish()
        if !changes.allSatisfy(\.isCompatible) { throw ExitCode.rejected }
    }
}

/// How one column changed.
struct Change {
    let column: String
    let verdict: String
    let isCompatible: Bool
    /// A value that was accepted and is rejected now, and one that was rejected and is accepted now.
    var lost: Example?
    var gained: Example?
    var unknown: [String] = []

    /// A value; nil for a missing one.
    struct Example {
        let value: String?
    }

    /// Compares the columns of both files, in the order of the new file; those that are gone come last.
    static func all(from old: [ColumnSpecification], to new: [ColumnSpecification]) -> [Change] {
        let changes = new.map { column in
            guard let before = old.first(where: { $0.name.utf8.elementsEqual(column.name.utf8) }) else {
                return Change(added: column)
            }
            return Change(column.name, ColumnComparison(old: before, new: column))
        }
        let gone = old.filter { column in !new.contains { $0.name.utf8.elementsEqual(column.name.utf8) } }
        return changes + gone.map { Change(column: $0.name, verdict: "looser", isCompatible: true) }
    }

    /// Compares what the files say about several rows or columns: unique columns, primary keys, and rules.
    static func betweenRows(from old: RuleFile, to new: RuleFile) -> [Change] {
        let (before, now) = (comparisons(old), comparisons(new))
        return now.filter { !before.contains($0) }.map { Change(column: $0, verdict: "stricter", isCompatible: false) }
            + before.filter { !now.contains($0) }.map { Change(column: $0, verdict: "looser", isCompatible: true) }
    }

    /// What a file compares, as texts that are equal for the same comparison.
    private static func comparisons(_ file: RuleFile) -> [String] {
        var found = file.rules.fields.filter(\.isUnique).map { "\($0.name) (unique)" }
        let key = file.rules.primaryKey
        if !key.isEmpty { found.append("\(key.sorted().joined(separator: ", ")) (primary key)") }
        let json = try? JSONSerialization.jsonObject(with: file.data) as? [String: Any]
        for rule in json?["rules"] as? [[String: Any]] ?? [] {
            let rule = RuleSpecification(json: rule)
            found.append("\(rule?.text ?? "?") (rule)")
        }
        return found
    }

    private init(column: String, verdict: String, isCompatible: Bool) {
        self.column = column
        self.verdict = verdict
        self.isCompatible = isCompatible
    }

    /// A column without rules accepted everything.
    private init(added column: ColumnSpecification) {
        self.init(column: column.name, verdict: "stricter", isCompatible: false)
        lost = [nil, "", " ", "a", "0", "-"].first { !column.accepts($0) }.map { Example(value: $0) }
    }

    private init(_ column: String, _ comparison: ColumnComparison) {
        self.init(column: column, verdict: comparison.verdict, isCompatible: comparison.isCompatible)
        if case .no(let example) = comparison.kept { lost = Example(value: example) }
        if case .no(let example) = comparison.added { gained = Example(value: example) }
        unknown = comparison.unknown
    }

    var line: String {
        var parts: [String] = []
        if let lost { parts.append("\(Self.shown(lost)) is rejected now") }
        if let gained { parts.append("\(Self.shown(gained)) is accepted now") }
        if !unknown.isEmpty {
            parts.append("cannot compare \(unknown.map { Printable.text($0, prefix: 120) }.list("and"))")
        }
        let details = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
        return "\(Printable.text(column)): \(verdict)\(details)"
    }

    private static func shown(_ example: Example) -> String {
        guard let value = example.value else { return "a missing value" }
        return value.isEmpty ? "an empty value" : "“\(Printable.text(value, prefix: 80))”"
    }

    func write(to json: inout JSONText) {
        json.object { json in
            json.member("column", column)
            json.member("verdict", verdict)
            for (key, example) in [("rejectedNow", lost), ("acceptedNow", gained)] {
                guard let example else { continue }
                json.member(key, json: example.value.map(JSONText.string) ?? "null")
            }
            if !unknown.isEmpty { json.member("unknown", json: JSONText.list(unknown)) }
        }
    }
}
