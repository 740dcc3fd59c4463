// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A rule over several inputs, such as "start before end": they fail together and clear together.
///
/// It compares what the inputs yield (normalised values, parsed results), and one of them shows the error.
///
/// ```swift
/// FieldRule($start, $end, or: .endBeforeStart, shownAt: $end) { $0 < $1 }
/// ```
///
/// - It is in force from its making, for as long as its inputs live; a rule made again in the same line for the same
///   inputs, as in a computed form, takes the place of the older one.
/// - It is asked whenever one of its inputs gets an answer and all of them have one, whatever other inputs of the form
///   say. **While one of its own inputs is refused by its own strategy, it is silent**: "enter a date" and "must be
///   after the start" at once would be noise.
/// - If it refuses, all its inputs stand out. An edit of any of them takes the highlight from all; the message goes as
///   soon as the rule holds again, whichever of them was edited.
/// - Inputs hold their rules, and a rule knows its inputs weakly, so there is no cycle to break. The condition is
///   `@Sendable`: it is given values and cannot capture a form.
public final class FieldRule {
    /// What is reported if the rule does not hold.
    public let error: ValidationError

    /// Set while a form asks its fields: the rule is asked once, when all of them have answered.
    var isDue = false

    let id: ID
    private let inputs: [WeakField]
    private let shown: WeakField
    /// Whether the rule holds, or `nil` if one of its inputs is refused or gone.
    private let verdict: () -> Bool?

    /// What makes two rules editions of the same one.
    struct ID: Equatable {
        let site: Site
        let domain: ValidationError.Domain
        let code: ValidationError.Code
        let inputs: [ObjectIdentifier]
    }

    /// Where in the source a rule is made.
    struct Site: Equatable {
        let file: String
        let line: UInt
        let column: UInt
    }

    /// Creates a rule and puts it in force.
    ///
    /// - Parameters:
    ///   - inputs: The inputs that depend on each other.
    ///   - error: What to report if the rule does not hold.
    ///   - shown: The input that shows the error; by default the last one.
    ///   - file: Where the rule is made; with the line and the column it tells rules apart.
    ///   - line: The line where the rule is made.
    ///   - column: The column where the rule is made.
    ///   - holds: Whether the rule holds for what the inputs yield.
    @discardableResult
    public convenience init<each Input: FormField>(
        _ inputs: repeat each Input,
        or error: ValidationError,
        shownAt shown: (any FormField)? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column,
        holds: @escaping @Sendable (repeat (each Input).Output) -> Bool
    ) {
        let site = Site(file: file, line: line, column: column)
        self.init(repeat each inputs, or: error, shownAt: shown, madeAt: site, where: holds)
    }

    private init<each Input: FormField>(
        _ inputs: repeat each Input,
        or error: ValidationError,
        shownAt shown: (any FormField)? = nil,
        madeAt site: Site,
        where holds: @escaping (repeat (each Input).Output) -> Bool
    ) {
        let typed = (repeat Weak(each inputs))
        var fields: [WeakField] = []
        for input in repeat each inputs { fields.append(WeakField(field: input)) }
        self.error = error
        self.inputs = fields
        self.shown = shown.map { WeakField(field: $0) } ?? fields.last ?? WeakField(field: nil)
        id = ID(
            site: site, domain: error.domain, code: error.code,
            inputs: fields.compactMap { $0.field.map { ObjectIdentifier($0.state) } })
        verdict = {
            do throws(Silence) {
                return holds(repeat try (each typed).yielded())
            } catch {
                return nil
            }
        }
        for field in fields { field.field?.state.join(self) }
    }

    /// The inputs that depend on each other, as far as they still live.
    public var fields: [any FormField] { inputs.compactMap(\.field) }

    /// Whether the rule holds for the values as they are now, or `nil` if one of the inputs is refused by its own
    /// strategy.
    public var holds: Bool? { verdict() }

    /// Whether the rule was asked and did not hold.
    var isBroken: Bool { shown.field?.state.has(source(at: shown)) ?? false }

    /// The error as it is shown, if the rule is broken, and where.
    var broken: (state: FieldState, error: ValidationError)? {
        guard isBroken, let state = shown.field?.state else { return nil }
        return (state, state.presented(error))
    }

    /// Asks the rule, if all inputs have an answer, and reports to them.
    func ask() {
        isDue = false
        let isAnswered = inputs.allSatisfy { $0.field?.state.hasFinalAnswer == true }
        guard isAnswered, verdict() == false else { return withdraw() }
        for input in inputs { input.field?.state.report(error, from: source(at: input)) }
        if !inputs.contains(where: { $0.field === shown.field }) {
            shown.field?.state.report(error, from: source(at: shown))
        }
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

    private func source(at input: WeakField) -> Report.Source {
        .rule(id, isShown: input.field === shown.field)
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

/// Why a rule has nothing to say: one of its inputs is refused or gone.
private struct Silence: Error {}

// MARK: - Stock rules

extension FieldRule {
    /// Two inputs that must yield the same; the second one shows the error.
    ///
    /// What repeats a secret is secret.
    ///
    /// - Parameters:
    ///   - original: The input to repeat.
    ///   - repetition: The input that repeats it and shows the error.
    ///   - error: What to report, by default code 1230.
    ///   - file: Where the rule is made.
    ///   - line: The line where the rule is made.
    ///   - column: The column where the rule is made.
    @discardableResult
    public static func equal<Value: Equatable>(
        _ original: some FormField<Value>, _ repetition: some FormField<Value>,
        or error: ValidationError? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> FieldRule {
        repetition.state.shareSecrecy(of: original.state)
        return FieldRule(
            original, repetition, or: error ?? .naming(original, .fieldsDiffer),
            madeAt: Site(file: file, line: line, column: column)
        ) { $0 == $1 }
    }

    /// Two inputs of which the second must yield more than the first, as an end and its start; the second one shows the
    /// error.
    ///
    /// - Parameters:
    ///   - first: The input with the smaller value.
    ///   - second: The input with the larger value, which shows the error.
    ///   - error: What to report, by default code 1231.
    ///   - file: Where the rule is made.
    ///   - line: The line where the rule is made.
    ///   - column: The column where the rule is made.
    @discardableResult
    public static func ascending<Value: Comparable>(
        _ first: some FormField<Value>, _ second: some FormField<Value>,
        or error: ValidationError? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> FieldRule {
        FieldRule(
            first, second, or: error ?? .naming(first, .fieldsOrder),
            madeAt: Site(file: file, line: line, column: column)
        ) { $0 < $1 }
    }

    /// Texts of which at least one must not be empty, such as a phone number and an e-mail address; the first one shows
    /// the error.
    ///
    /// The inputs themselves must accept an empty text: give them `.optional(…)`.
    ///
    /// - Parameters:
    ///   - first: The input that shows the error.
    ///   - others: The other inputs.
    ///   - error: What to report, by default code 1232.
    ///   - file: Where the rule is made.
    ///   - line: The line where the rule is made.
    ///   - column: The column where the rule is made.
    @discardableResult
    public static func atLeastOne<First: FormField, each Other: FormField>(
        of first: First, _ others: repeat each Other,
        or error: ValidationError? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> FieldRule {
        var labels: [String?] = []
        for other in repeat each others { labels.append(other.label) }
        let error =
            error
            ?? ValidationError(.fieldsAllEmpty, parameters: [.accepted: .list(labels.compactMap(\.self))])
        return FieldRule(
            first, repeat each others, or: error, shownAt: first, madeAt: Site(file: file, line: line, column: column)
        ) { (first: First.Output, others: repeat (each Other).Output) in
            if !isNothing(first) { return true }
            for other in repeat each others {
                if !isNothing(other) { return true }
            }
            return false
        }
    }
}

/// Whether there is nothing in a value: an empty text, `nil`, or an optional that holds nothing.
private func isNothing<Value>(_ value: Value) -> Bool {
    if let text = value as? String { return text.isEmpty }
    return (value as? any Emptiable)?.isNothing ?? false
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
