// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("TableRules")
struct TableRulesTests {
    @Test("has a strategy for each column of a rule file")
    func columns() throws {
        let rules = try decode(
            #"""
            { "name": "people", "title": "People", "description": "Who came", "fields": [
              { "name": "phone", "title": "Phone number", "strategies": ["numeric"], "constraints": { "required": true } },
              { "name": "card", "strategies": [ { "use": "paymentCard", "networks": ["visa", "amex"] } ] },
              { "name": "ref", "constraints": { "pattern": "[A-Z]{2}\\d{6}" } } ] }
            """#)
        #expect(rules.name == "people" && rules.title == "People" && rules.description == "Who came")
        #expect(rules.fields.map(\.name) == ["phone", "card", "ref"])
        #expect(rules.fields.map(\.label) == ["Phone number", "card", "ref"])
        #expect(rules.fields[0].validator.errors(for: "x").map(\.code) == [.numericCharacter])
        #expect(rules.fields[0].validator.errors(for: "x").map(\.label) == ["Phone number"])
        #expect(rules.fields[1].validator.errors(for: "5555555555554444").map(\.code) == [.cardNetwork])
        #expect(rules.fields[2].validator.isValid("AB123456"))
    }

    @Test(
        "has an error with the place and the way out for each mistake",
        arguments: [
            (#"{}"#, "", "needs the key “fields”"),
            (#"{"fields":[]}"#, "fields", "at least one field"),
            (#"{"$schema":1,"fields":[{"name":"a"}]}"#, "$schema", "String"),
            (#"{"missingValues":"NA","fields":[{"name":"a"}]}"#, "missingValues", "Array"),
            (#"{"feilds":[{"name":"a"}]}"#, "", "needs the key “fields”"),
            (#"{"fields":[{"name":"a"}],"titel":"x"}"#, "titel", "did you mean “title”?"),
            (#"{"fields":[{"name":"a"},{"name":"a"}]}"#, "fields", "two fields are called “a”"),
            (#"{"fields":[{"title":"a"}]}"#, "fields[0]", "needs the key “name”"),
            (#"{"fields":[{"name":"a","typ":"string"}]}"#, "fields[0].typ", "did you mean “type”?"),
            (#"{"fields":[{"name":"a","type":"text"}]}"#, "fields[0].type", "did you mean “string”?"),
            (#"{"fields":[{"name":"a","type":"int"}]}"#, "fields[0].type", "did you mean “integer”?"),
            (#"{"fields":[{"name":"a","type":"float"}]}"#, "fields[0].type", "did you mean “number”?"),
            (#"{"fields":[{"name":"a","type":"bool"}]}"#, "fields[0].type", "did you mean “boolean”?"),
            (#"{"fields":[{"name":"a","type":"qqqqqq"}]}"#, "fields[0].type", "use one of string, integer"),
            (
                #"{"fields":[{"name":"a","type":"creditcard"}]}"#, "fields[0].type",
                "did you mean the strategy “paymentCard”? Then write \"strategies\": [\"paymentCard\"]"
            ),
            (
                #"{"fields":[{"name":"a","format":"card"}]}"#, "fields[0].format",
                "did you mean the strategy “paymentCard”? Then write \"strategies\": [\"paymentCard\"]"
            ),
            (#"{"fields":[{"name":"a","format":"text"}]}"#, "fields[0].format", "use one of default, email"),
            (#"{"fields":[{"name":"a","format":"mail"}]}"#, "fields[0].format", "did you mean “email”?"),
            (
                #"{"fields":[{"name":"a","format":"iban"}]}"#, "fields[0].format",
                "“iban” is a strategy, not a format: write \"strategies\": [\"iban\"]"
            ),
            (
                #"{"fields":[{"name":"a","type":"slug"}]}"#, "fields[0].type",
                "“slug” is a strategy, not a type: write \"strategies\": [\"slug\"]"
            ),
            (#"{"fields":[{"name":"a","min":3}]}"#, "fields[0].min", "; “minLength” belongs in “constraints”"),
            (
                #"{"fields":[{"name":"a","type":"integer","max":3}]}"#, "fields[0].max",
                "; “maximum” belongs in “constraints”"
            ),
            (#"{"fields":[{"name":"a","required":true}]}"#, "fields[0].required", "belongs in “constraints”"),
            (#"{"fields":[{"name":"a","regex":"x"}]}"#, "fields[0].regex", "; “pattern” belongs in “constraints”"),
            (
                #"{"fields":[{"name":"a","constraints":{"min":3}}]}"#, "fields[0].constraints.min",
                "did you mean “minLength”?"
            ),
            (
                #"{"fields":[{"name":"a","constraints":{"strategies":["email"]}}]}"#,
                "fields[0].constraints.strategies", "; it belongs beside “name”"
            ),
            (
                #"{"fields":[{"name":"a","type":"integer","format":"email"}]}"#, "fields[0].format",
                "needs the type string"
            ),
            (#"{"fields":[{"name":"a","strategies":[]}]}"#, "fields[0].strategies", "empty"),
            (#"{"fields":[{"name":"a","strategies":"numeric"}]}"#, "fields[0].strategies", "Array"),
            (#"{"fields":[{"name":"a","strategies":["numeric","nmeric"]}]}"#, "fields[0].strategies[1]", "“numeric”"),
        ])
    func mistakes(json: String, place: String, text: String) {
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        #expect(error?.place == place)
        #expect(error?.text.contains(text) == true, "\(error?.text ?? "")")
    }

    @Test("has the table's missing values, or a field's own")
    func missingValues() throws {
        let rules = try decode(
            #"""
            { "missingValues": ["NA"], "fields": [
              { "name": "a", "strategies": ["numeric"], "constraints": { "required": false } },
              { "name": "b", "strategies": ["numeric"], "constraints": { "required": false }, "missingValues": ["-"] },
              { "name": "c", "strategies": ["alpha"] } ] }
            """#)
        #expect(rules.fields[0].validator.isValid("NA") && !rules.fields[0].validator.isValid("-"))
        #expect(rules.fields[1].validator.isValid("-") && !rules.fields[1].validator.isValid("NA"))
        #expect(rules.fields[2].validator.errors(for: "NA").map(\.code) == [.inputEmpty])
    }

    @Test("has strategies of the decoder's catalog")
    func catalog() throws {
        var catalog = StrategyCatalog.standard
        catalog["even"] = .init("An even digit") { _ in .oneOf(["0", "2", "4", "6", "8"]) }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        let rules = try decoder.decode(
            TableRules.self, from: Data(#"{"fields":[{"name":"a","strategies":["even"]}]}"#.utf8))
        #expect(rules.fields[0].validator.isValid("4") && !rules.fields[0].validator.isValid("5"))
    }

    @discardableResult
    private func decode(_ json: String) throws -> TableRules {
        try JSONDecoder().decode(TableRules.self, from: Data(json.utf8))
    }
}
