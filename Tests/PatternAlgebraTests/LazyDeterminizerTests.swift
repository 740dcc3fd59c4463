// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

@testable import PatternAlgebra

/// An expression's determinizer, which reads texts scalar by scalar.
private final class TextReader {
    let automaton: ForwardAutomaton
    let determinizer: LazyDeterminizer
    let meter: WorkMeter

    init(_ expression: String, limit: Int = 1_000_000) throws {
        let outline = try PatternOutline(expression)
        automaton = try #require(ForwardAutomaton(outline.alternatives[0][0].tree, in: outline))
        meter = WorkMeter(limit: limit)
        determinizer = LazyDeterminizer(automaton, meter: meter)
    }

    /// Returns the state that a text leads to, or ``LazyDeterminizer/deadState``.
    func state(after text: String) -> Int32 {
        var state = determinizer.startState
        for scalar in text.unicodeScalars where state >= 0 {
            state = determinizer.nextState(from: state, on: automaton.scalarClasses.scalarClass(of: scalar.value))
        }
        return state
    }

    func accepts(_ text: String) -> Bool {
        let state = state(after: text)
        return state >= 0 && determinizer.accepts(state)
    }
}

@Suite("The lazy determinizer")
struct LazyDeterminizerTests {
    @Test("finds only the states that are needed")
    func laziness() throws {
        // All states of `[ab]*a[ab]{30}` would be 2^31. A step adds at most one state for each of the two letters.
        let reader = try TextReader("[ab]*a[ab]{30}")
        #expect(reader.determinizer.stateCount == 0)
        let text = String(repeating: "abbab", count: 40)
        _ = reader.state(after: text)
        #expect(reader.determinizer.stateCount <= 1 + 2 * text.count)
        _ = reader.accepts(text)
        let known = reader.determinizer.stateCount
        // Nothing is computed twice.
        let work = reader.meter.work
        _ = reader.accepts(text)
        #expect(reader.determinizer.stateCount == known)
        #expect(reader.meter.work == work)
        #expect(!reader.meter.isExhausted)
    }

    /// Each number counts the different nonempty remainders of accepted inputs.
    @Test(
        "finds one state for each set of nodes",
        arguments: [
            ("abc", 4), ("[ab]*a[ab]", 4), ("[ab]*a[ab]{2}", 8), ("(?:ab|cd)e", 5), ("a*", 1),
            // The same nodes make one state even if they're found in another order, or if a node is found twice.
            ("a*c|a*d", 3), ("(?:b?a|c?a|c)d", 5),
            // A look-ahead adds nothing to a node that is also reached without a look-ahead, and none is pending twice.
            ("(?:a|a(?=b+c)|b)*", 2), ("(?:(?=.*c)a|(?=.*d)b|c|d)*", 8),
        ])
    func states(expression: String, count: Int) throws {
        let reader = try TextReader(expression)
        for text in allTexts(of: "abcde", upTo: 5) { _ = reader.state(after: text) }
        #expect(reader.determinizer.stateCount == count)
    }

    @Test(
        "accepts what the matcher accepts, with look-aheads, anchors, and boundaries",
        arguments: [
            "(?:a|b(?=a))*c?", "(?:(?!aa)[ab])*", "a(?=b+$)[ab]*", "a(?!b+$)[ab-]*", "(?:a(?=(?:bb)*c)|b|c)*",
            #"(?:\b[ab]+\b-?)*"#, #"(?:a\B|-|b\b)*"#, "(?:^a|b|c$)*", "b(?=a(?!b))[ab]*", "c(?=[ab]{2})(?=.a).*",
        ])
    func languages(expression: String) throws {
        let reader = try TextReader(expression)
        let pattern = try Pattern(expression)
        let letters = expression.contains("c") ? "abc" : "ab-"
        #expect(allTexts(of: letters, upTo: 6).filter { reader.accepts($0) != pattern.matches($0) } == [])
    }

    @Test(
        "is dead exactly after a text that no accepted input continues",
        arguments: [
            ("ab|ac", ["", "a", "ab"], ["b", "aa", "aba"]), ("a(?=b)[bc]", ["a", "ab"], ["ac", "aa", "abb"]),
        ])
    func dead(expression: String, alive: [String], dead: [String]) throws {
        let reader = try TextReader(expression)
        #expect(alive.filter { reader.state(after: $0) == LazyDeterminizer.deadState } == [])
        #expect(dead.filter { reader.state(after: $0) != LazyDeterminizer.deadState } == [])
    }

    @Test(
        "has the fewest scalars to an end",
        arguments: [
            ("abc", "", 3), ("abc", "ab", 1), ("a{2,5}|b{9}", "", 2), ("a{2,5}|b{9}", "b", 8), ("a*", "aa", 0),
            ("abc|a", "a", 0), ("acd|abbb", "a", 2),
        ])
    func distances(expression: String, text: String, distance: Int) throws {
        let reader = try TextReader(expression)
        let state = reader.state(after: text)
        #expect(reader.determinizer.makeDistanceFunction()(state) == distance)
        #expect(reader.determinizer.makeDistanceFunction()(LazyDeterminizer.deadState) == .max)
    }

    @Test("has a meter that is exhausted by more work than its limit")
    func limit() {
        let meter = WorkMeter(limit: 5)
        #expect(!meter.isExhausted)
        meter.work = 5
        #expect(!meter.isExhausted)
        meter.work += 1
        #expect(meter.isExhausted)
        #expect(!WorkMeter(limit: 0).isExhausted)
    }

    @Test("counts its work, and stops when the meter is exhausted")
    func work() throws {
        let reader = try TextReader("(?:a?b?){200}", limit: 100)
        #expect(reader.meter.work == 0)
        _ = reader.state(after: "abab")
        #expect(reader.meter.isExhausted)
        // Without a limit, a state's closure visits up to 800 nodes.
        #expect(reader.meter.work < 800)
    }
}
