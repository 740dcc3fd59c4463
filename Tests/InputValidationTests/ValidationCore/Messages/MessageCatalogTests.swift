// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("MessageCatalog")
struct MessageCatalogTests {
    private static let club = MessageTexts(
        domain: "Club",
        ["en": [7: "{label} must begin with M"], "de": [7: "{label}: Beginnen Sie mit M"]],
        phrases: ["de": ["Member number": "Mitgliedsnummer", "Begin with {minimum}": "Fangen Sie mit {minimum} an"]])
    private static let prefix = ValidationError(7, domain: "Club", message: "Default").labeled("Member number")

    @Test("uses the texts of a module in the language of the catalog")
    func texts() {
        let english = MessageCatalog().adding(Self.club)
        // An app's texts may be in a language that the library doesn't have.
        let german = MessageCatalog(.english, tag: "de-AT").adding(Self.club)
        #expect(Self.prefix.reason(in: english) == "Member number must begin with M")
        #expect(Self.prefix.reason(in: german) == "Mitgliedsnummer: Beginnen Sie mit M")
        #expect(Self.prefix.reason == "Default")
        // The module's texts don't apply to another code or another domain.
        let other = ValidationError(8, domain: "Club")
        #expect(other.reason(in: german) == "Check this value")
        #expect(other.labeled("Age").reason(in: german) == "Age is not accepted: check it for mistakes")
        #expect(other.labeled("Age", labelInSentence: "your age").reason(in: german) == "Check your age")
        #expect(ValidationError(7, domain: "Shop", message: "Begin with 7").reason(in: german) == "Begin with 7")
        let message = ValidationError(1, domain: "Shop", message: "Begin with {minimum}", parameters: [.minimum: 3])
        #expect(message.reason(in: german) == "Fangen Sie mit 3 an")
    }

    @Test("has the texts for its tag, or else for the tag of its language, or else in English")
    func tags() {
        let german = MessageLanguage(tag: "de", name: "Deutsch", texts: [:])
        for tag in [nil, "?", "de-AT"] {
            let catalog = MessageCatalog(german, tag: tag).adding(Self.club)
            #expect(Self.prefix.reason(in: catalog) == "Mitgliedsnummer: Beginnen Sie mit M", "\(tag ?? "")")
        }
        let other = MessageCatalog(MessageLanguage(tag: "?", name: "?", texts: [:])).adding(Self.club)
        #expect(Self.prefix.reason(in: other) == "Member number must begin with M")
        let english = MessageCatalog(german, tag: "en").adding(Self.club)
        #expect(Self.prefix.reason(in: english) == "Member number must begin with M")
    }

    @Test("writes every kind of value, and the label and its form in a sentence, and an ellipsis for a missing value")
    func placeholders() {
        let error = ValidationError(
            1, domain: "Test",
            message: "{label}, {name}: {count}, {share}, {isOpen}, {word}, {words}, {none}, {}, [A-Z]{2}",
            parameters: ["count": 12_345, "share": 0.5, "isOpen": true, "word": "x", "words": ["a", "b"]])
        let values = "12,345, 0.5, true, x, a or b, …, {}, [A-Z]{2}"
        #expect(error.reason == "This value, This value: \(values)")
        #expect(error.labeled("A").reason == "A, A: \(values)")
        #expect(error.labeled("A", labelInSentence: "your a").reason == "A, your a: \(values)")
    }

    @Test("replaces a built-in text by its code, but not the text of the place of use")
    func replacement() {
        let catalog = MessageCatalog().adding(
            MessageTexts([
                "en": [.numericCharacter: "{label} may only have digits", .lengthTooLong: "At most {maximum}"]
            ]))
        let error = ValidationError(.numericCharacter).labeled("Age")
        #expect(error.reason(in: catalog) == "Age may only have digits")
        #expect(error.withMessage("Use digits").reason(in: catalog) == "Use digits")
        let long = ValidationError(.lengthTooLong, parameters: [.maximum: 12_000])
        #expect(long.reason(in: catalog) == "At most 12,000")
        #expect(ValidationError(.inputEmpty).reason(in: catalog) == "Enter a value")
    }

    @Test("uses a function first, and the last of several texts")
    func order() {
        let catalog = MessageCatalog().adding(Self.club)
            .adding(MessageTexts(domain: "Club", ["en": [7: "Second"]]))
            .adding { $0.code == .inputEmpty ? "{label}!" : nil }
        #expect(Self.prefix.reason(in: catalog) == "Second")
        #expect(ValidationError(.inputEmpty).labeled("A").withMessage("B").reason(in: catalog) == "A!")
        let last = catalog.adding { $0.code == .inputEmpty ? "{label}?" : nil }.adding { _ in nil }
        #expect(ValidationError(.inputEmpty).labeled("A").reason(in: last) == "A?")
    }

    @Test("take the first tag in alphabetical order if several fit equally well", arguments: ["de", "en", "fr", "nl"])
    func equalTags(language: String) {
        let tags = ["US", "AT", "BE", "CH", "LI", "LU"].map { "\(language)-\($0)" }
        let texts = MessageTexts(
            domain: "Club", Dictionary(uniqueKeysWithValues: tags.map { ($0, [7: $0]) }),
            phrases: Dictionary(uniqueKeysWithValues: tags.map { ($0, ["Number": $0]) }))
        let catalog = MessageCatalog(.english, tag: language).adding(texts)
        #expect(ValidationError(7, domain: "Club").reason(in: catalog) == "\(language)-AT")
        #expect(ValidationError(8, domain: "Club", message: "Number").reason(in: catalog) == "\(language)-AT")
    }

    @Test("uses the last of several translations, and an earlier one of a text that the last does not have")
    func translations() {
        let german = MessageCatalog(.english, tag: "de").adding(Self.club)
            .adding(MessageTexts(domain: "Shop", phrases: ["de": ["Member number": "Nummer"]]))
            .adding(MessageTexts(phrases: ["en": ["Member number": "Number"], "de": ["Other": "Anderes"]]))
        #expect(Self.prefix.reason(in: german) == "Nummer: Beginnen Sie mit M")
        let message = ValidationError(1, domain: "Shop", message: "Begin with {minimum}", parameters: [.minimum: 3])
        #expect(message.reason(in: german) == "Fangen Sie mit 3 an")
        let same = ValidationError(.fieldsDiffer, parameters: [.other: "Member number"])
        #expect(same.reason(in: german) == "Enter the same as in Nummer: check both")
        #expect(same.labeled("Member number").reason(in: german).hasPrefix("Nummer must match"))
        let placeOfUse = ValidationError(.inputEmpty).withMessage("Begin with {minimum}")
        #expect(placeOfUse.reason(in: german) == "Fangen Sie mit … an")
        // Without the other field's label, and without any labels.
        #expect(ValidationError(.fieldsDiffer).reason == "Enter the same as in the other field: check both")
        #expect(ValidationError(.fieldsOrder).reason == "Enter a later or larger value than in the other field")
        #expect(ValidationError(.fieldsAllEmpty).reason == "Fill in at least one of these: …")
        let names = MessageTexts(phrases: ["de": ["Email": "E-Mail", "your email": "Ihre E-Mail-Adresse"]])
        let empty = ValidationError(.inputEmpty).labeled("Email", labelInSentence: "your email")
        #expect(empty.reason(in: german.adding(names)) == "Enter Ihre E-Mail-Adresse")
        let after = ValidationError(.fieldsOrder, parameters: [.other: "Member number"]).labeled("Other")
        #expect(after.reason(in: german) == "Anderes must come after Nummer")
        let either = ValidationError(.fieldsAllEmpty, parameters: [.accepted: ["Other", "Third"]])
        #expect(either.reason(in: german) == "Fill in at least one of these: Anderes or Third")
        #expect(
            either.labeled("Member number").reason(in: german)
                == "Fill in at least one of these: Nummer, Anderes, or Third")
    }

    @Test("is in the language that a client prefers, with the texts that it has")
    func preferredLanguage() {
        let german = MessageLanguage(tag: "de", name: "Deutsch", texts: ["There is a problem": "Es gibt ein Problem"])
        let languages = [MessageLanguage.english, german]
        let catalog = MessageCatalog().adding(Self.club)
        let preferred = catalog.inLanguage(acceptLanguage: "fr, de-CH;q=0.9, en;q=0.5", among: languages)
        #expect(Self.prefix.reason(in: preferred) == "Mitgliedsnummer: Beginnen Sie mit M")
        #expect(preferred.title == "Es gibt ein Problem")
        for header in [nil, "", "fr", "*"] {
            let same = catalog.inLanguage(acceptLanguage: header, among: languages)
            #expect(Self.prefix.reason(in: same) == "Member number must begin with M")
            #expect(preferred.inLanguage(acceptLanguage: header, among: languages).language == german)
        }
        // A malformed locale identifier changes nothing, and an identifier for another language gives English.
        let (same, french) = (
            preferred.inLanguage(ofLocale: "?", among: languages),
            preferred.inLanguage(ofLocale: "fr_CH", among: languages)
        )
        #expect(same.language == german && Self.prefix.reason(in: same) == "Mitgliedsnummer: Beginnen Sie mit M")
        #expect(french.language == .english && Self.prefix.reason(in: french) == "Default")
    }

    @Test("never reads a label or a value as a template")
    func injection() {
        let error = ValidationError(
            1, domain: "Test", message: "{label}: {accepted}",
            parameters: [.accepted: ["{label}", "{minimum}"], .minimum: 1])
        #expect(error.labeled("{minimum} {accepted}").reason == "{minimum} {accepted}: {label} or {minimum}")
    }

    @Test("applies to a task, one error, or the errors of a form")
    func scopes() {
        let german = MessageCatalog(.english, tag: "de").adding(Self.club)
        MessageCatalog.$current.withValue(german) {
            #expect(Self.prefix.reason == "Mitgliedsnummer: Beginnen Sie mit M")
        }
        #expect(Self.prefix.localized(in: german).reason == "Mitgliedsnummer: Beginnen Sie mit M")
        #expect(Self.prefix.localized(in: german) == Self.prefix)
        #expect(
            FormError(errors: [Self.prefix]).localized(in: german).errors.map(\.reason).first?.hasPrefix("Mit") == true)
        #expect(Self.prefix.reason == "Default")
    }

    @Test("switches the language of a form that is shown, without another validation")
    func switching() {
        final class Counting: InputValidator<String>, @unchecked Sendable {
            override func validate(_ input: String) throws(ValidationError) {
                throw ValidationError(7, domain: "Club", message: "Default")
            }
        }
        let number = ValidatedInput("1", Counting(), label: "Member number")
        let form = InputForm { number }
        form.validate()
        #expect(number.error?.reason == "Default")
        nonisolated(unsafe) var changes = 0
        withObservationTracking {
            _ = number.error?.reason
        } onChange: {
            changes += 1
        }
        form.messages = MessageCatalog(.english, tag: "de").adding(Self.club)
        #expect(changes == 1)
        #expect(number.error?.reason == "Mitgliedsnummer: Beginnen Sie mit M")
        #expect(form.report.errors.map(\.reason) == ["Mitgliedsnummer: Beginnen Sie mit M"])
        form.messages = nil
        #expect(number.error?.reason == "Default" && form.messages == nil)
    }

    @Test("gives the text of a code with its placeholders")
    func templates() {
        #expect(MessageCatalog().template(for: .lengthTooLong) == "Use {maximum} characters or fewer")
        #expect(MessageCatalog().template(for: 7) == nil)
        #expect(MessageCatalog().title == "There is a problem" && MessageCatalog().errorPrefix == "Error:")
    }
}
