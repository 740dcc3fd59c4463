// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `validate sum`: one summary for the reports of the parts of a file.
struct Sum: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sum",
        abstract: "Adds up the summaries of NDJSON reports, such as those of the parts of a file.",
        usage: "validate sum [<report> ...] [<options>]",
        discussion: """
            Each report must be complete, and so must be the parts: if the reports are of validate rows --part, there \
            must be one for every part.

            Example:
              validate sum part-*.ndjson

            Exit status: 0 if every row was accepted, 1 if one was rejected, 2 if a report or a part is missing, or \
            not complete.
            """)

    @Option(help: ReportFormat.help)
    var format: ReportFormat = .text

    @Option(help: ArgumentHelp("The number of problems to print; 0 for all. All are counted.", valueName: "number"))
    var maxErrors = 1000

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
        var total = try sum(names, keys)
        if keys.isFull {
            // More values than are kept at a time: each further reading compares some of them.
            let limit = "key.limit (8): \(RowErrors.tooManyKeys(maxKeys).reason)"
            guard !names.contains("-") else { throw Mistake("standard input: \(limit), or give the reports as files") }
            for reading in 0..<keys.beginAgain() {
                keys.begin(reading)
                total = try sum(names, keys)
            }
            guard !keys.isFull else { throw Mistake(limit) }
        }
        let summary = keys.added(to: try total.summary())
        let output = Output(descriptor: 1)
        let report = format.report(to: output, Paint(.never)) { RowsReport($0, $1) }
        for problem in keys.problems { report.rejected(problem) }
        report.finishFile("total", summary)
        report.finish(summary)
        try output.finish()
        if summary.problems > 0 { throw ExitCode.rejected }
    }

    private func sum(_ names: [String], _ keys: SummedKeys) throws -> SummedReports {
        var total = SummedReports(keys: keys)
        for name in names {
            if name == "-" { Terminal.announceReading("reports") }
            try total.add(RowInput(name, as: .lines))
        }
        return total
    }
}

/// The summaries of several reports.
struct SummedReports {
    private let keys: SummedKeys
    private var total = Summary()
    /// By what the reports of values of unique columns and primary keys agree.
    private var keyCheck: String?
    /// The numbers of the parts that were read, and how many there must be.
    private var parts: Set<Int> = []
    private var count: Int?
    private var isEmpty = true

    init(keys: SummedKeys) { self.keys = keys }

    /// 2^48: a limit for the sum, so that it cannot overflow.
    private static let maximum = 1 << 48

    /// Adds the summary of every report in a file; a file may have several reports one after the other.
    mutating func add(_ input: RowInput) throws {
        let reader = RecordReader(LineScanner(), source: input.source)
        var isComplete = false
        var handedOn = 0
        while try next(reader, input.name) {
            let line = reader.text(reader.cells[0]) ?? ""
            if line.isEmpty { continue }
            // A report may have many problems, which are not needed.
            if line.hasPrefix(#"{"kind":"problem","#) || line.hasPrefix(#"{"kind":"accepted","#) {
                isComplete = false
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

    private func next(_ reader: RecordReader<LineScanner>, _ name: String) throws -> Bool {
        do { return try reader.next() } catch let error as ReadingError {
            throw Mistake("\(name):\(error.line.map { "\($0):" } ?? "") \(error.message)")
        }
    }

    private mutating func add(_ line: ReportLine, _ place: String) throws(Mistake) {
        guard let rows = line.rows, let problems = line.problems, let rowsWithProblems = line.rowsWithProblems,
            let files = line.files, let truncated = line.truncated, line.isPlausible,
            max(rows, problems, files) <= Self.maximum - max(total.rows, total.problems, total.files)
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
        // Every part reads the same files.
        total.files = count == nil ? total.files + files : files
        total.rows += rows
        total.problems += problems
        total.rowsWithProblems += rowsWithProblems
        total.truncated = total.truncated || truncated
        if let statistics = line.statistics {
            total.statistics = (total.statistics ?? [:]).merging(statistics) { $0.merging($1, uniquingKeysWith: +) }
        }
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

/// The last line of a report.
private struct ReportLine: Decodable {
    let kind: String
    let message: String?
    let files: Int?
    let rows: Int?
    let problems: Int?
    let rowsWithProblems: Int?
    let truncated: Bool?
    let part: Int?
    let parts: Int?
    let keys: Int?
    let keyCheck: String?
    let statistics: [String: [String: Int]]?

    /// Whether the numbers of a summary agree with each other.
    var isPlausible: Bool {
        guard let rows, let problems, let rowsWithProblems, let files else { return false }
        let counts = (statistics ?? [:]).values.flatMap(\.values)
        return files >= 0 && rows >= 0 && problems >= 0 && 0...min(rows, problems) ~= rowsWithProblems
            && counts.allSatisfy { 0...problems ~= $0 }
            && 1...FilePart.maximumCount ~= parts ?? 1 && 1...(parts ?? 1) ~= part ?? 1
    }
}
