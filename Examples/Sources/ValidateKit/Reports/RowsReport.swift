// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The text report of `validate rows`: one line per problem or warning that `grep` can find, then one line per file.
///
/// ```
/// people.csv:3:2: card.checksum: Check card number: one of the digits does not fit (**** 1112)
/// people.csv:4:1: warning: email.domainSpelling: Email address: did you mean gmail.com?
/// people.csv: 4 rows, 3 problems in 3 rows, 1 warning in 1 row
/// ```
final class RowsReport: Report {
    private let output: Output
    private let paint: Paint

    init(_ output: Output, _ paint: Paint) {
        self.output = output
        self.paint = paint
    }

    func rejected(_ problem: Problem) { write(problem, name: paint.bad(problem.error.name)) }

    func warned(_ warning: Problem) { write(warning, name: paint.advice("warning: \(warning.error.name)")) }

    private func write(_ problem: Problem, name: String) {
        let value = problem.value.map { " (\($0))" } ?? ""
        let line = problem.line.map { ":\($0)" } ?? ""
        // A problem of the whole file has no row.
        let column = problem.row > 0 ? ":\(problem.column)" : ""
        let place = "\(Printable.text(problem.file))\(line)\(column)"
        let reason = Printable.text(problem.error.reason)
        // The whole line is written at once, so that a full buffer never ends in the middle of it.
        output.write("\(place): \(name): \(reason)\(value)\n")
    }

    func finishFile(_ name: String, _ summary: Summary) {
        let part = summary.part.map { ", part \($0.number) of \($0.count)" } ?? ""
        var text = "\(Printable.text(name))\(part): \(summary.text)"
        if summary.truncated { text += " (not all are printed: --max-errors)" }
        output.write(text + "\n")
    }

    func finish(_ summary: Summary) {
        for (prefix, statistics) in [("", summary.statistics), ("warning: ", summary.warningStatistics)] {
            for (field, counts) in (statistics ?? [:]).sorted(by: { $0.key < $1.key }) {
                for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                    output.write("\(Printable.text(field)): \(count) × \(prefix)\(name)\n")
                }
            }
        }
    }
}

extension Summary {
    /// `4 rows, 3 problems in 3 rows, 1 warning in 1 row, 1 missing column`.
    var text: String {
        var text = "\(count(rows, "row")), \(count(problems, "problem"))"
        if problems > 0 { text += " in \(count(rowsWithProblems, "row"))" }
        if warnings > 0 { text += ", \(count(warnings, "warning")) in \(count(rowsWithWarnings, "row"))" }
        if !missingColumns.isEmpty { text += ", \(count(missingColumns.count, "missing column"))" }
        return text
    }
}
