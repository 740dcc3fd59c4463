// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let anyOf = [
        StrategyRow(
            "any of three rules",
            AnyOf<String>([.numeric, .trimmed(then: .alpha), .trimmed(then: .numeric)]), accepts: ["1", " a ", " 1 "],
            rejects: [
                ("", .compositionNoAlternative), (" -", .compositionNoAlternative), ("a1", .compositionNoAlternative),
            ])
    ]
}

/// A strategy that rejects every text, and has its own name.
private final class NamedStrategy: InputValidator<String>, @unchecked Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    override func validate(_ input: String) throws(ValidationError) { throw ValidationError(1, domain: "Named") }

    override var profile: StrategyProfile { StrategyProfile(name) }
}

@Suite("AnyOf")
struct AnyOfTests {
    @Test("accepts what one rule accepts, and has one error for all", arguments: AllOfTests.inputs)
    func verdict(input: String) {
        let strategy = Has("a") || Has("b") || Has("c")
        let error = input.isEmpty ? ValidationError(.compositionNoAlternative) : nil
        #expect(rejection(by: strategy, of: input) == error)
        #expect(strategy.errors(for: input) == (error.map { [$0] } ?? []))
    }

    @Test("does not name a rule whose own name is a kind without a phrase", arguments: ["other", "pattern"])
    func namesOfKinds(name: String) {
        let strategy: InputValidator = .any(of: [NamedStrategy(name), .numeric])
        #expect(rejection(by: strategy, of: "-")?[.strategies] == ["numeric", "other"])
        #expect((!NamedStrategy(name)).requirements == [ValidationError(.compositionNegation)])
    }

    @Test("names at most four rules, and the first three of more")
    func names() {
        let rules: [InputValidator<String>] = [.numeric, .alpha, .email, .uuid, .iban]
        #expect(
            rejection(by: .any(of: rules.prefix(4)), of: "-")?[.strategies] == ["numeric", "alpha", "email", "uuid"])
        #expect(rejection(by: .any(of: rules), of: "-")?[.strategies] == ["numeric", "alpha", "email", "other"])
    }

    @Test("reports a custom error")
    func ownError() {
        let own = ValidationError(1, domain: "Shop", message: "Enter a phone or an e-mail")
        let strategy = InputValidator.any(of: [Has("a"), Has("b")], or: own)
        #expect(rejection(by: strategy, of: "c") == own)
        #expect(strategy != AnyOf([Has("a"), Has("b")]))
        // A chain keeps a composition with a custom error as a single rule.
        #expect(rejection(by: strategy || Has("d"), of: "c")?.code == .compositionNoAlternative)
        #expect(((strategy || Has("d")) as? AnyOf)?.rules.count == 2)
        for sameCode in [
            ValidationError(1201, domain: "Shop", message: "Enter a phone or an e-mail"),
            ValidationError(.compositionNoAlternative, message: "Enter a phone or an e-mail"),
        ] {
            let chain = InputValidator.any(of: [Has("a"), Has("b")], or: sameCode) || Has("d")
            #expect((chain as? AnyOf)?.rules.count == 2)
        }
        #expect(((Has("a") || Has("b") || Has("c")) as? AnyOf)?.rules.count == 3)
    }

    @Test(
        "keeps an error of the library that is not the default one",
        arguments: [
            ValidationError(.inputEmpty),
            ValidationError(.compositionNoAlternative, parameters: [.strategies: ["email"]]),
        ])
    func otherError(error: ValidationError) {
        let strategy = InputValidator.any(of: [Has("a"), Has("b")], or: error)
        #expect(rejection(by: strategy, of: "c") == error)
        #expect(((strategy || Has("d")) as? AnyOf)?.rules.count == 2)
    }

    @Test("binds weaker than &&, as in Swift")
    func precedence() {
        let strategy = Has("a") && Has("b") || Has("c")
        #expect(strategy.isValid("c") && strategy.isValid("ab"))
        #expect(!strategy.isValid("a") && !strategy.isValid("b"))
    }

    @Test("normalizes as the first rule that accepts")
    func normalization() {
        let strategy: InputValidator<String> = .numeric || .trimmed(then: .alpha) || .trimmed(then: .numeric)
        #expect(strategy.normalized(" ab ") == "ab")
        #expect(strategy.normalized(" 12 ") == "12")
        #expect(strategy.normalized(" - ") == " - ")
        // An earlier rule accepts what a later rule has normalized, and normalizes it further.
        let turns: InputValidator<String> = .stripping("-", then: .numeric) || .trimmed(then: .pattern("[0-9]-[0-9]"))
        #expect(turns.normalized(" 1-2 ") == "12")
    }
}
