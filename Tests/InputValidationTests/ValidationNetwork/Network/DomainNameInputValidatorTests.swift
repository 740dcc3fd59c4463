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
            "domainName in any alphabet", DomainNameInputValidator(unicode: true),
            accepts: [
                "bücher.example", "straße.example", "例え.テスト", "example.com", "الف.example", "xn--bcher-kva.рф",
                "நாம்.இந்தியா", "〇.jp", "བོད་ཡིག.example", "سنڌ\u{6FD}.example", "a.אב.example", "a1.אב.example",
                "ọ\u{300}.example", "カ・ナ.example",
                // Marks that compose with other letters, but not with these
                "문\u{300}.example", "q\u{300}\u{301}.example",
                // Encoded, the label has 63 bytes.
                String(repeating: "a", count: 55) + "ü.example",
            ],
            rejects: [
                ("bücher", .domainDot), ("ａ.com", .domainInternational), ("☺.com", .domainInternational),
                ("a。com", .domainInternational), ("ü\u{200D}.com", .domainInternational), ("a.b_ü", .domainCharacter),
                ("1.אב", .domainInternational), ("۱a.אב", .domainInternational), ("a.אב.1b.de", .domainInternational),
                // RFC 5892 2.6 and 2.9: disallowed, though letters and marks.
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
            "domainName of services", DomainNameInputValidator(topLevelDomain: false, underscores: true),
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
        // "u" and U+0308, which compose
        ("xn--u-ccb.example", .domainInternational),
        // Beside "א" a label begins with a letter.
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
            ("a.com.", "Do not end with a dot"),
        ])
    func dots(name: String, reason: String) {
        #expect(InputValidator.domainName.errors(for: name).map(\.reason) == [reason])
    }

    @Test(
        "accepts an A-label exactly when it is the encoding of its label",
        arguments: [
            // RFC 3492 7.1, of which the first ends in a question mark, and the encodings of single labels.
            ("xn--egbpdaj6bu4bxfgehfvwxn", false), ("xn--ihqwcrb4cv8a8dqg056pqjye", true),
            ("xn--4dbcagdahymbxekheh6e0a7fei0b", true),
            ("xn--mgbh0fb", true), ("xn--80akhbyknj4f", true), ("xn--9t4b11yi5a", true), ("xn--zckzah", true),
            ("xn--p1ai", true),
            ("xn--kgbechtv", true), ("xn--bcher-kva", true), ("XN--Bcher-KVA", true), ("xn--strae-oqa", true),
            ("xn--abc-", false), ("xn--99999999", false), ("xn--0", false), ("xn--b-cher-kva-", false),
            ("xn--a-\u{E9}", false),
            ("xn--ls8h", false), ("xn---", false), ("xn--1ch", false), ("xn---kva", false), ("xn--bcher-", false),
        ])
    func encodedLabels(label: String, isAccepted: Bool) {
        #expect(InputValidator.domainName.isValid(label + ".example") == isAccepted)
    }

    @Test(
        "accepts a character with a contextual rule only beside letters of its script",
        arguments: [
            ("\u{375}\u{3B1}", true), ("\u{375}\u{3E9}", false), ("\u{375}", false),
            ("\u{30FB}\u{30A2}", true), ("\u{30FB}\u{309A}9", false), ("xn--9-xdu4n", false), ("\u{30FB}a", false),
        ])
    func contextualRules(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(unicode: true).isValid(label + ".example") == isAccepted)
    }

    // Most small letters are in a table, and the others are looked up.
    @Test("accepts a letter beyond ASCII exactly when its properties permit it")
    func letters() {
        let unicode = DomainNameInputValidator(unicode: true)
        var wrong: [String] = []
        let numbers: [ClosedRange<UInt32>] = [0x80...0x3400, 0x4DA0...0x4E20, 0x9FE0...0xA010, 0xABF0...0xAC10]
        for scalar in numbers.joined().compactMap(Unicode.Scalar.init) {
            let properties = scalar.properties
            switch properties.generalCategory {
            case .lowercaseLetter, .otherLetter: break
            default: continue
            }
            // Letters with a direction or a contextual rule have tests of their own.
            if (0x590...0x8FF).contains(scalar.value) || [0xDF, 0x3C2, 0x303B].contains(scalar.value) { continue }
            // Conjoining jamo (RFC 5892 2.9), and vertical repeat marks (2.6).
            if (0x1100...0x11FF).contains(scalar.value) || (0x3031...0x3035).contains(scalar.value) { continue }
            let isPermitted = (properties.age?.major ?? .max) <= 13 && !properties.changesWhenNFKCCaseFolded
            for label in ["\(scalar)1", "ü\(scalar)"] where unicode.isValid(label + ".example") != isPermitted {
                wrong.append(label)
            }
        }
        #expect(wrong == [])
    }

    // The encoder is that of RFC 3492 6.3 again, on arrays.
    @Test("accepts every A-label that is the encoding of letters, and no other text that encodes the same letters")
    func encodings() {
        var random = SplitMix(seed: 4)
        let letters = Array("abz09-éüñßяжλω日本語한글ãőŭꙁ".unicodeScalars)
        var wrong: [String] = []
        for _ in 0..<1_000 {
            let scalars = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &random)]
            }
            guard let last = scalars.last, scalars[0] != "-", last != "-", !scalars.allSatisfy(\.isASCII),
                !String(String.UnicodeScalarView(scalars)).dropFirst(2).hasPrefix("--")
            else { continue }
            let encoded = "xn--" + punycode(scalars)
            for label in [encoded, encoded.uppercased()] where !InputValidator.domainName.isValid(label + ".example") {
                wrong.append(label)
            }
            let delimited = "xn---" + encoded.dropFirst(4)
            if !scalars.contains(where: \.isASCII), InputValidator.domainName.isValid(delimited + ".example") {
                wrong.append(delimited)
            }
        }
        #expect(wrong == [])
    }

    @Test("counts a label in its encoded form")
    func wireLength() {
        let unicode = DomainNameInputValidator(unicode: true)
        #expect(unicode.isValid(String(repeating: "ü", count: 50) + ".de"))
        #expect(rejection(by: unicode, of: String(repeating: "ü", count: 62) + ".de")?.code == .domainLabelTooLong)
        let label = String(repeating: "ü", count: 50) + "."
        #expect(unicode.isValid(String(repeating: label, count: 4) + "de"))
        let error = rejection(by: unicode, of: String(repeating: label, count: 5) + "de")
        #expect(error?.domain == .builtIn && error?.code == .domainTooLong)
    }

    @Test("reports the progress of whole scalars", arguments: [("aü!", 3), ("üü!", 4), ("a!ü", 1), ("日本..", 7)])
    func progressBeyondASCII(text: String, place: Int) {
        guard case .impossible(place, _) = DomainNameInputValidator(unicode: true).progress(of: text) else {
            Issue.record("\(DomainNameInputValidator(unicode: true).progress(of: text))")
            return
        }
    }

    @Test("reports the position of the error", arguments: [("a..com", 2), ("a-.com", 1), ("a b.com", 1), ("ab.c", 3)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .domainName, of: input)?[.position] == .int(offset))
    }

    @Test("random labels are rejected or accepted, never a trap")
    func random() {
        var random = SplitMix(seed: 9)
        let unicode = DomainNameInputValidator(unicode: true)
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

/// The Punycode of scalars (RFC 3492 6.3).
private func punycode(_ scalars: [Unicode.Scalar]) -> String {
    let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var output = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    let basic = output.count
    if basic > 0 { output += "-" }
    var (point, delta, bias, handled) = (128, 0, 72, basic)
    while handled < scalars.count {
        let next = scalars.map { Int($0.value) }.filter { $0 >= point }.min() ?? point
        delta += (next - point) * (handled + 1)
        point = next
        for value in scalars.map({ Int($0.value) }) {
            if value < point { delta += 1 }
            guard value == point else { continue }
            var rest = delta
            var step = 36
            while true {
                let limit = min(max(step - bias, 1), 26)
                if rest < limit { break }
                output.append(digits[limit + (rest - limit) % (36 - limit)])
                rest = (rest - limit) / (36 - limit)
                step += 36
            }
            output.append(digits[rest])
            // The adaptation of the bias (RFC 3492 6.1).
            delta /= handled == basic ? 700 : 2
            delta += delta / (handled + 1)
            bias = 0
            while delta > 455 {
                delta /= 35
                bias += 36
            }
            bias += 36 * delta / (delta + 38)
            delta = 0
            handled += 1
        }
        delta += 1
        point += 1
    }
    return output
}
