// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// A value together with its strategy: the **Context** of the Strategy pattern.
///
/// An object of this class, called an *input* below, holds a value and validates it with an ``InputValidator``, the
/// **Strategy**. It doesn't depend on the strategy's algorithm. Your code, the **Client**, can swap one
/// **ConcreteStrategy** for another while the program runs, as in the example. If the input has a validation result, a
/// swap validates the value again immediately.
///
/// ```swift
/// let document = ValidatedInput(
///     "12ab", .numeric, label: "Document number")
/// document.validate()  // false
/// document.error?.reason
/// // "Document number must only include the digits 0 to 9"
///
/// document.validator = .alpha  // the swap validates again at once
/// document.error?.code == .alphaCharacter  // true
/// ```
///
/// It's also a property wrapper. Write `$` before the property's name to get the input:
///
/// ```swift
/// final class SignUp {
///     @ValidatedInput(.alpha, label: "Nickname") var nickname = ""
/// }
///
/// let signUp = SignUp()
/// signUp.nickname = "Jo3"
/// signUp.$nickname.validate()  // false
/// ```
///
/// The input is observable: SwiftUI and `withObservationTracking` track its properties. In an `@Observable` class,
/// write `@ObservationIgnored @ValidatedInput(…)`, because `@Observable` doesn't accept wrapped properties.
///
/// Declare the input in a class. In a structure, every copy refers to the same input, so editing one copy changes all
/// of them. An input is neither `Sendable` nor isolated to an actor, so use it in its owner's isolation domain. It
/// never starts a task on its own.
@propertyWrapper
public final class ValidatedInput<Value>: Observable, FormField {
    /// The part of the input that doesn't depend on its value's type: its result, its rules, and its observers.
    public let state: InputState

    // These properties store `value` and `validator`. Methods read them directly, because reading the public properties
    // registers an observer.
    var currentValue: Value
    private(set) var strategy: InputValidator<Value>
    // These properties aren't private, because extensions in other files use them.
    var originalValue: Value
    var strategyWhileTyping: InputValidator<Value>?

    /// The strategy, which you can swap while the program runs.
    ///
    /// A swap validates the value again if ``FormField/hasResult`` is `true`. An input that was never validated stays
    /// without a result, so a form doesn't show errors when it opens.
    ///
    /// A swap discards an asynchronous strategy's result, and cancels that strategy if it is running. It keeps the
    /// errors set by ``FormField/reject(_:)``, because they concern the value, not the strategy. If a sensitive
    /// strategy has made the input secret, the input stays secret after a swap, until you call ``reset(to:)``.
    public var validator: InputValidator<Value> {
        get { state.valueForObserver(of: .validator, strategy) }
        set {
            let isSameObject = newValue === strategy
            strategy = newValue
            if !isSameObject { state.invalidateResults() }
            // If there's no final result yet, only errors found while typing can be out of date.
            if state.result.isFinal { validate() } else { state.revalidateWhileTyping() }
        }
    }

    /// Validates the value, keeps the result, and highlights the input if it is rejected; see ``FormField/validate()``.
    @discardableResult
    public func validate() -> Bool {
        let errors = strategy.errors(for: currentValue)
        return state.finishValidation(with: errors)
    }

    /// The value as it was entered; the input never corrects it.
    ///
    /// Setting a different value marks the input as touched and removes the highlight. It also removes the errors from
    /// ``FormField/reject(_:)`` and from an asynchronous strategy, because ``validate()`` doesn't check them again. The
    /// other errors stay until the next validation, unless ``FormField/keepsErrorsWhileEditing`` is `false`. The next
    /// validation follows immediately if ``FormField/timing`` or ``validatorWhileTyping`` requires it.
    ///
    /// If the type is `Equatable`, setting an equal value is not an edit and changes nothing. Strings are compared by
    /// their bytes.
    public var value: Value {
        get { state.valueForObserver(of: .value, currentValue) }  // Registers the current observer, if any.
        set {
            // The comparison returns `nil` if the type isn't `Equatable`. In that case, setting any value is an edit.
            if areExactlyEqual(newValue, currentValue) == true { return }
            currentValue = newValue
            state.valueDidChange()
        }
    }

    /// The normalized value, such as a card number without its spaces.
    ///
    /// Its observers are notified whenever the value or the strategy changes.
    public var normalizedValue: Value { validator.normalized(value) }

    /// Returns the normalized value, or throws the strategy's error if it rejects the current value.
    ///
    /// It doesn't throw errors from ``FormField/reject(_:)``, asynchronous strategies, or rules over several inputs.
    public func resolved() throws(ValidationError) -> Value {
        // If a form has just accepted the value, there's no need to evaluate the strategy again.
        if state.cachedAcceptance != true {
            do { try strategy.validate(currentValue) } catch { throw addingFieldContext(to: error) }
        }
        return strategy.normalized(currentValue)
    }

    /// Sets a new original value, clears the result, and marks the input as untouched and not dirty.
    ///
    /// The strategy doesn't change. If the input is secret only because of a strategy that it no longer has, it stops
    /// being secret. If a form that contains the input is being submitted, the submit ends with an error.
    public func reset(to value: Value) {
        originalValue = value
        state.hasSensitiveStrategy = false
        restoreOriginalValue()
    }

    /// Creates an input for the property wrapper syntax.
    ///
    /// Elsewhere, use the initializer without the `wrappedValue` label, as in the first example.
    ///
    /// - Parameters:
    ///   - wrappedValue: The original value, which ``FormField/reset()`` restores.
    ///   - validator: The strategy, which a swap can replace later.
    ///   - label: The input's name on the screen, shown exactly as given.
    ///   - labelInSentence: A noun phrase for use within a sentence, such as `"your email address"`.
    ///   - key: The input's name in encoded data and error paths. If there's no key, the input's errors have no path.
    ///   - isSecret: Whether to omit the value from dumps, mirrors, and stored forms. By default, it is omitted if a
    ///     strategy is sensitive.
    public init(
        wrappedValue: Value, _ validator: InputValidator<Value>, label: String? = nil, labelInSentence: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        currentValue = wrappedValue
        originalValue = wrappedValue
        strategy = validator
        state = InputState(
            label: label, labelInSentence: labelInSentence, key: key, isSecret: isSecret,
            hasSensitiveStrategy: validator.isSensitive)
        state.input = self  // A weak reference, through which forms and rules validate the value.
    }

    /// Creates an input as a plain object, with the same parameters as in the property wrapper syntax.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, label: String? = nil, labelInSentence: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, validator, label: label, labelInSentence: labelInSentence, key: key,
            isSecret: isSecret)
    }

    /// The ``value``, for the property wrapper syntax.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The input itself, for the property wrapper syntax: `$nickname`.
    public var projectedValue: ValidatedInput<Value> { self }
}
