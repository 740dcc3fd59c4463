// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

/// A strategy with its schema's members, and with the rules and options that the schema leaves out.
private struct TextRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let validator: InputValidator<String>
    let schema: String
    let losses: [String]

    init(_ name: String, _ validator: InputValidator<String>, _ schema: String, losing losses: [String] = []) {
        testDescription = name
        self.validator = validator
        self.schema = schema
        self.losses = losses
    }

    static let all = [
        TextRow("letters", .alpha, #""pattern":"^(?:[A-Za-z]+)$","minLength":1,"maxLength":65536"#),
        TextRow(
            "letters and a length", .count(in: 3...12) && .alpha,
            #""pattern":"^(?:[A-Za-z]+)$","minLength":3,"maxLength":12"#),
        TextRow("a length in scalars", .count(in: 2...3, of: .scalars), #""minLength":2,"maxLength":3"#),
        // A scalar has up to four bytes, and a text up to 65,536 bytes.
        TextRow(
            "a length below the size limit", .count(in: 1...16_384, of: .scalars), #""minLength":1,"maxLength":16384"#),
        TextRow(
            "a length above the size limit", .count(in: 1...16_385, of: .scalars), #""minLength":1,"maxLength":16385"#,
            losing: ["text.maximumBytes"]),
        TextRow(
            "a length in characters", .count(in: 2...3), #""minLength":2,"maxLength":65536"#,
            losing: ["count.minimum", "count.maximum", "text.maximumBytes"]),
        TextRow(
            "a maximum in characters", .count(in: 1...3), #""minLength":1,"maxLength":65536"#,
            losing: ["count.maximum", "text.maximumBytes"]),
        TextRow(
            "a minimum in characters", .count(in: 2...), #""minLength":2,"maxLength":65536"#,
            losing: ["count.minimum", "text.maximumBytes"]),
        TextRow(
            "a length of letters or digits", .count(in: 2...3) && (.pattern("a{1,9}") || .pattern("0{1,9}")),
            #""minLength":2,"maxLength":3,"anyOf":[{"pattern":"^(?:a{1,9})$","minLength":1},"#
                + #"{"pattern":"^(?:0{1,9})$","minLength":1}]"#
        ),
        TextRow(
            "a length of letters of which some are not ASCII",
            .count(in: 2...3) && (.pattern("[a-z]{1,9}") || .pattern("[à-ÿ]{1,9}")),
            #""minLength":2,"anyOf":[{"pattern":"^(?:[a-z]{1,9})$","minLength":1},"#
                + #"{"pattern":"^(?:[\u00e0-\u00ff]{1,9})$","minLength":1}]"#,
            losing: ["count.minimum", "count.maximum"]),
        // A carriage return and a line feed are one character with two scalars.
        TextRow(
            "a length of letters and line ends", .count(in: 2...4) && .pattern(#"[A-Z\r\n]{2,8}"#),
            #""pattern":"^(?:[\\x0a\\x0dA-Z]{2,8})$","minLength":2"#, losing: ["count.minimum", "count.maximum"]),
        TextRow(
            "a length in UTF-16", .count(in: 5...6, of: .utf16), #""minLength":3,"maxLength":6"#,
            losing: ["count.minimum", "count.maximum"]),
        TextRow(
            "a length in bytes", .count(in: 5...6, of: .utf8), #""minLength":2,"maxLength":6"#,
            losing: ["count.minimum", "count.maximum"]),
        TextRow("shown texts", .oneOf(["a", "b"], showsTexts: true), #""enum":["a","b"]"#),
        TextRow(
            "hidden texts", .oneOf(["swordfish"]), #""minLength":1,"maxLength":65536"#,
            losing: ["oneOf", "text.maximumBytes"]),
        TextRow("a target", .equal(to: "swordfish"), "", losing: ["equal"]),
        TextRow(
            "a sensitive pattern", .pattern("sword|fish").sensitive(), #""minLength":1,"maxLength":65536"#,
            losing: ["pattern", "text.maximumBytes"]),
        TextRow(
            "a message", .slug.message("Letters").named("name"),
            #""pattern":"^(?:[0-9a-z]+(?:-[0-9a-z]+)*)$","minLength":1,"maxLength":65536"#),
        TextRow(
            "a name of another rule", .slug.named("not"),
            #""pattern":"^(?:[0-9a-z]+(?:-[0-9a-z]+)*)$","minLength":1,"maxLength":65536"#),
        TextRow(
            "a name that makes nothing optional", .pattern("a").named("optional"), #""pattern":"^(?:a)$","minLength":1"#
        ),
        TextRow(
            "optional text", .optional(.pattern("a")), #""anyOf":[{"maxLength":0},{"pattern":"^(?:a)$","minLength":1}]"#
        ),
        TextRow(
            "a condition", .condition(or: ValidationError(1, domain: "Test")) { $0.isEmpty }, "",
            losing: ["condition"]),
        TextRow(
            "two patterns", .pattern("a+") && .pattern("aa"),
            #""pattern":"^(?:a+)$","minLength":1,"allOf":[{"pattern":"^(?:aa)$"}]"#),
        TextRow(
            "a text without blanks around it", .trimmed(then: .count(in: 2...3, of: .scalars)), #""minLength":2"#,
            losing: ["text.maximumBytes"]),
        TextRow(
            "a text without separators", .stripping("- ", then: .count(in: 2...3, of: .scalars)), #""minLength":2"#,
            losing: ["stripping"]),
        TextRow(
            "a text with blanks as one", .collapsingBlanks(then: .count(in: 2...3, of: .scalars)), #""minLength":2"#,
            losing: ["collapsingBlanks"]),
        TextRow(
            "the opposite of a pattern", !.pattern("a"), #""not":{"pattern":"^(?:a)$","minLength":1}"#,
            losing: ["text.maximumBytes"]),
        TextRow("shown texts, of which one is never accepted", .oneOf(["", "a"], showsTexts: true), #""enum":["a"]"#),
        TextRow(
            "a password", .password(in: 2...3), #""minLength":2,"maxLength":3"#, losing: ["password"]),
        TextRow(
            "a password with a digit", .password(in: 2...3, digits: 1), #""minLength":2,"maxLength":3"#,
            losing: ["password"]),
        TextRow(
            "a value of a text", .integer(in: 1...9).then(.range(1...3)),
            #""pattern":"^(?:0*[1-9])$","minLength":1,"maxLength":65536"#, losing: ["then"]),
        TextRow(
            "shown texts without blanks around them", .trimmed(then: .oneOf(["a"], showsTexts: true)), "",
            losing: ["trimmed", "text.maximumBytes"]),
        TextRow(
            "the opposite of a pattern without blanks around it", .trimmed(then: !.pattern("a")), "",
            losing: ["text.maximumBytes", "trimmed"]),
        TextRow(
            "a pattern with an anchor, without blanks around it", .trimmed(then: .pattern("a$")), #""minLength":1"#,
            losing: ["trimmed", "text.maximumBytes"]),
        TextRow(
            "a pattern without separators", .stripping("- ", then: .pattern("[0-9]{4}")), #""minLength":1"#,
            losing: ["stripping"]),
        TextRow(
            "alternatives with other size limits", .pattern("a") || AlphaInputValidator(maximumBytes: 9),
            #""anyOf":[{"pattern":"^(?:a)$","minLength":1},{"pattern":"^(?:[A-Za-z]+)$","minLength":1,"maxLength":9}]"#,
            losing: ["anyOf.maximumBytes"]),
        TextRow(
            "texts that two lists show", .oneOf(["a", "b"], showsTexts: true) && .oneOf(["b", "c"], showsTexts: true),
            #""enum":["a","b"],"allOf":[{"enum":["b","c"]}]"#),
        TextRow(
            "a length of shown texts in ASCII", .count(in: 2...3) && .oneOf(["ab"], showsTexts: true),
            #""enum":["ab"],"minLength":2,"maxLength":3"#),
        TextRow(
            "a length of shown texts", .count(in: 2...3) && .oneOf(["é"], showsTexts: true),
            #""enum":["\u00e9"],"minLength":2"#, losing: ["count.minimum", "count.maximum"]),
        TextRow(
            "a length of an optional text", .count(in: 2...3) && .optional(.pattern("a{1,9}")),
            #""minLength":2,"maxLength":3,"anyOf":[{"maxLength":0},{"pattern":"^(?:a{1,9})$","minLength":1}]"#),
        TextRow(
            "a length of letters of which some have no maximum",
            .count(in: 2...) && (.pattern("a{1,9}") || .pattern("b+")),
            #""minLength":2,"maxLength":65536,"anyOf":[{"pattern":"^(?:a{1,9})$","minLength":1},"#
                + #"{"pattern":"^(?:b+)$","minLength":1,"maxLength":65536}]"#),
        TextRow(
            "an alternative about which only the program can decide",
            .pattern("a") || .condition(or: ValidationError(1, domain: "Test")) { $0.isEmpty }, "",
            losing: ["condition"]),
        TextRow(
            "two optional texts", .optional(.pattern("a")) && .optional(.pattern("b")),
            #""allOf":[{"anyOf":[{"maxLength":0},{"pattern":"^(?:a)$","minLength":1}]},"#
                + #"{"anyOf":[{"maxLength":0},{"pattern":"^(?:b)$","minLength":1}]}]"#),
        // A carriage return and a line feed are one character.
        TextRow(
            "a length of shown texts with a carriage return",
            .count(in: 2...3) && .oneOf(["a\r"], showsTexts: true), #""enum":["a\u000d"],"minLength":2"#,
            losing: ["count.minimum", "count.maximum"]),
        TextRow(
            "letters of any number", AlphaInputValidator(maximumBytes: .max),
            #""pattern":"^(?:[A-Za-z]+)$","minLength":1"#),
        // The length and alphabet of a value that may be secret are unknown.
        TextRow(
            "a length of hidden texts", .count(in: 2...3) && .oneOf(["ab"]), #""minLength":2,"maxLength":65536"#,
            losing: ["count.minimum", "count.maximum", "text.maximumBytes", "oneOf"]),
        TextRow(
            "a length of a sensitive pattern", .count(in: 2...3) && .pattern("ab").sensitive(),
            #""minLength":2,"maxLength":65536"#,
            losing: ["count.minimum", "count.maximum", "text.maximumBytes", "pattern"]),
        TextRow("a list in which no text is accepted", .oneOf([""], showsTexts: true), #""not":{}"#),
        TextRow("no rules", .all(of: [InputValidator<String>]()), #""not":{}"#),
        TextRow("the opposite of what is not exact", !.count(in: 2...3), "", losing: ["not"]),
    ]
}

@Suite("TextRequirements")
struct TextRequirementsTests {
    /// Returns the JSON without blanks outside strings.
    ///
    /// The rows have no blanks inside strings.
    private func compact(_ json: String) -> String { json.filter { !$0.isWhitespace } }

    @Test("writes the schema of a text, and lists what it leaves out", arguments: TextRow.all)
    fileprivate func text(row: TextRow) {
        let schema = StrategySchema(row.validator)
        let expected = #"{"type":"string"\#(row.schema.isEmpty ? "" : ",")\#(row.schema)}"#
        #expect(compact(schema.json(.openAPI)) == expected)
        #expect(schema.losses.map { $0.rule + ($0.option.map { ".\($0)" } ?? "") } == row.losses)
        #expect(schema.json().contains(#""$schema": "https://json-schema.org/draft/2020-12/schema""#))
    }

    @Test(
        "has the size limit of a pattern only if a text that it matches can exceed it",
        arguments: [
            ("[é]{1,3}", 12, nil), ("[é]{1,3}", 11, "11"), ("a{1,3}", 3, nil), ("a{1,3}", 2, "2"), ("a+", 9, "9"),
        ] as [(String, Int, String?)])
    func sizes(expression: String, maximumBytes: Int, maxLength: String?) throws {
        let schema = StrategySchema(try RegexInputValidator(expression, maximumBytes: maximumBytes))
        #expect(compact(schema.json()).contains("maxLength") == (maxLength != nil))
        if let maxLength { #expect(compact(schema.json()).contains(#""maxLength":\#(maxLength)}"#)) }
        let isExact = maxLength == nil || expression.hasPrefix("a")
        #expect(schema.losses.map { "\($0.rule).\($0.option ?? "")" } == (isExact ? [] : ["text.maximumBytes"]))
    }
}
