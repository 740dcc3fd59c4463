// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A report line with one key's values.
struct KeyLine: Decodable {
    let file: String
    let key: Int
    let primary: Bool
    let column: Int?
    let field: String?
    let label: String
    let entries: String
}

/// The values of unique columns and primary keys in the reports about all parts of a file.
///
/// The reports may come in any order. If there are more values than the program keeps at a time, it reads the reports
/// again, and each pass compares the values of some of the hashes.
final class SummedKeys {
    /// One file's key.
    private struct Group {
        let line: KeyLine
        /// The file's index among the files.
        let file: Int

        func error(first: PartEntry) -> InputValidation.ValidationError {
            RowErrors.repeated(line.primary, first: Int(first.row), line: first.line).labeled(line.label)
        }
    }

    private struct Repetition {
        let group: Int
        let entry: PartEntry
        var first = PartEntry()
    }

    private let maximum: Int
    private let maximumProblems: Int
    private var table: KeyTable<PartEntry>
    private var groups: [Group] = []
    /// The files' numbers by the bytes of their names, and the groups' numbers by file and key.
    private var files: [[UInt8]: Int] = [:]
    private var places: [[Int]: Int] = [:]
    /// How many values each group repeats, and the rows with a problem that no part has reported.
    private var counts: [Int] = []
    private var rows: [Int: RowSet] = [:]
    private var newRows = 0
    /// The first repetitions.
    ///
    /// Where they're sorted, they're in file and row order.
    private var found: [Repetition] = []
    private var settled: [Repetition] = []
    /// The number of entries in all reports, and of the passes that compare them.
    private var entries = 0
    private var readings = 1
    private var reading = 0
    /// Whether there were more values than the program keeps.
    private(set) var isFull = false

    init(maximum: Int, maximumProblems: Int) {
        self.maximum = maximum
        self.maximumProblems = maximumProblems
        table = KeyTable(maximum: maximum)
    }

    /// Adds a line's values and returns their number, or `nil` if they can't come from a report.
    func add(_ line: KeyLine) -> Int? {
        guard let entries = PartEntry.entries(line.entries), !entries.contains(where: { $0.row == 0 }) else {
            return nil
        }
        let group = group(of: line)
        for var entry in entries {
            // Values of different keys are different.
            entry.hash ^= UInt64(group) &* 0x9E37_79B9_7F4A_7C15
            self.entries += 1
            if isFull && readings == 1 || Int(entry.hash >> 40) % readings != reading { continue }
            let hasPlace = table.insert(entry) { _, second in note(second, in: group) }
            if !hasPlace { isFull = true }
        }
        return entries.count
    }

    /// Starts over, because there are too many values for one pass.
    ///
    /// - Returns: The number of passes that are needed. Each pass adds all reports once.
    func beginAgain() -> Int {
        // One and a half times as many as for evenly distributed hashes.
        readings = entries / maximum * 3 / 2 + 2
        counts = counts.map { _ in 0 }
        (rows, newRows, found, settled, isFull) = ([:], 0, [], [], false)
        return readings
    }

    /// Starts one of several passes.
    func begin(_ reading: Int) {
        settle()
        self.reading = reading
        table = KeyTable(maximum: maximum)
    }

    /// Returns a summary that includes the repetitions.
    func added(to summary: Summary) -> Summary {
        settle()
        var summary = summary
        let count = counts.reduce(0, +)
        summary.problems += count
        summary.rowsWithProblems += newRows
        summary.truncated = summary.truncated || count > problems.count
        if summary.statistics != nil {
            for (group, count) in zip(groups, counts) where count > 0 {
                summary.statistics?[group.line.field ?? "row", default: [:]][
                    group.error(first: PartEntry()).name, default: 0] +=
                    count
            }
        }
        return summary
    }

    /// The first repetitions, as problems.
    var problems: [Problem] {
        settled.map { repetition in
            let line = groups[repetition.group].line
            return Problem(
                file: line.file, line: repetition.entry.line, row: Int(repetition.entry.row), column: line.column ?? 1,
                field: line.field, error: groups[repetition.group].error(first: repetition.first), value: nil)
        }
    }

    private func group(of line: KeyLine) -> Int {
        let name = Array(line.file.utf8)
        let file = files[name] ?? files.count
        files[name] = file
        if let place = places[[file, line.key]] { return place }
        places[[file, line.key]] = groups.count
        groups.append(Group(line: line, file: file))
        counts.append(0)
        return groups.count - 1
    }

    private func note(_ entry: PartEntry, in group: Int) {
        counts[group] += 1
        if !entry.isRejected, rows[groups[group].file, default: RowSet()].insert(entry.row) { newRows += 1 }
        found.append(Repetition(group: group, entry: entry))
        if maximumProblems > 0, found.count >= max(maximumProblems * 2, 1 << 12) { found = first(found) }
    }

    /// Finds the first rows of the repetitions in the table, before it's emptied.
    private func settle() {
        for repetition in first(found) {
            settled.append(
                Repetition(
                    group: repetition.group, entry: repetition.entry, first: table.first(of: repetition.entry)))
        }
        settled = first(settled)
        found = []
    }

    private func first(_ repetitions: [Repetition]) -> [Repetition] {
        let sorted = repetitions.sorted { one, two in
            (groups[one.group].file, one.entry.row, one.group) < (groups[two.group].file, two.entry.row, two.group)
        }
        return maximumProblems > 0 ? Array(sorted.prefix(maximumProblems)) : sorted
    }
}

/// A set of rows, as bits in pages of 32,768 rows.
private struct RowSet {
    private var pages: [UInt32: [UInt64]] = [:]

    /// Adds a row and returns whether it's new.
    mutating func insert(_ row: UInt32) -> Bool {
        let (word, bit) = (Int(row >> 6 & 511), UInt64(1) << UInt64(row & 63))
        let isNew = pages[row >> 15, default: Array(repeating: 0, count: 512)][word] & bit == 0
        pages[row >> 15, default: Array(repeating: 0, count: 512)][word] |= bit
        return isNew
    }
}
