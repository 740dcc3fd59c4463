// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// An input whose strategy hands back what it understood: a ``ValidatedInput`` that yields a typed result.
///
/// The parser can be swapped at run time for another one with the same output, so a form keeps its types while its
/// strategies change.
///
/// ```swift
/// let card = ParsedInput("4242 4242 4242 4242", .paymentCard, label: "Card number")
/// card.output?.network  // visa
///
/// card.parser = .paymentCard(accepting: [.amex])
/// card.output  // nil
/// ```
///
/// As a property wrapper it stands before the text, and its projected value is the input: `$age.output`.
@propertyWrapper
public final class ParsedInput<Value, Output>: Observable, FormField {
    // Not public: a plain validator must not be set on it.
    let input: ValidatedInput<Value>
    private var strategy: InputParser<Value, Output>

    /// Creates an input; the initializer that the property wrapper syntax calls.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - label: What the input is called on the screen; by default errors speak of "the input".
    ///   - key: What the input is called in data; by default errors have no path.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public init(
        wrappedValue: Value, _ parser: InputParser<Value, Output>, label: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        input = ValidatedInput(wrappedValue: wrappedValue, parser, label: label, key: key, isSecret: isSecret)
        strategy = parser
    }

    /// Creates an input as a plain object.
    ///
    /// - Parameters:
    ///   - value: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - label: What the input is called on the screen; by default errors speak of "the input".
    ///   - key: What the input is called in data; by default errors have no path.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ parser: InputParser<Value, Output>, label: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: value, parser, label: label, key: key, isSecret: isSecret)
    }

    /// What the strategy understands of the value as it is now, or `nil` if it rejects it; asked at each read.
    public var output: Output? {
        do throws(ValidationError) { return try parser.parse(value) } catch { return nil }
    }

    /// The strategy; setting it swaps the algorithm; an input that has an answer gets a new one at once.
    public var parser: InputParser<Value, Output> {
        get {
            _ = input.validator
            return strategy
        }
        set {
            strategy = newValue
            input.validator = newValue
        }
    }

    /// The value as it was entered; see ``ValidatedInput/value``.
    public var value: Value {
        get { input.value }
        set { input.value = newValue }
    }

    /// The ``value``, for the property wrapper syntax.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The input itself, for the property wrapper syntax: `$age`.
    public var projectedValue: ParsedInput<Value, Output> { self }

    /// When the input asks its strategy by itself; ``ValidationTiming/onDemand`` by default.
    public var timing: ValidationTiming {
        get { input.timing }
        set { input.timing = newValue }
    }

    /// Whether an edit keeps the message until the next validation; `true` by default.
    public var keepsErrorsWhileEditing: Bool {
        get { input.keepsErrorsWhileEditing }
        set { input.keepsErrorsWhileEditing = newValue }
    }

    /// A more lenient strategy that every edit asks instead; see ``ValidatedInput/validatorWhileTyping``.
    public var validatorWhileTyping: InputValidator<Value>? {
        get { input.validatorWhileTyping }
        set { input.validatorWhileTyping = newValue }
    }

    /// The part of the input that does not depend on its type; opaque.
    public var state: FieldState { input.state }

    /// What the input is called on the screen.
    public var label: String? { input.label }

    /// What the input is called in data.
    public var key: String? { input.key }

    /// The value as it should be kept.
    public var normalizedValue: Value { input.normalizedValue }

    /// Whether the strategy accepts the value as it is now; asked at each read.
    public var isValid: Bool { input.isValid }

    /// The last answer: every reason for which the value was rejected; see ``ValidatedInput/errors``.
    public var errors: [ValidationError] { input.errors }

    /// The first of the ``errors``.
    public var error: ValidationError? { input.error }

    /// Whether there is an answer, good or bad, since the beginning or the last reset.
    public var isAnswered: Bool { input.isAnswered }

    /// Whether the input should stand out: rejected, and not edited since.
    public var isHighlighted: Bool { input.isHighlighted }

    /// Whether somebody edited the value or left the input since the beginning or the last reset.
    public var isTouched: Bool { input.isTouched }

    /// Whether the value differs from the first one.
    public var isDirty: Bool { input.isDirty }

    /// Whether an asynchronous strategy is being asked.
    public var isPending: Bool { input.isPending }

    /// Returns what the strategy understands of the value as it is now; changes and shows nothing.
    ///
    /// - Throws: The error of the strategy if it rejects it.
    public func resolved() throws(ValidationError) -> Output {
        do { return try strategy.parse(input.untrackedValue) } catch { throw state.presented(error) }
    }

    /// Asks the strategy and keeps its answer; see ``ValidatedInput/validate()``.
    @discardableResult
    public func validate() -> Bool { input.validate() }

    /// Adds a rejection from elsewhere; see ``ValidatedInput/reject(_:)``.
    public func reject(_ error: ValidationError) { input.reject(error) }

    /// Tells the input that its owner stopped editing it.
    public func endEditing() { input.endEditing() }

    /// Forgets the answer and the highlight; the value stays.
    public func clear() { input.clear() }

    /// Returns to the first value, unanswered and untouched; the strategy stays.
    public func reset() { input.reset() }

    /// Takes another value as if it were the first one; see ``ValidatedInput/reset(to:)``.
    public func reset(to value: Value) { input.reset(to: value) }
}
