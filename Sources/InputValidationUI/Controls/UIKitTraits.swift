// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension UIView: SpokenControl {
    var spokenLabel: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }

    var spokenHint: String? {
        get { accessibilityHint }
        set { accessibilityHint = newValue }
    }
}

extension UITextField: TextControl {
    func configure(for traits: InputTraits, isMasked: Bool) { update(traits, isMasked: isMasked) }

    fileprivate func update(_ traits: InputTraits, isMasked: Bool) {
        reloadKeyboard(ifAny: [
            set(\.keyboardType, of: self, to: traits.keyboard.uiKeyboardType),
            set(\.textContentType, of: self, to: traits.content?.uiTextContentType),
            set(\.autocapitalizationType, of: self, to: traits.capitalization.uiAutocapitalizationType),
            set(\.autocorrectionType, of: self, to: traits.checksSpelling ? .default : .no),
            set(\.spellCheckingType, of: self, to: traits.checksSpelling ? .default : .no),
            set(\.isSecureTextEntry, of: self, to: isMasked),
        ])
    }
}

extension UITextView: TextControl {
    // A multiline text view can't mask its text.
    func configure(for traits: InputTraits, isMasked: Bool) { configure(for: traits) }
}

/// Sets a property if its value differs, and returns whether it differed.
///
/// Setting some properties costs the keyboard its suggestions.
@MainActor
private func set<Control: AnyObject, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Control, Value>, of control: Control, to value: Value
) -> Bool {
    guard control[keyPath: property] != value else { return false }
    control[keyPath: property] = value
    return true
}

extension UIView {
    /// Shows another keyboard if any trait has changed while this view is being edited.
    fileprivate func reloadKeyboard(ifAny changes: [Bool]) {
        if changes.contains(true), isFirstResponder { reloadInputViews() }
    }
}

extension TextControl where Self: UIView & UITextInput & ValidatedControl<String> {
    func apply(_ format: InputFormat) {
        // Don't replace text that an input method is composing, and let undo restore exactly what was there before.
        guard markedTextRange == nil, undoManager?.isUndoing != true, undoManager?.isRedoing != true else { return }
        let text = inputValue
        let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) }
        let formatted = format(text, caret: caret ?? text.utf16.count)
        guard formatted.text != text else { return }
        // Setting the text instead would clear the undo history.
        let part = TextReplacement(of: text, with: formatted.text)
        if let start = position(from: beginningOfDocument, offset: part.range.lowerBound),
            let end = position(from: beginningOfDocument, offset: part.range.upperBound),
            let range = textRange(from: start, to: end)
        {
            replace(range, withText: part.text)
        }
        if inputValue != formatted.text { inputValue = formatted.text }
        if let place = position(from: beginningOfDocument, offset: formatted.caret) {
            selectedTextRange = textRange(from: place, to: place)
        }
    }
}

extension UITextField {
    /// Sets the keyboard, the content type, the capitalization, and the spelling check.
    ///
    /// `connect(to:)` does this for the input's strategy. If the user is editing this field, its keyboard changes at
    /// once.
    ///
    /// - Parameter traits: The traits, such as `strategy.inputTraits`.
    public func configure(for traits: InputTraits) { update(traits, isMasked: isSecureTextEntry) }
}

extension UITextView {
    /// Sets the keyboard, the content type, the capitalization, and the spelling check.
    ///
    /// `connect(to:)` does this for the input's strategy. If the user is editing this view, its keyboard changes at
    /// once.
    ///
    /// - Parameter traits: The traits, such as `strategy.inputTraits`.
    public func configure(for traits: InputTraits) {
        reloadKeyboard(ifAny: [
            set(\.keyboardType, of: self, to: traits.keyboard.uiKeyboardType),
            set(\.textContentType, of: self, to: traits.content?.uiTextContentType),
            set(\.autocapitalizationType, of: self, to: traits.capitalization.uiAutocapitalizationType),
            set(\.autocorrectionType, of: self, to: traits.checksSpelling ? .default : .no),
            set(\.spellCheckingType, of: self, to: traits.checksSpelling ? .default : .no),
        ])
    }
}

extension InputTraits.Keyboard {
    /// UIKit's keyboard type.
    ///
    /// The decimal keypad has only the separator for the person's region, which the strategy may reject. So decimal
    /// numbers use a keyboard with both separators.
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
    /// UIKit's content type, or `nil` if UIKit has none.
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
