// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra
import Testing

@testable import InputValidationTesting

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

    @Test("are values that the configuration hides, of the requested type")
    func hiddenValues() {
        #expect(configurationValues(InputValidator<Int>.equal(to: 42)).hiddenValues(of: Int.self) == [42])
        #expect(configurationValues(InputValidator<Int>.equal(to: 42)).hiddenValues(of: String.self) == [])
        #expect(configurationValues(InputValidator<Int>.range(1...6)).hiddenValues(of: Int.self) == [1, 6])
        #expect(
            configurationValues(.oneOf([7, 8]) && !.equal(to: 9)).hiddenValues(of: Int.self).sorted() == [7, 8, 9])
        // A text is kept as its bytes.
        #expect(configurationValues(InputValidator<String>.equal(to: "é")).hiddenValues(of: String.self) == ["é"])
        #expect(configurationValues(InputValidator<Int>.oneOf(Array(1...80))).hiddenValues(of: Int.self).count == 50)
    }

    /// A strategy, and an expression for the texts in its set, or for all others.
    private static let sets: [(validator: InputValidator<String>, expression: String, isInverted: Bool)] = [
        (.pattern("[a-c]{2}"), "[a-c]{2}", false), (.pattern("[a-c]+") && .pattern("[c-e]+"), "c+", false),
        (.pattern("a+") || .pattern("b+"), "a+|b+", false), (!.pattern("a+"), "a+", true),
        (.trimmed(then: .pattern("a+")), "a+", false), (.numeric, "[0-9]+", false),
        // A text that is empty is not near the others.
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
    }
}
