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
    /// Returns the JSON without blanks outside strings.
    ///
    /// The rows have no blanks inside strings.
    private func compact(_ json: String) -> String { json.filter { !$0.isWhitespace } }

    @Test("never contains a secret", arguments: [StrategySchema.Notation.jsonSchema, .openAPI])
    func secrets(notation: StrategySchema.Notation) {
        let validators: [InputValidator<String>] = [
            .equal(to: "swordfish"), .notEqual(to: "swordfish"), .oneOf(["swordfish"]), .noneOf(["swordfish"]),
            .prefix("swordfish").sensitive(),
            (.pattern("swordfish") || .oneOf(["swordfish"], showsTexts: true)).sensitive(),
            .optional(.contains("swordfish")).sensitive(), (!.suffix("swordfish")).sensitive(),
            (!.pattern("swordfish")).sensitive(), (.numeric && !.pattern("swordfish")).sensitive(),
            .trimmed(then: .pattern("swordfish")).sensitive(),
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
        // No property is required.
        #expect(!schema.json().contains("required"))
    }

    @Test("writes the rows of a table, whose values are texts")
    func table() throws {
        let file = #"""
            {"name": "people", "fields": [
                {"name": "id", "title": "Number", "description": "One", "type": "integer",
                 "constraints": {"required": true, "minimum": 1, "maximum": 9}},
                {"name": "code", "constraints": {"required": false, "pattern": "[a-z]{2}"}, "missingValues": ["-"]}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        let json = compact(schema.json())
        #expect(
            json.contains(#""id":{"title":"Number","description":"One","type":"string","pattern":"^(?:0*[1-9])$""#))
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

    @Test("has the texts of a table, and accepts null in a column that does not require a value")
    func textsOfTable() throws {
        let file = #"""
            {"name": "my people/2 é", "title": "People", "description": "Who came", "fields": [
                {"name": "a", "strategies": ["alpha"]},
                {"name": "b", "constraints": {"required": false, "pattern": "[0-9]"}}
            ]}
            """#
        let rules = try JSONDecoder().decode(TableRules.self, from: Data(file.utf8))
        let text = #"{"type":"string","pattern":"^(?:[A-Za-z]+)$","minLength":1,"maxLength":65536}"#
        let optional =
            #"{"anyOf":[{"type":"string","anyOf":[{"enum":[""]},{"pattern":"^(?:[0-9])$","minLength":1}]},"#
            + #"{"type":"null"}]}"#
        let object =
            #""type":"object","properties":{"a":\#(text),"b":\#(optional)},"required":["a"]}"#
        let json = compact(StrategySchema(rules).json(.openAPI))
        #expect(
            json
                == #"{"components":{"schemas":{"my_people_2__":{"title":"People","description":"Whocame",\#(object)}}}"#
        )
        let unnamed = Data(#"{"name": "", "fields": [{"name": "a"}]}"#.utf8)
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: unnamed))
        #expect(compact(schema.json(.openAPI)).hasPrefix(#"{"components":{"schemas":{"Row":{"type":"object","#))
        #expect(StrategySchema.Notation.allCases.map(\.rawValue) == ["json-schema", "openapi"])
    }

    @Test("never contains the texts of a column with a secret, and lists what it loses of each column")
    func secretColumns() throws {
        let file = #"""
            {"fields": [
                {"name": "a/b", "constraints": {"enum": ["swordfish"]}, "strategies": ["password"]},
                {"name": "c", "strategies": ["iban"]}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        #expect(!schema.json().contains("swordfish") && !schema.losses.description.contains("swordfish"))
        #expect(!schema.fields.contains { $0.html.contains("swordfish") })
        #expect(schema.losses.contains { $0.pointer == "/a~1b" && $0.rule == "oneOf" })
        #expect(schema.losses.contains { $0.pointer == "/c" && $0.rule == "iban" })
    }

    @Test("loses the texts that count as missing, if a value is required")
    func missingValues() throws {
        let file = #"""
            {"fields": [
                {"name": "a", "constraints": {"required": true}},
                {"name": "b", "constraints": {"required": true}, "missingValues": ["n/a"]},
                {"name": "c", "constraints": {"required": false}, "missingValues": ["n/a"]}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        #expect(
            schema.losses.filter { $0.option == "missingValues" }.map { "\($0.pointer) \($0.reason)" } == [
                "/b texts that count as missing are accepted"
            ])
        // A table without a name.
        #expect(schema.json(.openAPI).contains(#""Row""#))
    }

    @Test("accepts each text that counts as missing, and every text in a column without rules")
    func optionalColumns() throws {
        let file = #"""
            {"name": "a.b-c_D9", "fields": [
                {"name": "a", "constraints": {"required": false}, "missingValues": ["n/a"]},
                {"name": "b", "constraints": {"required": false, "pattern": "[0-9]"}, "missingValues": ["", "-"]}
            ]}
            """#
        let schema = StrategySchema(try JSONDecoder().decode(TableRules.self, from: Data(file.utf8)))
        let digit = #"{"type":"string","anyOf":[{"enum":["","-"]},{"pattern":"^(?:[0-9])$","minLength":1}]}"#
        let properties =
            #"{"a":{"anyOf":[{"type":"string"},{"type":"null"}]},"b":{"anyOf":[\#(digit),{"type":"null"}]}}"#
        let row = #"{"type":"object","properties":\#(properties)}"#
        #expect(compact(schema.json(.openAPI)) == #"{"components":{"schemas":{"a.b-c_D9":\#(row)}}}"#)
        #expect(schema.losses == [] && schema.fields[0].html == #"type="text""#)
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
