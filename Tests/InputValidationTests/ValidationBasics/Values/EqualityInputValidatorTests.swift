// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let equality = [
        StrategyRow(
            "equal to a text", InputValidator<String>.equal(to: "abc"), accepts: ["abc"],
            rejects: [("abd", .equalityDifferent), ("ABC", .equalityDifferent), ("", .equalityDifferent)]),
        StrategyRow(
            "equal to a number", InputValidator<Int>.equal(to: 4), accepts: [4],
            rejects: [(5, .equalityDifferent), (-4, .equalityDifferent)]),
        StrategyRow(
            "equal to a text that is read", InputValidator<String>.equal { "abc" }, accepts: ["abc"],
            rejects: [("abd", .equalityDifferent), ("", .equalityDifferent)]),
        StrategyRow(
            "not equal to a text", InputValidator<String>.notEqual(to: "K"), accepts: ["\u{212A}", "k", ""],
            rejects: [("K", .equalitySame)]),
        StrategyRow(
            "not equal to a number", InputValidator<Int>.notEqual(to: 4), accepts: [5, .min],
            rejects: [(4, .equalitySame)]),
        StrategyRow(
            "not equal to a number that is read", InputValidator<Int>.notEqual { 4 }, accepts: [5, .min],
            rejects: [(4, .equalitySame)]),
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

    @Test("shows an excluded target neither in the error nor in its configuration")
    func secrecyOfExcluded() {
        let strategy: InputValidator<String> = .notEqual(to: "hunter2")
        #expect(rejection(by: strategy, of: "hunter2") == ValidationError(.equalitySame))
        #expect(!strategy.configuration.description.contains("hunter"))
    }

    @Test("that excludes a target equals another with the same target, and no strategy that requires the target")
    func equalityOfExcluded() {
        #expect(InputValidator<Int>.notEqual(to: 4) == .notEqual(to: 4))
        #expect(InputValidator<Int>.notEqual(to: 4) != .notEqual(to: 5))
        #expect(InputValidator<Int>.notEqual(to: 4) != .equal(to: 4))
    }
}
