// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The part of an input that doesn't depend on its value's type.
///
/// It connects an input to the forms and rules that use it. The type is public because ``FormField`` requires it, but
/// it has no public members. To read what it holds, use the members of ``FormField``.
public final class InputState {
    // Every event has two steps: first all state is written, then `publish` notifies the observers of the changes. So
    // an observer only ever sees complete state, and it can edit, reject, and attach rules inside its callback.
    package let changes: ChangeNotifier
    let key: String?
    /// The secrecy that the owner set, or `true` if the input repeats a secret input.
    ///
    /// If `nil`, the strategies decide.
    private var declaredSecrecy: Bool?
    /// Whether the input has had a sensitive strategy since its creation or since its original value last changed.
    var hasSensitiveStrategy: Bool
    private let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    // These properties aren't checked for overlapping accesses, because a single owner at a time can't cause any. With
    // the checks, `validate()` takes 2,011 instructions instead of 1,144 for an accepted value
    // (`Benchmarks/Counts/run`).
    /// The input, which owns this object.
    @exclusivity(unchecked) package weak var input: (any InputStateOwner)?
    @exclusivity(unchecked) var result = StoredValidationResult()
    /// Whether the strategy accepts the current value, as determined by the running call; `nil` between calls.
    @exclusivity(unchecked) package var cachedAcceptance: Bool?
    @exclusivity(unchecked) package var check: AsyncCheck?
    /// The active rules over several inputs; a rule holds only weak references to its inputs.
    @exclusivity(unchecked) package private(set) var rules: [CrossFieldRule] = []
    /// The number of edits and resets.
    @exclusivity(unchecked) private(set) var editCount = 0
    /// The number of resets and restored values; each ends the submits and waits that began before it.
    @exclusivity(unchecked) package private(set) var resetCount = 0

    var timing = ValidationTiming.onDemand
    var keepsErrorsWhileEditing = true
    var asyncTiming = AsyncTiming()
    var messages: MessageCatalog?
    // Extensions in `ValidationForms` use the next two properties and `submissionCount`, because an extension can't
    // store properties.
    package weak var element: AnyObject?
    package var focusRequests = 0
    /// The closures to call for each new value that needs asynchronous validation, until they return `false`.
    package private(set) var changeHandlers: [ChangeHandler] = []
    /// The number of running submits by forms that contain the input.
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
        // A rule can't be evaluated without all its inputs, so remove it when the first input goes away.
        for rule in rules {
            rule.deactivate()
            InputState.publish(rule.affectedStates)
        }
        // A form that's rebuilt without the input has a different result.
        changes.notify([.isTouched, .isPending, .isDirty, .verdict])
    }

    var label: String? { presentation.value.label }

    /// Returns the error with the input's label and path, and without any part of a secret value.
    package func addingFieldContext(to error: ValidationError) -> ValidationError {
        (isSecret ? error.withoutHints : error).presented(within: presentation)
    }

    /// Returns the errors as the input shows them: each error once, even if several rules report it.
    fileprivate func addingFieldContext(to errors: [ValidationError]) -> [ValidationError] {
        errors.reduce(into: []) { errors, error in
            let error = addingFieldContext(to: error)
            if !errors.contains(where: { $0.isEqualIncludingMessage(to: error) }) { errors.append(error) }
        }
    }
}

// MARK: - The result

extension InputState {
    /// The errors from the strategy and the rules, without server errors.
    package var ownErrors: [ValidationError] { result.errors(includingExternalWhere: \.isFromRule) }

    /// The errors that count in a form that lacks this input but contains an input that shares a rule with it; errors
    /// from an undecided strategy don't count.
    package var countedErrors: [ValidationError] {
        result.errors { [isUndecided = check?.verdict == .undecided] in !(isUndecided && $0.source.isSame(as: .check)) }
    }

    /// The warnings about a value that the last validation accepted.
    package var warnings: [ValidationError] { isAccepted ? addingFieldContext(to: input?.currentWarnings ?? []) : [] }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool { result.acceptsCurrentValue && check.map { $0.verdict == .accepted } ?? true }

    var isAcceptedNow: Bool { cachedAcceptance ?? input?.isAcceptedNow ?? false }

    /// The verdict on the current value; reading it evaluates the strategy, so it is never out of date.
    package var verdict: Verdict { verdict(strategyAccepts: isAcceptedNow) }

    private func verdict(strategyAccepts: Bool) -> Verdict {
        guard strategyAccepts, !result.externalErrors.contains(where: \.isInForce) else { return .rejected }
        return check?.verdict ?? .accepted
    }
}

// MARK: - Events, which do not notify

extension InputState {
    /// Records the strategy's errors; an empty array means acceptance.
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

    /// Records an error that didn't come from the strategy.
    func report(_ error: ValidationError, from source: ExternalError.Source) {
        result.add(ExternalError(error: addingFieldContext(to: error), source: source))
    }

    /// Records a server error, perhaps together with errors for other fields.
    package func reject(_ error: ValidationError, in group: RejectionGroup? = nil) {
        report(error, from: .server(group))
        // An observer of the verdict must also observe the edit or reset that ends the group.
        changes.noteChange(of: .verdict)
    }

    /// Discards the result, but keeps the value.
    package func clearResult() {
        result.clear()
        // The next submit runs the strategy again. `LiveChecks` doesn't, because the value is the same.
        if check?.rejection != nil { check?.reset() }
        for rule in rules { rule.withdrawError() }
    }

    /// Notes that the strategy was replaced, so that the old strategy's results no longer count.
    func invalidateResults() {
        changes.noteChange(of: .validator)
        result.invalidate()
        discardCheck()
        updateSensitivity()
    }

    /// Cancels the asynchronous strategy, and discards its result and the running call's result.
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

    /// Removes rules with a deallocated input, along with their errors.
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

    /// Makes the input secret if the input that it repeats is secret, unless the owner set its secrecy.
    func adoptSecrecy(of other: InputState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        publish()
    }
}

// MARK: - Events, which notify

extension InputState {
    /// Records the strategy's errors and evaluates the rules.
    ///
    /// - Returns: Whether there are no errors now; an observer may have edited the value meanwhile.
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

    /// Starts over with a new original value.
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

    /// Ends the submits and waits that began for the old value, which the app replaces, so that none of them accepts a
    /// value that the user hasn't sent.
    package func endSubmitsAndWaits() { resetCount &+= 1 }

    /// Revalidates a value that has errors but no final result, because the strategy for typing may have rejected it.
    func revalidateWhileTyping() {
        updateSensitivity()
        if !result.isFinal, result.hasErrors {
            recordWhileTyping([])
            validateEdit()
        }
        publish()
    }

    /// Replaces the asynchronous strategy and discards the old strategy's result.
    func replaceCheck(with newCheck: AsyncCheck?) {
        changes.noteChange(of: .validator)
        discardCheck()
        check = newCheck
        updateSensitivity()
        publish()
    }

    /// Registers a closure to call for each new value that needs asynchronous validation, for as long as its owner
    /// exists.
    func addChangeHandler(of owner: AnyObject, _ handler: @escaping () -> Void) {
        // Owners can come and go without a new value.
        if changeHandlers.count == changeHandlers.capacity { changeHandlers.removeAll { $0.owner == nil } }
        changeHandlers.append(ChangeHandler(owner: owner, call: handler))
    }

    package struct ChangeHandler {
        weak var owner: AnyObject?
        let call: () -> Void
    }
}

// MARK: - Observation

extension InputState {
    /// Returns a property's value to an observer.
    package func valueForObserver<Value>(of property: InputProperty, _ value: @autoclosure () -> Value) -> Value {
        changes.access(property)
        return value()
    }

    /// Notifies observers of all changes since the last notification, including changes in inputs that share a rule.
    package func publish() {
        // Most inputs don't have a rule, and the array would allocate memory on each event.
        if rules.isEmpty { notify(takeChanges()) } else { InputState.publish([self] + rules.flatMap(\.affectedStates)) }
        cachedAcceptance = nil
    }

    /// Notifies observers of all changes to several inputs since the last notification.
    ///
    /// - Returns: Whether an observer changed one of the inputs.
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
        guard !properties.isDisjoint(with: [.value, .discardedCheck]), !changeHandlers.isEmpty else { return }
        changeHandlers.removeAll { $0.owner == nil }
        for handler in changeHandlers { handler.call() }
    }

    /// Returns the changed properties; the caller must then notify their observers.
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

    /// Returns to an observer which of the requested results are true now.
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
