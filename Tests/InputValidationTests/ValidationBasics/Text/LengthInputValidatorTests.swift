// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let length = [
        StrategyRow(
            "length in characters", LengthInputValidator(in: 2...3), accepts: ["ab", "abc", "👨‍👩‍👧e\u{301}"],
            rejects: [
                ("a", .lengthTooShort), ("👨‍👩‍👧", .lengthTooShort), ("abcd", .lengthTooLong), ("", .inputEmpty),
                (String(repeating: "a", count: 65_537), .inputTooLarge),
            ]),
        StrategyRow(
            "exact length in characters", InputValidator<String>.count(exactly: 3), accepts: ["abc", "a\r\nb"],
            rejects: [("ab", .lengthDifferent), ("abcd", .lengthDifferent), ("", .inputEmpty)]),
        StrategyRow(
            "length in bytes", InputValidator<String>.count(in: 2...3, of: .utf8), accepts: ["ab", "é", "日"],
            rejects: [("a", .lengthTooFewBytes), ("éé", .lengthTooManyBytes), ("abcd", .lengthTooManyBytes)]),
        StrategyRow(
            "exact length in bytes", InputValidator<String>.count(in: 2...2, of: .utf8), accepts: ["ab", "é"],
            rejects: [("a", .lengthTooFewBytes), ("日", .lengthTooManyBytes)]),
        StrategyRow(
            "length in scalars", InputValidator<String>.count(in: ...2, of: .scalars), accepts: ["e\u{301}", "𝒜𝒜"],
            rejects: [("a\r\n", .lengthTooLong), ("👨‍👩‍👧", .lengthTooLong), ("", .inputEmpty)]),
        StrategyRow(
            "length in UTF-16", InputValidator<String>.count(in: 2..., of: .utf16), accepts: ["𝒜", "ab"],
            rejects: [("a", .lengthTooShort), ("日", .lengthTooShort)]),
        StrategyRow(
            "length from 0", InputValidator<String>.count(in: 0...5), accepts: ["", "abcde"],
            rejects: [("abcdef", .lengthTooLong)]),
    ]
}

@Suite("LengthInputValidator")
struct LengthInputValidatorTests {
    static let lengths: [(LengthUnit, SampleText, Int)] = [
        (.characters, "e\u{301}👨‍👩‍👧", 2), (.scalars, "e\u{301}👨‍👩‍👧", 7),
        (.utf16, "e\u{301}👨‍👩‍👧", 10), (.utf8, "e\u{301}👨‍👩‍👧", 21),
        (.characters, "a\r\nb", 3), (.scalars, "a\r\nb", 4), (.characters, "abc", 3), (.utf16, "𝒜", 2),
    ]

    @Test("measures in four units", arguments: lengths)
    func units(unit: LengthUnit, sample: SampleText, length: Int) {
        let input = sample.text
        #expect(InputValidator<String>.count(in: length...length, of: unit).isValid(input))
        #expect(!InputValidator<String>.count(in: ...(length - 1), of: unit).isValid(input))
        #expect(!InputValidator<String>.count(in: (length + 1)..., of: unit).isValid(input))
    }

    @Test(
        "is impossible from the first scalar with which a text is too long",
        arguments: [
            (LengthUnit.characters, 1, SampleText("e\u{301}a"), 3), (.scalars, 1, "e\u{301}a", 1),
            (.utf16, 2, "𝒜b", 4), (.utf16, 1, "𝒜b", 0), (.utf8, 2, "a日", 1), (.utf8, 4, "a日b", 4),
        ])
    func place(unit: LengthUnit, limit: Int, sample: SampleText, place: Int) {
        let end = ExpectedCharacters([], includesEnd: true)
        let progress = InputValidator<String>.count(in: ...limit, of: unit).progress(of: sample.text)
        #expect(progress == .impossible(at: place, expected: end))
    }

    @Test("rejects an empty text unless the range begins at 0")
    func empty() {
        #expect(rejection(by: .count(in: ...5), of: "")?.code == .inputEmpty)
        #expect(InputValidator<String>.count(in: 0...5).isValid(""))
    }

    @Test("rejects every text if the range is empty", arguments: ["", "abcde"])
    func emptyRange(input: String) {
        #expect(rejection(by: .count(in: 5..<5), of: input)?.code == .lengthRangeEmpty)
    }

    @Test("reports its limits and the length in its unit")
    func parameters() {
        let error = rejection(by: .count(in: 1...4, of: .utf8), of: "日本")
        #expect(error?.code == .lengthTooManyBytes)
        #expect(error?[.length] == 6 && error?[.minimum] == 1 && error?[.maximum] == 4)
    }

    @Test("accepts an empty text if the range begins at 0 or below, and contains 0")
    func emptyText() {
        #expect(InputValidator<String>.count(in: -5...3).isValid(""))
        #expect(InputValidator<String>.count(in: Interval(lower: .excluded(-1))).isValid(""))
        #expect(rejection(by: .count(in: Interval(lower: .excluded(0))), of: "")?.code == .inputEmpty)
        #expect(rejection(by: .count(in: 1...3), of: "")?.code == .inputEmpty)
    }

    /// A text longer than 96 bytes is read in blocks of 32.
    @Test("counts the characters of a long text", arguments: ["\r\n", "é", "e\u{301}", "日", "\u{7F}"] as [SampleText])
    func longTexts(sample: SampleText) {
        for before in [3, 70, 80, 95] {
            let text = String(repeating: "a", count: before) + sample.text + String(repeating: "b", count: 40)
            #expect(InputValidator<String>.count(exactly: before + 41).isValid(text), "\(before)")
        }
    }
}
