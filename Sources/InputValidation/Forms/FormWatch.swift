// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// A computed property of a form that notifies its observers when it changes.
///
/// A form is a value and may be created again at each use, so its fields hold the watch. The watch has only weak
/// references to them. It stores the last result and the parts of it, so that an event at one field evaluates only that
/// field. Observation covers one change. After a change the watch is removed from its fields, and an observer that
/// still needs the property reads it again.
final class FormWatch: VerdictObserver {
    enum Property { case isValid, canSubmit, isSubmitting, isPending, isDirty, isTouched }

    private let property: Property
    private var parts: [Part]
    /// The last verdict about each part.
    private var known: [Verdict] = []
    /// The different rules of the form since the last change, one edition for each set.
    ///
    /// A form that is created again has new rules, whose conditions cannot be compared with those of the old rules.
    private var editions: [Edition]
    private var held: [ObjectIdentifier: Bool] = [:]
    private let changes = WatchChanges()

    private struct Part {
        weak var state: InputState?
        let conditions: [Condition]

        var takesPart: Bool { state != nil && conditions.allSatisfy(\.holds) }
    }

    private struct Edition {
        var rules: [NamedRule]
        var value = false

        func isSame(as other: Edition) -> Bool {
            rules.count == other.rules.count && zip(rules, other.rules).allSatisfy { $0.rule === $1.rule }
        }

        func isAlike(_ other: Edition) -> Bool {
            rules.count == other.rules.count && zip(rules, other.rules).allSatisfy { $0.rule.isAlike($1.rule) }
        }
    }

    private static let maximumEditions = 4

    private init(_ property: Property, _ entries: [FormEntry], _ rules: [NamedRule]) {
        self.property = property
        parts = entries.map { Part(state: $0.field.state, conditions: $0.conditions.map(\.weak)) }
        editions = [
            Edition(rules: rules.map { NamedRule(rule: $0.rule, conditions: $0.conditions.map(\.weak)) })
        ]
    }

    /// Returns the current verdict.
    static func verdict(of entries: [FormEntry], _ rules: [NamedRule]) -> Verdict {
        let watch = FormWatch(.isValid, entries, rules)
        watch.evaluateParts()
        return watch.verdict(watch.editions[0])
    }

    /// Returns the current result; an observer that reads it is notified when it changes.
    static func read(_ property: Property, _ entries: [FormEntry], _ rules: [NamedRule]) -> Bool {
        let watch = FormWatch(property, entries, rules)
        watch.evaluateParts()
        let value = watch.value(watch.editions[0])
        watch.editions[0].value = value
        guard let home = entries.first?.field.state else { return value }
        for case let other as FormWatch in home.watches where other.covers(watch) {
            // A result may have changed without an event, such as with the time.
            other.known = watch.known
            other.held = [:]
            guard !other.notifyIfChanged() else { continue }
            other.add(watch.editions[0])
            _ = other.changes.value
            return value
        }
        watch.forEachState { $0.add(watch) }
        _ = watch.changes.value
        return value
    }

    /// Evaluates again what an event at an input may have changed.
    ///
    /// - Parameters:
    ///   - state: The input.
    ///   - verdict: The verdict about it, if the input is one of the form's.
    func review(_ state: InputState, verdict: Verdict?) {
        for index in parts.indices where parts[index].state === state && !known.isEmpty {
            known[index] = verdict ?? state.verdict
        }
        for edition in editions {
            for named in edition.rules where named.rule.concerns(state) { held[ObjectIdentifier(named.rule)] = nil }
        }
        for rule in state.attachedRules { held[ObjectIdentifier(rule)] = nil }
        _ = notifyIfChanged()
    }

    /// Continues without a deallocated field, as the form does when it is created again without it.
    func inputDeallocated() {
        if !known.isEmpty { known = zip(parts, known).filter { $0.0.state != nil }.map(\.1) }
        parts.removeAll { $0.state == nil }
        for index in editions.indices { editions[index].rules.removeAll { !$0.rule.hasAllInputs } }
        held = [:]
        // Its observers read the property again and share the other watch. Otherwise every removed row would leave a
        // watch.
        if !notifyIfChanged(), hasTwin { notify() }
    }

    /// Whether another watch observes the same property of the same fields.
    private var hasTwin: Bool {
        guard editions.allSatisfy({ $0.isAlike(editions[0]) }) else { return false }
        let watches = parts.first?.state?.watches ?? []
        return watches.contains { $0 !== self && ($0 as? FormWatch)?.covers(self) == true }
    }

    var needsVerdict: Bool { property == .isValid || property == .canSubmit }

    private func notifyIfChanged() -> Bool {
        guard editions.contains(where: { value($0) != $0.value }) else { return false }
        notify()
        return true
    }

    private func notify() {
        forEachState { $0.remove(self) }
        changes.value &+= 1
    }

    private func evaluateParts() {
        guard needsVerdict else { return }
        // Parts that do not take part now are evaluated too, because their conditions may change.
        known = parts.map { $0.state?.verdict ?? .accepted }
    }

    private func value(_ edition: Edition) -> Bool {
        switch property {
        case .isValid: verdict(edition) == .accepted
        case .canSubmit: !isSubmitting && verdict(edition) != .rejected
        case .isSubmitting: isSubmitting
        case .isPending: parts.contains { $0.takesPart && $0.state?.check?.isPending == true }
        case .isDirty:
            parts.contains { $0.takesPart && ($0.state?.input?.isDifferent ?? $0.state?.marks.isTouched) == true }
        case .isTouched: parts.contains { $0.takesPart && $0.state?.marks.isTouched == true }
        }
    }

    private var isSubmitting: Bool {
        let fields = parts.compactMap { $0.state.map { ObjectIdentifier($0) } }
        return parts.first?.state?.submissions.contains { $0.fields == fields } ?? false
    }

    private func verdict(_ edition: Edition) -> Verdict {
        var verdict = Verdict.accepted
        var included: Set<ObjectIdentifier> = []
        var excluded: Set<ObjectIdentifier> = []
        for (part, known) in zip(parts, known) {
            guard let state = part.state else { continue }
            if part.takesPart {
                verdict.add(field: known)
                included.insert(ObjectIdentifier(state))
            } else {
                excluded.insert(ObjectIdentifier(state))
            }
        }
        excluded.subtract(included)
        guard verdict != .rejected else { return .rejected }
        for named in edition.rules where named.takesPart && !named.rule.concerns(anyOf: excluded) {
            verdict.add(ruleHolds: holds(named.rule))
        }
        for part in parts where part.takesPart {
            guard let state = part.state, state.hasAttachedRules else { continue }
            for rule in state.crossFieldRules where rule.isAttached && !rule.concerns(anyOf: excluded) {
                verdict.add(ruleHolds: holds(rule))
            }
        }
        return verdict
    }

    private func holds(_ rule: CrossFieldRule) -> Bool {
        if let known = held[ObjectIdentifier(rule)] { return known }
        let holds = rule.holds == true
        held[ObjectIdentifier(rule)] = holds
        return holds
    }

    /// Whether the two watches observe the same property of the same fields.
    private func covers(_ other: FormWatch) -> Bool {
        property == other.property && parts.count == other.parts.count
            && zip(parts, other.parts).allSatisfy { $0.state === $1.state && $0.conditions == $1.conditions }
            && editions.allSatisfy { $0.isAlike(other.editions[0]) }
    }

    private func add(_ edition: Edition) {
        editions.removeAll { $0.isSame(as: edition) }
        if editions.count == Self.maximumEditions { editions.removeFirst() }
        editions.append(edition)
        let named = Set(editions.flatMap(\.rules).map { ObjectIdentifier($0.rule) })
        let attached = parts.compactMap(\.state).flatMap(\.attachedRules).map { ObjectIdentifier($0) }
        held = held.filter { named.contains($0.key) || attached.contains($0.key) }
    }

    private func forEachState(_ body: (InputState) -> Void) {
        var seen: Set<ObjectIdentifier> = []
        for part in parts {
            if let state = part.state, seen.insert(ObjectIdentifier(state)).inserted { body(state) }
        }
        for condition in parts.flatMap(\.conditions) + editions.flatMap(\.rules).flatMap(\.conditions) {
            if let state = condition.state, seen.insert(ObjectIdentifier(state)).inserted { body(state) }
        }
    }
}

@Observable
final class WatchChanges {
    var value = 0
}

/// A condition under which a section takes part.
enum Condition: Equatable {
    case fixed(Bool)
    /// A switch, such as the input of a checkbox.
    case input(ValidatedInput<Bool>)
    case weak(WeakSwitch)

    struct WeakSwitch {
        weak var input: ValidatedInput<Bool>?
    }

    /// Whether the condition is true, read without observation.
    var holds: Bool {
        switch self {
        case .fixed(let holds): holds
        case .input(let input): input.untrackedValue
        case .weak(let box): box.input?.untrackedValue ?? false
        }
    }

    /// Whether the condition is true, read with observation.
    var trackedHolds: Bool {
        if case .input(let input) = self { input.value } else { holds }
    }

    var state: InputState? {
        switch self {
        case .fixed: nil
        case .input(let input): input.state
        case .weak(let box): box.input?.state
        }
    }

    /// The condition without a strong reference.
    var weak: Condition {
        if case .input(let input) = self { .weak(WeakSwitch(input: input)) } else { self }
    }

    static func == (first: Condition, second: Condition) -> Bool {
        if case (.fixed(let first), .fixed(let second)) = (first, second) { return first == second }
        guard let first = first.state, let second = second.state else { return false }
        return first === second
    }
}
