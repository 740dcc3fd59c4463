// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingSocks
import Foundation
import Testing
import WebFormKit

@Suite("The server", .timeLimit(.minutes(1)))
struct ServerTests {
    @Test("serves as many connections as its limit, and rejects one more with the status 503", arguments: [1, 3])
    func connections(limit: Int) async throws {
        var limits = Limits()
        limits.connections = limit
        let server = Server(Routes(now: .fixed(year: 2026, month: 11)), limits: limits)
        let (ports, started) = AsyncStream.makeStream(of: UInt16.self)
        let running = Task { try await server.run(port: 0) { started.yield($0) } }
        defer { running.cancel() }
        let first = await ports.first { _ in true }
        let port = try #require(first)
        var sockets: [AsyncSocket] = []
        defer { for socket in sockets { try? socket.close() } }
        var statuses: [String] = []
        for number in 0...limit {
            let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
            sockets.append(socket)
            // The last connection gets its response without a request. If the test wrote to a connection that the server
            // has closed, the system could discard the response.
            if number < limit {
                try await socket.write(Data("GET /thanks HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
            }
            statuses.append(String(decoding: try await socket.read(bytes: 12), as: UTF8.self))
        }
        #expect(statuses == Array(repeating: "HTTP/1.1 200", count: limit) + ["HTTP/1.1 503"])
        // The response says why, and the connection is closed after it.
        var response: [UInt8] = []
        while let bytes = try? await sockets[limit].read(atMost: 4_096) { response += bytes }
        #expect(String(decoding: response, as: UTF8.self).contains("<h1>The shop cannot answer right now</h1>"))
    }
}
