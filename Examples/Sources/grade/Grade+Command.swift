// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import GradeGuard

/// The program's command line.
struct GradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade",
        abstract: "Grades a submission for one of the exercises on the Strategy pattern.",
        usage: "grade <exercise> <submission> [<options>]",
        discussion: """
            A submission is the file that the student edits, or the folder that contains it, such as \
            Examples/Exercises/Exercise2/Start. The program compiles it, and runs it in processes of its own.

            The report lists the tests of the exercise that failed, and each finding with an input or a line that \
            shows it. A finding that is a known misconception of the Strategy pattern has a name, such as \
            mutable-strategy.

            With --class, the folder contains a folder or a file for each student. The report is a table of the class, \
            with the points and the number of submissions for each misconception. With --reports, the same run also \
            writes the report of each student.

            Examples:
              grade exercise2 MemberInputValidator.swift --junit report.xml
              grade exercise2 submissions --class >class.md

            Exit status: 0 if the submission passed, 1 if there are findings, 2 if it could not be graded: the command \
            line is wrong, the submission does not compile, or it does not return. With --class, it is the highest \
            status of a submission.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, junit, gradescope, markdown, csv }

    @Argument(
        help: "The exercise: exercise1, exercise2, exercise3, exercise4, exercise5, or the folder of one of your own.")
    var exercise: String

    @Argument(help: "The file or the folder with the student's code.", completion: .file())
    var submission: String

    @Flag(name: .customLong("class"), help: "Grade the submissions of a class, and print a table.")
    var isClass = false

    @Option(
        help: ArgumentHelp(
            "The report on standard output: text, junit (XML), or gradescope (results.json); for a class, markdown or csv.",
            valueName: "format"))
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "A folder for the reports of a class: class.md, class.csv, and a .txt and an .xml for each student.",
            valueName: "folder"), completion: .directory)
    var reports: String?

    @Option(
        help: ArgumentHelp(
            "The points of a submission that passed, for gradescope and for a class.", valueName: "number"))
    var points: Double = 100

    @Flag(help: "Report all findings as one case of JUnit, for systems that must know each case in advance.")
    var oneCase = false

    @Option(
        help: ArgumentHelp("A file for a report in the XML format of JUnit.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "The processor time that a process with the submission may use. On the clock, it may take four times as long.",
            valueName: "seconds"))
    var limit: Int = 10

    @Option(
        help: ArgumentHelp("The time for one submission, with everything that the grader does.", valueName: "seconds"))
    var total: Int = 120

    func validate() throws {
        guard isClass || !usesClassFormat, !isClass || usesClassFormat || format == nil else {
            throw ValidationError("use markdown and csv with --class, and the other formats without it")
        }
        guard isClass || reports == nil else { throw ValidationError("--reports is for a class") }
        guard !isClass || junit == nil else { throw ValidationError("--junit is for one submission") }
        guard points.isFinite, 0...1_000_000 ~= points else {
            throw ValidationError("the points must be 0 to 1000000")
        }
        guard 1...600 ~= limit else { throw ValidationError("the limit must be 1 to 600 seconds") }
        guard 1...3600 ~= total else { throw ValidationError("the total must be 1 to 3600 seconds") }
        do {
            _ = try Exercise.named(exercise, for: isClass ? try firstStudent() : nil)
        } catch let obstacle as Obstacle {
            throw ValidationError(obstacle.text)
        }
    }

    private var usesClassFormat: Bool { format == .markdown || format == .csv }

    private func firstStudent() throws -> String? { try ClassReport.submissions(in: submission).first?.student }

    func run() throws {
        if gradeGuardIsComplete() == 0 {
            let warning = "grade: this system does not keep a submission from files and the network; use a container\n"
            FileHandle.standardError.write(Data(warning.utf8))
        }
        if isClass { return try gradeClass() }
        let grade = grade(submission, try Exercise.named(exercise))
        let report = JUnitReport(grade: grade, hasOneCase: oneCase)
        if let junit {
            do {
                try report.xml.write(toFile: junit, atomically: true, encoding: .utf8)
            } catch {
                throw ValidationError("\(junit): the report cannot be written")
            }
        }
        switch format {
        case .junit: Self.write(report.xml)
        case .gradescope: Self.write(GradescopeReport(grade: grade, points: points).json)
        default: Self.write(TextReport(grade: grade).text)
        }
        throw ExitCode(grade.status)
    }

    private func gradeClass() throws {
        var rows: [ClassReport.Row] = []
        for (student, path) in try ClassReport.submissions(in: submission) {
            let exercise = try Exercise.named(exercise, for: student)
            let grade = grade(path, exercise)
            rows.append(ClassReport.Row(student: student, grade: grade))
            // A folder and a file can have the same name.
            let count = rows.count { $0.student == student }
            let name = count == 1 ? student : "\(student)-\(count)"
            try write(TextReport(grade: grade).text, to: "\(name).txt")
            try write(JUnitReport(grade: grade, hasOneCase: oneCase).xml, to: "\(name).xml")
        }
        let report = ClassReport(rows: rows, points: points)
        try write(report.markdown, to: "class.md")
        try write(report.csv, to: "class.csv")
        Self.write(format == .csv ? report.csv : report.markdown)
        throw ExitCode(report.status)
    }

    /// Writes a file into the report folder, if there is one.
    private func write(_ text: String, to name: String) throws {
        guard let reports else { return }
        do {
            try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
            try text.write(to: URL(filePath: reports).appending(path: name), atomically: true, encoding: .utf8)
        } catch {
            throw ValidationError("\(reports): the reports cannot be written")
        }
    }

    private func grade(_ path: String, _ exercise: Exercise) -> Grade {
        Grading(exercise: exercise, submission: path, limit: TimeLimit(seconds: limit, total: total)).run()
    }

    private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
