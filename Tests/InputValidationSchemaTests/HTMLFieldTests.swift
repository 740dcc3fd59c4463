// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

@Suite("HTMLField")
struct HTMLFieldTests {
    @Test("writes the attributes of a field")
    func attributes() {
        func html(_ validator: InputValidator<String>) -> String { StrategySchema(validator).fields[0].html }
        #expect(
            html(.count(in: 3...12) && .numeric)
                == #"type="text" required minlength="3" maxlength="12" pattern="(?:[0-9]+)" inputmode="numeric""#)
        #expect(
            html(.optional(.pattern("[&\"<]")))
                == #"type="text" pattern="(?:(?=[\s\S]{0,0}$)[\s\S]*|(?=(?:[&quot;\x26\x3c])$)(?=[\s\S]{1,}$)[\s\S]*)""#
                || html(.optional(.pattern("[&\"<]"))).contains(#"[\x22\x26\x3c]"#))
        // `required` already expresses a minimum of 1.
        #expect(html(.pattern("[a-c]{1,3}")) == #"type="text" required pattern="(?:[a-c]{1,3})""#)
        #expect(html(.count(in: 1...3, of: .scalars)) == #"type="text" required maxlength="6""#)
        #expect(
            StrategySchema(.count(in: 1...3, of: .scalars)).fields[0].losses.map(\.description)
                == ["text.maximum: HTML counts UTF-16 code units"])
        #expect(html(.paymentCard).contains(#"autocomplete="cc-number""#))
        #expect(html(.password()).hasPrefix(#"type="password" required minlength="15""#))
        #expect(html(.email).contains(#"inputmode="email" autocomplete="email""#))
    }

    @Test("limits a length in UTF-16 as the strategy does")
    func utf16Lengths() {
        func field(_ validator: InputValidator<String>) -> (html: String, losses: [String]) {
            let field = StrategySchema(validator).fields[0]
            return (field.html, field.losses.map(\.description))
        }
        let length: InputValidator<String> = .count(in: 3...5, of: .utf16)
        #expect(field(length) == (#"type="text" required minlength="3" maxlength="5""#, []))
        #expect(
            field(length && .count(in: 1...4, of: .scalars))
                == (
                    #"type="text" required minlength="3" maxlength="5""#,
                    ["text.maximum: HTML counts UTF-16 code units"]
                ))
        #expect(
            field(length && .count(in: 3...9, of: .scalars))
                == (
                    #"type="text" required minlength="3" maxlength="5""#,
                    ["text.minimum: HTML counts UTF-16 code units"]
                ))
        // The attributes don't contain an alternative's limits.
        let alternatives = field(length && (.count(in: 4...6, of: .utf16) || .alpha))
        #expect(alternatives.losses.contains("count.maximum: schemas count scalars, and the strategy counts utf16"))
        #expect(alternatives.html.contains(#"maxlength="10""#))
        #expect(field(.trimmed(then: length)).html == #"type="text" required minlength="2""#)
    }

    @Test("has a valid expression, also for alternatives that no text meets")
    func impossibleLengths() {
        let impossible: InputValidator<String> = .count(in: 15..., of: .scalars) && .count(in: ...3, of: .scalars)
        let html = StrategySchema((impossible && .alpha) || .numeric).fields[0].html
        #expect(html.contains("(?!)") && !html.contains("{15,3}"))
    }

    @Test("limits the lengths of alternatives, and of what a text must not be, in its expression")
    func lengthsInside() {
        func pattern(_ validator: InputValidator<String>) -> String? {
            StrategySchema(validator).fields[0].attributes.first { $0.name == "pattern" }?.value
        }
        let length: InputValidator<String> = .count(in: 2...3, of: .scalars)
        #expect(pattern(length) == nil)
        #expect(
            pattern(length || .pattern("x"))
                == #"(?:(?=[\s\S]{2,3}$)[\s\S]*|(?=(?:x)$)(?=[\s\S]{1,}$)[\s\S]*)"#)
        #expect(
            pattern(.optional(length)) == #"(?:(?=[\s\S]{0,0}$)[\s\S]*|(?=[\s\S]{2,3}$)[\s\S]*)"#)
        #expect(pattern(!length) == #"(?!(?:(?=[\s\S]{2,3}$)[\s\S]*)$)[\s\S]*"#)
    }

    @Test("has an expression for shown texts, and one for what is never accepted")
    func expressionsOfTexts() {
        func pattern(_ validator: InputValidator<String>) -> String? {
            StrategySchema(validator).fields[0].attributes.first { $0.name == "pattern" }?.value
        }
        #expect(pattern(.oneOf(["a", "b.c"], showsTexts: true)) == #"(?:a|b\.c)"#)
        #expect(pattern(.oneOf([""], showsTexts: true)) == #"(?!)[\s\S]*"#)
        #expect(pattern(.all(of: [InputValidator<String>]())) == #"(?!)[\s\S]*"#)
        #expect(
            pattern(.oneOf(["a", "b"], showsTexts: true) && .pattern("a+"))
                == #"(?=(?:a|b)$)(?=(?:a+)$)[\s\S]*"#)
    }

    /// A content type and a keyboard, with a field's attributes for them.
    private static let typing: [(content: InputTraits.Content?, keyboard: InputTraits.Keyboard, html: String)] = [
        (nil, .text, #"type="text" required"#),
        (.newPassword, .text, #"type="password" required autocomplete="new-password""#),
        (.currentPassword, .text, #"type="password" required autocomplete="current-password""#),
        (.username, .email, #"type="text" required inputmode="email" autocomplete="username""#),
        (.oneTimeCode, .digits, #"type="text" required inputmode="numeric" autocomplete="one-time-code""#),
        (.cardSecurityCode, .digits, #"type="text" required inputmode="numeric" autocomplete="cc-csc""#),
        (.telephone, .telephone, #"type="text" required inputmode="tel" autocomplete="tel""#),
        (.url, .url, #"type="text" required inputmode="url" autocomplete="url""#),
        (nil, .decimal, #"type="text" required inputmode="decimal""#),
        (#"a"b<c&d"#, .text, #"type="text" required autocomplete="a&quot;b&lt;c&amp;d""#),
    ]

    @Test("masks passwords, and has the keyboard and the content of a text", arguments: typing.indices)
    func keyboardAndContent(_ index: Int) {
        let row = Self.typing[index]
        let validator = InputValidator.alpha.traits(keyboard: row.keyboard, content: row.content)
        let field = StrategySchema(validator).fields[0]
        let limits = ["minlength", "maxlength", "pattern"]
        let html = field.html.split(separator: " ").filter { part in !limits.contains { part.hasPrefix($0) } }
        #expect(html.joined(separator: " ") == row.html)
    }

    private struct Order: Codable, Validatable {
        var pieces: Int
        var share: Double

        static let validator: InputValidator<Order> = .all(of: [
            .at(\.pieces, .range(1...30)), .at(\.share, .range(0.25..<1.0)),
        ])
    }

    @Test("has the limits of a number, which HTML includes")
    func numbers() {
        let fields = StrategySchema(of: Order.self).fields
        #expect(fields.map(\.pointer) == ["/pieces", "/share"])
        #expect(fields[0].html == #"type="number" required step="1" min="1" max="30""#)
        #expect(fields[0].losses.isEmpty)
        #expect(fields[1].html == #"type="number" required step="any" min="0.25" max="1.0""#)
        #expect(fields[1].losses.map { "\($0.rule).\($0.option ?? "")" } == ["range.max"])
    }

    private struct Limited: Codable, Validatable {
        var included: Double
        var excluded: Double
        var equal: Double
        var small: Int8
        var large: Int
        var largest: Int

        static let validator: InputValidator<Limited> = .all(of: [
            .at(\.included, .range(2.0..<8.0)), .at(\.included, .range(1.0...7.0)), .at(\.included, .range(3.0...)),
            .at(\.excluded, .range(1.0...9.0)), .at(\.excluded, .range(0.0..<8.0)),
            .at(\.equal, .range(1.0...9.0)), .at(\.equal, .range(1.0..<9.0)),
            .at(\.small, .range(5...)),
            .at(\.large, .range(0...9_007_199_254_740_994)), .at(\.largest, .range(0...9_007_199_254_740_992)),
        ])
    }

    @Test("has the closest of several limits of a number, and the losses of that one")
    func severalLimits() {
        let expected: [(html: String, losses: [String])] = [
            (#"type="number" required step="any" min="3.0" max="7.0""#, []),
            (#"type="number" required step="any" min="1.0" max="8.0""#, ["range.max"]),
            (#"type="number" required step="any" min="1.0" max="9.0""#, ["range.max"]),
            (#"type="number" required step="1" min="5" max="127""#, []),
            (#"type="number" required step="1" min="0""#, ["range.max"]),
            (#"type="number" required step="1" min="0" max="9007199254740992""#, []),
        ]
        let fields = StrategySchema(of: Limited.self).fields
        #expect(fields.map(\.html) == expected.map(\.html))
        #expect(fields.map { $0.losses.map { "\($0.rule).\($0.option ?? "")" } } == expected.map(\.losses))
    }

    @Test("has no limit below zero that browsers round, and keeps a type's own limit")
    func limitsBelowZero() {
        let validators: [InputValidator<Order>] = [
            .at(\.pieces, .atMost(5)), .at(\.pieces, .range(-9_007_199_254_740_994...5)),
            .at(\.pieces, .range(-9_007_199_254_740_992...5)),
        ]
        let fields = validators.map { StrategySchema($0).fields[0] }
        #expect(
            fields.map(\.html) == [
                #"type="number" required step="1" max="5""#, #"type="number" required step="1" max="5""#,
                #"type="number" required step="1" min="-9007199254740992" max="5""#,
            ])
        #expect(
            fields.map { $0.losses.map(\.description) }
                == [[], ["/pieces: range.min: browsers round large numbers"], []])
    }

    @Test("loses a lower limit that does not belong to the range")
    func excludedMinimum() {
        let validator: InputValidator<Order> = .at(\.share, .greaterThan(0.5)) && .at(\.pieces, .greaterThan(4))
        let fields = StrategySchema(validator).fields
        #expect(
            fields.map(\.html) == [
                #"type="number" required step="any" min="0.5""#, #"type="number" required step="1" min="4""#,
            ])
        #expect(fields.map { $0.losses.map { "\($0.rule).\($0.option ?? "")" } } == [["range.min"], ["range.min"]])
        #expect(fields.flatMap(\.losses).allSatisfy { $0.reason == "HTML includes the limits" })
        // A value that may be missing has the same losses.
        let field = StrategySchema(InputValidator<Double?>.optional(.range(0.25..<1.0))).fields[0]
        #expect(field.html == #"type="number" step="any" min="0.25" max="1.0""#)
        #expect(field.losses.map(\.description) == ["range.max: HTML includes the limits"])
    }

    @Test("has a pointer in which each slash and tilde of a key is escaped, whatever follows it")
    func pointers() {
        let validator = InputValidator<Order>.all(of: [.at(\.pieces, key: "/\u{301}a~\u{301}", .range(1...30))])
        let pointers = StrategySchema(validator).fields.map { Array($0.pointer.utf8) }
        #expect(pointers == [Array("/~1\u{301}a~0\u{301}".utf8)])
        let two = InputValidator<Order>.all(of: [
            .at(\.pieces, key: "\u{E9}", .range(1...30)), .at(\.share, key: "e\u{301}", .range(0.25...1.0)),
        ])
        #expect(
            StrategySchema(two).fields.map { Array($0.pointer.utf8) }
                == ["/\u{E9}", "/e\u{301}"].map { Array($0.utf8) })
    }

    @Test("counts UTF-16 code units, and a scalar has at most two")
    func codeUnits() throws {
        let field = StrategySchema(.count(in: 2...3, of: .scalars)).fields[0]
        #expect(field.attributes.first { $0.name == "minlength" }?.value == "2")
        #expect(field.attributes.first { $0.name == "maxlength" }?.value == "6")
        #expect(field.losses.map { "\($0.rule).\($0.option ?? "")" }.sorted() == ["text.maximum", "text.minimum"])
        #expect(Set(field.losses.map(\.reason)) == ["HTML counts UTF-16 code units"])
        // What a text must not match doesn't limit its characters to ASCII.
        let length: InputValidator<String> = .count(in: 2...3, of: .scalars)
        let patterns: [(expression: String, limit: String, losses: [String])] = [
            ("(?!ab$).*", "6", ["text.maximum", "text.minimum"]), ("(?=ab).*", "6", ["text.maximum", "text.minimum"]),
            ("[a-c]*", "3", []), ("(?!ab$)[a-c]*", "3", []), ("[a-c]+|é+", "6", ["text.maximum", "text.minimum"]),
        ]
        for (expression, limit, losses) in patterns {
            let field = StrategySchema(try length && RegexInputValidator(expression)).fields[0]
            #expect(field.attributes.first { $0.name == "maxlength" }?.value == limit, "\(expression)")
            #expect(field.losses.map { "\($0.rule).\($0.option ?? "")" }.sorted() == losses, "\(expression)")
        }
        let limits: [(InputValidator<String>, limit: String?, losses: [String])] = [
            (NumericInputValidator(maximumBytes: 2_147_483_647), "2147483647", []),
            (NumericInputValidator(maximumBytes: 2_147_483_648), nil, ["text.maximum"]),
            (AlphaInputValidator(allowsUnicode: true, maximumBytes: 1_073_741_823), "2147483646", ["text.maximum"]),
            (AlphaInputValidator(allowsUnicode: true, maximumBytes: 1_073_741_824), nil, ["text.maximum"]),
        ]
        for (validator, limit, losses) in limits {
            let field = StrategySchema(validator).fields[0]
            #expect(field.attributes.first { $0.name == "maxlength" }?.value == limit, "\(validator)")
            let found = field.losses.map { "\($0.rule).\($0.option ?? "")" }
            #expect(found.filter { $0.hasPrefix("text.maximum") && $0 != "text.maximumBytes" } == losses, "\(found)")
        }
    }

    @Test("has each attribute once", arguments: [InputValidator<String>.email, .password(), .paymentCard, .url])
    func names(validator: InputValidator<String>) {
        let names = StrategySchema(validator).fields[0].attributes.map(\.name)
        #expect(Set(names).count == names.count && names.first == "type")
    }
}
