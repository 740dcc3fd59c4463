// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private let large = ValidationError(1, domain: "Test", message: "Enter a smaller number")
private let negative = ValidationError(2, domain: "Test", message: "Enter a positive number")

extension StrategyRow {
    static let closure = [
        StrategyRow(
            "closure",
            ClosureInputValidator<Int> { input throws(ValidationError) in
                if input > 2 { throw large }
                if input < 0 { throw negative }
            }, accepts: [0, 1, 2], rejects: [(3, 1), (-1, 2), (.min, 2)], domain: "Test")
    ]
}

@Suite("ClosureInputValidator")
struct ClosureInputValidatorTests {
    @Test("throws what the closure throws", arguments: [(3, large), (-1, negative), (1, nil)])
    func errors(input: Int, error: ValidationError?) {
        let strategy: InputValidator<Int> = .closure { input throws(ValidationError) in
            if input > 2 { throw large }
            if input < 0 { throw negative }
        }
        #expect(rejection(by: strategy, of: input) == error)
    }

    @Test("equals only itself")
    func equality() {
        let strategy: InputValidator<Int> = .closure { _ in }
        #expect(strategy == strategy)
        #expect(strategy != .closure { _ in })
        #expect(strategy.configuration.description == "closure" && strategy.requirements == [])
    }
}
