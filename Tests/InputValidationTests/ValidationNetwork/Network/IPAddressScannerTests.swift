// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("IPAddressScanner")
struct IPAddressScannerTests {
    private let url = InputValidator<String>.url
    private let email = EmailInputValidator(.rfc5321)

    // RFC 4291, section 2.2. The expected address is in full groups: 13 is d, 1 is 01, 68 is 44, and 3 is 03.
    @Test(
        "reads the address that the longer form shows",
        arguments: [
            ("2001:DB8::8:800:200C:417A", "2001:DB8:0:0:8:800:200C:417A"), ("FF01::101", "FF01:0:0:0:0:0:0:101"),
            ("::1", "0:0:0:0:0:0:0:1"), ("::", "0:0:0:0:0:0:0:0"), ("::13.1.68.3", "0:0:0:0:0:0:d01:4403"),
            ("0:0:0:0:0:FFFF:129.144.52.38", "::ffff:8190:3426"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
            ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("1::8", "1:0:0:0:0:0:0:8"),
        ])
    func value(text: String, longer: String) throws {
        let parser = InputValidator<String>.ipAddress
        #expect(try parser.parse(text) == parser.parse(longer))
        #expect(try parser.parse(text) != parser.parse("::9"))
    }

    // In an email address, `::` replaces at least two groups (RFC 5321, section 4.1.3, IPv6-comp).
    @Test(
        "has the same verdict for an address, a URL's host, and an email address's host",
        arguments: [
            ("2001:db8::1", true, true), ("1:2:3:4:5:6:7:8", true, true), ("1:2:3:4:5:6::", true, true),
            ("1:2:3:4:5:6:7::", true, false), ("::2:3:4:5:6:7:8", true, false), ("1:2:3:4::192.0.2.1", true, true),
            ("1:2:3:4:5::192.0.2.1", true, false), ("1:2:3:4:5:6:192.0.2.1", true, true),
            ("1:2:3:4:5:6:7", false, false), ("1:2:3:4:5:6:7:8:9", false, false), ("1:2:3:4:5:6:7:8::", false, false),
            ("1::2::3", false, false), (":::", false, false), (":1::", false, false), ("1::2:", false, false),
            ("12345::", false, false), ("::g", false, false), ("::192.0.2", false, false),
            ("::192.0.2.256", false, false), ("::192.0.2.01", false, false), ("::192.0.2.1:1", false, false),
        ])
    func version6(text: String, isAddress: Bool, isInEmail: Bool) {
        #expect(IPAddressInputValidator(version: .v6).isValid(text) == isAddress)
        #expect(url.isValid("https://[\(text)]/") == isAddress)
        #expect(email.isValid("a@[IPv6:\(text)]") == isInEmail)
    }

    // RFC 3986, section 3.2.2: four numbers from 0 to 255 without leading zeros.
    @Test(
        "has the same verdict for four numbers everywhere",
        arguments: [
            ("192.0.2.1", true), ("0.0.0.0", true), ("255.255.255.255", true), ("192.0.2.256", false),
            ("192.0.2.1000", false), ("192.0.2.01", false), ("192.0.2.00", false), ("192.0.2", false),
            ("192.0.2.1.5", false), ("192.0..1", false), ("192.0.2.0x1", false),
        ])
    func version4(text: String, isAddress: Bool) {
        #expect(IPAddressInputValidator(version: .v4).isValid(text) == isAddress)
        #expect(url.isValid("https://\(text)/") == isAddress)
        #expect(email.isValid("a@[\(text)]") == isAddress)
    }

    // URL Standard, "ends in a number checker": only digits, or hexadecimal digits after 0x.
    @Test(
        "reads a label that begins with a digit as a number only if it is one to browsers",
        arguments: [
            ("a.0xfg", true), ("a.0y1", true), ("a.1e3", true), ("a.1x1", true), ("a.0-1", true), ("a.0xfF", false),
            ("a.0XA", false), ("a.0", false), ("a.09", false),
        ])
    func lastLabel(host: String, isName: Bool) {
        #expect(rejection(by: url, of: "https://\(host)/")?.code == (isName ? nil : .urlHostNumber))
        #expect(rejection(by: .url(.whatwg), of: "https://\(host)/")?.code == (isName ? nil : .urlHostNumber))
    }

    // URL Standard, "IPv4 parser": 8 is 010 in octal, 8 · 256 + 8 is 2056, and 8 · 65,536 + 2,056 is 526344. 10.0.0.1
    // is not public. `nil` is for a text that is not an address.
    @Test(
        "reads decimal, octal, and hexadecimal numbers as a browser does",
        arguments: [
            ("8.8.8.8", true), ("010.8.8.8", true), ("0x8.8.8.8", true), ("8.8.2056", true), ("8.526344", true),
            ("134744072", true), ("0x08080808", true), ("8.8.8.8.", true), ("8.16777215", true),
            ("012.1", false), ("167772161", false), ("0xA000001", false), ("10.0.1", false), ("0x", false),
            ("8.16777216", nil), ("4294967296", nil), ("256.1", nil), ("8.8.65536", nil), ("1.2.3.4.5", nil),
            ("08.8.8.8", nil), ("0x8.8.8.8.8", nil),
            // More than 64 bits
            ("99999999999999999999999", nil), ("0xfffffffffffffffffffff", nil), ("1.99999999999999999999999", nil),
        ] as [(String, Bool?)])
    func legacy(text: String, isPublic: Bool?) {
        let code = rejection(by: .url(.whatwg.rejecting(.privateHosts)), of: "http://\(text)/")?.code
        #expect(code == (isPublic.map { $0 ? nil : .urlHostNotPublic } ?? .urlHostNumber))
    }
}
