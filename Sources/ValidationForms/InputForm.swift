// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A form with several inputs that returns one typed result.
///
/// Its closure can contain inputs, other forms, `if`, `else`, and `for`. A ``ValidatedInput`` returns its normalized
/// value, a ``ParsedInput`` its parsed output, and a nested form, called a section, its own result. The form returns
/// the values as a tuple in the order of the parts. ``map(_:)`` converts the tuple to your type.
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
///     send(try registration.request.value())
/// } catch {
///     error.errors.map(\.reason)
///     // ["ID must not be empty", "Age must not be empty"]
/// }
/// ```
///
/// A form is a value that refers to its inputs. You can create it for each use, as above, or store it. A form
/// validates **all** its fields and reports the errors in the fields' order.
public struct InputForm<Output> {
    let entries: [FormEntry]
    let rules: [ConditionalRule]
    let makeOutput: () throws(ValidationError) -> Output

    init(
        entries: [FormEntry], rules: [ConditionalRule] = [], makeOutput: @escaping () throws(ValidationError) -> Output
    ) {
        self.entries = entries
        self.rules = rules
        self.makeOutput = makeOutput
    }

    /// Creates a form from inputs and sections.
    ///
    /// Its errors come in the same order.
    public init(@FormBuilder _ content: () -> InputForm<Output>) { self = content() }
}

/// A field in a form, with its path and the condition that includes it.
final class FormEntry {
    let field: any FormField
    let inputState: InputState
    let path: [ValidationError.PathComponent]
    let condition: ParticipationCondition?

    init(field: any FormField, path: [ValidationError.PathComponent] = [], condition: ParticipationCondition? = nil) {
        self.field = field
        self.path = path
        self.condition = condition
        inputState = field.state
    }

    var takesPart: Bool { condition?() ?? true }
    var id: ObjectIdentifier { ObjectIdentifier(inputState) }

    /// The field's path in its section; empty if the field has no key.
    var pathInSection: [ValidationError.PathComponent] { field.key.map { [.key($0)] } ?? [] }

    func fieldReport(with errors: [ValidationError], includingValue: Bool = false) -> FormReport.Field {
        FormReport.Field(
            label: field.label, path: path + pathInSection, errors: errors.map { $0.under(path) },
            value: includingValue && !field.isSecret ? inputState.input?.valueDescription : nil)
    }
}

struct ConditionalRule {
    let rule: CrossFieldRule
    /// The condition that includes the sections that contain the rule and its inputs.
    var condition: ParticipationCondition?

    var takesPart: Bool { rule.hasAllInputs && condition?() ?? true }
}

// MARK: - Validating

extension InputForm {
    /// Validates every field and every cross-field rule, and keeps the errors at the fields.
    ///
    /// You can validate a section or a single field alone in the same way.
    ///
    /// - Returns: Whether everything is accepted, like ``isValid``. An asynchronous strategy without a result for the
    ///   current value counts as a rejection. ``submit(isolation:)`` waits for it.
    @discardableResult
    public func validate() -> Bool {
        defer { discardAcceptances() }
        return validateAndNotify() == .accepted
    }

    /// Validates every field and returns the typed result, or throws the errors of all fields.
    public func value() throws(FormError) -> Output {
        defer { discardAcceptances() }
        guard validateAndNotify() == .accepted else { throw formError }
        // Accepted fields aren't evaluated again until this method returns.
        do throws(ValidationError) { return try makeOutput() } catch { throw FormError(errors: [error]) }
    }

    /// Validates every field and returns the typed result, or the errors of all fields.
    package func result() -> Result<Output, FormError> {
        do throws(FormError) { return .success(try value()) } catch { return .failure(error) }
    }

    /// Validates, notifies observers, and marks the accepted fields as accepted for the running call.
    private func validateAndNotify() -> Verdict {
        let participants = participants
        // A field that no longer takes part loses its errors, and so do the other inputs of its rules.
        var others = participants.excluded.flatMap(\.rules).flatMap(\.affectedStates)
        for state in participants.excluded {
            state.clearResult()
            // A call that waits for the strategy without submitting, such as `validateWithChecks()`, starts it again.
            if state.submissionCount == 0 { state.check?.stop() }
        }
        others += deactivateOtherRules()
        var verdict = Verdict.accepted
        for entry in participants.included { verdict = min(verdict, entry.inputState.validate()) }
        let attached = attachedRules(of: participants)
        let outsideInputs = inputsOutsideForm(of: attached)
        for state in outsideInputs where state.validate() == .rejected { verdict = .rejected }
        if !evaluateRules(attached: attached) { verdict = .rejected }
        others += (rules.map(\.rule) + attached).flatMap(\.affectedStates)

        let isChanged = publish(others)
        for state in outsideInputs { state.cachedAcceptance = nil }
        // An observer may have edited or rejected a field, switched a section, or attached a rule.
        guard isChanged || !participants.included.elementsEqual(self.participants.included, by: ===) else {
            return verdict
        }
        let current = attachedRules(of: self.participants)
        evaluateRules(attached: current)
        publish(others + current.flatMap(\.affectedStates))
        return self.verdict
    }

    /// Evaluates the form's own rules and the attached rules, and returns whether they all hold.
    @discardableResult
    private func evaluateRules(attached: [CrossFieldRule]) -> Bool {
        var hold = true
        for named in rules {
            if named.takesPart {
                named.rule.activate(while: named.condition)
                if named.rule.evaluate() != true { hold = false }
            } else {
                named.rule.withdrawError()
            }
        }
        for rule in attached where rule.evaluate() != true { hold = false }
        return hold
    }

    private func discardAcceptances() {
        for entry in entries { entry.inputState.cachedAcceptance = nil }
    }

    /// Notifies the observers of the fields and of other inputs, and returns whether an observer changed an input.
    @discardableResult
    func publish(_ otherStates: [InputState] = []) -> Bool {
        var states = entries.map(\.inputState)
        states += otherStates
        return InputState.publish(states)
    }

    private typealias Participants = (included: [FormEntry], excluded: [InputState])

    /// The included entries, and the excluded fields.
    private var participants: Participants {
        guard entries.contains(where: { $0.condition != nil }) else { return (entries, []) }
        let included = entries.filter(\.takesPart)
        let ids = Set(included.map(\.id))
        return (included, entries.filter { !ids.contains($0.id) }.map(\.inputState))
    }

    /// The current verdict, for an observer; it is not stored anywhere.
    private var verdict: Verdict {
        let participants = participants
        var verdict = Verdict.accepted
        for entry in participants.included {
            entry.inputState.changes.access(.rules)
            verdict = min(verdict, entry.inputState.verdictForObserver)
            if verdict == .rejected { return .rejected }
        }
        for named in rules where named.takesPart && !named.rule.holdsForObserver { return .rejected }
        for rule in attachedRules(of: participants) where rule.hasRejectedInput || !rule.holdsForObserver {
            return .rejected
        }
        return verdict
    }

    /// Returns the attached rules that involve any of the form's fields, each once.
    private func attachedRules(of participants: Participants) -> [CrossFieldRule] {
        let attached = participants.included.flatMap { $0.inputState.rules }.filter { $0.isAttached && $0.hasAllInputs }
        if attached.isEmpty { return [] }
        var seen = Set(rules.map { ObjectIdentifier($0.rule) })
        let excluded = Set(participants.excluded.map { ObjectIdentifier($0) })
        return attached.filter { rule in
            seen.insert(ObjectIdentifier(rule)).inserted
                && !rule.inputStates.contains { excluded.contains(ObjectIdentifier($0)) }
        }
    }

    /// Returns the rules' inputs that are not in the form.
    private func inputsOutsideForm(of rules: [CrossFieldRule]) -> [InputState] {
        guard !rules.isEmpty else { return [] }
        var seen = Set(entries.map(\.id))
        return rules.flatMap(\.inputStates).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Deactivates the rules that other forms activated when they validated the fields earlier, and the rules with a
    /// deallocated input.
    ///
    /// - Returns: These rules' fields.
    private func deactivateOtherRules() -> [InputState] {
        let known = Set(rules.map { ObjectIdentifier($0.rule) })
        let others = entries.flatMap { $0.inputState.rules }.filter {
            !$0.hasAllInputs || !$0.isAttached && !known.contains(ObjectIdentifier($0))
        }
        let states = others.flatMap(\.affectedStates)
        for rule in others { rule.deactivate() }
        // A rule can't find the state of a deallocated input.
        for entry in entries { entry.inputState.removeIncompleteRules() }
        return states
    }

    private var formError: FormError {
        var errors = report.errors
        for entry in entries where entry.takesPart {
            // A strategy that couldn't decide has reported its own error.
            guard entry.inputState.check?.rejection == nil, entry.inputState.verdict == .undecided else { continue }
            errors.append(entry.field.addingFieldContext(to: ValidationError(.asyncPending)).under(entry.path))
        }
        if errors.isEmpty {
            // Either a strategy contradicts itself, or an observer has edited a value.
            do throws(ValidationError) { _ = try makeOutput() } catch { errors = [error] }
        }
        if errors.isEmpty {
            let pending = ValidationError(.asyncPending)
            errors = [messages.map { pending.localized(in: $0) } ?? pending]
        }
        return FormError(errors: errors)
    }

    // MARK: - Reading

    /// The fields that are currently part of the form, in order.
    public var fields: [any FormField] { entries.filter(\.takesPart).map(\.field) }

    /// The fields' last validation results, both accepted and rejected; reading it doesn't validate.
    public var report: FormReport { report(includingValues: false) }

    /// Returns the ``report``, optionally with values as text, except the values of secret inputs.
    ///
    /// Inputs outside the form that share an attached rule with one of its fields are included while they have an
    /// error.
    public func report(includingValues: Bool) -> FormReport {
        let participants = participants
        var reported: [FormReport.Field] = []
        for entry in participants.included {
            entry.inputState.changes.access(.rules)
            guard entry.field.hasResult else { continue }
            reported.append(entry.fieldReport(with: entry.field.errors, includingValue: includingValues))
        }
        let attached = attachedRules(of: participants)
        var seen = Set(participants.included.map(\.id))
        func add(_ field: any FormField, _ errors: (InputState) -> [ValidationError]) {
            guard seen.insert(ObjectIdentifier(field.state)).inserted, !field.errors.isEmpty else { return }
            let errors = field.localized(errors(field.state))
            let entry = entries.first { $0.inputState === field.state } ?? FormEntry(field: field)
            if !errors.isEmpty { reported.append(entry.fieldReport(with: errors)) }
        }
        for field in attached.flatMap(\.fields) { add(field, \.countedErrors) }
        // A field that only shows a rule's error isn't among the rule's inputs.
        let current = attached + rules.filter(\.takesPart).map(\.rule)
        for field in current.compactMap(\.errorField) { add(field, \.ownErrors) }
        return FormReport(fields: reported)
    }

    /// The first field with an error, for example to set the focus.
    public var firstRejected: (any FormField)? {
        entries.first { $0.takesPart && !$0.field.errors.isEmpty }?.field
    }

    /// Requests the focus for the first field with an error, such as after a rejected submit.
    ///
    /// - Returns: Whether a field has an error.
    @discardableResult
    public func focusFirstRejected() -> Bool {
        firstRejected?.requestFocus() != nil
    }

    /// Whether every field and every rule accepts the current values.
    ///
    /// It's the same verdict as from ``validate()``, ``value()``, and ``submit(isolation:)``. Reading it doesn't change
    /// the fields' errors. A field is accepted if its strategy accepts the value, no server error from
    /// ``FormField/reject(_:)`` rejects this value, and its asynchronous strategy, if any, has accepted this value.
    /// Every rule that the form names must hold. Every attached rule that involves one of the form's fields must hold
    /// too, even if its other inputs are not in the form.
    ///
    /// An observer is notified when the result may have changed: whenever a field's verdict changes and on each edit to
    /// a rule's input. If a result depends on the time, a change is noticed at the field's next event.
    ///
    /// - Complexity: Evaluates the strategies up to the first rejected field, and then the rules. Once an observer has
    ///   read it, editing a field evaluates only that field's strategy.
    public var isValid: Bool { verdict == .accepted }

    /// Whether a submit button should be enabled.
    ///
    /// It's `true` if no value is known to be rejected and no submit is running. Unlike ``isValid``, it doesn't wait
    /// for asynchronous strategies, because the submit does.
    public var canSubmit: Bool { !isSubmitting && verdict != .rejected }

    /// Whether a submit of this form, or of a form that shares a field with it, is running and has no result yet.
    public var isSubmitting: Bool {
        entries.contains { entry in
            entry.inputState.changes.access(.isSubmitting)
            return entry.inputState.submissionCount > 0
        }
    }

    /// Whether any field's asynchronous strategy is running.
    public var isPending: Bool { entries.contains { $0.takesPart && $0.field.isPending } }

    /// Whether any field's value differs from its original value.
    public var isDirty: Bool { entries.contains { $0.takesPart && $0.field.isDirty } }

    /// Whether the user has edited or left any field.
    public var isTouched: Bool { entries.contains { $0.takesPart && $0.field.isTouched } }

    // MARK: - Changing all fields

    /// The message catalog for every field's errors, or `nil` for ``MessageCatalog/current``.
    ///
    /// Setting another language, such as `MessageCatalog(.german)`, changes what the fields show without validating
    /// again. Reading returns the first field's catalog.
    public var messages: MessageCatalog? {
        get { entries.first?.field.messages }
        nonmutating set { for entry in entries { entry.field.messages = newValue } }
    }

    /// Restores every field's original value, even in excluded sections, and removes the results and marks.
    ///
    /// A running ``submit(isolation:)`` ends with an error.
    public func reset() { for entry in entries { entry.field.reset() } }

    /// Removes every field's results, but keeps the values.
    public func clearResults() { for entry in entries { entry.field.clearResult() } }

    /// Adds errors from another source, such as a server's response, to their fields.
    ///
    /// The error's path determines the field; if several fields match, the longest path wins. If the error has no path,
    /// its label determines the field. The form stays rejected until **any** of its fields is edited, because a server
    /// may reject a combination of fields. Fields that were not edited keep their messages until the next validation.
    ///
    /// ```swift
    /// let unplaced = form.reject(
    ///     try JSONDecoder().decode(FormError.self, from: body).errors)
    /// ```
    ///
    /// - Returns: The errors that match no field, for example to show at the top of the form.
    @discardableResult
    public func reject(_ errors: [ValidationError]) -> [ValidationError] {
        let group = RejectionGroup(of: entries.filter(\.takesPart).map(\.inputState))
        let unplaced = errors.filter { error in
            guard let (entry, inner) = placement(of: error) else { return true }
            entry.inputState.reject(inner, in: group)
            return false
        }
        publish()
        return unplaced
    }

    private func placement(of error: ValidationError) -> (entry: FormEntry, inner: ValidationError)? {
        // A field can have the same key as a section beside it, so the longest path counts.
        var placement: (entry: FormEntry, count: Int)?
        for entry in entries where entry.takesPart && !entry.pathInSection.isEmpty {
            let path = entry.path + entry.pathInSection
            guard path.count > placement?.count ?? 0, error.path.starts(with: path) else { continue }
            placement = (entry, path.count)
        }
        if let (entry, count) = placement { return (entry, error.droppingPathComponents(count)) }
        guard error.path.isEmpty, let label = error.label else { return nil }
        return entries.first { $0.takesPart && $0.field.label == label }.map { ($0, error) }
    }

    // MARK: - Shaping

    /// Returns a form that converts this form's result, as in `.map(Request.init)`.
    public func map<New>(_ transform: @escaping (Output) -> New) -> InputForm<New> {
        InputForm<New>(entries: entries, rules: rules) { () throws(ValidationError) -> New in
            transform(try makeOutput())
        }
    }

    /// Returns the form with additional rules, which it evaluates in order after its fields' strategies.
    ///
    /// The form also validates the rules' fields that are not in the form.
    public func rule(_ rules: CrossFieldRule...) -> InputForm<Output> {
        var known = Set(entries.map(\.id))
        let more = rules.flatMap(\.fields).filter { known.insert(ObjectIdentifier($0.state)).inserted }
        // A rule takes part if all its inputs do. If an input is in several sections, at least one of them must take
        // part.
        let sections = Dictionary(grouping: entries, by: \.id).mapValues { $0.map(\.condition) }
        let named = rules.map { rule in
            let conditions = rule.inputStates.compactMap { sections[ObjectIdentifier($0)] }
            if conditions.allSatisfy({ $0.contains { $0 == nil } }) { return ConditionalRule(rule: rule) }
            return ConditionalRule(rule: rule) { conditions.allSatisfy { $0.contains { $0?() ?? true } } }
        }
        return InputForm(
            entries: entries + more.map { FormEntry(field: $0) }, rules: self.rules + named, makeOutput: makeOutput)
    }

    /// Returns the form as a section that is included only if a condition is true.
    ///
    /// An excluded section returns `nil`. Unlike with a plain `if`, a section that no longer takes part loses its
    /// errors on the next validation. The condition is evaluated when the form is created.
    public func included(if condition: Bool) -> InputForm<Output?> {
        included(while: { condition }, isIncluded: { condition })
    }

    /// Returns the form as a section that is included only while an input, such as a switch, is on; checked on each
    /// use.
    public func included(if input: ValidatedInput<Bool>) -> InputForm<Output?> {
        included(while: { [weak input] in input?.value ?? false }, isIncluded: { input.value })
    }

    private func included(while condition: @escaping ParticipationCondition, isIncluded: @escaping () -> Bool)
        -> InputForm<
            Output?
        >
    {
        func both(_ other: ParticipationCondition?) -> ParticipationCondition {
            other.map { other in { condition() && other() } } ?? condition
        }
        let entries = entries.map { FormEntry(field: $0.field, path: $0.path, condition: both($0.condition)) }
        let rules = rules.map { ConditionalRule(rule: $0.rule, condition: both($0.condition)) }
        return InputForm<Output?>(entries: entries, rules: rules) { () throws(ValidationError) -> Output? in
            isIncluded() ? try makeOutput() : nil
        }
    }

    /// Returns the form as a section with a key, so that an error's path is `address.city` instead of `city`.
    ///
    /// - Parameter index: The position among several similar sections, for a path such as `lines[2].amount`.
    public func under(_ key: String, at index: Int? = nil) -> InputForm<Output> {
        let section = [.key(key)] + (index.map { [ValidationError.PathComponent.index($0)] } ?? [])
        let entries = entries.map { FormEntry(field: $0.field, path: section + $0.path, condition: $0.condition) }
        return InputForm(entries: entries, rules: rules, makeOutput: makeOutput)
    }
}
