// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("An editable field")
@MainActor
struct EditableFieldTests {
    @Test("is an input of either kind, whose value is edited as it was entered")
    func values() {
        func edited<Field: EditableField>(_ field: Field, to value: Field.Value) -> Field.Value {
            field.value = value
            return field.value
        }
        #expect(edited(ValidatedInput(1, .range(1...9)), to: 40) == 40)
        #expect(edited(ParsedInput("1", .integer), to: " 2 ") == " 2 ")
    }

    @Test("shows a text with other bytes, although it equals the text that is shown")
    func otherBytes() throws {
        let input = ValidatedInput("\u{E9}", .required)
        let field = UITextField()
        field.connect(to: input)
        input.value = "e\u{301}"
        let text = try #require(field.text)
        #expect(text.utf8.elementsEqual(input.value.utf8))
    }

    @Test("has the hint of the strategy, also after a swap, unless the app set one")
    func hint() {
        let input = ValidatedInput("", .numeric, label: "Code")
        let field = UITextField()
        let own = UITextView()
        let appKit = NSTextField()
        own.accessibilityHint = "On your letter"
        field.connect(to: input)
        own.connect(to: input)
        appKit.connect(to: input)
        #expect(field.accessibilityHint == "Only use the digits 0 to 9")
        #expect(appKit.accessibilityHelp() == "Only use the digits 0 to 9")

        input.validator = .prefix("A-")
        #expect(field.accessibilityHint == "Begin with A-" && appKit.accessibilityHelp() == "Begin with A-")
        input.validator = .required
        #expect(field.accessibilityHint == nil && own.accessibilityHint == "On your letter")

        // Without the app's hint, the control has the strategy's hint.
        input.validator = .numeric
        #expect(own.accessibilityHint == "On your letter")
        own.accessibilityHint = nil
        input.validator = .prefix("A-")
        #expect(own.accessibilityHint == "Begin with A-")
    }

    @Test("has its error beside the label, for controls of every kind, because hints can be switched off")
    func spokenError() {
        func check<Value: Sendable>(_ control: some ValidatedControl<Value>, _ value: Value, label: () -> String?) {
            let error = ValidationError(1, domain: "Test", message: "Choose another one")
            let input = ValidatedInput(value, .condition(or: error) { _ in false }, label: "Name")
            control.connect(to: input)
            #expect(label() == "Name")
            input.validate()
            #expect(label() == "Name, Error: Choose another one")
            input.messages = MessageCatalog(.german)
            #expect(label() == "Name, Fehler: Choose another one")
            input.clearResult()
            #expect(label() == "Name")
            input.validate()
            control.disconnect()
            #expect(label() == nil)
        }
        let (field, view, toggle, slider) = (UITextField(), UITextView(), UISwitch(), UISlider())
        let (segments, date, appKit) = (UISegmentedControl(), UIDatePicker(), NSTextField())
        check(field, "1") { field.accessibilityLabel }
        check(view, "1") { view.accessibilityLabel }
        check(toggle, true) { toggle.accessibilityLabel }
        check(slider, 1) { slider.accessibilityLabel }
        check(segments, 1) { segments.accessibilityLabel }
        check(date, Date(timeIntervalSince1970: 1)) { date.accessibilityLabel }
        check(appKit, "1") { appKit.accessibilityLabel() }

        let input = ValidatedInput("", .numeric, label: "Code")
        field.accessibilityLabel = "Own"
        field.connect(to: input)
        input.validate()
        #expect(field.accessibilityLabel == "Own, Error: Code must not be empty")
        #expect(field.accessibilityHint == "Only use the digits 0 to 9")
        // The app changes its label while the error is visible.
        field.accessibilityLabel = "New"
        input.value = "a"
        #expect(field.accessibilityLabel == "New, Error: Code must not be empty")
        field.disconnect()
        #expect(field.accessibilityLabel == "New" && field.accessibilityHint == nil)
        let unnamed = ValidatedInput("", .numeric)
        let other = UITextField()
        other.connect(to: unnamed)
        unnamed.validate()
        #expect(other.accessibilityLabel == "Error: \(unnamed.error?.reason ?? "")")
    }

    @Test("is shown also if its value cannot be compared, and not if the control shows it already")
    func comparisons() {
        struct Rating { var stars: Int }
        final class Control<Value>: UIView, ValidatedControl {
            var inputValue: Value { didSet { count += 1 } }
            private(set) var count = 0

            init(_ value: Value) {
                inputValue = value
                super.init()
            }

            func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {}
        }
        let rating = ValidatedInput(Rating(stars: 3), InputValidator<Rating>())
        let stars = Control(Rating(stars: 0))
        stars.connect(to: rating)
        #expect(stars.inputValue.stars == 3)
        rating.value = Rating(stars: 4)
        #expect(stars.inputValue.stars == 4)

        let number = ValidatedInput(2, .range(1...5))
        let stepper = Control(2)
        stepper.connect(to: number)
        #expect(stepper.count == 0)
        number.value = 3
        #expect(stepper.inputValue == 3 && stepper.count == 1)
    }

    @Test("has its error with the prefix of the current messages, at the control and at a label")
    func currentMessages() {
        let input = ValidatedInput("", .numeric, label: "Code")
        let (field, label) = (UITextField(), UILabel())
        let german = MessageCatalog(.german)
        MessageCatalog.$current.withValue(german) {
            field.connect(to: input)
            label.showErrors(of: input)
            #expect(field.accessibilityHint == InputValidator<String>.numeric.hint(in: german))
            input.validate()
        }
        let reason = input.error?.reason(in: german) ?? ""
        #expect(field.accessibilityLabel == "Code, Fehler: \(reason)")
        #expect(label.text == reason && label.accessibilityLabel == "Fehler: \(reason)")
    }
}
