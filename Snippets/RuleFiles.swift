// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.line
import InputValidation
import InputValidationRules

let file = """
    { "fields": [
      { "name": "member", "title": "Member number",
        "strategies": [
          { "use": "pattern", "pattern": "M[0-9]{4}" } ] },
      { "name": "email", "title": "Email",
        "strategies": ["email"] },
      { "name": "age", "title": "Age", "type": "integer",
        "constraints": { "minimum": 18, "required": false } } ] }
    """
let rules = try TableRules(json: file.utf8)

let line = "M12,ada.example.com,17"
let cells = line.split(
    separator: ",", omittingEmptySubsequences: false)
for (column, cell) in zip(rules.fields, cells) {
    for error in column.validator.errors(for: String(cell)) {
        print(error.reason)
    }
}
// Member number is incomplete: add something like “34” at the end
// Email must include an @ sign, like name@example.com
// Age must be 18 or more
// snippet.end

// swift-format-ignore
// snippet.load
import Foundation

func readRules(at path: String) throws -> TableRules {
    try TableRules(json: Data(contentsOf: URL(filePath: path)))
}
// snippet.end

// snippet.typo
let typo = file.replacing("[\"email\"]", with: "[\"emial\"]")
do { _ = try TableRules(json: typo.utf8) } catch {
    print(error.line ?? 0, error.column ?? 0, error.reason)
}
// 6 20 there is no strategy “emial”; did you mean “email”?
// snippet.end

// snippet.row
let trips = try TableRules(
    json: """
        { "fields": [
          { "name": "start", "type": "date", "title": "First day" },
          { "name": "end", "type": "date", "title": "Last day" } ],
          "rules": [
          { "columns": ["start", "end"], "use": "ascending" } ] }
        """.utf8)
let errors = trips.rules[0].validator.errors(
    for: ["2026-05-02", "2026-05-01"])
print(errors.map(\.reason))
// ["Last day must come after First day"]
// snippet.end
