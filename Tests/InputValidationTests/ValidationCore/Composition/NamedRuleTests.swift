// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

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
