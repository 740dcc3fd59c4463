// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// A computed property of a form that notifies its observers when it changes.
///
/// A form is a value and may be created again at each use, so its fields hold the watch. The watch does not hold them. It
/// stores the last result and the parts of it, so that an event at one field evaluates only that field. Observation
/// covers one change. After a change the watch is removed from its fields, and an observer that still needs the property
/// reads it again.
final class FormWatch: VerdictObserver {
    enum Property { case isValid, canSubmit, isSubmitting, isPending, isDirty, isTouched }

    private let property: Property
    @exclusivity(unchecked) private var parts: [Part] {
        didSet { places = nil }
    }
    /// What is known about each part.
    @exclusivity(unchecked) private var known = Known()
    /// The places of each field among the parts, found when they are needed first.
    private var places: [ObjectIdentifier: [Int]]?
    /// Whether a part may not take part, so that the totals of what is known are not enough.
    private let hasConditions: Bool
    /// The inputs of conditions and rules, at which an event may change the result even if nothing changes that is known
    /// about the parts.
    private var influences: Set<ObjectIdentifier> = []
    /// Whether the watch was removed from its fields.
    private var isRemoved = false
    /// The different rules of the form since the last change, one edition for each set.
    ///
    /// A form that is created again has new rules, whose conditions cannot be compared with those of the old rules.
    private var editions: [Edition]
    private var held: [ObjectIdentifier: Bool] = [:]
    private let changes = WatchChanges()

    private struct Part {
        /// The field, which exists as long as it has the watch, because it removes its part when it is deallocated.
        ///
        /// A weak reference would cost a side table, with which every use of the field takes longer.
        unowned(unsafe) let state: InputState
        let conditions: [Condition]

        var takesPart: Bool { conditions.allSatisfy(\.holds) }
    }

    private struct Edition {
        var rules: [NamedRule]
        var value = false

        func isSame(as other: [NamedRule]) -> Bool {
            rules.count == other.count && zip(rules, other).allSatisfy { $0.rule === $1.rule }
        }

        func hasConditions(of other: [NamedRule]) -> Bool {
            zip(rules, other).allSatisfy { $0.conditions == $1.conditions }
        }

        func isAlike(_ other: [NamedRule]) -> Bool {
            rules.count == other.count && zip(rules, other).allSatisfy { $0.rule.isAlike($1.rule) }
        }
    }

    private static let maximumEditions = 4

    private init(_ property: Property, _ entries: [FormEntry], _ rules: [NamedRule]) {
        self.property = property
        parts = entries.map { Part(state: $0.state, conditions: $0.conditions.map(\.weak)) }
        hasConditions = entries.contains { !$0.conditions.isEmpty }
        editions = [Edition(rules: rules.map(\.weak))]
        noteInfluences()
        if property != .isSubmitting {
            // Parts that do not take part now are evaluated too, because their conditions may change.
            for entry in entries {
                let state = entry.state
                let part = Known.Part(verdict: needsVerdict ? state.verdict : nil, isTrue: isTrue(state))
                known.append(part, hasRules: state.hasAttachedRules)
            }
        }
        editions[0].value = value(editions[0])
    }

    /// Returns the current verdict.
    static func verdict(of entries: [FormEntry], _ rules: [NamedRule]) -> Verdict {
        let watch = FormWatch(.isValid, entries, rules)
        return watch.verdict(watch.editions[0])
    }

    /// Returns the current result; an observer that reads it is notified when it changes.
    static func read(_ property: Property, _ entries: [FormEntry], _ rules: [NamedRule]) -> Bool {
        guard let home = entries.first?.state else { return FormWatch(property, entries, rules).editions[0].value }
        // A watch whose result has changed is removed from its fields, so the loop ends.
        while let watch = find(property, entries, rules, at: home) {
            // A result may have changed without an event, such as with the time.
            watch.evaluate(entries)
            guard !watch.notifyIfChanged() else { continue }
            let value = watch.value(of: rules)
            _ = watch.changes.value
            return value
        }
        let watch = FormWatch(property, entries, rules)
        watch.forEachState { $0.add(watch) }
        _ = watch.changes.value
        return watch.editions[0].value
    }

    /// Returns the watch that observes the property of the form already.
    private static func find(
        _ property: Property, _ entries: [FormEntry], _ rules: [NamedRule], at home: InputState
    ) -> FormWatch? {
        for case let watch as FormWatch in home.watches where watch.covers(property, entries, rules) { return watch }
        return nil
    }

    /// Evaluates again what an event at an input may have changed.
    ///
    /// - Parameters:
    ///   - state: The input.
    ///   - verdict: The verdict about it, if the input is one of the form's.
    /// - Returns: Whether an event that changes nothing that is known about the input does not change the result.
    func review(_ state: InputState, verdict: Verdict?) -> Bool {
        guard !isRemoved else { return true }
        if !known.isEmpty {
            for place in places(of: state) {
                let verdict = needsVerdict ? verdict ?? state.verdict : nil
                known.set(Known.Part(verdict: verdict, isTrue: isTrue(state)), of: state, at: place)
            }
        }
        for edition in editions {
            for named in edition.rules where named.rule.concerns(state) { held[ObjectIdentifier(named.rule)] = nil }
        }
        for rule in state.attachedRules { held[ObjectIdentifier(rule)] = nil }
        _ = notifyIfChanged()
        return property != .isDirty && !state.hasAttachedRules && !influences.contains(ObjectIdentifier(state))
    }

    /// Continues without a deallocated field, as the form does when it is created again without it.
    func inputDeallocated(_ identity: ObjectIdentifier) {
        guard !isRemoved else { return }
        known.keep { ObjectIdentifier(parts[$0].state) != identity }
        parts.removeAll { ObjectIdentifier($0.state) == identity }
        for index in editions.indices { editions[index].rules.removeAll { !$0.rule.hasAllInputs } }
        noteInfluences()
        held = [:]
        // Its observers read the property again and share the other watch. Otherwise every removed row would leave a
        // watch.
        if !notifyIfChanged(), hasTwin { notify() }
    }

    /// Whether another watch observes the same property of the same fields.
    private var hasTwin: Bool {
        guard editions.allSatisfy({ $0.isAlike(editions[0].rules) }) else { return false }
        let watches = parts.first?.state.watches ?? []
        return watches.contains { $0 !== self && ($0 as? FormWatch)?.covers(self) == true }
    }

    var needsVerdict: Bool { property == .isValid || property == .canSubmit }

    private func notifyIfChanged() -> Bool {
        guard editions.contains(where: { value($0) != $0.value }) else { return false }
        notify()
        return true
    }

    private func notify() {
        isRemoved = true
        forEachState { $0.remove(self) }
        changes.value &+= 1
    }

    /// Evaluates every part again.
    private func evaluate(_ entries: [FormEntry]) {
        held = [:]
        guard !known.isEmpty else { return }
        var place = 0
        entries.forEachHeld { entry in
            let state = entry.state
            let part = Known.Part(verdict: needsVerdict ? state.verdict : nil, isTrue: isTrue(state))
            // The other watches still have the old part.
            if known.set(part, of: state, at: place) { state.forgetReview() }
            place += 1
        }
    }

    private func places(of state: InputState) -> [Int] {
        if let places { return places[ObjectIdentifier(state)] ?? [] }
        var found: [ObjectIdentifier: [Int]] = [:]
        for (place, part) in parts.enumerated() { found[ObjectIdentifier(part.state), default: []].append(place) }
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
        let fields = parts.map { ObjectIdentifier($0.state) }
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
            for rule in parts[place].state.crossFieldRules where rule.isAttached { verdict.add(ruleHolds: holds(rule)) }
        }
        return verdict
    }

    private func conditionalVerdict(_ edition: Edition) -> Verdict {
        var verdict = Verdict.accepted
        var included: Set<ObjectIdentifier> = []
        var excluded: Set<ObjectIdentifier> = []
        for (part, known) in zip(parts, known.parts) {
            if part.takesPart {
                verdict.add(field: known.verdict ?? .accepted)
                included.insert(ObjectIdentifier(part.state))
            } else {
                excluded.insert(ObjectIdentifier(part.state))
            }
        }
        excluded.subtract(included)
        guard verdict != .rejected else { return .rejected }
        for named in edition.rules where named.takesPart && !named.rule.concerns(anyOf: excluded) {
            verdict.add(ruleHolds: holds(named.rule))
        }
        for part in parts where part.takesPart && part.state.hasAttachedRules {
            for rule in part.state.crossFieldRules where rule.isAttached && !rule.concerns(anyOf: excluded) {
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

    /// Whether the watch observes the property of a form with these entries and rules.
    private func covers(_ property: Property, _ entries: [FormEntry], _ rules: [NamedRule]) -> Bool {
        guard property == self.property, parts.count == entries.count else { return false }
        var place = 0
        var isSame = true
        entries.forEachHeld { entry in
            if parts[place].state !== entry.state || parts[place].conditions != entry.conditions { isSame = false }
            place += 1
        }
        return isSame && editions.allSatisfy { $0.isAlike(rules) }
    }

    /// Whether the two watches observe the same property of the same fields.
    private func covers(_ other: FormWatch) -> Bool {
        property == other.property && parts.count == other.parts.count
            && zip(parts, other.parts).allSatisfy { $0.state === $1.state && $0.conditions == $1.conditions }
            && editions.allSatisfy { $0.isAlike(other.editions[0].rules) }
    }

    /// Returns the result of a form with these rules, which may have been created again.
    private func value(of rules: [NamedRule]) -> Bool {
        if let last = editions.last, last.isSame(as: rules), last.hasConditions(of: rules) { return last.value }
        var edition = Edition(rules: rules.map(\.weak))
        edition.value = value(edition)
        editions.removeAll { $0.isSame(as: rules) }
        if editions.count == Self.maximumEditions { editions.removeFirst() }
        editions.append(edition)
        noteInfluences()
        forEachState { $0.forgetReview() }
        let named = Set(editions.flatMap(\.rules).map { ObjectIdentifier($0.rule) })
        let attached = parts.map(\.state).flatMap(\.attachedRules).map { ObjectIdentifier($0) }
        held = held.filter { named.contains($0.key) || attached.contains($0.key) }
        return edition.value
    }

    private func noteInfluences() {
        influences = []
        let rules = editions.flatMap(\.rules)
        guard hasConditions || !rules.isEmpty else { return }
        for condition in parts.flatMap(\.conditions) + rules.flatMap(\.conditions) {
            if let state = condition.state { influences.insert(ObjectIdentifier(state)) }
        }
        for named in rules { named.rule.forEachState { influences.insert(ObjectIdentifier($0)) } }
    }

    private func forEachState(_ body: (InputState) -> Void) {
        var seen: Set<ObjectIdentifier> = []
        for part in parts {
            if seen.insert(ObjectIdentifier(part.state)).inserted { body(part.state) }
        }
        for condition in parts.flatMap(\.conditions) + editions.flatMap(\.rules).flatMap(\.conditions) {
            if let state = condition.state, seen.insert(ObjectIdentifier(state)).inserted { body(state) }
        }
    }
}

/// What is known about the parts of a form, with totals, so that an event at one field takes the same time in every form.
private struct Known {
    struct Part: Equatable {
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

    mutating func append(_ part: Part, hasRules: Bool) {
        if hasRules { ruled.insert(parts.count) }
        parts.append(part)
        count(part, 1)
    }

    /// Returns whether something has changed.
    @discardableResult
    mutating func set(_ part: Part, of state: InputState, at place: Int) -> Bool {
        if state.hasAttachedRules { ruled.insert(place) } else if !ruled.isEmpty { ruled.remove(place) }
        guard part != parts[place] else { return false }
        count(parts[place], -1)
        parts[place] = part
        count(part, 1)
        return true
    }

    /// Removes the parts for whose places the closure returns `false`.
    mutating func keep(_ isKept: (Int) -> Bool) {
        let old = self
        self = Known()
        for (place, part) in old.parts.enumerated() where isKept(place) {
            append(part, hasRules: old.ruled.contains(place))
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
