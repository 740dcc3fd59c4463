// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A report for a pull request's comment, in GitHub's Markdown.
///
/// GitHub's comments have at most 65,536 characters, so tables end before that, with the number of the other rows:
/// <https://github.com/orgs/community/discussions/27190>.
final class MarkdownReport: Report {
    /// 64,000: the size in bytes, so that there's room for the last sentences.
    private static let maximumSize = 64_000
    private static let maximumTable = 20_000
    /// 10: the number of problems that are shown without a click.
    private static let maximumOpen = 10
    private static let nameLength = 120

    private let output: Output
    private let subject: ReportSubject
    private let findings = Findings()
    private var text = ""

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
        text = "### \(findings.headline(summary))\n\n"
        for input in findings.unreadable.prefix(20) {
            let line = input.line.map { ", line \($0)" } ?? ""
            text += "**Could not be read: \(Self.file(input.file))\(line).** "
            text += "\(MarkdownText.sentence(input.message, prefix: 400))\n\n"
        }
        for file in findings.files.prefix(50) {
            text += "\(Self.file(file.name)): \(MarkdownText.sentence(file.summary.text, prefix: 400))\n"
        }
        if findings.files.count > 50 { text += "and \(findings.files.count - 50) more files\n" }
        if let file = subject.ruleFile { text += "\nRules: \(Self.name(file))\n" }
        for note in findings.notes.prefix(20) {
            text += "\n> \(Self.file(note.file)): \(MarkdownText.sentence(note.message, prefix: 400))\n"
        }
        table(
            ["Column", "Rejected", "Warned", "Accepted", "Empty", "Distinct"], numbersFrom: 1,
            rows: summary.columns.map {
                [Self.name($0.field)] + [$0.rejected, $0.warned, $0.accepted, $0.empty].map(grouped)
                    + [$0.distinct?.text ?? ""]
            }, limit: text.utf8.count + Self.maximumTable)
        table(
            ["Times", "Column", "Message"], numbersFrom: 0, numbersTo: 1,
            rows: findings.reasons(summary).map { reason in
                let message = reason.message.map { MarkdownText.sentence($0, prefix: 400) + " " } ?? ""
                return [
                    grouped(reason.count), Self.column(reason.field),
                    message + Self.code(reason.name, reason.isWarning),
                ]
            }, limit: text.utf8.count + Self.maximumTable)
        problems(summary)
        output.write(text)
    }

    private func problems(_ summary: Summary) {
        let all = findings.all
        guard !all.isEmpty else { return }
        let hasValues = all.contains { $0.problem.value != nil }
        let isShort = all.count <= Self.maximumOpen
        text += isShort ? "\n#### Problems\n" : "\n<details><summary>The first problems</summary>\n"
        let shown = table(
            ["File", "Line", "Column"] + (hasValues ? ["Content"] : []) + ["Problem"], numbersFrom: 1, numbersTo: 2,
            rows: all.map { problem, isWarning in
                let message = MarkdownText.sentence(problem.error.reason, prefix: 400)
                return [Self.file(problem.file), "\(problem.line ?? problem.row)", Self.column(problem.field)]
                    + (hasValues ? [problem.value.map { MarkdownText.code($0) } ?? ""] : [])
                    + ["\(message) \(Self.code(problem.error.name, isWarning))"]
            }, limit: Self.maximumSize, isLast: true)
        let hidden = summary.problems + summary.warnings - shown
        if hidden > 0 { text += "\n\(grouped(hidden)) more are not shown.\n" }
        if !isShort { text += "\n</details>\n" }
    }

    /// Appends a table as far as there's room, and returns the number of its rows.
    @discardableResult
    private func table(
        _ headings: [String], numbersFrom: Int, numbersTo: Int = .max, rows: [[String]], limit: Int,
        isLast: Bool = false
    ) -> Int {
        guard !rows.isEmpty else { return 0 }
        let lines = headings.indices.map { numbersFrom <= $0 && $0 < numbersTo ? "---:" : "---" }
        var added = 0
        var size = text.utf8.count
        let head = "\n" + Self.row(headings) + Self.row(lines)
        size += head.utf8.count
        var table = head
        for row in rows {
            let line = Self.row(row)
            size += line.utf8.count
            if size > min(limit, Self.maximumSize) { break }
            table += line
            added += 1
        }
        if added > 0 { text += table }
        if !isLast, added < rows.count { text += "\n\(grouped(rows.count - added)) more are not shown.\n" }
        return added
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

    private static func file(_ name: String) -> String { name == "-" ? "standard input" : Self.name(name) }

    private static func name(_ name: String) -> String { MarkdownText.code(name, prefix: nameLength) }

    private static func code(_ name: String, _ isWarning: Bool) -> String {
        (isWarning ? "warning: " : "") + MarkdownText.code(name)
    }

    private static func column(_ field: String?) -> String { field.map(name) ?? "the row" }
}

/// Text from other sources, on its way to GitHub's Markdown.
///
/// A backslash doesn't keep GitHub from turning `@name`, `#1`, or an address into a link, because GitHub looks for them
/// in the finished page. An element around a sign does, because GitHub looks at each piece of text alone. A code span
/// can't contain each combination of backslashes, backticks, and vertical bars inside a table, so code is an element,
/// too.
enum MarkdownText {
    /// Returns a sentence.
    static func sentence(_ text: String, prefix: Int) -> String { escaped(text, prefix) }

    /// Returns a name or a value.
    static func code(_ text: String, prefix: Int = 200) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "./-_".utf8.contains(byte)
            }
        }
        // A code span never contains links.
        return isPlain && !text.isEmpty && text.utf8.count <= prefix
            ? "`\(text)`" : "<code>\(escaped(text, prefix))</code>"
    }

    private static func escaped(_ text: String, _ prefix: Int) -> String {
        let scalars = Array(text.unicodeScalars.prefix(prefix))
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            switch scalar {
            case "&", "<", ">", "\\", "`", "*", "_", "[", "]", "|", "~", "{", "}", "\"":
                result += "&#\(scalar.value);"
            case "@", "#", "$": result += "<span>&#\(scalar.value);</span>"
            // Addresses, names of emoji, and issues (GH-1).
            case ":", ".", "-":
                if next.properties.isAlphabetic || next.properties.numericType != nil || next == "/" || next == "+" {
                    result += "<span>\(scalar)</span>"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            default:
                if Printable.isVisible(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += Printable.escape(scalar).replacing("\\", with: "&#92;").replacing("{", with: "&#123;")
                        .replacing("}", with: "&#125;")
                }
            }
        }
        return result + (text.unicodeScalars.count > prefix ? "…" : "")
    }
}
