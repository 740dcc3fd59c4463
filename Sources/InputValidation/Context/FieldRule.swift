// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A rule over several inputs, such as "start before end": they fail together and clear together.
///
/// It compares what the inputs yield (normalized values, parsed results), and one of them shows the error.
///
/// ```swift
/// InputForm {
///     $start
///     $end
/// }.rule(FieldRule($start, $end, or: .endBeforeStart, shownAt: $end) { $0 < $1 })
/// ```
///
/// - **A rule is in force because a form names it** with ``InputForm/rule(_:)``: it counts in every verdict of that form.
///   A form may be made again at each use, and its rules with it. When a form validates, its rules take the place of
///   those of the form that validated the same inputs before, and react to edits until the next one does. Making a rule
///   does nothing yet.
/// - A rule that has to hold in every form, and where no form is, is attached with ``attach()``. It counts in the verdict
///   of each form that has one of its inputs. Inputs that are not in the form are validated with it, and while one of
///   them is rejected, the rule does not hold.
/// - It is evaluated whenever one of its inputs gets an answer and all of them have one, whatever other inputs of the
///   form say. **While one of its own inputs is rejected by its own strategy, it is silent**: "enter a date" and "must be
///   after the start" at once would be noise. It is silent too while one of its inputs is in a section of the form that
///   does not take part.
/// - If it does not hold, all its inputs stand out. An edit of any of them takes the highlight from all; the message goes
///   as soon as the rule holds again, whichever of them was edited.
/// - A rule has only weak references to its inputs, and goes with the first of them that goes. The condition is
///   `@Sendable`: it is given values and cannot capture a form.
public final class FieldRule {
    /// What is reported if the rule does not hold.
    public let error: ValidationError

    /// Whether it reports to its inputs because a form that names it validated them last.
    private(set) var isLive = false
    /// Whether it reports to its inputs wherever they are.
    public private(set) var isAttached = false

    private let inputs: [WeakField]
    private let shown: WeakField
    /// Whether the rule holds, or `nil` if one of its inputs is rejected or gone.
    private let verdict: () -> Bool?

    /// Creates a rule; it is in force in the forms that name it, and everywhere once it is attached.
    ///
    /// - Parameters:
    ///   - inputs: The inputs that depend on each other.
    ///   - error: What to report if the rule does not hold.
    ///   - shown: The input that shows the error; by default the last one.
    ///   - holds: Whether the rule holds for what the inputs yield.
    public convenience init<each Input: FormField>(
        _ inputs: repeat each Input,
        or error: ValidationError,
        shownAt shown: (any FormField)? = nil,
        holds: @escaping @Sendable (repeat (each Input).Output) -> Bool
    ) {
        self.init(repeat each inputs, or: error, shownAt: shown, where: holds)
    }

    private init<each Input: FormField>(
        _ inputs: repeat each Input,
        or error: ValidationError,
        shownAt shown: (any FormField)? = nil,
        where holds: @escaping (repeat (each Input).Output) -> Bool
    ) {
        let typed = (repeat Weak(each inputs))
        var fields: [WeakField] = []
        for input in repeat each inputs { fields.append(WeakField(field: input)) }
        self.error = error
        self.inputs = fields
        self.shown = shown.map { WeakField(field: $0) } ?? fields.last ?? WeakField(field: nil)
        verdict = {
            do throws(Silence) {
                return holds(repeat try (each typed).yielded())
            } catch {
                return nil
            }
        }
    }

    /// The inputs that depend on each other, as far as they still live.
    public var fields: [any FormField] { inputs.compactMap(\.field) }

    /// Whether the rule holds for the values as they are now, or `nil` if one of the inputs is rejected by its own
    /// strategy.
    public var holds: Bool? { verdict() }

    /// Puts the rule in force wherever its inputs are used, for as long as they live; once is enough.
    public func attach() {
        guard !isAttached, isWhole else { return }
        if isLive { retire() }
        isAttached = true
        forEachState { $0.attach(self) }
        forEachState { $0.review() }
    }

    /// Takes the rule, and the error that it shows, away from its inputs; forms that name it still do.
    public func detach() {
        guard isAttached else { return }
        withdraw()
        isAttached = false
        forEachState { $0.detach(self) }
        announce()
        forEachState { state in
            state.review()
            reviewForms(of: state)
        }
    }
}

// MARK: - At the inputs

extension FieldRule {
    /// Whether the rule was evaluated and did not hold.
    var isBroken: Bool { shown.field?.state.has(source(at: shown)) ?? false }

    /// The input that shows the error.
    var shownField: (any FormField)? { shown.field }

    /// Whether all inputs still live.
    var isWhole: Bool { inputs.allSatisfy { $0.field != nil } }

    func forEachState(_ body: (FieldState) -> Void) {
        for input in inputs { if let state = input.field?.state { body(state) } }
    }

    func concerns(_ state: FieldState) -> Bool {
        inputs.contains { $0.field?.state === state }
    }

    func concerns(anyOf states: Set<ObjectIdentifier>) -> Bool {
        !states.isEmpty && inputs.contains { $0.field.map { states.contains(ObjectIdentifier($0.state)) } ?? false }
    }

    /// Whether the two would be one rule if a form were made again.
    func isAlike(_ other: FieldRule) -> Bool {
        self === other
            || error == other.error && inputs.count == other.inputs.count
                && zip(inputs, other.inputs).allSatisfy { $0.field?.state === $1.field?.state }
    }

    /// Begins to report to the inputs, because a form that names the rule validates.
    func install() {
        guard !isLive, !isAttached else { return }
        isLive = true
        forEachState { $0.install(self) }
    }

    /// Takes back what it reported and marks it as out of force; the inputs drop it with ``FieldState/sweep()``.
    func abandon() {
        withdraw()
        isLive = false
    }

    private func retire() {
        abandon()
        forEachState { $0.uninstall(self) }
    }

    /// Goes from the inputs that are left, because one of them is gone.
    func leave() {
        retire()
        detach()
        announce()
    }

    /// Evaluates the rule, if all inputs have an answer, and reports to them.
    ///
    /// - Returns: Whether it holds, or `nil` if it was silent.
    @discardableResult
    func ask() -> Bool? {
        let isAnswered = inputs.allSatisfy { $0.field?.state.hasFinalAnswer == true }
        let holds = isAnswered ? verdict() : nil
        guard holds == false else {
            withdraw()
            return holds
        }
        for input in inputs { input.field?.state.report(error, from: source(at: input)) }
        if !inputs.contains(where: { $0.field === shown.field }) {
            shown.field?.state.report(error, from: source(at: shown))
        }
        return false
    }

    /// Clears all inputs together after an edit, and takes the message back if it is mended.
    func inputChanged() {
        guard isBroken else { return }
        for input in inputs { input.field?.state.dim(source(at: input)) }
        if verdict() == true || shown.field?.state.keepsErrorsWhileEditing == false { withdraw() }
    }

    /// Takes back what the rule reported.
    func withdraw() {
        for input in inputs { input.field?.state.withdraw(source(at: input)) }
        shown.field?.state.withdraw(source(at: shown))
    }

    func announce(except announced: FieldState? = nil) {
        forEachState { if $0 !== announced { $0.announce() } }
        if let state = shown.field?.state, state !== announced { state.announce() }
    }

    /// Evaluates again what observers of forms wait for that have another input of the rule.
    func reviewForms(of state: FieldState) {
        forEachState { other in
            guard other !== state else { return }
            for watch in other.watches { watch.review(state, standing: nil) }
        }
    }

    private func source(at input: WeakField) -> Report.Source {
        .rule(self, isShown: input.field === shown.field)
    }
}

private struct WeakField {
    weak var field: (any FormField)?
}

private struct Weak<Input: FormField> {
    weak var input: Input?

    init(_ input: Input) { self.input = input }

    func yielded() throws(Silence) -> Input.Output {
        guard let input else { throw Silence() }
        do throws(ValidationError) { return try input.resolved() } catch { throw Silence() }
    }
}

/// Why a rule has nothing to say: one of its inputs is rejected or gone.
private struct Silence: Error {}

// MARK: - Stock rules

extension FieldRule {
    /// Two inputs that must yield the same; the first one repeats the second one and shows the error.
    ///
    /// Texts are the same if their bytes are, as with `.equal(to:)`. What repeats a secret is secret.
    ///
    /// - Parameters:
    ///   - repetition: The input that repeats the other one and shows the error.
    ///   - original: The input to repeat.
    ///   - error: What to report, by default code 1230.
    public static func equal<Value: Equatable>(
        _ repetition: some FormField<Value>, to original: some FormField<Value>, or error: ValidationError? = nil
    ) -> FieldRule {
        repetition.state.shareSecrecy(of: original.state)
        let isSame = Sameness<Value>()
        return FieldRule(
            original, repetition, or: error ?? .naming(original, .fieldsDiffer), shownAt: repetition,
            where: { (first: Value, second: Value) in isSame(first, second) })
    }

    /// Two inputs of which the second must yield more than the first, as an end and its start; the second one shows the
    /// error.
    ///
    /// - Parameters:
    ///   - first: The input with the smaller value.
    ///   - second: The input with the larger value, which shows the error.
    ///   - error: What to report, by default code 1231.
    public static func ascending<Value: Comparable>(
        _ first: some FormField<Value>, _ second: some FormField<Value>, or error: ValidationError? = nil
    ) -> FieldRule {
        FieldRule(
            first, second, or: error ?? .naming(first, .fieldsOrder), shownAt: second,
            where: { (first: Value, second: Value) in first < second })
    }

    /// Inputs of which at least one must be filled, such as a phone number and an e-mail address; the first one shows the
    /// error.
    ///
    /// Not filled are an empty or blank text, an empty collection, `nil` and `false`. The inputs themselves must accept
    /// those: give them `.optional(…)`.
    ///
    /// - Parameters:
    ///   - first: The input that shows the error.
    ///   - others: The other inputs.
    ///   - error: What to report, by default code 1232.
    public static func atLeastOne<First: FormField, each Other: FormField>(
        of first: First, _ others: repeat each Other, or error: ValidationError? = nil
    ) -> FieldRule {
        var labels: [String?] = []
        for other in repeat each others { labels.append(other.label) }
        let error =
            error
            ?? ValidationError(.fieldsAllEmpty, parameters: [.accepted: .list(labels.compactMap(\.self))])
        return FieldRule(
            first, repeat each others, or: error, shownAt: first,
            where: { (first: First.Output, others: repeat (each Other).Output) in
                if !isNothing(first) { return true }
                for other in repeat each others {
                    if !isNothing(other) { return true }
                }
                return false
            })
    }
}

/// Whether nobody filled a value in: a blank text, an empty collection, `false`, `nil`, or an optional that holds one of
/// these.
private func isNothing<Value>(_ value: Value) -> Bool {
    if let optional = value as? any Emptiable { return optional.isNothing }
    if let text = value as? any StringProtocol { return text.unicodeScalars.allSatisfy(\.isBlank) }
    if let isOn = value as? Bool { return !isOn }
    return (value as? any Collection)?.isEmpty ?? false
}

private protocol Emptiable {
    var isNothing: Bool { get }
}

extension Optional: Emptiable {
    fileprivate var isNothing: Bool { map { InputValidation.isNothing($0) } ?? true }
}

extension ValidationError {
    /// The error with a parameter that names another input of the form.
    fileprivate static func naming(_ field: some FormField, _ code: Code) -> ValidationError {
        ValidationError(code, parameters: [.other: .text(field.label ?? field.key ?? "the other input")])
    }
}
