// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The kinds of input that a sentence can mention as a noun phrase, such as "a whole number".
///
/// The phrases appear only in sentences with the placeholders `{kind}` and `{kinds}`. If a strategy accepts the kind,
/// its raw value is the strategy's name. Other kinds have a raw value with a space.
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
    /// A type of value, like the next two cases; used in the sentence ``Sentence/oneOf`` for a value of another type.
    case text = "a text"
    case list = "a list"
    /// An object with named values. In JSON, it is written between braces.
    case object = "an object"
    /// A kind of character, like the next three cases; used in the sentence ``Sentence/characterAt``.
    case digit = "a digit"
    case letter = "a letter"
    case capitalLetter = "a capital letter"
    case lowercaseLetter = "a lowercase letter"
    /// Something like a pattern's example, such as "AB123456".
    case similar = "pattern"
    /// The last alternative, which stands for rules that have no phrase.
    case anotherFormat = "other"
}

extension InputKind {
    /// An example, the same in every language.
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

    /// Whether a field's label usually contains the same noun, such as "Email address", so that an example is enough.
    package var isObviousFromLabel: Bool {
        switch self {
        case .email, .webAddress, .macAddress, .iban, .bic, .isbn, .barcode, .color, .uuid, .ulid, .version: true
        default: false
        }
    }

    /// The name of a pattern whose example is a parameter of the error.
    static let patternName = InputKind.similar.rawValue

    /// The name for a composition's rules that have no phrase.
    static let otherName = InputKind.anotherFormat.rawValue

    /// Creates the kind of input that a strategy accepts, or `nil` if there is no phrase for it.
    ///
    /// - Parameter strategyName: The strategy's name in its ``StrategyConfiguration``.
    package init?(strategyName: String) {
        self.init(rawValue: strategyName == "exactDecimal" ? Self.number.rawValue : strategyName)
    }
}

/// The words that the library shows outside sentences, and the character names inside sentences.
package enum MessageWord: String, CaseIterable, Sendable {
    /// The heading of an alert or a list of errors.
    case title
    /// The prefix of an error message for screen readers only, including its colon.
    case errorPrefix
    /// Replaces the label in an app's text if the field has no label.
    case unlabeled
    /// Replaces another field's label if that field has no label.
    case otherField
    /// The label of a field for a payment card's security code.
    case securityCode
    /// The names of characters, in the sentences ``Sentence/without`` and ``Sentence/kindWithout``.
    case spaces, commas, dots, hyphens, slashes, apostrophes, underscores, brackets, quotationMarks
}

extension MessageWord {
    /// Creates a character's name, or `nil` if it has none.
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
