// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeGuard
import Testing

@testable import grade

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A submission, and the names of the misconceptions that the grader must find in it.
struct Submission: Sendable, CustomTestStringConvertible {
    let exercise: Int
    let file: String
    let names: [String]

    /// - Parameters:
    ///   - exercise: The exercise's number.
    ///   - file: The name of a file in the exercise's folder, without its extension, or of a subfolder.
    ///   - names: The expected names. By default, the misconception that the file's name begins with.
    init(_ exercise: Int, _ file: String, _ names: [String]? = nil) {
        self.exercise = exercise
        self.file = file
        let name = Self.misconceptions.first { file.hasPrefix($0) }
        self.names = names ?? [name].compactMap(\.self)
    }

    static let misconceptions = [
        "type-switch", "mutable-strategy", "kept-answer", "repeated-code", "input-in-error", "empty-trap",
        "template-method", "generic-error", "known-context", "rebuilt-context", "compared-text", "validating-setter",
        "needless-validate", "listed-answers", "forgotten-throw", "printed-error", "hidden-input", "waits",
        "changed-verdict", "unanchored-search", "wrong-length", "accepts-empty", "wrong-domain", "decorated-strategy",
    ]

    var path: String {
        let path = Self.folder.appending(path: "Exercise\(exercise)/\(file)").path
        return FileManager.default.fileExists(atPath: path) ? path : "\(path).swift"
    }

    var testDescription: String { "Exercise\(exercise)/\(file)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Submissions")

    /// The folder that contains the exercises.
    static let exercises = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Exercises")
}

/// A run of the program.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: String..., environment: [String: String] = [:], folder start: URL? = nil) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["out", "err"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = start ?? process.currentDirectoryURL
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }

    static var program: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent().appending(path: "grade")
    }

    init(_ submission: Submission) throws {
        try self.init("exercise\(submission.exercise)", submission.path)
    }

    /// The misconceptions' names in a text report.
    var names: [String] {
        output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^[0-9]+\. .*\(([a-z-]+), [0-9]+\)$/).map { String($0.1) }
        }
    }

    /// The other findings in a text report.
    var others: [String] {
        output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^[0-9]+\. (.*\.)$/).map { String($0.1) }
        }
    }
}

@Suite("grade")
struct GradeTests {
    static let wrong: [Submission] = [
        Submission(2, "type-switch"), Submission(3, "type-switch"), Submission(4, "type-switch"),
        Submission(2, "mutable-strategy"), Submission(3, "mutable-strategy"), Submission(5, "mutable-strategy"),
        Submission(2, "kept-answer"), Submission(2, "kept-answer-snapshot"), Submission(2, "kept-answer-rejected"),
        Submission(2, "repeated-code"), Submission(3, "repeated-code"), Submission(5, "repeated-code"),
        Submission(5, "repeated-code-four"),
        Submission(2, "input-in-error"), Submission(4, "input-in-error"), Submission(5, "input-in-error"),
        Submission(2, "empty-trap"), Submission(3, "empty-trap"), Submission(4, "empty-trap"),
        Submission(5, "empty-trap"),
        Submission(3, "template-method"), Submission(3, "template-method-step"), Submission(4, "template-method"),
        Submission(2, "generic-error"), Submission(3, "generic-error"), Submission(4, "generic-error"),
        Submission(2, "known-context"), Submission(4, "known-context"), Submission(5, "known-context"),
        Submission(2, "known-context-static"),
        Submission(2, "rebuilt-context"), Submission(2, "rebuilt-context-reset"),
        Submission(2, "compared-text"), Submission(4, "compared-text"), Submission(5, "compared-text"),
        Submission(5, "compared-text-literal"),
        Submission(2, "validating-setter"), Submission(2, "validating-setter-observer"),
        Submission(5, "validating-setter"),
        Submission(2, "needless-validate"), Submission(2, "needless-validate-first"),
        Submission(2, "listed-answers"), Submission(5, "listed-answers"),
        Submission(2, "forgotten-throw"), Submission(2, "forgotten-throw-return"), Submission(5, "forgotten-throw"),
        Submission(2, "printed-error"), Submission(5, "printed-error"),
        Submission(2, "hidden-input"), Submission(5, "hidden-input"),
        Submission(2, "waits"), Submission(5, "waits"),
        Submission(3, "type-switch-kind"), Submission(2, "changed-verdict"), Submission(5, "changed-verdict"),
        Submission(1, "unanchored-search"), Submission(2, "unanchored-search"),
        Submission(2, "unanchored-search-prefix"),
        Submission(2, "wrong-length"), Submission(2, "wrong-length-minimum"), Submission(5, "wrong-length"),
        Submission(1, "accepts-empty"), Submission(2, "accepts-empty"), Submission(5, "accepts-empty"),
        Submission(2, "wrong-domain"), Submission(3, "wrong-domain"),
        Submission(2, "decorated-strategy"), Submission(2, "decorated-strategy-both"),
        Submission(2, "known-context-global"),
    ]

    static let right: [Submission] = [
        Submission(1, "right-lookaround"), Submission(2, "right-expression"), Submission(2, "right-scanner"),
        Submission(2, "right-composition"), Submission(2, "right-messages"), Submission(3, "right-loop"),
        Submission(3, "right-intermediate"), Submission(4, "right-folder"), Submission(5, "right-two-errors"),
        Submission(5, "right-cache"), Submission(2, "right-names"),
    ]

    @Test("Each misconception is in the table at least twice")
    func table() {
        for name in Submission.misconceptions {
            #expect(Self.wrong.count { $0.names == [name] } >= 2, "\(name)")
        }
    }

    @Test("A submission with one misconception has exactly this finding", arguments: wrong)
    func findsMisconception(_ submission: Submission) throws {
        let run = try Run(submission)
        #expect(run.status == 1)
        #expect(run.names == submission.names)
        #expect(run.others == [])
    }

    @Test("A submission that is right in an unusual style passes", arguments: right)
    func acceptsRight(_ submission: Submission) throws {
        let run = try Run(submission)
        #expect(run.status == 0)
        #expect(run.output == "exercise\(submission.exercise): passed\n")
    }

    @Test("The solution of an exercise passes with all points, and its start does not, with none", arguments: 1...5)
    func exercises(_ number: Int) throws {
        let folder = Submission.exercises.appending(path: "Exercise\(number)")
        let report = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: report) }
        let solution = try Run("exercise\(number)", folder.appending(path: "Solution").path, "--junit", report.path)
        #expect(solution.status == 0, "\(solution.output)")
        var cases = try #require(JUnitCases(try Data(contentsOf: report)))
        #expect(cases.passed == cases.names.count)
        #expect(cases.names.last == "exercise\(number).grade/has no findings")
        let start = try Run("exercise\(number)", folder.appending(path: "Start").path, "--junit", report.path)
        #expect(start.status == 1)
        cases = try #require(JUnitCases(try Data(contentsOf: report)))
        #expect(cases.passed == 0)
        #expect(!cases.skipped.isEmpty)
        let names = [1: ["accepts-empty"], 3: ["template-method"], 5: ["mutable-strategy", "input-in-error"]]
        #expect(start.names == names[number] ?? [])
    }

    // MARK: - Counterexamples

    @Test(
        "A difference from the solution is shrunk to a short input",
        arguments: [
            (Submission(1, "line-end", []), "\"0\\n\"", "matches a text that is not a number"),
            (Submission(1, "other-digits", []), "\"\\u{0661}\"", "matches a text that is not a number"),
            (Submission(1, "changed-book", []), "\"\"", "bookAccepts(_:) and isFound(_:in:) no longer have"),
            (Submission(1, "changed-book", []), "\"12\"", "The array found contains a number"),
            (Submission(1, "changed-search", []), "\"\\n\"", "no longer have their results"),
            (Submission(1, "changed-search", []), "\"[0-9\"", "not a regular expression of NSRegularExpression"),
            (Submission(2, "sign", []), "\"M+aaaaa\"", "accepts an input that it must reject with Club 2"),
            (Submission(2, "trap", []), "\"M\"", "Index out of range"),
            (Submission(2, "precondition", []), "\"\"", "Precondition failed"),
            (Submission(2, "literal", []), "\"Maaaxyz\"", "a literal that is a part of this input"),
            (Submission(2, "accent", []), #""M\u{0301}RCURY""#, "reports Club 2 for this input"),
            (
                Submission(3, "other-code", ["accepts-empty"]), "\"+\"",
                "DigitsInputValidator reports Uniform 3 for this input, but the reason here is Uniform 2."
            ),
            (Submission(4, "new-error", []), "\"x1\"", "a new error: its name and its parameters are lost"),
            (
                Submission(4, "first-message", []), "\"x1\"",
                "in place of “Enter the number on your letter”, “Enter the number on your letter”"
            ),
            (Submission(2, "misspelled", []), "\"MERCURY\"", "validte(…) of MemberInputValidator does not override"),
        ])
    func counterexample(_ submission: Submission, _ input: String, _ text: String) throws {
        let run = try Run(submission)
        #expect(run.status == 1)
        #expect(run.names == submission.names)
        #expect(run.output.contains("Counterexample: \(input)\n"), "\(run.output)")
        #expect(run.others.contains { $0.contains(text) }, "\(run.output)")
    }

    // MARK: - Submissions that end the process, or cannot be graded

    @Test("A submission that ends the process has not passed")
    func exit() throws {
        let run = try Run(Submission(2, "exit"))
        #expect(run.status == 1)
        #expect(!run.output.contains("passed\n") || run.output.hasPrefix("exercise2: not passed\n"))
        #expect(run.others.first?.hasPrefix("The submission ends the process with the status 0 in ") == true)
    }

    @Test(
        "The end of the process is explained, and the grader goes on",
        arguments: [
            ("prints-forever", "prints or writes more than 8 MB"), ("allocates-forever", "uses more than 500 MB"),
            ("kills-parent", "sends a signal to another one"), ("starts-process", "starts a process"),
        ])
    func end(_ file: String, _ text: String) throws {
        let run = try Run(Submission(2, file))
        #expect(run.status == 1)
        #expect(run.others.first?.contains(text) == true, "\(run.output)")
        #expect(run.output.contains("6 of 6 tests") || run.output.contains("The tests of the exercise were not run."))
    }

    @Test(
        "A test has passed only if it has ended without an issue, and otherwise it has a reason",
        arguments: [
            (Ending.Kind.hang, "The test does not end."), (.waits, "The test does not end."),
            (.exit(0), "The program ends during this test."), (.signal(SIGTRAP), "The program ends during this test."),
        ])
    func events(_ end: Ending.Kind, _ reason: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let tests = ["6 has no turn", "5 begins", "4 fails", "3 asks", "2 fails twice", "1 passes"]
        func event(_ kind: String, _ test: String, _ more: String = "") -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"id of \#(test)"\#(more)}}"#
        }
        func issue(_ test: String, _ texts: String...) -> String {
            let messages = texts.map { text in
                #"{"symbol":"\#(text.hasPrefix("Expectation") ? "fail" : "details")","text":"\#(text)"}"#
            }
            return event("issueRecorded", test, #","messages":[\#(messages.joined(separator: ","))]"#)
        }
        var lines = [#"{"kind":"test","payload":{"kind":"suite","id":"suite","name":"Tests"}}"#, "no event"]
        lines += tests.map {
            #"{"kind":"test","payload":{"kind":"function","id":"id of \#($0)","name":"f()","displayName":"\#($0)"}}"#
        }
        lines += tests.dropFirst().map { event("testStarted", $0) }
        lines += [
            issue("4 fails", "Expectation failed: a == b", "a → 1"),
            issue("3 asks", "Expectation failed", "Which step?"),
            issue("2 fails twice", "Expectation failed: a", "Do this."),
            issue("2 fails twice", "Expectation failed: b"),
            issue("2 fails twice", "Expectation failed: c", "a → 1", "Do this."),
            issue("absent", "Expectation failed"),
        ]
        lines += tests.dropFirst(2).map { event("testEnded", $0) }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let run = TestRun(events: file, end: end, expected: tests)
        let results = run.results
        #expect(run.foreignNames == [] && !run.isEmpty)
        #expect(results.map(\.name) == tests.reversed())
        #expect(results.map(\.hasPassed) == [true, false, false, false, false, false])
        #expect(
            results.map(\.messages) == [
                [], ["Do this.", "Expectation failed: b"], ["Which step?"], ["Expectation failed: a == b"], [reason],
                ["The test was not run, because the program ended before."],
            ])
        #expect(TestRun(events: file.appending(path: "absent"), end: end, expected: tests).isEmpty)
        let other = TestRun(events: file, end: end, expected: ["1 passes", "0 is absent"])
        #expect(other.results.map(\.name) == ["0 is absent", "1 passes"])
        #expect(other.results.map(\.hasPassed) == [false, true])
        #expect(other.foreignNames == Array(tests.dropLast()))
    }

    @Test("A submission can neither write a file nor open a connection", .enabled(if: gradeGuardIsComplete() != 0))
    func isolation() throws {
        let run = try Run(Submission(2, "writes-and-connects"))
        // All tests pass. They wouldn't if a call succeeded.
        #expect(run.names == ["hidden-input"] && run.others.isEmpty, "\(run.output)")
        #expect(run.errors.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/written-by-a-submission"))
    }

    @Test(
        "A submission reads only its own files, and has no memory that stays or that no limit counts",
        .enabled(if: gradeGuardIsComplete() != 0), arguments: ["right-without-files", "right-without-memory"])
    func confinement(_ file: String) throws {
        #expect(try Run(Submission(2, file)).output == "exercise2: passed\n")
    }

    // MARK: - Submissions without a strategy of their own

    @Test(
        "A submission that tries to pass without a strategy has no points",
        arguments: [
            ("calls-solution", "The submission uses @_silgen_name."), ("calls-solution", "could not be loaded"),
            ("looks-for-solution", "Fatal error: no symbol"),
            ("forges-results", "All tests pass, although the submission has wrong results for their inputs."),
            ("forges-other-results", "The results contain a test that is not one of the exercise: all of it."),
            ("forges-answers", "The submission writes to the connection of the grader"),
            ("hashed-answers", "nearly all other inputs have wrong results"),
            ("listed-answers", "nearly all other inputs have wrong results"),
            ("solution-called", "The submission imports Solution2."),
            ("fake-report", "writes to the connection of the grader"),
        ])
    func withoutStrategy(_ file: String, _ text: String) throws {
        let run = try Run("exercise2", Submission(2, file).path, "--format", "gradescope")
        #expect(run.status != 0)
        #expect(run.output.contains(text), "\(run.output)")
        #expect(run.output.contains("\"score\" : 0,"), "\(run.output)")
    }

    @Test("The operators and the extensions of a submission do not reach the tests")
    func operators() throws {
        let run = try Run(Submission(2, "operators"))
        #expect(run.status == 1)
        // Swapping a new input is the only thing that works.
        #expect(run.output.contains("5 of 6 tests of the exercise failed"), "\(run.output)")
    }

    @Test("A link is refused, whatever it leads to", arguments: ["file", "folder", "part"])
    func links(_ kind: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let solution = Submission.exercises.appending(path: "Exercise2/Solution")
        let link = folder.appending(path: kind == "file" ? "Member.swift" : "link")
        let target = kind == "file" ? solution.appending(path: "MemberInputValidator.swift") : solution
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let run: Run
        if kind == "part" {
            // Only the last component of an absolute path belongs to the submission.
            try FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: solution.deletingLastPathComponent())
            run = try Run("exercise2", "link/Solution", folder: folder)
        } else {
            run = try Run("exercise2", kind == "file" ? folder.path : link.path)
        }
        #expect(run.status == 2)
        let shown = kind == "part" ? "link" : link.path
        #expect(run.output.contains("\(shown) is a link."), "\(run.output)")
    }

    @Test(
        "A submission that imports the solution is not run",
        arguments: [("solution-exported", 6), ("solution-called", 7)])
    func solution(_ file: String, _ line: Int) throws {
        let run = try Run(Submission(2, file))
        #expect(run.status == 1)
        #expect(run.others.first == "The submission imports Solution2.")
        #expect(run.output.contains("\(file).swift:\(line): "), "\(run.output)")
        #expect(run.output.contains("The tests of the exercise were not run."))
    }

    @Test("The compiler does not find the solution, even if the check of the source misses the import")
    func visibleModules() throws {
        let workspace = try Workspace()
        defer { workspace.close() }
        let source = SourceCheck([try SourceFile(path: Submission(2, "solution-exported").path)])
        let compiler = Compiler(
            exercise: try #require(Exercise("exercise2")), workspace: workspace,
            limit: TimeLimit(seconds: 10, total: 60))
        let obstacle = #expect(throws: Obstacle.self) { try compiler.library(of: source) }
        #expect(obstacle?.details.contains("no such module 'Solution2'") == true, "\(obstacle?.details ?? "")")
    }

    @Test(
        "A submission that cannot be graded has the status 2, with the reason",
        arguments: [
            ("does-not-compile", "error: error is not handled because the enclosing function is not declared 'throws'"),
            ("missing-function", "error: cannot find 'acceptCodeWords' in scope"),
            ("empty", "error: cannot find 'MemberInputValidator' in scope"),
            ("absent", "There is no file or folder"),
            ("internal-class", "MemberInputValidator is declared in internal-class.swift:8. Is it public?"),
            ("main-actor", "Remove @MainActor"),
            ("overridden-errors", "The base class calls validate(_:) there. Override validate(_:)."),
            ("final-class", "Concrete strategies are final. Derive the class from InputValidator."),
        ])
    func obstacle(_ file: String, _ reason: String) throws {
        let run = try Run(Submission(2, file, []))
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("exercise2: could not be graded\n"))
        #expect(run.output.contains(reason), "\(run.output)")
    }

    @Test("A submission that closes its connection and waits is ended in time")
    func closedConnection() throws {
        let start = ContinuousClock.now
        let run = try Run("exercise2", Submission(2, "closes-channel").path, "--limit", "2")
        #expect(run.status == 1)
        #expect(run.names == ["waits"], "\(run.output)")
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("The compiler has a limit, and so has the submission", arguments: ["1", "3"])
    func compilerLimit(_ total: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiler = folder.appending(path: "swiftc").path
        try "#!/bin/sh\nsleep 100 & sleep 100\n".write(toFile: compiler, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
        let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let run = try Run(
            "exercise2", Submission(2, "trap").path, "--total", total, environment: ["PATH": path])
        #expect(run.status == 2)
        #expect(run.output.contains("The compiler takes too long"), "\(run.output)")
    }

    @Test("A grader that is killed leaves nothing behind")
    func killed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = #"""
            "$0" exercise2 "$1" & grader=$!
            until ls "$TMPDIR"/grade-*/submission/libSubmission.so >/dev/null 2>&1; do sleep 0.1; done
            kill -KILL $grader; wait $grader; echo $?
            for second in 1 2 3 4 5 6 7 8 9 10; do
                ls "$TMPDIR"/grade-* >/dev/null 2>&1 || break
                sleep 1
            done
            ls "$TMPDIR"; ps -eo args | grep -c "[/]grade-child$"
            """#
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, Run.program.path, Submission(2, "hang").path]
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.hasPrefix("137\n"), "\(text)")
        #expect(!text.contains("grade-"), "\(text)")
    }

    @Test("A folder without its own Swift file is rejected, with the folder to pass")
    func wholeExercise() throws {
        let folder = Submission.exercises.appending(path: "Exercise2").path
        let run = try Run("exercise2", folder)
        #expect(run.status == 2)
        #expect(
            run.output.contains(
                "contains Swift files only in Start, Extension, Solution. Pass the folder of the submission"))
        #expect(run.output.contains("such as \(folder)/Start."), "\(run.output)")
    }

    @Test("The files of a submission are its Swift files, without a copy of the tests or of the manifest")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("import Glibc", to: "__MACOSX/A.swift")
        #expect(try grade(folder.path).obstacle?.text == "The folder \(folder.path) contains no Swift file.")
        try write("import Glibc", to: "Start/A.swift")
        let obstacle = try grade("\(folder.path)/").obstacle?.text
        let ending = "only in Start. Pass the folder of the submission, such as \(folder.path)/Start."
        #expect(obstacle?.hasSuffix(ending) == true)
        try write("import Glibc", to: "A.swift")
        for (file, module) in [("B", "Testing"), ("C", "XCTest"), ("D", "PackageDescription")] {
            try write("import \(module)", to: "\(file).swift")
        }
        #expect(try grade(folder.path).findings.map(\.text) == ["The submission imports Glibc."])
    }

    /// Grades a submission.
    ///
    /// Nothing in it is compiled, because it has an import that isn't permitted.
    private func grade(_ path: String) throws -> Grade {
        let exercise = try #require(Exercise("exercise2"))
        return Grading(exercise: exercise, submission: path, limit: TimeLimit(seconds: 10, total: 60)).run()
    }

    @Test("A file of a submission has at most 256 KB of UTF-8")
    func fileSize() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = Data("import Glibc\n".utf8)
        try (code + Data(repeating: 0x20, count: 262_144 - code.count)).write(to: file)
        #expect(try grade(file.path).findings.map(\.text) == ["The submission imports Glibc."])
        try (code + Data(repeating: 0x20, count: 262_145 - code.count)).write(to: file)
        #expect(try grade(file.path).obstacle?.text == "The file \(file.path) is not a file of at most 256 KB.")
        try Data([0xFF]).write(to: file)
        #expect(try grade(file.path).obstacle?.text == "The file \(file.path) cannot be read as UTF-8.")
    }

    @Test(
        "The least and the greatest values of the options are accepted",
        arguments: [("1", "1", "0"), ("600", "3600", "1000000")])
    func bounds(_ limit: String, _ total: String, _ points: String) throws {
        let run = try Run("exercise2", "absent.swift", "--limit", limit, "--total", total, "--points", points)
        #expect(run.status == 2)
        #expect(run.output == "exercise2: could not be graded\nThere is no file or folder absent.swift.\n")
    }

    @Test("A submission that loops has the status 2, with the call that does not return")
    func hang() throws {
        let run = try Run("exercise2", Submission(2, "hang").path, "--limit", "2")
        #expect(run.status == 2)
        #expect(run.output.contains("does not return from errors(for: \"M\")"), "\(run.output)")
    }

    @Test(
        "A wrong command line has the status 2",
        arguments: [
            ["exercise6", "file.swift"], ["exercise0", "file.swift"], ["exercise2"], [],
            ["exercise2", "file.swift", "--format", "html"], ["exercise2", "file.swift", "--limit", "0"],
            ["exercise2", "file.swift", "--total", "0"], ["exercise2", "file.swift", "--points", "-1"],
            ["exercise2", "file.swift", "--format", "csv"], ["/", "file.swift"],
            ["exercise2", "file.swift", "--format", "markdown"], ["exercise2", "file.swift", "--limit", "601"],
            ["exercise2", "file.swift", "--total", "3601"], ["exercise2", "file.swift", "--points", "1000001"],
            ["exercise2", Submission.folder.path, "--class", "--format=junit"],
            ["exercise2", Submission.folder.path, "--class", "--junit=report.xml"],
        ])
    func commandLine(_ arguments: [String]) throws {
        let run =
            switch arguments.count {
            case 0: try Run()
            case 1: try Run(arguments[0])
            case 2: try Run(arguments[0], arguments[1])
            default: try Run(arguments[0], arguments[1], arguments[2], arguments[3])
            }
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.lowercased().contains("usage: grade <exercise> <submission>"))
    }

    @Test("The help lists the options and the exit status")
    func help() throws {
        let run = try Run("--help")
        #expect(run.status == 0)
        for text in [
            "grade <exercise> <submission>", "--junit <file>", "--format", "--limit", "--total", "Exit status: 0",
        ] {
            #expect(run.output.contains(text), "\(text)")
        }
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in [
            "for gradescope and for a class. (default: 100.0)", "four times as long. (default: 10)",
            "everything that the grader does. (default: 120)",
        ] {
            #expect(words.contains(text), "\(text)")
        }
    }

    // MARK: - XML

    @Test("The XML report has a case for each test, and one for each kind of finding")
    func junit() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "a <b> & \"c\" \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Member.swift")
        try FileManager.default.copyItem(atPath: Submission(2, "empty-trap").path, toPath: file.path)
        let report = folder.appending(path: "report.xml")
        let run = try Run("exercise2", file.path, "--junit", report.path, "--format", "junit")
        #expect(run.status == 1)
        let written = try Data(contentsOf: report)
        #expect(String(decoding: written, as: UTF8.self) == run.output)

        let cases = try #require(JUnitCases(written))
        #expect(cases.suite["name"] == "exercise2: \(file.path)")
        #expect(cases.suite["tests"] == "\(cases.names.count)")
        #expect(cases.suite["failures"] == "\(cases.failures.count)")
        #expect(cases.suite["errors"] == "0")
        #expect(cases.suite["skipped"] == "\(cases.skipped.count)")
        #expect(cases.names.count { $0.hasPrefix("exercise2.tests/") } == 6)
        #expect(
            cases.failures.contains {
                $0.name.hasSuffix("/rejects the empty text and a word without M with code 1")
            })
        // While a test fails, a finding counts neither for nor against the submission.
        #expect(cases.skipped.map(\.name) == ["exercise2.misconceptions/empty-trap"])
        #expect(cases.skipped.first?.text.contains("Counterexample: \"\"") == true)
    }

    @Test("A misconception costs one case, as soon as the tests pass")
    func points() throws {
        let run = try Run("exercise2", Submission(2, "listed-answers-exception").path, "--format", "junit")
        let cases = try #require(JUnitCases(Data(run.output.utf8)))
        #expect(cases.passed == 6)
        #expect(cases.names.count == 7)
        #expect(cases.failures.map(\.name) == ["exercise2.misconceptions/listed-answers"])
    }

    @Test("The XML report of a submission that cannot be graded has an error")
    func junitError() throws {
        let run = try Run("exercise2", Submission(2, "does-not-compile").path, "--format", "junit")
        #expect(run.status == 2)
        let cases = try #require(JUnitCases(Data(run.output.utf8)))
        #expect(cases.suite["errors"] == "1")
        #expect(cases.names == ["exercise2.grade/can be graded"])
        #expect(cases.errors.first?.text.contains("error: error is not handled") == true)
    }
}

/// The cases in a JUnit XML report.
private final class JUnitCases: NSObject, XMLParserDelegate {
    struct Part {
        let name: String
        var text: String
    }

    private(set) var suite: [String: String] = [:]
    private(set) var names: [String] = []
    private(set) var failures: [Part] = []
    private(set) var errors: [Part] = []
    private(set) var skipped: [Part] = []
    private var text = ""

    var passed: Int { names.count - failures.count - errors.count - skipped.count }

    init?(_ data: Data) {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        if name == "testsuite" { suite = attributes }
        if name == "testcase" { names.append("\(attributes["classname"] ?? "")/\(attributes["name"] ?? "")") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "failure" { failures.append(Part(name: names.last ?? "", text: text)) }
        if name == "skipped" { skipped.append(Part(name: names.last ?? "", text: text)) }
        if name == "error" { errors.append(Part(name: names.last ?? "", text: text)) }
    }
}
