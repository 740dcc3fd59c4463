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

/// A control that shows a value and validates it with a strategy, or shows a form's input.
///
/// The text fields, text views, sliders, steppers, switches, date pickers, and segmented controls in UIKit and AppKit
/// conform. In AppKit, pop-up buttons and ``ValidatedCheckBox`` conform, too. There are two ways to use a control:
///
/// ```swift
/// // The control is the Context of the Strategy pattern.
/// field.validator = .numeric
/// field.validationHandler = { errors in
///     message.text = errors.first?.reason
/// }
/// field.validateOnInputChange(enabled: true)
///
/// // The control shows an input of a form.
/// field.connect(to: checkout.$email)
/// ```
///
/// To make your own control conform, implement `inputValue` and `observeInput(_:)`.
@MainActor
public protocol ValidatedControl<InputValue>: AnyObject {
    /// The type of the value that the control shows.
    associatedtype InputValue

    /// The value that the control shows.
    var inputValue: InputValue { get set }

    /// Calls the closure after each edit by the user and at the end of editing.
    ///
    /// The library calls this method with one closure for all purposes. The closure replaces the previous one, and
    /// `nil` removes it. To react to edits in your own code, use `validationHandler` or the control's events.
    ///
    /// If a person changes the control without touching it, as with `accessibilityIncrement()`, the control reports
    /// both events.
    func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?)
}

/// An event that a control reports to its input.
public enum InputEvent: Sendable {
    /// The user edited the value.
    case change
    /// The user left the control or completed a choice.
    case endOfEditing
}

/// A control that shows an error when its strategy rejects the value.
///
/// `validate()` calls this method.
@MainActor
public protocol RejectionPresenting: AnyObject {
    /// Shows an error, for example in an alert.
    ///
    /// - Parameter error: The value's first error.
    func presentRejection(_ error: ValidationError)
}

extension ValidatedControl {
    /// The control's strategy.
    ///
    /// Until you set it, every value is rejected with code 1000.
    public var validator: InputValidator<InputValue> {
        get { validationState.validator }
        set { validationState.validator = newValue }
    }

    /// A closure to call with each validation's errors, or with an empty array if the value is accepted.
    public var validationHandler: (@MainActor ([ValidationError]) -> Void)? {
        get { validationState.validationHandler }
        set { validationState.validationHandler = newValue }
    }

    /// Validates the value with the strategy and calls the handler.
    ///
    /// If the value is rejected and the control conforms to `RejectionPresenting`, the control shows the first error.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        guard let error = validate(with: validator).first else { return true }
        (self as? any RejectionPresenting)?.presentRejection(error)
        return false
    }

    /// Validates the value once with another strategy and calls the handler.
    ///
    /// - Parameter validator: The strategy.
    /// - Returns: The errors in order, or an empty array if the value is accepted.
    @discardableResult
    public func validate(with validator: InputValidator<InputValue>) -> [ValidationError] {
        var errors = validator.errors(for: inputValue)
        if errors.isEmpty {
            // Fails closed if the strategy's `errors(for:)` contradicts its `validate(_:)`.
            do throws(ValidationError) { try validator.validate(inputValue) } catch { errors = [error] }
        }
        validationHandler?(errors)
        return errors
    }

    /// Turns validation after each change on or off.
    ///
    /// It doesn't affect `connect(to:format:)`.
    ///
    /// - Parameter enabled: Whether the strategy validates the value after each change.
    public func validateOnInputChange(enabled: Bool) {
        validationState.validatesChanges = enabled
        updateObservation()
    }
}
#endif
