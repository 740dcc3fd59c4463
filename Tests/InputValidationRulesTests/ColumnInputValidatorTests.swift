// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("The strategy of a column")
struct ColumnInputValidatorTests {
    @Test(
        "accepts a missing value by `required`",
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

    @Test("does not advise to enter a value if the cell may be empty")
    func onlySpaces() throws {
        for (constraints, reason) in [
            (#"{"required":false}"#, "a must not include spaces or line breaks"),
            (#"{"required":true}"#, "a must not be empty"),
        ] {
            let field = try decode(#"{"name":"a","strategies":["numeric"],"constraints":\#(constraints)}"#)
            #expect(field.validator.errors(for: " ").map(\.code) == [.numericCharacter])
            #expect(field.validator.errors(for: " ").map(\.reason) == [reason])
        }
    }

    @Test(
        "does not show the options of an `enum` in a column with a secret",
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

    @Test("reports all errors in order, each with the label")
    func errors() throws {
        let field = try decode(
            #"{"name":"a","title":"Reference","constraints":{"maxLength":1},"strategies":["alpha"]}"#)
        let errors = field.validator.errors(for: "12")
        #expect(errors.map(\.code) == [.lengthTooLong, .alphaCharacter])
        #expect(errors.allSatisfy { $0.label == "Reference" })
        #expect(field.validator.errors(for: nil).map(\.label) == ["Reference"])
    }

    @Test("reports an empty text once, however many rules reject it")
    func emptyOnce() throws {
        let field = try decode(#"{"name":"a","constraints":{"minLength":2},"strategies":["alpha"]}"#)
        #expect(field.validator.errors(for: "").map(\.code) == [.inputEmpty])
        let rules = #""constraints":{"minLength":2},"strategies":["alpha"]"#
        let missing = try decode(#"{"name":"a","missingValues":["1"],\#(rules)}"#)
        #expect(missing.validator.errors(for: "1").map(\.code) == [.inputEmpty])
        #expect(missing.validator.errors(for: "2").map(\.code) == [.lengthTooShort, .alphaCharacter])
    }

    @Test(
        "has the same verdict for an input and its normal form",
        arguments: ["", " 1 ", "NA", " NA ", "x", nil] as [String?])
    func normalized(input: String?) throws {
        let field = try decode(
            #"{"name":"a","strategies":[{"use":"trimmed","rule":{"use":"noneOf","values":["x"]}}],"missingValues":["NA"]}"#
        )
        let normal = field.validator.normalized(input)
        #expect(field.validator.normalized(normal) == normal)
        #expect(field.validator.isValid(normal) == field.validator.isValid(input))
    }

    @Test("does not change a text whose normal form is missing or empty")
    func normalFormOfMissing() throws {
        let rule = #"{"use":"trimmed","rule":"alpha"}"#
        let field = try decode(#"{"name":"a","strategies":[\#(rule)],"missingValues":["NA","n/a "]}"#).validator
        #expect(field.normalized(" b ") == "b")
        for input in [" NA ", "NA", "n/a ", "  ", ""] { #expect(field.normalized(input) == input) }
        #expect(field.normalized(nil) == nil)
    }

    @Test("has the label, the missing values, and the rule of the column in its configuration")
    func configuration() throws {
        let rule = #""strategies":["email"]"#
        let field = try decode(#"{"name":"a","title":"Email",\#(rule),"missingValues":["-",""]}"#).validator
        #expect(field.configuration.name == "field" && field.configuration.children.map(\.name) == ["email"])
        #expect(field.configuration.parameters == ["label": .text("Email"), "missingValues": .list(["-", ""])])
        #expect(field.inputTraits.keyboard == .email)
        #expect(try decode(#"{"name":"a",\#(rule)}"#).validator.configuration.parameters == ["label": .text("a")])
    }

    @Test("has another one for texts, with the rules of the column")
    func text() throws {
        let constraints = #""constraints": {"required": false, "maximum": 9}"#
        let file =
            #"{"fields": [{"name": "a", "title": "Age", "type": "integer", "missingValues": ["-"], \#(constraints)}]}"#
        let column = try #require(try TableRules(json: file.utf8)["a"])
        let validator = column.textValidator
        #expect(validator.isValid("") && validator.isValid("-") && validator.isValid("9"))
        #expect(validator.errors(for: "10").map(\.label) == ["Age"])
        #expect(validator.inputTraits.keyboard == column.validator.inputTraits.keyboard)
        #expect(validator == (try TableRules(json: file.utf8)["a"])?.textValidator)
        #expect(validator.explanation(of: "").steps[0].steps.map(\.result) == [.skipped(.emptyInput)])
        #expect(validator.checklist(for: "10").map(\.isAccepted) == [false])
        #expect(validator.checklist(for: "").map(\.isAccepted) == [true])
    }

    @Test("has another one for texts, which passes on every error, the normal form, and whether it is secret")
    func textOfColumn() throws {
        let two = try decode(#"{"name":"a","title":"A","constraints":{"maxLength":1},"strategies":["alpha"]}"#)
        let errors = two.textValidator.errors(for: "12")
        #expect(errors.map(\.domain) == [.builtIn, .builtIn])
        #expect(errors.map(\.code) == [.lengthTooLong, .alphaCharacter] && errors.map(\.label) == ["A", "A"])
        let rows = two.textValidator.checklist(for: "12")
        #expect(rows.map(\.name) == ["count", "alpha"] && rows.map(\.errors) == errors.map { [$0] })
        #expect(two.validator.checklist(for: nil).map { $0.errors.map(\.code) } == [[.inputEmpty], [.inputEmpty]])
        let trimmed = try decode(#"{"name":"a","strategies":[{"use":"trimmed","rule":"alpha"}]}"#).textValidator
        #expect(trimmed.normalized(" b ") == "b" && !trimmed.isSensitive)
        #expect(try decode(#"{"name":"a","strategies":["password"]}"#).textValidator.isSensitive)
        let numeric = try decode(#"{"name":"a","strategies":["numeric"]}"#)
        #expect(numeric.textValidator.hint() == "Only use the digits 0 to 9")
        #expect(numeric.validator.hint() == "Only use the digits 0 to 9")
    }

    @Test("explains why no rule validates a missing value")
    func explanationOfMissing() throws {
        func results(_ constraints: String, _ input: String?) throws -> [StrategyExplanation.Result] {
            try decode(#"{"name":"a","strategies":["alpha"],"missingValues":["-"]\#(constraints)}"#)
                .validator.explanation(of: input).steps.map(\.result)
        }
        for input in [nil, "-", ""] {
            #expect(try results(#","constraints":{"required":true}"#, input) == [.skipped(.enclosingRejection)])
            #expect(try results(#","constraints":{"required":false}"#, input) == [.skipped(.emptyInput)])
        }
        #expect(try results("", nil) == [.skipped(.enclosingRejection)])
        #expect(try results("", "a") == [.accepted])
        // Without `required`, the rules validate the empty text.
        guard case .rejected(let error)? = try results("", "").first else {
            Issue.record("not validated")
            return
        }
        #expect(error.domain == .builtIn && error.code == .inputEmpty)
    }

    @Test("distinguishes a missing value from a text with other bytes")
    func bytesOfMissing() throws {
        let members = #""constraints":{"required":false},"missingValues":["\u00e9"],"strategies":["numeric"]"#
        let column = try decode(#"{"name":"a",\#(members)}"#)
        #expect(column.validator.isValid("\u{E9}") && !column.validator.isValid("e\u{301}"))
        #expect(column.isMissing("\u{E9}") && !column.isMissing("e\u{301}"))
    }

    @Test(
        "has the progress that its rules report for a text that is being typed",
        arguments: [
            (nil, "1", .incomplete(missing: 2)), (nil, "12a", .impossible(at: 2, expected: digit)),
            (nil, "123", .accepted), (nil, "", .incomplete(missing: 3)),
            (true, "", .incomplete(missing: 3)), (true, "N", .impossible(at: 0, expected: digit)),
            (true, "000", .unknown), (true, "NONE", .impossible(at: 0, expected: digit)),
            (false, "", .accepted), (false, "NONE", .accepted), (false, "000", .accepted),
            (false, "1", .incomplete(missing: 2)), (false, "00", .incomplete(missing: 1)),
            (false, "12", .incomplete(missing: 1)),
            // The text can become a missing value. `"NÉ"` is another missing value.
            (false, "N", .incomplete(missing: 1)), (false, "NO", .incomplete(missing: 2)),
            (false, "N\u{E9}", .accepted), (false, "N\u{E8}", .impossible(at: 1, expected: nil)),
            (false, "NOX", .impossible(at: 2, expected: nil)), (false, "X", .impossible(at: 0, expected: nil)),
            (false, "12a", .impossible(at: 2, expected: digit)),
            // The smaller count is reported: the characters that the rule still needs, or the characters up to a
            // missing value.
            (false, "4", .incomplete(missing: 1)), (false, "34", .incomplete(missing: 1)),
            (true, "45", .incomplete(missing: 1)),
            // Characters are counted as scalars, and positions as bytes.
            (false, "\u{E9}", .incomplete(missing: 2)), (false, "\u{E9}X", .impossible(at: 2, expected: nil)),
        ] as [(Bool?, String, InputProgress)])
    func progress(isRequired: Bool?, text: String, progress: InputProgress) throws {
        let constraints = isRequired.map { #", "constraints": {"required": \#($0)}"# } ?? ""
        let rules = #""strategies": [{"use": "pattern", "pattern": "[0-9]{3}"}]"#
        let missing = #""NONE", "N\u00e9", "000", "45", "3456", "\u00e9\u00e9x""#
        let file = #"""
            {"fields": [{"name": "a", "missingValues": [\#(missing)], \#(rules)\#(constraints)}]}
            """#
        let column = try #require(try TableRules(json: file.utf8)["a"])
        #expect(column.textValidator.progress(of: text) == progress)
        #expect(column.validator.progress(of: text) == progress)
        #expect(column.textValidator.isValid(text) == (progress == .accepted))
        #expect(column.validator.progress(of: nil) == (isRequired == false ? .accepted : .unknown))
    }

    private static let digit = ExpectedCharacters(Array("0123456789".utf8))

    private func decode(_ json: String) throws -> ColumnRules {
        try JSONDecoder().decode(ColumnRules.self, from: Data(json.utf8))
    }
}
