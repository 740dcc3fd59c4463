// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

/// Tests the user interface elements of adamwaite's Validator: a rule, a handler, a switch.
@Suite("As in Validator: UIKit controls")
@MainActor
struct ValidatedControlTests {
    @Test("reject everything until they have a strategy")
    func failsClosed() {
        let field = UITextField()
        field.text = "1"
        #expect(!field.validate())
        #expect(field.validate(with: field.validator).map(\.code) == [.strategyAbstract])
    }

    @Test("each have their own strategy, which can be swapped")
    func swap() {
        let first = UITextField()
        let second = UITextField()
        first.text = "12"
        second.text = "12"
        first.validator = .numeric
        second.validator = .alpha
        #expect(first.validate() && !second.validate())
        first.validator = .alpha
        #expect(!first.validate())
    }

    @Test("call their handler on demand, and at each change while this is enabled")
    func handler() {
        let field = UITextField()
        var answers: [[ValidationError.Code]] = []
        field.validator = .numeric
        field.validationHandler = { answers.append($0.map(\.code)) }
        field.text = "a"
        field.validate()
        field.sendActions(for: .editingChanged)
        #expect(answers == [[.numericCharacter]])

        field.validateOnInputChange(enabled: true)
        field.validateOnInputChange(enabled: true)
        field.text = "1"
        field.sendActions(for: .editingChanged)
        #expect(answers == [[.numericCharacter], []])
        // Ending the editing isn't a change.
        field.sendActions(for: .editingDidEnd)
        #expect(answers.count == 2)

        field.validateOnInputChange(enabled: false)
        field.sendActions(for: .editingChanged)
        #expect(answers.count == 2)
    }

    @Test("validate once with another strategy, which they report and do not keep")
    func otherStrategy() {
        let field = ValidatedTextField()
        let controller = UIViewController()
        var answers: [[ValidationError.Code]] = []
        field.presenter = controller
        field.validator = .alphanumeric
        field.validationHandler = { answers.append($0.map(\.code)) }
        field.text = "a1"
        #expect(field.validate(with: .numeric && .alpha).map(\.code) == [.numericCharacter, .alphaCharacter])
        #expect(answers == [[.numericCharacter, .alphaCharacter]])
        // Only the field's own strategy has an alert.
        #expect(controller.presentedViewController == nil)
        #expect(field.validate() && answers == [[.numericCharacter, .alphaCharacter], []])
    }

    @Test("reject a value if one of two verdicts about it rejects it")
    func changingVerdict() {
        final class Closing: DecoratingInputValidator<String>, @unchecked Sendable {
            private var count = 0

            override func errors(for input: String) -> [ValidationError] {
                count += 1
                return count == 1 ? [] : [ValidationError(7, domain: "Test")]
            }
        }
        let field = UITextField()
        var answers: [[ValidationError.Code]] = []
        field.validator = Closing(.numeric)
        field.validationHandler = { answers.append($0.map(\.code)) }
        #expect(!field.validate())
        #expect(answers == [[7]])
    }

    @Test("validate the text, number, choice, or date that they show")
    func values() {
        let view = UITextView()
        view.text = "12"
        view.validator = .numeric
        #expect(view.validate())

        let slider = UISlider()
        slider.value = 0.7
        slider.validator = .when({ $0 > 0.5 }, then: InputValidator())
        #expect(!slider.validate())
        slider.value = 0.2
        #expect(slider.validate())

        let toggle = UISwitch()
        toggle.validator = .when({ !$0 }, then: InputValidator())
        #expect(!toggle.validate())
        toggle.isOn = true
        #expect(toggle.validate())

        let segments = UISegmentedControl()
        segments.validator = .when({ $0 < 0 }, then: InputValidator())
        #expect(!segments.validate())
        segments.selectedSegmentIndex = 0
        #expect(segments.validate())

        let picker = UIDatePicker()
        picker.validator = .when({ $0 > Date(timeIntervalSince1970: 5) }, then: InputValidator())
        #expect(picker.validate())
        picker.date = Date(timeIntervalSince1970: 6)
        #expect(!picker.validate())
    }

    @Test("can be custom controls with their own value and event")
    func ownElement() {
        final class Stars: UIView, ValidatedControl {
            var inputValue = 0 { didSet { handler?(.change) } }
            private var handler: (@MainActor (InputEvent) -> Void)?
            func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { self.handler = handler }
        }
        let stars = Stars()
        var answers: [Bool] = []
        stars.validator = .when({ $0 < 3 }, then: InputValidator())
        stars.validationHandler = { answers.append($0.isEmpty) }
        stars.validateOnInputChange(enabled: true)
        stars.inputValue = 2
        stars.inputValue = 4
        #expect(answers == [false, true])
    }

    @Test("stop observing changes on demand")
    func silence() {
        let view = UITextView()
        var count = 0
        view.validationHandler = { _ in count += 1 }
        view.validateOnInputChange(enabled: true)
        view.validateOnInputChange(enabled: false)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
        #expect(count == 0)
    }
}

/// The context of the Strategy chapter: a text field whose guts are swapped at run time.
