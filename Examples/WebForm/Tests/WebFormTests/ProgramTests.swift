// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingSocks
import Foundation
import Testing

/// A run of the built program in its own folder.
private final class Run {
    let folder: URL
    private let process = Process()

    init(rules: String? = nil, _ arguments: String...) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let rules { try write(rules) }
        for name in ["out", "err"] { try Data().write(to: folder.appending(path: name)) }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        process.executableURL = (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "webform")
        process.currentDirectoryURL = folder
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "out"))
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "err"))
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    var output: String { text("out") }
    var errors: String { text("err") }

    /// The program's status after it has ended.
    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func stop() { process.terminate() }

    func write(_ rules: String) throws {
        try Data(rules.utf8).write(to: folder.appending(path: "rules.json"), options: .atomic)
    }

    /// Waits until a text ends with a line end, and returns the text.
    func line(_ text: () -> String) async throws -> String {
        for _ in 0..<1_000 {
            if text().hasSuffix("\n") { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        return text()
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }
}

@Suite("The program", .timeLimit(.minutes(1)))
struct ProgramTests {
    private static func rules(_ name: String, _ strategy: String) -> String {
        #"{"fields": [{"name": "\#(name)", "strategies": ["\#(strategy)"]}]}"#
    }

    @Test("explains its options")
    func help() throws {
        let run = try Run("--help")
        #expect(run.status == 0 && run.errors == "")
        for part in ["--port", "8080", "--quiet", "--rules", "Serves a checkout form"] {
            #expect(run.output.contains(part), "\(part)")
        }
    }

    @Test("ends if the rule file has a mistake or cannot be read")
    func mistakes() throws {
        let mistake = try Run(rules: Self.rules("name", "nmeric"), "--port", "0", "--rules", "rules.json")
        #expect(mistake.status == 1 && mistake.output == "")
        #expect(mistake.errors.hasPrefix("rules.json:1:"))
        #expect(mistake.errors.hasSuffix(": there is no strategy “nmeric”; did you mean “numeric”? (1237)\n"))
        let missing = try Run("--port", "0", "--rules", "rules.json")
        #expect(missing.status == 1 && missing.output == "")
        #expect(missing.errors == "rules.json: the file cannot be read\n")
    }

    @Test("writes a line about each column without a field, each request, and each change of the rules")
    func log() async throws {
        let run = try Run(rules: Self.rules("zip", "numeric"), "--port", "0", "--rules", "rules.json")
        let address = try await run.line { run.output }
        let port = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/\n/)).1
        let unused = "rules.json: no field uses the column zip; use name, website, postcode\n"
        #expect(run.errors == unused)
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: try #require(UInt16(port))))
        try await socket.write(Data("GET /thanks?lang=de HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(String(decoding: try await socket.read(bytes: 12), as: UTF8.self) == "HTTP/1.1 200")
        try? socket.close()
        let request = try await run.line { String(run.errors.dropFirst(unused.count)) }
        #expect(request == "GET /thanks 200\n")
        try run.write(Self.rules("zip", "alphanumeric"))
        let change = try await run.line { String(run.errors.dropFirst(unused.count + request.count)) }
        #expect(change.hasPrefix("rules.json: zip: looser"), "\(change)")
        run.stop()
        #expect(run.status == 0)
    }

    @Test("writes no line about a request if it is quiet")
    func quiet() async throws {
        let run = try Run("--port", "0", "--quiet")
        let address = try await run.line { run.output }
        let port = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/\n/)).1
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: try #require(UInt16(port))))
        try await socket.write(Data("GET /thanks HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(String(decoding: try await socket.read(bytes: 12), as: UTF8.self) == "HTTP/1.1 200")
        try? socket.close()
        run.stop()
        #expect(run.status == 0 && run.errors == "")
    }
}
