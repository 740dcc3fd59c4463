// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A JUnit XML report: a suite for each file, and in it a failed test for each problem.
///
/// The elements and attributes are those that Jenkins accepts, <https://github.com/jenkinsci/xunit-plugin>. The numbers
/// of tests come before the tests, so the problems of one file wait for its end. There are at most `--max-errors`.
final class JUnitReport: Report {
    private let output: Output
    private var cases: [String] = []
    private var hasBegun = false
    private var suites = 0

    init(_ output: Output) { self.output = output }

    func rejected(_ problem: Problem) {
        let error = problem.error
        let place = problem.field.map { "row \(problem.row), \($0)" } ?? "row \(problem.row)"
        let source = problem.file + (problem.line.map { ":\($0):\(problem.column)" } ?? "")
        cases.append(
            Self.testCase(
                problem.file, "\(place): \(error.name) (\(error.code.rawValue))",
                """
                <failure type="\(Self.text(error.name))" message="\(Self.text(error.reason))">\
                \(Self.text("\(source): \(error.reason)"))</failure>
                """))
    }

    func finishFile(_ name: String, _ summary: Summary) { writeSuite(name, summary) }

    func finish(_ summary: Summary) {
        // The values of a command line have no file that ends.
        if suites == 0 { writeSuite("-", summary) }
        output.write("</testsuites>\n")
    }

    func abandon(_ unreadable: Unreadable) {
        let line = unreadable.line.map { ":\($0)" } ?? ""
        let failures = cases.count
        let error = """
            <error type="\(Self.text(unreadable.error?.name ?? "unreadable"))" \
            message="\(Self.text(unreadable.message))">\
            \(Self.text("\(unreadable.file)\(line): \(unreadable.message)"))</error>
            """
        cases.append(Self.testCase(unreadable.file, "the input can be read", error))
        write(unreadable.file, failures: failures, errors: 1, note: nil)
        output.write("</testsuites>\n")
    }

    private func writeSuite(_ name: String, _ summary: Summary) {
        let failures = cases.count
        // A suite without a test is a mistake for some readers.
        if cases.isEmpty { cases.append(Self.testCase(name, "every row is accepted", "")) }
        write(
            name, failures: failures, errors: 0, note: summary.text + (summary.truncated ? "; not all are printed" : "")
        )
    }

    private func write(_ name: String, failures: Int, errors: Int, note: String?) {
        if !hasBegun { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"validate\">\n") }
        hasBegun = true
        suites += 1
        output.write("<testsuite name=\"\(Self.text(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\"")
        output.write(" errors=\"\(errors)\" time=\"0\">\n")
        for text in cases { output.write(text) }
        if let note { output.write("<system-out>\(Self.text(note))</system-out>\n") }
        output.write("</testsuite>\n")
        cases = []
    }

    private static func testCase(_ file: String, _ name: String, _ content: String) -> String {
        let start = "<testcase classname=\"\(text(file))\" name=\"\(text(name))\" time=\"0\""
        return content.isEmpty ? "\(start)/>\n" : "\(start)>\(content)</testcase>\n"
    }

    /// The text in an attribute or an element: XML 1.0 cannot contain control characters, which are escapes already.
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
