// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra
import Testing

@testable import InputValidationTesting

extension ConfigurationValues {
    /// Creates the values in the configuration of an app's strategy.
    init(
        settings: [ValidationError.Parameter: ValidationError.Value], hidden: [any Equatable & Sendable] = [],
        children: [StrategyConfiguration] = []
    ) {
        let strategy = Faulty<String> { _ in nil }
        self.init(StrategyConfiguration(of: strategy, .leaf, "own", settings, hidden: hidden, children: children))
    }
}

@Suite("The values of a configuration")
struct ConfigurationValuesTests {
    private func configurationValues<Input>(_ validator: InputValidator<Input>) -> ConfigurationValues {
        ConfigurationValues(validator.configuration)
    }

    @Test("are the numbers and the texts among the settings, at any depth")
    func settings() {
        let texts: InputValidator<String> = .optional(.trimmed(then: .prefix("INV-") && .count(in: 3...12)))
        #expect(
            Set(configurationValues(texts).numbers).isSuperset(of: [3, 12])
                && configurationValues(texts).texts.contains("INV-"))
        let cards = configurationValues(InputValidator<String>.paymentCard(accepting: [.visa, .amex]))
        #expect(Set(cards.texts).isSuperset(of: ["visa", "amex"]))
    }

    @Test("are sorted by the settings' names, with 50 texts from a list, and the children's values at the end")
    func order() {
        let list = (0...50).map { "word \($0)" }
        let child = StrategyConfiguration(
            of: Faulty<String> { _ in nil }, .leaf, "child", ["a": 9, "b": "z"], children: [])
        let values = ConfigurationValues(
            settings: ["b": 2, "a": 1.5, "d": .list(list), "c": "x", "e": true], children: [child])
        #expect(values.numbers == [1.5, 2, 9])
        #expect(values.texts == ["x"] + Array(list.dropLast()) + ["z"])
    }

    @Test("are in up to five collections inside each other, and bytes are a text only if a text is requested")
    func nestedValues() {
        let five: [[[[[Int]]]]] = [[[[[7]]]]]
        let bytes: [UInt8] = [0x71, 0x75]
        let values = ConfigurationValues(settings: [:], hidden: [five, [five], bytes])
        #expect(values.hiddenValues(of: Int.self) == [7])
        #expect(values.hiddenValues(of: UInt8.self) == bytes)
        #expect(values.hiddenValues(of: String.self) == ["qu"])
    }

    @Test("are values that the configuration hides, of the requested type")
    func hiddenValues() {
        #expect(configurationValues(InputValidator<Int>.equal(to: 42)).hiddenValues(of: Int.self) == [42])
        #expect(configurationValues(InputValidator<Int>.equal(to: 42)).hiddenValues(of: String.self) == [])
        #expect(configurationValues(InputValidator<Int>.range(1...6)).hiddenValues(of: Int.self) == [1, 6])
        #expect(
            configurationValues(.oneOf([7, 8]) && !.equal(to: 9)).hiddenValues(of: Int.self).sorted() == [7, 8, 9])
        // A text is kept as bytes.
        #expect(configurationValues(InputValidator<String>.equal(to: "é")).hiddenValues(of: String.self) == ["é"])
        #expect(configurationValues(InputValidator<Int>.oneOf(Array(1...80))).hiddenValues(of: Int.self).count == 50)
    }

    /// A strategy, and an expression for the texts in its set, or for all other texts.
    private static let sets: [(validator: InputValidator<String>, expression: String, isInverted: Bool)] = [
        (.pattern("[a-c]{2}"), "[a-c]{2}", false), (.pattern("[a-c]+") && .pattern("[c-e]+"), "c+", false),
        (.pattern("a+") || .pattern("b+"), "a+|b+", false), (!.pattern("a+"), "a+", true),
        (.trimmed(then: .pattern("a+")), "a+", false), (.numeric, "[0-9]+", false),
        // An empty text isn't near the others.
        (.pattern("a*"), "a+", false),
    ]

    @Test("are a set of texts, which compositions combine", arguments: sets)
    func set(validator: InputValidator<String>, expression: String, isInverted: Bool) throws {
        let expected = try InputSet(expression)
        #expect(
            try #require(configurationValues(validator).acceptedSet).isEquivalent(
                to: isInverted ? expected.inverted : expected)
                == .yes)
    }

    @Test("are not a set if nothing is known about the texts")
    func noSet() throws {
        let own: InputValidator<String> = .condition(or: ValidationError(.inputEmpty)) { $0.count == 3 }
        #expect(configurationValues(own).acceptedSet == nil)
        #expect(configurationValues(own || own).acceptedSet == nil && configurationValues(!own).acceptedSet == nil)
        #expect(try configurationValues(own && .pattern("a+")).acceptedSet?.isEquivalent(to: InputSet("a+")) == .yes)
        #expect(configurationValues(InputValidator<Int>.range(1...6)).acceptedSet == nil)
        // Most texts with digits have a different check digit, and a condition doesn't apply to all texts.
        #expect(configurationValues(InputValidator<String>.luhn).acceptedSet == nil)
        let conditional: InputValidator<String> = .when(.pattern("a+"), then: .pattern("b+"))
        #expect(configurationValues(conditional).acceptedSet == nil)
    }
}
