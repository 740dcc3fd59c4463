// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("DomainNameScanner")
struct DomainNameScannerTests {
    private static func label(_ count: Int) -> String { String(repeating: "a", count: count) }

    /// A name of 190 bytes that ends in a dot.
    private static let labels = "\(label(63)).\(label(63)).\(label(61))."

    @Test(
        "has the same verdict for a domain name, a URL's host, and an email address's host",
        arguments: [
            // RFC 1123, section 2.1: letters, digits, and hyphens that aren't at a label's edge
            ("example.com", true), ("EXAMPLE.COM", true), ("3com.com", true), ("a-b.com", true), ("1-2.com", true),
            ("-a.com", false), ("a-.com", false), ("a.-b.com", false), ("a..com", false), (".a.com", false),
            ("a+b.com", false), ("a b.com", false), ("a,b.com", false),
            // RFC 1035, section 2.3.4: 63 bytes for a label
            ("\(label(63)).com", true), ("\(label(64)).com", false),
            // RFC 5891, section 5.4: "bücher" encoded, an encoding of ASCII, and a truncated encoding
            ("xn--bcher-kva.example", true), ("XN--BCHER-KVA.example", true), ("xn--example-.com", false),
            ("xn--.com", false), ("xn--bcher-kv.example", false),
            // RFC 5893, section 2: beside the letter U+05D0, no label begins with a digit
            ("a.xn--4db.com", true), ("1a.xn--4db.com", false), ("xn--4db.1a.com", false),
        ])
    func agreement(name: String, isName: Bool) {
        #expect(InputValidator.domainName.isValid(name) == isName)
        #expect(InputValidator.url.isValid("https://\(name)/") == isName)
        #expect(InputValidator.email.isValid("a@\(name)") == isName)
    }

    // RFC 1035, section 2.3.4: 253 bytes for a name in this notation. A whole email address has at most 254 bytes.
    @Test("limits the length of a name", arguments: [(252, true), (253, true), (254, false)])
    func length(count: Int, isName: Bool) {
        let name = "\(Self.labels)\(Self.label(count - 194)).com"
        #expect(name.utf8.count == count)
        #expect(InputValidator.domainName.isValid(name) == isName)
        #expect(InputValidator.url.isValid("https://\(name)/") == isName)
        // A dot at the end doesn't count.
        #expect(InputValidator.url.isValid("https://\(name)./") == isName)
        #expect(InputValidator.email.isValid("a@\(name)") == (count == 252))
    }

    @Test(
        "accepts what only one of the strategies has as an option",
        arguments: [
            // A dot at the end, a lone label, an underscore, and an emoji
            ("example.com.", false, true), ("localhost", false, true), ("a_b.com", false, true),
            ("xn--ls8h.example", false, true), ("example.com..", false, false),
        ])
    func options(name: String, isName: Bool, isHost: Bool) {
        #expect(InputValidator.domainName.isValid(name) == isName)
        #expect(InputValidator.url(.whatwg).isValid("https://\(name)/") == isHost)
    }
}
