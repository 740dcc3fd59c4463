// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The choice of a language")
struct LanguageTagTests {
    /// Texts in several languages reveal which language is chosen.
    private static func chosen(_ tag: String, among tags: [String]) -> String? {
        let texts = MessageTexts(
            domain: "Test", Dictionary(uniqueKeysWithValues: tags.map { ($0, [1: $0]) }))
        let reason = ValidationError(1, domain: "Test").reason(in: MessageCatalog(.english, tag: tag).adding(texts))
        return tags.contains(reason) ? reason : nil
    }

    private static let tags = ["en", "de", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "nb", "he", "es", "id"]

    @Test(
        "follows the fallbacks of BCP 47 tags",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("DE_ch", "de"), ("de-Latn-CH-1996", "de"), ("zh-Hant-TW", "zh-Hant"),
            ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"),
            ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"), ("pt-BR", "pt-BR"), ("no", "nb"), ("iw", "he"),
            ("in", "id"), ("es-419", "es"), ("fr", nil), ("", nil), ("-", nil), ("d", nil), ("deutsch!", nil),
            ("de--AT", nil), ("de-\u{0}", nil), (String(repeating: "de-", count: 100), nil),
        ] as [(String, String?)])
    func fallbacks(tag: String, expected: String?) {
        // A malformed tag has no effect, so the catalog's language decides.
        #expect(Self.chosen(tag, among: Self.tags) == expected ?? (tag == "fr" ? nil : "en"))
    }

    @Test("takes the other Portuguese, but not the other script of Chinese")
    func varieties() {
        #expect(Self.chosen("pt-PT", among: ["pt-BR"]) == "pt-BR")
        #expect(Self.chosen("zh-TW", among: ["zh-Hans"]) == nil)
        #expect(Self.chosen("de-CH", among: ["de", "de-CH"]) == "de-CH")
    }

    @Test(
        "reads the identifier of a locale",
        arguments: [
            ("en_US", "en"), ("en_US@calendar=gregorian", "en"), ("de_AT@calendar=gregorian;currency=EUR", "de"),
            ("zh-Hant_TW@numbers=hant", "zh-Hant"), ("zh_CN", "zh-Hans"), ("pt_PT", "pt-PT"), ("en_US_POSIX", "en"),
            // The longest language, variant, tag, and identifier.
            ("abcdefgh", nil), ("abcdefghi", "en"), ("de-abcdefgh", "de"), ("de-abcdefghi", "en"),
            ("de" + String(repeating: "-a", count: 49), "de"), ("de-ab" + String(repeating: "-a", count: 48), "en"),
            ("de@" + String(repeating: "a", count: 997), "de"), ("de@" + String(repeating: "a", count: 998), "en"),
            ("ja-JP-u-ca-japanese", "ja"), ("de@" + String(repeating: "a", count: 2_000), "en"), ("@de", "en"),
            ("", "en"),
        ] as [(String, String?)])
    func locales(locale: String, tag: String?) {
        #expect(Self.chosen(locale, among: ["de", "en", "ja", "pt-PT", "zh-Hans", "zh-Hant"]) == tag)
    }

    @Test(
        "reads the Accept-Language header of a request",
        arguments: [
            ("en", "en"), ("en-GB,en;q=0.9", "en"), ("de;q=0.2, en;q=0.8", "en"), ("fr, *;q=0.1", nil),
            ("en;q=0", nil), ("fr", nil), ("", nil), (",,;;q=", nil), ("en;q=2", nil), ("en;q=0.1234", nil),
            ("en; q=1.000", "en"), ("en;q=1.001", nil), ("\u{0}\u{FFFF}en", nil), ("*", nil),
            ("en;q=0.5, *", nil), ("*;q=0.5, en", "en"), ("*;q=0, en", "en"),
            (String(repeating: "fr,", count: 10_000) + "en", nil), ("en;level=1", nil),
            ("fr;q=0.5,\ten\t;\tq=0.9\t", "en"), ("en;Q=0.5", "en"), ("en;q=0.001", "en"), ("en;q=0.000", nil),
            ("en;q=1.", "en"), ("en;q=.5", nil), ("en;q=00.5", nil), ("en;q=0.5;x=1", nil), ("en;q=0.-5", nil),
            // The last part within the first hundred parts or the first 4,096 bytes, and the part after it.
            (String(repeating: "fr,", count: 99) + "en", "en"), (String(repeating: "fr,", count: 100) + "en", nil),
            (String(repeating: " ", count: 4_094) + "en", "en"), (String(repeating: " ", count: 4_095) + "en", nil),
        ] as [(String, String?)])
    func header(header: String, tag: String?) {
        #expect([MessageLanguage.english].bestMatch(acceptLanguage: header)?.tag == tag)
    }

    @Test(
        "takes the language nearest to the tag, and the first of equally near languages",
        arguments: [
            ("pt-AO", ["pt-MZ", "pt-PT", "pt-BR"], "pt-PT"), ("pt-AO", ["pt-BR", "pt-MZ"], "pt-MZ"),
            ("pt-MZ", ["pt-PT", "pt-MZ"], "pt-MZ"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"), ("pt", ["pt-AO"], "pt-AO"),
            ("pt-BR", ["pt-PT", "pt"], "pt"), ("de-AT", ["de-CH", "de"], "de"), ("de-AT", ["de-CH", "de-LI"], "de-CH"),
            ("de", ["de-CH", "de"], "de"), ("de", ["de-CH"], "de-CH"), ("sr-Latn", ["sr-Cyrl", "sr"], "sr"),
            ("sr-Latn-RS", ["sr", "sr-Latn"], "sr-Latn"), ("sr", ["sr-Cyrl"], "sr-Cyrl"), ("sr-Latn", ["sr-Cyrl"], nil),
            ("zh-Hant-HK", ["zh-Hans", "zh-TW", "zh-Hant"], "zh-Hant"), ("zh-MO", ["zh", "zh-TW"], "zh-TW"),
            ("es-419", ["es-MX", "es-419"], "es-419"), ("nn", ["nb", "no"], nil),
        ] as [(String, [String], String?)])
    func nearest(tag: String, tags: [String], expected: String?) {
        let languages = tags.map { MessageLanguage(tag: $0, name: $0, texts: [:]) }
        #expect(languages.bestMatch(for: tag)?.tag == expected)
        #expect(languages.bestMatch(acceptLanguage: "x-y;q=1, \(tag);q=0.5")?.tag == expected)
    }

    @Test("takes the first preferred language that there is")
    func preferences() {
        #expect([MessageLanguage.english].bestMatch(for: ["ja", "en-US"]) == .english)
        #expect([MessageLanguage.english].bestMatch(for: ["ja"]) == nil)
        let languages = [MessageLanguage.english, MessageLanguage(tag: "de", name: "Deutsch", texts: [:])]
        #expect(languages.bestMatch(for: ["de", "en"])?.tag == "de")
        #expect(languages.bestMatch(for: ["en", "de"])?.tag == "en")
        // A weight is a number, and languages with equal weights keep the header's order.
        for (header, tag) in [
            ("en;q=0.25, de;q=0.3", "de"), ("en;q=0.3, de;q=0.299", "en"), ("en;q=0.9, de", "de"), ("de, en", "de"),
            ("en, de", "en"), ("de;q=0.5, en;q=0.50", "de"), ("en;q=0.500, de;q=0.5", "en"),
        ] {
            #expect(languages.bestMatch(acceptLanguage: header)?.tag == tag, "\(header)")
        }
    }
}
