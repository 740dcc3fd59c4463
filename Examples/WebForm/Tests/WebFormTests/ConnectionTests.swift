// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing
import WebFormKit

/// A client that sends its bytes, and then leaves or waits.
private final class Client: ByteStream {
    private struct State {
        var sent: ArraySlice<UInt8>
        var written: [UInt8] = []
        var log: [String] = []
        var hasEnded = false
        var isClosed = false
    }

    private let state: Mutex<State>
    private let leaves: Bool
    private let reads: Bool
    private let pace: Int

    init(_ text: String, leaves: Bool = true, reads: Bool = true, pace: Int = .max) {
        state = Mutex(State(sent: Array(text.utf8)[...]))
        self.leaves = leaves
        self.reads = reads
        self.pace = pace
    }

    var received: String { state.withLock { String(decoding: $0.written, as: UTF8.self) } }
    var log: [String] { state.withLock { $0.log } }
    var hasEnded: Bool { state.withLock { $0.hasEnded } }
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The number of bytes that the server hasn't read.
    var unread: Int { state.withLock { $0.sent.count } }

    var statuses: [Int] { received.matches(of: #/HTTP/1\.1 ([0-9]{3}) /#).compactMap { Int($0.1) } }

    func note(_ line: String) { state.withLock { $0.log.append(line) } }

    func read(atMost count: Int) async throws -> [UInt8] {
        let next = state.withLock { state in
            let next = state.sent.prefix(min(count, pace))
            state.sent.removeFirst(next.count)
            return Array(next)
        }
        if next.isEmpty {
            if leaves { throw SocketError.disconnected }
            try await Task.sleep(for: .seconds(60))
        }
        return next
    }

    func write(_ data: Data) async throws {
        if !reads { try await Task.sleep(for: .seconds(60)) }
        state.withLock { $0.written += data }
    }
    func endWriting() { state.withLock { $0.hasEnded = true } }
    func close() { state.withLock { $0.isClosed = true } }
}

private struct FailingHandler: HTTPHandler {
    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse { throw CocoaError(.fileReadUnknown) }
}

@Suite("A connection")
struct ConnectionTests {
    /// Lets a client send a text to the server, and waits until the server closes the connection.
    private func send(
        _ text: String, leaves: Bool = true, pace: Int = .max, limits: Limits = Limits(),
        to handler: (any HTTPHandler)? = nil
    ) async -> Client {
        let client = Client(text, leaves: leaves, pace: pace)
        let connection = Connection(client, limits: limits) { client.note($0) }
        await connection.serve(handler ?? Routes(now: .fixed(year: 2026, month: 11)))
        return client
    }

    private static func get(_ path: String = "/thanks", _ fields: String..., method: String = "GET") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    private static func post(_ body: String, _ fields: String...) -> String {
        "POST /order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            + fields.map { $0 + "\r\n" }.joined() + "\r\n" + body
    }

    private static func body(_ count: Int) -> String {
        post("name=" + String(repeating: "x", count: count - 5), "Content-Length: \(count)")
    }

    private static func chunked(_ body: String) -> String { post(body, "Transfer-Encoding: chunked") }

    /// A chunk with an extension of this many bytes.
    private static func extended(_ count: Int) -> String {
        chunked("6;" + String(repeating: "a", count: count) + "\r\nname=x\r\n0\r\n\r\n")
    }

    /// A body in two chunks, with this many bytes in the second chunk.
    private static func chunks(_ count: Int) -> String {
        let first = "name=" + String(repeating: "x", count: 8_187)
        let second = String(count, radix: 16) + "\r\n" + String(repeating: "x", count: count)
        return chunked("2000\r\n" + first + "\r\n" + second + "\r\n0\r\n\r\n")
    }

    private static func fields(_ count: Int) -> String {
        "GET /thanks HTTP/1.1\r\nHost: localhost\r\n"
            + (1..<count).map { "A\($0): x\r\n" }.joined() + "\r\n"
    }

    /// A head with this many bytes before the empty line.
    private static func head(_ count: Int) -> String {
        let start = "GET /thanks HTTP/1.1\r\nHost: localhost\r\nA: "
        return start + String(repeating: "x", count: count - start.utf8.count) + "\r\n\r\n"
    }

    @Test(
        "has a status for each request, up to the first request that cannot be read",
        arguments: [
            (get() + get() + get("/missing"), [200, 200, 404]), (get() + "\r\n\r\n" + get(), [200, 200]),
            (get() + "x\r\n\r\n" + get(), [200, 400]), (get(method: "DELETE") + get(), [405, 200]),
            // What keeps a connection open, and what ends it.
            (get("/thanks", "Connection: close") + get(), [200]),
            (get("/thanks", "Connection: a, Close") + get(), [200]),
            (get("/thanks", "Connection: a") + get(), [200, 200]),
            ("GET /thanks HTTP/1.0\r\n\r\n" + get(), [421]),
            ("GET /thanks HTTP/1.0\r\nHost: localhost\r\n\r\n" + get(), [200]),
            ("GET /thanks HTTP/1.0\r\nHost: localhost\r\nConnection: Keep-Alive\r\n\r\n" + get(), [200, 200]),
            (get("/thanks", "Connection: a", "Connection: close") + get(), [200]),
            (get("/thanks", "Connection: closed") + get(), [200, 200]),
            (get() + "\r\n\r\n\r\n" + get(), [200, 200]),
            // Limits
            (head(8_192), [200]), (head(8_193), [431]), (fields(64), [200]), (fields(65), [431]),
            (body(16_384), [422]), (body(16_385), [413]),
            (chunked("4000\r\nname=" + String(repeating: "x", count: 16_379) + "\r\n0\r\n\r\n"), [422]),
            (chunked("4001\r\nname=" + String(repeating: "x", count: 16_380) + "\r\n0\r\n\r\n"), [413]),
            (chunked("0\r\n" + String(repeating: "A: x\r\n", count: 64) + "\r\n"), [422]),
            (chunked("0\r\n" + String(repeating: "A: x\r\n", count: 65) + "\r\n"), [431]),
            (chunks(8_192), [422]), (chunks(8_193), [413]),
            // Framing
            (chunked("0000006\r\nname=x\r\n0\r\n\r\n"), [422]), (chunked("00000006\r\nname=x\r\n0\r\n\r\n"), [400]),
            (chunked("A\r\nname=12345\r\n0\r\n\r\n"), [422]), (chunked("a\r\nname=12345\r\n0\r\n\r\n"), [422]),
            (chunked("6 \r\nname=x\r\n0\r\n\r\n"), [400]), (chunked("\nname=x\r\n0\r\n\r\n"), [400]),
            (chunked("3\r\nnam\r\n3\r\ne=x\r\n0\r\n\r\n") + get(), [422, 200]),
            (post("0\r\n\r\n", "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"), [501]),
            (post("name=x", "Content-Length: 000000000000006") + get(), [422, 200]),
            (post("name=x", "Content-Length: 0000000000000006"), [400]),
            (post("name=x", "Content-Length: 999999999999999"), [413]),
            (post("name=x", "Content-Length: 6", "Expect: 100-continue", "Expect: 100-continue"), [417]),
            (chunked("6;a=b\r\nname=x\r\n0\r\n\r\n") + get(), [422, 200]),
            (chunked("6\r\nname=xy\r\n0\r\n\r\n"), [400]),
            (chunked("-6\r\nname=x\r\n0\r\n\r\n"), [400]), (chunked("+6\r\nname=x\r\n0\r\n\r\n"), [400]),
            (chunked("\r\nname=x\r\n0\r\n\r\n"), [400]),
            (post("0\r\n\r\n", "Transfer-Encoding: gzip"), [501]),
            (post("0\r\n\r\n", "Transfer-Encoding: Chunked") + get(), [422, 200]),
            (post("name=x", "Content-Length: 6", "Transfer-Encoding: chunked"), [400]),
            (post("name=x", "Content-Length: 6", "Content-Length: 6"), [400]),
            (post("name=x", "Content-Length: \t6 \t") + get(), [422, 200]),
            (post("name=x", "Content-Length: 0x6"), [400]), (post("name=x", "Content-Length: "), [400]),
            (post("name=x", "Content-Length: 6", "Expect: later"), [417]),
            // Heads
            ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", [400]), ("GET / HTTP/1.1\r\n\r\n", [400]),
            ("GET / HTTP/1.2\r\nHost: localhost\r\n\r\n", [505]), ("G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]),
            (get("/é"), [400]), (get("*"), [400]), (get("/thanks", "A: \t é \t"), [200]),
            (get("/thanks", "A:\u{7F}"), [400]), (extended(100), [422]), (extended(6_000), [400]),
            ("\nGET /thanks HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]), (get("/thanks", "A: \u{0}"), [400]),
            (get("/thanks", "A: x\ry"), [400]), (get("/thanks", "A: x\ny"), [400]), (get("/thanks", ": x"), [400]),
            (get("/~!"), [404]), (get("/thanks?"), [200]), (get("/thanks", "!#$%&'*+-.^_`|~09AZaz: x"), [200]),
            ("GET /thanks HTTP/1.1\r\nHost: localhost:8080\r\n\r\n", [200]),
            ("GET /thanks HTTP/1.1\r\nHost:\r\n\r\n", [421]),
            // Version 1.0 has no chunks. It may have no host, but not two.
            ("POST /order HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", [400]),
            ("GET /thanks HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n", [400]),
        ] as [(String, [Int])])
    func statuses(text: String, statuses: [Int]) async {
        let client = await send(text)
        #expect(client.statuses == statuses, "\(client.received.prefix(200))")
        // The last response says whether the connection stays open.
        let connections = client.received.matches(of: /\r\nConnection: ([a-z-]*)\r\n/).map { String($0.1) }
        #expect(connections.count == statuses.count && connections.dropLast().allSatisfy { $0 == "keep-alive" })
        if [400, 413, 417, 431, 501, 505].contains(statuses.last) { #expect(connections.last == "close") }
    }

    @Test("rejects the name of a header field that is not a token", arguments: Array("\"(),/;<=>?@[\\]{} é\u{7F}"))
    func names(character: Character) async {
        #expect(await send(Self.get("/thanks", "A\(character)B: x")).statuses == [400])
    }

    @Test(
        "has the same statuses if each byte arrives alone",
        arguments: [
            ("\r\n" + get() + "\r\n\r\n" + get("/missing"), [200, 404]), (head(8_192), [200]), (head(8_193), [431]),
            (chunked("6;a=b\r\nname=x\r\n0\r\nA: x\r\n\r\n") + get(), [422, 200]),
            (post("name=x", "Content-Length: 6") + get(), [422, 200]),
            // A line has up to 1,022 bytes before its end.
            (extended(1_020), [422]), (extended(1_021), [400]),
        ] as [(String, [Int])])
    func slowly(text: String, statuses: [Int]) async {
        let client = await send(text, pace: 1)
        #expect(client.statuses == statuses, "\(client.received.prefix(200))")
    }

    @Test("reads what a client still sends after a rejection, up to a megabyte, and closes every connection")
    func rest() async {
        let few = await send("x\r\n\r\n" + String(repeating: "y", count: 1_000_000))
        #expect(few.statuses == [400] && few.unread == 0 && few.hasEnded && few.isClosed)
        let many = await send("x\r\n\r\n" + String(repeating: "y", count: 2_000_000))
        #expect(many.statuses == [400] && many.unread > 0 && many.isClosed)
        let accepted = await send(Self.get())
        #expect(accepted.statuses == [200] && !accepted.hasEnded && accepted.isClosed)
    }

    @Test("sends no body to HEAD, but its length")
    func lengthWithoutBody() async throws {
        let head = await send(Self.get(method: "HEAD")).received
        let get = await send(Self.get()).received
        #expect(head.hasSuffix("\r\n\r\n") && get.hasPrefix("HTTP/1.1 200 OK\r\n"))
        func length(_ text: String) -> Substring? { text.firstMatch(of: /\r\nContent-Length: ([0-9]+)\r\n/)?.1 }
        #expect(length(head) == length(get) && length(get).flatMap { Int($0) } ?? 0 > 100)
        let body = try #require(get.firstRange(of: "\r\n\r\n"))
        #expect(get[body.upperBound...].utf8.count == length(get).flatMap { Int($0) })
    }

    @Test("sends no body with the rejection of a HEAD, either")
    func rejectionWithoutBody() async {
        let head = await send(Self.get("/thanks", "Content-Length: x", method: "HEAD")).received
        #expect(head.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && head.hasSuffix("\r\n\r\n"))
    }

    @Test("has all values of a header field that is repeated")
    func repetition() async {
        let client = await send(Self.post("", "Accept: text/html", "Accept: application/problem+json"))
        #expect(client.statuses == [422] && client.received.contains("application/problem+json"))
    }

    @Test("has a query that begins after the first question mark")
    func query() async {
        for (path, tag) in [("/thanks?lang=de", "de"), ("/thanks?lang=de?", "en"), ("/thanks?", "en")] {
            #expect(await send(Self.get(path)).received.contains("Content-Language: \(tag)\r\n"), "\(path)")
        }
    }

    @Test("asks for the body of a client that waits for that")
    func expectation() async {
        var limits = Limits()
        limits.bodyTime = .milliseconds(50)
        let fields = ["Content-Length: 6", "Expect: 100-Continue"]
        let waits = await send(Self.post("", fields[0], fields[1]), leaves: false, limits: limits)
        #expect(waits.received.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 408 "))
        let chunks = Self.post("", "Transfer-Encoding: chunked", fields[1])
        let waiting = await send(chunks, leaves: false, limits: limits)
        #expect(waiting.received.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 408 "))
        // The body has already arrived, or there is none.
        #expect(await send(Self.post("name=x", fields[0], fields[1])).statuses == [422])
        #expect(await send(Self.post("", "Content-Length: 0", fields[1])).statuses == [422])
        // Version 1.0 doesn't have the status 100.
        let old = "POST /order HTTP/1.0\r\nHost: localhost\r\nContent-Length: 6\r\nExpect: 100-continue\r\n\r\n"
        #expect(await send(old, leaves: false, limits: limits).received.hasPrefix("HTTP/1.1 408 "))
    }

    @Test("ends slow requests with the status 408, and an idle connection without a response")
    func slow() async {
        var limits = Limits()
        (limits.headTime, limits.bodyTime, limits.idleTime) = (.milliseconds(50), .milliseconds(50), .milliseconds(50))
        for (text, statuses) in [
            ("", []), ("\r\n\r\n", []), (Self.get() + "\r\n", [200]), ("\r\nGET", [408]), ("\r", [408]),
            ("GET / HTTP/1.1\r\n", [408]), (Self.post("name", "Content-Length: 6"), [408]),
            (Self.chunked("6\r\nna"), [408]), (Self.get(), [200]),
        ] {
            #expect(await send(text, leaves: false, limits: limits).statuses == statuses, "\(text)")
        }
    }

    @Test("has a separate time limit for each part of a request", .timeLimit(.minutes(1)))
    func times() async {
        func limits(_ part: WritableKeyPath<Limits, Duration>) -> Limits {
            var limits = Limits()
            let long = Duration.seconds(600)
            (limits.idleTime, limits.headTime, limits.bodyTime, limits.responseTime) = (long, long, long, long)
            limits[keyPath: part] = .milliseconds(50)
            return limits
        }
        #expect(await send("", leaves: false, limits: limits(\.idleTime)).statuses == [])
        #expect(await send("\r\nGET", leaves: false, limits: limits(\.headTime)).statuses == [408])
        for text in [Self.post("name", "Content-Length: 6"), Self.chunked("6\r\nna")] {
            #expect(await send(text, leaves: false, limits: limits(\.bodyTime)).statuses == [408])
        }
        let client = Client(Self.get(), reads: false)
        let connection = Connection(client, limits: limits(\.responseTime)) { client.note($0) }
        await connection.serve(Routes(now: .fixed(year: 2026, month: 11)))
        #expect(client.log == ["GET /thanks 200"])
    }

    @Test("waits for a few seconds, and has room for 512 clients")
    func defaults() {
        let limits = Limits()
        #expect(limits.headTime == .seconds(5) && limits.bodyTime == .seconds(5))
        #expect(limits.responseTime == .seconds(10) && limits.idleTime == .seconds(15) && limits.connections == 512)
    }

    @Test("ends if the client does not read the response")
    func unread() async {
        var limits = Limits()
        limits.responseTime = .milliseconds(50)
        let client = Client(Self.get(), reads: false)
        let connection = Connection(client, limits: limits) { client.note($0) }
        await connection.serve(Routes(now: .fixed(year: 2026, month: 11)))
        // If the client may have received part of a response, no other response follows.
        #expect(client.log.count == 1 && client.log.first?.hasSuffix(" 200") == true, "\(client.log)")
    }

    @Test("states the time of a response")
    func date() async throws {
        let received = await send(Self.get()).received
        let text = try #require(received.firstMatch(of: /\r\nDate: ([A-Za-z0-9:, ]+)\r\n/)).1
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let date = try #require(formatter.date(from: String(text)))
        #expect(abs(date.timeIntervalSinceNow) < 600)
    }

    @Test("writes the method, the path, and the status to the log, and nothing that the client typed")
    func log() async {
        let client = await send(
            Self.get("/thanks?name=s3cret") + Self.get("/s3cret") + Self.get(method: "HEAD") + "s3cret\r\n\r\n")
        #expect(
            client.log == ["GET /thanks 200", "GET (unknown path) 404", "HEAD /thanks 200", "rejected with 400"])
    }

    @Test("answers with the status 500 if the handler fails, and goes on")
    func failure() async {
        let client = await send(
            Self.get("/", "Accept-Language: de") + Self.get(), to: FailingHandler())
        #expect(client.statuses == [500, 500])
        #expect(client.received.contains("Content-Language: de") && client.received.contains("Content-Language: en"))
        #expect(client.received.contains("The shop cannot answer right now"))
        #expect(client.log.prefix(2) == ["an error in the handler", "GET / 500"])
    }

    @Test("answers in the language of the cookie, or of the browser, if the body was not read")
    func language() async {
        let fields = ["Content-Length: 99999", "Accept-Language: de", "Cookie: lang=he"]
        let browser = await send(Self.post("", fields[0], fields[1]))
        #expect(browser.statuses == [413] && browser.received.contains("Content-Language: de"))
        let cookie = await send(Self.post("", fields[0], fields[1], fields[2]))
        #expect(cookie.statuses == [413] && cookie.received.contains("Content-Language: he"))
        for text in [Self.post("", fields[0]), Self.head(8_193)] {
            #expect(await send(text).received.contains("<h1>The order is too long</h1>"))
        }
    }
}
