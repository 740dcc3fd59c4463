// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let equality = [
        StrategyRow(
            "equal to a text", EqualityInputValidator(to: "abc"), accepts: ["abc"],
            rejects: [("abd", .equalityDifferent), ("ABC", .equalityDifferent), ("", .equalityDifferent)]),
        StrategyRow(
            "equal to a number", EqualityInputValidator(to: 4), accepts: [4],
            rejects: [(5, .equalityDifferent), (-4, .equalityDifferent)]),
        StrategyRow(
            "equal to a text that is read", EqualityInputValidator { "abc" }, accepts: ["abc"],
            rejects: [("abd", .equalityDifferent), ("", .equalityDifferent)]),
    ]
}

@Suite("EqualityInputValidator")
struct EqualityInputValidatorTests {
    @Test("shows its target neither in the error nor in its configuration")
    func secrecy() throws {
        let strategy: InputValidator<String> = .equal(to: "hunter2")
        let error = try #require(rejection(by: strategy, of: "hunter3"))
        #expect(error == ValidationError(.equalityDifferent))
        #expect(!error.description.contains("hunter"))
        #expect(!strategy.configuration.description.contains("hunter"))
    }

    @Test("equals another with the same target, and only itself if it reads the target")
    func equality() {
        #expect(InputValidator<String>.equal(to: "a") == .equal(to: "a"))
        #expect(InputValidator<String>.equal(to: "a") != .equal(to: "b"))
        let reading: InputValidator<String> = .equal { "a" }
        #expect(reading == reading && reading != .equal { "a" })
    }

    @Test("reads a target that changes at each validation")
    func reading() {
        let counter = SharedCounter()
        let strategy: InputValidator<Int> = .equal { counter.next() }
        #expect(strategy.isValid(1))
        #expect(strategy.isValid(2))
        #expect(!strategy.isValid(2))
    }
}
