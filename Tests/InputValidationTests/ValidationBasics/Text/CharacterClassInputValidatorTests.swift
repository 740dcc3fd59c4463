// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let characterClass = [
        StrategyRow(
            "two letters", InputValidator<String>.atLeast(2, .letter), accepts: ["日本", "a1b"],
            rejects: [("a1", .passwordLetter), ("1-2", .passwordLetter), ("", .inputEmpty)]),
        StrategyRow(
            "a lowercase letter", InputValidator<String>.atLeast(1, .lowercase), accepts: ["Ab", "é"],
            rejects: [("AB", .passwordLowercase), ("日本", .passwordLowercase)]),
        StrategyRow(
            "an uppercase letter", InputValidator<String>.atLeast(1, .uppercase), accepts: ["aB", "ǅ"],
            rejects: [("ab", .passwordUppercase), ("1", .passwordUppercase)]),
        StrategyRow(
            "two digits", InputValidator<String>.atLeast(2, .digit), accepts: ["12", "1a٣"],
            rejects: [("a1", .passwordDigit), ("½1", .passwordDigit)]),
        StrategyRow(
            "a symbol", InputValidator<String>.atLeast(1, .symbol), accepts: ["a-", "a b", "👍"],
            rejects: [("ab1", .passwordSymbol), ("a\u{301}", .passwordSymbol), ("a\0", .passwordSymbol)]),
    ]
}

@Suite("CharacterClassInputValidator")
struct CharacterClassInputValidatorTests {
    static let classes: [(CharacterClass, String, ValidationError.Code)] = [
        (.letter, "a1", .passwordLetter), (.lowercase, "aB", .passwordLowercase),
        (.uppercase, "Ab", .passwordUppercase),
        (.digit, "1a", .passwordDigit), (.symbol, "-a", .passwordSymbol),
    ]

    @Test("counts the characters of a class, each class with its own code", arguments: classes)
    func counts(characters: CharacterClass, one: String, code: ValidationError.Code) {
        #expect(InputValidator<String>.atLeast(1, characters).isValid(one))
        let error = rejection(by: .atLeast(2, characters), of: one)
        #expect(error?.code == code)
        #expect(error?[.minimum] == 2 && error?[.length] == 1)
    }

    /// Each row has a text whose characters belong to one category beyond ASCII, and the classes that contain them.
    @Test(
        "counts the characters beyond ASCII by their categories",
        arguments: [
            ("éß", [.letter, .lowercase]), ("ÉΩ", [.letter, .uppercase]), ("ǅǈ", [.letter, .uppercase]),
            ("ʰˈ", [.letter]), ("日ª", [.letter]), ("٣４", [.digit]), ("½²", []), ("Ⅷⅷ", []), ("\u{301}\u{308}", []),
            ("\u{903}\u{93F}", []), ("\u{20DD}\u{20E3}", []), ("\u{85}\u{9F}", []), ("\u{200B}\u{AD}", []),
            ("\u{378}\u{FFFE}", []), ("€£", [.symbol]), ("—«", [.symbol]), ("\u{A0}\u{3000}", [.symbol]),
            ("👍☃", [.symbol]), ("×÷", [.symbol]),
        ] as [(SampleText, Set<CharacterClass>)])
    func categories(sample: SampleText, classes: Set<CharacterClass>) {
        for characterClass in CharacterClass.allCases {
            let isCounted = classes.contains(characterClass)
            let two: InputValidator<String> = .atLeast(2, characterClass)
            let three: InputValidator<String> = .atLeast(3, characterClass)
            #expect(two.isValid(sample.text) == isCounted && !three.isValid(sample.text), "\(characterClass)")
        }
    }
}
