// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let rule = [
        StrategyRow(
            "rule of an enum", RuleInputValidator(Parity.even), accepts: [2, 0], rejects: [(3, 1), (-1, 1)],
            domain: "Test")
    ]
}

@Suite("RuleInputValidator")
struct RuleInputValidatorTests {
    @Test("throws what the rule throws", arguments: [(Parity.even, 3), (.odd, 2)])
    fileprivate func errors(rule: Parity, input: Int) {
        #expect(rejection(by: .rule(rule), of: input) == Parity.wrong)
        #expect(InputValidator<Int>.rule(rule).isValid(input + 1))
    }

    @Test("equals another with an equal rule")
    func equality() {
        #expect(InputValidator<Int>.rule(Parity.even) == .rule(Parity.even))
        #expect(InputValidator<Int>.rule(Parity.even) != .rule(Parity.odd))
    }

    @Test("does not show the rule, and has no secrets unless the rule has")
    func standards() {
        let strategy: InputValidator<Int> = .rule(Parity.even)
        #expect(strategy.configuration.description == "rule" && !strategy.isSensitive)
        #expect(strategy.inputTraits == InputTraits())
    }
}

private enum Parity: ValidationRule {
    case even, odd

    static let wrong = ValidationError(1, domain: "Test", name: "parity.wrong", message: "Check {label}")

    func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) == (self == .even) else { throw Self.wrong }
    }
}
