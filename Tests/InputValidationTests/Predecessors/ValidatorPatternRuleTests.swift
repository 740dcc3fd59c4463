// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests the pattern rule of adamwaite's Validator: a string, or a pattern from a catalog.
@Suite("As in Validator: the pattern rule")
struct ValidatorPatternRuleTests {
    @Test("accepts an expression as text", arguments: [("AB12", true), ("AB123", false), ("ab12", false)])
    func text(input: String, isAccepted: Bool) throws {
        #expect(try RegexInputValidator("[A-Z]{2}[0-9]{2}").isValid(input) == isAccepted)
    }

    @Test("accepts a pattern of a catalog that its users extend")
    func catalog() {
        #expect(InputValidator<String>.pattern(.member).isValid("M123"))
        #expect(rejection(by: .pattern(.member), of: "123")?.code == .patternMismatch)
    }

    @Test("throws for an invalid pattern, for which the original trapped")
    func badPattern() {
        #expect(throws: PatternSyntaxError.self) { try RegexInputValidator("(") }
    }
}

extension InputPattern {
    fileprivate static let member = InputPattern(
        name: "member", expression: "M[0-9]{3}", source: "this test", example: "M123", rejected: ["123"])
}
