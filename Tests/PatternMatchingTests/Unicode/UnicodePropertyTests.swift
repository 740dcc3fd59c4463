// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A Unicode property")
struct UnicodePropertyTests {
    @Test(
        "matches the scalars that have the property",
        arguments: [
            Sample(#"\p{L}+"#, accepts: ["aéΣ日"], rejects: ["1", "_", "a b", ""]),
            Sample(#"\pL"#, accepts: ["é"], rejects: ["1"]),
            Sample(#"\p{Lu}\p{Ll}+"#, accepts: ["Élan", "Ωμέγα"], rejects: ["élan"]),
            Sample(#"\p{Uppercase_Letter}\p{lowercase letter}"#, accepts: ["Éa"], rejects: ["éa"]),
            Sample(#"\p{White-Space}\P{Lu}\PL"#, accepts: [" a1"], rejects: ["aa1", " A1", " aa"]),
            Sample(#"\p{LC}"#, accepts: ["a", "A", "ǅ"], rejects: ["日"]),
            Sample(#"\p{Nd}"#, accepts: ["7", "٣", "４"], rejects: ["²", "½", "Ⅷ"]),
            Sample(#"[\p{N}_]"#, accepts: ["7", "²", "Ⅷ", "_"], rejects: ["a"]),
            Sample(#"\P{L}"#, accepts: ["1", " "], rejects: ["a"]),
            Sample(#"[^\p{L}]"#, accepts: ["1"], rejects: ["a"]),
            Sample(#"\p{gc=Sc}"#, accepts: ["€", "$"], rejects: ["E"]),
            Sample(#"\p{Any}\p{Assigned}\p{ASCII}"#, accepts: ["\u{378}éa"], rejects: ["a\u{378}a", "aaé"]),
            Sample(#"\p{Co}"#, accepts: ["\u{E000}", "\u{F0000}", "\u{10FFFD}"], rejects: ["a", "\u{FFFFF}"]),
            Sample(#"\p{Cn}"#, accepts: ["\u{378}", "\u{50000}", "\u{FFFFE}", "\u{10FFFF}"], rejects: ["a"]),
            Sample(#"\p{Alphabetic}"#, accepts: ["a", "Ⅷ", "日"], rejects: ["1"]),
            Sample(#"\p{White_Space}"#, accepts: [" ", "\u{A0}", "\u{2028}"], rejects: ["a", "\u{200B}"]),
            Sample(#"\p{Emoji_Presentation}"#, accepts: ["👍"], rejects: ["1", "a"]),
            Sample(#"\p{Greek}+"#, accepts: ["Ωμέγα"], rejects: ["Omega", "Ж"]),
            Sample(#"\p{Script=Cyrillic}\p{sc=Latn}"#, accepts: ["Жz"], rejects: ["zЖ"]),
            Sample(#"\p{Han}{2}"#, accepts: ["日本"], rejects: ["にほ"]),
            Sample(#"\p{Cased_Letter}\p{L&}"#, accepts: ["aA", "ǅz"], rejects: ["日a"]),
            Sample(
                #"\p{Combining_Mark}\p{punct}\p{digit}\p{cntrl}"#, accepts: ["\u{301}¿٣\u{85}"],
                rejects: ["a¿3\u{85}"]),
            Sample(#"\p{gc=Punctuation}\p{General_Category=decimal number}"#, accepts: ["!3"], rejects: ["a3"]),
            Sample(#"\p{IsAlphabetic}\p{IsGreek}\p{IsLu}\p{Is_Punctuation}"#, accepts: ["日σÉ¿"], rejects: ["1σÉ¿"]),
            Sample(#"\p{Alnum}+"#, accepts: ["aZ9"], rejects: ["é", "_", "٣", " ", "/", ":", "@", "[", "`", "{"]),
            Sample(#"\p{ASCII}"#, accepts: ["\0", "\u{7F}"], rejects: ["\u{80}"]),
            Sample(
                #"\p{Graph}\p{Print}"#, accepts: ["! ", "~~"],
                rejects: ["  ", "é ", "!\t", "!\u{1F}", "!\u{7F}", "\u{7F}!"]),
            Sample(
                #"\p{XDigit}\p{Blank}"#, accepts: ["f\t", "0 "],
                rejects: [
                    "g ", "f\u{A0}", "Ａ ", "/ ", ": ", "@ ", "G ", "` ", "0\u{8}", "0\n", "0\u{1F}", "0!",
                ]),
            Sample(#"\p{^L}\P{^L}"#, accepts: ["1a"], rejects: ["aa", "11"]),
            Sample(#"(?i)\p{Lu}"#, accepts: ["a", "é", "É"], rejects: ["1"]),
            Sample(#"(?i)\P{Lu}"#, accepts: ["1", "日"], rejects: ["a", "A", "é", "É", "ǅ"]),
            Sample(#"(?i)[^\p{Lu}]"#, accepts: ["1", "日"], rejects: ["a", "A", "é", "É", "ǅ"]),
        ])
    func membership(sample: Sample) throws {
        try sample.check()
    }

    /// Some scalars from each general category except surrogates.
    private static let members: [(scalar: Unicode.Scalar, category: Unicode.GeneralCategory)] = {
        var counts: [Unicode.GeneralCategory: Int] = [:]
        let scalars = ([0...0x3FFF, 0xE000...0xE00F, 0x10FFF0...0x10FFFF] as [ClosedRange<UInt32>]).joined()
            .compactMap { Unicode.Scalar($0) }
        return scalars.map { ($0, $0.properties.generalCategory) }.filter { _, category in
            counts[category, default: 0] += 1
            return counts[category, default: 0] <= 3
        }
    }()

    @Test(
        "is a general category by each of its names",
        arguments: [
            ("Lu Uppercase_Letter", [.uppercaseLetter]), ("Ll Lowercase_Letter", [.lowercaseLetter]),
            ("Lt Titlecase_Letter", [.titlecaseLetter]), ("Lm Modifier_Letter", [.modifierLetter]),
            ("Lo Other_Letter", [.otherLetter]), ("Mn Nonspacing_Mark", [.nonspacingMark]),
            ("Mc Spacing_Mark", [.spacingMark]), ("Me Enclosing_Mark", [.enclosingMark]),
            ("Nd Decimal_Number digit", [.decimalNumber]), ("Nl Letter_Number", [.letterNumber]),
            ("No Other_Number", [.otherNumber]), ("Pc Connector_Punctuation", [.connectorPunctuation]),
            ("Pd Dash_Punctuation", [.dashPunctuation]), ("Ps Open_Punctuation", [.openPunctuation]),
            ("Pe Close_Punctuation", [.closePunctuation]), ("Pi Initial_Punctuation", [.initialPunctuation]),
            ("Pf Final_Punctuation", [.finalPunctuation]), ("Po Other_Punctuation", [.otherPunctuation]),
            ("Sm Math_Symbol", [.mathSymbol]), ("Sc Currency_Symbol", [.currencySymbol]),
            ("Sk Modifier_Symbol", [.modifierSymbol]), ("So Other_Symbol", [.otherSymbol]),
            ("Zs Space_Separator", [.spaceSeparator]), ("Zl Line_Separator", [.lineSeparator]),
            ("Zp Paragraph_Separator", [.paragraphSeparator]), ("Cc Control cntrl", [.control]),
            ("Cf Format", [.format]), ("Cs Surrogate", []), ("Co Private_Use", [.privateUse]),
            ("Cn Unassigned", [.unassigned]),
            ("LC Cased_Letter L&", [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]),
            ("L Letter", [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]),
            ("M Mark Combining_Mark", [.nonspacingMark, .spacingMark, .enclosingMark]),
            ("N Number", [.decimalNumber, .letterNumber, .otherNumber]),
            (
                "P Punctuation punct",
                [
                    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                    .finalPunctuation, .otherPunctuation,
                ]
            ),
            ("S Symbol", [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]),
            ("Z Separator", [.spaceSeparator, .lineSeparator, .paragraphSeparator]),
            ("C Other", [.control, .format, .privateUse, .unassigned]),
        ] as [(String, [Unicode.GeneralCategory])])
    func category(names: String, categories: [Unicode.GeneralCategory]) throws {
        #expect(Set(Self.members.map(\.category)).count == 29)
        for name in names.split(separator: " ") {
            for prefix in ["", "gc=", "General_Category="] {
                let pattern = try Pattern("\\p{\(prefix)\(name)}")
                let wrong = Self.members.filter { pattern.matches(String($0)) != categories.contains($1) }
                #expect(wrong.map(\.scalar) == [], "\(prefix)\(name)")
            }
        }
    }

    @Test(
        "has the same scalars as in the standard library",
        arguments: [
            Property("Alphabetic Alpha") { $0.isAlphabetic }, Property("Cased") { $0.isCased },
            Property("Dash") { $0.isDash }, Property("Emoji") { $0.isEmoji },
            Property("ID_Start IDS") { $0.isIDStart }, Property("ID_Continue IDC") { $0.isIDContinue },
            Property("Ideographic Ideo") { $0.isIdeographic }, Property("Lowercase Lower") { $0.isLowercase },
            Property("Math") { $0.isMath }, Property("White_Space WSpace space") { $0.isWhitespace },
            Property("XID_Continue XIDC") { $0.isXIDContinue }, Property("XID_Start XIDS") { $0.isXIDStart },
            Property("Cn") { $0.generalCategory == .unassigned },
            Property("Emoji_Modifier EMod") { $0.isEmojiModifier }, Property("Hex_Digit Hex") { $0.isHexDigit },
            Property("ASCII_Hex_Digit AHex XDigit") { $0.isASCIIHexDigit },
            Property("Emoji_Modifier_Base EBase") { $0.isEmojiModifierBase },
            Property("Emoji_Presentation EPres") { $0.isEmojiPresentation },
            Property("Uppercase Upper") { $0.isUppercase }, Property("Lo") { $0.generalCategory == .otherLetter },
            Property("Co") { $0.generalCategory == .privateUse },
        ])
    func everyScalar(property: Property) throws {
        var members = String.UnicodeScalarView()
        var others = String.UnicodeScalarView()
        // Beyond plane 3, and outside plane 14, only a plane's edges differ from their neighbors.
        let values =
            [
                0...0x3FFFF, 0xE0000...0xEFFFF, 0x4FFF0...0x5000F, 0xDFFF0...0xDFFFF, 0xF0000...0xF000F,
                0xFFFF0...0x10000F, 0x10FFF0...0x10FFFF,
            ] as [ClosedRange<UInt32>]
        for value in values.joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if property.isMember(scalar.properties) { members.append(scalar) } else { others.append(scalar) }
        }
        for name in property.names.split(separator: " ") {
            #expect(try Pattern("\\p{\(name)}*").matches(String(members)), "\(name)")
            #expect(try Pattern("\\P{\(name)}*").matches(String(others)), "\(name)")
        }
    }
}

/// A binary property, with its names and the standard library's value.
struct Property: Sendable, CustomTestStringConvertible {
    /// The names, separated by spaces.
    let names: String
    let isMember: @Sendable (Unicode.Scalar.Properties) -> Bool

    init(_ names: String, _ isMember: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool) {
        self.names = names
        self.isMember = isMember
    }

    var testDescription: String { names }
}
