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

    /// Calls the closure after each edit and when editing ends.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observeNotifications(
            [
                (NSControl.textDidChangeNotification, .change),
                (NSControl.textDidEndEditingNotification, .endOfEditing),
            ], of: self, handler)
    }
}

extension NSTextView: ValidatedControl {
    /// The text.
    public var inputValue: String {
        get { string }
        set { string = newValue }
    }

    /// Calls the closure after each edit and when editing ends.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observeNotifications(
            [(NSText.didChangeNotification, .change), (NSText.didEndEditingNotification, .endOfEditing)], of: self,
            handler)
    }
}

extension NSTextField: TextControl {
    /// Sets the content type and word completion.
    ///
    /// Whether the text is masked depends on the class: use `NSSecureTextField` for secrets.
    func configure(for traits: InputTraits, isMasked: Bool) {
        let content = traits.content?.nsTextContentType
        if contentType != content { contentType = content }
        if isAutomaticTextCompletionEnabled != traits.checksSpelling {
            isAutomaticTextCompletionEnabled = traits.checksSpelling
        }
    }

    func apply(_ format: InputFormat) {
        if let editor = currentEditor() as? NSTextView { return editor.apply(format) }
        let formatted = format(stringValue, caret: stringValue.utf16.count)
        if formatted.text != stringValue { stringValue = formatted.text }
    }
}

extension NSTextView: TextControl {
    /// Sets the spelling check and word completion.
    func configure(for traits: InputTraits, isMasked: Bool) {
        let checks = traits.checksSpelling
        if isContinuousSpellCheckingEnabled != checks { isContinuousSpellCheckingEnabled = checks }
        if isAutomaticSpellingCorrectionEnabled != checks { isAutomaticSpellingCorrectionEnabled = checks }
        if isAutomaticTextCompletionEnabled != checks { isAutomaticTextCompletionEnabled = checks }
    }

    func apply(_ format: InputFormat) {
        // Don't replace text that an input method is composing, and let undo restore exactly what was there before.
        guard !hasMarkedText(), undoManager?.isUndoing != true, undoManager?.isRedoing != true else { return }
        let text = string
        let formatted = format(text, caret: NSMaxRange((self as NSText).selectedRange))
        guard formatted.text != text else { return }
        // Setting the text instead would clear the undo history.
        let part = TextReplacement(of: text, with: formatted.text)
        insertText(part.text, replacementRange: NSRange(part.range))
        // The app's delegate can refuse the change.
        guard string == formatted.text else { return }
        setSelectedRange(NSRange(location: formatted.caret, length: 0))
    }
}

extension NSView: SpokenControl {
    var spokenLabel: String? {
        get { accessibilityLabel().flatMap { $0.isEmpty ? nil : $0 } }
        set { setAccessibilityLabel(newValue) }
    }

    var spokenHint: String? {
        get { accessibilityHelp() }
        set { setAccessibilityHelp(newValue) }
    }
}

extension InputTraits.Content {
    /// AppKit's content type, or `nil` if AppKit has none.
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
