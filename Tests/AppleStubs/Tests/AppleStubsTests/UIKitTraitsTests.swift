// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("The traits of a control", .serialized)
@MainActor
struct UIKitTraitsTests {
    @Test("come from the strategy, even after a swap")
    func traits() {
        let input = ValidatedInput("", .email, label: "Email")
        let field = UITextField()
        field.connect(to: input)
        #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
        #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && !field.isSecureTextEntry && field.accessibilityLabel == "Email")

        input.validator = .password()
        #expect(field.keyboardType == .default && field.textContentType == .newPassword && field.isSecureTextEntry)
        input.validator = .email
        #expect(field.isSecureTextEntry)
        input.reset(to: "")
        #expect(!field.isSecureTextEntry && field.textContentType == .emailAddress)

        let view = UITextView()
        view.accessibilityLabel = "Own"
        view.connect(to: ValidatedInput("", .required))
        #expect(view.autocapitalizationType == .sentences && view.spellCheckingType == .default)
        #expect(view.accessibilityLabel == "Own" && view.textContentType == nil)

        let swapped = ValidatedInput("", .email)
        view.connect(to: swapped)
        #expect(view.keyboardType == .emailAddress && view.textContentType == .emailAddress)
        #expect(view.autocapitalizationType == .none && view.autocorrectionType == .no)
        #expect(view.spellCheckingType == .no && !view.isSecureTextEntry)
        swapped.validator = .required
        #expect(view.keyboardType == .default && view.textContentType == nil)
        #expect(view.autocapitalizationType == .sentences && view.autocorrectionType == .default)
        #expect(view.spellCheckingType == .default)

        let appKit = NSTextField()
        appKit.connect(to: ValidatedInput("", .paymentCard))
        #expect(appKit.contentType == .creditCardNumber && !appKit.isAutomaticTextCompletionEnabled)
        appKit.connect(to: ValidatedInput("", .required))
        #expect(appKit.contentType == nil && appKit.isAutomaticTextCompletionEnabled)
    }

    @Test("change the keyboard of the control that is edited, and are set only where they change")
    func keyboardOnScreen() async {
        let (field, view) = (UITextField(), UITextView())
        await Focus.$current.withValue(Focus()) {
            await checkKeyboard(of: field) { field.traitChanges }
            await checkKeyboard(of: view) { view.traitChanges }
        }
    }

    private func checkKeyboard(
        of control: some UIView & ValidatedControl<String>, traitChanges: @MainActor () -> Int
    ) async {
        let input = ValidatedInput("", .email)
        control.connect(to: input)
        let changes = traitChanges()
        let reloads = Focus.current.reloads
        input.value = "ada"
        input.validate()
        #expect(traitChanges() == changes)
        // The keyboard isn't on the screen.
        input.validator = .numeric
        #expect(Focus.current.reloads == reloads)
        control.becomeFirstResponder()
        input.value = "lovelace"
        #expect(Focus.current.reloads == reloads)
        input.validator = .email
        #expect(Focus.current.reloads == reloads + 1)
        input.validator = .password()
        #expect(Focus.current.reloads == reloads + 2)
        input.validator = .password(in: 8...64)
        #expect(Focus.current.reloads == reloads + 2)
    }

    @Test("are not set again while the person types, so that a button of the app can reveal a secret")
    func revealed() {
        let input = ValidatedInput("", .password(), label: "Password")
        let field = UITextField()
        field.connect(to: input)
        #expect(field.isSecureTextEntry)
        field.isSecureTextEntry = false
        field.text = "geheim"
        field.sendActions(for: .editingChanged)
        input.validate()
        #expect(!field.isSecureTextEntry && field.text == "geheim")
        // Another strategy masks the text again.
        input.validator = .required.sensitive()
        #expect(field.isSecureTextEntry)
    }

    @Test("include the label of the input only if the control has none", arguments: [nil, "", "Own"] as [String?])
    func labels(label: String?) {
        let input = ValidatedInput("", .required, label: "Name")
        let (field, view, appKit) = (UITextField(), UITextView(), NSTextField())
        (field.accessibilityLabel, view.accessibilityLabel) = (label, label)
        appKit.setAccessibilityLabel(label)
        for control in [field, view, appKit] as [any ValidatedControl<String>] { control.connect(to: input) }
        #expect(field.accessibilityLabel == label ?? "Name" && view.accessibilityLabel == label ?? "Name")
        // AppKit has an empty text if there is no label.
        #expect(appKit.accessibilityLabel() == (label == "Own" ? "Own" : "Name"))
    }

    @Test("are each keyboard and each capitalization", arguments: InputTraits.Keyboard.allCases)
    func keyboards(keyboard: InputTraits.Keyboard) {
        let types: [InputTraits.Keyboard: UIKeyboardType] = [
            .text: .default, .digits: .asciiCapableNumberPad, .decimal: .numbersAndPunctuation, .email: .emailAddress,
            .url: .URL, .telephone: .phonePad,
        ]
        let capitalizations: [InputTraits.Capitalization: UITextAutocapitalizationType] = [
            .never: .none, .words: .words, .sentences: .sentences, .characters: .allCharacters,
        ]
        let (field, view) = (UITextField(), UITextView())
        for capitalization in InputTraits.Capitalization.allCases {
            for checksSpelling in [true, false] {
                let traits = InputTraits(
                    keyboard: keyboard, content: .city, capitalization: capitalization, checksSpelling: checksSpelling)
                field.configure(for: traits)
                view.configure(for: traits)
                #expect(keyboard.uiKeyboardType == types[keyboard])
                #expect([field.keyboardType, view.keyboardType].allSatisfy { $0 == types[keyboard] })
                #expect(
                    [field.autocapitalizationType, view.autocapitalizationType].allSatisfy {
                        $0 == capitalizations[capitalization]
                    })
                #expect(
                    [field.autocorrectionType, view.autocorrectionType].allSatisfy {
                        $0 == (checksSpelling ? .default : .no)
                    })
                #expect(
                    [field.spellCheckingType, view.spellCheckingType].allSatisfy {
                        $0 == (checksSpelling ? .default : .no)
                    })
                #expect([field.textContentType, view.textContentType].allSatisfy { $0 == .addressCity })
            }
        }
    }

    @Test(
        "are each content",
        arguments: [
            (.name, "name"), (.givenName, "givenName"), (.familyName, "familyName"),
            (.organization, "organizationName"), (.username, "username"), (.newPassword, "newPassword"),
            (.currentPassword, "password"), (.oneTimeCode, "oneTimeCode"), (.email, "emailAddress"),
            (.telephone, "telephoneNumber"), (.url, "URL"), (.streetAddress, "fullStreetAddress"),
            (.addressLine1, "streetAddressLine1"), (.addressLine2, "streetAddressLine2"), (.city, "addressCity"),
            (.postalCode, "postalCode"), (.countryName, "countryName"), (.birthday, "birthdate"),
            (.cardName, "creditCardName"), (.cardNumber, "creditCardNumber"), (.cardExpiry, "creditCardExpiration"),
            (.cardSecurityCode, "creditCardSecurityCode"), (.country, nil), ("bday-year", nil),
        ] as [(InputTraits.Content, String?)])
    func contents(content: InputTraits.Content, name: String?) {
        #expect(content.uiTextContentType?.rawValue == name)
        #expect(content.nsTextContentType?.rawValue == name)
    }

    @Test("include the format of a card number, which keeps the caret at its digit")
    func format() {
        let input = ParsedInput("4242", .paymentCard)
        let field = UITextField()
        field.connect(to: input, format: .paymentCard)
        func type(_ text: String, caret: Int) {
            field.text = text
            if let place = field.position(from: field.beginningOfDocument, offset: caret) {
                field.selectedTextRange = field.textRange(from: place, to: place)
            }
            field.sendActions(for: .editingChanged)
        }
        func caret() -> Int? {
            field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        }
        type("42425", caret: 5)
        #expect(field.text == "4242 5" && input.value == "4242 5" && caret() == 6)
        type("42942 5", caret: 3)
        #expect(field.text == "4294 25" && caret() == 3)
        type("4294 25x", caret: 8)
        #expect(field.text == "4294 25x" && caret() == 8)
        // Without a selection, the caret is at the end.
        field.text = "42425"
        field.selectedTextRange = nil
        field.sendActions(for: .editingChanged)
        #expect(field.text == "4242 5" && caret() == 6)
        // The caret is the end of the selection.
        field.text = "42942 5"
        if let end = field.position(from: field.beginningOfDocument, offset: 3) {
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
        }
        field.sendActions(for: .editingChanged)
        #expect(field.text == "4294 25" && caret() == 3)

        let appKit = NSTextField()
        let editor = NSTextView()
        appKit.editor = editor
        appKit.connect(to: input, format: .paymentCard)
        appKit.stringValue = "42942"
        editor.selectedRange = NSRange(location: 3, length: 0)
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "4294 2" && editor.selectedRange.location == 3 && editor.undoable == [" "])
        #expect(field.text == "4294 2")
        appKit.stringValue = "42942"
        editor.selectedRange = NSRange(location: 0, length: 3)
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "4294 2" && editor.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("keep what the person can undo when they include a format, and leave alone what undo restores")
    func undo() {
        let input = ParsedInput("", .paymentCard)
        let (field, view) = (UITextField(), UITextView())
        field.connect(to: input, format: .paymentCard)
        field.text = "42425"
        field.sendActions(for: .editingChanged)
        // Only the space is inserted.
        #expect(field.text == "4242 5" && field.undoable == [" "] && input.value == "4242 5")
        view.connect(to: input, format: .paymentCard)
        view.text = "5242 42425"
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
        #expect(view.text == "5242 4242 5" && view.undoable == [" "] && input.value == "5242 4242 5")

        let undoManager = UIKit.UndoManager()
        field.undoManager = undoManager
        for (isUndoing, isRedoing) in [(true, false), (false, true)] {
            (undoManager.isUndoing, undoManager.isRedoing) = (isUndoing, isRedoing)
            field.text = "42425"
            field.sendActions(for: .editingChanged)
            #expect(field.text == "42425" && input.value == "42425")
        }
    }

    @Test("format a text that an input method has composed when the editing ends")
    func composed() {
        let input = ParsedInput("", .paymentCard)
        let field = UITextField()
        field.connect(to: input, format: .paymentCard)
        field.text = "42425"
        field.markedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.sendActions(for: .editingChanged)
        field.markedTextRange = nil
        field.sendActions(for: .editingDidEnd)
        #expect(field.text == "4242 5" && input.value == "4242 5")
    }

    @Test("leave a text alone that an input method is composing")
    func composing() {
        let field = UITextField()
        field.connect(to: ParsedInput("", .paymentCard), format: .paymentCard)
        field.text = "42425"
        field.markedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.sendActions(for: .editingChanged)
        #expect(field.text == "42425")

        let appKit = NSTextField()
        let editor = NSTextView()
        appKit.editor = editor
        appKit.connect(to: ParsedInput("", .paymentCard), format: .paymentCard)
        appKit.stringValue = "42425"
        editor.markedText = "5"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "42425")
        editor.markedText = nil
        let undoManager = AppKit.UndoManager()
        editor.undoManager = undoManager
        undoManager.isUndoing = true
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "42425")
        undoManager.isUndoing = false
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "4242 5")
    }
}
