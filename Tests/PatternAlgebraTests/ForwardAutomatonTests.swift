// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

@testable import PatternAlgebra

@Suite("A forward automaton")
struct ForwardAutomatonTests {
    private static func automaton(_ expression: String) throws -> ForwardAutomaton? {
        let outline = try PatternOutline(expression)
        return ForwardAutomaton(outline.alternatives[0][0].tree, in: outline)
    }

    /// Returns the length of the shortest text that a pattern matches.
    private static func shortest(_ expression: String) throws -> Int? {
        let pattern = try Pattern(expression)
        return allTexts(of: "abc", upTo: 6).first(where: pattern.matches)?.count
    }

    @Test(
        "has the fewest scalars to its end, and a path of as many",
        arguments: [
            "", "a", "abc", "a{2,5}", "a{2,5}|b{4}", "(?:ab)*", "(?:ab)+c", "a*b*c", "[ab]{3}|[bc]{2}", "a?b?c?",
            "(?:a{2}|b{3}){2}", "(?:(?:a|bb)*c){2}", "a|[^\\x{0}-\\x{10FFFF}]", "[^\\x{0}-\\x{10FFFF}]",
            "(?:ab|c){2,3}a", "(?:a?b?)*c", "(?:a?)*", "a{2,}b",
        ])
    func shortestPath(expression: String) throws {
        let automaton = try #require(try Self.automaton(expression))
        let path = automaton.shortestPath()
        let distance = automaton.distancesToEnd()[Int(automaton.startNode)]
        let expected = try Self.shortest(expression)
        #expect(path?.count == expected)
        #expect(distance == expected.map(Int32.init) ?? .max)
        if let path {
            let text = String(path.map { automaton.scalarClasses.exampleScalars[Int($0)] })
            #expect(try Pattern(expression).matches(text), "\(text)")
        }
    }

    @Test(
        "has no path if it has conditions on places",
        arguments: ["(?:^|b)a", "a$", #"a\b"#, #"a\B."#, "a(?=b)b", "a(?!b)c"])
    func conditions(expression: String) throws {
        let automaton = try #require(try Self.automaton(expression))
        #expect(automaton.shortestPath() == nil)
        #expect(automaton.distancesToEnd()[Int(automaton.startNode)] < .max)
        #expect(automaton.hasAssertions == !(expression.contains("(?=") || expression.contains("(?!")))
    }

    @Test(
        "distinguishes word scalars only for a word boundary",
        arguments: [
            ("a-", [], 3), (#"a\b-"#, [true, true, false, false], 4), (#"[a-z]\b-"#, [true, true, false, false], 4),
        ]
            as [(String, [Bool], Int)])
    func words(expression: String, isWord: [Bool], classes: Int) throws {
        let automaton = try #require(try Self.automaton(expression))
        #expect(automaton.isWordClass == isWord)
        #expect(automaton.scalarClasses.count == classes)
    }

    @Test("has the body of an inner look-ahead before the outer look-ahead's body")
    func bodies() throws {
        let automaton = try #require(try Self.automaton("a(?=b(?!c)b)b"))
        let outer = try #require(automaton.nodes.first { $0.kind == .lookAhead })
        let inner = try #require(automaton.nodes.first { $0.kind == .notLookAhead })
        #expect(automaton.lookAheadStarts.count == 2)
        #expect((inner.argument, outer.argument) == (0, 1))
        #expect(automaton.lookAheadStarts[0] < automaton.lookAheadStarts[1])
    }

    @Test("has each set of scalars and each body of a look-ahead once, however often a part is copied")
    func sharedParts() throws {
        let sets = try #require(try Self.automaton("(?:ab){3}aba"))
        #expect(sets.setMembers.count == 2 && sets.isSetMember.count == 2)
        let bodies = try #require(try Self.automaton("(?:a(?=b)b(?!c)){3}"))
        #expect(bodies.lookAheadStarts.count == 2)
        #expect(bodies.nodes.count { $0.kind == .lookAhead } == 3)
    }

    /// There is a node for each scalar, one for the choice to repeat it, and one for the end.
    @Test(
        "has as many nodes as copies of the parts of its repetitions",
        arguments: [
            ("", 1), ("abc", 4), ("a{3}", 4), ("a{2,4}", 7), ("a*", 3), ("a+", 3), ("(?:ab|c){2}", 9), ("(?:){9}", 1),
            ("(?:){0,9}", 2), ("a{2,}", 4), ("a?", 3),
        ])
    func copies(expression: String, count: Int) throws {
        #expect(try Self.automaton(expression)?.nodes.count == count)
    }

    @Test("does not exist if it would have too many nodes")
    func tooLarge() throws {
        #expect(ForwardAutomaton.maximumNodes == 150_000)
        let rest = ForwardAutomaton.maximumNodes - 1 - 2 * 65_535
        #expect(try Self.automaton("a{65535}b{65535}c{\(rest)}")?.nodes.count == ForwardAutomaton.maximumNodes)
        #expect(try Self.automaton("a{65535}b{65535}c{\(rest + 1)}") == nil)
    }
}
