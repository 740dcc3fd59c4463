// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes
import Testing

@testable import grade

@Suite("Reports for a class and for Gradescope")
struct ClassTests {
    private func grade(
        passed: Int = 6, failed: Int = 0, _ misconceptions: [Misconception?] = [], obstacle: Bool = false
    ) throws -> Grade {
        var grade = Grade(exercise: try #require(Exercise("exercise2")), submission: "file.swift")
        grade.tests = (0..<passed).map { TestResult(name: "passes \($0)", hasPassed: true) }
        grade.tests += (0..<failed).map { TestResult(name: "fails \($0)", messages: ["Do this."]) }
        grade.findings = misconceptions.map { Finding($0, .probes, "Something is wrong.") }
        if obstacle { grade.obstacle = Obstacle("It does not compile.", details: "error") }
        return grade
    }

    private struct Results: Decodable {
        struct Test: Decodable {
            let name: String
            let status: String?
            let output: String?
            let tags: [String]
        }
        let score: Double
        let output: String
        let output_format: String
        let visibility: String
        let tests: [Test]
    }

    private func results(_ grade: Grade, points: Double) throws -> Results {
        try JSONDecoder().decode(
            Results.self, from: Data(GradescopeReport(grade: grade, points: points).json.utf8))
    }

    @Test("The score for Gradescope is the share of the cases that count, as in the table of grading.md")
    func score() throws {
        #expect(try results(grade(), points: 10).score == 10)
        #expect(try results(grade(passed: 0, failed: 6), points: 10).score == 0)
        #expect(try results(grade(passed: 5, failed: 1, [.waits]), points: 100).score == 83.33)
        #expect(try results(grade([.typeSwitch]), points: 7).score == 6)
        #expect(try results(grade([.typeSwitch, .waits]), points: 100).score == 75)
        #expect(try results(grade(passed: 0, obstacle: true), points: 100).score == 0)
    }

    @Test("A submission without its own strategy has no points, although its tests pass")
    func cheat() throws {
        var grade = try grade()
        grade.findings = [Finding(nil, .tests, "It forges.", isCheat: true)]
        #expect(try results(grade, points: 10).score == 0)
        #expect(try results(grade, points: 10).tests.allSatisfy { $0.status == "failed" })
        #expect(JUnitReport(grade: grade, hasOneCase: true).cases.allSatisfy { $0.part?.tag == .failure })
        #expect(TextReport(grade: grade).text.contains("The submission has no points, whatever its tests do."))
        let table = ClassReport(rows: [.init(student: "eve", grade: grade)]).markdown
        #expect(table.contains("| eve | not passed | 0 | 6 of 6 |  | 1 | It forges. |"), "\(table)")
    }

    @Test("The output of a case for Gradescope has each sentence once")
    func output() throws {
        let found = try results(grade(passed: 1, failed: 1), points: 10)
        #expect(found.tests[1].output == "Do this.")
    }

    @Test("Each case for Gradescope has a status, except cases that do not count yet")
    func cases() throws {
        let found = try results(grade(passed: 1, failed: 1, [.waits]), points: 10)
        #expect(found.tests.map(\.name) == ["passes 0", "fails 0", "waits"])
        #expect(found.tests.map(\.status) == ["passed", "failed", nil])
        #expect(found.tests[1].output?.contains("Do this.") == true)
        #expect(found.tests.map(\.tags) == [["tests"], ["tests"], ["misconceptions"]])
        #expect(found.output.hasPrefix("exercise2: not passed\n"))
        #expect(found.output_format == "text" && found.visibility == "visible")
    }

    @Test("With one case for all findings, the names of the cases do not depend on the submission")
    func oneCase() throws {
        let names = try [grade(), grade([.waits, nil, .waits]), grade(passed: 5, failed: 1, [.waits])].map { grade in
            JUnitReport(grade: grade, hasOneCase: true).cases.map(\.name).filter { !$0.contains("s 0") }.last
        }
        #expect(names == ["has no findings", "has no findings", "has no findings"])
        #expect(JUnitReport(grade: try grade([.waits]), hasOneCase: true).cases.last?.part?.tag == .failure)
    }

    @Test("With one case for all findings, its message has every finding")
    func messageOfOneCase() throws {
        let grade = try grade([.waits, .typeSwitch])
        for (hasOneCase, count) in [(true, 1), (false, 0)] {
            let xml = JUnitReport(grade: grade, hasOneCase: hasOneCase).xml
            let messages = xml.matches(of: /<failure message="([^"]*)"/).map { String($0.1) }
            #expect(
                messages.count { $0.contains(Misconception.waits.name) && $0.contains("&#10;&#10;") } == count, "\(xml)"
            )
        }
    }

    @Test("What does not count, or could not be graded, has only its reason in the message", arguments: [true, false])
    func messageOfOtherCases(hasOneCase: Bool) throws {
        let skipped = JUnitReport(grade: try grade(passed: 5, failed: 1, [.waits]), hasOneCase: hasOneCase).xml
        #expect(skipped.contains(#"<skipped message="The tests of the exercise do not pass yet.">"#), "\(skipped)")
        #expect(skipped.contains(#"<failure message="Do this.">Do this.</failure>"#), "\(skipped)")
        #expect(skipped.contains(#"tests="7" failures="1" errors="0" skipped="1""#), "\(skipped)")
        let error = JUnitReport(grade: try grade(passed: 0, obstacle: true), hasOneCase: hasOneCase).xml
        #expect(error.contains(#"<error message="It does not compile.">error</error>"#), "\(error)")
        #expect(error.contains(#"tests="1" failures="0" errors="1" skipped="0""#), "\(error)")
    }

    @Test("A finding without a name is in its check's case, and not in a misconception's case")
    func unnamed() throws {
        var grade = try grade([.waits])
        grade.findings += [
            Finding(nil, .contract, "One."), Finding(nil, .source, "Two."), Finding(nil, .contract, "Three."),
        ]
        let cases = JUnitReport(grade: grade).cases.suffix(3)
        #expect(cases.map { "\($0.group)/\($0.name)" } == ["misconceptions/waits", "checks/contract", "checks/source"])
        #expect(cases.map { $0.part?.message } == ["Something is wrong.", "One.", "Two."])
        #expect(cases.dropFirst().first?.part?.text == "One.\n\nThree.")
    }

    @Test("A submission without tests has not passed, also if nothing is wrong with it")
    func noTests() throws {
        let none = try grade(passed: 0)
        #expect(none.status == 1 && !none.hasPassed)
        #expect(TextReport(grade: none).text == "exercise2: not passed\nThe tests of the exercise were not run.\n")
        #expect(try grade(obstacle: true).status == 2)
    }

    @Test("The report for a person has the details of a finding, and no character that controls a terminal")
    func text() throws {
        var grade = try grade()
        grade.findings = [
            Finding(
                .waits, .probes, "It waits.", counterexample: "\"a\"", place: "A.swift:7", line: "sleep(1)",
                advice: "Do not wait."),
            Finding(nil, .source, "\u{1B}[31mIt is\u{202E} red."),
        ]
        #expect(
            TextReport(grade: grade).text == """
                exercise2: not passed
                All tests of the exercise pass, but the checks of the grader do not:

                1. The strategy waits (waits, 18)
                   It waits.
                   Counterexample: "a"
                   A.swift:7: sleep(1)
                   Do not wait.

                2. \\u{1B}[31mIt is\\u{202E} red.

                """)
        grade.findings = [Finding(.waits, .probes, "It waits.")]
        #expect(TextReport(grade: grade).text.hasSuffix("   It waits.\n   \(Misconception.waits.advice)\n"))
        #expect(JUnitReport(grade: grade).xml.contains("<failure message=\"It waits.\">"))
        grade.findings = [Finding(nil, .source, "a\u{1B}\u{FFFF}\tb")]
        #expect(JUnitReport(grade: grade).xml.contains("a\u{FFFD}\u{FFFD}\tb"))
    }

    @Test("The report for a person lists the tests that failed, with their messages")
    func failedTests() throws {
        #expect(try TextReport(grade: self.grade()).text == "exercise2: passed\n")
        var grade = try grade(passed: 4, failed: 2)
        let text = "exercise2: not passed\n\n2 of 6 tests of the exercise failed:\n   fails 0\n      Do this.\n"
        #expect(TextReport(grade: grade).text == text + "   fails 1\n      Do this.\n")
        grade.tests[4].messages = []
        let xml = JUnitReport(grade: grade).xml
        #expect(xml.contains(#"<failure message="The test failed."></failure>"#), "\(xml)")
        grade.findings = [Finding(nil, .source, "\u{1F} \r\u{FFFE}<&>\"\u{7F}")]
        grade.tests = []
        let escaped = JUnitReport(grade: grade).xml
        #expect(escaped.contains("\u{FFFD} \u{FFFD}\u{FFFD}&lt;&amp;&gt;&quot;\u{7F}"), "\(escaped)")
    }

    @Test("Of what the compiler prints, forty lines are shown")
    func details() throws {
        var grade = try grade(passed: 0)
        grade.obstacle = Obstacle("No.", details: (1...50).map { "line \($0)" }.joined(separator: "\n"))
        let lines = TextReport(grade: grade).text.split(separator: "\n")
        #expect(
            lines.prefix(3) == ["exercise2: could not be graded", "No.", "    line 1"] && lines.last == "    line 40")
    }

    private func report() throws -> ClassReport {
        ClassReport(rows: [
            .init(student: "ada", grade: try grade()),
            .init(student: "=bob", grade: try grade([.waits, .waits, nil])),
            .init(student: "c|d, \"e\"", grade: try grade(passed: 4, failed: 2, [.waits, .typeSwitch])),
            .init(student: "eve", grade: try grade(passed: 0, obstacle: true)),
        ])
    }

    @Test("The table of a class counts the submissions with each misconception")
    func markdown() throws {
        let lines = try report().markdown.split(separator: "\n")
        #expect(lines.first == "4 submissions: 1 passed, 2 did not pass, 1 could not be graded.")
        #expect(
            lines[3...5] == [
                "| The strategy waits (`waits`, 18) | 2 |",
                "| The code depends on the class of a strategy (`type-switch`, 1) | 1 |", "| another finding | 1 |",
            ])
        #expect(lines.contains(#"| c\|d, "e" | not passed | 66.67 | 4 of 6 | `type-switch`, `waits` | 0 |  |"#))
        #expect(lines.contains("| eve | not graded | 0 | 0 of 0 |  | 0 | It does not compile. |"), "\(lines)")
        #expect(try report().status == 2)
        #expect(ClassReport(rows: []).status == 0)
        let row = ClassReport(rows: [.init(student: "a_b*<c>\n\u{1B}", grade: try grade())])
        #expect(row.markdown.contains(#"| a\_b\*\<c\> \\u{1B} | passed | 100 | 6 of 6 |  | 0 |  |"#), "\(row.markdown)")
    }

    @Test("A cell of the table has no markup, and a field of the CSV is quoted if it needs that")
    func cellsAndFields() throws {
        let row = ClassReport(rows: [.init(student: #"\`[x]>&*"#, grade: try grade())])
        #expect(row.markdown.contains(#"| \\\`\[x\]\>\&\* | passed |"#), "\(row.markdown)")
        for name in ["a,b", "a\nb", "a\rb", "a\r\nb"] {
            let csv = ClassReport(rows: [.init(student: name, grade: try grade())]).csv
            #expect(csv.contains("\r\n\"\(name)\",passed,"), "\(csv)")
        }
        let plain = ClassReport(rows: [.init(student: "a b;c'd", grade: try grade())]).csv
        #expect(plain.contains("\r\na b;c'd,passed,"), "\(plain)")
    }

    @Test("The submissions are the folders and the Swift files of a folder, in the order of their names")
    func submissions() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["c", "a.b", "__MACOSX", ".hidden"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        #expect(try ClassReport.submissions(in: folder.path).map(\.student) == ["a.b", "c"])
        for name in ["b.swift", "a.txt", ".d.swift", "B.swift"] {
            try Data().write(to: folder.appending(path: name))
        }
        let found = try ClassReport.submissions(in: folder.path)
        #expect(found.map(\.student) == ["B", "a.b", "b", "c"])
        #expect(found.map { URL(filePath: $0.path).lastPathComponent } == ["B.swift", "a.b", "b.swift", "c"])
        let empty = folder.appending(path: "c").path
        let obstacle = #expect(throws: Obstacle.self) { try ClassReport.submissions(in: empty) }
        #expect(obstacle?.text == "the folder \(empty) contains no folder and no Swift file of a student")
    }

    @Test(
        "An exercise has a number or a name",
        arguments: [
            ("exercise2", "exercise2"), ("Exercise5", "exercise5"), ("3", "exercise3"), ("6", nil), ("0", nil),
            ("02", nil), ("exercise22", nil), ("exercise", nil), ("", nil),
        ])
    func exercise(argument: String, name: String?) {
        #expect(Exercise(argument)?.name == name)
    }

    @Test("A process has four times its processor time, and not more than there is for the submission")
    func deadline() {
        let now = ContinuousClock.now
        let limit = TimeLimit(seconds: 10, total: 100)
        #expect(limit.deadline() - now > .seconds(39) && limit.deadline() - now < .seconds(60) && !limit.isOver)
        #expect(limit.deadline(atLeast: 70) - now > .seconds(69) && limit.deadline(atLeast: 70) - now < .seconds(90))
        #expect(limit.deadline(atLeast: 200) - now < .seconds(120))
        #expect(TimeLimit(seconds: 10, total: 0).isOver)
    }

    @Test("The CSV of a class has a column for each misconception, and no formulas")
    func csv() throws {
        let lines = try report().csv.split(separator: "\r\n").map(String.init)
        #expect(lines.count == 6)
        #expect(
            lines[0].hasPrefix("student,status,points,tests passed,tests,findings,reason,type-switch,mutable-strategy,")
        )
        #expect(lines[2].hasPrefix("'=bob,not passed,75,6,6,3,,0,"))
        // Two findings about the same misconception.
        let end = String(repeating: ",0", count: Misconception.allCases.count - Misconception.waits.rawValue)
        #expect(lines[2].hasSuffix(",1\(end)") && lines[3].hasSuffix(",1\(end)") && lines[1].hasSuffix(",0\(end)"))
        #expect(lines[3].hasPrefix("\"c|d, \"\"e\"\"\",not passed,66.67,4,6,2,,1,0,"))
        #expect(lines[5].hasPrefix("(count),,,,,,,1,0,"))
        #expect(lines[5].hasSuffix(",2\(end)"))
    }

    @Test("A name that a spreadsheet would compute is a text", arguments: ["=", "+", "-", "@", "\t", "\r"])
    func formulas(sign: String) throws {
        let report = ClassReport(rows: [.init(student: sign + "1", grade: try grade())])
        #expect(report.csv.contains("'\(sign)1") && !report.csv.contains("\n\(sign)1"))
    }

    @Test("The program grades the folders and the files of a class")
    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["ada", "__MACOSX"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            atPath: Submission(2, "right-scanner").path, toPath: folder.appending(path: "ada/Member.swift").path)
        try FileManager.default.copyItem(
            atPath: Submission(2, "needless-validate").path, toPath: folder.appending(path: "bob.swift").path)
        try FileManager.default.copyItem(
            atPath: Submission(2, "does-not-compile").path, toPath: folder.appending(path: "eve.swift").path)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "ada"))
        let reports = folder.appending(path: "../reports-\(folder.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: reports) }
        let run = try Run(
            "exercise2", folder.path, "--class", "--format", "csv", "--points", "10", "--reports", reports.path)
        #expect(run.status == 2)
        let lines = run.output.split(separator: "\r\n")
        #expect(lines.count == 6)
        #expect(lines[1].hasPrefix("ada,passed,10,6,6,0,,"))
        #expect(lines[2].hasPrefix("bob,not passed,"))
        #expect(lines[3].hasPrefix("eve,not graded,0,0,0,0,The submission does not compile: "), "\(lines[3])")
        #expect(lines[3].contains("error: error is not handled"), "\(lines[3])")
        #expect(lines[4].contains("is a link"))
        func report(_ name: String) throws -> String {
            try String(contentsOf: reports.appending(path: name), encoding: .utf8)
        }
        #expect(try report("class.csv") == run.output)
        #expect(try report("class.md").hasPrefix("4 submissions: 1 passed, 1 did not pass, 2 could not be graded."))
        #expect(try report("ada.txt") == "exercise2: passed\n")
        #expect(try report("bob.txt").contains("(needless-validate, 13)"))
        #expect(try report("eve.xml").contains("<error message="))
        #expect(try Run("exercise2", folder.appending(path: "absent").path, "--class").status == 2)
    }
}
