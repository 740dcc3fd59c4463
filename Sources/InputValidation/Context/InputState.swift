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
    /// The last result without its errors.
    @exclusivity(unchecked) private(set) var standing = Standing()
    @exclusivity(unchecked) private var rejections: [ValidationError] = []
    @exclusivity(unchecked) private var reported: [Report] = []
    @exclusivity(unchecked) private(set) var marks = Marks()
    @exclusivity(unchecked) private var announced = Announced()
    /// Whether the result may differ from the announced one, because comparing long lists of errors is slow.
    @exclusivity(unchecked) private var isResultNew = false
    /// Whether the last result repeats one of which observers were notified.
    @exclusivity(unchecked) private(set) var isRepetition = false
    /// Whether observers were notified of the last result.
    ///
    /// Until then, a validation is not a repetition, such as one that an observer of another field starts.
    @exclusivity(unchecked) private var isAnnounced = false
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
    private var groups: [RejectionGroup] = []
    private var followers: [WeakFollower] = []
    /// The observed verdicts of the forms that have this input.
    @exclusivity(unchecked) private(set) var watches: [any VerdictObserver] = []
    /// Whether one of them needs the verdict.
    @exclusivity(unchecked) private var isVerdictWatched = false
    /// What all watches have stored about this input, or `nil` if they must evaluate the next event in any case.
    @exclusivity(unchecked) private var reviewed: Reviewed?
    /// A counter of the changes for which ``reviewed`` is out of date.
    @exclusivity(unchecked) private var reviewEpoch = 0
    /// The running submissions of forms whose first field this is.
    var submissions: [Submission] = [] {
        didSet { forgetReview() }
    }
    /// The last read results of computed properties, or `nil` where no observer waits for a change.
    @exclusivity(unchecked) private var seen = Seen()

    init(label: String?, named name: String?, key: String?, isSecret: Bool?) {
        self.key = key
        declaredSecrecy = isSecret
        if isSecret == true { announced.flags.insert(.isSecret) }
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation =
            label == nil && name == nil && key == nil
            ? .none : .owned(ValidationError.Presentation(label: label, labelInSentence: name, path: path))
    }

    deinit {
        // A rule cannot be evaluated without all its inputs, so it is removed with the first one.
        for rule in rules { rule.inputDeallocated() }
        for watch in watches { watch.inputDeallocated(ObjectIdentifier(self)) }
    }

    var label: String? { presentation.read { $0.label } }

    /// Whether dumps, mirrors, and stored forms leave the value out.
    var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    /// The last result, or `nil`.
    ///
    /// ``standing`` is faster for what does not depend on the errors.
    var result: StoredResult? {
        guard standing.hasResult else { return nil }
        return StoredResult(
            rejections: rejections, reported: reported, isProvisional: standing.isProvisional, epoch: standing.epoch)
    }

    var errors: [ValidationError] {
        reported.isEmpty ? rejections : rejections + reported.lazy.filter(\.isShown).map(\.error)
    }

    /// Whether the strategy rejected the value at the last validation.
    var hasRejections: Bool { !rejections.isEmpty }

    /// Whether the last result accepts the current value without any error.
    var isClear: Bool { standing.isAcceptance && standing.epoch == epoch }

    /// Whether the last result is a final acceptance of the current value.
    var isAccepted: Bool {
        guard isClear, !standing.isProvisional else { return false }
        return check.map { $0.verdict == .accepted } ?? true
    }

    /// Whether there is a final result, which rules over several inputs require.
    var hasFinalResult: Bool { standing.hasResult && !standing.isProvisional }

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
        guard accepts, reported.isEmpty || !reported.contains(where: \.isInForce) else { return .rejected }
        return check?.verdict ?? .accepted
    }

    /// The verdict about the current value; the strategy is evaluated, so that the result is never out of date.
    var verdict: Verdict {
        verdict(accepts: isKnownAccepted || input?.isAcceptedNow ?? false)
    }

    /// Whether the running call has found the value accepted.
    var isKnownAccepted: Bool { acceptedEpoch == epoch }

    /// Whether the strategy accepts the value, or `nil` if the running call has not validated it.
    var knownAcceptance: Bool? {
        if isKnownAccepted { return true }
        return hasRejections && standing.epoch == epoch && !standing.isProvisional ? false : nil
    }

    func noteAccepted() { acceptedEpoch = epoch }

    func forgetAccepted() { acceptedEpoch = -1 }
}

// MARK: - Events that do not notify

extension InputState {
    /// Records the strategy's own result; an empty array is an acceptance.
    func record(_ rejections: [ValidationError]) {
        if rejections.isEmpty, standing.isAcceptance, !standing.isProvisional, check == nil {
            // Only the value may be another one.
            isRepetition = isAnnounced && standing.epoch == epoch && !marks.isHighlighted
            isAnnounced = isRepetition
            standing.epoch = epoch
            marks.isHighlighted = false
            return
        }
        isRepetition = false
        isAnnounced = false
        var new = StoredResult(rejections: rejections, epoch: epoch)
        // The error of a rule stays until the rule is evaluated again, which follows. The error of a server about this
        // value stays too.
        if !reported.isEmpty { new.reported = reported.filter(\.outlastsResult) }
        if rejections.isEmpty, let rejection = check?.rejection {
            new.reported.append(Report(error: presented(rejection), source: .check))
        }
        store(new)
    }

    /// Records the result of the strategy for typing, whose acceptance leaves the input without a result.
    func recordWhileTyping(_ rejections: [ValidationError]) {
        let reported = reported.filter(\.outlastsResult)
        let new = StoredResult(rejections: rejections, reported: reported, isProvisional: true, epoch: epoch)
        if rejections.isEmpty { keep(new.isAcceptance ? nil : new) } else { store(new) }
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
        guard has(source), var new = result else { return }
        new.reported.removeAll { $0.source.isSame(as: source) }
        keep(new)
        if new.isAcceptance { marks.isHighlighted = false }
    }

    func has(_ source: Report.Source) -> Bool {
        !reported.isEmpty && reported.contains { $0.source.isSame(as: source) }
    }

    /// Removes the highlight if the source is the only reason for it.
    func removeHighlight(_ source: Report.Source) {
        guard standing.hasResult, rejections.isEmpty, reported.allSatisfy({ $0.source.isSame(as: source) }) else {
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
        if !standing.isAcceptance, var new = result {
            new.reported.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { new.rejections = [] }
            keep(new.isAcceptance ? nil : new)
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
        keep(nil)
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

    private func keep(_ new: StoredResult?) {
        isResultNew = true
        rejections = new?.rejections ?? []
        reported = new?.reported ?? []
        standing = new.map(Standing.init) ?? Standing()
    }

    private func store(_ new: StoredResult) {
        keep(new)
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

    var hasRules: Bool { !rules.isEmpty }

    /// Whether the input has rules of the form that validated it last.
    var hasNamedRules: Bool { rules.last.map { !$0.isAttached } ?? false }

    /// Evaluates the rules over several inputs.
    func evaluateRules() {
        if rules.isEmpty { return }
        for rule in rules { rule.evaluate() }
    }

    func add(_ rule: any InputRule) {
        let place = rule.isAttached ? rules.firstIndex { !$0.isAttached } : nil
        rules.insert(rule, at: place ?? rules.endIndex)
        forgetReview()
    }

    func remove(_ rule: any InputRule) {
        rules.removeAll { $0 === rule }
        forgetReview()
    }

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
        announced.flags.formUnion(flags.intersection(.isSecret))
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
        let oldEpoch = epoch
        if rules.isEmpty {
            announce()
        } else {
            let rules = rules
            announce()
            for rule in rules { rule.announce(except: self) }
        }
        // An observer may have edited the value.
        review(accepts: epoch == oldEpoch ? accepts : nil)
    }

    /// Notifies observers of this input of all changes since the last notification.
    ///
    /// - Returns: Whether observers were notified.
    @discardableResult
    func announce() -> Bool {
        var hasNotified = false
        // A counter may run an observer that changes the input again. The inner call announces those changes, and the
        // next comparison here uses the newer state.
        if isResultNew {
            isResultNew = false
            let errors = errors
            if !errors.isSame(as: announced.errors) {
                announced.errors = errors
                changes.errors &+= 1
                hasNotified = true
            }
        }
        while let flag = flags.symmetricDifference(announced.flags).first {
            announced.flags.formSymmetricDifference(flag)
            notify(flag)
            hasNotified = true
        }
        isAnnounced = true
        return hasNotified
    }

    private var flags: Flags {
        var flags: Flags = []
        if standing.hasResult { flags.insert(.hasResult) }
        if isAccepted { flags.insert(.isAccepted) }
        if marks.isHighlighted { flags.insert(.isHighlighted) }
        if marks.isTouched { flags.insert(.isTouched) }
        if isSecret { flags.insert(.isSecret) }
        if let check, check.isPending { flags.insert(.isPending) }
        return flags
    }

    private func notify(_ flag: Flags) {
        switch flag {
        case .hasResult: changes.hasResult &+= 1
        case .isAccepted: changes.isAccepted &+= 1
        case .isHighlighted: changes.isHighlighted &+= 1
        case .isTouched: changes.isTouched &+= 1
        case .isSecret: changes.isSecret &+= 1
        default: changes.isPending &+= 1
        }
    }

    /// Evaluates the observed computed properties again, and notifies observers if they have changed.
    ///
    /// - Parameter accepts: Whether the strategy accepts the value, if that is known already.
    func review(accepts: Bool? = nil) {
        let oldEpoch = epoch
        var accepts = accepts
        if let old = seen.isValid {
            let new = accepts ?? input?.isAcceptedNow ?? false
            accepts = new
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
        // An observer may have edited the value.
        if !watches.isEmpty { reviewWatches(accepts: epoch == oldEpoch ? accepts : nil) }
        if !rules.isEmpty { for rule in attachedRules { rule.reviewForms(of: self) } }
    }

    private func reviewWatches(accepts: Bool?) {
        let verdict = isVerdictWatched ? verdict(accepts: accepts ?? input?.isAcceptedNow ?? false) : nil
        let new = Reviewed(verdict: verdict, isTouched: marks.isTouched, isPending: check?.isPending ?? false)
        if new == reviewed { return }
        forgetReview()
        let oldEpoch = reviewEpoch
        var isRepeatable = true
        for watch in watches {
            // An observer of another watch may have changed the input.
            if !watch.review(self, verdict: oldEpoch == reviewEpoch ? verdict : nil) { isRepeatable = false }
        }
        if isRepeatable, oldEpoch == reviewEpoch { reviewed = new }
    }

    /// Whether ``review(accepts:)`` has something to evaluate.
    var hasReviews: Bool { seen.isValid != nil || seen.isDirty != nil || !watches.isEmpty || !rules.isEmpty }

    /// Notes the result that an observer has read, to compare it with later results.
    func noteRead(isValid: Bool) { seen.isValid = isValid }

    func noteRead(isDirty: Bool) { seen.isDirty = isDirty }

    func add(_ watch: any VerdictObserver) {
        watches.append(watch)
        if watch.needsVerdict { isVerdictWatched = true }
        forgetReview()
    }

    func remove(_ watch: any VerdictObserver) {
        watches.removeAll { $0 === watch }
        isVerdictWatched = watches.contains { $0.needsVerdict }
    }

    /// Notes that the watches must evaluate the next event even if it changes nothing.
    func forgetReview() {
        reviewed = nil
        reviewEpoch &+= 1
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
    var flags: Flags = []
}

/// The observed properties that are either true or false.
private struct Flags: OptionSet {
    var rawValue: UInt8

    static let hasResult = Flags(rawValue: 1)
    static let isAccepted = Flags(rawValue: 2)
    static let isHighlighted = Flags(rawValue: 4)
    static let isTouched = Flags(rawValue: 8)
    static let isSecret = Flags(rawValue: 16)
    static let isPending = Flags(rawValue: 32)

    /// The first flag of the set, or `nil` if the set is empty.
    var first: Flags? { isEmpty ? nil : Flags(rawValue: rawValue & (0 &- rawValue)) }
}

/// What a watch of a form stores about an input.
private struct Reviewed: Equatable {
    /// The verdict, or `nil` if no watch needs it.
    var verdict: Verdict?
    var isTouched: Bool
    var isPending: Bool
}

private struct Seen {
    var isValid: Bool?
    var isDirty: Bool?
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
}

/// What is known of a result without its errors.
struct Standing {
    var hasResult = false
    var isAcceptance = false
    var isProvisional = false
    /// The epoch of the value and the strategy that the result is about.
    var epoch = -1

    init() {}

    init(_ result: StoredResult) {
        hasResult = true
        isAcceptance = result.isAcceptance
        isProvisional = result.isProvisional
        epoch = result.epoch
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
    /// - Returns: Whether an event that changes nothing that is known about the input does not change the result.
    func review(_ state: InputState, verdict: Verdict?) -> Bool

    /// Continues without an input that no longer exists.
    func inputDeallocated(_ identity: ObjectIdentifier)
}
