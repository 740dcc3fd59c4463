// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputPatterns
import InputValidation
import Testing

/// Compares the library's definition of visible characters with Unicode's properties, character by character.
@Suite("Visible characters")
struct VisibilityTests {
    /// The planes that have characters, except the interiors of blocks whose characters are all alike.
    static let scalars: [Unicode.Scalar] = [
        0x20..<0x3410, 0x4DB0..<0x4E10, 0x9FF0..<0xAC10, 0xD790..<0xE010, 0xF8F0..<0x1_7010, 0x1_8AF0..<0x2_0100,
        0x3_0000..<0x3_0100, 0xE_0000..<0xE_1100, 0xF_0000..<0xF_0010, 0x10_FFF0..<0x11_0000,
    ].joined().compactMap { Unicode.Scalar(UInt32($0)) }

    /// The Unicode Standard's own criteria: the category, `Default_Ignorable_Code_Point`, and the glyphs in the code
    /// charts.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || [.control, .format].contains(properties.generalCategory)
            || ["\u{2800}", "\u{FFFC}", "\u{13441}", "\u{13442}", "\u{16FE4}", "\u{1D159}"].contains(scalar)
    }

    static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        !isBlank(scalar) && scalar != "\u{FFFD}"
            && ![.unassigned, .privateUse, .surrogate].contains(scalar.properties.generalCategory)
    }

    @Test("are accepted by .required, as all are that are not blank")
    func required() {
        let wrong = Self.scalars.filter { InputValidator<String>.required.isValid(String($0)) == Self.isBlank($0) }
        #expect(wrong == [])
    }

    @Test(
        "are the only characters beyond ASCII that a URL accepts",
        arguments: [
            URLPolicy.web,
            .absoluteURI.allowing(.unicodeText),
        ])
    func url(policy: URLPolicy) {
        let url = InputValidator.url(policy)
        let wrong = Self.scalars.filter { scalar in
            !scalar.isASCII && url.isValid("http://a/b\(scalar)") != Self.isVisible(scalar)
        }
        #expect(wrong == [])
    }

    @Test("are accepted in an international e-mail address unless a normalization replaces them")
    func email() {
        let email = InputValidator.email(allowsUnicode: true)
        let wrong = Self.scalars.filter { scalar in
            // The tables in Foundation and the standard library may come from different Unicode versions.
            guard !scalar.isASCII, scalar.properties.age.map({ $0.major <= 14 }) ?? true else { return false }
            let text = "a\(scalar)"
            let isStable =
                Array(text.precomposedStringWithCompatibilityMapping.unicodeScalars) == Array(text.unicodeScalars)
            // The vowel AM in Thai and Lao is one character on every keyboard, but two in compatibility forms.
            let isKeyboardVowel = scalar == "\u{E33}" || scalar == "\u{EB3}"
            return email.isValid(text + "@example.com") != (Self.isVisible(scalar) && (isStable || isKeyboardVowel))
        }
        #expect(wrong == [])
    }

    @Test(
        "include the letters of any script",
        arguments: [
            InputValidator<String>.alpha(allowsUnicode: true), AlphanumericInputValidator(allowsUnicode: true),
        ])
    func letters(strategy: InputValidator<String>) {
        let wrong = Self.scalars.filter { strategy.isValid("a\($0)") && !Self.isVisible($0) }
        #expect(wrong == [])
    }

    #if StockPatterns
    static let anyText: [(InputPattern, before: String, after: String)] = [
        (.containsDigit, "1", ""), (.containsLowercase, "a", ""), (.containsUppercase, "A", ""),
        (.containsSymbol, "!", ""), (.passwordNIST, "correct horse battery staple", ""), (.fileNameSafe, "a", "b"),
    ]

    @Test("are accepted by stock patterns for any text, and spaces inside", arguments: anyText)
    func patterns(pattern: InputPattern, before: String, after: String) {
        let strategy = InputValidator<String>.pattern(pattern)
        let wrong = Self.scalars.filter { scalar in
            let isBlankInside = scalar.properties.generalCategory == .spaceSeparator
            // A pattern accepts characters that have no meaning yet, because they may become visible characters.
            let isOpen = [.unassigned, .privateUse].contains(scalar.properties.generalCategory)
            let isReserved = pattern == .fileNameSafe && "<>:\"/\\|?*".unicodeScalars.contains(scalar)
            let isAccepted = !isReserved && (isBlankInside || Self.isVisible(scalar) || isOpen && !Self.isBlank(scalar))
            return strategy.isValid(before + String(scalar) + after) != isAccepted
        }
        #expect(wrong == [])
    }

    @Test(
        "are all that stock patterns for words accept",
        arguments: [
            (InputPattern.personName, "Ada", ""), (.hashtag, "#swift", ""),
            (.emailInternational, "jane", "@example.com"),
        ])
    func words(pattern: InputPattern, before: String, after: String) {
        let strategy = InputValidator<String>.pattern(pattern)
        let wrong = Self.scalars.filter { scalar in
            strategy.isValid(before + String(scalar) + after) && !Self.isVisible(scalar)
        }
        #expect(wrong == [])
    }
    #endif
}
