// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Compares the scanner with RFC 3986's grammar, written as a regular expression, and with Foundation.
@Suite("The grammar of URLs")
struct URLScannerTests {
    /// RFC 3986 appendix A, rule by rule, joined as text.
    ///
    /// It's slow, but easy to compare with the RFC.
    static let grammar: String = {
        let unreserved = "A-Za-z0-9._~\\-"
        let subDelims = "!$&'()*+,;="
        let encoded = "%[0-9A-Fa-f]{2}"
        let pchar = "(?:[\(unreserved)\(subDelims):@]|\(encoded))"
        let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
        let ipv4 = "(?:\(octet)\\.){3}\(octet)"
        let h16 = "[0-9A-Fa-f]{1,4}"
        let ls32 = "(?:\(h16):\(h16)|\(ipv4))"
        var ipv6 = ["(?:\(h16):){6}\(ls32)", "::(?:\(h16):){5}\(ls32)"]
        for before in 1...5 {
            let after = 5 - before
            ipv6.append("(?:(?:\(h16):){0,\(before - 1)}\(h16))?::" + (after > 0 ? "(?:\(h16):){\(after)}" : "") + ls32)
        }
        ipv6.append("(?:(?:\(h16):){0,5}\(h16))?::\(h16)")
        ipv6.append("(?:(?:\(h16):){0,6}\(h16))?::")
        let literal = "\\[(?:\(ipv6.joined(separator: "|"))|[vV][0-9A-Fa-f]+\\.[\(unreserved)\(subDelims):]+)\\]"
        let host = "(?:\(literal)|(?:[\(unreserved)\(subDelims)]|\(encoded))*)"
        let authority = "(?:(?:[\(unreserved)\(subDelims):]|\(encoded))*@)?\(host)(?::[0-9]*)?"
        let path = "(?://\(authority)(?:/\(pchar)*)*|/(?:\(pchar)+(?:/\(pchar)*)*)?|\(pchar)+(?:/\(pchar)*)*|)"
        return "[A-Za-z][A-Za-z0-9+.\\-]*:\(path)(?:\\?(?:\(pchar)|[/?])*)?(?:#(?:\(pchar)|[/?])*)?"
    }()

    /// Texts made from pieces of URLs, so that many of them are almost URLs.
    static func samples(_ count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "http", "https", ":", "//", "/", "a", "example.com", "@", "?", "#", "%41", "%", "[::1]", "[", "]", "1", ".",
            "-",
            "_", "\\", " ", "127.0.0.1", "0x7f", "xn--bcher-kva", "é", ":80", "..", "=", "~", "&", "user", "+", ",",
            "'", "%2e",
            "[v1.a]", "2130706433", "\u{0}", "\t", "ü.de", "A", "g", "::", "1:2:3:4:5:6:7:8",
        ]
        return (0..<count).map { _ in
            let start = Bool.random(using: &random) ? "http://" : ""
            return start
                + (0..<Int.random(in: 1...8, using: &random)).map { _ in
                    pieces[Int.random(in: 0..<pieces.count, using: &random)]
                }.joined()
        }
    }

    @Test(
        "matches RFC 3986 for absolute URIs, except for impossible ports and the zones in RFC 6874"
    )
    func absoluteURIs() throws {
        let expression = try NSRegularExpression(pattern: "\\A(?:\(Self.grammar))\\z")
        var verdicts = (accepted: 0, rejected: 0)
        for sample in Self.samples(8_000, seed: 1) {
            let isURI =
                expression.firstMatch(in: sample, range: NSRange(location: 0, length: sample.utf16.count)) != nil
            let error = rejection(by: .url(.absoluteURI), of: sample)
            // In the grammar, a port can be any number.
            if isURI, error?.code == .urlPort { continue }
            #expect((error == nil) == isURI, "\(sample.debugDescription)")
            if isURI { verdicts.accepted += 1 } else { verdicts.rejected += 1 }
        }
        #expect(verdicts.accepted > 500 && verdicts.rejected > 500)
    }

    @Test("matches URIs for a web URL whose letters from other scripts are encoded")
    func webURLs() throws {
        let expression = try NSRegularExpression(pattern: "\\A(?:\(Self.grammar))\\z")
        var accepted = 0
        for sample in Self.samples(8_000, seed: 2) where InputValidator.url.isValid(sample) {
            accepted += 1
            let encoded = sample.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : String(format: "%%%02X", $0) }
                .joined()
            let isURI =
                expression.firstMatch(in: encoded, range: NSRange(location: 0, length: encoded.utf16.count)) != nil
            #expect(isURI, "\(sample.debugDescription)")
            #expect(InputValidator.url(.whatwg).isValid(encoded), "\(sample.debugDescription)")
        }
        #expect(accepted > 200)
    }

    @Test("has the host and the port of a web URL that Foundation reads")
    func foundation() throws {
        var accepted = 0
        for sample in Self.samples(8_000, seed: 3) {
            guard let parts = try? InputValidator.url.parse(sample) else { continue }
            accepted += 1
            let url = try #require(URL(string: sample), "\(sample.debugDescription)")
            let host = try #require(parts.host).trimmingCharacters(in: ["[", "]"])
            #expect(url.host(percentEncoded: false)?.lowercased() == host.lowercased(), "\(sample.debugDescription)")
            #expect(url.port == parts.port, "\(sample.debugDescription)")
            #expect(url.scheme?.lowercased() == parts.scheme)
        }
        #expect(accepted > 100)
    }

    @Test("covers the text with its components", arguments: [URLPolicy.web, .absoluteURI, .reference, .whatwg])
    func partition(policy: URLPolicy) {
        var accepted = 0
        for sample in Self.samples(3_000, seed: 4) {
            guard let parts = try? InputValidator.url(policy).parse(sample) else { continue }
            accepted += 1
            // RFC 3986 5.3, component recomposition.
            func text(_ component: URLParts.Component, _ before: String = "", _ after: String = "") -> String {
                parts[component].map { before + $0 + after } ?? ""
            }
            let slashes = parts.range(of: .host) == nil ? "" : "//"
            let components = [
                text(.scheme, "", ":"), slashes, text(.userInfo, "", "@"), text(.host), text(.port, ":"), text(.path),
                text(.query, "?"), text(.fragment, "#"),
            ]
            let whole = components.joined()
            #expect(whole == parts.text && whole == InputValidator.url(policy).normalized(sample))
        }
        #expect(accepted > 30)
    }

    @Test(
        "rejects or accepts random bytes, and never traps",
        arguments: [
            URLPolicy.web, .absoluteURI, .reference, .whatwg, .publicWeb, .redirectTarget(),
            .web.allowing([.userInfo, .unicodeHost]),
        ])
    func randomBytes(policy: URLPolicy) {
        var random = SplitMix64(seed: 5)
        let validator = InputValidator.url(policy)
        for round in 0..<1_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let start = ["http://", "http://[", "http://xn--", "", "/"][round % 5]
            let input = start + String(decoding: bytes, as: UTF8.self)
            #expect(validator.isValid(input) == (rejection(by: validator, of: input) == nil))
            #expect(validator.isValid(input) == ((try? validator.parse(input)) != nil))
        }
    }

    @Test(
        "permits each ASCII character where RFC 3986, sections 2 and 3, permits it",
        arguments: (0..<128).map { UInt8($0) })
    func characters(byte: UInt8) {
        let character = String(UnicodeScalar(byte))
        let unreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
        let subDelims = "!$&'()*+,;="
        let uri = InputValidator.url(.absoluteURI)
        #expect(uri.isValid("x://\(character)a") == (unreserved + subDelims + "/?#@").contains(character))
        #expect(uri.isValid("x://\(character)@a") == (unreserved + subDelims + ":/?#").contains(character))
        #expect(uri.isValid("x://a/b\(character)c") == (unreserved + subDelims + ":@/?#").contains(character))
        #expect(uri.isValid("x://a?b\(character)c") == (unreserved + subDelims + ":@/?#").contains(character))
        #expect(uri.isValid("x://a#b\(character)c") == (unreserved + subDelims + ":@/?").contains(character))
        let name = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
        #expect(InputValidator.url.isValid("http://a\(character)b.c") == (name + "/?#").contains(character))
    }
}
