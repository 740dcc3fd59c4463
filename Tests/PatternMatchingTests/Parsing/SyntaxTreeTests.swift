// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternMatching

@Suite("A syntax tree")
struct SyntaxTreeTests {
    /// The expression of a pattern with one conjunct.
    ///
    /// Each set is numbered by its first scalar in `abc…`.
    private static func tree(_ expression: String) throws -> SyntaxTree {
        try PatternParser.parse(expression).conjuncts[0].tree
    }

    /// Each repetition with an upper bound has a node for each optional copy, and every other repetition has one for
    /// its loop.
    @Test(
        "has the size of its parts with all repetitions written out",
        arguments: [
            ("", 0), ("abc", 3), ("[a-z]", 1), ("a*", 2), ("a+", 2), ("a?", 2), ("a{3}", 3), ("a{2,4}", 6),
            ("a{3,}", 4), ("(?:ab){0,3}", 9), ("ab|cd", 5), ("a|b|c", 1), ("a|b|cd", 4), (#"\ba\b$"#, 4),
            ("(?:a{10}){10}", 100), ("(?:(?:ab){2}c){3}", 15),
        ])
    func size(expression: String, size: Int) throws {
        let pattern = try PatternParser.parse(expression)
        #expect(pattern.partCount(counterThreshold: .max) == size)
        // The automaton has as many nodes, plus an accepting node.
        #expect(Automaton(pattern).nodes.count == size + 1)
    }

    @Test(
        "counts a repetition of one scalar from some bound on as three parts",
        arguments: [
            ("a{9}", 8, 3), ("a{8}", 8, 3), ("a{7}", 8, 7), ("a{8,}", 8, 3), ("a{7,}", 8, 8), ("a{0,8}", 8, 3),
            ("(?:ab){8}", 8, 16), ("a?", 1, 2), ("a+", 1, 2), ("a{2,}", 1, 3), ("(?:a{9}b){2}", 8, 8),
            ("a{1,65535}", 8, 3),
        ])
    func countedSize(expression: String, counting: Int, size: Int) throws {
        #expect(try PatternParser.parse(expression).partCount(counterThreshold: counting) == size)
    }

    @Test("has a limited size, so that no product of bounds overflows 32 bits")
    func largestSize() {
        var tree = SyntaxTree.scalars(0)
        for _ in 0..<9 { tree = .repetition(tree, minimum: 65_535, maximum: 65_535) }
        #expect(tree.partCount(counterThreshold: .max) == 1 << 29)
    }

    /// A limit of `nil` means that no bound is left out.
    @Test(
        "is relaxed where inputs of some length cannot reach an upper bound",
        arguments: [
            ("a{1,300}", 250, 300, "a+"), ("a{1,249}", 250, nil, ""), ("(?:ab){1,130}", 250, 260, "(?:ab)+"),
            ("(?:a|bc){0,300}x", 250, 300, "(?:a|bc)*x"), ("a{1,300}b{2,400}", 250, 300, "a+b{2,}"),
            ("(?:a{2}b){0,100}", 250, 300, "(?:a{2}b)*"), ("a{2,9}", 9, 9, "a{2,}"), ("a?", 1, nil, ""),
            ("a*", 1, nil, ""),
            ("(?:a?){0,300}", 250, 300, "(?:a?)*"),
        ] as [(String, Int, Int?, String)])
    func relaxation(expression: String, reach: Int, limit: Int?, relaxed: String) throws {
        let result = try PatternParser.parse(expression).droppingUpperBounds(ofAtLeast: reach)
        #expect(result?.inputLimit == limit)
        guard let result else { return }
        let expected = Automaton(try PatternParser.parse(relaxed)).nodes
        let nodes = Automaton(result.pattern).nodes
        #expect(nodes.map(\.kind) == expected.map(\.kind))
        #expect(nodes.map(\.argument) == expected.map(\.argument))
        #expect(nodes.map(\.next) == expected.map(\.next))
    }

    @Test("has the sets of the scalars at its beginning and at its end")
    func words() throws {
        // The sets are numbered in the expression's order: a is 0, b is 1, and c is 2.
        let tree = try Self.tree("abca*bc")
        #expect(tree.leadingScalarSets(isBackward: false).sets == [0, 1, 2])
        #expect(tree.leadingScalarSets(isBackward: true).sets == [2, 1])
        #expect(tree.leadingScalarSets(isBackward: false).rest.partCount(counterThreshold: .max) == 4)
        #expect(tree.leadingScalarSets(isBackward: true).rest.partCount(counterThreshold: .max) == 5)
        #expect(try Self.tree("a").leadingScalarSets(isBackward: false).sets == [0])
        #expect(try Self.tree("(?:ab)*").leadingScalarSets(isBackward: false).sets == [])
    }

    @Test("of a part has only the sets and look-aheads that the part uses")
    func parts() throws {
        let pattern = try PatternParser.parse("(?=a)(?!b(?=c))d(?=e)f")
        #expect(pattern.conjuncts.map(\.isNegated) == [false, true, false])
        let parts = pattern.conjuncts.map { pattern.pruned(to: [$0]) }
        // The first two parts end with any scalars, which also count as a set.
        #expect(parts.map(\.sets.count) == [2, 3, 3])
        #expect(parts.map(\.lookAheads.count) == [0, 1, 1])
        #expect(!parts[0].usesWordBoundaries)
        let boundaries = try PatternParser.parse(#"(?=a\b)b"#)
        #expect(boundaries.conjuncts.map { boundaries.pruned(to: [$0]).usesWordBoundaries } == [true, false])
    }

    @Test(
        "has the conjuncts of up to eight branches, if one begins with a look-ahead",
        arguments: [
            ("ab|(?=a)b", [1, 2]), ("(?!a)(?=b)b|cd|^(?=e)f", [3, 1, 2]), ("ab|a(?=b)b", []), ("(?=a)b", []),
            (Array(repeating: "(?=a)b", count: 8).joined(separator: "|"), Array(repeating: 2, count: 8)),
            (Array(repeating: "(?=a)b", count: 9).joined(separator: "|"), []),
        ] as [(String, [Int])])
    func alternatives(expression: String, counts: [Int]) throws {
        #expect(try PatternParser.parse(expression).alternatives.map(\.count) == counts)
    }

    @Test(
        "has the ASCII characters of its sets",
        arguments: [
            ("[a-c]x", "abcx"), ("[é日]", ""), ("[0-9é]+|A", "0123456789A"), ("(?i)k", "Kk"), ("(?=a)b", nil),
            ("(?!a)", nil), ("", ""),
        ] as [(String, String?)])
    func characters(expression: String, characters: String?) throws {
        let (low, high) = try PatternParser.parse(expression).asciiCharacters
        let found = (0..<128).filter { ($0 < 64 ? low >> UInt64($0) : high >> UInt64($0 - 64)) & 1 != 0 }
        let all = Array(0..<128)
        #expect(found == (characters.map { $0.utf8.map(Int.init).sorted() } ?? all))
    }
}
