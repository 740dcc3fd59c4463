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
    private var parts: [Part] {
        didSet { places = nil }
    }
    /// What is known about each part.
    private var known = Known()
    /// The places of each field among the parts, found when they are needed first.
    private var places: [ObjectIdentifier: [Int]]?
    /// Whether a part may not take part, so that the totals of what is known are not enough.
    private let hasConditions: Bool
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
        parts = entries.map { Part(state: $0.state, conditions: $0.conditions.map(\.weak)) }
        hasConditions = entries.contains { !$0.conditions.isEmpty }
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
        guard let home = entries.first?.state else { return value }
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
        if !known.isEmpty {
            for place in places(of: state) {
                known.set(needsVerdict ? verdict ?? state.verdict : nil, isTrue(state), of: state, at: place)
            }
        }
        for edition in editions {
            for named in edition.rules where named.rule.concerns(state) { held[ObjectIdentifier(named.rule)] = nil }
        }
        for rule in state.attachedRules { held[ObjectIdentifier(rule)] = nil }
        _ = notifyIfChanged()
    }

    /// Continues without a deallocated field, as the form does when it is created again without it.
    func inputDeallocated() {
        known.keep { parts[$0].state != nil }
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
        known = Known()
        guard property != .isSubmitting else { return }
        // Parts that do not take part now are evaluated too, because their conditions may change.
        for part in parts {
            known.append(
                needsVerdict ? part.state?.verdict : nil, part.state.map(isTrue) ?? false,
                hasRules: part.state?.hasAttachedRules ?? false)
        }
    }

    private func places(of state: InputState) -> [Int] {
        if let places { return places[ObjectIdentifier(state)] ?? [] }
        var found: [ObjectIdentifier: [Int]] = [:]
        for (place, part) in parts.enumerated() {
            if let state = part.state { found[ObjectIdentifier(state), default: []].append(place) }
        }
        places = found
        return found[ObjectIdentifier(state)] ?? []
    }

    /// Whether a property other than a verdict is true for a field.
    private func isTrue(_ state: InputState) -> Bool {
        switch property {
        case .isValid, .canSubmit, .isSubmitting: false
        case .isPending: state.check?.isPending ?? false
        case .isDirty: state.input?.isDifferent ?? state.marks.isTouched
        case .isTouched: state.marks.isTouched
        }
    }

    private func value(_ edition: Edition) -> Bool {
        switch property {
        case .isValid: verdict(edition) == .accepted
        case .canSubmit: !isSubmitting && verdict(edition) != .rejected
        case .isSubmitting: isSubmitting
        case .isPending, .isDirty, .isTouched:
            hasConditions
                ? zip(parts, known.parts).contains { $0.takesPart && $1.isTrue } : known.trueCount > 0
        }
    }

    private var isSubmitting: Bool {
        guard let home = parts.first?.state, !home.submissions.isEmpty else { return false }
        let fields = parts.compactMap { $0.state.map { ObjectIdentifier($0) } }
        return home.submissions.contains { $0.fields == fields }
    }

    private func verdict(_ edition: Edition) -> Verdict {
        hasConditions ? conditionalVerdict(edition) : plainVerdict(edition)
    }

    /// Returns the verdict of a form whose parts always take part.
    private func plainVerdict(_ edition: Edition) -> Verdict {
        guard known.rejectedCount == 0 else { return .rejected }
        var verdict = known.undecidedCount == 0 ? Verdict.accepted : .undecided
        for named in edition.rules where named.takesPart { verdict.add(ruleHolds: holds(named.rule)) }
        for place in known.ruled {
            guard let state = parts[place].state else { continue }
            for rule in state.crossFieldRules where rule.isAttached { verdict.add(ruleHolds: holds(rule)) }
        }
        return verdict
    }

    private func conditionalVerdict(_ edition: Edition) -> Verdict {
        var verdict = Verdict.accepted
        var included: Set<ObjectIdentifier> = []
        var excluded: Set<ObjectIdentifier> = []
        for (part, known) in zip(parts, known.parts) {
            guard let state = part.state else { continue }
            if part.takesPart {
                verdict.add(field: known.verdict ?? .accepted)
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

/// What is known about the parts of a form, with totals, so that an event at one field takes the same time in every form.
private struct Known {
    struct Part {
        var verdict: Verdict?
        var isTrue: Bool
    }

    private(set) var parts: [Part] = []
    private(set) var rejectedCount = 0
    private(set) var undecidedCount = 0
    private(set) var trueCount = 0
    /// The places of fields with attached rules.
    private(set) var ruled: Set<Int> = []

    var isEmpty: Bool { parts.isEmpty }

    mutating func append(_ verdict: Verdict?, _ isTrue: Bool, hasRules: Bool) {
        if hasRules { ruled.insert(parts.count) }
        let part = Part(verdict: verdict, isTrue: isTrue)
        parts.append(part)
        count(part, 1)
    }

    mutating func set(_ verdict: Verdict?, _ isTrue: Bool, of state: InputState, at place: Int) {
        if state.hasAttachedRules { ruled.insert(place) } else if !ruled.isEmpty { ruled.remove(place) }
        count(parts[place], -1)
        parts[place] = Part(verdict: verdict, isTrue: isTrue)
        count(parts[place], 1)
    }

    /// Removes the parts for whose places the closure returns `false`.
    mutating func keep(_ isKept: (Int) -> Bool) {
        let old = self
        self = Known()
        for (place, part) in old.parts.enumerated() where isKept(place) {
            append(part.verdict, part.isTrue, hasRules: old.ruled.contains(place))
        }
    }

    private mutating func count(_ part: Part, _ change: Int) {
        switch part.verdict {
        case .rejected: rejectedCount += change
        case .undecided: undecidedCount += change
        case .accepted, nil: break
        }
        if part.isTrue { trueCount += change }
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
