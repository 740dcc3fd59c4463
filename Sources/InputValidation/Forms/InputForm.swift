// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Several inputs that yield one typed result.
///
/// Inputs, other forms, `if`, `if`–`else` and `for` stand in its closure. Every part yields a value: a
/// ``ValidatedInput`` its normalised value, a ``ParsedInput`` what its parser understood, a section its own result. The
/// values come as a tuple in the order of the parts, and ``map(_:)`` makes the type you want of it.
///
/// ```swift
/// final class Registration {
///     @ValidatedInput(.alphanumeric, label: "ID") var id = ""
///     @ParsedInput(.integer(in: 0...999), label: "Age") var age = ""
///
///     var request: InputForm<Request> {
///         InputForm {
///             $id
///             $age
///         }.map(Request.init)  // Request.init(id: String, age: Int)
///     }
/// }
///
/// let registration = Registration()
/// do {
///     send(try registration.request())
/// } catch {
///     error.failures.map(\.reason)  // ["Enter ID", "Enter age"]
/// }
/// ```
///
/// A form is a value that refers to its inputs, so it may be made at each use, as above, or once. It checks **all** its
/// fields at each validation; failures come in the order of the fields.
public struct InputForm<Output> {
    let entries: [FormEntry]
    let yield: () throws(ValidationError) -> Output

    init(entries: [FormEntry], yield: @escaping () throws(ValidationError) -> Output) {
        self.entries = entries
        self.yield = yield
    }

    /// Creates a form from its parts.
    ///
    /// - Parameter content: The inputs and sections, in the order in which they are reported.
    public init(@FormBuilder _ content: () -> InputForm<Output>) {
        self = content()
    }
}

/// A field in a form: where it is, and whether it takes part now.
struct FormEntry {
    let field: any FormField
    var path: [ValidationError.PathComponent] = []
    var isIncluded: (() -> Bool)?

    var takesPart: Bool { isIncluded?() ?? true }

    /// The error as the form reports it: with the path of the section.
    func reported(_ error: ValidationError) -> ValidationError {
        path.isEmpty ? error : error.presented(within: ValidationError.Presentation(path: path))
    }
}

// MARK: - Asking

extension InputForm {
    /// Asks every field, then the rules over several fields, and shows the answers at the fields.
    ///
    /// A section or a single field can be asked alone in the same way. Where everything is accepted it allocates
    /// nothing.
    ///
    /// - Returns: Whether there is nothing to mend. An asynchronous strategy that has not answered for the value as it is
    ///   now counts as a refusal; ``submit(isolation:)`` waits for it.
    @discardableResult
    public func validate() -> Bool {
        for entry in entries {
            if entry.takesPart {
                entry.field.state.defersRules = true
                entry.field.validate()
                entry.field.state.defersRules = false
            } else {
                // What left the form loses its errors.
                entry.field.clear()
            }
        }
        for entry in entries {
            for rule in entry.field.state.rules where rule.isDue { rule.ask() }
        }
        return entries.allSatisfy { !$0.takesPart || ($0.field.state.isAccepted && $0.field.state.isSettled) }
    }

    /// Asks every field and returns the typed result.
    ///
    /// - Throws: A ``FormFailure`` with the errors of all fields.
    public func callAsFunction() throws(FormFailure) -> Output {
        guard validate() else { throw failure }
        do throws(ValidationError) { return try yield() } catch { throw FormFailure(failures: [error]) }
    }

    /// Asks every field; the typed result, or the errors of all fields.
    ///
    /// A method and not a property, because the answers are shown at the fields.
    public func result() -> Result<Output, FormFailure> {
        do throws(FormFailure) { return .success(try self()) } catch { return .failure(error) }
    }

    /// Asks every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// Never uses an answer for an older text: if a field is edited meanwhile, the new text is asked about. If the task
    /// is cancelled, fields without an answer are reported with code 1233.
    ///
    /// - Parameter isolation: The actor on which the inputs live; the caller's.
    /// - Throws: A ``FormFailure`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormFailure) -> Output {
        validate()
        for entry in entries where entry.takesPart { entry.field.state.check?.start() }
        // An edit while one field is waited for may unsettle another one.
        while !Task.isCancelled, let check = unsettledCheck {
            await check.settle(isolation: isolation)
        }
        return try self()
    }

    private var unsettledCheck: FieldCheck? {
        for entry in entries where entry.takesPart && !entry.field.state.isSettled {
            return entry.field.state.check
        }
        return nil
    }

    private var failure: FormFailure {
        // A rule may show its error at a field of another section.
        let included = entries.filter(\.takesPart)
        var elsewhere: [ValidationError] = []
        for rule in included.flatMap(\.field.state.rules) {
            guard let (state, error) = rule.broken, !included.contains(where: { $0.field.state === state }),
                !elsewhere.contains(error)
            else { continue }
            elsewhere.append(error)
        }
        return FormFailure(failures: report.failures + elsewhere + included.compactMap(\.unsettled))
    }
}

extension FormEntry {
    fileprivate var unsettled: ValidationError? {
        guard takesPart, !field.state.isSettled else { return nil }
        return reported(field.state.presented(ValidationError(.asyncPending)))
    }
}

// MARK: - Looking

extension InputForm {
    /// The fields that take part now, in order.
    public var fields: [any FormField] {
        entries.lazy.filter(\.takesPart).map(\.field)
    }

    /// What the fields last answered, those that passed and those that did not; asks nobody.
    public var report: FormReport {
        FormReport(
            entries: entries.lazy.filter { $0.takesPart && $0.field.isAnswered }.map { entry in
                FormReport.Entry(
                    label: entry.field.label,
                    path: entry.path + (entry.field.key.map { [.key($0)] } ?? []),
                    errors: entry.field.errors.map(entry.reported))
            })
    }

    /// The first field with an error, for the focus; asks nobody.
    public var firstRefused: (any FormField)? {
        entries.first { $0.takesPart && !$0.field.errors.isEmpty }?.field
    }

    /// Whether every strategy and every rule accepts the values as they are now; shows nothing.
    public var isValid: Bool {
        for entry in entries where entry.takesPart {
            guard entry.field.state.isSettled, entry.field.isResolvable else { return false }
            for rule in entry.field.state.rules where rule.holds == false { return false }
        }
        return true
    }

    /// Whether an asynchronous strategy of a field is being asked.
    public var isPending: Bool { entries.contains { $0.takesPart && $0.field.isPending } }

    /// Whether the value of a field differs from its first one.
    public var isDirty: Bool { entries.contains { $0.takesPart && $0.field.isDirty } }

    /// Whether a field was edited or left.
    public var isTouched: Bool { entries.contains { $0.takesPart && $0.field.isTouched } }
}

extension FormField {
    fileprivate var isResolvable: Bool {
        // An observer of the form's verdict depends on what it is made of.
        _ = state.changes.value
        _ = state.changes.validator
        _ = state.changes.pending
        do throws(ValidationError) { _ = try resolved() } catch { return false }
        return true
    }
}

// MARK: - Changing all fields

extension InputForm {
    /// Returns every field to its first value, unanswered and untouched; fields that do not take part too.
    public func reset() {
        for entry in entries { entry.field.reset() }
    }

    /// Forgets the answers of every field; the values stay.
    public func clear() {
        for entry in entries { entry.field.clear() }
    }

    /// Attaches errors from elsewhere, such as the answer of a server, to the fields that they are about.
    ///
    /// A field is found by the error's path, and failing that by its label. The error goes with the next edit of the
    /// field.
    ///
    /// ```swift
    /// let unplaced = form.refuse(try JSONDecoder().decode(FormFailure.self, from: body).failures)
    /// ```
    ///
    /// - Parameter errors: The errors.
    /// - Returns: Those that no field answers to, for the top of the form.
    @discardableResult
    public func refuse(_ errors: [ValidationError]) -> [ValidationError] {
        errors.filter { error in
            guard let (entry, inner) = place(of: error) else { return true }
            entry.field.refuse(inner)
            return false
        }
    }

    /// Attaches the errors that another form, perhaps on a server, reported.
    @discardableResult
    public func refuse(_ failure: FormFailure) -> [ValidationError] {
        refuse(failure.failures)
    }

    private func place(of error: ValidationError) -> (entry: FormEntry, inner: ValidationError)? {
        for entry in entries where entry.takesPart {
            guard let key = entry.field.key else { continue }
            let path = entry.path + [.key(key)]
            if error.path.starts(with: path) { return (entry, error.droppingPath(path.count)) }
        }
        guard error.path.isEmpty, let label = error.label else { return nil }
        return entries.first { $0.takesPart && $0.field.label == label }.map { ($0, error) }
    }
}

// MARK: - Shaping

extension InputForm {
    /// Returns the form with another result made of its own: `.map(Request.init)`.
    public func map<New>(_ transform: @escaping (Output) -> New) -> InputForm<New> {
        InputForm<New>(entries: entries) { () throws(ValidationError) -> New in transform(try yield()) }
    }

    /// Returns the form with a further rule; fields of the rule that are not in the form are asked with it.
    ///
    /// A rule is in force without this, too; here it is seen where the form is read.
    public func rule(_ rule: FieldRule) -> InputForm<Output> {
        let known = entries.map { ObjectIdentifier($0.field.state) }
        let more = rule.fields.filter { !known.contains(ObjectIdentifier($0.state)) }
        return InputForm(entries: entries + more.map { FormEntry(field: $0) }, yield: yield)
    }

    /// Returns the form as a section that takes part or not, which yields `nil` when it does not.
    ///
    /// Unlike a plain `if`, it loses its errors at the next validation after it left.
    ///
    /// - Parameter condition: Whether it takes part; looked at when the form is made, as in a computed property.
    public func included(if condition: Bool) -> InputForm<Output?> {
        included { condition }
    }

    /// Returns the form as a section that takes part while an input, such as a switch, is on.
    ///
    /// - Parameter input: Looked at whenever the form is used.
    public func included(if input: ValidatedInput<Bool>) -> InputForm<Output?> {
        included { input.value }
    }

    private func included(_ condition: @escaping () -> Bool) -> InputForm<Output?> {
        let entries = entries.map { entry in
            var entry = entry
            let inner = entry.isIncluded
            entry.isIncluded = { condition() && inner?() ?? true }
            return entry
        }
        return InputForm<Output?>(entries: entries) { () throws(ValidationError) -> Output? in
            condition() ? try yield() : nil
        }
    }

    /// Returns the form as a section whose errors have a path: `address.city` instead of `city`.
    public func under(_ key: String) -> InputForm<Output> { under(.key(key)) }

    /// Returns the form as one of several equal sections: `lines[2].amount`.
    public func under(_ key: String, _ index: Int) -> InputForm<Output> { under(.index(index)).under(.key(key)) }

    private func under(_ component: ValidationError.PathComponent) -> InputForm<Output> {
        let entries = entries.map { entry in
            var entry = entry
            entry.path.insert(component, at: 0)
            return entry
        }
        return InputForm(entries: entries, yield: yield)
    }
}
