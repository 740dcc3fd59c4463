// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// A submission's result.
struct Grade {
    let exercise: Exercise
    /// The submission's path as given.
    let submission: String
    var tests: [TestResult] = []
    var findings: [Finding] = []
    /// Why the submission couldn't be graded, or not completely.
    var obstacle: Obstacle?

    var failedTests: [TestResult] { tests.filter { !$0.hasPassed } }

    var passesTests: Bool { !tests.isEmpty && failedTests.isEmpty }

    var hasPassed: Bool { obstacle == nil && findings.isEmpty && passesTests }

    /// Why the submission has no points, whatever its tests do, or `nil`.
    var cheat: Finding? { findings.first(where: \.isCheat) }

    /// 0 if the submission passed, 1 if there are findings, or 2 if it couldn't be graded.
    var status: Int32 { obstacle != nil ? 2 : hasPassed ? 0 : 1 }
}

struct Grading {
    let exercise: Exercise
    let submission: String
    let limit: TimeLimit

    func run() -> Grade {
        var grade = Grade(exercise: exercise, submission: submission)
        do {
            let files = try sources()
            let source = SourceCheck(files, solution: try exercise.solution.map(SourceFile.init))
            grade.findings = Diagnosis([], source).findings
            if source.hasForeignImport { return grade }
            let workspace = try Workspace()
            defer { workspace.close() }
            let compiler = Compiler(exercise: exercise, workspace: workspace, limit: limit)
            let library = try compiler.library(of: source)
            let tests = try exercise.tests.map(SourceFile.init)
            let examiner = try examine(library, source, tests, compiler)
            let found = examiner.findings.map { located($0, files) }
            grade.findings = Diagnosis(found, source, tests: tests).findings
            grade.obstacle = examiner.obstacle
            if examiner.obstacle == nil, !examiner.hasReachedLimit {
                try test(library, workspace, tests, &grade)
                if grade.passesTests { compare(examiner, &grade) }
            }
        } catch let obstacle as Obstacle {
            grade.obstacle = obstacle
        } catch {
            grade.obstacle = Obstacle("The submission could not be graded: \(error.localizedDescription)")
        }
        return grade
    }

    private func sources() throws -> [SourceFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: submission, isDirectory: &isFolder) else {
            throw Obstacle("There is no file or folder \(submission).")
        }
        try Self.refuseLinks(in: submission)
        let url = URL(filePath: submission)
        let paths = isFolder.boolValue ? try Exercise.swiftFiles(in: url) : [url.path]
        guard !paths.isEmpty else { throw Self.emptyFolder(url, submission) }
        let files = try paths.map { path in
            try Self.refuseLinks(in: path)
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let size = attributes?[.size] as? Int, size <= 1 << 18
            else { throw Obstacle("The file \(path) is not a file of at most 256 KB.") }
            do { return try SourceFile(path: path) } catch {
                throw Obstacle("The file \(path) cannot be read as UTF-8.")
            }
        }
        // A copy of the tests or the manifest in the folder isn't part of the submission.
        let code = files.filter { file in
            !SourceCheck.imports(in: file).contains { ["Testing", "XCTest", "PackageDescription"].contains($0.name) }
        }
        return code.isEmpty ? files : code
    }

    /// Refuses a path with a symbolic link, which could lead to the solution.
    ///
    /// In an absolute path, only the last component belongs to the submission, because `/tmp` is a link on some
    /// systems.
    private static func refuseLinks(in path: String) throws {
        let components = path.split(separator: "/")
        let first = path.hasPrefix("/") ? components.count : 1
        for count in stride(from: first, through: components.count, by: 1) where count > 0 {
            let part = (path.hasPrefix("/") ? "/" : "") + components.prefix(count).joined(separator: "/")
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: part)) == nil else {
                throw Obstacle("\(part) is a link. A submission consists of files and folders of its own.")
            }
        }
    }

    /// Returns an obstacle that names the subfolders with Swift files.
    private static func emptyFolder(_ folder: URL, _ shown: String) -> Obstacle {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let inside = Set(
            paths.filter {
                $0.hasSuffix(".swift") && !$0.contains("/.") && !$0.hasPrefix(".") && !$0.contains("__MACOSX")
            }
            .map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        guard !inside.isEmpty else { return Obstacle("The folder \(shown) contains no Swift file.") }
        let names = inside.sorted { ($0.hasSuffix("Start") ? 0 : 1, $0) < ($1.hasSuffix("Start") ? 0 : 1, $1) }
        let path = shown.hasSuffix("/") ? String(shown.dropLast()) : shown
        return Obstacle(
            "The folder \(shown) contains Swift files only in \(names.prefix(3).joined(separator: ", ")). Pass the "
                + "folder of the submission, such as \(path)/\(names[0]).")
    }

    // MARK: - Examination

    /// Asks the submission and compares its answers with the solution's answers.
    private func examine(
        _ library: URL, _ source: SourceCheck, _ tests: [SourceFile], _ compiler: Compiler
    ) throws -> Examiner {
        func respondent(_ library: String) -> RemoteRespondent {
            let readable = Toolchain.readable + [library]
            return RemoteRespondent(Job(library: library, readable: readable), limit: limit, in: compiler.workspace)
        }
        let submission = respondent(library.path)
        // Exercise 1 needs no solution, only a process that matches expressions.
        let solution = respondent(exercise.solution.isEmpty ? "" : try compiler.solution().path)
        defer {
            submission.close()
            solution.close()
        }
        let reference = Reference(respondent: exercise.builtInSolution.map(LocalRespondent.init) ?? solution)
        let task = exercise.builtInSolution == nil && exercise.solution.isEmpty ? .digits : try reference.task()
        let examiner = Examiner(
            submission, reference, literals: source.literals, testTexts: TestRun.inputs(in: tests), limit: limit)
        try examiner.run(try task.stages(reference))
        return examiner
    }

    /// Compares the tests' results with the examination's results.
    ///
    /// The tests run in the submission's process, which could change their results. That gains it nothing: if tests
    /// pass although their own inputs have wrong verdicts, they aren't believed.
    private func compare(_ examiner: Examiner, _ grade: inout Grade) {
        if examiner.failsSample {
            grade.findings.append(
                Finding(
                    nil, .tests, "All tests pass, although the submission has wrong results for their inputs.",
                    advice: "The submission changes the results of the tests. Write the code of the exercise.",
                    isCheat: true))
        } else if examiner.listsInputs {
            let text = "All tests pass, but nearly all other inputs have wrong results."
            let listed = grade.findings.firstIndex { $0.misconception == .listedAnswers }
            if let listed {
                grade.findings[listed].text += " \(text)"
                grade.findings[listed].isCheat = true
            } else {
                grade.findings.insert(Finding(.listedAnswers, .reference, text, isCheat: true), at: 0)
            }
        }
    }

    /// Returns a finding with the submission's line at its place, or without a place that's outside the submission.
    private func located(_ finding: Finding, _ files: [SourceFile]) -> Finding {
        var finding = finding
        guard finding.line == nil, let place = finding.place?.split(separator: ":"), place.count == 2,
            let number = Int(place[1])
        else { return finding }
        let file = files.first { $0.name == place[0] }
        finding.line = file?.line(number)
        if file == nil { finding.place = nil }
        if finding.line?.contains(/\b(precondition|preconditionFailure|assert|assertionFailure|fatalError)\(/) == true {
            finding.misconception = nil
            finding.advice =
                "Throw the error of this reason. A call of precondition, assert, or fatalError ends the app."
        }
        return finding
    }

    // MARK: - Tests

    private func test(_ library: URL, _ workspace: Workspace, _ tests: [SourceFile], _ grade: inout Grade) throws {
        let folder = workspace.folder.appending(path: "events")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let events = folder.appending(path: "\(UUID().uuidString).json")
        var job = Job(library: library.path, readable: Toolchain.readable + [library.path])
        job.events = events.path
        let ending = try ChildProcess(job, limit: limit, in: workspace).endOfTests()
        let run = TestRun(events: events, end: ending?.kind, expected: TestRun.names(in: tests))
        grade.tests = run.results
        if let name = run.foreignNames.first {
            grade.findings.append(
                Finding(
                    nil, .tests, "The results contain a test that is not one of the exercise: \(name).",
                    advice: "The submission changes the results of the tests. Write the code of the exercise.",
                    isCheat: true))
        }
        if ending?.kind == .hang || ending?.kind == .waits {
            grade.obstacle = Obstacle("A test of the exercise does not end within \(limit.seconds) seconds.")
        } else if run.isEmpty {
            grade.tests = []
            grade.obstacle = Obstacle("The tests of the exercise could not be run.", details: ending?.printed ?? "")
        } else if ending != nil, grade.passesTests {
            // A process that ends before the tests do hasn't passed, whatever the events are.
            grade.findings.append(
                Finding(
                    nil, .tests, "The submission ends the process of the tests, although all of them have passed.",
                    advice: "A strategy reports by returning or throwing. Remove this code.", isCheat: true))
        }
    }
}
