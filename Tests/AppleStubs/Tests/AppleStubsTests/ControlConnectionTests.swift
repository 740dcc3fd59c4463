// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import Observation
import Testing
import UIKit

@Observable private final class ObservableModel { var value = "a" }

@Suite("A control that is connected to an input", .serialized)
@MainActor
struct ControlConnectionTests {
    @Test("shows the value, edits it, and ends the editing")
    func events() {
        let input = ValidatedInput("ab", .alpha)
        input.timing = .onEndOfEditing
        let field = UITextField()
        field.connect(to: input)
        #expect(field.text == "ab")

        field.text = "a1"
        field.sendActions(for: .editingChanged)
        #expect(input.value == "a1" && input.isTouched && !input.hasResult)
        field.sendActions(for: .editingDidEnd)
        #expect(input.error?.code == .alphaCharacter)
    }

    @Test("shows what the input becomes without it: a reset, a normalized value, a restored form")
    func otherDirection() {
        let input = ParsedInput("1", .integer)
        let field = UITextField()
        field.connect(to: input)
        input.value = "2"
        #expect(field.text == "2")
        input.value = "3"
        #expect(field.text == "3")
        input.reset()
        #expect(field.text == "1")
        #expect(!input.isTouched)
    }

    @Test("reads the new value when the input calls its observers, as no object with @Observable would")
    func afterChange() {
        nonisolated(unsafe) let input = ValidatedInput("a", .alpha)
        nonisolated(unsafe) let model = ObservableModel()
        nonisolated(unsafe) var seen: [String] = []
        withObservationTracking {
            _ = input.value
        } onChange: {
            seen.append(input.value)
        }
        withObservationTracking {
            _ = model.value
        } onChange: {
            seen.append(model.value)
        }
        input.value = "b"
        model.value = "b"
        #expect(seen == ["b", "a"])
    }

    @Test("leads to a text view with the return key, which then begins new lines")
    func returnKeys() {
        let inputs = ["Name", "Notes", "City"].map { ValidatedInput("", .required, label: $0) }
        let (name, notes, city) = (UITextField(), UITextView(), UITextField())
        let form = InputForm {
            inputs[0]
            inputs[1]
            inputs[2]
        }
        name.connect(to: inputs[0])
        notes.connect(to: inputs[1])
        city.connect(to: inputs[2])
        var count = 0
        form.connectReturnKeys { count += 1 }
        #expect(name.returnKeyType == .next && notes.returnKeyType == .default && city.returnKeyType == .go)
        name.sendActions(for: .editingDidEndOnExit)
        #expect(notes.isFirstResponder && count == 0)
        city.sendActions(for: .editingDidEndOnExit)
        #expect(count == 1)
        // A form that ends with a text view is submitted by a button.
        let short = InputForm {
            inputs[0]
            inputs[1]
        }
        short.connectReturnKeys { count += 1 }
        #expect(name.returnKeyType == .next)
        name.sendActions(for: .editingDidEndOnExit)
        #expect(count == 1)
    }

    /// The controls to which the library adds a connection.
    enum ControlClass: String, CaseIterable {
        case textField, textView, toggle, slider, segmentedControl, datePicker, appKitTextField
    }

    @Test("can be any control", arguments: ControlClass.allCases)
    func controls(of controlClass: ControlClass) {
        func check<Control: ValidatedControl>(
            _ control: Control, _ values: (Control.InputValue, Control.InputValue), change: (Control) -> Void,
            end: (Control) -> Void
        ) where Control.InputValue: Equatable & Sendable {
            let input = ValidatedInput(values.0, .notEqual(to: values.1))
            input.timing = .onEndOfEditing
            control.connect(to: input)
            #expect(control.inputValue == values.0)
            control.inputValue = values.1
            change(control)
            #expect(input.value == values.1)
            end(control)
            #expect(input.isHighlighted)
            input.reset()
            #expect(control.inputValue == values.0)
        }
        func post(_ name: Notification.Name) -> (AnyObject) -> Void {
            { NotificationCenter.default.post(name: name, object: $0) }
        }
        switch controlClass {
        case .textField:
            check(
                UITextField(), ("a", "b"), change: { $0.sendActions(for: .editingChanged) },
                end: { $0.sendActions(for: .editingDidEnd) })
        case .textView:
            check(
                UITextView(), ("a", "b"), change: post(UITextView.textDidChangeNotification),
                end: post(UITextView.textDidEndEditingNotification))
        case .toggle:
            check(UISwitch(), (false, true), change: { $0.sendActions(for: .valueChanged) }, end: { _ in })
        case .slider:
            check(
                UISlider(), (0, 0.5), change: { $0.sendActions(for: .valueChanged) },
                end: { $0.sendActions(for: .touchUpOutside) })
        case .segmentedControl:
            check(UISegmentedControl(), (-1, 2), change: { $0.sendActions(for: .valueChanged) }, end: { _ in })
        case .datePicker:
            check(
                UIDatePicker(), (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)),
                change: { $0.sendActions(for: .valueChanged) }, end: { _ in })
        case .appKitTextField:
            check(
                NSTextField(), ("a", "b"), change: post(NSControl.textDidChangeNotification),
                end: post(NSControl.textDidEndEditingNotification))
        }
    }

    @Test("shares nothing with the strategy of the control")
    func twoPurposes() {
        let input = ValidatedInput("1", .numeric)
        let field = UITextField()
        var results: [Bool] = []
        field.validator = .alpha
        field.validationHandler = { results.append($0.isEmpty) }
        field.connect(to: input)
        field.validateOnInputChange(enabled: true)
        field.text = "a"
        field.sendActions(for: .editingChanged)
        #expect(input.value == "a" && results == [true])

        field.validateOnInputChange(enabled: false)
        field.text = "7"
        field.sendActions(for: .editingChanged)
        #expect(input.value == "7" && results == [true])

        field.validateOnInputChange(enabled: true)
        field.disconnect()
        field.text = "8"
        field.sendActions(for: .editingChanged)
        #expect(input.value == "7" && results == [true, false])
        input.reset()
        #expect(field.text == "8")
    }

    @Test("leaves the first input when it is connected to another one")
    func replacement() {
        let first = ValidatedInput("1", .numeric)
        let second = ValidatedInput("2", .numeric)
        let field = UITextField()
        field.connect(to: first)
        field.connect(to: second)
        #expect(field.text == "2" && first.element == nil && second.element === field)
        first.value = "3"
        #expect(field.text == "2")
        field.text = "4"
        field.sendActions(for: .editingChanged)
        #expect(first.value == "3" && second.value == "4")
    }

    @Test("leaves an input to the other control that shows it by now")
    func sharedInput() {
        let input = ValidatedInput("", .numeric)
        let (first, second) = (UITextField(), UITextView())
        first.connect(to: input)
        second.connect(to: input)
        #expect(input.element === second)
        first.disconnect()
        #expect(input.element === second && first.accessibilityHint == nil)
        #expect(second.accessibilityHint == "Only use the digits 0 to 9")
        input.requestFocus()
        #expect(second.isFirstResponder && !first.isFirstResponder)
        input.value = "5"
        #expect(second.text == "5" && first.text != "5")
        second.disconnect()
        #expect(input.element == nil && second.accessibilityHint == nil && second.text == "5")

        second.accessibilityHint = "On your letter"
        second.connect(to: input)
        second.disconnect()
        #expect(second.accessibilityHint == "On your letter")
    }

    @Test("does not get the focus for a request from before the connection")
    func earlierRequest() {
        let input = ValidatedInput("", .numeric)
        input.requestFocus()
        let field = UITextField()
        field.connect(to: input)
        input.value = "1"
        #expect(!field.isFirstResponder)
        input.requestFocus()
        #expect(field.isFirstResponder)
    }

    @Test("gets the focus if its input is the first rejected one")
    func focus() {
        let fields = [UITextField(), UITextField()]
        let form = InputForm {
            ValidatedInput("1", .numeric)
            ValidatedInput("", .numeric)
        }
        for (field, input) in zip(fields, form.fields) {
            if let input = input as? ValidatedInput<String> { field.connect(to: input) }
        }
        UIAccessibility.posted = []
        form.validate()
        form.focusFirstRejected()
        #expect(fields.map(\.isFirstResponder) == [false, true])
        #expect(form.firstRejected?.element === fields[1])
        #expect(UIAccessibility.posted.map(\.notification) == [.layoutChanged])
        #expect(UIAccessibility.posted.first?.argument === fields[1])
    }

    @Test("gets the focus in its window with AppKit")
    func focusInWindow() {
        let window = NSWindow()
        let field = NSTextField()
        field.window = window
        let input = ValidatedInput("", .numeric, label: "Number")
        field.connect(to: input)
        #expect(field.accessibilityLabel() == "Number")
        input.requestFocus()
        #expect(window.firstResponder === field)
    }

    @Test("has the keyboard of the strategy, also after a swap")
    func traits() {
        let input = ValidatedInput("", .email, label: "Email")
        let field = UITextField()
        field.connect(to: input)
        #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
        #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && !field.isSecureTextEntry && field.accessibilityLabel == "Email")

        input.validator = .password()
        #expect(field.keyboardType == .default && field.textContentType == .newPassword && field.isSecureTextEntry)

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
    }

    @Test("has each keyboard and each capitalization", arguments: InputTraits.Keyboard.allCases)
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
        "has each content",
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

    @Test("shows errors in labels, which VoiceOver reads with the prefix of the messages of the input")
    func errorLabels() {
        let input = ValidatedInput("a-b", .count(in: 8...64) && .alphanumeric, label: "Name")
        let (first, all, appKit) = (UILabel(), UILabel(), NSTextField())
        first.showErrors(of: input)
        all.showErrors(of: input, .all)
        appKit.showErrors(of: input)
        #expect(first.isHidden && all.isHidden && appKit.isHidden && first.accessibilityLabel == "")
        input.validate()
        let reasons = input.errors.map(\.reason)
        #expect(reasons.count == 2 && !first.isHidden && !all.isHidden && !appKit.isHidden)
        #expect(first.text == reasons[0] && first.accessibilityLabel == "Error: \(reasons[0])")
        #expect(all.text == reasons.joined(separator: "\n"))
        #expect(all.accessibilityLabel == "Error: \(reasons.joined(separator: "\n"))")
        #expect(appKit.stringValue == reasons[0] && appKit.accessibilityLabel() == "Error: \(reasons[0])")

        input.messages = MessageCatalog(.german)
        let german = input.errors[0].reason
        #expect(german != reasons[0] && first.text == german && first.accessibilityLabel == "Fehler: \(german)")

        let other = ValidatedInput("", .alpha)
        first.showErrors(of: other)
        #expect(first.isHidden && first.text == "" && !all.isHidden)
        input.value = "abcdefgh"
        input.validate()
        #expect(all.isHidden && all.text == "" && appKit.isHidden && appKit.accessibilityLabel() == "")
    }

    @Test("formats a card number and keeps the caret at its digit")
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

        let appKit = NSTextField()
        let editor = NSText()
        appKit.editor = editor
        appKit.connect(to: input, format: .paymentCard)
        appKit.stringValue = "42942"
        editor.selectedRange = NSRange(location: 3, length: 0)
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: appKit)
        #expect(appKit.stringValue == "4294 2" && editor.selectedRange.location == 3)
        #expect(field.text == "4294 2")
    }

    @Test("leaves a text alone that an input method is composing")
    func composing() {
        let field = UITextField()
        field.connect(to: ParsedInput("", .paymentCard), format: .paymentCard)
        field.text = "42425"
        field.markedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.sendActions(for: .editingChanged)
        #expect(field.text == "42425")
    }

    @Test("releases everything with the control", arguments: ControlClass.allCases)
    func leaks(of controlClass: ControlClass) {
        weak var control: AnyObject?
        weak var input: AnyObject?
        func connect<Control: ValidatedControl>(_ made: Control, _ value: Control.InputValue) {
            let field = ValidatedInput(value, InputValidator())
            made.validationHandler = { [weak made] _ in _ = made }
            made.validateOnInputChange(enabled: true)
            made.connect(to: field)
            field.value = value
            control = made
            input = field
        }
        switch controlClass {
        case .textField: connect(UITextField(), "1")
        case .textView: connect(UITextView(), "1")
        case .toggle: connect(UISwitch(), true)
        case .slider: connect(UISlider(), 1)
        case .segmentedControl: connect(UISegmentedControl(), 1)
        case .datePicker: connect(UIDatePicker(), Date(timeIntervalSince1970: 1))
        case .appKitTextField: connect(NSTextField(), "1")
        }
        releaseAssociations()
        #expect(control == nil && input == nil)
    }

    @Test("does not keep its input alive after a disconnect, nor its control through a living input")
    func partialLeaks() {
        let kept = ValidatedInput("1", .numeric)
        weak var control: UITextField?
        do {
            let field = UITextField()
            field.connect(to: kept)
            control = field
        }
        releaseAssociations()
        #expect(control == nil && kept.element == nil)
        kept.value = "2"

        let field = UITextField()
        weak var input: ValidatedInput<String>?
        do {
            let made = ValidatedInput("1", .numeric)
            field.connect(to: made)
            input = made
        }
        #expect(input != nil)
        field.disconnect()
        #expect(input == nil)
    }

    @Test("connects an element of one's own that reports its own changes, too")
    func ownElement() {
        final class Stars: UIView, ValidatedControl {
            var inputValue = 0 { didSet { handler?(.change) } }
            private var handler: (@MainActor (InputEvent) -> Void)?
            func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { self.handler = handler }
        }
        let input = ValidatedInput(3, .range(1...5))
        let stars = Stars()
        stars.connect(to: input)
        #expect(stars.inputValue == 3 && !input.isTouched)
        stars.inputValue = 9
        #expect(input.value == 9)
        input.reset()
        #expect(stars.inputValue == 3 && !input.isTouched)
    }
}
