// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let password = [
        StrategyRow(
            "password by length", PasswordInputValidator(length: 8...16), accepts: ["correct horse", "12345678"],
            rejects: [
                ("horse", .lengthTooShort), ("correct horse battery", .lengthTooLong), ("", .inputEmpty),
                (String(repeating: "a", count: 65_537), .inputTooLarge),
            ]),
        StrategyRow(
            "password by classes",
            PasswordInputValidator(length: 5...64, letters: 2, lowercase: 1, uppercase: 1, digits: 1, symbols: 1),
            accepts: ["Horse-7", "ab CD 12"],
            rejects: [
                ("12-45", .passwordLetter), ("HORSE-7", .passwordLowercase), ("horse-7", .passwordUppercase),
                ("Horse-x", .passwordDigit), ("Horse7", .passwordSymbol),
            ]),
    ]
}

@Suite("PasswordInputValidator")
struct PasswordInputValidatorTests {
    @Test(
        "lists every requirement that a password does not meet",
        arguments: [
            ("horse", [.lengthTooShort, .passwordUppercase, .passwordDigit, .passwordSymbol]),
            ("correct horse", [.passwordUppercase, .passwordDigit]), ("Correct horse 7", []), ("", [.inputEmpty]),
        ] as [(String, [ValidationError.Code])])
    func requirements(input: String, codes: [ValidationError.Code]) {
        let strategy = PasswordInputValidator(length: 12...64, uppercase: 1, digits: 1, symbols: 1)
        #expect(strategy.errors(for: input).map(\.code) == codes)
    }

    @Test("is sensitive")
    func sensitivity() {
        #expect(PasswordInputValidator(length: 8...64).isSensitive)
    }

    @Test("equals another with the same requirements")
    func equality() {
        #expect(PasswordInputValidator(length: 8...64) == PasswordInputValidator(length: 8...64))
        #expect(PasswordInputValidator(length: 8...64) != PasswordInputValidator(length: 8...63))
        #expect(PasswordInputValidator(length: 8...64) != PasswordInputValidator(length: 8...64, digits: 1))
    }
}
