// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton while it is built: what a ``Table`` is made from.
///
/// State 0 accepts nothing, and state 1 is the start. No cell leads to a state other than 0 from which no input is
/// accepted.
struct StateTable {
    /// The number of classes, with class 0.
    let classCount: Int

    /// For each state the next state for each class and, last, 1 if the input may end there.
    private(set) var cells: [UInt16]

    /// For each state the fewest scalars that lead to the end of an accepted input; `unreachable` if there is none.
    private(set) var stepsToEnd: [UInt16] = []

    /// The rows of a table that would be too large as it is, if they can be packed.
    private(set) var packed: PackedRows?

    /// Whether a ``Table`` can be made.
    var isWithin: Bool { cells.count <= Table.maximumCells || packed != nil }

    /// The number of steps from a state from which no input is accepted.
    static let unreachable = UInt16.max

    /// The number of steps from a state whose row is not known; no way through known rows is as long.
    static let beyond: UInt16 = 1 << 15

    /// The number of states.
    var count: Int { stepsToEnd.count }

    private var width: Int { classCount + 1 }

    /// Takes over the states that a construction has found.
    ///
    /// - Parameters:
    ///   - cells: The rows of the states.
    ///   - classCount: The number of classes, with class 0.
    ///   - isBegun: Whether the row of the last state is not known.
    init(_ cells: [UInt16], classCount: Int, isBegun: Bool = false) {
        self.cells = cells
        self.classCount = classCount
        stepsToEnd = cells.withUnsafeBufferPointer { StateTable.stepsToEnd($0, width: classCount + 1, isBegun) }
        if stepsToEnd.dropFirst().contains(StateTable.unreachable) {
            for state in 1..<count {
                for cell in (state * width)..<(state * width + classCount)
                where stepsToEnd[Int(cells[cell])] == StateTable.unreachable {
                    self.cells[cell] = 0
                }
            }
        }
        if cells.count > Table.maximumCells { packed = PackedRows(self) }
    }

    /// Returns the fewest steps from each state to an end, found backward from the ends.
    private static func stepsToEnd(_ cells: UnsafeBufferPointer<UInt16>, width: Int, _ isBegun: Bool) -> [UInt16] {
        let count = cells.count / width
        // Calls a function with each state and those that it leads to. Most classes lead where the one before does.
        @inline(__always) func forEachStep(_ body: (Int, Int) -> Void) {
            for state in 1..<count {
                var last: UInt16 = 0
                for cell in (state &* width)..<(state &* width &+ width &- 1) where cells[cell] != last {
                    last = cells[cell]
                    if last != 0 { body(state, Int(last)) }
                }
            }
        }
        // Where the states that lead to each state begin, and those states.
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
            if next == queue.count, isBegun, steps[count - 1] == unreachable {
                steps[count - 1] = beyond
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

    // MARK: - Conjunctions

    /// Returns the automaton of the inputs that two others accept, or nil if it would have too many cells or states.
    ///
    /// Both have to be over the same alphabet. A conjunction of automatons takes far less work to find from theirs than
    /// from the nodes of all.
    func product(_ other: StateTable, maximumCells: Int) -> StateTable? {
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
        return StateTable(rows, classCount: classCount)
    }

    // MARK: - Direction

    /// Returns the automaton that reads inputs from the other end, or nil if this one or that one is large.
    ///
    /// Its states are sets of the states from which the rest of the input, read from its end, leads to an end. Such a
    /// set is kept in the bits of one word.
    func reversed(maximumCells: Int) -> StateTable? {
        let maximumCount = min(maximumCells / width, StateSets.maximumCount)
        guard count <= UInt64.bitWidth, maximumCount > 2 else { return nil }
        // The states that a class leads to a state from.
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
        return StateTable(rows, classCount: classCount)
    }

    // MARK: - Minimizing

    /// The most states of an automaton that is worth minimizing.
    private static let maximumMinimized = 64

    /// Returns the same automaton with one state for all those that accept the same continuations, if it is small.
    ///
    /// A look-ahead such as `(?=.*[0-9])` becomes two states, so that a conjunction of many of them stays small.
    func minimized() -> StateTable {
        guard count <= StateTable.maximumMinimized else { return self }
        let width = width
        var blocks = (0..<count).map { $0 == 0 ? 0 : cells[$0 * width + classCount] == 0 ? 1 : 2 }
        var blockCount = 0
        while true {
            var leaders: [Int] = []
            var refined = blocks
            for state in 0..<count {
                let known = leaders.firstIndex { leader in
                    blocks[leader] == blocks[state]
                        && (1..<classCount).allSatisfy {
                            blocks[Int(cells[leader * width + $0])] == blocks[Int(cells[state * width + $0])]
                        }
                }
                refined[state] = known ?? leaders.count
                if known == nil { leaders.append(state) }
            }
            blocks = refined
            if leaders.count == blockCount { return merged(into: blocks, leaders) }
            blockCount = leaders.count
        }
    }

    /// Returns the automaton of one state for each block of states.
    private func merged(into blocks: [Int], _ leaders: [Int]) -> StateTable {
        guard leaders.count < count else { return self }
        var rows: [UInt16] = []
        for leader in leaders {
            let end = leader * width + classCount
            rows += cells[(leader * width)..<end].map { UInt16(blocks[Int($0)]) }
            rows.append(cells[end])
        }
        return StateTable(rows, classCount: classCount)
    }
}
