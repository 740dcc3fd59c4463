// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let when = [
        StrategyRow(
            "when a strategy accepts", InputValidator<String>.when(.prefix("1"), then: .numeric),
            accepts: ["a", "", "12"], rejects: [("1a", .numericCharacter), ("1-", .numericCharacter)]),
        // The normalized text no longer meets the condition.
        StrategyRow(
            "when a closure returns true", InputValidator.when({ $0.hasPrefix(" ") }, then: .trimmed(then: .numeric)),
            accepts: [" 1", "a"], rejects: [(" a", .numericCharacter), ("  ", .inputEmpty)]),
    ]
}

@Suite("Conditional rules")
struct ConditionalTests {
    @Test(
        "apply only if the condition is true",
        arguments: [("a", true), ("ab", true), ("b", true), ("x", true), ("ax", false)])
    func conditions(input: String, isAccepted: Bool) {
        let rule = Has("b") || InputValidator.pattern("a")
        for strategy: InputValidator<String> in [
            .when({ $0.contains("a") }, then: rule), .when(Has("a"), then: rule),
            .unless({ !$0.contains("a") }, then: rule), .unless(!Has("a"), then: rule),
        ] {
            #expect(strategy.isValid(input) == isAccepted)
            #expect(strategy.errors(for: input).isEmpty == isAccepted)
        }
    }

    @Test("apply if the condition could not be evaluated")
    func doubt() {
        let input = String(repeating: "1", count: 70_000)
        for strategy: InputValidator<String> in [.when(.numeric, then: Has("x")), .unless(.numeric, then: Has("x"))] {
            #expect(rejection(by: strategy, of: input) == Has.error("x"))
        }
    }

    @Test("equal alike with a strategy as condition, only themselves with a closure")
    func equality() {
        #expect(InputValidator.when(Has("a"), then: Has("b")) == .when(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .unless(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .when(Has("b"), then: Has("b")))
        let closure = InputValidator.when({ _ in true }, then: Has("b"))
        #expect(closure == closure && closure != .when({ _ in true }, then: Has("b")))
    }
}
