// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("InputValidator")
struct InputValidatorTests {
    @Test("accepts nothing where nobody overrode the algorithm", arguments: ["", "a", "1"])
    func abstractStrategy(input: String) {
        let strategy = InputValidator<String>()
        #expect(rejection(by: strategy, of: input) == ValidationError(.strategyAbstract))
        #expect(!strategy.isValid(input))
        #expect(strategy.errors(for: input).map(\.code) == [1000])
    }

    @Test(
        "accepts nothing in the abstract classes between, either",
        arguments: [
            TextInputValidator(), AlphabetInputValidator(rejection: ValidationError(7, domain: "Test")),
            TextParser<Int>(),
            InputParser<String, Int>(),
        ] as [InputValidator<String>])
    func abstractSubclasses(strategy: InputValidator<String>) {
        #expect(!strategy.isValid("a"))
        #expect(!strategy.isValid(""))
    }

    @Test("takes a subclass of fifteen lines with a domain and a code of its own")
    func subclass() {
        let error = rejection(by: MemberInputValidator(), of: "123")
        #expect(error?.domain == "Club")
        #expect(error?.code == 7)
        #expect(error?.name == "member.prefix")
        #expect(error?.reason == "Begin with M")
        #expect(error?[.position] == 0)
        #expect(MemberInputValidator().isValid("M123"))
        #expect(MemberInputValidator().normalized("M 123") == "M123")
    }

    @Test("replaces the text where it is used and leaves the rule alone")
    func message() {
        let restated: InputValidator<String> = .numeric.message("{Label} is on your letter, from {position} on")
        let error = rejection(by: restated, of: "12a")?.labeled("number")
        #expect(error?.code == .numericCharacter)
        #expect(error?.reason == "Number is on your letter, from 2 on")
        #expect(rejection(by: .numeric, of: "12a")?.message == nil)
    }

    @Test("lets the outermost text win, and keeps the parser a parser")
    func messages() throws {
        #expect(rejection(by: .alpha.message("inner").message("outer"), of: "1")?.reason == "outer")
        let parser: InputParser<String, Int> = Doubling().message("Enter a number")
        #expect(try parser.parse("21") == 42)
        #expect(rejection(by: parser, of: "x")?.reason == "Enter a number")
    }

    @Test("replaces the error where it is used")
    func error() {
        let own = ValidationError(9, domain: "Shop", message: "Ask at the desk")
        #expect(rejection(by: .numeric.error(own), of: "a") == own)
        #expect(InputValidator<String>.numeric.error(own).errors(for: "a") == [own])
        #expect(rejection(by: .numeric.error(own), of: "1") == nil)
        #expect(rejection(by: Doubling().error(own), of: "x") == own)
    }

    @Test("shows no secret target and no secret value to dump")
    func secrets() {
        final class Form {
            let password = ValidatedInput(
                "hunter2hunter2", .equal(to: "correct horse"), label: "Password", isSecret: true)
            let rules = AllOf([EqualityInputValidator(to: "correct horse"), .notEqual(to: "correct horse")])
            let parsed = ParsedInput("hunter2hunter2", .integer, label: "Word", isSecret: true)
        }
        var text = ""
        let form = Form()
        form.password.validate()
        dump(form, to: &text)
        dump(form.rules.configuration, to: &text)
        #expect(text.contains("Password"))
        #expect(!text.contains("hunter2") && !text.contains("correct horse"))
    }

    @Test("compares by class and configuration, and objects without one by identity")
    func equality() {
        #expect(InputValidator<String>.numeric == NumericInputValidator())
        #expect(InputValidator<String>.numeric != .alpha)
        #expect(NumericInputValidator(maximumBytes: 3) != NumericInputValidator())
        #expect(InputValidator<String>.numeric.message("a") == .numeric.message("a"))
        #expect(InputValidator<String>.numeric.message("a") != .numeric.message("b"))
        let member = MemberInputValidator()
        #expect(member == member)
        #expect(member != MemberInputValidator())
    }
}

/// What the README teaches: a strategy of one's own.
private final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else { throw Self.noPrefix.at(position: 0) }
    }

    override func normalized(_ input: String) -> String { input.filter { $0 != " " } }
}

private final class Doubling: InputParser<String, Int>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> Int {
        guard let number = Int(input) else { throw ValidationError(1, domain: "Test") }
        return number * 2
    }
}
