// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The minimal deterministic automaton of a condition, with all its steps.
///
/// States are numbered in the order in which they are reached, and classes by their scalars. So two conditions that
/// accept the same inputs have equal automata.
struct MinimalAutomaton: Sendable, Hashable {
    let classes: ScalarClasses

    /// The next state of each state and class.
    let steps: [Int32]

    let traits: [StateTraits]

    /// The properties of a state.
    struct StateTraits: OptionSet, Sendable, Hashable {
        let rawValue: UInt8

        /// The input may end here.
        static let accepts = StateTraits(rawValue: 1)
        /// No input that goes on from here is accepted.
        static let isDead = StateTraits(rawValue: 2)
        /// Every input that goes on from here is accepted.
        static let isUniversal = StateTraits(rawValue: 4)
    }

    /// The number of states; the first is the start.
    var count: Int { traits.count }

    /// The maximum number of cells, and the maximum work of the construction.
    static let maximumCells = 200_000
    private static let maximumWork = 400_000

    /// Creates the minimal automaton of an automaton, or returns `nil` if it would be too large.
    init?(_ automaton: ForwardAutomaton) {
        let meter = WorkMeter(limit: MinimalAutomaton.maximumWork)
        let determinizer = LazyDeterminizer(automaton, meter: meter)
        let width = automaton.classes.count
        var steps: [Int32] = []
        var accepts: [Bool] = []
        // State 0 accepts nothing; a state of the determinizer is one higher here.
        steps.append(contentsOf: repeatElement(0, count: width))
        accepts.append(false)
        var state = determinizer.start
        while state < determinizer.count {
            for scalarClass in 0..<width {
                steps.append(max(0, determinizer.step(from: state, by: scalarClass) + 1))
            }
            accepts.append(determinizer.accepts(state))
            state += 1
            guard !meter.isExhausted, steps.count <= MinimalAutomaton.maximumCells else { return nil }
        }
        self.init(automaton.classes, steps: steps, accepts: accepts, start: 1)
    }

    /// Creates the minimal automaton that accepts the same inputs as a given one.
    init(_ classes: ScalarClasses, steps: [Int32], accepts: [Bool], start: Int) {
        let width = classes.count
        let blocks = Minimizer.blocks(width: width, steps: steps, accepts: accepts)
        let blockCount = Int(blocks.max() ?? 0) + 1
        var members = Array(repeating: 0, count: blockCount)
        for state in accepts.indices { members[Int(blocks[state])] = state }
        // Classes that lead to the same block from each state are merged.
        let groups = MinimalAutomaton.groups(of: width, blocks, members, steps)
        let (merged, numbers) = classes.merged(into: groups)
        var oldClasses = Array(repeating: 0, count: merged.count)
        for (old, new) in numbers.enumerated().reversed() { oldClasses[Int(new)] = old }

        var order = [blocks[start]]
        var newNumbers = Array(repeating: Int32(-1), count: blockCount)
        newNumbers[Int(blocks[start])] = 0
        var result: [Int32] = []
        var index = 0
        while index < order.count {
            let row = members[Int(order[index])] * width
            for old in oldClasses {
                let block = blocks[Int(steps[row + old])]
                if newNumbers[Int(block)] < 0 {
                    newNumbers[Int(block)] = Int32(order.count)
                    order.append(block)
                }
                result.append(newNumbers[Int(block)])
            }
            index += 1
        }
        self.classes = merged
        self.steps = result
        // In a minimal automaton, only one state accepts no input, and it leads to itself.
        traits = order.indices.map { state in
            let isAccepting = accepts[members[Int(order[state])]]
            let row = result[(state * merged.count)..<((state + 1) * merged.count)]
            let isTrap = row.allSatisfy { $0 == state }
            return isAccepting ? isTrap ? [.accepts, .isUniversal] : .accepts : isTrap ? .isDead : []
        }
    }

    private static func groups(of width: Int, _ blocks: [Int32], _ members: [Int], _ steps: [Int32]) -> [Int32] {
        var groups = Array(repeating: Int32(0), count: width)
        var count: Int32 = 1
        for state in members where count < width {
            // Splits each group by the blocks that its classes lead to from this state.
            var known: [Int64: Int32] = [:]
            var isFirst = Array(repeating: true, count: Int(count))
            for scalarClass in 0..<width {
                let group = groups[scalarClass]
                let key = Int64(group) << 32 | Int64(blocks[Int(steps[state * width + scalarClass])])
                if let number = known[key] {
                    groups[scalarClass] = number
                } else if isFirst[Int(group)] {
                    isFirst[Int(group)] = false
                    known[key] = group
                } else {
                    known[key] = count
                    groups[scalarClass] = count
                    count += 1
                }
            }
        }
        return groups
    }
}
