// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import Testing

@Suite("The table of a language")
struct TextTableTests {
    private static let translated = MessageLanguage.all.filter { $0 != .english }

    /// The keys of new texts that some languages still have in English, until somebody translates them.
    private static let untranslated: Set<String> = []

    /// The keys of the texts that every language has.
    private static let required: Set<String> = Set(
        Sentence.all.map(\.key) + InputKind.all.map { "kind.\($0.key)" }
            + MessageWord.allCases.map { "word.\($0.rawValue)" })

    @Test("has each text once, and no line without a key and a text", arguments: translated)
    func lines(language: MessageLanguage) throws {
        let table = try #require(language.texts)
        #expect(table.mistakes == [])
        let keys = Set(table.categories.keys)
        #expect(
            Self.required.subtracting(keys).subtracting(Self.untranslated) == [], "missing, so these are in English")
        let wordings = Sentence.all.flatMap { ["\($0.key)+label", "\($0.key)+name"] }
        #expect(keys.subtracting(Self.required).subtracting(wordings) == [], "no sentence, kind, or word")
    }

    @Test("has the plural categories of the language in each text with plural forms", arguments: translated)
    func categories(language: MessageLanguage) throws {
        let table = try #require(language.texts)
        let all = Set((0...1_000).map { language.pluralCategory(of: $0) } + [language.pluralCategory(of: 1_000_000)])
        for (key, categories) in table.categories where !categories.isEmpty {
            #expect(categories.union([.other]) == all.union([.other]), "\(key)")
        }
    }

    /// The invisible characters in a table, by language: no-break spaces before signs, and isolates around text that is
    /// written from left to right.
    private static let invisibleCharacters: [String: Set<Unicode.Scalar>] = [
        "ar": ["\u{2068}", "\u{2069}"], "he": ["\u{2068}", "\u{2069}"], "fr": ["\u{A0}"],
    ]

    @Test("has no invisible characters except the listed characters", arguments: translated)
    func invisibleCharacters(language: MessageLanguage) throws {
        var found: Set<Unicode.Scalar> = []
        for sentence in Sentence.all {
            for (wording, _) in language.wordings(of: sentence) {
                for text in PluralCategory.allCases.compactMap(wording.form) {
                    #expect(text.first != " " && text.last != " ", "\(sentence.key)")
                    for scalar in text.unicodeScalars where scalar != " " {
                        switch scalar.properties.generalCategory {
                        case .spaceSeparator, .control, .format, .lineSeparator, .paragraphSeparator:
                            found.insert(scalar)
                        default: break
                        }
                    }
                }
            }
        }
        #expect(found == Self.invisibleCharacters[language.tag] ?? [])
    }

    @Test("leaves out lines with mistakes, and names them")
    func mistakes() {
        let table = TextTable(
            """
            # a comment
            a\tA
            b[one]\tone {x}
            b[other]\tothers

            a\tagain
            c
            d\t
            e[dual]\tE
            b\tB
            f[one]\tF
            """)
        #expect(table["a"]?.form(for: .other) == "A" && table["b"]?.form(for: .other) == "B")
        #expect(table["c"] == nil && table["d"] == nil && table["e"] == nil && table["f"] == nil)
        #expect(table.mistakes.count == 6)
        #expect(table.categories["a"] == [])
    }
}
