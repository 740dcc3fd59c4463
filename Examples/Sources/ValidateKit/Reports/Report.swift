// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// One reason why a cell is rejected, or one warning about it.
struct Problem {
    let file: String
    /// The line where the row begins, from 1, or `nil` for an argument, which has none.
    let line: Int?
    /// The row's number, counted from 1 without the header.
    let row: Int
    /// The column's number, from 1.
    let column: Int
    let field: String?
    var error: InputValidation.ValidationError
    /// The part of the value that may be shown.
    let value: String?
}

/// An accepted value.
struct Acceptance {
    let file: String
    /// The value's line, from 1, or `nil` for an argument, which has none.
    let line: Int?
    let row: Int
    /// What the strategy found in the value, such as a card's network.
    let result: String?
    /// The part of the value that may be shown, if the person asked for it.
    let value: String?
}

/// The numbers from a run.
struct Summary {
    var files = 0
    var rows = 0
    var problems = 0
    var rowsWithProblems = 0
    /// Warnings, and the rows that have at least one, whether accepted or not.
    var warnings = 0
    var rowsWithWarnings = 0
    /// Whether there are more problems or warnings than were printed.
    var truncated = false
    /// The part of the files that was read, or `nil` for whole files.
    var part: FilePart?
    /// How many values the part passes on to `validate sum`, and the check value that must agree.
    var keys: (count: Int, check: String)?
    /// The rules' columns that are in no row of a file, so that their rules validated nothing.
    var missingColumns: [String] = []
    /// How often each error and each warning was found in each field, if the person asked for it.
    var statistics: [String: [String: Int]]?
    var warningStatistics: [String: [String: Int]]?
    /// The figures of the columns with rules, if the report shows them.
    var columns: [ColumnFigures] = []
}

extension Summary {
    /// Adds a column that's in no row.
    mutating func add(missingColumn name: String) {
        if !missingColumns.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { missingColumns.append(name) }
    }
}

/// An input that couldn't be read completely.
struct Unreadable {
    let file: String
    let line: Int?
    let message: String
    /// The error with a code, for one of this program's limits.
    var error: InputValidation.ValidationError?
}

/// A destination for findings, with one class for each format.
protocol Report: AnyObject {
    /// Reports an accepted value.
    func accepted(_ acceptance: Acceptance)
    /// Reports a problem.
    func rejected(_ problem: Problem)
    /// Reports a warning about a value or a row, which doesn't reject it.
    func warned(_ warning: Problem)
    /// Reports an accepted row of a file.
    func acceptedRow(_ row: Int)
    /// Reports a warning about a file that was still read completely.
    func warn(_ file: String, _ message: String)
    /// Reports values that only `validate sum` can compare.
    func handOn(_ block: KeyBlock)
    /// Reports that a file was read completely.
    func finishFile(_ name: String, _ summary: Summary)
    /// Reports the end of all inputs. They were read completely unless a file was abandoned.
    func finish(_ summary: Summary)
    /// Reports an unreadable input. The report contains it instead of the summary.
    func abandon(_ unreadable: Unreadable)
}

extension Report {
    func accepted(_ acceptance: Acceptance) {}
    func acceptedRow(_ row: Int) {}
    func warn(_ file: String, _ message: String) {}
    func handOn(_ block: KeyBlock) {}
    func finishFile(_ name: String, _ summary: Summary) {}
    func abandon(_ unreadable: Unreadable) {}
}

/// The report for `--quiet`.
final class SilentReport: Report {
    func rejected(_ problem: Problem) {}
    func warned(_ warning: Problem) {}
    func finish(_ summary: Summary) {}
}

/// A report with messages in a given language.
final class LocalizedReport: Report {
    private let report: any Report
    private let messages: MessageCatalog

    init(_ report: any Report, _ messages: MessageCatalog) {
        self.report = report
        self.messages = messages
    }

    func accepted(_ acceptance: Acceptance) { report.accepted(acceptance) }

    func rejected(_ problem: Problem) { report.rejected(localized(problem)) }

    func warned(_ warning: Problem) { report.warned(localized(warning)) }

    private func localized(_ problem: Problem) -> Problem {
        var problem = problem
        problem.error = problem.error.localized(in: messages)
        return problem
    }

    func acceptedRow(_ row: Int) { report.acceptedRow(row) }

    func warn(_ file: String, _ message: String) { report.warn(file, message) }

    func handOn(_ block: KeyBlock) { report.handOn(block) }

    func finishFile(_ name: String, _ summary: Summary) { report.finishFile(name, summary) }

    func finish(_ summary: Summary) { report.finish(summary) }

    func abandon(_ unreadable: Unreadable) { report.abandon(unreadable) }
}

extension ReportOptions {
    /// Creates the requested report.
    ///
    /// - Parameter ruleFile: The path of the rule file.
    func report(to output: Output, ruleFile: String? = nil, text: (Output, Paint) -> any Report) -> any Report {
        if quiet { return SilentReport() }
        let subject = ReportSubject(ruleFile: ruleFile, language: language.language, showsValues: showValues)
        return LocalizedReport(format.report(to: output, Paint(color), about: subject, text: text), language.messages)
    }
}

extension ReportFormat {
    /// Whether the report has figures of the columns and reasons.
    var hasFigures: Bool { self == .html || self == .markdown }

    /// Creates the report in the given format.
    ///
    /// - Parameter text: A closure that creates the text report, which differs between commands.
    func report(
        to output: Output, _ paint: Paint, about subject: ReportSubject = ReportSubject(),
        text: (Output, Paint) -> any Report
    ) -> any Report {
        switch self {
        case .text: text(output, paint)
        case .json: JSONReport(output)
        case .ndjson: NDJSONReport(output)
        case .github: GitHubReport(output)
        case .junit: JUnitReport(output)
        case .sarif: SARIFReport(output)
        case .html: HTMLReport(output, subject)
        case .markdown: MarkdownReport(output, subject)
        }
    }
}
