// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("Case folding")
struct CaseFoldingTests {
    @Test(
        "adds letters of ASCII only to letters of ASCII",
        arguments: [
            Sample("(?i)straSSe[a-c]", accepts: ["STRASSEB", "strassea"], rejects: ["stra\u{17F}sea", "straßea"]),
            Sample("(?i)[k-s]", accepts: ["K", "k", "S"], rejects: ["\u{212A}", "\u{17F}", "j"]),
            Sample("(?i)[^k]", accepts: ["a", "\u{212A}"], rejects: ["k", "K"]),
            Sample("(?i)[@-[]", accepts: ["@", "[", "A", "Z", "a", "z"], rejects: ["`", "{", "?"]),
            Sample("(?i)[`-{]", accepts: ["`", "{", "A", "Z", "a", "z"], rejects: ["@", "[", "|"]),
            // U+0130 and U+0131, whose other case is an ASCII letter, alone or with a dot above.
            Sample("(?i)i", accepts: ["i", "I"], rejects: ["\u{130}", "\u{131}"]),
            Sample("(?i)\u{130}", accepts: ["\u{130}"], rejects: ["i", "I", "\u{131}", "i\u{307}"]),
            Sample("(?i)\u{131}", accepts: ["\u{131}"], rejects: ["i", "I", "\u{130}"]),
        ])
    func ascii(sample: Sample) throws {
        try sample.check()
    }

    // The rows with status C or S in CaseFolding.txt.
    @Test(
        "adds the scalars beyond ASCII with the same simple case folding in Unicode",
        arguments: [
            Sample("(?i)ÉΣЖß", accepts: ["éςж\u{1E9E}", "ÉσЖß"], rejects: ["eσЖß", "ÉΣЖSS"]),
            // Groups of three letters: U+03C3, U+03C2, and U+03A3 for sigma, and U+01C4 to U+01C6 for the digraph with
            // a caron.
            Sample("(?i)ς", accepts: ["\u{3A3}", "\u{3C3}", "\u{3C2}"], rejects: ["s", "\u{3C4}"]),
            Sample("(?i)\u{1C5}", accepts: ["\u{1C4}", "\u{1C5}", "\u{1C6}"], rejects: ["\u{1C7}", "dž"]),
            // Signs that fold to a letter: 00B5 to 03BC, 212B to 00E5, and 2126 to 03C9.
            Sample("(?i)\u{B5}", accepts: ["\u{3BC}", "\u{39C}", "\u{B5}"], rejects: ["u", "m"]),
            Sample("(?i)\u{E5}", accepts: ["\u{212B}", "\u{C5}"], rejects: ["a", "A"]),
            Sample("(?i)\u{3C9}", accepts: ["\u{2126}", "\u{3A9}"], rejects: ["o", "w"]),
            // U+03AC and U+1F71 are canonically equivalent, but fold to different letters.
            Sample("(?i)\u{3AC}", accepts: ["\u{386}", "\u{3AC}"], rejects: ["\u{1FBB}"]),
            Sample("(?i)\u{13A0}\u{10400}", accepts: ["\u{AB70}\u{10428}"], rejects: ["\u{AB71}\u{10428}"]),
            Sample("(?i)[^é]", accepts: ["e"], rejects: ["é", "É"]),
        ])
    func beyondASCII(sample: Sample) throws {
        try sample.check()
    }
}
