// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("PasswordInputValidator")
struct PasswordInputValidatorTests {
    @Test("lists every requirement that a password does not meet")
    func password() {
        let strategy: InputValidator<String> = .password(minimumLength: 12, uppercase: 1, digits: 1, symbols: 1)
        #expect(
            strategy.errors(for: "horse").map(\.code) == [
                .lengthTooShort, .passwordUppercase, .passwordDigit, .passwordSymbol,
            ])
        #expect(strategy.isValid("Correct horse 7"))
        #expect(strategy.errors(for: "").map(\.code) == [.inputEmpty])
        #expect(rejection(by: .atLeast(2, .digit), of: "a1")?.code == .passwordDigit)
        #expect(InputValidator<String>.atLeast(2, .letter).isValid("日本"))
    }

    static let classes: [(CharacterClass, String, ValidationError.Code)] = [
        (.letter, "a1", .passwordLetter), (.lowercase, "aB", .passwordLowercase),
        (.uppercase, "Ab", .passwordUppercase),
        (.digit, "1a", .passwordDigit), (.symbol, "-a", .passwordSymbol),
    ]

    @Test("counts the characters of a class, each class with its own code", arguments: classes)
    func counts(characters: CharacterClass, one: String, code: ValidationError.Code) {
        #expect(InputValidator<String>.atLeast(1, characters).isValid(one))
        #expect(rejection(by: .atLeast(2, characters), of: one)?.code == code)
    }
}
