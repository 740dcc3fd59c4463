// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A transition table with counters, for patterns such as `[a-z]{1,5000}`, where a ``TransitionTable`` would need a
/// state for each count.
///
/// A state is a set of nodes, whatever the counts of its counters. A guard is a condition on a counter: either the
/// match may leave its repetition, or the repetition may go on. A state has a row for each combination of its guards. A
/// state with two guards has these rows:
///
/// ```
///                                class 0   class 1   …   end
/// first row       neither holds  cell      cell          cell
/// + 1 row         guard 0 holds  cell      cell          cell
/// + 2 rows        guard 1 holds  cell      cell          cell
/// + 3 rows        both hold      cell      cell          cell
/// ```
///
/// A cell contains the next state and the counter changes.
final class CountingTable: Recognizer, @unchecked Sendable {
    // Sendable because only `init` writes to this memory.
    private let cells: UnsafeMutablePointer<Cell>
    private let stateRows: UnsafeMutablePointer<StateRows>
    private let guards: UnsafeMutablePointer<Guard>
    private let linkedChanges: UnsafeMutablePointer<LinkedChange>
    private let counters: UnsafeMutableBufferPointer<Automaton.CounterBounds>
    private let byteClasses: UnsafeMutablePointer<UInt8>
    let alphabet: ScalarClassAlphabet
    private let scalarReader: NonASCIIScalarReader
    let readsBackward: Bool
    private let counterByteCount: Int
    let stateCount: Int
    let byteCount: Int
    let nodeVisitsPerScalar = 0

    /// The next state, or 0 if nothing can be accepted, and the first counter change, or 0 if there is none.
    struct Cell {
        var nextState: UInt16 = 0
        var firstChange: UInt16 = 0
    }

    /// A state's first row, and the guards that choose among its rows.
    struct StateRows {
        var firstCellIndex: Int32
        var firstGuardIndex: UInt16 = 0
        var guardCount: UInt16 = 0
    }

    /// A condition on a counter: either the match may leave its repetition, or the repetition may go on.
    struct Guard {
        var counter: UInt16
        var isExitGuard: Bool
    }

    /// A counter change, and the same scalar's next change, or 0 after the last change.
    struct LinkedChange {
        var counter: UInt16 = 0
        var change: CounterChange = []
        var nextIndex: UInt16 = 0
    }

    /// The rows and states that a determinizer built.
    struct Rows {
        /// A row contains a cell for each class and a last cell, which has state 1 if the input may end there.
        var cells: [Cell]
        var stateRows = [StateRows(firstCellIndex: 0)]
        var guards: [Guard] = []
        /// Entry 0 is unused, so 0 can represent no change.
        var linkedChanges = [LinkedChange()]

        /// Creates the row for state 0, which accepts nothing.
        init(rowWidth: Int) { cells = Array(repeating: Cell(), count: rowWidth) }
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
        stateRows = copy(rows.stateRows)
        guards = copy(rows.guards)
        linkedChanges = copy(rows.linkedChanges)
        counters = UnsafeMutableBufferPointer(start: copy(automaton.counters), count: automaton.counters.count)
        byteClasses = copy(automaton.alphabet.byteClasses)
        self.byteCount = byteCount
        alphabet = automaton.alphabet
        scalarReader = NonASCIIScalarReader(automaton.alphabet)
        readsBackward = automaton.readsBackward
        counterByteCount = Counters.byteCount(of: automaton.counters)
        stateCount = rows.stateRows.count
    }

    deinit {
        cells.deallocate()
        stateRows.deallocate()
        guards.deallocate()
        linkedChanges.deallocate()
        counters.deallocate()
        byteClasses.deallocate()
    }

    /// Reads an input as far as it can be matched.
    ///
    /// - Complexity: O(*n*) for *n* bytes. The counters' memory is on the stack or, if the stack has no room, on the
    ///   heap.
    func recognition(of bytes: UnsafeBufferPointer<UInt8>, findsExpectedScalars: Bool) -> RecognitionResult {
        let (count, row) = withUnsafeTemporaryAllocation(byteCount: counterByteCount, alignment: 8) { memory in
            guard let memory = memory.baseAddress else { return (0, 0) }
            let counters = Counters(UnsafeBufferPointer(counters), in: memory)
            // The loop is compiled separately for each direction.
            return readsBackward
                ? viablePrefix(of: bytes, with: counters, isBackward: true)
                : viablePrefix(of: bytes, with: counters, isBackward: false)
        }
        var result = RecognitionResult(byteCount: count, isAccepting: cells[row &+ alphabet.classCount].nextState != 0)
        if findsExpectedScalars {
            result.setExpectedScalars(in: alphabet) { cells[row &+ $0].nextState != 0 }
        }
        return result
    }

    /// Reads an input without bounds checks, as ``TransitionTable`` does.
    ///
    /// - Returns: The number of bytes read, and the row after them.
    @inline(__always) private func viablePrefix(
        of bytes: UnsafeBufferPointer<UInt8>, with counters: Counters, isBackward: Bool
    ) -> (byteCount: Int, row: Int) {
        let length = bytes.count
        let cells = cells
        let byteClasses = byteClasses
        var state = 1
        var position = 0
        var count = 0
        var (row, nextChange) = row(of: state, with: counters, after: count)
        while position < length {
            let byte = bytes[isBackward ? length &- 1 &- position : position]
            var column = Int(byteClasses[Int(byte)])
            var end = position &+ 1
            if byte >= 0x80 {
                guard let scalar = classAndLength(in: bytes, after: position) else { break }
                column = scalar.scalarClass
                end = position &+ scalar.length
            }
            let cell = cells[row &+ column]
            count &+= 1
            if Int(cell.nextState) == state, cell.firstChange == 0, count < nextChange {
                position = end
                continue
            }
            guard cell.nextState != 0 else { break }
            position = end
            state = Int(cell.nextState)
            var number = cell.firstChange
            while number != 0 {
                let change = linkedChanges[Int(number)]
                counters.apply(change.change, to: Int(change.counter), at: count)
                number = change.nextIndex
            }
            (row, nextChange) = self.row(of: state, with: counters, after: count)
        }
        return (position, row)
    }

    /// Returns a state's row after `scalarCount` scalars, and the count at which the row may change.
    @inline(__always) private func row(
        of state: Int, with counters: Counters, after scalarCount: Int
    ) -> (row: Int, nextChange: Int) {
        let entry = stateRows[state]
        let first = Int(entry.firstCellIndex)
        guard entry.guardCount != 0 else { return (first, .max) }
        var bits = 0
        var nextChange = Int.max
        var index = Int(entry.firstGuardIndex) &+ Int(entry.guardCount)
        while index > Int(entry.firstGuardIndex) {
            index &-= 1
            let counter = Int(guards[index].counter)
            let (holds, end) =
                guards[index].isExitGuard
                ? counters.exitCondition(of: counter, after: scalarCount)
                : counters.loopCondition(of: counter, after: scalarCount)
            bits = bits &* 2 &+ (holds ? 1 : 0)
            nextChange = min(nextChange, end)
        }
        return (first &+ bits &* (alphabet.classCount &+ 1), nextChange)
    }

    /// Reads a non-ASCII scalar.
    ///
    /// It's a separate function so the loop above keeps its variables in registers.
    @inline(never)
    private func classAndLength(in bytes: UnsafeBufferPointer<UInt8>, after position: Int) -> (
        scalarClass: Int, length: Int
    )? {
        if !readsBackward, let first = bytes.baseAddress {
            let scalar = scalarReader.classAndLength(in: first, at: position, byteCount: bytes.count)
            if scalar.length != 0 { return scalar }
        }
        return alphabet.classAndLength(in: bytes, after: position, isBackward: readsBackward)
    }
}
