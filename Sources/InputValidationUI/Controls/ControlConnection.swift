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

/// A control's connection to an input; the control owns it.
@MainActor
final class ControlConnection<Value> {
    private let input: any EditableField<Value>
    private weak var control: (any ValidatedControl<Value>)?
    private let format: InputFormat?
    private var isUpdatingControl = false
    /// Whether the control is formatting its text, which it may report as a change.
    private(set) var isFormatting = false
    private var handledFocusRequests: Int
    /// The last configuration of the control; the app may have changed the control since.
    private var configured: (traits: InputTraits, isMasked: Bool)?
    /// The label and the hint that the connection gave the control.
    private var provided: (label: String?, hint: String?)
    /// The label that the app gave the control.
    private var ownLabel: String?

    init(_ input: any EditableField<Value>, to control: any ValidatedControl<Value>, format: InputFormat? = nil) {
        self.input = input
        self.control = control
        self.format = format
        handledFocusRequests = input.focusRequests
    }

    func begin() {
        input.element = control
        updateControl()
        observeInput()
    }

    func end() {
        if input.element === control { input.element = nil }
        if let control = control as? any SpokenControl { speak(nil, hint: nil, error: nil, at: control) }
        control = nil
    }

    /// Transfers the control's change to the input, or ends the input's editing.
    func receive(_ event: InputEvent) {
        guard let control, !isUpdatingControl else { return }
        switch event {
        case .change:
            applyFormat(to: control)
            input.value = control.inputValue
        case .endOfEditing:
            // An input method may have been composing text until now.
            if applyFormat(to: control) { input.value = control.inputValue }
            input.endEditingAndAnnounce()
        }
    }

    /// Formats the control's text and returns whether that changed it.
    @discardableResult
    private func applyFormat(to control: any ValidatedControl<Value>) -> Bool {
        guard let format, let text = control as? any TextControl else { return false }
        let value = control.inputValue
        isFormatting = true
        text.apply(format)
        isFormatting = false
        return !areEqualInputValues(value, control.inputValue)
    }

    /// Shows the input after each change until the connection ends.
    private func observeInput() {
        trackChanges(
            of: { _ = (input.value, input.inputTraits, input.isMasked, input.focusRequests, input.hint, input.errors) },
            afterChange: { [weak self] in self?.handleInputChange() })
    }

    private func handleInputChange() {
        guard control != nil else { return }
        updateControl()
        observeInput()
    }

    private func updateControl() {
        guard let control else { return }
        let value = input.value
        if !areEqualInputValues(value, control.inputValue) {
            isUpdatingControl = true
            control.inputValue = value
            isUpdatingControl = false
        }
        if let control = control as? any TextControl {
            let (traits, isMasked) = (input.inputTraits, input.isMasked)
            if configured?.traits != traits || configured?.isMasked != isMasked {
                control.configure(for: traits, isMasked: isMasked)
                configured = (traits, isMasked)
            }
        }
        if let control = control as? any SpokenControl {
            let error = input.error.map { "\(input.errorPrefix(in: nil)) \($0.reason)" }
            speak(input.label, hint: input.spokenHint(in: nil), error: error, at: control)
        }
        if handledFocusRequests != input.focusRequests {
            handledFocusRequests = input.focusRequests
            moveFocus(to: control)
        }
    }

    /// Sets what VoiceOver reads for a control: the app's own label or hint stays, and the error follows the label.
    ///
    /// The error is not a hint, because a person can turn hints off.
    private func speak(_ label: String?, hint: String?, error: String?, at control: any SpokenControl) {
        if control.spokenLabel != provided.label { ownLabel = control.spokenLabel }
        var label = ownLabel ?? label
        if let error { label = [label, error].compactMap { $0?.isEmpty == true ? nil : $0 }.joined(separator: ", ") }
        if control.spokenLabel != label { control.spokenLabel = label }
        provided.label = label
        guard control.spokenHint == nil || control.spokenHint == provided.hint else { return }
        if control.spokenHint != hint { control.spokenHint = hint }
        provided.hint = hint
    }
}

/// Reads an input's properties, and calls a closure once after any of them has changed.
///
/// The closure can read the new values because the library's inputs notify observers after a change. An object with the
/// macro `@Observable` notifies them before the change.
@MainActor
func trackChanges<Result>(of read: () -> Result, afterChange action: @escaping @MainActor () -> Void) -> Result {
    withObservationTracking(read) {
        // An input on the screen belongs to the main actor.
        MainActor.assumeIsolated { action() }
    }
}

/// A control that has a keyboard and a caret.
@MainActor
protocol TextControl: AnyObject {
    /// Configures the control for an input.
    func configure(for traits: InputTraits, isMasked: Bool)

    /// Formats the text and keeps the caret at its character.
    func apply(_ format: InputFormat)
}

/// A control that VoiceOver can read.
@MainActor
protocol SpokenControl: AnyObject {
    /// The control's name for VoiceOver, or `nil`.
    var spokenLabel: String? { get set }

    /// The hint that VoiceOver reads last, or `nil`.
    var spokenHint: String? { get set }
}

/// Moves the keyboard focus and the VoiceOver focus to a control.
@MainActor
private func moveFocus(to control: AnyObject) {
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
