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
            if grade.tests.isEmpty { lines.append("The tests of the exercise were not run.") }
            if grade.cheat != nil {
                lines.append("The submission has no points, whatever its tests do.")
            } else if grade.passesTests {
                lines.append("All tests of the exercise pass, but the checks of the grader do not:")
            }
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
        return Self.visible(lines.joined(separator: "\n")) + "\n"
    }

    /// Replaces terminal control characters that a submission printed.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isControl =
                scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
            if scalar != "\n", isControl {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
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

extension Grade {
    /// Returns the submission's points: its share of passed cases, among the cases that count.
    func points(of maximum: Double) -> Double {
        let counted = JUnitReport(grade: self).cases.filter { $0.part?.tag != .skipped }
        let share = counted.isEmpty ? 0 : Double(counted.count { $0.part == nil }) / Double(counted.count)
        // There's no intermediate product, so that 6 of 7 isn't 5.142857142857142 points of 6.
        return (share * maximum * 100).rounded() / 100
    }
}

/// A report for programs that show test results.
///
/// Some of them compute points by dividing passed cases by all cases. So only the exercise's tests can pass, and, if
/// they all do, the case that there are no findings. Each kind of finding is a separate failure, but it's skipped while
/// a test fails.
struct JUnitReport {
    let grade: Grade
    /// Whether all findings are reported in the “no findings” case, for systems that need each case in advance.
    ///
    /// These systems, for example Artemis, show only a failure's message, so the message has all of its text.
    var hasOneCase = false

    struct Case {
        enum Tag: String { case failure, error, skipped }

        let group: String
        let name: String
        /// What didn't pass, or `nil`.
        var part: (tag: Tag, message: String, text: String)?
    }

    var cases: [Case] {
        var cases: [Case] = []
        if let obstacle = grade.obstacle {
            cases.append(
                Case(group: "grade", name: "can be graded", part: (.error, obstacle.text, obstacle.details)))
        }
        cases += grade.tests.map { test in
            if let cheat = grade.cheat {
                return Case(group: "tests", name: test.name, part: (.failure, "The result does not count.", cheat.text))
            }
            let text = test.messages.joined(separator: "\n")
            return Case(
                group: "tests", name: test.name,
                part: test.hasPassed ? nil : (.failure, test.messages.first ?? "The test failed.", text))
        }
        let groups =
            hasOneCase
            ? [("grade", "has no findings", grade.findings)]
            : Misconception.allCases.map { misconception in
                ("misconceptions", misconception.name, grade.findings.filter { $0.misconception == misconception })
            }
                + Finding.Check.allCases.map { check in
                    ("checks", check.rawValue, grade.findings.filter { $0.misconception == nil && $0.check == check })
                }
        let mustPassTests = !grade.failedTests.isEmpty && grade.cheat == nil
        let reason = "The tests of the exercise do not pass yet."
        if grade.findings.isEmpty, grade.obstacle == nil {
            cases.append(
                Case(group: "grade", name: "has no findings", part: mustPassTests ? (.skipped, reason, "") : nil))
        }
        for (group, name, findings) in groups where !findings.isEmpty {
            let text = text(of: findings)
            let message = mustPassTests ? reason : findings[0].text
            cases.append(Case(group: group, name: name, part: (mustPassTests ? .skipped : .failure, message, text)))
        }
        return cases
    }

    private func text(of findings: [Finding]) -> String {
        findings.map { finding in
            let first = hasOneCase ? TextReport.title(of: finding) : finding.text
            return ([first] + TextReport.details(of: finding).filter { $0 != first }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    var xml: String {
        let cases = cases
        func count(_ tag: Case.Tag) -> Int { cases.count { $0.part?.tag == tag } }
        let counts =
            #"tests="\#(cases.count)" failures="\#(count(.failure))" errors="\#(count(.error))" "#
            + #"skipped="\#(count(.skipped))""#
        let name = Self.escaped("\(grade.exercise.name): \(grade.submission)")
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
            #"<testsuite name="\#(name)" \#(counts)>"#,
        ]
        for one in cases {
            let head =
                #"<testcase classname="\#(Self.escaped(grade.exercise.name)).\#(one.group)" name="\#(Self.escaped(one.name))""#
            guard let (tag, message, text) = one.part else {
                lines.append("\(head)/>")
                continue
            }
            lines.append("\(head)>")
            let shown = hasOneCase && tag == .failure ? text : message
            // A line end in an attribute must be a reference, because XML readers turn it into a space.
            let attribute = Self.escaped(shown).replacing("\n", with: "&#10;")
            lines.append(
                #"<\#(tag.rawValue) message="\#(attribute)">\#(Self.escaped(text))</\#(tag.rawValue)>"#)
            lines.append("</testcase>")
        }
        return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    /// Escapes the characters that XML reserves or doesn't permit.
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
