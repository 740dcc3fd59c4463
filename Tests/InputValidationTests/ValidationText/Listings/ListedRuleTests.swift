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

    @Test(
        "has the settings of each option of a format",
        arguments: [
            (SecurityCodeInputValidator(for: .amex), ["network": "amex"]),
            (
                PaymentCardInputValidator(accepting: [.visa, .amex], withoutCheckDigit: [.unionPay]),
                ["networks": ["visa", "amex"], "withoutCheckDigit": ["unionPay"]]
            ),
            (UUIDInputValidator(versions: [7]), ["versions": ["7"]]),
            (IBANInputValidator(unregisteredCountries: true), ["registry": "extended"]),
            (ISBNInputValidator(lengths: [10]), ["lengths": ["10"]]),
            (EANInputValidator(lengths: [14]), ["lengths": ["14"]]),
            (E164InputValidator(plus: .optional), ["plus": "optional"]),
            (TimeInputValidator(offset: .required), ["offset": "required"]),
            (
                DateTimeInputValidator(offset: .optional, allowsSpaceSeparator: true),
                ["offset": "optional", "allowsSpaceSeparator": true]
            ),
            (SlugInputValidator(allowsUnderscores: true), ["underscores": true]),
            (Base64InputValidator(urlSafe: true, padding: .rejected), ["alphabet": "url", "padding": "rejected"]),
            (
                HexadecimalInputValidator(prefix: .required, allowsSpaces: true),
                ["prefix": "required", "allowsSpaces": true]
            ),
            (HexColorInputValidator(alpha: .required), ["alpha": "required"]),
        ] as [(InputValidator<String>, StrategyListing.Settings)])
    func formatSettings(strategy: InputValidator<String>, settings: StrategyListing.Settings) throws {
        let rule = try #require(ListedRule(strategy.configuration))
        #expect(rule.minimalSettings == settings)
        let listing = try type(of: #require(strategy as? any ListedStrategy)).listing
        #expect(try listing.makeStrategy(with: settings) == strategy)
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

    @Test("has the usual size limit if its strategy has no option for it")
    func usualSizeLimit() {
        #expect(ListedRule(InputValidator<String>.prefix("a").configuration)?.maximumBytes == 65_536)
    }

    @Test("has the name of a strategy of the library, whatever name a program gives it")
    func builtInNames() {
        #expect(InputValidator<String>.numeric.configuration.builtInName == "numeric")
        #expect(InputValidator<String>.numeric.named("slug").configuration.builtInName == "named")
        #expect(Has("a").configuration.builtInName == nil)
    }

    @Test(
        "distinguishes strategies that only change the error, the name, or the traits of a rule",
        arguments: [
            (.numeric.message("Digits"), true), (.numeric.error(ValidationError(.inputEmpty)), true),
            (.numeric.named("digits"), true), (.numeric.sensitive(), true), (.numeric.traits(keyboard: .digits), true),
            (.numeric, false), (!.numeric, false), (.optional(.numeric), false), (.trimmed(then: .numeric), false),
            (.numeric && .alpha, false), (Capitalized(.numeric), false),
        ] as [(InputValidator<String>, Bool)])
    func customized(strategy: InputValidator<String>, isCustomized: Bool) {
        if case .customized = strategy.configuration.kind { #expect(isCustomized) } else { #expect(!isCustomized) }
    }
}
