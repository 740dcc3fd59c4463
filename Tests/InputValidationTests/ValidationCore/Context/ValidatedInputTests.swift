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

    @Test("reports all errors in order")
    func allErrors() {
        let input = ValidatedInput("-", .numeric && .alpha && .pattern("x"))
        input.validate()
        #expect(input.errors.map(\.code) == [.numericCharacter, .alphaCharacter, .patternMismatch])
    }

    @Test("reports an error of several rules once, unless its texts differ")
    func sameErrors() {
        let input = ValidatedInput("a", .numeric && .numeric)
        input.validate()
        #expect(input.errors.map(\.domain) == [.builtIn] && input.errors.map(\.code) == [.numericCharacter])
        input.validator = .numeric && .numeric.message("Enter digits")
        #expect(input.errors.map(\.message) == [nil, "Enter digits"])
    }

    @Test("reports a strategy's error and further errors, in an input, a form, and every composition")
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
        // A further error doesn't reject an input that `validate(_:)` accepts.
        #expect(denying.errors(for: "accepted").isEmpty && ValidatedInput("accepted", denying).validate())
        #expect(InputValidator.each(denying).errors(for: ["x", "y"]).map(\.code) == [3, 4, 3, 4])
        #expect(!ValidatedInput(["x"], .each(denying)).validate())
        #expect(!ValidatedInput("x" as String?, .optional(denying)).validate())
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

/// Rejects everything but "accepted", and has a further error for every input.
private final class Denying: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if input != "accepted" { throw ValidationError(3, domain: "Test") }
    }

    override func furtherErrors(for input: String) -> [ValidationError] { [ValidationError(4, domain: "Test")] }
}
