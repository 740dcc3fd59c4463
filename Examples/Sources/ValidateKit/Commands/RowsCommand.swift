// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RuleComparison

/// `validate rows`: columns in CSV, TSV, or NDJSON, row by row, without loading the whole file.
struct Rows: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rows",
        abstract: "Validates columns of CSV, TSV, NDJSON, a JSON array, or plain lines, row by row.",
        usage: "validate rows --rule <column=strategy> ... [<file> ...] [<options>]",
        discussion: """
            Rows are read one at a time, so a file may be of any size. A file may be compressed with gzip. A file that \
            cannot be read does not keep the others from being validated. In JSON, the column /user/email is the key \
            email in the object user. The delimiter is read from a first line “sep=;”, or recognized by the header.

            validate help rules shows what a rule file can say, and validate infer writes a first one.

            Examples:
              validate rows --rule email=email --rule zip=postalCodeUS people.csv
              validate rows --rule 'age=integer(min: 18)' people.csv
              validate rows --rules rules.json --rejected bad.csv people.csv
              validate rows --rules rules.json --skip 6 --encoding windows-1252 bank.csv
              validate rows --rule /user/email=email --at /data answer.json
              validate rows --rules rules.json --format html people.csv > report.html
              curl https://example.com/rows | validate rows --rule id=uuid --input ndjson
              validate rows --rules rules.json --threads 2 people.csv
              validate rows --rules rules.json --part 2/8 --format ndjson people.csv

            A line of nothing but two or more delimiters is no row, unless the rules have a primary key. It is named on \
            standard error.

            A rule with the severity “warning” warns: the row is accepted, and --accepted has it.

            Exit status: 0 if every row was accepted, 1 (or the number of --rejected-status) if one was rejected or \
            there are more warnings than --max-warnings, 2 if the command line, the rules, or an input could not be \
            read to its end, or with --require-columns if a column of the rules is missing.
            """)

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(
            """
            The strategies for a column, with their options in parentheses, as in a rule file. Repeat it for more \
            columns. A column has a name or, from 1, a number.
            """, valueName: "column=strategy[,strategy...]"),
        completion: .custom { _, _, prefix in RuleFlag.completions(of: prefix) }, transform: Hyphens.unshield)
    var rules: [String] = []

    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp("A rule file (JSON); see validate help rules.", valueName: "file"),
        completion: .file(extensions: ["json"]), transform: Hyphens.unshield)
    var ruleFile: String?

    @Option(
        help: ArgumentHelp(
            "The resource of a data package whose rules apply, instead of the resource with the name of the file.",
            valueName: "name"), transform: Hyphens.unshield)
    var resource: String?

    @Flag(
        help: "Warn on standard error of rules and alternatives of the rule file that have no effect.")
    var checkRules = false

    @OptionGroup(title: "Options for reading") var reading: ReadingOptions

    @Flag(help: "Find the columns in a header whether their names have capitals or not.")
    var ignoreCase = false

    @Flag(help: "End with status 2 if a column of the rules, required or not, is in no row of a file.")
    var requireColumns = false

    @Flag(help: "Accept a file without rows, even without a header or with 0 bytes.")
    var allowEmpty = false

    @Option(
        help: ArgumentHelp(
            "Only the rows that begin in one of several parts of each file, such as 2/8. See validate sum.",
            valueName: "number/count"))
    var part: FilePart?

    @Flag(help: "With --part, begin where the index of each file has its first row. See validate index.")
    var index = false

    @Option(
        help: ArgumentHelp(
            "The number of threads for each file, 1 to 64. The report is the same.", valueName: "number"))
    var threads = 1

    @Option(
        help: ArgumentHelp(
            "With --part, a file with the secret by which the values of unique columns and primary keys are hashed.",
            valueName: "file"), completion: .file(), transform: Hyphens.unshield)
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "The number of values of unique columns and primary keys to remember, 18 to 37 bytes each.",
            valueName: "number"))
    var maxKeys = KeyTable<RowEntry>.standardMaximum

    @Option(
        help: ArgumentHelp(
            """
            The number of problems, and of warnings, to print; 0 for all. All are counted. (default: 0 with --format \
            json or ndjson, and 1000 otherwise; 1000 warnings with json)
            """, valueName: "number"))
    var maxErrors: Int?

    @Flag(
        help: """
            Instead of a report, print a line for each row, in order: accepted, or rejected and, after a tab each, its \
            problems as field: name. A row with warnings only is accepted.
            """)
    var verdicts = false

    @Option(
        help: ArgumentHelp(
            "The exit status instead of 1: 0 to 125, but not 2. In a pipe, 0 lets the next program go on.",
            valueName: "number"))
    var rejectedStatus: Int32 = 1

    @Flag(help: "Stop after the first row with a problem.")
    var failFast = false

    @Option(
        help: ArgumentHelp("A file for a copy of the accepted rows, in UTF-8.", valueName: "file"),
        completion: .file(), transform: Hyphens.unshield)
    var accepted: String?

    @Option(
        help: ArgumentHelp("A file for a copy of the rejected rows, in UTF-8.", valueName: "file"),
        completion: .file(), transform: Hyphens.unshield)
    var rejected: String?

    @Option(
        help: ArgumentHelp(
            """
            A file for a copy of the accepted rows with the values that the strategies keep: a card number without \
            spaces, a date or a number of another notation in the default one. Rejected rows are not in it.
            """, valueName: "file"), completion: .file(), transform: Hyphens.unshield)
    var normalized: String?

    @Flag(help: "Count the errors of every column.")
    var statistics = false

    @Flag(help: "Validate again each time the rule file or a file changes, until Control-C.")
    var watch = false

    @Option(help: "Progress on standard error: auto (on a terminal), always, or never.")
    var progress: ProgressChoice = .auto

    @OptionGroup(title: "Options of the report") var report: ReportOptions

    @Argument(
        help: "The files. Write - or omit the files to read standard input.", completion: .file(),
        transform: Hyphens.unshield)
    var files: [String] = []

    func validate() throws {
        guard maxErrors ?? 0 >= 0 else { throw ValidationError("--max-errors needs 0 or more") }
        guard 0...125 ~= rejectedStatus, rejectedStatus != 2 else {
            throw ValidationError("--rejected-status needs a number from 0 to 125 other than 2")
        }
        guard maxKeys >= 1 else { throw ValidationError("--max-keys needs 1 or more") }
        guard keyFile == nil || part != nil else { throw ValidationError("--key-file needs --part") }
        guard !index || part != nil else { throw ValidationError("--index needs --part") }
        guard 1...64 ~= threads else { throw ValidationError("--threads needs a number from 1 to 64") }
        let alone = [
            ("--part", part != nil), ("--fail-fast", failFast), ("--accepted", accepted != nil),
            ("--rejected", rejected != nil), ("--normalized", normalized != nil),
        ]
        if threads > 1, let option = alone.first(where: \.1)?.0 {
            throw ValidationError("--threads and \(option) cannot be used together")
        }
        guard !checkRules || ruleFile != nil else { throw ValidationError("--check-rules needs --rules") }
        guard resource == nil || ruleFile != nil else { throw ValidationError("--resource needs --rules") }
        if let option = optionWithoutVerdicts {
            throw ValidationError("--verdicts prints no report, which \(option) is about")
        }
    }

    /// The first option that `--verdicts` doesn't read.
    private var optionWithoutVerdicts: String? {
        guard verdicts else { return nil }
        let options = [
            ("--format", report.format != .text), ("--quiet", report.quiet), ("--show-values", report.showValues),
            ("--language", report.language.language != "en"),
            ("--statistics", statistics), ("--max-errors", maxErrors != nil),
        ]
        return options.first { $0.1 }?.0
    }

    /// The number of problems to print, or 0 for all.
    ///
    /// Another program reads a report in JSON, and `--verdicts` has each row's problems.
    private var maximumErrors: Int { maxErrors ?? (verdicts || [.json, .ndjson].contains(report.format) ? 0 : 1000) }

    /// The number of warnings to print, or 0 for all.
    ///
    /// A report in JSON has them after all problems, so they're kept in memory.
    private var maximumWarnings: Int { maxErrors ?? (report.format == .ndjson ? 0 : 1000) }

    func run() throws {
        guard watch else { return try validateFiles() }
        guard !files.isEmpty, !files.contains("-") else { throw Mistake("--watch needs files, not standard input") }
        // A program that starts this program may have blocked the signals.
        Interruption.watch()
        let paths = files + [ruleFile].compactMap { $0 }
        let output = Output(descriptor: 1)
        do {
            while true {
                let states = paths.map(FileState.init)
                // A terminal shows only the last report.
                if isatty(1) == 1 { output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
                try output.check()
                do { try validateFiles() } catch is ExitCode {} catch let mistake as Mistake {
                    Terminal.complain(mistake)
                }
                Terminal.say("watching \(count(paths.count, "file")); end with Control-C")
                try Self.waitForChange(of: paths, from: states) { try output.check() }
            }
        } catch is ReaderGone {}
    }

    /// Waits until a file has changed and then doesn't change for a while, because a program may still be writing it.
    private static func waitForChange(
        of paths: [String], from first: [FileState], willWait: () throws -> Void
    ) throws {
        var states = first
        while true {
            try willWait()
            usleep(100_000)
            let now = paths.map(FileState.init)
            if now != first, now == states { return }
            states = now
        }
    }

    private func validateFiles() throws {
        if rules.isEmpty, ruleFile == nil, let file = files.first(where: { $0 != "-" }) {
            throw Mistake(
                "there are no rules: give --rule or --rules; \(FileHint.inference(of: file)) writes first rules")
        }
        let tables = try RuleTables(flags: self.rules, file: ruleFile, resource: resource)
        let single = try tables.single
        if checkRules, let file = single?.file { try warn(about: file) }
        let options = try reading.inputOptions(ignoresCase: ignoreCase, announces: !report.quiet)
        if index, let option = options.optionWithoutIndex {
            throw Mistake("--index and \(option) cannot be used together, because an index does not know \(option)")
        }
        let paths = files.isEmpty ? try tables.paths : []
        let names = files.isEmpty ? paths.isEmpty ? ["-"] : paths : files
        let keys = try keySettings(single, names)
        let splitter = try RowSplitter(
            accepted: accepted, rejected: rejected, normalized: normalized,
            inputs: names + [ruleFile].compactMap { $0 })
        let output = Output(descriptor: 1)
        // What was found before an error is kept.
        defer { output.flush() }
        let report = report.report(to: output, ruleFile: ruleFile) { output, paint in
            if verdicts { VerdictsReport(output) } else { RowsReport(output, paint) }
        }
        let progress = ProgressLine(progress)
        if isatty(1) == 1 { output.willWrite = progress.finish }
        let check = RowCheck(
            .init(
                maximumErrors: maximumErrors, maximumWarnings: maximumWarnings, stopsAtFirst: failFast,
                showValues: self.report.showValues,
                allowsEmpty: allowEmpty,
                part: part, keys: keys, threads: threads, hasFigures: self.report.format.hasFigures,
                normalizes: normalized != nil),
            rules: single, report: report,
            splitter: splitter, progress: progress,
            countsErrors: statistics || self.report.format.hasFigures)
        var isComplete = true
        for name in names where !check.isStopped && (isComplete || !failFast) {
            do {
                let rules = try tables.rules(for: name)
                let dialect = ResourceDialect(rules.file?.table?.dialect ?? [:])
                for (setting, advice) in dialect.ignored {
                    let owner = setting == "encoding" ? "resource" : "dialect"
                    let hint = advice.isEmpty ? "" : "; \(advice)"
                    Terminal.warn("\(ruleFile ?? ""): the \(owner)'s “\(setting)” is not read, for \(name)\(hint)")
                }
                let fileOptions = try dialect.options(options)
                if index, let option = fileOptions.optionWithoutIndex {
                    throw Mistake("\(name): --index does not know \(option), which the dialect means")
                }
                var inputOptions = options
                inputOptions.encoding = fileOptions.encoding
                var file = RowFile(
                    rules: rules, options: fileOptions, splitter: splitter, part: part, usesIndex: index,
                    requiresColumns: requireColumns, allowsEmpty: allowEmpty)
                if name == "-", !self.report.quiet { Terminal.announceReading("rows") }
                var input = try RowInput(name, inputOptions)
                if let table = file.table(in: input) {
                    let shown = table.options.joined(separator: " ")
                    options.say("\(name): \(table.finding), so it is read with \(shown)")
                    table.apply(to: &file.options)
                    table.apply(to: &inputOptions)
                    input = try RowInput(name, inputOptions)
                }
                try file.check(input, with: check) {
                    try output.check()
                    try splitter?.check()
                }
            } catch is ReaderGone {
                throw self.report.limit.isExceeded(by: check.total) ? ExitCode(rejectedStatus) : .unreadable
            } catch let error as ReadingError {
                report.abandon(Unreadable(file: name, line: error.line, message: error.message, error: error.error))
                let code = error.error.map { "\($0.name) (\($0.code.rawValue)): " } ?? ""
                let place = "\(name):\(error.line.map { "\($0):" } ?? "")"
                complain(Mistake("\(place) \(code)\(error.message)"), after: output)
                isComplete = false
            } catch let mistake as Mistake {
                report.abandon(Unreadable(file: name, line: nil, message: mistake.message))
                complain(mistake, after: output)
                isComplete = false
            } catch let failure as OutputFailure {
                report.abandon(Unreadable(file: name, line: nil, message: failure.message))
                report.finish(check.total)
                throw failure
            }
        }
        try splitter?.complete()
        report.finish(check.total)
        try output.finish()
        let isMissing = requireColumns && !check.total.missingColumns.isEmpty
        if !isComplete || isMissing { throw ExitCode.unreadable }
        if !self.report.quiet { self.report.limit.explain(check.total) }
        if self.report.limit.isExceeded(by: check.total) { throw ExitCode(rejectedStatus) }
    }

    /// Prints why a file can't be read, after its findings.
    private func complain(_ mistake: Mistake, after output: Output) {
        output.flush()
        Terminal.complain(mistake)
    }

    /// Returns how to compare the rows: in this run, or in `validate sum` if this run reads only part of them.
    private func keySettings(_ rules: RowRules?, _ files: [String]) throws -> RowKeys.Settings {
        if part != nil {
            guard let rules else { throw Mistake("--part needs --resource, because the package has several tables") }
            guard !rules.countsRows else {
                throw Mistake("the rules limit the number of rows or a share of values, which no --part knows")
            }
        }
        guard part != nil, rules?.hasKeys == true else { return .init(maximum: maxKeys) }
        let reason = "the rule file has unique columns or a primary key, which validate sum compares:"
        guard let keyFile else {
            throw Mistake("\(reason) give --key-file, a file of 16 bytes or more that is the same for all parts")
        }
        guard report.format == .ndjson, !report.quiet else { throw Mistake("\(reason) give --format ndjson") }
        guard accepted == nil, rejected == nil, normalized == nil else {
            throw Mistake("\(reason) --accepted, --rejected, and --normalized need the whole file")
        }
        guard Set(files.map { Array($0.utf8) }).count == files.count else {
            throw Mistake("\(reason) a file is given twice")
        }
        return .init(maximum: maxKeys, secret: try SipHash.Key(file: keyFile), handsOn: true)
    }

    /// Prints a rule file's warnings to standard error.
    private func warn(about file: RuleFile) throws {
        for (column, text) in RuleAdvice.warnings(about: file.rules.fields.map { ComparableColumn($0) }) {
            Terminal.warn("\(file.place(ofColumn: column)): \(text)")
        }
    }
}
