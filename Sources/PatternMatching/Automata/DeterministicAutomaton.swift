// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton, from which a ``TransitionTable`` is created.
///
/// State 0 accepts nothing, and state 1 is the start. No cell leads to a state other than 0 from which no input is
/// accepted.
struct DeterministicAutomaton {
    /// The number of classes, with class 0.
    let classCount: Int

    /// The next state for each state and class.
    ///
    /// The last cell of a state is 1 if the input may end there, or else 0.
    private(set) var cells: [UInt16]

    /// The fewest scalars that lead from each state to the end of an accepted input, or `unreachable` if there is none.
    private(set) var stepsToEnd: [UInt16] = []

    /// The packed rows of an automaton that has too many cells for a table, or `nil` if they do not fit, either.
    private(set) var packed: PackedRows?

    /// Whether a ``TransitionTable`` can be created.
    var fitsTable: Bool { cells.count <= TransitionTable.maximumCells || packed != nil }

    /// The number of steps from a state that accepts no input.
    static let unreachable = UInt16.max

    /// The number of steps from a state whose row is not known, which is more than those of any path through known
    /// rows.
    static let unknown: UInt16 = 1 << 15

    /// The number of states.
    var count: Int { stepsToEnd.count }

    private var width: Int { classCount + 1 }

    /// Creates an automaton from the rows of its states.
    ///
    /// - Parameters:
    ///   - cells: The rows of the states.
    ///   - classCount: The number of classes, with class 0.
    ///   - isPartial: Whether the row of the last state is not known.
    init(_ cells: [UInt16], classCount: Int, isPartial: Bool = false) {
        self.cells = cells
        self.classCount = classCount
        stepsToEnd = cells.withUnsafeBufferPointer {
            DeterministicAutomaton.stepsToEnd($0, width: classCount + 1, isPartial: isPartial)
        }
        if stepsToEnd.dropFirst().contains(DeterministicAutomaton.unreachable) {
            for state in 1..<count {
                for cell in (state * width)..<(state * width + classCount)
                where stepsToEnd[Int(cells[cell])] == DeterministicAutomaton.unreachable {
                    self.cells[cell] = 0
                }
            }
        }
        if cells.count > TransitionTable.maximumCells { packed = PackedRows(self) }
    }

    /// Returns the fewest steps from each state to an end, found backward from the ends.
    private static func stepsToEnd(_ cells: UnsafeBufferPointer<UInt16>, width: Int, isPartial: Bool) -> [UInt16] {
        let count = cells.count / width
        // Calls a function with each state and its next states. Most classes have the same next state as the class
        // before.
        @inline(__always) func forEachStep(_ body: (Int, Int) -> Void) {
            for state in 1..<count {
                var last: UInt16 = 0
                for cell in (state &* width)..<(state &* width &+ width &- 1) where cells[cell] != last {
                    last = cells[cell]
                    if last != 0 { body(state, Int(last)) }
                }
            }
        }
        // The predecessors of all states, and the index at which those of each state begin.
        var starts = Array(repeating: 0, count: count + 1)
        forEachStep { starts[$1] += 1 }
        for state in 1...count { starts[state] += starts[state - 1] }
        var sources = Array(repeating: UInt16(0), count: starts[count])
        forEachStep { state, target in
            starts[target] -= 1
            sources[starts[target]] = UInt16(state)
        }
        var steps = (0..<count).map { cells[$0 * width + width - 1] != 0 ? 0 : unreachable }
        var queue = steps.indices.filter { steps[$0] == 0 }
        var next = 0
        while true {
            // The state whose row is not known comes last, because it is further away than any end.
            if next == queue.count, isPartial, steps[count - 1] == unreachable {
                steps[count - 1] = unknown
                queue.append(count - 1)
            }
            guard next < queue.count else { return steps }
            let state = queue[next]
            next += 1
            for source in sources[starts[state]..<starts[state + 1]] where steps[Int(source)] == unreachable {
                steps[Int(source)] = steps[state] + 1
                queue.append(Int(source))
            }
        }
    }

    // MARK: - Product

    /// Returns the product automaton, which accepts the inputs that both automata accept, or `nil` if it is too large.
    ///
    /// Both automata must have the same alphabet. The product takes less work than the subset construction for all
    /// conjuncts at once.
    func product(_ other: DeterministicAutomaton, maximumCells: Int) -> DeterministicAutomaton? {
        let maximumCount = min(maximumCells / width, StateSets.maximumCount / 2)
        guard maximumCount > 2 else { return nil }
        // The pairs of states, each in one number.
        var pairs: [UInt64] = [0, 1 << 16 | 1]
        var numbers: [UInt64: UInt16] = [pairs[1]: 1]
        var rows = Array(repeating: UInt16(0), count: width)
        var state = 1
        while state < pairs.count {
            let (left, right) = (Int(pairs[state] >> 16) * width, Int(pairs[state] & 0xFFFF) * width)
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

    /// Returns the automaton that reads inputs from the other end, or `nil` if one of the two is too large.
    ///
    /// It results from the subset construction with the transitions reversed. The bits of one word represent a set of
    /// states.
    func reversed(maximumCells: Int) -> DeterministicAutomaton? {
        let maximumCount = min(maximumCells / width, StateSets.maximumCount)
        guard count <= UInt64.bitWidth, maximumCount > 2 else { return nil }
        // The predecessors of each state for each class.
        var sources = Array(repeating: UInt64(0), count: classCount * UInt64.bitWidth)
        var ends: UInt64 = 0
        for state in 1..<count {
            if cells[state * width + classCount] != 0 { ends |= 1 << UInt64(state) }
            for scalarClass in 1..<classCount {
                let target = Int(cells[state * width + scalarClass])
                if target != 0 { sources[scalarClass * UInt64.bitWidth + target] |= 1 << UInt64(state) }
            }
        }
        var sets: [UInt64] = [0, ends]
        var numbers: [UInt64: UInt16] = [0: 0]
        if ends != 0 { numbers[ends] = 1 }
        var rows = Array(repeating: UInt16(0), count: width)
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

    /// The maximum number of states of an automaton that is minimized.
    private static let maximumMinimized = 64

    /// Returns the minimal automaton of the same inputs, or this automaton if it is large (after Moore, 1956).
    ///
    /// The minimal automaton of a look-ahead such as `(?=.*[0-9])` has two states besides state 0, so the product of
    /// many of them stays small.
    func minimized() -> DeterministicAutomaton {
        guard count <= DeterministicAutomaton.maximumMinimized else { return self }
        let width = width
        var blocks = (0..<count).map { $0 == 0 ? 0 : cells[$0 * width + classCount] == 0 ? 1 : 2 }
        var blockCount = 0
        while true {
            var representatives: [Int] = []
            var refined = blocks
            for state in 0..<count {
                let known = representatives.firstIndex { representative in
                    blocks[representative] == blocks[state]
                        && (1..<classCount).allSatisfy {
                            blocks[Int(cells[representative * width + $0])] == blocks[Int(cells[state * width + $0])]
                        }
                }
                refined[state] = known ?? representatives.count
                if known == nil { representatives.append(state) }
            }
            blocks = refined
            if representatives.count == blockCount { return merged(into: blocks, representatives) }
            blockCount = representatives.count
        }
    }

    /// Returns the automaton with one state for each block of states.
    private func merged(into blocks: [Int], _ representatives: [Int]) -> DeterministicAutomaton {
        guard representatives.count < count else { return self }
        var rows: [UInt16] = []
        for representative in representatives {
            let end = representative * width + classCount
            rows += cells[(representative * width)..<end].map { UInt16(blocks[Int($0)]) }
            rows.append(cells[end])
        }
        return DeterministicAutomaton(rows, classCount: classCount)
    }
}
