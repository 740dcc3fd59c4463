// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A run of the built program, as a user would start it.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// The lines on standard output.
    var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The lines on standard output as JSON objects.
    var objects: [NSDictionary] {
        lines.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary }
    }

    /// The names of the errors in an NDJSON report, each with its row and field.
    var findings: [String] {
        objects.filter { $0["kind"] as? String == "problem" }.map { problem in
            "\(problem["row"] ?? "?") \(problem["field"] as? String ?? "-") \(problem["name"] ?? "?")"
        }
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the program's name.
    ///   - input: The text on standard input.
    ///   - inputFile: A file to use as standard input instead of `input`.
    ///   - terminal: The text that is typed at a terminal, which is standard input.
    init(
        _ arguments: [String], input: [UInt8] = [], inputFile: String? = nil, environment: [String: String] = [:],
        terminal: String? = nil
    ) throws {
        // These are files instead of pipes, so the order of reading and writing can't block.
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try Data(input).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let typed = try terminal.map(Terminal.init)
        let source = inputFile.map { URL(filePath: $0) } ?? files[0]
        process.standardInput = try typed?.handle ?? FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    }

    init(_ arguments: String..., input: String = "") throws {
        try self.init(arguments, input: Array(input.utf8))
    }

    /// SwiftPM builds the program next to the tests.
    static var program: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(
                path: "validate")
    }
}

/// A run of the program with an endless standard input.
struct Pipeline {
    let status: Int32
    /// The report up to the point where the pipe was closed.
    let taken: String
    let errors: String

    /// - Parameters:
    ///   - endless: The text that repeats forever.
    ///   - takes: How many bytes of the report to read before the pipe is closed.
    ///   - output: A file for the report, instead of a pipe.
    init(endless: String, _ arguments: [String], takes: Int = 0, output: String? = nil) throws {
        let source = Process()
        source.executableURL = URL(filePath: "/usr/bin/yes")
        source.arguments = [String(endless.dropLast())]
        let feed = Pipe()
        source.standardOutput = feed
        let process = Process()
        process.executableURL = Run.program
        process.arguments = arguments
        process.standardInput = feed
        let report = Pipe()
        let folder = try TemporaryFolder()
        let file = try URL(filePath: folder.write("", to: "err"))
        process.standardError = try FileHandle(forWritingTo: file)
        process.standardOutput =
            try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? report
        try process.run()
        try source.run()
        try? feed.fileHandleForReading.close()
        try? feed.fileHandleForWriting.close()
        taken = String(
            decoding: try report.fileHandleForReading.read(upToCount: takes) ?? Data(), as: UTF8.self)
        try report.fileHandleForReading.close()
        process.waitUntilExit()
        source.waitUntilExit()
        status = process.terminationStatus
        errors = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

/// A terminal where somebody has typed text and then pressed Control-D.
final class Terminal {
    let handle: FileHandle
    private let controller: FileHandle

    init(typed: String) throws {
        var descriptors: (Int32, Int32) = (-1, -1)
        guard openpty(&descriptors.0, &descriptors.1, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
        controller = FileHandle(fileDescriptor: descriptors.0, closeOnDealloc: true)
        handle = FileHandle(fileDescriptor: descriptors.1, closeOnDealloc: true)
        controller.write(Data((typed + "\u{4}").utf8))
    }

    /// Returns everything written to the terminal so far.
    func shown() -> String {
        var shown: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let descriptor = controller.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        // A read returns at most a page.
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 { shown += bytes.prefix(count) }
        return String(decoding: shown, as: UTF8.self)
    }
}

/// A folder that is removed when nobody uses it anymore.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(path: name))
        return path(name)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}

/// Returns a text with single blanks, wherever its lines break.
func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
