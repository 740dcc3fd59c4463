// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

struct FieldRulesTests {
    @Test(
        "What is missing is judged by `required`",
        arguments: [
            // Without `required`, nil is rejected, and the strategies validate the empty text.
            ("", "numeric", nil, false), ("", "numeric", "", false), ("", "numeric", "1", true),
            ("", #"{"use":"optional","rule":"numeric"}"#, "", true),
            ("", #"{"use":"optional","rule":"numeric"}"#, nil, false),
            (#"{"required":true}"#, #"{"use":"optional","rule":"numeric"}"#, "", false),
            (#"{"required":true}"#, "numeric", nil, false), (#"{"required":true}"#, "numeric", "1", true),
            (#"{"required":false}"#, "numeric", nil, true), (#"{"required":false}"#, "numeric", "", true),
            (#"{"required":false}"#, "numeric", " ", false), (#"{"required":false}"#, "numeric", "1", true),
        ] as [(String, String, String?, Bool)])
    func presence(constraints: String, strategy: String, input: String?, isAccepted: Bool) throws {
        let strategies = strategy.hasPrefix("{") ? strategy : "\"\(strategy)\""
        let extra = constraints.isEmpty ? "" : #","constraints":"# + constraints
        let field = try decode(#"{"name":"a","strategies":["# + strategies + "]" + extra + "}")
        #expect(field.validator.isValid(input) == isAccepted)
        #expect(field.validator.errors(for: input).isEmpty == isAccepted)
        if !isAccepted, input?.isEmpty != false {
            #expect(field.validator.errors(for: input).first?.code == .inputEmpty)
        }
    }

    @Test(
        "The options of an `enum` are not shown in a column with a secret",
        arguments: [
            (#""constraints":{"enum":["red","green"]}"#, true),
            (#""constraints":{"enum":["red","green"]},"strategies":["alpha"]"#, true),
            (#""constraints":{"enum":["red","green"]},"strategies":[{"use":"sensitive","rule":"alpha"}]"#, false),
            (#""constraints":{"enum":["red","green"]},"strategies":["password"]"#, false),
        ])
    func secrets(json: String, isShown: Bool) throws {
        let field = try decode("{\"name\":\"a\",\(json)}")
        let error = try #require(field.validator.errors(for: "pink").first { $0.code == .membershipUnknown })
        #expect(field.validator.isSensitive != isShown)
        #expect((error[.accepted] != nil) == isShown && error.reason.contains("green") == isShown)
    }

    @Test(
        "A type, a format, or a constraint is a strategy",
        arguments: [
            (#""type":"integer""#, ["1", "-3"], ["1.5", "x"]),
            (#""type":"integer","constraints":{"minimum":1,"maximum":6}"#, ["1", "6"], ["0", "7", "x"]),
            (#""type":"integer","constraints":{"enum":["1","2"]}"#, ["1"], ["3", "x"]),
            (#""type":"number""#, ["1", "1.5", "1e3"], ["x", "NaN"]),
            (#""type":"number","constraints":{"minimum":0.5}"#, ["0.5"], ["0.4"]),
            (#""type":"boolean""#, ["true", "FALSE", "1"], ["yes", "tRUE", "2"]),
            (#""format":"email""#, ["name@example.com"], ["name"]),
            (#""format":"uri""#, ["urn:isbn:0451450523", "https://example.com"], ["example"]),
            (#""format":"uuid""#, ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6"], ["f81d4fae"]),
            (#""type":"date""#, ["2024-02-29"], ["2023-02-29", "29.2.2024"]),
            (#""type":"date","constraints":{"minimum":"2024-01-01"}"#, ["2024-01-01"], ["2023-12-31"]),
            (#""type":"time""#, ["14:30", "14:30:00", "14:30:00Z"], ["24:30:00", "14:30Z"]),
            (#""type":"datetime""#, ["2026-11-21T14:30:00Z", "2026-11-21T14:30:00"], ["2026-11-21"]),
            (#""constraints":{"minLength":2,"maxLength":3}"#, ["ab", "abc"], ["a", "abcd"]),
            (#""constraints":{"pattern":"[A-Z]+"}"#, ["AB"], ["ABc", "AB\n"]),
            (#""constraints":{"enum":["S","M"]}"#, ["S"], ["s", "L"]),
            (#""constraints":{"enum":["S","MM"],"maxLength":1}"#, ["S"], ["MM"]),
            (#""constraints":{"minLength":2},"strategies":["alpha"]"#, ["ab"], ["a", "12"]),
            (#""type":"string""#, ["anything at all"], ["", " "]),
        ] as [(String, [String], [String])])
    func rules(json: String, accepted: [String], rejected: [String]) throws {
        let field = try decode("{\"name\":\"a\",\(json)}")
        for input in accepted { #expect(field.validator.isValid(input), "\(input)") }
        for input in rejected { #expect(!field.validator.isValid(input), "\(input)") }
    }

    @Test("A column that is described and not required may hold anything")
    func anything() throws {
        let field = try decode(#"{"name":"a","constraints":{"required":false}}"#)
        #expect(!field.isRequired)
        #expect(field.validator.isValid(nil) && field.validator.isValid("") && field.validator.isValid("x"))
    }

    @Test("All errors are reported in order, each with the label")
    func errors() throws {
        let field = try decode(
            #"{"name":"a","title":"Reference","constraints":{"maxLength":1},"strategies":["alpha"]}"#)
        let errors = field.validator.errors(for: "12")
        #expect(errors.map(\.code) == [.lengthTooLong, .alphaCharacter])
        #expect(errors.allSatisfy { $0.label == "Reference" })
        #expect(field.validator.errors(for: nil).map(\.label) == ["Reference"])
    }

    @Test("An empty text is reported once, however many rules reject it")
    func emptyOnce() throws {
        let field = try decode(#"{"name":"a","constraints":{"minLength":2},"strategies":["alpha"]}"#)
        #expect(field.validator.errors(for: "").map(\.code) == [.inputEmpty])
    }

    @Test("The normal form keeps the verdict", arguments: ["", " 1 ", "NA", " NA ", "x", nil] as [String?])
    func normalized(input: String?) throws {
        let field = try decode(
            #"{"name":"a","strategies":[{"use":"trimmed","rule":{"use":"noneOf","values":["x"]}}],"missingValues":["NA"]}"#
        )
        let normal = field.validator.normalized(input)
        #expect(field.validator.normalized(normal) == normal)
        #expect(field.validator.isValid(normal) == field.validator.isValid(input))
    }

    @Test("A text whose normal form is missing or empty stays as it is")
    func normalFormOfMissing() throws {
        let rule = #"{"use":"trimmed","rule":"alpha"}"#
        let field = try decode(#"{"name":"a","strategies":[\#(rule)],"missingValues":["NA","n/a "]}"#).validator
        #expect(field.normalized(" b ") == "b")
        for input in [" NA ", "NA", "n/a ", "  ", ""] { #expect(field.normalized(input) == input) }
        #expect(field.normalized(nil) == nil)
    }

    @Test("The configuration of a field has its label, its missing values, and its rule")
    func configuration() throws {
        let rule = #""strategies":["email"]"#
        let field = try decode(#"{"name":"a","title":"Email",\#(rule),"missingValues":["-",""]}"#).validator
        #expect(field.configuration.name == "field" && field.configuration.children.map(\.name) == ["email"])
        #expect(field.configuration.parameters == ["label": .text("Email"), "missingValues": .list(["-", ""])])
        #expect(field.inputTraits.keyboard == .email)
        #expect(try decode(#"{"name":"a",\#(rule)}"#).validator.configuration.parameters == ["label": .text("a")])
    }

    @Test("Fields of the same rules are equal, of other rules not")
    func equality() throws {
        let one = try decode(#"{"name":"a","strategies":["alpha"]}"#).validator
        #expect(one == (try decode(#"{"name":"a","strategies":["alpha"]}"#).validator))
        #expect(one != (try decode(#"{"name":"a","strategies":["numeric"]}"#).validator))
        #expect(one != (try decode(#"{"name":"b","strategies":["alpha"]}"#).validator))
        let optional = #"{"name":"a","strategies":["alpha"],"constraints":{"required":false}}"#
        #expect(one != (try decode(optional).validator))
    }

    private func decode(_ json: String) throws -> ColumnRules {
        try JSONDecoder().decode(ColumnRules.self, from: Data(json.utf8))
    }
}
