// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A sentence with its values")
struct FilledSentenceTests {
    @Test("states the limits of a number that the error has")
    func limits() {
        func sentence(_ parameters: [ValidationError.Parameter: ValidationError.Value]) -> Sentence? {
            ValidationError(.comparisonTooSmall, parameters: parameters).limitSentence(for: .wholeNumber)?.sentence
        }
        #expect(
            sentence([:]) == nil && sentence([.minimum: 1]) == .kindAtLeast && sentence([.maximum: 9]) == .kindAtMost)
        #expect(sentence([.minimum: 1, .maximum: 9]) == .kindBetween)
    }

    @Test("has its kind's example, or the error's example")
    func examples() {
        #expect(FilledSentence(kind: .date).values[.example] == "2024-05-31")
        #expect(FilledSentence(kind: .date, example: "2026-01-01").values[.example] == "2026-01-01")
        #expect(ValidationError.requirement(of: .email, like: "a@example.org").shownExample == "a@example.org")
        #expect(ValidationError.requirement(of: .email).shownExample == "name@example.com")
        #expect(ValidationError.requirement(withoutExampleOf: .email).shownExample == nil)
        // The library has no sentence for a program's own message.
        let own = ValidationError.requirement(of: .email, like: "a@example.org").withMessage("Enter it")
        #expect(own.filledSentence == nil && own.shownExample == nil && own.sentence != nil)
    }

    /// Strategies with the examples that their requirements show.
    private static let requirements: [(validator: InputValidator<String>, examples: [String])] = [
        (.email, ["name@example.com"]), (.email && .suffix("@example.com"), ["name@example.com"]),
        // The composition rejects one rule's example.
        (.email && .suffix("@example.org"), []), (.uuid && .prefix("f"), []),
    ]

    @Test(
        "is a sound requirement only with an example that the whole strategy accepts", arguments: requirements.indices)
    func verifiedRequirements(index: Int) {
        let (validator, examples) = Self.requirements[index]
        #expect(validator.verifiedRequirements.compactMap(\.shownExample) == examples)
        #expect(validator.verifiedRequirements.count == validator.requirements.count)
    }
}
