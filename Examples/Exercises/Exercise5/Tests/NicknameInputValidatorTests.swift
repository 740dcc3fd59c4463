// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise5
import InputValidation
import InputValidationTesting
import Testing

@Suite("Exercise 5", .serialized)
struct NicknameInputValidatorTests {
    @Test("The same input has the same result after each other input")
    func sameResult() {
        let strategy = NicknameInputValidator()
        let first = strategy.isValid("joan")
        for _ in 1...5 { _ = strategy.isValid("J0") }
        #expect(
            first && strategy.isValid("joan"), "joan is accepted first and rejected later. What does the strategy keep?"
        )
    }

    @Test("No error contains the input")
    func noInput() {
        let error = NicknameInputValidator().errors(for: "secret-1").first
        #expect(error != nil, "secret-1 has a hyphen and a digit, so it is rejected.")
        #expect(
            error?.reason.contains("secret") == false,
            "An app may log its errors. Describe what is expected, and do not repeat the input.")
    }

    @Test("An input and its normalized value have the same verdict")
    func oneVerdict() {
        let strategy = NicknameInputValidator()
        #expect(!strategy.isValid("Eva"), "Eva has a capital letter.")
        #expect(
            !strategy.isValid(strategy.normalized("Eva")),
            "validate(_:) rejects Eva. Which verdict does the value get that a form keeps?")
    }

    @Test("The strategy meets the contract")
    func contract() {
        let violations = StrategyContract.violations(
            of: NicknameInputValidator(), accepting: ["joan", "eva", "maximilian"],
            rejecting: ["J0an", "jo", "a-b-c", "Eva Maria", "Eva"])
        #expect(
            violations.prefix(3) == [],
            "StrategyContract.violations(of:accepting:rejecting:) lists what is left, here the first three.")
    }
}
