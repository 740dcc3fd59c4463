// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A check that reads the rows of one file after another and reports what the rules reject.
final class RowCheck {
    struct Settings {
        var maximumErrors = 1000
        var stopsAtFirst = false
        var showValues = false
        /// Whether a file may have no rows.
        var allowsEmpty = false
        var part: FilePart?
        var keys = RowKeys.Settings()
    }

    private(set) var total = Summary()
    private let settings: Settings
    private let rules: RowRules
    private let report: any Report
    private let splitter: RowSplitter?
    private let progress: ProgressLine
    private var printed = 0
    /// The row's number in its file, from 1.
    private var row = 0
    /// The errors so far in one column of one row, and their place.
    ///
    /// Rows without a problem don't touch it.
    private var found: [InputValidation.ValidationError] = []
    private var foundPlace = (row: 0, column: 0)
    private var statistics: [String: [String: Int]]?
    /// Whether the first rejection has ended the run.
    private(set) var isStopped = false

    init(
        _ settings: Settings, rules: RowRules, report: any Report, splitter: RowSplitter?, progress: ProgressLine,
        countsErrors: Bool
    ) {
        self.settings = settings
        self.rules = rules
        self.report = report
        self.splitter = splitter
        self.progress = progress
        statistics = countsErrors ? [:] : nil
        total.part = settings.part
        if settings.keys.handsOn { total.keys = (0, RowKeys.agreement(rules, settings.keys.secret)) }
    }

    /// Accepts a file without rows, and without columns that could be missing.
    func acceptEmpty(_ file: String) {
        total.files += 1
        report.finishFile(file, Summary(files: 1, part: settings.part))
    }

    /// Checks all rows in a file.
    ///
    /// Without a header, there must be at least one row.
    ///
    /// - Parameters:
    ///   - width: The number of cells that every row must have, or `nil`.
    ///   - offsets: The range of offsets where the rows to check begin. Earlier rows only count toward row numbers.
    ///   - missing: The rules' columns that aren't in the header.
    ///   - hint: A closure that returns what a missing column may have meant.
    func run<Scanner>(
        _ reader: RecordReader<Scanner>, columns: [ColumnRule], width: Int?, file: String, offsets: Range<Int>,
        missing: [String] = [], hint: (String) -> String
    ) throws {
        total.files += 1
        var summary = Summary(files: 1, part: settings.part)
        defer {
            progress.finish()
            total.rows += summary.rows
            total.problems += summary.problems
            total.rowsWithProblems += summary.rowsWithProblems
            total.statistics = statistics
        }
        let cells = reader.cells
        // Problems come in column order, so several rules for one column are neighbors.
        let columns = columns.enumerated().sorted {
            ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
        }
        .map(\.element)
        let keys = try RowKeys(rules, columns: columns, settings: settings.keys, file: file, report: report)
        let rowRules = try rules.rowRules(of: columns, file)
        reader.skimsBefore = offsets.lowerBound
        reader.endsAt = offsets.upperBound
        row = 0
        foundPlace = (0, 0)
        // A header has all columns. Without a header, a column may be in only one row, and it's usually in the first
        // row.
        var unseen = width == nil && settings.part == nil ? columns : []
        while !isStopped, try reader.next() {
            row += 1 + reader.skipped
            if reader.offset < offsets.lowerBound { continue }
            summary.rows += 1
            let problems = summary.problems
            if !unseen.isEmpty { unseen.removeAll { cells[$0.cell].isPresent } }
            if let width, cells.count != width {
                let error = RowErrors.cells(expected: width, seen: cells.count)
                reject(error, nil, nil, &summary, reader.line, file)
            }
            for column in columns {
                let cell = cells[column.cell]
                column.isRejected = false
                if cell.kind.rawValue >= Cell.Kind.nested.rawValue {
                    column.isRejected = true
                    reject(
                        Self.error(for: cell.kind).labeled(column.label), column, nil, &summary, reader.line,
                        file)
                    continue
                }
                let text = reader.text(cell)
                if column.validator.isValid(text) { continue }
                column.isRejected = true
                for error in column.validator.errors(for: text) {
                    reject(error, column, text, &summary, reader.line, file)
                }
            }
            for rule in rowRules where !rule.columns.contains(where: \.isRejected) {
                for error in rule.validator.errors(for: rule.columns.map { reader.text(cells[$0.cell]) }) {
                    reject(error, rule.columns.last, nil, &summary, reader.line, file)
                }
            }
            try keys?.check(
                row: row, line: reader.line, isRejected: summary.problems > problems,
                text: { reader.text(cells[$0.cell]) },
                reject: { error, column in
                    let text = column.flatMap { reader.text(cells[$0.cell]) }
                    reject(error, column, text, &summary, reader.line, file)
                })
            let isAccepted = summary.problems == problems
            if !isAccepted {
                summary.rowsWithProblems += 1
                isStopped = settings.stopsAtFirst
            } else {
                report.acceptedRow(row)
            }
            splitter?.write(reader.bytes, isAccepted: isAccepted)
            progress.update(file, summary)
        }
        progress.finish()
        keys?.finish()
        total.keys?.count += keys?.handedOn ?? 0
        if summary.rows == 0, width == nil {
            guard settings.allowsEmpty || settings.part != nil else { throw Mistake("\(file): there are no rows") }
            unseen = []
        }
        // A row after the first rejected row might have the column.
        for name in missing + (isStopped ? [] : unseen.map(\.name)) {
            summary.add(missingColumn: name)
            total.add(missingColumn: name)
            let place = width == nil ? "no row has" : "the header does not have"
            let message = "\(place) “\(name)”, so its rules validated nothing\(hint(name))"
            Terminal.warn("\(file): \(message)")
            report.warn(file, message)
        }
        report.finishFile(file, summary)
    }

    private func reject(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?,
        _ summary: inout Summary,
        _ line: Int, _ file: String
    ) {
        guard isNew(error, in: column?.number ?? 0) else { return }
        summary.problems += 1
        if statistics != nil {
            statistics?[column?.field ?? "row", default: [:]][error.name, default: 0] += 1
        }
        guard settings.maximumErrors == 0 || printed < settings.maximumErrors else {
            summary.truncated = true
            total.truncated = true
            return
        }
        printed += 1
        let value = text.flatMap { column?.shownValue.text(of: $0, showValues: settings.showValues) }
        report.rejected(
            Problem(
                file: file, line: line, row: row, column: column?.number ?? 1,
                field: column?.field,
                error: error,
                value: value))
    }

    /// Returns whether no other rule for the same column has found the same error in this row.
    private func isNew(_ error: InputValidation.ValidationError, in column: Int) -> Bool {
        if foundPlace != (row, column) {
            foundPlace = (row, column)
            found.removeAll(keepingCapacity: true)
        }
        let isKnown = found.contains {
            $0.domain == error.domain && $0.code == error.code && $0.message == error.message
                && $0.parameters == error.parameters
        }
        if !isKnown { found.append(error) }
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
