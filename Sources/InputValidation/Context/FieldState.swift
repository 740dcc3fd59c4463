// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The part of an input that does not depend on the type of its value: its answers, marks, rules and names.
///
/// It has no public members: it is what ties an input to the forms and rules that it takes part in.
///
/// Every event has two steps: first all state is written, then `publish(accepts:)` compares it with what observers
/// know already. So an observer sees only finished states, an unchanged property notifies nobody, and an observer that
/// edits inside its callback finds nothing half done.
public final class FieldState {
    // The observed state is in a small object that is not generic: `@Observable` on the input itself would make a read
    // cost 1.1 µs and two allocations, a passing validation 7.6 µs and ten (measured).
    let changes = Changes()
    let key: String?
    /// What the owner said about secrecy; `nil` leaves it to the strategies.
    private var declaredSecrecy: Bool?
    private var hasSensitiveStrategy = false
    private let presentation: ValidationError.Presentation?
    /// The input, which owns this object.
    weak var input: (any FieldCore)?

    /// Counts the values and the strategies that the input had: an answer about an older one is never used.
    private(set) var epoch = 0
    private(set) var answer: Answer? {
        didSet { isAnswerNew = true }
    }
    private(set) var marks = Marks()
    private var announced = Announced()
    /// Whether the answer may be another one than was announced; comparing long lists of errors takes a while.
    private var isAnswerNew = false
    /// The epoch that a form or a rule found accepted in the call that is running; -1 outside such a call.
    private var vouchedEpoch = -1

    var keepsErrorsWhileEditing = true
    /// The asynchronous strategy and what it said last; it has only a weak reference to its input.
    var check: FieldCheck?
    var asyncTiming = AsyncTiming()

    /// Rules that hold wherever the input is used; they have only weak references to their inputs.
    private(set) var attached: [FieldRule] = []
    /// Rules of the form that validated the input last.
    private(set) var live: [FieldRule] = []

    /// Errors of a server that stop counting when any field of their form is edited.
    private var groups: [RejectionGroup] = []
    private var followers: [WeakFollower] = []
    /// What observers of a form that has this input wait for.
    private(set) var watches: [any VerdictObserver] = []
    /// Submits of forms whose first field this is.
    var submissions: [Submission] = []
    /// The last answers of properties that are computed at each read, or `nil` where nobody waits for a change.
    private var seen = Seen()

    init(label: String?, key: String?, isSecret: Bool?) {
        self.key = key
        declaredSecrecy = isSecret
        announced.isSecret = isSecret ?? false
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation = label == nil && key == nil ? nil : ValidationError.Presentation(label: label, path: path)
    }

    deinit {
        // A rule without one of its inputs cannot be evaluated: it goes with the first of them.
        for rule in attached { rule.leave() }
        for rule in live { rule.leave() }
        for watch in watches { watch.fieldLeft() }
    }

    var label: String? { presentation?.label }

    /// Whether the value is left out of dumps, mirrors and stored forms.
    var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    var errors: [ValidationError] { answer?.errors ?? [] }

    /// Whether nothing is held against the value as it is now, in the last answer.
    var isClear: Bool {
        guard let answer else { return false }
        return answer.isAcceptance && answer.epoch == epoch
    }

    /// Whether the last answer is a final acceptance of the value as it is now.
    var isAccepted: Bool {
        isClear && hasFinalAnswer && check?.standing ?? .accepted == .accepted
    }

    /// Whether there is a final answer, which rules over several inputs wait for.
    var hasFinalAnswer: Bool { answer.map { !$0.isProvisional } ?? false }

    /// The error with the label and the path of the input.
    func presented(_ error: ValidationError) -> ValidationError {
        presentation.map(error.presented(within:)) ?? error
    }
}

/// What a field's state needs of its input, whatever the type of the value.
protocol FieldCore: AnyObject {
    /// Whether the ordinary strategy accepts the value as it is now.
    var isAcceptedNow: Bool { get }
    /// Whether the value differs from the original one, or `nil` if its type cannot tell.
    var isDifferent: Bool? { get }
    /// The value as text, for a report.
    var valueDescription: String? { get }
    /// Validates and writes the answer down; publishes nothing and leaves the rules alone.
    func ask() -> Bool
}

// MARK: - The verdict

/// What a value is worth now: the one definition that every verdict of a form follows from.
enum Standing: Int, Comparable {
    /// A strategy, a server or a rule rejects it.
    case rejected
    /// Only the answer of the asynchronous strategy is missing.
    case unsettled
    case accepted

    static func < (first: Standing, second: Standing) -> Bool { first.rawValue < second.rawValue }
}

extension FieldState {
    /// The standing of the value, given what the ordinary strategy says of it now.
    func standing(accepts: Bool) -> Standing {
        guard accepts, answer?.reported.contains(where: \.isInForce) != true else { return .rejected }
        return check?.standing ?? .accepted
    }

    /// The standing of the value as it is now; the strategy is evaluated, so that nothing can be out of date.
    var standing: Standing {
        standing(accepts: isVouchedFor || input?.isAcceptedNow ?? false)
    }

    /// Whether the call that is running has found the value accepted.
    var isVouchedFor: Bool { vouchedEpoch == epoch }

    func vouch() { vouchedEpoch = epoch }

    func endVouching() { vouchedEpoch = -1 }
}

// MARK: - Events; none of them notifies

extension FieldState {
    /// Takes the strategy's own answer; an empty array is an acceptance.
    func settle(_ rejections: [ValidationError]) {
        var new = Answer(rejections: rejections, epoch: epoch)
        // What a rule reported stays until the rule is evaluated again, which follows; what a server said of this very
        // value stays.
        if let answer, !answer.reported.isEmpty { new.reported = answer.reported.filter(\.outlastsAnswer) }
        if rejections.isEmpty, let rejection = check?.rejection {
            new.reported.append(Report(error: presented(rejection), source: .check))
        }
        settle(new)
    }

    /// Takes the answer of the strategy that is used while somebody types: an acceptance says nothing yet.
    func settleWhileTyping(_ rejections: [ValidationError]) {
        let reported = answer?.reported.filter(\.outlastsAnswer) ?? []
        let new = Answer(rejections: rejections, reported: reported, isProvisional: true, epoch: epoch)
        if rejections.isEmpty { answer = new.isAcceptance ? nil : new } else { settle(new) }
        for rule in rules { rule.inputChanged() }
    }

    /// Takes an error that the strategy does not know of.
    func report(_ error: ValidationError, from source: Report.Source) {
        var new = answer ?? Answer()
        let report = Report(error: presented(error), source: source)
        // An error that was given for this field alone outlasts the same one that was given for a form.
        if new.reported.contains(where: { $0.covers(report) }) { return }
        new.reported.removeAll { $0.isReplaced(by: report) }
        new.reported.append(report)
        settle(new)
    }

    /// Takes back what a rule or a check reported.
    func withdraw(_ source: Report.Source) {
        guard var new = answer, new.reported.contains(where: { $0.source.isSame(as: source) }) else { return }
        new.reported.removeAll { $0.source.isSame(as: source) }
        answer = new
        if new.isAcceptance { marks.isHighlighted = false }
    }

    func has(_ source: Report.Source) -> Bool {
        answer?.reported.contains { $0.source.isSame(as: source) } ?? false
    }

    /// Takes the highlight away if it is for the one reason only.
    func dim(_ source: Report.Source) {
        guard let answer, answer.rejections.isEmpty, answer.reported.allSatisfy({ $0.source.isSame(as: source) }) else {
            return
        }
        marks.isHighlighted = false
    }

    /// Notes that the value is another one, and drops what was said of the old value only.
    ///
    /// The message of a rejection stays if the owner wants it to.
    ///
    /// - Returns: The errors of servers that stop counting; their fields have news too.
    func edit() -> [RejectionGroup] {
        epoch &+= 1
        check?.stop()
        marks.isTouched = true
        marks.isHighlighted = false
        if var new = answer, !new.isAcceptance {
            new.reported.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { new.rejections = [] }
            answer = new.isAcceptance ? nil : new
        }
        return lapse()
    }

    /// Notes that the input has another strategy: no answer of the old one counts for it.
    func swap() {
        epoch &+= 1
        check?.stop()
        withdraw(.check)
    }

    func touch() { marks.isTouched = true }

    /// Forgets the answer; the value stays.
    func clear() {
        answer = nil
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

    private func settle(_ new: Answer) {
        answer = new
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

extension FieldState {
    /// Every rule over several inputs that reports to this one.
    var rules: [FieldRule] { live.isEmpty ? attached : attached + live }

    /// Evaluates the rules over several inputs.
    func askRules() {
        for rule in rules { rule.ask() }
    }

    func attach(_ rule: FieldRule) { attached.append(rule) }

    func detach(_ rule: FieldRule) { attached.removeAll { $0 === rule } }

    func install(_ rule: FieldRule) { live.append(rule) }

    func uninstall(_ rule: FieldRule) {
        if let index = live.firstIndex(where: { $0 === rule }) { live.remove(at: index) }
    }

    /// Drops the rules that are in force no more.
    func sweep() { live.removeAll { !$0.isLive } }

    func join(_ group: RejectionGroup) { groups.append(group) }
}

/// Errors that a server reported together: whether they still hold is unknown once any field of the form is edited.
final class RejectionGroup {
    var isLapsed = false
    private let members: [WeakState]

    init(_ members: [FieldState]) {
        self.members = members.map { WeakState(state: $0) }
        for member in members { member.join(self) }
    }

    func reviewMembers() {
        for member in members { member.state?.review() }
    }
}

struct WeakState {
    weak var state: FieldState?
}

// MARK: - Secrecy

extension FieldState {
    /// Notes a strategy of the input: a sensitive one makes it secret, and it stays so when the strategy goes.
    ///
    /// Fail closed: the value that the sensitive strategy saw is still there.
    func noteStrategy(isSensitive: Bool) {
        if isSensitive { hasSensitiveStrategy = true }
    }

    /// Notes a strategy that the input is made with, before anybody can observe it.
    func noteFirstStrategy(isSensitive: Bool) {
        noteStrategy(isSensitive: isSensitive)
        announced.isSecret = isSecret
    }

    /// Forgets the strategies that the input had, because its value is another one.
    func restartSecrecy(isSensitive: Bool) {
        hasSensitiveStrategy = isSensitive
    }

    /// Makes the input secret if the one that it repeats is, unless its owner said otherwise.
    func shareSecrecy(of other: FieldState) {
        guard other.isSecret, declaredSecrecy == nil else { return }
        declaredSecrecy = true
        announce()
    }
}

// MARK: - Observation

extension FieldState {
    /// Tells observers what changed since they were told last, here and at inputs that share a rule.
    ///
    /// - Parameter accepts: What the strategy says of the value, where that is known already.
    func publish(accepts: Bool? = nil) {
        let rules = rules
        announce()
        for rule in rules { rule.announce(except: self) }
        review(accepts: accepts)
    }

    /// Tells observers of this input what changed since they were told last.
    func announce() {
        // A counter may run an observer that changes the input again. The inner call announces all of that, and the
        // next comparison here is with the newer state.
        if isAnswerNew {
            isAnswerNew = false
            let errors = errors
            if !errors.isSame(as: announced.errors) {
                announced.errors = errors
                changes.errors &+= 1
            }
        }
        announce(\.isAnswered, answer != nil, \.answered)
        announce(\.isAccepted, isAccepted, \.accepted)
        announce(\.isHighlighted, marks.isHighlighted, \.highlighted)
        announce(\.isTouched, marks.isTouched, \.touched)
        announce(\.isSecret, isSecret, \.secret)
        announce(\.isPending, check?.isPending ?? false, \.pending)
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

    /// Evaluates again what observers wait for, and tells them if it is another answer.
    ///
    /// - Parameter accepts: What the strategy says of the value, where that is known already.
    func review(accepts: Bool? = nil) {
        if let old = seen.isValid {
            let new = accepts ?? input?.isAcceptedNow ?? false
            if new != old {
                // Observation is for one change: whoever still cares reads again.
                seen.isValid = nil
                changes.valid &+= 1
            }
        }
        if let old = seen.isDirty, let new = input?.isDifferent, new != old {
            seen.isDirty = nil
            changes.dirty &+= 1
        }
        if !watches.isEmpty {
            let isSeen = watches.contains(where: \.needsStanding)
            let standing = isSeen ? standing(accepts: accepts ?? input?.isAcceptedNow ?? false) : nil
            for watch in watches { watch.review(self, standing: standing) }
        }
        for rule in attached { rule.reviewForms(of: self) }
    }

    /// Notes that an observer may wait for another answer than this one.
    func noteRead(isValid: Bool) { seen.isValid = isValid }

    func noteRead(isDirty: Bool) { seen.isDirty = isDirty }

    func add(_ watch: any VerdictObserver) { watches.append(watch) }

    func remove(_ watch: any VerdictObserver) { watches.removeAll { $0 === watch } }

    func follow(with follower: FieldFollower) {
        followers.removeAll { $0.follower == nil }
        followers.append(WeakFollower(follower: follower))
    }

    /// Tells those who start asynchronous strategies that there is a new value to ask about.
    func callFollowers() {
        guard check != nil else { return }
        for follower in followers { follower.follower?.changed() }
    }
}

/// Whoever starts the asynchronous strategy of an input after each edit.
final class FieldFollower {
    let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }
}

private struct WeakFollower {
    weak var follower: FieldFollower?
}

/// What observers were told last.
private struct Announced {
    var errors: [ValidationError] = []
    var isAnswered = false
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
    /// Whether a person would read the same: equality of errors leaves texts out.
    fileprivate func isSame(as other: [ValidationError]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 == $1 && $0.message == $1.message }
    }
}

// MARK: - Answers

/// What was last said about a value: nothing in either list is an acceptance.
struct Answer {
    var rejections: [ValidationError] = []
    /// Errors that the strategy does not know of.
    var reported: [Report] = []
    /// Whether it was given while somebody typed.
    var isProvisional = false
    /// The value and the strategy that it is about.
    var epoch = -1

    var isAcceptance: Bool { rejections.isEmpty && reported.isEmpty }

    var errors: [ValidationError] {
        reported.isEmpty ? rejections : rejections + reported.lazy.filter(\.isShown).map(\.error)
    }
}

extension Answer {
    /// What the strategy and the rules say, without servers.
    var ownErrors: [ValidationError] { rejections + reported.filter { $0.isFromRule && $0.isShown }.map(\.error) }
}

/// An error that a strategy does not know of, and where it is from.
struct Report {
    let error: ValidationError
    let source: Source

    enum Source {
        /// A server, perhaps together with errors of other fields.
        case elsewhere(RejectionGroup?)
        case check
        /// A rule over several inputs; one of them shows the error, all stand out.
        case rule(FieldRule, isShown: Bool)

        func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.check, .check): true
            case (.rule(let first, _), .rule(let second, _)): first === second
            // Two errors of a server may both stand.
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

    /// Whether it is a server's and counts against the value as it is now; an edit of the value removes it.
    var isInForce: Bool {
        if case .elsewhere(let group) = source { group?.isLapsed != true } else { false }
    }

    var outlastsAnswer: Bool { isFromRule || isInForce }

    var isShown: Bool {
        if case .rule(_, let isShown) = source { isShown } else { true }
    }
}

struct Marks {
    var isHighlighted = false
    var isTouched = false
    var wasRejected = false
}

/// Counters that stand for the properties of an input; one `var` a line, as the macro wants it.
@Observable
final class Changes {
    var value = 0
    var validator = 0
    var errors = 0
    var answered = 0
    var accepted = 0
    var highlighted = 0
    var touched = 0
    var pending = 0
    var valid = 0
    var dirty = 0
    var secret = 0
}

/// An object that evaluates a verdict over several inputs again when one of them changes.
protocol VerdictObserver: AnyObject {
    /// Whether the verdict depends on the standing of each input.
    var needsStanding: Bool { get }

    /// Evaluates again what an event at an input may have changed.
    ///
    /// - Parameters:
    ///   - state: The input.
    ///   - standing: Its standing, if it is known.
    func review(_ state: FieldState, standing: Standing?)

    /// Continues without an input that no longer exists.
    func fieldLeft()
}
