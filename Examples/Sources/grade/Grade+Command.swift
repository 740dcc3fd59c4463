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

            The report lists the tests of the exercise that failed, and each finding with an input or a line that shows \
            it. A finding that is a known misconception of the Strategy pattern has a name, such as mutable-strategy.

            Example:
              grade exercise2 MemberInputValidator.swift --junit report.xml

            Exit status: 0 if the submission passed, 1 if there are findings, 2 if it could not be graded: the command \
            line is wrong, the submission does not compile, or it does not return.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, junit }

    @Argument(help: "The exercise: exercise1, exercise2, exercise3, exercise4, or exercise5.")
    var exercise: String

    @Argument(help: "The file or the folder with the student's code.", completion: .file())
    var submission: String

    @Option(help: "The report on standard output: text or junit (XML).")
    var format: Format = .text

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
        guard Exercise(exercise) != nil else {
            throw ValidationError("there is no exercise “\(exercise)”; use exercise1 to exercise5")
        }
        guard 1...600 ~= limit else { throw ValidationError("the limit must be 1 to 600 seconds") }
        guard 1...3600 ~= total else { throw ValidationError("the total must be 1 to 3600 seconds") }
    }

    func run() throws {
        guard let exercise = Exercise(exercise) else { return }
        if gradeGuardIsComplete() == 0 {
            let warning = "grade: this system does not keep a submission from files and the network; use a container\n"
            FileHandle.standardError.write(Data(warning.utf8))
        }
        let limit = TimeLimit(seconds: limit, total: total)
        let grade = Grading(exercise: exercise, submission: submission, limit: limit).run()
        if let junit {
            do {
                try JUnitReport(grade: grade).xml.write(toFile: junit, atomically: true, encoding: .utf8)
            } catch {
                throw ValidationError("\(junit): the report cannot be written")
            }
        }
        let text = format == .text ? TextReport(grade: grade).text : JUnitReport(grade: grade).xml
        FileHandle.standardOutput.write(Data(text.utf8))
        throw ExitCode(grade.status)
    }
}
