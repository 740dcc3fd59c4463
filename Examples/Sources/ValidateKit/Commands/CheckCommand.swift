// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation

/// `validate <strategy> [<value> ...]`: one strategy, with the values as arguments or on standard input, one per line.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validates values with one strategy (the default command).",
        usage: "validate <strategy> [<value> ...] [<options>]",
        discussion: """
            Without a value, validate reads standard input, one value a line. Secrets belong there: other users of a \
            machine can see a command line. An argument of a hyphen and a digit is a value.

            The options of a strategy are those below that apply to it; --set sets any other one. \
            validate help <strategy> lists them, and validate list lists the strategies.

            Examples:
              validate card "4242 4242 4242 4242" --network visa
              validate postalCodeGB "SW1A 1AA"
              validate url https://example.com --set publicHosts=true
              validate oneOf M --set values=S --set values=M

            Exit status: 0 if every value was accepted, 1 if one was rejected or there are more warnings than \
            --max-warnings, 2 if the command line or the input could not be read to its end.
            """)

    @Argument(
        help: "The name of a strategy or a stock pattern; validate list shows them.",
        completion: .list(Names.all), transform: Hyphens.unshield)
    var strategy: String

    @Argument(help: "The values to validate.", transform: Hyphens.unshield)
    var values: [String] = []

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions
    @OptionGroup(title: "Options of the report") var report: ReportOptions

    func run() throws {
        let named: NamedStrategy
        do { named = try NamedStrategy(strategy) } catch {
            guard let hint = FileHint.text(for: strategy) else { throw error }
            throw Mistake(hint)
        }
        let validator = try settings.validator(for: named)
        let output = Output(descriptor: 1)
        defer { output.flush() }
        let report = report.report(to: output) { ValuesReport($0, $1, isAlone: values.count == 1) }
        var check = ValueCheck(validator: validator, showValues: self.report.showValues, report: report)
        if values.isEmpty {
            if !self.report.quiet { Terminal.announceReading("values") }
            do { try check.readLines(of: 0) { try output.check() } } catch is ReaderGone {
                throw self.report.limit.isExceeded(by: check.summary) ? ExitCode.rejected : .unreadable
            }
        } else {
            for value in values { check(value, line: nil) }
        }
        report.finish(check.summary)
        try output.finish()
        if !self.report.quiet { self.report.limit.explain(check.summary) }
        if self.report.limit.isExceeded(by: check.summary) { throw ExitCode.rejected }
    }
}

/// What to type for a file that was given instead of a strategy.
enum FileHint {
    /// Returns a hint, or `nil` if there's no file with a path.
    static func text(for path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        return """
            \(path) is a file, and no strategy; for its columns, type \(inference(of: path)), and then validate rows \
            --rules rules.json \(shellQuoted(path))
            """
    }

    /// The command that writes a file's first rules.
    static func inference(of path: String) -> String { "validate infer \(shellQuoted(path)) > rules.json" }
}

/// Messages for a person at a terminal.
enum Terminal {
    /// Prints that the program reads standard input if that's a terminal, because it would otherwise wait silently.
    static func announceReading(_ what: String) {
        guard isatty(0) == 1 else { return }
        write("reading \(what) from standard input, one a line; end with Control-D")
    }

    /// The terminal's width in columns for a descriptor, or 80.
    static func width(of descriptor: Int32) -> Int {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Prints why something couldn't be read or written.
    static func complain(_ mistake: Mistake) { for message in mistake.messages { write(Printable.text(message)) } }

    /// Prints what was recognized.
    static func say(_ message: String) { write(Printable.text(message)) }

    static func warn(_ message: String) { write("warning: \(Printable.text(message))") }

    private static func write(_ message: String) {
        let errors = Output(descriptor: 2)
        errors.write("validate: \(message)\n")
        errors.flush()
    }
}

/// Validates one value after another with one strategy.
struct ValueCheck {
    let validator: InputValidator<String>
    private let shownValue: ShownValue
    let showValues: Bool
    let report: any Report
    private(set) var summary = Summary(files: 1)

    init(validator: InputValidator<String>, showValues: Bool, report: any Report) {
        self.validator = validator
        shownValue = ShownValue(validator)
        self.showValues = showValues
        self.report = report
    }

    /// Validates a value as the next row.
    ///
    /// - Parameter line: The value's line, or `nil` for an argument, which has none.
    mutating func callAsFunction(_ value: String, line: Int?) {
        summary.rows += 1
        let errors = validator.errors(for: value)
        let shown = shownValue.text(of: value, showValues: showValues)
        guard !errors.isEmpty else {
            report.accepted(
                Acceptance(
                    file: "-", line: line, row: summary.rows,
                    result: Recognition.result(of: value, by: validator),
                    value: showValues ? shown : nil))
            let warnings = validator.warnings(for: value)
            summary.warnings += warnings.count
            summary.rowsWithWarnings += warnings.isEmpty ? 0 : 1
            for warning in warnings { report.warned(problem(warning, line: line, value: shown)) }
            return
        }
        summary.rowsWithProblems += 1
        summary.problems += errors.count
        for error in errors { report.rejected(problem(error, line: line, value: shown)) }
    }

    private func problem(_ error: InputValidation.ValidationError, line: Int?, value: String?) -> Problem {
        Problem(file: "-", line: line, row: summary.rows, column: 1, field: nil, error: error, value: value)
    }

    /// Validates every line in a file.
    mutating func readLines(of descriptor: Int32, willWait: @escaping () throws -> Void) throws {
        let reader = RecordReader(LineScanner(), source: ByteSource(descriptor: descriptor))
        reader.willWait = willWait
        do {
            while try reader.next() {
                guard let value = reader.text(reader.cells[0]) else { continue }
                self(value, line: reader.line)
            }
        } catch let error as ReadingError {
            report.abandon(Unreadable(file: "-", line: error.line, message: error.message))
            report.finish(summary)
            let place = error.line.map { ", line \($0)" } ?? ""
            throw Mistake("standard input\(place): \(error.message)")
        }
        if summary.rows == 0 {
            throw Mistake(
                "there are no values: give one or more as arguments, or one a line on standard input")
        }
    }
}

/// Interesting results of parsing a value, such as a payment card's networks.
enum Recognition {
    static func result(of value: String, by validator: InputValidator<String>) -> String? {
        guard let parser = validator as? InputParser<String, PaymentCard>,
            let card = try? parser.parse(value)
        else { return nil }
        return card.networks.isEmpty ? nil : card.networks.map(\.description).joined(separator: ", ")
    }
}
