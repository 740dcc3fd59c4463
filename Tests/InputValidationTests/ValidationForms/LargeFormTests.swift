// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("A form of 900 observed fields")
struct LargeFormTests {
    private final class Observed {
        let validations = Locked(0)
        let notified = Locked<[String]>([])
        let fields: [ValidatedInput<String>]
        let form: InputForm<[String]>

        init() {
            let validations = validations
            let rule = InputValidator<String>.condition(or: ValidationError(1, domain: "Test")) { text in
                validations.withLock { $0 += 1 }
                return !text.isEmpty
            }
            let fields = (0..<900).map { ValidatedInput("a", rule, label: "\($0)", key: "\($0)") }
            self.fields = fields
            form = InputForm { for field in fields { field } }
            form.validate()
            for field in fields {
                observe(field.key ?? "") { (field.value, field.errors.count, field.isHighlighted, field.isAccepted) }
            }
            observe("isValid") { form.isValid }
            observe("canSubmit") { form.canSubmit }
            observe("isDirty") { form.isDirty }
            observe("isTouched") { form.isTouched }
            observe("isPending") { form.isPending }
            validations.withLock { $0 = 0 }
        }

        private func observe<Answer>(_ name: String, _ read: () -> Answer) {
            let notified = notified
            _ = withObservationTracking(read) { notified.withLock { $0.append(name) } }
        }
    }

    @Test("validates only the field that is edited, and notifies only the observers of what changes")
    func edit() {
        let observed = Observed()
        observed.fields[450].value = "b"
        #expect(observed.validations.withLock { $0 } == 1)
        #expect(observed.notified.withLock { Set($0) } == ["450", "isDirty", "isTouched"])

        observed.fields[451].value = "c"
        #expect(observed.validations.withLock { $0 } == 2)
        #expect(observed.notified.withLock { Array($0.dropFirst(3)) } == ["451"])

        observed.fields[452].value = ""
        #expect(observed.validations.withLock { $0 } == 3)
        #expect(observed.notified.withLock { Set($0.dropFirst(4)) } == ["452", "isValid", "canSubmit"])
        #expect(observed.form.isValid == false && observed.form.isDirty)
        observed.fields[452].value = "a"
        #expect(observed.form.isValid && observed.form.canSubmit)
    }

    @Test("has the verdict of its current fields and rules")
    func verdicts() {
        let observed = Observed()
        var fields = observed.fields
        let rule = CrossFieldRule(fields[1], fields[2], or: ValidationError(2, domain: "Test")) { $0 == $1 }
        rule.attach()
        fields[1].value = "b"
        #expect(!observed.form.isValid)
        fields[2].value = "b"
        #expect(observed.form.isValid)
        fields[2].value = "c"
        rule.detach()
        #expect(observed.form.isValid)
        fields[5].reject(ValidationError(3, domain: "Test"))
        #expect(!observed.form.isValid && !observed.form.canSubmit)
        fields[5].value = "d"
        #expect(observed.form.isValid)
        fields.removeAll()
        observed.form.reset()
        #expect(!observed.form.isDirty && !observed.form.isTouched && observed.form.isValid)
    }
}
