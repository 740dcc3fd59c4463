// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let numeric = [
        TextStrategy(
            "numeric of any script", .numeric(allowsUnicode: true),
            accepts: ["42", "٣٤", "４２", "4٣"],
            rejects: [
                ("²", .numericCharacter), ("½", .numericCharacter), ("Ⅷ", .numericCharacter),
                ("٣ ٤", .numericCharacter),
            ])
    ]
}

@Suite("NumericInputValidator")
struct NumericInputValidatorTests {
    @Test("names the disallowed character of a text of three or more bytes", arguments: [("1;", false), ("12;", true)])
    func namedCharacter(text: String, isNamed: Bool) {
        let error = rejection(by: .numeric, of: text)
        #expect(error?.domain == .builtIn && error?.code == .numericCharacter)
        #expect(error?[.character] == (isNamed ? ";" : nil))
    }

    @Test("names the disallowed character if no other one follows soon", arguments: [(254, false), (255, true)])
    func otherCharacter(digits: Int, isNamed: Bool) {
        let error = rejection(by: .numeric, of: ";" + String(repeating: "1", count: digits) + "-")
        #expect(error?.domain == .builtIn && error?.code == .numericCharacter)
        #expect(error?[.character] == (isNamed ? ";" : nil))
    }
}
