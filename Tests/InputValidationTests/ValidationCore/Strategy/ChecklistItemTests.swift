// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Checklists")
struct ChecklistItemTests {
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

    @Test("have the same rows if no rule applies to the value")
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
    func customized() {
        #expect(Self.rules.message("Own").checklist(for: "b").map(\.errors.first?.message) == ["Own", "Own"])
        #expect(Self.rules.error(Self.own).checklist(for: "ab").map(\.errors) == [[], [Self.own]])
    }

    @Test("have one more row for an error that only a decorator reports")
    func decorators() {
        let stricter = Capitalized(Self.rules)
        #expect(stricter.checklist(for: "ab").map(\.name) == ["has", "numeric", "Capitalized"])
        #expect(stricter.checklist(for: "ab").map(\.isAccepted) == [true, false, false])
        let lenient = Lenient(Self.rules)
        #expect(lenient.checklist(for: "ab").map(\.isAccepted) == [true])
        #expect(lenient.checklist(for: "ab").map(\.name) == ["Lenient"])
    }

    @Test("have only the rows of a strategy that its decorator agrees with, or a single row with all errors")
    func decoratorsWithoutRow() {
        let both = DecoratingInputValidator(Has("a") && Has("b"))
        #expect(both.checklist(for: "ab").map(\.name) == ["has", "has"])
        #expect(both.checklist(for: "ab").map(\.isAccepted) == [true, true])
        let single = Capitalized(Has("a")).checklist(for: "a")
        #expect(single.map(\.name) == ["has"] && single.map(\.errors) == [[Capitalized.lowercase]])
        let changed = WithoutPrefix(.numeric && .count(in: 3...6)).checklist(for: "#12x")
        #expect(changed.map(\.name) == ["numeric", "count"] && changed.map(\.isAccepted) == [false, true])
        let absent = InputValidator<String>.optional(Capitalized(Self.rules)).checklist(for: "")
        #expect(absent.map(\.name) == ["has", "numeric"] && absent.map(\.isAccepted) == [true, true])
    }
}
