// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import InputValidation

extension NSTextField: ValidatedControl {
    /// The text.
    public var inputValue: String {
        get { stringValue }
        set { stringValue = newValue }
    }

    /// Calls the closure after each edit and when the editing ends.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observeNotifications(
            [
                (NSControl.textDidChangeNotification, .change),
                (NSControl.textDidEndEditingNotification, .endOfEditing),
            ], of: self, handler)
    }
}

extension NSTextField: TextControl {
    /// Sets the content type and the completion of words.
    ///
    /// Whether the text is masked depends on the class: use `NSSecureTextField` for secrets.
    func configure(for traits: InputTraits, isMasked: Bool) {
        contentType = traits.content?.nsTextContentType
        isAutomaticTextCompletionEnabled = traits.checksSpelling
    }

    var spokenLabel: String? {
        get { accessibilityLabel().flatMap { $0.isEmpty ? nil : $0 } }
        set { setAccessibilityLabel(newValue) }
    }

    var spokenHint: String? {
        get { accessibilityHelp() }
        set { setAccessibilityHelp(newValue) }
    }

    func apply(_ format: InputFormat) {
        let editor = currentEditor()
        let caret = editor.map { NSMaxRange($0.selectedRange) } ?? stringValue.utf16.count
        let formatted = format(stringValue, caret: caret)
        guard formatted.text != stringValue else { return }
        stringValue = formatted.text
        editor?.selectedRange = NSRange(location: formatted.caret, length: 0)
    }
}

extension InputTraits.Content {
    /// The content type of AppKit, or `nil` if AppKit has none.
    public var nsTextContentType: NSTextContentType? { Self.nsTextContentTypes[self] }

    private static let nsTextContentTypes: [Self: NSTextContentType] = [
        .name: .name, .givenName: .givenName, .familyName: .familyName, .organization: .organizationName,
        .username: .username, .newPassword: .newPassword, .currentPassword: .password, .oneTimeCode: .oneTimeCode,
        .email: .emailAddress, .telephone: .telephoneNumber, .url: .URL, .streetAddress: .fullStreetAddress,
        .addressLine1: .streetAddressLine1, .addressLine2: .streetAddressLine2, .city: .addressCity,
        .postalCode: .postalCode, .countryName: .countryName, .birthday: .birthdate, .cardName: .creditCardName,
        .cardNumber: .creditCardNumber, .cardExpiry: .creditCardExpiration,
        .cardSecurityCode: .creditCardSecurityCode,
    ]
}

extension NSView {
    /// Moves the focus to the view.
    func focusInWindow() { window?.makeFirstResponder(self) }
}
#endif
