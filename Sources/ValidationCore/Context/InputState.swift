// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The part of an input that does not depend on the type of its value.
///
/// It connects an input to the forms and rules that use it. The type is public because ``FormField`` requires it. It
/// does not have public members. To read what it holds, use the members of ``FormField``.
public final class InputState {
    // Every event has two steps. First all state is written. Then `publish` notifies the observers of what has changed. So
    // an observer sees only complete states, and can edit, reject, and attach rules inside its callback.
    package let changes: InputChanges
    let key: String?
    /// The `isSecret` argument of the initializer; with `nil`, the strategies decide.
    private var declaredSecrecy: Bool?
    /// Whether the input has had a sensitive strategy since its creation or its last new original value.
    var hasSensitiveStrategy: Bool
    private let presentation: ValidationError.Shared<ValidationError.Presentation>

    /// The input, which owns this object.
    package weak var input: (any InputCore)?

    // Checks for overlapping accesses, which one owner at a time cannot cause, would double the instructions of each
    // validation (968 to 1,968).
    @exclusivity(unchecked) private(set) var stage = Stage.unvalidated
    @exclusivity(unchecked) private var rejections: [ValidationError] = []
    /// The errors that the strategy did not report.
    @exclusivity(unchecked) private var reports: [Report] = []
    /// Which of `isHighlighted` and `isTouched` are true.
    @exclusivity(unchecked) var marks: InputProperty = []
    @exclusivity(unchecked) private(set) var wasRejected = false
    /// Whether the running call of a form or a rule has found the current value accepted.
    @exclusivity(unchecked) package var isKnownAccepted = false

    var timing = ValidationTiming.onDemand
    var keepsErrorsWhileEditing = true
    var messages: (any MessageSource)?
    weak var element: AnyObject?
    var focusRequests = 0
    @exclusivity(unchecked) package var check: AsyncCheck?
    var asyncTiming = AsyncTiming()

    /// The active rules over several inputs, the attached ones first; a rule has only weak references to its inputs.
    @exclusivity(unchecked) package private(set) var rules: [CrossFieldRule] = []
    /// The errors of a server that stop counting when any field of their form is edited.
    @exclusivity(unchecked) private var groups: [Weak<RejectionGroup>] = []
    @exclusivity(unchecked) private var followers: [(owner: Weak<AnyObject>, changed: () -> Void)] = []
    /// The running submissions of forms whose first field this is.
    package var submissions: [Submission] = [] {
        didSet { changes.note(.isSubmitting) }
    }

    init(label: String?, labelInSentence: String?, key: String?, isSecret: Bool?, hasSensitiveStrategy: Bool) {
        self.key = key
        self.hasSensitiveStrategy = hasSensitiveStrategy
        declaredSecrecy = isSecret
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation = ValidationError.Shared(
            ValidationError.Presentation(label: label, labelInSentence: labelInSentence, path: path))
        changes = InputChanges(isSecret ?? hasSensitiveStrategy ? .isSecret : [])
    }

    deinit {
        // A rule cannot be evaluated without all its inputs, so it is removed with the first one.
        for rule in rules {
            rule.deactivate()
            InputState.publish(rule.states)
        }
        // A form that is created again without the input has another result.
        changes.notify([.isTouched, .isPending, .verdict, .isDirty])
    }

    /// Returns the content of a property to an observer.
    func read<Content>(_ property: InputProperty, _ content: @autoclosure () -> Content) -> Content {
        changes.access(property)
        return content()
    }

    var label: String? { presentation.value.label }

    /// Returns the error with the label and the path of the input, and without a part of a secret value.
    package func presented(_ error: ValidationError) -> ValidationError {
        (isSecret ? error.withoutHints : error).presented(within: presentation)
    }
}

/// What a field's state needs of its input, whatever the type of the value.
package protocol InputCore: AnyObject {
    var isAcceptedNow: Bool { get }
    var currentTraits: InputTraits { get }
    var currentRequirements: [ValidationError] { get }
    /// Whether the value differs from the original value, or `nil` if its type cannot be compared.
    var isDifferent: Bool? { get }
    /// The value as text, for a report.
    var valueDescription: String? { get }
    /// Validates and records the result, without publishing it or evaluating the rules.
    func validateAlone() -> Bool
    /// Validates, records the result, and evaluates the rules, without publishing.
    func validateWithRules() -> Bool
    func restoreOriginal()
}

// MARK: - The result

extension InputState {
    var errors: [ValidationError] { shownErrors { _ in true } }

    /// The errors of the strategy and the rules, without those of servers.
    package var ownErrors: [ValidationError] { shownErrors(where: \.isFromRule) }

    /// The errors that count in a form of which this input is only a partner, without those of an undecided strategy.
    package var countingErrors: [ValidationError] {
        shownErrors { [isUndecided = check?.verdict == .undecided] in !(isUndecided && $0.source.isSame(as: .check)) }
    }

    private func shownErrors(where isIncluded: (Report) -> Bool) -> [ValidationError] {
        reports.isEmpty ? rejections : rejections + reports.filter { $0.isShown && isIncluded($0) }.map(\.error)
    }

    var hasResult: Bool { stage != .unvalidated }
    /// Whether the strategy rejected the value at the last validation.
    package var hasRejections: Bool { !rejections.isEmpty }
    private var hasErrors: Bool { !rejections.isEmpty || !reports.isEmpty }

    /// Whether the last result accepts the current value without any error.
    var isClear: Bool { !hasErrors && stage == .validated }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool { isClear && check.map { $0.verdict == .accepted } ?? true }

    /// Whether there is a final result, which rules over several inputs require.
    var hasFinalResult: Bool { stage == .validated || stage == .outdated }

    /// Returns the verdict about the value, given whether the ordinary strategy accepts it now.
    private func verdict(accepts: Bool) -> Verdict {
        guard accepts, !reports.contains(where: \.isInForce) else { return .rejected }
        return check?.verdict ?? .accepted
    }

    /// The verdict about the current value; the strategy is evaluated, so that the result is never out of date.
    package var verdict: Verdict { verdict(accepts: isAcceptedNow) }
    var isAcceptedNow: Bool { isKnownAccepted || input?.isAcceptedNow ?? false }

    /// Validates without publishing, and marks an accepted value as accepted for the running call.
    package func validate() -> Verdict {
        let accepts = input?.validateAlone() ?? false
        isKnownAccepted = accepts
        return verdict(accepts: accepts)
    }

    // MARK: - Events, which do not notify

    /// Records the strategy's own result; an empty array is an acceptance.
    func record(_ new: [ValidationError]) {
        rejections = new
        isKnownAccepted = isKnownAccepted && new.isEmpty
        // The error of a rule stays until the rule is evaluated again, which follows. The error of a server about this
        // value stays too.
        if !reports.isEmpty { reports.removeAll { !$0.outlastsResult } }
        if new.isEmpty, let rejection = check?.rejection {
            reports.append(Report(error: presented(rejection), source: .check))
        }
        stage = .validated
        highlight()
    }

    /// Records the result of the strategy for typing, whose acceptance leaves the input without a result.
    func recordWhileTyping(_ new: [ValidationError]) {
        rejections = new
        reports.removeAll { !$0.outlastsResult }
        stage = hasErrors ? .typing : .unvalidated
        if !new.isEmpty || !hasErrors { highlight() }
        for rule in rules { rule.inputChanged() }
    }

    /// Records an error that the strategy did not report.
    package func report(_ error: ValidationError, from source: Report.Source) {
        let report = Report(error: presented(error), source: source)
        if reports.contains(where: { $0.covers(report) }) { return }
        reports.removeAll { $0.isReplaced(by: report) }
        reports.append(report)
        if stage == .unvalidated { stage = .outdated }
        highlight()
    }

    /// Withdraws the error that a rule or a check reported.
    func withdraw(_ source: Report.Source) {
        guard has(source) else { return }
        reports.removeAll { $0.source.isSame(as: source) }
        guard !hasErrors else { return }
        marks.remove(.isHighlighted)
        if stage == .typing { stage = .unvalidated }
    }

    func has(_ source: Report.Source) -> Bool { reports.contains { $0.source.isSame(as: source) } }

    /// Removes the highlight if the source is the only reason for it.
    func removeHighlight(_ source: Report.Source) {
        guard rejections.isEmpty, reports.allSatisfy({ $0.source.isSame(as: source) }) else { return }
        marks.remove(.isHighlighted)
    }

    /// Notes that the value has changed, and removes the errors that were only about the old value.
    ///
    /// - Returns: Other inputs with errors of a server that stop counting, whose verdicts may have changed.
    func edit() -> [InputState] {
        changes.note(.value)
        outdate()
        marks = .isTouched
        if hasErrors {
            reports.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { rejections = [] }
            if !hasErrors { stage = .unvalidated }
        }
        return endGroups()
    }

    /// Notes that the strategy has changed, so that no result of the old one counts.
    func swap() {
        changes.note(.validator)
        outdate()
        withdraw(.check)
    }

    /// Discards the result, but keeps the value.
    package func clear() {
        rejections = []
        reports = []
        stage = .unvalidated
        marks.remove(.isHighlighted)
        wasRejected = false
        for rule in rules { rule.withdraw() }
    }

    /// Starts again with an original value.
    func restart() -> [InputState] {
        outdate()
        clear()
        marks = []
        return endGroups()
    }

    /// Notes that all results are about an old value or an old strategy.
    private func outdate() {
        if stage == .validated { stage = .outdated }
        isKnownAccepted = false
        check?.restart()
    }

    private func highlight() {
        guard hasErrors else { return _ = marks.remove(.isHighlighted) }
        marks.insert(.isHighlighted)
        wasRejected = true
    }

    // MARK: - Rules, servers, and secrets

    func add(_ rule: CrossFieldRule) {
        let place = rule.isAttached ? rules.firstIndex { !$0.isAttached } : nil
        rules.insert(rule, at: place ?? rules.endIndex)
        if rule.isAttached { changes.note(.rules) }
    }

    func remove(_ rule: CrossFieldRule) {
        rules.removeAll { $0 === rule }
        if rule.isAttached { changes.note(.rules) }
    }

    /// Returns a group of server errors, which count until one of the inputs is edited.
    package static func group(_ states: [InputState]) -> RejectionGroup {
        let group = RejectionGroup(of: states)
        for state in states {
            // Without an edit, the only groups to keep are those that still have an error.
            state.groups.removeAll { $0.object == nil }
            state.groups.append(Weak(object: group))
        }
        return group
    }

    private func endGroups() -> [InputState] {
        let ended = groups.compactMap(\.object)
        groups = []
        for group in ended { group.isLapsed = true }
        return ended.flatMap(\.members).compactMap(\.object)
    }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    package var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    /// Makes the input secret if the input that it repeats is secret, unless the owner has set its secrecy.
    func shareSecrecy(of other: InputState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        publish()
    }

    /// Calls a closure for each new value to validate asynchronously, for as long as its owner exists.
    func follow(by owner: AnyObject, _ changed: @escaping () -> Void) {
        followers.removeAll { $0.owner.object == nil }
        followers.append((Weak(object: owner), changed))
    }

    func callFollowers() {
        guard check != nil else { return }
        for follower in followers where follower.owner.object != nil { follower.changed() }
    }

    // MARK: - Observation

    /// Notifies observers of all changes since the last notification, here, at other inputs, and at inputs that share a
    /// rule.
    ///
    /// - Parameter accepts: Whether the strategy accepts the value, if that is known already.
    package func publish(accepts: Bool? = nil, with others: [InputState] = []) {
        let changed = takeChanges(accepts: accepts)
        if rules.isEmpty, others.isEmpty { return changes.notify(changed) }
        changes.note(changed)
        InputState.publish([self], others + rules.flatMap(\.states))
    }

    /// Notifies observers of all changes of several inputs since the last notification.
    ///
    /// - Returns: Whether an observer has changed one of the inputs.
    @discardableResult
    package static func publish(_ states: [InputState], _ others: [InputState] = []) -> Bool {
        let states = others.isEmpty ? states : states + others
        var changed: [(changes: InputChanges, properties: InputProperty)] = []
        for state in states {
            let properties = state.takeChanges()
            if !properties.isEmpty { changed.append((state.changes, properties)) }
        }
        if changed.isEmpty { return false }
        let revision = { states.reduce(0) { $0 &+ $1.changes.revision } }
        let before = revision()
        for (changes, properties) in changed { changes.notify(properties) }
        return revision() != before
    }

    /// Returns the properties that have changed, which must then be notified.
    private func takeChanges(accepts: Bool? = nil) -> InputProperty {
        var properties = marks
        if hasResult { properties.insert(.hasResult) }
        if isAccepted { properties.insert(.isAccepted) }
        if isSecret { properties.insert(.isSecret) }
        if let check, check.isPending { properties.insert(.isPending) }
        let isRejected = hasRejections && stage == .validated
        return changes.take(errors: errors, properties) {
            results($0, accepts: accepts ?? (!isRejected && isAcceptedNow))
        }
    }

    /// Returns which of the wanted results are true now.
    private func results(_ wanted: InputProperty, accepts: @autoclosure () -> Bool) -> InputProperty {
        var results: InputProperty = []
        if !wanted.isDisjoint(with: [.isValid, .verdict]) {
            let accepts = accepts()
            let verdict = verdict(accepts: accepts)
            if accepts { results.insert(.isValid) }
            if verdict == .accepted { results.insert(.verdictAccepts) }
            if verdict == .rejected { results.insert(.verdictRejects) }
        }
        if wanted.contains(.isDirty), input?.isDifferent == true { results.insert(.isDirty) }
        return results.intersection(wanted)
    }

    /// Returns which of the wanted results are true now, to an observer.
    private func observed(_ wanted: InputProperty) -> InputProperty {
        let results = results(wanted, accepts: isAcceptedNow)
        changes.observe(wanted, results: results)
        return results
    }

    var observedAcceptance: Bool { observed(.isValid).contains(.isValid) }

    package var observedVerdict: Verdict {
        let results = observed(.verdict)
        return results.contains(.verdictAccepts) ? .accepted : results.isEmpty ? .undecided : .rejected
    }

    /// Whether the value differs from the original value, or `nil` if the values cannot be compared.
    var observedDifference: Bool? { input?.isDifferent == nil ? nil : observed(.isDirty).contains(.isDirty) }
}
