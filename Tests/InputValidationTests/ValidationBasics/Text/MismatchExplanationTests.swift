// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The explanation of a mismatch")
struct MismatchExplanationTests {
    @Test(
        "counts the characters of a text that ends too early, not its bytes",
        arguments: [
            ("[a-zé]{4}", "éé", 4), ("[a-zé]{4}", "ééé", 4), ("[a-zé]{4}", "abc", 4), ("[日本]{3}x", "日", 4),
            ("[a-z]{2}", "a", 2),
            ("a{2}|b{5}", "bbb", nil), ("[a-m]{3}|[n-z]{5}", "xx", 3), ("[a-z]{3}", "ab1", nil),
            ("[a-z]{3}", "abcd", 3), ("[a-z]{3,4}", "abcde", nil),
        ] as [(String, String, Int?)])
    func shortest(expression: String, input: String, minimum: Int?) throws {
        let error = rejection(by: try RegexInputValidator(expression), of: input)
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.minimum] == minimum.map { .int($0) })
    }

    @Test(
        "reports the characters that are accepted at the first wrong one, if it can list them",
        arguments: [
            ("[A-Z]{2}[0-9]{4}", "A1", ["A-Z"]), ("[A-Z]{2}[0-9]{4}", "ABC", ["0-9"]),
            ("[0-9]{2}[-/]x", "12x", ["-", "/"]), ("[1-9]a", "a0", ["1-9"]),
            ("[1-8]a", "a0", ["1", "2", "3", "4", "5", "6", "7", "8"]),
            ("[!-*]a", "a!", ["!", "\"", "#", "$", "%", "&", "'", "(", ")", "*"]),
            // There are too many characters, a character is a blank or not in ASCII, or the text before it isn't in
            // ASCII.
            ("[!-*x]a", "a!", nil),
            ("[!-+]a", "a!", nil), ("[0-9]{2}[- ]x", "12x", nil), ("[0-9é]a", "a0", nil), ("é[0-9]a", "éa", nil),
        ] as [(String, String, [String]?)])
    func accepted(expression: String, input: String, accepted: [String]?) throws {
        let error = rejection(by: try RegexInputValidator(expression), of: input)
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.accepted] == accepted.map { .list($0) })
    }

    @Test(
        "reports what stands at a place also beside an app's example, if the example fits",
        arguments: [
            ("[A-Z]{2}[0-9]{4}", "AB1234", "ABC", ["0-9"], nil), ("[A-Z]{2}[0-9]{4}", "AB1234", "A", nil, "short"),
            ("[0-9]{5}(-[0-9]{4})?", "20500", "12345-678", nil, nil),
            ("[0-9]{5}(-[0-9]{4})?", "20500", "123456", nil, "long"),
            ("[0-9]{2}x?", "12", "12y", nil, nil), ("é[0-9]", "é1", "éa", nil, nil),
            ("[0-9é]{3}", "123", "12a", nil, "place"), ("[A-Z]{2}[0-9]{4}", "AB1234", "abc", ["A-Z"], nil),
            ("DE[0-9]{3}", "DE123", "123", ["DE"], nil),
            // One of the accepted characters would make another value of these texts.
            ("(0[1-9]|1[0-2])/[0-9]{2}", "12/30", "13/27", nil, "place"),
            ("[+-][0-9]{2}:[0-9]{2}", "-08:00", "+1:00", nil, "place"),
            // The text would still have a mistake.
            ("[0-9]{4}-[0-9]{2}", "2026-11", "11/2026", nil, "place"),
            ("[0-9]-[2-9][0-9]{6}", "1-5550123", "1-FLOWERS", nil, "place"),
            // A sign is missing.
            ("[0-9]{4}-[0-9]{3}", "0378-595", "0378595", ["-"], nil),
            // The text is accepted after a change.
            ("[0-9]{3} ?[0-9]{2}", "123 45", "123  45", nil, "spaces"),
            ("[0-9]{2}-[0-9]{2}-[0-9]{2}", "20-00-00", "12.34.56", ["-"], "replacement"),
            ("[a-z]{2}(-?[A-Z]{2})?", "en-US", "de_DE", ["-"], "replacement"),
            ("[0-9]+\\.[0-9]{2}", "1.50", "1,50", ["."], "replacement"),
            ("[A-Z][0-9][A-Z] [0-9]", "K1A 0", "KIA O", nil, "digits"),
            ("[A-Z]{2}[0-9]{2}", "AB12", "0B12", nil, "letters"), ("[0-9]{4}", "1234", "PLZ 8001", nil, "part"),
            ("[0-9]{4}-[0-9]{3}[0-9X]", "0378-5955", "https://example.org/0378-5955", nil, "part"),
            ("[0-9]{2}(-[0-9]{3})?", "12", "12-", nil, "end"),
            ("[0-9]{2}-[0-9]{2}-[0-9]{2}", "20-00-00", "12-34-5", nil, "short"),
        ] as [(String, String, String, [String]?, String?)])
    func example(expression: String, example: String, input: String, accepted: [String]?, reason: String?) throws {
        let error = rejection(by: try RegexInputValidator(expression, like: example), of: input)
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.accepted] == accepted.map { .list($0) })
        #expect(error?["mismatchReason"] == reason.map { .text($0) })
        #expect(error?[.example] == .text(example))
    }

    @Test(
        "advises to remove a sign only if the text is accepted then",
        arguments: [
            ("DE[0-9]{6}", "DE123456", "DE 123 456", " "), ("[A-Z]{2} ?[0-9]{2}", "AB 12", "AB-12", "-"),
            ("[0-9]{4}", "1234", "12.4", nil), ("[0-9]{2}", "12", "1.2", nil), ("[0-9]{3}", "123", "1-2-3-4", nil),
        ] as [(String, String, String, String?)])
    func removal(expression: String, example: String, input: String, character: String?) throws {
        let error = rejection(by: try RegexInputValidator(expression, like: example), of: input)
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.character] == character.map { .text($0) })
    }

    @Test(
        "names a character that is in no accepted text only if the text can go on without it",
        arguments: [
            ("[A-Z]{2}-[0-9]{4}/[0-9]{2}", "AB_1234/12", nil, ["-"]), ("[1-9][0-9]*", "1.5", nil, ["0-9"]),
            ("[a-z]{3}", "a__bc", "_", nil), ("[0-9]{3}", "12-3", "-", nil),
        ] as [(String, String, String?, [String]?)])
    func removable(expression: String, input: String, character: String?, accepted: [String]?) throws {
        let error = rejection(by: try RegexInputValidator(expression), of: input)
        #expect(error?[.character] == character.map { .text($0) })
        #expect(error?[.accepted] == accepted.map { .list($0) })
    }

    @Test(
        "names a character that is in no accepted text, unless it is a letter, a digit, or most of the input",
        arguments: [
            ("[a-z]{3}", "ab-", "-"), ("[a-z-]{3}", "ab_", "_"), ("[a-z]{3}", "ab1", nil), ("[a-z]{3}", "abé", nil),
            ("[a-z]{3}", "a-", nil), ("a-b[a-z]", "a-b-", nil), ("[^-]{3}x", "ab-x", "-"),
        ] as [(String, String, String?)])
    func character(expression: String, input: String, character: String?) throws {
        let error = rejection(by: try RegexInputValidator(expression), of: input)
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.character] == character.map { .text($0) })
    }

    @Test(
        "states that a text is too long only if nothing but the end may follow",
        arguments: [
            ("[0-9]{3}[a-z]", "123a5", true), ("[0-9]{4}x?", "12345", nil), ("[0-9é]{4}", "123é5", nil),
        ] as [(String, String, Bool?)])
    func end(expression: String, input: String, isTooLong: Bool?) throws {
        let error = rejection(by: try RegexInputValidator(expression), of: input)
        #expect(error?.code == .patternMismatch && error?[.position] == 4 || input.contains("é"))
        #expect(error?["mismatchReason"] == isTooLong.map { _ in "long" })
    }
}
