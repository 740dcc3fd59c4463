// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ValidateKit

/// A column's rules in an old and a new rule file, and the verdict on the change.
struct Revision: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let verdict: String

    init(_ old: String, _ new: String, _ verdict: String) {
        self.old = old
        self.new = new
        self.verdict = verdict
    }

    var testDescription: String { "\(old) → \(new)" }

    /// A field's members, with a pattern.
    static func pattern(_ old: String, _ new: String, _ verdict: String) -> Revision {
        Revision(#""constraints": {"pattern": "\#(old)"}"#, #""constraints": {"pattern": "\#(new)"}"#, verdict)
    }

    static func constraints(_ old: String, _ new: String, _ verdict: String) -> Revision {
        Revision(#""constraints": {\#(old)}"#, #""constraints": {\#(new)}"#, verdict)
    }

    static func strategies(_ old: String, _ new: String, _ verdict: String) -> Revision {
        Revision(#""strategies": [\#(old)]"#, #""strategies": [\#(new)]"#, verdict)
    }
}

/// A folder with an old and a new rule file, which is removed when nobody uses it anymore.
struct RuleFiles {
    private let folder: TemporaryFolder
    let old: String
    let new: String

    init(old: String, new: String) throws {
        folder = try TemporaryFolder()
        self.old = try folder.write(old, to: "old.json")
        self.new = try folder.write(new, to: "new.json")
    }

    init(field old: String, _ new: String) throws {
        try self.init(
            old: #"{"fields": [{"name": "c", \#(old)}]}"#, new: #"{"fields": [{"name": "c", \#(new)}]}"#)
    }
}

@Suite("validate diff")
struct DiffTests {
    static let revisions: [Revision] = [
        .pattern("[0-9]{4}", "[0-9]{4}", "same"),
        .pattern("[0-9]{4}", "[0-9][0-9][0-9][0-9]", "same"),
        .pattern("[0-9]{4}", #"\\d{4}"#, "same"),
        .pattern("(?i)[a-f]+", "[A-Fa-f]+", "same"),
        .pattern("[ab]*", "(a|b)*", "same"),
        .pattern("[0-9]{4}", "[0-9]{3}", "different"),
        .pattern("[0-9]{4}", "[0-9]{4,6}", "looser"),
        .pattern("[0-9]{4,6}", "[0-9]{4}", "stricter"),
        .pattern("[0-9]+", "[0-9a-z]+", "looser"),
        .pattern("[0-9a-z]+", "[0-9]+", "stricter"),
        .pattern("[a-z]+", "[A-Z]+", "different"),
        .pattern("[a-z]{2,8}", "(?=.*x)[a-z]{2,8}", "stricter"),
        .pattern("a|b|c", "[a-d]", "looser"),
        .pattern("a*", "a+", "same"),
        .pattern(".", "(?s).", "looser"),
        .constraints(#""minLength": 2, "maxLength": 5"#, #""minLength": 2, "maxLength": 5"#, "same"),
        .constraints(#""minLength": 2, "maxLength": 5"#, #""minLength": 3, "maxLength": 5"#, "stricter"),
        .constraints(#""minLength": 2, "maxLength": 5"#, #""minLength": 2, "maxLength": 9"#, "looser"),
        .constraints(#""minLength": 2, "maxLength": 5"#, #""minLength": 3, "maxLength": 9"#, "different"),
        .constraints(#""minLength": 2"#, #""minLength": 2, "maxLength": 9"#, "stricter"),
        .constraints(#""maxLength": 9"#, #""minLength": 2, "maxLength": 9"#, "stricter"),
        .constraints(#""pattern": "[a-z]{2,5}""#, #""pattern": "[a-z]+", "minLength": 2, "maxLength": 5"#, "same"),
        .constraints(#""pattern": "[a-z]{2,5}""#, #""pattern": "[a-z]+", "minLength": 2, "maxLength": 6"#, "looser"),
        .constraints(#""pattern": "[a-z]{2,5}""#, #""pattern": "[a-z]+", "minLength": 3, "maxLength": 5"#, "stricter"),
        .constraints(#""pattern": "[a-z]{2,5}""#, #""pattern": "[a-z]{2,5}", "maxLength": 5"#, "same"),
        .constraints(#""enum": ["S", "M"]"#, #""enum": ["M", "S"]"#, "same"),
        Revision(
            #""type": "number", "constraints": {"enum": [1, 2]}"#,
            #""type": "number", "constraints": {"enum": [2, 1]}"#,
            "same"),
        Revision(
            #""type": "number", "constraints": {"enum": [1, 2]}"#,
            #""type": "number", "constraints": {"enum": [1, 2, 3]}"#, "looser"),
        Revision(
            #""type": "number", "constraints": {"enum": [1, 2]}"#,
            #""type": "number", "constraints": {"enum": [1, 3]}"#,
            "different"),
        .constraints(#""enum": ["S", "M"]"#, #""enum": ["S", "M", "L"]"#, "looser"),
        .constraints(#""enum": ["S", "M", "L"]"#, #""enum": ["S", "M"]"#, "stricter"),
        .constraints(#""enum": ["S", "M"]"#, #""enum": ["S", "L"]"#, "different"),
        .constraints(#""enum": ["S", "M"]"#, #""pattern": "[SM]""#, "same"),
        .constraints(#""enum": ["S", "M"]"#, #""pattern": "[A-Z]""#, "looser"),
        .constraints(#""required": true, "pattern": "a""#, #""required": false, "pattern": "a""#, "looser"),
        .constraints(#""required": false, "pattern": "a""#, #""required": true, "pattern": "a""#, "stricter"),
        .constraints(#""pattern": "a""#, #""required": true, "pattern": "a""#, "same"),
        Revision(#""type": "integer""#, #""type": "integer""#, "same"),
        Revision(
            #""type": "integer", "constraints": {"minimum": 18}"#,
            #""type": "integer", "constraints": {"minimum": 21}"#,
            "stricter"),
        Revision(
            #""type": "integer", "constraints": {"minimum": 18}"#,
            #""type": "integer", "constraints": {"minimum": 16}"#,
            "looser"),
        Revision(
            #""type": "integer", "constraints": {"minimum": 18}"#,
            #""type": "integer", "constraints": {"minimum": 16, "maximum": 99}"#, "different"),
        Revision(
            #""type": "integer", "constraints": {"minimum": 1, "maximum": 9}"#, #""type": "integer""#, "looser"),
        Revision(
            #""type": "number", "constraints": {"maximum": 1.5}"#,
            #""type": "number", "constraints": {"maximum": 0.5}"#,
            "stricter"),
        Revision(
            #""type": "date", "constraints": {"minimum": "2026-01-01"}"#,
            #""type": "date", "constraints": {"minimum": "2025-01-01"}"#, "looser"),
        Revision(
            #""type": "date", "constraints": {"minimum": "2025-01-01"}"#,
            #""type": "date", "constraints": {"minimum": "2026-01-01"}"#, "stricter"),
        Revision(#""type": "boolean""#, #""constraints": {"enum": ["true", "false"]}"#, "stricter"),
        Revision(#""format": "email""#, #""format": "email", "constraints": {"maxLength": 12}"#, "stricter"),
        Revision(#""format": "email", "constraints": {"maxLength": 12}"#, #""format": "email""#, "looser"),
        Revision(#""description": "x""#, #""description": "y""#, "same"),
        Revision(
            #""missingValues": ["NA"], "constraints": {"required": false, "pattern": "a"}"#,
            #""constraints": {"required": false, "pattern": "a"}"#, "stricter"),
        .strategies(#""numeric""#, #"{"use": "pattern", "pattern": "[0-9]+"}"#, "same"),
        .strategies(#""numeric""#, #""alphanumeric""#, "looser"),
        .strategies(#""alphanumeric""#, #""alpha""#, "stricter"),
        .strategies(#""alpha""#, #""numeric""#, "different"),
        .strategies(#""slug""#, #"{"use": "pattern", "pattern": "[a-z0-9]+(-[a-z0-9]+)*"}"#, "same"),
        .strategies(#""slug""#, #"{"use": "slug", "underscores": true}"#, "looser"),
        .strategies(#""uuid""#, #"{"use": "uuid", "versions": [4]}"#, "stricter"),
        .strategies(#""ulid""#, #""alphanumeric""#, "looser"),
        .strategies(#"{"use": "characters", "alphabet": "abc"}"#, #"{"use": "characters", "alphabet": "cab"}"#, "same"),
        .strategies(
            #"{"use": "characters", "alphabet": "abc"}"#, #"{"use": "characters", "alphabet": "ab-"}"#, "different"),
        .strategies(#"{"use": "prefix", "part": "ab"}"#, #"{"use": "prefix", "part": "a"}"#, "looser"),
        .strategies(#"{"use": "prefix", "part": "a"}, "alpha""#, #""alpha", {"use": "prefix", "part": "a"}"#, "same"),
        .strategies(#""alpha""#, #""alpha", {"use": "noneOf", "values": ["root"]}"#, "stricter"),
        .strategies(
            #"{"use": "allOf", "rules": ["alpha", {"use": "count", "maximum": 3}]}"#,
            #"{"use": "pattern", "pattern": "[A-Za-z]{1,3}"}"#, "same"),
        .strategies(#"{"use": "anyOf", "rules": ["alpha", "numeric"]}"#, #""alphanumeric""#, "looser"),
        .strategies(#"{"use": "not", "rule": "numeric"}"#, #"{"use": "not", "rule": "alphanumeric"}"#, "stricter"),
        .strategies(#""paymentCard""#, #"{"use": "paymentCard", "networks": ["visa"]}"#, "stricter or different"),
        .strategies(#"{"use": "message", "rule": "alpha", "text": "x"}"#, #""alpha""#, "same"),
        .strategies(#"{"use": "url"}"#, #"{"use": "url"}"#, "same"),
    ]

    @Test("Prints what changed in a column", arguments: revisions)
    func verdict(revision: Revision) throws {
        let files = try RuleFiles(field: revision.old, revision.new)
        let run = try Run("diff", files.old, files.new)
        #expect(run.errors == "")
        #expect(run.lines.first?.hasPrefix("c: \(revision.verdict)") == true, "\(run.output)")
        let words = run.output.split { ": \n".contains($0) }
        #expect(words.count > 1)
        #expect(run.lines.first?.dropFirst(3).split(separator: ":").first.map(String.init) == revision.verdict)
        #expect(run.status == (["same", "looser", "same or looser"].contains(revision.verdict) ? 0 : 1))
    }

    @Test("There are at least sixty labeled pairs")
    func enough() { #expect(Self.revisions.count >= 60) }

    @Test("Prints an example of each change")
    func examples() throws {
        let files = try RuleFiles(
            field: #""constraints": {"pattern": "[a-z]{2,4}"}"#, #""constraints": {"pattern": "[a-z0-9]{3}"}"#)
        let run = try Run("diff", files.old, files.new)
        #expect(run.output == "c: different: “aa” is rejected now; “aa0” is accepted now\n")
        let json = try Run("diff", files.old, files.new, "--json")
        #expect(
            json.output
                == #"[{"column":"c","verdict":"different","rejectedNow":"aa","acceptedNow":"aa0"}]"# + "\n")
    }

    @Test("Compares the columns by name, in the new file's order")
    func columns() throws {
        let files = try RuleFiles(
            old: #"{"fields": [{"name": "a", "format": "email"}, {"name": "b", "type": "integer"}]}"#,
            new: #"{"fields": [{"name": "d"}, {"name": "a", "format": "email"}]}"#)
        let run = try Run("diff", files.old, files.new)
        #expect(run.lines == ["d: stricter: a missing value is rejected now", "a: same", "b: looser"])
        #expect(run.status == 1)
        #expect(
            try Run("diff", files.old, files.new, "--json").output
                == #"[{"column":"d","verdict":"stricter","rejectedNow":null},{"column":"a","verdict":"same"},"#
                + #"{"column":"b","verdict":"looser"}]"# + "\n")
    }

    @Test("Names what cannot be compared")
    func unknown() throws {
        let files = try RuleFiles(
            field: #""strategies": [{"use": "url", "schemes": ["https"]}]"#,
            #""strategies": [{"use": "url", "schemes": ["https"], "maximumBytes": 100}]"#)
        let run = try Run("diff", files.old, files.new)
        #expect(run.output.contains("cannot compare url"))
        #expect(run.status == 1)
        let json = try Run("diff", files.old, files.new, "--json").output
        let columns = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [NSDictionary]
        #expect(columns?.first?["verdict"] as? String == "unknown")
        #expect(
            columns?.first?["unknown"] as? [String]
                == [#"url {"maximumBytes":100,"schemes":["https"]}"#, #"url {"schemes":["https"]}"#])
    }

    @Test("A file that cannot be read is status 2")
    func unreadable() throws {
        let files = try RuleFiles(field: #""format": "email""#, #""format": "emial""#)
        #expect(try Run("diff", files.old, files.new).status == 2)
        #expect(try Run("diff", files.old, "/nonexistent.json").status == 2)
        #expect(try Run("diff", files.old).status == 2)
    }
}

@Suite("validate rows --check-rules")
struct CheckRulesTests {
    @Test(
        "Warns of rules without effect",
        arguments: [
            (#""strategies": ["numeric", "alphanumeric"]"#, "the rule alphanumeric is superfluous"),
            (
                #""constraints": {"pattern": "[a-z]{2,4}", "maxLength": 9}"#,
                "the rule count {\"maximum\":9} is superfluous"
            ),
            (#""strategies": ["alpha", "numeric"]"#, "the rules together reject every value"),
            (#""constraints": {"pattern": "cat|dog|ca[rt]"}"#, "the alternative cat of pattern has no effect"),
            (#""constraints": {"pattern": "a|b[|]|a"}"#, "the alternative a of pattern has no effect (at character 8)"),
            (
                #""constraints": {"pattern": "(?i)a|A|b"}"#,
                "the alternative A of pattern has no effect (at character 7)"
            ),
            (
                #""constraints": {"pattern": "(cat|category|cat)s"}"#,
                "the alternative cat of pattern has no effect (at character 15)"
            ),
            (
                #""constraints": {"pattern": "x(?:[a-z]|a(b|c|b))?"}"#,
                "the alternative b of pattern has no effect (at character 17)"
            ),
            (
                #""strategies": [{"use": "anyOf", "rules": ["numeric", "alphanumeric"]}]"#,
                "the alternative numeric of anyOf has no effect"
            ),
            // If two alternatives match the same texts, the second has no effect.
            (#""strategies": ["numeric", {"use": "pattern", "pattern": "[0-9]+"}]"#, "the rule pattern {"),
            (
                #""strategies": [{"use": "anyOf", "rules": ["numeric", {"use": "pattern", "pattern": "[0-9]+"}]}]"#,
                "the alternative pattern {"
            ),
            (#""constraints": {"pattern": "a"}, "strategies": ["numeric"]"#, "the rules together reject every value"),
            (
                #""constraints": {"pattern": "(a||b)?"}"#,
                "the empty alternative of pattern has no effect (at character 4)"
            ),
        ])
    func warnings(field: String, expected: String) throws {
        let files = try RuleFiles(field: field, field)
        let run = try Run("rows", "--rules", files.old, "--check-rules", input: "c\n")
        #expect(run.errors.contains("column “c”: \(expected)"), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == 0)
    }

    @Test(
        "Does not warn of rules that have an effect",
        arguments: [
            #""strategies": ["alpha", {"use": "count", "maximum": 5}]"#,
            #""format": "email", "constraints": {"maxLength": 9}"#,
            #""constraints": {"pattern": "a|[|]|(b|c)"}"#, #""constraints": {"pattern": "(cat|category|cats)s"}"#,
            #""type": "integer""#,
        ])
    func noWarnings(field: String) throws {
        let files = try RuleFiles(field: field, field)
        #expect(try Run("rows", "--rules", files.old, "--check-rules", input: "c\n").errors == "")
    }

    /// Expressions with the alternatives that have no effect, each with its position.
    static let alternatives: [(String, [String])] = [
        ("", []), ("a", []), ("a|b", []), ("(a|b)c", []), ("(cat|category)s", []),
        ("(cat|category|cats)s*", ["cats 15"]), ("(cat|category|cats)s?", []),
        ("cat|category|cat", ["cat 14"]), ("(cat|category|cat)s", ["cat 15"]), ("(?:cat|category|cat)s", ["cat 17"]),
        ("(?<n>a|b|a)", ["a 10"]), ("(?P<n>a|b|a)", ["a 11"]), ("(?i:a|B|A)", ["A 9"]), ("(?i)a|A|b", ["A 7"]),
        ("(?=a|b|a).", ["a 8"]), ("(?!a|b|a).", ["a 8"]), ("(?#a|b|a)c", []), ("[a|b|a]", []), ("[]|a]|b", []),
        ("[^]|]|b", ["b 7"]), ("([^])]|a|a)", ["a 8", "a 10"]), ("([])]|a|a)", ["a 9"]), ("([])a]|a|b)", ["a 8"]),
        (#"([\])]|a|a)"#, ["a 10"]), (#"([^\])]|a|b)"#, ["a 9", "b 11"]), ("([a^|]|^|b)", []), ("([b^]|b|c)", ["b 7"]),
        (#"\(a|b|\(a"#, [#"\(a 7"#]), (#"a\||b|a\|"#, [#"a\| 7"#]), ("(a|b|[ab])", ["[ab] 6"]),
        ("([ab]|a|b)", ["a 7", "b 9"]), ("a(b|c)|a[bc]", ["a[bc] 8"]), ("a((b|c|b)|d|d)", ["b 8", "d 13"]),
        ("x([a-z]|(b|c|b))", ["(b|c|b) 9"]), ("(a|b|a)*|(ab)*", ["a 6", "(ab)* 10"]), ("(a||b)?", [" 4"]),
        ("(|a)?", [" 2"]),
        ("(a|)", []), ("(a*|b)*", []), ("(a*|aa)*", ["aa 5"]), (".*|a", ["a 4"]), ("a|.*b|c", []),
        ("(?x) a | b # | a", []), ("(?x:a|b|a)", []), ("(a|b", []), ("a|b)", []), ("(?s).|\n", ["\n 7"]), (".|\n", []),
        (#"\bcat\b|cat"#, ["cat 9"]), ("日本|日|日本", ["日本 6"]), ("(?i)ß|ẞ", ["ẞ 7"]),
    ]

    @Test("Finds the alternatives without effect in every group", arguments: alternatives)
    func dead(expression: String, expected: [String]) throws {
        let dead = PatternAlternatives(expression).dead()
        #expect(dead.map { "\($0.text) \($0.position)" } == expected)
    }

    @Test("Does not warn of what it cannot decide within the budget")
    func undecided() {
        let costly = "(?=.*a.{400}b)(?=.*c.{300}d).*"
        #expect(PatternAlternatives("(\(costly)|x\(costly))y").dead() == [])
        #expect(PatternAlternatives("(?:" + (0..<2_000).map { "a\($0)" }.joined(separator: "|") + ")").dead() == [])
    }

    /// Many rules for one column, and the warning about them.
    static let manyRules: [(rule: @Sendable (Int) -> String, warning: String)] = [
        ({ _ in "\"numeric\"" }, "the rule numeric is superfluous: the others reject the same"),
        ({ #"{"use":"count","maximum":\#($0 + 1)}"# }, "only the first 32 of 1000 different rules are compared"),
        (
            { #"{"use":"not","rule":{"use":"prefix","part":"a\#($0)b"}}"# },
            "only the first 32 of 1000 different rules are compared"
        ),
    ]

    /// Comparing all pairs of 100,000 rules would take half a minute.
    @Test("Compares a limited number of rules", arguments: manyRules.indices)
    func limit(place: Int) throws {
        let (rule, warning) = Self.manyRules[place]
        let list = (0..<1_000).map(rule).joined(separator: ",")
        let files = try RuleFiles(field: #""strategies": [\#(list)]"#, #""strategies": ["numeric"]"#)
        let run = try Run("rows", "--rules", files.old, "--check-rules", input: "c\n1\n")
        #expect(run.errors.contains("column “c”: \(warning)\n"), "\(run.errors.prefix(1_000))")
        #expect(run.errors.split(separator: "\n").count <= 32)
    }

    @Test("Compares a limited number of alternatives")
    func limitOfAlternatives() throws {
        let list = (0..<1_000).map { #"{"use":"prefix","part":"a\#($0)b"}"# }.joined(separator: ",")
        let files = try RuleFiles(
            field: #""strategies": [{"use":"anyOf","rules":[\#(list)]}]"#, #""strategies": ["numeric"]"#)
        let run = try Run("rows", "--rules", files.old, "--check-rules", input: "c\na1b\n")
        #expect(run.errors.contains("only the first 32 of 1000 different alternatives of anyOf are compared"))
    }

    @Test("Warns of the limit only if there are more rules or alternatives", arguments: [32, 33])
    func exactLimit(count: Int) throws {
        func list(_ rule: (Int) -> String) -> String { (0..<count).map(rule).joined(separator: ",") }
        let rules = list { #"{"use":"count","maximum":\#($0 + 1)}"# }
        let alternatives = list { #"{"use":"prefix","part":"a\#($0)b"}"# }
        for (strategies, what) in [
            (rules, "rules"), (#"{"use":"anyOf","rules":[\#(alternatives)]}"#, "alternatives of anyOf"),
        ] {
            let files = try RuleFiles(field: #""strategies": [\#(strategies)]"#, #""strategies": ["numeric"]"#)
            let run = try Run("rows", "--rules", files.old, "--check-rules", input: "c\na1b\n")
            let warning = "column “c”: only the first 32 of \(count) different \(what) are compared\n"
            #expect(run.errors.contains(warning) == (count > 32), "\(run.errors.prefix(1_000))")
        }
    }

    @Test("Needs a rule file")
    func noFile() throws {
        let run = try Run("rows", "--rule", "c=alpha", "--check-rules", input: "c\n")
        #expect(run.status == 2 && run.errors.contains("--check-rules needs --rules"), "\(run.errors)")
    }

    @Test("A warning names the rule file")
    func file() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"c","strategies":["alpha","numeric"]}]}"#, to: "\u{202E}.json")
        let run = try Run("rows", "--rules", rules, "--check-rules", input: "c\n")
        let shown = rules.replacing("\u{202E}", with: "\\u{202e}")
        #expect(
            run.errors == "validate: warning: \(shown):1:12: column “c”: the rules together reject every value\n")
    }
}

@Suite("validate diff: rules over several rows or columns")
struct DiffOfKeysTests {
    private static func file(_ unique: Bool, _ more: String = "") -> String {
        #"{"fields":[{"name":"a","constraints":{"unique":\#(unique)}},{"name":"b"}]\#(more)}"#
    }

    @Test(
        "A key or a rule that is added is stricter, one that is removed is looser",
        arguments: [
            (file(false), file(true), ["a (unique): stricter"], 1),
            (file(true), file(false), ["a (unique): looser"], 0),
            (file(true, #","primaryKey":"a""#), file(true, #","primaryKey":["a"]"#), [], 0),
            (
                file(false, #","primaryKey":"a""#), file(false, #","primaryKey":["b","a"]"#),
                ["a, b (primary key): stricter", "a (primary key): looser"], 1
            ),
            (
                file(false), file(false, #","rules":[{"columns":["a","b"],"use":"equal"}]"#),
                ["equal(a, b) (rule): stricter"], 1
            ),
        ] as [(String, String, [String], Int32)])
    func keys(old: String, new: String, changes: [String], status: Int32) throws {
        let folder = try TemporaryFolder()
        let run = try Run("diff", folder.write(old, to: "old.json"), folder.write(new, to: "new.json"))
        #expect(run.lines == ["a: same", "b: same"] + changes && run.status == status, "\(run.errors)")
    }
}
