// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("InputValidator")
struct InputValidatorTests {
    @Test("rejects everything if the algorithm is not overridden", arguments: ["", "a", "1"])
    func abstractStrategy(input: String) {
        let strategy = InputValidator<String>()
        #expect(rejection(by: strategy, of: input) == ValidationError(.strategyAbstract))
        #expect(!strategy.isValid(input))
        #expect(strategy.errors(for: input).map(\.code) == [1000])
    }

    @Test(
        "rejects everything in the other abstract classes, too",
        arguments: [
            TextInputValidator(), AlphabetInputValidator(rejection: ValidationError(7, domain: "Test")),
            TextParser<Int>(),
            InputParser<String, Int>(),
        ] as [InputValidator<String>])
    func abstractSubclasses(strategy: InputValidator<String>) {
        #expect(!strategy.isValid("a"))
        #expect(!strategy.isValid(""))
    }

    @Test("can be subclassed in fifteen lines, with a custom domain and code")
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

    @Test("does not show a secret target or value to dump")
    func secrets() {
        final class Form {
            let password = ValidatedInput(
                "hunter2hunter2", .equal(to: "correct horse"), label: "Password", isSecret: true)
            let rules = AllOf([.equal(to: "correct horse"), .notEqual(to: "correct horse")])
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

    @Test(
        "does not show a text inside a sensitive strategy to dump",
        arguments: [
            .prefix("SECRET7Q"), .suffix("SECRET7Q"), .contains("SECRET7Q"), .characters(in: "SECRET7Q"),
            .pattern("SECRET7Q"), .email.message("SECRET7Q"), .oneOf(["SECRET7Q"]), .all(of: [.prefix("SECRET7Q")]),
        ] as [InputValidator<String>])
    func sensitiveTexts(rule: InputValidator<String>) {
        var text = ""
        let strategy = .required && rule.sensitive()
        dump(strategy, to: &text)
        dump(strategy.configuration, to: &text)
        dump(ValidatedInput("", strategy), to: &text)
        text += "\(strategy) \(strategy.configuration) \(String(reflecting: strategy))"
        #expect(text.contains("sensitive(") && !text.contains("SECRET7Q"))
    }
}

/// Your own strategy, as the README shows it.
private final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else { throw Self.noPrefix.at(position: 0) }
    }

    override func normalized(_ input: String) -> String { input.filter { $0 != " " } }
}
