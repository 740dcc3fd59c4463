// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import InputValidationSchema
import Testing

/// A strategy with the members of its schema, and with the rules and options that the schema leaves out.
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
        // A scalar has up to four bytes, and a text up to 65,536.
        TextRow(
            "a length below the size limit", .count(in: 1...16_384, of: .scalars), #""minLength":1,"maxLength":16384"#),
        TextRow(
            "a length above the size limit", .count(in: 1...16_385, of: .scalars), #""minLength":1,"maxLength":16385"#,
            losing: ["text.maximumBytes"]),
        TextRow(
            "a length in characters", .count(in: 2...3), #""minLength":2,"maxLength":65536"#,
            losing: ["count.minimum", "count.maximum", "text.maximumBytes"]),
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
        TextRow("no rules", .all(of: [InputValidator<String>]()), #""not":{}"#),
        TextRow("the opposite of what is not exact", !.count(in: 2...3), "", losing: ["not"]),
    ]
}

@Suite("StrategySchema")
struct StrategySchemaTests {
    /// Returns the JSON without blanks outside of strings; the rows have none inside.
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

    @Test("never contains a secret", arguments: [StrategySchema.Notation.jsonSchema, .openAPI])
    func secrets(notation: StrategySchema.Notation) {
        let validators: [InputValidator<String>] = [
            .equal(to: "swordfish"), .notEqual(to: "swordfish"), .oneOf(["swordfish"]), .noneOf(["swordfish"]),
            .prefix("swordfish").sensitive(),
            (.pattern("swordfish") || .oneOf(["swordfish"], showsTexts: true)).sensitive(),
            .optional(.contains("swordfish")).sensitive(), (!.suffix("swordfish")).sensitive(),
        ]
        for validator in validators {
            let schema = StrategySchema(validator)
            #expect(!schema.json(notation).contains("swordfish"))
            #expect(!schema.losses.description.contains("swordfish"))
            #expect(!schema.fields.contains { $0.html.contains("swordfish") })
            #expect(!schema.losses.isEmpty)
        }
    }

    private struct Secret: Codable {
        var word: String?
        static let validator: InputValidator<Secret> = .at(\.word, .optional(.prefix("swordfish")).sensitive())
    }

    @Test("never contains a secret of an optional property")
    func optionalSecret() {
        let schema = StrategySchema(Secret.validator)
        #expect(!schema.json().contains("swordfish") && schema.losses.map(\.rule) == ["sensitive"])
    }

    private struct Booking: Codable, Validatable {
        var email: String
        var nights: Int
        var share: Double
        var note: String?
        var guests: [String]
        var size: Int { guests.count }

        static let validator: InputValidator<Booking> = .all(of: [
            .at(\.email, label: "Email", .slug),
            .at(\.nights, .range(1...30)),
            .at(\.share, .range(0.25..<1.0)),
            .at(\.note, .optional(.pattern("a"))),
            .at(\.guests, .count(in: 1...2)),
            .at(\.guests, .each(.pattern("b"))),
            .at(\.size, .atMost(4)),
        ])
    }

    @Test("writes a model with its properties, of which optional ones are not required")
    func model() {
        let schema = StrategySchema(of: Booking.self)
        let properties = [
            #""email":{"title":"Email","type":"string","pattern":"^(?:[0-9a-z]+(?:-[0-9a-z]+)*)$","minLength":1,"maxLength":65536}"#,
            #""nights":{"type":"integer","minimum":1,"maximum":30}"#,
            #""share":{"type":"number","minimum":0.25,"exclusiveMaximum":1.0}"#,
            #""note":{"anyOf":[{"type":"string","anyOf":[{"maxLength":0},{"pattern":"^(?:a)$","minLength":1}]},{"type":"null"}]}"#,
            #""guests":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","pattern":"^(?:b)$","minLength":1}}"#,
        ]
        let object =
            #"{"type":"object","properties":{\#(properties.joined(separator: ","))},"required":["email","nights","share","guests"]}"#
        #expect(compact(schema.json(.openAPI)) == #"{"components":{"schemas":{"Booking":\#(object)}}}"#)
        #expect(schema.losses.map(\.pointer) == ["/property"])
        #expect(schema.fields.map(\.pointer) == ["/email", "/nights", "/share", "/note"])
        #expect(schema.fields[1].html == #"type="number" required step="1" min="1" max="30""#)
        #expect(schema.fields[2].losses.map(\.rule) == ["range"])
        #expect(!schema.fields[3].html.contains("required"))
    }

    @Test("writes the rows of a table, whose values are texts")
    func table() throws {
        let file = #"""
            {"name": "people", "fields": [
                {"name": "id", "title": "Number", "type": "integer", "constraints": {"required": true}},
                {"name": "code", "constraints": {"required": false, "pattern": "[a-z]{2}"}, "missingValues": ["-"]}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        let json = compact(schema.json())
        #expect(
            json.contains(#""id":{"title":"Number","type":"string","pattern":"^(?:\\-?[0-9]+)$""#)
                || json.contains(#""id":{"title":"Number","type":"string","pattern":"^(?:-?[0-9]+)$""#))
        #expect(json.contains(#""required":["id"]"#))
        #expect(json.contains(#""anyOf":[{"enum":["","-"]},{"pattern":"^(?:[a-z]{2})$","minLength":1}]"#))
        #expect(schema.json(.openAPI).contains(#""people""#))
        #expect(schema.fields.map(\.pointer) == ["/id", "/code"])
    }

    @Test("reports what compares several rows or columns of a table as a loss")
    func keys() throws {
        let file = #"""
            {"fields": [{"name": "a", "constraints": {"unique": true}}, {"name": "b"}], "primaryKey": ["a", "b"],
             "rules": [{"columns": ["a", "b"], "use": "notEqual"}]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        #expect(
            schema.losses.filter { $0.reason.hasPrefix("several") }.map { "\($0.pointer) \($0.rule)" } == [
                "/a unique", " primaryKey", " notEqual(a, b)",
            ])
    }
}
