// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("RuleSet")
struct RuleSetTests {
    private func rules() throws -> RuleSet<String> {
        try RuleSet().adding(Has("a"), named: "an a").adding(Has("b"), named: "a b").adding(Has("c"), named: "a c")
    }

    @Test("gives a strategy that asks its rules in order")
    func validator() throws {
        #expect(try rules().validator.errors(for: "b") == [Has.error("a"), Has.error("c")])
        #expect(try rules().validator.isValid("abc"))
    }

    @Test("adds, removes and replaces by name and leaves the original alone")
    func editing() throws {
        let original = try rules()
        #expect(try original.removing(named: "a b").validator.errors(for: "") == [Has.error("a"), Has.error("c")])
        #expect(
            try original.replacing(named: "a b", with: Has("x")).validator.errors(for: "")
                == [Has.error("a"), Has.error("x"), Has.error("c")])
        #expect(original.rules.map(\.name) == ["an a", "a b", "a c"])
        #expect(try original == rules())
        #expect(try original != original.removing(named: "a c"))
    }

    @Test("throws on a name that is taken or unknown")
    func names() throws {
        let rules = try rules()
        #expect(throws: RuleSetError.nameTaken("a b")) { try rules.adding(Has("x"), named: "a b") }
        #expect(throws: RuleSetError.nameUnknown("x")) { try rules.removing(named: "x") }
        #expect(throws: RuleSetError.nameUnknown("x")) { try rules.replacing(named: "x", with: Has("a")) }
    }

    @Test("changes a running input by a swap")
    func swap() throws {
        let rules = try rules()
        let input = ValidatedInput("ac", rules.validator)
        #expect(!input.validate())
        input.validator = try rules.removing(named: "a b").validator
        #expect(input.errors == [])
    }

    @Test("lists every rule with what it says of a value")
    func checklist() throws {
        let items = try rules().checklist(for: "ac")
        #expect(items.map(\.name) == ["an a", "a b", "a c"])
        #expect(items.map(\.isAccepted) == [true, false, true])
        #expect(items[1].errors == [Has.error("b")])
    }

    @Test("does so for a composition without names too")
    func compositionChecklist() {
        let items = (Has("a") && InputValidator<String>.numeric).checklist(for: "a")
        #expect(items.map(\.name) == ["has", "numeric"])
        #expect(items.map(\.isAccepted) == [true, false])
        #expect(InputValidator<String>.numeric.checklist(for: "1").map(\.isAccepted) == [true])
        #expect(AllOf<String>([]).checklist(for: "1").map(\.isAccepted) == [false])
    }
}

@Suite("Checklists")
struct ChecklistTests {
    static let rules: InputValidator<String> = Has("a") && .numeric
    static let own = ValidationError(1, domain: "Shop")

    @Test(
        "show the rules behind wrappers and decorators",
        arguments: [
            rules, rules.message("x"), rules.error(own), .trimmed(then: rules), .optional(rules),
            .when({ _ in true }, then: rules), .when(Has(" "), then: rules), rules.message("x").error(own).sensitive(),
            Counted(rules, SharedCounter()), AllOf([AllOf([Has("a"), .numeric], stopAtFirst: true)]),
            AllOf([Has("a"), InputValidator<String>.numeric.message("x")]),
        ] as [InputValidator<String>])
    func wrappers(strategy: InputValidator<String>) {
        let items = strategy.checklist(for: " a")
        #expect(items.map(\.name) == ["has", "numeric"])
        #expect(items.map(\.isAccepted) == [true, false])
    }

    @Test("have the same rows where no rule is about the value")
    func absent() {
        let optional: InputValidator<String?> = .optional(Self.rules)
        #expect(optional.checklist(for: nil).map(\.name) == ["has", "numeric"])
        #expect(InputValidator.optional(Self.rules).checklist(for: "").map(\.isAccepted) == [true, true])
        #expect(
            InputValidator.when({ _ in false }, then: Self.rules).checklist(for: "b").map(\.isAccepted) == [true, true])
        let long = String(repeating: " ", count: 65_537)
        let items = InputValidator.trimmed(then: Self.rules).checklist(for: long)
        #expect(items.map(\.errors.first?.code) == [.inputTooLarge, .inputTooLarge])
        let parser: InputParser<String, Int> = .integer
        #expect(InputValidator<String>.optional(.trimmed(then: parser)).checklist(for: "x").map(\.name) == ["integer"])
    }

    @Test("have the errors that the wrapper reports")
    func restated() {
        #expect(Self.rules.message("Own").checklist(for: "b").map(\.errors.first?.message) == ["Own", "Own"])
        #expect(Self.rules.error(Self.own).checklist(for: "ab").map(\.errors) == [[], [Self.own]])
    }

    @Test("have one more row for what only a decorator rejects, and never contradict it")
    func decorators() {
        let stricter = Capitalized(Self.rules)
        #expect(stricter.checklist(for: "ab").map(\.name) == ["has", "numeric", "Capitalized"])
        #expect(stricter.checklist(for: "ab").map(\.isAccepted) == [true, false, false])
        let lenient = Lenient(Self.rules)
        #expect(lenient.checklist(for: "ab").map(\.isAccepted) == [true])
    }
}

@Suite("Values")
struct CheckableTests {
    @Test("are handed to a strategy from their own side")
    func values() throws {
        try "8001".validate(with: .numeric)
        #expect("x".isValid(with: .alpha) && !3.isValid(with: Even()))
        #expect(["1", "x"].errors(with: .each(.numeric)).map(\.path) == [[.index(1)]])
    }

    @Test("are asked about even when there is none")
    func optionals() {
        let name: String? = nil
        #expect(name.isValid(with: .optional(.alpha)))
        #expect(!name.isValid(with: InputValidator<String?>()))
        #expect(!Optional("1").isValid(with: .optional(.alpha)))
    }
}
