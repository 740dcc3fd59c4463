// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("RuleBuilder")
struct RuleBuilderTests {
    @Test("builds a list from the lines between braces, with conditions and loops")
    func builder() {
        func rules(strict: Bool, extra: [Unicode.Scalar]) -> AllOf<String> {
            AllOf {
                Has("a")
                if strict { Has("b") }
                if strict { Has("c") } else { Has("d") }
                for character in extra { Has(character) }
            }
        }
        #expect(rules(strict: true, extra: ["x"]).errors(for: "") == ["a", "b", "c", "x"].map(Has.error))
        #expect(rules(strict: false, extra: []).errors(for: "") == ["a", "d"].map(Has.error))
        let none = AllOf<String> { if inputsAreShort { Has("a") } }
        #expect(rejection(by: none, of: "a")?.code == .compositionEmpty)
    }

    @Test("takes dot syntax, with semicolons between the lines")
    func dotSyntax() {
        let array: InputValidator<String> = .all(of: [.numeric, .alpha, !.pattern("-")])
        let semicolons = AllOf<String> {
            .numeric;
            .alpha;
            !.pattern("-")
        }
        #expect(array.errors(for: "-").map(\.code) == [.numericCharacter, .alphaCharacter, .compositionNegation])
        #expect(array == semicolons)
    }

    private let inputsAreShort = false
}
