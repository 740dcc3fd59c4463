// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

extension DeterministicAutomaton {
    /// Returns whether the automaton accepts a text, with its classes from an alphabet.
    fileprivate func accepts(_ text: String, in alphabet: ScalarClassAlphabet) -> Bool {
        var state = 1
        for scalar in text.unicodeScalars {
            state = Int(cells[state * (classCount + 1) + alphabet.scalarClass(of: scalar.value)])
        }
        return cells[state * (classCount + 1) + classCount] != 0
    }
}

@Suite("A deterministic automaton")
struct DeterministicAutomatonTests {
    private static let expressions = [
        "", "a", "a*", "[ab]*abb", "[ab]*a[ab]{2}", "(?:aa)*|(?:aaa)*", "(?:ab|ba)+c?", "a{2,3}b{0,2}", "[^a]*a",
        "c?(?:a|b)c?",
    ]

    /// A part's automaton, over the alphabet of a pattern with several conjuncts.
    private static func automaton(_ pattern: ParsedPattern, _ conjunct: Int, _ alphabet: ScalarClassAlphabet) throws
        -> DeterministicAutomaton
    {
        var determinizer = Determinizer(
            Automaton(pattern.restricted(to: pattern.conjuncts[conjunct]), alphabet: alphabet))
        let automaton = determinizer.makeDeterministicAutomaton(upTo: 1_000_000)
        return try #require(automaton)
    }

    private static func automaton(_ expression: String) throws -> (DeterministicAutomaton, ScalarClassAlphabet) {
        let pattern = try PatternParser.parse(expression)
        let alphabet = ScalarClassAlphabet(pattern)
        return (try automaton(pattern, 0, alphabet), alphabet)
    }

    @Test("accepts the same texts as the simulation", arguments: expressions)
    func languages(expression: String) throws {
        let (automaton, alphabet) = try Self.automaton(expression)
        let simulation = AutomatonSimulation(Automaton(try PatternParser.parse(expression)))
        let wrong = allTexts(of: "abc", upTo: 6).filter {
            automaton.accepts($0, in: alphabet) != simulation.matches($0)
        }
        #expect(wrong == [])
    }

    /// Each number includes state 0, which accepts nothing.
    @Test(
        "has the least number of states after minimization",
        arguments: [
            ("a", 3), ("a{3}", 5), ("a*", 2), ("[ab]*abb", 5), ("[ab]*a[ab]{2}", 9), ("(?:aa)*|(?:aaa)*", 7),
            ("(?:cat|car|cut)s?", 7), ("aa*|a", 3), ("(?s).*[0-9].*", 3),
            // An automaton with 64 states is minimized, and an automaton with 65 isn't.
            ("(?:ac{30}|bc{30})e", 34), ("(?:ac{30}|bc{30})ee", 65),
        ])
    func minimization(expression: String, count: Int) throws {
        let (automaton, alphabet) = try Self.automaton(expression)
        let minimal = automaton.minimized()
        #expect(minimal.stateCount == count)
        let wrong = allTexts(of: "ab0", upTo: 6).filter {
            minimal.accepts($0, in: alphabet) != automaton.accepts($0, in: alphabet)
        }
        #expect(wrong == [])
    }

    @Test("of reversed transitions accepts the reversed texts", arguments: expressions)
    func reversal(expression: String) throws {
        let (automaton, alphabet) = try Self.automaton(expression)
        let reversed = try #require(automaton.reversed(maximumCells: 100_000))
        let wrong = allTexts(of: "abc", upTo: 6).filter {
            reversed.accepts(String($0.reversed()), in: alphabet) != automaton.accepts($0, in: alphabet)
        }
        #expect(wrong == [])
        #expect(automaton.reversed(maximumCells: 0) == nil)
        if reversed.stateCount > 2 {
            let cells = reversed.stateCount * (reversed.classCount + 1)
            #expect(automaton.reversed(maximumCells: cells) != nil)
            #expect(automaton.reversed(maximumCells: cells - 1) == nil)
        }
    }

    /// A 64-bit word has a bit for each state.
    @Test("is reversed if it has up to 64 states", arguments: [(62, true), (63, false)])
    func reversalOfManyStates(count: Int, isReversed: Bool) throws {
        let (automaton, _) = try Self.automaton("a{\(count)}")
        #expect(automaton.stateCount == count + 2)
        #expect((automaton.reversed(maximumCells: 100_000) != nil) == isReversed)
    }

    @Test("of a product accepts the texts that both factors accept", arguments: expressions)
    func product(expression: String) throws {
        for other in Self.expressions {
            // A look-ahead to the end is a conjunct, so both parts share an alphabet.
            let pattern = try PatternParser.parse("(?=(?:\(other))$)(?:\(expression))")
            let alphabet = ScalarClassAlphabet(pattern)
            let factors = try [0, 1].map { try Self.automaton(pattern, $0, alphabet) }
            let product = try #require(factors[0].product(with: factors[1], maximumCells: 100_000))
            let wrong = allTexts(of: "abc", upTo: 5).filter { text in
                product.accepts(text, in: alphabet) != factors.allSatisfy { $0.accepts(text, in: alphabet) }
            }
            #expect(wrong == [], "\(other)")
            #expect(factors[0].product(with: factors[1], maximumCells: 0) == nil)
            guard product.stateCount > 2 else { continue }
            let cells = product.stateCount * (product.classCount + 1)
            #expect(factors[0].product(with: factors[1], maximumCells: cells) != nil)
            #expect(factors[0].product(with: factors[1], maximumCells: cells - 1) == nil)
        }
    }

    @Test("has the fewest scalars from each state to an end, and no cell that leads to a state without an end")
    func stepsToAcceptance() throws {
        // The states are found in the input's order: 1 is the start, and 2 to 4 follow a, ab, and abc.
        let (automaton, _) = try Self.automaton("abcd?")
        #expect(automaton.stepsToAcceptance.dropFirst().prefix(4) == [3, 2, 1, 0])
        #expect(automaton.stepsToAcceptance[0] == DeterministicAutomaton.unreachableStepCount)
        let (trap, alphabet) = try Self.automaton(#"a|b[^\x{0}-\x{10FFFF}]"#)
        let cell = trap.classCount + 1 + alphabet.scalarClass(of: 0x62)
        #expect(trap.cells[cell] == 0)
    }
}
