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

    @Test("has a strategy that applies its rules in order")
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

    @Test("throws for a name that exists already or is unknown")
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

    @Test("lists every rule with its errors for a value")
    func checklist() throws {
        let items = try rules().checklist(for: "ac")
        #expect(items.map(\.name) == ["an a", "a b", "a c"])
        #expect(items.map(\.isAccepted) == [true, false, true])
        #expect(items[1].errors == [Has.error("b")])
    }

    @Test("lists the rules of a composition without names, too")
    func compositionChecklist() {
        let items = (Has("a") && InputValidator<String>.numeric).checklist(for: "a")
        #expect(items.map(\.name) == ["has", "numeric"])
        #expect(items.map(\.isAccepted) == [true, false])
        #expect(InputValidator<String>.numeric.checklist(for: "1").map(\.isAccepted) == [true])
        #expect(AllOf<String>([]).checklist(for: "1").map(\.isAccepted) == [false])
    }
}
