// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The transition table of a deterministic automaton, with a row of cells for each state.
///
/// A cell contains the place at which the next state's row begins, so a step is one addition and one load. Row 0 is
/// that of the state that accepts no input, and its cells all lead back to it. A row consists of
/// - a cell for each pair of classes, if the table stays small, so that one step takes two bytes,
/// - a cell for each class, for the last byte of an odd number and for scalars beyond ASCII,
/// - a cell with the fewest scalars that lead to the end of an accepted input, 0 if it may end there.
///
/// A table that would be too large, but whose states have few transitions, has ``PackedRows``.
///
/// Each step needs the result of the one before it, so pairs of classes make a match faster. Measured with the HTML5
/// email pattern (Benchmarks/Comparison): 12 ns a match and 31 kB with pairs of classes, 14 ns and 135 kB with a row of
/// 256 bytes a state, which also took half as long again to build, 19 ns and 6 kB with single classes.
///
/// The table is a class with memory of its own. If it were a structure of arrays, each match would retain and release
/// each array.
final class TransitionTable: Recognizer, @unchecked Sendable {
    // Sendable because this memory is written only in `init`.
    private let cells: UnsafeMutablePointer<UInt16>
    private let cellCount: Int

    /// The columns of each byte: as a single byte, as the first one of a pair, and as the second one.
    private let columns: UnsafeMutablePointer<Columns>

    /// The scalars of each class.
    let expectations: [ExpectedScalars]

    /// The sets of bytes that lead from a state to itself, and the number of the set of each state, which is 0 if it
    /// has none.
    private let loops: [ByteRanges]
    private let loopNumbers: UnsafeMutablePointer<UInt8>

    let alphabet: Alphabet
    private let reader: ScalarReader
    private let width: Int
    private let singles: Int
    private let usesPairs: Bool
    private let isPacked: Bool
    let stateCount: Int

    /// The place at which the start state's row begins, and the column with the fewest scalars to an end.
    private let start: Int
    private let steps: Int

    /// The minimum number of bytes of an input that is read in stretches.
    private let longInput: Int

    let readsBackward: Bool

    /// Whether the table has rows only for the beginnings of inputs up to some length.
    let isPartial: Bool

    private struct Columns {
        var single: UInt16
        var first: UInt16
        var second: UInt16
    }

    /// The maximum number of cells that are not packed, which 16 bits can number, and which take 128 KiB.
    static let maximumCells = 65_536

    /// The maximum number of cells with pairs, which take 48 KiB, so that they fit into the first-level cache of many
    /// processors.
    private static let maximumCellsWithPairs = 24_576

    /// Creates the table of an automaton whose transitions are over the classes of an alphabet.
    init(_ states: DeterministicAutomaton, over alphabet: Alphabet, readsBackward: Bool, isPartial: Bool = false) {
        self.alphabet = alphabet
        reader = ScalarReader(alphabet)
        self.readsBackward = readsBackward
        self.isPartial = isPartial
        expectations = ExpectedScalars.ofClasses(in: alphabet)
        let classCount = alphabet.count
        stateCount = states.count
        let pairs = classCount * classCount
        let cellsWithPairs = stateCount * (pairs + classCount + 1)
        usesPairs = cellsWithPairs <= TransitionTable.maximumCellsWithPairs
        singles = usesPairs ? pairs : 0
        width = singles + classCount + 1
        isPacked = states.packed != nil
        start = states.packed.map { 2 * $0.starts[1] } ?? width
        steps = isPacked ? 1 : width - 1
        longInput = isPacked ? 0 : TransitionTable.usualLongInput
        cellCount = states.packed?.cells.count ?? stateCount * width
        cells = .allocate(capacity: cellCount)
        cells.initialize(repeating: 0, count: cellCount)
        columns = .allocate(capacity: 256)
        let factor = UInt16(usesPairs ? classCount : 0)
        let first = UInt16(singles)
        let columns = columns
        alphabet.byteClasses.withUnsafeBufferPointer { byteClasses in
            for byte in 0..<256 {
                let number = UInt16(byteClasses[byte])
                (columns + byte).initialize(
                    to: Columns(single: first &+ number, first: number &* factor, second: number))
            }
        }
        loopNumbers = .allocate(capacity: stateCount)
        loopNumbers.initialize(repeating: 0, count: stateCount)
        if let packed = states.packed {
            loops = []
            for (index, cell) in packed.cells.enumerated() { cells[index] = cell }
            return
        }
        loops = TransitionTable.findLoops(in: states, over: alphabet, numbers: loopNumbers)
        states.cells.withUnsafeBufferPointer(fill)
        for (state, steps) in states.stepsToEnd.enumerated() { cells[state * width + width - 1] = steps }
    }

    private func fill(from states: UnsafeBufferPointer<UInt16>) {
        let classCount = classCount
        let stateCount = stateCount
        for state in 1..<stateCount {
            let source = state &* (classCount &+ 1)
            let row = cells + (state &* width &+ singles)
            for scalarClass in 1..<classCount {
                row[scalarClass] = UInt16(truncatingIfNeeded: Int(states[source &+ scalarClass]) &* width)
            }
        }
        guard usesPairs else { return }
        // The cell of a pair is that of its second class in the row of the state after its first class.
        for state in 1..<stateCount {
            let row = cells + state &* width
            for scalarClass in 1..<classCount {
                let next = Int(row[singles &+ scalarClass])
                guard next != 0 else { continue }
                (row + scalarClass &* classCount).update(from: cells + (next &+ singles), count: classCount)
            }
        }
    }

    deinit {
        cells.deallocate()
        columns.deallocate()
        loopNumbers.deallocate()
    }

    var classCount: Int { alphabet.count }

    /// The heap memory of the table beside its alphabet, in bytes.
    var byteCount: Int {
        cellCount * 2 + 256 * MemoryLayout<Columns>.stride
            + classCount * MemoryLayout<ExpectedScalars>.stride
            + stateCount + loops.reduce(0) { $0 + $1.byteCount }
    }

    var cost: Int { 0 }

    /// Returns whether the whole input matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes; allocates nothing.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let extent = bytes.count >= longInput ? readLong(bytes) : readShort(bytes)
        return extent.count == bytes.count && isEnd(extent.state)
    }

    func read(_ bytes: UnsafeBufferPointer<UInt8>, findsExpected: Bool) -> Recognition {
        let extent = read(bytes)
        return Recognition(
            count: extent.count, isEnd: isEnd(extent.state),
            expected: findsExpected ? expectation(in: extent.state) : ExpectedScalars())
    }

    /// The number of bytes that were read, and the state after them.
    ///
    /// Reading stops before a scalar after which no input is accepted.
    struct Extent {
        var count: Int
        /// The place where the state's row begins.
        var state: Int
    }

    @inline(never)
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Extent {
        bytes.count >= longInput ? readLong(bytes) : readShort(bytes)
    }

    @inline(__always)
    private func readShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Extent {
        readsBackward ? run(bytes, from: start, backward: true) : run(bytes, from: start, backward: false)
    }

    /// Reads an input in a loop that is compiled once for each direction.
    ///
    /// The loop uses addresses without bounds checks. They are inside the memory for these reasons: a cell contains
    /// only the beginning of a row, a column is less than the width of a row, and `read` is less than the number of
    /// bytes.
    @inline(__always)
    private func run(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, backward: Bool) -> Extent {
        var state = start
        guard let first = bytes.baseAddress else { return Extent(count: 0, state: state) }
        let count = bytes.count
        let cells = cells
        let columns = columns
        var read = 0
        while read < count {
            while usesPairs, count &- read >= 2 {
                let column1 = Int(columns[Int(first[backward ? count &- 1 &- read : read])].first)
                let column2 = Int(columns[Int(first[backward ? count &- 2 &- read : read &+ 1])].second)
                let next = Int((cells + (column1 &+ column2))[state])
                guard next != 0 else { break }
                state = next
                read &+= 2
            }
            guard read < count else { break }
            let byte = first[backward ? count &- 1 &- read : read]
            let next = Int((cells + Int(columns[Int(byte)].single))[state])
            if next != 0 {
                state = next
                read &+= 1
                continue
            }
            // No input is accepted, or the byte belongs to a scalar beyond ASCII, which others may follow.
            guard byte >= 0x80 else { break }
            let extent = readBeyondASCII(bytes, after: read, from: state)
            guard extent.count > read else { break }
            state = extent.state
            read = extent.count
        }
        return Extent(count: read, state: state)
    }

    /// Reads the scalars beyond ASCII up to the next one of ASCII.
    ///
    /// This is a function of its own, so that the loop above keeps its variables in registers.
    @inline(never)
    private func readBeyondASCII(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int, from first: Int) -> Extent {
        guard let address = bytes.baseAddress else { return Extent(count: start, state: first) }
        let count = bytes.count
        let cells = cells + singles
        let backward = readsBackward
        let reader = reader
        var extent = Extent(count: start, state: first)
        while extent.count < count, address[backward ? count &- 1 &- extent.count : extent.count] >= 0x80 {
            var scalar: (scalarClass: Int, length: Int) =
                backward ? (0, 0) : reader.read(address, from: extent.count, count: count)
            if scalar.length == 0 {
                guard let found = alphabet.scalar(in: bytes, after: extent.count, backward: backward) else { break }
                scalar = found
            }
            let next = Int(cells[extent.state &+ scalar.scalarClass])
            guard next != 0 else { break }
            extent.state = next
            extent.count &+= scalar.length
        }
        return extent
    }
}

// MARK: - Loops

extension TransitionTable {
    /// The minimum number of bytes of an input in which runs of bytes are searched.
    private static let usualLongInput = 192

    /// The number of bytes that are read before the first search for a run, and at most between two searches.
    private static let firstStretch = 64
    private static let longestStretch = 1_024

    /// The maximum number of sets of bytes that lead from a state to itself.
    private static let maximumLoops = 16

    /// Returns the sets of bytes that lead from a state to itself, and numbers the states that have one, from 1.
    private static func findLoops(
        in states: DeterministicAutomaton, over alphabet: Alphabet, numbers: UnsafeMutablePointer<UInt8>
    ) -> [ByteRanges] {
        var loops: [ByteRanges] = []
        var sets: [UInt64] = []
        // A set has a bit for each of the first 63 classes, because a loop of others rarely has many bytes.
        let classCount = min(64, alphabet.count)
        states.cells.withUnsafeBufferPointer { cells in
            for state in 1..<states.count {
                let row = state &* (alphabet.count &+ 1)
                var set: UInt64 = 0
                for scalarClass in 1..<classCount where Int(cells[row &+ scalarClass]) == state {
                    set |= 1 &<< UInt64(scalarClass)
                }
                guard set != 0 else { continue }
                if let known = sets.firstIndex(of: set) {
                    numbers[state] = UInt8(known + 1)
                } else if loops.count < maximumLoops, let loop = ByteRanges(of: set, alphabet) {
                    sets.append(set)
                    loops.append(loop)
                    numbers[state] = UInt8(loops.count)
                }
            }
        }
        return loops
    }

    /// Reads a long input in stretches, and searches after each of them for a run of bytes that all lead from the state
    /// to itself.
    ///
    /// The bytes of a run are tested several at a time, because the state after each of them is known. As long as no
    /// run is found, the stretches become longer, so that the searches take little time.
    @inline(never)
    private func readLong(_ bytes: UnsafeBufferPointer<UInt8>) -> Extent {
        let backward = readsBackward
        guard let first = bytes.baseAddress else { return Extent(count: 0, state: start) }
        if isPacked { return readPacked(bytes) }
        let count = bytes.count
        var extent = Extent(count: 0, state: start)
        var stretch = TransitionTable.firstStretch
        while true {
            var end = count &- extent.count > stretch ? extent.count &+ stretch : count
            // A stretch ends between two scalars.
            while end < count, first[backward ? count &- end : end] & 0xC0 == 0x80 { end &+= 1 }
            let part = UnsafeBufferPointer(
                start: first + (backward ? count &- end : extent.count), count: end &- extent.count)
            let next =
                backward
                ? run(part, from: extent.state, backward: true) : run(part, from: extent.state, backward: false)
            extent.count &+= next.count
            extent.state = next.state
            guard next.count == part.count, end < count else { return extent }
            let number = Int(loopNumbers[Int(UInt32(extent.state) / UInt32(width))])
            stretch = min(2 &* stretch, TransitionTable.longestStretch)
            guard number != 0 else { continue }
            let known = extent.count
            extent.count = loops[number &- 1].count(first, after: known, count: count, backward: backward)
            if extent.count > known { stretch = TransitionTable.firstStretch }
        }
    }
}

// MARK: - Packed rows

extension TransitionTable {
    /// Reads an input with packed rows.
    private func readPacked(_ bytes: UnsafeBufferPointer<UInt8>) -> Extent {
        var extent = Extent(count: 0, state: start)
        while extent.count < bytes.count {
            let byte = bytes[extent.count]
            var scalar = (scalarClass: Int(columns[Int(byte)].second), length: 1)
            if byte >= 0x80 {
                guard let found = alphabet.scalar(in: bytes, after: extent.count, backward: false) else { break }
                scalar = found
            }
            let next = state(after: extent.state, scalar.scalarClass)
            guard next != 0 else { break }
            extent.state = next
            extent.count &+= scalar.length
        }
        return extent
    }
}

// MARK: - States

extension TransitionTable {
    /// Returns whether an input may end in a state.
    @inline(__always) func isEnd(_ state: Int) -> Bool { cells[state &+ steps] == 0 }

    /// Returns the fewest scalars that lead from a state to the end of an accepted input.
    func stepsToEnd(from state: Int) -> Int { Int(cells[state &+ steps]) }

    /// Returns the state after a scalar of a class, or 0 if no input is accepted.
    func state(after state: Int, _ scalarClass: Int) -> Int {
        guard isPacked else { return Int(cells[state &+ singles &+ scalarClass]) }
        let place = state &+ 2 &* scalarClass
        return Int(cells[place]) == scalarClass ? 2 &* Int(cells[place &+ 1]) : 0
    }
}
