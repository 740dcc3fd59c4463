// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension UITextField: TextControl {
    func configure(for traits: InputTraits, isMasked: Bool) {
        configure(for: traits)
        isSecureTextEntry = isMasked
    }
}

extension UITextView: TextControl {
    func configure(for traits: InputTraits, isMasked: Bool) {
        configure(for: traits)
        // A text view of several lines cannot mask its text.
    }
}

extension TextControl where Self: UIView & UITextInput & ValidatedControl<String> {
    var spokenLabel: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }

    var spokenHint: String? {
        get { accessibilityHint }
        set { accessibilityHint = newValue }
    }

    func apply(_ format: InputFormat) {
        // A text that an input method is composing must not be replaced.
        guard markedTextRange == nil else { return }
        let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) }
        let formatted = format(inputValue, caret: caret ?? inputValue.utf16.count)
        guard formatted.text != inputValue else { return }
        inputValue = formatted.text
        if let place = position(from: beginningOfDocument, offset: formatted.caret) {
            selectedTextRange = textRange(from: place, to: place)
        }
    }
}

extension UITextField {
    /// Sets the keyboard, the content type, the capitalization, and the spelling check.
    ///
    /// `connect(to:)` does so for the strategy of the input.
    ///
    /// - Parameter traits: The traits, such as `strategy.inputTraits`.
    public func configure(for traits: InputTraits) {
        keyboardType = traits.keyboard.uiKeyboardType
        textContentType = traits.content?.uiTextContentType
        autocapitalizationType = traits.capitalization.uiAutocapitalizationType
        autocorrectionType = traits.checksSpelling ? .default : .no
        spellCheckingType = traits.checksSpelling ? .default : .no
    }
}

extension UITextView {
    /// Sets the keyboard, the content type, the capitalization, and the spelling check.
    ///
    /// `connect(to:)` does so for the strategy of the input.
    ///
    /// - Parameter traits: The traits, such as `strategy.inputTraits`.
    public func configure(for traits: InputTraits) {
        keyboardType = traits.keyboard.uiKeyboardType
        textContentType = traits.content?.uiTextContentType
        autocapitalizationType = traits.capitalization.uiAutocapitalizationType
        autocorrectionType = traits.checksSpelling ? .default : .no
        spellCheckingType = traits.checksSpelling ? .default : .no
    }
}

extension InputTraits.Keyboard {
    /// The keyboard of UIKit.
    ///
    /// The keypad for decimal numbers has the separator of the person's region, which the strategy may reject. So a
    /// decimal number is typed on a keyboard with both separators.
    public var uiKeyboardType: UIKeyboardType {
        switch self {
        case .text: .default
        case .digits: .asciiCapableNumberPad
        case .decimal: .numbersAndPunctuation
        case .email: .emailAddress
        case .url: .URL
        case .telephone: .phonePad
        }
    }
}

extension InputTraits.Capitalization {
    var uiAutocapitalizationType: UITextAutocapitalizationType {
        switch self {
        case .never: .none
        case .words: .words
        case .sentences: .sentences
        case .characters: .allCharacters
        }
    }
}

extension InputTraits.Content {
    /// The content type of UIKit, or `nil` if UIKit has none.
    public var uiTextContentType: UITextContentType? { Self.uiTextContentTypes[self] }

    private static let uiTextContentTypes: [Self: UITextContentType] = [
        .name: .name, .givenName: .givenName, .familyName: .familyName, .organization: .organizationName,
        .username: .username, .newPassword: .newPassword, .currentPassword: .password, .oneTimeCode: .oneTimeCode,
        .email: .emailAddress, .telephone: .telephoneNumber, .url: .URL, .streetAddress: .fullStreetAddress,
        .addressLine1: .streetAddressLine1, .addressLine2: .streetAddressLine2, .city: .addressCity,
        .postalCode: .postalCode, .countryName: .countryName, .birthday: .birthdate, .cardName: .creditCardName,
        .cardNumber: .creditCardNumber, .cardExpiry: .creditCardExpiration,
        .cardSecurityCode: .creditCardSecurityCode,
    ]
}
#endif
