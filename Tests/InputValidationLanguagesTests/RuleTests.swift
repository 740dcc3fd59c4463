// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

/// Tests each language's rules for plurals, numbers, and lists.
@Suite("The rules of a language")
struct RuleTests {
    private static let letters: [Character: PluralCategory] = [
        "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
    ]

    @Test("have the plural category of Unicode CLDR for whole numbers", arguments: MessageLanguage.all)
    func plurals(language: MessageLanguage) throws {
        let runs = try #require(cldrPlurals[language.tag])
        let categories = try runs.split(separator: " ").flatMap { run in
            Array(repeating: try #require(Self.letters[run.first ?? "-"]), count: try #require(Int(run.dropFirst())))
        }
        try #require(categories.count == cldrNumbers.count)
        for (number, category) in zip(cldrNumbers, categories) {
            #expect(language.pluralCategory(of: number) == category, "\(number)")
        }
    }

    /// A language, 12345.5 in its notation, and "Visa, Mastercard, or JCB" in the language.
    private static let notations: [(String, String, String)] = [
        ("ar", "12,345.5", "Visa أو Mastercard أو JCB"),
        ("cs", "12\u{A0}345,5", "Visa, Mastercard nebo JCB"),
        ("da", "12.345,5", "Visa, Mastercard eller JCB"),
        ("de", "12.345,5", "Visa, Mastercard oder JCB"),
        ("el", "12.345,5", "Visa, Mastercard ή JCB"),
        ("en", "12,345.5", "Visa, Mastercard, or JCB"),
        ("es", "12.345,5", "Visa, Mastercard o JCB"),
        ("fi", "12\u{A0}345,5", "Visa, Mastercard tai JCB"),
        ("fr", "12\u{202F}345,5", "Visa, Mastercard ou JCB"),
        ("he", "12,345.5", "Visa, Mastercard או JCB"),
        ("hi", "12,345.5", "Visa, Mastercard या JCB"),
        ("hu", "12\u{A0}345,5", "Visa, Mastercard vagy JCB"),
        ("id", "12.345,5", "Visa, Mastercard, atau JCB"),
        ("it", "12.345,5", "Visa, Mastercard o JCB"),
        ("ja", "12,345.5", "Visa、Mastercard、またはJCB"),
        ("ko", "12,345.5", "Visa, Mastercard 또는 JCB"),
        ("nb", "12\u{A0}345,5", "Visa, Mastercard eller JCB"),
        ("nl", "12.345,5", "Visa, Mastercard of JCB"),
        ("pl", "12\u{A0}345,5", "Visa, Mastercard lub JCB"),
        ("pt-BR", "12.345,5", "Visa, Mastercard ou JCB"),
        ("pt-PT", "12\u{A0}345,5", "Visa, Mastercard ou JCB"),
        ("ro", "12.345,5", "Visa, Mastercard sau JCB"),
        ("ru", "12\u{A0}345,5", "Visa, Mastercard или JCB"),
        ("sk", "12\u{A0}345,5", "Visa, Mastercard alebo JCB"),
        ("sv", "12\u{A0}345,5", "Visa, Mastercard eller JCB"),
        ("th", "12,345.5", "Visa, Mastercard หรือ JCB"),
        ("tr", "12.345,5", "Visa, Mastercard veya JCB"),
        ("uk", "12\u{A0}345,5", "Visa, Mastercard або JCB"),
        ("vi", "12.345,5", "Visa, Mastercard hoặc JCB"),
        ("zh-Hans", "12,345.5", "Visa、Mastercard或JCB"),
        ("zh-Hant", "12,345.5", "Visa、Mastercard或JCB"),
    ]

    @Test("write numbers and lists as the country does", arguments: notations)
    func notation(tag: String, number: String, list: String) throws {
        let catalog = MessageCatalog(try #require(MessageLanguage.all.bestMatch(for: tag)))
        let limit = ValidationError(.comparisonTooLarge, parameters: [.maximum: 12_345.5])
        let networks = ValidationError(.cardNetwork, parameters: [.accepted: ["Visa", "Mastercard", "JCB"]])
        #expect(plain(limit.reason(in: catalog)).contains(number))
        #expect(plain(networks.reason(in: catalog)).contains(list))
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .or).locale(Locale(identifier: tag))
        #expect(plain(["Visa", "Mastercard", "JCB"].formatted(style)) == list)
        let two = ValidationError(.cardNetwork, parameters: [.accepted: ["Visa", "JCB"]])
        #expect(plain(two.reason(in: catalog)).contains(plain(["Visa", "JCB"].formatted(style))))
        let millions = ValidationError(.comparisonTooLarge, parameters: [.maximum: 1_234_567])
        let group = number.dropFirst(2).prefix(1)
        let text = tag == "hi" ? "12,34,567" : "1\(group)234\(group)567"
        #expect(plain(millions.reason(in: catalog)).contains(text))
    }

    @Test(
        "put a label before a sentence with the separator and the case of the language",
        arguments: MessageLanguage.all.filter { $0 != .english })
    func labels(language: MessageLanguage) throws {
        let catalog = MessageCatalog(language)
        let error = ValidationError(.urlHostNotAccepted, parameters: [.accepted: []])
        let separator = ["fr": "\u{A0}: ", "ja": "：", "zh-Hans": "：", "zh-Hant": "："][language.tag] ?? ": "
        let sentence = error.reason(in: catalog)
        let keepsCapital = ["de", "hu", "tr"].contains(language.tag)
        let rest = keepsCapital ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst()
        #expect(plain(error.labeled("X").reason(in: catalog)) == "X\(separator)\(rest)")
    }

    @Test("isolate a label only where the script runs from right to left")
    func direction() {
        #expect(MessageLanguage.all.filter(\.isRightToLeft).map(\.tag) == ["ar", "he"])
        for language in MessageLanguage.all {
            let reason = ValidationError(.inputEmpty).labeled("X").reason(in: MessageCatalog(language))
            #expect(reason.contains("\u{2068}X\u{2069}") == language.isRightToLeft, "\(language)")
        }
    }

    @Test("have notations for every language")
    func everyLanguage() {
        #expect(Self.notations.map(\.0) == MessageLanguage.all.map(\.tag))
        #expect(cldrPlurals.keys.sorted() == MessageLanguage.all.map(\.tag))
    }

    /// A language, and the word for "characters" after the numbers 1, 2, 5, 12, 22, and 101.
    private static let characters: [(String, [String])] = [
        ("pl", ["1 znak", "2 znaki", "5 znaków", "12 znaków", "22 znaki", "101 znaków"]),
        ("ru", ["1 символ", "2 символа", "5 символов", "12 символов", "22 символа", "101 символ"]),
        ("ar", ["حرفًا واحدًا", "حرفين", "5 أحرف", "12 حرفًا", "22 حرفًا", "101 حرف"]),
        ("cs", ["1 znak", "2 znaky", "5 znaků", "12 znaků", "22 znaků", "101 znaků"]),
        ("uk", ["1 символ", "2 символи", "5 символів", "12 символів", "22 символи", "101 символ"]),
        ("ro", ["1 caracter", "2 caractere", "5 caractere", "12 caractere", "22 de caractere", "101 caractere"]),
        ("he", ["תו אחד", "שני תווים", "5 תווים", "12 תווים", "22 תווים", "101 תווים"]),
        ("fr", ["1 caractère", "2 caractères", "5 caractères", "12 caractères", "22 caractères", "101 caractères"]),
        ("ja", ["1文字", "2文字", "5文字", "12文字", "22文字", "101文字"]),
    ]

    @Test("inflect the counted noun", arguments: characters)
    func nouns(tag: String, nouns: [String]) throws {
        let catalog = MessageCatalog(try #require(MessageLanguage.all.bestMatch(for: tag)))
        for (number, noun) in zip([1, 2, 5, 12, 22, 101], nouns) {
            let error = ValidationError(.lengthDifferent, parameters: [.minimum: .int(number), .maximum: .int(number)])
            let reason = plain(error.reason(in: catalog))
            let end = reason.range(of: noun)?.upperBound
            #expect(end != nil, "\(number): \(reason)")
            // The noun ends where the word ends.
            if let end, end < reason.endIndex, tag != "ja" {
                #expect(!reason[end].isLetter, "\(number): \(reason)")
            }
        }
    }

    /// The text without the isolates around labels and values in right-to-left languages.
    private func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }))
    }
}
