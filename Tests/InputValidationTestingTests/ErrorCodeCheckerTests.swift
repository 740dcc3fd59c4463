// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("The meaning of a code of the library")
struct ErrorCodeCheckerTests {
    /// The library's errors, each with a text that contradicts its meaning, and a text for which it's true.
    private static let meanings: [(error: ValidationError, wrong: String, right: String)] = [
        (ValidationError(.inputEmpty), "-", "   "),
        (ValidationError(.inputTooLarge, parameters: [.maximum: 3]), "abc", "abcd"),
        (ValidationError(.inputTooLarge), String(repeating: "a", count: 64), String(repeating: "a", count: 65)),
        (ValidationError(.lengthTooShort, parameters: [.minimum: 3]), "abc", "ab"),
        // A limit of 3 can count characters, and this text has two.
        (ValidationError(.lengthTooShort, parameters: [.minimum: 3]), "e\u{301}ab", "e\u{301}a"),
        (ValidationError(.lengthTooLong, parameters: [.maximum: 3]), "abc", "abcd"),
        // A limit of 3 can count bytes, and this text has four.
        (ValidationError(.lengthTooLong, parameters: [.maximum: 3]), "é", "éé"),
        (ValidationError(.numericCharacter), "12", "1a"), (ValidationError(.alphaCharacter), "ab", "a1"),
        (ValidationError(.alphanumericCharacter), "a1", "a-"),
        (ValidationError(.luhnChecksum), "79927398713", "79927398714"),
        (ValidationError(.cardChecksum), "4242424242424242", "4242424242424241"),
        (ValidationError(.ibanChecksum), "DE89370400440532013000", "DE88370400440532013000"),
        (ValidationError(.isbnChecksum), "9780306406157", "9780306406158"),
        (ValidationError(.eanChecksum), "4006381333931", "4006381333932"),
        (ValidationError(.comparisonTooSmall, parameters: [.minimum: 2]), "2", "1"),
        (ValidationError(.comparisonTooSmall, parameters: [.minimum: 2.5]), "2.5", "2.25"),
        (ValidationError(.comparisonTooLarge, parameters: [.maximum: 2]), "2", "3"),
        (ValidationError(.comparisonTooLarge, parameters: [.maximum: 2.5]), "2.5", "2.75"),
        (ValidationError(.comparisonTooLarge, parameters: [.maximum: 2]), "-3", "x"),
        (ValidationError(.comparisonTooSmall, parameters: [.minimum: 2]), "1e1", "x"),
    ]

    @Test("is found to contradict a sample, also at its limit", arguments: meanings)
    func meaning(error: ValidationError, wrong: String, right: String) {
        func contradictions(_ sample: String, _ error: ValidationError) -> [String] {
            StrategyContract.violations(
                of: Faulty { $0 == sample ? error : nil }, accepting: ["M1"], rejecting: [sample]
            ).filter { $0.contains("contradicts the input") }
        }
        #expect(contradictions(wrong, error).count == 1)
        #expect(contradictions(right, error) == [])
        // An error with a path is about a part of the input.
        #expect(contradictions(wrong, error.under(.key("part"))) == [])
    }

    @Test("may be true for the normalized input only")
    func normalizedMeaning() {
        let withoutHyphens = { @Sendable (text: String) in text.filter { $0 != "-" } }
        let strategy = Faulty<String>(
            { withoutHyphens($0).isEmpty ? ValidationError(.inputEmpty) : nil }, normal: withoutHyphens)
        #expect(StrategyContract.violations(of: strategy, accepting: ["M-1", "ab"], rejecting: ["--", ""]) == [])
        let short = Faulty<String>(
            { withoutHyphens($0).count < 3 ? ValidationError(.lengthTooShort, parameters: [.minimum: 3]) : nil },
            normal: withoutHyphens)
        #expect(StrategyContract.violations(of: short, accepting: ["M-12", "abc"], rejecting: ["a-b-", "---"]) == [])
    }
}
