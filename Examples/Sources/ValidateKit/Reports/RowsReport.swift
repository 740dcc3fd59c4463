// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The text report of `validate rows`: one line a problem that `grep` can find, then one a file.
///
/// ```
/// people.csv:3:2: card.checksum: Check card number: one of the digits does not fit (**** 1112)
/// people.csv: 4 rows, 3 problems in 3 rows
/// ```
final class RowsReport: Report {
    private let output: Output
    private let paint: Paint

    init(_ output: Output, _ paint: Paint) {
        self.output = output
        self.paint = paint
    }

    func refused(_ problem: Problem) {
        let value = problem.value.map { " (\($0))" } ?? ""
        output.write("\(problem.file):\(problem.line):\(problem.column): \(paint.bad(problem.error.name)): ")
        output.write("\(problem.error.reason)\(value)\n")
    }

    func finishFile(_ name: String, _ summary: Summary) {
        var text = "\(name): \(count(summary.rows, "row")), \(count(summary.problems, "problem"))"
        if summary.problems > 0 { text += " in \(count(summary.rowsWithProblems, "row"))" }
        if summary.truncated { text += " (not all are printed: --max-errors)" }
        output.write(text + "\n")
    }

    func finish(_ summary: Summary) {
        for (field, counts) in (summary.statistics ?? [:]).sorted(by: { $0.key < $1.key }) {
            for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                output.write("\(field): \(count) × \(name)\n")
            }
        }
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
