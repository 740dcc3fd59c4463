// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A form input, whatever its value and output types.
///
/// ``ValidatedInput`` and ``ParsedInput`` conform. Use this protocol to treat inputs of different types alike.
///
/// ```swift
/// for field in form.request.fields where field.isHighlighted {
///     print(field.label ?? "", field.errors.map(\.reason))
/// }
/// ```
///
/// Your own type can conform by wrapping an input and forwarding to it.
public protocol FormField<Output>: AnyObject {
    /// The type of the value that the input contributes to a form's result.
    associatedtype Output

    /// The part of the input that doesn't depend on its value's type; always the same object.
    var state: InputState { get }

    /// Validates the value, keeps the result in ``errors``, and highlights the input if it is rejected.
    ///
    /// It also evaluates rules over several inputs: the attached rules, and the rules of the form that last validated
    /// the input. It doesn't start an asynchronous strategy, but that strategy's result for the current value counts,
    /// and so do the errors that a server reported for the value.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult func validate() -> Bool

    /// Returns the value for a form's result, or throws the strategy's error if it rejects the value.
    func resolved() throws(ValidationError) -> Output
}

// MARK: - Names

extension FormField {
    /// The input's name on the screen, which its messages contain.
    public var label: String? { state.label }

    /// The input's name in data, such as error paths, stored forms, and server responses.
    public var key: String? { state.key }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    ///
    /// If you set `isSecret` when creating the input, this property has that value. Otherwise, the input is secret if
    /// it has had an ``InputValidator/isSensitive`` strategy since its creation or the last
    /// ``ValidatedInput/reset(to:)``.
    public var isSecret: Bool { state.valueForObserver(of: .isSecret, state.isSecret) }

    // MARK: - Typing

    /// The current strategy's traits; a secret input's spelling is never checked.
    public var inputTraits: InputTraits {
        let traits = state.valueForObserver(of: .validator, state.input?.currentTraits ?? InputTraits())
        return isSecret ? traits.withoutSpellChecking : traits
    }

    /// The current strategy's requirements, without a list's options if the input is secret.
    package var requirements: [ValidationError] {
        let requirements = state.valueForObserver(of: .validator, state.input?.currentRequirements ?? [])
        return isSecret ? requirements.map(\.withoutHints) : requirements
    }

    // MARK: - Results

    /// The errors from the last validation and from ``reject(_:)``, in order; see also ``hasResult``.
    public var errors: [ValidationError] { state.valueForObserver(of: .errors, localized(state.result.errors)) }

    /// The first of the ``errors``, or `nil` if there are none.
    public var error: ValidationError? { errors.first }

    /// The strategy's warnings about the value, if the last validation accepted it; see
    /// ``InputValidator/warning(_:)``.
    ///
    /// Show them below the field. They never prevent a form from being submitted.
    public var warnings: [ValidationError] {
        state.valueForObserver(of: [.isAccepted, .value, .validator], localized(state.warnings))
    }

    /// Whether the input has a validation result, accepted or rejected.
    public var hasResult: Bool { state.valueForObserver(of: .hasResult, state.result.exists) }

    /// Whether the last validation accepted the current value, for example to show a check mark.
    ///
    /// If the input has an asynchronous strategy, both strategies must have accepted the value.
    public var isAccepted: Bool { state.valueForObserver(of: .isAccepted, state.isAccepted) }

    /// Whether to highlight the input, because its value was rejected and has not been edited since.
    public var isHighlighted: Bool { state.valueForObserver(of: .isHighlighted, state.result.isHighlighted) }

    /// Whether an asynchronous strategy is running.
    public var isPending: Bool { state.valueForObserver(of: .isPending, state.check?.isPending ?? false) }

    /// Whether the strategy accepts the current value.
    ///
    /// Reading it evaluates the strategy and doesn't change the ``errors``. Once an observer has read it, it is
    /// evaluated again after each edit and each swap, and the observer is notified if the result changes. If the result
    /// depends on the current time, a change is noticed only at the next edit, swap, or validation.
    public var isValid: Bool { !state.trueResultsForObserver(among: .isValid).isEmpty }

    /// Adds an error from elsewhere, such as a server.
    ///
    /// The error comes after the strategy's errors. Because the error is about this value only, the value stays
    /// rejected until it is edited or until you call ``clearResult()`` or ``reset()``.
    public func reject(_ error: ValidationError) {
        state.reject(error)
        state.publish()
    }

    /// Removes the result, server errors, and the highlight, but keeps the value, as if it had never been rejected.
    ///
    /// This also removes an asynchronous strategy's rejection. The next submit runs that strategy again.
    public func clearResult() {
        state.clearResult()
        state.publish()
    }

    // MARK: - Messages

    /// The message catalog for this input's errors, or `nil` for ``MessageCatalog/current``; changing it doesn't
    /// validate.
    public var messages: MessageCatalog? {
        get { state.valueForObserver(of: .messages, state.messages) }
        set {
            state.messages = newValue
            state.changes.notify(.messages)
        }
    }

    /// Returns an error with the input's name, path, and messages.
    package func addingFieldContext(to error: ValidationError) -> ValidationError {
        let error = state.addingFieldContext(to: error)
        return messages.map { error.localized(in: $0) } ?? error
    }

    /// Returns errors with the input's messages.
    package func localized(_ errors: [ValidationError]) -> [ValidationError] {
        guard let messages else { return errors }
        return errors.map { $0.localized(in: messages) }
    }

    // MARK: - Editing

    /// The events that validate the input automatically; ``ValidationTiming/onDemand`` by default.
    public var timing: ValidationTiming {
        get { state.timing }
        set { state.timing = newValue }
    }

    /// Whether an edit keeps the errors until the next validation; `true` by default.
    ///
    /// An edit always removes the highlight.
    public var keepsErrorsWhileEditing: Bool {
        get { state.keepsErrorsWhileEditing }
        set { state.keepsErrorsWhileEditing = newValue }
    }

    /// Whether the user has edited the value or left the input since its creation or the last reset.
    public var isTouched: Bool { state.valueForObserver(of: .isTouched, state.result.isTouched) }

    /// Whether the value differs from the original value; if they can't be compared, the same as ``isTouched``.
    public var isDirty: Bool { !state.trueResultsForObserver(among: .isDirty).isEmpty }

    /// Marks the input as touched, for example because it lost the focus.
    ///
    /// If the ``timing`` is ``ValidationTiming/onEndOfEditing``, it also validates the value.
    public func endEditing() {
        state.result.isTouched = true
        if timing == .onEndOfEditing { state.validateWithRules() }
        state.publish()
    }

    /// Restores the original value, removes the result, and marks the input as untouched.
    ///
    /// If a form that contains the input is being submitted, the submit ends with an error.
    public func reset() { state.input?.restoreOriginalValue() }
}
