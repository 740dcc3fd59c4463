// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The keyboard, the autofill content, the capitalization, and the spelling check for an input.
///
/// Every strategy has ``InputValidator/inputTraits``. A user interface configures its fields with them, so that a card
/// number has a keypad with digits wherever it is typed. The traits never change a verdict.
///
/// ```swift
/// let traits = InputValidator<String>.paymentCard.inputTraits
/// traits.keyboard  // digits
/// traits.content  // cc-number
/// ```
///
/// The raw values are those of HTML, for the attributes `inputmode`, `autocomplete`, and `autocapitalize`. The SwiftUI,
/// UIKit, and AppKit adapters in the module `InputValidationUI` convert them to Apple's types.
public struct InputTraits: Hashable, Sendable {
    /// The keyboards, with the values of the attribute `inputmode` (HTML Living Standard, section 6.8.7) as raw values.
    public enum Keyboard: String, Sendable, CaseIterable {
        /// The standard keyboard.
        case text
        /// Digits only, for card numbers and other codes.
        case digits = "numeric"
        /// Digits and a decimal separator.
        case decimal
        /// Characters of email addresses.
        case email
        /// Characters of URLs.
        case url
        /// Characters of telephone numbers.
        case telephone = "tel"
    }

    /// What an input contains, for autofill.
    ///
    /// The raw value is an autofill field name of the HTML Living Standard, section 4.10.18.7 (autofill). Names without
    /// a member can be written as a literal, such as `"address-line1"`.
    public struct Content: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The autofill field name of HTML, such as `cc-number`.
        public let rawValue: String

        /// Creates a kind of content from an autofill field name of HTML.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind of content from a literal.
        public init(stringLiteral value: String) { rawValue = value }

        /// The autofill field name of HTML.
        public var description: String { rawValue }
    }

    /// The characters that a keyboard capitalizes, with the values of HTML's attribute `autocapitalize` as raw values.
    public enum Capitalization: String, Sendable, CaseIterable {
        /// No character.
        case never = "none"
        /// The first letter of each word.
        case words
        /// The first letter of each sentence.
        case sentences
        /// Every letter.
        case characters
    }

    /// The keyboard, by default ``Keyboard/text``.
    public var keyboard: Keyboard

    /// What the input contains, or `nil` if it is not known, which is the default.
    public var content: Content?

    /// The characters that the keyboard capitalizes, by default the first letter of each sentence.
    public var capitalization: Capitalization

    /// Whether the keyboard checks, corrects, and completes words, by default `true`; `false` for strategies for
    /// formats.
    public var checksSpelling: Bool

    /// Creates traits, which are those of ordinary text without arguments.
    public init(
        keyboard: Keyboard = .text, content: Content? = nil, capitalization: Capitalization = .sentences,
        checksSpelling: Bool = true
    ) {
        self.keyboard = keyboard
        self.content = content
        self.capitalization = capitalization
        self.checksSpelling = checksSpelling
    }
}

extension InputTraits.Content {
    /// A full name.
    public static let name: Self = "name"
    /// A given name.
    public static let givenName: Self = "given-name"
    /// A family name.
    public static let familyName: Self = "family-name"
    /// The name of an organization.
    public static let organization: Self = "organization"
    /// A user name.
    public static let username: Self = "username"
    /// A password that the user chooses now.
    public static let newPassword: Self = "new-password"
    /// The password of an account that exists.
    public static let currentPassword: Self = "current-password"
    /// A code that is used once, such as from a text message.
    public static let oneTimeCode: Self = "one-time-code"
    /// An email address.
    public static let email: Self = "email"
    /// A telephone number with its country code.
    public static let telephone: Self = "tel"
    /// A web address.
    public static let url: Self = "url"
    /// A street address of several lines.
    public static let streetAddress: Self = "street-address"
    /// The first line of a street address.
    public static let addressLine1: Self = "address-line1"
    /// The second line of a street address.
    public static let addressLine2: Self = "address-line2"
    /// A town or city.
    public static let city: Self = "address-level2"
    /// A postal code.
    public static let postalCode: Self = "postal-code"
    /// A country code.
    public static let country: Self = "country"
    /// The name of a country.
    public static let countryName: Self = "country-name"
    /// A date of birth.
    public static let birthday: Self = "bday"
    /// The name on a payment card.
    public static let cardName: Self = "cc-name"
    /// The number of a payment card.
    public static let cardNumber: Self = "cc-number"
    /// The expiry date of a payment card.
    public static let cardExpiry: Self = "cc-exp"
    /// The security code of a payment card.
    public static let cardSecurityCode: Self = "cc-csc"
}

extension InputTraits {
    /// Text in a format, which a keyboard must not capitalize or correct.
    package static let format = InputTraits(capitalization: .never, checksSpelling: false)

    /// Text in a format with capital letters.
    package static let capitals = InputTraits(capitalization: .characters, checksSpelling: false)

    package static func format(_ keyboard: Keyboard, _ content: Content? = nil) -> InputTraits {
        InputTraits(keyboard: keyboard, content: content, capitalization: .never, checksSpelling: false)
    }

    /// Returns the traits for an input that both strategies accept: those of the other in place of default ones.
    func fillingDefaults(from other: InputTraits) -> InputTraits {
        let standard = InputTraits()
        return InputTraits(
            keyboard: keyboard == standard.keyboard ? other.keyboard : keyboard, content: content ?? other.content,
            capitalization: capitalization == standard.capitalization ? other.capitalization : capitalization,
            checksSpelling: checksSpelling && other.checksSpelling)
    }

    var withoutSpellChecking: InputTraits {
        var traits = self
        traits.checksSpelling = false
        return traits
    }

    /// Returns the traits with which an input for either strategy can be typed.
    func commonTraits(with other: InputTraits) -> InputTraits {
        InputTraits(
            keyboard: keyboard == other.keyboard ? keyboard : .text, content: content == other.content ? content : nil,
            capitalization: capitalization == other.capitalization ? capitalization : .never,
            checksSpelling: checksSpelling && other.checksSpelling)
    }
}
