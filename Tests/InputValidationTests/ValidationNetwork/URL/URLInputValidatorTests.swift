// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

extension TextStrategy {
    static let url = [
        TextStrategy("url", .url, accepts: URLRows.web, rejects: URLRows.webRejected),
        TextStrategy(
            "url with options",
            .url(
                URLPolicy(schemes: ["https", "FTP"], ports: [443, 8443])
                    .allowing([.userInfo, .unicodeHost])
                    .rejecting([.unicodeText, .dotlessHosts, .localhost, .ipHosts, .query, .fragment])),
            accepts: URLRows.options, rejects: URLRows.optionsRejected),
        TextStrategy("url absolute", .url(.absoluteURI), accepts: URLRows.absolute, rejects: URLRows.absoluteRejected),
        TextStrategy("url reference", .url(.reference), accepts: URLRows.reference, rejects: URLRows.referenceRejected),
        TextStrategy("url whatwg", .url(.whatwg), accepts: URLRows.whatwg, rejects: URLRows.whatwgRejected),
        TextStrategy(
            "url redirect", .url(.redirectTarget(hosts: ["example.com", "Shop.example.com"])),
            accepts: URLRows.redirect, rejects: URLRows.redirectRejected),
        TextStrategy(
            "url public", .url(.publicWeb), accepts: URLRows.publicHosts, rejects: URLRows.publicHostsRejected),
    ]
}

/// The rows, each with its own type annotation, because a single expression this large is too complex for the compiler.
private enum URLRows {
    private static let longLabel = "http://" + String(repeating: "a", count: 64) + ".b"
    private static let longHost = "http://" + String(repeating: "a.", count: 128)
    private static let longUnicodeLabel = "https://" + String(repeating: "ü", count: 60) + ".de"

    static let web: [String] = [
        "https://example.com", "HTTPS://EXAMPLE.COM", "http://a.b/?q=1#top", "http://example.com:8080/a/b",
        "http://localhost", "http://localhost:3000/", "http://intranet/", "http://example.com./",
        "http://example.museum", "http://192.0.2.1/", "http://[2001:db8::1]:8080/", "http://[::ffff:192.0.2.1]/",
        "https://my_bucket.storage.example/", "http://a-b--c.example", "http://xn--bcher-kva.example/",
        "http://XN--BCHER-KVA.example/", "http://xn--i-7iq.example/", "http://example.com?", "http://example.com#",
        "http://example.com/?a?b/c#d?e/f", "http://example.com:/", "http://example.com/%20%C3%A9",
        "http://example.com/a;b=c,d(e)f'g!h*i$j&k+l:m@n~o", "http://example.com/straße?größe=ü#日本",
        "http://example.com/a/../b", "http://example.com/.hidden/...", "http://1e3.example", "http://0x.example",
        "http://example.com/a%2Fb%2F..", "http://example.com/a/%2e%2e/b", "http://example.com/a/%252e%252E/%2525",
        "http://example.com/100%25/..%2e", "http://example.com/a//../b", "http://example.com/a%5c..%5cb",
        "http://example.com?q=%2f../..", "http://example.com#/../..", "http://example.com/?next=%252f..%252f..",
    ]

    static let webRejected: [(input: String, code: ValidationError.Code)] = [
        // Scheme
        ("example.com", .urlSchemeMissing), ("//example.com", .urlSchemeMissing), (":", .urlSchemeMissing),
        ("://example.com", .urlSchemeMissing), ("/a:b", .urlSchemeMissing), ("?a:b", .urlSchemeMissing),
        ("1http://example.com", .urlSchemeSyntax), ("ht_tp://example.com", .urlSchemeSyntax),
        ("http ://example.com", .urlBlank), (" http://example.com", .urlBlank), ("\\\\host\\a", .urlBackslash),
        ("ftp://example.com", .urlScheme), ("javascript://x/%0aalert(1)", .urlScheme),
        ("javascript:alert(1)", .urlScheme), ("httpss://example.com", .urlScheme), ("htt://a", .urlScheme),
        ("example.com:80/", .urlScheme), ("data:text/html,x", .urlScheme), ("ｈttp://example.com", .urlSchemeSyntax),
        // Host
        ("http:", .urlHostMissing), ("http:/example.com", .urlHostMissing), ("http:example.com", .urlHostMissing),
        ("http://", .urlHostMissing), ("http:///path", .urlHostMissing), ("http://?q", .urlHostMissing),
        ("http://#f", .urlHostMissing), ("http://:80/", .urlHostMissing), ("https:\\\\example.com", .urlBackslash),
        ("http://exa mple.com", .urlBlank), ("http://example.com\t/", .urlBlank), ("http://a\n.com", .urlBlank),
        ("http://example.com\\@evil.com", .urlUserInfo), ("http://example.com\\a", .urlBackslash),
        ("http://exa+mple.com", .urlHostCharacter), ("http://exa%6Dple.com", .urlHostCharacter),
        ("http://a<b", .urlHostCharacter), ("http://a|b", .urlHostCharacter), ("http://$host/", .urlHostCharacter),
        ("http://a..b", .urlLabelEmpty), ("http://.a", .urlLabelEmpty), ("http://a.b../", .urlLabelEmpty),
        ("http://.", .urlLabelEmpty), ("http://-a.b", .urlLabelHyphen), ("http://a.b-/", .urlLabelHyphen),
        (longLabel, .urlLabelTooLong),
        (longHost, .urlHostTooLong),
        // Numbers that other programs read as different addresses
        ("http://012.0.0.1", .urlHostNumber), ("http://0x7f.1", .urlHostNumber), ("http://2130706433", .urlHostNumber),
        ("http://127.1", .urlHostNumber), ("http://256.0.0.1", .urlHostNumber), ("http://1.2.3.4.5", .urlHostNumber),
        ("http://1.2.3.4.", .urlHostNumber), ("http://foo.09", .urlHostNumber), ("http://a.0x", .urlHostNumber),
        ("http://[::1", .urlHostLiteral), ("http://[]", .urlHostLiteral), ("http://[::1%25eth0]", .urlHostLiteral),
        ("http://[v1.a]", .urlHostLiteral), ("http://[1::2::3]", .urlHostLiteral),
        ("http://[::127.0.0.01]", .urlHostLiteral),
        ("http://[::1]a", .urlHostCharacter), ("http://2001:db8::1/", .urlHostNumber),
        ("http://db8:2001::1/", .urlPort),
        // International names
        ("http://bücher.example", .urlHostUnicode), ("http://ｅxample.com", .urlHostUnicode),
        ("http://a。b", .urlHostUnicode), ("http://\u{212A}.com", .urlHostUnicode),
        ("http://xn--", .urlHostEncoding), ("http://xn--a", .urlHostInternational),
        ("http://xn--example-/", .urlHostEncoding),
        ("http://xn--pokxncvks/", .urlHostInternational), ("http://xn--a-ecp.ru", .urlHostInternational),
        // Port
        ("http://a:x", .urlPort), ("http://a:65536", .urlPort), ("http://a:0", .urlPort), ("http://a:8 0", .urlBlank),
        ("http://a:99999999999999999999", .urlPort), ("http://a:-1", .urlPort), ("http://a:80:80", .urlPort),
        // User info
        ("http://user@evil.com\\@good.com", .urlUserInfo), ("http://a:b@c", .urlUserInfo), ("http://@a", .urlUserInfo),
        ("http://good.com:80@evil.com/", .urlUserInfo), ("http://a@b@c/", .urlUserInfo),
        // Path, query, fragment
        ("http://a/%", .urlPercentEncoding), ("http://a/%4", .urlPercentEncoding),
        ("http://a/%zz", .urlPercentEncoding),
        ("http://a?%g0", .urlPercentEncoding), ("http://a#%", .urlPercentEncoding), ("http://a/ b", .urlBlank),
        ("http://a/\u{7F}", .urlBlank), ("http://a/\u{A0}", .urlBlank), ("http://a/\\b", .urlBackslash),
        ("http://a?\\", .urlBackslash), ("http://a/<script>", .urlCharacter), ("http://a?b[0]=c", .urlCharacter),
        ("http://a/\"", .urlCharacter), ("http://a/{b}", .urlCharacter), ("http://a#b#c", .urlCharacter),
        ("http://a/\u{202E}txt", .urlCharacter), ("http://a/\u{378}", .urlCharacter),
        ("http://a/\u{E000}", .urlCharacter), ("http://a/b\u{3164}", .urlCharacter),
        ("http://a/b\u{34F}", .urlCharacter),
        ("http://a?\u{FE0F}", .urlCharacter), ("http://a#\u{2800}", .urlCharacter),
        ("http://a/\u{E0100}", .urlCharacter),
        // Not a `ucschar` in RFC 3987 2.2
        ("http://a/\u{FFFD}", .urlCharacter), ("http://a/\u{FFFC}", .urlCharacter),
        ("http://a/\u{FFF9}", .urlCharacter),
        // Consumers disagree about what lies above the root
        ("http://a/..", .urlPath), ("http://a/b/../../c", .urlPath), ("http://a/%2e%2e/b", .urlPath),
        ("http://a/..%2fb", .urlPath), ("http://a/.%2E/", .urlPath), ("http://a/..%5cb", .urlPath),
        ("https://example.com/x%2f..%2f..%2fetc/passwd", .urlPath), ("http://a/b%2f..%2f..", .urlPath),
        ("http://a/%61%2f..%2f..", .urlPath), ("http://a/b%5C..%5C..%5Cc", .urlPath),
        ("http://a/b%2Fc/../..", .urlPath),
        ("http://a/%252e%252e/", .urlPath), ("http://a/b%252f..%255c..", .urlPath), ("http://a/%25%32%65./", .urlPath),
        ("http://a/b//../../c", .urlPath), ("http://a/%25252e./", .urlPath), ("http://a/%2525252e./", .urlPath),
        ("http://a/%252525252e", .urlPath), ("http://a/b%2f..%2f..?c", .urlPath), ("http://a/b%2f..%2f..#c", .urlPath),
    ]

    static let options: [String] = [
        "https://example.com", "ftp://user:pa%24s@example.com/a", "https://bücher.example:8443/", "https://дом-м.рф./",
        "https://a:b@example.com:443/", "https://paral·lel.cat/", "https://☺.example/", "https://BÜCHER.example",
        "https://मराठी.भारत/", "https://〇.jp/", "https://عـرب.com/",
    ]

    static let optionsRejected: [(input: String, code: ValidationError.Code)] = [
        ("http://example.com", .urlScheme), ("https://example.com:80", .urlPortNotAccepted),
        ("https://example.com/é", .urlCharacter), ("https://intranet/", .urlTopLevelDomain),
        ("https://a.b1/", .urlTopLevelDomain), ("https://localhost/", .urlLocalhost),
        ("https://app.LOCALHOST./", .urlLocalhost), ("https://192.0.2.1/", .urlHostAddress),
        ("https://[::1]/", .urlHostAddress), ("https://a.de?b", .urlQuery), ("https://a.de#b", .urlFragment),
        ("https://us er@a.de", .urlBlank), ("https://us<er@a.de", .urlCharacter),
        ("https://%4@a.de", .urlPercentEncoding),
        ("https://a@b@c.de", .urlHostCharacter), ("https://ｅxample.com", .urlHostInternational),
        ("https://a。de", .urlHostInternational), ("https://\u{301}a.de", .urlHostInternational),
        ("https://a\u{AD}.de", .urlHostInternational), ("https://a\u{200B}.de", .urlHostInternational),
        ("https://\u{212A}.de", .urlHostInternational), ("https://١.אב.de", .urlHostInternational),
        ("https://אaב.de", .urlHostInternational), ("https://1.אב", .urlHostInternational),
        ("https://ab--ü.de", .urlHostInternational), ("https://a·b.de", .urlHostInternational),
        ("https://bücher-.de", .urlHostInternational), ("https://\u{FFFD}.de", .urlHostInternational),
        ("https://１２７.0.0.1", .urlHostInternational), ("https://٣.de", .urlHostInternational),
        ("https://א٣4.de", .urlHostInternational), ("https://\u{10940}.de", .urlHostInternational),
        (longUnicodeLabel, .urlLabelTooLong), ("https://u\u{308}.de", .urlHostInternational),
        ("https://xn--u-ccb.de", .urlHostInternational), ("https://0a.xn--4db.de", .urlHostInternational),
        ("https://☺.אב.de", .urlHostInternational),
    ]

    static let absolute: [String] = [
        "mailto:a@example.com", "urn:isbn:9780131103627", "about:", "file:///etc/hosts", "ldap://[2001:db8::7]/c=GB?o",
        "http://user:pass@%2Fsocket:/p", "x://[v1.a:b]", "x://[fe80::1%25en%31]", "x://999.999.999.999/",
        "a+b-c.d:?q#f", "http://", "http://a/../..", "tel:+1-816-555-1212", "x:/a//b",
    ]

    static let absoluteRejected: [(input: String, code: ValidationError.Code)] = [
        ("/a", .urlSchemeMissing), ("x://a/é", .urlCharacter), ("x://ü", .urlHostCharacter), ("x:a b", .urlBlank),
        ("x:[", .urlCharacter), ("x://[::1%en0]", .urlHostLiteral), ("x://[::1%25]", .urlHostLiteral),
        ("x://[v.a]", .urlHostLiteral), ("x://[v1.]", .urlHostLiteral), ("x://a:65536", .urlPort),
        ("x://a^b", .urlHostCharacter), ("x://%zz", .urlPercentEncoding), ("x:%", .urlPercentEncoding),
    ]

    static let reference: [String] = [
        "../a?b#c", "/a", "//host/a", "?", "#", "a", "./a:b", "http://example.com", "a/b:c",
    ]

    static let referenceRejected: [(input: String, code: ValidationError.Code)] = [
        ("1a:b", .urlSchemeSyntax), ("a b", .urlBlank), ("\\a", .urlBackslash), ("a%", .urlPercentEncoding),
    ]

    static let whatwg: [String] = [
        "http://example.com", "http://u:p@example.com/", "http://0x7f.1/", "http://2130706433/", "http://012.0.0.1",
        "mailto:a@b", "x://%41b/", "x://", "file:///C:/a", "file://host/a", "ws://a", "http://a/..",
        "urn:a", "ftp://a:0/", "http://4294967295/", "http://255.16777215/", "http://1.255.65535", "http://0.0.0.0xFF",
        "http://0377.0x/",
    ]

    static let whatwgRejected: [(input: String, code: ValidationError.Code)] = [
        ("http://256.256.256.256", .urlHostNumber), ("http://0x100000000", .urlHostNumber),
        ("http://1.2.3.08", .urlHostNumber), ("http://256.1", .urlHostNumber), ("http://1.256.1", .urlHostNumber),
        ("http://1.2.256.1", .urlHostNumber), ("http://1.2.3.256", .urlHostNumber),
        ("http://1.2.65536", .urlHostNumber), ("http://1.16777216", .urlHostNumber),
        ("http://4294967296", .urlHostNumber), ("http://1.2.3.4.5", .urlHostNumber), ("http://0400.1", .urlHostNumber),
        ("http://foo.0x4", .urlHostNumber), ("http:///", .urlHostMissing), ("https:", .urlHostMissing),
        ("ws://u@/", .urlHostMissing), ("x://:80", .urlHostMissing), ("x://u@", .urlHostMissing),
        ("file://host:80/", .urlPort), ("file://u@host/", .urlUserInfo), ("x://[v1.a]", .urlHostLiteral),
        ("x://[::1%251]", .urlHostLiteral), ("x://a b", .urlBlank), ("http://a%41", .urlHostCharacter),
    ]

    static let redirect: [String] = [
        "/", "/account?next=1#top", "?page=2", "#top", "/a/b", "https://example.com/a", "https://SHOP.EXAMPLE.COM",
        "/a?b=//c", "/a#//b", "http://example.com./", "/a%2Fb/c", "/a%20/b",
        "/%21a",
    ]

    static let redirectRejected: [(input: String, code: ValidationError.Code)] = [
        ("//evil.com", .urlSlashes), ("///evil.com", .urlSlashes), ("/\\evil.com", .urlBackslash),
        ("\\\\evil.com", .urlBackslash), ("\\/evil.com", .urlBackslash), ("/\t/evil.com", .urlBlank),
        ("/%09/evil.com", .urlSlashes), ("/%20/evil.com", .urlSlashes), ("/%2Fevil.com", .urlSlashes),
        ("/%5cevil.com", .urlSlashes),
        ("/a//evil.com", .urlSlashes), ("/.//evil.com", .urlSlashes), ("evil.com", .urlSlashes),
        ("javascript:alert(1)", .urlScheme), ("https:evil.com", .urlHostMissing), ("https:/evil.com", .urlHostMissing),
        ("https:///evil.com", .urlHostMissing), ("https://evil.com", .urlHostNotAccepted),
        ("https://example.com.evil.com", .urlHostNotAccepted), ("https://evilexample.com", .urlHostNotAccepted),
        ("https://example.com@evil.com", .urlUserInfo), ("https://example.com:8443/", .urlPortNotAccepted),
        ("https://exämple.com", .urlHostUnicode), ("/../a", .urlPath), ("/a%2F%2Fevil.com", .urlSlashes),
        ("/.%2f/evil.com", .urlSlashes), ("/a/%5Cevil.com", .urlSlashes), ("/a%5c%2fevil.com", .urlSlashes),
        ("/a%2f..%2f..%2fb", .urlPath),
    ]

    static let publicHosts: [String] = [
        "https://example.com", "http://8.8.8.8/", "http://[2606:4700::1111]/", "http://[::ffff:8.8.8.8]/",
        "http://localhost.example.com/", "http://mylocal.net", "http://svc.example.com/", "http://example.mailbox.org/",
        "http://example.box/", "http://notfritz.box/", "http://in-addr.arpa.example.com/",
    ]

    static let publicHostsRejected: [(input: String, code: ValidationError.Code)] = [
        ("http://localhost/", .urlLocalhost), ("http://a.localhost", .urlLocalhost),
        ("http://intranet/", .urlHostNotPublic),
        ("http://printer.local", .urlHostNotPublic), ("http://metadata.google.internal/", .urlHostNotPublic),
        ("http://127.0.0.1", .urlHostNotPublic), ("http://10.0.0.1", .urlHostNotPublic),
        ("http://172.31.255.255", .urlHostNotPublic), ("http://192.168.0.1", .urlHostNotPublic),
        ("http://169.254.169.254/latest/meta-data", .urlHostNotPublic), ("http://100.64.0.1", .urlHostNotPublic),
        ("http://0.0.0.0", .urlHostNotPublic), ("http://0/", .urlHostNotPublic),
        ("http://255.255.255.255", .urlHostNotPublic),
        ("http://224.0.0.1", .urlHostNotPublic), ("http://2130706433", .urlHostNotPublic),
        ("http://0x7f.1", .urlHostNotPublic),
        ("http://0177.0.0.1", .urlHostNotPublic), ("http://127.1", .urlHostNotPublic),
        ("http://[::1]", .urlHostNotPublic),
        ("http://[::]", .urlHostNotPublic), ("http://[::ffff:127.0.0.1]", .urlHostNotPublic),
        ("http://[::ffff:7f00:1]", .urlHostNotPublic), ("http://[::7f00:1]", .urlHostNotPublic),
        ("http://[64:ff9b::10.0.0.1]", .urlHostNotPublic), ("http://[2002:7f00:1::]", .urlHostNotPublic),
        ("http://[fe80::1]", .urlHostNotPublic), ("http://[fd00::1]", .urlHostNotPublic),
        ("http://[fec0::1]", .urlHostNotPublic), ("http://[ff02::1]", .urlHostNotPublic),
        ("http://[2001:db8::1]", .urlHostNotPublic), ("http://1.2.3.256", .urlHostNumber),
        ("http://0127.0.0.1", .urlHostNumber), ("http://kubernetes.default.svc/", .urlHostNotPublic),
        ("http://payments.prod.SVC:8080/", .urlHostNotPublic), ("http://payments.prod.svc.", .urlHostNotPublic),
        ("http://a.svc.cluster.local", .urlHostNotPublic), ("http://a.mail/", .urlHostNotPublic),
        ("http://a.corp/", .urlHostNotPublic), ("http://a.home/", .urlHostNotPublic),
        ("http://a.lan/", .urlHostNotPublic),
        ("http://web.service.consul/", .urlHostNotPublic), ("http://1.0.0.127.in-addr.arpa/", .urlHostNotPublic),
        ("http://8.b.d.0.1.0.0.2.ip6.arpa/", .urlHostNotPublic), ("http://nas.home.arpa/", .urlHostNotPublic),
        ("http://fritz.box/", .urlHostNotPublic), ("http://nas.fritz.box/", .urlHostNotPublic),
        ("http://pc.workgroup/", .urlHostNotPublic), ("http://pc.localdomain/", .urlHostNotPublic),
        ("http://a.test/", .urlHostNotPublic), ("http://a.invalid/", .urlHostNotPublic),
        ("http://a.example/", .urlHostNotPublic), ("http://a.onion/", .urlHostNotPublic),
        ("http://a.alt/", .urlHostNotPublic),
        ("http://a.i2p/", .urlHostNotPublic), ("http://a.bit/", .urlHostNotPublic),
        ("http://a.eth/", .urlHostNotPublic),
        ("http://a.gnu/", .urlHostNotPublic), ("http://a.exit/", .urlHostNotPublic),
        ("http://a.zkey/", .urlHostNotPublic),
        ("http://a.local/", .urlHostNotPublic), ("http://a.intranet/", .urlHostNotPublic),
        ("http://a.internal/", .urlHostNotPublic), ("http://a.private/", .urlHostNotPublic),
        ("http://a.svc/", .urlHostNotPublic), ("http://a.consul./", .urlHostNotPublic),
    ]
}

@Suite("URLInputValidator")
struct URLInputValidatorTests {
    @Test(
        "reports the position of the error",
        arguments: [
            ("ht_tp://a", 2), ("http://exa mple.com", 10), ("http://a..b", 9), ("http://a:x", 9), ("http://a/%zz", 9),
            ("http://a/é/ ", 12), ("http://u@b", 7), ("http://a.b-/", 10), ("http://a.1", 7), ("ftp://a", 0),
            ("http:a", 5),
        ])
    func position(input: String, offset: Int) throws {
        let error = try #require(rejection(by: .url, of: input))
        #expect(error[.position] == .int(offset))
    }

    @Test(
        "reports the position of each error",
        arguments: [
            ("//a", .urlSchemeMissing, 0), ("1http://a", .urlSchemeSyntax, 0), ("https:\\\\a", .urlBackslash, 6),
            ("http://a.de\\b", .urlBackslash, 11), ("http://good.com:80@evil.com/", .urlUserInfo, 7),
            ("http:///x", .urlHostMissing, 7), ("http://exämple.de", .urlHostUnicode, 9),
            ("http://b.\(String(repeating: "a", count: 64)).de", .urlLabelTooLong, 9),
            ("http://\(String(repeating: "a.", count: 127))de", .urlHostTooLong, 7),
            ("http://b.-a.de", .urlLabelHyphen, 9), ("http://b.xn--a-/", .urlHostEncoding, 9),
            ("http://c.xn--a/", .urlHostInternational, 9), ("http://[1::2::3]", .urlHostLiteral, 12),
            ("http://[::1", .urlHostLiteral, 7), ("http://a.de:0", .urlPort, 12), ("http://a.de:8x", .urlPort, 13),
            ("http://a.de/b/../../c", .urlPath, 11), ("http://a.de/b#c#d", .urlCharacter, 15),
        ] as [(String, ValidationError.Code, Int)])
    func positions(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .url, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    // The scheme and its slashes are compared as one word, ignoring case.
    @Test(
        "rejects a control character in place of a sign, if they differ like small and capital letters",
        arguments: [
            ("http\u{1A}//a.de", .urlBlank, 4), ("https\u{1A}//a.de", .urlBlank, 5), ("http:\u{F}/a.de", .urlBlank, 5),
            ("https:\u{F}/a.de", .urlBlank, 6), ("http:/\u{F}a.de", .urlHostMissing, 5),
            ("https:/\u{F}a.de", .urlHostMissing, 6),
        ] as [(String, ValidationError.Code, Int)])
    func schemeWord(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .url, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test(
        "distinguishes blanks of every kind from other invisible characters",
        arguments: [
            ("\u{85}", .urlBlank), ("\u{A0}", .urlBlank), ("\u{2028}", .urlBlank), ("\u{2029}", .urlBlank),
            ("\u{3000}", .urlBlank), ("\u{AD}", .urlCharacter), ("\u{200B}", .urlCharacter),
            ("\u{3164}", .urlCharacter),
        ] as [(String, ValidationError.Code)])
    func invisible(character: String, code: ValidationError.Code) {
        for start in ["http://a.de/ü", "http://a.de/?ü", "http://a.de/#ü"] {
            let error = rejection(by: .url, of: start + character)
            #expect(error?.code == code && error?[.position] == .int(start.utf8.count), "\(start)")
            #expect(error?[.character] == nil && error?[.repertoire] == (code == .urlCharacter ? "unicode" : nil))
        }
    }

    @Test("names a disallowed character, or the repertoire if the policy accepts other scripts")
    func repertoire() {
        let named = rejection(by: .url, of: "https://a.de/<b")
        #expect(named?.code == .urlCharacter && named?[.character] == "<" && named?[.repertoire] == nil)
        let plain = rejection(by: .url(.web.rejecting(.unicodeText)), of: "https://a.de/ä")
        #expect(plain?.code == .urlCharacter && plain?[.character] == nil && plain?[.repertoire] == nil)
        let host = rejection(by: .url, of: "https://a<b.de")
        #expect(host?.code == .urlHostCharacter && host?[.character] == "<")
    }

    @Test(
        "accepts the edges of each part, whose beginnings are not impossible",
        arguments: [
            "hTTp://a", "hTtPs://a", "http://a_b-c.1d./", "http://a:1/", "http://a:9999/", "http://a:59999/",
            "http://a:64999/", "http://a:65499/", "http://a:65529/", "http://a:65535/", "http://a:00080/", "http://a:/",
            "http://\(String(repeating: "a", count: 63))/", "http://[::]/", "http://[1:2:3:4:5:6:7:8]",
            "http://[0000:0000:0000:0000:0000:ffff:255.255.255.255]/", "http://a?b", "http://a#b",
            "http://a/-._~!$&'()*+,;=:@%41/?-._~!$&'()*+,;=:@%41/?#-._~!$&'()*+,;=:@%41/?",
        ])
    func edges(text: String) {
        #expect(InputValidator.url.progress(of: text) == .accepted)
        for length in 0..<text.utf8.count {
            if case .impossible = InputValidator.url.progress(of: String(text.prefix(length))) {
                Issue.record("\(text): \(length)")
            }
        }
    }

    @Test(
        "has no grammar for the progress of texts that only other policies accept",
        arguments: [
            (.web.allowing(.userInfo), "http://u@a.de/"), (.web.allowing(.unicodeHost), "http://bücher.de/"),
            (.web.allowing(.references), "/a"), (URLPolicy(.whatwg, schemes: ["http", "https"]), "http://u@a.de/"),
            (URLPolicy(.absoluteURI, schemes: ["https"]), "https://u@a.de/"), (URLPolicy(schemes: ["ftp"]), "ftp://a/"),
            (URLPolicy(schemes: ["http"]), "http://a/"),
        ] as [(URLPolicy, String)])
    func otherProgress(policy: URLPolicy, text: String) {
        #expect(InputValidator.url(policy).progress(of: text) == .accepted)
        #expect(InputValidator.url(policy).progress(of: "h ") == .unknown)
    }

    @Test(
        "reports the position of an error in brackets",
        arguments: [
            ("x://[vg.a]", .urlHostLiteral, 4), ("x://[v1.a b]", .urlHostLiteral, 4), ("x://[v1a]", .urlHostLiteral, 4),
            ("x://[::1%2]", .urlHostLiteral, 4), ("x://[::1%25a:b]", .urlHostLiteral, 4),
            ("x://[::1%25%4]", .urlPercentEncoding, 11), ("x://[::g]", .urlHostLiteral, 7),
        ] as [(String, ValidationError.Code, Int)])
    func literals(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .url(.absoluteURI), of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test("judges a host by each feature alone")
    func singleFeatures() {
        let noPrivate = InputValidator.url(.web.rejecting(.privateHosts))
        #expect(rejection(by: noPrivate, of: "http://localhost/")?.code == .urlHostNotPublic)
        #expect(rejection(by: noPrivate, of: "http://a.localhost/")?.code == .urlHostNotPublic)
        #expect(noPrivate.isValid("http://8.8.8.8/") && noPrivate.isValid("http://a.de/"))
        let noDotless = InputValidator.url(.web.rejecting(.dotlessHosts))
        #expect(noDotless.isValid("http://a.xn--p1ai/") && noDotless.isValid("http://a.xn--p1ai./"))
        #expect(noDotless.isValid("http://10.0.0.1/") && noDotless.isValid("http://a.localhost/"))
        #expect(rejection(by: noDotless, of: "http://a./")?.code == .urlTopLevelDomain)
        let noLocalhost = InputValidator.url(.web.rejecting(.localhost))
        #expect(noLocalhost.isValid("http://127.0.0.1/") && noLocalhost.isValid("http://a.local/"))
        #expect(rejection(by: noLocalhost, of: "http://localhost./")?.code == .urlLocalhost)
    }

    @Test(
        "reports the position of what only the policy rejects",
        arguments: [
            (0, "https://u@intranet/", .urlTopLevelDomain, 10), (0, "https://u@localhost", .urlLocalhost, 10),
            (0, "https://u@127.0.0.1/", .urlHostAddress, 10), (0, "https://a.de/?b", .urlQuery, 13),
            (0, "https://a.de/#b", .urlFragment, 13), (0, "https://a.de:8443/", .urlPortNotAccepted, 13),
            (0, "https://u@x@a.de", .urlHostCharacter, 11), (1, "https://a.local/", .urlHostNotPublic, 8),
            (1, "https://0127.0.0.1", .urlHostNumber, 8), (2, "https://evil.com", .urlHostNotAccepted, 8),
            (2, "/a//b", .urlSlashes, 3), (2, "evil.com", .urlSlashes, 0), (2, "/%09/a", .urlSlashes, 1),
            (2, "/\\a", .urlBackslash, 1),
            (2, "//b", .urlSlashes, 1), (2, "///b", .urlSlashes, 1), (2, "\\\\b", .urlBackslash, 0),
            (2, "/a%2F%2Fb", .urlSlashes, 5), (2, "/a%5c/b", .urlSlashes, 5), (2, "/a/%20b", .urlSlashes, 3),
            // The parts are checked in this order.
            (0, "https://localhost:80/?q#f", .urlPortNotAccepted, 18), (0, "https://localhost/?q#f", .urlQuery, 18),
            (0, "https://localhost/#f", .urlFragment, 18), (0, "https://localhost/", .urlLocalhost, 8),
        ] as [(Int, String, ValidationError.Code, Int)])
    func policyPositions(policy: Int, input: String, code: ValidationError.Code, offset: Int) {
        let strict = URLPolicy(ports: [443]).allowing(.userInfo)
            .rejecting([.dotlessHosts, .localhost, .ipHosts, .query, .fragment])
        let error = rejection(by: .url([strict, .publicWeb, .redirectTarget(hosts: ["a.de"])][policy]), of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test("reports the hosts and the ports that are accepted, and no address if none is accepted")
    func acceptedParts() {
        let redirect = InputValidator.url(.redirectTarget(hosts: ["example.com", "a.de"], ports: [8443, 443]))
        #expect(rejection(by: redirect, of: "https://evil.com")?[.accepted] == ["a.de", "example.com"])
        #expect(rejection(by: redirect, of: "https://a.de:80/")?[.accepted] == ["443", "8443"])
        #expect(rejection(by: redirect, of: "ftp://a")?[.example] == "https://a.de")
        let port = rejection(by: redirect, of: "https://a.de:x")
        #expect(port?.code == .urlPort && port?[.accepted] == ["443", "8443"] && port?[.minimum] == 1)
        // Hosts can be addresses.
        let addresses = InputValidator.url(URLPolicy(hosts: ["[2001:DB8::a]", "192.0.2.1"]))
        #expect(addresses.isValid("http://[2001:db8::A]/") && addresses.isValid("http://192.0.2.1:80/"))
        #expect(rejection(by: addresses, of: "http://[2001:db8::b]/")?.code == .urlHostNotAccepted)
        #expect(rejection(by: addresses, of: "http://192.0.2.10/")?.code == .urlHostNotAccepted)
        // A policy for one site's pages has no hosts to list.
        let page = rejection(by: .url(.redirectTarget()), of: "https://evil.com")
        #expect(page?.code == .urlHostNotAccepted && page?[.accepted] == nil)
        for input in ["https://1.2.3/", "https://[::1/"] {
            #expect(rejection(by: .url(.publicWeb), of: input)?[.accepted] == [], "\(input)")
            #expect(rejection(by: .url, of: input)?[.accepted] == nil, "\(input)")
        }
    }

    // The scanner reads a long run in blocks of 48 bytes.
    @Test("accepts a run of percent encodings of any length, and finds one that is not complete")
    func encodings() {
        let start = "https://example.com/"
        for count in 1...70 {
            let run = String(repeating: "%aF", count: count)
            #expect(InputValidator.url.isValid(start + run), "\(count)")
            #expect(InputValidator.url.isValid(start + run + "x"), "\(count)")
            for rest in ["%", "%2", "%2g", "%g2", "%%2", "%2%"] {
                let error = rejection(by: .url, of: start + run + rest + run)
                let position = (start + run).utf8.count
                #expect(error?.code == .urlPercentEncoding && error?[.position] == .int(position), "\(count) \(rest)")
            }
        }
    }

    @Test("reports what is accepted")
    func parameters() {
        #expect(rejection(by: .url, of: "ftp://a")?[.accepted] == ["http", "https"])
        #expect(rejection(by: .url, of: "http://a:70000")?[.maximum] == 65_535)
        #expect(rejection(by: .url(URLPolicy(schemes: ["SFTP"])), of: "ftp://a")?[.accepted] == ["sftp"])
    }

    @Test("normalizes scheme and host to lower case and nothing else")
    func normalized() {
        #expect(InputValidator.url.normalized("HTTP://EXAMPLE.com/A?B#C") == "http://example.com/A?B#C")
        #expect(InputValidator.url.normalized("Example") == "Example")
    }

    @Test("rejects what is over its cap with 1005")
    func cap() {
        let path = String(repeating: "a", count: 8_192)
        #expect(rejection(by: .url, of: "http://a/" + path)?.code == .inputTooLarge)
        #expect(InputValidator.url.isValid("http://a/" + path.dropLast(9)))
        #expect(URLInputValidator(maximumBytes: 10_000).isValid("http://a/" + path))
    }
}
