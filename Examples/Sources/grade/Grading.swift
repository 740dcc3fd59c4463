// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// The result of one submission.
struct Grade {
    let exercise: Exercise
    /// The path of the submission, as it was given.
    let submission: String
    var tests: [TestResult] = []
    var findings: [Finding] = []
    /// Why the submission could not be graded, or not to the end.
    var obstacle: Obstacle?

    var failedTests: [TestResult] { tests.filter { !$0.hasPassed } }

    var passesTests: Bool { !tests.isEmpty && failedTests.isEmpty }

    var hasPassed: Bool { obstacle == nil && findings.isEmpty && passesTests }

    /// 0 if the submission passed, 1 if there are findings, 2 if it could not be graded.
    var status: Int32 { obstacle != nil ? 2 : hasPassed ? 0 : 1 }
}

/// Grades one submission.
struct Grading {
    let exercise: Exercise
    let submission: String
    let limit: TimeLimit

    private struct Probed {
        var findings: [Finding] = []
        var obstacle: Obstacle?
        /// Whether a limit has ended the process, so that the tests would take minutes.
        var hasReachedLimit = false
    }

    func run() -> Grade {
        var grade = Grade(exercise: exercise, submission: submission)
        do {
            let files = try sources()
            let source = SourceCheck(files, solution: try exercise.solution.map(SourceFile.init))
            grade.findings = Diagnosis([], source).findings
            if source.hasForeignImport { return grade }
            let workspace = try Workspace()
            defer { workspace.close() }
            let library = try Compiler(exercise: exercise, workspace: workspace, limit: limit).library(of: source)
            let probed = try probe(library, source, workspace)
            let tests = try exercise.tests.map(SourceFile.init)
            let found = probed.findings.map { located($0, files) }
            grade.findings = Diagnosis(found, source, tests: tests).findings
            grade.obstacle = probed.obstacle
            if probed.obstacle == nil, !probed.hasReachedLimit {
                (grade.tests, grade.obstacle) = try test(library, workspace, hasFindings: !grade.findings.isEmpty)
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
        let url = URL(filePath: submission)
        let paths = isFolder.boolValue ? try Exercise.swiftFiles(in: url) : [url.path]
        guard !paths.isEmpty else { throw Self.emptyFolder(url, submission) }
        let files = try paths.map { path in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: URL(filePath: path).resolvingSymlinksInPath().path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let size = attributes?[.size] as? Int, size <= 1 << 18
            else { throw Obstacle("The file \(path) is not a file of at most 256 KB.") }
            do { return try SourceFile(path: path) } catch {
                throw Obstacle("The file \(path) cannot be read as UTF-8.")
            }
        }
        // A copy of the tests or of the manifest in the folder is not a part of the submission.
        let code = files.filter { file in
            !SourceCheck.imports(in: file).contains { ["Testing", "XCTest", "PackageDescription"].contains($0.name) }
        }
        return code.isEmpty ? files : code
    }

    /// Names the folders inside this one that contain Swift files.
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

    private static func nonce() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
    }

    // MARK: - Probes

    /// Runs the probes, and starts again without a call that ends the process.
    private func probe(_ library: URL, _ source: SourceCheck, _ workspace: Workspace) throws -> Probed {
        var probed = Probed()
        var job = Job(nonce: Self.nonce(), library: library.path)
        job.literals = source.literals
        var hasSlowContract = false
        for _ in 1...8 {
            if limit.isOver {
                probed.obstacle = Obstacle("The submission takes longer than \(limit.total) seconds. See --total.")
                return probed
            }
            let run = try ChildRun(job, limit: limit, in: workspace)
            var stages: [String] = []
            for message in run.messages {
                switch message {
                case .began(let names): stages = names
                case .finding(let finding): probed.findings.append(finding)
                case .ended(let stage): job.finished.append(stage)
                default: break
                }
            }
            if probed.findings.last?.misconception == .waits { probed.hasReachedLimit = true }
            if run.end == .done { break }
            guard let (call, input) = run.lastCall, !stages.isEmpty else {
                probed.obstacle = Obstacle("The submission could not be loaded.", details: run.printed)
                return probed
            }
            let stage = stages.first { !job.finished.contains($0) } ?? ""
            if run.end == .hang || run.end == .waits {
                if call.hasPrefix(Examiner.contractCall) {
                    // The library computes there, for most of the time.
                    hasSlowContract = true
                    job.finished.append(stage)
                    continue
                }
                if run.end == .waits {
                    probed.findings.append(
                        Finding(.waits, .process, "The submission waits in \(call).", counterexample: input))
                    probed.hasReachedLimit = true
                } else {
                    probed.obstacle = Obstacle(
                        "The submission does not return from \(call) within \(limit.seconds) seconds of processor "
                            + "time. Is there a loop without an end, or a method that calls itself?")
                }
                return probed
            }
            let isSample = stage.hasSuffix(": a sample")
            let ending = Self.finding(about: run, call, input, isSample: isSample)
            probed.findings.append(ending.finding)
            if ending.isLimit {
                probed.hasReachedLimit = true
                return probed
            }
            if isSample {
                // The other probes of this strategy would end the process too.
                let prefix = stage.dropLast("a sample".count)
                job.finished += stages.filter { $0.hasPrefix(prefix) }
            } else if job.fatal.contains(call) || probed.findings.filter({ $0.check == .process }).count > 3 {
                job.finished.append(stage)
            } else {
                job.fatal.append(call)
            }
        }
        if hasSlowContract, probed.findings.isEmpty {
            probed.obstacle = Obstacle(
                "StrategyContract does not end within \(limit.seconds) seconds of processor time. This is not "
                    + "necessarily a mistake of the submission. Raise --limit.")
        }
        return probed
    }

    /// Explains how a call ended the process, and whether it was a limit of the grader.
    private static func finding(
        about run: ChildRun, _ call: String, _ input: String?, isSample: Bool
    ) -> (finding: Finding, isLimit: Bool) {
        let isEmpty = input == "\"\"" && !isSample
        func found(_ text: String, _ advice: String, isLimit: Bool = false) -> (Finding, Bool) {
            (Finding(nil, .process, text, counterexample: input, advice: advice), isLimit)
        }
        switch run.end {
        case .exit(let status):
            return found(
                "The submission ends the process with the status \(status) in \(call).",
                "A strategy reports by returning or throwing. Remove the call of exit.")
        case .signal(SIGXFSZ):
            return found(
                "The submission prints or writes more than 8 MB in \(call).",
                "Is there a loop without an end that prints?", isLimit: true)
        case .signal(SIGSYS):
            return found(
                "The submission starts a process, or sends a signal to another one, in \(call).",
                "A strategy only validates its input. Remove the call.")
        default: break
        }
        // The runtime prints, for example, “Exercise2/File.swift:12: Fatal error: Index out of range”.
        let trap = /(Fatal error|Precondition failed|Assertion failed)/
        let line = run.printed.split(separator: "\n").last { $0.contains(trap) }.map(String.init)
        let reason = line.flatMap { line in line.firstRange(of: trap).map { line[$0.lowerBound...] } }
        let place = line.flatMap { $0.firstMatch(of: /([^\/ ]+\.swift:[0-9]+): [A-Z]/) }.map { String($0.1) }
        if line?.contains("allocate") == true || run.printed.contains("bad_alloc") {
            return found(
                "The submission uses more than 500 MB of memory in \(call).",
                "Is there a loop without an end that appends?", isLimit: true)
        }
        let cause =
            reason.map { ": \($0)" }
            ?? (run.end == .signal(SIGSEGV) || run.end == .signal(SIGBUS)
                ? ". Perhaps a method calls itself without an end" : ", with a signal")
        let advice = isEmpty ? nil : "A strategy must accept or reject each input. Use operations that return nil."
        return (
            Finding(
                isEmpty ? .emptyTrap : nil, .process, "The program ends in \(call)\(cause).", counterexample: input,
                place: place, advice: advice), false
        )
    }

    /// Adds the line of the submission to a finding with a place, and removes a place outside the submission.
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

    private func test(_ library: URL, _ workspace: Workspace, hasFindings: Bool) throws -> ([TestResult], Obstacle?) {
        let events = workspace.folder.appending(path: "\(Self.nonce()).json")
        var job = Job(nonce: Self.nonce(), library: library.path)
        job.events = events.path
        let run = try ChildRun(job, limit: limit, in: workspace)
        let results = TestRun(events: events, end: run.end).results
        if run.end == .hang || run.end == .waits {
            return (results, Obstacle("A test of the exercise does not end within \(limit.seconds) seconds."))
        }
        if results.isEmpty {
            return ([], Obstacle("The tests of the exercise could not be run.", details: run.printed))
        }
        // A process that ends before the tests do has not passed, whatever the events are.
        if run.end != .done, results.allSatisfy(\.hasPassed), !hasFindings {
            return (results, Obstacle("The submission ends the process of the tests."))
        }
        return (results, nil)
    }
}
