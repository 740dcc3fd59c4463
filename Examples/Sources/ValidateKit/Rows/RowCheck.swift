// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A check that reads the rows of one file after another and reports what the rules reject.
final class RowCheck: RowSink {
    struct Settings {
        var maximumErrors = 1000
        var maximumWarnings = 1000
        var stopsAtFirst = false
        var showValues = false
        /// Whether a file may have no rows.
        var allowsEmpty = false
        var part: FilePart?
        var keys = RowKeys.Settings()
        var threads = 1
        /// The number of bytes that a thread reads at a time.
        var chunkSize = 1 << 20
        /// Whether the report shows figures of the columns.
        var hasFigures = false
        /// Whether a file gets the normalized rows.
        var normalizes = false
    }

    private(set) var total = Summary()
    private let settings: Settings
    private let report: any Report
    private let splitter: RowSplitter?
    private let progress: ProgressLine
    private var printed = 0
    private var printedWarnings = 0
    /// The lines of the current file that have nothing but delimiters.
    private var emptyLines = LineRuns()
    /// The last row with a warning.
    private var warnedRow = 0
    /// The share of the current file that was read.
    private var fraction: () -> Double? = { nil }
    /// The current file, its numbers so far, and its keys, if the rules have any.
    private var file = ""
    private var summary = Summary()
    private var keys: RowKeys?
    private var statistics: [String: [String: Int]]?
    private var warningStatistics: [String: [String: Int]]?
    /// The figures of the columns, and the figures' indices for the current file's columns.
    private var figures: [ColumnFigures] = []
    private var figureIndices: [Int] = []
    private var figureColumns: [ColumnRule] = []
    /// For each of the figures, the last rows with a problem and with a warning.
    private var lastRows: [(rejected: Int, warned: Int)] = []
    /// Whether the first rejection has ended the run.
    private(set) var isStopped = false

    init(
        _ settings: Settings, rules: RowRules?, report: any Report, splitter: RowSplitter?, progress: ProgressLine,
        countsErrors: Bool
    ) {
        self.settings = settings
        self.report = report
        self.splitter = splitter
        self.progress = progress
        statistics = countsErrors ? [:] : nil
        warningStatistics = statistics
        total.part = settings.part
        if settings.keys.handsOn, let rules { total.keys = (0, RowKeys.agreement(rules, settings.keys.secret)) }
    }

    /// Whether several threads evaluate the rows.
    var hasThreads: Bool { settings.threads > 1 }

    /// Accepts a file without rows, and without columns that could be missing.
    func acceptEmpty(_ file: String) {
        total.files += 1
        report.finishFile(file, Summary(files: 1, part: settings.part))
    }

    /// How values are compared.
    var keySettings: RowKeys.Settings { settings.keys }

    /// Checks the rows of a table.
    ///
    /// Without a header, there must be at least one row.
    func run<Scanner>(_ table: RowTable<Scanner>, _ place: RowPlace) throws {
        total.files += 1
        file = table.name
        summary = Summary(files: 1, part: settings.part)
        warnedRow = 0
        emptyLines = LineRuns()
        progress.beginFile()
        fraction = { table.fraction(of: place.offsets) }
        defer {
            fraction = { nil }
            progress.finish()
            endFigures()
            total.rows += summary.rows
            total.problems += summary.problems
            total.rowsWithProblems += summary.rowsWithProblems
            total.warnings += summary.warnings
            total.rowsWithWarnings += summary.rowsWithWarnings
            total.statistics = statistics
            total.warningStatistics = warningStatistics
            total.columns = figures
        }
        // A header has all columns. Without a header, a column may be in only one row, and it's usually in the first
        // row.
        let findsUnseen = table.width == nil && settings.part == nil
        let evaluation = try RowEvaluation(
            table.rules, table.foreignValues, columns: table.columns, width: table.width, file: file,
            secret: settings.keys.secret, findsUnseen: findsUnseen, normalizes: settings.normalizes)
        if settings.hasFigures { beginFigures(evaluation.columns) }
        keys =
            evaluation.keys.isEmpty
            ? nil : RowKeys(evaluation.keys, settings: settings.keys, file: file, report: report)
        var unseen: [ColumnRule]
        var shares = ColumnShares(count: evaluation.columns.count)
        if hasThreads {
            unseen = try runInThreads(table, evaluation.columns, findsUnseen: findsUnseen, &shares)
        } else {
            var rowsBefore = 0
            if let start = place.start, start.offset > table.reader.nextOffset {
                table.reader.jump(to: start.offset, line: start.line)
                rowsBefore = start.rows
            }
            (table.reader.skimsBefore, table.reader.endsAt) = (place.offsets.lowerBound, place.offsets.upperBound)
            try evaluation.run(table.reader, rowsBefore: rowsBefore, from: place.offsets.lowerBound, into: self)
            unseen = evaluation.unseen
            shares = evaluation.takeShares()
        }
        progress.finish()
        keys?.finish()
        total.keys?.count += keys?.handedOn ?? 0
        if summary.rows == 0, table.width == nil {
            guard settings.allowsEmpty || settings.part != nil else { throw Mistake("\(file): there are no rows") }
            unseen = []
        }
        if !isStopped, settings.part == nil { checkLimits(table.rules, evaluation.columns, shares) }
        // A row after the first rejected row might have the column.
        for name in table.missing + (isStopped ? [] : unseen.map(\.name)) {
            summary.add(missingColumn: name)
            total.add(missingColumn: name)
            let place = table.width == nil ? "no row has" : "the header does not have"
            let message = "\(place) “\(name)”, so its rules validated nothing\(table.hint(name))"
            Terminal.warn("\(file): \(message)")
            report.warn(file, message)
        }
        if emptyLines.count > 0 {
            Terminal.warn("\(file): \(emptyLines.emptyRowsText)")
            report.warn(file, emptyLines.emptyRowsText)
        }
        report.finishFile(file, summary)
    }

    func skip(_ lines: LineRuns) { emptyLines.add(lines) }

    /// Reports a row count or a share of values that the rules reject.
    private func checkLimits(_ rules: RowRules, _ columns: [ColumnRule], _ shares: ColumnShares) {
        func reject(_ error: InputValidation.ValidationError, _ column: ColumnRule?) {
            guard isListed(error.name, column, row: nil) else { return }
            report.rejected(
                Problem(
                    file: file, line: nil, row: 0, column: column?.number ?? 1, field: column?.field, error: error,
                    value: nil))
        }
        for column in columns where column.isCounted && summary.rows > 0 {
            let counts = [
                (shares.missing[column.index], true, column.shareLimits.missing),
                (shares.warned[column.index], false, column.shareLimits.warned),
            ]
            for case (let values, let missing, let maximum?) in counts {
                let error = RowErrors.share(
                    values.count, of: summary.rows, missing: missing, maximum: maximum, in: values.text)
                if let error { reject(error.labeled(column.label), column) }
            }
        }
        let limits = rules.file?.rules.rowLimits
        if let error = RowErrors.rows(summary.rows, minimum: limits?.minimum, maximum: limits?.maximum) {
            reject(error, nil)
        }
    }

    /// Evaluates the rows in several threads, and returns the columns that are in no row.
    ///
    /// This thread finds the chunks, and reports the rows in order. At most two chunks per thread wait at a time.
    private func runInThreads<Scanner>(
        _ table: RowTable<Scanner>, _ columns: [ColumnRule], findsUnseen: Bool, _ shares: inout ColumnShares
    ) throws -> [ColumnRule] {
        let (rules, settings, file, width, reopen) = (table.rules, settings, file, table.width, table.reopen)
        let foreignValues = table.foreignValues
        let threads = RowThreads()
        threads.start(settings.threads) { threads in
            // With its own objects, a thread doesn't wait for another thread's reference counts.
            let rules = try rules.copied()
            let (reader, columns) = try reopen(rules)
            let evaluation = try RowEvaluation(
                rules, foreignValues, columns: columns, width: width, file: file, secret: settings.keys.secret,
                findsUnseen: findsUnseen)
            if settings.hasFigures { Self.countDistinct(evaluation.columns) }
            func evaluate(_ chunk: RowThreads.Chunk) -> RowFindings {
                let findings = RowFindings(rowsBefore: chunk.start.rows, evaluation.keys, settings)
                reader.jump(to: chunk.start.offset, line: chunk.start.line)
                reader.endsAt = chunk.end
                do { try evaluation.run(reader, rowsBefore: chunk.start.rows, from: 0, into: findings) } catch {
                    findings.failure = error
                }
                findings.unseen = evaluation.unseen.map(\.index)
                findings.shares = evaluation.takeShares()
                findings.takeFigures(of: evaluation.columns)
                return findings
            }
            while threads.evaluateNext(evaluate) {}
        }
        defer { threads.close() }
        var chunks = RowChunks(table.reader, size: settings.chunkSize)
        var (added, reported) = (0, 0)
        var unseen = findsUnseen ? columns : []
        while true {
            while added - reported < 2 * settings.threads, let chunk = try chunks.next() {
                threads.add(chunk)
                added += 1
            }
            guard reported < added else { return unseen }
            let findings = try threads.findings(reported)
            reported += 1
            shares.add(findings.shares)
            try findings.replay(into: self, columns: columns)
            unseen.removeAll { !findings.unseen.contains($0.index) }
        }
    }

    func reject(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int
    ) {
        guard isListed(error.name, column, row: row) else { return }
        report.rejected(problem(error, column, text, row: row, line: line))
    }

    func warn(
        _ warning: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int
    ) {
        guard isListed(warning: warning.name, column, row: row) else { return }
        report.warned(problem(warning, column, text, row: row, line: line))
    }

    private func problem(
        _ error: InputValidation.ValidationError, _ column: ColumnRule?, _ text: String?, row: Int, line: Int
    ) -> Problem {
        let value = text.flatMap { column?.shownValue.text(of: $0, showValues: settings.showValues) }
        return Problem(
            file: file, line: line, row: row, column: column?.number ?? 1, field: column?.field, error: error,
            value: value)
    }

    /// Counts a problem, and returns whether the report has room for it.
    ///
    /// - Parameter row: The row, or `nil` for a problem of a whole column or file.
    func isListed(_ name: String, _ column: ColumnRule?, row: Int?) -> Bool {
        summary.problems += 1
        if settings.hasFigures, let column, let row { countCell(of: column, row, isWarning: false) }
        if statistics != nil { statistics?[column?.field ?? "row", default: [:]][name, default: 0] += 1 }
        guard settings.maximumErrors == 0 || printed < settings.maximumErrors else {
            summary.truncated = true
            total.truncated = true
            return false
        }
        printed += 1
        return true
    }

    /// Counts a warning, and returns whether the report has room for it.
    func isListed(warning name: String, _ column: ColumnRule?, row: Int) -> Bool {
        summary.warnings += 1
        if settings.hasFigures, let column { countCell(of: column, row, isWarning: true) }
        if warnedRow != row { summary.rowsWithWarnings += 1 }
        warnedRow = row
        if warningStatistics != nil {
            warningStatistics?[column?.field ?? "row", default: [:]][name, default: 0] += 1
        }
        guard settings.maximumWarnings == 0 || printedWarnings < settings.maximumWarnings else {
            summary.truncated = true
            total.truncated = true
            return false
        }
        printedWarnings += 1
        return true
    }

    /// Finds or adds the figures of a file's columns.
    ///
    /// Several rules for one column have the same figures.
    private func beginFigures(_ columns: [ColumnRule]) {
        figureColumns = columns
        figureIndices = columns.map { column in
            if let index = figures.firstIndex(where: { $0.field == column.field }) { return index }
            figures.append(ColumnFigures(field: column.field, label: column.label))
            return figures.count - 1
        }
        lastRows = figures.map { _ in (0, 0) }
        Self.countDistinct(columns)
    }

    private static func countDistinct(_ columns: [ColumnRule]) {
        for column in columns { column.distinct = DistinctValues(columns: columns.count) }
    }

    /// Counts a cell once, as rejected if it has a problem, or else as warned about.
    private func countCell(of column: ColumnRule, _ row: Int, isWarning: Bool) {
        let index = figureIndices[column.index]
        guard lastRows[index].rejected != row else { return }
        if isWarning {
            if lastRows[index].warned != row { figures[index].warned += 1 }
            lastRows[index].warned = row
        } else {
            if lastRows[index].warned == row { figures[index].warned -= 1 }
            figures[index].rejected += 1
            lastRows[index].rejected = row
        }
    }

    private func endFigures() {
        var isCounted = [Bool](repeating: false, count: figures.count)
        for (column, index) in zip(figureColumns, figureIndices) where !isCounted[index] {
            isCounted[index] = true
            figures[index].rows += summary.rows
            figures[index].empty += column.emptyCells
            guard let values = column.distinct else { continue }
            if figures[index].distinct == nil {
                figures[index].distinct = values
            } else {
                figures[index].distinct?.add(values)
            }
        }
        figureColumns = []
    }

    func finish(_ row: EvaluatedRow, text: (Int) -> String?) throws(ReadingError) {
        summary.rows += 1
        var isAccepted = row.isAccepted
        if let keys {
            for hash in row.keys {
                let first = try keys.add(hash, row: row.row, line: hash.line, isRejected: !row.isAccepted)
                guard let first else { continue }
                isAccepted = false
                let key = keys.keys[hash.key]
                let error = RowErrors.repeated(key.isPrimary, first: first, line: keys.line(of: first, for: hash))
                    .labeled(key.label)
                reject(error, key.column, text(hash.key), row: row.row, line: hash.line)
            }
        }
        if isAccepted {
            report.acceptedRow(row.row)
        } else {
            summary.rowsWithProblems += 1
            isStopped = settings.stopsAtFirst
        }
        splitter?.write(row.bytes, isAccepted: isAccepted)
        if isAccepted, let normalized = row.normalized { splitter?.write(normalized: normalized()) }
        // It doesn't read the clock after every row.
        if summary.rows & 0xFFF == 0 { progress.update(file, summary, fraction: fraction) }
    }
}
