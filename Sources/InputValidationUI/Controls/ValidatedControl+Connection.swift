// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import InputValidation

extension ValidatedControl {
    /// Connects this control with a form's input, in both directions.
    ///
    /// - Editing the control edits the input, and when editing ends in the control, it ends in the input. The input's
    ///   own timing decides when it validates.
    /// - A change to the input, such as a reset, updates the control.
    /// - A text control gets the keyboard, content type, and masking that the strategy describes, even after a swap. If
    ///   the user is editing it at that time, its keyboard changes at once.
    /// - If the control has no accessibility label, it gets the input's label. The input's first error follows the
    ///   label, so VoiceOver reads it even if hints are off. If the control has no accessibility hint (in AppKit,
    ///   help), it gets the input's hint.
    /// - The control becomes the input's `element`, so that `form.focusFirstRejected()` can move the focus to it.
    ///
    /// The control retains the input, and nothing retains the control. A second call replaces the first connection.
    ///
    /// - Parameter input: The input, such as a form's input.
    public func connect(to input: some EditableField<InputValue>) {
        replaceConnection(with: ControlConnection(input, to: self))
    }

    /// Disconnects the control from its input.
    ///
    /// The control keeps its value.
    public func disconnect() { replaceConnection(with: nil) }

    func replaceConnection(with connection: ControlConnection<InputValue>?) {
        validationState.connection?.end()
        validationState.connection = connection
        updateObservation()
        connection?.begin()
    }

    /// Observes the control as long as its strategy or an input requires it.
    func updateObservation() {
        guard validationState.validatesChanges || validationState.connection != nil else { return observeInput(nil) }
        observeInput { [weak self] event in
            guard let validationState = self?.validationState, validationState.connection?.isFormatting != true
            else { return }
            validationState.connection?.receive(event)
            if case .change = event, validationState.validatesChanges { self?.validate() }
        }
    }

    var validationState: ControlValidationState<InputValue> {
        if let validationState = objc_getAssociatedObject(self, validationStateKey)
            as? ControlValidationState<InputValue>
        {
            return validationState
        }
        let validationState = ControlValidationState<InputValue>()
        objc_setAssociatedObject(self, validationStateKey, validationState, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return validationState
    }
}

/// The validation state that the library adds to a control.
@MainActor
final class ControlValidationState<Value> {
    var validator = InputValidator<Value>()
    var validationHandler: (@MainActor ([ValidationError]) -> Void)?
    var validatesChanges = false
    var connection: ControlConnection<Value>?
}

/// A unique address that serves as an associated object's key.
///
/// Nothing is stored there.
@MainActor private let validationStateKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension ValidatedControl where InputValue == String {
    /// Connects this control with a form's input, and formats the text while the user types.
    ///
    /// The caret stays at its character, the undo history stays intact, and text that an input method is composing
    /// doesn't change. See `connect(to:)`.
    ///
    /// - Parameters:
    ///   - input: The input, such as a form's input.
    ///   - format: The format, such as `.paymentCard`.
    public func connect(to input: some EditableField<String>, format: InputFormat) {
        replaceConnection(with: ControlConnection(input, to: self, format: format))
    }
}
#endif
