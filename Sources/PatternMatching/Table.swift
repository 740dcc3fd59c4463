// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton: one row of cells for each state.
///
/// A cell holds the place where the next state's row begins, so that a step is one addition and one load. Row 0 is
/// the state without a way on, and its cells all lead back to it. A row consists of
/// - a cell for each pair of classes, if the table stays small, so that one step takes two bytes,
/// - a cell for each class, for the last byte of an odd number and for scalars beyond ASCII,
/// - a cell that says whether the input may end there.
///
/// Each step waits for the one before it, and that is nearly all the time a match takes; pairs halve it. Measured with
/// the HTML5 e-mail pattern (Benchmarks/Comparison): 12 ns a match and 31 kB with pairs of classes, 14 ns and 135 kB
/// with a row of 256 bytes a state, which also took half as long again to build, 19 ns and 6 kB with single classes.
///
/// The table is a class with memory of its own, and not a structure of arrays, because each of the arrays was retained
/// and released in every match, 50 ns in all.
final class Table: @unchecked Sendable {
    // What makes the promise of `Sendable` true: this memory is written in `init` and only read from then on.
    private let cells: UnsafeMutablePointer<UInt16>
    private let cellCount: Int

    /// For each byte where the cells of its class are: as a single, as the first of a pair and as the second of one.
    private let columns: UnsafeMutablePointer<Columns>

    private let alphabet: Alphabet
    private let width: Int
    private let singles: Int
    private let usesPairs: Bool
    private let readsBackward: Bool

    private struct Columns {
        var single: UInt16
        var first: UInt16
        var second: UInt16
    }

    /// The largest number of cells: those that 16 bits can number, which are 128 KiB.
    static let maximumCells = 65_536

    /// The largest number of cells with pairs: what a processor's nearest memory can be hoped to hold.
    private static let maximumCellsWithPairs = 24_576

    /// Creates a table from states: state 0 has no way on, and state 1 is the start.
    ///
    /// A row holds the number of the next state for each class and, last, 1 if the input may end there.
    init(_ states: [UInt16], _ automaton: Automaton) {
        alphabet = automaton.alphabet
        readsBackward = automaton.readsBackward
        let classCount = alphabet.count
        let stateCount = states.count / (classCount + 1)
        let pairs = classCount * classCount
        let cellsWithPairs = stateCount * (pairs + classCount + 1)
        usesPairs = cellsWithPairs <= Table.maximumCellsWithPairs
        singles = usesPairs ? pairs : 0
        width = singles + classCount + 1
        cellCount = stateCount * width
        cells = .allocate(capacity: cellCount)
        cells.initialize(repeating: 0, count: cellCount)
        columns = .allocate(capacity: 256)
        for (byte, scalarClass) in alphabet.byteClasses.enumerated() {
            let number = Int(scalarClass)
            (columns + byte).initialize(
                to: Columns(
                    single: UInt16(singles + number), first: UInt16(usesPairs ? number * classCount : 0),
                    second: UInt16(number)))
        }
        states.withUnsafeBufferPointer(fill)
    }

    private func fill(from states: UnsafeBufferPointer<UInt16>) {
        let classCount = alphabet.count
        for state in 1..<(cellCount / width) {
            let source = state * (classCount + 1)
            let row = cells + state * width
            for scalarClass in 1..<classCount {
                let next = Int(states[source + scalarClass])
                row[singles + scalarClass] = UInt16(next * width)
                guard usesPairs, next != 0 else { continue }
                for second in 1..<classCount {
                    row[scalarClass * classCount + second] =
                        UInt16(Int(states[next * (classCount + 1) + second]) * width)
                }
            }
            row[width - 1] = states[source + classCount]
        }
    }

    deinit {
        cells.deallocate()
        columns.deallocate()
    }

    var stateCount: Int { cellCount / width }

    var classCount: Int { alphabet.count }

    var byteCount: Int { cellCount * 2 + 256 * MemoryLayout<Columns>.stride + alphabet.byteCount }

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes; allocates nothing.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        readsBackward ? run(bytes, backward: true) : run(bytes, backward: false)
    }

    /// The loop, compiled once for each direction.
    ///
    /// It goes through addresses without bounds checks, which stay inside for these reasons: a cell holds only the
    /// beginning of a row, a column is less than a row is wide, and `read` is less than the number of bytes.
    @inline(__always)
    private func run(_ bytes: UnsafeBufferPointer<UInt8>, backward: Bool) -> Bool {
        var state = width
        guard let first = bytes.baseAddress else { return cells[state &+ width &- 1] != 0 }
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
            // There is no way on, or the byte belongs to a scalar beyond ASCII.
            guard byte >= 0x80, let scalar = decode(bytes, after: read) else { return false }
            state = Int(cells[state &+ singles &+ scalar.scalarClass])
            guard state != 0 else { return false }
            read &+= scalar.length
        }
        return cells[state &+ width &- 1] != 0
    }

    /// Reads a scalar beyond ASCII; kept apart so that the loop above keeps all it has in registers.
    @inline(never)
    private func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, after read: Int
    ) -> (scalarClass: Int, length: Int)? {
        let scalar =
            readsBackward
            ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - read)
            : UTF8Decoding.scalar(in: bytes, from: read)
        return scalar.map { (alphabet.scalarClass(of: $0.value), $0.length) }
    }
}
