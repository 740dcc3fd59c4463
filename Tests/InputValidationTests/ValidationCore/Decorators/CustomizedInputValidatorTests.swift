// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CustomizedInputValidator")
struct CustomizedInputValidatorTests {
    @Test("replaces the message where it is used and keeps the rule")
    func message() {
        let customized: InputValidator<String> = .numeric.message("{label} is on your letter, from {position} on")
        let error = rejection(by: customized, of: "12a")?.labeled("number")
        #expect(error?.code == .numericCharacter)
        #expect(error?.reason == "number is on your letter, from 2 on")
        #expect(rejection(by: .numeric, of: "12a")?.message == nil)
    }

    @Test("uses the outermost message, and still parses")
    func messages() throws {
        #expect(rejection(by: .alpha.message("inner").message("outer"), of: "1")?.reason == "outer")
        let parser: InputParser<String, Int> = Doubling().message("Enter a number")
        #expect(try parser.parse("21") == 42)
        #expect(rejection(by: parser, of: "x")?.reason == "Enter a number")
    }

    @Test("is a parser only if the rule is one")
    func types() throws {
        #expect(!(InputValidator<String>.numeric.message("x") is InputParser<String, Never>))
        #expect(!(InputValidator<String>.trimmed(then: .numeric) is InputParser<String, Never>))
        #expect(!(InputValidator<String>.optional(.numeric) is InputParser<String, Never?>))
        #expect(try InputParser<String, Int>.integer.message("x").parse("5") == 5)
    }

    @Test("replaces the error where it is used")
    func error() {
        let own = ValidationError(9, domain: "Shop", message: "Ask at the desk")
        #expect(rejection(by: .numeric.error(own), of: "a") == own)
        #expect(InputValidator<String>.numeric.error(own).errors(for: "a") == [own])
        // One error replaces the errors of all rules, and has the first error's path.
        let rules: InputValidator<String> = .count(in: 8...) && .numeric && .suffix("1")
        #expect(rules.errors(for: "a").count == 3 && rules.error(own).errors(for: "a") == [own])
        let list: InputValidator<[String]> = .each(.numeric).error(own)
        #expect(list.errors(for: ["1", "a", "b"]) == [own.under(.index(1))])
        #expect(InputValidator<String>.numeric.error(own) == .numeric.error(own))
        let others = [
            ValidationError(own.code, domain: own.domain, message: "other"), own.under(.key("other")),
            ValidationError(own.code, domain: own.domain, parameters: ["other": .int(1)]),
            ValidationError(2, domain: own.domain), ValidationError(own.code, domain: "Other"),
        ]
        for other in others {
            #expect(InputValidator<String>.numeric.error(own) != .numeric.error(other), "\(other)")
            #expect(InputValidator<String>.not(.numeric, or: own) != .not(.numeric, or: other), "\(other)")
        }
        #expect(rejection(by: .numeric.error(own), of: "1") == nil)
        #expect(rejection(by: Doubling().error(own), of: "x") == own)
    }
}

private final class Doubling: InputParser<String, Int>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> Int {
        guard let number = Int(input) else { throw ValidationError(1, domain: "Test") }
        return number * 2
    }
}

@Suite("Rules with names")
struct NamedRuleTests {
    private static let rules: [InputValidator<String>] = ["a", "b", "c"].map { Has($0).named("an \($0)") }

    @Test("validate as the rules do")
    func validator() {
        let validator = InputValidator.all(of: Self.rules)
        #expect(validator.errors(for: "b") == [Has.error("a"), Has.error("c")])
        #expect(validator.isValid("abc"))
    }

    @Test("are added, removed, and replaced by name")
    func editing() throws {
        var rules = Self.rules
        let place = try #require(rules.firstIndex { $0.configuration.name == "an b" })
        rules[place] = Has("x").named("an x")
        #expect(InputValidator.all(of: rules).errors(for: "") == ["a", "x", "c"].map { Has.error($0) })
        rules.removeAll { $0.configuration.name == "an x" }
        #expect(InputValidator.all(of: rules).errors(for: "") == ["a", "c"].map { Has.error($0) })
        #expect(InputValidator.all(of: rules) != .all(of: Self.rules))
        #expect(Has("a").named("x") == Has("a").named("x"))
        #expect(Has("a").named("x") != Has("a").named("y"))
    }

    @Test("change a running input by a swap")
    func swap() {
        let input = ValidatedInput("ac", .all(of: Self.rules))
        #expect(!input.validate())
        input.validator = .all(of: Self.rules.filter { $0.configuration.name != "an b" })
        #expect(input.errors == [])
    }

    @Test("are one row each in a checklist, also around several rules and inside wrappers")
    func checklist() {
        let items = InputValidator.all(of: Self.rules).checklist(for: "ac")
        #expect(items.map(\.name) == ["an a", "an b", "an c"])
        #expect(items.map(\.isAccepted) == [true, false, true])
        #expect(items[1].errors == [Has.error("b")])
        let both = (Has("a") && Has("b")).named("both")
        #expect(both.checklist(for: "").map(\.name) == ["both"])
        #expect(both.checklist(for: "").map(\.errors) == [[Has.error("a"), Has.error("b")]])
        #expect(InputValidator.optional(both).checklist(for: "") == both.checklist(for: "ab"))
    }

    @Test("are parsers if the rule is one")
    func parser() throws {
        let parser: InputParser<String, Int> = .integer.named("age")
        #expect(try parser.parse("42") == 42)
        #expect(parser.checklist(for: "x").map(\.name) == ["age"])
    }

    @Test("have names that messages do not mention")
    func messages() {
        let own: InputValidator<String> = .integer.named("email")
        #expect(rejection(by: !own, of: "1") == rejection(by: !.integer, of: "1"))
        #expect(rejection(by: own || .uuid, of: "x") == rejection(by: .integer || .uuid, of: "x"))
        let twice: InputValidator<String> = own.named("url").named("uuid")
        #expect(rejection(by: !twice, of: "1")?[.strategies] == ["integer"])
        #expect(rejection(by: !(twice || .alpha), of: "1")?[.strategies] == ["integer", "alpha"])
        #expect(rejection(by: twice || .uuid, of: "x")?[.strategies] == ["integer", "uuid"])
        #expect(twice.configuration.name == "uuid" && twice.checklist(for: "1").map(\.name) == ["uuid"])
    }

    @Test("are optional in a checklist")
    func compositionChecklist() {
        let items = (Has("a") && InputValidator<String>.numeric).checklist(for: "a")
        #expect(items.map(\.name) == ["has", "numeric"])
        #expect(items.map(\.isAccepted) == [true, false])
        #expect(InputValidator<String>.numeric.checklist(for: "1").map(\.isAccepted) == [true])
        #expect(AllOf<String>([]).checklist(for: "1").map(\.isAccepted) == [false])
    }
}
