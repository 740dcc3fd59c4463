// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import InputValidation
import Observation

/// The connection of a control with an input, which the control owns.
@MainActor
final class ControlConnection<Value> {
    private let input: any EditableField<Value>
    private weak var control: (any ValidatedControl<Value>)?
    private let format: InputFormat?
    private var isShowing = false
    private var focusRequests: Int
    /// The hint that the connection gave the control.
    private var hint: String?

    init(_ input: any EditableField<Value>, to control: any ValidatedControl<Value>, format: InputFormat? = nil) {
        self.input = input
        self.control = control
        self.format = format
        focusRequests = input.focusRequests
    }

    func begin() {
        input.element = control
        show()
        track()
    }

    func end() {
        if input.element === control { input.element = nil }
        if let control = control as? any TextControl, control.spokenHint == hint { control.spokenHint = nil }
        control = nil
    }

    /// Transfers a change of the control to the input, or ends the editing of the input.
    func receive(_ event: InputEvent) {
        guard let control, !isShowing else { return }
        switch event {
        case .change:
            if let format { (control as? any TextControl)?.apply(format) }
            input.value = control.inputValue
        case .endOfEditing: input.endEditingAndAnnounce()
        }
    }

    /// Shows the input after each change until the connection ends.
    private func track() {
        tracking(
            { _ = (input.value, input.inputTraits, input.isMasked, input.focusRequests, input.hint, input.errors) },
            afterChange: { [weak self] in self?.inputChanged() })
    }

    private func inputChanged() {
        guard control != nil else { return }
        show()
        track()
    }

    private func show() {
        guard let control else { return }
        let value = input.value
        if !areSame(value, control.inputValue) {
            isShowing = true
            control.inputValue = value
            isShowing = false
        }
        if let control = control as? any TextControl {
            control.show(input.inputTraits, isMasked: input.isMasked, label: input.label)
            let hint = input.spokenHint(in: nil)
            // A hint of the app stays.
            if control.spokenHint == nil || control.spokenHint == self.hint { control.spokenHint = hint }
            self.hint = hint
        }
        if focusRequests != input.focusRequests {
            focusRequests = input.focusRequests
            focus(on: control)
        }
    }
}

/// Reads properties of an input, and calls a closure once after one of them has changed.
///
/// The closure can read the new values because the inputs of the library call their observers after a change. An object
/// with the macro `@Observable` calls them before it.
@MainActor
func tracking<Result>(_ read: () -> Result, afterChange action: @escaping @MainActor () -> Void) -> Result {
    withObservationTracking(read) {
        // An input that is shown belongs to the main actor.
        MainActor.assumeIsolated { action() }
    }
}

/// A control that has a keyboard and a caret.
@MainActor
protocol TextControl: AnyObject {
    /// Configures the control for an input.
    func show(_ traits: InputTraits, isMasked: Bool, label: String?)

    /// What VoiceOver reads after the label, or `nil`.
    var spokenHint: String? { get set }

    /// Formats the text, and keeps the caret at its character.
    func apply(_ format: InputFormat)
}

/// Moves the focus, and that of VoiceOver, to a control.
@MainActor
private func focus(on control: AnyObject) {
    #if canImport(UIKit)
    if let view = control as? UIView {
        view.becomeFirstResponder()
        UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
    #endif
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    (control as? NSView)?.focusInWindow()
    #endif
}
#endif
