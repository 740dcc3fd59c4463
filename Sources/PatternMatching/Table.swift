// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton: one row for each state, one cell for each class of scalars.
///
/// A cell holds the place where the next state's row begins, so that a step is one addition and one load. Row 0 is
/// the state without a way on, and its cells all lead back to it. Each row ends in a cell that says whether
/// the input may end there.
struct Table: Sendable {
    private let cells: [UInt16]
    private let alphabet: Alphabet
    private let start: Int
    private let endColumn: Int
    private let readsBackward: Bool

    /// The largest number of cells: those that 16 bits can number, which are 128 KiB.
    static let maximumCells = 65_536

    init(cells: [UInt16], start: Int, automaton: Automaton) {
        self.cells = cells
        self.start = start
        alphabet = automaton.alphabet
        endColumn = alphabet.count
        readsBackward = automaton.readsBackward
    }

    var stateCount: Int { cells.count / (endColumn + 1) }

    var classCount: Int { alphabet.count }

    var byteCount: Int { cells.count * 2 + alphabet.byteCount }

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes; allocates nothing.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        cells.withUnsafeBufferPointer { cells in
            alphabet.byteClasses.withUnsafeBufferPointer { classes in
                readsBackward
                    ? run(bytes, cells, classes, backward: true)
                    : run(bytes, cells, classes, backward: false)
            }
        }
    }

    @inline(__always)
    private func run(
        _ bytes: UnsafeBufferPointer<UInt8>, _ cells: UnsafeBufferPointer<UInt16>,
        _ classes: UnsafeBufferPointer<UInt8>, backward: Bool
    ) -> Bool {
        var state = start
        var read = 0
        while read < bytes.count {
            let byte = bytes[backward ? bytes.count - 1 - read : read]
            let next = Int(cells[state + Int(classes[Int(byte)])])
            if next != 0 {
                state = next
                read += 1
                continue
            }
            // There is no way on, or the byte belongs to a scalar beyond ASCII.
            guard byte >= 0x80 else { return false }
            let decoded =
                backward
                ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - read)
                : UTF8Decoding.scalar(in: bytes, from: read)
            guard let decoded else { return false }
            state = Int(cells[state + alphabet.scalarClass(of: decoded.value)])
            guard state != 0 else { return false }
            read += decoded.length
        }
        return cells[state + endColumn] != 0
    }
}
