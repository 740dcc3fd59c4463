// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

/// A complete deterministic automaton over the letters 0 and 1, which can be compared by all short words.
struct SmallAutomaton: CustomStringConvertible {
    /// The next state for each state and letter.
    var steps: [Int32]
    var accepts: [Bool]

    var description: String { "\(steps) \(accepts)" }

    static func random(_ count: Int, _ random: inout SplitMix64) -> SmallAutomaton {
        SmallAutomaton(
            steps: (0..<2 * count).map { _ in Int32(random.next(below: count)) },
            accepts: (0..<count).map { _ in random.next(below: 2) == 0 })
    }

    /// Returns whether a state accepts each word up to a length, in the words' order.
    func language(of state: Int, upTo length: Int) -> [Bool] {
        var states = [state]
        var result: [Bool] = []
        for _ in 0...length {
            result += states.map { accepts[$0] }
            states = states.flatMap { [Int(steps[2 * $0]), Int(steps[2 * $0 + 1])] }
        }
        return result
    }

    /// The states that words up to a length lead to from state 0.
    func reachable(within length: Int) -> Set<Int> {
        var reached: Set<Int> = [0]
        for _ in 0..<length { reached.formUnion(reached.flatMap { [Int(steps[2 * $0]), Int(steps[2 * $0 + 1])] }) }
        return reached
    }
}

@Suite("The minimization")
struct AutomatonMinimizerTests {
    /// Hopcroft, Motwani, and Ullman: Introduction to Automata Theory, Languages, and Computation, figure 4.8.
    ///
    /// Among the states A to H, only C accepts. A and E are equivalent, and so are B and H, and D and F.
    @Test("finds the equivalent states of the example of a textbook")
    func textbook() {
        let (a, b, c, d, e, f, g, h) = (0, 1, 2, 3, 4, 5, 6, 7)
        let steps = [[b, f], [g, c], [a, c], [c, g], [h, f], [c, g], [g, e], [g, c]].joined().map(Int32.init)
        let blocks = AutomatonMinimizer.blocks(classCount: 2, transitions: steps, isAccepting: (0..<8).map { $0 == c })
        #expect(blocks[a] == blocks[e])
        #expect(blocks[b] == blocks[h])
        #expect(blocks[d] == blocks[f])
        #expect(Set([a, b, c, d, g].map { blocks[$0] }).count == 5)
    }

    @Test("puts two states into one block exactly if they accept the same words", arguments: [1, 2, 3] as [UInt64])
    func blocks(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let automata = (0..<400).map { _ in SmallAutomaton.random(1 + random.next(below: 7), &random) }
        let wrong = automata.filter { automaton in
            let blocks = AutomatonMinimizer.blocks(
                classCount: 2, transitions: automaton.steps, isAccepting: automaton.accepts)
            // Words of up to six letters distinguish any two of seven states that aren't equivalent.
            let languages = blocks.indices.map { automaton.language(of: $0, upTo: 6) }
            return !blocks.indices.allSatisfy { first in
                blocks.indices.allSatisfy { (blocks[first] == blocks[$0]) == (languages[first] == languages[$0]) }
            }
        }
        #expect(wrong.map(\.description) == [])
    }
}
