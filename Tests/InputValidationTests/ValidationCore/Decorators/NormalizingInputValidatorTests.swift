// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

extension StrategyRow {
    static let normalizing = [
        StrategyRow(
            "trimmed, stripped and trimmed again",
            InputValidator.stripping("-", then: .trimmed(then: .stripping(" ", then: .numeric))),
            accepts: ["1", " - 1 - 2 - "],
            rejects: [("", .inputEmpty), ("-", .inputEmpty), ("a", .numericCharacter)]),
        StrategyRow(
            "trimmed and parsed", InputValidator.trimmed(then: .integer), accepts: ["1", " -2 "],
            rejects: [("", .inputEmpty), (" ", .inputEmpty), ("- 1", .integerCharacter)]),
        StrategyRow(
            "collapsed blanks", InputValidator.collapsingBlanks(then: .pattern("a b")),
            accepts: ["a b", "  a \n b"], rejects: [("ab", .patternMismatch), (" ", .inputEmpty)]),
        StrategyRow(
            "folded", InputValidator.folded(then: .pattern("[A-Z]{2} [0-9]{2}")),
            accepts: ["AB 12", "\u{FF21}B\u{3000}\u{661}\u{FF12}", "A\u{200B}B\u{A0}1\u{AD}2"],
            rejects: [("AB12", .patternMismatch), ("\u{200B}", .inputEmpty), ("AB\t12", .patternMismatch)]),
        StrategyRow(
            "folded and parsed", InputValidator.folded(then: .integer), accepts: ["\u{FF0D}\u{FF15}", "7"],
            rejects: [("\u{2014}5", .integerCharacter)]),
    ]
}

@Suite("Normalizing rules")
struct NormalizingInputValidatorTests {
    @Test(
        "change the text before the rule gets it",
        arguments: [
            (.trimmed(then: any), "\u{A0} 12\t\r\n", "12"), (.trimmed(then: any), "   ", ""),
            (.trimmed(then: any), "1 2", "1 2"), (.trimmed(then: any), "\u{FEFF}1\u{200B}2\u{200E}\0", "1\u{200B}2"),
            (.trimmed(then: any), "❤\u{FE0F} ", "❤\u{FE0F}"), (.trimmed(then: any), "\u{200D} a", "a"),
            (.collapsingBlanks(then: any), "  a \n\t b ", "a b"), (.stripping(" -.", then: any), "1-2.3 4", "1234"),
            (.folded(then: any), "０２０ ７９４６", "020 7946"), (.folded(then: any), "٠١٢۳४", "01234"),
            (.folded(then: any), "Ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "Ada@example.org"), (.folded(then: any), "ｶﾞﾊﾟｳﾞﾜﾞ。ｰ", "ガパヴ\u{30F7}。ー"),
            (.folded(then: any), "ﾞｱﾞ", "\u{3099}ア\u{3099}"), (.folded(then: any), "ﾡￂ￦", "ㄱㅏ₩"),
            (.folded(then: any), "a\u{A0}b\u{2003}\u{3000}\tc\n", "a b  \tc\n"),
            (.folded(then: any), "\u{FEFF}a\u{200D}b\u{0}\u{FE0F}", "ab"),
            (.folded(then: any), "❤\u{FE0F}!", "❤\u{FE0F}!"),
            (.folded(then: any), "é①Ⅳ—", "é①Ⅳ—"), (.folded(then: any), "e\u{301}", "e\u{301}"),
            (.stripping("", then: any), "1-2", "1-2"), (.stripping("e\u{301}", then: any), "e\u{301}a", "a"),
        ] as [(InputValidator<String>, SampleText, String)])
    func steps(strategy: InputValidator<String>, input: SampleText, output: String) {
        #expect(strategy.normalized(input.text) == output)
        #expect(strategy.normalized(output) == output)
    }

    private static let any: InputValidator<String> = .count(in: 0...)

    @Test("fold every character once, to one that isn't folded again")
    func foldedCharacters() {
        let fold: InputValidator<String> = .folded(then: Self.any)
        var widths = 0
        for value in UInt32(0x20)..<0x20000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "あ\(scalar)あ"
            let folded = fold.normalized(text)
            #expect(fold.normalized(folded) == folded && folded.unicodeScalars.count <= 3, "\(value)")
            if (0xFF01...0xFFEE).contains(value), folded != text { widths += 1 }
        }
        // 94 signs and letters, 2 brackets, 63 katakana, 51 hangul, an invisible filler, and 14 signs.
        #expect(widths == 225)
    }

    @Test("change any text as their definition by characters does")
    func definition() {
        let parts = [
            " ", " ", "\t", "\n", "\r", "\u{B}", "\0", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2003}", "\u{200B}",
            "\u{1680}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "a", "1", "-", "~", "\u{E9}",
            "e\u{301}", "\u{1F600}", "\u{301}",
        ]
        let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        // No part is a joiner or a variation selector.
        let isInvisible = { (scalar: Unicode.Scalar) in
            isBlank(scalar) || [.control, .format].contains(scalar.properties.generalCategory)
        }
        var random = SplitMix64(seed: 11)
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in parts.randomElement(using: &random)! }
                .joined()
            let scalars = Array(text.unicodeScalars)
            let trimmed = scalars.drop(while: isInvisible).reversed().drop(while: isInvisible).reversed()
            let words = trimmed.split(whereSeparator: isBlank)
            let expected: [(InputValidator<String>, [Unicode.Scalar])] = [
                (.trimmed(then: Self.any), Array(trimmed)),
                (.collapsingBlanks(then: Self.any), Array(words.joined(separator: [" "]))),
                (.stripping(" -a", then: Self.any), scalars.filter { !" -a".unicodeScalars.contains($0) }),
                (.stripping("-\u{301}~", then: Self.any), scalars.filter { !"-\u{301}~".unicodeScalars.contains($0) }),
            ]
            for (strategy, scalars) in expected {
                #expect(
                    Array(strategy.normalized(text).unicodeScalars) == scalars,
                    "\(strategy.configuration.name): \(text.debugDescription)")
            }
        }
    }

    @Test("have the verdict of the rule for the changed text, and parse the changed text")
    func verdicts() throws {
        #expect(InputValidator<String>.trimmed(then: .numeric).isValid(" 12 "))
        #expect(rejection(by: .trimmed(then: .numeric), of: "  ")?.code == .inputEmpty)
        #expect(InputValidator<String>.stripping(" ", then: .numeric).isValid("1 2"))
        #expect(InputValidator<String>.collapsingBlanks(then: .pattern("a b")).isValid(" a   b "))
        let number: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        #expect(try InputValidator<String>.trimmed(then: number).parse(" 7 ") == 7)
        #expect(try InputValidator<String>.stripping("'", then: number).parse("1'000") == 1000)
        #expect(try InputValidator<String>.collapsingBlanks(then: number).parse(" 7") == 7)
        #expect(InputValidator<String>.trimmed(then: .numeric && .alpha).errors(for: " - ").count == 2)
    }

    @Test("are equal if they remove the same characters, in any order")
    func equality() {
        let strategy: InputValidator<String> = .stripping("-. -", then: .numeric)
        #expect(strategy == .stripping(" .-", then: .numeric) && strategy != .stripping("-.", then: .numeric))
        #expect(strategy.configuration.parameters == ["separators": " -."])
    }

    @Test("return a form that the step does not change")
    func unstableForms() {
        let strategy: InputValidator<String> = .stripping("-", then: Hyphenating())
        #expect(strategy.normalized("A-B") == "AB")
        #expect(StrategyContract.violations(of: strategy, accepting: ["AB", "A-B"], rejecting: [""]) == [])
    }

    @Test("reject an input over the limit before they change it")
    func cap() {
        let input = String(repeating: " ", count: 65_537)
        let strategy: InputValidator<String> = .trimmed(then: .numeric)
        #expect(rejection(by: strategy, of: input)?.code == .inputTooLarge)
        #expect(strategy.errors(for: input).map(\.code) == [.inputTooLarge])
        #expect(strategy.normalized(input) == input)
        #expect(strategy.errors(for: input).map(\.parameters) == [[.maximum: 65_536, .length: 65_537]])
        let parser: InputParser<String, Int> = .trimmed(then: .integer)
        #expect(parser.outcome(of: input).errors.map(\.code) == [.inputTooLarge])
        #expect(strategy.isValid(String(repeating: " ", count: 65_535) + "1"))
    }

    @Test(
        "find an input over the limit impossible from the first character that begins or ends beyond it",
        arguments: [
            (0, "a", 65_537, 65_536), (0, "a", 70_000, 65_536), (0, "é", 32_769, 65_536), (1, "é", 32_768, 65_535),
            (65_535, "é", 1, 65_535), (65_536, "é", 1, 65_536), (0, "€", 21_846, 65_535), (1, "€", 21_846, 65_536),
            (2, "€", 21_845, 65_534), (0, "\u{1F600}", 16_385, 65_536), (3, "\u{1F600}", 16_384, 65_535),
        ])
    func progressOverLimit(blanks: Int, character: String, count: Int, position: Int) {
        let input = String(repeating: " ", count: blanks) + String(repeating: character, count: count)
        for strategy: InputValidator<String> in [
            .trimmed(then: Self.any), .collapsingBlanks(then: Self.any), .stripping(character, then: Self.any),
        ] {
            #expect(
                strategy.progress(of: input)
                    == .impossible(at: position, expected: ExpectedCharacters([], includesEnd: true)))
            #expect(strategy.progress(of: String(repeating: " ", count: 65_536)) == .accepted)
        }
    }
}

/// On its own, it would put a hyphen in front of the text.
private final class Hyphenating: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if input.isEmpty { throw ValidationError(.inputEmpty) }
    }
    override func normalized(_ input: String) -> String { input.hasPrefix("-") ? input : "-" + input }
}
