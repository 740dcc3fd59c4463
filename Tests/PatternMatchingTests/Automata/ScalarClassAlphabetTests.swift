// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The alphabet of an automaton")
struct ScalarClassAlphabetTests {
    @Test(
        "distinguishes the scalars that a part of the pattern distinguishes",
        arguments: [
            // The classes are a and b, c, d, and everything else.
            Sample("[a-cc-d]x|cy", accepts: ["ax", "bx", "cx", "dx", "cy"], rejects: ["ay", "by", "dy", "ex", "`x"]),
            Sample("[^b-d]", accepts: ["a", "e", "\0", "é", "\u{10FFFF}"], rejects: ["b", "c", "d"]),
            Sample("[\0-\u{10FFFF}]", accepts: ["\0", "\u{7F}", "\u{80}", "\u{D7FF}"], rejects: ["", "aa"]),
            // At the border between ASCII and the other scalars, and beside the surrogates.
            Sample("[\u{7F}-\u{80}]", accepts: ["\u{7F}", "\u{80}"], rejects: ["~", "\u{81}"]),
            Sample("[^\0-\u{7F}]", accepts: ["\u{80}", "日", "\u{10FFFF}"], rejects: ["a", "\u{7F}"]),
            Sample("[\u{D7FF}-\u{E000}]", accepts: ["\u{D7FF}", "\u{E000}"], rejects: ["\u{D7FE}", "\u{E001}"]),
            Sample("[\u{10FFFF}]", accepts: ["\u{10FFFF}"], rejects: ["\u{10FFFE}"]),
            // A word boundary distinguishes letters from other characters, although no set does.
            Sample(#".\b."#, accepts: ["a-", "-a", "_-"], rejects: ["ab", "--", "a_"]),
        ])
    func classes(sample: Sample) throws {
        try sample.check()
    }

    /// A pattern with a class for each letter, which the next letter must follow.
    private static func pairs(_ letters: [Unicode.Scalar]) -> String {
        zip(letters, letters.dropFirst()).map { "\($0)\($1)" }.joined(separator: "|")
    }

    // With 64 classes, a set's bits fill one word, and one more class needs another word.
    @Test("distinguishes as many scalars as the pattern has", arguments: [62, 63, 64, 65, 127, 128, 129, 200])
    func count(count: Int) throws {
        let letters = (0..<count).compactMap { Unicode.Scalar(UInt32(0x4E00 + 2 * $0)) }
        let pattern = try Pattern(Self.pairs(letters))
        let opposite = try Pattern("(?!\(Self.pairs(letters)))..")
        for (index, first) in letters.enumerated() {
            let next = letters[(index + 1) % count]
            let isLast = index == count - 1
            #expect(pattern.matches("\(first)\(next)") == !isLast)
            #expect(opposite.matches("\(first)\(next)") == isLast)
            // The scalar after each letter is in no set.
            #expect(!pattern.matches("\(first)\(Unicode.Scalar(first.value + 1) ?? "a")"))
        }
        let others = try Pattern("[^\(String(String.UnicodeScalarView(letters)))]")
        #expect(others.matches("a") && others.matches("\u{4E01}") && !letters.contains { others.matches(String($0)) })
    }
}
