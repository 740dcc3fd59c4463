// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The kinds of input that a sentence can mention as a noun phrase, such as "a whole number".
///
/// The phrases are only in sentences with the placeholders `{kind}` and `{kinds}`. The comment of a case is its phrase in
/// English.
@usableFromInline package enum Kind: CaseIterable, Sendable {
    /// Only digits.
    case digits
    /// Only letters.
    case letters
    /// Only letters and digits.
    case lettersAndDigits
    /// A whole number.
    case wholeNumber
    /// A number.
    case number
    /// A hexadecimal number.
    case hexadecimal
    /// An email address.
    case email
    /// A phone number.
    case phone
    /// A web address.
    case webAddress
    /// A site name.
    case siteName
    /// An IP address.
    case ipAddress
    /// An IPv4 address.
    case ipv4
    /// An IPv6 address.
    case ipv6
    /// A hardware (MAC) address.
    case macAddress
    /// A port number.
    case port
    /// A date.
    case date
    /// A 24-hour time with two digits for the hour.
    case time
    /// A date and time.
    case dateAndTime
    /// A month and year.
    case monthAndYear
    /// A card number.
    case cardNumber
    /// An IBAN (international bank account number).
    case iban
    /// A bank code (BIC).
    case bic
    /// An ISBN (international standard book number).
    case isbn
    /// A barcode number.
    case barcode
    /// A color code.
    case color
    /// A UUID.
    case uuid
    /// A ULID.
    case ulid
    /// A version number.
    case version
    /// Text. A type of value, like the next two, in the sentence ``Sentence/oneOf`` for a value of another type.
    case text
    /// A list.
    case list
    /// An object with named values. In JSON, it is written between braces.
    case object
    /// A digit. A kind of character, like the next three, in the sentence ``Sentence/characterAt``.
    case digit
    /// A letter from A to Z or a to z.
    case letter
    /// A capital letter from A to Z.
    case capitalLetter
    /// A lowercase letter from a to z.
    case lowercaseLetter
    /// Something like {example}. The placeholder is an example of a pattern, such as "AB123456".
    case similar
    /// Something in another accepted format. The last alternative, in place of rules that have no phrase.
    case anotherFormat
}

extension Kind {
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
    package var isRecognizable: Bool {
        switch self {
        case .email, .webAddress, .macAddress, .iban, .bic, .isbn, .barcode, .color, .uuid, .ulid, .version: true
        default: false
        }
    }

    /// The name of a pattern with an example, which the error has as a parameter.
    static let pattern = "pattern"

    /// The name for the rules of a composition that have no phrase.
    static let unnamed = "other"

    /// Creates the kind of input that a strategy accepts, or `nil` if there is no phrase for it.
    ///
    /// - Parameter strategy: The name of the strategy in its ``StrategyConfiguration``.
    package init?(strategy: String) {
        switch strategy {
        case "numeric": self = .digits
        case "alpha": self = .letters
        case "alphanumeric": self = .lettersAndDigits
        case "integer": self = .wholeNumber
        case "decimal", "exactDecimal": self = .number
        case "hexadecimal": self = .hexadecimal
        case "email": self = .email
        case "e164": self = .phone
        case "url": self = .webAddress
        case "domainName": self = .siteName
        case "ipAddress": self = .ipAddress
        case "macAddress": self = .macAddress
        case "port": self = .port
        case "date": self = .date
        case "time": self = .time
        case "dateTime": self = .dateAndTime
        case "cardExpiry": self = .monthAndYear
        case "paymentCard": self = .cardNumber
        case "iban": self = .iban
        case "bic": self = .bic
        case "isbn": self = .isbn
        case "ean": self = .barcode
        case "hexColor": self = .color
        case "uuid": self = .uuid
        case "ulid": self = .ulid
        case "semver": self = .version
        case Self.pattern: self = .similar
        case Self.unnamed: self = .anotherFormat
        default: return nil
        }
    }
}

/// The words that the library shows outside a sentence, and the names of characters inside one.
package enum Word: CaseIterable, Sendable {
    /// The heading of an alert or a list of errors: "There is a problem".
    case title
    /// The beginning of an error message that only screen readers read, with its colon: "Error:".
    case errorPrefix
    /// In place of the label in a text of an app, where the field has no label: "This value".
    case unlabeled
    /// In place of the label of another field without a label: "the other field".
    case otherField
    /// The label of a field for the security code of a payment card: "Security code".
    case securityCode
    /// The character " ": "spaces". In the sentences ``Sentence/without`` and ``Sentence/kindWithout``, like the rest.
    case spaces
    /// The character ",": "commas".
    case commas
    /// The character ".": "dots".
    case dots
    /// The character "-": "hyphens".
    case hyphens
    /// The character "/": "slashes".
    case slashes
    /// The character "'": "apostrophes".
    case apostrophes
    /// The character "_": "underscores".
    case underscores
    /// The characters "(", ")", "[", "]", "{" and "}": "brackets".
    case brackets
    /// The character "\"": "quotation marks".
    case quotationMarks
}

extension Word {
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

/// A strategy for which messages have no noun phrase, but an example that it accepts.
package protocol StrategyWithExample {
    var example: String? { get }
}
