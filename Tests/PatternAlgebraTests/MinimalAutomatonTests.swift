// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@testable import PatternAlgebra

@Suite("A minimal automaton")
struct MinimalAutomatonTests {
    /// An expression's automaton, or `nil` if it would be too large.
    private static func minimal(_ expression: String) throws -> MinimalAutomaton? {
        let outline = try PatternOutline(expression)
        return ForwardAutomaton(outline.alternatives[0][0].tree, in: outline).flatMap(MinimalAutomaton.init)
    }

    @Test(
        "accepts the same words as the automaton from which it was created, and has the least number of states",
        arguments: [4, 5, 6] as [UInt64])
    func minimalAutomaton(seed: UInt64) throws {
        // The classes contain "a", and "b" with all other scalars, which lead to the same state as "b".
        let classes = ScalarClasses([[0x61...0x61]])
        #expect(classes.count == 2)
        var random = SplitMix64(seed: seed)
        let automata = (0..<400).map { _ in SmallAutomaton.random(1 + random.next(below: 7), &random) }
        let wrong = automata.filter { automaton in
            let minimal = MinimalAutomaton(
                classes, transitions: automaton.steps, isAccepting: automaton.accepts, startState: 0)
            let languages = Set(automaton.reachable(within: 7).map { automaton.language(of: $0, upTo: 6) })
            var states = [0]
            var accepted: [Bool] = []
            for _ in 0...6 {
                accepted += states.map { minimal.stateTraits[$0].contains(.isAccepting) }
                states = states.flatMap { state in
                    [0x61, 0x62].map { scalar in
                        Int(
                            minimal.transitions[
                                state * minimal.scalarClasses.count + minimal.scalarClasses.scalarClass(of: scalar)])
                    }
                }
            }
            return minimal.stateCount != languages.count || accepted != automaton.language(of: 0, upTo: 6)
        }
        #expect(wrong.map(\.description) == [])
    }

    /// Each number of states includes the state from which nothing is accepted, if there is one.
    @Test(
        "has the least number of states and of classes for an expression",
        arguments: [
            ("(?s).*", 1, 1), ("[^\\x{0}-\\x{10FFFF}]", 1, 1), ("", 2, 1), ("a", 3, 2), ("a{3}", 5, 2), ("a*", 2, 2),
            ("[ab]*abb", 5, 3), ("(?:a|b)*abb|b*abb", 5, 3), ("[ab]*a[ab]{2}", 9, 3), ("(?:aa)*", 3, 2),
            ("(?:aa)*|(?:aaa)*", 7, 2), ("(?:cat|car|cut)s?", 7, 7), ("[a-z]{2,4}", 6, 2), ("a(?=b)[bc]", 4, 3),
        ])
    func expressions(expression: String, states: Int, classes: Int) throws {
        let minimal = try #require(try Self.minimal(expression))
        #expect(minimal.stateCount == states)
        #expect(minimal.scalarClasses.count == classes)
    }

    @Test(
        "equals another expression's automaton exactly if both have the same language",
        arguments: [
            ("[ab]*", "(?:a*b*)*", true), ("a+", "aa*", true), ("(?:ab)*a", "a(?:ba)*", true), ("a|b|c", "[a-c]", true),
            ("a{2,3}", "aaa?", true), ("a(?=b)[bc]", "ab", true), ("a", "b", false), ("a", "aa", false),
            ("[ab]*", "[ab]+", false), ("[ab]c", "[ac]b", false),
        ])
    func equality(first: String, second: String, areEqual: Bool) throws {
        let minimal = try [first, second].map { try #require(try Self.minimal($0)) }
        #expect((minimal[0] == minimal[1]) == areEqual)
    }

    /// The states that a text leads to are numbered in the order in which they're reached.
    @Test(
        "marks the states after which nothing or everything is accepted",
        arguments: [
            ("abc", "ab", 3, []), ("abc", "abc", 4, .isAccepting), ("abc", "b", 2, .isDead),
            ("abc", "abca", 2, .isDead),
            ("(?s)a.*", "", 0, []), ("(?s)a.*", "a", 1, [.isAccepting, .isUniversal]),
            ("(?s)a.*", "ab", 1, [.isAccepting, .isUniversal]), ("(?s)a.*", "b", 2, .isDead),
            ("a*", "a", 0, .isAccepting),
        ] as [(String, String, Int, MinimalAutomaton.StateTraits)])
    func traits(expression: String, text: String, number: Int, traits: MinimalAutomaton.StateTraits) throws {
        let minimal = try #require(try Self.minimal(expression))
        var state = 0
        for scalar in text.unicodeScalars {
            state = Int(
                minimal.transitions[
                    state * minimal.scalarClasses.count + minimal.scalarClasses.scalarClass(of: scalar.value)])
        }
        #expect(state == number)
        #expect(minimal.stateTraits[state] == traits)
    }

    @Test("does not exist if it would be too large")
    func tooLarge() throws {
        #expect(MinimalAutomaton.maximumCells == 200_000)
        #expect(try Self.minimal("[ab]*a[ab]{8}") != nil)
        #expect(try Self.minimal("[ab]*a[ab]{40}") == nil)
    }
}
