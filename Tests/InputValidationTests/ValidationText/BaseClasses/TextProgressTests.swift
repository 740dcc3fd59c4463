// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

/// A strategy whose progress is compared with its own verdicts, over texts from a small alphabet.
struct Completable: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let strategy: InputValidator<String>
    /// The characters that make up texts.
    ///
    /// They must suffice to complete every text that can be completed.
    let alphabet: [Unicode.Scalar]
    /// Accepted texts.
    ///
    /// Their prefixes are tried with other endings.
    let samples: [String]
    /// The length of the longest continuations that the test tries.
    let depth: Int

    init(
        _ description: String, _ strategy: InputValidator<String>, _ alphabet: String, depth: Int, _ samples: [String]
    ) {
        testDescription = description
        self.strategy = strategy
        self.alphabet = Array(alphabet.unicodeScalars)
        self.samples = samples
        self.depth = depth
    }

    /// Returns the length of the shortest continuation that leads to an accepted text, or `nil` if no short
    /// continuation does.
    func missing(_ text: String) -> Int? {
        (0...depth).first { length in isCompleted(text, by: length) }
    }

    private func isCompleted(_ text: String, by length: Int) -> Bool {
        if length == 0 { return strategy.isValid(text) }
        return alphabet.contains { isCompleted(text + String($0), by: length - 1) }
    }

    /// The samples' prefixes, alone or followed by one character, or by two characters if the alphabet is small.
    var texts: [String] {
        var texts: Set<String> = [""]
        for sample in samples {
            for end in sample.unicodeScalars.indices + [sample.unicodeScalars.endIndex] {
                let start = String(sample.unicodeScalars[..<end])
                texts.insert(start)
                for first in alphabet {
                    texts.insert(start + String(first))
                    if alphabet.count > 6 { continue }
                    for second in alphabet { texts.insert(start + String(first) + String(second)) }
                }
            }
        }
        return texts.sorted()
    }
}

@Suite("The progress of a format")
struct TextProgressTests {
    @Test(
        "agrees with the verdicts on all continuations",
        arguments: [
            Completable("E.164", .e164, "+05", depth: 3, ["+4144668", "+500000000000000"]),
            Completable(
                "E.164 with an optional plus", E164InputValidator(plus: .optional), "+05", depth: 3,
                ["4144668", "+4144668"]),
            Completable("E.164 without a plus", E164InputValidator(plus: .rejected), "+05", depth: 3, ["4144668"]),
            Completable("EAN", .ean, "0123456789x", depth: 2, ["40063813", "4006381333931", "96385074"]),
            Completable("UPC", EANInputValidator(lengths: [12]), "0123456789-", depth: 2, ["036000291452"]),
            Completable("Luhn", .luhn, "0123456789 ", depth: 2, ["18", "0000", "490154203237518"]),
            Completable("MAC", .macAddress, "0aF:-.", depth: 3, ["00:1A:2b:3c:4d:5e", "00-1A-2b-3c-4d-5e-6f-70"]),
            Completable("MAC with dots", .macAddress, "0a:.", depth: 3, ["001a.2b3c.4d5e", "001a.2b3c.4d5e.6f70"]),
            Completable(
                "MAC with spaces", MACAddressInputValidator(notations: [.spaces]), "0a: ", depth: 3,
                ["00 1A 2b 3c 4d 5e"]),
            Completable("port", .port, "0123456789-", depth: 2, ["80", "65535", "6553", "99"]),
            Completable("port of a range", PortInputValidator(in: 0...99), "0159x", depth: 2, ["0", "99"]),
            Completable(
                "port of a narrow range", PortInputValidator(in: 1_024...1_030), "0123456789", depth: 2,
                ["1024", "1030"]),
            Completable("version", .semver, "01a.-+", depth: 3, ["1.0.10", "1.0.0-0a.1+00.b", "0.0.0-1.a--"]),
            Completable("email", .email, "a1-.@", depth: 3, ["a.b@c.de", "a@b-c.d1.ef"]),
            Completable("email of HTML", .email(.html5), "a1-.@", depth: 3, ["a.b@c", ".@a-1.b"]),
            Completable("email of RFC 5321", .email(.rfc5321), #"a1.@"\"#, depth: 3, ["a.b@c", #""a \"b"@c.d"#]),
            Completable("URL", .url, "a1/:.?#%-", depth: 2, ["http://a.b:80/c?d#e", "https://a/%41?b/?"]),
            Completable(
                "URL with one scheme", .url(URLPolicy(schemes: ["https"])), "ahst/:", depth: 3, ["https://a/b"]),
            Completable("digits", .numeric, "09a٣", depth: 1, ["12"]),
            Completable("digits of any script", .numeric(allowsUnicode: true), "0a٣", depth: 1, ["1٣"]),
            Completable("letters", .alpha, "aZ1é", depth: 1, ["ab"]),
            Completable("letters of any script", .alpha(allowsUnicode: true), "a1é", depth: 1, ["aé"]),
            Completable("characters", .characters(in: "aß"), "aßb", depth: 1, ["aß"]),
            Completable("password", .password(in: 2...4, digits: 1), "aB1 ", depth: 3, ["ab1", "1234"]),
            Completable(
                "password of three classes", .password(in: 1...4, lowercase: 1, uppercase: 1, symbols: 2), "aB1 ",
                depth: 4, ["aB  ", " a"]),
        ])
    func agreement(completable: Completable) {
        // All texts if the maximum number of inputs is generated, and otherwise every fifth text.
        let texts = completable.texts.enumerated().filter { generatedInputCount >= 1_000 || $0.offset % 5 == 0 }
        for (_, text) in texts {
            if let fault = fault(of: completable, text) { Issue.record("\(text.debugDescription): \(fault)") }
        }
    }

    /// Returns the mistake in a text's progress, or `nil`.
    private func fault(of completable: Completable, _ text: String) -> String? {
        let strategy = completable.strategy
        let progress = strategy.progress(of: text)
        guard (progress == .accepted) == strategy.isValid(text) else { return "\(progress) contradicts the verdict" }
        switch progress {
        case .accepted: return nil
        case .unknown: return "unknown"
        case .incomplete(let count?) where count <= completable.depth:
            let missing = completable.missing(text)
            return missing == count ? nil : "\(count) are missing, and \(String(describing: missing)) complete it"
        case .incomplete: return nil
        case .impossible(let place, let expected):
            guard completable.missing(text) == nil else { return "is not impossible" }
            let start = String(decoding: text.utf8.prefix(place), as: UTF8.self)
            guard case .impossible = strategy.progress(of: start) else {
                return fault(of: expected, in: completable, start)
            }
            return "is impossible before \(place)"
        }
    }

    /// Returns a character that is expected although no text continues with it, or the reverse.
    private func fault(of expected: ExpectedCharacters?, in completable: Completable, _ start: String) -> String? {
        guard let expected else { return nil }
        if expected.includesEnd != completable.strategy.isValid(start) { return "wrong about the end of \(start)" }
        for character in completable.alphabet {
            let next = start + String(character)
            // A continuation may be longer than the test tries.
            let isPossible =
                if case .impossible = completable.strategy.progress(of: next) { completable.missing(next) != nil } else
                {
                    true
                }
            if expected.contains(character) != isPossible { return "wrong about \(character) after \(start)" }
        }
        return nil
    }

    @Test(
        "is impossible from the end of the longest beginning that can be completed",
        arguments: [
            (.luhn, "490154203237518"), (.ean, "4006381333931"), (.e164, "+41446681800"), (.port, "6553"),
            (.macAddress, "001a.2b3c.4d5e"), (.semver, "1.0.0-0a.1"), (.email, "a.b@c.de"), (.url, "https://a.b/c"),
            (.iban, "DK50 0040 0440 1162 43"), (.date, "2024-02-29"),
            (.dateTime, "2016-12-31T23:59:60Z"), (.integer(in: 10...99), "55"), (.isbn, "9780306406157"),
            (.paymentCard, "4242424242424242"), (.email(allowsUnicode: true), "ü@ß.de"),
        ] as [(InputValidator<String>, String)])
    func places(strategy: InputValidator<String>, sample: String) {
        let sample = Array(sample.unicodeScalars)
        for count in 0...sample.count {
            for garbage in ["\u{7F}", "\u{7F}x", "é\u{7F}€x1-", "\u{7F}\u{1F600}\u{1F600}éé\u{7F}9\u{1F600}"] {
                let scalars = sample[..<count] + Array(garbage.unicodeScalars)
                func text(_ count: Int) -> String { String(String.UnicodeScalarView(scalars.prefix(count))) }
                func isImpossible(_ text: String) -> Bool {
                    if case .impossible = strategy.progress(of: text) { true } else { false }
                }
                let first = (1...scalars.count).first { isImpossible(text($0)) }
                guard let first, case .impossible(let place, _) = strategy.progress(of: text(scalars.count)) else {
                    Issue.record("\(text(scalars.count).debugDescription) is not impossible")
                    continue
                }
                #expect(place == text(first - 1).utf8.count, "\(text(scalars.count).debugDescription)")
            }
        }
    }

    @Test(
        "names the characters with which a date, a time, or a book number goes on",
        arguments: [
            (.time, "x", "012", false), (.time, "09:30x", ":", true),
            (.time(offset: .required), "09:30:00x", "+-.Zz", false),
            (.time(offset: .optional), "09:30:00x", "+-.Zz", true),
            (.dateTime, "2024-05-31x", "Tt", false), (.dateTime, "2024-05-31T09:30:00x", "+-.Zz", false),
            (.dateTime(allowsSpaceSeparator: true), "2024-05-31x", " Tt", false),
            (.isbn, "080442957x", " -X", false),
        ] as [(InputValidator<String>, String, String, Bool)])
    func next(strategy: InputValidator<String>, text: String, characters: String, includesEnd: Bool) {
        guard case .impossible(let place, let expected?) = strategy.progress(of: text) else {
            Issue.record("\(text): \(strategy.progress(of: text))")
            return
        }
        #expect(place == text.utf8.count - 1)
        let next = (0x20..<0x7F).map { Unicode.Scalar(UInt8($0)) }.filter { expected.contains($0) }
        #expect(String(String.UnicodeScalarView(next)) == characters)
        #expect(expected.includesEnd == includesEnd)
        // In a book number, a no-break space between the groups counts as a space.
        #expect(expected.includesNonASCII == (strategy == .isbn))
    }

    @Test(
        "is the number of characters that are missing of the domain of an address",
        arguments: [
            ("a@[1", 7), ("a@[1.", 6), ("a@[1.0", 5), ("a@[1.0.0.0", 1), ("a@[IPv6:", 3), ("a@", 1), ("a", 2),
            ("\"", 3),
        ])
    func addressLiterals(text: String, missing: Int) {
        #expect(InputValidator.email(.rfc5321).progress(of: text) == .incomplete(missing: missing))
    }

    @Test("does not stop an accepted text on the way", arguments: InputPatternSamples.all)
    func beginnings(sample: InputPatternSamples) {
        #expect(sample.strategy.isValid(sample.text))
        for end in sample.text.unicodeScalars.indices {
            let start = String(sample.text.unicodeScalars[..<end])
            let progress = sample.strategy.progress(of: start)
            if case .impossible = progress { Issue.record("\(start.debugDescription): \(progress)") }
            #expect(progress != .unknown)
        }
    }
}

/// Accepted texts that are longer or rarer than the texts in the table of strategies.
struct InputPatternSamples: Sendable, CustomTestStringConvertible {
    let strategy: InputValidator<String>
    let text: String

    init(_ strategy: InputValidator<String>, _ text: String) {
        self.strategy = strategy
        self.text = text
    }

    var testDescription: String { String(text.debugDescription.prefix(60)) }

    static let all = [
        InputPatternSamples(.email, "a.b+c@xn--bcher-kva.example"),
        InputPatternSamples(.email, "jane@" + String(repeating: "a", count: 63) + ".example"),
        InputPatternSamples(.email, String(repeating: "a", count: 64) + "@a.xn--p1ai"),
        InputPatternSamples(.email(allowsUnicode: true), "用户@例子.广告"),
        InputPatternSamples(.email(allowsUnicode: true), "jürgen@müller-straße.example"),
        InputPatternSamples(.email(.rfc5321), #""a b\"c"@[IPv6:2001:db8::1]"#),
        InputPatternSamples(.email(.rfc5321), "a@[192.0.2.1]"),
        InputPatternSamples(.email(.html5), "..@a-b.c"),
        InputPatternSamples(.url, "https://[2001:db8::1]:0443/a%2Fb?c=d&e#f/?"),
        InputPatternSamples(.url, "http://a_b.example.:80"),
        InputPatternSamples(.url, "HTTP://xn--bcher-kva.example/日本/ü?ß#é"),
        InputPatternSamples(.url, "http://192.0.2.1:/"),
        InputPatternSamples(.url(.publicWeb), "https://example.com/~a/b;c=(d)!*'$"),
        InputPatternSamples(.semver, "99999999999999999999.0.0-alpha-a.b-c+exp.sha.5114f85"),
    ]
}
