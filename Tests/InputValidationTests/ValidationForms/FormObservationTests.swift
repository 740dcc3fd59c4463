// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("An observed form")
struct FormObservationTests {
    /// What a strategy accepts, and how often it has validated.
    ///
    /// Both are stored outside the values.
    private struct World {
        var isOpen = true
        var validations = 0
    }

    private static func field(_ value: String, in world: Locked<World>) -> ValidatedInput<String> {
        ValidatedInput(
            value,
            .condition(or: ValidationError(1, domain: "Test")) { text in
                world.withLock {
                    $0.validations += 1
                    return $0.isOpen && text == "a"
                }
            })
    }

    /// Counts the notifications about the values that the closure reads.
    private static func observe(_ read: () -> Bool) -> Locked<Int> {
        let count = Locked(0)
        _ = withObservationTracking(read) { count.withLock { $0 += 1 } }
        return count
    }

    @Test("validates each field once at most, whether it is accepted or rejected")
    func validationsOfAnObservedForm() {
        let world = Locked(World())
        let fields = ["a", "x", "a"].map { Self.field($0, in: world) }
        let form = InputForm { for field in fields { field } }
        let validity = Self.observe { form.isValid }
        let readiness = Self.observe { form.canSubmit }
        for _ in 0..<3 {
            world.withLock { $0.validations = 0 }
            #expect(!form.validate())
            #expect(world.withLock { $0.validations } == 3)
            world.withLock { $0.validations = 0 }
            #expect(!form.isValid)
            #expect(world.withLock { $0.validations } == 2)
        }
        #expect(validity.withLock { $0 } == 0 && readiness.withLock { $0 } == 0)
        fields[1].value = "a"
        #expect(validity.withLock { $0 } == 1 && readiness.withLock { $0 } == 1)
    }

    @Test("notifies of a result that changed with the time, also after it has changed back")
    func time() {
        let world = Locked(World())
        let (first, second) = (Self.field("a", in: world), ValidatedInput("x", .numeric))
        let form = InputForm {
            first
            second
        }
        let view = ObservingView { form.isValid }
        form.validate()
        world.withLock { $0.isOpen = false }
        #expect(!form.isValid)
        world.withLock { $0.isOpen = true }
        form.validate()
        second.value = "1"
        #expect(form.isValid && view.shown.last == true)
        // Another reader reads the result before the observer does.
        world.withLock { $0.isOpen = false }
        #expect(!form.isValid && view.shown.last == false)
    }

    @Test("notifies of the end of a rejection by a server, also by a reset of a field without an edit")
    func resetAfterRejection() {
        for index in 0..<3 {
            let fields = (0..<3).map { ValidatedInput("a", .alpha, key: "\($0)") }
            let form = InputForm { for field in fields { field } }
            form.reject([ValidationError(1, domain: "Server").under(.key("0"))])
            let count = Self.observe { form.isValid }
            fields[index].reset()
            // Reading the result would also send a notification about the change.
            #expect(count.withLock { $0 } == 1, "reset of \(index)")
            #expect(form.isValid)
        }
    }

    @Test("has the edits of an observer of another property")
    func editInObserver() {
        // Everything happens in one task.
        nonisolated(unsafe) let first = ValidatedInput("1", .numeric)
        let second = ValidatedInput("x", .numeric)
        let form = InputForm {
            first
            second
        }
        withObservationTracking {
            _ = form.isTouched
        } onChange: {
            first.value = "2"
        }
        let validity = Self.observe { form.isValid }
        first.value = "x"
        #expect(first.value == "2" && form.isTouched)
        second.value = "1"
        #expect(validity.withLock { $0 } == 1)
        #expect(form.isValid)
    }

    @Test("notifies its observers of the start and the end of a submit, also after events that changed nothing")
    func submit() async throws {
        let (first, second) = (ValidatedInput("1", .numeric), ValidatedInput("2", .numeric))
        second.asyncValidator = .condition(or: ValidationError(1, domain: "Test")) { _ in true }
        let form = InputForm {
            first
            second
        }
        let button = ObservingView { form.canSubmit }
        let progress = ObservingView { form.isSubmitting }
        form.validate()
        form.validate()
        #expect(try await form.submit() == ("1", "2"))
        form.validate()
        #expect(button.shown == [true, false, true])
        #expect(progress.shown == [false, true, false])
    }

    /// What an observer does while the form validates.
    enum Interruption: CaseIterable { case rejectsOwn, rejectsOther, rejectsPartner, attachesRule }

    @Test(
        "has the verdict of what an observer rejects or attaches during a validation", arguments: Interruption.allCases)
    func interruption(interruption: Interruption) {
        let error = ValidationError(1, domain: "Test")
        /// Returns the form, its fields, and its rules. An observer interrupts the form's first validation.
        func makeForm() -> (
            form: InputForm<(String, String)>, fields: [ValidatedInput<String>], rules: [CrossFieldRule]
        ) {
            nonisolated(unsafe) let fields = (0..<3).map { _ in ValidatedInput("a", .alpha) }
            nonisolated(unsafe) let late = CrossFieldRule(fields[0], fields[1], or: error) { _, _ in false }
            let partnership = CrossFieldRule(fields[0], fields[2], or: ValidationError(9, domain: "Test")) { $0 == $1 }
            if interruption == .rejectsPartner { partnership.attach() }
            withObservationTracking {
                _ = fields[0].hasResult
            } onChange: {
                switch interruption {
                case .rejectsOwn: fields[0].reject(error)
                case .rejectsOther: fields[1].reject(error)
                case .rejectsPartner: fields[2].reject(error)
                case .attachesRule: late.attach()
                }
            }
            let form = InputForm {
                fields[0]
                fields[1]
            }
            return (form, fields, [late, partnership])
        }
        let validated = makeForm()
        #expect(!validated.form.validate() && !validated.form.isValid)
        #expect(validated.form.report.errors == [error])
        let asked = makeForm()
        #expect(asked.form.result().failure?.errors == [error])
        #expect(!asked.form.validate() && asked.form.report.errors == [error])
    }

    @Test("does not notify of rules that only another form names")
    func namedRule() {
        let (first, second) = (ValidatedInput("a", .alpha), ValidatedInput("a", .alpha))
        func form() -> InputForm<String> { InputForm { Matches(second, with: first) } }
        form().validate()
        let validity = Self.observe { form().isValid }
        form().validate()
        #expect(validity.withLock { $0 } == 0)
    }

    @Test("notifies the observer of its report when a rule with an input outside the form is attached and detached")
    func reportOfAttachedRule() {
        let (first, second) = (ValidatedInput("a", .alpha), ValidatedInput("", .alpha))
        let form = InputForm { first }
        let rule = CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }
        rule.attach()
        form.validate()
        let view = ObservingView { form.report.errors.isEmpty }
        rule.detach()
        #expect(view.shown.last == true)
        rule.attach()
        #expect(view.shown.last == false)
        #expect(form.report.errors.map(\.code) == [.inputEmpty])
    }

    @Test("notifies observers of an input outside the form whose rule leaves with a section")
    func ruleOfExcludedSection() {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let (first, partner) = (ValidatedInput("a", .alpha), ValidatedInput("b", .alpha))
        let form = InputForm { InputForm { first }.included(if: wants) }
        let rule = CrossFieldRule(first, partner, or: ValidationError(1, domain: "Test")) { $0 == $1 }
        rule.attach()
        partner.validate()
        form.validate()
        let view = ObservingView { partner.errors.isEmpty }
        wants.value = false
        form.validate()
        #expect(view.shown.last == partner.errors.isEmpty)
    }

    @Test("shows no state without its rule's error when it is created again and validates again")
    func createdAgain() {
        nonisolated(unsafe) let original = ValidatedInput("a", .alpha)
        nonisolated(unsafe) let repetition = ValidatedInput("b", .alpha)
        func form() -> InputForm<String> { InputForm { Matches(repetition, with: original) } }
        form().validate()
        let seen = Locked<[Bool]>([])
        for _ in 0..<2 {
            withObservationTracking {
                _ = (repetition.errors, original.errors, repetition.isHighlighted, original.isHighlighted)
            } onChange: {
                seen.withLock { $0.append(repetition.errors.count == 1 && original.isHighlighted) }
            }
            form().validate()
        }
        #expect(!seen.withLock { $0.contains(false) })
    }

    @Test("notifies the observer of a field that is deallocated, who may read the form again")
    func deallocation() {
        // Everything happens in one task.
        nonisolated(unsafe) let first = ValidatedInput("1", .numeric)
        var second: ValidatedInput<String>? = ValidatedInput("x", .numeric)
        let read = Locked<[Bool]>([])
        func form() -> InputForm<[String]> {
            InputForm { for field in [first, second].compactMap(\.self) { field } }
        }
        withObservationTracking {
            _ = form().isValid
        } onChange: {
            read.withLock { $0.append(first.isValid) }
            first.value = "2"
        }
        let readiness = Self.observe { form().canSubmit }
        form().validate()
        second = nil
        #expect(read.withLock { $0 } == [true] && readiness.withLock { $0 } == 1)
        #expect(form().isValid && form().canSubmit)
    }
}
