// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A compiler for submissions that uses the modules built with this program.
///
/// The compiler can read only its own files, these modules, and its part of the workspace. It can write only there and
/// to its module cache.
struct Compiler {
    let exercise: Exercise
    let workspace: Workspace
    let limit: TimeLimit

    /// The folder with the modules, which SwiftPM builds next to the program.
    private static var modules: URL? {
        let products = ChildProcess.program.deletingLastPathComponent()
        return [products.appending(path: "Modules"), products].first {
            FileManager.default.fileExists(atPath: $0.appending(path: "GradeProbes.swiftmodule").path)
        }
    }

    /// The modules that a submission needs.
    ///
    /// The first depends on the others.
    private static let visible = [
        "InputValidation", "ValidationBasics", "ValidationCore", "ValidationFormats", "ValidationForms",
        "ValidationNetwork", "ValidationReports", "ValidationText", "InputPatterns",
        "PatternMatching",
    ]

    /// The flags for all calls.
    ///
    /// They write the module and the object file at once instead of one after another.
    private static let flags = [
        "-swift-version", "6", "-Onone", "-suppress-warnings", "-parse-as-library", "-wmo",
        "-no-emit-module-separately-wmo",
    ]

    /// Returns the library with the submission, the probe, and the exercise's tests.
    func library(of source: SourceCheck) throws -> URL {
        let files = source.files.map { ($0.name, source.compiledText(of: $0)) }
        return try library(
            files, in: "submission", named: "libSubmission.so", with: exercise.surfaces + (try exercise.tests),
            otherwise: "The submission does not compile:"
        ) { printed in
            ([printed] + source.hints(about: printed)).joined(separator: "\n")
        }
    }

    /// Returns the library with the probe and an exercise's solution.
    ///
    /// The solution has its own folder and process, so that a submission can neither read nor call it.
    func solution() throws -> URL {
        let files = try exercise.solution.map { path in
            (URL(filePath: path).lastPathComponent, try String(contentsOfFile: path, encoding: .utf8))
        }
        return try library(
            files, in: "solution", named: "libSolution.so", with: exercise.surfaces,
            otherwise: "The solution of the exercise does not compile:"
        ) { $0 }
    }

    private func library(
        _ files: [(name: String, text: String)], in part: String, named name: String, with others: [String],
        otherwise text: String, explained: (String) -> String
    ) throws -> URL {
        guard let modules = Self.modules else {
            throw Obstacle("The module GradeProbes is not beside this program. Build the package Examples again.")
        }
        let folder = workspace.folder.appending(path: part)
        let sources = folder.appending(path: "sources")
        let visible = folder.appending(path: "modules")
        for url in [sources, visible] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        for (name, text) in files { try Data(text.utf8).write(to: sources.appending(path: name)) }
        // This folder has only these modules, so that a submission can't import other modules.
        let readable = try Self.visible.map { name in
            let module = modules.appending(path: "\(name).swiftmodule")
            try FileManager.default.createSymbolicLink(
                at: visible.appending(path: "\(name).swiftmodule"), withDestinationURL: module)
            return module.path
        }
        let module = exercise.module
        let object = folder.appending(path: "\(module).o").path
        // With the folder in front, a name that begins with a minus or an at sign isn't an option.
        try compile(
            [
                "-I", visible.path, "-Xfrontend", "-solver-expression-time-threshold=5", "-module-name", module,
                "-emit-module", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-c", "-o",
                object,
            ] + files.map { sources.appending(path: $0.name).path }, in: folder, reading: readable, otherwise: text,
            explained: explained)
        let library = folder.appending(path: name)
        try compile(
            [
                // The first folder wins. There may be a module with the submission's name next to the program.
                "-I", folder.path, "-I", modules.path, "-module-name", "Submission", "-emit-library", "-o",
                library.path, object,
            ] + others, in: folder, reading: [modules.path] + others,
            otherwise: "The submission compiles, but the exercise cannot use one of its declarations:"
        ) { explained(Self.messages(in: $0)) }
        return library
    }

    /// Returns the compiler's messages without their places, which aren't in the submission.
    private static func messages(in printed: String) -> String {
        var messages: [String] = []
        for line in printed.split(separator: "\n") {
            guard let error = line.firstRange(of: ": error: ") else { continue }
            let message = "error: \(line[error.upperBound...])"
            if !messages.contains(message) { messages.append(message) }
        }
        return messages.isEmpty ? printed : messages.joined(separator: "\n")
    }

    /// - Parameter explained: A closure that returns what to show for the compiler's output.
    private func compile(
        _ arguments: [String], in folder: URL, reading paths: [String], otherwise text: String,
        explained: (String) -> String
    ) throws {
        guard let compiler = Toolchain.compiler else { throw Obstacle("There is no swiftc in the PATH.") }
        let output = folder.appending(path: "compiler.txt")
        let temporary = folder.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        try Data().write(to: output)
        let cache = Toolchain.moduleCache ?? folder.appending(path: "cache").path
        let readable = Toolchain.readable + ["/bin", "/etc", "/sys/devices/system/cpu"] + paths
        let writable = [folder.path, cache, "/dev/null"]
        let process = Process()
        process.executableURL = ChildProcess.program
        process.arguments =
            ["--compile", String(decoding: try JSONEncoder().encode([readable, writable]), as: UTF8.self), compiler]
            + Self.flags + ["-module-cache-path", cache] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
        process.currentDirectoryURL = folder
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let deadline = limit.deadline(atLeast: 30)
        try workspace.start(process)
        if case .killed = workspace.wait(for: process, until: deadline) {
            throw Obstacle("The compiler takes too long. Split long expressions, and write the types of their parts.")
        }
        guard !process.isRunning else { throw Obstacle("The compiler does not end.") }
        guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
        let printed = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
        throw Obstacle(
            text,
            details: explained(
                printed.replacing("\(folder.path)/sources/", with: "").replacing("\(folder.path)/", with: "")))
    }
}

/// The locations of the system's tools and libraries.
enum Toolchain {
    /// The path of the compiler that a shell would run.
    static var compiler: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What every process can read: the toolchain, the system's libraries and settings, and thread states.
    ///
    /// In `/proc`, the system hides other processes' memory and environment from a restricted process.
    static var readable: [String] {
        let program = compiler.map { URL(filePath: $0).resolvingSymlinksInPath() }
        let folder = program?.deletingLastPathComponent()
        // The libraries are next to the folder `bin`.
        let root = folder?.lastPathComponent == "bin" ? folder?.deletingLastPathComponent() : folder
        return [root?.path].compactMap(\.self)
            + ["/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime", "/dev/null", "/dev/urandom", "/proc"]
    }

    /// The folder where the compiler caches the system's modules, or `nil` if it can't be created.
    static var moduleCache: String? {
        guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else {
            return nil
        }
        let folder = caches.appending(path: "clang/ModuleCache")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return FileManager.default.isWritableFile(atPath: folder.path) ? folder.path : nil
    }
}
