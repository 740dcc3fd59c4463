// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A pattern")
struct PatternTests {
    @Test(
        "matches only the whole input",
        arguments: [
            Sample("[0-9]*", accepts: ["", "123"], rejects: ["123\nabc", "abc", "123\n", "\n123", "123 "]),
            Sample("^[0-9]*$", accepts: ["", "123"], rejects: ["123\nabc", "123\n", "123\r\n"]),
            Sample("a|ab", accepts: ["a", "ab"], rejects: ["abc", "", "b"]),
            Sample("^a|b$", accepts: ["a", "b"], rejects: ["ab", "ax", "xb"]),
            Sample("", accepts: [""], rejects: ["a", " ", "\n"]),
            Sample("a||b", accepts: ["", "a", "b"], rejects: ["ab"]),
            Sample("()", accepts: [""], rejects: ["a"]),
        ])
    func wholeInput(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "matches scalars instead of characters",
        arguments: [
            Sample("[a-z.]+@[a-z.]+", accepts: ["user@example.com"], rejects: ["user@example.com\u{301}"]),
            Sample("é", accepts: ["\u{E9}"], rejects: ["e\u{301}"]),
            Sample("e.", accepts: ["e\u{301}"], rejects: ["\u{E9}"]),
            Sample(".", accepts: ["👍"], rejects: ["👍🏽", "👨‍👩‍👧", "🇨🇭"]),
            Sample("K", accepts: ["K"], rejects: ["\u{212A}"]),
            Sample("[;`]", accepts: [";", "`"], rejects: ["\u{37E}", "\u{1FEF}"]),
            Sample("a\r", accepts: ["a\r"], rejects: ["a\r\n"]),
            Sample("[\u{1D49C}-\u{1D4B5}]{2}", accepts: ["𝒜𝒜"], rejects: ["𝒜", "AA"]),
        ])
    func scalars(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "rejects bytes that are not UTF-8",
        arguments: [
            [0xFF], [0xC3], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x61, 0xE2],
            [0xC3, 0xA9, 0xA9], [0x80, 0x80, 0x80, 0x80, 0x80], [0xC3, 0x61], [0xF0, 0x9F, 0x91],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) throws {
        // The second expression is read from its end.
        let patterns = try Pattern.Algorithm.allCases.flatMap { algorithm in
            try ["(?s).*", "(?s)(?:(?=.*).)*", "(?s)(?!a).*", "(?s).{0,99}"].map {
                try Pattern($0, algorithm: algorithm)
            }
        }
        #expect(patterns.filter { bytes.withUnsafeBufferPointer($0.matches) } == [])
    }

    @Test("treats a buffer without an address as the empty input")
    func emptyBuffer() throws {
        let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        for algorithm in Pattern.Algorithm.allCases {
            #expect(try Pattern("a{0,9}", algorithm: algorithm).matches(empty))
            #expect(try !Pattern("a+", algorithm: algorithm).matches(empty))
        }
    }

    @Test("equals another pattern if both expressions have the same scalars")
    func equality() throws {
        #expect(try Pattern("é") == Pattern("\u{E9}"))
        #expect(try Pattern("\u{E9}") != Pattern("e\u{301}"))
        #expect(try Pattern("a") != Pattern("(a)"))
        #expect(try Set([Pattern("a"), Pattern("a"), Pattern("b")]).count == 2)
        #expect(try Pattern("(?i)a").expression == "(?i)a")
    }
}
