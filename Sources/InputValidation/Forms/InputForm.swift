// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A form of several inputs that returns one typed result.
///
/// Its closure contains inputs, other forms, `if`, `else`, and `for`. Every part returns a value. A ``ValidatedInput``
/// returns its normalized value, and a ``ParsedInput`` returns its parsed output. A form inside the form is a section,
/// and returns its own result. The form returns the values as a tuple in the order of the parts. ``map(_:)`` converts
/// the tuple to your type.
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
/// A form is a value that refers to its inputs. You can create it again at each use, as above, or store it. A form
/// validates **all** its fields. The errors are in the order of the fields.
public struct InputForm<Output> {
    let entries: [FormEntry]
    let rules: [NamedRule]
    let yield: () throws(ValidationError) -> Output

    init(entries: [FormEntry], rules: [NamedRule] = [], yield: @escaping () throws(ValidationError) -> Output) {
        self.entries = entries
        self.rules = rules
        self.yield = yield
    }

    /// Creates a form from its parts.
    ///
    /// - Parameter content: The inputs and sections, in the order in which they are reported.
    public init(@FormBuilder _ content: () -> InputForm<Output>) {
        self = content()
    }
}

/// A field in a form, with its path and the conditions under which it takes part.
///
/// It is an object, because a loop over structures with four references takes longer than the validation of a field.
final class FormEntry {
    let field: any FormField
    let state: InputState
    let path: [ValidationError.PathComponent]
    let conditions: [Condition]
    private let input: (any InputCore)?

    init(
        field: any FormField, path: [ValidationError.PathComponent] = [], conditions: [Condition] = []
    ) {
        self.field = field
        self.path = path
        self.conditions = conditions
        state = field.state
        input = state.input
    }

    var takesPart: Bool { conditions.allSatisfy(\.holds) }

    /// Whether it takes part, for an observer.
    var isShown: Bool { conditions.allSatisfy(\.trackedHolds) }

    /// Whether only the strategies of the field decide, because it has neither conditions nor rules.
    var isPlain: Bool { conditions.isEmpty && !state.hasRules }

    /// Validates, and marks an accepted field as accepted for the running call.
    func validate() -> Verdict {
        let accepts = input?.validateAlone() ?? false
        if accepts { state.noteAccepted() }
        return state.verdict(accepts: accepts)
    }

    /// Returns the error as the form reports it, with the path of the section.
    func reported(_ error: ValidationError) -> ValidationError {
        path.isEmpty ? error : error.presented(within: .owned(ValidationError.Presentation(path: path)))
    }
}

extension [FormEntry] {
    /// Calls the closure for each entry without counting references, because the array holds the entries.
    @inline(__always)
    func forEachHeld(_ body: (FormEntry) -> Void) {
        withUnsafeBufferPointer { entries in
            entries.withMemoryRebound(to: Unmanaged<FormEntry>.self) { entries in
                for entry in entries { entry._withUnsafeGuaranteedRef(body) }
            }
        }
    }
}

/// A rule that a form names.
struct NamedRule {
    let rule: CrossFieldRule
    var conditions: [Condition] = []

    var takesPart: Bool { conditions.allSatisfy(\.holds) }

    /// The rule without strong references in its conditions.
    var weak: NamedRule { NamedRule(rule: rule, conditions: conditions.map(\.weak)) }
}

// MARK: - Validating

extension InputForm {
    /// Validates every field and every cross-field rule, and keeps the errors at the fields.
    ///
    /// A section or a single field can be validated alone in the same way. If everything is accepted, validation
    /// allocates no memory, except for attached rules.
    ///
    /// - Returns: Whether everything is accepted, as ``isValid``. An asynchronous strategy without a result for the
    ///   current value counts as a rejection. ``submit(isolation:)`` waits for it.
    @discardableResult
    public func validate() -> Bool {
        defer { forgetAccepted() }
        return validated() == .accepted
    }

    /// Validates every field and returns the typed result.
    ///
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func value() throws(FormError) -> Output {
        defer { forgetAccepted() }
        guard validated() == .accepted else { throw formError }
        // The accepted fields are not evaluated again until this method returns.
        do throws(ValidationError) { return try yield() } catch { throw FormError(errors: [error]) }
    }

    /// Validates every field and returns the typed result, or the errors of all fields.
    ///
    /// This is a method instead of a property, because it changes the errors of the fields.
    package func result() -> Result<Output, FormError> {
        do throws(FormError) { return .success(try value()) } catch { return .failure(error) }
    }

    /// Validates, shows the results, and marks the accepted fields as accepted for the running call.
    private func validated() -> Verdict {
        var isPlain = rules.isEmpty
        entries.forEachHeld { if !$0.isPlain { isPlain = false } }
        if isPlain { return validatedFields() }
        let excluded = excluded
        for entry in entries where excluded.contains(ObjectIdentifier(entry.state)) {
            // A field that no longer takes part loses its errors.
            entry.state.clear()
        }
        deactivateOtherRules()
        var verdict = Verdict.accepted
        for entry in entries where entry.takesPart { verdict.add(field: entry.validate()) }
        let attached = attachedRules(excluded: excluded)
        for state in partners(of: attached) { _ = validate(state) }
        for named in rules where named.takesPart && !named.rule.concerns(anyOf: excluded) {
            named.rule.activate()
            verdict.add(ruleHolds: named.rule.evaluate())
        }
        for rule in attached { verdict.add(ruleHolds: rule.evaluate()) }

        let epochs = epochs
        for entry in entries { entry.state.announce() }
        for rule in attached { rule.announce() }
        for named in rules { named.rule.announce() }
        for entry in entries {
            let state = entry.state
            state.review(accepts: state.knownAcceptance)
        }
        // An observer may have edited a field.
        return epochs == self.epochs ? verdict : FormWatch.verdict(of: entries, rules)
    }

    /// Validates fields that have neither conditions nor rules.
    private func validatedFields() -> Verdict {
        var verdict = Verdict.accepted
        var oldEpochs = 0
        entries.forEachHeld { entry in
            verdict.add(field: entry.validate())
            oldEpochs &+= entry.state.epoch
        }
        var hasObservers = false
        entries.forEachHeld { entry in
            let state = entry.state
            if !state.isRepetition, state.announce() { hasObservers = true }
            if state.hasReviews { hasObservers = true }
        }
        // Without observers, nothing was edited.
        guard hasObservers else { return verdict }
        entries.forEachHeld { $0.state.review(accepts: $0.state.knownAcceptance) }
        return oldEpochs == epochs ? verdict : FormWatch.verdict(of: entries, rules)
    }

    private func validate(_ state: InputState) -> Verdict {
        let accepts = state.input?.validateAlone() ?? false
        if accepts { state.noteAccepted() }
        return state.verdict(accepts: accepts)
    }

    private func forgetAccepted() {
        entries.forEachHeld { $0.state.forgetAccepted() }
    }

    private var epochs: Int { entries.reduce(0) { $0 &+ $1.state.epoch } }

    /// The fields of the form that do not take part.
    private var excluded: Set<ObjectIdentifier> {
        var excluded: Set<ObjectIdentifier> = []
        for entry in entries where !entry.takesPart { excluded.insert(ObjectIdentifier(entry.state)) }
        guard !excluded.isEmpty else { return [] }
        for entry in entries where entry.takesPart { excluded.remove(ObjectIdentifier(entry.state)) }
        return excluded
    }

    /// Returns the attached rules that have a field of the form, each once.
    private func attachedRules(excluded: Set<ObjectIdentifier>) -> [CrossFieldRule] {
        var found: [CrossFieldRule] = []
        var seen: Set<ObjectIdentifier> = []
        for entry in entries where entry.state.hasAttachedRules && entry.takesPart {
            if seen.isEmpty { seen = Set(rules.map { ObjectIdentifier($0.rule) }) }
            for rule in entry.state.crossFieldRules
            where rule.isAttached && seen.insert(ObjectIdentifier(rule)).inserted {
                if !rule.concerns(anyOf: excluded) { found.append(rule) }
            }
        }
        return found
    }

    /// Returns the inputs of the rules that are not in the form.
    private func partners(of rules: [CrossFieldRule]) -> [InputState] {
        guard !rules.isEmpty else { return [] }
        var seen = Set(entries.map { ObjectIdentifier($0.state) })
        var partners: [InputState] = []
        for rule in rules {
            rule.forEachState { if seen.insert(ObjectIdentifier($0)).inserted { partners.append($0) } }
        }
        return partners
    }

    /// Deactivates the rules of other forms that validated the fields earlier; those forms still name them.
    private func deactivateOtherRules() {
        guard entries.contains(where: { $0.state.hasNamedRules }) else { return }
        let named = Set(rules.map { ObjectIdentifier($0.rule) })
        var others: [CrossFieldRule] = []
        for entry in entries where entry.takesPart {
            for rule in entry.state.crossFieldRules
            where rule.activation == .named && !named.contains(ObjectIdentifier(rule)) {
                rule.deactivate()
                others.append(rule)
            }
        }
        guard !others.isEmpty else { return }
        for state in partners(of: others) { state.announce() }
        for rule in others { rule.shownField?.state.announce() }
    }

    private var formError: FormError {
        var errors = report.errors
        for entry in entries where entry.takesPart {
            let state = entry.state
            guard let check = state.check, check.rejection == nil, !state.hasRejections,
                state.verdict == .undecided
            else { continue }
            errors.append(entry.reported(state.presented(ValidationError(.asyncPending))))
        }
        if errors.isEmpty {
            // A strategy contradicts itself, or an observer has edited a value.
            do throws(ValidationError) { _ = try yield() } catch { errors = [error] }
        }
        if errors.isEmpty { errors = [ValidationError(.asyncPending)] }
        return FormError(errors: errors)
    }
}

// MARK: - Reading

extension InputForm {
    /// The fields that are currently part of the form, in order.
    public var fields: [any FormField] {
        entries.lazy.filter(\.isShown).map(\.field)
    }

    /// The last validation results of the fields, both accepted and rejected.
    ///
    /// Reading this property does not validate.
    public var report: FormReport { report(includingValues: false) }

    /// Returns the last validation results of the fields, both accepted and rejected, without validating.
    ///
    /// Inputs outside the form that share a rule with one of its fields are included while they have an error.
    ///
    /// - Parameter includingValues: Whether to include the values as text. The values of secret inputs are never
    ///   included.
    public func report(includingValues: Bool) -> FormReport {
        var reported: [FormReport.Entry] = []
        for entry in entries where entry.isShown && entry.field.hasResult {
            reported.append(
                FormReport.Entry(
                    label: entry.field.label,
                    path: entry.path + (entry.field.key.map { [.key($0)] } ?? []),
                    errors: entry.field.errors.map(entry.reported),
                    value: includingValues && !entry.field.isSecret ? entry.state.input?.valueDescription : nil))
        }
        for field in outsiders {
            _ = field.errors
            guard let errors = field.state.result?.ownErrors, !errors.isEmpty else { continue }
            reported.append(
                FormReport.Entry(
                    label: field.label, path: field.key.map { [.key($0)] } ?? [], errors: field.shown(errors),
                    value: nil))
        }
        return FormReport(entries: reported)
    }

    /// The inputs that are not in the form but may show errors of its rules.
    private var outsiders: [any FormField] {
        let attached = attachedRules(excluded: excluded)
        guard !(rules.isEmpty && attached.isEmpty) else { return [] }
        var seen = Set(entries.map { ObjectIdentifier($0.state) })
        var found: [any FormField] = []
        for rule in attached {
            for field in rule.fields where seen.insert(ObjectIdentifier(field.state)).inserted { found.append(field) }
        }
        for rule in attached + rules.map(\.rule) {
            guard let field = rule.shownField, seen.insert(ObjectIdentifier(field.state)).inserted else { continue }
            found.append(field)
        }
        return found
    }

    /// The first field with an error, for example to set the focus.
    ///
    /// Reading this property does not validate.
    public var firstRejected: (any FormField)? {
        entries.first { $0.isShown && !$0.field.errors.isEmpty }?.field
    }

    /// Requests the focus for the first field with an error, such as after a submit that is rejected.
    ///
    /// It does not validate. See ``FormField/requestFocus()``.
    ///
    /// - Returns: Whether a field has an error.
    @discardableResult
    public func focusFirstRejected() -> Bool {
        guard let field = firstRejected else { return false }
        field.requestFocus()
        return true
    }

    /// Whether every field and every rule accepts the current values.
    ///
    /// Reading this property does not change the errors of the fields.
    ///
    /// It is the verdict of ``validate()``, ``value()``, and ``submit(isolation:)``. A field is accepted if
    /// all of these are true:
    ///
    /// - Its strategy accepts the value.
    /// - No server rejects this value with ``FormField/reject(_:)``.
    /// - Its asynchronous strategy, if it has one, has accepted this value.
    ///
    /// Every rule that the form names must hold. Every attached rule that has a field of the form must hold too, even
    /// if its other inputs are not in the form.
    ///
    /// An observer is notified only when the result changes. A result that changes with the time is noticed at the next
    /// event of a field.
    ///
    /// - Complexity: Evaluates each strategy once. After that, an edit of a field evaluates only the strategy and the
    ///   rules of that field, until the result changes.
    public var isValid: Bool { FormWatch.read(.isValid, entries, rules) }

    /// Whether a submit button should be enabled.
    ///
    /// This is the case if no value is known to be rejected and no submit is running.
    ///
    /// Unlike ``isValid``, it does not wait for asynchronous strategies, because the submit does. An observer is
    /// notified when the result changes.
    public var canSubmit: Bool { FormWatch.read(.canSubmit, entries, rules) }

    /// Whether a submit is running.
    public var isSubmitting: Bool { FormWatch.read(.isSubmitting, entries, []) }

    /// Whether an asynchronous strategy of a field is running.
    public var isPending: Bool { FormWatch.read(.isPending, entries, []) }

    /// Whether the value of a field differs from its original one.
    public var isDirty: Bool { FormWatch.read(.isDirty, entries, []) }

    /// Whether the user has edited or left one of the fields.
    public var isTouched: Bool { FormWatch.read(.isTouched, entries, []) }
}

// MARK: - Changing all fields

extension InputForm {
    /// The messages of the errors of every field, or `nil` for ``MessageCatalog/current``.
    ///
    /// Setting another language changes what the fields show, without another validation:
    ///
    /// ```swift
    /// form.messages = MessageCatalog(.german)
    /// ```
    ///
    /// The value is that of the first field.
    public var messages: MessageCatalog? {
        get { entries.first?.field.messages }
        nonmutating set {
            for entry in entries { entry.field.messages = newValue }
        }
    }

    /// Restores the original value of every field, removes the results, and marks the fields as untouched.
    ///
    /// This includes the fields of excluded sections.
    public func reset() {
        for entry in entries { entry.field.reset() }
    }

    /// Removes the results of every field, but keeps the values.
    public func clear() {
        for entry in entries { entry.field.clear() }
    }

    /// Adds errors from elsewhere, such as the response of a server, to the fields that they concern.
    ///
    /// A field is found by the path of the error. If the error has no path, the field is found by its label. The form
    /// is rejected until **any** of its fields is edited, because a server may reject a combination of fields. A field
    /// that was not edited keeps its message until the next validation.
    ///
    /// ```swift
    /// let unplaced = form.reject(
    ///     try JSONDecoder().decode(FormError.self, from: body).errors)
    /// ```
    ///
    /// - Parameter errors: The errors.
    /// - Returns: The errors for which no field was found, such as for the top of the form.
    @discardableResult
    public func reject(_ errors: [ValidationError]) -> [ValidationError] {
        let places = errors.map(place)
        guard places.contains(where: { $0 != nil }) else { return errors }
        let group = RejectionGroup(entries.filter(\.takesPart).map(\.state))
        var unplaced: [ValidationError] = []
        for (error, place) in zip(errors, places) {
            if let place {
                place.entry.state.report(place.inner, from: .elsewhere(group))
            } else {
                unplaced.append(error)
            }
        }
        for entry in entries { entry.state.publish() }
        return unplaced
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
    /// Returns a form that converts the result of this form, such as `.map(Request.init)`.
    public func map<New>(_ transform: @escaping (Output) -> New) -> InputForm<New> {
        InputForm<New>(entries: entries, rules: rules) { () throws(ValidationError) -> New in transform(try yield()) }
    }

    /// Returns the form with additional rules, which the form evaluates after the strategies of its fields.
    ///
    /// The form also validates the fields of the rules that are not in the form.
    ///
    /// - Parameter rules: The rules, in the order in which they are evaluated.
    public func rule(_ rules: CrossFieldRule...) -> InputForm<Output> {
        var known = Set(entries.map { ObjectIdentifier($0.state) })
        let more = rules.flatMap(\.fields).filter { known.insert(ObjectIdentifier($0.state)).inserted }
        return InputForm(
            entries: entries + more.map { FormEntry(field: $0) },
            rules: self.rules + rules.map { NamedRule(rule: $0) }, yield: yield)
    }

    /// Returns the form as a section that is included only if a condition is true.
    ///
    /// An excluded section returns `nil`.
    ///
    /// Unlike with a plain `if`, a section that no longer takes part loses its errors at the next validation.
    ///
    /// - Parameter condition: Whether the section takes part. It is evaluated when the form is created, as in a
    ///   computed property.
    public func included(if condition: Bool) -> InputForm<Output?> {
        included(.fixed(condition))
    }

    /// Returns the form as a section that is included only while an input, such as a switch, is on.
    ///
    /// - Parameter input: The input, whose current value is read whenever the form is used.
    public func included(if input: ValidatedInput<Bool>) -> InputForm<Output?> {
        included(.input(input))
    }

    private func included(_ condition: Condition) -> InputForm<Output?> {
        let entries = entries.map {
            FormEntry(field: $0.field, path: $0.path, conditions: $0.conditions + [condition])
        }
        let rules = rules.map { NamedRule(rule: $0.rule, conditions: $0.conditions + [condition]) }
        return InputForm<Output?>(entries: entries, rules: rules) { () throws(ValidationError) -> Output? in
            condition.trackedHolds ? try yield() : nil
        }
    }

    /// Returns the form as a section with a key, so that the path of an error is `address.city` instead of `city`.
    ///
    /// - Parameters:
    ///   - key: The key of the section.
    ///   - index: The position of the section among several similar ones, so that the path of an error is
    ///     `lines[2].amount`.
    public func under(_ key: String, _ index: Int? = nil) -> InputForm<Output> {
        let section = index.map { under(.index($0)) } ?? self
        return section.under(.key(key))
    }

    private func under(_ component: ValidationError.PathComponent) -> InputForm<Output> {
        let entries = entries.map {
            FormEntry(field: $0.field, path: [component] + $0.path, conditions: $0.conditions)
        }
        return InputForm(entries: entries, rules: rules, yield: yield)
    }
}
