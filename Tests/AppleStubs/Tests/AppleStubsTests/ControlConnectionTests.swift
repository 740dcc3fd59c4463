// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
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

    @Test("formats the text before the strategy of the control validates it")
    func formatFirst() {
        let field = UITextField()
        var results: [Bool] = []
        field.validator = .contains(" ")
        field.validationHandler = { results.append($0.isEmpty) }
        field.validateOnInputChange(enabled: true)
        field.connect(to: ParsedInput("", .paymentCard), format: .paymentCard)
        field.text = "42425"
        field.sendActions(for: .editingChanged)
        #expect(field.text == "4242 5" && results == [true])
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

    @Test("gets the focus once for each request, and leaves it to another control afterwards")
    func laterChanges() {
        let input = ValidatedInput("", .numeric)
        let (field, other) = (UITextField(), UITextField())
        field.connect(to: input)
        input.requestFocus()
        #expect(field.isFirstResponder)
        other.becomeFirstResponder()
        input.value = "1"
        #expect(field.text == "1" && other.isFirstResponder)
        input.reset()
        #expect(field.text == "" && other.isFirstResponder)
        input.requestFocus()
        #expect(field.isFirstResponder)
    }

    @Test("has the label of its input as long as it is connected, unless the app gave it one")
    func labels() {
        let name = ValidatedInput("", .required, label: "Name"), city = ValidatedInput("", .required, label: "City")
        let (field, view, own, appKit) = (UITextField(), UITextView(), UITextField(), NSTextField())
        own.accessibilityLabel = "Own"
        for input in [name, city] {
            field.connect(to: input)
            view.connect(to: input)
            own.connect(to: input)
            appKit.connect(to: input)
            #expect(field.accessibilityLabel == input.label && view.accessibilityLabel == input.label)
            #expect(own.accessibilityLabel == "Own" && appKit.accessibilityLabel() == input.label)
        }
        field.disconnect()
        own.disconnect()
        #expect(field.accessibilityLabel == nil && own.accessibilityLabel == "Own")
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

    @Test("releases everything with the control", arguments: UIKitControlsTests.ControlClass.allCases)
    func leaks(of controlClass: UIKitControlsTests.ControlClass) {
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
        case .stepper: connect(UIStepper(), 1)
        case .segmentedControl: connect(UISegmentedControl(), 1)
        case .datePicker: connect(UIDatePicker(), Date(timeIntervalSince1970: 1))
        case .appKitTextField: connect(NSTextField(), "1")
        case .appKitTextView: connect(NSTextView(), "1")
        case .checkBox: connect(ValidatedCheckBox(), true)
        case .appKitSwitch: connect(NSSwitch(), true)
        case .popUpButton: connect(NSPopUpButton(), 1)
        case .appKitSegments: connect(NSSegmentedControl(), 1)
        case .appKitDatePicker: connect(NSDatePicker(), Date(timeIntervalSince1970: 1))
        case .appKitSlider: connect(NSSlider(), 1)
        case .appKitStepper: connect(NSStepper(), 1)
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

    @Test("does not take what an element of one's own reports while it shows a value")
    func reportWhileShown() {
        final class Stars: UIView, ValidatedControl {
            var inputValue = 0 {
                didSet {
                    // The element has five stars.
                    if inputValue > 5 { inputValue = 5 }
                    handler?(.change)
                    handler?(.endOfEditing)
                }
            }
            private var handler: (@MainActor (InputEvent) -> Void)?
            func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { self.handler = handler }
        }
        let input = ValidatedInput(9, .range(1...5))
        let stars = Stars()
        stars.connect(to: input)
        #expect(stars.inputValue == 5 && input.value == 9 && !input.isTouched)
        stars.inputValue = 4
        #expect(input.value == 4 && input.isTouched)
    }

    @Test("observes an element of one's own only as long as an input or its strategy needs it")
    func observation() {
        final class Stars: UIView, ValidatedControl {
            var inputValue = 0
            private(set) var isObserved = false
            func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { isObserved = handler != nil }
        }
        let stars = Stars()
        stars.connect(to: ValidatedInput(3, .range(1...5)))
        stars.validateOnInputChange(enabled: true)
        stars.disconnect()
        #expect(stars.isObserved)
        stars.validateOnInputChange(enabled: false)
        #expect(!stars.isObserved)
        stars.connect(to: ValidatedInput(3, .range(1...5)))
        #expect(stars.isObserved)
        stars.disconnect()
        #expect(!stars.isObserved)
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
