// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A JUnit XML report with a suite for each file and a test for each row.
///
/// A test fails if its row has a problem. A file's warnings are its suite's output, so they fail no test.
///
/// The elements and attributes are accepted by Jenkins, <https://github.com/jenkinsci/xunit-plugin>. Jenkins counts the
/// tests itself and reads one failure per test, so a row is one test with all its problems. The test counts come before
/// the tests, so a file's rows wait until it ends. At most `--max-errors` problems and as many warnings and the numbers of 10,000 accepted
/// rows wait. The remaining rows become one test for accepted rows and one test for rejected rows.
final class JUnitReport: Report {
    private struct FailedRow {
        let file: String
        let row: Int
        let type: String
        var reasons: [String] = []
        var lines: [String] = []
    }

    private let output: Output
    private var failed: [FailedRow] = []
    /// The failed rows' indices, by file and row.
    private var places: [String: [Int: Int]] = [:]
    private var accepted: [Int] = []
    private var warnings: [String] = []
    private var hasBegun = false
    private var suites = 0
    private static let maximumAccepted = 10_000

    init(_ output: Output) { self.output = output }

    func rejected(_ problem: Problem) {
        let error = problem.error
        let index = places[problem.file]?[problem.row] ?? failed.count
        if index == failed.count {
            failed.append(FailedRow(file: problem.file, row: problem.row, type: error.name))
            places[problem.file, default: [:]][problem.row] = index
        }
        failed[index].reasons.append(error.reason)
        failed[index].lines.append(Self.line(for: problem, ""))
    }

    func warned(_ warning: Problem) { warnings.append(Self.line(for: warning, "warning: ")) }

    private static func line(for problem: Problem, _ prefix: String) -> String {
        let error = problem.error
        let place = problem.line.map { ":\($0):\(problem.column)" } ?? ""
        return "\(problem.file)\(place): \(prefix)\(error.name) (\(error.code.rawValue)): \(error.reason)"
    }

    func accepted(_ acceptance: Acceptance) { acceptedRow(acceptance.row) }

    func acceptedRow(_ row: Int) { if accepted.count < Self.maximumAccepted { accepted.append(row) } }

    func finishFile(_ name: String, _ summary: Summary) { writeSuite(name, summary) }

    func finish(_ summary: Summary) {
        // Values from the command line have no file that ends.
        if suites == 0 { writeSuite("-", summary) }
        output.write("</testsuites>\n")
    }

    func abandon(_ unreadable: Unreadable) {
        let line = unreadable.line.map { ":\($0)" } ?? ""
        let error = """
            <error type="\(Self.text(unreadable.error?.name ?? "unreadable"))" \
            message="\(Self.text(unreadable.message))">\
            \(Self.text("\(unreadable.file)\(line): \(unreadable.message)"))</error>
            """
        let cases = failedCases + [Self.testCase(unreadable.file, "the input can be read", error)]
        write(unreadable.file, cases + acceptedCases(unreadable.file), failures: failed.count, errors: 1, note: nil)
    }

    private func writeSuite(_ name: String, _ summary: Summary) {
        var cases = failedCases
        var note = summary.text
        let otherFailed = summary.rowsWithProblems - failed.count
        let otherProblems = summary.problems - failed.reduce(0) { $0 + $1.lines.count }
        if otherFailed > 0 {
            let error = RowErrors.notListed(otherProblems)
            let failure = Self.failure(error.name, error.reason, "\(name): \(error.reason)")
            cases.append(Self.testCase(name, "\(count(otherFailed, "more row")) with problems", failure))
        }
        if otherProblems > 0 || summary.warnings > warnings.count { note += "; not all are printed" }
        let failures = cases.count
        cases += acceptedCases(name)
        let otherAccepted = summary.rows - summary.rowsWithProblems - accepted.count
        if otherAccepted > 0 { cases.append(Self.testCase(name, "\(count(otherAccepted, "more row"))", "")) }
        // Some readers treat a suite without a test as a mistake.
        if cases.isEmpty { cases.append(Self.testCase(name, "every row is accepted", "")) }
        write(name, cases, failures: failures, errors: 0, note: note)
    }

    private var failedCases: [String] {
        failed.map { row in
            let failure = Self.failure(
                row.type, row.reasons.joined(separator: "; "), row.lines.joined(separator: "\n"))
            return Self.testCase(row.file, row.row > 0 ? "row \(row.row)" : "the file", failure)
        }
    }

    private func acceptedCases(_ name: String) -> [String] { accepted.map { Self.testCase(name, "row \($0)", "") } }

    private func write(_ name: String, _ cases: [String], failures: Int, errors: Int, note: String?) {
        if !hasBegun { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"validate\">\n") }
        hasBegun = true
        suites += 1
        output.write("<testsuite name=\"\(Self.text(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\"")
        output.write(" errors=\"\(errors)\" time=\"0\">\n")
        for text in cases { output.write(text) }
        let lines = ((note.map { [$0] } ?? []) + warnings).map(Self.text)
        if !lines.isEmpty { output.write("<system-out>\(lines.joined(separator: "\n"))</system-out>\n") }
        output.write("</testsuite>\n")
        (failed, places, accepted, warnings) = ([], [:], [], [])
    }

    private static func failure(_ type: String, _ message: String, _ lines: String) -> String {
        let content = lines.split(separator: "\n").map { text(String($0)) }.joined(separator: "\n")
        return "<failure type=\"\(text(type))\" message=\"\(text(message))\">\(content)</failure>"
    }

    private static func testCase(_ file: String, _ name: String, _ content: String) -> String {
        let start = "<testcase classname=\"\(text(file))\" name=\"\(text(name))\" time=\"0\""
        return content.isEmpty ? "\(start)/>\n" : "\(start)>\(content)</testcase>\n"
    }

    /// Returns the text for an attribute or element.
    ///
    /// XML 1.0 can't contain control characters, but they're already escaped.
    private static func text(_ text: String) -> String {
        var result = ""
        for scalar in Printable.text(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
