// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The parser of groups")
struct PatternParserGroupsTests {
    @Test(
        "accepts every kind of group that does not change what matches",
        arguments: [
            Sample("(a)(?:b)(?<name>c)(?P<other_1>d)", accepts: ["abcd"], rejects: ["abc", "name"])
        ])
    func groups(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "applies flags to the whole pattern, to a group, or to the rest of a group",
        arguments: [
            Sample("(?i:a)b", accepts: ["Ab", "ab"], rejects: ["AB"]),
            Sample("a(?:(?i)b)c", accepts: ["abc", "aBc"], rejects: ["Abc", "abC"]),
            Sample("(?i)a(?-i)b", accepts: ["Ab"], rejects: ["AB"]),
            Sample(".", accepts: ["a", "\r", "\u{85}", "\u{2028}", "👍", "\0"], rejects: ["\n", "", "ab"]),
            Sample("(?s).", accepts: ["\n", "a"], rejects: [""]),
            Sample("(?x) a b # a comment\n [ ] \\  ", accepts: ["ab  "], rejects: ["ab", " ab"]),
            Sample("(?x)a # a comment", accepts: ["a"], rejects: ["a ", "a # a comment"]),
            Sample("a#b(?x)[#]\\#", accepts: ["a#b##"], rejects: ["a#b", "ab##", "a"]),
            Sample("(?s).(?-s).", accepts: ["\na"], rejects: ["\n\n", "\n"]),
            Sample("(?x)a\t\n\u{B}\u{C}\r b", accepts: ["ab"], rejects: ["a\u{B}b", "a b"]),
            Sample("(?x)[\t\n\u{B}\u{C}\r ]", accepts: ["\t", "\n", "\u{B}", "\u{C}", "\r", " "], rejects: [""]),
            Sample("(?xx)[a-c 0-9\t]", accepts: ["a", "c", "5"], rejects: [" ", "\t", "-"]),
            Sample("(?xx) [ a\t b ] c", accepts: ["ac", "bc"], rejects: [" c", "\tc", "c"]),
            Sample("(?xx)[ ^ a - c ]", accepts: ["d", " ", "-"], rejects: ["a", "b"]),
            Sample("(?xx)[ ] a - ]", accepts: ["]", "a", "-"], rejects: [" ", "b"]),
            Sample("(?xxx:[a b])|(?xxxx)[c d]", accepts: ["a", "b", "c", "d"], rejects: [" "]),
            Sample("(?xix)[a b]", accepts: ["A", " "], rejects: ["c"]),
            Sample("(?xx)(?-xxx:[a b])(?xx-x)[c ]", accepts: [" c", "a "], rejects: ["ac "]),
            Sample(#"(?xx)[a\ ](?x)[b ](?-x)[c ] "#, accepts: [" b  ", "a c "], rejects: ["abc", "  c"]),
            Sample("(?x)a\u{A0}\u{2028}b", accepts: ["a\u{A0}\u{2028}b"], rejects: ["ab"]),
            Sample("(?i)a(?#c)*", accepts: ["", "Aa"], rejects: ["c"]),
            Sample("(?sx-i: . )b", accepts: ["\nb"], rejects: [" . b"]),
            Sample("a(?#a comment)b", accepts: ["ab"], rejects: ["a"]),
        ])
    func flags(sample: Sample) throws {
        try sample.check()
    }
}
