// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `validate rows`: columns of CSV, TSV or NDJSON, row by row, without loading the file.
struct Rows: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rows",
        abstract: "Checks columns of CSV, TSV, NDJSON or plain lines, row by row.",
        discussion: """
            Rows are read one at a time, so a file may be of any size. Exit status: 0 if every row was accepted, 1 if \
            one was refused, 2 if the command line, the rules or an input could not be read.
            """)

    @Option(name: .customLong("rule"), help: "Strategies for a column, by name or number: column=strategy[,strategy…].")
    var rules: [String] = []

    @Option(name: .customLong("rules"), help: "A rule file (JSON).")
    var ruleFile: String?

    @Option(help: "The input: auto (by the file's name or its first byte), csv, tsv, ndjson or lines.")
    var input: InputFormat = .auto

    @Option(help: "The sign between the cells of a CSV file, such as ';'.")
    var delimiter: String?

    @Flag(help: "The first record is a row, not a header.")
    var noHeader = false

    @Option(help: "The number of problems to print; 0 for all. All are counted.")
    var maxErrors = 1000

    @Flag(help: "Stop after the first row with a problem.")
    var failFast = false

    @Option(help: "A file for the accepted rows, as they are.")
    var accepted: String?

    @Option(help: "A file for the refused rows, as they are.")
    var refused: String?

    @Flag(help: "Count the errors of every column.")
    var statistics = false

    @Option(help: "Tell on standard error how far the run is: auto (on a terminal), always or never.")
    var progress: ProgressChoice = .auto

    @OptionGroup var report: ReportOptions

    @Argument(help: "The files; - or none is standard input.")
    var files: [String] = []

    func validate() throws {
        guard maxErrors >= 0 else { throw ValidationError("--max-errors needs 0 or more") }
    }

    func run() throws {
        let rules = try RowRules(flags: Hyphens.unshield(self.rules), file: ruleFile)
        let delimiter = try self.delimiter.map(Self.delimiterByte)
        let names = files.isEmpty ? ["-"] : Hyphens.unshield(files)
        let splitter = try RowSplitter(accepted: accepted, refused: refused, inputs: names)
        let output = Output(descriptor: 1)
        defer {
            // Whatever was found before something went wrong is kept.
            output.flush()
            try? splitter?.finish()
        }
        let report = report.report(to: output) { RowsReport($0, $1) }
        let check = RowCheck(
            .init(maximumErrors: maxErrors, stopsAtFirst: failFast, showValues: self.report.showValues), report: report,
            splitter: splitter, progress: ProgressLine(progress), countsErrors: statistics)
        for name in names where !check.isStopped {
            let file = RowFile(rules: rules, hasHeader: !noHeader, delimiter: delimiter, splitter: splitter)
            do {
                try file.check(try RowInput(name, as: input), with: check) { output.flush() }
            } catch let error as ReadingError {
                report.abandon(Unreadable(file: name, line: error.line, message: error.message))
                throw Mistake("\(name):\(error.line): \(error.message)")
            } catch let mistake as Mistake {
                report.abandon(Unreadable(file: name, line: nil, message: mistake.message))
                throw mistake
            }
        }
        try splitter?.finish()
        report.finish(check.total)
        try output.finish("standard output")
        if check.total.problems > 0 { throw ExitCode.refused }
    }

    private static func delimiterByte(_ text: String) throws -> UInt8 {
        let names = ["tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "space": " "]
        let bytes = Array((names[text] ?? text).utf8)
        guard bytes.count == 1, bytes[0] < 0x80, ![0x0A, 0x0D, 0x22].contains(bytes[0]) else {
            throw Mistake("--delimiter needs one ASCII character other than a quote or a line end")
        }
        return bytes[0]
    }
}
