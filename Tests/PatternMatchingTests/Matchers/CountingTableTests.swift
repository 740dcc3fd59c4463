// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("A table with counters")
struct CountingTableTests {
    private static func table(_ expression: String, counting: Int = 2) throws -> CountingTable {
        var determinizer = Determinizer(Automaton(try PatternParser.parse(expression), counterThreshold: counting))
        let table = determinizer.makeCountingTable(upTo: 4_000_000)
        return try #require(table)
    }

    @Test("counts the scalars of a repetition", arguments: [2, 3, 5, 63, 64, 65, 128])
    func bounds(maximum: Int) throws {
        for minimum in [0, 1, 2, maximum - 1, maximum] {
            let table = try Self.table("a{\(minimum),\(maximum)}")
            for length in [0, 1, minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1, 2 * maximum]
            where length >= 0 {
                let result = table.recognition(of: String(repeating: "a", count: length))
                #expect(result.byteCount == min(length, maximum), "{\(minimum),\(maximum)} \(length)")
                #expect(
                    result.isAccepting == (minimum...maximum ~= result.byteCount), "{\(minimum),\(maximum)} \(length)")
            }
        }
    }

    /// Each `x` enters the repetition again, so several counts are in use at once.
    @Test("keeps all counts of a repetition that is entered again", arguments: [1, 2, 7, 63, 64, 100])
    func entries(distance: Int) throws {
        let table = try Self.table("[xy]*x[xy]{\(distance + 1)}")
        // A single scalar decides: the scalar before the last distance + 1 scalars.
        let (x, y) = (String(repeating: "x", count: distance), String(repeating: "y", count: distance))
        #expect(table.matches("y" + "x" + y + "y"))
        #expect(!table.matches("x" + "y" + x + "x"))
        #expect(table.matches("x" + y + "x" + y + "y"))
        #expect(!table.matches("x" + x + "y" + x + "x"))
    }

    @Test(
        "accepts the same texts as the automaton in which all counts are written out",
        arguments: [
            "a{2,3}b{0,2}", "(?:a{2,3}b)*", "[ab]*a[ab]{2}", "[ab]*a[ab]{2,3}b?", "(?:a{2}|ab{2,}){1,2}",
            "a{2,}b{2,}a{3}",
            "(?:a{1,2}b{2,4})*a?", #"(?:[ab]{2,3}\b-)*"#, "a{2,3}(?=b{2,3}a)[ab]*", "(?!a{3}b)[ab]{2,6}",
        ])
    func equivalence(expression: String) throws {
        let table = try Self.table(expression)
        let simulation = AutomatonSimulation(Automaton(try PatternParser.parse(expression)))
        let letters = expression.contains("-") ? "ab-" : "ab"
        let wrong = allTexts(of: letters, upTo: letters.count == 2 ? 10 : 7).filter { text in
            let (found, expected) = (
                table.recognition(of: text, findsExpectedScalars: true),
                simulation.recognition(of: text, findsExpectedScalars: true)
            )
            return table.matches(text) != simulation.matches(text) || found.byteCount != expected.byteCount
                || found.expectedScalars != expected.expectedScalars
        }
        #expect(wrong == [])
    }

    /// A row has a cell for each of three classes and for the end.
    ///
    /// States 0 and 1 have one row each, and the third state has four, because it has a guard for each bound.
    @Test("holds memory for its rows, states, guards, changes, counters, and the classes of bytes")
    func memory() throws {
        let rowBytes = 6 * 4 * MemoryLayout<CountingTable.Cell>.stride
        let stateBytes = 3 * MemoryLayout<CountingTable.StateRows>.stride
        let guardBytes = 2 * MemoryLayout<CountingTable.Guard>.stride
        // One change enters the repetition, and number 0 means no change.
        let changeBytes = 2 * MemoryLayout<CountingTable.LinkedChange>.stride
        let counterBytes = MemoryLayout<Automaton.CounterBounds>.stride
        #expect(
            try Self.table("a{2,9}").byteCount
                == rowBytes + stateBytes + guardBytes + changeBytes + counterBytes + 256)
    }

    /// State 0 accepts nothing, state 1 is the start, and the other states are sets of nodes, whatever the bounds are.
    @Test(
        "has a number of states that does not depend on the bounds",
        arguments: [("a{2,@}", 3), ("a{@,}", 3), ("a{2,@}b{2,@}", 4), ("[ab]*a[ab]{@}", 6)], [2, 9, 64, 5_000])
    func states(row: (expression: String, count: Int), bound: Int) throws {
        let expression = row.expression.split(separator: "@", omittingEmptySubsequences: false)
            .joined(separator: "\(bound)")
        #expect(try Self.table(expression).stateCount == row.count)
    }
}
