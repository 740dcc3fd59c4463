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

    @Test("has the ASCII characters of its sets", arguments: ["?", "@", "\u{7F}"] as [Unicode.Scalar])
    func asciiCharacters(scalar: Unicode.Scalar) throws {
        let value = UInt64(scalar.value)
        let (low, high) = try Pattern(#"[\x{\#(String(value, radix: 16))}é]"#).asciiCharacters
        #expect(low == (value < 64 ? 1 << value : 0) && high == (value < 64 ? 0 : 1 << (value - 64)))
    }

    @Test(
        "repeats with every quantifier, greedy or lazy",
        arguments: [
            Sample("ab*", accepts: ["a", "ab", "abbb"], rejects: ["", "b", "aba"]),
            Sample("ab+?", accepts: ["ab", "abbb"], rejects: ["a", ""]),
            Sample("ab??", accepts: ["a", "ab"], rejects: ["abb"]),
            Sample("a{2}", accepts: ["aa"], rejects: ["a", "aaa"]),
            Sample("a{2,}", accepts: ["aa", "aaaaa"], rejects: ["a", ""]),
            Sample("a{2,4}?", accepts: ["aa", "aaa", "aaaa"], rejects: ["a", "aaaaa"]),
            Sample("(?:ab){0}", accepts: [""], rejects: ["ab"]),
            Sample("(a?){3}", accepts: ["", "a", "aa", "aaa"], rejects: ["aaaa"]),
            Sample("(?:a*)*b", accepts: ["b", "aab"], rejects: ["a", "", "ba"]),
            Sample("(?:a{2}){2,3}", accepts: ["aaaa", "aaaaaa"], rejects: ["aa", "aaaaa", "aaaaaaaa"]),
            Sample("a{,x}", accepts: ["a{,x}"], rejects: ["a"]),
            Sample("{a}x{}", accepts: ["{a}x{}"], rejects: ["x"]),
            Sample("a{1", accepts: ["a{1"], rejects: ["a"]),
            Sample("a{65536", accepts: ["a{65536"], rejects: ["a"]),
            Sample("id{99999x}", accepts: ["id{99999x}"], rejects: ["id"]),
            Sample("a{1,99999", accepts: ["a{1,99999"], rejects: ["a"]),
            Sample("]}", accepts: ["]}"], rejects: ["]"]),
        ])
    func quantifiers(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "counts repetitions correctly on every path",
        arguments: [
            Sample("[ab]{2,4}", accepts: ["ab", "aba", "abab"], rejects: ["a", "ababa", "abc"]),
            Sample("[ab]{3}", accepts: ["aba"], rejects: ["ab", "abab"]),
            Sample("[ab]{3,}b", accepts: ["aaab", "abbbbbb"], rejects: ["aab", "aaaa"]),
            Sample("(?:[ab]{2,3}c?){2}", accepts: ["abab", "ababab", "abcabc"], rejects: ["aba", "abababa", "acab"]),
            Sample("(?:a{2,3})*", accepts: ["", "aa", "aaaa", "aaaaaaa"], rejects: ["a"]),
            Sample("(?:a{3,4})*", accepts: ["", "aaa", "aaaaaa", "aaaaaaa"], rejects: ["a", "aa", "aaaaa"]),
            Sample(".*a.{3}", accepts: ["abbb", "aabbb", "xxabab"], rejects: ["abb", "bbbb", "abbbb"]),
            Sample(".*a.{2,3}b", accepts: ["accb", "acccb", "aacccb"], rejects: ["acb", "accccb"]),
            Sample("[a-c]{1,3}[b-d]{1,3}", accepts: ["ab", "bbbbbb", "abcd"], rejects: ["a", "bbbbbbb", "da"]),
            Sample("(?:a{2,5}b{2,5}){2,5}", accepts: ["aabbaabb"], rejects: ["aabb", "aabbab", "aabbaabbbbbb"]),
            Sample(
                "(?=a{2,4}b).{3,9}", accepts: ["aab", "aaaab", "aabcccccc"], rejects: ["ab", "aaaaab", "aabccccccc"]),
            Sample("(?:(?=a{2,3}b)[ab]{2,4}c)+", accepts: ["aabc", "aaabc", "aabcaabc"], rejects: ["abc", "aabcabc"]),
            Sample(#"[\w ]{2,6}\b[\w ]{2,6}"#, accepts: ["ab cd", "ab  c", "abcdef gh"], rejects: ["abcdef", "abc"]),
        ])
    func counts(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "reads classes and shorthands as ASCII",
        arguments: [
            Sample("[a-cx]", accepts: ["a", "b", "c", "x"], rejects: ["d", "-", "ab", ""]),
            Sample("[^a-c]", accepts: ["d", "é", "\n", "👍"], rejects: ["a", "", "dd"]),
            Sample("[]a]", accepts: ["]", "a"], rejects: ["b"]),
            Sample("[^]a]", accepts: ["b"], rejects: ["]", "a"]),
            Sample("[a-]", accepts: ["a", "-"], rejects: ["b"]),
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
            Sample(#"[\x00-\xFF]"#, accepts: ["a", "\u{80}", "\u{FF}"], rejects: ["\u{100}", "日", "😀"]),
        ])
    func classes(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "reads escapes",
        arguments: [
            Sample(#"\n\r\t\f\v\0"#, accepts: ["\n\r\t\u{C}\u{B}\0"], rejects: ["nrtfv0"]),
            Sample(#"\a\e"#, accepts: ["\u{7}\u{1B}"], rejects: ["ae"]),
            Sample(#"\uD83D\uDE00"#, accepts: ["😀"], rejects: ["", "😁"]),
            Sample(
                #"[\uD83D\uDE00-\uD83D\uDE4F\uDBFF\uDFFF]"#, accepts: ["😀", "🙏", "\u{10FFFF}"], rejects: ["a", "🙐"]),
            Sample(#"\x41\x{1F600}\u00e9\u{65}"#, accepts: ["A😀ée"], rejects: ["A😀ee"]),
            Sample(#"\.\*\(\)\[\]\{\}\|\^\$\\\/\-\_\ \@"#, accepts: [#".*()[]{}|^$\/-_ @"#], rejects: [""]),
            Sample(#"[\x00-\x{10FFFF}]"#, accepts: ["\0", "\u{10FFFF}", "\u{D7FF}"], rejects: ["", "ab"]),
        ])
    func escapes(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "matches anchors at the ends of the input and boundaries at the edges of words",
        arguments: [
            Sample("a^b", accepts: [], rejects: ["ab", "a^b", "a\nb", ""]),
            Sample("a$b", accepts: [], rejects: ["ab", "a$b", "a\nb"]),
            Sample(#"\Aab\z"#, accepts: ["ab"], rejects: ["ab\n"]),
            Sample("(^)*a($)+", accepts: ["a"], rejects: ["", "aa"]),
            Sample(#"\bab\b"#, accepts: ["ab"], rejects: ["a"]),
            Sample(#"a\b.*"#, accepts: ["a", "a b", "aé", "a-"], rejects: ["ab", "a_"]),
            Sample(#"a\B.*"#, accepts: ["ab", "a1"], rejects: ["a", "a b"]),
            Sample(#"\b"#, accepts: [], rejects: ["", "a"]),
            Sample(#"\B"#, accepts: [""], rejects: ["a"]),
            Sample(#"(?:\w+\b ?)+"#, accepts: ["one", "one two", "one two "], rejects: ["", " one", "one  two"]),
        ])
    func assertions(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "applies flags to the whole pattern, to a group, or to the rest of a group",
        arguments: [
            Sample("(?i)straSSe[a-c]", accepts: ["STRASSEB", "strassea"], rejects: ["stra\u{17F}sea", "straßea"]),
            Sample("(?i)[k-s]", accepts: ["K", "k", "S"], rejects: ["\u{212A}", "\u{17F}", "j"]),
            Sample("(?i)[^k]", accepts: ["a", "\u{212A}"], rejects: ["k", "K"]),
            Sample("(?i)ÉΣЖß", accepts: ["éςж\u{1E9E}", "ÉσЖß"], rejects: ["eσЖß", "ÉΣЖSS"]),
            Sample("(?i:a)b", accepts: ["Ab", "ab"], rejects: ["AB"]),
            Sample("a(?:(?i)b)c", accepts: ["abc", "aBc"], rejects: ["Abc", "abC"]),
            Sample("(?i)a(?-i)b", accepts: ["Ab"], rejects: ["AB"]),
            Sample(".", accepts: ["a", "\r", "\u{85}", "\u{2028}", "👍", "\0"], rejects: ["\n", "", "ab"]),
            Sample("(?s).", accepts: ["\n", "a"], rejects: [""]),
            Sample("(?x) a b # a comment\n [ ] \\  ", accepts: ["ab  "], rejects: ["ab", " ab"]),
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

    @Test(
        "supports look-aheads in every position",
        arguments: [
            Sample(
                #"(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,20}"#, accepts: ["Passw0rd!", "!0Aaaaaa"],
                rejects: ["password", "Passw0rd", "Pw0!", "Passw0rd!Passw0rd!Passw0rd!"]),
            Sample("(?!-)[a-z-]+", accepts: ["a-", "ab"], rejects: ["-a", ""]),
            Sample("(?!.*--)[a-z-]+", accepts: ["a-b", "-"], rejects: ["a--b", "--"]),
            Sample("(?:(?!foo).)*", accepts: ["", "fo", "bar fo"], rejects: ["foo", "a food"]),
            Sample("(?:(?!-)[a-z-]{1,3}\\.)+[a-z]{2}", accepts: ["a-.de", "a.b.de"], rejects: ["-a.de", "a.-b.de"]),
            Sample("a(?=b)[bc]c", accepts: ["abc"], rejects: ["acc", "ab"]),
            Sample("(?=a(?!b))..", accepts: ["ac", "aa"], rejects: ["ab", "a", "ba"]),
            Sample("(?=(?=a)..$)a.*|b", accepts: ["ab", "b"], rejects: ["a", "abb", "bb"]),
            Sample("(?!)", accepts: [], rejects: ["", "a"]),
            Sample(
                #"^$|^(?=.*[A-Z])(?=.*\d).{8,20}$"#, accepts: ["", "Passw0rd", "aaaaaaA1"],
                rejects: ["a", "password1", "PASSWORD", "Pass0", "Passw0rdPassw0rdPassw0rd"]),
            Sample(
                "(?!.*--)[a-z-]+|(?=.*[0-9])[a-z0-9.]{2,9}|x(?=y)[yz]", accepts: ["a-b", "a1", "a.1.b", "xy"],
                rejects: ["a--b", "a.b", "1", "xy1.xy1.xy", "x!"]),
            Sample("(?=.*a)(?!.*b)(?=.*c).*", accepts: ["ac", "ca", "xcxa"], rejects: ["a", "c", "abc", ""]),
            Sample(
                "^(?=.{2,4}$)^(?!a)(?:[ab]|cc)+$", accepts: ["ba", "ccb", "bcc"],
                rejects: ["ab", "b", "bbbbb", "cccb1"]),
            Sample("(?=)a", accepts: ["a"], rejects: [""]),
            Sample("(?=é.*👍)[^a]+", accepts: ["é日👍", "é👍日"], rejects: ["é", "日é👍", "éa👍"]),
            Sample(#"(?=\bab\b).*"#, accepts: ["ab", "ab c", "ab-"], rejects: ["abc", "xab"]),
        ])
    func lookAheads(sample: Sample) throws {
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
        "accepts every kind of group that does not change what matches",
        arguments: [
            Sample("(a)(?:b)(?<name>c)(?P<other_1>d)", accepts: ["abcd"], rejects: ["abc", "name"])
        ])
    func groups(sample: Sample) throws {
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
        let patterns = try Pattern.Path.allCases.flatMap { path in
            try ["(?s).*", "(?s)(?:(?=.*).)*", "(?s)(?!a).*", "(?s).{0,99}"].map { try Pattern($0, path: path) }
        }
        #expect(patterns.filter { bytes.withUnsafeBufferPointer($0.matches) } == [])
    }

    @Test("treats a buffer without an address as the empty input")
    func emptyBuffer() throws {
        let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        for path in Pattern.Path.allCases {
            #expect(try Pattern("a{0,9}", path: path).matches(empty))
            #expect(try !Pattern("a+", path: path).matches(empty))
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
