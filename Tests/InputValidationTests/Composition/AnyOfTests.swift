// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("AnyOf")
struct AnyOfTests {
    @Test("accepts what one rule accepts, and has one error for all", arguments: AllOfTests.inputs)
    func verdict(input: String) {
        let strategy = Has("a") || Has("b") || Has("c")
        let error = input.isEmpty ? ValidationError(.compositionNoAlternative) : nil
        #expect(rejection(by: strategy, of: input) == error)
        #expect(strategy.errors(for: input) == (error.map { [$0] } ?? []))
    }

    @Test("reports an error of one's own")
    func ownError() {
        let own = ValidationError(1, domain: "Shop", message: "Enter a phone or an e-mail")
        let strategy = InputValidator.any(of: [Has("a"), Has("b")], or: own)
        #expect(rejection(by: strategy, of: "c") == own)
        #expect(strategy != AnyOf([Has("a"), Has("b")]))
        // A chain does not dissolve what has an error of its own.
        #expect(rejection(by: strategy || Has("d"), of: "c")?.code == .compositionNoAlternative)
        #expect(((strategy || Has("d")) as? AnyOf)?.rules.count == 2)
        #expect(((Has("a") || Has("b") || Has("c")) as? AnyOf)?.rules.count == 3)
    }

    @Test("binds weaker than &&, as in Swift")
    func precedence() {
        let strategy = Has("a") && Has("b") || Has("c")
        #expect(strategy.isValid("c") && strategy.isValid("ab"))
        #expect(!strategy.isValid("a") && !strategy.isValid("b"))
    }

    @Test("normalizes as the first rule that accepts, and keeps the contract")
    func normalization() {
        let strategy: InputValidator<String> = .numeric || .trimmed(then: .alpha) || .trimmed(then: .numeric)
        #expect(strategy.normalized(" ab ") == "ab")
        #expect(strategy.normalized(" 12 ") == "12")
        #expect(strategy.normalized(" - ") == " - ")
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["1", " a ", " 1 "], rejecting: ["", " -", "a1"]) == []
        )
    }
}

@Suite("Not")
struct NotTests {
    @Test("turns a verdict round, twice too", arguments: AllOfTests.inputs)
    func verdict(input: String) {
        #expect(
            rejection(by: !Has("a"), of: input) == (input.contains("a") ? ValidationError(.compositionNegation) : nil))
        #expect((!(!Has("a"))).isValid(input) == input.contains("a"))
        // De Morgan.
        #expect((!(Has("a") && Has("b"))).isValid(input) == (!Has("a") || !Has("b")).isValid(input))
    }

    @Test("reports an error of one's own")
    func ownError() {
        let own = ValidationError(1, domain: "Shop")
        #expect(rejection(by: .not(.numeric, or: own), of: "1") == own)
        #expect(InputValidator.not(.numeric, or: own) != .not(.numeric))
    }

    @Test(
        "turns no rejection round that says nothing of the input",
        arguments: [
            (.numeric, String(repeating: "a", count: 70_000), .inputTooLarge),
            (InputValidator(), "a", .strategyAbstract),
            (.pattern("(a"), "a", .patternSyntax),
            (AllOf([]), "a", .compositionEmpty),
        ] as [(InputValidator<String>, String, ValidationError.Code)])
    func closed(rule: InputValidator<String>, input: String, code: ValidationError.Code) {
        #expect(rejection(by: !rule, of: input)?.code == code)
        #expect(rejection(by: !(!rule), of: input)?.code == code)
    }

    @Test(
        "turns none round through other compositions either",
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

    @Test("stands 128 levels deep and rejects everything deeper", arguments: [1, 127, 128, 129, 130, 1_000, 100_001])
    func depth(levels: Int) {
        var strategy: InputValidator<String> = Has("a")
        for _ in 0..<levels { strategy = !strategy }
        let isDeep = levels > 128
        #expect(strategy.isValid("a") == (!isDeep && levels.isMultiple(of: 2)))
        #expect(strategy.isValid("b") == (!isDeep && !levels.isMultiple(of: 2)))
        #expect(
            strategy.errors(for: "b").first?.code
                == (isDeep ? .compositionTooDeep : strategy.isValid("b") ? nil : 1202))
        #expect(strategy == strategy && !strategy.configuration.description.isEmpty)
    }

    @Test("keeps the contract")
    func contract() {
        #expect(StrategyContract.violations(of: !.numeric, accepting: ["a", ""], rejecting: ["1"]) == [])
    }
}
