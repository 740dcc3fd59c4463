// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("URLParts")
struct URLPartsTests {
    @Test("returns every component, with scheme and host in lower case")
    func components() throws {
        let input = "HTTPS://j:p%40SS@Example.com:8443/Ä/b?C=d?#E/f"
        let policy = URLPolicy.web.allowing(.userInfo)
        #expect(rejection(by: .url(policy), of: "https://jürgen@a.de")?.code == .urlCharacter)
        let parts = try InputValidator.url(policy).parse(input)
        #expect(parts.text == "https://j:p%40SS@example.com:8443/Ä/b?C=d?#E/f" && "\(parts)" == parts.text)
        #expect(parts.scheme == "https")
        #expect(parts.userInfo == "j:p%40SS")
        #expect(parts.host == "example.com")
        #expect(parts[.port] == "8443")
        #expect(parts.path == "/Ä/b")
        #expect(parts.query == "C=d?")
        #expect(parts.fragment == "E/f")
        #expect(parts.port == 8443)
        #expect(parts.hostKind == .name)
        #expect(parts.range(of: .host) == 17..<28)
        let bytes = Array(input.utf8)
        #expect(try bytes.withUnsafeBufferPointer { URLInputValidator(policy).parse(bytes: $0.span) }.get() == parts)
    }

    @Test(
        "has every host in lower case, but an address of version 6 as written",
        arguments: [
            (.web, "HTTP://EXAMPLE.COM/A", "example.com"), (.web, "http://[2001:DB8::A]/", "[2001:DB8::A]"),
            (.whatwg, "http://0X7F.1/A", "0x7f.1"), (.whatwg, "X://EX%41MPLE/", "ex%41mple"),
            (.absoluteURI, "X://[V1.A:B]/", "[v1.a:b]"), (.absoluteURI, "X://A,B/", "a,b"),
            (.absoluteURI, "X://U:P@A:80/", "a"), (.absoluteURI, "x://[FE80::A%25Eth0]/", "[FE80::A%25Eth0]"),
            (.web.allowing(.unicodeHost), "http://Bücher.EXAMPLE/", "bücher.example"),
        ] as [(URLPolicy, String, String)])
    func lowercase(policy: URLPolicy, input: String, host: String) throws {
        let parts = try InputValidator.url(policy).parse(input)
        #expect(parts.host == host)
        // Everything around the host is the same, except for the scheme.
        let rest = input.utf8.drop { $0 != UInt8(ascii: ":") }
        #expect(parts.text.utf8.drop { $0 != UInt8(ascii: ":") }.count == rest.count)
        #expect(parts.userInfo == (input.contains("@") ? "U:P" : nil))
        #expect(parts.path == (input.hasSuffix("A") ? "/A" : "/"))
        #expect(InputValidator.url(policy).normalized(input) == parts.text)
        #expect(try InputValidator.url(policy).parse(parts.text) == parts)
    }

    @Test("equals another only if the bytes are the same")
    func equality() throws {
        func parts(_ text: String) throws -> URLParts { try InputValidator.url.parse(text) }
        #expect(try parts("https://good.com/") != parts("https://evil.com/"))
        #expect(try parts("HTTPS://good.com/a") == parts("https://GOOD.com/a"))
        #expect(try parts("https://good.com/a") != parts("https://good.com/A"))
        #expect(try parts("https://good.com/\u{E9}") != parts("https://good.com/e\u{301}"))
        #expect(try Set([parts("https://good.com/"), parts("https://Good.com/")]).count == 1)
    }

    @Test("distinguishes an empty component from a missing one")
    func emptyComponents() throws {
        let parts = try InputValidator.url.parse("http://a:?#")
        #expect(parts[.port] == "" && parts.port == nil)
        #expect(parts.path == "")
        #expect(parts.query == "" && parts.fragment == "")
        #expect(try InputValidator.url.parse("http://a:00080/").port == 80)
        #expect(try InputValidator.url.parse("http://a:65535").port == 65_535)
        let bare = try InputValidator.url.parse("http://a")
        #expect(bare.query == nil && bare.range(of: .query) == nil && bare[.query] == nil)
        let opaque = try InputValidator.url(.absoluteURI).parse("a:b")
        #expect(opaque.host == nil && opaque.path == "b")
        #expect(try InputValidator.url(.reference).parse("../a").scheme == nil)
        #expect(try InputValidator.url(.absoluteURI).parse("x://[FE80::1%25Eth0]/").host == "[FE80::1%25Eth0]")
    }

    @Test("shows its components to dump")
    func mirror() throws {
        var text = ""
        dump(try InputValidator.url.parse("https://example.com/a"), to: &text)
        #expect(text.contains("host") && text.contains("example.com") && !text.contains("hostStart"))
        func children(_ text: String) throws -> [String] {
            let parts = try InputValidator.url(.web.allowing(.userInfo)).parse(text)
            return Mirror(reflecting: parts).children.map { "\($0.label ?? "") \($0.value)" }
        }
        #expect(
            try children("https://u@a.de:80/?q#f") == [
                "scheme https", "userInfo u", "host a.de", "port 80", "path /", "query q", "fragment f",
            ])
        #expect(try children("https://a.de") == ["scheme https", "host a.de", "path "])
    }

    @Test(
        "returns the kind of the host",
        arguments: [
            ("http://a", URLParts.HostKind.name), ("http://192.0.2.1", .ipv4), ("http://[::1]", .ipv6),
            ("x://[v1.a]", .ipvFuture),
            ("x:a", .none), ("x://1.2.3.4.5", .name),
        ])
    func hostKind(input: String, kind: URLParts.HostKind) throws {
        #expect(try InputValidator.url(.absoluteURI).parse(input).hostKind == kind)
    }

    @Test(
        "has the kind of the host of a web link",
        arguments: [
            ("http://a", URLParts.HostKind.name), ("http://1a.de", .name), ("http://192.0.2.1", .ipv4),
            ("http://[::1]", .ipv6),
        ])
    func webHostKind(input: String, kind: URLParts.HostKind) throws {
        #expect(try InputValidator.url.parse(input).hostKind == kind)
    }
}
