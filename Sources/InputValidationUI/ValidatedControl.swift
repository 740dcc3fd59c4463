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

/// An element of a user interface that holds a value and has a strategy: the Context as a control.
///
/// The text fields, text views, sliders, switches, date pickers and segmented controls of UIKit conform, and the text
/// fields of AppKit. An element of yours says what its value is and how it tells of changes; the rest comes with it.
///
/// ```swift
/// field.validator = .numeric
/// field.validationHandler = { errors in message.text = errors.first?.reason }
/// field.validateOnInputChange(enabled: true)
/// ```
@MainActor
public protocol ValidatedControl: AnyObject {
    /// What the strategy is asked about.
    associatedtype InputValue

    /// The value as it is shown now.
    var inputValue: InputValue { get set }

    /// Calls the closure after each change by a person, instead of the one before; `nil` stops it.
    func observeInputChanges(_ handler: (@MainActor () -> Void)?)
}

extension ValidatedControl {
    /// The strategy; until one is set, every value is rejected with code 1000.
    public var validator: InputValidator<InputValue> {
        get { attachment.validator }
        set { attachment.validator = newValue }
    }

    /// Called with the errors of each validation; an empty array is an acceptance.
    public var validationHandler: (@MainActor ([ValidationError]) -> Void)? {
        get { attachment.handler }
        set { attachment.handler = newValue }
    }

    /// Asks the strategy, and tells the handler.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        validate(with: validator).isEmpty
    }

    /// Asks another strategy, once, and tells the handler.
    ///
    /// - Parameter validator: The strategy.
    /// - Returns: The errors in order; none if the value is accepted.
    @discardableResult
    public func validate(with validator: InputValidator<InputValue>) -> [ValidationError] {
        let errors = validator.everyError(for: inputValue)
        validationHandler?(errors)
        return errors
    }

    /// Switches validation at each change on or off.
    ///
    /// - Parameter enabled: Whether each change asks the strategy.
    public func validateOnInputChange(enabled: Bool) {
        guard enabled else { return observeInputChanges(nil) }
        observeInputChanges { [weak self] in _ = self?.validate() }
    }

    /// Shows an input's value and hands every change on to it; the input's own timing decides when it is asked.
    ///
    /// - Parameter input: The input, such as one of a form.
    public func connect(to input: ValidatedInput<InputValue>) {
        inputValue = input.value
        observeInputChanges { [weak self] in
            if let self { input.value = inputValue }
        }
    }

    /// Shows an input's value and hands every change on to it; the input's own timing decides when it is asked.
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

/// What a control holds for its validation.
@MainActor
private final class Attachment<Value> {
    var validator = InputValidator<Value>()
    var handler: (@MainActor ([ValidationError]) -> Void)?
}

/// An address that nobody else uses; nothing is ever stored there.
@MainActor private let attachmentKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// Listens to a notification of an element that has no events of its own.
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
