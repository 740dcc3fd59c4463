// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

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
    private let scanner: @Sendable (RowRules) -> Scanner
    private let findColumns: @Sendable (RowRules) throws(Mistake) -> [ColumnRule]

    /// - Parameters:
    ///   - reader: The reader, or `nil` for a new reader at the input's beginning.
    ///   - scanner: A closure that returns a scanner.
    ///   - columns: A closure that finds the rules' columns.
    init(
        _ input: RowInput, _ rules: RowRules, reader: RecordReader<Scanner>? = nil,
        scanner: @escaping @Sendable (RowRules) -> Scanner,
        columns: @escaping @Sendable (RowRules) throws(Mistake) -> [ColumnRule]
    ) throws(Mistake) {
        name = input.name
        self.rules = rules
        descriptor = input.descriptor
        self.reader = reader ?? RecordReader(scanner(rules), source: input.source)
        self.scanner = scanner
        findColumns = columns
        self.columns = try columns(rules)
    }

    /// Returns a closure that opens the same table in another thread, with other rules objects.
    var reopen: @Sendable (RowRules) throws(Mistake) -> (reader: RecordReader<Scanner>, columns: [ColumnRule]) {
        let (descriptor, scanner, findColumns) = (descriptor, scanner, findColumns)
        return { rules throws(Mistake) in
            (RecordReader(scanner(rules), source: ByteSource(descriptor: descriptor)), try findColumns(rules))
        }
    }
}
