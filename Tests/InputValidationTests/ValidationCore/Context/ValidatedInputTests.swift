// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import Testing

@Suite("ValidatedInput")
struct ValidatedInputTests {
    @Test("begins without a verdict, highlight, or error")
    func beginning() {
        let input = ValidatedInput("", .numeric, label: "Document number")
        #expect(!input.hasResult && !input.isHighlighted && !input.isTouched && !input.isDirty)
        #expect(input.errors == [])
        #expect(!input.isValid)
        #expect(input.label == "Document number")
    }

    @Test("keeps the verdict of its strategy, with its label")
    func answers() {
        let input = ValidatedInput("4a", .numeric, label: "Document number")
        #expect(!input.validate())
        #expect(input.error == ValidationError(.numericCharacter).at(position: 1))
        #expect(input.error?.reason == "Document number must only include the digits 0 to 9")
        #expect(input.isHighlighted && input.hasResult)

        input.value = "42"
        #expect(input.validate())
        #expect(input.errors == [])
        #expect(!input.isHighlighted && input.hasResult)
    }

    @Test("is validated at once with a new strategy if it has a verdict")
    func swap() {
        let input = ValidatedInput("AB12", .numeric)
        input.validate()
        #expect(input.error?.code == .numericCharacter)

        input.validator = .alpha
        #expect(input.error?.code == .alphaCharacter)

        input.validator = .pattern("[A-Z]{2}[0-9]{2}")
        #expect(input.error == nil)
        #expect(input.hasResult && !input.isHighlighted)

        input.validator = .numeric
        #expect(input.error?.code == .numericCharacter)
        #expect(input.isHighlighted)
    }

    @Test("is validated when its own strategy is set again, too")
    func sameStrategy() {
        let input = ValidatedInput("a", .numeric)
        input.validate()
        input.value = "1"
        let validator = input.validator
        input.validator = validator
        #expect(input.error == nil && input.hasResult)
    }

    @Test("loses the error of a strategy for typing with that strategy, or is validated by the next one at once")
    func swapWhileTyping() {
        let input = ValidatedInput("", .alpha)
        input.validatorWhileTyping = .numeric
        input.value = "ab"
        #expect(input.errors.map(\.code) == [.numericCharacter])
        input.validatorWhileTyping = .hexadecimal
        #expect(input.errors == [] && !input.hasResult && !input.isHighlighted)
        input.validatorWhileTyping = .numeric
        #expect(!input.hasResult)
        input.value = "abc"
        input.validatorWhileTyping = nil
        #expect(input.errors == [] && !input.hasResult && !input.isHighlighted)
        input.validator = .alphanumeric
        #expect(input.errors == [] && !input.hasResult)

        input.validatorWhileTyping = .numeric
        input.value = "x"
        input.reject(ValidationError(1, domain: "Server"))
        input.timing = .onChange
        input.validatorWhileTyping = nil
        #expect(input.errors.map(\.code) == [1] && !input.validate())
    }

    @Test("has no verdict after a swap before the first validation")
    func swapBeforeAnswer() {
        let input = ValidatedInput("AB12", .numeric)
        input.validator = .alpha
        #expect(!input.hasResult && input.errors == [] && !input.isHighlighted)
        #expect(!input.isValid)
    }

    @Test("loses the highlight by an edit and keeps the error")
    func edit() {
        let input = ValidatedInput("a", .numeric)
        input.validate()
        input.value = "12"
        #expect(!input.isHighlighted)
        #expect(input.error?.code == .numericCharacter)
        #expect(input.isValid)
        input.validate()
        #expect(input.error == nil)
    }

    @Test("loses the error, too, if it is configured so")
    func editWithoutMessage() {
        let input = ValidatedInput("a", .numeric)
        input.keepsErrorsWhileEditing = false
        input.validate()
        input.value = "b"
        #expect(input.errors == [] && !input.hasResult)
    }

    @Test("shows external errors until the next edit")
    func reject() {
        let taken = ValidationError(1, domain: "Server", message: "{label} is taken")
        let input = ValidatedInput("12", .numeric, label: "Nickname")
        input.reject(taken)
        #expect(input.error?.reason == "Nickname is taken")
        #expect(input.isHighlighted && input.hasResult)

        input.value = "13"
        #expect(input.errors == [] && !input.isHighlighted)

        input.value = "x"
        input.validate()
        input.reject(taken)
        #expect(input.errors.map(\.domain) == [.builtIn, "Server"])
        input.value = "y"
        #expect(input.errors.map(\.domain) == [.builtIn])
    }

    @Test("throws the error that it shows, in the language of its messages")
    func language() {
        let input = ValidatedInput("x", .numeric, label: "ID")
        let parsed = ParsedInput("x", .integer(in: 0...9), label: "Age")
        for messages in [nil, MessageCatalog(.german)] {
            (input.messages, parsed.messages) = (messages, messages)
            #expect(!input.validate() && !parsed.validate())
            let error = #expect(throws: ValidationError.self) { try input.resolved() }
            #expect(error == input.error && error?.reason == input.error?.reason)
            let parsing = #expect(throws: ValidationError.self) { try parsed.resolved() }
            #expect(parsing == parsed.error && parsing?.reason == parsed.error?.reason)
        }
    }

    @Test("stays rejected by a server until the value is edited, cleared, or reset")
    func rejectionStays() {
        let taken = ValidationError(1, domain: "Server")
        let input = ValidatedInput("12", .numeric)
        let form = InputForm { input }
        func isRejected() -> Bool {
            let answers = [input.validate(), form.isValid, form.validate(), form.canSubmit, input.isAccepted]
            return answers == [Bool](repeating: false, count: 5) && input.errors.contains(taken)
        }
        input.reject(taken)
        #expect(isRejected())
        input.validator = .pattern("[0-9]+")
        #expect(isRejected() && input.errors == [taken])
        input.reject(taken)
        #expect(input.errors == [taken])
        input.value = "12"
        #expect(isRejected())
        input.clear()
        #expect(form.isValid && input.validate() && input.isAccepted)
        input.reject(taken)
        input.reset()
        #expect(form.isValid && input.validate())
        input.reject(taken)
        input.value = "13"
        input.value = "12"
        #expect(form.isValid && input.validate())
    }

    @Test("reports whether it was touched and whether its value differs")
    func marks() {
        let input = ValidatedInput("1", .numeric)
        input.endEditing()
        #expect(input.isTouched && !input.isDirty)
        input.value = "2"
        #expect(input.isDirty)
        input.validate()
        input.reset()
        #expect(input.value == "1" && !input.isTouched && !input.isDirty && !input.hasResult && !input.isHighlighted)
        input.reset(to: "3")
        #expect(input.value == "3" && !input.isTouched && !input.hasResult && !input.isDirty)
        input.value = "4"
        #expect(input.isDirty)
        input.reset()
        #expect(input.value == "3" && !input.isDirty)
    }

    @Test("is validated at each edit after a rejection, also after an acceptance")
    func afterRejection() {
        let input = ValidatedInput("a", .numeric)
        input.timing = .onChangeAfterRejection
        input.validate()
        input.value = "1"
        #expect(input.error == nil && input.hasResult)
        input.value = "b"
        #expect(input.error?.code == .numericCharacter)
        input.reset()
        input.value = "c"
        #expect(!input.hasResult)
    }

    @Test("reports all errors in order")
    func allErrors() {
        let input = ValidatedInput("-", .numeric && .alpha && .pattern("x"))
        input.validate()
        #expect(input.errors.map(\.code) == [.numericCharacter, .alphaCharacter, .patternMismatch])
    }

    @Test("evaluates a strategy once for a rejection, in an input, a form, and a composition")
    func once() {
        let leaf = Rejecting()
        let input = ValidatedInput("x", leaf)
        #expect(!input.validate())
        #expect(leaf.counter.count == 1)
        #expect(InputForm { input }.result().failure?.errors.map(\.code) == [3])
        #expect(leaf.counter.count == 2)

        let inner = Rejecting()
        let composed = ValidatedInput("x", .alpha && inner && .pattern("[a-z]"))
        composed.validate()
        #expect(inner.counter.count == 1)
        #expect(!InputForm { composed }.validate())
        #expect(inner.counter.count == 2)
    }

    @Test("reports the error of a strategy and the further ones, in an input, a form, and every composition")
    func furtherErrors() {
        let denying = Denying()
        let always: @Sendable (String) -> Bool = { _ in true }
        let compositions: [InputValidator<String>] = [
            denying, denying && .required, .all(of: [.required, denying], stopAtFirst: true),
            denying.message("Enter another"),
            denying.sensitive(), .trimmed(then: denying), .when(always, then: denying), .at(\.self, denying),
            DecoratingInputValidator(denying),
        ]
        for strategy in compositions {
            let input = ValidatedInput("x", strategy)
            #expect(!input.validate())
            #expect(input.errors.map(\.code) == [3, 4])
            #expect(InputForm { input }.result().failure?.errors.map(\.code) == [3, 4])
            #expect(!InputForm { input }.isValid)
        }
        // A further error does not reject what validate(_:) accepts.
        #expect(denying.errors(for: "accepted").isEmpty && ValidatedInput("accepted", denying).validate())
        #expect(InputValidator.each(denying).errors(for: ["x", "y"]).map(\.code) == [3, 4, 3, 4])
        #expect(!ValidatedInput(["x"], .each(denying)).validate())
        #expect(!ValidatedInput("x" as String?, .optional(denying)).validate())
    }

    @Test("evaluates a strategy once for an acceptance, whichever of its methods it overrides")
    func onceAcceptedAlone() {
        let leaf = CountingInputValidator()
        #expect(ValidatedInput("x", leaf).validate())
        #expect(leaf.count == 1)
        #expect(ValidatedInput("x", leaf && leaf).validate())
        #expect(leaf.count == 3)
        #expect(ValidatedInput("x", DecoratingInputValidator(leaf.message("No"))).validate())
        #expect(leaf.count == 4)
        #expect(leaf.errors(for: "x") == [])
    }

    @Test("evaluates a strategy once for an acceptance by a form, the result and its rules included")
    func onceAccepted() throws {
        let counting = [CountingInputValidator(), CountingInputValidator()]
        let inputs = counting.map { ValidatedInput("x", $0) }
        #expect(try InputForm { Matches(inputs[1], with: inputs[0]) }.value() == "x")
        #expect(counting.map(\.count) == [1, 1])
    }

    @Test("keeps its verdict and highlight if an equal value is set")
    func equalValue() {
        let input = ValidatedInput("a", .numeric)
        input.validate()
        input.value = "a"
        #expect(input.isHighlighted && !input.isTouched && input.errors.count == 1)

        let optional = ValidatedInput(String?.none, .present())
        optional.value = nil
        #expect(!optional.isTouched)
        optional.value = "a"
        #expect(optional.isTouched)
    }

    @Test(
        "treats another spelling of an equal text as an edit", arguments: [("K", "\u{212A}"), ("\u{E9}", "e\u{301}")])
    func otherSpelling(first: String, second: String) {
        let input = ValidatedInput(first, .required)
        input.value = second
        #expect(input.isTouched && input.isDirty && Array(input.value.unicodeScalars) == Array(second.unicodeScalars))
        let list = ValidatedInput([first], .count(in: 1...))
        list.value = [second]
        #expect(list.isTouched)
        let optional = ValidatedInput(Optional(first), .present())
        optional.value = second
        #expect(optional.isTouched)
    }

    @Test("treats every value as an edit if the type is not equatable")
    func incomparable() {
        struct Opaque {}
        let input = ValidatedInput(Opaque(), InputValidator())
        input.value = Opaque()
        #expect(input.isTouched && input.isDirty)
    }

    @Test("is accepted until the next edit")
    func accepted() {
        let input = ValidatedInput("1", .numeric)
        #expect(!input.isAccepted)
        input.validate()
        #expect(input.isAccepted)
        input.value = "x"
        #expect(!input.isAccepted && input.hasResult && input.errors == [])
        input.value = "1"
        #expect(!input.isAccepted)
        input.validate()
        #expect(input.isAccepted)
        input.validator = .alpha
        #expect(!input.isAccepted)
        input.validator = .numeric
        #expect(input.isAccepted)
        input.clear()
        #expect(!input.isAccepted)
    }

    @Test("is reset completely after a rejection")
    func clearedTiming() {
        let input = ValidatedInput("a", .numeric)
        input.timing = .onChangeAfterRejection
        input.validate()
        input.clear()
        input.value = "b"
        #expect(!input.hasResult)
    }

    @Test("keeps the typed text and has the normalized text beside it")
    func normalForm() {
        let input = ValidatedInput(" 12 ", .trimmed(then: .numeric))
        #expect(input.validate())
        #expect(input.value == " 12 " && input.normalizedValue == "12")
    }

    @Test("works as a property wrapper whose projection is the input")
    func wrapper() {
        final class SignUp {
            @ValidatedInput(.alpha, label: "Nickname") var nickname = "Jo"
            @ParsedInput(.parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test")), label: "Age") var age = "7"
        }
        let signUp = SignUp()
        signUp.nickname = "Jo3"
        #expect(!signUp.$nickname.validate())
        #expect(signUp.$nickname.error?.label == "Nickname")
        signUp.$nickname.validator = .pattern("[A-Za-z0-9]+")
        #expect(signUp.$nickname.error == nil)
        #expect(signUp.$age.output == 7)
    }
}

@Suite("Concurrency")
struct ConcurrencyTests {
    @Test("allows many tasks to share one strategy")
    func sharedStrategy() async {
        let strategy: InputValidator<String> = (.numeric || .alpha) && .pattern("[0-9a-z]+")
        let answers = await withTaskGroup(of: [Bool].self) { group in
            for _ in 0..<16 {
                group.addTask {
                    (0..<500).flatMap { _ in ["123", "abc", "a1", ""].map { strategy.isValid($0) } }
                }
            }
            return await group.reduce(into: [[Bool]]()) { $0.append($1) }
        }
        #expect(Set(answers).count == 1)
        #expect(answers.first?.prefix(4) == [true, true, false, false])
    }

    @MainActor
    @Test("can be isolated to its owner's actor, such as the main actor")
    func mainActor() {
        let input = ValidatedInput("1", .numeric)
        #expect(input.validate())
    }
}

/// Rejects everything but "accepted", and has a further error for everything.
private final class Denying: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if input != "accepted" { throw ValidationError(3, domain: "Test") }
    }

    override func furtherErrors(for input: String) -> [ValidationError] { [ValidationError(4, domain: "Test")] }
}

private final class Rejecting: InputValidator<String>, @unchecked Sendable {
    let counter = SharedCounter()

    override func validate(_ input: String) throws(ValidationError) {
        counter.next()
        throw ValidationError(3, domain: "Test")
    }
}
