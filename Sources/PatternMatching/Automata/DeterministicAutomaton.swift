// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton, the basis of a ``TransitionTable``.
///
/// State 0 accepts nothing, and state 1 is the start. State 0 is the only dead end that a cell leads to.
struct DeterministicAutomaton {
    /// The number of classes, including class 0.
    let classCount: Int

    /// The next state for each state and class.
    ///
    /// A state's last cell is 1 if the input may end there, and 0 otherwise.
    private(set) var cells: [UInt16]

    /// The fewest scalars that lead from each state to an accepted input's end, or `unreachableStepCount` if nothing
    /// leads there.
    private(set) var stepsToAcceptance: [UInt16] = []

    /// The packed rows, if the automaton has too many cells for a table, or `nil` if they don't fit either.
    private(set) var packedRows: PackedRows?

    /// Whether the automaton fits into a ``TransitionTable``.
    var fitsTable: Bool { cells.count <= TransitionTable.maximumCells || packedRows != nil }

    /// The step count of a state from which no input is accepted.
    static let unreachableStepCount = UInt16.max

    /// The step count of a state whose row is unknown.
    ///
    /// No path through known rows has as many steps.
    static let unknownStepCount: UInt16 = 1 << 15

    var stateCount: Int { stepsToAcceptance.count }

    private var rowWidth: Int { classCount + 1 }

    /// Creates an automaton from its states' rows.
    ///
    /// - Parameters:
    ///   - cells: The states' rows.
    ///   - classCount: The number of classes, including class 0.
    ///   - isPartial: Whether the last state's row is unknown.
    init(_ cells: [UInt16], classCount: Int, isPartial: Bool = false) {
        self.cells = cells
        self.classCount = classCount
        stepsToAcceptance = cells.withUnsafeBufferPointer {
            DeterministicAutomaton.stepsToAcceptance(inRows: $0, rowWidth: classCount + 1, isPartial: isPartial)
        }
        if stepsToAcceptance.dropFirst().contains(DeterministicAutomaton.unreachableStepCount) {
            for state in 1..<stateCount {
                for cell in (state * rowWidth)..<(state * rowWidth + classCount)
                where stepsToAcceptance[Int(cells[cell])] == DeterministicAutomaton.unreachableStepCount {
                    self.cells[cell] = 0
                }
            }
        }
        if cells.count > TransitionTable.maximumCells { packedRows = PackedRows(self) }
    }

    /// Returns the fewest steps from each state to an accepting state, searching backward from the accepting states.
    private static func stepsToAcceptance(
        inRows cells: UnsafeBufferPointer<UInt16>, rowWidth: Int, isPartial: Bool
    ) -> [UInt16] {
        let stateCount = cells.count / rowWidth
        // Calls a function with each state and its next states. Most classes have the same next state as the previous
        // class.
        @inline(__always) func forEachStep(_ body: (Int, Int) -> Void) {
            for state in 1..<stateCount {
                var last: UInt16 = 0
                for cell in (state &* rowWidth)..<(state &* rowWidth &+ rowWidth &- 1) where cells[cell] != last {
                    last = cells[cell]
                    if last != 0 { body(state, Int(last)) }
                }
            }
        }
        // The predecessors of all states, and the index where each state's predecessors begin.
        var starts = Array(repeating: 0, count: stateCount + 1)
        forEachStep { starts[$1] += 1 }
        for state in 1...stateCount { starts[state] += starts[state - 1] }
        var sources = Array(repeating: UInt16(0), count: starts[stateCount])
        forEachStep { state, target in
            starts[target] -= 1
            sources[starts[target]] = UInt16(state)
        }
        var steps = (0..<stateCount).map { cells[$0 * rowWidth + rowWidth - 1] != 0 ? 0 : unreachableStepCount }
        var queue = steps.indices.filter { steps[$0] == 0 }
        var next = 0
        while true {
            // The state with the unknown row comes last, because it's farther away than any end.
            if next == queue.count, isPartial, steps[stateCount - 1] == unreachableStepCount {
                steps[stateCount - 1] = unknownStepCount
                queue.append(stateCount - 1)
            }
            guard next < queue.count else { return steps }
            let state = queue[next]
            next += 1
            for source in sources[starts[state]..<starts[state + 1]] where steps[Int(source)] == unreachableStepCount {
                steps[Int(source)] = steps[state] + 1
                queue.append(Int(source))
            }
        }
    }

    // MARK: - Product

    /// Returns the product automaton, which accepts the inputs that both automata accept, or `nil` if it's too large.
    ///
    /// Both automata must have the same alphabet. The product takes less work than a subset construction for all
    /// conjuncts at once.
    func product(with other: DeterministicAutomaton, maximumCells: Int) -> DeterministicAutomaton? {
        let maximumCount = min(maximumCells / rowWidth, NodeSets.maximumCount / 2)
        guard maximumCount > 2 else { return nil }
        // The pairs of states, with each pair in one number.
        var pairs: [UInt64] = [0, 1 << 16 | 1]
        var numbers: [UInt64: UInt16] = [pairs[1]: 1]
        var rows = Array(repeating: UInt16(0), count: rowWidth)
        var state = 1
        while state < pairs.count {
            let (left, right) = (Int(pairs[state] >> 16) * rowWidth, Int(pairs[state] & 0xFFFF) * rowWidth)
            rows.append(0)
            var last: (pair: UInt64, number: UInt16) = (0, 0)
            for scalarClass in 1..<classCount {
                let (first, second) = (UInt64(cells[left + scalarClass]), UInt64(other.cells[right + scalarClass]))
                let pair = first == 0 || second == 0 ? 0 : first << 16 | second
                if pair != last.pair {
                    last = (pair, pair == 0 ? 0 : numbers[pair] ?? UInt16(pairs.count))
                    if Int(last.number) == pairs.count {
                        guard pairs.count < maximumCount else { return nil }
                        numbers[pair] = last.number
                        pairs.append(pair)
                    }
                }
                rows.append(last.number)
            }
            rows.append(cells[left + classCount] & other.cells[right + classCount])
            state += 1
        }
        return DeterministicAutomaton(rows, classCount: classCount)
    }

    // MARK: - Reversal

    /// Returns the automaton that reads inputs from the other end, or `nil` if either automaton is too large.
    ///
    /// It comes from a subset construction with reversed transitions. The bits of one word represent a set of states.
    func reversed(maximumCells: Int) -> DeterministicAutomaton? {
        let maximumCount = min(maximumCells / rowWidth, NodeSets.maximumCount)
        guard stateCount <= UInt64.bitWidth, maximumCount > 2 else { return nil }
        // Each state's predecessors by class.
        var sources = Array(repeating: UInt64(0), count: classCount * UInt64.bitWidth)
        var ends: UInt64 = 0
        for state in 1..<stateCount {
            if cells[state * rowWidth + classCount] != 0 { ends |= 1 << UInt64(state) }
            for scalarClass in 1..<classCount {
                let target = Int(cells[state * rowWidth + scalarClass])
                if target != 0 { sources[scalarClass * UInt64.bitWidth + target] |= 1 << UInt64(state) }
            }
        }
        var sets: [UInt64] = [0, ends]
        var numbers: [UInt64: UInt16] = [0: 0]
        if ends != 0 { numbers[ends] = 1 }
        var rows = Array(repeating: UInt16(0), count: rowWidth)
        var state = 1
        while state < sets.count {
            rows.append(0)
            for scalarClass in 1..<classCount {
                var rest = sets[state]
                var next: UInt64 = 0
                while rest != 0 {
                    next |= sources[scalarClass * UInt64.bitWidth + rest.trailingZeroBitCount]
                    rest &= rest - 1
                }
                let number = numbers[next] ?? UInt16(sets.count)
                if number == sets.count {
                    guard sets.count < maximumCount else { return nil }
                    numbers[next] = number
                    sets.append(next)
                }
                rows.append(number)
            }
            rows.append(sets[state] & 2 == 0 ? 0 : 1)
            state += 1
        }
        return DeterministicAutomaton(rows, classCount: classCount)
    }

    // MARK: - Minimization

    /// The maximum number of states in an automaton that's worth minimizing.
    private static let maximumMinimizedStates = 64

    /// Returns the minimal automaton for the same inputs, or this automaton if it's large (after Moore, 1956).
    ///
    /// The minimal automaton for a look-ahead such as `(?=.*[0-9])` has two states besides state 0, so the product of
    /// many look-aheads stays small.
    func minimized() -> DeterministicAutomaton {
        guard stateCount <= DeterministicAutomaton.maximumMinimizedStates else { return self }
        let rowWidth = rowWidth
        var blocks = (0..<stateCount).map { $0 == 0 ? 0 : cells[$0 * rowWidth + classCount] == 0 ? 1 : 2 }
        var blockCount = 0
        while true {
            var representatives: [Int] = []
            var refined = blocks
            for state in 0..<stateCount {
                let known = representatives.firstIndex { representative in
                    blocks[representative] == blocks[state]
                        && (1..<classCount).allSatisfy {
                            blocks[Int(cells[representative * rowWidth + $0])]
                                == blocks[Int(cells[state * rowWidth + $0])]
                        }
                }
                refined[state] = known ?? representatives.count
                if known == nil { representatives.append(state) }
            }
            blocks = refined
            if representatives.count == blockCount { return merged(into: blocks, representatives: representatives) }
            blockCount = representatives.count
        }
    }

    /// Returns the automaton with one state for each block of states.
    private func merged(into blocks: [Int], representatives: [Int]) -> DeterministicAutomaton {
        guard representatives.count < stateCount else { return self }
        var rows: [UInt16] = []
        for representative in representatives {
            let end = representative * rowWidth + classCount
            rows += cells[(representative * rowWidth)..<end].map { UInt16(blocks[Int($0)]) }
            rows.append(cells[end])
        }
        return DeterministicAutomaton(rows, classCount: classCount)
    }
}
