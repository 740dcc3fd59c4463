// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

/// Errors as the built-in strategies report them: each built-in code with its parameters.
private let errors: [ValidationError] = {
    let parameters: [ValidationError.Parameter: ValidationError.Value] = [
        .minimum: 2, .maximum: 20, .accepted: ["Visa", "Mastercard", "JCB"], .character: "<", .example: "AB123456",
        .other: "First day", .rejected: 12, .strategies: ["integer", "email"], .suggestion: "DE",
    ]
    return ValidationError.Code.builtIn.flatMap { code in
        [
            ValidationError(code, parameters: parameters),
            // With one limit, and without a character, an example, or names, the sentences differ.
            ValidationError(code, parameters: parameters.filter { [.minimum, .accepted, .rejected].contains($0.key) }),
            ValidationError(code, parameters: parameters.filter { [.maximum, .accepted, .rejected].contains($0.key) }),
        ]
    }
}()

private let labels = [
    "iPhone number", "Straße", "McDonald account", "Swiss postcode", "e-mail", "ИНН", "電話番号", "الاسم",
]

@Suite("Every language")
struct LanguageTests {
    @Test("has a unique tag and name, in tag order")
    func tags() {
        let tags = MessageLanguage.all.map(\.tag)
        #expect(tags == tags.sorted() && Set(tags).count == tags.count)
        #expect(Set(MessageLanguage.all.map(\.name)).count == tags.count)
        for tag in tags { #expect(MessageLanguage.all.bestMatch(for: tag)?.tag == tag) }
    }

    @Test("has the name in the language itself that the landing page has")
    func names() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/InputValidationLanguages/InputValidationLanguages.docc/InputValidationLanguages.md")
        let rows = try String(contentsOf: page, encoding: .utf8).matches(
            of: /\| ([a-z][\w-]+) \| ([A-Z][^|]+) \| ([^|]+) \| `\.(\w+)` \|/)
        let others = MessageLanguage.all.filter { $0 != .english }
        #expect(rows.map { String($0.1) } == others.map(\.tag))
        #expect(rows.map { String($0.3) } == others.map(\.name))
        #expect(MessageLanguage.english.name == "English")
    }

    @Test("renders every code without a hole, with each label as it was given", arguments: MessageLanguage.all)
    func everyCode(language: MessageLanguage) {
        let catalog = MessageCatalog(language)
        for error in errors {
            let alone = error.reason(in: catalog)
            #expect(!alone.isEmpty && !alone.contains("{") && !alone.contains("}"), "\(error.name): \(alone)")
            #expect(alone.last != "." && alone.last != "。", "\(error.name): \(alone)")
            // An error with all its parameters has no gap.
            #expect(error[.example] == nil || !alone.contains("…"), "\(error.name): \(alone)")
            for label in labels {
                let labeled = error.labeled(label).reason(in: catalog)
                #expect(labeled.contains(label), "\(error.name): \(labeled)")
                #expect(!labeled.contains("{"), "\(error.name): \(labeled)")
            }
            let length = error.labeled("Email address").reason(in: catalog).count
            #expect(length <= 160, "\(error.name): \(length) characters")
        }
    }

    private static func placeholders(of template: String) -> Set<String> {
        Set(template.matches(of: /\{([^}]*)\}/).map { String($0.1) })
    }

    @Test("has each placeholder of a sentence in every form, and no other", arguments: MessageLanguage.all)
    func placeholders(language: MessageLanguage) {
        for sentence in Sentence.all {
            let standalone = MessageLanguage.english.wordings(of: sentence)[0].wording.form(for: .other) ?? ""
            let english = Self.placeholders(of: standalone)
            for (wording, own) in language.wordings(of: sentence) {
                for category in PluralCategory.allCases {
                    guard let template = wording.form(for: category) else { continue }
                    let found = Self.placeholders(of: template)
                    let required = own.union(english)
                    // A plural form for just one number may write the number as a word: "a digit".
                    let isFree =
                        wording.isPlural && (0...200).filter { language.pluralCategory(of: $0) == category }.count == 1
                    let missing = required.subtracting(found).subtracting(
                        isFree ? ["minimum", "maximum", "rejected"] : [])
                    // A sentence about several fields lists the label with the others.
                    #expect(
                        missing.subtracting(sentence == .atLeastOne ? ["label"] : []).isEmpty,
                        "\(sentence.key): \(template)")
                    #expect(found.isSubset(of: required), "\(sentence.key): \(template)")
                }
            }
        }
    }

    @Test("names the lower limit before the upper one", arguments: MessageLanguage.all)
    func limits(language: MessageLanguage) {
        for sentence in Sentence.all {
            for (wording, _) in language.wordings(of: sentence) {
                for template in PluralCategory.allCases.compactMap(wording.form(for:)) {
                    guard let minimum = template.firstRange(of: "{minimum}"),
                        let maximum = template.firstRange(of: "{maximum}")
                    else { continue }
                    #expect(minimum.lowerBound < maximum.lowerBound, "\(sentence.key): \(template)")
                }
            }
        }
    }

    @Test("has the plural form for every number that a sentence may contain", arguments: MessageLanguage.all)
    func plurals(language: MessageLanguage) {
        let numbers = Array(0...200) + [1_000, 1_001, 1_002, 10_000, 100_000, 1_000_000, 2_000_000, 1_000_001]
        let categories = Set(numbers.map { language.pluralCategory(of: UInt($0)) })
        for sentence in Sentence.all {
            for (wording, _) in language.wordings(of: sentence) where wording.isPlural {
                #expect(sentence.pluralParameter != nil, "\(sentence.key) has plural forms, but no number decides")
                for category in categories {
                    #expect(wording.form(for: category) != nil, "\(sentence.key): \(category)")
                }
                for category in PluralCategory.allCases where !categories.contains(category) && category != .other {
                    #expect(wording.form(for: category) == nil, "\(sentence.key): the language has no \(category)")
                }
            }
        }
    }

    @Test("contains no blame, no apology, and no word for validity", arguments: MessageLanguage.all)
    func texts(language: MessageLanguage) {
        let words = [
            "valid", "invalid", "please", "sorry", "forbidden", "illegal", "ungültig", "bitte", "leider", "invalide",
            "désolé", "veuillez", "inválid", "por favor", "lo siento", "proibid", "non valid", "per favore", "ongeldig",
            "helaas", "nieprawidł", "niepoprawn", "proszę", "neplatn", "prosím", "érvénytelen", "kérjük", "invalid",
            "vă rugăm", "ogiltig", "ugyldig", "virheelli", "geçersiz", "lütfen", "неверн", "недопустим", "пожалуйста",
            "недійсн", "будь ласка", "μη έγκυρ", "παρακαλ", "אנא", "غير صالح", "अमान्य", "कृपया", "tidak valid",
            "không hợp lệ", "ไม่ถูกต้อง", "กรุณา", "無効", "无效", "無效", "请", "請", "유효하지", "죄송",
        ]
        for error in errors {
            let reason = " " + error.reason(in: MessageCatalog(language)).lowercased()
            for word in words {
                // In scripts without spaces, a word may begin anywhere.
                let text = word.utf8.first.map { $0 >= 0xE0 } == true ? word : " " + word
                #expect(!reason.contains(text), "\(error.name): \(reason)")
            }
        }
    }

    @Test("names every kind of input and every word", arguments: MessageLanguage.all)
    func kinds(language: MessageLanguage) {
        let kinds = InputKind.all.map(language.name(of:))
        for (kind, name) in zip(InputKind.all, kinds) {
            let placeholders = name.matches(of: /\{([^}]*)\}/).map { String($0.1) }
            #expect(!name.isEmpty && placeholders == (kind == .similar ? ["example"] : []), "\(kind.key): \(name)")
        }
        #expect(Set(kinds).count == kinds.count)
        #expect(MessageWord.allCases.map(language.text(of:)).allSatisfy { !$0.isEmpty && !$0.contains("{") })
    }
}

@Suite("The language of a locale")
struct LocaleTests {
    private static let texts = MessageTexts(
        domain: "Club", ["en": [7: "Begin with M"], "de": [7: "Beginnen Sie mit M"], "eo": [7: "Komencu per M"]])

    @Test(
        "changes the built-in texts and the app's texts",
        arguments: [
            ("de_AT@calendar=gregorian", "Füllen Sie dieses Feld aus", "Beginnen Sie mit M"),
            ("zh-Hant_TW", "填寫此欄位", "檢查這項內容"), ("eo", "Enter a value", "Komencu per M"),
            ("", "Enter a value", "Begin with M"),
        ])
    func changes(locale: String, builtIn: String, own: String) {
        let catalog = MessageCatalog().adding(Self.texts).inLanguage(ofLocale: locale, among: MessageLanguage.all)
        #expect(ValidationError(.inputEmpty).reason(in: catalog) == builtIn)
        #expect(ValidationError(7, domain: "Club").reason(in: catalog) == own)
    }

    @Test("names the security code of a card", arguments: MessageLanguage.all)
    func securityCode(language: MessageLanguage) {
        let label = SecurityCodeInputValidator(for: .mastercard).label(in: MessageCatalog(language))
        let name = language.isRightToLeft ? "\u{2068}CVC\u{2069}" : "CVC"
        #expect(label == "\(language.text(of: .securityCode)) (\(name))")
        let general = SecurityCodeInputValidator().label(in: MessageCatalog(language))
        #expect(general == language.text(of: .securityCode))
    }

    // A first word with just one letter isn't an abbreviation.
    @Test(
        "begins a sentence after a label with a small letter if the language does",
        arguments: [
            (.polish, "Strona: w tym formularzu jest błąd: tej wartości nie można sprawdzić"),
            (.french, "Strona\u{A0}: ce formulaire a un problème"),
            (.german, "Strona: In diesem Formular gibt es ein Problem"),
        ] as [(MessageLanguage, String)])
    func smallLetters(language: MessageLanguage, text: String) {
        let error = ValidationError(.urlHostNotAccepted, parameters: [.accepted: []])
        #expect(error.labeled("Strona").reason(in: MessageCatalog(language)).hasPrefix(text))
        let alone = error.reason(in: MessageCatalog(language))
        #expect(alone.first?.isUppercase == true)
    }

    @Test("begins with a small letter before an apostrophe, too")
    func smallLetterBeforeApostrophe() {
        let error = ValidationError(.domainLabelEmpty).labeled("Page")
        #expect(error.reason(in: MessageCatalog(.french)) == "Page\u{A0}: n’écrivez pas deux points de suite")
    }
}

@Suite("German")
struct GermanTests {
    private static let german = MessageCatalog(.german)

    @Test(
        "renders labels, numbers, lists, and plurals",
        arguments: [
            (ValidationError(.numericCharacter), "PLZ: Verwenden Sie nur die Ziffern 0 bis 9"),
            (
                ValidationError(.comparisonTooLarge, parameters: [.maximum: 12_345.5]),
                "PLZ: Geben Sie 12.345,5 oder weniger ein"
            ),
            (ValidationError(.inputEmpty), "PLZ: Füllen Sie dieses Feld aus"),
            (
                ValidationError(.dateFormat),
                "PLZ: Geben Sie Jahr-Monat-Tag ein, mit 2 Ziffern für Monat und Tag, zum Beispiel 2024-05-31"
            ),
            (
                ValidationError(.cardNetwork, parameters: [.accepted: ["Visa", "Mastercard", "JCB"]]),
                "PLZ: Verwenden Sie eine Karte von Visa, Mastercard oder JCB"
            ),
            (
                ValidationError(.passwordDigit, parameters: [.minimum: 1]),
                "PLZ: Verwenden Sie mindestens eine Ziffer"
            ),
            (
                ValidationError(.passwordDigit, parameters: [.minimum: 2]),
                "PLZ: Verwenden Sie mindestens 2 Ziffern"
            ),
        ])
    func sentences(error: ValidationError, text: String) {
        #expect(error.labeled("PLZ").reason(in: Self.german) == text)
    }

    @Test("puts the name of a field into the sentence")
    func named() {
        let error = ValidationError(.inputEmpty).labeled("E-Mail", labelInSentence: "Ihre E-Mail-Adresse")
        #expect(error.reason(in: Self.german) == "Geben Sie Ihre E-Mail-Adresse ein")
    }
}
