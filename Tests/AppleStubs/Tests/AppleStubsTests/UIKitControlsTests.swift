// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import AppKit
import InputValidation
import Testing
import UIKit

@testable import InputValidationUIOnStubs

@Suite("The controls of UIKit and AppKit", .serialized)
@MainActor
struct UIKitControlsTests {
    /// The controls that the library can connect.
    enum ControlClass: String, CaseIterable {
        case textField, textView, toggle, slider, stepper, segmentedControl, datePicker, appKitTextField
        case appKitTextView, checkBox, appKitSwitch, popUpButton, appKitSegments, appKitDatePicker, appKitSlider
        case appKitStepper
    }

    @Test("end the editing of a slider however the finger leaves it", arguments: 0..<3)
    func slider(ending: Int) {
        let events: [UIControl.Event] = [.touchUpInside, .touchUpOutside, .touchCancel]
        let input = ValidatedInput(Float(0.5), .atMost(0.25))
        input.timing = .onEndOfEditing
        let slider = UISlider()
        slider.connect(to: input)
        slider.isTracking = true
        slider.sendActions(for: .valueChanged)
        #expect(!input.hasResult && !input.isTouched)
        slider.isTracking = false
        slider.sendActions(for: events[ending])
        #expect(input.error?.domain == .builtIn && input.error?.code == .comparisonTooLarge && input.isTouched)
    }

    @Test("end the editing of a slider that is moved without a finger, as with VoiceOver, and announce it once")
    func adjustment() {
        let input = ValidatedInput(Float(0.5), .atMost(0.25))
        input.timing = .onEndOfEditing
        let slider = UISlider()
        slider.connect(to: input)
        let recorder = AccessibilityNotification.Recorder()
        AccessibilityNotification.$recorder.withValue(recorder) {
            slider.value = 0.75
            slider.sendActions(for: .valueChanged)
            #expect(input.error?.code == .comparisonTooLarge && recorder.texts.count == 1)
            // A slider that isn't continuous changes its value when the finger leaves it.
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
            slider.sendActions(for: .touchUpInside)
            #expect(recorder.texts.count == 2)
        }
    }

    @Test("can each be connected to an input", arguments: ControlClass.allCases)
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
        func act(_ control: NSControl) { (control.target as? ActionObserver)?.receiveAction(control) }
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
                UISlider(), (0, 0.5),
                change: {
                    $0.isTracking = true
                    $0.sendActions(for: .valueChanged)
                }, end: { $0.sendActions(for: .touchUpOutside) })
        case .stepper:
            check(UIStepper(), (0, 0.5), change: { $0.sendActions(for: .valueChanged) }, end: { _ in })
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
        case .appKitTextView:
            check(
                NSTextView(), ("a", "b"), change: post(NSText.didChangeNotification),
                end: post(NSText.didEndEditingNotification))
        case .checkBox: check(ValidatedCheckBox(), (false, true), change: act, end: { _ in })
        case .appKitSwitch: check(NSSwitch(), (true, false), change: act, end: { _ in })
        case .popUpButton: check(NSPopUpButton(), (-1, 2), change: act, end: { _ in })
        case .appKitSegments: check(NSSegmentedControl(), (-1, 2), change: act, end: { _ in })
        case .appKitDatePicker:
            check(
                NSDatePicker(), (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)), change: act,
                end: { _ in })
        case .appKitSlider: check(NSSlider(), (0, 0.5), change: act, end: { _ in })
        case .appKitStepper: check(NSStepper(), (0, 0.5), change: act, end: { _ in })
        }
    }
}
