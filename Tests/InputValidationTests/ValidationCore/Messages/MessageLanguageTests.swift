// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The language of an app")
struct MessageLanguageTests {
    private static let croatian = MessageLanguage(
        tag: "hr", name: "hrvatski", decimalSeparator: ",", groupingSeparator: ".",
        plural: { number in
            switch (number % 10, number % 100) {
            case (1, let rest) where rest != 11: .one
            case (2...4, let rest) where !(12...14).contains(rest): .few
            default: .other
            }
        },
        texts: [
            "Enter a value": "Unesite vrijednost", " or ": " ili ", "There is a problem": "Postoji problem",
            "{label} must be {minimum} or more": "{label} mora biti najmanje {minimum}",
            "Use {minimum} characters or more": .plural(
                one: "Unesite najmanje {minimum} znak", few: "Unesite najmanje {minimum} znaka",
                other: "Unesite najmanje {minimum} znakova"),
            "Include {accepted}": "Uključite {accepted}", "Enter {kinds}": "Unesite {kinds}", "a date": "datum",
        ])

    private func reason(_ code: ValidationError.Code, _ parameters: [ValidationError.Parameter: ValidationError.Value])
        -> String
    {
        ValidationError(code, parameters: parameters).reason(in: MessageCatalog(Self.croatian))
    }

    @Test(
        "has the plural forms of its function",
        arguments: [
            (1, "1 znak"), (2, "2 znaka"), (4, "4 znaka"), (5, "5 znakova"), (11, "11 znakova"), (21, "21 znak"),
            (12_345, "12.345 znakova"),
        ])
    func plurals(number: Int, text: String) {
        #expect(reason(.lengthTooShort, [.minimum: .int(number)]) == "Unesite najmanje \(text)")
    }

    @Test("has the notation of its numbers and its lists, and names kinds of input")
    func notation() {
        let catalog = MessageCatalog(Self.croatian)
        let large = ValidationError(.comparisonTooSmall, parameters: [.minimum: 1234.5]).labeled("Cijena")
        #expect(large.reason(in: catalog) == "Cijena mora biti najmanje 1234,5")
        #expect(reason(.textContains, [.accepted: ["a", "b", "c"]]) == "Uključite a, b ili c")
        let kinds = ValidationError(.compositionNoAlternative, parameters: [.strategies: ["date", "email"]])
        #expect(kinds.reason(in: catalog) == "Unesite datum ili an email address")
        #expect(catalog.title == "Postoji problem")
    }

    @Test("places the label before a sentence without a text for labels")
    func labels() {
        let catalog = MessageCatalog(Self.croatian)
        #expect(ValidationError(.inputEmpty).labeled("Ime").reason(in: catalog) == "Ime: Unesite vrijednost")
        // This sentence isn't translated without a label.
        #expect(
            ValidationError(.comparisonTooSmall, parameters: [.minimum: 3]).reason(in: catalog) == "Enter 3 or more")
    }

    @Test("shows only the example of a kind that the label names, if it has the sentence for that")
    func kinds() {
        var texts: [String: MessageLanguage.Wording] = [
            "Enter {kind}, like {example}": "Unesite {kind}, npr. {example}", "an email address": "adresu e-pošte",
        ]
        func reason(_ label: String?) -> String? {
            let language = MessageLanguage(tag: "hr", name: "hrvatski", texts: texts)
            let error = rejection(by: .email, of: "mailto:jane@example.com")
            return (label.map { error?.labeled($0) } ?? error)?.reason(in: MessageCatalog(language))
        }
        #expect(reason(nil) == "Unesite adresu e-pošte, npr. name@example.com")
        #expect(reason("Pošta") == "Pošta: Unesite adresu e-pošte, npr. name@example.com")
        texts["{label} must look like {example}"] = "{label}: kao {example}"
        #expect(reason(nil) == "Unesite adresu e-pošte, npr. name@example.com")
        #expect(reason("Pošta") == "Pošta: kao name@example.com")
    }

    @Test("is equal to another one with its tag, which is its description")
    func equality() {
        let other = MessageLanguage(tag: "hr", name: "Croatian", isRightToLeft: true, texts: [:])
        #expect(other == Self.croatian && Set([other, Self.croatian]).count == 1 && "\(other)" == "hr")
        #expect(MessageLanguage(tag: "sr", name: "hrvatski", texts: [:]) != Self.croatian)
        #expect(MessageLanguage.english.tag == "en" && !MessageLanguage.english.isRightToLeft)
    }

    @Test("has the texts of its fallback, with the plural forms and numbers of that language")
    func fallback() {
        let texts: [String: MessageLanguage.Wording] = ["Enter a value": "Unesite vrednost"]
        let serbian = MessageLanguage(tag: "sr", name: "srpski", fallback: Self.croatian, texts: texts)
        let catalog = MessageCatalog(serbian)
        let short = ValidationError(.lengthTooShort, parameters: [.minimum: 12_342])
        #expect(ValidationError(.inputEmpty).reason(in: catalog) == "Unesite vrednost")
        #expect(short.reason(in: catalog) == "Unesite najmanje 12.342 znaka")
        #expect(ValidationError(.numericCharacter).reason(in: catalog) == "Only use the digits 0 to 9")
        let kinds = MessageLanguage(
            tag: "sr", name: "srpski", fallback: Self.croatian, texts: ["Enter {kinds}": "Unesite {kinds}"])
        let alternatives = ValidationError(.compositionNoAlternative, parameters: [.strategies: ["date"]])
        #expect(alternatives.reason(in: MessageCatalog(kinds)) == "Unesite datum")
        let limit = ValidationError(.decimalPlaces, parameters: [.maximum: 1_000_000])
        #expect(limit.labeled("X").reason(in: catalog) == limit.labeled("X").reason(in: .english))
        #expect(catalog.title == "Postoji problem")
    }

    @Test("has by default the plural forms and the notation of English")
    func defaults() {
        let esperanto = MessageLanguage(
            tag: "eo", name: "Esperanto",
            texts: [
                "Use {minimum} characters or more": .plural(
                    one: "Uzu {minimum} signon", other: "Uzu {minimum} signojn"),
                "Enter {minimum} or more": "Enigu almena\u{16D} {minimum}",
            ])
        let catalog = MessageCatalog(esperanto)
        for (number, text) in [(0, "0 signojn"), (1, "1 signon"), (21, "21 signojn"), (12_345, "12,345 signojn")] {
            let error = ValidationError(.lengthTooShort, parameters: [.minimum: .int(number)])
            #expect(error.reason(in: catalog) == "Uzu \(text)")
        }
        let limit = ValidationError(.comparisonTooSmall, parameters: [.minimum: 1_234.5])
        #expect(limit.reason(in: catalog) == "Enigu almena\u{16D} 1234.5" && !esperanto.isRightToLeft)
    }

    @Test("lists the texts without a translation")
    func missing() {
        let all = MessageLanguage(tag: "hr", name: "hrvatski", texts: [:]).untranslatedTexts
        #expect(Set(all).count == all.count && all.count > 100)
        #expect(Self.croatian.untranslatedTexts.count == all.count - 7)
        #expect(!Self.croatian.untranslatedTexts.contains("Enter a value") && all.contains("Enter a value"))
        #expect(MessageLanguage.english.untranslatedTexts.isEmpty)
        let texts = Dictionary(uniqueKeysWithValues: all.map { ($0, MessageLanguage.Wording(stringLiteral: "x")) })
        let complete = MessageLanguage(tag: "hr", name: "hrvatski", texts: texts)
        #expect(complete.untranslatedTexts.isEmpty)
        let catalog = MessageCatalog(complete)
        for code in ValidationError.Code.builtIn {
            // A sentence about several fields is the same with a label.
            let text = code == .fieldsAllEmpty ? "x" : "A: x"
            #expect(ValidationError(code).labeled("A").reason(in: catalog) == text)
        }
    }

    @Test("is chosen as every other language is")
    func choice() {
        let languages = [MessageLanguage.english, Self.croatian]
        #expect(languages.bestMatch(acceptLanguage: "hr-HR, en;q=0.5") == Self.croatian)
        #expect(languages.bestMatch(for: "hr_HR@calendar=gregorian")?.name == "hrvatski")
        let hebrew = MessageLanguage(
            tag: "yi", name: "ייִדיש", isRightToLeft: true, texts: ["Begin with {accepted}": "א {accepted}"])
        let error = ValidationError(.textPrefix, parameters: [.accepted: ["M"]])
        #expect(error.reason(in: MessageCatalog(hebrew)).contains("\u{2068}M\u{2069}"))
    }

    @Test("isolates a list and each of its elements if it runs from right to left", arguments: [true, false])
    func isolates(isRightToLeft: Bool) {
        let language = MessageLanguage(
            tag: "yi", name: "ייִדיש", isRightToLeft: isRightToLeft,
            texts: ["Begin with {accepted}": "א {accepted}", " or ": " אָדער "])
        let error = ValidationError(.textPrefix, parameters: [.accepted: ["M-1", "N", "7"]])
        let isolated = "\u{2068}\u{2068}M-1\u{2069}, \u{2068}N\u{2069} אָדער \u{2068}7\u{2069}\u{2069}"
        #expect(
            error.reason(in: MessageCatalog(language)) == (isRightToLeft ? "א \(isolated)" : "א M-1, N אָדער 7"))
        // A label before a sentence, and a label inside it.
        let texts: [String: MessageLanguage.Wording] = [
            "Enter a value": "א", "{label} must begin with {accepted}": "א {label}",
        ]
        let catalog = MessageCatalog(
            MessageLanguage(tag: "yi", name: "ייִדיש", isRightToLeft: isRightToLeft, texts: texts))
        let label = isRightToLeft ? "\u{2068}A-1\u{2069}" : "A-1"
        #expect(ValidationError(.inputEmpty).labeled("A-1").reason(in: catalog) == "\(label): א")
        #expect(error.labeled("A-1").reason(in: catalog) == "א \(label)")
    }
}
