// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import ValidateKit

@Suite("Strategies with options in --rule")
struct RuleFlagTests {
    @Test(
        "Strategies and their options are the same JSON as in a rule file",
        arguments: [
            ("id=integer", "id", [#""integer""#]), ("id=card", "id", [#""paymentCard""#]),
            ("id=integer()", "id", [#"{"use":"integer"}"#]),
            ("id=integer(minimum: 1)", "id", [#"{"use":"integer","minimum":1}"#]),
            ("id=integer(min: 1,max:-2.5e3)", "id", [#"{"use":"integer","minimum":1,"maximum":-2.5e3}"#]),
            (
                #"c=paymentCard( networks : [ "visa" , amex ] ) , required"#, "c",
                [#"{"use":"paymentCard","networks":["visa","amex"]}"#, #""required""#]
            ),
            (
                #"when=date(format: "dd.MM.yyyy, \"=)")"#, "when",
                [#"{"use":"date","format":"dd.MM.yyyy, \"=)"}"#]
            ),
            ("d=date(format: dd.MM.yyyy)", "d", [#"{"use":"date","format":"dd.MM.yyyy"}"#]),
            (
                "d=dateTime( format : dd/MM/yyyy HH:mm ),required", "d",
                [#"{"use":"dateTime","format":"dd/MM/yyyy HH:mm"}"#, #""required""#]
            ),
            ("x=oneOf(values: [a-b, 2x, true])", "x", [#"{"use":"oneOf","values":["a-b","2x",true]}"#]),
            ("x=prefix(part: 12)", "x", [#"{"use":"prefix","part":12}"#]),
            ("a=b=email", "a=b", [#""email""#]), ("a=b=c", "a", nil), ("-1=alpha", "-1", [#""alpha""#]),
            ("email=email", "email", [#""email""#]), ("ü=url", "ü", [#""url""#]),
            (
                "x=anyOf(rules: [card, not(rule: alpha), integer(sign: none)])", "x",
                [
                    #"{"use":"anyOf","rules":["paymentCard",{"use":"not","rule":"alpha"},"#
                        + #"{"use":"integer","sign":"none"}]}"#
                ]
            ),
            ("x=oneOf(values: [])", "x", [#"{"use":"oneOf","values":[]}"#]),
            ("x=url(publicHosts: true)", "x", [#"{"use":"url","publicHosts":true}"#]),
            // A word that is the name of a strategy's alias is that strategy only where a strategy is expected.
            ("x=prefix(part: card)", "x", [#"{"use":"prefix","part":"card"}"#]),
        ] as [(String, String, [String]?)])
    func options(flag: String, column: String, strategies: [String]?) {
        let rule = try? RuleFlag(flag)
        #expect(rule?.strategies == strategies)
        #expect(rule == nil || rule?.column == column)
    }

    private static let deepRules = "id=not(rule: " + String(repeating: "not(rule: ", count: 128) + "alpha"
    private static let deepList = "id=oneOf(values: " + String(repeating: "[", count: 2000)

    private static let quotes = "; a text with other signs than letters and digits needs double quotes"

    private static let list = " (see validate list, validate list patterns)"

    private static let mistakeRows: [(flag: String, message: String)] = [
        ("id=integer:max=2", "options are written in parentheses, such as integer(minimum: 1) (character 11)"),
        ("id=pattern 5", #"options are written in parentheses, such as pattern(pattern: "…") (character 12)"#),
        ("id=integer(min: 1", "a comma or a closing parenthesis is expected here (character 18)"),
        (
            "id=integer(min: 1]",
            "a comma or a closing parenthesis is expected here\(quotes) (character 18)"
        ),
        (
            "id=unique",
            """
            “unique” is no strategy; a rule file says that a column is unique: {"fields": [{"name": "id", \
            "constraints": {"unique": true}}]} (see validate help rules)
            """
        ),
        (
            #"d=date(format: dd\.MM)"#,
            #"a comma or a closing parenthesis is expected here; write the text in double quotes, such as format: "dd\\.MM" (character 18)"#
        ),
        ("id=integer(min 1)", "a colon is expected after “min” (character 16)"),
        ("id=integer(: 1)", "the name of an option is expected (character 12)"),
        ("id=integer(min: 1,)", "the name of an option is expected (character 19)"),
        ("id=integer(min: 1) alpha", "a comma is expected between two strategies (character 20)"),
        ("id=integer(min: 1, minimum: 2)", "“minimum” is given twice (character 20)"),
        ("id=integer(use: alpha)", "“use” is given twice (character 12)"),
        (
            "é=oneOf(values: [ü])",
            "a value is expected here\(quotes) (character 18)"
        ),
        ("id=prefix(part: \"a)", "a string is not closed (character 20)"),
        (
            "id=oneOf(values: [a)",
            "a comma or a closing bracket is expected here\(quotes) (character 20)"
        ),
        (
            #"id=not(rule: {"use":"alpha"})"#,
            "a strategy inside another is written as name(option: value) (character 14)"
        ),
        (
            "id=between",
            "there is no strategy or stock pattern “between”; did you mean “integer”, “decimal”, or “count”?\(list)"
        ),
        (deepRules, "this is nested too deeply (character 1288)"),
        (deepList, "this is nested too deeply (character 146)"),
    ]

    @Test(
        "What is not understood has a place",
        arguments: Self.mistakeRows)
    func mistakes(flag: String, message: String) {
        let column = flag.prefix { $0 != "=" }
        let mistake = #expect(throws: Mistake.self) { try RuleFlag(flag) }
        #expect(mistake?.message == "--rule \(column): \(message)")
    }

    @Test(
        "The strategies' own readers report an option that they can't read",
        arguments: [
            ("a=integer(mn: 1)", "mn: the strategy “integer” has no key “mn”; use one of use, minimum, maximum, "),
            ("a=paymentCard(networks: [vsia])", "networks: “vsia” is unknown; did you mean “visa”?\n"),
            (#"a=integer(minimum: "1")"#, "minimum: this must be a whole number\n"),
            ("a=integer(min: 2, max: 1)", "minimum: “minimum” is greater than “maximum”: "),
            ("a=alpha,integer(minimum: x)", "integer.minimum: this must be a whole number\n"),
            ("a=anyOf(rules: [emial(min: 1)])", "rules[0]: there is no strategy “emial”; did you mean “email”?\n"),
            (
                "a=pattern",
                "the strategy “pattern” needs the key “pattern” or “name”; options are written in parentheses, such as "
            ),
        ])
    func readers(flag: String, message: String) throws {
        let run = try Run("rows", "--rule", flag, input: "a\nx\n")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("validate: --rule a: \(message)"), "\(run.errors)")
    }

    @Test("A column is validated by a strategy with options")
    func rows() throws {
        let run = try Run(
            "rows", "--rule", "id=integer(min: 1)", "--rule", #"when=date(format: "dd.MM.yyyy")"#, "--format", "ndjson",
            input: "id,when\n1,21.11.2026\n0,31.02.2026\n")
        #expect(run.findings == ["2 id comparison.tooSmall", "2 when date.day"])
    }

    @Test("Options are completed inside parentheses")
    func completions() {
        #expect(RuleFlag.completions(of: "id=integer(").contains("id=integer(minimum:"))
        #expect(RuleFlag.completions(of: "id=integer(minimum: 1,").contains("id=integer(minimum: 1,sign:"))
        #expect(RuleFlag.completions(of: "id=integer(minimum: 1),").contains("id=integer(minimum: 1),email"))
        #expect(RuleFlag.completions(of: "id=").contains("id=email"))
        #expect(RuleFlag.completions(of: "id").isEmpty && RuleFlag.completions(of: "id=(").isEmpty)
    }

    @Test("Any beginning of a rule with any character after it is read or rejected")
    func beginnings() {
        let flag = #"id=anyOf(rules: [integer(min: 1, sign: none), date(format: "dd.MM.yyyy"), not(rule: [true])])"#
        for length in 0...flag.count {
            for sign in #"=,:()[]{}"\ a1-é"# {
                let text = String(flag.prefix(length)) + String(sign) + flag.dropFirst(length + 1)
                if let rule = try? RuleFlag(text) {
                    #expect(rule.strategies.allSatisfy { JSONLine.isValue($0) }, "\(text)")
                }
            }
        }
    }
}
