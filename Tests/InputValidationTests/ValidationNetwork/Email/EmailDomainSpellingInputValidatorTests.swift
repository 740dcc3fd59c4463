// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

@Suite("EmailDomainSpellingInputValidator")
struct EmailDomainSpellingInputValidatorTests {
    @Test(
        "suggests the common domain that one mistake turns into the written domain",
        arguments: [
            ("a@gmial.com", "gmail.com"), ("a@gmail.con", "gmail.com"), ("a@gmail.co", "gmail.com"),
            ("a@gmaill.com", "gmail.com"), ("a@GMAIL.CMO", "gmail.com"), ("a@gmail,com", "gmail.com"),
            ("a@hotmial.com", "hotmail.com"), ("a@outlok.com", "outlook.com"), ("a@yahooo.com", "yahoo.com"),
            ("a@icloud.cm", "icloud.com"), ("a@gmail.com.", "gmail.com"), ("\"a@gmail.com\"@iclod.com", "icloud.com"),
        ])
    func suggestions(input: String, domain: String) {
        let error = rejection(by: .emailDomainSpelling, of: input)
        #expect(error?.code == .emailDomainSpelling && error?.domain == .builtIn)
        #expect(error?[.suggestion] == .text(domain))
        #expect(error?.reason == "Did you mean \(domain)?")
        #expect(error?.labeled("Email").reason == "Email: did you mean \(domain)?")
    }

    @Test("shows no domain for a sensitive text")
    func sensitive() {
        let error = rejection(by: .emailDomainSpelling.sensitive(), of: "ada@gmial.com")
        #expect(error?.code == .emailDomainSpelling && error?.domain == .builtIn)
        #expect(error?.reason == "Check each character for a typo")
    }

    @Test(
        "accepts common domains, other domains, domains near short ones, and texts without an @ sign",
        arguments: [
            "a@gmail.com", "a@mail.com", "a@ymail.com", "a@email.com", "a@cloud.com", "a@gmx.de", "a@gmx.dk",
            "a@aon.com", "a@hotmail.be", "a@example.com", "a@gmail.example", "a@gmali.cmo", "gmial.com", "a@", "@",
            "a@\u{E9}mail.com", "a@my-gmail.com", "a@" + String(repeating: "a", count: 300),
        ])
    func accepted(input: String) { #expect(InputValidator.emailDomainSpelling.isValid(input)) }

    @Test("never suggests a domain for a domain of its own list")
    func ownDomains() {
        for domain in EmailDomainSpellingInputValidator.commonDomains {
            #expect(InputValidator.emailDomainSpelling.isValid("a@\(domain)"))
        }
        let own = EmailDomainSpellingInputValidator(domains: ["Example.org", "exmaple.org"])
        #expect(own.isValid("a@exmaple.org") && own.isValid("a@gmial.com"))
        #expect(own.errors(for: "a@exampel.org").map { $0[.suggestion] } == [.text("example.org")])
    }

    @Test("lists each common domain once, in lowercase")
    func list() {
        let domains = EmailDomainSpellingInputValidator.commonDomains
        #expect(Set(domains).count == domains.count && domains.allSatisfy { $0 == $0.lowercased() })
        #expect(domains.allSatisfy { InputValidator.domainName.isValid($0) })
    }

    @Test("agrees with the full distance, for domains with up to two mistakes")
    func distance() {
        var random = SplitMix64(seed: 60)
        let domains = EmailDomainSpellingInputValidator.commonDomains
        let letters = Array("abcdefghijklmnopqrstuvwxyz.-0")
        var rejected = 0
        for _ in 0..<(20 * generatedInputCount) {
            var written = Array(random.nextElement(of: domains))
            for _ in 0..<random.next(below: 3) {
                let place = random.next(below: written.count)
                switch random.next(below: 4) {
                case 0: written.remove(at: place)
                case 1: written.insert(random.nextElement(of: letters), at: place)
                case 2: written[place] = random.nextElement(of: letters)
                default: written.swapAt(place, max(place - 1, 0))
                }
            }
            let domain = String(written)
            let expected =
                domains.contains(domain)
                ? nil : domains.first { $0.count >= 9 && Self.distance($0, domain) == 1 }
            let error = rejection(by: .emailDomainSpelling, of: "a@\(domain)")
            #expect(error?[.suggestion] == expected.map { .text($0) }, "\(domain)")
            if error != nil { rejected += 1 }
        }
        #expect(rejected > generatedInputCount)
    }

    /// Returns the number of mistakes between two texts, by the table of all prefixes.
    private static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
        for row in 1...a.count {
            for column in 1...max(b.count, 1) where column <= b.count {
                let cost = a[row - 1] == b[column - 1] ? 0 : 1
                table[row][column] = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
