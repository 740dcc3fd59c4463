// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A place in a file where a record begins.
struct RecordStart: Equatable {
    /// The offset in bytes.
    var offset = 0
    /// The line, from 1.
    var line = 1
    /// The number of rows before it.
    var rows = 0
    /// The number of blank lines before it that aren't rows, but would be rows of a table with a primary key.
    var blankLines = 0
}

/// A search for places where records begin, which doesn't read the records' cells.
struct RecordSearch<Scanner: RecordScanner> {
    private let reader: RecordReader<Scanner>
    private var rows = 0

    /// Begins at the reader's place, where the first row is.
    init(_ reader: RecordReader<Scanner>) { self.reader = reader }

    /// The reader's place.
    var place: RecordStart {
        RecordStart(offset: reader.nextOffset, line: reader.nextLine, rows: rows, blankLines: reader.blankLines)
    }

    /// Reads one record with its cells.
    mutating func readRecord() throws {
        (reader.skimsBefore, reader.endsAt) = (0, .max)
        if try reader.next() { rows += 1 }
    }

    /// Goes to the first record that begins at an offset or after it, and returns `false` if there's none.
    mutating func skip(to offset: Int) throws -> Bool {
        (reader.skimsBefore, reader.endsAt) = (offset, offset)
        while try reader.next() { rows += 1 + reader.skipped }
        rows += reader.skipped
        return reader.nextOffset >= offset
    }
}
