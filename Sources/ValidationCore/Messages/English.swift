// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The English messages, which are always available.
///
/// The wording follows the error-message guide of the GOV.UK Design System and the success criteria 3.3.1 and 3.3.3 of
/// WCAG 2.2. A sentence describes the problem and how to correct it. The label comes first, exactly as given.
///
/// Reviewed by a native speaker: no.
enum English: LanguageTable {
    static let tag = "en"
    static let name = "English"

    static func wording(of sentence: Sentence) -> Wording { sentence.wording }
    static func wordingWithLabel(of sentence: Sentence) -> Wording? { sentence.labeledWording }
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? { sentence.namedWording }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "only digits"
        case .letters: "only letters"
        case .lettersAndDigits: "only letters and digits"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .hexadecimal: "a hexadecimal number"
        case .email: "an email address"
        case .phone: "a phone number"
        case .webAddress: "a web address"
        case .siteName: "a site name"
        case .ipAddress: "an IP address"
        case .ipv4: "an IPv4 address"
        case .ipv6: "an IPv6 address"
        case .macAddress: "a hardware (MAC) address"
        case .port: "a port number"
        case .date: "a date"
        case .time: "a 24-hour time with two digits for the hour"
        case .dateAndTime: "a date and time"
        case .monthAndYear: "a month and year"
        case .cardNumber: "a card number"
        case .iban: "an IBAN"
        case .bic: "a bank code (BIC)"
        case .isbn: "an ISBN"
        case .barcode: "a barcode number"
        case .color: "a color code"
        case .uuid: "a UUID"
        case .ulid: "a ULID"
        case .version: "a version number"
        case .text: "text"
        case .list: "a list"
        case .object: "an object with named values"
        case .digit: "a digit"
        case .letter: "a letter from A to Z or a to z"
        case .capitalLetter: "a capital letter from A to Z"
        case .lowercaseLetter: "a lowercase letter from a to z"
        case .similar: "text that looks like {example}"
        case .anotherFormat: "text in another accepted format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "There is a problem"
        case .errorPrefix: "Error:"
        case .unlabeled: "This value"
        case .otherField: "the other field"
        case .securityCode: "Security code"
        case .spaces: "spaces"
        case .commas: "commas"
        case .dots: "dots"
        case .hyphens: "hyphens"
        case .slashes: "slashes"
        case .apostrophes: "apostrophes"
        case .underscores: "underscores"
        case .brackets: "brackets"
        case .quotationMarks: "quotation marks"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " or ", last: ", or ")
}
