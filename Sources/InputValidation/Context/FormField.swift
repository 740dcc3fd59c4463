// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The requirements of an input in a form, to which ``ValidatedInput`` and ``ParsedInput`` conform.
///
/// Use it to treat inputs of different types alike, such as to show errors or to find the input to focus.
///
/// ```swift
/// for field in form.request.fields where field.isHighlighted {
///     print(field.label ?? "", field.errors.map(\.reason))
/// }
/// ```
///
/// Your own type can conform by wrapping an input and returning the ``state`` of that input.
public protocol FormField<Output>: AnyObject {
    /// The type of the value that the input contributes to the result of a form.
    associatedtype Output

    /// The part of the input that does not depend on the type of its value; it has no public members.
    var state: FieldState { get }

    /// The name of the input on the screen.
    var label: String? { get }

    /// The name of the input in data: in paths, in snapshots and in the responses of a server.
    var key: String? { get }

    /// The errors of the last validation and of ``reject(_:)``, in order.
    var errors: [ValidationError] { get }

    /// Whether the input has a validation result, accepted or rejected.
    var isAnswered: Bool { get }

    /// Whether the input should be highlighted, because its value was rejected and has not been edited since.
    var isHighlighted: Bool { get }

    /// Whether a person has edited the value or left the input.
    var isTouched: Bool { get }

    /// Whether the value differs from the original value.
    var isDirty: Bool { get }

    /// Whether an asynchronous strategy is running.
    var isPending: Bool { get }

    /// Validates the value, keeps the result, and highlights the input if it is rejected.
    @discardableResult func validate() -> Bool

    /// Returns the value that the input contributes to the result of a form, without changing the input or showing
    /// errors.
    ///
    /// - Throws: The error of the strategy if it rejects the current value.
    func resolved() throws(ValidationError) -> Output

    /// Adds an error from elsewhere, such as a server.
    ///
    /// The error is about the current value, and the next edit removes it.
    func reject(_ error: ValidationError)

    /// Tells the input that editing has ended.
    func endEditing()

    /// Discards the result and the highlight, but keeps the value.
    func clear()

    /// Returns the input to the original value, without a result and untouched.
    func reset()
}

extension FormField {
    /// Whether dumps, mirrors and stored forms leave the value out; a screen should hide it as it is typed.
    ///
    /// If `isSecret` was set when the input was created, it has that value. Otherwise the input is secret if one of its
    /// strategies since its creation or the last ``ValidatedInput/reset(to:)`` is sensitive. See
    /// ``InputValidator/isSensitive``.
    public var isSecret: Bool {
        _ = state.changes.secret
        return state.isSecret
    }

    /// Whether the last validation accepted the current value, such as for a green check mark.
    ///
    /// If the input has an asynchronous strategy, both strategies must have accepted the value.
    public var isAccepted: Bool {
        _ = state.changes.accepted
        return state.isAccepted
    }

    /// The first of the ``errors``.
    public var error: ValidationError? { errors.first }
}
