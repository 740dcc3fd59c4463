// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let inequality = [
        StrategyRow(
            "not equal to a text", InequalityInputValidator(to: "K"), accepts: ["\u{212A}", "k", ""],
            rejects: [("K", .equalitySame)]),
        StrategyRow(
            "not equal to a number", InputValidator<Int>.notEqual(to: 4), accepts: [5, .min],
            rejects: [(4, .equalitySame)]),
        StrategyRow(
            "not equal to a number that is read", InputValidator<Int>.notEqual { 4 }, accepts: [5, .min],
            rejects: [(4, .equalitySame)]),
    ]
}

@Suite("InequalityInputValidator")
struct InequalityInputValidatorTests {
    @Test("shows its target neither in the error nor in its configuration")
    func secrecy() {
        let strategy: InputValidator<String> = .notEqual(to: "hunter2")
        #expect(rejection(by: strategy, of: "hunter2") == ValidationError(.equalitySame))
        #expect(!strategy.configuration.description.contains("hunter"))
    }

    @Test("equals another with the same target, and no strategy that requires the target")
    func equality() {
        #expect(InputValidator<Int>.notEqual(to: 4) == .notEqual(to: 4))
        #expect(InputValidator<Int>.notEqual(to: 4) != .notEqual(to: 5))
        #expect(InputValidator<Int>.notEqual(to: 4) != .equal(to: 4))
    }
}
