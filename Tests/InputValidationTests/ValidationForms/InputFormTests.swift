// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("InputForm")
struct InputFormTests {
    @Test("yields a typed result of normalized and parsed values")
    func result() throws {
        let form = SignUpForm()
        form.id = "  ab "
        form.age = "42"
        #expect(try form.request.value() == SignUpForm.Request(id: "ab", age: 42, profile: nil))
    }

    @Test("validates every field and reports in their order, with label and path")
    func order() {
        let form = SignUpForm()
        form.includesProfile = true
        let failure = form.failure
        #expect(failure?.errors.map(\.label) == ["ID", "Age", "City", "Nickname"])
        #expect(
            failure?.errors.map(\.path) == [
                [.key("id")], [.key("age")], [.key("profile"), .key("city")], [.key("profile")],
            ])
        #expect(failure?.errors.map(\.code) == [.inputEmpty, .inputEmpty, .inputEmpty, .inputEmpty])
        #expect(form.$id.isHighlighted && form.$age.isHighlighted && form.$city.isHighlighted)
    }

    @Test("reports an input outside the form only with the error of a rule of the form")
    func outsideInput() {
        let (first, second) = (ValidatedInput("a", .alpha), ValidatedInput("a", .alpha))
        let outside = ValidatedInput("a", .alpha, label: "Outside")
        let differs = ValidationError(1, domain: "Test")
        let form = InputForm {
            first
            second
        }.rule(CrossFieldRule(first, second, or: differs, shownAt: outside) { $0 == $1 })
        #expect(form.validate())
        outside.reject(ValidationError(2, domain: "Server"))
        #expect(!outside.errors.isEmpty && form.report.fields.count == 2)
        second.value = "b"
        #expect(!form.validate())
        #expect(form.report.fields.map { $0.errors.map(\.domain) } == [[], [], ["Test"]])
    }

    @Test("reports the error of a rule at a field whose section is excluded")
    func excludedErrorField() {
        let (first, second) = (ValidatedInput("a", .alpha), ValidatedInput("b", .alpha))
        let note = ValidatedInput("", .alpha, label: "Note", key: "note")
        let differs = ValidationError(1, domain: "Test")
        let includesSecond = ValidatedInput(true, .condition(or: differs) { _ in true })
        let form = InputForm {
            first
            includesSecond
            InputForm { second }.included(if: includesSecond)
            InputForm { note }.under("notes").included(if: false)
        }.rule(CrossFieldRule(first, second, or: differs, shownAt: note) { $0 == $1 })
        let errors = form.result().failure?.errors
        #expect(errors?.map(\.code) == [differs.code])
        #expect(errors?.map(\.label) == ["Note"])
        #expect(errors?.map(\.path) == [[.key("notes"), .key("note")]])
        includesSecond.value = false
        #expect(form.report.errors == [])
        #expect(form.validate() && note.errors == [])
    }

    @Test("reports an error once if several rules of a field report it")
    func repetition() {
        let field = ValidatedInput("", .numeric && .alpha && .numeric.message("Enter digits"))
        #expect(InputForm { field }.result().failure?.errors.map(\.reason) == ["Enter a value", "Enter digits"])
    }

    @Test("can exclude a section, which then loses its errors")
    func section() throws {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        form.includesProfile = true
        #expect(!form.request.validate())
        #expect(form.$city.error?.code == .inputEmpty)
        #expect(form.request.fields.count == 4)

        form.includesProfile = false
        #expect(try form.request.value().profile == nil)
        #expect(form.$city.errors == [] && !form.$city.hasResult && !form.$city.isHighlighted)
        #expect(form.request.fields.count == 2)

        form.includesProfile = true
        form.city = "Bern"
        form.nickname = "Jo"
        #expect(try form.request.value().profile == SignUpForm.Profile(city: "Bern", nickname: "Jo"))
    }

    @Test("can validate one section or one field")
    func parts() throws {
        let form = SignUpForm()
        form.city = "Bern"
        form.nickname = "Jo"
        #expect(try form.profile.value().city == "Bern")
        #expect(!form.$id.hasResult)
        #expect(!form.$age.validate())
        #expect(!form.$id.hasResult)
    }

    @Test("shows errors of a server at their fields, by path and by label, until the next edit")
    func server() throws {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        form.city = "Bern"
        form.nickname = "Jo"
        form.includesProfile = true
        _ = try form.request.value()

        let taken = ValidationError(1, domain: "Server", message: "Choose another {label}")
        let unplaced = form.request.reject([
            taken.under(.key("id")), taken.under(.key("city")).under(.key("profile")), taken.labeled("Nickname"),
            taken, taken.labeled("Color"), taken.under(.key("color")).labeled("ID"),
        ])
        #expect(unplaced.count == 3)
        #expect(form.$id.error?.reason == "Choose another ID")
        #expect(form.$id.error?.path == [.key("id")])
        #expect(form.$city.error?.path == [.key("city")])
        #expect(form.$nickname.error?.label == "Nickname")
        #expect(
            form.request.report.errors.map(\.path) == [
                [.key("id")], [.key("profile"), .key("city")], [.key("profile")],
            ])

        form.id = "cd"
        #expect(form.$id.errors == [])
        #expect(form.$city.errors.count == 1)
    }

    @Test("shows the error of a server at the field with the longest path", arguments: [false, true])
    func serverPath(isSectionFirst: Bool) {
        let lines = ValidatedInput("a", .alpha, key: "lines")
        let amount = ValidatedInput("b", .alpha, key: "amount")
        let section = InputForm { amount }.under("lines", at: 0)
        let form =
            isSectionFirst
            ? InputForm {
                section; lines
            }.map { $0.0 }
            : InputForm {
                lines; section
            }.map { $0.0 }
        let wrong = ValidationError(1, domain: "Server")
        let path: [ValidationError.PathComponent] = [.key("lines"), .index(0), .key("amount")]
        #expect(form.reject([path.reversed().reduce(wrong) { $0.under($1) }]) == [])
        #expect(lines.errors == [] && amount.errors.map(\.code) == [1] && amount.error?.path == [.key("amount")])
        #expect(form.reject([wrong.under(.index(1)).under(.key("lines"))]) == [])
        #expect(lines.errors.map(\.code) == [1] && amount.errors.count == 1)
    }

    @Test("shows an error of a server at the first of several fields with one path")
    func serverTwins() {
        let (first, second) = (ValidatedInput("a", .alpha, key: "city"), ValidatedInput("a", .alpha, key: "city"))
        let form = InputForm {
            first
            second
        }
        #expect(form.reject([ValidationError(1, domain: "Server").under(.key("city"))]) == [])
        #expect(first.errors.map(\.domain) == ["Server"] && second.errors == [])
    }

    @Test("is rejected after a server rejected it, until any of its fields is edited")
    func serverCombination() {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        #expect(form.request.reject([ValidationError(1, domain: "Server").under(.key("id"))]) == [])
        #expect(!form.request.isValid && !form.request.validate() && form.$id.errors.count == 1)
        form.age = "2"
        #expect(form.request.isValid && form.$id.errors.count == 1)
        #expect(form.request.validate() && form.$id.errors == [])
    }

    @Test(
        "is rejected after a server rejected it, until any of its fields is reset",
        arguments: [
            { $0.reset() }, { $0.reset(to: "a") }, { $0.reset(to: "b") },
        ] as [@Sendable (ValidatedInput<String>) -> Void])
    func serverCombinationReset(reset: @Sendable (ValidatedInput<String>) -> Void) {
        for index in 0..<3 {
            let fields = (0..<3).map { ValidatedInput("a", .alpha, key: "\($0)") }
            let form = InputForm { for field in fields { field } }
            let taken = ValidationError(1, domain: "Server")
            #expect(form.reject([taken.under(.key("0")), taken.under(.key("1"))]) == [])
            #expect(!form.isValid && !form.validate())
            reset(fields[index])
            #expect(form.isValid && form.canSubmit)
            #expect(fields.map { $0.errors.count } == (0..<3).map { $0 == index || $0 == 2 ? 0 : 1 })
            #expect(form.validate() && fields.allSatisfy { $0.errors == [] && $0.isAccepted })
        }
    }

    @Test("is rejected after a server rejected one field, until this field is edited or reset")
    func serverField() {
        let fields = (0..<2).map { ValidatedInput("a", .alpha, key: "\($0)") }
        let form = InputForm { for field in fields { field } }
        fields[0].reject(ValidationError(1, domain: "Server"))
        fields[1].value = "b"
        fields[1].reset()
        #expect(!form.isValid && !form.validate() && fields[0].errors.count == 1)
        fields[0].reset()
        #expect(form.isValid && form.validate() && fields[0].errors == [])
    }

    @Test(
        "is rejected with one field, until this field is edited, if a server reported the same for the form, too",
        arguments: [true, false])
    func serverFieldAndForm(isFormFirst: Bool) {
        let fields = (0..<2).map { ValidatedInput("a", .alpha, key: "\($0)") }
        let form = InputForm { for field in fields { field } }
        let taken = ValidationError(1, domain: "Server", message: "Taken")
        func rejectForm() { #expect(form.reject([taken.under(.key("0"))]) == []) }
        if isFormFirst { rejectForm() }
        fields[0].reject(taken)
        if !isFormFirst { rejectForm() }
        #expect(fields[0].errors.map(\.reason) == ["Taken"])
        fields[1].value = "b"
        #expect(!form.isValid && !form.validate() && fields[0].errors.map(\.reason) == ["Taken"])
        fields[0].value = "b"
        #expect(form.isValid && form.validate() && fields[0].errors == [])
    }

    @Test("shows errors of a server for a field and for the form that differ in their texts")
    func serverTexts() {
        let fields = (0..<2).map { ValidatedInput("a", .alpha, key: "\($0)") }
        let form = InputForm { for field in fields { field } }
        fields[0].reject(ValidationError(1, domain: "Server", message: "Taken"))
        form.reject([ValidationError(1, domain: "Server", message: "In use").under(.key("0"))])
        #expect(fields[0].errors.map(\.reason) == ["Taken", "In use"])
        fields[1].value = "b"
        #expect(!form.validate() && fields[0].errors.map(\.reason) == ["Taken"])
    }

    @Test("shows an error of a server at the field with its whole path, also one about a part of the value")
    func serverPaths() {
        let cities = (0..<3).map { _ in ValidatedInput("a", .alpha, label: "City", key: "city") }
        let tags = ValidatedInput(["a", "b"], .each(.alpha), key: "tags")
        let form = InputForm {
            for (index, city) in cities.enumerated() { InputForm { city }.under("stops", at: index) }
            tags
        }
        let taken = ValidationError(1, domain: "Server")
        let stop = taken.under(.key("city")).under(.index(1)).under(.key("stops"))
        #expect(form.reject([stop, taken.under(.index(1)).under(.key("tags"))]) == [])
        #expect(cities.map { $0.errors.count } == [0, 1, 0])
        #expect(cities[1].error?.path == [.key("city")] && tags.error?.path == [.key("tags"), .index(1)])
        #expect(form.report.errors.map(\.path.text) == ["stops[1].city", "tags[1]"])
        #expect(form.report.errors.map(\.domain) == ["Server", "Server"])
        // A field that has a key is found by its label too.
        #expect(form.reject([taken.labeled("City")]) == [])
        #expect(cities.map { $0.errors.count } == [1, 1, 0])
    }

    @Test("has its first field's messages, and sets all fields' messages")
    func messages() {
        let fields = (0..<2).map { _ in ValidatedInput("", .alpha) }
        let form = InputForm { for field in fields { field } }
        fields[1].messages = MessageCatalog().adding { _ in "Second" }
        #expect(form.messages == nil)
        fields[0].messages = MessageCatalog().adding { _ in "First" }
        form.validate()
        #expect(form.report.errors.map(\.reason) == ["First", "Second"])
        form.messages = form.messages
        #expect(form.report.errors.map(\.reason) == ["First", "First"])
        #expect(form.report.errors.map(\.code) == [.inputEmpty, .inputEmpty])
    }

    @Test("keeps the error of a server at a field that is in an excluded section and in another one")
    func fieldOfTwoSections() {
        let name = ValidatedInput("a", .alpha, key: "name")
        let form = InputForm {
            name
            InputForm { name }.included(if: false)
        }
        name.reject(ValidationError(1, domain: "Server"))
        #expect(!form.isValid && !form.validate() && name.errors.map(\.domain) == ["Server"])
        #expect(form.report.errors.map(\.domain) == ["Server"])
    }

    @Test("is accepted without a field, and yields an empty list")
    func empty() async throws {
        let rows: [ValidatedInput<String>] = []
        let form = InputForm { for row in rows { row } }
        #expect(form.isValid && form.canSubmit && !form.isSubmitting && !form.isPending && form.validate())
        #expect(try form.value() == [])
        #expect(try await form.submit() == [])
        #expect(form.fields.isEmpty && form.firstRejected == nil && form.messages == nil)
    }

    @Test("returns errors of a server for an excluded section, by path and by label")
    func serverExcludedSection() {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        let taken = ValidationError(1, domain: "Server", message: "Taken")
        let errors = [
            taken.under(.key("city")).under(.key("profile")), taken.labeled("Nickname"), taken.under(.key("id")),
        ]
        let unplaced = form.request.reject(errors)
        #expect(unplaced == Array(errors.prefix(2)) && unplaced.map(\.label) == [nil, "Nickname"])
        #expect(form.$city.errors == [] && form.$nickname.errors == [] && form.$id.errors.count == 1)
        form.includesProfile = true
        #expect(form.request.reject(errors) == [])
        #expect([form.$city, form.$nickname, form.$id].allSatisfy { $0.errors.map(\.reason) == ["Taken"] })
    }

    @Test("stays rejected by a server when a field of an excluded section is edited")
    func serverExcludedEdit() {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        #expect(form.request.reject([ValidationError(1, domain: "Server").under(.key("id"))]) == [])
        form.city = "Bern"
        form.$nickname.reset(to: "Jo")
        #expect(!form.request.isValid && !form.request.canSubmit && !form.request.validate())
        #expect(form.$id.errors.count == 1)
        form.age = "2"
        #expect(form.request.isValid)
    }

    @Test("shows an error of a server at the first included field with its label")
    func serverLabels() {
        let (home, work) = (ValidatedInput("a", .alpha, label: "City"), ValidatedInput("a", .alpha, label: "City"))
        let same = ValidatedInput("a", .alpha, label: "City")
        let isAtHome = ValidatedInput(false, .condition(or: ValidationError(2, domain: "Test")) { _ in true })
        let form = InputForm {
            InputForm { home }.included(if: isAtHome)
            work
            same
        }
        let error = ValidationError(1, domain: "Server").labeled("City")
        #expect(form.reject([error]) == [])
        #expect([home, work, same].map { $0.errors.count } == [0, 1, 0])
        isAtHome.value = true
        #expect(form.reject([error]) == [])
        #expect([home, work, same].map { $0.errors.count } == [1, 1, 0])
    }

    @Test("has no mark and no first error of an excluded section")
    func excludedMarks() {
        let form = SignUpForm()
        form.city = "1"
        form.$city.validate()
        #expect(!form.request.isDirty && !form.request.isTouched)
        #expect(form.request.firstRejected == nil && !form.request.focusFirstRejected())
        #expect(form.$city.focusRequests == 0)
        form.includesProfile = true
        #expect(form.request.isDirty && form.request.isTouched)
        #expect(form.request.firstRejected === form.$city && form.request.focusFirstRejected())
        #expect(form.$city.focusRequests == 1)
    }

    @Test("sets the messages of an excluded section, too, and clears and resets it")
    func excludedReset() {
        let form = SignUpForm()
        form.city = "1"
        form.$city.validate()
        form.request.messages = MessageCatalog().adding { _ in "Use letters" }
        #expect(form.$city.error?.reason == "Use letters")
        form.request.clearResults()
        #expect(form.$city.errors == [] && !form.$city.isHighlighted && form.city == "1" && form.$city.isTouched)
        form.request.reset()
        #expect(form.city == "" && !form.$city.isDirty && !form.$city.isTouched)
    }

    @Test("evaluates a strategy again if its verdict depends on something else")
    func movingTarget() {
        let target = Locked("a")
        let field = ValidatedInput("a", .equal { target.withLock { $0 } })
        let form = InputForm { field }
        #expect(form.validate() && form.isValid)
        target.withLock { $0 = "b" }
        #expect(!form.isValid && !field.isValid)
        #expect(throws: ValidationError.self) { try field.resolved() }
        #expect(form.result().failure != nil)
    }

    @Test("resets and clears all fields")
    func reset() {
        let form = SignUpForm()
        form.includesProfile = true
        form.id = "1"
        form.request.validate()
        #expect(form.request.isDirty && form.request.isTouched)

        form.request.clearResults()
        #expect(form.id == "1")
        #expect(form.request.report.fields == [])

        form.request.reset()
        #expect(form.id == "")
        #expect(!form.request.isDirty && !form.request.isTouched)
    }

    @Test("can be evaluated without showing errors")
    func isValid() {
        let form = SignUpForm()
        form.id = "ab"
        form.age = "1"
        #expect(form.request.isValid)
        form.includesProfile = true
        #expect(!form.request.isValid)
        #expect(!form.$city.hasResult)
    }

    @Test("keeps as much after a hundred equal rejections of a server as after two")
    func repeatedRejection() {
        let fields = (0..<3).map { ValidatedInput("a", .alpha, key: "\($0)") }
        let form = InputForm { for field in fields { field } }
        func stored() -> [Int] {
            fields.flatMap { field in
                Mirror(reflecting: field.state).children.map { Mirror(reflecting: $0.value).children.count }
            }
        }
        let reject = { form.reject([ValidationError(1, domain: "Server").under(.key("1"))]) }
        for _ in 0..<2 { #expect(reject() == []) }
        let twice = stored()
        for _ in 0..<98 { #expect(reject() == []) }
        #expect(stored() == twice)
        fields[2].value = "b"
        #expect(form.isValid)
    }

    @Test("notifies an observer when its verdict changes, by an edit or a swap")
    func observation() {
        let form = SignUpForm()
        let view = ObservingView { form.request.isValid }
        form.id = "ab"
        form.age = "x"
        form.request.validate()
        #expect(view.shown.last == false)
        form.age = "1"
        #expect(view.shown.last == true)
        let count = view.shown.count
        form.id = "abc"
        form.$id.validator = .alphanumeric
        #expect(view.shown.count == count)
        form.$id.validator = .numeric
        #expect(view.shown.last == false)
    }

    @Test("notifies an observer when a rule changes the verdict")
    func observationOfParsedInput() {
        let name = ValidatedInput("ab", .alpha)
        let age = ParsedInput("1", .integer(in: 0...99))
        let form = InputForm {
            name
            age
        }.rule(CrossFieldRule(name, age, or: ValidationError(1, domain: "Test")) { $0.count > $1 })
        let view = ObservingView { form.isValid }
        age.value = "0"
        #expect(view.shown.last == true)
        age.value = "2"
        #expect(view.shown.last == false)
    }

    @Test("can be read again by an observer after a row was removed")
    func observedRowsGone() {
        let total = ValidatedInput("a", .alpha)
        let changes = SharedCounter()
        for _ in 0..<3 {
            let form = InputForm {
                total
                ValidatedInput("b", .alpha)
            }
            withObservationTracking {
                _ = form.isValid
            } onChange: {
                changes.next()
            }
        }
        #expect(changes.count == 3)
        let view = ObservingView { InputForm { total }.isValid }
        total.value = "1"
        #expect(view.shown == [true, false])
    }

    @Test("rejects if a parser contradicts itself")
    func contradiction() {
        final class Moody: InputParser<String, Int>, @unchecked Sendable {
            let first = SharedCounter()
            override func parse(_ input: String) throws(ValidationError) -> Int {
                guard first.next() == 1 else { throw ValidationError(9, domain: "Test") }
                return 1
            }
        }
        let form = InputForm { ParsedInput("1", Moody(), label: "Number") }
        #expect(form.result().failure?.errors.map(\.code) == [9])
    }

    @Test("validates only the field whose strategy is swapped in a form of two hundred")
    func swapAlone() {
        let counting = (0..<200).map { _ in CountingInputValidator() }
        let fields = counting.map { ValidatedInput("1", $0) }
        let form = InputForm { for field in fields { field } }
        form.validate()
        #expect(counting.allSatisfy { $0.count == 1 })

        let other = CountingInputValidator()
        fields[77].validator = other
        #expect(other.count == 1)
        #expect(counting.allSatisfy { $0.count == 1 })
    }

    @Test("is still observed after a field was removed, and releases its rules")
    func goneField() {
        let total = ValidatedInput("a", .alpha)
        let changes = SharedCounter()
        weak var condition: SharedCounter?
        do {
            let captured = SharedCounter()
            condition = captured
            let row = ValidatedInput("b", .alpha)
            let rule = CrossFieldRule(total, row, or: ValidationError(1, domain: "Test")) { _, _ in captured.count > 0 }
            withObservationTracking {
                _ = InputForm { total }.rule(rule).isValid
            } onChange: {
                changes.next()
            }
        }
        #expect(condition == nil)
        // The rule that failed was removed with its row.
        #expect(changes.count == 1)
        #expect(InputForm { total }.isValid)
    }

    @Test("releases its inputs with their owner, although rules and checks refer to them")
    func lifetime() {
        weak var left: ValidatedInput<String>?
        weak var right: ValidatedInput<String>?
        do {
            let first = ValidatedInput("a", .alpha, then: .synchronous(.alpha))
            let second = ValidatedInput("b", .alpha)
            left = first
            right = second
            let form = InputForm { Matches(second, with: first) }
            form.validate()
            #expect(second.error?.code == .fieldsDiffer)
        }
        #expect(left == nil && right == nil)
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension InputValidator where Input == String {
    static var wholeNumber: InputParser<String, Int> { WholeNumber() }
}

private final class WholeNumber: InputParser<String, Int>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> Int {
        try NumericInputValidator().validate(input)
        guard let number = Int(input) else { throw ValidationError(2, domain: "Test") }
        return number
    }
}
