// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A page for people: one file without scripts, pictures, or the time, so that the same input has the same page.
///
/// The page begins with the sums, so the problems wait in memory until the end.
final class HTMLReport: Report {
    /// 200: the rows in one table of problems.
    ///
    /// A browser lays out a table as a whole, and skips tables that are off the screen.
    private static let rowsOfTable = 200
    /// The rows and columns in the picture of the first rows.
    private static let shownRows = 20
    private static let shownColumns = 12
    private static let shownReasons = 50
    /// 120: the number of a name's characters that are shown.
    private static let nameLength = 120

    private let output: Output
    private let subject: ReportSubject
    private let findings = Findings()

    init(_ output: Output, _ subject: ReportSubject) {
        self.output = output
        self.subject = subject
    }

    func rejected(_ problem: Problem) { findings.add(problem) }
    func warned(_ warning: Problem) { findings.add(warning: warning) }
    func warn(_ file: String, _ message: String) { findings.add(note: message, file) }
    func finishFile(_ name: String, _ summary: Summary) { findings.add(file: name, summary) }
    func abandon(_ unreadable: Unreadable) { findings.add(unreadable) }

    func finish(_ summary: Summary) {
        let headline = findings.headline(summary)
        output.write(Self.head(title: "\(headline) – \(fileNames)"))
        writeSummary(headline, summary)
        writeNotes()
        writeColumns(summary.columns)
        writeReasons(summary)
        let all = findings.all
        writeFirstRows(all.map(\.problem), summary.columns)
        writeProblems(all, summary)
        output.write("</main>\n</body>\n</html>\n")
    }

    private var fileNames: String {
        let names = findings.files.map(\.name) + findings.unreadable.map(\.file)
        guard let first = names.first else { return "validate" }
        return Self.file(first) + (names.count > 1 ? " and \(names.count - 1) more" : "")
    }

    private static func file(_ name: String) -> String { name == "-" ? "standard input" : name }

    private static func head(title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <title>\(HTMLText.attribute(title))</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <main>

        """
    }

    private func writeSummary(_ headline: String, _ summary: Summary) {
        output.write("<header>\n<p class=\"over\">Validation of ")
        output.write(HTMLText.isolated(fileNames) + "</p>\n<h1>\(headline)</h1>\n")
        let warned = max(summary.rowsWithWarnings, 0)
        if summary.rows > 0 {
            // A row can have both problems and warnings, so the bar has only the rows' verdicts.
            output.write(
                Self.bar(rejected: summary.rowsWithProblems, warned: 0, of: summary.rows, classes: "bar bar-large"))
        }
        var facts: [(String, String)] = [
            ("Rows", grouped(summary.rows)), ("Rejected rows", grouped(summary.rowsWithProblems)),
            ("Problems", grouped(summary.problems)),
        ]
        if summary.warnings > 0 {
            facts.append(("Warnings", "\(grouped(summary.warnings)) in \(groupedCount(warned, "row"))"))
        }
        if let file = subject.ruleFile { facts.append(("Rules", HTMLText.isolated(file))) }
        if !summary.columns.isEmpty { facts.append(("Columns with rules", grouped(summary.columns.count))) }
        if let part = summary.part { facts.append(("Part", "\(part.number) of \(part.count)")) }
        facts.append(("Validated with", "validate \(Program.version)"))
        output.write("<dl>\n")
        for (name, value) in facts { output.write("<div><dt>\(name)</dt><dd>\(value)</dd></div>\n") }
        output.write("</dl>\n</header>\n")
        guard findings.files.count > 1 else { return }
        begin("files", "Files", ["File", "Rows", "Rejected rows", "Problems", "Warnings"], numbersFrom: 1)
        for file in findings.files {
            let sums = file.summary
            output.write("<tr><th scope=\"row\">\(HTMLText.isolated(Self.file(file.name)))</th>")
            for number in [sums.rows, sums.rowsWithProblems, sums.problems, sums.warnings] {
                output.write("<td class=\"number\">\(Self.number(number))</td>")
            }
            output.write("</tr>\n")
        }
        end()
    }

    private func writeNotes() {
        for input in findings.unreadable {
            let line = input.line.map { ", line \(grouped($0))" } ?? ""
            output.write("<p class=\"note note-bad\"><strong>Could not be read: ")
            output.write("\(HTMLText.isolated(Self.file(input.file)))\(line).</strong> ")
            output.write("\(HTMLText.isolated(input.message))</p>\n")
        }
        for note in findings.notes {
            output.write("<p class=\"note\"><strong>\(HTMLText.isolated(Self.file(note.file))):</strong> ")
            output.write("\(HTMLText.isolated(note.message))</p>\n")
        }
    }

    private func writeColumns(_ columns: [ColumnFigures]) {
        guard !columns.isEmpty else { return }
        let hasWarnings = columns.contains { $0.warned > 0 }
        let hasEmptyCells = columns.contains { $0.empty > 0 }
        let headings =
            ["Column", "Cells", "Rejected"] + (hasWarnings ? ["Warned"] : []) + ["Accepted"]
            + (hasEmptyCells ? ["Empty"] : []) + ["Distinct"]
        begin("columns", "Columns", headings, numbersFrom: 2)
        for column in columns {
            output.write("<tr><th scope=\"row\">\(Self.name(column.field))")
            if column.label != column.field {
                output.write(" <span class=\"quiet\">\(Self.name(column.label))</span>")
            }
            output.write("</th><td class=\"bar-cell\">")
            output.write(Self.bar(rejected: column.rejected, warned: column.warned, of: column.rows, classes: "bar"))
            output.write("</td>")
            let numbers =
                [column.rejected] + (hasWarnings ? [column.warned] : []) + [column.accepted]
                + (hasEmptyCells ? [column.empty] : [])
            for number in numbers { output.write("<td class=\"number\">\(Self.number(number))</td>") }
            output.write("<td class=\"number\">\(column.distinct?.text ?? "")</td></tr>\n")
        }
        let note = hasEmptyCells ? "Empty cells that the rules accept are also among the accepted cells. " : ""
        end(note + "Distinct is the number of different values that are not empty.")
    }

    private func writeReasons(_ summary: Summary) {
        let reasons = findings.reasons(summary)
        guard !reasons.isEmpty else { return }
        let rest = reasons.count - Self.shownReasons
        begin("reasons", "Reasons", ["Message", "Column", "Times", "Share"], numbersFrom: 2, numbersTo: 3)
        for reason in reasons.prefix(Self.shownReasons) {
            output.write("<tr><td>")
            if let message = reason.message { output.write(localized(message, reason.isTranslated) + " ") }
            if reason.varies { output.write("<span class=\"quiet\">and similar</span> ") }
            output.write("\(Self.code(reason.name, reason.isWarning))</td>")
            output.write("<td>\(reason.field.map(Self.name) ?? "<span class=\"quiet\">the row</span>")</td>")
            let all = max(reason.isWarning ? summary.warnings : summary.problems, reason.count)
            output.write("<td class=\"number\">\(grouped(reason.count))</td><td class=\"bar-cell\">")
            output.write("\(Self.percent(reason.count, of: all)) ")
            output.write(
                reason.isWarning
                    ? Self.bar(rejected: 0, warned: reason.count, of: all, classes: "bar bar-share")
                    : Self.bar(rejected: reason.count, warned: 0, of: all, classes: "bar bar-share"))
            output.write("</td></tr>\n")
        }
        let share =
            summary.warnings == 0
            ? "The share is of all problems." : "The share is of all problems, or of all warnings."
        end(share + (rest > 0 ? " \(groupedCount(rest, "rarer reason")) not shown." : ""))
    }

    /// Writes the first rows with a problem, with a mark in each cell that's rejected or warned about.
    private func writeFirstRows(_ problems: [Problem], _ columns: [ColumnFigures]) {
        guard !problems.isEmpty, !columns.isEmpty else { return }
        let rejected = Set(findings.problems.prefix(10_000).map { Cell($0) })
        let warned = Set(findings.warnings.prefix(10_000).map { Cell($0) })
        var rows: [(cell: Cell, line: Int?)] = []
        for problem in problems
        where rows.last.map({ $0.cell.file != problem.file || $0.cell.row != problem.row }) ?? true {
            if rows.count == Self.shownRows { break }
            rows.append((Cell(file: problem.file, row: problem.row, field: nil), problem.line))
        }
        func isMarked(_ row: Cell, _ field: String?) -> Bool {
            let cell = row.with(field)
            return rejected.contains(cell) || warned.contains(cell)
        }
        let fields = columns.map(\.field)
        // A table with many columns shows the columns that have a mark.
        let shown =
            fields.count <= Self.shownColumns
            ? fields
            : Array(
                fields.filter { field in rows.contains { isMarked($0.cell, field) } }.prefix(Self.shownColumns))
        let hasRowMarks = rows.contains { isMarked($0.cell, nil) }
        let values = Dictionary(
            problems.prefix(10_000).compactMap { problem in problem.value.map { (Cell(problem), $0) } },
            uniquingKeysWith: { first, _ in first })
        let isAlone = Set(rows.map(\.cell.file)).count == 1
        let place = rows.contains { $0.line != nil } ? "Line" : "Row"
        let headings = (isAlone ? [] : ["File"]) + [place] + (hasRowMarks ? ["Whole row"] : [])
        begin(
            "first", "First rows with marks", headings + shown.map(Self.name), numbersFrom: isAlone ? 0 : 1,
            numbersTo: isAlone ? 1 : 2)
        for (row, line) in rows {
            output.write("<tr>")
            if !isAlone { output.write("<td>\(HTMLText.isolated(Self.file(row.file)))</td>") }
            output.write("<th scope=\"row\" class=\"number\">\(grouped(line ?? row.row))</th>")
            for field in (hasRowMarks ? [nil] : []) + shown.map(Optional.some) {
                let cell = row.with(field)
                let value = values[cell].map { " <span class=\"value\">\(HTMLText.isolated($0))</span>" } ?? ""
                if rejected.contains(cell) {
                    output.write("<td class=\"cell bad\">\(Self.mark("✕", "rejected"))\(value)</td>")
                } else if warned.contains(cell) {
                    output.write("<td class=\"cell odd\">\(Self.mark("!", "warning"))\(value)</td>")
                } else {
                    output.write("<td class=\"cell\">\(Self.mark("·", "accepted"))</td>")
                }
            }
            output.write("</tr>\n")
        }
        let others = fields.count - shown.count
        let legend = "✕ rejected, \(warned.isEmpty ? "" : "! warning, ")· accepted."
        end(others > 0 ? "\(legend) \(groupedCount(others, "other column")) not shown." : legend)
    }

    private struct Cell: Hashable {
        let file: String
        let row: Int
        let field: String?

        init(_ problem: Problem) { self.init(file: problem.file, row: problem.row, field: problem.field) }

        init(file: String, row: Int, field: String?) { (self.file, self.row, self.field) = (file, row, field) }

        func with(_ field: String?) -> Cell { Cell(file: file, row: row, field: field) }
    }

    private func writeProblems(_ all: [(problem: Problem, isWarning: Bool)], _ summary: Summary) {
        guard !all.isEmpty else { return }
        let hasValues = all.contains { $0.problem.value != nil }
        let hasFiles = Set(all.map(\.problem.file)).count > 1
        let hasFields = all.contains { $0.problem.field != nil }
        let hasLines = all.contains { $0.problem.line != nil }
        let headings =
            (hasFiles ? ["File"] : []) + [hasLines ? "Line" : "Value"] + (hasFields ? ["Column"] : [])
            + (hasValues ? ["Content"] : []) + ["Problem"]
        output.write("<section aria-labelledby=\"problems\">\n<h2 id=\"problems\">Problems</h2>\n")
        let hidden = summary.problems + summary.warnings - all.count
        if hidden > 0 {
            output.write("<p class=\"quiet\">The first \(grouped(all.count)); \(grouped(hidden)) more are not shown")
            output.write(" (<code>--max-errors</code>).</p>\n")
        }
        var start = 0
        while start < all.count {
            let end = min(start + Self.rowsOfTable, all.count)
            let isOnly = all.count <= Self.rowsOfTable
            // A row has about 45 pixels. Without the height, the scroll bar would jump.
            let height = " style=\"contain-intrinsic-height:auto \((end - start) * 45)px\""
            output.write("<div class=\"scroll\(isOnly ? "" : " chunk")\"\(isOnly ? "" : height)")
            output.write("\(Self.focusable("Problems \(grouped(start + 1)) to \(grouped(end))"))>")
            output.write("<table class=\"problems\">\n")
            if !isOnly { output.write("<caption>\(grouped(start + 1))–\(grouped(end))</caption>\n") }
            output.write("<thead><tr>")
            for (index, heading) in headings.enumerated() {
                let isNumber = index == (hasFiles ? 1 : 0)
                output.write("<th scope=\"col\"\(isNumber ? " class=\"number\"" : "")>\(heading)</th>")
            }
            output.write("</tr></thead>\n<tbody>\n")
            for (problem, isWarning) in all[start..<end] {
                output.write("<tr>")
                if hasFiles { output.write("<td>\(HTMLText.isolated(Self.file(problem.file)))</td>") }
                output.write("<td class=\"number\">\(grouped(problem.line ?? problem.row))</td>")
                if hasFields {
                    let field = problem.field.map(Self.name) ?? "<span class=\"quiet\">the row</span>"
                    output.write("<td>\(field)</td>")
                }
                if hasValues {
                    let value = problem.value.map { "<span class=\"value\">\(HTMLText.isolated($0))</span>" }
                    output.write("<td>\(value ?? "")</td>")
                }
                output.write(
                    "<td>\(localized(problem.error.reason, problem.isTranslated)) \(Self.code(problem.error.name, isWarning))</td></tr>\n"
                )
            }
            output.write("</tbody>\n</table></div>\n")
            start = end
        }
        if !subject.showsValues, !hasValues {
            output.write("<p class=\"quiet\">Values are in the page only with <code>--show-values</code>.</p>\n")
        }
        output.write("</section>\n")
    }

    private func begin(_ id: String, _ title: String, _ headings: [String], numbersFrom: Int, numbersTo: Int = .max) {
        output.write("<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title)</h2>\n")
        output.write("<div class=\"scroll\"\(Self.focusable(title))><table class=\"\(id)\">\n<thead><tr>")
        for (index, heading) in headings.enumerated() {
            let isNumber = numbersFrom <= index && index < numbersTo
            output.write("<th scope=\"col\"\(isNumber ? " class=\"number\"" : "")>\(heading)</th>")
        }
        output.write("</tr></thead>\n<tbody>\n")
    }

    private func end(_ note: String = "") {
        output.write("</tbody>\n</table></div>\n")
        if !note.isEmpty { output.write("<p class=\"quiet\">\(note)</p>\n") }
        output.write("</section>\n")
    }

    /// Returns the attributes that let a keyboard scroll a wide table.
    private static func focusable(_ title: String) -> String {
        " tabindex=\"0\" role=\"group\" aria-label=\"\(title)\""
    }

    /// Returns a message, with its language if the page has another language.
    private func localized(_ message: String, _ isTranslated: Bool) -> String {
        let language =
            subject.language == "en" || !isTranslated ? "" : " lang=\"\(HTMLText.attribute(subject.language))\""
        return "<bdi\(language)>\(HTMLText.content(message))</bdi>"
    }

    private static func name(_ name: String) -> String {
        let rest = name.unicodeScalars.count > nameLength ? "…" : ""
        let beginning = String(String.UnicodeScalarView(name.unicodeScalars.prefix(nameLength)))
        return beginning.isEmpty ? "<span class=\"quiet\">(no name)</span>" : HTMLText.isolated(beginning + rest)
    }

    private static func code(_ name: String, _ isWarning: Bool) -> String {
        "<code class=\"\(isWarning ? "odd" : "bad")\">\(isWarning ? "warning: " : "")\(HTMLText.content(name))</code>"
    }

    private static func mark(_ sign: String, _ meaning: String) -> String {
        "<span aria-hidden=\"true\">\(sign)</span><span class=\"hidden\">\(meaning)</span>"
    }

    /// Returns a number, or a dash for 0, so that the others stand out.
    private static func number(_ number: Int) -> String {
        number == 0 ? "<span class=\"none\">0</span>" : grouped(number)
    }

    /// Returns a share in percent, such as `12 %`, and `0.4 %` below 1 %.
    private static func percent(_ count: Int, of total: Int) -> String {
        let tenths = (Double(count) * 1000 / Double(max(total, 1))).rounded()
        guard tenths < 10 else { return "\(Int((tenths / 10).rounded())) %" }
        return tenths < 1 ? "under 0.1 %" : "0.\(Int(tenths)) %"
    }

    /// Returns a bar, whose numbers are next to it.
    private static func bar(rejected: Int, warned: Int, of total: Int, classes: String) -> String {
        let parts = [("bad", rejected), ("odd", warned), ("good", total - rejected - warned)]
        let segments = parts.filter { $0.1 > 0 }.map { "<i class=\"\($0.0)\" style=\"flex-grow:\($0.1)\"></i>" }
        return "<span class=\"\(classes)\" aria-hidden=\"true\">\(segments.joined())</span>"
    }
}
