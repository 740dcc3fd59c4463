// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox

/// A request that the server can't or doesn't read, with its response status.
struct RejectedRequest: Error, Equatable {
    let status: HTTPStatusCode

    static let malformed = RejectedRequest(status: .badRequest)
    static let timeout = RejectedRequest(status: .requestTimeout)
    static let bodyTooLarge = RejectedRequest(status: .payloadTooLarge)
    static let headTooLarge = RejectedRequest(status: .requestHeaderFieldsTooLarge)
}

/// A request's request line and header fields, according to RFC 9112.
///
/// Two readers must not read one request differently. So everything that the standard calls invalid is rejected, even
/// where it allows servers to be lenient.
struct RequestHead: Sendable {
    /// How the body's length is given.
    enum Framing: Equatable {
        case length(Int)
        case chunked
    }

    let method: String
    let path: String
    let query: String
    let isVersion10: Bool
    private var fields: [String: [String]] = [:]

    /// Parses the bytes before the empty line.
    init(_ bytes: some Collection<UInt8>, limits: Limits) throws(RejectedRequest) {
        var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
        // Every line ends with CRLF. The last line was cut off before its end.
        for index in lines.indices.dropLast() {
            guard lines[index].unicodeScalars.last == "\r" else { throw .malformed }
            lines[index] = Substring(lines[index].unicodeScalars.dropLast())
        }
        guard lines.count <= limits.headFields + 1 else { throw .headTooLarge }
        let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]) else { throw .malformed }
        switch parts[2] {
        case "HTTP/1.1": isVersion10 = false
        case "HTTP/1.0": isVersion10 = true
        default:
            throw parts[2].hasPrefix("HTTP/") ? RejectedRequest(status: .httpVersionNotSupported) : .malformed
        }
        let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts[1].hasPrefix("/"), parts[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .malformed
        }
        method = String(parts[0])
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isToken(parts[0]),
                !parts[1].unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F })
            else { throw .malformed }
            let value = parts[1].drop { $0 == " " || $0 == "\t" }
            let end = value.lastIndex { $0 != " " && $0 != "\t" }
            fields[parts[0].lowercased(), default: []].append(end.map { String(value[...$0]) } ?? "")
        }
        guard self["host"] != nil || isVersion10 && fields["host"] == nil else { throw .malformed }
    }

    /// The value of a field that occurs once, or `nil`.
    subscript(name: String) -> String? {
        guard let values = fields[name], values.count == 1 else { return nil }
        return values[0]
    }

    /// All fields by their lowercase names.
    ///
    /// A repeated field is joined into a list.
    var all: [(name: String, value: String)] {
        fields.map { ($0.key, $0.value.joined(separator: ", ")) }
    }

    /// How the body's length is given.
    var framing: Framing {
        get throws(RejectedRequest) {
            if fields["transfer-encoding"] != nil {
                guard fields["content-length"] == nil, !isVersion10 else { throw .malformed }
                guard self["transfer-encoding"]?.lowercased() == "chunked" else {
                    throw RejectedRequest(status: .notImplemented)
                }
                return .chunked
            }
            guard fields["content-length"] != nil else { return .length(0) }
            guard let text = self["content-length"], (1...15).contains(text.utf8.count),
                text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text)
            else { throw .malformed }
            return .length(length)
        }
    }

    /// Whether the client waits for a response before it sends the body.
    var expectsContinue: Bool {
        get throws(RejectedRequest) {
            guard let value = fields["expect"] else { return false }
            guard value.map({ $0.lowercased() }) == ["100-continue"] else {
                throw RejectedRequest(status: .expectationFailed)
            }
            return !isVersion10
        }
    }

    /// Whether the client may send another request on the connection.
    var keepsAlive: Bool {
        let options = fields["connection", default: []].joined(separator: ",").lowercased()
            .split(separator: ",").map { $0.filter { $0 != " " } }
        return isVersion10 ? options.contains("keep-alive") : !options.contains("close")
    }

    /// Returns whether a text is a token according to RFC 9110, section 5.6.2.
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains($0)
                }
            }
    }
}
