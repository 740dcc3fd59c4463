// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

/// Removes a prefix, and reports positions in the text with the prefix.
private final class Shifted: DecoratingInputValidator<String>, @unchecked Sendable {
    override func wrappedInput(for input: String) -> String { String(input.drop { $0 == "#" }) }

    override func errors(for input: String) -> [ValidationError] {
        let shift = input.utf8.count - wrappedInput(for: input).utf8.count
        return super.errors(for: input).map { error in error.position.map { error.at(position: $0 + shift) } ?? error }
    }
}

/// Reports every error in its own domain.
private final class Renumbered: DecoratingInputValidator<String>, @unchecked Sendable {
    override func errors(for input: String) -> [ValidationError] {
        super.errors(for: input).map { ValidationError($0.code, domain: "Shop", message: "Desk \($0.code)") }
    }
}

@Suite("Decorators")
struct DecoratingInputValidatorTests {
    private static let rules: InputValidator<String> = .trimmed(then: Has("a") && .numeric)

    @Test(
        "forward errors, verdict, normal form, configuration, and sensitivity", arguments: ["", " a", "a1", "b", "  "])
    func forwarding(input: String) {
        let decorator = DecoratingInputValidator(Self.rules.sensitive())
        #expect(decorator.errors(for: input) == Self.rules.errors(for: input))
        #expect(rejection(by: decorator, of: input) == rejection(by: Self.rules, of: input))
        #expect(decorator.isValid(input) == Self.rules.isValid(input))
        #expect(decorator.normalized(input) == Self.rules.normalized(input))
        #expect(decorator.configuration.children == [Self.rules.sensitive().configuration])
        #expect(decorator.isSensitive)
    }

    @Test(
        "are called once a validation, alone and in compositions, whatever the verdict",
        arguments: [
            { $0 }, { $0 && .required }, { .required && $0 }, { Has("x") || $0 }, { !$0 }, { !(!$0) },
            { .trimmed(then: $0) }, { .optional($0) }, { $0.message("x") }, { $0.error(Even.odd) },
            { .when({ _ in true }, then: $0) }, { .when($0, then: Has("a")) }, { .all(of: [$0], stopAtFirst: true) },
            { DecoratingInputValidator($0) },
        ] as [@Sendable (InputValidator<String>) -> InputValidator<String>])
    func once(compose: @Sendable (InputValidator<String>) -> InputValidator<String>) {
        let calls = SharedCounter()
        let strategy = compose(Counted(Has("a"), calls))
        for input in ["a", "b"] {
            var before = calls.count
            _ = strategy.isValid(input)
            #expect(calls.count == before + 1)
            before = calls.count
            _ = strategy.errors(for: input)
            #expect(calls.count == before + 1)
        }
    }

    @Test("are called once by an input and by a form, whatever the verdict", arguments: ["a", "b"])
    func onceInContexts(value: String) {
        let calls = SharedCounter()
        let input = ValidatedInput(value, Counted(Has("a") && .required, calls))
        input.validate()
        #expect(calls.count == 1)
        let form = InputForm { ValidatedInput(value, Counted(Has("a") && .required, calls)) }
        _ = try? form.value()
        #expect(calls.count == 2)
    }

    @Test("add a condition, and rewrite errors")
    func overrides() {
        #expect(Capitalized(Has("a")).errors(for: "b") == [Has.error("a"), Capitalized.lowercase])
        #expect(rejection(by: Capitalized(Has("a")), of: "a") == Capitalized.lowercase)
        #expect(Capitalized(Has("a")).furtherErrors(for: "b") == [Capitalized.lowercase])
        #expect(Capitalized(Has("a")).furtherErrors(for: "a") == [])
        #expect(Capitalized(Has("a")).isValid("Ana"))
        let errors = Renumbered(.numeric && .count(exactly: 2)).errors(for: "abc")
        #expect(errors.map(\.domain) == ["Shop", "Shop"] && errors.first?.code == .numericCharacter)
        #expect(rejection(by: Renumbered(.numeric), of: "a")?.reason == "Desk 1001")
    }

    @Test(
        "can change the input for the strategy inside",
        arguments: [
            ("123", [], "123"), ("#123", [], "123"), ("##123", [], "123"), ("# 123", [], "123"),
            ("#12", [.lengthTooShort], "12"), ("#12x", [.numericCharacter], "12x"),
            ("#x", [.numericCharacter, .lengthTooShort], "x"), ("1#23", [.numericCharacter], "1#23"),
            ("#", [.inputEmpty, .inputEmpty], ""),
        ] as [(String, [ValidationError.Code], String)])
    func changedInput(input: String, codes: [ValidationError.Code], normalized: String) {
        let rules: InputValidator<String> = .numeric && .count(in: 3...6)
        let decorator = WithoutPrefix(.trimmed(then: rules))
        let errors = decorator.errors(for: input)
        #expect(errors.map(\.code) == codes && errors.allSatisfy { $0.domain == .builtIn })
        #expect(rejection(by: decorator, of: input) == errors.first)
        #expect(decorator.normalized(input) == normalized)
        #expect(decorator.errors(for: normalized).map(\.code) == codes)
        // The steps and the rows have the verdicts about the changed input.
        let explanation = decorator.explanation(of: input)
        #expect(explanation.isAccepted == errors.isEmpty && explanation.steps.map(\.isAccepted) == [errors.isEmpty])
        #expect(explanation.steps.first?.error == errors.first)
        let rows = decorator.checklist(for: input)
        #expect(rows.map(\.name) == ["numeric", "count"])
        #expect(rows.flatMap(\.errors) == errors)
    }

    @Test("report positions in the changed input, unless they move them", arguments: [("#12x", 2, 3), ("##x", 0, 2)])
    func positions(input: String, position: Int, shiftedPosition: Int) {
        #expect(rejection(by: WithoutPrefix(.numeric), of: input)?.position == position)
        #expect(rejection(by: Shifted(.numeric), of: input)?.position == shiftedPosition)
    }

    @Test("have the requirements and the traits of the strategy inside, but no progress beyond their own verdict")
    func otherMembers() {
        let rules: InputValidator<String> = .count(in: 3...5) && .numeric
        let parser: InputParser<String, Int> = .integer(in: 10...99)
        for (strategy, decorator) in [
            (rules, DecoratingInputValidator(rules)), (parser, DecoratingInputParser(parser)),
        ] as [(InputValidator<String>, InputValidator<String>)] {
            #expect(decorator.requirements == strategy.requirements && decorator.hint() == strategy.hint())
            #expect(decorator.inputTraits == strategy.inputTraits && decorator.inputTraits.keyboard == .digits)
            #expect(!strategy.requirements.isEmpty && strategy.hint() != nil)
            #expect(strategy.progress(of: "1") == .incomplete(missing: strategy === rules ? 2 : 1))
            #expect(decorator.progress(of: "1") == .unknown)
        }
        #expect(DecoratingInputValidator(rules).progress(of: "123") == .accepted)
    }

    @Test("equal only themselves unless they have settings")
    func equality() {
        let decorator = Capitalized(Has("a"))
        #expect(decorator == decorator && decorator != Capitalized(Has("a")))
        #expect(decorator.configuration.description == "Capitalized(has(character: a))")
    }

    @Test("keep the contract")
    func contract() {
        let strategy = Capitalized(.trimmed(then: .alpha))
        #expect(StrategyContract.violations(of: strategy, accepting: ["A", "B "], rejecting: ["a", "", "A1"]) == [])
    }

    @Test("work 128 levels deep and reject everything deeper")
    func depth() {
        var strategy: InputValidator<String> = Has("a")
        for _ in 0..<128 { strategy = DecoratingInputValidator(strategy) }
        #expect(strategy.isValid("a"))
        for _ in 0..<100_000 { strategy = DecoratingInputValidator(strategy) }
        #expect(rejection(by: strategy, of: "a")?.code == .compositionTooDeep)
    }
}
