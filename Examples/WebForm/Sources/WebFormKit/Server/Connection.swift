// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation

/// A client's connection, which handles one request after another.
///
/// FlyingFox's own `HTTPServer` reads a header of any length, waits for it without a time limit, and closes the
/// connection without a response if a request is malformed. This connection has limits, and a status for each of them.
package actor Connection {
    private let stream: any ByteStream
    private let limits: Limits
    private let log: @Sendable (String) -> Void
    /// The received bytes that haven't been read yet.
    private var received: [UInt8] = []

    package init(_ stream: some ByteStream, limits: Limits, log: @escaping @Sendable (String) -> Void) {
        self.stream = stream
        self.limits = limits
        self.log = log
    }

    /// Serves requests until the client or a rejection ends the connection.
    package func serve(_ handler: any HTTPHandler) async {
        do {
            while try await serveOne(handler) {}
        } catch {
            // The client left, or the server stops.
        }
        try? stream.close()
    }

    /// Sends a rejection before any request is read.
    func reject(_ status: HTTPStatusCode) async {
        try? await send(ErrorPage.response(status, in: PageLanguage(acceptLanguage: nil)), to: nil)
        try? stream.close()
    }

    /// Serves one request and returns whether the connection stays open.
    private func serveOne(_ handler: any HTTPHandler) async throws -> Bool {
        var head: RequestHead?
        do {
            guard let read = try await nextHead() else { return false }
            head = read
            let body = try await body(of: read)
            let request = request(read, body: body)
            let response: HTTPResponse
            do {
                response = try await handler.handleRequest(request)
            } catch {
                log("an error in the handler")
                response = ErrorPage.response(.internalServerError, in: Self.language(of: read))
            }
            log("\(read.method) \(Routes.loggedPath(read.path)) \(response.statusCode.code)")
            try await send(response, to: read)
            return read.keepsAlive
        } catch let rejection as RejectedRequest {
            log("rejected with \(rejection.status.code)")
            try await send(ErrorPage.response(rejection.status, in: Self.language(of: head)), to: head, closes: true)
            await waitForEnd()
            return false
        }
    }

    /// Returns the response language for a request whose body wasn't read.
    private static func language(of head: RequestHead?) -> PageLanguage {
        PageLanguage(choice: nil) { head?[$0.lowercased()] }
    }

    private func request(_ head: RequestHead, body: [UInt8]) -> HTTPRequest {
        var headers = HTTPHeaders()
        for field in head.all { headers[HTTPHeader(field.name)] = field.value }
        return HTTPRequest(
            // The response to HEAD is the response to GET without its body.
            method: HTTPMethod(head.method == "HEAD" ? "GET" : head.method),
            version: head.isVersion10 ? HTTPVersion("HTTP/1.0") : .http11,
            target: HTTPRequest.Target(path: head.path, query: head.query), headers: headers,
            body: HTTPBodySequence(data: Data(body)))
    }

    // MARK: - Reading

    /// Returns the next request line and header fields, or `nil` if there's no further request.
    private func nextHead() async throws -> RequestHead? {
        do {
            try await withDeadline(limits.idleTime) { try await self.waitForRequestLine() }
        } catch is RejectedRequest {
            return nil
        } catch SocketError.disconnected {
            return nil
        }
        let bytes = try await withDeadline(limits.headTime) { try await self.headBytes() }
        return try RequestHead(bytes, limits: limits)
    }

    /// Returns when a request line begins.
    private func waitForRequestLine() async throws {
        removeEmptyLines()
        while received.isEmpty {
            try await receive()
            removeEmptyLines()
        }
    }

    /// Removes the empty lines before a request line, according to RFC 9112, section 2.2.
    private func removeEmptyLines() {
        while received.starts(with: [0x0D, 0x0A]) { received.removeFirst(2) }
    }

    /// Returns the bytes before the first empty line and removes them together with that line.
    private func headBytes() async throws -> [UInt8] {
        var searched = 0
        while true {
            removeEmptyLines()
            let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
            while searched + end.count <= received.count {
                guard received[searched...].starts(with: end) else {
                    // Without this, a client with different line ends would wait for the deadline.
                    let byte = received[searched]
                    if byte < 0x20, byte != 0x0D, byte != 0x09, byte != 0x0A || searched == 0 {
                        throw RejectedRequest.malformed
                    }
                    if byte == 0x0A, received[searched - 1] != 0x0D { throw RejectedRequest.malformed }
                    searched += 1
                    continue
                }
                guard searched <= limits.headBytes else { throw RejectedRequest.headTooLarge }
                let bytes = Array(received[..<searched])
                received.removeFirst(searched + end.count)
                return bytes
            }
            // Up to three bytes of the empty line may have arrived.
            guard received.count < limits.headBytes + 4 else { throw RejectedRequest.headTooLarge }
            try await receive()
        }
    }

    private func body(of head: RequestHead) async throws -> [UInt8] {
        let framing = try head.framing
        if case .length(let length) = framing, length > limits.bodyBytes { throw RejectedRequest.bodyTooLarge }
        if try head.expectsContinue, framing != .length(0), received.isEmpty {
            try await stream.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        switch framing {
        case .length(let length):
            return try await withDeadline(limits.bodyTime) { try await self.next(length) }
        case .chunked:
            return try await withDeadline(limits.bodyTime) { try await self.chunks() }
        }
    }

    /// Returns a chunked body's content, according to RFC 9112, section 7.1.
    private func chunks() async throws -> [UInt8] {
        var content: [UInt8] = []
        while true {
            // An extension after the size has no meaning here.
            let size = try await nextLine().prefix { $0 != UInt8(ascii: ";") }
            guard (1...7).contains(size.count), size.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let size = Int(String(decoding: size, as: UTF8.self), radix: 16)
            else { throw RejectedRequest.malformed }
            if size == 0 { break }
            guard content.count + size <= limits.bodyBytes else { throw RejectedRequest.bodyTooLarge }
            content += try await next(size)
            guard try await nextLine().isEmpty else { throw RejectedRequest.malformed }
        }
        for _ in 0...limits.headFields where try await nextLine().isEmpty { return content }
        throw RejectedRequest.headTooLarge
    }

    /// Returns the next line without its end.
    private func nextLine() async throws -> [UInt8] {
        while true {
            if let end = received.firstIndex(of: 0x0A) {
                guard end > 0, received[end - 1] == 0x0D else { throw RejectedRequest.malformed }
                let line = Array(received[..<(end - 1)])
                received.removeFirst(end + 1)
                return line
            }
            guard received.count < 1_024 else { throw RejectedRequest.malformed }
            try await receive()
        }
    }

    /// Returns the given number of next bytes.
    private func next(_ count: Int) async throws -> [UInt8] {
        while received.count < count { try await receive() }
        let bytes = Array(received[..<count])
        received.removeFirst(count)
        return bytes
    }

    private func receive() async throws {
        received += try await stream.read(atMost: 4_096)
    }

    // MARK: - Writing

    /// Sends a response, without its body for a HEAD request.
    private func send(_ response: HTTPResponse, to head: RequestHead?, closes: Bool = false) async throws {
        let body = try await response.bodyData
        var text = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)\r\n"
        for header in response.headers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            text += "\(header.rawValue): \(response.headers.values(for: header).joined(separator: ", "))\r\n"
        }
        let isLast = closes || head?.keepsAlive != true
        text += "Content-Length: \(body.count)\r\nDate: \(Self.date)\r\n"
        text += "Connection: \(isLast ? "close" : "keep-alive")\r\n\r\n"
        let bytes = Data(text.utf8) + (head?.method == "HEAD" ? Data() : body)
        do {
            try await withDeadline(limits.responseTime) { [stream] in try await stream.write(bytes) }
        } catch is RejectedRequest {
            // The client may have part of the response, so no other response can follow.
            throw SocketError.disconnected
        }
    }

    /// The current time in the format of RFC 9110, section 5.6.7.
    private static var date: String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var text = [UInt8](repeating: 0, count: 64)
        let length = text.withUnsafeMutableBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { buffer in
                strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            }
        }
        return String(decoding: text[..<length], as: UTF8.self)
    }

    /// Waits until the client has read the rejection.
    ///
    /// If the connection is closed while the client is still sending, the client may lose the response. The wait ends
    /// after at most a second or a megabyte.
    private func waitForEnd() async {
        received = []
        stream.endWriting()
        try? await withDeadline(.seconds(1)) { [stream] in
            for _ in 0..<256 { _ = try await stream.read(atMost: 4_096) }
        }
    }
}

/// What a connection reads from and writes to.
package protocol ByteStream: Sendable {
    /// Reads at least one byte, or throws `SocketError.disconnected` at the end.
    func read(atMost count: Int) async throws -> [UInt8]

    func write(_ data: Data) async throws

    /// Ends the output. No response can follow.
    func endWriting()

    func close() throws
}

extension AsyncSocket: ByteStream {
    package func endWriting() { _ = shutdown(socket.file.rawValue, Int32(SHUT_WR)) }
}

/// Runs an operation and throws a rejection with status 408 if it takes too long.
private func withDeadline<Result: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await operation() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw RejectedRequest.timeout
        }
        guard let result = try await group.next() else { throw RejectedRequest.timeout }
        return result
    }
}
