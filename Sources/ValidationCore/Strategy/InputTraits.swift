// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An input's keyboard, autofill content, capitalization, and spelling check.
///
/// Every strategy has ``InputValidator/inputTraits``. A user interface configures its fields with them, so a card
/// number gets a numeric keypad wherever it is typed. The traits never change a verdict.
///
/// ```swift
/// let traits = InputValidator<String>.paymentCard.inputTraits
/// traits.keyboard  // digits
/// traits.content  // cc-number
/// ```
///
/// The raw values come from HTML, for the attributes `inputmode`, `autocomplete`, and `autocapitalize`. The SwiftUI,
/// UIKit, and AppKit adapters in the module `InputValidationUI` convert them to Apple's types.
public struct InputTraits: Hashable, Sendable {
    /// The keyboards; the raw values are the values of HTML's attribute `inputmode` (HTML Living Standard, section
    /// 6.8.7).
    public enum Keyboard: String, Sendable, CaseIterable {
        /// The standard keyboard.
        case text
        /// Digits only, for card numbers and other codes.
        case digits = "numeric"
        /// Digits and a decimal separator.
        case decimal
        /// Characters for email addresses.
        case email
        /// Characters for URLs.
        case url
        /// Characters for telephone numbers.
        case telephone = "tel"
    }

    /// The kind of content in an input, for autofill.
    ///
    /// The raw value is an autofill field name from the HTML Living Standard, section 4.10.18.7 (autofill). Write names
    /// without a member as a literal, such as `"address-line1"`.
    public struct Content: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The HTML autofill field name, such as `cc-number`.
        public let rawValue: String

        /// Creates a kind of content from an HTML autofill field name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind of content from a literal.
        public init(stringLiteral value: String) { rawValue = value }

        /// The HTML autofill field name.
        public var description: String { rawValue }
    }

    /// The characters that a keyboard capitalizes; the raw values are the values of HTML's attribute `autocapitalize`.
    public enum Capitalization: String, Sendable, CaseIterable {
        /// No characters.
        case never = "none"
        /// The first letter of each word.
        case words
        /// The first letter of each sentence.
        case sentences
        /// Every letter.
        case characters
    }

    /// The keyboard; ``Keyboard/text`` by default.
    public var keyboard: Keyboard

    /// The kind of content in the input, or `nil` (the default) if it is not known.
    public var content: Content?

    /// The characters that the keyboard capitalizes; by default, the first letter of each sentence.
    public var capitalization: Capitalization

    /// Whether the keyboard checks, corrects, and completes words; `true` by default, and `false` for format
    /// strategies.
    public var checksSpelling: Bool

    /// Creates traits; without arguments, the traits for ordinary text.
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
    /// An existing account's password.
    public static let currentPassword: Self = "current-password"
    /// A code for one-time use, such as a code from a text message.
    public static let oneTimeCode: Self = "one-time-code"
    /// An email address.
    public static let email: Self = "email"
    /// A telephone number with its country code.
    public static let telephone: Self = "tel"
    /// A web address.
    public static let url: Self = "url"
    /// A street address with several lines.
    public static let streetAddress: Self = "street-address"
    /// A street address's first line.
    public static let addressLine1: Self = "address-line1"
    /// A street address's second line.
    public static let addressLine2: Self = "address-line2"
    /// A town or city.
    public static let city: Self = "address-level2"
    /// A postal code.
    public static let postalCode: Self = "postal-code"
    /// A country code.
    public static let country: Self = "country"
    /// A country's name.
    public static let countryName: Self = "country-name"
    /// A date of birth.
    public static let birthday: Self = "bday"
    /// The name on a payment card.
    public static let cardName: Self = "cc-name"
    /// A payment card's number.
    public static let cardNumber: Self = "cc-number"
    /// A payment card's expiry date.
    public static let cardExpiry: Self = "cc-exp"
    /// A payment card's security code.
    public static let cardSecurityCode: Self = "cc-csc"
}

extension InputTraits {
    /// Traits for text in a format, which a keyboard must not capitalize or correct.
    package static let format = InputTraits(capitalization: .never, checksSpelling: false)

    /// Traits for text in a format with capital letters.
    package static let capitals = InputTraits(capitalization: .characters, checksSpelling: false)

    package static func format(_ keyboard: Keyboard, _ content: Content? = nil) -> InputTraits {
        InputTraits(keyboard: keyboard, content: content, capitalization: .never, checksSpelling: false)
    }

    /// Returns the traits for an input that both strategies accept: the other strategy's traits replace default traits.
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

    /// Returns traits that allow the user to type an input for either strategy.
    func commonTraits(with other: InputTraits) -> InputTraits {
        InputTraits(
            keyboard: keyboard == other.keyboard ? keyboard : .text, content: content == other.content ? content : nil,
            capitalization: capitalization == other.capitalization ? capitalization : .never,
            checksSpelling: checksSpelling && other.checksSpelling)
    }
}
