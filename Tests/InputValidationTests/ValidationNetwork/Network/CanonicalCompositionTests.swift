// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Compares Normalization Form C, as local parts and labels reveal it, with Foundation's.
@Suite("Normalization Form C")
struct CanonicalCompositionTests {
    private static let letters = [
        "a", "e", "E", "o", "u", "y", "d", "â", "ê", "é", "ü", "ǖ", "ậ", "ḉ", "ṩ", "ọ", "Å", "α", "ἀ", "ᾳ", "и", "か",
        "ハ",
        "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{9C7}", "\u{9BE}", "\u{9D7}", "\u{BC6}", "\u{BBE}", "\u{CC6}",
        "\u{CCA}", "\u{CC2}", "\u{CD5}", "\u{D46}", "\u{DD9}", "\u{DCF}", "\u{DCA}", "\u{627}", "\u{648}", "\u{928}",
        "\u{11099}", "\u{1025}",
    ]
    private static let marks = [
        "\u{300}", "\u{301}", "\u{302}", "\u{304}", "\u{307}", "\u{308}", "\u{30A}", "\u{31B}", "\u{323}", "\u{327}",
        "\u{328}", "\u{331}", "\u{338}", "\u{313}", "\u{345}", "\u{3099}", "\u{309A}", "\u{653}", "\u{654}", "\u{655}",
        "\u{93C}", "\u{110BA}", "\u{102E}",
    ]

    @Test("is the form of every accepted local part, and of no rejected one", arguments: 1...4 as ClosedRange<UInt64>)
    func localParts(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let email = InputValidator.email(allowsUnicode: true)
        var composed = 0
        for _ in 0..<5_000 {
            let text =
                "x"
                + (0..<Int.random(in: 1...4, using: &random)).map { index in
                    let pieces = Bool.random(using: &random) ? Self.letters : Self.marks
                    return pieces[Int.random(in: 0..<pieces.count, using: &random)]
                }.joined()
            // The text is decomposed first, because Swift 6.3 leaves U+AC00 U+11A8 apart when it composes the text
            // directly.
            let normal = text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
            let isComposed = Array(normal.unicodeScalars) == Array(text.unicodeScalars)
            if isComposed { composed += 1 }
            #expect(email.isValid(text + "@example.com") == isComposed, "\(text.unicodeScalars.map(\.value))")
        }
        #expect((500..<4_500).contains(composed))
    }

    @Test("has one character for each that decomposes, whose parts are rejected")
    func compositions() {
        let email = InputValidator.email(allowsUnicode: true)
        var count = 0
        for scalar in (0xC0..<0x2_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
            guard scalar.properties.age.map({ $0.major <= 14 }) ?? false else { continue }
            let text = "x\(scalar)"
            let apart = text.decomposedStringWithCanonicalMapping
            guard Array(apart.unicodeScalars) != Array(text.unicodeScalars),
                Array(text.precomposedStringWithCompatibilityMapping.unicodeScalars) == Array(text.unicodeScalars)
            else { continue }
            count += 1
            #expect(email.isValid(text + "@example.com"), "\(scalar.value)")
            #expect(!email.isValid(apart + "@example.com"), "\(scalar.value)")
        }
        #expect(count > 12_000)
    }

    @Test("joins the letters of a Hangul syllable, but not old letters that compose with none")
    func hangul() throws {
        let email = InputValidator.email(allowsUnicode: true)
        func isValid(_ scalars: [UInt32]) throws -> Bool {
            let scalars = try scalars.map { try #require(Unicode.Scalar($0)) }
            return email.isValid("x" + String(String.UnicodeScalarView(scalars)) + "@example.com")
        }
        for last in 0x11A8...0x11C2 as ClosedRange<UInt32> {
            #expect(try !isValid([0xAC00, last]), "\(last)")
            #expect(try !isValid([0xD788, last]), "\(last)")
            // A syllable that has a last letter doesn't compose with another.
            #expect(try isValid([0xAC01, last]) && isValid([0xD7A3, last]), "\(last)")
            #expect(try isValid([0x1100, last]) && isValid([last]), "\(last)")
        }
        for vowel in 0x1161...0x1175 as ClosedRange<UInt32> {
            #expect(try !isValid([0x1100, vowel]) && !isValid([0x1112, vowel]), "\(vowel)")
            #expect(try isValid([0x1113, vowel]) && isValid([0xAC00, vowel]), "\(vowel)")
        }
        #expect(try isValid([0xAC00, 0x11A7]) && isValid([0xAC00, 0x11C3]) && isValid([0x1100, 0x1176]))
    }

    @Test(
        "gives a rejection the position of a character beyond ASCII",
        arguments: [
            // A mark that composes, and two marks in the wrong order that don't.
            ("xe\u{301}", 2), ("ab\u{361}\u{334}", 2), ("a\u{10D}b\u{361}\u{334}", 1),
        ])
    func position(text: String, position: Int) {
        for (text, position) in [(text, position), ("\"\(text)\"", position + 1)] {
            let email = InputValidator.email(.rfc5321, allowsUnicode: true)
            let error = rejection(by: email, of: text + "@example.com")
            #expect(error?.code == .emailLocalCharacter && error?[.position] == .int(position), "\(text)")
            #expect(error?[.repertoire] == "unicode")
        }
    }
}
