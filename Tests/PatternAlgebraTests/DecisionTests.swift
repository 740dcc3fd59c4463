// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra
import Testing

/// Two expressions and the expected results of comparing them.
struct Pair: Sendable, CustomTestStringConvertible {
    let first: String
    let second: String
    let relation: InputSet.Relation

    init(_ first: String, _ second: String, _ relation: InputSet.Relation) {
        self.first = first
        self.second = second
        self.relation = relation
    }

    var testDescription: String {
        "\(first.prefix(40)) \(second.prefix(40))".unicodeScalars
            .map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

@Suite("The decision about two sets")
struct DecisionTests {
    @Test(
        "compares two patterns, with the shortest examples",
        arguments: [
            Pair("[0-9]{4}", "[0-9]+", .subset(missing: "0")),
            Pair("a{3}", "aaa", .equivalent),
            Pair("[ab]*", "(a|b)*", .equivalent),
            Pair("(a|b)*", "(a*b*)*", .equivalent),
            Pair("[a-z]+", "[a-z0-9]+", .subset(missing: "0")),
            Pair("[0-9]{2,4}", "[0-9]{1,3}", .different(extra: "0000", missing: "0")),
            Pair(#"\d+"#, "[0-9]+", .equivalent),
            Pair("(?i)abc", "[Aa][Bb][Cc]", .equivalent),
            Pair("(?=.*[0-9])[a-z0-9]{2}", "[a-z0-9]{2}", .subset(missing: "aa")),
            Pair("a|b|c", "[a-c]", .equivalent),
            Pair("(?:0|[1-9][0-9]*)", "-?(?:0|[1-9][0-9]*)", .subset(missing: "-0")),
        ])
    func elevenQuestions(pair: Pair) throws { try pair.check() }

    @Test(
        "takes look-aheads, boundaries, flags, and Unicode into account",
        arguments: [
            Pair(#"(?:(?!\.\.)[a.])*"#, "[a.]*", .subset(missing: "..")),
            Pair(#"(?:(?!ab)[ab])*"#, "b*a*", .equivalent),
            Pair(#"a(?=b)[bc]"#, "ab", .equivalent),
            Pair(#"a(?!b)[bc]"#, "ac", .equivalent),
            Pair(#"a(?=b$)b+"#, "ab", .equivalent),
            Pair(#"(?:a(?=(?:bb)*c)|b)*c"#, "b*(?:ab*)*c", .subset(missing: "aac")),
            Pair(#"[a-]*\b[a-]*"#, "[a-]*a[a-]*", .equivalent),
            Pair(#"(?:[a ]\B)*"#, " *", .equivalent),
            Pair(#"a(?=\bb)b|c"#, "c", .equivalent),
            Pair(#"a(?=\B-)-|c"#, "c", .equivalent),
            Pair(#"a(?!\bb)b|a(?!\b-)-"#, "ab", .equivalent),
            Pair("a(?=^b)b|c", "c", .equivalent),
            Pair(#"a-(?=\bb)b|a-(?=\B-)-"#, "a-[b-]", .equivalent),
            Pair(#"\w+\b\w+"#, "[^\u{0}-\u{10FFFF}]", .equivalent),
            Pair(".", "(?s).", .subset(missing: "\n")),
            Pair(#"\p{Lu}"#, #"\p{L}"#, .subset(missing: "a")),
            Pair(#"\w"#, #"\p{L}"#, .different(extra: "0", missing: "ß")),
            Pair("(?i)k", "[kK]", .equivalent),
            Pair("é", "e\u{301}", .different(extra: "é", missing: "e\u{301}")),
            Pair("[😀-😂]", "😁", .superset(extra: "😀")),
            Pair("^^a$$", "a", .equivalent),
            Pair("(?=a)(?!ab)a.*|c", "a(?:[^b\n].*)?|c", .equivalent),
            Pair("(?=a)b?a|(?=c)c", "a|c", .equivalent),
            Pair("[a-z]{1,5000}", "[a-z]+", .subset(missing: String(repeating: "a", count: 5_001))),
        ])
    func features(pair: Pair) throws { try pair.check() }
}

extension Pair {
    /// Compares the pair with tables and without.
    func check() throws {
        for usesTables in [true, false] {
            let first = try InputSet(self.first, usesTables: usesTables)
            let second = try InputSet(self.second, usesTables: usesTables)
            #expect(first.relation(to: second) == relation)
        }
    }
}
