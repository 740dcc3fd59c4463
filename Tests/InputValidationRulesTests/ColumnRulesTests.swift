// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("ColumnRules")
struct ColumnRulesTests {
    @Test(
        "has a strategy for a type or a format",
        arguments: [
            (#""type":"integer""#, ["1", "-3"], ["1.5", "x"]),
            (#""type":"number""#, ["1", "1.5", "1e3"], ["x", "NaN"]),
            (
                #""type":"boolean""#, ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"],
                ["yes", "tRUE", "2"]
            ),
            (#""format":"email""#, ["name@example.com"], ["name"]),
            (#""format":"uri""#, ["urn:isbn:0451450523", "https://example.com"], ["example"]),
            (#""format":"uuid""#, ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6"], ["f81d4fae"]),
            (#""type":"date""#, ["2024-02-29"], ["2023-02-29", "29.2.2024"]),
            (#""type":"time""#, ["14:30", "14:30:00", "14:30:00Z"], ["24:30:00", "14:30Z"]),
            (#""type":"datetime""#, ["2026-11-21T14:30:00Z", "2026-11-21T14:30:00"], ["2026-11-21"]),
            (#""type":"string""#, ["anything at all"], ["", " "]),
        ] as [(String, [String], [String])])
    func rules(json: String, accepted: [String], rejected: [String]) throws {
        let field = try decode("{\"name\":\"a\",\(json)}")
        for input in accepted { #expect(field.validator.isValid(input), "\(input)") }
        for input in rejected { #expect(!field.validator.isValid(input), "\(input)") }
    }

    @Test("reports the errors of the format, of the constraints, and of the strategies, in this order")
    func order() throws {
        let constraints = #""enum":["x"],"pattern":"[a-z]+","maxLength":3"#
        let strategies = #""strategies":["alpha",{"use":"prefix","part":"b"}]"#
        let field = try decode(#"{"name":"a",\#(strategies),"constraints":{\#(constraints)},"format":"uuid"}"#)
        let errors = field.validator.errors(for: "12345")
        #expect(errors.allSatisfy { $0.domain == .builtIn && $0.label == "a" })
        #expect(
            errors.map(\.code) == [
                .uuidLength, .lengthTooLong, .patternMismatch, .membershipUnknown, .alphaCharacter, .textPrefix,
            ])
        let number = try decode(#"{"name":"a","constraints":{"enum":["1"]},"type":"integer"}"#).validator
        #expect(number.errors(for: "y").map(\.code) == [.integerCharacter, .membershipUnknown])
    }

    @Test("requires a value unless the constraints do not")
    func isRequired() throws {
        #expect(try decode(#"{"name":"a"}"#).isRequired)
        #expect(try decode(#"{"name":"a","constraints":{"required":true}}"#).isRequired)
        #expect(try decode(#"{"name":"a","constraints":{"unique":true}}"#).isRequired)
        #expect(try !decode(#"{"name":"a","constraints":{"required":false}}"#).isRequired)
    }

    @Test("has an equal strategy for the same rules, and another one for other rules")
    func equality() throws {
        let one = try decode(#"{"name":"a","strategies":["alpha"]}"#).validator
        #expect(one == (try decode(#"{"name":"a","strategies":["alpha"]}"#).validator))
        #expect(one != (try decode(#"{"name":"a","strategies":["numeric"]}"#).validator))
        #expect(one != (try decode(#"{"name":"b","strategies":["alpha"]}"#).validator))
        let optional = #"{"name":"a","strategies":["alpha"],"constraints":{"required":false}}"#
        #expect(one != (try decode(optional).validator))
    }

    static let different: [(String, String)] = [
        (#"{"name":"a"}"#, #"{"name":"b"}"#), (#"{"name":"a"}"#, #"{"name":"a","title":"a"}"#),
        (#"{"name":"é"}"#, "{\"name\":\"e\u{301}\"}"),
        (#"{"name":"a"}"#, #"{"name":"a","constraints":{"required":true}}"#),
        (#"{"name":"a"}"#, #"{"name":"a","missingValues":["x"]}"#),
        (#"{"name":"a"}"#, #"{"name":"a","description":"a"}"#), (#"{"name":"a"}"#, #"{"name":"a","type":"integer"}"#),
        (#"{"name":"a"}"#, #"{"name":"a","constraints":{"unique":true}}"#),
        (#"{"name":"a","constraints":{"required":false}}"#, #"{"name":"a","constraints":{"required":true}}"#),
        (#"{"name":"a","missingValues":["x","y"]}"#, #"{"name":"a","missingValues":["y","x"]}"#),
        (#"{"name":"a","format":"email"}"#, #"{"name":"a","strategies":["email"]}"#),
        (#"{"name":"a","type":"date"}"#, #"{"name":"a","type":"date","constraints":{"minimum":"2026-01-01"}}"#),
        (#"{"name":"a","constraints":{"enum":["a"]}}"#, #"{"name":"a","constraints":{"enum":["b"]}}"#),
    ]

    @Test("equals no other with a different member", arguments: different)
    func inequality(_ first: String, _ second: String) throws {
        let rules = try [first, second].map { try decode($0) }
        #expect(rules[0] != rules[1])
    }

    private func decode(_ json: String) throws -> ColumnRules {
        try JSONDecoder().decode(ColumnRules.self, from: Data(json.utf8))
    }
}
