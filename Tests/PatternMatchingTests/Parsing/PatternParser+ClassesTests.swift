// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The parser of classes")
struct PatternParserClassesTests {
    @Test(
        "reads classes and shorthands as ASCII",
        arguments: [
            Sample("[a-cx]", accepts: ["a", "b", "c", "x"], rejects: ["d", "-", "ab", ""]),
            Sample("[^a-c]", accepts: ["d", "é", "\n", "👍"], rejects: ["a", "", "dd"]),
            Sample("[]a]", accepts: ["]", "a"], rejects: ["b"]),
            Sample("[^]a]", accepts: ["b"], rejects: ["]", "a"]),
            Sample("[a-]", accepts: ["a", "-"], rejects: ["b"]),
            Sample("[a-a]", accepts: ["a"], rejects: ["b", "-"]),
            Sample("[&~:.=]", accepts: ["&", "~", ":", ".", "="], rejects: ["-"]),
            Sample("[-a]", accepts: ["a", "-"], rejects: ["b"]),
            Sample(#"[\w-.]"#, accepts: ["a", "-", "."], rejects: ["/", " "]),
            Sample(#"[\]\\^]"#, accepts: ["]", "\\", "^"], rejects: ["["]),
            Sample(#"[\b]"#, accepts: ["\u{8}"], rejects: ["b", ""]),
            Sample("[a[b]", accepts: ["a", "[", "b"], rejects: ["]"]),
            Sample(#"[^\s\S]"#, accepts: [], rejects: ["", "a"]),
            Sample(#"\d"#, accepts: ["0", "9"], rejects: ["٣", "４", "½", "²", "a", "/", ":"]),
            Sample(#"\D"#, accepts: ["٣", "a", "\n"], rejects: ["5", ""]),
            Sample(#"\w"#, accepts: ["a", "Z", "0", "_"], rejects: ["é", "-", "\u{212A}", "\u{17F}"]),
            Sample(#"\W"#, accepts: ["é", "-"], rejects: ["a"]),
            Sample(#"\s+"#, accepts: [" ", "\t\n\u{B}\u{C}\r "], rejects: ["\u{A0}", "\u{2028}", ""]),
            Sample(#"\S"#, accepts: ["a", "\u{A0}"], rejects: [" "]),
            Sample("[+-9]", accepts: ["+", ".", "9"], rejects: ["*", ":"]),
            Sample(#"[a\x{80}]"#, accepts: ["a", "\u{80}"], rejects: ["\u{7F}", "\u{81}", "é", "日"]),
            Sample(#"[\x00-\x{80}]"#, accepts: ["a", "\u{7F}", "\u{80}"], rejects: ["\u{81}", "é", "日"]),
            Sample(#"[^\x00-\x7F]"#, accepts: ["\u{80}", "\u{81}", "日", "😀"], rejects: ["a", "\u{7F}"]),
            Sample(#"[\x00-\xFF]"#, accepts: ["a", "\u{80}", "\u{FF}"], rejects: ["\u{100}", "日", "😀"]),
        ])
    func classes(sample: Sample) throws {
        try sample.check()
    }
}
