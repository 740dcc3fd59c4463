// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension UIControl {
    /// Calls the closure with the library's event for each of the control's events.
    fileprivate func observe(
        _ events: [(UIControl.Event, InputEvent)], _ handler: (@MainActor (InputEvent) -> Void)?
    ) {
        for (event, reported) in events {
            let identifier = UIAction.Identifier("InputValidation.\(reported)")
            removeAction(identifiedBy: identifier, for: event)
            if let handler { addAction(UIAction(identifier: identifier) { _ in handler(reported) }, for: event) }
        }
    }

    /// Treats each choice as a complete edit.
    fileprivate func observeChoices(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observe([(.valueChanged, .change), (.valueChanged, .endOfEditing)], handler)
    }

    /// Treats each move as an edit; editing ends when the finger leaves the control.
    ///
    /// A move without a finger, for example with VoiceOver, Switch Control, or a keyboard, is a complete edit.
    fileprivate func observeMoves(_ handler: (@MainActor (InputEvent) -> Void)?) {
        let events: [(UIControl.Event, InputEvent)] = [
            (.valueChanged, .change), (.touchUpInside, .endOfEditing), (.touchUpOutside, .endOfEditing),
            (.touchCancel, .endOfEditing),
        ]
        guard let handler else { return observe(events, nil) }
        var hasEnded = false
        observe(events) { [weak self] event in
            switch event {
            case .change:
                handler(.change)
                hasEnded = self?.isTracking != true
                if hasEnded { handler(.endOfEditing) }
            case .endOfEditing:
                if !hasEnded { handler(.endOfEditing) }
                hasEnded = false
            }
        }
    }
}

extension UITextField: ValidatedControl {
    /// The text, or an empty string if the control has none.
    public var inputValue: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// Calls the closure after each edit and when editing ends.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observe([(.editingChanged, .change), (.editingDidEnd, .endOfEditing)], handler)
    }
}

extension UITextView: ValidatedControl {
    /// The text, or an empty string if the control has none.
    public var inputValue: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// Calls the closure after each edit and when editing ends.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) {
        observeNotifications(
            [
                (UITextView.textDidChangeNotification, .change),
                (UITextView.textDidEndEditingNotification, .endOfEditing),
            ], of: self, handler)
    }
}

extension UISegmentedControl: ValidatedControl {
    /// The index of the selected segment, or -1 if none is selected.
    public var inputValue: Int {
        get { selectedSegmentIndex }
        set { selectedSegmentIndex = newValue }
    }

    /// Calls the closure after each selection.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

#if !os(tvOS)
extension UISlider: ValidatedControl {
    /// The slider's value.
    public var inputValue: Float {
        get { value }
        set { value = newValue }
    }

    /// Calls the closure after each move and when the finger leaves the slider.
    ///
    /// A move without a finger, for example with VoiceOver, ends editing too.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeMoves(handler) }
}

extension UIStepper: ValidatedControl {
    /// The stepper's value.
    public var inputValue: Double {
        get { value }
        set { value = newValue }
    }

    /// Calls the closure after each step.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension UISwitch: ValidatedControl {
    /// Whether the switch is on.
    public var inputValue: Bool {
        get { isOn }
        set { isOn = newValue }
    }

    /// Calls the closure after each change to the switch.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension UIDatePicker: ValidatedControl {
    /// The selected date.
    public var inputValue: Date {
        get { date }
        set { date = newValue }
    }

    /// Calls the closure after each selection.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}
#endif
#endif
