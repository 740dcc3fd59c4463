// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The part of an input that does not depend on the type of its value.
///
/// It connects an input to the forms and rules that use it. The type is public because ``FormField`` requires it. It
/// does not have public members. To read what it holds, use the members of ``FormField``.
public final class InputState {
    // Every event runs in one direction. The input validates and records its result here. Then the rules over several
    // inputs are evaluated. A rule reads the outputs of its inputs and reports to their states, and a report is only
    // recorded, so that no rule starts another one.
    //
    // The types depend on each other in one direction too. Inputs, rules, and forms use this class. It refers to them
    // only through the protocols `InputCore`, `InputRule`, and `VerdictObserver`, which are declared here.
    //
    // Every event has two steps. First all state is written. Then `publish(accepts:)` compares it with the state that
    // observers were notified of last. So an observer sees only complete states, an unchanged property notifies no
    // observer, and an observer can edit inside its callback.

    // The observed state is in a small object that is not generic. With `@Observable` on the input itself, a read would
    // cost 1.1 µs and two allocations, and an accepting validation 7.6 µs and ten (measured).
    let changes = Changes()
    let key: String?
    /// The `isSecret` argument of the initializer; with `nil`, the strategies decide.
    private var declaredSecrecy: Bool?
    private var hasSensitiveStrategy = false
    private let presentation: ValidationError.Presentation?
    /// The input, which owns this object.
    weak var input: (any InputCore)?

    /// A counter of the values and strategies of the input; a result of an older epoch is never used.
    private(set) var epoch = 0
    private(set) var result: StoredResult? {
        didSet { isResultNew = true }
    }
    private(set) var marks = Marks()
    private var announced = Announced()
    /// Whether the result may differ from the announced one, because comparing long lists of errors is slow.
    private var isResultNew = false
    /// The epoch that a form or a rule found accepted in the running call, or -1 outside such a call.
    private var acceptedEpoch = -1

    var timing = ValidationTiming.onDemand
    var keepsErrorsWhileEditing = true
    /// The messages of the input, which change only what is shown.
    var messages: MessageCatalog?
    /// The object of the user interface that shows the input.
    weak var element: AnyObject?
    var focusRequests = 0
    /// The asynchronous strategy and its last result; it has only a weak reference to its input.
    var check: InputCheck?
    var asyncTiming = AsyncTiming()

    /// The active rules over several inputs.
    ///
    /// The attached rules precede those of the form that validated the input last. A rule has only weak references to
    /// its inputs.
    private(set) var rules: [any InputRule] = []

    /// The errors of a server that stop counting when any field of their form is edited.
    private var groups: [RejectionGroup] = []
    private var followers: [WeakFollower] = []
    /// The observed verdicts of the forms that have this input.
    private(set) var watches: [any VerdictObserver] = []
    /// The running submissions of forms whose first field this is.
    var submissions: [Submission] = []
    /// The last read results of computed properties, or `nil` where no observer waits for a change.
    private var seen = Seen()

    init(label: String?, named name: String?, key: String?, isSecret: Bool?) {
        self.key = key
        declaredSecrecy = isSecret
        announced.isSecret = isSecret ?? false
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation =
            label == nil && name == nil && key == nil
            ? nil : ValidationError.Presentation(label: label, labelInSentence: name, path: path)
    }

    deinit {
        // A rule cannot be evaluated without all its inputs, so it is removed with the first one.
        for rule in rules { rule.inputDeallocated() }
        for watch in watches { watch.inputDeallocated() }
    }

    var label: String? { presentation?.label }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    var errors: [ValidationError] { result?.errors ?? [] }

    /// Whether the last result accepts the current value without any error.
    var isClear: Bool {
        guard let result else { return false }
        return result.isAcceptance && result.epoch == epoch
    }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool {
        isClear && hasFinalResult && check?.verdict ?? .accepted == .accepted
    }

    /// Whether there is a final result, which rules over several inputs require.
    var hasFinalResult: Bool { result.map { !$0.isProvisional } ?? false }

    /// Returns the error with the label and the path of the input.
    func presented(_ error: ValidationError) -> ValidationError {
        presentation.map(error.presented(within:)) ?? error
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
    /// Evaluates the rule if all its inputs have a result, and records its error or withdraws it.
    @discardableResult func evaluate() -> Bool?
    /// Removes the highlight after an edit, and withdraws the error if the rule holds again.
    func inputChanged()
    /// Withdraws the error.
    func withdraw()
    /// Removes the rule from its remaining inputs.
    func inputDeallocated()
    /// Notifies the observers of the other inputs.
    func announce(except announced: InputState)
    /// Evaluates the observed verdicts of forms that contain another input of the rule.
    func reviewForms(of state: InputState)
}

// MARK: - The verdict

extension InputState {
    /// Returns the verdict about the value, given whether the ordinary strategy accepts it now.
    func verdict(accepts: Bool) -> Verdict {
        guard accepts, result?.reported.contains(where: \.isInForce) != true else { return .rejected }
        return check?.verdict ?? .accepted
    }

    /// The verdict about the current value; the strategy is evaluated, so that the result is never out of date.
    var verdict: Verdict {
        verdict(accepts: isKnownAccepted || input?.isAcceptedNow ?? false)
    }

    /// Whether the running call has found the value accepted.
    var isKnownAccepted: Bool { acceptedEpoch == epoch }

    func noteAccepted() { acceptedEpoch = epoch }

    func forgetAccepted() { acceptedEpoch = -1 }
}

// MARK: - Events that do not notify

extension InputState {
    /// Records the strategy's own result; an empty array is an acceptance.
    func record(_ rejections: [ValidationError]) {
        var new = StoredResult(rejections: rejections, epoch: epoch)
        // The error of a rule stays until the rule is evaluated again, which follows. The error of a server about this
        // value stays too.
        if let result, !result.reported.isEmpty { new.reported = result.reported.filter(\.outlastsResult) }
        if rejections.isEmpty, let rejection = check?.rejection {
            new.reported.append(Report(error: presented(rejection), source: .check))
        }
        store(new)
    }

    /// Records the result of the strategy for typing, whose acceptance leaves the input without a result.
    func recordWhileTyping(_ rejections: [ValidationError]) {
        let reported = result?.reported.filter(\.outlastsResult) ?? []
        let new = StoredResult(rejections: rejections, reported: reported, isProvisional: true, epoch: epoch)
        if rejections.isEmpty { result = new.isAcceptance ? nil : new } else { store(new) }
        for rule in rules { rule.inputChanged() }
    }

    /// Records an error that the strategy did not report.
    func report(_ error: ValidationError, from source: Report.Source) {
        var new = result ?? StoredResult()
        let report = Report(error: presented(error), source: source)
        // An error that was reported for this field alone outlasts the same error that was reported for a form.
        if new.reported.contains(where: { $0.covers(report) }) { return }
        new.reported.removeAll { $0.isReplaced(by: report) }
        new.reported.append(report)
        store(new)
    }

    /// Withdraws the error that a rule or a check reported.
    func withdraw(_ source: Report.Source) {
        guard var new = result, new.reported.contains(where: { $0.source.isSame(as: source) }) else { return }
        new.reported.removeAll { $0.source.isSame(as: source) }
        result = new
        if new.isAcceptance { marks.isHighlighted = false }
    }

    func has(_ source: Report.Source) -> Bool {
        result?.reported.contains { $0.source.isSame(as: source) } ?? false
    }

    /// Removes the highlight if the source is the only reason for it.
    func removeHighlight(_ source: Report.Source) {
        guard let result, result.rejections.isEmpty, result.reported.allSatisfy({ $0.source.isSame(as: source) }) else {
            return
        }
        marks.isHighlighted = false
    }

    /// Notes that the value has changed, and removes the errors that were only about the old value.
    ///
    /// The errors of the strategy stay if `keepsErrorsWhileEditing` is `true`.
    ///
    /// - Returns: The groups of server errors that stop counting, whose fields must be reviewed too.
    func edit() -> [RejectionGroup] {
        epoch &+= 1
        check?.stop()
        marks.isTouched = true
        marks.isHighlighted = false
        if var new = result, !new.isAcceptance {
            new.reported.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { new.rejections = [] }
            result = new.isAcceptance ? nil : new
        }
        return lapse()
    }

    /// Notes that the strategy has changed, so that no result of the old one counts.
    func swap() {
        epoch &+= 1
        check?.stop()
        withdraw(.check)
    }

    func touch() { marks.isTouched = true }

    /// Discards the result, but keeps the value.
    func clear() {
        result = nil
        marks.isHighlighted = false
        marks.wasRejected = false
        for rule in rules { rule.withdraw() }
    }

    /// Starts again with another value.
    func restart() -> [RejectionGroup] {
        epoch &+= 1
        check?.stop()
        clear()
        marks = Marks()
        return lapse()
    }

    private func store(_ new: StoredResult) {
        result = new
        marks.isHighlighted = !new.isAcceptance
        marks.wasRejected = marks.wasRejected || !new.isAcceptance
    }

    private func lapse() -> [RejectionGroup] {
        guard !groups.isEmpty else { return [] }
        let lapsed = groups
        groups = []
        for group in lapsed { group.isLapsed = true }
        return lapsed
    }
}

// MARK: - Rules and servers

extension InputState {
    /// The rules that also count in forms that do not name them.
    var attachedRules: some Sequence<any InputRule> { rules.lazy.filter { $0.isAttached } }

    var hasAttachedRules: Bool { rules.first?.isAttached ?? false }

    /// Whether the input has rules of the form that validated it last.
    var hasNamedRules: Bool { rules.last.map { !$0.isAttached } ?? false }

    /// Evaluates the rules over several inputs.
    func evaluateRules() {
        for rule in rules { rule.evaluate() }
    }

    func add(_ rule: any InputRule) {
        let place = rule.isAttached ? rules.firstIndex { !$0.isAttached } : nil
        rules.insert(rule, at: place ?? rules.endIndex)
    }

    func remove(_ rule: any InputRule) { rules.removeAll { $0 === rule } }

    func join(_ group: RejectionGroup) { groups.append(group) }
}

/// Errors that a server reported together, which stop counting when any field of the form is edited.
final class RejectionGroup {
    var isLapsed = false
    private let members: [WeakState]

    init(_ members: [InputState]) {
        self.members = members.map { WeakState(state: $0) }
        for member in members { member.join(self) }
    }

    func reviewMembers() {
        for member in members { member.state?.review() }
    }
}

struct WeakState {
    weak var state: InputState?
}

// MARK: - Secrecy

extension InputState {
    /// Notes a strategy of the input; a sensitive one makes the input secret, even after the strategy is removed.
    ///
    /// This fails closed, because the value that the sensitive strategy validated is still there.
    func noteStrategy(isSensitive: Bool) {
        if isSensitive { hasSensitiveStrategy = true }
    }

    /// Notes a strategy of the initializer, before the input can be observed.
    func noteFirstStrategy(isSensitive: Bool) {
        noteStrategy(isSensitive: isSensitive)
        announced.isSecret = isSecret
    }

    /// Discards the strategies that the input had, because the value is another one.
    func restartSecrecy(isSensitive: Bool) {
        hasSensitiveStrategy = isSensitive
    }

    /// Makes the input secret if the input that it repeats is secret, unless the owner has set its secrecy.
    func shareSecrecy(of other: InputState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        announce()
    }
}

// MARK: - Observation

extension InputState {
    /// Notifies observers of all changes since the last notification, here and at inputs that share a rule.
    ///
    /// - Parameter accepts: Whether the strategy accepts the value, if that is known already.
    func publish(accepts: Bool? = nil) {
        let rules = rules
        announce()
        for rule in rules { rule.announce(except: self) }
        review(accepts: accepts)
    }

    /// Notifies observers of this input of all changes since the last notification.
    func announce() {
        // A counter may run an observer that changes the input again. The inner call announces those changes, and the
        // next comparison here uses the newer state.
        if isResultNew {
            isResultNew = false
            let errors = errors
            if !errors.isSame(as: announced.errors) {
                announced.errors = errors
                changes.errors &+= 1
            }
        }
        announce(\.hasResult, result != nil, \.hasResult)
        announce(\.isAccepted, isAccepted, \.isAccepted)
        announce(\.isHighlighted, marks.isHighlighted, \.isHighlighted)
        announce(\.isTouched, marks.isTouched, \.isTouched)
        announce(\.isSecret, isSecret, \.isSecret)
        announce(\.isPending, check?.isPending ?? false, \.isPending)
    }

    private func announce(
        _ property: WritableKeyPath<Announced, Bool>, _ now: @autoclosure () -> Bool,
        _ counter: ReferenceWritableKeyPath<Changes, Int>
    ) {
        let now = now()
        guard announced[keyPath: property] != now else { return }
        announced[keyPath: property] = now
        changes[keyPath: counter] &+= 1
    }

    /// Evaluates the observed computed properties again, and notifies observers if they have changed.
    ///
    /// - Parameter accepts: Whether the strategy accepts the value, if that is known already.
    func review(accepts: Bool? = nil) {
        if let old = seen.isValid {
            let new = accepts ?? input?.isAcceptedNow ?? false
            if new != old {
                // Observation covers one change. An observer that still needs the property reads it again.
                seen.isValid = nil
                changes.isValid &+= 1
            }
        }
        if let old = seen.isDirty, let new = input?.isDifferent, new != old {
            seen.isDirty = nil
            changes.isDirty &+= 1
        }
        if !watches.isEmpty {
            let isSeen = watches.contains(where: \.needsVerdict)
            let verdict = isSeen ? verdict(accepts: accepts ?? input?.isAcceptedNow ?? false) : nil
            for watch in watches { watch.review(self, verdict: verdict) }
        }
        for rule in attachedRules { rule.reviewForms(of: self) }
    }

    /// Notes the result that an observer has read, to compare it with later results.
    func noteRead(isValid: Bool) { seen.isValid = isValid }

    func noteRead(isDirty: Bool) { seen.isDirty = isDirty }

    func add(_ watch: any VerdictObserver) { watches.append(watch) }

    func remove(_ watch: any VerdictObserver) { watches.removeAll { $0 === watch } }

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

/// An object that starts the asynchronous strategy of an input after each edit.
final class EditFollower {
    let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }
}

private struct WeakFollower {
    weak var follower: EditFollower?
}

/// The state that observers were notified of last.
private struct Announced {
    var errors: [ValidationError] = []
    var hasResult = false
    var isAccepted = false
    var isHighlighted = false
    var isTouched = false
    var isPending = false
    var isSecret = false
}

private struct Seen {
    var isValid: Bool?
    var isDirty: Bool?
}

extension [ValidationError] {
    /// Whether the errors have the same texts too, which equality of errors leaves out.
    fileprivate func isSame(as other: [ValidationError]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 == $1 && $0.message == $1.message }
    }
}

// MARK: - Results

/// The last result for a value; it is an acceptance if both lists are empty.
struct StoredResult {
    var rejections: [ValidationError] = []
    /// Errors that the strategy did not report.
    var reported: [Report] = []
    /// Whether it is the result of the strategy for typing.
    var isProvisional = false
    /// The epoch of the value and the strategy that it is about.
    var epoch = -1

    var isAcceptance: Bool { rejections.isEmpty && reported.isEmpty }

    var errors: [ValidationError] {
        reported.isEmpty ? rejections : rejections + reported.lazy.filter(\.isShown).map(\.error)
    }
}

extension StoredResult {
    /// The errors of the strategy and the rules, without those of servers.
    var ownErrors: [ValidationError] { rejections + reported.filter { $0.isFromRule && $0.isShown }.map(\.error) }
}

/// An error that the strategy did not report, and its source.
struct Report {
    let error: ValidationError
    let source: Source

    enum Source {
        /// A server, perhaps together with errors of other fields.
        case elsewhere(RejectionGroup?)
        case check
        /// A rule over several inputs, all of which are highlighted; one of them shows the error.
        case rule(any InputRule, isShown: Bool)

        func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.check, .check): true
            case (.rule(let first, _), .rule(let second, _)): first === second
            // A field may have two errors of a server.
            default: false
            }
        }
    }

    func covers(_ new: Report) -> Bool {
        guard case (.elsewhere(nil), .elsewhere(.some)) = (source, new.source) else { return false }
        return error == new.error && error.message == new.error.message
    }

    func isReplaced(by new: Report) -> Bool {
        if case (.elsewhere, .elsewhere) = (source, new.source) {
            return error == new.error && error.message == new.error.message
        }
        return source.isSame(as: new.source)
    }

    var isFromRule: Bool {
        if case .rule = source { true } else { false }
    }

    /// Whether it is an error of a server that counts against the current value; an edit of the value removes it.
    var isInForce: Bool {
        if case .elsewhere(let group) = source { group?.isLapsed != true } else { false }
    }

    var outlastsResult: Bool { isFromRule || isInForce }

    var isShown: Bool {
        if case .rule(_, let isShown) = source { isShown } else { true }
    }
}

struct Marks {
    var isHighlighted = false
    var isTouched = false
    var wasRejected = false
}

/// Counters that represent the properties of an input; the macro requires one `var` a line.
@Observable
final class Changes {
    var value = 0
    var validator = 0
    var errors = 0
    var messages = 0
    var hasResult = 0
    var isAccepted = 0
    var isHighlighted = 0
    var isTouched = 0
    var isPending = 0
    var isValid = 0
    var isDirty = 0
    var isSecret = 0
    var focusRequests = 0
}

/// An object that evaluates a verdict over several inputs again when one of them changes.
protocol VerdictObserver: AnyObject {
    /// Whether the verdict depends on the verdict about each input.
    var needsVerdict: Bool { get }

    /// Evaluates again what an event at an input may have changed.
    ///
    /// - Parameters:
    ///   - state: The input.
    ///   - verdict: The verdict about it, if it is known.
    func review(_ state: InputState, verdict: Verdict?)

    /// Continues without an input that no longer exists.
    func inputDeallocated()
}
