// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The kinds of input that a sentence can mention as a noun phrase, such as "a whole number".
///
/// The phrases are only in sentences with the placeholders `{kind}` and `{kinds}`. The raw value of a kind that a
/// strategy accepts is the name of the strategy. The other kinds have a raw value with a space.
@usableFromInline package enum InputKind: String, CaseIterable, Sendable {
    case digits = "numeric"
    case letters = "alpha"
    case lettersAndDigits = "alphanumeric"
    case wholeNumber = "integer"
    case number = "decimal"
    case hexadecimal, email
    case phone = "e164"
    case webAddress = "url"
    case siteName = "domainName"
    case ipAddress
    case ipv4 = "IPv4 address"
    case ipv6 = "IPv6 address"
    case macAddress, port, date
    /// A 24-hour time with two digits for the hour.
    case time
    case dateAndTime = "dateTime"
    case monthAndYear = "cardExpiry"
    case cardNumber = "paymentCard"
    case iban, bic, isbn
    case barcode = "ean"
    case color = "hexColor"
    case uuid, ulid
    case version = "semver"
    /// A type of value, like the next two, in the sentence ``Sentence/oneOf`` for a value of another type.
    case text = "a text"
    case list = "a list"
    /// An object with named values. In JSON, it is written between braces.
    case object = "an object"
    /// A kind of character, like the next three, in the sentence ``Sentence/characterAt``.
    case digit = "a digit"
    case letter = "a letter"
    case capitalLetter = "a capital letter"
    case lowercaseLetter = "a lowercase letter"
    /// Something like the example of a pattern, such as "AB123456".
    case similar = "pattern"
    /// The last alternative, in place of rules that have no phrase.
    case anotherFormat = "other"
}

extension InputKind {
    /// An example, which is the same in every language.
    ///
    /// Addresses and numbers are from ranges reserved for documentation: RFC 2606, RFC 5737, RFC 3849, RFC 7042, and
    /// the telephone numbers that Ofcom reserves for drama.
    package var example: String? {
        switch self {
        case .digits, .letters, .lettersAndDigits, .cardNumber, .text, .list, .object, .digit, .letter, .capitalLetter,
            .lowercaseLetter, .similar, .anotherFormat:
            nil
        case .wholeNumber: "30"
        case .number: "12.5"
        case .hexadecimal: "7f3a"
        case .email: "name@example.com"
        case .phone: "+442079460958"
        case .webAddress: "https://example.com"
        case .siteName: "example.com"
        case .ipAddress, .ipv4: "192.0.2.1"
        case .ipv6: "2001:db8::1"
        case .macAddress: "00:00:5e:00:53:01"
        case .port: "8080"
        case .date: "2024-05-31"
        case .time: "09:30"
        case .dateAndTime: "2024-05-31T09:30:00Z"
        case .monthAndYear: "03/31"
        case .iban: "DE89 3704 0044 0532 0130 00"
        case .bic: "DEUTDEFF500"
        case .isbn: "978-0-306-40615-7"
        case .barcode: "4006381333931"
        case .color: "#ff8800"
        case .uuid: "123e4567-e89b-42d3-a456-426614174000"
        case .ulid: "01ARZ3NDEKTSV4RRFFQ69G5FAV"
        case .version: "1.4.0"
        }
    }

    /// Whether the label of a field usually has the same noun, such as "Email address", so that an example is enough.
    package var isObviousFromLabel: Bool {
        switch self {
        case .email, .webAddress, .macAddress, .iban, .bic, .isbn, .barcode, .color, .uuid, .ulid, .version: true
        default: false
        }
    }

    /// The name of a pattern with an example, which the error has as a parameter.
    static let patternName = InputKind.similar.rawValue

    /// The name for the rules of a composition that have no phrase.
    static let otherName = InputKind.anotherFormat.rawValue

    /// Creates the kind of input that a strategy accepts, or `nil` if there is no phrase for it.
    ///
    /// - Parameter strategyName: The name of the strategy in its ``StrategyConfiguration``.
    package init?(strategyName: String) {
        self.init(rawValue: strategyName == "exactDecimal" ? Self.number.rawValue : strategyName)
    }
}

/// The words that the library shows outside a sentence, and the names of characters inside one.
package enum MessageWord: String, CaseIterable, Sendable {
    /// The heading of an alert or a list of errors.
    case title
    /// The beginning of an error message that only screen readers read, with its colon.
    case errorPrefix
    /// In place of the label in a text of an app, where the field has no label.
    case unlabeled
    /// In place of the label of another field without a label.
    case otherField
    /// The label of a field for the security code of a payment card.
    case securityCode
    /// The names of characters, in the sentences ``Sentence/without`` and ``Sentence/kindWithout``.
    case spaces, commas, dots, hyphens, slashes, apostrophes, underscores, brackets, quotationMarks
}

extension MessageWord {
    /// Creates the name of a character, or `nil` if it has none.
    package init?(character: ValidationError.Value?) {
        switch character {
        case " ": self = .spaces
        case ",": self = .commas
        case ".": self = .dots
        case "-": self = .hyphens
        case "/": self = .slashes
        case "'": self = .apostrophes
        case "_": self = .underscores
        case "(", ")", "[", "]", "{", "}": self = .brackets
        case "\"": self = .quotationMarks
        default: return nil
        }
    }
}
