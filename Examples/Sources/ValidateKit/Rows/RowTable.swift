// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// An open input, whose reader is at the first row, and the columns of its rows.
struct RowTable<Scanner: RecordScanner> {
    let name: String
    let rules: RowRules
    /// The values that the rules' foreign keys refer to.
    var foreignValues: [ForeignValues] = []
    let reader: RecordReader<Scanner>
    let columns: [ColumnRule]
    /// The number of cells that every row must have, or `nil`.
    var width: Int?
    /// The rules' columns that aren't in the header.
    var missing: [String] = []
    /// A closure that returns what a missing column may have meant.
    var hint: (String) -> String = { _ in "" }
    private let descriptor: Int32
    /// The input's size in bytes, if it has one.
    private let size: Int?
    /// Whether the reader's offsets are the file's offsets.
    private let hasFileOffsets: Bool
    private let linesToSkip: Int
    private let scanner: @Sendable (RowRules) -> Scanner
    private let findColumns: @Sendable (RowRules) throws(Mistake) -> [ColumnRule]

    /// - Parameters:
    ///   - reader: The reader, or `nil` for a new reader at the input's beginning.
    ///   - linesToSkip: The number of lines at the beginning that a new reader skips.
    ///   - scanner: A closure that returns a scanner.
    ///   - columns: A closure that finds the rules' columns.
    init(
        _ input: RowInput, _ rules: RowRules, reader: RecordReader<Scanner>? = nil, linesToSkip: Int = 0,
        scanner: @escaping @Sendable (RowRules) -> Scanner,
        columns: @escaping @Sendable (RowRules) throws(Mistake) -> [ColumnRule]
    ) throws(Mistake) {
        name = input.name
        self.rules = rules
        descriptor = input.descriptor
        size = input.size
        hasFileOffsets = !input.source.isCompressed && !input.source.isDecoded
        self.reader = reader ?? RecordReader(scanner(rules), source: input.source)
        if reader == nil { self.reader.linesToSkip = linesToSkip }
        self.reader.canDecode = true
        self.linesToSkip = self.reader.linesToSkip
        self.scanner = scanner
        findColumns = columns
        self.columns = try columns(rules)
    }

    /// Returns the share of the bytes that were read, or `nil` if the number of all bytes is unknown.
    ///
    /// - Parameter offsets: Where the rows to read begin.
    func fraction(of offsets: Range<Int>) -> Double? {
        guard let size else { return nil }
        let end = min(offsets.upperBound, size)
        let position = hasFileOffsets ? reader.nextOffset : Int(lseek(descriptor, 0, SEEK_CUR))
        guard end > offsets.lowerBound else { return nil }
        return Double(position - offsets.lowerBound) / Double(end - offsets.lowerBound)
    }

    /// Returns a closure that opens the same table in another thread, with other rules objects.
    var reopen: @Sendable (RowRules) throws(Mistake) -> (reader: RecordReader<Scanner>, columns: [ColumnRule]) {
        let (descriptor, linesToSkip, scanner, findColumns) = (descriptor, linesToSkip, scanner, findColumns)
        return { rules throws(Mistake) in
            let reader = RecordReader(scanner(rules), source: ByteSource(descriptor: descriptor))
            (reader.linesToSkip, reader.canDecode) = (linesToSkip, true)
            return (reader, try findColumns(rules))
        }
    }
}
