// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let characters = [
        TextStrategy(
            "characters with a hyphen, which is not a range", .characters(in: "a-z"),
            accepts: ["a-z", "zz"],
            rejects: [("b", .charactersCharacter), ("A", .charactersCharacter)])
    ]
}

@Suite("CharactersInputValidator")
struct CharactersInputValidatorTests {
    @Test("names a disallowed sign if it is the only one", arguments: [("ab-", "-"), ("a-b!", nil), ("abx", nil)])
    func disallowed(input: String, character: String?) {
        let error = rejection(by: .characters(in: "ab"), of: input)
        #expect(error?.code == .charactersCharacter && error?[.character] == character.map { .text($0) })
    }
}
