// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let not = [
        StrategyRow(
            "not", !.numeric, accepts: ["a", ""],
            rejects: [("1", .compositionNegation), ("42", .compositionNegation)])
    ]
}

@Suite("Not")
struct NotTests {
    @Test("reverses a verdict, also twice", arguments: AllOfTests.inputs)
    func verdict(input: String) {
        #expect(
            rejection(by: !Has("a"), of: input) == (input.contains("a") ? ValidationError(.compositionNegation) : nil))
        #expect((!(!Has("a"))).isValid(input) == input.contains("a"))
        // De Morgan's laws.
        #expect((!(Has("a") && Has("b"))).isValid(input) == (!Has("a") || !Has("b")).isValid(input))
    }

    @Test("reports a custom error")
    func ownError() {
        let own = ValidationError(1, domain: "Shop")
        #expect(rejection(by: .not(.numeric, or: own), of: "1") == own)
        #expect(InputValidator.not(.numeric, or: own) != !.numeric)
    }

    @Test("names a rule that has a phrase, and no pattern")
    func names() {
        #expect(rejection(by: !.numeric, of: "1")?[.strategies] == ["numeric"])
        let pattern = rejection(by: !.pattern("a"), of: "a")
        #expect(pattern?.domain == .builtIn && pattern?.code == .compositionNegation && pattern?[.strategies] == nil)
    }

    @Test("does not give a class of the program the noun of a strategy of the library with its name")
    func foreignNames() {
        final class Date: TextInputValidator, @unchecked Sendable {
            override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
                bytes[0] == 0x58 ? nil : ValidationError(1, domain: "Shop")
            }
            override var profile: StrategyProfile { StrategyProfile("date") }
        }
        #expect(rejection(by: !Date(), of: "X")?[.strategies] == nil)
        #expect(rejection(by: !InputValidator.date, of: "2026-01-31")?[.strategies] == ["date"])
        #expect(rejection(by: Date() || .integer, of: "x")?[.strategies] == ["integer", "other"])
        #expect(Date().hint() == nil)
    }

    @Test("names at most four alternatives, and none if one has no phrase")
    func alternatives() {
        let rules: [InputValidator<String>] = [.numeric, .alpha, .email, .uuid, .iban]
        func names(_ rules: some Sequence<InputValidator<String>>) -> ValidationError.Value? {
            let error = rejection(by: !InputValidator.any(of: rules), of: "1")
            #expect(error?.domain == .builtIn && error?.code == .compositionNegation)
            return error?[.strategies]
        }
        #expect(names(rules.prefix(4)) == ["numeric", "alpha", "email", "uuid"])
        #expect(names(rules) == nil && names([.numeric, .pattern("a")]) == nil)
    }

    @Test(
        "does not turn an error about the strategy into an acceptance",
        arguments: [
            (.numeric, String(repeating: "a", count: 70_000), .inputTooLarge),
            (InputValidator(), "a", .strategyAbstract),
            (TextInputValidator(), "a", .strategyAbstract),
            (AlphabetInputValidator(rejection: ValidationError(.patternSyntax)), "a", .patternSyntax),
            (AlphabetInputValidator(rejection: ValidationError(1), maximumBytes: 3), "abcd", .inputTooLarge),
            (.pattern("(a"), "a", .patternSyntax),
            (AllOf([]), "a", .compositionEmpty),
        ] as [(InputValidator<String>, String, ValidationError.Code)])
    func closed(rule: InputValidator<String>, input: String, code: ValidationError.Code) {
        #expect(rejection(by: !rule, of: input)?.code == code)
        #expect(rejection(by: !(!rule), of: input)?.code == code)
        #expect(rejection(by: !rule, of: input) == rejection(by: rule, of: input))
    }

    @Test(
        "does not turn these errors into an acceptance through other compositions",
        arguments: [
            .numeric || .alpha, (.numeric || .alpha) || .pattern("x"),
            .numeric.error(ValidationError(1, domain: "Shop")),
            .any(of: [.numeric, .alpha], or: ValidationError(1, domain: "Shop")), .optional(.numeric || .alpha),
            .numeric.message("x"), .trimmed(then: .numeric || .alpha), Has("x") || .numeric, .numeric || Has("x"),
        ] as [InputValidator<String>])
    func closedThroughCompositions(rule: InputValidator<String>) {
        let input = String(repeating: "a", count: 70_000)
        #expect(!rule.isValid(input))
        #expect(!(!rule).isValid(input))
    }
}
