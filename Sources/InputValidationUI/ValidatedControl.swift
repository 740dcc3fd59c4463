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

/// A control that holds a value and validates it with a strategy.
///
/// The text fields, text views, sliders, switches, date pickers and segmented controls of UIKit conform, and the text
/// fields of AppKit. To conform, a control of your own implements `inputValue` and `observeInputChanges(_:)`. In
/// the Strategy pattern, the control is the Context.
///
/// ```swift
/// field.validator = .numeric
/// field.validationHandler = { errors in
///     message.text = errors.first?.reason
/// }
/// field.validateOnInputChange(enabled: true)
/// ```
@MainActor
public protocol ValidatedControl: AnyObject {
    /// The type of the value that the strategy validates.
    associatedtype InputValue

    /// The value that the control shows.
    var inputValue: InputValue { get set }

    /// Calls the closure after each change by the user; it replaces the previous closure, and `nil` removes it.
    func observeInputChanges(_ handler: (@MainActor () -> Void)?)
}

extension ValidatedControl {
    /// The strategy of the control.
    ///
    /// Until it is set, every value is rejected with code 1000.
    public var validator: InputValidator<InputValue> {
        get { attachment.validator }
        set { attachment.validator = newValue }
    }

    /// A closure that is called with the errors of each validation, or with an empty array if the value is accepted.
    public var validationHandler: (@MainActor ([ValidationError]) -> Void)? {
        get { attachment.handler }
        set { attachment.handler = newValue }
    }

    /// Validates the value with the strategy and calls the handler.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        validate(with: validator).isEmpty
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
    /// - Parameter enabled: Whether the strategy validates the value after each change.
    public func validateOnInputChange(enabled: Bool) {
        guard enabled else { return observeInputChanges(nil) }
        observeInputChanges { [weak self] in _ = self?.validate() }
    }

    /// Shows the value of an input and updates the input after each change.
    ///
    /// The input's own timing decides when it validates.
    ///
    /// - Parameter input: The input, such as one of a form.
    public func connect(to input: ValidatedInput<InputValue>) {
        inputValue = input.value
        observeInputChanges { [weak self] in
            if let self { input.value = inputValue }
        }
    }

    /// Shows the value of an input and updates the input after each change.
    ///
    /// The input's own timing decides when it validates.
    ///
    /// - Parameter input: The input, such as one of a form.
    public func connect<Output>(to input: ParsedInput<InputValue, Output>) {
        inputValue = input.value
        observeInputChanges { [weak self] in
            if let self { input.value = inputValue }
        }
    }

    private var attachment: Attachment<InputValue> {
        if let attachment = objc_getAssociatedObject(self, attachmentKey) as? Attachment<InputValue> {
            return attachment
        }
        let attachment = Attachment<InputValue>()
        objc_setAssociatedObject(self, attachmentKey, attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return attachment
    }
}

/// The strategy and the handler of a control.
@MainActor
private final class Attachment<Value> {
    var validator = InputValidator<Value>()
    var handler: (@MainActor ([ValidationError]) -> Void)?
}

/// A unique address that serves as the key of an associated object.
///
/// Nothing is stored there.
@MainActor private let attachmentKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// Observes a notification of an element that does not have control events.
@MainActor
func observeNotification(_ name: Notification.Name, of element: AnyObject, _ handler: (@MainActor () -> Void)?) {
    if let old = objc_getAssociatedObject(element, observationKey) {
        NotificationCenter.default.removeObserver(old)
    }
    let observer = handler.map { handler in
        NotificationCenter.default.addObserver(forName: name, object: element, queue: nil) { _ in
            // These notifications are posted on the main thread.
            MainActor.assumeIsolated { handler() }
        }
    }
    objc_setAssociatedObject(element, observationKey, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

@MainActor private let observationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
