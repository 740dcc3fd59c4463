// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A destination for what an evaluation finds, in row order.
protocol RowSink: AnyObject {
    /// Whether no more rows are needed.
    var isStopped: Bool { get }
    /// Adds a problem of the row that's being evaluated.
    ///
    /// - Parameters:
    ///   - column: The column, or `nil` for the whole row.
    ///   - text: The column's value, if the report may show it.
    func reject(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int)
    /// Adds a warning about the row that's being evaluated, which doesn't reject it.
    ///
    /// - Parameters:
    ///   - column: The column, or `nil` for the whole row.
    ///   - text: The column's value, if the report may show it.
    func warn(
        _ warning: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int)
    /// Adds lines of nothing but delimiters, which aren't rows.
    func skip(_ lines: LineRuns)
    /// Ends a row.
    ///
    /// - Parameter text: A closure that returns the value of a key with one column, by the key's number.
    func finish(_ row: EvaluatedRow, text: (Int) -> String?) throws(ReadingError)
}

/// A row whose own rules were evaluated.
struct EvaluatedRow {
    /// The row's number in its file, from 1.
    let row: Int
    let line: Int
    /// Whether the row has no problem so far.
    ///
    /// Its keys may still repeat an earlier row's keys.
    let isAccepted: Bool
    /// The hashes of its keys, unless they're missing or rejected.
    var keys: [KeyHash] = []
    /// The row's bytes with its line end, which are valid until the next row.
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// A closure that returns the row with the values that the strategies keep, if somebody asked for it.
    var normalized: (() -> [UInt8])?
}

/// How many values in each column are missing, and how many have a warning.
struct ColumnShares {
    private(set) var missing: [Exceptions]
    private(set) var warned: [Exceptions]
    /// The last row with a warning in each column, because two warnings about a value count once.
    private var lastRow: [Int]

    init(count: Int) {
        missing = Array(repeating: Exceptions(), count: count)
        warned = missing
        lastRow = Array(repeating: 0, count: count)
    }

    mutating func addMissing(of column: ColumnRule, line: Int) { missing[column.index].add(line) }

    mutating func addWarning(of column: ColumnRule, row: Int, line: Int) {
        guard lastRow[column.index] != row else { return }
        lastRow[column.index] = row
        warned[column.index].add(line)
    }

    /// Adds the numbers of other rows.
    mutating func add(_ other: ColumnShares) {
        for index in missing.indices {
            missing[index].add(other.missing[index])
            warned[index].add(other.warned[index])
        }
    }
}

extension RowEvaluation {
    /// Returns the counts for the rows since the last call.
    func takeShares() -> ColumnShares {
        defer { resetShares() }
        return shares
    }
}

/// The evaluation of rows, one after another, by the rules of their columns.
///
/// It doesn't compare rows with each other.
final class RowEvaluation {
    /// The columns in the order of their problems.
    let columns: [ColumnRule]
    let keys: [RowKey]
    private let rowRules: [(columns: [ColumnRule], validator: InputValidator<[String?]>)]
    private let foreignKeys: [ForeignLookup]
    /// How many values were missing and how many had a warning, for each column whose shares are limited.
    private(set) var shares: ColumnShares
    private let width: Int?
    private let secret: SipHash.Key
    private let normalizes: Bool
    /// The columns that are in no row so far.
    private(set) var unseen: [ColumnRule]
    /// The errors and warnings so far in one column of one row, and their place.
    ///
    /// Rows without a problem or a warning don't touch it.
    private var found: [(error: InputValidation.ValidationError, isWarning: Bool)] = []
    private var foundPlace = (row: 0, column: 0)
    private var hashes: [KeyHash] = []

    /// - Parameters:
    ///   - foreignValues: The values that the rules' foreign keys refer to.
    ///   - width: The number of cells that every row must have, or `nil`.
    ///   - findsUnseen: Whether to find columns that are in no row.
    ///   - normalizes: Whether to offer normalized rows.
    init(
        _ rules: RowRules, _ foreignValues: [ForeignValues], columns: [ColumnRule], width: Int?, file: String,
        secret: SipHash.Key, findsUnseen: Bool, normalizes: Bool = false
    ) throws(Mistake) {
        // Problems come in column order, so several rules for one column are neighbors.
        self.columns = columns.enumerated().sorted {
            ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
        }
        .map(\.element)
        for (index, column) in self.columns.enumerated() { column.index = index }
        keys = try RowKey.all(rules, self.columns, file)
        rowRules = try rules.rowRules(of: self.columns, file)
        foreignKeys = try ForeignLookup.all(rules, foreignValues, self.columns, file)
        shares = ColumnShares(count: self.columns.count)
        self.width = width
        self.secret = secret
        self.normalizes = normalizes
        unseen = findsUnseen ? self.columns : []
    }

    /// Evaluates the rows from the reader's place on.
    ///
    /// - Parameters:
    ///   - rowsBefore: The number of rows before the reader's place.
    ///   - start: The offset of the first row to evaluate. Earlier rows only count toward row numbers.
    func run<Scanner: RecordScanner>(
        _ reader: RecordReader<Scanner>, rowsBefore: Int, from start: Int, into sink: some RowSink
    ) throws {
        let cells = reader.cells
        let locatesValues = !reader.scanner.endsRecordsWithLines
        var row = rowsBefore
        foundPlace = (0, 0)
        defer { sink.skip(reader.takeEmptyLines()) }
        while !sink.isStopped, try reader.next() {
            row += 1 + reader.skipped
            if reader.offset < start { continue }
            let recordLine = reader.line
            var isAccepted = true
            // A record of a JSON document has several lines.
            func line(of column: ColumnRule?) -> Int {
                guard locatesValues, let column else { return recordLine }
                return recordLine + reader.bytes[..<cells[column.cell].start].count { $0 == 0x0A }
            }
            func reject(_ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?) {
                guard isNew(error, row, column?.number ?? 0) else { return }
                isAccepted = false
                sink.reject(error, column, text, row: row, line: line(of: column))
            }
            func warn(_ warning: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?) {
                guard isNew(warning, row, column?.number ?? 0, isWarning: true) else { return }
                if let column, column.isCounted { shares.addWarning(of: column, row: row, line: line(of: column)) }
                sink.warn(warning, column, text, row: row, line: line(of: column))
            }
            if !unseen.isEmpty { unseen.removeAll { cells[$0.cell].isPresent } }
            if let width, cells.count != width { reject(RowErrors.cells(expected: width, seen: cells.count), nil, nil) }
            for column in columns {
                let cell = cells[column.cell]
                column.isRejected = false
                if column.isCounted, column.isMissing(reader.text(cell)) {
                    shares.addMissing(of: column, line: line(of: column))
                }
                if column.distinct != nil, cell.length > 0 { addDistinct(cell, reader, column) }
                if cell.kind.rawValue >= Cell.Kind.nested.rawValue {
                    column.isRejected = true
                    reject(Self.error(for: cell.kind).labeled(column.label), column, nil)
                    continue
                }
                if cell.kind == .plain, column.isValid(reader.utf8(cell).span) {
                    if cell.length == 0 { column.emptyCells &+= 1 }
                    guard column.canWarn else { continue }
                    let text = reader.text(cell)
                    for warning in column.validator.warnings(for: text) { warn(warning, column, text) }
                    continue
                }
                let text = reader.text(cell)
                if cell.kind != .plain, column.validator.isValid(text) {
                    if cell.kind == .absent { column.emptyCells &+= 1 }
                    for warning in column.validator.warnings(for: text) { warn(warning, column, text) }
                    continue
                }
                column.isRejected = true
                for error in column.validator.errors(for: text) { reject(error, column, text) }
            }
            for rule in rowRules where !rule.columns.contains(where: \.isRejected) {
                let texts = rule.columns.map { reader.text(cells[$0.cell]) }
                for error in rule.validator.errors(for: texts) { reject(error, rule.columns.last, nil) }
                for warning in rule.validator.warnings(for: texts) { warn(warning, rule.columns.last, nil) }
            }
            for key in foreignKeys where !key.columns.contains(where: \.isRejected) {
                if !key.contains(text: { reader.text(cells[$0.cell]) }) {
                    reject(key.error, key.column, key.column.flatMap { reader.text(cells[$0.cell]) })
                }
            }
            hashes.removeAll(keepingCapacity: true)
            func text(_ key: Int) -> String? { keys[key].column.flatMap { reader.text(cells[$0.cell]) } }
            for key in keys {
                switch key.value(secret, text: { reader.text(cells[$0.cell]) }) {
                case .hash(var hash):
                    hash.line = line(of: key.column)
                    hashes.append(hash)
                case .missing where key.isPrimary:
                    reject(RowErrors.keyMissing.labeled(key.label), key.column, text(key.number))
                case .missing, .rejected: break
                }
            }
            var evaluated = EvaluatedRow(
                row: row, line: recordLine, isAccepted: isAccepted, keys: hashes, bytes: reader.bytes)
            if normalizes { evaluated.normalized = { self.normalizedRow(reader) } }
            try sink.finish(evaluated, text: text)
        }
    }

    private func addDistinct<Scanner: RecordScanner>(
        _ cell: Cell, _ reader: RecordReader<Scanner>, _ column: ColumnRule
    ) {
        switch cell.kind {
        case .plain: column.distinct?.add(reader.utf8(cell))
        case .doubledQuotes, .escaped: column.distinct?.add((reader.text(cell) ?? "").utf8)
        case .absent, .nested, .halfPair, .repeated: break
        }
    }

    fileprivate func resetShares() { shares = ColumnShares(count: columns.count) }

    /// Returns the reader's row with the values that the strategies keep.
    private func normalizedRow<Scanner: RecordScanner>(_ reader: RecordReader<Scanner>) -> [UInt8] {
        var texts: [Int: String] = [:]
        for column in columns {
            guard let text = reader.text(reader.cells[column.cell]) else { continue }
            let normal = column.normalized(texts[column.cell] ?? text)
            if !normal.utf8.elementsEqual(text.utf8) { texts[column.cell] = normal }
        }
        return reader.scanner.rewritten(reader.bytes, reader.cells, texts)
    }

    /// Returns whether no other rule for the same column has found the same error or warning in this row.
    private func isNew(
        _ error: InputValidation.ValidationError, _ row: Int, _ column: Int, isWarning: Bool = false
    ) -> Bool {
        if foundPlace != (row, column) {
            foundPlace = (row, column)
            found.removeAll(keepingCapacity: true)
        }
        let isKnown = found.contains {
            $0.isWarning == isWarning && $0.error.domain == error.domain && $0.error.code == error.code
                && $0.error.message == error.message && $0.error.parameters == error.parameters
        }
        if !isKnown { found.append((error, isWarning)) }
        return !isKnown
    }

    private static func error(for kind: Cell.Kind) -> InputValidation.ValidationError {
        switch kind {
        case .repeated: RowErrors.repeated
        case .halfPair: RowErrors.halfPair
        default: RowErrors.nested
        }
    }
}
