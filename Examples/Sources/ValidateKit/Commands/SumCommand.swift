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

            Exit status: 0 if every row was accepted, 1 if one was rejected, 2 if a report or a part is missing, or not \
            complete.
            """)

    @Option(help: "The summary: text, json, ndjson (one object a line) or github (annotations).")
    var format: ReportFormat = .text

    @Argument(help: "The reports. Write - or omit them to read standard input.", completion: .file())
    var reports: [String] = []

    func run() throws {
        var total = SummedReports()
        for name in reports.isEmpty ? ["-"] : Hyphens.unshield(reports) {
            if name == "-" { Terminal.announceReading("reports") }
            try total.add(RowInput(name, as: .lines))
        }
        let summary = try total.summary()
        let output = Output(descriptor: 1)
        let report: any Report =
            switch format {
            case .text: RowsReport(output, Paint(.never))
            case .json: JSONReport(output)
            case .ndjson: NDJSONReport(output)
            case .github: GitHubReport(output)
            }
        report.finishFile("total", summary)
        report.finish(summary)
        try output.finish()
        if summary.problems > 0 { throw ExitCode.rejected }
    }
}

/// The summaries of several reports.
struct SummedReports {
    private var total = Summary()
    /// The numbers of the parts that were read, and how many there must be.
    private var parts: Set<Int> = []
    private var count: Int?
    private var isEmpty = true
    /// 2^48: a limit for the sum, so that it cannot overflow.
    private static let maximum = 1 << 48

    /// Adds the summary of every report in a file; a file may have several reports one after the other.
    mutating func add(_ input: RowInput) throws {
        let reader = RecordReader(LineScanner(), descriptor: input.descriptor)
        var isComplete = false
        while try next(reader, input.name) {
            let line = reader.text(reader.cells[0]) ?? ""
            if line.isEmpty { continue }
            // A report may have many problems, which are not needed.
            if line.hasPrefix(#"{"kind":"problem","#) || line.hasPrefix(#"{"kind":"accepted","#) {
                isComplete = false
                continue
            }
            guard let object = try? JSONDecoder().decode(ReportLine.self, from: Data(line.utf8)) else {
                throw Mistake("\(input.name):\(reader.line): this is not a line of an NDJSON report")
            }
            guard object.kind == "summary" else {
                throw Mistake("\(input.name):\(reader.line): the report is not complete: \(object.message ?? "")")
            }
            try add(object, "\(input.name):\(reader.line)")
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
        if isEmpty { count = line.parts }
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
        for (field, counts) in line.statistics ?? [:] {
            var fields = total.statistics ?? [:]
            fields[field, default: [:]].merge(counts, uniquingKeysWith: +)
            total.statistics = fields
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
