// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The report for `--verdicts`: one line per row, in order, so that another program can join it with the rows.
///
/// A warning changes no verdict, so the lines don't contain warnings.
///
/// ```
/// accepted
/// rejected	email: email.atMissing	row.cells
/// ```
final class VerdictsReport: Report {
    private let output: Output
    /// The rejected row whose problems are being reported, and its line.
    private var row: Int?
    private var line = ""

    init(_ output: Output) { self.output = output }

    func rejected(_ problem: Problem) {
        // A problem of the whole file has no row.
        guard problem.row > 0 else { return }
        if row != problem.row {
            endRow()
            (row, line) = (problem.row, "rejected")
        }
        let field = problem.field.map { "\(Printable.text($0)): " } ?? ""
        line += "\t\(field)\(Printable.text(problem.error.name))"
    }

    func warned(_ warning: Problem) {}

    func acceptedRow(_ row: Int) {
        endRow()
        output.write("accepted\n")
    }

    func finishFile(_ name: String, _ summary: Summary) { endRow() }
    func abandon(_ unreadable: Unreadable) { endRow() }
    func finish(_ summary: Summary) { endRow() }

    private func endRow() {
        guard row != nil else { return }
        output.write(line + "\n")
        row = nil
    }
}
