// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The part of an input that does not depend on the type of its value.
///
/// It connects an input to the forms and rules that use it. The type is public because ``FormField`` requires it. It
/// does not have public members. To read what it holds, use the members of ``FormField``.
public final class InputState {
    // Every event has two steps. First all state is written: the input records its result here, and the rules over
    // several inputs report to the states of their inputs. Then `publish` compares each state with what its observers were
    // notified of last, and notifies them. So an observer sees only complete states, and can edit inside its
    // callback.
    //
    // The types depend on each other in one direction. Inputs, rules, and forms use this class. It refers to them only
    // through the protocols `InputCore` and `InputRule`, which are declared here.

    // The observed state is in a small object that is not generic. With `@Observable` on the input itself, a read would
    // cost 1.1 µs and two allocations, and an accepting validation 7.6 µs and ten (measured).
    let changes = Changes()
    // Each access to a variable marked as unchecked is one load or one store, or changes an array of this object, and runs
    // no other code. Checking it at run time took 40 % of an accepting validation (counted).
    let key: String?
    /// The `isSecret` argument of the initializer; with `nil`, the strategies decide.
    private var declaredSecrecy: Bool?
    private var hasSensitiveStrategy = false
    private let presentation: ValidationError.Part<ValidationError.Presentation>
    /// The input, which owns this object, and removes this reference when it is deallocated.
    ///
    /// A weak reference would cost a side table, and atomic operations at each use.
    @exclusivity(unchecked) unowned(unsafe) var input: (any InputCore)?

    /// A counter of the values and strategies of the input; a result of an older epoch is never used.
    @exclusivity(unchecked) private(set) var epoch = 0
    @exclusivity(unchecked) private(set) var stage = Stage.unvalidated
    /// The errors of the strategy at the last validation.
    @exclusivity(unchecked) private var rejections: [ValidationError] = []
    /// The errors that the strategy did not report.
    @exclusivity(unchecked) private var reports: [Report] = []
    @exclusivity(unchecked) private(set) var marks: Marks = []
    /// The epoch that a form or a rule found accepted in the running call, or -1 outside such a call.
    @exclusivity(unchecked) private var acceptedEpoch = -1

    var timing = ValidationTiming.onDemand
    var keepsErrorsWhileEditing = true
    /// The messages of the input, which change only what is shown.
    var messages: MessageCatalog?
    /// The object of the user interface that shows the input.
    weak var element: AnyObject?
    var focusRequests = 0
    /// The asynchronous strategy and its last result; it has only a weak reference to its input.
    @exclusivity(unchecked) var check: InputCheck?
    var asyncTiming = AsyncTiming()

    /// The active rules over several inputs.
    ///
    /// The attached rules precede those of the form that validated the input last. A rule has only weak references to
    /// its inputs.
    @exclusivity(unchecked) private(set) var rules: [any InputRule] = []
    /// The errors of a server that stop counting when any field of their form is edited.
    private var groups: [(group: RejectionGroup, members: [WeakState])] = []
    private var followers: [WeakFollower] = []
    /// The running submissions of forms whose first field this is.
    var submissions: [Submission] = [] {
        didSet { note(.isSubmitting) }
    }

    /// The events of which observers were not notified yet.
    @exclusivity(unchecked) private var unpublished: Property = []
    /// What observers were notified of last.
    @exclusivity(unchecked) private var published: (errors: [ValidationError], marks: Property) = ([], [])
    /// The last read results of computed properties, or `nil` where no observer waits for a change.
    @exclusivity(unchecked) private var seen: (isValid: Bool?, verdict: Verdict?, isDirty: Bool?) = (nil, nil, nil)

    init(label: String?, named name: String?, key: String?, isSecret: Bool?) {
        self.key = key
        declaredSecrecy = isSecret
        if isSecret == true { published.marks = .isSecret }
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation =
            label == nil && name == nil && key == nil
            ? .none : .owned(ValidationError.Presentation(label: label, labelInSentence: name, path: path))
    }

    deinit {
        // A rule cannot be evaluated without all its inputs, so it is removed with the first one.
        for rule in rules { rule.inputDeallocated() }
        // A form that is created again without the input has another result.
        var gone: Property = []
        if seen.verdict != nil { gone.insert(.verdict) }
        if seen.isDirty != nil { gone.insert(.isDirty) }
        if marks.contains(.isTouched) { gone.insert(.isTouched) }
        if check?.isPending == true { gone.insert(.isPending) }
        notify(gone)
    }

    var label: String? { presentation.read { $0.label } }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    /// Returns the error with the label and the path of the input.
    func presented(_ error: ValidationError) -> ValidationError {
        presentation.isNone ? error : error.presented(within: presentation)
    }
}

/// The requirements of a field's state on its input, whatever the type of the value.
protocol InputCore: AnyObject {
    /// Whether the ordinary strategy accepts the current value.
    var isAcceptedNow: Bool { get }
    /// The traits of the ordinary strategy.
    var currentTraits: InputTraits { get }
    /// Whether the value differs from the original value, or `nil` if its type cannot be compared.
    var isDifferent: Bool? { get }
    /// The value as text, for a report.
    var valueDescription: String? { get }
    /// Validates and records the result, without publishing it or evaluating the rules.
    func validateAlone() -> Bool
    /// Validates, records the result, and evaluates the rules, without publishing.
    func validateWithRules() -> Bool
    /// Returns the input to its original value.
    func restoreOriginal()
}

/// The requirements of a field's state on a rule over several inputs, one of which is this input.
protocol InputRule: AnyObject {
    /// Whether the rule counts in every form and outside forms.
    var isAttached: Bool { get }
    /// The states of the inputs, and of the field that shows the error.
    var states: [InputState] { get }
    /// Evaluates the rule if all its inputs have a result, and records its error or withdraws it.
    @discardableResult func evaluate() -> Bool?
    /// Removes the highlight after an edit, and withdraws the error if the rule holds again.
    func inputChanged()
    /// Withdraws the error.
    func withdraw()
    /// Removes the rule from its remaining inputs.
    func inputDeallocated()
}

// MARK: - The result

extension InputState {
    var errors: [ValidationError] {
        reports.isEmpty ? rejections : rejections + reports.lazy.filter(\.isShown).map(\.error)
    }

    /// The errors of the strategy and the rules, without those of servers.
    var ownErrors: [ValidationError] { rejections + reports.filter { $0.isFromRule && $0.isShown }.map(\.error) }

    /// The errors that count in a form of which this input is only a partner.
    ///
    /// An asynchronous strategy that could not decide does not count.
    var countingErrors: [ValidationError] {
        guard check?.verdict == .undecided else { return errors }
        return rejections + reports.filter { $0.isShown && !$0.source.isSame(as: .check) }.map(\.error)
    }

    var hasResult: Bool { stage != .unvalidated }

    /// Whether the strategy rejected the value at the last validation.
    var hasRejections: Bool { !rejections.isEmpty }

    private var hasErrors: Bool { !rejections.isEmpty || !reports.isEmpty }

    /// Whether the last result accepts the current value without any error.
    var isClear: Bool { !hasErrors && stage == .validated(epoch: epoch) }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool { isClear && check.map { $0.verdict == .accepted } ?? true }

    /// Whether there is a final result, which rules over several inputs require.
    var hasFinalResult: Bool { if case .validated = stage { true } else { false } }

    /// Returns the verdict about the value, given whether the ordinary strategy accepts it now.
    func verdict(accepts: Bool) -> Verdict {
        guard accepts, !reports.contains(where: \.isInForce) else { return .rejected }
        return check?.verdict ?? .accepted
    }

    /// The verdict about the current value; the strategy is evaluated, so that the result is never out of date.
    var verdict: Verdict { verdict(accepts: isAcceptedNow) }

    private var isAcceptedNow: Bool { isKnownAccepted || input?.isAcceptedNow ?? false }

    /// Whether the running call has found the value accepted.
    var isKnownAccepted: Bool { acceptedEpoch == epoch }

    /// Whether the strategy accepts the value, or `nil` if the running call has not validated it.
    var knownAcceptance: Bool? {
        isKnownAccepted ? true : hasRejections && stage == .validated(epoch: epoch) ? false : nil
    }

    /// Validates without publishing, and marks an accepted value as accepted for the running call.
    func validate() -> Verdict {
        let accepts = input?.validateAlone() ?? false
        if accepts { noteAccepted() }
        return verdict(accepts: accepts)
    }

    func noteAccepted() { acceptedEpoch = epoch }

    func forgetAccepted() { acceptedEpoch = -1 }
}

// MARK: - Events, which do not notify

extension InputState {
    /// Records the strategy's own result; an empty array is an acceptance.
    func record(_ new: [ValidationError]) {
        rejections = new
        // The error of a rule stays until the rule is evaluated again, which follows. The error of a server about this
        // value stays too.
        if !reports.isEmpty { reports.removeAll { !$0.outlastsResult } }
        if new.isEmpty, let rejection = check?.rejection {
            reports.append(Report(error: presented(rejection), source: .check))
        }
        stage = .validated(epoch: epoch)
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
    func report(_ error: ValidationError, from source: Report.Source) {
        let report = Report(error: presented(error), source: source)
        // An error that was reported for this field alone outlasts the same error that was reported for a form.
        if reports.contains(where: { $0.covers(report) }) { return }
        reports.removeAll { $0.isReplaced(by: report) }
        reports.append(report)
        if stage == .unvalidated { stage = .validated(epoch: -1) }
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
    /// The errors of the strategy stay if `keepsErrorsWhileEditing` is `true`.
    ///
    /// - Returns: Other inputs with errors of a server that stop counting, whose verdicts may have changed.
    func edit() -> [InputState] {
        note(.value)
        startEpoch()
        marks.insert(.isTouched)
        marks.remove(.isHighlighted)
        if hasErrors {
            reports.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { rejections = [] }
            if !hasErrors { stage = .unvalidated }
        }
        return endGroups()
    }

    /// Notes that the strategy has changed, so that no result of the old one counts.
    func swap() {
        note(.validator)
        startEpoch()
        withdraw(.check)
    }

    func touch() { marks.insert(.isTouched) }

    /// Discards the result, but keeps the value.
    func clear() {
        rejections = []
        reports = []
        stage = .unvalidated
        marks.subtract([.isHighlighted, .wasRejected])
        for rule in rules { rule.withdraw() }
    }

    /// Starts again with an original value.
    func restart() -> [InputState] {
        startEpoch()
        clear()
        marks = []
        return endGroups()
    }

    /// Makes all results be about an old value or an old strategy.
    private func startEpoch() {
        epoch &+= 1
        check?.stop()
    }

    private func highlight() {
        if hasErrors { marks.formUnion([.isHighlighted, .wasRejected]) } else { marks.remove(.isHighlighted) }
    }
}

// MARK: - Rules, servers, and secrets

extension InputState {
    var hasRules: Bool { !rules.isEmpty }

    var hasAttachedRules: Bool { rules.first?.isAttached ?? false }

    /// Whether the input has rules of the form that validated it last.
    var hasNamedRules: Bool { rules.last.map { !$0.isAttached } ?? false }

    func add(_ rule: any InputRule) {
        let place = rule.isAttached ? rules.firstIndex { !$0.isAttached } : nil
        rules.insert(rule, at: place ?? rules.endIndex)
        if rule.isAttached { note(.rules) }
    }

    func remove(_ rule: any InputRule) {
        rules.removeAll { $0 === rule }
        note(.rules)
    }

    /// Returns a group of server errors, which count until one of the inputs is edited.
    static func group(_ states: [InputState]) -> RejectionGroup {
        let group = RejectionGroup()
        let members = states.map { WeakState(state: $0) }
        for state in states {
            state.groups.removeAll { $0.group.isLapsed }
            state.groups.append((group, members))
        }
        return group
    }

    private func endGroups() -> [InputState] {
        if groups.isEmpty { return [] }
        let ended = groups
        groups = []
        for (group, _) in ended { group.isLapsed = true }
        return ended.flatMap(\.members).compactMap(\.state)
    }

    /// Notes a strategy of the input; a sensitive one makes the input secret, even after the strategy is removed.
    ///
    /// This fails closed, because the value that the sensitive strategy validated is still there.
    func noteStrategy(isSensitive: Bool) {
        if isSensitive { hasSensitiveStrategy = true }
    }

    /// Notes a strategy of the initializer, before the input can be observed.
    func noteFirstStrategy(isSensitive: Bool) {
        noteStrategy(isSensitive: isSensitive)
        if isSecret { published.marks.insert(.isSecret) }
    }

    /// Discards the strategies that the input had, because the value is another one.
    func restartSecrecy(isSensitive: Bool) { hasSensitiveStrategy = isSensitive }

    /// Makes the input secret if the input that it repeats is secret, unless the owner has set its secrecy.
    func shareSecrecy(of other: InputState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        InputState.publish([self])
    }

    func follow(with follower: EditFollower) {
        followers.removeAll { $0.follower == nil }
        followers.append(WeakFollower(follower: follower))
    }

    /// Notifies the followers, which start asynchronous strategies, of a new value to validate.
    func callFollowers() {
        guard check != nil else { return }
        for follower in followers { follower.follower?.changed() }
    }
}

// MARK: - Observation

extension InputState {
    /// Notes an event of which the next ``publish(accepts:)`` notifies observers.
    func note(_ property: Property) { unpublished.formUnion(property) }

    /// Notifies observers of all changes since the last notification, here and at inputs that share a rule.
    ///
    /// - Parameters:
    ///   - accepts: Whether the strategy accepts the value, if that is known already.
    ///   - others: Other inputs that the event may have changed.
    func publish(accepts: Bool? = nil, with others: [InputState] = []) {
        let changed = takeChanges(accepts: accepts)
        if rules.isEmpty, others.isEmpty { return notify(changed) }
        InputState.publish(others + rules.flatMap(\.states), after: [(self, changed)])
    }

    /// Notifies observers of all changes of several inputs since the last notification.
    ///
    /// - Returns: Whether there was a change.
    @discardableResult
    static func publish(
        _ states: some Sequence<InputState>, _ others: [InputState] = [], after first: [(InputState, Property)] = []
    ) -> Bool {
        var changed = first
        func take(from state: InputState) {
            let changes = state.takeChanges(accepts: state.knownAcceptance)
            if !changes.isEmpty { changed.append((state, changes)) }
        }
        for state in states { take(from: state) }
        for state in others { take(from: state) }
        for (state, changes) in changed { state.notify(changes) }
        return !changed.isEmpty
    }

    /// Returns the properties that have changed, which must then be notified.
    private func takeChanges(accepts: Bool?) -> Property {
        var changed = unpublished
        unpublished = []
        let marks = publishedMarks
        changed.formUnion(marks.symmetricDifference(published.marks))
        published.marks = marks
        if hasErrors || !published.errors.isEmpty {
            let errors = errors
            if !errors.isSame(as: published.errors) { changed.insert(.errors) }
            published.errors = errors
        }
        // Observation covers one change. An observer that still needs the property reads it again.
        if seen.isValid != nil || seen.verdict != nil {
            let accepts = accepts ?? isAcceptedNow
            if let old = seen.isValid, old != accepts {
                changed.insert(.isValid)
                seen.isValid = nil
            }
            if let old = seen.verdict, old != verdict(accepts: accepts) {
                changed.insert(.verdict)
                seen.verdict = nil
            }
        }
        if let old = seen.isDirty, old != input?.isDifferent {
            changed.insert(.isDirty)
            seen.isDirty = nil
        }
        return changed
    }

    private var publishedMarks: Property {
        var properties: Property = []
        if hasResult { properties.insert(.hasResult) }
        if isAccepted { properties.insert(.isAccepted) }
        if marks.contains(.isHighlighted) { properties.insert(.isHighlighted) }
        if marks.contains(.isTouched) { properties.insert(.isTouched) }
        if isSecret { properties.insert(.isSecret) }
        if let check, check.isPending { properties.insert(.isPending) }
        return properties
    }

    private func notify(_ changed: Property) {
        if !changed.isEmpty { changes.count(changed) }
    }

    /// Whether the strategy accepts the value, for an observer.
    var observedAcceptance: Bool {
        _ = changes.isValid
        let accepts = isAcceptedNow
        let old = seen.isValid
        seen.isValid = accepts
        // A result may have changed without an event, such as with the time. Other observers were not notified of that yet.
        if let old, old != accepts { changes.isValid &+= 1 }
        return accepts
    }

    /// The verdict about the value, for an observer.
    var observedVerdict: Verdict {
        _ = changes.verdict
        let verdict = verdict
        let old = seen.verdict
        seen.verdict = verdict
        if let old, old != verdict { changes.verdict &+= 1 }
        return verdict
    }

    /// Whether the value differs from the original value, for an observer; `nil` if the values cannot be compared.
    var observedDifference: Bool? {
        guard let isDifferent = input?.isDifferent else { return nil }
        _ = changes.isDirty
        seen.isDirty = isDifferent
        return isDifferent
    }
}

/// Weak references in arrays.
struct WeakState {
    weak var state: InputState?
}

private struct WeakFollower {
    weak var follower: EditFollower?
}

extension [ValidationError] {
    /// Whether the errors have the same texts too, which equality of errors leaves out.
    fileprivate func isSame(as other: [ValidationError]) -> Bool {
        guard count == other.count else { return false }
        for index in indices where !self[index].isIdentical(to: other[index]) {
            guard self[index] == other[index], self[index].message == other[index].message else { return false }
        }
        return true
    }
}
