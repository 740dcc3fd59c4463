// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation

/// `validate sum`: one summary for the reports about a file's parts.
struct Sum: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sum",
        abstract: "Adds up the summaries of NDJSON reports, such as those of the parts of a file.",
        usage: "validate sum [<report> ...] [<options>]",
        discussion: """
            Each report must be complete, and so must be the parts: if the reports are of validate rows --part, there \
            must be one for every part. The new report has the problems of all reports.

            Example:
              validate sum part-*.ndjson

            Exit status: 0 if every row was accepted, 1 if one was rejected or there are more warnings than \
            --max-warnings, 2 if a report or a part is missing, or not complete, or with --require-columns if a column \
            of the rules is missing.
            """)

    @Option(help: ReportFormat.help)
    var format: ReportFormat = .text

    @Option(
        help: ArgumentHelp(
            "The number of problems, and of warnings, to print; 0 for all. All are counted.", valueName: "number"))
    var maxErrors = 1000

    @OptionGroup var limit: WarningLimit

    @Flag(help: "End with status 2 if a column of the rules, required or not, is in no row.")
    var requireColumns = false

    @Option(
        help: ArgumentHelp(
            "The number of values of unique columns and primary keys to remember, 27 to 55 bytes each.",
            valueName: "number"))
    var maxKeys = KeyTable<PartEntry>.standardMaximum

    @Argument(
        help: "The reports. Write - or omit them to read standard input.", completion: .file(),
        transform: Hyphens.unshield)
    var reports: [String] = []

    func validate() throws {
        guard maxErrors >= 0 else { throw ValidationError("--max-errors needs 0 or more") }
        guard maxKeys >= 1 else { throw ValidationError("--max-keys needs 1 or more") }
    }

    func run() throws {
        let names = reports.isEmpty ? ["-"] : reports
        let keys = SummedKeys(maximum: maxKeys, maximumProblems: maxErrors)
        var total = try sum(names, keys, maximumProblems: maxErrors == 0 ? .max : maxErrors)
        let (problems, warnings) = (total.problems, total.warnings)
        if keys.isFull {
            // There are more values than the program keeps at a time, so each further pass compares some of them.
            let limit = "key.limit (8): \(RowErrors.tooManyKeys(maxKeys).reason)"
            guard !names.contains("-") else { throw Mistake("standard input: \(limit), or give the reports as files") }
            for reading in 0..<keys.beginAgain() {
                keys.begin(reading)
                total = try sum(names, keys, maximumProblems: 0)
            }
            guard !keys.isFull else { throw Mistake(limit) }
        }
        var summary = keys.added(to: try total.summary())
        let all = problems + keys.problems
        let shown = maxErrors == 0 ? all[...] : all.prefix(maxErrors)
        summary.truncated =
            summary.truncated || summary.problems > shown.count || summary.warnings > warnings.count
        let output = Output(descriptor: 1)
        let report = format.report(to: output, Paint(.never)) { RowsReport($0, $1) }
        for problem in shown { report.rejected(problem) }
        for warning in warnings { report.warned(warning) }
        for name in summary.missingColumns {
            let message = "a file does not have “\(name)”, so its rules validated nothing"
            Terminal.warn("total: \(message)")
            report.warn("-", message)
        }
        report.finishFile("total", summary)
        report.finish(summary)
        try output.finish()
        if requireColumns, !summary.missingColumns.isEmpty { throw ExitCode.unreadable }
        limit.explain(summary)
        if limit.isExceeded(by: summary) { throw ExitCode.rejected }
    }

    private func sum(_ names: [String], _ keys: SummedKeys, maximumProblems: Int) throws -> SummedReports {
        var total = SummedReports(keys: keys, maximumProblems: maximumProblems)
        for name in names {
            if name == "-" { Terminal.announceReading("reports") }
            try total.add(RowInput(name, as: .lines))
        }
        return total
    }
}

struct SummedReports {
    private let keys: SummedKeys
    private let maximumProblems: Int
    private var total = Summary()
    /// The first problems and warnings, in the order of the reports.
    private(set) var problems: [Problem] = []
    private(set) var warnings: [Problem] = []
    /// The check value that must be the same in all reports with values of unique columns and primary keys.
    private var keyCheck: String?
    /// The numbers of the parts read so far, and how many parts are expected.
    private var parts: Set<Int> = []
    private var count: Int?
    private var isEmpty = true

    init(keys: SummedKeys, maximumProblems: Int) {
        self.keys = keys
        self.maximumProblems = maximumProblems
    }

    /// 2^48: a limit that keeps the sum from overflowing.
    private static let maximum = 1 << 48

    /// Adds the summary of every report in a file.
    ///
    /// A file may have several reports in a row.
    mutating func add(_ input: RowInput) throws {
        let reader = RecordReader(LineScanner(), source: input.source)
        var isComplete = false
        var handedOn = 0
        while try next(reader, input.name) {
            let line = reader.text(reader.cells[0]) ?? ""
            if line.isEmpty { continue }
            if line.hasPrefix(#"{"kind":"accepted","#) {
                isComplete = false
                continue
            }
            if line.hasPrefix(#"{"kind":"problem","#) {
                isComplete = false
                guard problems.count < maximumProblems else { continue }
                // A modified line isn't listed, but its problem is in the summary.
                if let found = Self.problem(in: line) { problems.append(found) }
                continue
            }
            if line.hasPrefix(#"{"kind":"warning","#) {
                isComplete = false
                guard warnings.count < maximumProblems else { continue }
                if let found = Self.problem(in: line) { warnings.append(found) }
                continue
            }
            if line.hasPrefix(#"{"kind":"keys","#) {
                isComplete = false
                guard let block = try? JSONDecoder().decode(KeyLine.self, from: Data(line.utf8)),
                    let count = keys.add(block)
                else { throw Mistake("\(input.name):\(reader.line): this is not a line of an NDJSON report") }
                handedOn += count
                continue
            }
            guard let object = try? JSONDecoder().decode(ReportLine.self, from: Data(line.utf8)) else {
                throw Mistake("\(input.name):\(reader.line): this is not a line of an NDJSON report")
            }
            guard object.kind == "summary" else {
                throw Mistake("\(input.name):\(reader.line): the report is not complete: \(object.message ?? "")")
            }
            try add(object, "\(input.name):\(reader.line)")
            guard object.keys ?? 0 == handedOn else {
                throw Mistake("\(input.name):\(reader.line): values of unique columns or the primary key are missing")
            }
            handedOn = 0
            isComplete = true
        }
        guard isComplete else { throw Mistake("\(input.name): the report has no summary, so it is not complete") }
    }

    private static func problem(in line: String) -> Problem? {
        (try? JSONDecoder().decode(ProblemLine.self, from: Data(line.utf8)))?.problem
    }

    private func next(_ reader: RecordReader<LineScanner>, _ name: String) throws -> Bool {
        do { return try reader.next() } catch let error as ReadingError {
            throw Mistake("\(name):\(error.line.map { "\($0):" } ?? "") \(error.message)")
        }
    }

    private mutating func add(_ line: ReportLine, _ place: String) throws(Mistake) {
        guard let rows = line.rows, let problems = line.problems, let rowsWithProblems = line.rowsWithProblems,
            let files = line.files, let truncated = line.truncated, line.isPlausible,
            max(rows, problems, files, line.warnings ?? 0)
                <= Self.maximum - max(total.rows, total.problems, total.files, total.warnings)
        else { throw Mistake("\(place): this is not a line of an NDJSON report") }
        if isEmpty { (count, keyCheck) = (line.parts, line.keyCheck) }
        guard line.keyCheck == keyCheck else {
            throw Mistake("\(place): the part was made with another key file or other rules than those before")
        }
        guard line.parts == count, (line.part == nil) == (line.parts == nil) else {
            throw Mistake("\(place): the file was split into another number of parts than before")
        }
        if let part = line.part, !parts.insert(part).inserted {
            throw Mistake("\(place): part \(part) is there twice")
        }
        isEmpty = false
        for name in line.missingColumns ?? [] { total.add(missingColumn: name) }
        // Every part reads the same files.
        total.files = count == nil ? total.files + files : files
        total.rows += rows
        total.problems += problems
        total.rowsWithProblems += rowsWithProblems
        total.warnings += line.warnings ?? 0
        total.rowsWithWarnings += line.rowsWithWarnings ?? 0
        total.truncated = total.truncated || truncated
        Self.merge(line.statistics, into: &total.statistics)
        Self.merge(line.warningStatistics, into: &total.warningStatistics)
    }

    private static func merge(_ added: [String: [String: Int]]?, into statistics: inout [String: [String: Int]]?) {
        guard let added else { return }
        statistics = (statistics ?? [:]).merging(added) { $0.merging($1, uniquingKeysWith: +) }
    }

    /// Returns the sum, or throws if a part is missing.
    func summary() throws(Mistake) -> Summary {
        let missing = (1...max(count ?? 1, 1)).filter { !parts.contains($0) }
        if let count, !missing.isEmpty {
            let shown = missing.prefix(8).map(String.init).joined(separator: ", ")
            throw Mistake("of \(count) parts, there is no report of: \(shown)\(missing.count > 8 ? ", …" : "")")
        }
        return total
    }
}

/// A problem in a report.
private struct ProblemLine: Decodable {
    private let file: String
    private let line: Int?
    private let row: Int
    private let column: Int
    private let field: String?
    private let domain: String
    private let code: Int
    private let name: String
    private let message: String
    private let parameters: [String: Parameter]
    private let value: String?

    /// The problem, with the message in the report's language, or `nil` for numbers that no report has.
    var problem: Problem? {
        guard let code = InputValidation.ValidationError.Code(rawValue: code), row > 0, column > 0, line ?? 1 > 0 else {
            return nil
        }
        let error = InputValidation.ValidationError(
            code, domain: .init(rawValue: domain), name: name, message: message,
            parameters: Dictionary(
                parameters.map { (.init(rawValue: $0), $1.value) }, uniquingKeysWith: { first, _ in first }))
        return Problem(
            file: file, line: line, row: row, column: column, field: field, error: error,
            value: value.map { Printable.text($0, blanks: true) })
    }

    private struct Parameter: Decodable {
        let value: InputValidation.ValidationError.Value

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                value = .flag(flag)
            } else if let number = try? container.decode(Int.self) {
                value = .int(number)
            } else if let number = try? container.decode(Double.self) {
                value = .double(number)
            } else if let texts = try? container.decode([String].self) {
                value = .list(texts)
            } else {
                value = .text(try container.decode(String.self))
            }
        }
    }
}

private struct ReportLine: Decodable {
    let kind: String
    let message: String?
    let files: Int?
    let rows: Int?
    let problems: Int?
    let rowsWithProblems: Int?
    let warnings: Int?
    let rowsWithWarnings: Int?
    let truncated: Bool?
    let part: Int?
    let parts: Int?
    let keys: Int?
    let keyCheck: String?
    let missingColumns: [String]?
    let statistics: [String: [String: Int]]?
    let warningStatistics: [String: [String: Int]]?

    /// Whether the summary's numbers agree with each other.
    var isPlausible: Bool {
        guard let rows, let problems, let rowsWithProblems, let files else { return false }
        let counts = (statistics ?? [:]).values.flatMap(\.values)
        let warningCounts = (warningStatistics ?? [:]).values.flatMap(\.values)
        let warnings = warnings ?? 0
        return files >= 0 && rows >= 0 && problems >= 0 && 0...min(rows, problems) ~= rowsWithProblems
            && warnings >= 0 && 0...min(rows, warnings) ~= rowsWithWarnings ?? 0
            && counts.allSatisfy { 0...problems ~= $0 } && warningCounts.allSatisfy { 0...warnings ~= $0 }
            && 1...FilePart.maximumCount ~= parts ?? 1 && 1...(parts ?? 1) ~= part ?? 1
    }
}
