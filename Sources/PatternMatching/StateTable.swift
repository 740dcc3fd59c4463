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
    ///   - targets: The states to which each state leads, those of one state after those of another.
    ///   - starts: Where the targets of each state begin, and last their number.
    ///   - isBegun: Whether the row of the last state is not known.
    init(_ cells: [UInt16], classCount: Int, targets: [UInt16], from starts: [Int], isBegun: Bool = false) {
        self.cells = cells
        self.classCount = classCount
        let count = starts.count - 1
        let ends = (0..<count).map { cells[$0 * (classCount + 1) + classCount] != 0 ? 0 : StateTable.unreachable }
        stepsToEnd = targets.withUnsafeBufferPointer { StateTable.stepsToEnd(ends, $0, from: starts, isBegun) }
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

    // MARK: - Steps

    /// The fewest steps from each state to an end, found backward from the ends.
    ///
    /// - Parameter ends: 0 for each state where an input may end, and `unreachable` for the others.
    private static func stepsToEnd(
        _ ends: [UInt16], _ targets: UnsafeBufferPointer<UInt16>, from starts: [Int], _ isBegun: Bool
    ) -> [UInt16] {
        var sourceStarts = Array(repeating: 0, count: ends.count + 1)
        for target in targets { sourceStarts[Int(target)] += 1 }
        var total = 0
        for state in sourceStarts.indices {
            total += sourceStarts[state]
            sourceStarts[state] = total
        }
        var sources = Array(repeating: UInt16(0), count: targets.count)
        for state in 1..<ends.count {
            for target in starts[state]..<starts[state + 1] {
                sourceStarts[Int(targets[target])] -= 1
                sources[sourceStarts[Int(targets[target])]] = UInt16(state)
            }
        }
        var steps = ends
        var queue = ends.indices.filter { ends[$0] == 0 }
        var next = 0
        while true {
            // The state whose row is not known comes last, because it is further away than any end.
            if next == queue.count, isBegun, steps[ends.count - 1] == unreachable {
                steps[ends.count - 1] = beyond
                queue.append(ends.count - 1)
            }
            guard next < queue.count else { break }
            let state = queue[next]
            next += 1
            for source in sourceStarts[state]..<sourceStarts[state + 1]
            where steps[Int(sources[source])] == unreachable {
                steps[Int(sources[source])] = steps[state] + 1
                queue.append(Int(sources[source]))
            }
        }
        return steps
    }

    // MARK: - Conjunctions

    /// The automaton of the inputs that two others accept, or nil if it would have too many cells.
    ///
    /// Both have to be over the same alphabet. A conjunction of automatons takes far less work to find from theirs than
    /// from the nodes of all.
    func product(_ other: StateTable, maximumCells: Int) -> StateTable? {
        let classCount = classCount
        let width = width
        let maximumCount = min(maximumCells / width, StateSets.maximumCount / 2)
        guard maximumCount > 2 else { return nil }
        let slotCount = 1 << (Int.bitWidth - (2 * maximumCount - 1).leadingZeroBitCount)
        var pairs: [(UInt16, UInt16)] = [(0, 0), (1, 1)]
        var targets: [UInt16] = []
        var starts = [0]
        let cells = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: slotCount) { slots -> [UInt16]? in
            slots.initialize(repeating: 0)
            slots[StateTable.slot(1, 1, of: slotCount)] = 1
            var cells = Array(repeating: UInt16(0), count: width)
            var state = 1
            while state < pairs.count {
                starts.append(targets.count)
                cells.append(contentsOf: repeatElement(0, count: width))
                let (first, second) = (Int(pairs[state].0) * width, Int(pairs[state].1) * width)
                let isWithin = cells.withUnsafeMutableBufferPointer { cells in
                    self.cells.withUnsafeBufferPointer { left in
                        other.cells.withUnsafeBufferPointer { right in
                            fill(
                                UnsafeMutableBufferPointer(rebasing: cells[(state * width)...]),
                                UnsafeBufferPointer(rebasing: left[first..<(first + width)]),
                                UnsafeBufferPointer(rebasing: right[second..<(second + width)]),
                                slots, &pairs, &targets)
                        }
                    }
                }
                guard isWithin, pairs.count <= maximumCount else { return nil }
                state += 1
            }
            return cells
        }
        guard let cells else { return nil }
        starts.append(targets.count)
        return StateTable(cells, classCount: classCount, targets: targets, from: starts)
    }

    /// Fills the row of a pair of states from the rows of both.
    ///
    /// - Returns: Whether there was room for the pairs that it leads to.
    @inline(__always)
    private func fill(
        _ row: UnsafeMutableBufferPointer<UInt16>, _ left: UnsafeBufferPointer<UInt16>,
        _ right: UnsafeBufferPointer<UInt16>, _ slots: UnsafeMutableBufferPointer<UInt16>,
        _ pairs: inout [(UInt16, UInt16)], _ targets: inout [UInt16]
    ) -> Bool {
        var last: (left: UInt16, right: UInt16, target: UInt16) = (0, 0, 0)
        for scalarClass in 1..<classCount where left[scalarClass] != 0 && right[scalarClass] != 0 {
            let pair = (left[scalarClass], right[scalarClass])
            if pair != (last.left, last.right) {
                var slot = StateTable.slot(pair.0, pair.1, of: slots.count)
                while slots[slot] != 0, pairs[Int(slots[slot])] != pair { slot = (slot + 1) & (slots.count - 1) }
                if slots[slot] == 0 {
                    // Half of the slots stay free, so that this loop ends.
                    guard pairs.count * 2 <= slots.count else { return false }
                    slots[slot] = UInt16(pairs.count)
                    pairs.append(pair)
                }
                last = (pair.0, pair.1, slots[slot])
                targets.append(last.target)
            }
            row[scalarClass] = last.target
        }
        row[classCount] = left[classCount] & right[classCount]
        return true
    }

    @inline(__always) private static func slot(_ first: UInt16, _ second: UInt16, of count: Int) -> Int {
        let key = (UInt32(first) << 16 | UInt32(second)) &* 0x9E37_79B1
        return Int(truncatingIfNeeded: key ^ key >> 15) & (count - 1)
    }

    // MARK: - Direction

    /// The automaton that reads inputs from the other end, or nil if it would be large.
    ///
    /// Its states are sets of the states from which the rest of the input, read from its end, leads to an end. Such a
    /// set is kept in the bits of one word.
    func reversed(maximumCells: Int) -> StateTable? {
        let width = width
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
        var targets: [UInt16] = []
        var starts = [0]
        var state = 1
        while state < sets.count {
            starts.append(targets.count)
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
                if number != 0 { targets.append(number) }
            }
            rows.append(sets[state] & 2 == 0 ? 0 : 1)
            state += 1
        }
        starts.append(targets.count)
        return StateTable(rows, classCount: classCount, targets: targets, from: starts)
    }

    // MARK: - Minimizing

    /// The most states of an automaton that is worth minimizing.
    private static let maximumMinimized = 64

    /// The same automaton with one state for all those that accept the same continuations, if it is small.
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

    /// The automaton of one state for each block of states.
    private func merged(into blocks: [Int], _ leaders: [Int]) -> StateTable {
        guard leaders.count < count else { return self }
        var result = self
        result.packed = nil
        result.cells.removeAll(keepingCapacity: true)
        for leader in leaders {
            for cell in (leader * width)..<(leader * width + classCount) {
                result.cells.append(UInt16(blocks[Int(cells[cell])]))
            }
            result.cells.append(cells[leader * width + classCount])
        }
        result.stepsToEnd = leaders.map { stepsToEnd[$0] }
        return result
    }
}
