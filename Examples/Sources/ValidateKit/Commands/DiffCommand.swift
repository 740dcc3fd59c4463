// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation
import InputValidationRules
import RuleComparison

/// `validate diff <old.json> <new.json>`: what changed between two rule files, column by column.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two rule files: which columns became stricter or looser, each with an example.",
        discussion: """
            A column is the same, looser (it accepts more), stricter (it accepts less) or different (both), with a \
            value that is accepted in one file only. What cannot be compared, such as two settings of a strategy \
            without a pattern, is named.

            Exit status: 0 if every value that was accepted still is, 1 if a column became stricter or different or \
            that cannot be told, 2 if a file could not be read.
            """)

    @Argument(
        help: "The rule file that was used so far.", completion: .file(extensions: ["json"]),
        transform: Hyphens.unshield)
    var old: String

    @Argument(
        help: "The rule file that replaces it.", completion: .file(extensions: ["json"]), transform: Hyphens.unshield)
    var new: String

    @Option(
        help: ArgumentHelp("The resource to compare, if the files are data packages.", valueName: "name"),
        transform: Hyphens.unshield)
    var resource: String?

    @Flag(help: "Print a JSON array with one object for each column.")
    var json = false

    func run() throws {
        let output = Output(descriptor: 1)
        let before = try RuleFile(old, resource: resource).onlyRules
        let changes = try RuleFile(new, resource: resource).onlyRules.changes(from: before)
        if json {
            var json = JSONText()
            json.array { json in for change in changes { change.write(to: &json) } }
            output.write(json.text + "\n")
        } else {
            for change in changes { output.write(Printable.text("\(change)") + "\n") }
        }
        try output.finish()
        if !changes.allSatisfy(\.isCompatible) { throw ExitCode.rejected }
    }
}

extension ColumnChange {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.member("column", column)
            json.member("verdict", relation.rawValue)
            for (key, example) in [("rejectedNow", rejectedNow), ("acceptedNow", acceptedNow)] {
                guard let example else { continue }
                json.member(key, json: example.value.map(JSONText.string) ?? "null")
            }
            if !notCompared.isEmpty { json.member("unknown", json: JSONText.list(notCompared)) }
        }
    }
}
