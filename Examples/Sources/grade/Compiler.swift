// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Compiles a submission with the modules that were built with this program.
struct Compiler {
    let exercise: Exercise
    let workspace: Workspace
    let limit: TimeLimit

    /// The folder for what the compiler writes.
    private var folder: URL { workspace.folder }

    /// The folder with the modules, which SwiftPM builds beside the program.
    private static var modules: URL? {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let products = program.deletingLastPathComponent()
        return [products.appending(path: "Modules"), products].first {
            FileManager.default.fileExists(atPath: $0.appending(path: "GradeProbes.swiftmodule").path)
        }
    }

    /// Returns a folder with only the modules that a submission needs, so that it cannot import the solution.
    private func visibleModules(of modules: URL) throws -> URL {
        let visible = folder.appending(path: "modules")
        try FileManager.default.createDirectory(at: visible, withIntermediateDirectories: true)
        // The others are those on which the first one depends.
        let names = [
            "InputValidation", "ValidationBasics", "ValidationCore", "ValidationFormats", "ValidationForms",
            "ValidationMessages", "ValidationNetwork", "ValidationReports", "ValidationText", "InputPatterns",
            "PatternMatching",
        ]
        for name in names {
            try FileManager.default.createSymbolicLink(
                at: visible.appending(path: "\(name).swiftmodule"),
                withDestinationURL: modules.appending(path: "\(name).swiftmodule"))
        }
        return visible
    }

    /// Returns the library with the submission, the probes, and the tests of the exercise.
    func library(of source: SourceCheck) throws -> URL {
        guard let modules = Self.modules else {
            throw Obstacle("The module GradeProbes is not beside this program. Build the package Examples again.")
        }
        let visible = try visibleModules(of: modules)
        let object = folder.appending(path: "\(exercise.module).o")
        let common = [
            "-swift-version", "6", "-Onone", "-suppress-warnings", "-parse-as-library", "-wmo",
            // The module and the object at once, not one after the other.
            "-no-emit-module-separately-wmo",
        ]
        try compile(
            common + [
                "-I", visible.path, "-Xfrontend", "-solver-expression-time-threshold=5", "-module-name",
                exercise.module, "-emit-module", "-emit-module-path",
                folder.appending(path: "\(exercise.module).swiftmodule").path, "-c", "-o", object.path,
            ] + source.files.map(\.path), otherwise: "The submission does not compile:"
        ) { printed in
            ([printed] + source.hints(about: printed)).joined(separator: "\n")
        }
        let library = folder.appending(path: "libSubmission.so")
        let solution = try solutionObject(common + ["-I", visible.path])
        let arguments =
            [
                // The first folder wins: beside the program, there may be a module with the name of the submission's.
                "-I", folder.path, "-I", modules.path, "-module-name", "Submission", "-emit-library", "-o",
                library.path,
                object.path,
            ] + solution
        try compile(
            common + arguments + exercise.surfaces + (try exercise.tests),
            otherwise: "The submission compiles, but the exercise cannot use one of its declarations:"
        ) { printed in
            let messages = Self.messages(in: printed)
            return ([messages] + source.hints(about: messages)).joined(separator: "\n")
        }
        return library
    }

    /// Compiles the solution of an exercise in a folder of its own, and returns what to add to the library.
    ///
    /// Only after the submission was compiled, there is a module for the solution.
    private func solutionObject(_ common: [String]) throws -> [String] {
        guard !exercise.solution.isEmpty else { return [] }
        let object = folder.appending(path: "Solution.o").path
        try compile(
            common + [
                "-module-name", "Solution", "-emit-module", "-emit-module-path",
                folder.appending(path: "Solution.swiftmodule").path, "-c", "-o", object,
            ] + exercise.solution, otherwise: "The solution of the exercise does not compile:"
        ) { $0 }
        return [object]
    }

    /// Returns the messages of the compiler without their places, which are not in the submission.
    private static func messages(in printed: String) -> String {
        var messages: [String] = []
        for line in printed.split(separator: "\n") {
            guard let error = line.firstRange(of: ": error: ") else { continue }
            let message = "error: \(line[error.upperBound...])"
            if !messages.contains(message) { messages.append(message) }
        }
        return messages.isEmpty ? printed : messages.joined(separator: "\n")
    }

    /// - Parameter explained: Returns what to show for the compiler's output.
    private func compile(
        _ arguments: [String], otherwise text: String, explained: (String) -> String
    ) throws {
        let output = folder.appending(path: "compiler.txt")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let deadline = limit.deadline(atLeast: 30)
        try workspace.start(process)
        if case .killed = workspace.wait(for: process, until: deadline) {
            throw Obstacle("The compiler takes too long. Split long expressions, and write the types of their parts.")
        }
        guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
        let printed = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
        throw Obstacle(text, details: explained(printed.replacingOccurrences(of: folder.path + "/", with: "")))
    }
}
