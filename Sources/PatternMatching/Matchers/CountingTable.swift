// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A transition table with counters, for patterns such as `[a-z]{1,5000}`, for which a ``TransitionTable`` would need a
/// state for each count.
///
/// A state is a set of nodes, whatever the counts of its counters. A guard is a condition on a counter: that its
/// repetition may be left, or that it may go on. A state has a row for each combination of its guards. The rows of a
/// state with two guards:
///
/// ```
///                                class 0   class 1   …   end
/// first row       neither holds  cell      cell          cell
/// + 1 row         guard 0 holds  cell      cell          cell
/// + 2 rows        guard 1 holds  cell      cell          cell
/// + 3 rows        both hold      cell      cell          cell
/// ```
///
/// A cell contains the next state and the changes of the counters.
final class CountingTable: Recognizer, @unchecked Sendable {
    // Sendable because this memory is written only in `init`.
    private let cells: UnsafeMutablePointer<Cell>
    private let states: UnsafeMutablePointer<StateRows>
    private let guards: UnsafeMutablePointer<Guard>
    private let changes: UnsafeMutablePointer<LinkedChange>
    private let counters: UnsafeMutableBufferPointer<Automaton.Counter>
    private let columns: UnsafeMutablePointer<UInt8>
    let alphabet: Alphabet
    private let reader: ScalarReader
    let readsBackward: Bool
    private let scratchBytes: Int
    let stateCount: Int
    let byteCount: Int
    let cost = 0

    /// The next state, 0 if nothing can be accepted, and the first change of the counters, 0 if there is none.
    struct Cell {
        var state: UInt16 = 0
        var changes: UInt16 = 0
    }

    /// The first row of a state, and the guards that choose among its rows.
    struct StateRows {
        var row: Int32
        var firstGuard: UInt16 = 0
        var guardCount: UInt16 = 0
    }

    /// A condition on a counter: that its repetition may be left, or that it may go on.
    struct Guard {
        var counter: UInt16
        var isForLeaving: Bool
    }

    /// A change of a counter, and the next one of the same scalar, 0 after the last.
    struct LinkedChange {
        var counter: UInt16 = 0
        var change: CounterChange = []
        var next: UInt16 = 0
    }

    /// The rows and states that a determinizer has built.
    struct Rows {
        /// A row contains a cell for each class and, last, state 1 if the input may end there.
        var cells: [Cell]
        var states = [StateRows(row: 0)]
        var guards: [Guard] = []
        /// Entry 0 is unused, so that 0 represents no change.
        var changes = [LinkedChange()]

        /// Creates the row of state 0, from which nothing is accepted.
        init(width: Int) { cells = Array(repeating: Cell(), count: width) }
    }

    init(_ rows: Rows, of automaton: Automaton) {
        var byteCount = 0
        func copy<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
            byteCount += array.count * MemoryLayout<Element>.stride
            let start = UnsafeMutablePointer<Element>.allocate(capacity: max(1, array.count))
            for (index, element) in array.enumerated() { (start + index).initialize(to: element) }
            return start
        }
        cells = copy(rows.cells)
        states = copy(rows.states)
        guards = copy(rows.guards)
        changes = copy(rows.changes)
        counters = UnsafeMutableBufferPointer(start: copy(automaton.counters), count: automaton.counters.count)
        columns = copy(automaton.alphabet.byteClasses)
        self.byteCount = byteCount
        alphabet = automaton.alphabet
        reader = ScalarReader(automaton.alphabet)
        readsBackward = automaton.readsBackward
        scratchBytes = Counters.byteCount(automaton.counters)
        stateCount = rows.states.count
    }

    deinit {
        cells.deallocate()
        states.deallocate()
        guards.deallocate()
        changes.deallocate()
        counters.deallocate()
        columns.deallocate()
    }

    /// Reads an input as far as it can be matched.
    ///
    /// - Complexity: O(*n*) for *n* bytes. Memory for the counters is on the stack, or on the heap if the stack has
    ///   no room.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, findsExpected: Bool) -> Recognition {
        let (count, row) = withUnsafeTemporaryAllocation(byteCount: scratchBytes, alignment: 8) { memory in
            guard let memory = memory.baseAddress else { return (0, 0) }
            let counters = Counters(UnsafeBufferPointer(counters), in: memory)
            // The loop is compiled once for each direction.
            return readsBackward
                ? read(bytes, with: counters, backward: true) : read(bytes, with: counters, backward: false)
        }
        var result = Recognition(count: count, isEnd: cells[row &+ alphabet.count].state != 0)
        if findsExpected {
            result.expect(alphabet) { cells[row &+ $0].state != 0 }
        }
        return result
    }

    /// Reads an input without bounds checks, as ``TransitionTable`` does.
    ///
    /// - Returns: The number of bytes that were read, and the row after them.
    @inline(__always) private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, with counters: Counters, backward: Bool
    ) -> (count: Int, row: Int) {
        let length = bytes.count
        let cells = cells
        let columns = columns
        var state = 1
        var position = 0
        var count = 0
        var (row, nextChange) = row(of: state, counters, after: count)
        while position < length {
            let byte = bytes[backward ? length &- 1 &- position : position]
            var column = Int(columns[Int(byte)])
            var end = position &+ 1
            if byte >= 0x80 {
                guard let scalar = decode(bytes, after: position) else { break }
                column = scalar.scalarClass
                end = position &+ scalar.length
            }
            let cell = cells[row &+ column]
            count &+= 1
            if Int(cell.state) == state, cell.changes == 0, count < nextChange {
                position = end
                continue
            }
            guard cell.state != 0 else { break }
            position = end
            state = Int(cell.state)
            var number = cell.changes
            while number != 0 {
                let change = changes[Int(number)]
                counters.apply(change.change, to: Int(change.counter), at: count)
                number = change.next
            }
            (row, nextChange) = self.row(of: state, counters, after: count)
        }
        return (position, row)
    }

    /// Returns the row of a state after a number of scalars, and the number from which on the row may be another one.
    @inline(__always) private func row(
        of state: Int, _ counters: Counters, after count: Int
    ) -> (row: Int, nextChange: Int) {
        let entry = states[state]
        let first = Int(entry.row)
        guard entry.guardCount != 0 else { return (first, .max) }
        var bits = 0
        var nextChange = Int.max
        var index = Int(entry.firstGuard) &+ Int(entry.guardCount)
        while index > Int(entry.firstGuard) {
            index &-= 1
            let counter = Int(guards[index].counter)
            let (holds, end) =
                guards[index].isForLeaving
                ? counters.canLeave(counter, after: count) : counters.canStay(counter, after: count)
            bits = bits &* 2 &+ (holds ? 1 : 0)
            nextChange = min(nextChange, end)
        }
        return (first &+ bits &* (alphabet.count &+ 1), nextChange)
    }

    /// Reads a scalar beyond ASCII in a function of its own, so that the loop above keeps its variables in registers.
    @inline(never)
    private func decode(_ bytes: UnsafeBufferPointer<UInt8>, after position: Int) -> (scalarClass: Int, length: Int)? {
        if !readsBackward, let first = bytes.baseAddress {
            let scalar = reader.read(first, from: position, count: bytes.count)
            if scalar.length != 0 { return scalar }
        }
        return alphabet.scalar(in: bytes, after: position, backward: readsBackward)
    }
}
