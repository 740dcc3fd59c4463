// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// A report for a person.
struct TextReport {
    let grade: Grade

    var text: String {
        var lines: [String] = []
        if let obstacle = grade.obstacle {
            lines.append("\(grade.exercise.name): could not be graded")
            lines.append(obstacle.text)
            lines += obstacle.details.split(separator: "\n").prefix(40).map { "    \($0)" }
        } else if grade.hasPassed {
            lines.append("\(grade.exercise.name): passed")
        } else {
            lines.append("\(grade.exercise.name): not passed")
        }
        for (number, finding) in grade.findings.enumerated() {
            lines += ["", "\(number + 1). \(Self.title(of: finding))"]
            lines += Self.details(of: finding).map { "   \($0)" }
        }
        if !grade.failedTests.isEmpty {
            lines += ["", "\(grade.failedTests.count) of \(grade.tests.count) tests of the exercise failed:"]
            for test in grade.failedTests {
                lines.append("   \(test.name)")
                lines += test.messages.map { "      \($0)" }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func title(of finding: Finding) -> String {
        guard let misconception = finding.misconception else { return finding.text }
        return "\(misconception.title) (\(misconception.name), \(misconception.rawValue))"
    }

    static func details(of finding: Finding) -> [String] {
        var lines: [String] = []
        if finding.misconception != nil { lines.append(finding.text) }
        if let input = finding.counterexample { lines.append("Counterexample: \(input)") }
        if let place = finding.place { lines.append("\(place): \(finding.line ?? "")") }
        if let advice = finding.advice ?? finding.misconception?.advice { lines.append(advice) }
        return lines
    }
}

/// A report for programs that show the results of tests.
struct JUnitReport {
    let grade: Grade

    private struct Case {
        let group: String
        let name: String
        var failure: (message: String, text: String)?
        var error: (message: String, text: String)?
    }

    private var cases: [Case] {
        if let obstacle = grade.obstacle, grade.tests.isEmpty, grade.findings.isEmpty {
            return [Case(group: "grade", name: "can be graded", error: (obstacle.text, obstacle.details))]
        }
        let canBeGraded = Case(
            group: "grade", name: "can be graded", error: grade.obstacle.map { ($0.text, $0.details) })
        let tests = grade.tests.map { test in
            Case(
                group: "tests", name: test.name,
                failure: test.hasPassed
                    ? nil : (test.messages.first ?? "The test failed.", test.messages.joined(separator: "\n")))
        }
        let named = Misconception.allCases.map { misconception in
            Case(
                group: "misconceptions", name: misconception.name,
                failure: failure(of: grade.findings.filter { $0.misconception == misconception }))
        }
        let others = Finding.Check.allCases.filter { $0 != .tests && $0 != .source }.map { check in
            Case(
                group: "checks", name: check.rawValue,
                failure: failure(of: grade.findings.filter { $0.misconception == nil && $0.check == check }))
        }
        return [canBeGraded] + tests + named + others
    }

    private func failure(of findings: [Finding]) -> (String, String)? {
        guard let first = findings.first else { return nil }
        let text = findings.map { finding in
            ([finding.text] + TextReport.details(of: finding).filter { $0 != finding.text }).joined(separator: "\n")
        }
        return (first.text, text.joined(separator: "\n\n"))
    }

    var xml: String {
        let cases = cases
        let failures = cases.count { $0.failure != nil }
        let errors = cases.count { $0.error != nil }
        let counts = #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)""#
        let name = Self.escaped("\(grade.exercise.name): \(grade.submission)")
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
            #"<testsuite name="\#(name)" \#(counts)>"#,
        ]
        for one in cases {
            let head = #"<testcase classname="\#(grade.exercise.name).\#(one.group)" name="\#(Self.escaped(one.name))""#
            let part = one.error.map { ("error", $0) } ?? one.failure.map { ("failure", $0) }
            guard let (tag, (message, text)) = part else {
                lines.append("\(head)/>")
                continue
            }
            lines.append("\(head)>")
            lines.append(#"<\#(tag) message="\#(Self.escaped(message))">\#(Self.escaped(text))</\#(tag)>"#)
            lines.append("</testcase>")
        }
        return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    /// Replaces the characters that XML reserves or does not permit.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
