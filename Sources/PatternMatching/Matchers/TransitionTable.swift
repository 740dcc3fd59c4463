// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The transition table of a deterministic automaton, with a row of cells for each state.
///
/// A cell contains the index where the next state's row begins, so a step is one addition and one load. Row 0 belongs
/// to the state that accepts no input, and all its cells lead back to it. A row consists of
/// - a cell for each pair of classes, if the table stays small, so one step reads two bytes,
/// - a cell for each class, for the last byte of an input with an odd number of bytes and for non-ASCII scalars,
/// - a cell with the fewest scalars that lead to an accepted input's end, or 0 if the input may end there.
///
/// A table that would be too large, but whose states have few transitions, has ``PackedRows``.
///
/// Each step needs the previous step's result, so pairs of classes make a match faster. Measured with the HTML5 email
/// pattern (Benchmarks/Comparison): 12 ns per match and 31 kB with pairs of classes; 14 ns and 135 kB with a row of
/// 256 bytes per state, which also took 50% longer to build; 19 ns and 6 kB with single classes.
///
/// The table is a class with its own memory. If it were a structure of arrays, each match would retain and release
/// every array.
final class TransitionTable: Recognizer, @unchecked Sendable {
    // Sendable because only `init` writes to this memory.
    private let cells: UnsafeMutablePointer<UInt16>
    private let cellCount: Int

    /// Each byte's columns: as a single byte, as a pair's first byte, and as a pair's second byte.
    private let byteColumns: UnsafeMutablePointer<ByteColumns>

    /// The scalars of each class.
    let scalarsByClass: [ExpectedScalars]

    /// The scalars that can follow each state, or `nil` if the table is large or packed.
    ///
    /// They are known in advance because most rejections name them. Finding them takes about as long as reading 20
    /// bytes.
    private(set) var expectedScalarsByState: [ExpectedScalars]?

    /// The sets of bytes that lead from a state to itself, and each state's set number, or 0 if it has no set.
    private let selfLoops: [ByteRanges]
    private let selfLoopNumbers: UnsafeMutablePointer<UInt8>

    let alphabet: ScalarClassAlphabet
    private let scalarReader: NonASCIIScalarReader
    let rowWidth: Int
    private let singleClassOffset: Int
    private let usesClassPairs: Bool
    private let isPacked: Bool
    let stateCount: Int

    /// The index where the start state's row begins, and the column with the fewest scalars to an end.
    private let startRow: Int
    private let stepsColumn: Int

    /// The minimum number of bytes in an input that's read in stretches.
    private let longInputByteCount: Int

    let readsBackward: Bool

    /// Whether the table has rows only for input prefixes up to some length.
    let isPartial: Bool

    private struct ByteColumns {
        var singleByte: UInt16
        var firstOfPair: UInt16
        var secondOfPair: UInt16
    }

    /// The maximum number of unpacked cells.
    ///
    /// 16 bits can index them, and they take 128 KiB.
    static let maximumCells = 65_536

    /// The maximum number of cells with pairs.
    ///
    /// They take 48 KiB, so they fit into many processors' first-level cache.
    private static let maximumCellsWithPairs = 24_576

    /// The maximum number of transitions in a table that knows the scalars that can follow each state.
    private static let maximumTransitionsWithExpectedScalars = 4_096

    /// Creates the table for an automaton whose transitions use an alphabet's classes.
    init(
        _ automaton: DeterministicAutomaton, over alphabet: ScalarClassAlphabet, readsBackward: Bool,
        isPartial: Bool = false
    ) {
        self.alphabet = alphabet
        scalarReader = NonASCIIScalarReader(alphabet)
        self.readsBackward = readsBackward
        self.isPartial = isPartial
        scalarsByClass = ExpectedScalars.scalarsByClass(in: alphabet)
        let classCount = alphabet.classCount
        stateCount = automaton.stateCount
        let pairs = classCount * classCount
        let cellsWithPairs = stateCount * (pairs + classCount + 1)
        usesClassPairs = cellsWithPairs <= TransitionTable.maximumCellsWithPairs
        singleClassOffset = usesClassPairs ? pairs : 0
        rowWidth = singleClassOffset + classCount + 1
        isPacked = automaton.packedRows != nil
        startRow = automaton.packedRows.map { 2 * $0.rowStarts[1] } ?? rowWidth
        stepsColumn = isPacked ? 1 : rowWidth - 1
        longInputByteCount = isPacked ? 0 : TransitionTable.usualLongInputByteCount
        cellCount = automaton.packedRows?.cells.count ?? stateCount * rowWidth
        cells = .allocate(capacity: cellCount)
        cells.initialize(repeating: 0, count: cellCount)
        byteColumns = .allocate(capacity: 256)
        let factor = UInt16(usesClassPairs ? classCount : 0)
        let first = UInt16(singleClassOffset)
        let byteColumns = byteColumns
        alphabet.byteClasses.withUnsafeBufferPointer { byteClasses in
            for byte in 0..<256 {
                let number = UInt16(byteClasses[byte])
                (byteColumns + byte).initialize(
                    to: ByteColumns(singleByte: first &+ number, firstOfPair: number &* factor, secondOfPair: number))
            }
        }
        selfLoopNumbers = .allocate(capacity: stateCount)
        selfLoopNumbers.initialize(repeating: 0, count: stateCount)
        if let packed = automaton.packedRows {
            selfLoops = []
            for (index, cell) in packed.cells.enumerated() { cells[index] = cell }
            return
        }
        selfLoops = TransitionTable.findSelfLoops(in: automaton, over: alphabet, selfLoopNumbers: selfLoopNumbers)
        automaton.cells.withUnsafeBufferPointer(fillCells)
        for (state, steps) in automaton.stepsToAcceptance.enumerated() {
            cells[state * rowWidth + rowWidth - 1] = steps
        }
        if stateCount * classCount <= TransitionTable.maximumTransitionsWithExpectedScalars {
            expectedScalarsByState = (0..<stateCount).map { expectedScalars(in: $0 * rowWidth) }
        }
    }

    private func fillCells(from automatonCells: UnsafeBufferPointer<UInt16>) {
        let classCount = classCount
        let stateCount = stateCount
        for state in 1..<stateCount {
            let source = state &* (classCount &+ 1)
            let row = cells + (state &* rowWidth &+ singleClassOffset)
            for scalarClass in 1..<classCount {
                row[scalarClass] = UInt16(truncatingIfNeeded: Int(automatonCells[source &+ scalarClass]) &* rowWidth)
            }
        }
        guard usesClassPairs else { return }
        // To fill a pair's cell, follow the first class to a state, and copy the second class's cell from that state's
        // row.
        for state in 1..<stateCount {
            let row = cells + state &* rowWidth
            for scalarClass in 1..<classCount {
                let next = Int(row[singleClassOffset &+ scalarClass])
                guard next != 0 else { continue }
                (row + scalarClass &* classCount).update(from: cells + (next &+ singleClassOffset), count: classCount)
            }
        }
    }

    deinit {
        cells.deallocate()
        byteColumns.deallocate()
        selfLoopNumbers.deallocate()
    }

    var classCount: Int { alphabet.classCount }

    /// The table's heap memory in bytes, not counting its alphabet.
    var byteCount: Int {
        cellCount * 2 + 256 * MemoryLayout<ByteColumns>.stride
            + (classCount + (expectedScalarsByState?.count ?? 0)) * MemoryLayout<ExpectedScalars>.stride
            + stateCount + selfLoops.reduce(0) { $0 + $1.byteCount }
    }

    var nodeVisitsPerScalar: Int { 0 }

    /// Returns whether the whole input matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes, without allocations.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let prefix =
            bytes.count >= longInputByteCount ? viablePrefix(ofLongInput: bytes) : viablePrefix(ofShortInput: bytes)
        return prefix.byteCount == bytes.count && isAccepting(prefix.state)
    }

    func recognition(of bytes: UnsafeBufferPointer<UInt8>, findsExpectedScalars: Bool) -> RecognitionResult {
        let prefix = viablePrefix(of: bytes)
        return RecognitionResult(
            byteCount: prefix.byteCount, isAccepting: isAccepting(prefix.state),
            expectedScalars: findsExpectedScalars ? expectedScalars(in: prefix.state) : ExpectedScalars())
    }

    /// The number of bytes read, and the state after them.
    ///
    /// Reading stops before a scalar that no accepted input can contain there.
    struct ViablePrefix {
        var byteCount: Int
        /// The index where the state's row begins.
        var state: Int
    }

    @inline(never)
    func viablePrefix(of bytes: UnsafeBufferPointer<UInt8>) -> ViablePrefix {
        bytes.count >= longInputByteCount ? viablePrefix(ofLongInput: bytes) : viablePrefix(ofShortInput: bytes)
    }

    @inline(__always)
    private func viablePrefix(ofShortInput bytes: UnsafeBufferPointer<UInt8>) -> ViablePrefix {
        readsBackward
            ? viablePrefix(of: bytes, from: startRow, isBackward: true)
            : viablePrefix(of: bytes, from: startRow, isBackward: false)
    }

    /// Reads an input in a loop that's compiled separately for each direction.
    ///
    /// The loop uses addresses without bounds checks. They stay inside the memory for these reasons: a cell contains
    /// only the beginning of a row, a column is less than a row's width, and `read` is less than the number of bytes.
    @inline(__always)
    private func viablePrefix(of bytes: UnsafeBufferPointer<UInt8>, from startState: Int, isBackward: Bool)
        -> ViablePrefix
    {
        var state = startState
        guard let first = bytes.baseAddress else { return ViablePrefix(byteCount: 0, state: state) }
        let count = bytes.count
        let cells = cells
        let byteColumns = byteColumns
        var read = 0
        while read < count {
            while usesClassPairs, count &- read >= 2 {
                let column1 = Int(byteColumns[Int(first[isBackward ? count &- 1 &- read : read])].firstOfPair)
                let column2 = Int(byteColumns[Int(first[isBackward ? count &- 2 &- read : read &+ 1])].secondOfPair)
                let next = Int((cells + (column1 &+ column2))[state])
                guard next != 0 else { break }
                state = next
                read &+= 2
            }
            guard read < count else { break }
            let byte = first[isBackward ? count &- 1 &- read : read]
            let next = Int((cells + Int(byteColumns[Int(byte)].singleByte))[state])
            if next != 0 {
                state = next
                read &+= 1
                continue
            }
            // Either no input is accepted, or the byte belongs to a non-ASCII scalar, which more non-ASCII scalars may
            // follow.
            guard byte >= 0x80 else { break }
            let prefix = readNonASCIIScalars(in: bytes, after: read, from: state)
            guard prefix.byteCount > read else { break }
            state = prefix.state
            read = prefix.byteCount
        }
        return ViablePrefix(byteCount: read, state: state)
    }

    /// Reads the non-ASCII scalars up to the next ASCII scalar.
    ///
    /// It's a separate function so the loop above keeps its variables in registers.
    @inline(never)
    private func readNonASCIIScalars(in bytes: UnsafeBufferPointer<UInt8>, after readCount: Int, from startState: Int)
        -> ViablePrefix
    {
        guard let address = bytes.baseAddress else { return ViablePrefix(byteCount: readCount, state: startState) }
        let count = bytes.count
        let cells = cells + singleClassOffset
        let isBackward = readsBackward
        let scalarReader = scalarReader
        var prefix = ViablePrefix(byteCount: readCount, state: startState)
        while prefix.byteCount < count, address[isBackward ? count &- 1 &- prefix.byteCount : prefix.byteCount] >= 0x80
        {
            var scalar: (scalarClass: Int, length: Int) =
                isBackward ? (0, 0) : scalarReader.classAndLength(in: address, at: prefix.byteCount, byteCount: count)
            if scalar.length == 0 {
                guard let found = alphabet.classAndLength(in: bytes, after: prefix.byteCount, isBackward: isBackward)
                else { break }
                scalar = found
            }
            let next = Int(cells[prefix.state &+ scalar.scalarClass])
            guard next != 0 else { break }
            prefix.state = next
            prefix.byteCount &+= scalar.length
        }
        return prefix
    }
}

// MARK: - Loops

extension TransitionTable {
    /// The minimum number of bytes in an input that's searched for runs of bytes.
    private static let usualLongInputByteCount = 192

    /// The number of bytes read before the first search for a run, and the maximum between two searches.
    private static let firstStretchLength = 64
    private static let maximumStretchLength = 1_024

    /// The maximum number of byte sets that lead from a state to itself.
    private static let maximumSelfLoops = 16

    /// Returns the sets of bytes that lead from a state to itself, and each state's set number, counting from 1.
    private static func findSelfLoops(
        in automaton: DeterministicAutomaton, over alphabet: ScalarClassAlphabet,
        selfLoopNumbers: UnsafeMutablePointer<UInt8>
    ) -> [ByteRanges] {
        var selfLoops: [ByteRanges] = []
        var sets: [UInt64] = []
        // A set has a bit for each of the first 63 classes, because a loop over other classes rarely has many bytes.
        let classCount = min(64, alphabet.classCount)
        automaton.cells.withUnsafeBufferPointer { cells in
            for state in 1..<automaton.stateCount {
                let row = state &* (alphabet.classCount &+ 1)
                var set: UInt64 = 0
                for scalarClass in 1..<classCount where Int(cells[row &+ scalarClass]) == state {
                    set |= 1 &<< UInt64(scalarClass)
                }
                guard set != 0 else { continue }
                if let known = sets.firstIndex(of: set) {
                    selfLoopNumbers[state] = UInt8(known + 1)
                } else if selfLoops.count < maximumSelfLoops, let loop = ByteRanges(ofClasses: set, in: alphabet) {
                    sets.append(set)
                    selfLoops.append(loop)
                    selfLoopNumbers[state] = UInt8(selfLoops.count)
                }
            }
        }
        return selfLoops
    }

    /// Reads a long input in stretches.
    ///
    /// After each stretch, it searches for a run of bytes that all lead from the state to itself.
    ///
    /// A run's bytes are tested several at a time, because the state after each byte is known. As long as there's no
    /// run, the stretches become longer, so the searches take little time.
    @inline(never)
    private func viablePrefix(ofLongInput bytes: UnsafeBufferPointer<UInt8>) -> ViablePrefix {
        let isBackward = readsBackward
        guard let first = bytes.baseAddress else { return ViablePrefix(byteCount: 0, state: startRow) }
        if isPacked { return viablePrefixInPackedRows(of: bytes) }
        let count = bytes.count
        var prefix = ViablePrefix(byteCount: 0, state: startRow)
        var stretch = TransitionTable.firstStretchLength
        while true {
            var end = count &- prefix.byteCount > stretch ? prefix.byteCount &+ stretch : count
            // A stretch ends between two scalars.
            while end < count, first[isBackward ? count &- end : end] & 0xC0 == 0x80 { end &+= 1 }
            let part = UnsafeBufferPointer(
                start: first + (isBackward ? count &- end : prefix.byteCount), count: end &- prefix.byteCount)
            let next =
                isBackward
                ? viablePrefix(of: part, from: prefix.state, isBackward: true)
                : viablePrefix(of: part, from: prefix.state, isBackward: false)
            prefix.byteCount &+= next.byteCount
            prefix.state = next.state
            guard next.byteCount == part.count, end < count else { return prefix }
            let number = Int(selfLoopNumbers[Int(UInt32(prefix.state) / UInt32(rowWidth))])
            stretch = min(2 &* stretch, TransitionTable.maximumStretchLength)
            guard number != 0 else { continue }
            let known = prefix.byteCount
            prefix.byteCount = selfLoops[number &- 1].endOfContainedBlocks(
                in: first, after: known, byteCount: count, isBackward: isBackward)
            if prefix.byteCount > known { stretch = TransitionTable.firstStretchLength }
        }
    }
}

// MARK: - Packed rows

extension TransitionTable {
    /// Reads an input with packed rows.
    private func viablePrefixInPackedRows(of bytes: UnsafeBufferPointer<UInt8>) -> ViablePrefix {
        var prefix = ViablePrefix(byteCount: 0, state: startRow)
        while prefix.byteCount < bytes.count {
            let byte = bytes[prefix.byteCount]
            var scalar = (scalarClass: Int(byteColumns[Int(byte)].secondOfPair), length: 1)
            if byte >= 0x80 {
                guard let found = alphabet.classAndLength(in: bytes, after: prefix.byteCount, isBackward: false) else {
                    break
                }
                scalar = found
            }
            let next = nextState(from: prefix.state, on: scalar.scalarClass)
            guard next != 0 else { break }
            prefix.state = next
            prefix.byteCount &+= scalar.length
        }
        return prefix
    }
}

// MARK: - States

extension TransitionTable {
    /// Returns whether an input may end in a state.
    @inline(__always) func isAccepting(_ state: Int) -> Bool { cells[state &+ stepsColumn] == 0 }

    /// Returns the fewest scalars that lead from a state to an accepted input's end.
    func stepsToAcceptance(from state: Int) -> Int { Int(cells[state &+ stepsColumn]) }

    /// Returns the state that a scalar of a class leads to, or 0 if no input is accepted.
    func nextState(from state: Int, on scalarClass: Int) -> Int {
        guard isPacked else { return Int(cells[state &+ singleClassOffset &+ scalarClass]) }
        let place = state &+ 2 &* scalarClass
        return Int(cells[place]) == scalarClass ? 2 &* Int(cells[place &+ 1]) : 0
    }
}
