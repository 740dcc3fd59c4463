// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// One reason for which one cell of one row is rejected.
struct Problem {
    let file: String
    /// The line on which the row begins, from 1; `nil` for an argument, which has none.
    let line: Int?
    /// The number of the row, counted from 1 without the header.
    let row: Int
    /// The number of the column, from 1.
    let column: Int
    let field: String?
    var error: InputValidation.ValidationError
    /// What may be shown of the value.
    let value: String?
}

/// One value that is accepted.
struct Acceptance {
    let file: String
    /// The line of the value, from 1; `nil` for an argument, which has none.
    let line: Int?
    let row: Int
    /// What the strategy found in the value, such as the network of a card.
    let result: String?
    /// What may be shown of the value, if the person requested it.
    let value: String?
}

/// What a run found, in numbers.
struct Summary {
    var files = 0
    var rows = 0
    var problems = 0
    var rowsWithProblems = 0
    /// Whether there are more problems than were printed.
    var truncated = false
    /// The part of the files that was read, or `nil` for all of it.
    var part: FilePart?
    /// How many values the part hands on to `validate sum`, and by what they must agree.
    var keys: (count: Int, check: String)?
    /// The columns of the rules that are in no row of a file, so that their rules validated nothing.
    var missingColumns: [String] = []
    /// How often each error was found in each field, if the person requested it.
    var statistics: [String: [String: Int]]?
}

extension Summary {
    /// Notes a column that is in no row.
    mutating func add(missingColumn name: String) {
        if !missingColumns.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { missingColumns.append(name) }
    }
}

/// An input that could not be read to its end.
struct Unreadable {
    let file: String
    let line: Int?
    let message: String
    /// The error with a code, for a limit of this program.
    var error: InputValidation.ValidationError?
}

/// Where findings go: one class a format.
protocol Report: AnyObject {
    /// A value was accepted.
    func accepted(_ acceptance: Acceptance)
    /// A problem was found.
    func rejected(_ problem: Problem)
    /// A row of a file was accepted.
    func acceptedRow(_ row: Int)
    /// Something about a file is odd, but it was read to its end.
    func warn(_ file: String, _ message: String)
    /// Values that only `validate sum` can compare.
    func handOn(_ block: KeyBlock)
    /// A file was read to its end.
    func finishFile(_ name: String, _ summary: Summary)
    /// Every input was read, to its end unless it was abandoned.
    func finish(_ summary: Summary)
    /// An input could not be read: the report has this in place of the summary.
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

/// The report of `--quiet`.
final class SilentReport: Report {
    func rejected(_ problem: Problem) {}
    func finish(_ summary: Summary) {}
}

/// A report whose messages are in a language.
final class LocalizedReport: Report {
    private let report: any Report
    private let messages: MessageCatalog

    init(_ report: any Report, _ messages: MessageCatalog) {
        self.report = report
        self.messages = messages
    }

    func accepted(_ acceptance: Acceptance) { report.accepted(acceptance) }

    func rejected(_ problem: Problem) {
        var problem = problem
        problem.error = problem.error.localized(in: messages)
        report.rejected(problem)
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
    func report(to output: Output, text: (Output, Paint) -> any Report) -> any Report {
        if quiet { return SilentReport() }
        return LocalizedReport(format.report(to: output, Paint(color), text: text), language.messages)
    }
}

extension ReportFormat {
    /// Creates the report of the format.
    ///
    /// - Parameter text: Creates the text report, which differs between commands.
    func report(to output: Output, _ paint: Paint, text: (Output, Paint) -> any Report) -> any Report {
        switch self {
        case .text: text(output, paint)
        case .json: JSONReport(output)
        case .ndjson: NDJSONReport(output)
        case .github: GitHubReport(output)
        case .junit: JUnitReport(output)
        case .sarif: SARIFReport(output)
        }
    }
}
