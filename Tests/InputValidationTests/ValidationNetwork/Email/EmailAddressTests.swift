// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("EmailAddress")
struct EmailAddressTests {
    @Test("equals another only if the bytes are the same")
    func equality() throws {
        let parser = InputValidator.email(allowsUnicode: true)
        func address(_ text: String) throws -> EmailAddress { try parser.parse(text) }
        #expect(try address("ann@a.com") != address("bob@b.org"))
        #expect(try address("ann@A.com") == address("ann@a.com"))
        #expect(try address("Ann@a.com") != address("ann@a.com"))
        // Swift treats these two spellings as equal, but only the spelling in Normalization Form C is an address.
        #expect(try address("\u{E9}@a.com").localPart.unicodeScalars.count == 1)
        #expect(rejection(by: parser, of: "e\u{301}@a.com")?.code == .emailLocalCharacter)
        #expect(try Set([address("ann@a.com"), address("ann@A.COM"), address("bob@b.org")]).count == 2)
    }

    @Test(
        "has its domain in lower case, but an IP address and the local part as written",
        arguments: [
            ("Jane@EXAMPLE.Com", "Jane", "example.com"), ("J.D+A@A", "J.D+A", "a"),
            (#""a[b"@EXAMPLE.com"#, #""a[b""#, "example.com"), (#""A]@[B"@X"#, #""A]@[B""#, "x"),
            ("a@[IPv6:2001:DB8::A]", "a", "[IPv6:2001:DB8::A]"), (#""@["@[192.0.2.1]"#, #""@[""#, "[192.0.2.1]"),
            ("Ä@Bücher.EXAMPLE", "Ä", "bücher.example"),
        ])
    func lowercase(text: String, localPart: String, domain: String) throws {
        let parser = InputValidator.email(.rfc5321, allowsUnicode: true)
        let address = try parser.parse(text)
        #expect(address.localPart == localPart && address.domain == domain)
        #expect(address.text == "\(localPart)@\(domain)" && parser.normalized(text) == address.text)
        #expect(try parser.parse(address.text) == address)
        #expect(try JSONDecoder().decode([EmailAddress].self, from: JSONEncoder().encode([text])) == [address])
    }

    @Test(
        "is trimmed when a form returns it",
        arguments: [
            (.email, "Aiko@Example.jp"), (.trimmed(then: .email), "  Aiko@Example.jp "),
            (.collapsingBlanks(then: .email), "  Aiko@Example.jp "),
        ] as [(InputParser<String, EmailAddress>, String)])
    func form(parser: InputParser<String, EmailAddress>, input: String) throws {
        struct Booking { let email: EmailAddress }
        let email = ParsedInput(input, parser, label: "E-mail")
        let form = InputForm { email }.map(Booking.init)
        #expect(try form.value().email.text == "Aiko@example.jp")
        #expect(try form.value().email.localPart == "Aiko")
        #expect(email.output?.text == email.normalizedValue)
    }

    @Test("shows only its parts to dump")
    func mirror() throws {
        var text = ""
        dump(try InputValidator.email.parse("jane@example.com"), to: &text)
        #expect(text.contains("jane") && text.contains("example.com") && !text.contains("Range"))
        let children = Mirror(reflecting: try InputValidator.email.parse("jane@example.com")).children
        #expect(children.map { "\($0.label ?? "") \($0.value)" } == ["localPart jane", "domain example.com"])
    }

    @Test("is its text in JSON, and is not read from any other text")
    func json() throws {
        let address = try InputValidator.email(.rfc5321).parse("\"jane doe\"@[192.0.2.1]")
        let data = try JSONEncoder().encode([address])
        #expect(String(decoding: data, as: UTF8.self) == #"["\"jane doe\"@[192.0.2.1]"]"#)
        #expect(try JSONDecoder().decode([EmailAddress].self, from: data) == [address])
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([EmailAddress].self, from: Data(#"["a@b.de\nBcc: x"]"#.utf8))
        }
        if case .dataCorrupted(let context)? = error {
            #expect(context.debugDescription == "The text is not an email address")
        } else {
            Issue.record("\(String(describing: error))")
        }
        // Only HTML's pattern accepts these dots.
        for text in [".a..b.@c", "ü@a.de"] {
            let decoded = try JSONDecoder().decode([EmailAddress].self, from: JSONEncoder().encode([text]))
            #expect(decoded.map(\.text) == [text])
        }
    }
}
