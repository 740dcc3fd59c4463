// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternMatching

extension Recognizer {
    /// Reads a text to its end, or to the first scalar that can't be accepted.
    func recognition(of text: String, findsExpectedScalars: Bool = false) -> RecognitionResult {
        Array(text.utf8).withUnsafeBufferPointer { recognition(of: $0, findsExpectedScalars: findsExpectedScalars) }
    }

    func matches(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { matches($0) }
    }
}

@Suite("The simulation")
struct AutomatonSimulationTests {
    private static func simulation(_ expression: String, counting: Int = .max) throws -> AutomatonSimulation {
        AutomatonSimulation(Automaton(try PatternParser.parse(expression), counterThreshold: counting))
    }

    @Test(
        "reads up to the first scalar that no accepted input contains there",
        arguments: [
            ("abc", "", 0, false), ("abc", "ab", 2, false), ("abc", "abc", 3, true), ("abc", "abd", 2, false),
            ("abc", "abcd", 3, true), ("a*", "aab", 2, true), ("é+x", "ééx", 5, true), ("é+x", "éx日", 3, true),
            ("(?:ab|a)c", "ac", 2, true), ("[ab]{2,3}c", "abac", 4, true), ("[ab]{2,3}c", "abab", 3, false),
        ], [Int.max, 2])
    func reading(row: (expression: String, text: String, count: Int, isEnd: Bool), counting: Int) throws {
        let result = try Self.simulation(row.expression, counting: counting).recognition(of: row.text)
        #expect(result.byteCount == row.count)
        #expect(result.isAccepting == row.isEnd)
    }

    @Test("stops at bytes that are not UTF-8")
    func encoding() throws {
        let simulation = try Self.simulation(".*")
        for bytes: [UInt8] in [[0x61, 0x80], [0x61, 0xC3], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xFF, 0x61]] {
            #expect(
                bytes.withUnsafeBufferPointer { simulation.recognition(of: $0, findsExpectedScalars: false).byteCount }
                    == 1)
        }
    }

    @Test(
        "reads the input of a look-ahead after the first scalar from its end",
        arguments: [
            ("a(?=b)[bc]", "ab", 2, true), ("a(?=b)[bc]", "ac", 1, false), ("a(?!b)[bc]", "xac", 2, true),
            ("a(?=b)[bc]c", "abc", 3, true),
        ])
    func backward(expression: String, text: String, count: Int, isEnd: Bool) throws {
        let simulation = try Self.simulation(expression)
        #expect(simulation.readsBackward)
        let result = simulation.recognition(of: text)
        #expect(result.byteCount == count)
        #expect(result.isAccepting == isEnd)
        #expect(Array(text.utf8).withUnsafeBufferPointer { simulation.progress(of: $0) } == nil)
    }

    @Test(
        "finds the scalars that can follow",
        arguments: [
            ("ab|ac", "a", "bc", false), ("a*b?", "a", "ab", true), ("a*b?", "b", "", true),
            (#"a\b[ab-]"#, "a", "-", false),
            ("[ab]{2,3}c", "ab", "abc", false), ("[ab]{2,3}c", "aba", "c", false),
        ], [Int.max, 2])
    func expectations(row: (expression: String, text: String, scalars: String, end: Bool), counting: Int) throws {
        let expected = try Self.simulation(row.expression, counting: counting).recognition(
            of: row.text, findsExpectedScalars: true
        )
        .expectedScalars
        #expect(
            PatternProgress.impossible(from: 0, expected: expected)
                == .impossible(from: 0, row.scalars, end: row.end))
    }

    /// There is one accepting node.
    ///
    /// A `*` repetition has one node for its choice, and a counter has two.
    @Test(
        "costs a visit for each node, and five more for each counter",
        arguments: [
            ("abc", 4, 4), ("a*", 3, 3), ("ab|cd", 6, 6), ("[ab]{3}", 4, 4), ("[ab]{7}", 8, 8), ("[ab]{8}", 3, 8),
            ("[ab]{9}", 3, 8), ("[ab]{0,9}", 4, 9), ("[ab]{9}-[ab]{9}", 6, 16),
        ])
    func cost(expression: String, nodes: Int, cost: Int) throws {
        let simulation = try Self.simulation(expression, counting: Automaton.standardCounterThreshold)
        #expect(simulation.stateCount == nodes)
        #expect(simulation.nodeVisitsPerScalar == cost)
    }

    @Test(
        "holds memory for its nodes, for each look-ahead and each conjunct, and for its counters",
        arguments: [
            ("abc", 4, 1, 0), ("[ab]{9}-[ab]{9}", 6, 1, 2), ("a(?=b)[bc]", 6, 2, 0), ("(?!a)[ab]{9}", 7, 2, 1),
        ])
    func memory(expression: String, nodes: Int, parts: Int, counters: Int) throws {
        let simulation = try Self.simulation(expression, counting: Automaton.standardCounterThreshold)
        let nodeBytes = nodes * MemoryLayout<Automaton.Node>.stride
        let partBytes = parts * MemoryLayout<Automaton.Subautomaton>.stride
        let counterBytes = counters * MemoryLayout<Automaton.CounterBounds>.stride
        #expect(simulation.byteCount == nodeBytes + partBytes + counterBytes)
    }
}
