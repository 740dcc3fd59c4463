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
    /// Shows an input of a form in this control, in both directions.
    ///
    /// - An edit of the control edits the input, and the end of editing ends the editing of the input. The input's own
    ///   timing decides when it validates.
    /// - A change of the input, such as a reset, changes the control.
    /// - A text control gets the keyboard, the content type, and the masking that the strategy describes, also after a
    ///   swap. If it is edited at that time, its keyboard changes at once.
    /// - If the control has no accessibility label, it gets the label of the input. The first error of the input follows
    ///   the label, so VoiceOver reads it also if hints are off. If the control has no accessibility hint (in AppKit,
    ///   help), it gets the hint of the input.
    /// - The control becomes the `element` of the input, so that `form.focusFirstRejected()` can move the focus to it.
    ///
    /// The control retains the input, and nothing retains the control. A second call replaces the first connection.
    ///
    /// - Parameter input: The input, such as one of a form.
    public func connect(to input: some EditableField<InputValue>) {
        replaceConnection(with: ControlConnection(input, to: self))
    }

    /// Ends the connection with an input.
    ///
    /// The control keeps its value.
    public func disconnect() { replaceConnection(with: nil) }

    func replaceConnection(with connection: ControlConnection<InputValue>?) {
        validationState.connection?.end()
        validationState.connection = connection
        updateObservation()
        connection?.begin()
    }

    /// Observes the control as long as its strategy or an input needs it.
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

/// What a control has beside its own properties.
@MainActor
final class ControlValidationState<Value> {
    var validator = InputValidator<Value>()
    var validationHandler: (@MainActor ([ValidationError]) -> Void)?
    var validatesChanges = false
    var connection: ControlConnection<Value>?
}

/// A unique address that serves as the key of an associated object.
///
/// Nothing is stored there.
@MainActor private let validationStateKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension ValidatedControl where InputValue == String {
    /// Shows an input of a form in this control, and formats the text while the user types.
    ///
    /// The caret stays at its character, what the user can undo stays, and a text that an input method is composing is
    /// not changed. See `connect(to:)`.
    ///
    /// - Parameters:
    ///   - input: The input, such as one of a form.
    ///   - format: The format, such as `.paymentCard`.
    public func connect(to input: some EditableField<String>, format: InputFormat) {
        replaceConnection(with: ControlConnection(input, to: self, format: format))
    }
}
#endif
