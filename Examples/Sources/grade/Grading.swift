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

    var hasPassed: Bool { obstacle == nil && findings.isEmpty && failedTests.isEmpty && !tests.isEmpty }

    /// 0 if the submission passed, 1 if there are findings, 2 if it could not be graded.
    var status: Int32 { obstacle != nil ? 2 : hasPassed ? 0 : 1 }
}

/// Grades one submission.
struct Grading {
    let exercise: Exercise
    let submission: String
    /// The processor time that each process with the submission may use.
    let seconds: Int

    private struct Probed {
        var findings: [Finding] = []
        var obstacle: Obstacle?
    }

    func run() -> Grade {
        var grade = Grade(exercise: exercise, submission: submission)
        let folder = FileManager.default.temporaryDirectory.appending(path: "grade-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let files = try sources()
            let source = SourceCheck(files)
            grade.findings = Diagnosis([], source).findings
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let library = try Compiler(exercise: exercise, folder: folder).library(of: files.map(\.path))
            let probed = try probe(library, folder)
            grade.findings = Diagnosis(probed.findings, source).findings.map { located($0, files) }
            grade.obstacle = probed.obstacle
            if probed.obstacle == nil {
                (grade.tests, grade.obstacle) = try test(library, folder, hasFindings: !grade.findings.isEmpty)
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
        guard !paths.isEmpty else { throw Obstacle("The folder \(submission) contains no Swift file.") }
        return try paths.map { path in
            do { return try SourceFile(path: path) } catch {
                throw Obstacle("The file \(path) cannot be read as UTF-8.")
            }
        }
    }

    private static func nonce() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
    }

    // MARK: - Probes

    /// Runs the probes, and starts again without a call that ends the process.
    private func probe(_ library: URL, _ folder: URL) throws -> Probed {
        var probed = Probed()
        var job = Job(nonce: Self.nonce(), library: library.path)
        for _ in 1...8 {
            let run = try ChildRun(job, seconds: seconds, folder: folder)
            var stages: [String] = []
            for message in run.messages {
                switch message {
                case .began(let names): stages = names
                case .finding(let finding): probed.findings.append(finding)
                case .ended(let stage): job.finished.append(stage)
                default: break
                }
            }
            if run.end == .done { return probed }
            guard let (call, input) = run.lastCall, !stages.isEmpty else {
                probed.obstacle = Obstacle("The submission could not be loaded.", details: run.printed)
                return probed
            }
            if run.end == .hang {
                probed.obstacle = Obstacle(
                    "The submission does not return from \(call). Is there a loop without an end, or a method that calls "
                        + "itself?")
                return probed
            }
            let stage = stages.first { !job.finished.contains($0) } ?? ""
            let isSample = stage.hasSuffix(": a sample")
            probed.findings.append(Self.finding(about: run, call, input, isSample: isSample))
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
        return probed
    }

    private static func finding(about run: ChildRun, _ call: String, _ input: String?, isSample: Bool) -> Finding {
        let isEmpty = input == "\"\"" && !isSample
        switch run.end {
        case .exit(let status):
            return Finding(
                nil, .process, "The submission ends the process with the status \(status) in \(call).",
                counterexample: input, advice: "A strategy reports by returning or throwing. Remove the call of exit.")
        default:
            // The runtime prints, for example, “Exercise2/File.swift:12: Fatal error: Index out of range”.
            let line = run.printed.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
            let reason = line.flatMap { $0.firstRange(of: "Fatal error") }.flatMap { range in
                line.map { $0[range.lowerBound...] }
            }
            let place = line.flatMap { $0.firstMatch(of: /([^\/ ]+\.swift:[0-9]+): Fatal error/) }.map { String($0.1) }
            return Finding(
                isEmpty ? .emptyTrap : nil, .process,
                "The program ends in \(call)\(reason.map { ": \($0)" } ?? ". Perhaps a method calls itself without an end").",
                counterexample: input, place: place,
                advice: isEmpty ? nil : "A strategy must accept or reject each input. Use operations that return nil.")
        }
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
        return finding
    }

    // MARK: - Tests

    private func test(_ library: URL, _ folder: URL, hasFindings: Bool) throws -> ([TestResult], Obstacle?) {
        let events = folder.appending(path: "\(Self.nonce()).json")
        var job = Job(nonce: Self.nonce(), library: library.path)
        job.events = events.path
        let run = try ChildRun(job, seconds: seconds, folder: folder)
        let results = TestRun(events: events, end: run.end).results
        if run.end == .hang { return (results, Obstacle("A test of the exercise does not end.")) }
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
