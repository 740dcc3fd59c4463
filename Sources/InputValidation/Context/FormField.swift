// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What a form needs to know of one of its inputs: ``ValidatedInput`` and ``ParsedInput`` conform.
///
/// Use it where inputs of different types are handled alike: to show errors, or to find the input to focus.
///
/// ```swift
/// for field in form.request.fields where field.isHighlighted {
///     print(field.label ?? "", field.errors.map(\.reason))
/// }
/// ```
///
/// A type of yours can conform by wrapping an input and handing on its ``state``.
public protocol FormField<Output>: AnyObject {
    /// What the input contributes to the result of a form.
    associatedtype Output

    /// The part of the input that does not depend on its type; opaque.
    var state: FieldState { get }

    /// What the input is called on the screen.
    var label: String? { get }

    /// What the input is called in data: in paths, in snapshots and in the answers of a server.
    var key: String? { get }

    /// The last answer: every reason for which the value was rejected, in order.
    var errors: [ValidationError] { get }

    /// Whether there is an answer, good or bad.
    var isAnswered: Bool { get }

    /// Whether the input should stand out: rejected, and not edited since.
    var isHighlighted: Bool { get }

    /// Whether somebody edited the value or left the input.
    var isTouched: Bool { get }

    /// Whether the value differs from the first one.
    var isDirty: Bool { get }

    /// Whether an asynchronous strategy is being asked.
    var isPending: Bool { get }

    /// Asks the strategy, keeps its answer, and highlights the input if it is rejected.
    @discardableResult func validate() -> Bool

    /// Returns what the input contributes to the result of a form; changes and shows nothing.
    ///
    /// - Throws: The error of the strategy if it rejects the value as it is now.
    func resolved() throws(ValidationError) -> Output

    /// Adds an error from elsewhere, such as a server; it is about the value as it is now, and goes with the next edit.
    func reject(_ error: ValidationError)

    /// Tells the input that its owner stopped editing it.
    func endEditing()

    /// Forgets the answer and the highlight; the value stays.
    func clear()

    /// Returns to the first value, unanswered and untouched.
    func reset()
}

extension FormField {
    /// Whether the value is left out of dumps, mirrors and stored forms, and belongs in a field that hides it.
    ///
    /// It is what the owner of the input said when it was made, and otherwise whether a strategy that the input has, or
    /// had since ``ValidatedInput/reset(to:)``, is sensitive; see ``InputValidator/isSensitive``.
    public var isSecret: Bool {
        _ = state.changes.secret
        return state.isSecret
    }

    /// Whether the last answer is an acceptance of the value as it is now, not edited since: for a green tick.
    ///
    /// An input with an asynchronous strategy is accepted when both strategies accept.
    public var isAccepted: Bool {
        _ = state.changes.accepted
        return state.isAccepted
    }

    /// The first of the ``errors``.
    public var error: ValidationError? { errors.first }
}
