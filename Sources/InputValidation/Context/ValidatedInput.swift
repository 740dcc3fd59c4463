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
///
/// Declare it in a class. A copy of a structure refers to the same input, so an edit of one copy changes both.
///
/// It is not `Sendable` and not isolated to an actor. Use it in the same isolation domain as the object that owns it.
/// It never starts a task on its own. Every observed property can be tracked with `withObservationTracking` and by
/// SwiftUI.
@propertyWrapper
public final class ValidatedInput<Value>: Observable, FormField {
    /// The parts of the input that do not depend on `Value`.
    ///
    /// The object has no public members.
    public let state: InputState

    // Each access to a variable marked like this is one load or one store, during which nothing else runs. Checking it at
    // run time took 40 % of an accepting validation (counted).
    private var original: Value
    @exclusivity(unchecked) private var current: Value
    @exclusivity(unchecked) private var held: HeldStrategy<Value>

    /// A strategy that validates the value after every edit, regardless of the ``FormField/timing``.
    ///
    /// The default is `nil`.
    ///
    /// It can be the same strategy as ``validator``, or a more lenient one. While the user types, this strategy rejects
    /// a value only if no further characters can make it acceptable. If the strategy does not report ``InputProgress``,
    /// it rejects every value that it does not accept. For example, a letter in a card number is rejected immediately,
    /// but a number that is still too short is not. While the number is too short, the input has no validation result.
    /// ``validator`` is used by ``validate()`` and when editing ends.
    /// Setting another strategy validates a value that the old one has rejected, and setting `nil` removes those errors.
    public var validatorWhileTyping: InputValidator<Value>? {
        didSet {
            state.noteStrategy(isSensitive: validatorWhileTyping?.isSensitive == true)
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
    ///   - wrappedValue: The original value, which ``FormField/reset()`` restores. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - label: The name of the input on the screen. It is shown exactly as given.
    ///   - name: A noun phrase for use within a sentence, such as `"your email address"`.
    ///   - key: The name of the input in encoded data and in error paths. Without a key, its errors have no path.
    ///   - isSecret: Whether the value is omitted from dumps, mirrors, and stored forms. By default, it is omitted if a
    ///     strategy is sensitive.
    public init(
        wrappedValue: Value, _ validator: InputValidator<Value>, label: String? = nil, named name: String? = nil,
        key: String? = nil,
        isSecret: Bool? = nil
    ) {
        original = wrappedValue
        current = wrappedValue
        held = HeldStrategy(validator)
        state = InputState(label: label, named: name, key: key, isSecret: isSecret)
        state.noteFirstStrategy(isSensitive: validator.isSensitive)
        state.input = self
    }

    deinit { state.input = nil }

    /// Creates an input as a plain object.
    ///
    /// - Parameters:
    ///   - value: The original value, which ``FormField/reset()`` restores. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - label: The name of the input on the screen. It is shown exactly as given.
    ///   - name: A noun phrase for use within a sentence, such as `"your email address"`.
    ///   - key: The name of the input in encoded data and in error paths. Without a key, its errors have no path.
    ///   - isSecret: Whether the value is omitted from dumps, mirrors, and stored forms. By default, it is omitted if a
    ///     strategy is sensitive.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, label: String? = nil, named name: String? = nil,
        key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: value, validator, label: label, named: name, key: key, isSecret: isSecret)
    }

    // MARK: - Value and strategy

    /// The value as it was entered, which the input never corrects.
    ///
    /// Setting a different value marks the input as touched and removes the highlight. The error messages stay until
    /// the next validation, which ``FormField/timing`` may start immediately. If the type is `Equatable`, setting an
    /// equal value is not an edit and changes nothing. Texts are equal if their bytes are equal.
    public var value: Value {
        get {
            _ = state.changes.value
            return current
        }
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
        get {
            _ = state.changes.validator
            return held.strategy
        }
        set {
            let isOther = newValue !== held.strategy
            let wasChecked = state.check?.isInUse ?? false
            held = HeldStrategy(newValue)
            state.noteStrategy(isSensitive: newValue.isSensitive)
            if isOther { state.swap() }
            let accepts: Bool? =
                switch state.stage {
                case .unvalidated: nil
                case .typing: validateEdit()
                case .validated: validateWithRules()
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

    /// Validates the value, keeps the result, and highlights the input if it is rejected.
    ///
    /// See ``FormField/validate()``.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        state.publish(accepts: validateWithRules())
        // An observer may have edited the value.
        return state.isClear
    }

    /// Returns the normalized value, without changing the input or its errors.
    ///
    /// - Throws: The error of the strategy if it rejects the current value.
    public func resolved() throws(ValidationError) -> Value {
        let held = held
        let value = current
        if !state.isKnownAccepted {
            do { try held.strategy.validate(value) } catch { throw state.presented(error) }
        }
        return held.normalized(value)
    }

    /// Sets a new original value, clears the result, and marks the input as untouched and not dirty.
    ///
    /// The strategy does not change.
    ///
    /// If the input is secret only because of a strategy that it no longer has, it stops being secret.
    ///
    /// - Parameter value: The new value, to which ``FormField/reset()`` returns from now on.
    public func reset(to value: Value) {
        let isOther = areSame(value, current) != true
        original = value
        current = value
        state.restartSecrecy(isSensitive: hasSensitiveStrategy)
        restart(isOther: isOther)
    }

    // MARK: - Inside the module

    private func restart(isOther: Bool) {
        if isOther { state.note(.value) }
        state.publish(with: state.restart())
        state.callFollowers()
    }

    private var hasSensitiveStrategy: Bool {
        held.strategy.isSensitive || validatorWhileTyping?.isSensitive == true || state.check?.isSensitive == true
    }

    /// Validates the value after an edit if the input's timing requires it.
    ///
    /// - Returns: Whether the strategy accepts the value, or `nil` if it was not evaluated.
    private func validateEdit() -> Bool? {
        if let validatorWhileTyping {
            state.recordWhileTyping(rejectionsWhileTyping(by: validatorWhileTyping))
            return nil
        }
        switch state.timing {
        case .onChange: return validateWithRules()
        case .onChangeAfterRejection where state.marks.contains(.wasRejected): return validateWithRules()
        default:
            for rule in state.rules { rule.inputChanged() }
            return nil
        }
    }

    /// Returns the errors of a value that no further characters can make acceptable.
    private func rejectionsWhileTyping(by strategy: InputValidator<Value>) -> [ValidationError] {
        let value = current
        if case .incomplete = strategy.progress(of: value) { return [] }
        var errors = strategy.errors(for: value)
        present(&errors)
        return errors
    }

    /// Changes errors to those that the input reports, in the array that the strategy returned.
    private func present(_ errors: inout [ValidationError]) {
        errors.removeRepetitions()
        for index in errors.indices { errors[index] = state.presented(errors[index]) }
    }
}

extension ValidatedInput: InputCore {
    var isAcceptedNow: Bool {
        let held = held
        let value = current
        return held.isValid(value)
    }

    var currentTraits: InputTraits { held.strategy.inputTraits }

    var isDifferent: Bool? { areSame(current, original).map(!) }

    var valueDescription: String? {
        // An optional value is described by the value that it wraps.
        guard let optional = current as? any OptionalDescription else { return String(describing: current) }
        return optional.wrappedDescription
    }

    /// The current value for an asynchronous strategy, read without observation.
    var untrackedValue: Value { current }

    func validateAlone() -> Bool {
        let held = held
        let value = current
        var errors = held.errors(for: value)
        if errors.isEmpty {
            state.record([])
            return true
        }
        present(&errors)
        state.record(errors)
        return false
    }

    func validateWithRules() -> Bool {
        let accepts = validateAlone()
        guard state.hasRules else { return accepts }
        if accepts { state.noteAccepted() }
        for rule in state.rules { rule.evaluate() }
        state.forgetAccepted()
        return accepts
    }

    func restoreOriginal() {
        let isOther = areSame(original, current) != true
        current = original
        restart(isOther: isOther)
    }
}

/// The strategy of one input.
///
/// A validation counts a reference to this object, so that a swap during the validation is safe. Threads that share the
/// strategy do not share this object, so they do not wait for each other.
private final class HeldStrategy<Value> {
    let strategy: InputValidator<Value>

    init(_ strategy: InputValidator<Value>) { self.strategy = strategy }

    // Called from outside, these methods would count a reference to the strategy too.

    @inline(never)
    func errors(for value: Value) -> [ValidationError] { strategy.errors(for: value) }

    @inline(never)
    func isValid(_ value: Value) -> Bool { strategy.isValid(value) }

    @inline(never)
    func normalized(_ value: Value) -> Value { strategy.normalized(value) }
}

private protocol OptionalDescription {
    var wrappedDescription: String? { get }
}

extension Optional: OptionalDescription {
    fileprivate var wrappedDescription: String? { map { String(describing: $0) } }
}

extension [ValidationError] {
    /// Removes repetitions, because several rules may report the same error.
    fileprivate mutating func removeRepetitions() {
        guard count > 1 else { return }
        var end = 0
        for place in indices {
            let error = self[place]
            if self[..<end].contains(where: { $0 == error && $0.message == error.message }) { continue }
            if end < place { self[end] = error }
            end += 1
        }
        removeLast(count - end)
    }
}

extension ValidatedInput: CustomReflectable {
    /// The mirror that `dump` and debuggers show, without the value of a secret input.
    public var customMirror: Mirror {
        let value: Any = state.isSecret ? "(secret)" : current
        return Mirror(
            self,
            children: ["label": label as Any, "value": value, "validator": held.strategy, "errors": state.errors],
            displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
