// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

@testable import ValidationText

@Suite("Accepted texts")
struct AcceptedTextsTests {
    private static func matches(_ texts: AcceptedTexts, _ input: String) throws -> Bool {
        try RegexInputValidator("(?:\(texts.expression.source))").isValid(input)
    }

    @Test("have a literal expression for exactly the text, also inside a class")
    func literalExpression() throws {
        let text = String(String.UnicodeScalarView((1..<0x80).map { Unicode.Scalar(UInt8($0)) })) + "é日\u{1F600}"
        #expect(try Self.matches(.exactly(AcceptedTexts.literalExpression(for: text)), text))
        for scalar in text.unicodeScalars {
            let expression = AcceptedTexts.literalExpression(for: String(scalar))
            for source in [expression, "[\(expression)]"] {
                let strategy = try RegexInputValidator(source)
                #expect(text.unicodeScalars.filter { strategy.isValid(String($0)) } == [scalar], "\(source)")
            }
        }
    }

    @Test(
        "are an expression, which can match more than they are",
        arguments: [
            (.exactly("a+"), true, ["a", "aa"], ["b", "ab"]), (.approximately("a+"), false, ["a"], ["b"]),
            (.list(["a.b", "[x]", "S|M"]), true, ["a.b", "[x]", "S|M"], ["axb", "x", "S", "M", "a.b[x]"]),
            (.length(minimum: 2, maximum: 3, isExact: true), true, ["ab", "a\n", "日本語"], ["a", "abcd"]),
            (.length(minimum: 2, maximum: nil, isExact: false), false, ["ab", "\r\n\u{85}x"], ["a"]),
            (.length(minimum: 0, maximum: 1, isExact: true), true, ["a", "\n"], ["ab"]),
        ] as [(AcceptedTexts, Bool, [String], [String])])
    func expression(texts: AcceptedTexts, isExact: Bool, accepted: [String], rejected: [String]) throws {
        #expect(texts.expression.isExact == isExact)
        #expect(try accepted.filter { try !Self.matches(texts, $0) } == [])
        #expect(try rejected.filter { try Self.matches(texts, $0) } == [])
    }

    @Test("contain every text that a strategy accepts", arguments: TextStrategy.all + TextStrategy.partial)
    func accepted(row: TextStrategy) throws {
        guard let texts = ListedRule(row.validator.configuration)?.acceptedTexts else { return }
        #expect(try row.accepted.filter { try !Self.matches(texts, $0) } == [])
    }

    @Test("have ranges for the scalars with a condition, and no range contains a surrogate")
    func ranges() {
        typealias Ranges = [ClosedRange<UInt32>]
        #expect(Unicode.Scalar.ranges { _ in true } == [0...0xD7FF, 0xE000...0x10FFFF] as Ranges)
        #expect(Unicode.Scalar.ranges { _ in false } == [])
        let hexadecimal = Unicode.Scalar.ranges { $0.properties.isASCIIHexDigit }
        #expect(hexadecimal == [0x30...0x39, 0x41...0x46, 0x61...0x66] as Ranges)
        let ends = Unicode.Scalar.ranges { [0, 0xD7FF, 0xE000, 0x10FFFF].contains($0.value) }
        #expect(ends == [0...0, 0xD7FF...0xD7FF, 0xE000...0xE000, 0x10FFFF...0x10FFFF] as Ranges)
    }

    @Test("of an alphabet are the texts that the strategy accepts, and all other texts for a strategy for any script")
    func alphabets() throws {
        let scalars: [Unicode.Scalar] = (1..<0x180).compactMap(Unicode.Scalar.init)
        for listing in StrategyListing.all {
            guard let strategy = listing.example as? AlphabetInputValidator,
                let texts = listing.acceptedTexts(of: strategy)
            else { continue }
            let matcher = try RegexInputValidator(texts.expression.source)
            for scalar in scalars where scalar.isASCII || texts.expression.isExact {
                let text = String(scalar)
                // A text with one character may be rejected for another reason, such as an incomplete group.
                #expect(matcher.isValid(text) || !strategy.isValid(text), "\(listing.name) \(scalar.value)")
            }
            #expect(listing.acceptedSamples.filter { !matcher.isValid($0) } == [], "\(listing.name)")
        }
        let characters = CharactersInputValidator(in: "a-é")
        let texts = StrategyListing.named("characters")?.acceptedTexts(of: characters)
        let matcher = try RegexInputValidator(try #require(texts).expression.source)
        let matched: [Unicode.Scalar] = scalars.filter { matcher.isValid(String($0)) }
        #expect(matched == ["-", "a", "é"])
    }

    @Test(
        "of a length have as many characters as its units can be",
        arguments: [
            (.count(in: 5...9), 5, nil, false), (.count(in: 5...9, of: .scalars), 5, 9, true),
            (.count(in: 5...9, of: .utf16), 3, 9, false), (.count(in: 4...9, of: .utf16), 2, 9, false),
            (.count(in: 5...9, of: .utf8), 2, 9, false), (.count(in: 4..., of: .utf8), 1, nil, false),
            (.count(in: 0...9, of: .scalars), 0, 9, true), (.count(in: ...9, of: .scalars), 1, 9, true),
            (.atLeast(2, .digit), 2, nil, false), (.password(in: 3...9), 3, 9, false),
            (.password(in: ...9), 1, 9, false),
            (.password(in: 3...9, digits: 1), 3, 9, false),
        ] as [(InputValidator<String>, Int, Int?, Bool)])
    func lengths(strategy: InputValidator<String>, minimum: Int, maximum: Int?, isExact: Bool) throws {
        let listing = try #require(StrategyListing.named(strategy.configuration.name))
        let texts = try #require(listing.acceptedTexts(of: strategy))
        guard case .length(let least, let most, let isComplete) = texts else {
            Issue.record("\(texts)")
            return
        }
        #expect(least == minimum && most == maximum && isComplete == isExact)
    }

    @Test(
        "of a part are all texts with the part in its place",
        arguments: [
            (.prefix("a.b"), ["a.b", "a.bx\n"], ["xa.b", "axb"]),
            (.suffix("a.b"), ["a.b", "\nxa.b"], ["a.bx", "axb"]),
            (.contains("a.b"), ["a.b", "\na.b\n"], ["a.", "axb"]),
            (.required, ["a", " \na "], [" ", "\u{200B}\u{3164}"]),
        ] as [(InputValidator<String>, [String], [String])])
    func parts(strategy: InputValidator<String>, accepted: [String], rejected: [String]) throws {
        let listing = try #require(StrategyListing.named(strategy.configuration.name))
        let texts = try #require(listing.acceptedTexts(of: strategy))
        #expect(texts.expression.isExact)
        #expect(try accepted.filter { try !Self.matches(texts, $0) } == [])
        #expect(try rejected.filter { try Self.matches(texts, $0) } == [])
    }
}
