// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A cell's position in a record, and how to read it.
struct Cell {
    enum Kind: UInt8 {
        /// The bytes are the text.
        case plain
        /// Every quote inside is doubled or escaped (CSV).
        case doubledQuotes
        /// There are escapes inside (JSON, and CSV with an escape character).
        case escaped
        /// There's no such cell, or it's `null`.
        case absent
        /// An object or array where a plain value belongs (JSON).
        case nested
        /// One half of a surrogate pair without the other half, which is an escape that isn't text (JSON).
        case halfPair
        /// A repeated key (JSON). Readers disagree about which value counts.
        case repeated
    }

    var start = 0
    var length = 0
    var kind: Kind = .absent

    /// Whether the cell exists, even if it's `null`.
    ///
    /// An absent cell that was read has a position.
    var isPresent: Bool { kind != .absent || start > 0 }
}

/// A record's cells, in memory that's reused for the next record.
final class CellList {
    private(set) var count = 0
    private var storage: UnsafeMutablePointer<Cell>
    private var capacity = 64

    init() {
        storage = .allocate(capacity: capacity)
        storage.initialize(repeating: Cell(), count: capacity)
    }

    deinit { storage.deallocate() }

    /// The cell at an index, or an absent cell beyond the last cell.
    subscript(index: Int) -> Cell {
        get { index < count ? storage[index] : Cell() }
        set { if index < count { storage[index] = newValue } }
    }

    func removeAll() { count = 0 }

    func append(_ cell: Cell) {
        if count == capacity { grow() }
        storage[count] = cell
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Cell>.allocate(capacity: capacity * 2)
        larger.initialize(repeating: Cell(), count: capacity * 2)
        larger.update(from: storage, count: count)
        storage.deallocate()
        storage = larger
        capacity *= 2
    }
}

/// What a scanner found in the bytes from the start of a record.
enum Scan {
    /// The record has this number of bytes, including its line end, and this number of lines.
    case record(length: Int, lines: Int)
    /// Bytes that aren't a record, such as a blank line.
    case skip(length: Int, lines: Int)
    /// A line of this many bytes has nothing but delimiters, and isn't a record.
    case empty(length: Int)
    /// The record continues after these bytes.
    case incomplete
    /// The text can't be read. The mistake comes after this many of the record's lines.
    case unreadable(message: String, line: Int)
}

/// Records that were found without their cells.
struct SkippedRecords {
    var length = 0
    var lines = 0
    var records = 0
    /// The blank lines, which aren't records.
    var blankLines = 0
}

/// A type that finds records and their cells in bytes.
///
/// There's one type for each input format.
protocol RecordScanner: SendableMetatype {
    /// Finds the record that begins with the first byte.
    ///
    /// - Parameters:
    ///   - bytes: At least one byte.
    ///   - isLast: Whether no more bytes follow.
    ///   - cells: An empty list that the record's cells are appended to.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan

    /// Finds the end of the record that begins with the first byte, without its cells if that's faster.
    ///
    /// The parameters and the result are the same as for ``scan(_:isLast:into:)``.
    mutating func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan

    /// Finds the end of as many records at the start as can be counted without their cells.
    ///
    /// - Parameter bytes: Bytes from the start of a record. A record that continues after them doesn't count.
    func skip(_ bytes: UnsafeBufferPointer<UInt8>) -> SkippedRecords

    /// Returns the text of a cell with doubled quotes or escapes, as UTF-8.
    func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: Cell.Kind) -> [UInt8]

    /// Returns a record with other texts in some cells.
    ///
    /// - Parameter texts: The texts, by the cells' indices.
    func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: CellList, _ texts: [Int: String]) -> [UInt8]

    /// Whether records end at line ends, so that more bytes are needed up to the end of a line.
    var endsRecordsWithLines: Bool { get }

    /// What's missing at the end of the input, if anything.
    var faultAtEnd: String? { get }

    /// Whether a byte order mark at the start is a signature instead of data.
    var skipsSignature: Bool { get }
}

extension RecordScanner {
    mutating func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan
    {
        scan(bytes, isLast: isLast, into: cells)
    }

    func skip(_ bytes: UnsafeBufferPointer<UInt8>) -> SkippedRecords { SkippedRecords() }

    func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: Cell.Kind) -> [UInt8] { Array(bytes) }

    var endsRecordsWithLines: Bool { true }
    var faultAtEnd: String? { nil }
}

/// The lines that have something in common: their number, and the first runs of them.
struct LineRuns {
    private(set) var count = 0
    private(set) var runs: [ClosedRange<Int>] = []
    private static let maximum = 4

    /// Adds a line after the lines so far.
    mutating func add(_ line: Int) { add(line...line) }

    /// Adds lines after the lines so far.
    mutating func add(_ other: LineRuns) {
        for run in other.runs { add(run) }
        count += other.count - other.runs.reduce(0) { $0 + $1.count }
    }

    private mutating func add(_ lines: ClosedRange<Int>) {
        let isComplete = count == runs.reduce(0) { $0 + $1.count }
        count += lines.count
        guard isComplete else { return }
        if let last = runs.last, last.upperBound + 1 == lines.lowerBound {
            runs[runs.count - 1] = last.lowerBound...lines.upperBound
        } else if runs.count < Self.maximum {
            runs.append(lines)
        }
    }
}
