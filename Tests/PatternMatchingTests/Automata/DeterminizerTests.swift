// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("The subset construction")
struct DeterminizerTests {
    private static func determinizer(_ expression: String, counting: Int = .max) throws -> Determinizer {
        Determinizer(Automaton(try PatternParser.parse(expression), counterThreshold: counting))
    }

    /// The start, the state that accepts nothing, and a state for each different remainder of an accepted input.
    @Test(
        "finds a state for each set of nodes and each neighbor",
        arguments: [("", 2), ("a", 3), ("abc", 5), ("a*", 3), ("[ab]*a[ab]", 6), ("[ab]*a[ab]{2}", 10), (#"a\b-"#, 4)])
    func states(expression: String, count: Int) throws {
        var determinizer = try Self.determinizer(expression)
        let automaton = determinizer.makeDeterministicAutomaton(upTo: 100_000)
        #expect(automaton?.stateCount == count)
        #expect(determinizer.partialAutomaton == nil)
        #expect(!determinizer.isExploding)
    }

    @Test(
        "continues where it stopped, and has the same result",
        arguments: ["a{1,40}", "[ab]*a[ab]{5}", "(?:cat|car|cut)s?", #"(?:\b[ab]+\b-?){2,4}"#, "(?:(?!ab)[ab])*"])
    func continuation(expression: String) throws {
        var atOnce = try Self.determinizer(expression)
        let found = atOnce.makeDeterministicAutomaton(upTo: 1_000_000)
        let whole = try #require(found)
        for step in [200, 700] {
            var determinizer = try Self.determinizer(expression)
            var limit = 0
            var automaton: DeterministicAutomaton?
            while automaton == nil, limit < 1_000_000 {
                limit = max(limit, determinizer.workDone) + step
                automaton = determinizer.makeDeterministicAutomaton(upTo: limit)
            }
            #expect(
                automaton?.cells == whole.cells && automaton?.stepsToAcceptance == whole.stepsToAcceptance,
                "\(step)")
        }
    }

    @Test(
        "has a partial result that is right for all inputs up to its length",
        arguments: ["[ab]*a[ab]{9}", "a{1,60}b", "(?:ab?){1,30}", "(?:a|bc){2,30}", #"(?:\b[ab]+\b ?){1,20}"#])
    func partial(expression: String) throws {
        let automaton = Automaton(try PatternParser.parse(expression))
        let simulation = AutomatonSimulation(automaton)
        var determinizer = Determinizer(automaton)
        var longest = 0
        for limit in stride(from: 500, to: 20_000, by: 500) {
            guard determinizer.makeDeterministicAutomaton(upTo: limit) == nil else { break }
            guard let (states, length) = determinizer.partialAutomaton else { continue }
            longest = max(longest, length)
            let wrong = allTexts(of: "ab", upTo: min(length, 8)).filter { text in
                var state = 1
                for scalar in text.unicodeScalars {
                    let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                    state = Int(states.cells[state * (states.classCount + 1) + scalarClass])
                }
                return (states.cells[state * (states.classCount + 1) + states.classCount] != 0)
                    != simulation.matches(text)
            }
            #expect(wrong == [], "\(limit)")
        }
        #expect(longest > 1)
    }

    @Test("stops soon after its work exceeds a limit, and does nothing without more")
    func work() throws {
        var determinizer = try Self.determinizer("[ab]*a[ab]{12}")
        #expect(determinizer.makeDeterministicAutomaton(upTo: 0) == nil && determinizer.workDone == 0)
        #expect(determinizer.makeDeterministicAutomaton(upTo: 10_000) == nil)
        let work = determinizer.workDone
        #expect((9_000...11_000).contains(work))
        #expect(determinizer.makeDeterministicAutomaton(upTo: work) == nil && determinizer.workDone == work)
    }

    @Test(
        "explodes if the number of states grows with each step",
        arguments: [("[ab]*a[ab]{40}", true), ("a{1,600}", false), ("(?:.*a.*b){20}c", false)])
    func explosion(expression: String, isExploding: Bool) throws {
        var determinizer = try Self.determinizer(expression)
        let automaton = determinizer.makeDeterministicAutomaton(upTo: 10_000)
        // A complete automaton has no states without a row.
        #expect(automaton == nil)
        #expect(determinizer.isExploding == isExploding)
    }

    @Test("has a table with counters for an automaton that has them")
    func counters() throws {
        var determinizer = try Self.determinizer("[ab]*a[ab]{40}", counting: 8)
        let found = determinizer.makeCountingTable(upTo: 100_000)
        let table = try #require(found)
        #expect(table.matches("a" + String(repeating: "b", count: 40)))
        #expect(!table.matches("b" + String(repeating: "a", count: 40)))
        var stopped = try Self.determinizer("[ab]*a[ab]{40}", counting: 8)
        #expect(stopped.makeCountingTable(upTo: 1) == nil)
    }
}
