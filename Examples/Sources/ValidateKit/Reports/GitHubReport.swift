// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Annotations for GitHub Actions, which show problems next to a pull request's lines.
///
/// GitHub shows ten errors and ten warnings per step, so the report has ten of each, and the number of the others.
///
/// It uses the syntax of workflow commands:
/// <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>.
final class GitHubReport: Report {
    private let output: Output
    private var shown = 0
    private var shownWarnings = 0
    private var isComplete = true
    private static let maximum = 10

    init(_ output: Output) { self.output = output }

    func rejected(_ problem: Problem) {
        guard shown < Self.maximum else { return }
        shown += 1
        annotate(problem, "error")
    }

    func warned(_ warning: Problem) {
        guard shownWarnings < Self.maximum else { return }
        shownWarnings += 1
        annotate(warning, "warning")
    }

    private func annotate(_ problem: Problem, _ level: String) {
        let error = problem.error
        let value = problem.value.map { " (\($0))" } ?? ""
        let title = Self.property("\(error.name) (\(error.code.rawValue))")
        guard problem.file != "-" else {
            // An annotation refers to a file, and standard input and arguments aren't files.
            let place = problem.line.map { "line \($0)" } ?? (problem.row > 0 ? "value \(problem.row)" : "the file")
            let column = problem.field == nil ? "" : ", column \(problem.column)"
            output.write(
                "::\(level) title=\(title)::\(place)\(column): \(Self.data(error.reason + value))\n")
            return
        }
        let line = problem.line.map { ",line=\($0)" } ?? ""
        output.write("::\(level) file=\(Self.property(problem.file))\(line),col=\(problem.column)")
        output.write(",title=\(title)::\(Self.data(error.reason + value))\n")
    }

    func warn(_ file: String, _ message: String) {
        output.write("::warning\(Self.place(file, nil))::\(Self.data(message))\n")
    }

    func finish(_ summary: Summary) {
        let isClean = summary.problems == 0 && summary.warnings == 0 && summary.missingColumns.isEmpty
        guard isComplete, !isClean else { return }
        let rest = [
            (summary.problems - shown, "more problem"), (summary.warnings - shownWarnings, "more warning"),
        ].filter { $0.0 > 0 }.map { count($0, $1) }
        let more = rest.isEmpty ? "" : "; \(rest.joined(separator: " and ")) not shown here (--format text lists all)"
        output.write("::notice::\(summary.text)\(more)\n")
    }

    func abandon(_ unreadable: Unreadable) {
        isComplete = false
        let place = Self.place(unreadable.file, unreadable.line)
        output.write("::error\(place)::\(Self.data(unreadable.message))\n")
    }

    /// Returns a place in a file.
    ///
    /// Standard input isn't a file.
    private static func place(_ file: String, _ line: Int?) -> String {
        file == "-" ? "" : " file=\(property(file))\(line.map { ",line=\($0)" } ?? "")"
    }

    /// Returns a text with percent escapes for characters that would end a command.
    private static func data(_ text: String) -> String {
        escaped(text) { "%\r\n".unicodeScalars.contains($0) }
    }

    private static func property(_ text: String) -> String {
        escaped(text) { "%\r\n:,".unicodeScalars.contains($0) }
    }

    private static func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if isSpecial(scalar) {
                let code = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (code.count == 1 ? "0" : "") + code
            } else if Printable.isVisible(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += Printable.escape(scalar)
            }
        }
        return result
    }
}
