// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import RuleComparison
import Testing

struct ColumnChangeTests {
    private static func table(_ fields: String) throws -> TableRules {
        try TableRules(json: #"{"fields": [\#(fields)]}"#.utf8)
    }

    private static let long = String(repeating: "a", count: 81)

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
            #""strategies": [{"use": "optional", "rule": "alpha"}]"#, #""strategies": ["alpha"]"#,
            #"c: stricter or different: an empty value is rejected now; cannot compare optional {"rule":"alpha"}"#
        ),
        (
            #""strategies": [{"use": "url", "schemes": ["https"]}]"#,
            #""strategies": [{"use": "url", "schemes": ["https"], "maximumBytes": 100}]"#,
            #"c: unknown: cannot compare url {"maximumBytes":100,"schemes":["https"]} and url {"schemes":["https"]}"#
        ),
    ]

    @Test("A change of a column has a relation and an example", arguments: changes.indices)
    func change(_ index: Int) throws {
        let row = Self.changes[index]
        let old = try Self.table("{\"name\": \"c\", \(row.old)}")
        let new = try Self.table("{\"name\": \"c\", \(row.new)}")
        let changes = new.changes(from: old)
        #expect(changes.map(\.description) == [row.text])
        for change in changes {
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

    @Test("Columns that are new or gone are changes")
    func columns() throws {
        let old = try Self.table(#"{"name": "a", "format": "email"}, {"name": "b", "type": "integer"}"#)
        let new = try Self.table(#"{"name": "d"}, {"name": "a", "format": "email"}"#)
        #expect(
            new.changes(from: old).map(\.description)
                == ["d: stricter: a missing value is rejected now", "a: same", "b: looser"])
        #expect(new.changes(from: old).map(\.isCompatible) == [false, true, true])
    }

    @Test("A column with a secret that is new or gone has no example")
    func secretColumns() throws {
        let old = try Self.table(#"{"name": "a"}, {"name": "b", "strategies": ["password"]}"#)
        let new = try Self.table(#"{"name": "a"}, {"name": "d", "strategies": ["password"]}"#)
        #expect(new.changes(from: old).map(\.description) == ["a: same", "d: stricter", "b: looser"])
    }

    @Test("Rules over several columns differ if a name contains a comma, or the bytes of a name differ")
    func similarNames() throws {
        func table(_ more: String) throws -> TableRules {
            let names = ["a", "b", "c", "a, b", "b, c", "\u{E9}", "e\u{301}"].map { #"{"name": "\#($0)"}"# }
            return try TableRules(json: #"{"fields": [\#(names.joined(separator: ", "))], \#(more)}"#.utf8)
        }
        let pairs = [
            (#""primaryKey": ["a", "b"]"#, #""primaryKey": "a, b""#),
            (#""primaryKey": "\#u{E9}""#, #""primaryKey": "e\#u{301}""#),
            (
                #""rules": [{"columns": ["a", "b, c"], "use": "equal"}]"#,
                #""rules": [{"columns": ["a, b", "c"], "use": "equal"}]"#
            ),
        ]
        for (old, new) in pairs {
            let changes = try table(new).changes(from: table(old)).filter { $0.relation != .same }
            #expect(changes.map(\.relation) == [.stricter, .looser], "\(old)")
        }
    }

    static let comparingRules: [(old: String, new: String, texts: [String])] = [
        ("", #", "primaryKey": "a""#, ["a (primary key): stricter"]),
        (#", "primaryKey": ["a", "b"]"#, #", "primaryKey": ["b", "a"]"#, []),
        (
            #", "primaryKey": ["b", "a"]"#, #", "primaryKey": "b""#,
            ["b (primary key): stricter", "a, b (primary key): looser"]
        ),
        (
            #", "rules": [{"columns": ["a", "b"], "use": "ascending"}]"#,
            #", "rules": [{"columns": ["a", "b"], "use": "ascending", "orEqual": true}]"#,
            ["ascending(a, b, orEqual: true) (rule): stricter", "ascending(a, b) (rule): looser"]
        ),
        (#", "rules": [{"columns": ["a", "b"], "use": "equal"}]"#, "", ["equal(a, b) (rule): looser"]),
    ]

    @Test(
        "Rules that compare several rows or columns are changes if they are new or gone",
        arguments: comparingRules.indices)
    func changedRules(_ index: Int) throws {
        let row = Self.comparingRules[index]
        let tables = try [row.old, row.new].map { more in
            try TableRules(
                json: #"{"fields": [{"name": "a", "type": "date"}, {"name": "b", "type": "date"}]\#(more)}"#.utf8)
        }
        #expect(tables[1].changes(from: tables[0]).map(\.description) == ["a: same", "b: same"] + row.texts)
    }

    @Test("A column that becomes unique is stricter, and one that is no longer unique is looser")
    func unique() throws {
        let plain = try Self.table(#"{"name": "a"}, {"name": "b"}"#)
        let unique = try Self.table(#"{"name": "a"}, {"name": "b", "constraints": {"unique": true}}"#)
        #expect(unique.changes(from: plain).map(\.description) == ["a: same", "b: same", "b (unique): stricter"])
        #expect(plain.changes(from: unique).map(\.description) == ["a: same", "b: same", "b (unique): looser"])
        #expect(plain != unique && unique.changes(from: plain).map(\.isCompatible) == [true, true, false])
    }

    @Test("A reload has the changes, and a broken file has none")
    func reload() async throws {
        let store = RuleStore(try Self.table(#"{"name": "c", "strategies": ["numeric"]}"#))
        let reload = await store.reload(#"{"fields": [{"name": "c", "strategies": ["alphanumeric"]}]}"#.utf8)
        #expect(reload.changes.map(\.relation) == [.looser])
        #expect(await store.reload("{".utf8).changes.isEmpty)
    }
}
