// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import RuleComparison
import Testing

@Suite("A change of a column")
struct ColumnComparisonTests {
    private static func table(_ fields: String) throws -> TableRules {
        try TableRules(json: #"{"fields": [\#(fields)]}"#.utf8)
    }

    private static let long = String(repeating: "a", count: 81)
    /// A 160-byte value, which is shown in full.
    private static let accents = String(repeating: "é", count: 80)

    static let changes: [(old: String, new: String, text: String)] = [
        (#""type": "date""#, #""type": "date""#, "c: same"),
        (#""type": "integer""#, #""strategies": ["integer"]"#, "c: same"),
        (
            #""constraints": {"pattern": "[a-z]{2,4}"}"#, #""constraints": {"pattern": "[a-z0-9]{3}"}"#,
            "c: different: “aa” is rejected now; “aa0” is accepted now"
        ),
        (
            #""strategies": ["numeric"]"#, #""strategies": ["alphanumeric"]"#, "c: looser: “a” is accepted now"
        ),
        (
            #""constraints": {"required": false}"#, #""constraints": {"required": true}"#,
            "c: stricter: a missing value is rejected now"
        ),
        (
            #""constraints": {"required": true}"#, #""constraints": {"required": true}, "missingValues": ["n/a"]"#,
            "c: stricter: “n/a” is rejected now"
        ),
        (
            #""constraints": {"required": true}, "missingValues": ["n/a"]"#, #""constraints": {"required": true}"#,
            "c: looser: “n/a” is accepted now"
        ),
        (#""format": "email""#, #""strategies": [{"use": "message", "text": "x", "rule": "email"}]"#, "c: same"),
        (
            #""constraints": {"enum": ["S", "M"]}"#, #""constraints": {"enum": ["M"]}"#,
            "c: stricter: “S” is rejected now"
        ),
        (
            #""strategies": [{"use": "sensitive", "rule": {"use": "oneOf", "values": ["hunter2", "x"]}}]"#,
            #""strategies": [{"use": "sensitive", "rule": {"use": "oneOf", "values": ["x"]}}]"#, "c: stricter"
        ),
        (
            #""strategies": [{"use": "sensitive", "rule": {"use": "oneOf", "values": ["hunter2", "x"]}}]"#,
            #""strategies": [{"use": "oneOf", "values": ["x"]}]"#, "c: stricter"
        ),
        (
            #""strategies": [{"use": "oneOf", "values": ["x"]}]"#,
            #""strategies": [{"use": "sensitive", "rule": {"use": "oneOf", "values": ["hunter2", "x"]}}]"#, "c: looser"
        ),
        (
            #""strategies": [{"use": "sensitive", "rule": {"use": "url", "schemes": ["https"]}}]"#,
            #""strategies": [{"use": "url", "schemes": ["https"], "maximumBytes": 100}]"#, "c: unknown"
        ),
        (
            #""constraints": {"required": true, "enum": ["\#(long)"]}"#,
            #""constraints": {"required": true, "enum": ["\#(long)b"]}"#,
            "c: different: “\(long.prefix(80))…” is rejected now; “\(long.prefix(80))…” is accepted now"
        ),
        (
            #""constraints": {"required": true, "enum": ["\#(accents)"]}"#,
            #""constraints": {"required": true, "enum": ["\#(accents)é"]}"#,
            "c: different: “\(accents)” is rejected now; “\(accents)…” is accepted now"
        ),
        (
            #""strategies": [{"use": "optional", "rule": "alpha"}]"#, #""strategies": ["alpha"]"#,
            #"c: stricter or different: an empty value is rejected now; cannot compare optional {"rule":"alpha"}"#
        ),
        (
            #""strategies": [{"use": "url", "schemes": ["https"]}]"#,
            #""strategies": [{"use": "url", "schemes": ["https"], "maximumBytes": 100}]"#,
            #"c: unknown: cannot compare url {"maximumBytes":100,"schemes":["https"]} and url {"schemes":["https"]}"#
        ),
    ]

    @Test("has a relation and examples of inputs whose verdict is another one", arguments: changes.indices)
    func change(_ index: Int) throws {
        let row = Self.changes[index]
        let old = try Self.table("{\"name\": \"c\", \(row.old)}")
        let new = try Self.table("{\"name\": \"c\", \(row.new)}")
        let changes = new.changes(from: old)
        #expect(changes.map(\.description) == [row.text])
        for change in changes {
            if old["c"]?.validator.isSensitive == true || new["c"]?.validator.isSensitive == true {
                #expect(change.rejectedNow == nil && change.acceptedNow == nil && change.notCompared == [])
            }
            if let example = change.rejectedNow {
                #expect(old["c"]?.validator.isValid(example.value) == true)
                #expect(new["c"]?.validator.isValid(example.value) == false)
            }
            if let example = change.acceptedNow {
                #expect(old["c"]?.validator.isValid(example.value) == false)
                #expect(new["c"]?.validator.isValid(example.value) == true)
            }
        }
    }

    @Test("names each rule that cannot be compared, and shows 120 of its characters")
    func notCompared() throws {
        let hosts = (0..<9).map { "\"host-\($0).example.com\"" }.joined(separator: ",")
        func limited(_ bytes: Int) -> String {
            #"{"use": "url", "schemes": ["https"], "hosts": [\#(hosts)], "maximumBytes": \#(bytes)}"#
        }
        let old = try Self.table(#"{"name": "c", "strategies": [\#(limited(100))]}"#)
        let new = try Self.table(#"{"name": "c", "strategies": [\#(limited(101)), \#(limited(102))]}"#)
        let change = try #require(new.changes(from: old).first)
        #expect(change.notCompared.count == 3 && change.notCompared.allSatisfy { $0.utf8.count > 120 })
        let shown = change.notCompared.map { $0.prefix(120) + "…" }
        #expect("\(change)" == "c: unknown: cannot compare \(shown[0]), \(shown[1]), and \(shown[2])")
    }

    // No candidate is as long as this limit, so the two can't be compared.
    private static let web = #"{"use": "url", "schemes": ["https"]}"#
    private static let short = #"{"use": "url", "schemes": ["https"], "maximumBytes": 100}"#

    // Only stock patterns have example URLs with 51 to 100 bytes.
    #if StockPatterns
    private static let longer = ColumnChange.Relation.looserOrDifferent
    #else
    private static let longer = ColumnChange.Relation.unknown
    #endif

    /// A column's strategies before and after a change.
    static let relations: [(old: String, new: String, relation: ColumnChange.Relation)] = [
        (#"["numeric"]"#, #"["numeric"]"#, .same), (#"["numeric"]"#, #"["alphanumeric"]"#, .looser),
        (#"["alphanumeric"]"#, #"["numeric"]"#, .stricter), (#"["numeric"]"#, #"["alpha"]"#, .different),
        (#"["url"]"#, #"["url", "numeric"]"#, .stricter),
        (#"[{"use": "url", "maximumBytes": 50}]"#, #"[{"use": "url", "maximumBytes": 100}]"#, longer),
        (#"[\#(web), \#(short)]"#, #"[\#(web)]"#, .sameOrLooser),
        (#"[\#(web)]"#, #"[\#(web), \#(short)]"#, .sameOrStricter), (#"[\#(web)]"#, #"[\#(short)]"#, .unknown),
        // Wider limits accept everything that narrower limits accept, if nothing else differs.
        (#"[{"use": "date", "minimum": "2026-01-01"}]"#, #"[{"use": "date", "minimum": "2025-01-01"}]"#, .looser),
        (#"[{"use": "date", "maximum": "2026-01-01"}]"#, #"["date"]"#, .looser),
        (#"[{"use": "integer", "minimum": 5}]"#, #"[{"use": "integer", "minimum": 3}]"#, .looser),
        (
            #"[{"use": "integer", "maximum": 9223372036854775806}]"#,
            #"[{"use": "integer", "maximum": 9223372036854775807}]"#, .looser
        ),
        (
            #"[{"use": "integer", "minimum": -9223372036854775807}]"#,
            #"[{"use": "integer", "minimum": -9223372036854775808}]"#, .looser
        ),
        (
            #"[{"use": "date", "minimum": "2026-01-01"}]"#,
            #"[{"use": "date", "minimum": "2026-01-01", "maximum": "2027-01-01"}]"#, .stricter
        ),
        (
            #"[{"use": "date", "minimum": "2026-01-01", "maximum": "2026-02-01"}]"#,
            #"[{"use": "date", "minimum": "2026-01-01", "maximum": "2026-03-01"}]"#, .looser
        ),
        (#"[{"use": "decimal", "maximum": 5}]"#, #"[{"use": "decimal", "maximum": 6}]"#, .looser),
        (#"[{"use": "count", "minimum": 3, "maximum": 5}]"#, #"[{"use": "count", "minimum": 2}]"#, .looser),
        (
            #"[{"use": "count", "minimum": 2, "unit": "utf8"}]"#, #"[{"use": "count", "minimum": 1}]"#,
            .looserOrDifferent
        ),
        // Every text in a list is validated.
        (#"[{"use": "oneOf", "values": ["a@b.co", "c@d.co"]}]"#, #"["email"]"#, .looser),
    ]

    @Test(
        "has a relation that follows from what is still accepted, and what was accepted before",
        arguments: relations.indices)
    func relation(_ index: Int) throws {
        let row = Self.relations[index]
        let old = try Self.table(#"{"name": "c", "strategies": \#(row.old)}"#)
        let new = try Self.table(#"{"name": "c", "strategies": \#(row.new)}"#)
        let change = try #require(new.changes(from: old).first)
        #expect(change.relation == row.relation, "\(change)")
        #expect(change.isCompatible == [.same, .looser, .sameOrLooser].contains(row.relation))
        let back = try #require(old.changes(from: new).first)
        #expect((back.rejectedNow == nil) == (change.acceptedNow == nil))
        #expect((back.acceptedNow == nil) == (change.rejectedNow == nil))
    }
}
