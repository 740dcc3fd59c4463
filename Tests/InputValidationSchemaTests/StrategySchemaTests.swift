// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import InputValidationSchema
import Testing

@Suite("StrategySchema")
struct StrategySchemaTests {
    /// Returns the JSON without blanks outside of strings; the rows have none inside.
    private func compact(_ json: String) -> String { json.filter { !$0.isWhitespace } }

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

    @Test("has the attributes of a field for each column of a table, with its keyboard and its content")
    func columnFields() throws {
        let file = #"""
            {"fields": [
                {"name": "email", "type": "string", "format": "email"},
                {"name": "password", "strategies": ["password"], "constraints": {"required": true}},
                {"name": "note", "constraints": {"required": false, "maxLength": 3}}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        let names = ["type", "required", "inputmode", "autocomplete"]
        let fields = schema.fields.map { field in
            field.attributes.filter { names.contains($0.name) }.map { "\($0.name)=\($0.value)" }
        }
        #expect(
            fields == [
                ["type=text", "required=", "inputmode=email", "autocomplete=email"],
                ["type=password", "required=", "autocomplete=new-password"],
                ["type=text"],
            ])
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
