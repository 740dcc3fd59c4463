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

    private let original: Value
    private var current: Value
    private var strategy: InputValidator<Value>

    /// When the input asks its strategy by itself; ``ValidationTiming/onDemand`` by default.
    public var timing: ValidationTiming = .onDemand

    /// A more lenient strategy that every edit asks instead, whatever the ``timing``; `nil` by default.
    ///
    /// While somebody types, "incomplete" is not "wrong": a card number may be refused for a letter at once, for its
    /// length only at the end. What this strategy accepts leaves the input unanswered; ``validator`` has the last word,
    /// on demand and at the end of editing.
    public var validatorWhileTyping: InputValidator<Value>? {
        didSet { noteFurtherStrategy(isSensitive: validatorWhileTyping?.isSensitive) }
    }

    /// Whether an edit keeps the message until the next validation, as a form should; `true` by default.
    ///
    /// The highlight goes with the first edit in any case: the value is no longer the one that was refused.
    public var keepsErrorsWhileEditing: Bool {
        get { state.keepsErrorsWhileEditing }
        set { state.keepsErrorsWhileEditing = newValue }
    }

    /// What the input is called on the screen; errors are reported with it.
    public var label: String? { state.label }

    /// What the input is called in data: in the paths of errors, in snapshots, in the answers of a server.
    public var key: String? { state.key }

    /// Creates an input; the initialiser that the property wrapper syntax calls.
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
        state.noteStrategy(isSensitive: validator.isSensitive)
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
    /// the next validation, which ``timing`` may start at once.
    public var value: Value {
        get {
            _ = state.changes.value
            return current
        }
        set {
            current = newValue
            state.noteEdit()
            answerEdit()
        }
    }

    /// The value as it should be kept, such as a card number without its spaces.
    public var normalizedValue: Value { validator.normalized(value) }

    /// The strategy; setting it swaps the algorithm while the program runs.
    ///
    /// An input that has an answer gets a new one at once; one that was never validated stays unanswered, so that a form
    /// does not open red. A sensitive strategy makes the input secret, and it stays so until ``reset(to:)``.
    public var validator: InputValidator<Value> {
        get {
            _ = state.changes.validator
            return strategy
        }
        set {
            strategy = newValue
            state.noteStrategy(isSensitive: newValue.isSensitive)
            state.changes.validator &+= 1
            state.forgetAcceptance()
            if let answer = state.answer { answer.isProvisional ? answerEdit() : ask() }
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

    /// Asks the strategy, keeps its answer in ``errors``, and highlights the input if it is refused.
    ///
    /// Rules over several inputs are asked too; an asynchronous strategy is not, but what it said of this very value
    /// counts.
    ///
    /// - Returns: Whether the value is accepted.
    @discardableResult
    public func validate() -> Bool {
        ask()
        return state.isAccepted
    }

    /// Whether the strategy accepts the value as it is now; asked at each read, and shown nowhere.
    public var isValid: Bool { validator.isValid(value) }

    /// The last answer: every reason for which the value was refused, in order, with the label of the input.
    ///
    /// Empty if the value was accepted or never validated; ``isAnswered`` tells which.
    public var errors: [ValidationError] {
        _ = state.changes.answer
        return state.errors
    }

    /// The first of the ``errors``.
    public var error: ValidationError? { errors.first }

    /// Whether there is an answer, good or bad, since the beginning or the last reset.
    public var isAnswered: Bool {
        _ = state.changes.answer
        return state.answer != nil
    }

    /// Whether an asynchronous strategy is being asked.
    public var isPending: Bool {
        _ = state.changes.pending
        return state.check?.isPending ?? false
    }

    /// Adds a refusal from elsewhere, such as a server.
    ///
    /// It stands behind the strategy's own errors and goes with the next edit or answer, because it knows only the value
    /// for which it was given.
    ///
    /// - Parameter error: The error to report with this input.
    public func refuse(_ error: ValidationError) {
        state.report(error, from: .elsewhere)
    }

    /// Returns the normalised value; changes and shows nothing.
    ///
    /// - Throws: The error of the strategy if it refuses the value as it is now.
    public func resolved() throws(ValidationError) -> Value {
        if !state.isKnownToBeAccepted {
            do { try strategy.validate(current) } catch { throw state.presented(error) }
        }
        return strategy.normalized(current)
    }

    // MARK: - Marks

    /// Whether the input should stand out: refused, and not edited since.
    public var isHighlighted: Bool {
        _ = state.changes.marks
        return state.marks.isHighlighted
    }

    /// Whether somebody edited the value or left the input since the beginning or the last reset.
    public var isTouched: Bool {
        _ = state.changes.marks
        return state.marks.isTouched
    }

    /// Whether the value differs from the first one; for values that cannot be compared, whether it is touched.
    public var isDirty: Bool { isEqual(value, original).map(!) ?? isTouched }

    /// Tells the input that its owner stopped editing it, such as when it loses the focus.
    public func endEditing() {
        state.touch()
        if timing == .onEndOfEditing { ask() }
    }

    /// Forgets the answer and the highlight; the value stays.
    public func clear() {
        state.clear()
    }

    /// Returns to the first value, unanswered and untouched; the strategy stays.
    public func reset() {
        current = original
        state.restart()
    }

    /// Takes another value as if it were the first one: unanswered and untouched; the strategy stays.
    ///
    /// An input that is secret because of a strategy that it had earlier is not any more.
    ///
    /// - Parameter value: The value to start from.
    public func reset(to value: Value) {
        current = value
        state.restart()
        state.restartSecrecy(isSensitive: hasSensitiveStrategy)
    }

    // MARK: - Inside

    /// Notes a strategy beside the first one.
    func noteFurtherStrategy(isSensitive: Bool?) {
        guard isSensitive == true else { return }
        state.noteStrategy(isSensitive: true)
        state.changes.validator &+= 1
    }

    private var hasSensitiveStrategy: Bool {
        strategy.isSensitive || validatorWhileTyping?.isSensitive == true || state.check?.isSensitive == true
    }

    private func ask() {
        let refusals = refusals(by: strategy)
        if !refusals.isEmpty || !state.acceptAgain() { state.settle(refusals) }
        state.askRules()
    }

    private func answerEdit() {
        if let validatorWhileTyping {
            return state.settleWhileTyping(refusals(by: validatorWhileTyping))
        }
        switch timing {
        case .onChange: ask()
        case .onChangeAfterRefusal where state.marks.wasRefused: ask()
        default: state.settleAfterEdit()
        }
    }

    private func refusals(by strategy: InputValidator<Value>) -> [ValidationError] {
        do throws(ValidationError) {
            try strategy.validate(current)
            return []
        } catch {
            // Should a strategy deny in `failures(for:)` what its `validate` threw, the refusal still stands.
            let failures = strategy.failures(for: current)
            return failures.isEmpty ? [state.presented(error)] : failures.saidOnce.map(state.presented)
        }
    }
}

extension [ValidationError] {
    /// The errors without repetitions: several rules that all miss an entry say so once.
    fileprivate var saidOnce: [ValidationError] {
        guard count > 1 else { return self }
        return enumerated().filter { place, error in
            !self[..<place].contains { $0 == error && $0.message == error.message }
        }.map(\.element)
    }
}

/// Whether two values are equal, or `nil` if their type cannot tell.
private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
    func compare<Known: Equatable>(_ first: Known) -> Bool? { (second as? Known).map { $0 == first } }
    return (first as? any Equatable).flatMap { compare($0) }
}

/// When an input asks its strategy by itself.
public enum ValidationTiming: String, Sendable, CaseIterable {
    /// Only when `validate()` is called, as at a submit: the default, and what people find least annoying.
    case onDemand
    /// At each edit.
    case onChange
    /// At each edit once the input was refused, so that a person sees at once that it is mended.
    case onChangeAfterRefusal
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
