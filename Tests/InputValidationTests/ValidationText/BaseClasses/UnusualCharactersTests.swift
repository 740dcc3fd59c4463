// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Unusual characters")
struct UnusualCharactersTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let strategy: InputValidator<String>
        let accepted: String
        var testDescription: String { accepted }

        init(_ strategy: InputValidator<String>, _ accepted: String) {
            (self.strategy, self.accepted) = (strategy, accepted)
        }
    }

    static let samples: [Sample] = [
        Sample(.email, "a@example.com"), Sample(.url, "https://example.com/a"), Sample(.domainName, "example.com"),
        Sample(.ipAddress, "192.0.2.1"), Sample(PortInputValidator(), "8080"),
        Sample(MACAddressInputValidator(), "00:1a:2b:3c:4d:5e"), Sample(.iban, "DE89 3704 0044 0532 0130 00"),
        Sample(.bic, "DEUTDEFF500"), Sample(.isbn, "978-0-201-63361-0"), Sample(.ean, "4006381333931"),
        Sample(.e164, "+14155550123"), Sample(.uuid, "0190163d-8694-739b-aea5-966c26f8ad91"),
        Sample(.semver, "1.4.0"), Sample(.slug, "hello-world"), Sample(.luhn, "79927398713"),
        Sample(.paymentCard, "4242 4242 4242 4242"), Sample(.cardExpiry(now: .fixed(year: 2026, month: 11)), "12/30"),
        Sample(.date, "2024-05-31"),
        Sample(.time, "09:30"), Sample(.dateTime, "2024-05-31T09:30:00Z"), Sample(.base64, "aGVsbG8="),
        Sample(.hexadecimal, "c0ffee"), Sample(.hexColor, "#ff8800"), Sample(.integer, "42"),
        Sample(.decimal(in: 0...99), "12.5"), Sample(.numeric, "8001"), Sample(.alpha, "abc"),
        Sample(.alphanumeric, "abc1"), Sample(.oneOf(["S", "M"]), "S"), Sample(.equal(to: "abc"), "abc"),
        Sample(.pattern("[A-Z]{2}-[0-9]{4}"), "AB-1234"), Sample(.pattern("(cat|dog)s?"), "cats"),
        Sample(.pattern("[A-Z]{2}[0-9]{2}", like: "AB12"), "AB12"), Sample(.email || .e164, "a@example.com"),
        Sample(.all(of: [.count(in: 1...50), .numeric]), "8001"), Sample(.optional(.numeric), "8001"),
    ]

    private static let hidden = [
        "\u{A0}", "\u{202F}", "\u{200B}", "\u{200E}", "\u{FEFF}", "\u{2028}", "\0", "\u{202A}",
    ]
    private static let plain = [" ", "\n", "\r\n", "\t"]

    @Test("are the reason that the message names, whatever the strategy is", arguments: samples)
    func reasons(sample: Sample) {
        #expect(sample.strategy.isValid(sample.accepted))
        for character in Self.hidden {
            for text in [sample.accepted + character, character + sample.accepted] {
                let error = rejection(by: sample.strategy, of: text)
                #expect(error?[.unusualCharacters] == "hidden", "\(text.debugDescription)")
                #expect(error?.sentence == .strangeCharacter, "\(text.debugDescription)")
            }
        }
        for character in Self.plain {
            for text in [sample.accepted + character, character + sample.accepted] {
                let error = rejection(by: sample.strategy, of: text)
                #expect(error?[.unusualCharacters] == "outerSpaces", "\(text.debugDescription)")
                let sentences: [Sentence?] = [.outerSpaces, .spaces, .without, .kindWithout]
                #expect(sentences.contains(error?.sentence), "\(text.debugDescription)")
            }
        }
        #expect(rejection(by: sample.strategy, of: "\u{200B} \u{A0}")?.reason == Self.blankReason(sample.strategy))
        let wide = String(
            String.UnicodeScalarView(
                sample.accepted.unicodeScalars.map { $0 == " " ? $0 : Unicode.Scalar($0.value + 0xFEE0)! }))
        #expect(rejection(by: sample.strategy, of: wide)?.sentence == .ordinaryForms)
    }

    @Test(
        "include letters of another alphabet that look like Latin letters, if the text is accepted in Latin letters",
        arguments: [
            (.alpha, "J\u{43E}hn"), (.alphanumeric, "\u{410}B1"), (.iban, "D\u{415}89370400440532013000"),
            (.bic, "D\u{395}UTDEFF500"), (.hexadecimal, "c0ff\u{435}\u{435}"), (.email, "\u{430}nn@example.com"),
            (.pattern("[A-Z]{2}-[0-9]{4}"), "\u{410}\u{392}-1234"),
            (.pattern("[A-Z]{2}[0-9]{2}", like: "AB12"), "\u{410}B12"),
            (.slug, "hell\u{3BF}"), (.oneOf(["S", "M"]), "\u{405}"),
        ] as [(InputValidator<String>, String)])
    func lookAlikes(strategy: InputValidator<String>, text: String) {
        let error = rejection(by: strategy, of: text)
        #expect(error?[.unusualCharacters] == "hidden")
        #expect(error?.sentence == .strangeCharacter)
    }

    @Test(
        "don't include letters of another alphabet if the text is rejected in Latin letters too",
        arguments: [
            (.alpha, "\u{410}\u{43D}\u{43D}\u{430}"), (.alpha, "J\u{43E}hn1"), (.numeric, "12\u{415}"),
            (.alpha, "Jürgen"),
            (.pattern("\\p{L}+"), "\u{410}\u{43D}\u{43D}\u{430}1"),
        ] as [(InputValidator<String>, String)])
    func otherAlphabets(strategy: InputValidator<String>, text: String) {
        let error = rejection(by: strategy, of: text)
        #expect(error != nil && error?[.unusualCharacters] == nil)
    }

    private static func blankReason(_ strategy: InputValidator<String>) -> String {
        switch strategy {
        case .equal(to: "abc"): "This does not match: check for mistakes"
        case .optional(.numeric): "Remove the spaces and line breaks"
        default: "Enter a value"
        }
    }

    @Test("are the only characters in a text that can be empty, so no message advises to enter a value")
    func onlySpaces() throws {
        let rule: InputValidator<String> = .optional(.email)
        let parser: InputParser<String, Int?> = .optional(.integer)
        let all: InputValidator<String> = .optional(.all(of: [.email, .count(in: 3...)]))
        for text in [" ", "\n ", "\u{200B}"] {
            var errors = [rejection(by: rule, of: text), rejection(by: parser, of: text)]
            errors += rule.errors(for: text) + all.errors(for: text).prefix(1) + [parser.outcome(of: text).errors.first]
            for error in errors {
                #expect(error?[.unusualCharacters] == "onlySpaces", "\(text.debugDescription)")
                #expect(error?.reason == "Remove the spaces and line breaks", "\(text.debugDescription)")
            }
        }
        let required = rejection(by: InputValidator.email, of: " ")
        #expect(required?.labeled("Email").reason == "Email must not be empty")
    }

    @Test(
        "are named only if they are the reason",
        arguments: [
            (.numeric, "12a\u{200B}", nil), (.numeric, "12\u{200B}a", "hidden"), (.numeric, " 12a", "outerSpaces"),
            (.alpha, "１", nil), (.alphanumeric, "ä１", nil), (.numeric, "٣", "otherForms"),
            (.integer(in: 1...9), "１２", "otherForms"), (.decimal, "abc\u{A0}", nil),
            (.uuid, "0190163d-8694-739b\u{A0}-aea5-966c26f8ad91", "hidden"), (.time, "09:\n30", "hidden"),
            (.date, "2024\u{2011}05\u{2011}31", "dash"),
            (.date, "2024\u{2011}05-31\u{200B}", "hidden"), (.count(in: 1...3), "abc\u{200B}", nil),
            (.count(in: 1...3), "a\nbc", nil), (.noneOf(["a"]), "a", nil), (.prefix("A-"), "\u{FEFF}A-1", "hidden"),
            (.pattern(".{1,2}"), "👨\u{200D}👩\u{200D}👧", nil), (.pattern("[a-z]+"), "a b", nil),
            (.paymentCard, "4242\u{A0}4242\u{A0}4242\u{A0}4241", nil),
        ] as [(InputValidator<String>, SampleText, String?)])
    func otherReasons(strategy: InputValidator<String>, input: SampleText, kind: String?) {
        let error = rejection(by: strategy, of: input.text)
        #expect(error != nil)
        #expect(error?[.unusualCharacters] == kind.map { .text($0) })
    }

    @Test("do not change the code, and are named by a parser, a copy, and a server")
    func codes() throws {
        let strategy: InputParser<String, Int> = .integer
        let error = try #require(rejection(by: strategy, of: "42\u{200B}"))
        #expect(error.code == .integerCharacter)
        #expect(throws: error) { try strategy.parse("42\u{200B}") }
        #expect(error != rejection(by: strategy, of: "42x"))
        #expect(rejection(by: strategy.sensitive(), of: "42\u{200B}")?.sentence == .strangeCharacter)
        #expect(rejection(by: strategy.message("Your number"), of: "42\u{200B}")?.reason == "Your number")
    }

    @Test("are not examined in a text that is too long")
    func sizeLimit() {
        let strategy = NumericInputValidator(maximumBytes: 3)
        #expect(rejection(by: strategy, of: "123\u{A0}")?.code == .inputTooLarge)
        #expect(rejection(by: strategy, of: "123\u{A0}")?[.unusualCharacters] == nil)
    }

    @Test(
        "in grouped numbers are spaces between groups, and the normalized value has none",
        arguments: ["\u{A0}", "\u{2009}", "\u{202F}"])
    func groups(space: String) {
        let numbers: [(InputValidator<String>, String)] = [
            (.paymentCard, "4242 4242 4242 4242"), (.iban, "DE89 3704 0044 0532 0130 00"), (.isbn, "978 0 201 63361 0"),
        ]
        for (strategy, number) in numbers {
            let pasted = number.replacing(" ", with: space)
            #expect(strategy.isValid(pasted))
            #expect(strategy.normalized(pasted) == number.replacing(" ", with: ""))
            #expect(strategy.progress(of: pasted) == .accepted)
            #expect(!strategy.isValid(pasted + space))
            let start = String(pasted.prefix { String($0) != space }) + space
            if case .impossible = strategy.progress(of: start) { Issue.record("\(number) cannot be continued") }
        }
        #expect(!InputValidator.isbn.isValid("978\(space)\(space)0 201 63361 0"))
        #expect(PaymentCard.formatted("4242\(space)42421") == "4242 4242 1")
        #expect(PaymentCard.masked("4242\(space)4242\(space)4242\(space)4242") == "**** 4242")
        // A pattern's value is the text itself, so it contains only the spaces that the pattern describes.
        let plate = InputValidator.pattern("[A-Z]{1,3} [0-9]{1,4}")
        #expect(!plate.isValid("ABC\(space)42"))
        #expect(InputValidator.collapsingBlanks(then: plate).isValid("ABC\(space)42"))
    }
}
