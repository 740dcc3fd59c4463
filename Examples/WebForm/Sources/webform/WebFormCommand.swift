// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import FlyingSocks
import Foundation
import InputValidation
import InputValidationRules
import WebFormKit

/// The server's command line.
@main
struct WebFormCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webform",
        abstract: "Serves a checkout form that validates with strategies.",
        discussion: """
            Open the printed address in a browser. The server accepts connections from this machine only, and writes \
            nothing to disk. Press Control-C to stop it.

            For each request, its method, its path, and the status of the response are written to standard error. What \
            people type is never written.
            """)

    @Option(help: "The port of the server, or 0 for any that is free.")
    var port: UInt16 = 8080

    @Flag(help: "Do not write a line for each request.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            """
            A rule file whose columns name, website, and postcode replace the strategies of these fields. The file can \
            change while the server runs.
            """, valueName: "file"))
    var rules: String?

    func run() async throws {
        let quiet = quiet
        let store = try rules.map { try Self.store(of: $0) }
        var watching: Task<Void, Never>?
        if let rules, let store { watching = await Self.watch(rules, with: store) }
        defer { watching?.cancel() }
        let server = Server(Routes(rules: store)) { line in
            if !quiet { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        }
        // This happens before the server accepts connections, because a signal may follow the first response.
        let (stops, continuation) = AsyncStream.makeStream(of: Void.self)
        var sources: [any DispatchSourceSignal] = []
        for number in [SIGTERM, SIGINT] {
            // The default action would end the process before the connections are closed.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            await withCheckedContinuation { registered in
                source.setRegistrationHandler { registered.resume() }
                source.resume()
            }
            sources.append(source)
        }
        defer { for source in sources { source.cancel() } }
        let running = Task {
            try await server.run(port: port) { port in
                FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)/\n".utf8))
            }
        }
        let stopping = Task {
            for await _ in stops { running.cancel() }
        }
        defer { stopping.cancel() }
        do {
            try await running.value
        } catch is CancellationError {
            // A signal ended the server.
        } catch let error as SocketError {
            let message = "The port \(port) cannot be used (\(error.localizedDescription)). Try --port 0.\n"
            FileHandle.standardError.write(Data(message.utf8))
            throw ExitCode.failure
        }
    }

    private static func write(_ lines: [String]) {
        for line in lines { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    }

    /// Returns a store with a file's rules, or ends the program.
    private static func store(of path: String) throws -> RuleStore {
        do {
            let rules = try TableRules(json: try Data(contentsOf: URL(filePath: path)))
            write(RuleLog.unusedColumns(of: rules, in: path))
            return RuleStore(rules)
        } catch let error as InputValidation.ValidationError {
            write([RuleLog.line(about: error, in: path)])
        } catch {
            write(["\(path): the file cannot be read"])
        }
        throw ExitCode.failure
    }

    /// Loads a file each time it changes and logs what changed.
    private static func watch(_ path: String, with store: RuleStore) async -> Task<Void, Never> {
        let reloads = await store.reloads()
        return Task {
            async let loading: Void = store.watch(path)
            for await reload in reloads { write(RuleLog.lines(about: reload, in: path)) }
            await loading
        }
    }
}
