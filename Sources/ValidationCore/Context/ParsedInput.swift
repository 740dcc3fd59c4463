// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// A value together with its parser, a strategy that returns a typed output.
///
/// Otherwise, it is like a ``ValidatedInput``. At run time, you can swap the parser for another parser with the same
/// output type, so a form keeps its types while its strategies change.
///
/// ```swift
/// let card = ParsedInput(
///     "4242 4242 4242 4242", .paymentCard, label: "Card number")
/// card.output?.network  // Visa
///
/// card.parser = .paymentCard(accepting: [.amex])
/// card.output  // nil
/// ```
///
/// It's also a property wrapper. Write `$` before the property's name to get the input, as in `$age.output`.
@propertyWrapper
public final class ParsedInput<Value, Output>: Observable, FormField {
    // Not public, because nobody must set a plain validator on it.
    let input: ValidatedInput<Value>
    private var strategy: InputParser<Value, Output>

    /// Creates an input for the property wrapper syntax, with the same parameters as a ``ValidatedInput``.
    public init(
        wrappedValue: Value, _ parser: InputParser<Value, Output>, label: String? = nil, labelInSentence: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        input = ValidatedInput(
            wrappedValue: wrappedValue, parser, label: label, labelInSentence: labelInSentence, key: key,
            isSecret: isSecret)
        strategy = parser
    }

    /// Creates an input as a plain object, with the same parameters as a ``ValidatedInput``.
    public convenience init(
        _ value: Value, _ parser: InputParser<Value, Output>, label: String? = nil, labelInSentence: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, parser, label: label, labelInSentence: labelInSentence, key: key, isSecret: isSecret)
    }

    /// The current value's parsed output, or `nil` if the parser rejects the value; evaluated on each read.
    public var output: Output? { try? parser.parse(value) }

    /// The parser, which you can swap while the program runs; see ``ValidatedInput/validator``.
    public var parser: InputParser<Value, Output> {
        get { state.valueForObserver(of: .validator, strategy) }
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

    /// A strategy that validates the value after every edit; see ``ValidatedInput/validatorWhileTyping``.
    public var validatorWhileTyping: InputValidator<Value>? {
        get { input.validatorWhileTyping }
        set { input.validatorWhileTyping = newValue }
    }

    /// The part of the input that doesn't depend on its value's type, without public members.
    public var state: InputState { input.state }

    /// The normalized value, such as a card number without its spaces; see ``ValidatedInput/normalizedValue``.
    public var normalizedValue: Value { input.normalizedValue }

    /// Returns the current value's parsed output, or throws the parser's error if it rejects the value.
    public func resolved() throws(ValidationError) -> Output {
        do { return try strategy.parse(input.currentValue) } catch { throw addingFieldContext(to: error) }
    }

    /// Validates the value, keeps the result, and highlights the input if it is rejected; see ``FormField/validate()``.
    @discardableResult
    public func validate() -> Bool { input.validate() }

    /// Sets a new original value and clears the result; see ``ValidatedInput/reset(to:)``.
    public func reset(to value: Value) { input.reset(to: value) }
}
