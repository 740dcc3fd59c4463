// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

/// `validate <strategy> [<value> ...]`: one strategy, values as arguments or one a line on standard input.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks values with one strategy (the default command).",
        usage: "validate <strategy> [<value> ...] [<options>]",
        discussion: """
            Without a value, standard input is read, one value a line; that is where secrets belong. An argument that \
            begins with a hyphen and a digit is a value. Exit status: 0 accepted, 1 refused, 2 not readable.
            """)

    @Argument(help: "The strategy's name; `validate list` shows them all.")
    var strategy: String

    @Argument(help: "The values.")
    var values: [String] = []

    @OptionGroup var settings: StrategyOptions
    @OptionGroup var report: ReportOptions

    func run() throws {
        let validator = try settings.validator(named: strategy)
        let output = Output(descriptor: 1)
        defer { output.flush() }
        let given = Hyphens.unshield(values)
        let unit = given.isEmpty ? "line" : given.count > 1 ? "value" : nil
        let report = report.report(to: output) { ValuesReport($0, $1, unit: unit) }
        var check = ValueCheck(validator: validator, showValues: self.report.showValues, report: report)
        if given.isEmpty {
            try check.readLines(of: 0) { output.flush() }
        } else {
            for value in given { check(value) }
        }
        report.finish(check.summary)
        try output.finish("standard output")
        if check.summary.problems > 0 { throw ExitCode.refused }
    }
}

/// Asks one strategy about one value after another.
struct ValueCheck {
    let validator: InputValidator<String>
    private let shownValue: ShownValue
    let showValues: Bool
    let report: any Report
    private(set) var summary = Summary(files: 1)

    init(validator: InputValidator<String>, showValues: Bool, report: any Report) {
        self.validator = validator
        shownValue = ShownValue(validator.configuration)
        self.showValues = showValues
        self.report = report
    }

    /// Checks a value as the next row.
    mutating func callAsFunction(_ value: String) {
        summary.rows += 1
        let failures = validator.failures(for: value)
        let shown = shownValue.text(of: value, showValues: showValues)
        guard !failures.isEmpty else {
            report.accepted(note: Recognition.note(of: value, by: validator), value: showValues ? shown : nil)
            return
        }
        summary.rowsWithProblems += 1
        summary.problems += failures.count
        for error in failures {
            report.refused(
                Problem(
                    file: "-", line: summary.rows, row: summary.rows, column: 1, field: nil, error: error, value: shown)
            )
        }
    }

    /// Checks every line of a file.
    mutating func readLines(of descriptor: Int32, willWait: @escaping () -> Void) throws {
        let reader = RecordReader(LineScanner(), descriptor: descriptor)
        reader.willWait = willWait
        do {
            while try reader.next() {
                guard let value = try reader.text(reader.cells[0]) else { continue }
                self(value)
            }
        } catch let error as ReadingError {
            report.abandon(Unreadable(file: "-", line: error.line, message: error.message))
            throw Mistake("standard input, line \(error.line): \(error.message)")
        }
        if summary.rows == 0 {
            throw Mistake("there is no value: give some as arguments, or one a line on standard input")
        }
    }
}

/// What a strategy that parses understood, where that is worth a word.
enum Recognition {
    static func note(of value: String, by validator: InputValidator<String>) -> String? {
        guard let parser = validator as? InputParser<String, PaymentCard>, let card = try? parser.parse(value)
        else { return nil }
        return card.networks.isEmpty ? nil : card.networks.map(\.description).joined(separator: ", ")
    }
}
