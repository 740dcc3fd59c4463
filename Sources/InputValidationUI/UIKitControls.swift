// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension UIControl {
    fileprivate func observe(_ event: UIControl.Event, _ handler: (@MainActor () -> Void)?) {
        let identifier = UIAction.Identifier("InputValidation.change")
        removeAction(identifiedBy: identifier, for: event)
        if let handler { addAction(UIAction(identifier: identifier) { _ in handler() }, for: event) }
    }
}

extension UITextField: ValidatedControl {
    /// The text, or an empty string if the control has none.
    public var inputValue: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// Calls the closure after each edit.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) { observe(.editingChanged, handler) }
}

extension UITextView: ValidatedControl {
    /// The text, or an empty string if the control has none.
    public var inputValue: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// Calls the closure after each edit.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) {
        observeNotification(UITextView.textDidChangeNotification, of: self, handler)
    }
}

extension UISegmentedControl: ValidatedControl {
    /// The index of the selected segment, or -1 if none is selected.
    public var inputValue: Int {
        get { selectedSegmentIndex }
        set { selectedSegmentIndex = newValue }
    }

    /// Calls the closure after each selection.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) { observe(.valueChanged, handler) }
}

#if !os(tvOS)
extension UISlider: ValidatedControl {
    /// The value of the slider.
    public var inputValue: Float {
        get { value }
        set { value = newValue }
    }

    /// Calls the closure after each move.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) { observe(.valueChanged, handler) }
}

extension UISwitch: ValidatedControl {
    /// Whether the switch is on.
    public var inputValue: Bool {
        get { isOn }
        set { isOn = newValue }
    }

    /// Calls the closure after each change of the switch.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) { observe(.valueChanged, handler) }
}

extension UIDatePicker: ValidatedControl {
    /// The selected date.
    public var inputValue: Date {
        get { date }
        set { date = newValue }
    }

    /// Calls the closure after each selection.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) { observe(.valueChanged, handler) }
}
#endif
#endif
