// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import RuleComparison
import Testing

@Suite("Changes of a table")
struct ColumnChangeTests {
    private static func table(_ fields: String) throws -> TableRules {
        try TableRules(json: #"{"fields": [\#(fields)]}"#.utf8)
    }

    @Test("include columns that are new or gone")
    func columns() throws {
        let old = try Self.table(#"{"name": "a", "format": "email"}, {"name": "b", "type": "integer"}"#)
        let new = try Self.table(#"{"name": "d"}, {"name": "a", "format": "email"}"#)
        #expect(
            new.changes(from: old).map(\.description)
                == ["d: stricter: a missing value is rejected now", "a: same", "b: looser"])
        #expect(new.changes(from: old).map(\.isCompatible) == [false, true, true])
    }

    @Test("have the new column's example only if it rejects something, with escapes for what is not visible")
    func newColumns() throws {
        let old = try Self.table(#"{"name": "a", "strategies": [{"use": "oneOf", "values": ["x\ny", "z"]}]}"#)
        let new = try Self.table(
            #"""
            {"name": "a", "strategies": [{"use": "oneOf", "values": ["z"]}]},
            {"name": "b\nc", "constraints": {"required": false}},
            {"name": "d", "constraints": {"required": false}, "strategies": ["alpha"]},
            {"name": "e", "constraints": {"required": false, "pattern": "[ 0]"}},
            {"name": "f", "constraints": {"required": false, "pattern": "[ a]"}},
            {"name": "g", "constraints": {"required": false, "pattern": "[ a0]"}},
            {"name": "h", "constraints": {"required": false, "pattern": "[ a0-]"}}
            """#)
        #expect(
            new.changes(from: old).map(\.description) == [
                #"a: stricter: “x\ny” is rejected now"#, #"b\nc: stricter"#, "d: stricter: “ ” is rejected now",
                "e: stricter: “a” is rejected now", "f: stricter: “0” is rejected now",
                "g: stricter: “-” is rejected now", "h: stricter",
            ])
    }

    @Test("have each example on one line")
    func examples() throws {
        let old = try Self.table(#"{"name": "a", "strategies": [{"use": "oneOf", "values": ["x\n\u202E", "z"]}]}"#)
        let new = try Self.table(#"{"name": "a", "strategies": [{"use": "oneOf", "values": ["z"]}]}"#)
        let example = try #require(new.changes(from: old)[0].rejectedNow)
        #expect("\(example)" == #"“x\n\u{202E}”"# && example.value == "x\n\u{202E}")
    }

    @Test("are changes of columns, removed columns, unique columns, the key, and rules, in this order")
    func order() throws {
        func table(_ fields: String, _ more: String) throws -> TableRules {
            try TableRules(json: #"{"fields": [\#(fields), {"name": "b"}, {"name": "c"}]\#(more)}"#.utf8)
        }
        let rules = #""rules": [{"columns": ["b", "c"], "use": "equal"}], "primaryKey": ["c", "b"]"#
        let old = try table(#"{"name": "z", "constraints": {"unique": true}}"#, "")
        let new = try table(#"{"name": "a", "constraints": {"required": false, "unique": true}}"#, ", \(rules)")
        #expect(
            new.changes(from: old).map(\.description) == [
                "a: stricter", "b: same", "c: same", "z: looser", "a (unique): stricter",
                "b, c (primary key): stricter", "equal(b, c) (rule): stricter", "z (unique): looser",
            ])
    }

    @Test("have no example for a column with a secret that is new or gone")
    func secretColumns() throws {
        let old = try Self.table(#"{"name": "a"}, {"name": "b", "strategies": ["password"]}"#)
        let new = try Self.table(#"{"name": "a"}, {"name": "d", "strategies": ["password"]}"#)
        #expect(new.changes(from: old).map(\.description) == ["a: same", "d: stricter", "b: looser"])
    }

    @Test("distinguish rules over several columns if a name contains a comma, or the bytes of a name differ")
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
        ("", #", "uniqueKeys": [["b", "a"]]"#, ["b, a (unique key): stricter"]),
        (#", "uniqueKeys": [["b", "a"]]"#, #", "uniqueKeys": [["a", "b"]]"#, []),
        (
            #", "foreignKeys": [{"fields": "a", "reference": {"fields": "b"}}]"#,
            #", "foreignKeys": [{"fields": "a", "reference": {"path": "x.txt"}}]"#,
            ["a in x.txt (foreign key): stricter", "a in (b) (foreign key): looser"]
        ),
        ("", #", "minimumRows": 1"#, ["minimumRows: stricter"]), (#", "minimumRows": 1"#, "", ["minimumRows: looser"]),
        (#", "minimumRows": 2"#, #", "minimumRows": 1"#, ["minimumRows: looser"]),
        (#", "maximumRows": 2"#, #", "maximumRows": 1"#, ["maximumRows: stricter"]),
        (#", "maximumRows": 2"#, "", ["maximumRows: looser"]),
        ("", #", "fieldsMatch": "partial""#, ["fieldsMatch: stricter"]),
        (#", "fieldsMatch": "exact""#, #", "fieldsMatch": "subset""#, ["fieldsMatch: looser"]),
        (#", "fieldsMatch": "partial""#, #", "fieldsMatch": "superset""#, ["fieldsMatch: different"]),
    ]

    @Test(
        "include rules that compare several rows or columns if they are new or gone",
        arguments: comparingRules.indices)
    func changedRules(_ index: Int) throws {
        let row = Self.comparingRules[index]
        let tables = try [row.old, row.new].map { more in
            try TableRules(
                json: #"{"fields": [{"name": "a", "type": "date"}, {"name": "b", "type": "date"}]\#(more)}"#.utf8)
        }
        #expect(tables[1].changes(from: tables[0]).map(\.description) == ["a: same", "b: same"] + row.texts)
    }

    @Test("are stricter for a column that becomes unique, and looser for one that is no longer unique")
    func unique() throws {
        let plain = try Self.table(#"{"name": "a"}, {"name": "b"}"#)
        let unique = try Self.table(#"{"name": "a"}, {"name": "b", "constraints": {"unique": true}}"#)
        #expect(unique.changes(from: plain).map(\.description) == ["a: same", "b: same", "b (unique): stricter"])
        #expect(plain.changes(from: unique).map(\.description) == ["a: same", "b: same", "b (unique): looser"])
        #expect(plain != unique && unique.changes(from: plain).map(\.isCompatible) == [true, true, false])
    }

    @Test("are part of a reload, unless the file is broken")
    func reload() async throws {
        let store = RuleStore(try Self.table(#"{"name": "c", "strategies": ["numeric"]}"#))
        let reload = await store.reload(#"{"fields": [{"name": "c", "strategies": ["alphanumeric"]}]}"#.utf8)
        #expect(reload.changes.map(\.relation) == [.looser])
        #expect(await store.reload("{".utf8).changes.isEmpty)
    }
}
