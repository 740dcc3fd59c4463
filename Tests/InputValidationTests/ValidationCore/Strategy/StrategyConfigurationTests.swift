// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("StrategyConfiguration")
struct StrategyConfigurationTests {
    @Test("is compared by class and settings, or by identity without settings")
    func equality() {
        #expect(InputValidator<String>.numeric == NumericInputValidator())
        #expect(InputValidator<String>.numeric != .alpha)
        #expect(NumericInputValidator(maximumBytes: 3) != NumericInputValidator())
        #expect(InputValidator<String>.numeric.message("a") == .numeric.message("a"))
        #expect(InputValidator<String>.numeric.message("a") != .numeric.message("b"))
        let even = Even()
        #expect(even == even)
        #expect(even != Even())
    }
}
