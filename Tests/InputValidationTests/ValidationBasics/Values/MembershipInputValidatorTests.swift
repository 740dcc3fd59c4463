// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let membership = [
        StrategyRow(
            "one of some numbers", MembershipInputValidator(oneOf: [1, 2]), accepts: [1, 2],
            rejects: [(3, .membershipUnknown), (.max, .membershipUnknown)]),
        StrategyRow(
            "none of some numbers", MembershipInputValidator(noneOf: [1, 2]), accepts: [3, .min],
            rejects: [(1, .membershipExcluded), (2, .membershipExcluded)]),
    ]
}

@Suite("MembershipInputValidator")
struct MembershipInputValidatorTests {
    @Test("accepts nothing with an empty list, and everything without one", arguments: [0, 1, .max])
    func emptyList(input: Int) {
        #expect(rejection(by: MembershipInputValidator<Int>(oneOf: []), of: input)?.code == .membershipUnknown)
        #expect(MembershipInputValidator<Int>(noneOf: []).isValid(input))
    }

    @Test("equals another with the same values in any order")
    func equality() {
        #expect(InputValidator<Int>.oneOf([1, 2]) == .oneOf([2, 1, 1]))
        #expect(InputValidator<Int>.oneOf([1, 2]) != .oneOf([1]))
        #expect(InputValidator<Int>.oneOf([1, 2]) != .noneOf([1, 2]))
    }

    @Test("distinguishes texts of other bytes inside optionals, as an input and when two lists are compared")
    func optionalTexts() {
        let both: InputValidator<String?> = .oneOf(["K", "\u{212A}", nil])
        let one: InputValidator<String?> = .oneOf(["K", nil])
        #expect(both.isValid("\u{212A}") && both.isValid(nil))
        #expect(rejection(by: one, of: "\u{212A}")?.code == .membershipUnknown)
        #expect(InputValidator<String?>.noneOf(["K"]).isValid("\u{212A}"))
        #expect(both != one && one != both)
        #expect(both == .oneOf([nil, "\u{212A}", "K"]))
    }
}
