// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What a report is about.
///
/// A report that people read later states it.
struct ReportSubject {
    /// The path of the rule file.
    var ruleFile: String?
    /// The tag of the messages' language.
    var language = "en"
    var showsValues = false
}

/// How many of a column's cells were rejected or warned about.
///
/// A cell with a warning and a problem is only rejected.
struct ColumnFigures {
    let field: String
    let label: String
    var rows = 0
    var rejected = 0
    var warned = 0
    /// The empty or absent cells that the column's rules accept.
    var empty = 0
    /// The different values, accepted or not, without the empty text.
    var distinct: DistinctValues?

    var accepted: Int { rows - rejected - warned }
}

extension Problem {
    /// Whether the message is in the report's language: this program's own errors are in English.
    var isTranslated: Bool { error.domain != RowErrors.domain }
}

/// Everything that a run finds.
///
/// A report needs it if its first lines depend on it. At most `--max-errors` problems and as many warnings are in
/// memory.
final class Findings {
    /// An error or a warning, and how often it occurs in a column.
    struct Reason {
        let field: String?
        let name: String
        let isWarning: Bool
        let count: Int
        /// The message of its first problem, if that's among the findings.
        let message: String?
        /// Whether the message is in the report's language.
        let isTranslated: Bool
        /// Whether other problems of the same reason have other messages.
        let varies: Bool
    }

    private(set) var problems: [Problem] = []
    private(set) var warnings: [Problem] = []
    private(set) var files: [(name: String, summary: Summary)] = []
    private(set) var unreadable: [Unreadable] = []
    private(set) var notes: [(file: String, message: String)] = []

    func add(_ problem: Problem) { problems.append(problem) }
    func add(warning: Problem) { warnings.append(warning) }
    func add(file: String, _ summary: Summary) { files.append((file, summary)) }
    func add(_ input: Unreadable) { unreadable.append(input) }
    func add(note: String, _ file: String) { notes.append((file, note)) }

    /// Problems and warnings in the order of the rows, as far as they come from the same file.
    var all: [(problem: Problem, isWarning: Bool)] {
        var all: [(problem: Problem, isWarning: Bool)] = []
        var index = 0
        func isBefore(_ warning: Problem, _ problem: Problem) -> Bool {
            warning.file == problem.file && (warning.row, warning.column) < (problem.row, problem.column)
        }
        for problem in problems {
            while index < warnings.count, isBefore(warnings[index], problem) {
                all.append((warnings[index], true))
                index += 1
            }
            all.append((problem, false))
        }
        return all + warnings[index...].map { ($0, true) }
    }

    /// The reasons, beginning with the most frequent.
    func reasons(_ summary: Summary) -> [Reason] {
        [(problems, summary.statistics, false), (warnings, summary.warningStatistics, true)].flatMap {
            (list, statistics, isWarning) in Self.reasons(list, statistics, isWarning)
        }
        .sorted { ($1.count, $0.field ?? "", $0.name) < ($0.count, $1.field ?? "", $1.name) }
    }

    private static func reasons(
        _ problems: [Problem], _ statistics: [String: [String: Int]]?, _ isWarning: Bool
    ) -> [Reason] {
        struct Kind: Hashable {
            let field: String?
            let name: String
        }
        var found: [Kind: (count: Int, message: String, isTranslated: Bool, varies: Bool)] = [:]
        for problem in problems {
            let kind = Kind(field: problem.field, name: problem.error.name)
            let message = problem.error.reason
            if let earlier = found[kind] {
                let varies = earlier.varies || earlier.message != message
                found[kind] = (earlier.count + 1, earlier.message, earlier.isTranslated, varies)
            } else {
                found[kind] = (1, message, problem.isTranslated, false)
            }
        }
        var reasons: [Reason] = []
        for (kind, first) in found {
            let count = statistics?[kind.field ?? "row"]?[kind.name] ?? first.count
            reasons.append(
                Reason(
                    field: kind.field, name: kind.name, isWarning: isWarning, count: count, message: first.message,
                    isTranslated: first.isTranslated, varies: first.varies))
        }
        for (field, counts) in statistics ?? [:] {
            for (name, count) in counts
            where found[Kind(field: field, name: name)] == nil
                && !(field == "row" && found[Kind(field: nil, name: name)] != nil)
            {
                reasons.append(
                    Reason(
                        field: field, name: name, isWarning: isWarning, count: count, message: nil,
                        isTranslated: false, varies: false))
            }
        }
        return reasons
    }

    /// A sentence for the head of a report.
    func headline(_ summary: Summary) -> String {
        if !unreadable.isEmpty { return "Not everything could be read" }
        if summary.problems > 0 {
            return "\(grouped(summary.rowsWithProblems)) of \(groupedCount(summary.rows, "row")) rejected"
        }
        guard summary.rows > 0 else { return "There are no rows" }
        let all = summary.rows == 1 ? "The only row" : "All \(groupedCount(summary.rows, "row"))"
        return all + " accepted"
    }
}
