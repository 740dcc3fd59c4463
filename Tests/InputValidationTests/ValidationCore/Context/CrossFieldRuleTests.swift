// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import Observation
import Testing

@Suite("Rules over several inputs")
struct CrossFieldRuleTests {
    @Test("highlight all their inputs and show the error at one")
    func failing() {
        let pair = Pair("secret", "secrex")
        #expect(!pair.form.validate())
        #expect(pair.password.errors == [])
        #expect(pair.confirmation.error?.code == .fieldsDiffer)
        #expect(pair.confirmation.error?.reason == "Confirmation must match what you entered in Password: check both")
        #expect(pair.password.isHighlighted && pair.confirmation.isHighlighted)
        #expect(pair.form.result().failure?.errors.map(\.code) == [.fieldsDiffer])
    }

    @Test("notify the observers of each input when the validation of one changes the errors of all")
    func observersOfAll() {
        let first = ValidatedInput("a", .alpha), second = ValidatedInput("b", .alpha)
        CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }.attach()
        second.validate()
        first.validate()
        let view = ObservingView { second.errors.isEmpty }
        first.value = "b"
        first.validate()
        first.value = "c"
        first.validate()
        #expect(view.shown == [false, true, false])
    }

    @Test("notify the observers of an input when another one, without which the rule does not apply, is deallocated")
    func deallocatedInput() {
        let second = ValidatedInput("b", .alpha)
        var first: ValidatedInput? = ValidatedInput("a", .alpha)
        if let first {
            CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }.attach()
            second.validate()
            first.validate()
        }
        let view = ObservingView { second.errors.isEmpty }
        #expect(view.shown == [false] && second.isHighlighted)
        first = nil
        #expect(view.shown == [false, true] && !second.isHighlighted && first == nil)
    }

    @Test("show the error that an observer causes while the form validates", arguments: [true, false])
    func brokenByObserver(isAttached: Bool) {
        let first = ValidatedInput("a", .alpha), second = ValidatedInput("a", .alpha)
        let rule = CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }
        let fields = InputForm {
            first
            second
        }
        let form = isAttached ? fields : fields.rule(rule)
        if isAttached { rule.attach() }
        nonisolated(unsafe) let edited = second
        withObservationTracking {
            _ = first.hasResult
        } onChange: {
            edited.value = "b"
        }
        #expect(!form.validate() && !form.isValid)
        #expect(second.errors.map(\.code) == [1] && form.report.errors.map(\.code) == [1])
        #expect(first.isHighlighted && second.isHighlighted)
        second.value = "a"
        #expect(second.errors == [] && form.validate())
    }

    @Test("clear together, whichever input is edited", arguments: [true, false])
    func clearing(editsPassword: Bool) {
        let pair = Pair("secret", "secrex")
        pair.form.validate()
        let edited = editsPassword ? pair.password : pair.confirmation

        edited.value = "secre"
        #expect(!pair.password.isHighlighted && !pair.confirmation.isHighlighted)
        #expect(pair.confirmation.error?.code == .fieldsDiffer)

        edited.value = editsPassword ? "secrex" : "secret"
        #expect(pair.confirmation.errors == [])
        #expect(pair.form.validate())
    }

    @Test("are evaluated again when either input is, by its timing", arguments: [true, false])
    func onChange(editsPassword: Bool) {
        let pair = Pair("secret", "secret")
        pair.password.timing = .onChange
        pair.confirmation.timing = .onChange
        #expect(pair.form.validate())
        let edited = editsPassword ? pair.password : pair.confirmation
        edited.value = "other"
        #expect(pair.confirmation.error?.code == .fieldsDiffer)
        #expect(pair.password.isHighlighted && pair.confirmation.isHighlighted)
        edited.value = "secret"
        #expect(pair.confirmation.errors == [])
        #expect(!pair.password.isHighlighted && !pair.confirmation.isHighlighted)
    }

    @Test("wait until all their inputs are validated")
    func unanswered() {
        let pair = Pair("secret", "")
        pair.password.timing = .onChange
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        rule.attach()
        pair.password.value = "other"
        #expect(!pair.confirmation.hasResult)
        pair.confirmation.value = "othe"
        #expect(pair.confirmation.errors == [])
        pair.confirmation.validate()
        #expect(pair.confirmation.error?.code == .fieldsDiffer)
    }

    @Test("do not highlight an input that is typed into, although two of them are violated")
    func twoWhileTyping() {
        let (first, second) = (ValidatedInput("2", .numeric), ValidatedInput("3", .numeric))
        let input = ValidatedInput("1", .numeric)
        input.validatorWhileTyping = .numeric
        let rules = [CrossFieldRule.equal(input, to: first), CrossFieldRule.equal(input, to: second)]
        for rule in rules { rule.attach() }
        for input in [first, second, input] { input.validate() }
        #expect(input.isHighlighted && input.errors.count == 2)
        input.value = "12"
        #expect(!input.isHighlighted && input.errors.count == 2)
    }

    @Test("leave the highlight of an input for which another violated rule is a reason, too")
    func otherReason() {
        let inputs = ["1", "2", "3"].map { ValidatedInput($0, .numeric) }
        let rules = [
            CrossFieldRule.equal(inputs[0], to: inputs[1]), CrossFieldRule.equal(inputs[2], to: inputs[1]),
        ]
        for rule in rules { rule.attach() }
        for input in inputs { input.validate() }
        #expect(inputs.map { $0.isHighlighted } == [true, true, true])
        inputs[0].value = "12"
        #expect(inputs.map { $0.isHighlighted } == [false, true, true])
        #expect(inputs.map { $0.errors.map(\.code) } == [[.fieldsDiffer], [], [.fieldsDiffer]])
    }

    @Test("are evaluated although another field is rejected")
    func otherFieldFails() {
        let pair = Pair("secret", "secrex")
        let number = ValidatedInput("x", .numeric, label: "Number")
        let form = InputForm {
            number
            Matches(pair.confirmation, with: pair.password)
        }
        #expect(form.result().failure?.errors.map(\.code) == [.numericCharacter, .fieldsDiffer])
    }

    @Test("report nothing while one of their own inputs is rejected")
    func silent() {
        let pair = Pair("secret", "")
        #expect(pair.form.result().failure?.errors.map(\.code) == [.inputEmpty])
        #expect(!pair.password.isHighlighted)
        pair.confirmation.value = "x"
        #expect(pair.form.result().failure?.errors.map(\.code) == [.fieldsDiffer])
        pair.password.value = "1"
        #expect(pair.form.result().failure?.errors.map(\.code) == [.alphaCharacter])
        #expect(!pair.confirmation.isHighlighted)
    }

    @Test("compare what the inputs yield: parsed results")
    func parsed() {
        let start = ParsedInput("10", .wholeNumber, label: "Start")
        let end = ParsedInput("9", .wholeNumber, label: "End")
        let form = InputForm {
            start
            end
        }.rule(.ascending(start, end))
        #expect(form.result().failure?.errors.map(\.code) == [.fieldsOrder])
        #expect(end.error?.reason == "End must come after Start")
        start.value = "8"
        #expect(end.errors == [])
        #expect(form.validate())
    }

    @Test("accept either of two inputs, and report both if both are empty")
    func either() throws {
        let phone = ValidatedInput("", .optional(.numeric), label: "Phone")
        let email = ValidatedInput("", .optional(.alpha), label: "E-mail")
        let form = InputForm {
            phone
            email
        }.rule(.atLeastOne(of: phone, email))
        #expect(form.result().failure?.errors.map(\.code) == [.fieldsAllEmpty])
        #expect(phone.error?.reason == "Fill in at least one of these: Phone or E-mail")
        email.value = "a"
        #expect(phone.errors == [])
        #expect(try form.value() == ("", "a"))
    }

    @Test("evaluate a custom condition over any number of inputs")
    func own() {
        let parts = ["1", "2", "4"].map { ParsedInput($0, .wholeNumber) }
        let sum = ValidationError(5, domain: "Test", message: "Must be 6 in all")
        let form = InputForm { for part in parts { part } }
            .rule(CrossFieldRule(parts[0], parts[1], parts[2], or: sum, shownAt: parts[0]) { $0 + $1 + $2 == 6 })
        #expect(!form.validate())
        #expect(parts.map { $0.errors.count } == [1, 0, 0])
        #expect(parts.allSatisfy { $0.isHighlighted })
        parts[2].value = "3"
        #expect(form.validate())
    }

    @Test("validate their inputs that are not in the form")
    func outside() {
        let pair = Pair("secret", "secrex")
        let form = InputForm { pair.password }.rule(.equal(pair.confirmation, to: pair.password))
        #expect(form.result().failure?.errors.map(\.code) == [.fieldsDiffer])
    }

    @Test("stop every form that has one of their inputs once they are attached, wherever the error is shown")
    func shownElsewhere() {
        let pair = Pair("secret", "secrex")
        let form = InputForm { pair.password }
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        #expect(form.isValid)
        rule.attach()
        #expect(!form.isValid)
        #expect(form.result().failure?.errors.map(\.label) == ["Confirmation"])
        #expect(form.report.errors.map(\.code) == [.fieldsDiffer])
        pair.confirmation.value = "secret"
        #expect(form.isValid && form.validate() && form.report.errors == [])
        pair.confirmation.value = "other"
        rule.detach()
        #expect(!rule.isAttached && form.isValid && form.validate())
    }

    @Test(
        "validate an input outside the form; while it is rejected, an attached rule does not hold",
        arguments: ["", "1"])
    func rejectedPartner(confirmation: String) {
        let pair = Pair("secret", confirmation)
        let form = InputForm { pair.password }
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        rule.attach()
        #expect(!form.isValid && !pair.confirmation.hasResult)
        #expect(form.result().failure?.errors.map(\.label) == ["Confirmation"])
        #expect(form.report.errors.map(\.code) == pair.confirmation.errors.map(\.code))
        withExtendedLifetime(rule) {}
    }

    @Test("apply to the form that holds them, and to no other form")
    func ownership() {
        let pair = Pair("secret", "secrex")
        #expect(!pair.form.validate())
        let section = InputForm { pair.password }
        #expect(section.isValid && section.validate() && section.report.errors == [])
        #expect(!pair.form.isValid && !pair.form.validate())
    }

    @Test("are evaluated again when the form is created again, and are not duplicated")
    func madeAgain() {
        let counter = SharedCounter()
        let first = ValidatedInput("a", .alpha)
        let second = ValidatedInput("b", .alpha)
        var isStrict = true
        var form: InputForm<(String, String)> {
            let form = InputForm {
                first
                second
            }
            let rule = CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { _, _ in
                counter.next() == 0
            }
            return isStrict ? form.rule(rule) : form
        }
        for _ in 0..<3 { _ = form }
        form.validate()
        #expect(counter.count == 1)
        #expect(second.errors.count == 1)
        #expect(!form.validate())
        #expect(counter.count == 2)
        #expect(second.errors.count == 1)

        // If a rule is no longer in the form, its error goes away with the next validation.
        isStrict = false
        #expect(form.validate())
        #expect(second.errors == [] && !first.isHighlighted)
        #expect(counter.count == 2)
    }

    @Test("apply both if one helper creates two of them for the same inputs with the same error")
    func helper() {
        let first = ValidatedInput("ab", .alpha)
        let second = ValidatedInput("cd", .alpha)
        func demand(_ holds: @escaping @Sendable (String, String) -> Bool) -> CrossFieldRule {
            CrossFieldRule(first, second, or: ValidationError(1, domain: "Test"), holds: holds)
        }
        let fields = InputForm {
            first
            second
        }
        let broken = [
            fields.rule(demand { $0 == $1 }).rule(demand { _, _ in true }),
            fields.rule(demand { _, _ in true }).rule(demand { $0 == $1 }),
            fields.rule(demand { $0 == $1 }, demand { _, _ in true }),
        ]
        for form in broken {
            #expect(!form.isValid && !form.validate())
            #expect(form.report.errors.count == 1)
        }
        #expect(fields.validate() && second.errors == [])
    }

    @Test("do nothing until they are added")
    func making() {
        let pair = Pair("secret", "secrex")
        _ = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        pair.password.validate()
        pair.confirmation.validate()
        #expect(pair.confirmation.errors == [])
        #expect(InputForm { pair.confirmation }.validate())
    }

    @Test(
        "are released with the first of their inputs, together with their message and condition",
        arguments: [true, false])
    func goneRows(isAttached: Bool) {
        let total = ValidatedInput("a", .alpha, label: "Total")
        let counter = SharedCounter()
        weak var condition: SharedCounter?
        do {
            var rows = (0..<2_000).map { ValidatedInput($0 < 1_980 ? "a" : "b", .alpha) }
            do {
                let captured = SharedCounter()
                condition = captured
                let rules = rows.map { row in
                    CrossFieldRule(total, row, or: ValidationError(1, domain: "Test"), shownAt: total) {
                        captured.next()
                        counter.next()
                        return $0 == $1
                    }
                }
                if isAttached {
                    for rule in rules { rule.attach() }
                    InputForm { total }.validate()
                } else {
                    let sections = rules.map { InputForm { total }.rule($0) }
                    InputForm { for section in sections { section } }.validate()
                }
            }
            #expect(total.errors.count == 20)
            #expect(condition != nil)
            rows = []
        }
        #expect(condition == nil)
        #expect(total.errors == [] && !total.isHighlighted)
        let before = counter.count
        #expect(total.validate())
        #expect(counter.count == before)
    }

    @Test(
        "compare texts by their scalars, as .equal(to:) does", arguments: [("K", "\u{212A}"), ("\u{E9}", "e\u{301}")])
    func spelling(password: String, repetition: String) {
        let first = ValidatedInput(password, .required)
        let second = ValidatedInput(repetition, .required)
        #expect(!InputForm { Matches(second, with: first) }.isValid)
        #expect(CrossFieldRule.equal(second, to: first).holds == false)
        second.value = password
        #expect(CrossFieldRule.equal(second, to: first).holds == true)
    }

    @Test(
        "name the other input by its label, or else by its key",
        arguments: [
            ("Start", "start", "Start"), ("Start", nil, "Start"), (nil, "start", "start"), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func names(label: String?, key: String?, name: String?) {
        let other = ValidatedInput("b", .alpha, label: label, key: key)
        let shown = ValidatedInput("a", .alpha, label: "End", key: "end")
        let parameters: [ValidationError.Parameter: ValidationError.Value] = name.map { [.other: .text($0)] } ?? [:]
        for (rule, code) in [
            (CrossFieldRule.equal(shown, to: other), ValidationError.Code.fieldsDiffer),
            (.ascending(other, shown), .fieldsOrder),
        ] {
            let form = InputForm {
                shown
                other
            }.rule(rule)
            #expect(!form.validate() && other.errors == [])
            #expect(shown.errors.map(\.code) == [code] && shown.error?.parameters == parameters)
            #expect(shown.error?.label == "End" && shown.error?.path == [.key("end")])
        }
        let empty = [nil, "City", nil].map { ValidatedInput("", .optional(.alpha), label: $0, key: "a") }
        let form = InputForm { for field in empty { field } }
            .rule(.atLeastOne(of: empty[0], empty[1], empty[2]))
        #expect(!form.validate())
        #expect(empty.map { $0.errors.map(\.code) } == [[.fieldsAllEmpty], [], []])
        #expect(empty[0].error?[.accepted] == ["City"])
    }

    @Test("count blanks, empty collections, nil, and false as empty")
    func notFilled() {
        struct Anything<Value: Sendable & Equatable> {
            static func input(_ value: Value) -> ValidatedInput<Value> {
                ValidatedInput(value, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
            }
        }
        let text = Anything.input(" \t\u{A0}")
        let list = Anything<[Int]>.input([])
        let flag = Anything.input(false)
        let optional = Anything<String?>.input(" ")
        let nested = Anything<Bool?>.input(nil)
        let rule = CrossFieldRule.atLeastOne(of: text, list, flag, optional, nested)
        #expect(rule.holds == false)
        list.value = [0]
        #expect(rule.holds == true)
        list.value = []
        flag.value = true
        #expect(rule.holds == true)
        flag.value = false
        optional.value = "a"
        #expect(rule.holds == true)
        optional.value = nil
        #expect(rule.holds == false)
        nested.value = false
        #expect(rule.holds == false)
        nested.value = true
        #expect(rule.holds == true)
        nested.value = nil
        text.value = " a "
        #expect(rule.holds == true)
        // Any other value counts as filled.
        text.value = ""
        let number = Anything.input(0)
        let form = InputForm {
            text
            number
        }.rule(.atLeastOne(of: text, number))
        #expect(form.isValid && form.validate())
    }

    @Test("report nothing while one of their inputs is in an excluded section")
    func excludedInput() throws {
        let pair = Pair("secret", "secrex")
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let form = InputForm {
            pair.password
            InputForm { pair.confirmation }.included(if: wants)
        }.rule(.equal(pair.confirmation, to: pair.password))
        #expect(!form.isValid && !form.validate())
        wants.value = false
        #expect(form.isValid && form.validate() && pair.password.errors == [])
        wants.value = true
        #expect(!form.isValid && !form.validate())
    }

    @Test("apply only while each of the sections around them is included", arguments: [true, false], [true, false])
    func nestedSections(outer: Bool, inner: Bool) {
        let accepting: InputValidator<Bool> = .condition(or: ValidationError(1, domain: "Test")) { _ in true }
        let switches = [outer, inner].map { ValidatedInput($0, accepting) }
        let pair = Pair("secret", "secrex")
        let applies = outer && inner
        let forms = [
            InputForm { pair.form.included(if: inner).included(if: outer) },
            InputForm { pair.form.included(if: switches[1]).included(if: outer) },
            InputForm { pair.form.included(if: inner).included(if: switches[0]) },
            InputForm { pair.form.included(if: switches[1]).under("pair").included(if: switches[0]) },
            InputForm { InputForm { pair.form.included(if: switches[1]) }.map { $0 }.included(if: switches[0]) },
        ]
        for form in forms {
            #expect(form.isValid == !applies && form.canSubmit == !applies && form.validate() == !applies)
            #expect(pair.confirmation.errors.map(\.code) == (applies ? [.fieldsDiffer] : []))
            #expect(pair.password.isHighlighted == applies)
            #expect(form.fields.count == (applies ? 2 : 0))
        }
        for input in switches { input.value.toggle() }
        #expect(forms[3].validate() == (outer || inner))
    }

    @Test("do not reject or highlight a field while another of their inputs is in an excluded section")
    func sectionThatLeft() {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let pair = Pair("x", "x")
        let differ = ValidationError(44, domain: "Test")
        let rule = CrossFieldRule(pair.password, pair.confirmation, or: differ) { $0 != $1 }
        let form = InputForm {
            pair.password
            InputForm { pair.confirmation }.included(if: wants)
        }.rule(rule)
        #expect(!form.validate() && pair.password.isHighlighted)
        wants.value = false
        #expect(form.isValid && pair.password.validate())
        #expect(pair.password.errors == [] && !pair.password.isHighlighted)
        pair.password.timing = .onChange
        pair.password.value = "xx"
        pair.password.value = "x"
        #expect(!pair.password.isHighlighted && form.isValid && form.report.errors == [])
        // The section gets its rule back when it returns.
        wants.value = true
        #expect(!pair.password.validate() || !pair.confirmation.validate())
        #expect(!form.isValid && pair.confirmation.errors.map(\.code) == [44])
    }

    @Test("do not hold, where they are attached, while a server rejects an input outside the form")
    func partnerRejectedByServer() {
        let pair = Pair("secret", "secret")
        let form = InputForm { pair.password }
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        rule.attach()
        #expect(form.validate())
        pair.confirmation.reject(ValidationError(7, domain: "Server"))
        #expect(!form.isValid && !form.canSubmit && !form.validate())
        #expect(form.report.errors.map(\.code) == [7])
        #expect(form.result().failure?.errors.map(\.label) == ["Confirmation"])
        pair.confirmation.clearResult()
        #expect(form.isValid && form.validate() && form.report.errors == [])
    }

    @Test("leave with a reset, and with a section that left")
    func leaving() {
        let pair = Pair("secret", "secrex")
        pair.form.validate()
        pair.password.reset()
        #expect(pair.confirmation.errors == [] && !pair.confirmation.isHighlighted)

        pair.form.validate()
        pair.form.included(if: false).validate()
        #expect(pair.confirmation.errors == [] && !pair.password.isHighlighted)
    }

    @Test("lose the message by an edit after their section left, unless they are attached", arguments: [true, false])
    func editAfterLeaving(isAttached: Bool) {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let pair = Pair("secret", "secrex")
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        if isAttached { rule.attach() }
        let form = InputForm {
            InputForm {
                pair.password
                pair.confirmation
            }.rule(rule).included(if: wants)
        }
        #expect(!form.validate() && pair.confirmation.errors.map(\.code) == [.fieldsDiffer])
        wants.value = false
        pair.password.value = "secrets"
        #expect(pair.confirmation.errors.map(\.code) == (isAttached ? [.fieldsDiffer] : []))
        #expect(pair.confirmation.errors.allSatisfy { $0.domain == .builtIn })
        #expect(!pair.password.isHighlighted && !pair.confirmation.isHighlighted)
    }

    @Test("leave while a swapped strategy rejects one of their inputs, and come back with another swap")
    func swap() {
        let pair = Pair("secret", "secrex")
        pair.form.validate()
        pair.password.validator = .numeric
        #expect(pair.password.errors.map(\.code) == [.numericCharacter])
        #expect(pair.confirmation.errors == [] && !pair.confirmation.isHighlighted)
        pair.password.validator = .alpha
        #expect(pair.password.errors == [] && pair.password.isHighlighted)
        #expect(pair.confirmation.errors.map(\.code) == [.fieldsDiffer] && pair.confirmation.isHighlighted)
    }

    @Test("leave their inputs when they are detached, but not the forms that name them")
    func detached() {
        let pair = Pair("secret", "secrex")
        let rule = CrossFieldRule.equal(pair.confirmation, to: pair.password)
        let form = InputForm {
            pair.password
            pair.confirmation
        }
        rule.attach()
        #expect(!form.validate() && pair.confirmation.errors.map(\.code) == [.fieldsDiffer])
        // The rule is attached only once.
        rule.attach()
        #expect(pair.confirmation.errors.map(\.code) == [.fieldsDiffer] && pair.password.isHighlighted)
        rule.detach()
        #expect(pair.confirmation.errors == [] && !pair.confirmation.isHighlighted && !pair.password.isHighlighted)
        #expect(form.isValid && !form.rule(rule).isValid && !form.rule(rule).validate())
        #expect(pair.confirmation.errors.map(\.code) == [.fieldsDiffer])
    }

    @Test("apply while each of their inputs is in an included section, although it is in an excluded one too")
    func inputOfTwoSections() {
        let switches = [true, false].map {
            ValidatedInput($0, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        }
        let pair = Pair("secret", "secrex")
        let form = InputForm {
            pair.password
            InputForm { pair.confirmation }.included(if: switches[0])
            InputForm { pair.confirmation }.included(if: switches[1])
        }.rule(.equal(pair.confirmation, to: pair.password))
        #expect(!form.isValid && !form.validate() && pair.confirmation.errors.map(\.code) == [.fieldsDiffer])
        switches[1].value = true
        switches[0].value = false
        #expect(!form.isValid && !form.validate())
        switches[1].value = false
        #expect(form.isValid && form.validate() && pair.confirmation.errors == [])
    }

    @Test("do not report an input outside the form whose asynchronous strategy could not decide")
    func undecidedPartner() async {
        let unavailable = ValidationError(.asyncUnavailable)
        let (first, outside) = (
            ValidatedInput("a", .alpha), ValidatedInput("a", .alpha, then: .condition(or: unavailable) { _ in false })
        )
        outside.asyncTiming = .unlimited
        CrossFieldRule.equal(outside, to: first).attach()
        #expect(await !outside.validateWithChecks() && outside.errors == [unavailable])
        let form = InputForm { first }
        #expect(form.isValid && form.validate() && outside.errors == [unavailable])
        #expect(form.report.errors == [] && form.report.fields.count == 1)
    }

    @Test("are not attached after one of their inputs was deallocated")
    func attachedLate() {
        let first = ValidatedInput("a", .alpha)
        func makeRule() -> CrossFieldRule {
            let second = ValidatedInput("b", .alpha)
            return CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }
        }
        makeRule().attach()
        let form = InputForm { first }
        #expect(form.isValid && form.validate() && first.errors == [] && !first.isHighlighted)
    }

    @Test("report an error of the app in place of the stock one, with its text")
    func ownErrors() {
        let own = ValidationError(3, domain: "Shop", message: "Check both")
        let (first, second) = (ValidatedInput("b", .optional(.alpha)), ValidatedInput("a", .optional(.alpha)))
        let fields = InputForm {
            first
            second
        }
        func expectOwnError<Output>(of form: InputForm<Output>, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(form.result().failure?.errors == [own], sourceLocation: sourceLocation)
            #expect(form.report.errors.map(\.reason) == ["Check both"], sourceLocation: sourceLocation)
        }
        expectOwnError(of: InputForm { Matches(second, with: first, or: own) })
        expectOwnError(of: fields.rule(.equal(second, to: first, or: own)))
        expectOwnError(of: fields.rule(.ascending(first, second, or: own)))
        (first.value, second.value) = ("", "")
        expectOwnError(of: fields.rule(.atLeastOne(of: first, second, or: own)))
    }

    @Test("require a larger value, not an equal one", arguments: [("8", false), ("9", false), ("10", true)])
    func ascending(second: String, isAccepted: Bool) {
        let (start, end) = (ParsedInput("9", .wholeNumber), ParsedInput(second, .wholeNumber))
        let form = InputForm {
            start
            end
        }.rule(.ascending(start, end))
        #expect(form.isValid == isAccepted && form.validate() == isAccepted)
        #expect(end.errors.map(\.code) == (isAccepted ? [] : [.fieldsOrder]))
    }

    @Test("report their errors at an input in the order in which a form got them")
    func order() {
        let (first, second) = (ValidatedInput("a", .alpha), ValidatedInput("a", .alpha))
        func rule(_ code: ValidationError.Code) -> CrossFieldRule {
            CrossFieldRule(first, second, or: ValidationError(code, domain: "Test")) { _, _ in false }
        }
        let form = InputForm {
            first
            second
        }.rule(rule(1), rule(2)).rule(rule(3))
        #expect(!form.validate() && second.errors.map(\.code) == [1, 2, 3])
        #expect(form.report.errors.map(\.code) == [1, 2, 3])
    }

    @Test("report an input outside the form in the language of that input")
    func language() {
        let (first, outside) = (ValidatedInput("a", .alpha), ValidatedInput("", .alpha, label: "Name"))
        CrossFieldRule.equal(outside, to: first).attach()
        let form = InputForm { first }
        let german = MessageCatalog(.german)
        outside.messages = german
        for (value, code) in [("", ValidationError.Code.inputEmpty), ("b", .fieldsDiffer)] {
            outside.value = value
            #expect(!form.validate() && form.report.errors.map(\.code) == [code])
            #expect(form.report.errors.map(\.reason) == outside.errors.map { $0.reason(in: german) })
            #expect(form.report.errors.map(\.reason) != outside.errors.map { $0.reason(in: .english) })
        }
    }

    @Test("do not highlight an input of two rules after the other inputs of both were edited")
    func highlightOfTwoRules() {
        let fields = (0..<3).map { _ in ValidatedInput("x", .alpha) }
        func rule(_ code: ValidationError.Code, _ index: Int) -> CrossFieldRule {
            CrossFieldRule(fields[0], fields[index], or: ValidationError(code, domain: "Test")) { $1 == "q" }
        }
        let form = InputForm { for field in fields { field } }.rule(rule(1, 1), rule(2, 2))
        #expect(!form.validate() && fields.allSatisfy(\.isHighlighted))
        fields[1].value = "y"
        #expect(fields.map(\.isHighlighted) == [true, false, true])
        fields[2].value = "y"
        #expect(!fields.contains(where: \.isHighlighted) && fields[1].hasResult && fields[2].errors.map(\.code) == [2])
        #expect(!form.validate() && fields.allSatisfy(\.isHighlighted))
        fields[1].value = "z"
        fields[2].value = "q"
        #expect(!fields.contains(where: \.isHighlighted) && fields[2].errors == [])
    }

    @Test("do not leave a highlight at an input whose error is about an older value")
    func highlightOfOldError() {
        let (first, second) = (ValidatedInput("1", .alpha), ValidatedInput("x", .alpha))
        let form = InputForm {
            first
            second
        }.rule(CrossFieldRule(first, second, or: ValidationError(1, domain: "Test")) { $0 != $1 })
        #expect(!form.validate() && first.isHighlighted)
        first.value = "x"
        #expect(!first.isHighlighted && first.errors.map(\.code) == [.alphaCharacter])
        #expect(!second.validate() && first.isHighlighted)
        second.value = "y"
        #expect(!first.isHighlighted && !second.isHighlighted && form.isValid)
    }

    @Test("are removed with a field of another type that nobody keeps", arguments: [true, false])
    func releasedField(isAttached: Bool) throws {
        let (first, second) = (ValidatedInput("x", .alpha), ValidatedInput("y", .alpha))
        var wrapper: Wrapper? = Wrapper(first)
        let rule = try CrossFieldRule(second, #require(wrapper), or: ValidationError(1, domain: "Test")) { $0 == $1 }
        var form = InputForm {
            first
            second
        }
        if isAttached { rule.attach() } else { form = form.rule(rule) }
        #expect(!form.validate() && !form.isValid && first.errors.map(\.code) == [1])
        wrapper = nil
        #expect(form.isValid && form.canSubmit && form.validate())
        #expect(first.errors == [] && first.validate() && second.validate() && form.report.errors.isEmpty)
        #expect(try form.value() == ("x", "y"))
    }

    @Test("lose the message by an edit where the input does not keep it")
    func withoutMessage() {
        let pair = Pair("secret", "secrex")
        pair.confirmation.keepsErrorsWhileEditing = false
        pair.form.validate()
        pair.password.value = "secre"
        #expect(pair.confirmation.errors == [])
    }
}

/// A program's own field, which has an input's state.
private final class Wrapper: FormField {
    let input: ValidatedInput<String>

    init(_ input: ValidatedInput<String>) { self.input = input }

    var state: InputState { input.state }
    func validate() -> Bool { input.validate() }
    func resolved() throws(ValidationError) -> String { try input.resolved() }
}

private final class Pair {
    let password: ValidatedInput<String>
    let confirmation: ValidatedInput<String>

    init(_ password: String, _ confirmation: String) {
        self.password = ValidatedInput(password, .alpha, label: "Password")
        self.confirmation = ValidatedInput(confirmation, .alpha, label: "Confirmation")
    }

    var form: InputForm<String> { InputForm { Matches(confirmation, with: password) } }
}
