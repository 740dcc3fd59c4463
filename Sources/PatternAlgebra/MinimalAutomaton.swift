// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A condition's minimal deterministic automaton, with all its steps.
///
/// States are numbered in the order they're reached, and classes by their scalars. So two conditions that accept the
/// same inputs have equal automata.
struct MinimalAutomaton: Sendable, Hashable {
    let scalarClasses: ScalarClasses

    /// The next state for each state and class.
    let transitions: [Int32]

    let stateTraits: [StateTraits]

    /// A state's properties.
    struct StateTraits: OptionSet, Sendable, Hashable {
        let rawValue: UInt8

        /// The input may end here.
        static let isAccepting = StateTraits(rawValue: 1)
        /// No continuation from here is accepted.
        static let isDead = StateTraits(rawValue: 2)
        /// Every continuation from here is accepted.
        static let isUniversal = StateTraits(rawValue: 4)
    }

    /// The number of states.
    ///
    /// The first state is the start.
    var stateCount: Int { stateTraits.count }

    /// The maximum number of cells, and the construction's maximum work.
    static let maximumCells = 200_000
    private static let maximumWork = 400_000

    /// Creates an automaton's minimal automaton, or returns `nil` if it would be too large.
    init?(_ automaton: ForwardAutomaton) {
        let meter = WorkMeter(limit: MinimalAutomaton.maximumWork)
        let determinizer = LazyDeterminizer(automaton, meter: meter)
        let classCount = automaton.scalarClasses.count
        var transitions: [Int32] = []
        var isAccepting: [Bool] = []
        // State 0 accepts nothing. A determinizer's state is one higher here.
        transitions.append(contentsOf: repeatElement(0, count: classCount))
        isAccepting.append(false)
        var state = determinizer.startState
        while state < determinizer.stateCount {
            for scalarClass in 0..<classCount {
                transitions.append(max(0, determinizer.nextState(from: state, on: scalarClass) + 1))
            }
            isAccepting.append(determinizer.accepts(state))
            state += 1
            guard !meter.isExhausted, transitions.count <= MinimalAutomaton.maximumCells else { return nil }
        }
        self.init(automaton.scalarClasses, transitions: transitions, isAccepting: isAccepting, startState: 1)
    }

    /// Creates the minimal automaton that accepts the same inputs as a given automaton.
    init(_ classes: ScalarClasses, transitions: [Int32], isAccepting: [Bool], startState: Int) {
        let classCount = classes.count
        let blocks = AutomatonMinimizer.blocks(
            classCount: classCount, transitions: transitions, isAccepting: isAccepting)
        let blockCount = Int(blocks.max() ?? 0) + 1
        var representatives = Array(repeating: 0, count: blockCount)
        for state in isAccepting.indices { representatives[Int(blocks[state])] = state }
        // Classes that lead to the same block from each state are merged.
        let groups = MinimalAutomaton.classGroups(
            classCount: classCount, blocks: blocks, representatives: representatives, transitions: transitions)
        let (merged, numbers) = classes.merged(into: groups)
        var oldClasses = Array(repeating: 0, count: merged.count)
        for (old, new) in numbers.enumerated().reversed() { oldClasses[Int(new)] = old }

        var order = [blocks[startState]]
        var newNumbers = Array(repeating: Int32(-1), count: blockCount)
        newNumbers[Int(blocks[startState])] = 0
        var result: [Int32] = []
        var index = 0
        while index < order.count {
            let row = representatives[Int(order[index])] * classCount
            for old in oldClasses {
                let block = blocks[Int(transitions[row + old])]
                if newNumbers[Int(block)] < 0 {
                    newNumbers[Int(block)] = Int32(order.count)
                    order.append(block)
                }
                result.append(newNumbers[Int(block)])
            }
            index += 1
        }
        scalarClasses = merged
        self.transitions = result
        // In a minimal automaton, only one state accepts no input, and it leads to itself.
        stateTraits = order.indices.map { state in
            let acceptsInput = isAccepting[representatives[Int(order[state])]]
            let row = result[(state * merged.count)..<((state + 1) * merged.count)]
            let isTrap = row.allSatisfy { $0 == state }
            return acceptsInput ? isTrap ? [.isAccepting, .isUniversal] : .isAccepting : isTrap ? .isDead : []
        }
    }

    private static func classGroups(classCount: Int, blocks: [Int32], representatives: [Int], transitions: [Int32])
        -> [Int32]
    {
        var groups = Array(repeating: Int32(0), count: classCount)
        var count: Int32 = 1
        for state in representatives where count < classCount {
            // Splits each group by the blocks that its classes lead to from this state.
            var known: [Int64: Int32] = [:]
            var isFirst = Array(repeating: true, count: Int(count))
            for scalarClass in 0..<classCount {
                let group = groups[scalarClass]
                let key = Int64(group) << 32 | Int64(blocks[Int(transitions[state * classCount + scalarClass])])
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
