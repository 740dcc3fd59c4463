// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// What one thread finds in consecutive rows, until the main thread has reported the rows before them.
final class RowFindings: RowSink, @unchecked Sendable {
    private struct Finding {
        let column: Int?
        let name: String
        /// The error, unless the report has no room for it.
        let error: InputValidation.ValidationError?
        /// The value, if the report may show it.
        let text: String?
        let line: Int
        let isWarning: Bool
    }

    /// A row with problems, warnings, or keys.
    private struct Row {
        let row: Int
        let line: Int
        let isAccepted: Bool
        let findings: Int
        let keys: Int
    }

    private let rowsBefore: Int
    private let maximumErrors: Int
    private let maximumWarnings: Int
    private let showValues: Bool
    /// Whether the report may show the value of a key.
    private let showsKeys: [Bool]
    private var count = 0
    private var rows: [Row] = []
    private var findings: [Finding] = []
    private var problems = 0
    private var warnings = 0
    private var keys: [(hash: KeyHash, text: String?)] = []
    /// The number of findings and keys in the rows so far.
    private var finished = 0
    /// The indices of the columns that are in no row.
    var unseen: [Int] = []
    /// How many values in the rows are missing, and how many have a warning.
    var shares = ColumnShares(count: 0)
    /// The number of empty cells that each column accepts.
    private var emptyCells: [Int] = []
    /// The different values of each column, if the report has their number.
    private var distinct: [DistinctValues?] = []
    /// The lines among the rows that have nothing but delimiters.
    private var emptyLines = LineRuns()
    /// The error that ended reading after the rows.
    var failure: (any Error)?

    /// - Parameter rowsBefore: The number of rows in the file before these rows.
    init(rowsBefore: Int, _ keys: [RowKey], _ settings: RowCheck.Settings) {
        self.rowsBefore = rowsBefore
        showsKeys = keys.map { $0.column?.shownValue.isShown(settings.showValues) == true }
        maximumErrors = settings.maximumErrors
        maximumWarnings = settings.maximumWarnings
        showValues = settings.showValues
    }

    var isStopped: Bool { false }

    /// Takes the counts of empty cells and different values from the columns, which then count from 0.
    func takeFigures(of columns: [ColumnRule]) {
        emptyCells = columns.map(\.emptyCells)
        distinct = columns.map(\.distinct)
        for column in columns {
            column.emptyCells = 0
            if column.distinct != nil { column.distinct = DistinctValues(columns: columns.count) }
        }
    }

    func reject(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int
    ) {
        add(error, column, text, line, isListed: maximumErrors == 0 || problems < maximumErrors, isWarning: false)
        problems += 1
    }

    func warn(
        _ warning: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int
    ) {
        add(warning, column, text, line, isListed: maximumWarnings == 0 || warnings < maximumWarnings, isWarning: true)
        warnings += 1
    }

    private func add(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, _ line: Int,
        isListed: Bool,
        isWarning: Bool
    ) {
        let isShown = isListed && column?.shownValue.isShown(showValues) == true
        findings.append(
            Finding(
                column: column?.index, name: error.name, error: isListed ? error : nil, text: isShown ? text : nil,
                line: line, isWarning: isWarning))
    }

    func skip(_ lines: LineRuns) { emptyLines.add(lines) }

    func finish(_ row: EvaluatedRow, text: (Int) -> String?) {
        count += 1
        guard findings.count > finished || !row.keys.isEmpty else { return }
        rows.append(
            Row(
                row: row.row, line: row.line, isAccepted: row.isAccepted, findings: findings.count - finished,
                keys: row.keys.count))
        finished = findings.count
        for hash in row.keys { keys.append((hash, showsKeys[hash.key] ? text(hash.key) : nil)) }
    }

    /// Reports the rows, in order.
    ///
    /// - Parameter columns: The main thread's columns.
    /// - Throws: The error that ended reading.
    func replay(into check: RowCheck, columns: [ColumnRule]) throws {
        for (column, count) in zip(columns, emptyCells) { column.emptyCells += count }
        for case (let column, let values?) in zip(columns, distinct) { column.distinct?.add(values) }
        var (nextRow, nextFinding, nextKey) = (0, 0, 0)
        for number in rowsBefore + 1..<rowsBefore + 1 + count {
            guard nextRow < rows.count, rows[nextRow].row == number else {
                try check.finish(EvaluatedRow(row: number, line: 0, isAccepted: true)) { _ in nil }
                continue
            }
            let row = rows[nextRow]
            nextRow += 1
            for finding in findings[nextFinding..<nextFinding + row.findings] {
                let column = finding.column.map { columns[$0] }
                switch (finding.error, finding.isWarning) {
                case (let error?, false): check.reject(error, column, finding.text, row: number, line: finding.line)
                case (let warning?, true): check.warn(warning, column, finding.text, row: number, line: finding.line)
                case (nil, false): _ = check.isListed(finding.name, column, row: number)
                case (nil, true): _ = check.isListed(warning: finding.name, column, row: number)
                }
            }
            nextFinding += row.findings
            let keys = keys[nextKey..<nextKey + row.keys]
            nextKey += row.keys
            let evaluated = EvaluatedRow(
                row: number, line: row.line, isAccepted: row.isAccepted, keys: keys.map(\.hash))
            try check.finish(evaluated) { key in keys.first { $0.hash.key == key }?.text }
        }
        check.skip(emptyLines)
        if let failure { throw failure }
    }
}
