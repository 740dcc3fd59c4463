// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private let odd = ValidationError(1, domain: "Test", message: "Enter an even number")

extension StrategyRow {
    static let predicate = [
        StrategyRow(
            "condition", PredicateInputValidator<Int>(or: odd) { $0.isMultiple(of: 2) }, accepts: [2, 0, -4],
            rejects: [(3, 1), (-1, 1)], domain: "Test")
    ]
}

@Suite("PredicateInputValidator")
struct PredicateInputValidatorTests {
    @Test("throws the error that it was created with")
    func error() {
        #expect(rejection(by: .condition(or: odd) { $0.isMultiple(of: 2) }, of: 3) == odd)
        #expect(InputValidator<Int>.condition(or: odd) { $0.isMultiple(of: 2) }.isValid(2))
    }

    @Test("equals only itself")
    func equality() {
        let strategy: InputValidator<Int> = .condition(or: odd) { $0 > 1 }
        #expect(strategy == strategy)
        #expect(strategy != .condition(or: odd) { $0 > 1 })
    }
}
