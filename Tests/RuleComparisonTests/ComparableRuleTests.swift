// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import PatternAlgebra
import RuleComparison
import Testing

/// A strategy that rejects every text, but has another strategy's configuration.
private final class Impostor: InputValidator<String>, @unchecked Sendable {
    private let name: String

    init(_ name: String, _ rules: [InputValidator<String>] = []) {
        self.name = name
        super.init(containing: .rules(rules))
    }

    override func validate(_ input: String) throws(ValidationError) { throw ValidationError(1, domain: "Impostor") }

    override var profile: StrategyProfile { StrategyProfile(name) }
}

@Suite("ComparableRule")
struct ComparableRuleTests {
    private static let rows: [(strategy: InputValidator<String>, expression: String?)] = [
        (.alpha, "[A-Za-z]+"), (.alpha.message("Letters"), "[A-Za-z]+"), (!.alpha, "(?s)(?!(?:[A-Za-z]+)$).+"),
        (.all(of: [.alpha, .prefix("a")]), "a[A-Za-z]*"), (.alpha || .numeric, "[A-Za-z]+|[0-9]+"),
        (.email, nil), (.numeric && .email, nil),
        (.slug, "[0-9a-z]+(-[0-9a-z]+)*"), (.hexColor, "#[0-9A-Fa-f]{3,4}|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8}"),
        (.ulid && .characters(in: "0123456789"), "[0-7][0-9]{25}"), (SlugInputValidator(maximumBytes: 9), nil),
        (.alpha && .required, "[A-Za-z]+"), (.contains("a.b"), #"(?s).*a\.b.*"#),
        (.count(in: 2...3, of: .scalars), "(?s).{2,3}"), (.count(in: 2...3), nil), (.oneOf(["a|b", "c"]), #"a\|b|c"#),
        (!.oneOf(["a"]), "(?s)(?!a$).+"),
        (.password(in: 2...3), nil), (.password(in: 2...3, digits: 1), nil), (.iban, nil), (.dateTime, nil),
        (.integer(in: -1...12), "0*(?:[0-9]|1[0-2])|-0*[01]"),
        // A program chooses the name, which doesn't determine what the strategy does.
        (.alpha.named("numeric"), "[A-Za-z]+"), (.alpha.named("not"), "[A-Za-z]+"), (.email.named("alpha"), nil),
        (.alpha.named("a").named("anyOf") && .prefix("a"), "a[A-Za-z]*"),
        // An expression can't calculate check digits.
        (.nationalID(.peselPL), nil), (.nationalID(.peselPL) || .alpha, nil),
        (Impostor("alpha"), nil), (Impostor("allOf", [.alpha]), nil), (Impostor("anyOf", [.alpha, .numeric]), nil),
        (Impostor("not", [.alpha]), nil), (Impostor("message", [.alpha]), nil), (Impostor("required"), nil),
    ]

    @Test("is the set of the texts that its strategy accepts, or none", arguments: rows.indices)
    func set(index: Int) throws {
        let (strategy, expression) = Self.rows[index]
        let set = ComparableRule(strategy).set
        guard let expression else { return #expect(set == nil, "\(strategy)") }
        let difference = try #require(set).symmetricDifference(InputSet(expression))
        #expect(difference.isEmpty == .yes, "\(strategy)")
    }

    #if StockPatterns
    @Test("has no set for a pattern with check digits", arguments: [.pattern(.gtin), .pattern(.isin) || .alpha])
    func checkDigits(strategy: InputValidator<String>) { #expect(ComparableRule(strategy).set == nil) }
    #endif

    @Test(
        "has only accepted texts in its set, and no rejected texts",
        arguments: StrategyListing.all.filter { ComparableRule($0.example).set != nil })
    func examples(listing: StrategyListing) throws {
        let strategy = listing.example
        let examples = InputExamples(of: try #require(ComparableRule(strategy).set))
        #expect(examples.accepted(count: 200, seed: 1).filter { !strategy.isValid($0) } == [])
        #expect(examples.rejected(count: 200, seed: 2).filter(strategy.isValid) == [])
    }

    /// Formats whose expression depends on their options.
    private static let formats: [InputValidator<String>] = [
        .integer, .integer(in: -5...120), .integer(in: 99...1_000), .integer(in: -1_000 ..< -77), .integer(in: 305...),
        .integer(in: ...7, sign: .any), .integer(in: 0...9, sign: .none), .port, PortInputValidator(in: 0...0),
        PortInputValidator(in: 80...8_080), .date, .time, .jwt, .base64, Base64InputValidator(urlSafe: true),
        Base64InputValidator(padding: .optional), Base64InputValidator(padding: .rejected), .ipAddress,
        IPAddressInputValidator(version: .v4), IPAddressInputValidator(version: .v6), .securityCode(for: .amex),
    ]

    @Test("has the texts of a format with its options, and no others", arguments: formats.indices)
    func format(index: Int) throws {
        let strategy = Self.formats[index]
        let texts = try #require(ListedRule(strategy.configuration)?.acceptedTexts)
        let examples = InputExamples(of: try InputSet(texts.expression.source))
        #expect(examples.accepted(count: 300, seed: 1).filter { !strategy.isValid($0) } == [])
        #expect(examples.rejected(count: 300, seed: 2).filter(strategy.isValid) == [])
        // The numbers around the limits, and zeros at the beginning.
        let numbers = (-1_200...1_200).map { "\($0)" } + (0...130).flatMap { ["0\($0)", "-00\($0)", "+\($0)"] }
        let pattern = try RegexInputValidator(texts.expression.source)
        #expect(texts.expression.isExact)
        #expect(numbers.filter { pattern.isValid($0) != strategy.isValid($0) } == [])
    }

    @Test("has a set for many strategies")
    func count() {
        #expect(StrategyListing.all.count { ComparableRule($0.example).set != nil } >= 20)
    }

    @Test("has a set for at most 32 rules of a composition", arguments: [32, 33])
    func manyRules(count: Int) {
        let rules = (0..<count).map { InputValidator<String>.prefix(String($0)) }
        #expect(ComparableRule.maximumRules == 32)
        #expect((ComparableRule(.any(of: rules)).set != nil) == (count <= ComparableRule.maximumRules))
        #expect((ComparableRule(.all(of: rules)).set != nil) == (count <= ComparableRule.maximumRules))
    }

    @Test("is not implied by a strategy that only has the name of another one")
    func implication() {
        #expect(ComparableRule(.alpha).isImplied(by: [ComparableRule(.alpha.named("x"))]))
        for impostor in [Impostor("required"), Impostor("alpha"), Impostor("count")] {
            #expect(!ComparableRule(impostor).isImplied(by: [ComparableRule(.alpha)]))
        }
    }

    @Test(
        "is implied by a rule whose limits are the same or narrower",
        arguments: [
            (1...10, true), (1...100, true), (2...100, true), (0...100, false), (1...101, false), (101...200, false),
        ])
    func limits(narrower: ClosedRange<Int>, isImplied: Bool) {
        let integers = ComparableRule(.integer(in: narrower)), counts = ComparableRule(.count(in: narrower))
        #expect(ComparableRule(.integer(in: 1...100)).isImplied(by: [integers]) == isImplied)
        #expect(ComparableRule(.count(in: 1...100)).isImplied(by: [counts]) == isImplied)
    }

    @Test("has the expression of a pattern, and the rules inside it")
    func parts() {
        let either: InputValidator<String> = .alpha || .pattern("[a-c]+")
        let rule = ComparableRule(either)
        #expect(rule.name == "anyOf" && rule.children.map(\.name) == ["alpha", "pattern"])
        #expect(rule.children.map(\.expression) == [nil, "[a-c]+"] && rule.expression == nil)
        #expect(rule.conjuncts == [rule])
        let chain: InputValidator<String> = .alpha && .slug && .email.message("x")
        #expect(ComparableRule(chain).conjuncts.map(\.name) == ["alpha", "slug", "email"])
    }

    @Test("equals a rule whose strategy has the same configuration")
    func equality() {
        #expect(ComparableRule(.prefix("a")) == ComparableRule(.prefix("a")))
        #expect(ComparableRule(.prefix("a")) != ComparableRule(.prefix("b")))
        #expect(Set([ComparableRule(.alpha), ComparableRule(.alpha), ComparableRule(.numeric)]).count == 2)
    }

    @Test(
        "has a set close to a length's set",
        arguments: [
            (.count(in: 2...3), "(?s).{2,3}"), (.count(in: 2...), "(?s).{2,}"), (.count(in: ...3), "(?s).{0,3}"),
        ] as [(InputValidator<String>, String)])
    func approximateLengths(strategy: InputValidator<String>, expression: String) throws {
        let set = try #require(ComparableRule(strategy).approximateSet)
        #expect(try set.symmetricDifference(InputSet(expression)).isEmpty == .yes)
    }

    #if StockPatterns
    @Test("has a set close to a format without an exact expression, which contains the accepted texts")
    func approximateFormats() throws {
        // Few texts have the correct check digits of an IBAN or a Brazilian number.
        for listing in StrategyListing.all where !["iban", "nationalID"].contains(listing.name) {
            guard ComparableRule(listing.example).set == nil, let set = ComparableRule(listing.example).approximateSet
            else { continue }
            let examples = InputExamples(of: set).accepted(count: 100, seed: 1)
            #expect(examples.contains(where: listing.example.isValid), "\(listing.name)")
        }
        let missing = StrategyListing.all.filter { ComparableRule($0.example).approximateSet == nil }.map(\.name)
        // No short expression describes the texts in one script.
        #expect(missing.sorted() == ["singleScript"])
    }
    #endif

    /// A strategy, and its notation in rule files.
    private static let notations: [(strategy: InputValidator<String>, text: String)] = [
        (.alpha, "alpha"), (.count(in: ...9), #"count {"maximum":9}"#),
        (.any(of: [.email]), #"anyOf {"rules":["email"]}"#),
        (.all(of: [.alpha, .slug], stopAtFirst: true), #"allOf {"rules":["alpha","slug"],"stopAtFirst":true}"#),
        (
            !(.email || .optional(.count(in: 2...9))),
            #"not {"rule":{"use":"anyOf","rules":["email","#
                + #"{"use":"optional","rule":{"use":"count","maximum":9,"minimum":2}}]}}"#
        ),
        (.oneOf(["b", "a"], showsTexts: true), #"oneOf {"showsTexts":true,"values":["b","a"]}"#),
    ]

    @Test("has the notation of rule files, with its options in alphabetical order", arguments: notations.indices)
    func notation(index: Int) {
        let (strategy, text) = Self.notations[index]
        #expect(ComparableRule(strategy).text == text)
    }

    @Test("has its options as JSON", arguments: ["a\tb", "\"\\\n\r\u{1}\u{1F}\u{7F}é", "🦊", "\u{F}\u{10}\u{0}"])
    func text(part: String) throws {
        let text = ComparableRule(.prefix(part)).text
        #expect(text.hasPrefix("prefix {"))
        let options = try JSONDecoder().decode([String: String].self, from: Data(text.dropFirst("prefix ".count).utf8))
        #expect(options == ["part": part])
    }
}
