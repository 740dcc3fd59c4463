// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let domainName = [
        TextStrategy(
            "domainName", .domainName,
            accepts: [
                "example.com", "EXAMPLE.COM", "a.b.c.example", "xn--bcher-kva.example", "a1.xn--4db", "xn--4db.com",
                "example.xn--p1ai", "3.cn",
                "a--b.museum",
                String(repeating: "a", count: 63) + ".com",
            ],
            rejects: DomainNameRows.rejected),
        TextStrategy(
            "domainName in any alphabet", DomainNameInputValidator(allowsUnicode: true),
            accepts: [
                "bücher.example", "straße.example", "例え.テスト", "example.com", "الف.example", "xn--bcher-kva.рф",
                "நாம்.இந்தியா", "〇.jp", "བོད་ཡིག.example", "سنڌ\u{6FD}.example", "a.אב.example", "a1.אב.example",
                "ọ\u{300}.example", "カ・ナ.example",
                // Marks that compose with other letters, but not with these.
                "문\u{300}.example", "q\u{300}\u{301}.example",
                // When encoded, the label has 63 bytes.
                String(repeating: "a", count: 55) + "ü.example",
            ],
            rejects: [
                ("bücher", .domainDot), ("ａ.com", .domainInternational), ("☺.com", .domainInternational),
                ("a。com", .domainInternational), ("ü\u{200D}.com", .domainInternational), ("a.b_ü", .domainCharacter),
                ("1.אב", .domainInternational), ("۱a.אב", .domainInternational), ("a.אב.1b.de", .domainInternational),
                // RFC 5892 2.6 and 2.9: disallowed, although they're letters and marks.
                ("عـرب.example", .domainInternational), ("߷ߺ.example", .domainInternational),
                ("한\u{302E}.example", .domainInternational), ("か\u{3031}.jp", .domainInternational),
                ("\u{303B}.jp", .domainInternational), ("\u{1100}.kr", .domainInternational),
                ("a\u{20D0}.example", .domainInternational), ("ー・.example", .domainInternational),
                // Not in Normalization Form C
                ("e\u{301}.example", .domainInternational), ("ê\u{323}.example", .domainInternational),
                ("\u{1100}\u{1161}.kr", .domainInternational), ("가\u{11A8}.kr", .domainInternational),
                ("か\u{3099}.jp", .domainInternational), ("a\u{304}\u{308}b.xn--4db", .domainInternational),
                ("example.com\u{301}", .domainInternational),
                (String(repeating: "a", count: 56) + "ü.example", .domainLabelTooLong),
            ]),
        TextStrategy(
            "domainName of services", DomainNameInputValidator(requiresTopLevelDomain: false, allowsUnderscores: true),
            accepts: ["_dmarc.example.com", "localhost", "_sip._tcp.example.com", "1.2.3.4"],
            rejects: [("a b", .domainCharacter), ("a..b", .domainLabelEmpty)]),
    ]
}

private enum DomainNameRows {
    private static let label64 = String(repeating: "a", count: 64)
    private static let name254 = String(repeating: "a.", count: 126) + "com"

    static let rejected: [(input: String, code: ValidationError.Code)] = [
        ("example", .domainDot), ("example.com.", .domainLabelEmpty), (".example.com", .domainLabelEmpty),
        ("a..com", .domainLabelEmpty), (".", .domainLabelEmpty), ("example.com/", .domainCharacter),
        ("example.com:80", .domainCharacter), ("exa_mple.com", .domainCharacter), ("exa mple.com", .domainCharacter),
        ("bücher.example", .domainCharacter), ("a@b.com", .domainCharacter), ("-a.com", .domainLabelHyphen),
        ("a-.com", .domainLabelHyphen), ("a.-com", .domainLabelHyphen), ("a.com-", .domainLabelHyphen),
        ("192.0.2.1", .domainTopLevel), ("a.123", .domainTopLevel), ("a.b", .domainTopLevel),
        ("a.c0m", .domainTopLevel),
        (label64 + ".com", .domainLabelTooLong), (name254, .domainTooLong), ("xn--.com", .domainInternational),
        ("xn--abc-.com", .domainInternational), ("xn--\u{FC}.com", .domainCharacter),
        // "u" and U+0308, which compose.
        ("xn--u-ccb.example", .domainInternational),
        // Beside "א", a label begins with a letter.
        ("0a.xn--4db", .domainInternational), ("xn--0-sfa.xn--4db", .domainInternational),
        ("a.1b.xn--4db", .domainInternational), ("xn--4db.1b.com", .domainInternational),
    ]
}

@Suite("DomainNameInputValidator")
struct DomainNameInputValidatorTests {
    @Test(
        "distinguishes a dot after a dot from one at an edge",
        arguments: [
            ("a..com", "Do not write two dots in a row"), (".a.com", "Do not begin with a dot"),
            ("a.com.", "Do not end with a dot"), (".", "Do not begin with a dot"),
            ("a..", "Do not write two dots in a row"), ("..", "Do not begin with a dot"),
        ])
    func dots(name: String, reason: String) {
        #expect(InputValidator.domainName.errors(for: name).map(\.reason) == [reason])
    }

    @Test("counts a label in its encoded form")
    func wireLength() {
        let unicode = DomainNameInputValidator(allowsUnicode: true)
        #expect(unicode.isValid(String(repeating: "ü", count: 50) + ".de"))
        #expect(rejection(by: unicode, of: String(repeating: "ü", count: 62) + ".de")?.code == .domainLabelTooLong)
        let label = String(repeating: "ü", count: 50) + "."
        #expect(unicode.isValid(String(repeating: label, count: 4) + "de"))
        let error = rejection(by: unicode, of: String(repeating: label, count: 5) + "de")
        #expect(error?.domain == .builtIn && error?.code == .domainTooLong)
    }

    @Test("reports the progress of whole scalars", arguments: [("aü!", 3), ("üü!", 4), ("a!ü", 1), ("日本..", 7)])
    func progressBeyondASCII(text: String, place: Int) {
        guard case .impossible(place, _) = DomainNameInputValidator(allowsUnicode: true).progress(of: text) else {
            Issue.record("\(DomainNameInputValidator(allowsUnicode: true).progress(of: text))")
            return
        }
    }

    @Test(
        "reports how many characters are missing, unless a label is or may become international",
        arguments: [
            ("", .incomplete(missing: 4)), ("example", .incomplete(missing: 3)), ("example.", .incomplete(missing: 2)),
            ("xn-", .incomplete(missing: 4)), ("a.xn", .accepted), ("xn--", .incomplete(missing: nil)),
            ("xn--bcher-kv", .incomplete(missing: nil)), ("xn--bcher-kva", .incomplete(missing: nil)),
            ("xn--bcher-kva.d", .incomplete(missing: nil)), ("xn--bcher-kva.de", .accepted),
            ("a.xn--", .incomplete(missing: nil)), ("a.xn--p1ai", .accepted), ("axn--b", .incomplete(missing: 3)),
        ] as [(String, InputProgress)])
    func progress(text: String, progress: InputProgress) {
        #expect(InputValidator.domainName.progress(of: text) == progress)
        #expect(InputValidator.domainName.progress(of: text.uppercased()) == progress)
        let unicode = DomainNameInputValidator(allowsUnicode: true)
        #expect(unicode.progress(of: text) == (progress == .accepted ? .accepted : .incomplete(missing: nil)))
    }

    @Test(
        "reports the end of an encoded label that nothing completes",
        arguments: [("xn--bcher-kv.", 12), ("xn--bcher-kv.de", 12), ("a.xn--bcher-kv.b", 14)])
    func impossibleProgress(text: String, place: Int) {
        for strategy in [DomainNameInputValidator(), DomainNameInputValidator(allowsUnicode: true)] {
            guard case .impossible(place, _) = strategy.progress(of: text) else {
                Issue.record("\(text): \(strategy.progress(of: text))")
                return
            }
        }
    }

    @Test("reports the position of the error", arguments: [("a..com", 2), ("a-.com", 1), ("a b.com", 1), ("ab.c", 3)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .domainName, of: input)?[.position] == .int(offset))
    }

    @Test(
        "reports the position of each error, and the limits",
        arguments: [
            ("b.\(String(repeating: "a", count: 64)).de", .domainLabelTooLong, 2, 63),
            ("\(String(repeating: "a.", count: 127))de", .domainTooLong, 0, 253), ("example", .domainDot, 0, nil),
            ("a.-b.de", .domainLabelHyphen, 2, nil), ("a.de-", .domainLabelHyphen, 4, nil),
            ("a.123", .domainTopLevel, 2, nil), ("b.xn--a-.de", .domainInternational, 2, nil),
            ("b.xn--a.de", .domainInternational, 2, nil), ("https://a.de", .domainCharacter, 5, nil),
            ("j@a.de", .domainCharacter, 1, nil), ("bücher.de", .domainCharacter, 1, nil),
        ] as [(String, ValidationError.Code, Int, ValidationError.Value?)])
    func positions(input: String, code: ValidationError.Code, offset: Int, maximum: ValidationError.Value?) {
        let error = rejection(by: .domainName, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.position] == .int(offset) && error?[.maximum] == maximum)
    }

    @Test(
        "reports the position of an international label",
        arguments: [
            ("b.☺.de", 2), ("bä☺.de", 3), ("a.אב.1b.de", 7),
            // Hyphens, the Normalization Form, and the direction
            ("-ü.de", 0), ("ü-.de", 2), ("ab--ü.de", 2), ("xe\u{301}.de", 2), ("b.a\u{361}\u{334}.de", 2),
            ("b.1א.de", 2), ("אa.de", 2), ("אaב.de", 2), ("א٣4.de", 4),
        ])
    func internationalPosition(input: String, offset: Int) {
        let error = rejection(by: DomainNameInputValidator(allowsUnicode: true), of: input)
        #expect(error?.code == .domainInternational && error?[.position] == .int(offset))
    }

    @Test("reads no more than 1,024 bytes by default")
    func defaultCap() {
        #expect(rejection(by: .domainName, of: String(repeating: "a", count: 1_024))?.code == .domainLabelTooLong)
        #expect(rejection(by: .domainName, of: String(repeating: "a", count: 1_025))?.code == .inputTooLarge)
    }

    @Test("rejects or accepts random labels, and never traps")
    func random() {
        var random = SplitMix64(seed: 9)
        let unicode = DomainNameInputValidator(allowsUnicode: true)
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x20...0x2FFF, using: &random))
            }
            let label = String(String.UnicodeScalarView(scalars))
            #expect(unicode.isValid(label + ".de") == (rejection(by: unicode, of: label + ".de") == nil))
            let digits = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Array("abcdefghijklmnopqrstuvwxyz0123456789-")[Int.random(in: 0..<37, using: &random)]
            }
            let encoded = "xn--" + String(digits) + ".de"
            #expect(unicode.isValid(encoded) == InputValidator.domainName.isValid(encoded))
        }
    }
}
