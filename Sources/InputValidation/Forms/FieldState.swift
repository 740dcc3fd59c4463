// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The part of an input that does not depend on the type of its value: its answers, marks, rules and names.
///
/// It has no public members: it is what ties an input to the forms and rules that it takes part in.
public final class FieldState {
    // The observed state is in a small object that is not generic: `@Observable` on the input itself would make a read
    // cost 1.1 µs and two allocations, a passing validation 7.6 µs and ten (measured, SPINE.md 1). State is written
    // before its counter, so that an observer that reads again at once sees the new state.
    let changes = Changes()
    let key: String?
    /// What the owner said about secrecy; `nil` leaves it to the strategies.
    private var declaredSecrecy: Bool?
    private var hasSensitiveStrategy = false
    private let presentation: ValidationError.Presentation?

    /// Counts the values that the input had: an answer about an older one is never used.
    private(set) var revision = 0
    private(set) var answer: Answer?
    private(set) var marks = Marks()
    /// The revision that the strategy accepted last.
    private var acceptedRevision = -1

    var keepsErrorsWhileEditing = true
    /// Rules over several inputs that this one takes part in; they know their inputs weakly, so there is no cycle.
    private(set) var rules: [FieldRule] = []
    /// The asynchronous strategy and what it said last; it knows its input weakly.
    var check: FieldCheck?
    /// Set while a form asks all its fields: the rules come afterwards, each once.
    var defersRules = false

    init(label: String?, key: String?, isSecret: Bool?) {
        self.key = key
        declaredSecrecy = isSecret
        let path = key.map { [ValidationError.PathComponent.key($0)] } ?? []
        presentation = label == nil && key == nil ? nil : ValidationError.Presentation(label: label, path: path)
    }

    var label: String? { presentation?.label }

    /// Whether the value is left out of dumps, mirrors and stored forms.
    var isSecret: Bool { declaredSecrecy ?? hasSensitiveStrategy }

    var errors: [ValidationError] { answer?.errors ?? [] }

    /// Whether nothing is held against the value that was last asked about.
    var isAccepted: Bool { answer?.isAcceptance ?? false }

    /// Whether no asynchronous strategy is left to ask.
    var isSettled: Bool { check?.isSettled ?? true }

    /// Whether there is a final answer, which rules over several inputs wait for.
    var hasFinalAnswer: Bool { answer.map { !$0.isProvisional } ?? false }

    /// Whether the strategy is known to accept the value as it is now.
    var isKnownToBeAccepted: Bool { acceptedRevision == revision }

    /// The error with the label and the path of the input.
    func presented(_ error: ValidationError) -> ValidationError {
        presentation.map(error.presented(within:)) ?? error
    }
}

// MARK: - Events

extension FieldState {
    /// Takes the strategy's own answer; an empty array is an acceptance.
    func settle(_ refusals: [ValidationError]) {
        var new = Answer(refusals: refusals)
        // What a rule said stays until it is asked again, which follows at once.
        if let answer, !answer.reported.isEmpty { new.reported = answer.reported.filter(\.isFromRule) }
        if refusals.isEmpty, let refusal = check?.refusal {
            new.reported.append(Report(error: presented(refusal), source: .check))
        }
        acceptedRevision = refusals.isEmpty ? revision : -1
        settle(new)
    }

    /// Takes an acceptance where the last answer was one too and nothing else is to be done: the common case.
    func acceptAgain() -> Bool {
        guard check == nil, !marks.isHighlighted, let answer, answer.isAcceptance, !answer.isProvisional else {
            return false
        }
        acceptedRevision = revision
        return true
    }

    /// Forgets that the strategy accepts the value, because there is another strategy now.
    func forgetAcceptance() { acceptedRevision = -1 }

    /// Takes the answer of the strategy that is asked while somebody types: an acceptance says nothing yet.
    func settleWhileTyping(_ refusals: [ValidationError]) {
        let reported = answer?.reported.filter(\.isFromRule) ?? []
        let new = Answer(refusals: refusals, reported: reported, isProvisional: true)
        if refusals.isEmpty { replace(answer: new.isAcceptance ? nil : new) } else { settle(new) }
        for rule in rules { rule.inputChanged() }
    }

    /// Takes an error that the strategy does not know of.
    func report(_ error: ValidationError, from source: Report.Source) {
        var new = answer ?? Answer()
        new.reported.removeAll { $0.source.isSame(as: source) }
        new.reported.append(Report(error: presented(error), source: source))
        settle(new)
    }

    /// Takes back what a rule or a check reported.
    func withdraw(_ source: Report.Source) {
        guard var new = answer, new.reported.contains(where: { $0.source.isSame(as: source) }) else { return }
        new.reported.removeAll { $0.source.isSame(as: source) }
        replace(answer: new)
        if new.isAcceptance { mark { $0.isHighlighted = false } }
    }

    func has(_ source: Report.Source) -> Bool {
        answer?.reported.contains { $0.source.isSame(as: source) } ?? false
    }

    /// Takes the highlight away if it is for the one reason only.
    func dim(_ source: Report.Source) {
        guard let answer, answer.refusals.isEmpty, answer.reported.allSatisfy({ $0.source.isSame(as: source) }) else {
            return
        }
        mark { $0.isHighlighted = false }
    }

    /// Notes that the value is another one.
    func noteEdit() {
        revision &+= 1
        changes.value &+= 1
        mark {
            $0.isTouched = true
            $0.isHighlighted = false
        }
        check?.valueChanged()
    }

    /// Drops what was said of the old value only; the message of a refusal stays if the owner wants it to.
    func settleAfterEdit() {
        if let answer, !answer.isAcceptance {
            var new = answer
            new.reported.removeAll { !$0.isFromRule }
            if !keepsErrorsWhileEditing { new.refusals = [] }
            if new.isAcceptance {
                replace(answer: nil)
            } else if new.errors.count != answer.errors.count {
                replace(answer: new)
            }
        }
        for rule in rules { rule.inputChanged() }
    }

    /// Asks the rules over several inputs, or notes that the form has to.
    func askRules() {
        for rule in rules {
            if defersRules { rule.isDue = true } else { rule.ask() }
        }
    }

    func touch() { mark { $0.isTouched = true } }

    /// Forgets the answer; the value stays.
    func clear() {
        settle(nil)
        for rule in rules { rule.withdraw() }
    }

    /// Starts again with another value.
    func restart() {
        revision &+= 1
        changes.value &+= 1
        clear()
        mark { $0 = Marks() }
        check?.valueChanged()
    }

    /// Takes part in a rule; a newer edition of the same rule takes the place of the older one.
    func join(_ rule: FieldRule) {
        if let index = rules.firstIndex(where: { $0.id == rule.id }) {
            rules[index] = rule
        } else {
            rules.append(rule)
        }
    }
}

// MARK: - Secrecy

extension FieldState {
    /// Notes a strategy of the input: a sensitive one makes it secret, and it stays so when the strategy goes.
    ///
    /// Fail closed: the value that the sensitive strategy saw is still there.
    func noteStrategy(isSensitive: Bool) {
        if isSensitive { hasSensitiveStrategy = true }
    }

    /// Forgets the strategies that the input had, because its value is another one.
    func restartSecrecy(isSensitive: Bool) {
        guard hasSensitiveStrategy != isSensitive else { return }
        hasSensitiveStrategy = isSensitive
        changes.validator &+= 1
    }

    /// Makes the input secret if the one that it repeats is, unless its owner said otherwise.
    func shareSecrecy(of other: FieldState) {
        if other.isSecret, declaredSecrecy == nil { declaredSecrecy = true }
    }
}

// MARK: - Inside

extension FieldState {
    private func settle(_ new: Answer?) {
        let isRefused = new.map { !$0.isAcceptance } ?? false
        replace(answer: new)
        mark {
            $0.isHighlighted = isRefused
            $0.wasRefused = $0.wasRefused || isRefused
        }
    }

    private func replace(answer new: Answer?) {
        // Nothing or an acceptance again is no news; what a refusal says may differ each time.
        let isSame = answer?.isAcceptance == new?.isAcceptance && new?.isAcceptance != false
        answer = new
        if !isSame { changes.answer &+= 1 }
    }

    private func mark(_ change: (inout Marks) -> Void) {
        var new = marks
        change(&new)
        guard new != marks else { return }
        marks = new
        changes.marks &+= 1
    }
}

/// What was last said about a value: nothing in either list is an acceptance.
struct Answer {
    var refusals: [ValidationError] = []
    /// Refusals from elsewhere: they know only the value for which they were given.
    var reported: [Report] = []
    /// Whether it was given while somebody typed.
    var isProvisional = false

    var isAcceptance: Bool { refusals.isEmpty && reported.isEmpty }

    var errors: [ValidationError] {
        reported.isEmpty ? refusals : refusals + reported.lazy.filter(\.isShown).map(\.error)
    }
}

/// An error that a strategy does not know of, and where it is from.
struct Report {
    let error: ValidationError
    let source: Source

    enum Source {
        case elsewhere
        case check
        /// A rule over several inputs; one of them shows the error, all stand out.
        case rule(FieldRule.ID, isShown: Bool)

        func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.check, .check): true
            case (.rule(let first, _), .rule(let second, _)): first == second
            // Two errors of a server may both stand.
            default: false
            }
        }
    }

    var isFromRule: Bool {
        if case .rule = source { true } else { false }
    }

    var isShown: Bool {
        if case .rule(_, let isShown) = source { isShown } else { true }
    }
}

struct Marks: Equatable {
    var isHighlighted = false
    var isTouched = false
    var wasRefused = false
}

/// Counters that stand for the state of an input; one `var` a line, as the macro wants it.
@Observable
final class Changes {
    var value = 0
    var validator = 0
    var answer = 0
    var marks = 0
    var pending = 0
}
