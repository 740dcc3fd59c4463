// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationBasics

@Suite("A set of texts")
struct ExactTextSetTests {
    private static func firstIndex(of text: String, in set: ExactTextSet) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer { set.firstIndex(of: $0) }
    }

    private static func naiveIndex(of text: String, in texts: [String]) -> Int? {
        texts.firstIndex { Array($0.utf8) == Array(text.utf8) }
    }

    /// Lists with enough texts to fill half of the slots, and with one more.
    @Test("finds the first text with the same bytes", arguments: [0, 1, 2, 3, 4, 5, 8, 9, 64, 65, 1_000])
    func lookup(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let letters = ["a", "b", "é", "e\u{301}", "K", "\u{212A}", ""]
        func text() -> String { (0..<random.next(below: 12)).map { _ in random.nextElement(of: letters) }.joined() }
        let texts = (0..<count).map { _ in text() }
        let set = ExactTextSet(texts)
        #expect(set.texts.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        let wrong = (texts + (0..<500).map { _ in text() }).filter {
            Self.firstIndex(of: $0, in: set) != Self.naiveIndex(of: $0, in: texts)
        }
        #expect(wrong == [])
    }

    @Test(
        "distinguishes texts that are only canonically equivalent, and parts of a text",
        arguments: [
            ("K", 0), ("\u{212A}", nil), ("é", 1), ("e\u{301}", nil), ("", nil), ("ab", 2), ("a", nil), ("abc", nil),
            ("b", nil),
        ]
            as [(SampleText, Int?)])
    func equivalence(text: SampleText, index: Int?) {
        #expect(Self.firstIndex(of: text.text, in: ExactTextSet(["K", "é", "ab", "K"])) == index)
    }

    @Test(
        "has bytes at a place of others",
        arguments: [
            ("b", 1, true), ("bc", 1, true), ("c", 2, true), ("", 3, true), ("c", 3, false), ("bcd", 1, false),
            ("a", -1, false), ("b", 0, false),
        ])
    func bytes(text: String, offset: Int, isThere: Bool) {
        let found = Array("abc".utf8).withUnsafeBufferPointer { all in
            Array(text.utf8).withUnsafeBufferPointer { all.hasBytes($0, at: offset) }
        }
        #expect(found == isThere)
    }
}
