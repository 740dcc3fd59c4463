// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import RuleComparison
import Testing

@Suite("ComparableColumn")
struct ComparableColumnTests {
    private static func column(_ members: String) throws -> ComparableColumn {
        let table = try TableRules(json: #"{"fields": [{"name": "c", \#(members)}]}"#.utf8)
        return ComparableColumn(try #require(table["c"]))
    }

    @Test("has its rules in the order in which they validate")
    func rules() throws {
        let column = try Self.column(#""strategies": ["alpha"], "constraints": {"required": true, "maxLength": 3}"#)
        #expect(column.name == "c" && column.rules.map(\.name) == ["count", "alpha"])
        #expect(try Self.column(#""constraints": {"required": true}"#).rules.map(\.name) == ["required"])
        #expect(try Self.column(#""constraints": {"required": false}"#).rules.isEmpty)
    }

    @Test(
        "has rules that are implied by others that accept nothing else",
        arguments: [
            (#""strategies": ["numeric"]"#, #""strategies": ["alphanumeric"]"#, true),
            (#""strategies": ["alphanumeric"]"#, #""strategies": ["numeric"]"#, false),
            (
                #""strategies": ["alphanumeric", {"use": "pattern", "pattern": "[0-9a]*"}]"#,
                #""constraints": {"pattern": "[a0-9]+"}"#, true
            ),
            (#""strategies": ["alpha", "numeric"]"#, #""strategies": ["slug"]"#, true),
            (
                #""strategies": ["alpha"], "constraints": {"maxLength": 3}"#,
                #""constraints": {"pattern": "[A-Za-z]{1,3}"}"#, true
            ),
        ])
    func implication(first: String, second: String, isImplied: Bool) throws {
        let rules = try Self.column(first).rules
        #expect(try Self.column(second).rules.allSatisfy { $0.isImplied(by: rules) } == isImplied)
    }
}
