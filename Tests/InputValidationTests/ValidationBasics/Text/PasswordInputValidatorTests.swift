// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

#if FoundationInterop
import Foundation
#endif

extension StrategyRow {
    static let password = [
        StrategyRow(
            "password by length", PasswordInputValidator(in: 8...16), accepts: ["correct horse", "12345678"],
            rejects: [
                ("horse", .lengthTooShort), ("correct horse battery", .lengthTooLong), ("", .inputEmpty),
                (String(repeating: "a", count: 65_537), .inputTooLarge),
            ]),
        StrategyRow(
            "password by classes",
            PasswordInputValidator(in: 5...64, letters: 2, lowercase: 1, uppercase: 1, digits: 1, symbols: 1),
            accepts: ["Horse-7", "ab CD 12"],
            rejects: [
                ("12-45", .passwordLetter), ("HORSE-7", .passwordLowercase), ("horse-7", .passwordUppercase),
                ("Horse-x", .passwordDigit), ("Horse7", .passwordSymbol),
            ]),
    ]
}

@Suite("PasswordInputValidator")
struct PasswordInputValidatorTests {
    @Test(
        "lists every requirement that a password does not meet",
        arguments: [
            ("horse", [.lengthTooShort, .passwordUppercase, .passwordDigit, .passwordSymbol]),
            ("correct horse", [.passwordUppercase, .passwordDigit]), ("Correct horse 7", []), ("", [.inputEmpty]),
        ] as [(String, [ValidationError.Code])])
    func requirements(input: String, codes: [ValidationError.Code]) {
        let strategy = PasswordInputValidator(in: 12...64, uppercase: 1, digits: 1, symbols: 1)
        #expect(strategy.errors(for: input).map(\.code) == codes)
    }

    @Test(
        "accepts exactly the lengths of its range",
        arguments: [
            (.password(in: 3...5), [2, 6], [3, 5]), (.password(in: 3..<5), [2, 5], [3, 4]),
            (.password(in: 3...), [2], [3, 2_000]), (.password(in: ...3), [4], [1, 3]),
            (.password(in: -5...0), [1], []), (.password(), [14, 1_025], [15, 1_024]),
        ] as [(InputValidator<String>, rejected: [Int], accepted: [Int])])
    func lengths(strategy: InputValidator<String>, rejected: [Int], accepted: [Int]) {
        let codes = Set(rejected.map { rejection(by: strategy, of: String(repeating: "a", count: $0))?.code })
        #expect(codes.isSubset(of: [.lengthTooShort, .lengthTooLong]))
        #expect(accepted.filter { !strategy.isValid(String(repeating: "a", count: $0)) } == [])
    }

    @Test("rejects everything if its range contains no length", arguments: [5..<5, -3..<0])
    func emptyRange(range: Range<Int>) {
        #expect(rejection(by: .password(in: range), of: "correct horse")?.code == .lengthRangeEmpty)
        #expect(rejection(by: .password(in: range), of: "")?.code == .inputEmpty)
    }

    @Test(
        "accepts what a person can type again, and no other character",
        arguments: [
            ("correct horse battery", nil), ("correct\u{A0}horse battery", nil), ("пароль из слов и пробелов", nil),
            ("I \u{2764}\u{FE0F} correct horses", nil), ("correct horse \u{1F469}\u{200D}\u{1F467}", nil),
            ("می\u{200C}خواهم اسب درست", nil), ("cafe\u{301} correct horse", nil),
            (String(repeating: "\u{200B}", count: 15), 0), ("correct\u{0}horse battery", 7),
            ("correct horse battery\u{202E}", 21), ("correct horse battery\n", 21), ("correct horse battery\r\n", 21),
            ("correct\thorse battery", 7), ("correct horse battery\u{85}", 21), ("\u{FEFF}correct horse battery", 0),
            ("correct horse\u{2028}battery", 13), ("correct horse battery\u{7F}", 21), ("a\u{200D}bcdefghijklmnop", 1),
            ("correct horse battery\u{3164}", 21), ("correct horse battery\u{E0041}", 21),
            ("correct horse battery\u{FFFE}", 21),
        ] as [(String, Int?)])
    func characters(input: String, position: Int?) {
        let strategy: InputValidator<String> = .password()
        let error = rejection(by: strategy, of: input)
        #expect(error?.code == position.map { _ in .passwordCharacter })
        #expect(error?[.position] == position.map { .int($0) })
        #expect(strategy.isValid(input) == (strategy.progress(of: input) == .accepted))
        if position != nil { #expect(strategy.errors(for: input).map(\.code) == [.passwordCharacter]) }
    }

    @Test("lists a hidden character before the other requirements")
    func hiddenCharacter() {
        #expect(
            PasswordInputValidator(in: 12...64, digits: 1).errors(for: "horse\n").map(\.code) == [
                .passwordCharacter, .lengthTooShort, .passwordDigit,
            ])
    }

    @Test("is sensitive")
    func sensitivity() {
        #expect(PasswordInputValidator(in: 8...64).isSensitive)
    }

    @Test("equals another with the same requirements")
    func equality() {
        #expect(PasswordInputValidator(in: 8...64) == PasswordInputValidator(in: 8...64))
        #expect(PasswordInputValidator(in: 8...64) != PasswordInputValidator(in: 8...63))
        #expect(PasswordInputValidator(in: 8...64) != PasswordInputValidator(in: 8...64, digits: 1))
    }

    @Test("has a minimum for each class")
    func minimums() {
        let strategy: InputValidator<String> = .password(
            in: 30...40, letters: 1, lowercase: 2, uppercase: 3, digits: 4, symbols: 5)
        #expect(
            strategy
                == PasswordInputValidator(in: 30...40, letters: 1, lowercase: 2, uppercase: 3, digits: 4, symbols: 5))
        #expect(
            strategy.configuration.parameters == [
                .minimum: 30, .maximum: 40, "letters": 1, "lowercase": 2, "uppercase": 3, "digits": 4, "symbols": 5,
            ])
        let error = rejection(by: .password(in: 1...9, letters: 2), of: "a1")
        #expect(error == ValidationError(.passwordLetter, with: [.minimum: 2]).withLength(1))
    }

    @Test("has only the error about the size of a text that is too large")
    func tooLarge() {
        let strategy = PasswordInputValidator(in: 12...64, digits: 1)
        #expect(strategy.errors(for: String(repeating: "a", count: 65_537)).map(\.code) == [.inputTooLarge])
        #expect(
            strategy.errors(for: String(repeating: "a", count: 65_536)).map(\.code) == [.lengthTooLong, .passwordDigit])
    }
}

#if FoundationInterop
@Suite("A password in the form NFC")
struct ComposedPasswordTests {
    @Test(
        "has the same bytes, whether its letters were typed composed or decomposed",
        arguments: [
            ("correct horse caf\u{E9}", "correct horse cafe\u{301}"),
            ("\u{1EBF}n h\u{1EA1}nh ph\u{FA}c l\u{E0}", "e\u{302}\u{301}n ha\u{323}nh phu\u{301}c la\u{300}"),
            ("\u{AC01}\u{D55C}\u{AD6D}", "\u{1100}\u{1161}\u{11A8}\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
            ("\u{E5}ngstr\u{F6}m", "\u{212B}ngstro\u{308}m".lowercased()),
            ("\u{3AC}\u{3CD}\u{3CE}", "\u{1F71}\u{1F7B}\u{1F7D}"),
            ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("plain ASCII 1 & 2", "plain ASCII 1 & 2"),
        ])
    func bytes(first: String, second: String) {
        let bytes = [first, second].map { Array($0.precomposedStringWithCanonicalMapping.utf8) }
        #expect(bytes[0] == bytes[1])
        #expect(first == second)
        let strategy = InputValidator<String>.password(in: 1...64)
        let verdicts = [first, second].map { rejection(by: strategy, of: $0.precomposedStringWithCanonicalMapping) }
        #expect(verdicts == [nil, nil])
    }

    @Test(
        "stays different for passwords that only look alike",
        arguments: [("\u{FB01}", "fi"), ("\u{430}", "a"), ("１", "1")])
    func others(first: String, second: String) {
        #expect(first.precomposedStringWithCanonicalMapping != second.precomposedStringWithCanonicalMapping)
    }
}
#endif
