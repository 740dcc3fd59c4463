// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An input of a form, whatever the types of its value and its output.
///
/// ``ValidatedInput`` and ``ParsedInput`` conform. Use it to treat inputs of different types alike.
///
/// ```swift
/// for field in form.request.fields where field.isHighlighted {
///     print(field.label ?? "", field.errors.map(\.reason))
/// }
/// ```
///
/// Your own type can conform by wrapping an input and returning what that input returns.
public protocol FormField<Output>: AnyObject {
    /// The type of the value that the input contributes to the result of a form.
    associatedtype Output

    /// The part of the input that does not depend on the type of its value, which is always the same object.
    var state: InputState { get }

    /// Validates the value, keeps the result in ``errors``, and highlights the input if it is rejected.
    ///
    /// It also evaluates rules over several inputs: the attached rules, and the rules of the form that validated the
    /// input last. It does not start an asynchronous strategy, but its result for the current value counts, and so do
    /// the errors that a server reported for it.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult func validate() -> Bool

    /// Returns the value for the result of a form, or throws the error of the strategy if it rejects the value.
    func resolved() throws(ValidationError) -> Output
}

// MARK: - Names

extension FormField {
    /// The name of the input on the screen, which its messages contain.
    public var label: String? { state.label }

    /// The name of the input in data, such as error paths, stored forms, and responses of a server.
    public var key: String? { state.key }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    ///
    /// If `isSecret` was set when the input was created, it has that value. Otherwise the input is secret if one of its
    /// strategies since its creation or the last ``ValidatedInput/reset(to:)`` is ``InputValidator/isSensitive``.
    public var isSecret: Bool { state.valueForObserver(of: .isSecret, state.isSecret) }

    // MARK: - Typing

    /// The traits of the current strategy; the spelling of a secret input is never checked.
    public var inputTraits: InputTraits {
        let traits = state.valueForObserver(of: .validator, state.input?.currentTraits ?? InputTraits())
        return isSecret ? traits.withoutSpellChecking : traits
    }

    /// The requirements of the current strategy, without the options of a list if the input is secret.
    package var requirements: [ValidationError] {
        let requirements = state.valueForObserver(of: .validator, state.input?.currentRequirements ?? [])
        return isSecret ? requirements.map(\.withoutHints) : requirements
    }

    /// Whether a screen should mask the value as it is typed, as a `SecureField` of SwiftUI does.
    ///
    /// Secret values are masked. The exceptions are card numbers, expiry dates, and one-time codes, because users
    /// compare what they type with a card or a message. An expiry date is secret only if `isSecret` is set, because
    /// it has no use without its card number.
    public var isMasked: Bool {
        let visible: [InputTraits.Content] = [.cardNumber, .cardExpiry, .oneTimeCode]
        return isSecret && inputTraits.content.map(visible.contains) != true
    }

    // MARK: - The user interface

    /// The control that shows the input, such as a `UITextField`, or `nil`.
    ///
    /// The views of the module `InputValidationUI` set this weak reference.
    public var element: AnyObject? {
        get { state.element }
        set { state.element = newValue }
    }

    /// The number of times that the focus was requested, which a user interface observes.
    public var focusRequests: Int { state.valueForObserver(of: .focusRequests, state.focusRequests) }

    /// Requests that the user interface, which observes ``focusRequests``, moves the focus to this input.
    public func requestFocus() {
        state.focusRequests &+= 1
        state.changes.notify(.focusRequests)
    }

    // MARK: - Results

    /// The errors of the last validation and of ``reject(_:)``, in order; see also ``hasResult``.
    public var errors: [ValidationError] { state.valueForObserver(of: .errors, localized(state.result.errors)) }

    /// The first of the ``errors``.
    public var error: ValidationError? { errors.first }

    /// Whether the input has a validation result, accepted or rejected.
    public var hasResult: Bool { state.valueForObserver(of: .hasResult, state.result.exists) }

    /// Whether the last validation accepted the current value, for example to show a check mark.
    ///
    /// If the input has an asynchronous strategy, both strategies must have accepted the value.
    public var isAccepted: Bool { state.valueForObserver(of: .isAccepted, state.isAccepted) }

    /// Whether the input should be highlighted, because its value was rejected and has not been edited since.
    public var isHighlighted: Bool { state.valueForObserver(of: .isHighlighted, state.result.isHighlighted) }

    /// Whether an asynchronous strategy is running.
    public var isPending: Bool { state.valueForObserver(of: .isPending, state.check?.isPending ?? false) }

    /// Whether the strategy accepts the current value.
    ///
    /// It is evaluated each time it is read and does not change the ``errors``. After an observer has read it, it is
    /// evaluated again after each edit and each swap. The observer is notified if the result changes. If the result
    /// depends on the current time, a change is detected only at the next edit, swap, or validation.
    public var isValid: Bool { !state.trueResultsForObserver(among: .isValid).isEmpty }

    /// Adds an error from elsewhere, such as a server.
    ///
    /// The error follows the errors of the strategy. The value stays rejected until it is edited, or until
    /// ``clearResult()`` or ``reset()`` is called, because the error is about this value only.
    public func reject(_ error: ValidationError) {
        state.reject(error)
        state.publish()
    }

    /// Removes the result, the errors from servers, and the highlight, but keeps the value; it was then never rejected.
    ///
    /// A rejection by an asynchronous strategy is removed too. The next submit runs that strategy again.
    public func clearResult() {
        state.clearResult()
        state.publish()
    }

    // MARK: - Messages

    /// The messages of the errors of this input, or `nil` for the current ones.
    package var messageSource: (any MessageSource)? {
        get { state.valueForObserver(of: .messageSource, state.messageSource) }
        set {
            state.messageSource = newValue
            state.changes.notify(.messageSource)
        }
    }

    /// Returns an error with the name, the path, and the messages of the input.
    package func addingFieldContext(to error: ValidationError) -> ValidationError {
        let error = state.addingFieldContext(to: error)
        return messageSource.map { error.localized(by: $0) } ?? error
    }

    /// Returns errors with the messages of the input.
    package func localized(_ errors: [ValidationError]) -> [ValidationError] {
        guard let messageSource else { return errors }
        return errors.map { $0.localized(by: messageSource) }
    }

    // MARK: - Editing

    /// The events that validate the input automatically, by default ``ValidationTiming/onDemand``.
    public var timing: ValidationTiming {
        get { state.timing }
        set { state.timing = newValue }
    }

    /// Whether an edit keeps the errors until the next validation, by default `true`; it always removes the highlight.
    public var keepsErrorsWhileEditing: Bool {
        get { state.keepsErrorsWhileEditing }
        set { state.keepsErrorsWhileEditing = newValue }
    }

    /// Whether the user has edited the value or left the input since its creation or the last reset.
    public var isTouched: Bool { state.valueForObserver(of: .isTouched, state.result.isTouched) }

    /// Whether the value differs from the original value, or, if they cannot be compared, ``isTouched``.
    public var isDirty: Bool { !state.trueResultsForObserver(among: .isDirty).isEmpty }

    /// Marks the input as touched, for example because it has lost the focus.
    ///
    /// With the timing ``ValidationTiming/onEndOfEditing``, it also validates the value.
    public func endEditing() {
        state.result.isTouched = true
        if timing == .onEndOfEditing { state.validateWithRules() }
        state.publish()
    }

    /// Restores the original value, removes the result, and marks the input as untouched.
    ///
    /// A running submit of a form that contains the input ends with an error.
    public func reset() { state.input?.restoreOriginalValue() }
}
