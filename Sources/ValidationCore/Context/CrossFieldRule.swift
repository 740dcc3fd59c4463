// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A closure that returns whether a form includes a section or rule.
///
/// If there's no condition, the form always includes it.
///
/// The closure holds weak references to the inputs that it reads, because a rule outlives the form that names it.
package typealias ParticipationCondition = () -> Bool

/// A rule over several inputs, such as "start before end".
///
/// It compares the inputs' outputs: normalized values or parsed results. If the rule doesn't hold, all its inputs are
/// rejected together, and one of them shows the error.
///
/// ```swift
/// InputForm {
///     $start
///     $end
/// }.rule(
///     CrossFieldRule($start, $end, or: .endBeforeStart, shownAt: $end) {
///         $0 < $1
///     })
/// ```
///
/// - A form uses the rules that ``InputForm/rule(_:)`` adds to it. If a rule doesn't hold, the form is rejected. When a
///   form validates, its rules replace the rules of the form that validated the same inputs before. They react to edits
///   until another form validates.
/// - To use a rule in every form and outside forms, call ``attach()``. If it doesn't hold, every form that contains one
///   of its inputs is rejected. The form also validates the rule's inputs that are not in the form. While one of these
///   inputs is rejected, for example by a server, the rule doesn't hold.
/// - A rule is evaluated whenever one of its inputs gets a validation result and all of them have one. It doesn't
///   report an error while an input's strategy rejects the input's value, because "enter a date" and "must be after the
///   start" together would confuse the user. It also doesn't report an error while an input is in an excluded section
///   of the form.
/// - If a rule doesn't hold, all its inputs are highlighted. Editing any of them removes the highlight from all of
///   them. The message disappears as soon as the rule holds again, whichever input was edited.
/// - A rule holds only weak references to its inputs, and it is removed when any of them is deallocated. So keep a
///   ``FormField`` of your own type alive for as long as you need the rule. The condition is `@Sendable`: it receives
///   values and can't capture a form.
public final class CrossFieldRule {
    package let error: ValidationError
    package private(set) var isAttached = false
    /// The condition that includes the rule in the form that last validated its inputs.
    private var participationCondition: ParticipationCondition?
    private let inputs: [WeakFieldReference]
    private let weakErrorField: WeakFieldReference
    /// Whether the rule holds, or `nil` if one of its inputs is rejected or was deallocated.
    private let condition: () -> Bool?

    /// Creates a rule over several inputs; it has no effect until a form contains it or you call ``attach()``.
    ///
    /// - Parameters:
    ///   - error: The error to report if the rule doesn't hold.
    ///   - shown: The input that shows the error; by default, the last input.
    public convenience init<each Input: FormField>(
        _ inputs: repeat each Input, or error: ValidationError, shownAt shown: (any FormField)? = nil,
        holds: @escaping @Sendable (repeat (each Input).Output) -> Bool
    ) {
        self.init(repeat each inputs, or: error, shownAt: shown, where: holds)
    }

    private init<each Input: FormField>(
        _ inputs: repeat each Input, or error: ValidationError, shownAt errorField: (any FormField)? = nil,
        where holds: @escaping (repeat (each Input).Output) -> Bool
    ) {
        let references = (repeat WeakReference(object: each inputs))
        var fields: [WeakFieldReference] = []
        for input in repeat each inputs { fields.append(WeakFieldReference(field: input)) }
        self.error = error
        self.inputs = fields
        weakErrorField =
            errorField.map { WeakFieldReference(field: $0) } ?? fields.last ?? WeakFieldReference(field: nil)
        condition = {
            do throws(ValidationError) { return holds(repeat try (each references).output()) } catch { return nil }
        }
    }

    /// The inputs that depend on each other, except deallocated inputs.
    package var fields: [any FormField] { inputs.compactMap(\.field) }

    /// Whether the rule holds for the current values, or `nil` if an input's strategy rejects its value.
    package var holds: Bool? { condition() }

    /// Attaches the rule to its inputs, so that it applies wherever one of them is used, as long as they all exist.
    public func attach() {
        guard !isAttached, hasAllInputs else { return }
        deactivate()
        isAttached = true
        activate()
        InputState.publish(affectedStates)
    }

    /// Removes an attached rule and its error from its inputs; forms that contain the rule still use it.
    public func detach() {
        guard isAttached else { return }
        deactivate()
        InputState.publish(affectedStates)
    }
}

// MARK: - At the inputs

extension CrossFieldRule {
    package var errorField: (any FormField)? { weakErrorField.field }

    package var affectedStates: [InputState] {
        let inputs = inputStates
        guard let shown = weakErrorField.field?.state, !inputs.contains(where: { $0 === shown }) else { return inputs }
        return inputs + [shown]
    }

    /// Whether all inputs still exist; otherwise the rule has no effect.
    package var hasAllInputs: Bool { inputs.allSatisfy { $0.field != nil } }

    /// The states of the inputs that still exist.
    package var inputStates: [InputState] { inputs.compactMap { $0.field?.state } }

    /// Whether the rule holds for the current values; reading it observes every change to the inputs.
    package var holdsForObserver: Bool {
        for state in inputStates { state.changes.access([.value, .validator]) }
        return condition() == true
    }

    /// Whether any input is rejected, even outside the form; if so, an attached rule doesn't hold.
    package var hasRejectedInput: Bool { inputStates.contains { $0.verdictForObserver == .rejected } }

    /// Starts reporting to the inputs while a condition holds, because a form that names the rule validates.
    package func activate(while participationCondition: ParticipationCondition?) {
        self.participationCondition = participationCondition
        if inputStates.first?.rules.contains(where: { $0 === self }) == false { activate() }
    }

    private func activate() {
        for state in inputStates { state.add(self) }
    }

    package func deactivate() {
        withdrawError()
        for state in inputStates { state.remove(self) }
        isAttached = false
    }

    /// Whether the rule is attached or takes part in the form that named it.
    private var participates: Bool { isAttached || participationCondition?() ?? true }

    /// Evaluates the rule and reports the result to the inputs.
    ///
    /// - Returns: Whether the rule holds, or `nil` if it doesn't take part or if an input is gone, rejected, or without
    ///   a result.
    @discardableResult
    package func evaluate() -> Bool? {
        let haveResults = participates && inputs.allSatisfy { $0.field?.state.result.isFinal == true }
        let holds = haveResults ? condition() : nil
        if holds != false {
            withdrawError()
        } else {
            for state in affectedStates { state.report(error, from: errorSource(at: state)) }
        }
        return holds
    }

    /// Removes the highlight from all inputs after an edit, and withdraws the error if the rule holds again.
    package func inputDidChange() {
        guard affectedStates.contains(where: { $0.result.hasError(from: errorSource(at: $0)) }) else { return }
        for state in inputStates { state.result.removeHighlight(causedBy: errorSource(at: state)) }
        if !participates || condition() == true || weakErrorField.field?.state.keepsErrorsWhileEditing == false {
            withdrawError()
        }
    }

    package func withdrawError() {
        for state in affectedStates { state.result.withdrawErrors(from: errorSource(at: state)) }
    }

    private func errorSource(at input: InputState) -> ExternalError.Source {
        .rule(self, isShown: input === weakErrorField.field?.state)
    }
}

private struct WeakFieldReference {
    weak var field: (any FormField)?
}

extension WeakReference where Object: FormField {
    fileprivate func output() throws(ValidationError) -> Object.Output {
        guard let object else { throw ValidationError(.inputEmpty) }
        return try object.resolved()
    }
}

// MARK: - Stock rules

extension CrossFieldRule {
    /// Returns a rule that requires two inputs to have equal values, such as a password and its repetition.
    ///
    /// Strings are equal if their bytes are equal, as with `.equal(to:)`. If the original is secret, the repetition
    /// becomes secret too, unless you set its `isSecret`. The repetition shows the error, which has code 1230 by
    /// default.
    ///
    /// - Parameters:
    ///   - repetition: The second input, which shows the error.
    ///   - original: The input whose value the repetition must match.
    ///   - error: The error, or `nil` for code 1230 with the original's label.
    public static func equal<Value: Equatable>(
        _ repetition: some FormField<Value>, to original: some FormField<Value>, or error: ValidationError? = nil
    ) -> CrossFieldRule {
        repetition.state.adoptSecrecy(of: original.state)
        let isSame = ExactEqualityComparator<Value>()
        return CrossFieldRule(
            original, repetition, or: error ?? .crossFieldError(.fieldsDiffer, naming: original), shownAt: repetition,
            where: { (first: Value, second: Value) in isSame(first, second) })
    }

    /// Returns a rule that requires the second input's value to be larger than the first, such as an end after a start.
    ///
    /// The second input shows the error, which has code 1231 by default.
    ///
    /// - Parameters:
    ///   - first: The input with the smaller value.
    ///   - second: The input with the larger value, which shows the error.
    ///   - error: The error, or `nil` for code 1231 with the first input's label.
    public static func ascending<Value: Comparable>(
        _ first: some FormField<Value>, _ second: some FormField<Value>, or error: ValidationError? = nil
    ) -> CrossFieldRule {
        CrossFieldRule(
            first, second, or: error ?? .crossFieldError(.fieldsOrder, naming: first), shownAt: second,
            where: { (first: Value, second: Value) in first < second })
    }

    /// Returns a rule that requires at least one filled input, such as a phone number or an email address.
    ///
    /// Empty or blank text, an empty collection, `nil`, and `false` don't count as filled. The inputs' strategies must
    /// accept these values, so wrap them in `.optional(…)`. The first input shows the error, which has code 1232 by
    /// default.
    ///
    /// - Parameters:
    ///   - first: The first input, which shows the error.
    ///   - others: The other inputs.
    ///   - error: The error, or `nil` for code 1232 with the other inputs' labels.
    public static func atLeastOne<First: FormField, each Other: FormField>(
        of first: First, _ others: repeat each Other, or error: ValidationError? = nil
    ) -> CrossFieldRule {
        var labels: [String?] = []
        for other in repeat each others { labels.append(other.label) }
        let allEmpty = ValidationError(.fieldsAllEmpty, with: [.accepted: .list(labels.compactMap(\.self))])
        return CrossFieldRule(
            first, repeat each others, or: error ?? allEmpty, shownAt: first,
            where: { (first: First.Output, others: repeat (each Other).Output) in
                if !isUnfilled(first) { return true }
                for other in repeat each others {
                    if !isUnfilled(other) { return true }
                }
                return false
            })
    }
}

/// Returns whether a value is blank text, an empty collection, `false`, `nil`, or an optional that wraps any of these.
private func isUnfilled(_ value: Any) -> Bool {
    if let optional = value as? any OptionalValue { return optional.wrapped.map(isUnfilled) ?? true }
    if let text = value as? any StringProtocol { return text.unicodeScalars.allSatisfy(\.isBlank) }
    if let isOn = value as? Bool { return !isOn }
    return (value as? any Collection)?.isEmpty ?? false
}

extension ValidationError {
    /// Returns the error with a parameter that names another input of the form.
    fileprivate static func crossFieldError(_ code: Code, naming field: some FormField) -> ValidationError {
        guard let name = field.label ?? field.key else { return ValidationError(code) }
        return ValidationError(code, with: [.other: .text(name)])
    }
}

extension ValidationError.Code {
    /// Two fields whose values differ but must be equal.
    public static let fieldsDiffer = declare(1230, "fields.differ", .same)

    /// A field whose value must come after another field's value but doesn't.
    public static let fieldsOrder = declare(1231, "fields.order") {
        FilledSentence($0["order"]?.asText.flatMap(FieldOrder.init)?.sentence ?? .after)
    }

    /// A group of fields that are all empty, although at least one must be filled in.
    public static let fieldsAllEmpty = declare(1232, "fields.allEmpty", .atLeastOne)

    /// A field with a value that another field's value excludes.
    public static let fieldsExcluded = declare(1312, "fields.excluded", .excluded)

    package static let crossFieldCodes: [Self] = [.fieldsDiffer, .fieldsOrder, .fieldsAllEmpty, .fieldsExcluded]
}

/// The order of two fields' values, as the parameter `order` of an error.
package enum FieldOrder: String {
    case later, notEarlier, larger, notSmaller

    fileprivate var sentence: Sentence {
        switch self {
        case .later: .later
        case .notEarlier: .notEarlier
        case .larger: .larger
        case .notSmaller: .notSmaller
        }
    }
}
