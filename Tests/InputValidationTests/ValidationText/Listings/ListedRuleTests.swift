// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A listed rule")
struct ListedRuleTests {
    @Test(
        "has the fewest settings that create the strategy of a configuration",
        arguments: [
            (.numeric, [:]), (.slug, [:]),
            (.integer(in: 5...10, sign: .any), ["minimum": 5, "maximum": 10, "sign": "any"]),
            (.integer(in: 5...10, sign: .minus), ["minimum": 5, "maximum": 10]),
            (.decimal(maximumFractionDigits: 2), ["places": 2]),
            (IntegerInputValidator(maximumBytes: 9), ["maximumBytes": 9]),
            (.oneOf(["a", "b"]), ["values": ["a", "b"]]),
            (.prefix("ab"), ["part": "ab"]),
        ] as [(InputValidator<String>, StrategyListing.Settings)])
    func fewestSettings(strategy: InputValidator<String>, settings: StrategyListing.Settings) throws {
        let rule = try #require(ListedRule(strategy.configuration))
        #expect(rule.minimalSettings == settings)
        #expect(settings.allSatisfy { rule.settings[$0] == $1 } && rule.settings.count >= settings.count)
    }

    @Test("is nil for a strategy with inner rules, without a listing, or of a class of the program")
    func notListed() {
        let strategies: [InputValidator<String>] = [
            .numeric && .slug, .optional(.numeric), Has("a"), Capitalized(.numeric), .numeric.named("slug"),
        ]
        #expect(strategies.filter { ListedRule($0.configuration) != nil }.map(\.description) == [])
    }

    @Test("has the size limit of the strategy, and none for 0 or less")
    func maximumBytes() throws {
        func limit(_ strategy: InputValidator<String>) -> Int? { ListedRule(strategy.configuration)?.maximumBytes }
        #expect(limit(.numeric) == TextInputValidator.defaultMaximumBytes)
        #expect(limit(.paymentCard) == 64)
        #expect(limit(IntegerInputValidator(maximumBytes: 9)) == 9)
        #expect(limit(IntegerInputValidator(maximumBytes: .max)) == .max)
    }

    @Test(
        "distinguishes strategies with texts that the author chose",
        arguments: [
            (.oneOf(["a", "b"]), true), (.prefix("ab"), true), (.pattern("a+"), true), (.numeric, false),
            (.integer(in: 5...10), false), (.decimal(point: .comma), false), (.paymentCard(accepting: [.visa]), false),
        ] as [(InputValidator<String>, Bool)])
    func texts(strategy: InputValidator<String>, hasTexts: Bool) {
        #expect(ListedRule(strategy.configuration)?.hasTextSettings == hasTexts)
    }

    @Test("has single settings of a type, and the accepted texts")
    func settings() throws {
        let rule = try #require(ListedRule(InputValidator<String>.integer(in: 5...10).configuration))
        #expect(
            rule.integer(for: "minimum") == 5 && rule.integer(for: "sign") == nil && rule.integer(for: "unknown") == nil
        )
        #expect(rule.text(for: "sign") == "minus" && rule.text(for: "minimum") == nil)
        let list = try #require(ListedRule(InputValidator<String>.oneOf(["a", "b"]).configuration))
        guard case .list(["a", "b"]) = list.acceptedTexts else {
            Issue.record("\(String(describing: list.acceptedTexts))")
            return
        }
    }
}
