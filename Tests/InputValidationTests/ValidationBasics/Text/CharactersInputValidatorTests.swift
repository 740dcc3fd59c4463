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

    @Test(
        "says which case to use if the alphabet has the letters of only one case",
        arguments: [
            ("ABCDEFGH23456789", "abc234", "Use capital letters, like ABC"),
            ("abc-", "A-b", "Use lowercase letters instead of capital letters"),
            ("ABC", "abx", "Only use these characters: ABC"), ("ABCabd", "abc", "Only use these characters: ABCabd"),
            ("01", "0a", "Only use these characters: 01"), ("ABC", "ab-", "Only use these characters: ABC"),
        ])
    func otherCase(alphabet: String, text: String, reason: String) {
        let error = rejection(by: .characters(in: alphabet), of: text)
        #expect(error?.domain == .builtIn && error?.code == .charactersCharacter)
        #expect(error?.reason == reason)
    }
}
