// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests the rules of adamwaite's Validator: required, equality, comparison, length, contains, condition.
@Suite("As in Validator: required, equality, comparison, length, contains, condition")
struct ValidatorRuleTests {
    private static let odd = ValidationError(1, domain: "Predecessor", message: "Enter an even number")

    static let rules = [
        StrategyRow("required", InputValidator<Int?>.present(), accepts: [4, 0], rejects: [(nil, .inputEmpty)]),
        StrategyRow(
            "equality", InputValidator<String>.equal(to: "hunter2"), accepts: ["hunter2"],
            rejects: [("hunter3", .equalityDifferent)]),
        StrategyRow(
            "dynamic equality", InputValidator<String>.equal { "hunter2" }, accepts: ["hunter2"],
            rejects: [("hunter3", .equalityDifferent)]),
        StrategyRow(
            "comparison", InputValidator<Double>.range(0...1), accepts: [0, 1],
            rejects: [(-0.1, .comparisonTooSmall), (1.1, .comparisonTooLarge)]),
        StrategyRow(
            "length", InputValidator<String>.count(in: 2...3), accepts: ["ab", "abc"],
            rejects: [("a", .lengthTooShort), ("abcd", .lengthTooLong)]),
        StrategyRow(
            "contains", InputValidator<Int>.oneOf([1, 2]), accepts: [1, 2], rejects: [(3, .membershipUnknown)]),
        StrategyRow(
            "condition", InputValidator<Int>.condition(or: odd) { $0.isMultiple(of: 2) }, accepts: [2],
            rejects: [(3, 1)], domain: "Predecessor"),
    ]

    @Test("each have a strategy", arguments: rules)
    func rule(row: StrategyRow) {
        #expect(row.wrongVerdicts() == [])
    }
}
