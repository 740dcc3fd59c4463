// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingSocks
import Foundation
import InputValidation
import Serving
import Synchronization

/// Fuzzes connections to the web form's server.
///
/// The first byte chooses what follows, and how many bytes arrive at once.
enum Requests {
    static func run(_ input: ArraySlice<UInt8>) {
        guard let choice = input.first else { return }
        let rest = Array(input.dropFirst())
        let sent =
            switch choice % 4 {
            case 0: rest
            case 1: post("/order", rest)
            case 2: post("/check", rest)
            default: post("/order", rest, accept: "application/problem+json")
            }
        let responses = responses(to: sent)
        for response in responses { check(response) }
        let again = self.responses(to: sent, atMost: Int(choice >> 2) + 1)
        require(again == responses, "other responses if the bytes arrive \(choice >> 2 + 1) at a time")
        guard choice % 4 != 0 else { return }
        require(responses.count == 1, "\(responses.count) responses to one request")
        guard let response = responses.first, let body = try? FormBody(rest) else { return }
        checkSecrets(body, in: response)
        if choice % 4 == 1 { checkPage(response, of: body) }
    }

    private static func post(_ path: String, _ body: [UInt8], accept: String = "text/html") -> [UInt8] {
        Array(
            """
            POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r
            Accept: \(accept)\r\nContent-Length: \(body.count)\r\n\r\n
            """.utf8) + body
    }

    // MARK: - The server

    /// Returns what the server sends if this many bytes arrive at once.
    private static func responses(to bytes: [UInt8], atMost count: Int = .max) -> [Response] {
        let stream = Stream(bytes, atMost: count)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            var limits = Limits()
            (limits.headTime, limits.bodyTime, limits.responseTime) = (.seconds(600), .seconds(600), .seconds(600))
            let routes = Routes(now: .fixed(year: 2026, month: 11))
            await Connection(stream, limits: limits, log: { _ in }).serve(routes)
            done.signal()
        }
        done.wait()
        return Response.all(in: stream.written)
    }

    /// A client that sends its bytes, and then disconnects.
    private final class Stream: ByteStream {
        private let count: Int
        private let state: Mutex<(sent: ArraySlice<UInt8>, written: [UInt8])>

        init(_ bytes: [UInt8], atMost count: Int) {
            self.count = count
            state = Mutex((bytes[...], []))
        }

        var written: [UInt8] { state.withLock { $0.written } }

        func read(atMost limit: Int) throws -> [UInt8] {
            try state.withLock { state in
                let next = state.sent.prefix(min(count, limit))
                guard !next.isEmpty else { throw SocketError.disconnected }
                state.sent.removeFirst(next.count)
                return Array(next)
            }
        }

        func write(_ data: Data) { state.withLock { $0.written += data } }
        func endWriting() {}
        func close() {}
    }

    /// A response, except for what differs between two responses to the same request: the time, and an order's token.
    private struct Response: Equatable {
        var status = 0
        var headers: [String: String] = [:]
        var body = ""

        /// Parses responses one after another.
        ///
        /// Only responses to the method `HEAD` have a length and no body.
        static func all(in bytes: [UInt8]) -> [Response] {
            var rest = bytes[...]
            var responses: [Response] = []
            while !rest.isEmpty {
                guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else {
                    require(false, "a response without an end")
                    break
                }
                let lines = rest[..<end.lowerBound].text.components(separatedBy: "\r\n")
                rest = rest[end.upperBound...]
                var response = Response()
                require(lines[0].hasPrefix("HTTP/1.1 "), "a response begins with \(lines[0].prefix(20))")
                response.status = Int(lines[0].dropFirst(9).prefix(3)) ?? 0
                // The client may send the body, and the response follows.
                if response.status == 100 { continue }
                for line in lines.dropFirst() {
                    let parts = line.components(separatedBy: ": ")
                    require(response.headers[parts[0]] == nil, "the header \(parts[0]) is there twice")
                    response.headers[parts[0]] = parts.dropFirst().joined(separator: ": ")
                }
                response.headers["Date"] = nil
                let length = Int(response.headers["Content-Length"] ?? "") ?? -1
                if !rest.starts(with: "HTTP/1.1 ".utf8), !rest.isEmpty {
                    require((0...rest.count).contains(length), "a length of \(length)")
                    response.body = rest.prefix(length).text.replacing(
                        #/ name="order" value="[-0-9a-f]{36}"/#, with: "")
                    rest = rest.dropFirst(length)
                }
                responses.append(response)
            }
            return responses
        }
    }

    // MARK: - Checks

    private static let statuses: Set = [200, 303, 400, 403, 404, 405, 413, 415, 417, 421, 422, 431, 501, 505]
    private static let headers: Set = [
        "Allow", "Cache-Control", "Connection", "Content-Language", "Content-Length", "Content-Security-Policy",
        "Content-Type", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Location", "Referrer-Policy",
        "Set-Cookie", "Vary", "X-Content-Type-Options", "X-Frame-Options",
    ]

    private static func check(_ response: Response) {
        require(statuses.contains(response.status), "status \(response.status)")
        let unknown = Set(response.headers.keys).subtracting(headers)
        require(unknown.isEmpty, "the headers \(unknown)")
        require(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true, "no policy")
        guard !response.body.isEmpty else { return }
        switch response.headers["Content-Type"] {
        case "text/html; charset=utf-8": _ = Element.all(in: response.body)
        case "application/json", "application/problem+json":
            require((try? JSONSerialization.jsonObject(with: Data(response.body.utf8))) != nil, "not JSON")
        default: break
        }
    }

    /// Requires that a response doesn't contain a secret.
    ///
    /// Another field, or the page, may have the same words.
    private static func checkSecrets(_ body: FormBody, in response: Response) {
        for field in [Field.password, .securityCode] {
            guard let secret = body[field.rawValue], secret.utf8.count >= 8 else { continue }
            let others = Field.allCases.filter { $0 != field }.compactMap { body[$0.rawValue] }
            guard !others.contains(where: { $0.contains(secret) || secret.contains($0) && !$0.isEmpty }) else {
                continue
            }
            let text = response.body + response.headers.values.joined(separator: "\n")
            guard text.contains(secret) else { continue }
            let page = responses(to: post("/order", [])).map(\.body).joined()
            require(
                page.contains(secret) || response.headers["Content-Language"] != "en", "the response contains \(secret)"
            )
        }
    }

    /// Requires that a page contains what the user typed, and that a placed order is valid.
    private static func checkPage(_ response: Response, of body: FormBody) {
        if response.status == 303 {
            require(body["email"]?.contains("@") == true && body["order"] != nil, "an order without an address")
            let digits = (body["card-number"] ?? "").filter(\.isWholeNumber)
            require(InputValidator<String>.luhn.isValid(digits), "an order with a wrong card number")
            require((body["password"] ?? "").count >= 12, "an order with a short password")
        }
        guard [200, 422].contains(response.status) else { return }
        let inputs = Element.all(in: response.body).filter { $0.name == "input" }
        for field in Field.allCases {
            let typed = body[field.rawValue] ?? ""
            let expected = [.password, .securityCode].contains(field) ? "" : typed.replacing("\0", with: "\u{FFFD}")
            let shown = inputs.filter { $0.attributes["name"] == field.rawValue }.map { $0.attributes["value"] ?? "" }
            require(
                shown.count == 1 && shown[0].utf8.elementsEqual(expected.utf8), "\(field) shows \(shown), not \(typed)")
        }
    }

    /// A start tag on a page, read with strict rules, because nothing that the user typed may become markup.
    private struct Element {
        let name: String
        var attributes: [String: String] = [:]

        private static let names = Set(
            """
            a aside bdi body button dd details div dl dt ellipse fieldset form h1 h2 head header html input label \
            legend li link main meta option p path rect script section select span strong summary svg template title \
            ul
            """.split(separator: " ").map(String.init))

        private static let attributeNames = Set(
            """
            action aria-controls aria-current aria-describedby aria-hidden aria-invalid aria-label aria-labelledby \
            autocapitalize autocomplete autofocus charset checked class content cx cy d data-choice data-complete \
            data-corrected data-error-title data-field data-finish \
            data-for data-hide data-hide-announcement data-hide-name data-hint data-label data-live data-met data-note \
            data-rejected data-retry data-sentence data-show data-show-announcement data-show-name data-text \
            data-too-long data-unavailable data-unmet data-unreachable data-with defer dir fill focusable for form \
            height hidden href id inputmode lang method name novalidate rel role rx ry selected spellcheck src stroke \
            stroke-linecap stroke-linejoin stroke-width tabindex type value viewBox width
            """.split(separator: " ").map(String.init))

        static func all(in page: String) -> [Element] {
            let parts = Array(page.utf8).split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
            require(
                parts[0].isEmpty && parts.count > 1 && parts[1].text.hasPrefix("!DOCTYPE html>"), "no type of document")
            let elements = parts.dropFirst(2).compactMap { Element($0) }
            require(elements.count { $0.name == "script" } <= 1, "two scripts")
            return elements
        }

        /// Creates an element from the text after `<`, unless the text is an end tag.
        private init?(_ tag: ArraySlice<UInt8>) {
            var rest = tag
            func next(while isPart: (UInt8) -> Bool) -> String {
                let part = rest.prefix(while: isPart)
                rest = rest.dropFirst(part.count)
                return part.text
            }
            func skip(_ character: Unicode.Scalar) -> Bool {
                guard rest.first == UInt8(ascii: character) else { return false }
                rest = rest.dropFirst()
                return true
            }
            func nextName() -> String {
                next { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 || "-0123456789".utf8.contains($0) }
            }
            let isEnd = skip("/")
            name = nextName()
            require(Self.names.contains(name), "the element \(name)")
            guard !isEnd else {
                require(skip(">"), "an end tag with attributes")
                return nil
            }
            while true {
                _ = next { " \n/".utf8.contains($0) }
                guard !skip(">") else { return }
                let attribute = nextName()
                require(Self.attributeNames.contains(attribute), "the attribute \(attribute)")
                require(attributes[attribute] == nil, "\(attribute) is there twice")
                attributes[attribute] = ""
                guard skip("=") else { continue }
                require(skip("\""), "a value without quotation marks")
                attributes[attribute] = Self.unescaped(next { $0 != UInt8(ascii: "\"") })
                require(skip("\""), "a value without an end")
            }
        }

        private static func unescaped(_ text: String) -> String {
            let names = [
                ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
            ]
            return names.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
        }
    }
}
