// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Where one cell of a record is, and what has to be done to read it.
struct Cell {
    enum Kind: UInt8 {
        /// The bytes are the text.
        case plain
        /// Every quote inside is written twice (CSV).
        case doubledQuotes
        /// There are escapes inside (JSON).
        case escaped
        /// There is no such cell, or it is `null`.
        case absent
        /// An object or an array where a plain value belongs (JSON).
        case nested
        /// Half of a surrogate pair occurs without the other half, as an escape that is not text (JSON).
        case halfPair
        /// A key that is there twice (JSON): readers differ in which of the values they take.
        case repeated
    }

    var start = 0
    var length = 0
    var kind: Kind = .absent

    /// Whether there is such a cell, even if it is `null`: an absent cell that was read has a place.
    var isPresent: Bool { kind != .absent || start > 0 }
}

/// The cells of one record, in memory that is used again for the next.
final class CellList {
    private(set) var count = 0
    private var storage: UnsafeMutablePointer<Cell>
    private var capacity = 64

    init() {
        storage = .allocate(capacity: capacity)
        storage.initialize(repeating: Cell(), count: capacity)
    }

    deinit { storage.deallocate() }

    /// The cell of an index; beyond the last one an absent cell.
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

/// What a scanner found in the bytes from the start of a record on.
enum Scan {
    /// The record ends after this number of bytes, including its line end, and of lines.
    case record(length: Int, lines: Int)
    /// Bytes that are not a record, such as a blank line.
    case skip(length: Int, lines: Int)
    /// The record goes on after these bytes.
    case incomplete
    /// The text cannot be read after this number of lines of the record.
    case unreadable(message: String, line: Int)
}

/// Records that were found without their cells.
struct SkippedRecords {
    var length = 0
    var lines = 0
    var records = 0
}

/// Finds records and their cells in bytes: one type an input format.
protocol RecordScanner {
    /// Finds the record that begins with the first byte.
    ///
    /// - Parameters:
    ///   - bytes: At least one byte.
    ///   - isLast: Whether no more bytes follow.
    ///   - cells: An empty list to append the record's cells to.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan

    /// Finds where the record that begins with the first byte ends, without its cells if that is faster.
    ///
    /// The parameters and the result are those of ``scan(_:isLast:into:)``.
    mutating func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan

    /// Finds the end of as many records at the beginning as can be counted without their cells.
    ///
    /// - Parameter bytes: Bytes from the start of a record on. No record that goes on after them counts.
    func skip(_ bytes: UnsafeBufferPointer<UInt8>) -> SkippedRecords

    /// Whether a record ends with a line, so that more bytes are needed up to the end of a line.
    var endsRecordsWithLines: Bool { get }

    /// What is missing at the end of the input, if something is.
    var faultAtEnd: String? { get }

    /// Whether a byte order mark at the beginning is a signature, not data.
    var skipsSignature: Bool { get }
}

extension RecordScanner {
    mutating func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList)
        -> Scan
    {
        scan(bytes, isLast: isLast, into: cells)
    }

    func skip(_ bytes: UnsafeBufferPointer<UInt8>) -> SkippedRecords { SkippedRecords() }

    var endsRecordsWithLines: Bool { true }
    var faultAtEnd: String? { nil }
}
