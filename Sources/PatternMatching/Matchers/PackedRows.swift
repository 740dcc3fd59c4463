// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The rows of a ``TransitionTable`` in one array, where a row uses the gaps between other rows' cells (row
/// displacement).
///
/// A list of words has thousands of states with one or two transitions each. If each row had a cell for each class, the
/// rows would exceed a table's size. Packed, they take about as many slots as there are transitions.
struct PackedRows {
    /// Two numbers for each slot: the slot's class, and the slot where the next state's row begins.
    ///
    /// A row's first slot is for class 0, and contains the fewest scalars that lead to an end.
    private(set) var cells: [UInt16] = []

    /// The slot where each state's row begins, or 0 for the state that accepts no input.
    private(set) var rowStarts: [Int]

    /// The number of slots that 16 bits can address.
    static let maximumPlaces = 1 << 16

    /// The maximum number of slots to examine, 64 at a time.
    private static let maximumSearchWork = 4_000_000

    /// Packs the states' rows, or returns `nil` if there aren't enough slots or finding them takes too long.
    init?(_ automaton: DeterministicAutomaton) {
        let width = automaton.classCount + 1
        let classes = (0..<automaton.stateCount).map { state in
            (1..<automaton.classCount).filter { automaton.cells[state * width + $0] != 0 }
        }
        // The longest rows come first.
        let keys = (1..<automaton.stateCount).map {
            UInt64(automaton.classCount - classes[$0].count) << 32 | UInt64($0)
        }.sorted()
        let rows = keys.map { (state: Int($0 & 0xFFFF), classes: classes[Int($0 & 0xFFFF)]) }
        rowStarts = Array(repeating: 0, count: automaton.stateCount)
        guard let end = placeRows(rows, classCount: automaton.classCount) else { return nil }
        cells = Array(repeating: .max, count: 2 * end)
        for (state, classes) in rows {
            let first = 2 * rowStarts[state]
            cells[first] = 0
            cells[first + 1] = automaton.stepsToAcceptance[state]
            for scalarClass in classes {
                cells[first + 2 * scalarClass] = UInt16(scalarClass)
                cells[first + 2 * scalarClass + 1] = UInt16(
                    rowStarts[Int(automaton.cells[state * width + scalarClass])])
            }
        }
    }

    /// Finds the first slot for each row, starting with the longest rows.
    ///
    /// - Returns: The number of slots that all rows take, or `nil` if there aren't enough.
    private mutating func placeRows(_ rows: [(state: Int, classes: [Int])], classCount: Int) -> Int? {
        var taken = Array(repeating: UInt64(0), count: (PackedRows.maximumPlaces + classCount) / 64 + 2)
        // Row 0 begins at slot 0.
        taken[0] = 1
        var word = 0
        var length = Int.max
        var work = 0
        for (state, classes) in rows {
            if classes.count < length { word = taken.firstIndex { $0 != .max } ?? 0 }
            length = classes.count
            var occupied = UInt64.max
            while true {
                guard word < PackedRows.maximumPlaces / 64, work < PackedRows.maximumSearchWork else { return nil }
                // A bit for each of 64 slots, set if a row that begins there needs a slot that's taken.
                occupied = taken[word]
                for scalarClass in classes {
                    let shift = UInt64(scalarClass % 64)
                    let index = word + scalarClass / 64
                    occupied |= taken[index] >> shift | taken[index + 1] << (64 - shift)
                }
                if occupied != .max { break }
                word += 1
                work += 1 + classes.count
            }
            let start = 64 * word + (~occupied).trailingZeroBitCount
            rowStarts[state] = start
            for place in [start] + classes.map({ start + $0 }) { taken[place / 64] |= 1 << UInt64(place % 64) }
        }
        return (rowStarts.max() ?? 0) + classCount
    }
}
