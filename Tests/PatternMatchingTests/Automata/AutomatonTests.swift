// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("An automaton")
struct AutomatonTests {
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

    /// If there are sixteen or more branches, common prefixes and suffixes share their nodes.
    @Test(
        "matches many branches, some of which are equal, are empty, begin others, or do not consist of letters",
        arguments: [
            Sample(
                "ab|abc|abd|bc|bcd|bcda|x+y|xz|ax*|ab|c(?:d|e)f|cdf|ceg|cab|dab|dad||cdfa",
                accepts: [
                    "", "ab", "abc", "abd", "bc", "bcd", "bcda", "xy", "xxxy", "xz", "a", "axx", "cdf", "cef", "ceg",
                    "cab", "dab", "dad", "cdfa",
                ],
                rejects: [
                    "b", "x", "c", "cd", "ce", "da", "abx", "abcd", "bcdaa", "cdg", "ceb", "dac", "cefa", "xzz", "axy",
                    "cdfab",
                ])
        ])
    func branches(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "matches look-aheads in every position",
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
}
