// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

#if FoundationInterop
import Foundation
#endif

extension TextStrategy {
    static let email = [
        TextStrategy("email", .email, accepts: EmailRows.everyday, rejects: EmailRows.everydayRejected),
        TextStrategy(
            "email international", .email(allowsUnicode: true), accepts: EmailRows.international,
            rejects: EmailRows.internationalRejected),
        TextStrategy("email html5", .email(.html5), accepts: EmailRows.html5, rejects: EmailRows.html5Rejected),
        TextStrategy("email rfc5321", .email(.rfc5321), accepts: EmailRows.rfc5321, rejects: EmailRows.rfc5321Rejected),
        TextStrategy(
            "email rfc5321 international", .email(.rfc5321, allowsUnicode: true),
            accepts: ["jane@bücher.example", "\"jürgen müller\"@example.com", "用户@例子"],
            rejects: [
                ("\"a\u{85}\"@b", .emailLocalCharacter), ("a@[IPv6:::ü]", .emailAddressLiteral),
                ("\"e\u{301}\"@b", .emailLocalCharacter), ("\"\u{301}e\"@b", .emailLocalCharacter),
                ("\"a\u{3164}\"@b", .emailLocalCharacter),
            ]),
    ]
}

/// The rows, each with its own type annotation, because a single expression this large is too complex for the compiler.
private enum EmailRows {
    private static let local64 = String(repeating: "a", count: 64)
    private static let local62 = String(repeating: "a", count: 62)
    private static let label63 = String(repeating: "b", count: 63)
    private static let domain189 = "\(label63).\(label63).\(String(repeating: "c", count: 58)).de"
    private static let whole254 = "\(local64)@\(domain189)"
    private static let whole255 = "\(local64)@\(label63).\(label63).\(String(repeating: "c", count: 59)).de"

    static let everyday: [String] = [
        "jane@example.com", "JANE.DOE@EXAMPLE.COM", "a@b.cd", "jane.o'neil+news@sub.example.co.uk",
        "!#$%&'*+-/=?^_`{|}~@example.org", "1@2.example", "a-@a--b.example", "xn--a@xn--bcher-kva.example",
        "a@example.museum", "a@example.xn--p1ai", "a@localhost.localdomain", "\(local64)@example.com", whole254,
        "a@\(label63).com",
    ]

    static let everydayRejected: [(input: String, code: ValidationError.Code)] = [
        ("jane", .emailAtMissing), ("jane doe", .emailAtMissing), ("jane.example.com", .emailAtMissing),
        ("@example.com", .emailLocalEmpty), ("@", .emailLocalEmpty), ("jane@", .emailDomainEmpty),
        ("a@b@example.com", .emailAtRepeated), ("a@@example.com", .emailAtRepeated), ("a@b.com@", .emailAtRepeated),
        ("\(local64)a@example.com", .emailLocalTooLong), (whole255, .emailTooLong),
        (".jane@example.com", .emailLocalDot), ("jane.@example.com", .emailLocalDot),
        ("j..d@example.com", .emailLocalDot),
        (".@example.com", .emailLocalDot), ("jane doe@example.com", .emailLocalCharacter),
        (" jane@example.com", .emailLocalCharacter), ("jane\u{0}@example.com", .emailLocalCharacter),
        ("jane(home)@example.com", .emailLocalCharacter), ("<jane@example.com>", .emailLocalCharacter),
        ("Jane <jane@example.com>", .emailLocalCharacter), ("\"jane\"@example.com", .emailLocalCharacter),
        ("jane,joe@example.com", .emailLocalCharacter), ("jürgen@example.com", .emailLocalCharacter),
        ("o\u{2019}brien@x.com", .emailLocalCharacter), ("jane\\@a@example.com", .emailLocalCharacter),
        ("jane\u{200B}@example.com", .emailLocalCharacter), ("jane@localhost", .emailDomainDot),
        ("jane@example.", .emailLabelEmpty), ("jane@.example.com", .emailLabelEmpty), ("jane@a..com", .emailLabelEmpty),
        ("jane@example.com.", .emailLabelEmpty), ("jane@-a.com", .emailLabelHyphen), ("jane@a-.com", .emailLabelHyphen),
        ("jane@a.com-", .emailLabelHyphen), ("jane@exa_mple.com", .emailDomainCharacter),
        ("jane@example.com ", .emailDomainCharacter), ("jane@exa mple.com", .emailDomainCharacter),
        ("jane@example.com, joe@example.com", .emailDomainCharacter), ("jane@example.com\r\n", .emailDomainCharacter),
        ("jane@example.com\u{301}", .emailDomainCharacter), ("jane@bücher.example", .emailDomainCharacter),
        ("jane@example.com\nBcc: all@example.com", .emailDomainCharacter),
        ("jane@(a)example.com", .emailDomainCharacter),
        ("jane@[192.0.2.1]", .emailAddressLiteral), ("jane@192.0.2.1", .emailTopLevelDomain),
        ("jane@example.c", .emailTopLevelDomain), ("jane@example.c-m", .emailTopLevelDomain),
        ("jane@example.c0m", .emailTopLevelDomain), ("jane@\(label63)b.com", .emailLabelTooLong),
        ("a@\(label63).\(label63).\(label63).\(label63)", .emailDomainTooLong),
        ("jane@xn--.com", .emailDomainInternational), ("jane@xn--example-.com", .emailDomainInternational),
        ("jane@xn--i-7iq.com", .emailDomainInternational), ("jane@xn--u-ccb.example", .emailDomainInternational),
        ("jane@0a.xn--4db", .emailDomainInternational),
    ]

    static let international: [String] = [
        "jane@example.com", "jürgen@example.com", "jane@bücher.example", "用户@例子.广告", "θσερ@εχαμπλε.ψομ", "ж@мкс.рф",
        "jane@xn--bcher-kva.example", "👩@example.com", "अ@उदाहरण.परीक्षा",
        "STRASSE.straße@example.com", "ọ\u{300}@example.com", "q\u{301}@example.com", "คำ@example.com",
        "ΐǰ@example.com", "ᾳς@example.com", "각@example.com", "ג׳@example.com", "jane@〇.jp",
    ]

    static let internationalRejected: [(input: String, code: ValidationError.Code)] = [
        ("jürgen", .emailAtMissing), ("jü\u{200B}rgen@example.com", .emailLocalCharacter),
        ("jane\u{37E}@example.com", .emailLocalCharacter), ("jane\u{2028}@example.com", .emailLocalCharacter),
        ("jane\u{E000}@example.com", .emailLocalCharacter), ("hello＠example.com", .emailAtMissing),
        ("jane@☺.example", .emailDomainInternational), ("jane@ｅxample.com", .emailDomainInternational),
        ("jane@a．com", .emailDomainInternational), ("jane@\u{301}a.com", .emailDomainInternational),
        ("jane@\u{202D}a.com", .emailDomainInternational), ("jane@ü-.com", .emailDomainInternational),
        ("jürgen..m@example.com", .emailLocalDot), ("jürgen@bücher", .emailDomainDot),
        ("üü\(local64)@example.com", .emailLocalTooLong), ("jane@عـرب.example", .emailDomainInternational),
        // Invisible
        ("jane\u{34F}@example.com", .emailLocalCharacter), ("jane\u{3164}@example.com", .emailLocalCharacter),
        ("\u{FE0F}@example.com", .emailLocalCharacter), ("a\u{2800}@example.com", .emailLocalCharacter),
        ("a\u{FFFD}@example.com", .emailLocalCharacter), ("a\u{FFFC}@example.com", .emailLocalCharacter),
        ("a\u{E0100}@example.com", .emailLocalCharacter), ("a\u{13441}@example.com", .emailLocalCharacter),
        // Not in Normalization Form C, or a mark on nothing
        ("e\u{301}@example.com", .emailLocalCharacter), ("\u{1100}\u{1161}@example.com", .emailLocalCharacter),
        ("ê\u{323}@example.com", .emailLocalCharacter), ("q\u{301}\u{323}@example.com", .emailLocalCharacter),
        ("\u{301}a@example.com", .emailLocalCharacter), ("a.\u{301}b@example.com", .emailLocalCharacter),
        // Characters that look like another character
        ("１@example.com", .emailLocalCharacter), ("ａnna@example.com", .emailLocalCharacter),
        ("Ａnna@example.com", .emailLocalCharacter), ("ﬁ@example.com", .emailLocalCharacter),
        ("①@example.com", .emailLocalCharacter), ("ﾊﾝ@example.com", .emailLocalCharacter),
        ("ſ@example.com", .emailLocalCharacter), ("µ@example.com", .emailLocalCharacter),
        ("\u{3F4}@example.com", .emailLocalCharacter), ("𝐚@example.com", .emailLocalCharacter),
    ]

    static let html5: [String] = [
        "jane@example.com", "jane@localhost", ".jane..doe.@example", "jane@192.0.2.1", "\(local64)\(local64)@a",
        "jane@a1-b2.c",
    ]

    static let html5Rejected: [(input: String, code: ValidationError.Code)] = [
        ("jane", .emailAtMissing), ("@a", .emailLocalEmpty), ("\"a\"@b", .emailLocalCharacter),
        ("a@[192.0.2.1]", .emailAddressLiteral), ("a@-b", .emailLabelHyphen), ("a@b_c", .emailDomainCharacter),
        ("a@b.", .emailLabelEmpty), ("a@\(label63)b", .emailLabelTooLong), ("ü@a", .emailLocalCharacter),
    ]

    static let rfc5321: [String] = [
        "jane@example.com", "jane@localhost", "\"jane doe\"@example.com", "\"a@b\"@example.com", "\"a..b\"@c", "\"\"@a",
        "\"\\\"\\\\\"@example.com", "jane@[192.0.2.1]", "jane@[IPv6:2001:db8::1]", "jane@[IPv6:1:2:3:4:5:6::]",
        "\"a\\ b\"@c", "\"\\~\\a\"@c", "\" ~\"@c", "jane@[ipv6:::1]", whole254, "\"\(local62)\"@example.com",
    ]

    static let rfc5321Rejected: [(input: String, code: ValidationError.Code)] = [
        ("\"jane", .emailQuotes), ("\"jane\"", .emailAtMissing),
        ("\"jane\"@", .emailDomainEmpty), ("\"jane\"x@a", .emailQuotes), ("\"a\tb\"@c", .emailQuotes),
        ("\"a\\\u{1F}\"@c", .emailQuotes), ("\"a\\\u{7F}\"@c", .emailQuotes), ("\"a\u{7F}\"@c", .emailQuotes),
        ("\"a\\ü\"@c", .emailQuotes),
        ("\"a\\\"@c", .emailQuotes), ("\"a\\", .emailQuotes), ("\"jürgen\"@a", .emailQuotes),
        ("a\"b\"@c", .emailLocalCharacter), ("j..d@example.com", .emailLocalDot),
        ("jane@[192.0.2.256]", .emailAddressLiteral),
        ("jane@[192.0.2.1", .emailAddressLiteral), ("jane@[2001:db8::1]", .emailAddressLiteral),
        ("jane@[IPv6:1::2::3]", .emailAddressLiteral), ("jane@[IPv6:1:2:3:4:5:6:7::]", .emailAddressLiteral),
        ("jane@[IPv6:1:2:3:4::5:6:192.0.2.1]", .emailAddressLiteral), ("jane@[tag:x]", .emailAddressLiteral),
        ("jane@[]", .emailAddressLiteral), ("jane@[", .emailAddressLiteral), ("jane@a_b", .emailDomainCharacter),
        ("(comment)jane@a", .emailLocalCharacter), ("jane@a b", .emailDomainCharacter), (whole255, .emailTooLong),
        ("\"\(local62)a\"@example.com", .emailLocalTooLong),
    ]
}

@Suite("EmailInputValidator")
struct EmailInputValidatorTests {
    @Test(
        "reports the position of the error",
        arguments: [
            ("jane", 4), ("ja ne@a.de", 2), ("j..d@a.de", 2), ("jane.@a.de", 4), ("a@b@c.de", 3), ("a@b c.de", 3),
            ("a@b.d", 4), ("a@b-.de", 3), ("a@b..de", 4), ("a@", 2),
        ])
    func position(input: String, offset: Int) throws {
        #expect(try #require(rejection(by: .email, of: input))[.position] == .int(offset))
    }

    private static let letters63 = String(repeating: "a", count: 63)

    @Test(
        "reports the position of each error",
        arguments: [
            (.dotAtom, "a", .emailAtMissing, 1), (.dotAtom, "a b", .emailAtMissing, 3),
            (.dotAtom, "\(letters63)aa@b.de", .emailLocalTooLong, 64), (.dotAtom, "@a.de", .emailLocalEmpty, 0),
            (.dotAtom, ".a@b.de", .emailLocalDot, 0), (.dotAtom, "a.@b.de", .emailLocalDot, 1),
            (.dotAtom, "a@b.de@", .emailAtRepeated, 6), (.dotAtom, "a@b", .emailDomainDot, 2),
            (.dotAtom, "a@\(letters63)a.de", .emailLabelTooLong, 2), (.dotAtom, "a@.b.de", .emailLabelEmpty, 2),
            (.dotAtom, "a@\(String(repeating: "b.", count: 126))de", .emailDomainTooLong, 2),
            (.dotAtom, "a@b.de.", .emailLabelEmpty, 7), (.dotAtom, "a@-b.de", .emailLabelHyphen, 2),
            (.dotAtom, "a@b._c", .emailDomainCharacter, 4), (.dotAtom, "a@b_c.de", .emailDomainCharacter, 3),
            (.dotAtom, "a@[b]", .emailAddressLiteral, 2), (.dotAtom, "a@c.xn--b-.de", .emailDomainInternational, 4),
            (.dotAtom, "a@b.c1", .emailTopLevelDomain, 4), (.rfc5321, "\"jane", .emailQuotes, 0),
            (.rfc5321, "\"jane\"", .emailAtMissing, 6), (.rfc5321, "\"a\"x@b", .emailQuotes, 3),
            (.rfc5321, "\"a\tb\"@c", .emailQuotes, 2), (.rfc5321, "\"a\\", .emailQuotes, 2),
            (.rfc5321, "a@[192.0.2.256]", .emailAddressLiteral, 11),
            (.rfc5321, "a@[IPv6:1::2::3]", .emailAddressLiteral, 12),
            (.rfc5321, "a@[192.0.2.1", .emailAddressLiteral, 2), (.rfc5321, "a@[]", .emailAddressLiteral, 3),
        ] as [(EmailInputValidator.Standard, String, ValidationError.Code, Int)])
    func positions(standard: EmailInputValidator.Standard, input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .email(standard), of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test("limits only the labels of an address by HTML")
    func lengthByHTML() {
        let domain = "\(Self.letters63).\(Self.letters63).\(Self.letters63.prefix(58)).de"
        let long = "\(Self.letters63)1234567@\(domain)"
        #expect(long.utf8.count == 260 && InputValidator.email(.html5).isValid(long))
        #expect(rejection(by: .email(.rfc5321), of: long)?.code == .emailLocalTooLong)
        #expect(rejection(by: .email(.rfc5321), of: "\(Self.letters63)12@\(domain)")?.code == .emailLocalTooLong)
        #expect(rejection(by: .email(.rfc5321), of: "\(Self.letters63)1@a\(domain)")?.code == .emailLabelTooLong)
        #expect(rejection(by: .email(.rfc5321), of: "\(Self.letters63)1@a.\(domain)")?.code == .emailTooLong)
    }

    @Test("counts a domain in its encoded form, also for the length of the address")
    func wireLength() {
        let email = InputValidator.email(allowsUnicode: true)
        // The labels have 100 and 90 bytes, or 56 and 51 when encoded.
        let labels = "\(String(repeating: "ü", count: 50)).\(String(repeating: "ü", count: 45))"
        let long = "\(Self.letters63)a@\(labels).de"
        #expect(long.utf8.count == 259 && email.isValid(long))
        // Each label has 2 bytes, or 7 when encoded.
        let short = "\(Self.letters63)a@\(String(repeating: "ü.", count: 24))de"
        let error = rejection(by: email, of: short)
        #expect(error?.domain == .builtIn && error?.code == .emailTooLong)
        #expect(error?[.length] == 259 && error?[.maximum] == 254)
    }

    // The longest IPv6 address has 45 characters. 57 letters "ü" take 59 bytes after "xn--".
    @Test(
        "accepts parts of the smallest and the largest length, whose beginnings are not impossible",
        arguments: [
            (.dotAtom, "a@b.cd"), (.dotAtom, "a@b.\(letters63)"), (.dotAtom, "a@\(letters63).\(letters63).de"),
            (.dotAtom, "a@b.xn--tda\(letters63.prefix(56))"), (.html5, "a@\(letters63)"), (.rfc5321, "\"\"@a"),
            (.rfc5321, "a@[1.2.3.4]"), (.rfc5321, "a@[255.255.255.255]"), (.rfc5321, "a@[IPv6:::]"),
            (.rfc5321, "a@[IPV6:0000:0000:0000:0000:0000:ffff:255.255.255.255]"),
        ] as [(EmailInputValidator.Standard, String)])
    func edges(standard: EmailInputValidator.Standard, text: String) {
        let email = InputValidator.email(standard)
        #expect(email.progress(of: text) == .accepted)
        for length in 0..<text.utf8.count {
            if case .impossible = email.progress(of: String(text.prefix(length))) {
                Issue.record("\(text): \(length)")
            }
        }
    }

    // In UnicodeData.txt these have a compatibility decomposition. CaseFolding.txt changes most of them, too.
    @Test(
        "rejects each letter that another one replaces in Normalization Form KC, also if case folding changes it",
        arguments: [
            "\u{149}", "\u{3D0}", "\u{3D1}", "\u{3D5}", "\u{3D6}", "\u{3F0}", "\u{3F1}", "\u{3F2}", "\u{3F5}",
            "\u{3F9}", "\u{587}", "\u{1E9A}", "\u{1E9B}", "\u{FB00}", "\u{FB06}", "\u{FB13}", "\u{FB17}",
        ])
    func compatibility(letter: String) {
        let error = rejection(by: .email(allowsUnicode: true), of: "x\(letter)@example.com")
        #expect(error?.code == .emailLocalCharacter && error?[.position] == 1)
    }

    @Test("accepts the vowels AM of Thai and Lao, which keyboards have", arguments: ["ค\u{E33}", "ກ\u{EB3}"])
    func vowels(localPart: String) {
        #expect(InputValidator.email(allowsUnicode: true).isValid(localPart + "@example.com"))
    }

    @Test("does not name a character that is most of the text")
    func shortText() {
        let error = rejection(by: .email, of: "<@")
        #expect(error?.domain == .builtIn && error?.code == .emailLocalCharacter && error?[.character] == nil)
        #expect(rejection(by: .email, of: "<a@")?[.character] == "<")
    }

    @Test("reports the length of an address that is too long, and no position")
    func length() {
        let input = "abcd@\(String(repeating: "b.", count: 124))de"
        let error = rejection(by: .email, of: input)
        #expect(error?.domain == .builtIn && error?.code == .emailTooLong)
        #expect(error?[.length] == .int(input.utf8.count) && error?[.maximum] == 254 && error?[.position] == nil)
    }

    @Test(
        "names the character before the @, but the bracket of a name and none of another script if they are accepted",
        arguments: [
            (false, "ja ne@a.de", " "), (false, "jane,joe@example.com", ","), (false, "Jane <jane@example.com>", "<"),
            (true, "jane\u{3164}@example.com", nil), (true, "ja ne@a.de", " "),
        ] as [(Bool, String, ValidationError.Value?)])
    func localCharacter(allowsUnicode: Bool, input: String, character: ValidationError.Value?) {
        let error = rejection(by: .email(allowsUnicode: allowsUnicode), of: input)
        #expect(error?.domain == .builtIn && error?.code == .emailLocalCharacter)
        #expect(error?[.character] == character)
        #expect(error?[.repertoire] == (character == nil ? "unicode" : nil))
    }

    @Test("reports how long each part may be")
    func lengthSentences() {
        let label = String(repeating: "a", count: 64)
        let rows: [(String, ValidationError.Code, String)] = [
            ("\(label)a@b.de", .emailLocalTooLong, "Use 64 characters or fewer before the @ sign"),
            ("a@\(label).de", .emailLabelTooLong, "Use 63 characters or fewer between the dots of the site name"),
            ("a@\(String(repeating: "b.", count: 126))de", .emailDomainTooLong, "Use 254 characters or fewer"),
            ("abcd@\(String(repeating: "b.", count: 124))de", .emailTooLong, "Use 254 characters or fewer"),
        ]
        for (input, code, reason) in rows {
            let error = rejection(by: .email, of: input)
            #expect(error?.domain == .builtIn && error?.code == code && error?.reason == reason, "\(input)")
        }
    }

    @Test("returns an address that owns its text, with its domain in lower case")
    func parts() throws {
        let address = try InputValidator.email.parse("Jane.Doe@Example.com")
        #expect(address.text == "Jane.Doe@example.com" && "\(address)" == address.text)
        #expect(address.localPart == "Jane.Doe")
        #expect(address.domain == "example.com")
        let other = try InputValidator.email(.rfc5321).parse("\"a@b\"@[IPv6:ABCD::1]")
        #expect(other.localPart == "\"a@b\"" && other.domain == "[IPv6:ABCD::1]")
        let bytes = Array("Jane@Example.com".utf8)
        let copied = bytes.withUnsafeBufferPointer { EmailInputValidator().parse(bytes: $0.span) }
        #expect(try copied.get() == InputValidator.email.parse("Jane@example.com"))
    }

    @Test("parses an optional address")
    func optional() throws {
        let optional = ParsedInput("a@b.de", .optional(.email))
        #expect(try optional.resolved()?.domain == "b.de")
    }

    #if FoundationInterop
    #endif

    @Test("writes the domain in lower case and leaves the local part alone")
    func normalized() {
        #expect(InputValidator.email.normalized("Jane@Example.COM") == "Jane@example.com")
        #expect(InputValidator.email.normalized("Jane") == "Jane")
        #expect(InputValidator.email(allowsUnicode: true).normalized("Ü@Bücher.DE") == "Ü@bücher.de")
    }

    @Test(
        "names the wrong dot",
        arguments: [
            (".jane@example.com", "Do not begin with a dot"),
            ("jane.@example.com", "Do not write a dot next to the @ sign"),
            ("jane@.example.com", "Do not write a dot next to the @ sign"), ("jane@.", "Do not end with a dot"),
            ("jane@example.", "Do not end with a dot"), ("jane@a..com", "Do not write two dots in a row"),
            ("jane@a..", "Do not write two dots in a row"), ("j..d@example.com", "Do not write two dots in a row"),
        ])
    func dots(input: String, reason: String) {
        #expect(rejection(by: .email, of: input)?.reason == reason)
    }

    @Test("reports its limits")
    func limits() {
        let local = String(repeating: "a", count: 65)
        #expect(rejection(by: .email, of: local + "@a.de")?[.maximum] == 64)
        #expect(rejection(by: .email, of: String(repeating: "a", count: 320))?.code == .emailAtMissing)
        #expect(rejection(by: .email, of: String(repeating: "a", count: 321))?.code == .inputTooLarge)
    }

    @Test(
        "rejects or accepts random texts, and never traps", arguments: EmailInputValidator.Standard.allCases,
        [false, true])
    func random(standard: EmailInputValidator.Standard, international: Bool) {
        var random = SplitMix64(seed: 6)
        let validator = InputValidator.email(standard, allowsUnicode: international)
        let pieces = [
            "a", "@", ".", "\"", "\\", "[", "]", "ü", "-", "xn--", "IPv6:", "1", " ", "\u{0}", "com", "\u{37E}", ":",
        ]
        for _ in 0..<1_000 {
            let count = Int.random(in: 1...10, using: &random)
            let input = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            let address = try? validator.parse(input)
            #expect(validator.isValid(input) == (address != nil))
            if let address {
                #expect("\(address.localPart)@\(address.domain)" == address.text)
                #expect(address.text == validator.normalized(input))
                #expect(validator.isValid(validator.normalized(input)))
            }
        }
    }

    @Test("names the disallowed character of the domain, also if the text has a <")
    func characterOfDomain() {
        let error = rejection(by: .email, of: "jane@exa;mple.com<")
        #expect(error?.domain == .builtIn && error?.code == .emailDomainCharacter)
        #expect(error?[.character] == ";" && error?[.position] == 8)
    }

    @Test("accepts as .dotAtom only what it accepts by RFC 5321 and by HTML")
    func inclusion() {
        var random = SplitMix64(seed: 7)
        let pieces = ["a", "@", ".", "b-c", "com", "+", "'", "1", "xn--bcher-kva", "de"]
        var accepted = 0
        for _ in 0..<5_000 {
            let count = Int.random(in: 3...9, using: &random)
            let input = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            guard InputValidator.email.isValid(input) else { continue }
            accepted += 1
            #expect(InputValidator.email(.rfc5321).isValid(input) && InputValidator.email(.html5).isValid(input))
            #expect(InputValidator.email(allowsUnicode: true).isValid(input))
        }
        #expect(accepted > 10)
    }
}
