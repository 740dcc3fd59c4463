// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// A value together with its strategy: the **Context** of the Strategy pattern.
///
/// It holds a value and validates it with an ``InputValidator``. It does not depend on the algorithm of the strategy.
/// The strategy can be swapped while the program runs. If the input has a validation result, a swap validates the value
/// again immediately.
///
/// ```swift
/// let document = ValidatedInput(
///     "AB12", .numeric, label: "Document number")
/// document.validate()  // false
/// document.error?.reason
/// // "Document number must only include the digits 0 to 9"
///
/// document.validator = .alpha  // the swap validates again at once
/// document.error?.code  // 1002
/// ```
///
/// It is also a property wrapper. `$` before the name of the property returns the input:
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
/// In an `@Observable` class, write `@ObservationIgnored @ValidatedInput(…)`, because the input is already observable.
/// Declare it in a class. A copy of a structure refers to the same input, so an edit of one copy changes both. It is
/// not `Sendable` and not isolated to an actor. Use it in the same isolation domain as the object that owns it. It
/// never starts a task on its own. Every observed property can be tracked with `withObservationTracking` and by
/// SwiftUI.
@propertyWrapper
public final class ValidatedInput<Value>: Observable, FormField {
    /// The part of the input that does not depend on the type of its value, without public members.
    public let state: InputState

    private var original: Value
    private var current: Value
    private var strategy: InputValidator<Value>

    /// A strategy that validates the value after every edit, regardless of the ``FormField/timing``, or `nil`.
    ///
    /// It can be the same strategy as ``validator``, or a more lenient one. While the user types, it rejects a value only
    /// if no further characters can make it acceptable. For example, a letter in a card number is rejected immediately,
    /// but a number that is still too short is not; the input then has no validation result. A strategy that does not
    /// report ``InputProgress`` rejects every value that it does not accept.
    ///
    /// Setting another strategy validates a value that the old one has rejected, and setting `nil` removes those errors.
    public var validatorWhileTyping: InputValidator<Value>? {
        didSet {
            noteStrategies()
            var accepts: Bool?
            if state.stage == .typing {
                state.recordWhileTyping([])
                accepts = validateEdit()
            }
            state.publish(accepts: accepts)
        }
    }

    /// Creates an input for the property wrapper syntax.
    ///
    /// - Parameters:
    ///   - wrappedValue: The original value, which ``FormField/reset()`` restores.
    ///   - label: The name of the input on the screen. It is shown exactly as given.
    ///   - labelInSentence: A noun phrase for use within a sentence, such as `"your email address"`.
    ///   - key: The name of the input in encoded data and in error paths. Without a key, its errors have no path.
    ///   - isSecret: Whether the value is omitted from dumps, mirrors, and stored forms. By default, it is omitted if a
    ///     strategy is sensitive.
    public init(
        wrappedValue: Value, _ validator: InputValidator<Value>, label: String? = nil, labelInSentence: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        original = wrappedValue
        current = wrappedValue
        strategy = validator
        state = InputState(
            label: label, labelInSentence: labelInSentence, key: key, isSecret: isSecret,
            hasSensitiveStrategy: validator.isSensitive)
        state.input = self
    }

    /// Creates an input as a plain object, with the parameters of ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: value, validator, label: label, labelInSentence: phrase, key: key, isSecret: isSecret)
    }

    // MARK: - Value and strategy

    /// The value as it was entered, which the input never corrects.
    ///
    /// Setting a different value marks the input as touched and removes the highlight. The error messages stay until
    /// the next validation, which ``FormField/timing`` may start immediately. If the type is `Equatable`, setting an
    /// equal value is not an edit and changes nothing. Texts are equal if their bytes are equal.
    public var value: Value {
        get { state.read(.value, current) }
        set {
            guard areSame(newValue, current) != true else { return }
            current = newValue
            let others = state.edit()
            state.publish(accepts: validateEdit(), with: others)
            state.callFollowers()
        }
    }

    /// The normalized value, such as a card number without its spaces.
    ///
    /// Observers are notified of every change of the value or the strategy.
    public var normalizedValue: Value { validator.normalized(value) }

    /// The strategy, which can be swapped while the program runs.
    ///
    /// A swap validates the value again if the input has a validation result. An input that was never validated stays
    /// without a result, so that a form does not show errors when it opens. A swap discards the result of an
    /// asynchronous strategy and cancels the strategy if it is running. It keeps the errors set by
    /// ``FormField/reject(_:)``, because they concern the value, not the strategy. Once the input has had a sensitive
    /// strategy, it stays secret, even after a swap, until ``reset(to:)`` is called.
    public var validator: InputValidator<Value> {
        get { state.read(.validator, strategy) }
        set {
            let isOther = newValue !== strategy
            let wasChecked = state.check?.isIdle == false
            strategy = newValue
            noteStrategies()
            if isOther { state.swap() }
            let accepts: Bool? =
                switch state.stage {
                case .unvalidated: nil
                case .typing: validateEdit()
                case .outdated, .validated: validateWithRules()
                }
            state.publish(accepts: accepts)
            if isOther, wasChecked { state.callFollowers() }
        }
    }

    /// The ``value``, for the property wrapper syntax.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The input itself, for the property wrapper syntax: `$nickname`.
    public var projectedValue: ValidatedInput<Value> { self }

    // MARK: - Results

    /// Validates the value, keeps the result, and highlights the input if it is rejected; see ``FormField/validate()``.
    @discardableResult
    public func validate() -> Bool {
        state.publish(accepts: validateWithRules())
        // An observer may have edited the value.
        return state.isClear
    }

    /// Returns the normalized value, or throws the error of the strategy if it rejects the current value.
    public func resolved() throws(ValidationError) -> Value {
        if !state.isKnownAccepted {
            do { try strategy.validate(current) } catch { throw state.presented(error) }
        }
        return strategy.normalized(current)
    }

    /// Sets a new original value, clears the result, and marks the input as untouched and not dirty.
    ///
    /// The strategy does not change. If the input is secret only because of a strategy that it no longer has, it stops
    /// being secret.
    public func reset(to value: Value) {
        original = value
        state.hasSensitiveStrategy = false
        noteStrategies()
        restoreOriginal()
    }

    // MARK: - Inside the module

    /// Makes the input secret if one of its strategies is sensitive.
    func noteStrategies() {
        if strategy.isSensitive || validatorWhileTyping?.isSensitive == true || state.check?.isSensitive == true {
            state.hasSensitiveStrategy = true
        }
    }

    /// Validates the value after an edit if the input's timing requires it; returns `nil` if it does not.
    private func validateEdit() -> Bool? {
        if let validatorWhileTyping {
            // A value that further characters can make acceptable is not rejected.
            let isIncomplete = if case .incomplete = validatorWhileTyping.progress(of: current) { true } else { false }
            state.recordWhileTyping(isIncomplete ? [] : errors(by: validatorWhileTyping))
            return nil
        }
        switch state.timing {
        case .onChange: return validateWithRules()
        case .onChangeAfterRejection where state.wasRejected: return validateWithRules()
        default:
            for rule in state.rules { rule.inputChanged() }
            return nil
        }
    }

    /// Returns the errors of the strategy as the input reports them, each once, although several rules may report it.
    private func errors(by strategy: InputValidator<Value>) -> [ValidationError] {
        strategy.errors(for: current).reduce(into: []) { errors, error in
            let error = state.presented(error)
            if !errors.contains(where: { $0.isSame(as: error) }) { errors.append(error) }
        }
    }
}

extension ValidatedInput: InputCore {
    package var isAcceptedNow: Bool { strategy.isValid(current) }
    package var currentTraits: InputTraits { strategy.inputTraits }
    package var currentRequirements: [ValidationError] { strategy.soundRequirements }
    package var isDifferent: Bool? { areSame(current, original).map(!) }

    package var valueDescription: String? {
        // An optional value is described by the value that it wraps.
        let value: Any? = if let optional = current as? any OptionalValue { optional.wrapped } else { current }
        return value.map { String(describing: $0) }
    }

    /// The current value for an asynchronous strategy, read without observation.
    var untrackedValue: Value { current }

    package func validateAlone() -> Bool {
        let errors = errors(by: strategy)
        state.record(errors)
        return errors.isEmpty
    }

    package func validateWithRules() -> Bool {
        let accepts = validateAlone()
        state.isKnownAccepted = accepts
        for rule in state.rules { rule.evaluate() }
        state.isKnownAccepted = false
        return accepts
    }

    package func restoreOriginal() {
        if areSame(original, current) != true { state.changes.note(.value) }
        current = original
        state.publish(with: state.restart())
        state.callFollowers()
    }
}

extension ValidatedInput: CustomReflectable {
    /// The mirror that `dump` and debuggers show, without the value of a secret input.
    public var customMirror: Mirror {
        let value: Any = state.isSecret ? "(secret)" : current
        return Mirror(
            self,
            children: ["label": label as Any, "value": value, "validator": strategy, "errors": state.errors],
            displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
