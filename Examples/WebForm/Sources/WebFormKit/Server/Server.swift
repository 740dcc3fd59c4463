// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server for this machine, at the address 127.0.0.1.
package struct Server: Sendable {
    private let handler: any HTTPHandler
    private let limits: Limits
    private let log: @Sendable (String) -> Void

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - handler: The handler for the requests.
    ///   - limits: How much a client may send, and how long it may take.
    ///   - log: A closure that gets one line for each request: its method, path, and status. A line never contains what
    ///     a client typed.
    package init(
        _ handler: some HTTPHandler, limits: Limits = Limits(), log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.handler = handler
        self.limits = limits
        self.log = log
    }

    /// Accepts connections until the task is canceled.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for any free port.
    ///   - started: A closure that gets the port as soon as clients can connect.
    /// - Throws: A `SocketError` if the port is in use.
    package func run(port: UInt16, started: @escaping @Sendable (UInt16) -> Void) async throws {
        let socket = try Socket(domain: Int32(AF_INET), type: .stream)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        } catch {
            try? socket.close()
            throw error
        }
        try socket.listen()
        defer { try? socket.close() }
        let pool = HTTPServer.defaultPool()
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { try await accept(from: listener) }
            if case .ip4(_, let port) = try socket.sockname() { started(port) }
            defer { group.cancelAll() }
            do { try await group.next() } catch {
                // The pool and the listener also throw when the task is canceled.
                if !Task.isCancelled { throw error }
            }
        }
    }

    private func accept(from listener: AsyncSocket) async throws {
        let open = Counter()
        try await withThrowingDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let socket: AsyncSocket
                do {
                    socket = try await listener.accept()
                } catch let error as SocketError where !Task.isCancelled {
                    // The process may have too many open files, or the client may already be gone.
                    log("a connection was not accepted: \(error.localizedDescription)")
                    try await Task.sleep(for: .milliseconds(50))
                    continue
                }
                let connection = Connection(socket, limits: limits, log: log)
                let count = open.add(1)
                group.addTask {
                    if count > limits.connections {
                        await connection.reject(.serviceUnavailable)
                    } else {
                        await connection.serve(handler)
                    }
                    open.add(-1)
                }
            }
        }
    }
}

/// The number of open connections.
private final class Counter: Sendable {
    private let count = Mutex(0)

    @discardableResult
    func add(_ change: Int) -> Int {
        count.withLock {
            $0 += change
            return $0
        }
    }
}
