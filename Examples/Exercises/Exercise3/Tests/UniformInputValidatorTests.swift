// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise3
import InputValidation
import Testing

/// A third subclass, which has only the step that differs.
private final class VowelsInputValidator: UniformInputValidator, @unchecked Sendable {
    override func allows(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}

@Suite("Exercise 3")
struct UniformInputValidatorTests {
    private func check(_ strategy: InputValidator<String>, accepts accepted: String, rejects rejected: String) {
        #expect(
            strategy is UniformInputValidator,
            "Derive the class from UniformInputValidator, and delete the steps that the base class has.")
        #expect(strategy.errors(for: accepted) == [], "The strategy still accepts the same texts: override allows(_:).")
        #expect(strategy.errors(for: "") == [empty], "The base class rejects the empty text with the error `empty`.")
        #expect(
            strategy.errors(for: rejected) == [disallowed.at(position: 1)],
            "The base class reports the position of the first byte that allows(_:) does not allow.")
    }

    @Test("The strategy for digits derives from the template")
    func digits() { check(DigitsInputValidator(), accepts: "2026", rejects: "2x26") }

    @Test("The strategy for letters derives from the template")
    func letters() { check(LettersInputValidator(), accepts: "abc", rejects: "aBc") }

    @Test("The template works for a subclass that overrides only one step")
    func vowels() {
        let errors = VowelsInputValidator().errors(for: "aeiou")
        #expect(errors == [], "Override validate(_:) in UniformInputValidator, and call allows(_:) there.")
        check(VowelsInputValidator(), accepts: "eau", rejects: "echo")
        #expect(
            VowelsInputValidator().errors(for: "é") == [disallowed.at(position: 0)],
            "The first byte of é is not allowed.")
    }
}
