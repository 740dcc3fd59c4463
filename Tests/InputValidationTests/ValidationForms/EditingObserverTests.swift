// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Observation
import Testing

/// Tests random sequences of forty events on a form whose observers edit the fields in turn.
///
/// After each event, every observer's last value must equal a fresh read. The seeds are fixed. The environment variable
/// `ORDERS_OF_EVENTS` sets another number, half of which run here.
@Suite("Observers that edit", .timeLimit(.minutes(10)))
struct EditingObserverTests {
    private static let orders =
        max(50, (ProcessInfo.processInfo.environment["ORDERS_OF_EVENTS"].flatMap(Int.init) ?? 200) / 2)

    @Test("have the last result of every property", arguments: 0..<5)
    func orders(block: Int) {
        for seed in block * Self.orders / 5..<(block + 1) * Self.orders / 5 {
            let run = EditingRun(seed: UInt64(seed))
            for step in 0..<40 {
                let event = run.act()
                if let difference = run.difference {
                    Issue.record("seed \(seed), step \(step), \(event): \(difference)")
                    return
                }
            }
        }
    }
}

/// A form, its observers, and the events, in one task.
private final class EditingRun: @unchecked Sendable {
    private let fields: [ValidatedInput<String>]
    private let isIncluded = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
    private let attached: CrossFieldRule
    private var isAttached = false
    private var observers: [EditingObserver] = []
    private var random: SplitMix64
    private var depth = 0
    /// How often observers have reacted to the last event.
    private var reactions = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let fields = (0..<5).map {
            ValidatedInput("", AdvisedStrategies.strategy($0, isDigits: false), label: "\($0)", key: "\($0)")
        }
        self.fields = fields
        attached = CrossFieldRule(fields[0], fields[3], or: ValidationError(2, domain: "Test")) {
            $0.utf8.count >= $1.utf8.count
        }
        let stored = Self.form(of: fields, isIncluded, seed)
        let isStored = seed % 5 < 3
        let form = { [isIncluded] in isStored ? stored : Self.form(of: fields, isIncluded, seed) }
        let section = InputForm { for field in fields.prefix(2) { field } }
        observe("isValid") { form().isValid }
        observe("canSubmit") { form().canSubmit }
        observe("isDirty") { form().isDirty }
        observe("isTouched") { form().isTouched }
        observers.append(EditingObserver("report") { "\(form().report.fields.map { $0.errors.map(\.code) })" })
        observe("section.isValid") { section.isValid }
        observe("section.canSubmit") { section.canSubmit }
        for (index, field) in fields.enumerated() {
            observe("\(index).isValid") { field.isValid }
            observe("\(index).isAccepted") { field.isAccepted }
            observe("\(index).isHighlighted") { field.isHighlighted }
            observers.append(EditingObserver("\(index).warnings") { "\(field.warnings.map(\.code))" })
        }
        validateForm = { form().validate() }
        validateSection = { section.validate() }
        for observer in observers { observer.react = { [unowned self] in react() } }
    }

    private var validateForm: () -> Bool = { false }
    private var validateSection: () -> Bool = { false }

    /// A third of the forms have a rule, and half of them have a section that may not take part.
    private static func form(
        of fields: [ValidatedInput<String>], _ isIncluded: ValidatedInput<Bool>, _ seed: UInt64
    ) -> InputForm<[String]> {
        let first = InputForm { for field in fields.prefix(3) { field } }
        let last = InputForm { for field in fields.suffix(2) { field } }
        let form: InputForm<[String]>
        if seed.isMultiple(of: 2) {
            let both = InputForm {
                first
                last.included(if: isIncluded)
            }
            form = both.map { (first: [String], last: [String]?) -> [String] in first + (last ?? []) }
        } else {
            let both = InputForm {
                first
                last
            }
            form = both.map { (first: [String], last: [String]) -> [String] in first + last }
        }
        guard seed.isMultiple(of: 3) else { return form }
        return form.rule(CrossFieldRule(fields[1], fields[2], or: ValidationError(3, domain: "Test")) { $0 == $1 })
    }

    private func observe(_ name: String, _ read: @escaping () -> Bool) {
        observers.append(EditingObserver(name) { "\(read())" })
    }

    /// The first difference between an observer's last value and a fresh read.
    var difference: String? {
        for observer in observers {
            if let difference = observer.difference { return difference }
        }
        for (index, field) in fields.enumerated() {
            let expected = field.isAccepted ? field.validator.warnings(for: field.value).map(\.code) : []
            let found = field.warnings.map(\.code)
            if found != expected { return "the warnings of \(index) are \(found), not \(expected)" }
        }
        return nil
    }

    /// What an observer does when it is notified.
    private func react() {
        guard depth < 2, reactions < 8, Int.random(in: 0..<3, using: &random) == 0 else { return }
        reactions += 1
        depth += 1
        _ = act()
        depth -= 1
    }

    func act() -> String {
        if depth == 0 { reactions = 0 }
        let index = Int.random(in: 0..<5, using: &random)
        let field = fields[index]
        let event = Int.random(in: 0..<14, using: &random)
        switch event {
        case 0..<5: field.value = ["", "a", "b", "ab", "1"][Int.random(in: 0..<5, using: &random)]
        case 5: field.validate()
        case 6: _ = validateForm()
        case 7: field.reset()
        case 8: isIncluded.value.toggle()
        case 9: field.reject(ValidationError(4, domain: "Server"))
        case 10: field.clearResult()
        case 11:
            isAttached.toggle()
            if isAttached { attached.attach() } else { attached.detach() }
        case 12: field.validator = AdvisedStrategies.strategy(index, isDigits: Bool.random(using: &random))
        default: _ = validateSection()
        }
        return "event \(event) at \(index)"
    }
}

/// An observer that reads the property again after each notification, as a view does.
private final class EditingObserver: @unchecked Sendable {
    private let name: String
    private let read: () -> String
    private var last = ""
    /// The tracking's number.
    ///
    /// Late notifications from older trackings have another number.
    private var generation = 0
    var react: () -> Void = {}

    init(_ name: String, _ read: @escaping () -> String) {
        self.name = name
        self.read = read
        track()
    }

    var difference: String? {
        let old = last
        let now = read()
        return now == old ? nil : "\(name) is \(now), the observer knows \(old)"
    }

    private func track() {
        generation += 1
        let current = generation
        last = withObservationTracking(read) { [weak self] in
            // A tracking stays installed until this closure returns, so an edit inside the closure would start another
            // observer.
            guard let self, generation == current else { return }
            generation += 1
            react()
            track()
        }
    }
}
