// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The part of an input that does not depend on the type of its value.
///
/// It connects an input to the forms and rules that use it. The type is public because ``FormField`` requires it. It
/// does not have public members. To read what it holds, use the members of ``FormField``.
public final class InputState {
    // Every event has two steps. First all state is written. Then `publish` notifies the observers of what has changed.
    // So an observer reads only complete states, and can edit, reject, and attach rules inside its callback.
    package let changes: ChangeNotifier
    let key: String?
    /// The secrecy that the owner set, or `true` if the input repeats a secret one.
    ///
    /// With `nil`, it follows from the strategies.
    private var declaredSecrecy: Bool?
    /// Whether the input has had a sensitive strategy since its creation or its last new original value.
    var hasSensitiveStrategy: Bool
    private let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    // These properties are not checked for overlapping accesses, which one owner at a time cannot cause. With the
    // checks, `validate()` of an accepted value takes 2,011 instead of 1,144 instructions (`Benchmarks/Counts/run`).
    /// The input, which owns this object.
    @exclusivity(unchecked) package weak var input: (any InputStateOwner)?
    @exclusivity(unchecked) var result = StoredValidationResult()
    /// Whether the strategy accepts the current value, as the running call has found; `nil` between two calls.
    @exclusivity(unchecked) package var cachedAcceptance: Bool?
    @exclusivity(unchecked) package var check: AsyncCheck?
    /// The active rules over several inputs; a rule has only weak references to its inputs.
    @exclusivity(unchecked) package private(set) var rules: [CrossFieldRule] = []
    /// The number of edits and resets.
    @exclusivity(unchecked) private(set) var editCount = 0
    /// The number of resets, each of which ends the submits and waits that began before.
    @exclusivity(unchecked) package private(set) var resetCount = 0

    var timing = ValidationTiming.onDemand
    var keepsErrorsWhileEditing = true
    var asyncTiming = AsyncTiming()
    var messageSource: (any MessageSource)?
    weak var element: AnyObject?
    var focusRequests = 0
    /// Closures that are called for each new value to validate asynchronously, until they return `false`.
    private var changeHandlers: [() -> Bool] = []
    /// The number of running submits of forms that contain the input.
    package var submissionCount = 0 {
        didSet { if (submissionCount > 0) != (oldValue > 0) { changes.noteChange(of: .isSubmitting) } }
    }

    init(label: String?, labelInSentence: String?, key: String?, isSecret: Bool?, hasSensitiveStrategy: Bool) {
        self.key = key
        self.hasSensitiveStrategy = hasSensitiveStrategy
        declaredSecrecy = isSecret
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation = ValidationError.SharedBox(
            ValidationError.Presentation(label: label, labelInSentence: labelInSentence, path: path))
        changes = ChangeNotifier(isSecret ?? hasSensitiveStrategy ? .isSecret : [])
    }

    deinit {
        // A rule cannot be evaluated without all its inputs, so it is removed with the first one.
        for rule in rules {
            rule.deactivate()
            InputState.publish(rule.affectedStates)
        }
        // A form that is created again without the input has another result.
        changes.notify([.isTouched, .isPending, .isDirty, .verdict])
    }

    var label: String? { presentation.value.label }

    /// Returns the error with the label and the path of the input, and without a part of a secret value.
    package func addingFieldContext(to error: ValidationError) -> ValidationError {
        (isSecret ? error.withoutHints : error).presented(within: presentation)
    }

    /// Returns errors as the input shows them, each once, although several rules may report it.
    private func addingFieldContext(to errors: [ValidationError]) -> [ValidationError] {
        errors.reduce(into: []) { errors, error in
            let error = addingFieldContext(to: error)
            if !errors.contains(where: { $0.isEqualIncludingMessage(to: error) }) { errors.append(error) }
        }
    }
}

// MARK: - The result

extension InputState {
    /// The errors of the strategy and the rules, without those of servers.
    package var ownErrors: [ValidationError] { result.errors(includingExternalWhere: \.isFromRule) }

    /// The errors that count in a form of which this input is only a partner, without those of an undecided strategy.
    package var countedErrors: [ValidationError] {
        result.errors { [isUndecided = check?.verdict == .undecided] in !(isUndecided && $0.source.isSame(as: .check)) }
    }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool { result.acceptsCurrentValue && check.map { $0.verdict == .accepted } ?? true }

    var isAcceptedNow: Bool { cachedAcceptance ?? input?.isAcceptedNow ?? false }

    /// The verdict about the current value; the strategy is evaluated, so that the result is never out of date.
    package var verdict: Verdict { verdict(strategyAccepts: isAcceptedNow) }

    private func verdict(strategyAccepts: Bool) -> Verdict {
        guard strategyAccepts, !result.externalErrors.contains(where: \.isInForce) else { return .rejected }
        return check?.verdict ?? .accepted
    }
}

// MARK: - Events, which do not notify

extension InputState {
    /// Records the errors of the strategy; an empty array is an acceptance.
    func record(_ errors: [ValidationError]) {
        cachedAcceptance = errors.isEmpty
        result.record(addingFieldContext(to: errors), checkError: check?.rejection.map(addingFieldContext))
    }

    /// Validates without evaluating the rules.
    package func validate() -> Verdict {
        if let input { record(input.currentErrors) }
        return verdict
    }

    func validateWithRules() {
        if let input { record(input.currentErrors) }
        evaluateRules()
    }

    func evaluateRules() {
        for rule in rules { rule.evaluate() }
    }

    /// Validates the value after an edit if the strategy for typing or the timing requires it.
    private func validateEdit() {
        if let errors = input?.errorsWhileTyping { return recordWhileTyping(errors) }
        switch timing {
        case .onChange: validateWithRules()
        case .onChangeAfterRejection where result.wasRejected: validateWithRules()
        default: for rule in rules { rule.inputDidChange() }
        }
    }

    private func recordWhileTyping(_ errors: [ValidationError]) {
        result.recordWhileTyping(addingFieldContext(to: errors))
        for rule in rules { rule.inputDidChange() }
    }

    /// Records an error that the strategy did not report.
    func report(_ error: ValidationError, from source: ExternalError.Source) {
        result.add(ExternalError(error: addingFieldContext(to: error), source: source))
    }

    /// Records an error of a server, perhaps together with errors of other fields.
    package func reject(_ error: ValidationError, in group: RejectionGroup? = nil) {
        report(error, from: .server(group))
        // Whoever observes the verdict must also observe the edit or reset that ends the group.
        changes.noteChange(of: .verdict)
    }

    /// Discards the result, but keeps the value.
    package func clearResult() {
        result.clear()
        // The next submit runs the strategy again. `LiveChecks` does not, because the value is the same.
        if check?.rejection != nil { check?.reset() }
        for rule in rules { rule.withdrawError() }
    }

    /// Notes that the strategy is another one, so that no result of the old one counts.
    func invalidateResults() {
        changes.noteChange(of: .validator)
        result.invalidate()
        discardCheck()
        updateSensitivity()
    }

    /// Cancels the asynchronous strategy, and discards its result and that of the running call.
    private func discardCheck() {
        cachedAcceptance = nil
        guard let check else { return }
        if !check.isIdle { changes.noteChange(of: .discardedCheck) }
        check.reset()
        result.withdrawErrors(from: .check)
    }

    // MARK: - Rules and secrets

    func add(_ rule: CrossFieldRule) {
        rules.append(rule)
        if rule.isAttached { changes.noteChange(of: .rules) }
    }

    func remove(_ rule: CrossFieldRule) {
        rules.removeAll { $0 === rule }
        if rule.isAttached { changes.noteChange(of: .rules) }
    }

    /// Removes the rules of which an input was deallocated, and their errors.
    package func removeIncompleteRules() {
        for rule in rules where !rule.hasAllInputs {
            result.withdrawErrors(from: .rule(rule, isShown: true))
            remove(rule)
        }
    }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    package var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    /// Makes the input secret if one of its strategies is sensitive.
    private func updateSensitivity() {
        if input?.hasSensitiveStrategy == true || check?.isSensitive == true { hasSensitiveStrategy = true }
    }

    /// Makes the input secret if the input that it repeats is secret, unless the owner has set its secrecy.
    func adoptSecrecy(of other: InputState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        publish()
    }
}

// MARK: - Events, which notify

extension InputState {
    /// Records the errors of the strategy, and evaluates the rules.
    ///
    /// - Returns: Whether there are no errors now, after an observer may have edited the value.
    func finishValidation(with errors: [ValidationError]) -> Bool {
        record(errors)
        evaluateRules()
        publish()
        return result.acceptsCurrentValue
    }

    func valueDidChange() {
        changes.noteChange(of: .value)
        editCount &+= 1
        result.recordEdit(keepsErrors: keepsErrorsWhileEditing)
        discardCheck()
        validateEdit()
        publish()
    }

    /// Starts again with an original value.
    func restartWithOriginalValue() {
        updateSensitivity()
        changes.noteChange(of: .reset)
        editCount &+= 1
        resetCount &+= 1
        discardCheck()
        clearResult()
        result.isTouched = false
        publish()
    }

    /// Validates a value again that has errors without a final result: the strategy for typing may have rejected it.
    func revalidateWhileTyping() {
        updateSensitivity()
        if !result.isFinal, result.hasErrors {
            recordWhileTyping([])
            validateEdit()
        }
        publish()
    }

    /// Exchanges the asynchronous strategy, and discards the result of the old one.
    func replaceCheck(with newCheck: AsyncCheck?) {
        changes.noteChange(of: .validator)
        discardCheck()
        check = newCheck
        updateSensitivity()
        publish()
    }

    /// Calls a closure for each new value to validate asynchronously, until it returns `false`.
    func addChangeHandler(_ handler: @escaping () -> Bool) { changeHandlers.append(handler) }
}

// MARK: - Observation

extension InputState {
    /// Returns the value of a property to an observer.
    func valueForObserver<Value>(of property: InputProperty, _ value: @autoclosure () -> Value) -> Value {
        changes.access(property)
        return value()
    }

    /// Notifies observers of all changes since the last notification, here and at inputs that share a rule.
    package func publish() {
        // Most inputs do not have a rule, and the array would allocate memory at each event.
        if rules.isEmpty { notify(takeChanges()) } else { InputState.publish([self] + rules.flatMap(\.affectedStates)) }
        cachedAcceptance = nil
    }

    /// Notifies observers of all changes of several inputs since the last notification.
    ///
    /// - Returns: Whether an observer has changed one of the inputs.
    @discardableResult
    package static func publish(_ states: [InputState]) -> Bool {
        var changed: [(state: InputState, properties: InputProperty)] = []
        for state in states {
            let properties = state.takeChanges()
            if !properties.isEmpty { changed.append((state, properties)) }
        }
        if changed.isEmpty { return false }
        let revision = { states.reduce(0) { $0 &+ $1.changes.revision } }
        let before = revision()
        for (state, properties) in changed { state.notify(properties) }
        return revision() != before
    }

    private func notify(_ properties: InputProperty) {
        changes.notify(properties)
        if !properties.isDisjoint(with: [.value, .discardedCheck]) { changeHandlers = changeHandlers.filter { $0() } }
    }

    /// Returns the properties that have changed, which must then be notified.
    private func takeChanges() -> InputProperty {
        var properties: InputProperty = []
        if result.exists { properties.insert(.hasResult) }
        if result.isHighlighted { properties.insert(.isHighlighted) }
        if result.isTouched { properties.insert(.isTouched) }
        if isAccepted { properties.insert(.isAccepted) }
        if isSecret { properties.insert(.isSecret) }
        if let check, check.isPending { properties.insert(.isPending) }
        return changes.takeChanges(
            currentErrors: result.errors, currentProperties: properties, evaluateResults: trueResults)
    }

    /// Returns which of the requested results are true now.
    private func trueResults(among requested: InputProperty) -> InputProperty {
        var results: InputProperty = []
        if !requested.isDisjoint(with: [.isValid, .verdict]) {
            let accepts = isAcceptedNow
            let verdict = verdict(strategyAccepts: accepts)
            if accepts { results.insert(.isValid) }
            if verdict == .accepted { results.insert(.verdictAccepts) }
            if verdict == .rejected { results.insert(.verdictRejects) }
        }
        if requested.contains(.isDirty), input?.differsFromOriginal ?? result.isTouched { results.insert(.isDirty) }
        return results.intersection(requested)
    }

    /// Returns which of the requested results are true now, to an observer.
    func trueResultsForObserver(among requested: InputProperty) -> InputProperty {
        let results = trueResults(among: requested)
        changes.registerObserver(of: requested, currentResults: results)
        return results
    }

    package var verdictForObserver: Verdict {
        for case .server(let group?) in result.externalErrors.map(\.source) { group.observeEdits() }
        let results = trueResultsForObserver(among: .verdict)
        return results.contains(.verdictAccepts) ? .accepted : results.isEmpty ? .undecided : .rejected
    }
}
