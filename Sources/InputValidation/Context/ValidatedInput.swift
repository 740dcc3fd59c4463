// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// An input with its strategy: the **Context** of the pattern.
///
/// It holds a value and an ``InputValidator``, knows nothing of the algorithm, and asks it when the time comes. The
/// strategy can be swapped while the program runs; an input that already has an answer then gets a new one at once.
///
/// ```swift
/// let document = ValidatedInput("AB12", .numeric, label: "Document number")
/// document.validate()  // false
/// document.error?.reason  // "Document number must only include the digits 0 to 9"
///
/// document.validator = .alpha  // the swap: asked again at once
/// document.error?.code  // 1002
/// ```
///
/// It is a property wrapper too; the projected value is the input itself:
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
/// In an `@Observable` class of yours write `@ObservationIgnored @ValidatedInput(…)`: the input observes itself.
///
/// It is neither `Sendable` nor isolated: it lives where its owner lives, and never starts a task. Every observed
/// property can be tracked with `withObservationTracking` and by SwiftUI.
@propertyWrapper
public final class ValidatedInput<Value>: Observable, FormField {
    /// The part of the input that does not depend on its type: answers, marks and rules; opaque.
    public let state: FieldState

    private var original: Value
    private var current: Value
    private var strategy: InputValidator<Value>

    /// When the input asks its strategy by itself; ``ValidationTiming/onDemand`` by default.
    public var timing: ValidationTiming = .onDemand

    /// A more lenient strategy that every edit asks instead, whatever the ``timing``; `nil` by default.
    ///
    /// While somebody types, "incomplete" is not "wrong": a card number may be rejected for a letter at once, for its
    /// length only at the end. What this strategy accepts leaves the input unanswered; ``validator`` has the last word,
    /// on demand and at the end of editing.
    public var validatorWhileTyping: InputValidator<Value>? {
        didSet { noteFurtherStrategy(isSensitive: validatorWhileTyping?.isSensitive) }
    }

    /// Whether an edit keeps the message until the next validation, as a form should; `true` by default.
    ///
    /// The highlight goes with the first edit in any case: the value is no longer the one that was rejected.
    public var keepsErrorsWhileEditing: Bool {
        get { state.keepsErrorsWhileEditing }
        set { state.keepsErrorsWhileEditing = newValue }
    }

    /// What the input is called on the screen; errors are reported with it.
    public var label: String? { state.label }

    /// What the input is called in data: in the paths of errors, in snapshots, in the answers of a server.
    public var key: String? { state.key }

    /// Creates an input; the initializer that the property wrapper syntax calls.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - label: What the input is called on the screen; by default errors speak of "the input".
    ///   - key: What the input is called in data; by default errors have no path.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public init(
        wrappedValue: Value, _ validator: InputValidator<Value>, label: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        original = wrappedValue
        current = wrappedValue
        strategy = validator
        state = FieldState(label: label, key: key, isSecret: isSecret)
        state.noteFirstStrategy(isSensitive: validator.isSensitive)
        state.input = self
    }

    /// Creates an input as a plain object.
    ///
    /// - Parameters:
    ///   - value: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - label: What the input is called on the screen; by default errors speak of "the input".
    ///   - key: What the input is called in data; by default errors have no path.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, label: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: value, validator, label: label, key: key, isSecret: isSecret)
    }

    // MARK: - Value and strategy

    /// The value as it was entered, never corrected behind anybody's back.
    ///
    /// Setting it marks the input as touched, takes the highlight away and keeps the message (two facts, not one) until
    /// the next validation, which ``timing`` may start at once. Setting an equal value is not an edit and changes
    /// nothing, where the type is `Equatable`; texts are equal if their bytes are.
    public var value: Value {
        get {
            _ = state.changes.value
            return current
        }
        set {
            guard areSame(newValue, current) != true else { return }
            current = newValue
            let lapsed = state.edit()
            let accepts = answerEdit()
            state.changes.value &+= 1
            publish(lapsed, accepts: accepts)
        }
    }

    /// The value as it should be kept, such as a card number without its spaces.
    ///
    /// An observer is told of every change of the value or the strategy.
    public var normalizedValue: Value { validator.normalized(value) }

    /// The strategy; setting it swaps the algorithm while the program runs.
    ///
    /// An input that has an answer gets a new one at once; one that was never validated stays unanswered, so that a form
    /// does not open red. What an asynchronous strategy said, or is about to say, does not outlive the swap; what a
    /// server said with ``reject(_:)`` does, because it is about the value. A sensitive strategy makes the input secret,
    /// and it stays so until ``reset(to:)``.
    public var validator: InputValidator<Value> {
        get {
            _ = state.changes.validator
            return strategy
        }
        set {
            let isOther = newValue !== strategy
            let wasChecked = state.check?.isInUse ?? false
            strategy = newValue
            state.noteStrategy(isSensitive: newValue.isSensitive)
            if isOther { state.swap() }
            let accepts = state.answer.flatMap { $0.isProvisional ? answerEdit() : askWithRules() }
            if isOther { state.changes.validator &+= 1 }
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

    // MARK: - Answers

    /// Validates the value, keeps the answer in ``errors``, and highlights the input if it is rejected.
    ///
    /// Rules over several inputs are evaluated too: those that are attached, and those of the form that validated the
    /// input last. An asynchronous strategy is not started, but what it said of this very value counts, as does what a
    /// server said of it.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        state.publish(accepts: askWithRules())
        // An observer may have edited the value.
        return state.isClear
    }

    /// Whether the strategy accepts the value as it is now; evaluated at each read, and shown nowhere.
    ///
    /// Once an observer has read it, every edit and every swap evaluates it again, and the observer is told if it is
    /// another answer. An answer that changes by itself, as with the time, is noticed at the next event.
    public var isValid: Bool {
        _ = state.changes.valid
        let isValid = strategy.isValid(current)
        state.noteRead(isValid: isValid)
        return isValid
    }

    /// The last answer: every reason for which the value was rejected, in order, with the label of the input.
    ///
    /// Empty if the value was accepted or never validated; ``isAnswered`` tells which.
    public var errors: [ValidationError] {
        _ = state.changes.errors
        return state.errors
    }

    /// The first of the ``errors``.
    public var error: ValidationError? { errors.first }

    /// Whether there is an answer, good or bad, since the beginning or the last reset.
    public var isAnswered: Bool {
        _ = state.changes.answered
        return state.answer != nil
    }

    /// Whether an asynchronous strategy is running.
    public var isPending: Bool {
        _ = state.changes.pending
        return state.check?.isPending ?? false
    }

    /// Adds an error from elsewhere, such as a server.
    ///
    /// It stands behind the strategy's own errors, and the value stays rejected until it is edited, ``clear()`` or
    /// ``reset()`` is called: the error is about this very value.
    ///
    /// - Parameter error: The error to report with this input.
    public func reject(_ error: ValidationError) {
        state.report(error, from: .elsewhere(nil))
        state.publish()
    }

    /// Returns the normalized value; changes and shows nothing.
    ///
    /// - Throws: The error of the strategy if it rejects the value as it is now.
    public func resolved() throws(ValidationError) -> Value {
        if !state.isVouchedFor {
            do { try strategy.validate(current) } catch { throw state.presented(error) }
        }
        return strategy.normalized(current)
    }

    // MARK: - Marks

    /// Whether the input should stand out: rejected, and not edited since.
    public var isHighlighted: Bool {
        _ = state.changes.highlighted
        return state.marks.isHighlighted
    }

    /// Whether somebody edited the value or left the input since the beginning or the last reset.
    public var isTouched: Bool {
        _ = state.changes.touched
        return state.marks.isTouched
    }

    /// Whether the value differs from the original one; for values that cannot be compared, whether it is touched.
    public var isDirty: Bool {
        guard let isDifferent else { return isTouched }
        _ = state.changes.dirty
        state.noteRead(isDirty: isDifferent)
        return isDifferent
    }

    /// Tells the input that its owner stopped editing it, such as when it loses the focus.
    public func endEditing() {
        state.touch()
        let accepts = timing == .onEndOfEditing ? askWithRules() : nil
        state.publish(accepts: accepts)
    }

    /// Forgets the answer, the highlight, what a server said, and that the value was ever rejected; the value stays.
    public func clear() {
        state.clear()
        state.publish()
    }

    /// Returns to the original value, unanswered and untouched; the strategy stays.
    public func reset() {
        let isOther = areSame(original, current) != true
        current = original
        restart(isOther: isOther)
    }

    /// Takes another value as the original one: unanswered, untouched and not dirty; the strategy stays.
    ///
    /// An input that is secret because of a strategy that it had earlier is not any more.
    ///
    /// - Parameter value: The value to start from, to which ``reset()`` returns from now on.
    public func reset(to value: Value) {
        let isOther = areSame(value, current) != true
        original = value
        current = value
        state.restartSecrecy(isSensitive: hasSensitiveStrategy)
        restart(isOther: isOther)
    }

    // MARK: - Inside

    private func restart(isOther: Bool) {
        let lapsed = state.restart()
        if isOther { state.changes.value &+= 1 }
        publish(lapsed, accepts: nil)
    }

    /// Notes a strategy beside the first one.
    func noteFurtherStrategy(isSensitive: Bool?) {
        state.noteStrategy(isSensitive: isSensitive == true)
        state.announce()
    }

    private var hasSensitiveStrategy: Bool {
        strategy.isSensitive || validatorWhileTyping?.isSensitive == true || state.check?.isSensitive == true
    }

    private func publish(_ lapsed: [RejectionGroup], accepts: Bool?) {
        state.publish(accepts: accepts)
        for group in lapsed { group.reviewMembers() }
        state.callFollowers()
    }

    /// Validates as ``timing`` says.
    ///
    /// - Returns: Whether the strategy accepts the value, or `nil` if it was not evaluated.
    private func answerEdit() -> Bool? {
        if let validatorWhileTyping {
            state.settleWhileTyping(rejections(by: validatorWhileTyping))
            return nil
        }
        switch timing {
        case .onChange: return askWithRules()
        case .onChangeAfterRejection where state.marks.wasRejected: return askWithRules()
        default:
            for rule in state.rules { rule.inputChanged() }
            return nil
        }
    }

    private func askWithRules() -> Bool {
        let accepts = ask()
        if accepts { state.vouch() }
        state.askRules()
        state.endVouching()
        return accepts
    }

    private func rejections(by strategy: InputValidator<Value>) -> [ValidationError] {
        let errors = strategy.everyError(for: current)
        return errors.isEmpty ? [] : errors.withoutRepetitions.map(state.presented)
    }
}

extension ValidatedInput: FieldCore {
    var isAcceptedNow: Bool { strategy.isValid(current) }

    var isDifferent: Bool? { areSame(current, original).map(!) }

    var valueDescription: String? {
        // A value that may be missing is described by what is there.
        guard let optional = current as? any OptionalDescription else { return String(describing: current) }
        return optional.wrappedDescription
    }

    /// What an asynchronous strategy is given.
    var untrackedValue: Value { current }

    func ask() -> Bool {
        let rejections = rejections(by: strategy)
        state.settle(rejections)
        return rejections.isEmpty
    }
}

private protocol OptionalDescription {
    var wrappedDescription: String? { get }
}

extension Optional: OptionalDescription {
    fileprivate var wrappedDescription: String? { map { String(describing: $0) } }
}

extension [ValidationError] {
    /// The errors without repetitions: several rules that all miss an entry say so once.
    fileprivate var withoutRepetitions: [ValidationError] {
        guard count > 1 else { return self }
        return enumerated().filter { place, error in
            !self[..<place].contains { $0 == error && $0.message == error.message }
        }.map(\.element)
    }
}

/// When an input asks its strategy by itself.
public enum ValidationTiming: String, Sendable, CaseIterable {
    /// Only when `validate()` is called, as at a submit: the default, and what people find least annoying.
    case onDemand
    /// At each edit.
    case onChange
    /// At each edit once the input was rejected, so that a person sees at once that it is mended.
    case onChangeAfterRejection
    /// When the owner calls `endEditing()`.
    case onEndOfEditing
}

extension ValidatedInput: CustomReflectable {
    /// What `dump` and debuggers show; the value of a secret input is left out.
    public var customMirror: Mirror {
        let value: Any = state.isSecret ? "(secret)" : current
        return Mirror(
            self, children: ["label": label as Any, "value": value, "validator": strategy, "errors": state.errors],
            displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
