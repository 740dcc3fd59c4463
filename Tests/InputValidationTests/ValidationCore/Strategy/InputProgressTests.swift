// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A text that somebody is still typing, and its progress.
struct Typed: Sendable, CustomTestStringConvertible {
    let name: String
    let strategy: InputValidator<String>
    let text: String
    let progress: InputProgress

    init(_ name: String, _ strategy: InputValidator<String>, _ text: String, _ progress: InputProgress) {
        self.name = name
        self.strategy = strategy
        self.text = text
        self.progress = progress
    }

    var testDescription: String { "\(name): \(text.debugDescription.prefix(40))" }
}

@Suite("The progress of a text")
struct InputProgressTests {
    private static let reference: InputValidator<String> = .pattern("[A-Z]{2}[0-9]{4}")

    @Test(
        "is accepted, incomplete, or unknown",
        arguments: [
            Typed("pattern", reference, "", .incomplete(missing: 6)),
            Typed("pattern", reference, "AB1", .incomplete(missing: 3)),
            Typed("pattern", reference, "AB1234", .accepted),
            Typed("pattern with empty text", .pattern("a*"), "", .incomplete(missing: nil)),
            Typed("numeric", .numeric, "", .incomplete(missing: 1)),
            Typed("numeric", .numeric, "12", .accepted),
            Typed("count", .count(in: 3...5), "é", .incomplete(missing: 2)),
            Typed("count", .count(in: 3...5), "abc", .accepted),
            Typed("count", .count(in: ...20), "", .incomplete(missing: 1)),
            Typed("bytes", .count(in: 3...5, of: .utf8), "a", .incomplete(missing: nil)),
            Typed("count", .count(in: 3...5), "", .incomplete(missing: 3)),
            Typed("count", .count(in: 0...5), "", .accepted),
            Typed("count of an empty range", .count(in: 5..<5), "a", .unknown),
            Typed("scalars", .count(in: 3...5, of: .scalars), "é", .incomplete(missing: 2)),
            Typed("UTF-16", .count(in: 3...5, of: .utf16), "é", .incomplete(missing: nil)),
            Typed("prefix", .prefix("É-"), "", .incomplete(missing: 2)),
            Typed("prefix", .prefix("É-"), "É", .incomplete(missing: 1)),
            Typed("prefix", .prefix("É-"), "É-1", .accepted),
            Typed("UUID", .uuid, "550e8400-", .incomplete(missing: 27)),
            Typed("UUID", UUIDInputValidator(versions: [10]), "550e8400-e29b-a", .incomplete(missing: 21)),
            Typed("UUID", UUIDInputValidator(versions: [10]), "550e8400-e29b-A", .incomplete(missing: 21)),
            Typed("date", .date, "2026-0", .incomplete(missing: 4)),
            Typed("time", .time, "09:", .incomplete(missing: 2)),
            Typed("time", .time(offset: .required), "09:30:00", .incomplete(missing: 1)),
            Typed("integer", .integer(in: 5...300), "3", .incomplete(missing: 1)),
            Typed("decimal", .decimal(in: 0.5...0.75), "0", .incomplete(missing: 2)),
            Typed("exponent", .decimal(exponent: .required), "12", .incomplete(missing: nil)),
            Typed("exponent", .decimal(exponent: .required), "12e", .incomplete(missing: nil)),
            Typed("exponent", .decimal(exponent: .required), "12E5", .accepted),
            Typed("domain", .domainName, "example", .incomplete(missing: 3)),
            Typed("IP", .ipAddress, "2", .incomplete(missing: 2)),
            Typed("IP of a scope", IPAddressInputValidator(scopes: [.global]), "2", .incomplete(missing: nil)),
            Typed("IBAN", .iban, "CH93 0076 ", .incomplete(missing: 13)),
            Typed("IBAN", .iban, "DE02", .incomplete(missing: 18)),
            Typed("IBAN", .iban, "DE98", .incomplete(missing: 18)),
            Typed("card", .paymentCard, "4242 ", .incomplete(missing: nil)),
            Typed("security code", .securityCode(for: .amex), "", .incomplete(missing: 4)),
            Typed("security code", .securityCode(for: .amex), "123", .incomplete(missing: 1)),
            Typed("security code", .securityCode, "123", .accepted),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "", .incomplete(missing: 4)),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "1", .incomplete(missing: 3)),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "1 / ", .incomplete(missing: 2)),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "012", .incomplete(missing: 1)),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "10/26", .incomplete(missing: nil)),
            Typed("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "12/26", .accepted),
            Typed(
                "expiry", .cardExpiry(now: .fixed(year: 2026, month: 11), maximumYears: 5), "11/203",
                .incomplete(missing: 1)),
            Typed("suffix", .suffix("x"), "a", .unknown),
            Typed("all", .numeric && .count(in: 3...5), "12", .incomplete(missing: 1)),
            Typed("all", .numeric && .suffix("1"), "12", .unknown),
            Typed("any", .uuid || .numeric, "12", .accepted),
            Typed("any", .uuid || .count(in: 3...5), "12", .incomplete(missing: 1)),
            Typed("any", .paymentCard || .count(in: 9...10), "42", .incomplete(missing: nil)),
            Typed("any", .suffix("1") || .date, "x", .unknown),
            Typed("not", !.numeric, "a", .accepted),
            Typed("not", !.numeric, "1", .unknown),
            Typed("optional", .optional(.uuid), "", .accepted),
            Typed("optional", .optional(.numeric), "1", .accepted),
            Typed("trimmed", .trimmed(then: .date), " 2026-11-2", .incomplete(missing: 1)),
            Typed("message", .count(in: 2...3).message("Two or three"), "a", .incomplete(missing: 1)),
            Typed("no rules", .all(of: []), "a", .unknown),
            Typed("no alternatives", .any(of: []), "a", .unknown),
        ])
    func hopeful(typed: Typed) {
        #expect(typed.strategy.progress(of: typed.text) == typed.progress)
    }

    /// Texts whose progress was once incomplete or unknown, or had a later position.
    private static let reported: [(String, InputValidator<String>, String, Int)] = [
        ("integer", .integer, "abc", 0), ("integer", .integer(in: 5...300), "1531", 3),
        ("decimal", .decimal, "abc", 0), ("decimal", .decimal(in: 0...1), "1.01", 3),
        ("domain", .domainName, "a b", 1), ("IP", .ipAddress, "256.", 3), ("IP", .ipAddress, "1.2.3.4.", 7),
        ("IP", .ipAddress, "12345", 4), ("IP", .ipAddress, "1:2:3:4:5:6:7:8:", 15),
        ("IP", IPAddressInputValidator(allowsZones: true), "abcx", 3), ("IBAN", .iban, "XX", 1),
        ("IBAN", .iban, "DE89AB", 4), ("IBAN", .iban, "DE89370400440532013001", 21), ("BIC", .bic, "DEUTXX", 5),
        ("date", .date(in: Interval.since2020), "1", 0),
        ("date and time", .dateTime, "2024-02-28 ", 10),
        ("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "10/2026", 6),
    ]

    @Test(
        "is impossible from the first character that no accepted text has there",
        arguments: [
            ("pattern", reference, "A1", 1), ("pattern", reference, "AB12345", 6),
            ("too large", InputValidator<String>.numeric, String(repeating: "1", count: 65_537), 65_536),
            ("too large", AlphaInputValidator(allowsUnicode: true, maximumBytes: 3), "éé", 2),
            ("too large", AlphaInputValidator(allowsUnicode: true, maximumBytes: 4), "ééa", 4),
            ("too large", CharactersInputValidator(in: "日本", maximumBytes: 5), "日本", 3),
            ("too large", LengthInputValidator(in: 1...9, maximumBytes: 6), "a👍👍", 5),
            ("no room", UUIDInputValidator(maximumBytes: 35), "55", 0),
            ("no room", DateInputValidator(maximumBytes: 9), "2024", 0),
            ("numeric", .numeric, "12a", 2), ("count", .count(in: 1...2), "éab", 3),
            ("scalars", .count(in: 1...2, of: .scalars), "e\u{301}a", 3), ("prefix", .prefix("É-"), "È", 0),
            ("UUID", .uuid, "550e8400x", 8), ("date", .date, "2026-13", 6), ("date", .date, "2026-02-30", 8),
            ("date", .date, "2023-02-29", 9), ("time", .time, "24", 1),
            ("IPv4", IPAddressInputValidator(version: .v4), "256", 2),
            ("color", .hexColor, "#12345g", 6), ("slug", .slug, "a--", 2), ("BIC", .bic, "DEUT1", 4),
            ("IBAN", .iban, "C9", 1), ("IBAN", .iban, "DE00", 3), ("IBAN", .iban, "DE01", 3),
            ("IBAN", .iban, "DE993704", 3), ("card", .paymentCard, "42x", 2),
            ("all", .numeric && .count(in: 1...2), "1x3", 1),
            ("any", .date || .uuid, "2026-x", 5), ("optional", .optional(.date), "x", 0),
            ("trimmed", .trimmed(then: .date), "  20x", 2), ("security code", .securityCode, "12a", 2),
            ("security code", .securityCode, "12345", 4), ("security code", .securityCode(for: .visa), "123a", 3),
            ("expiry", .cardExpiry(now: .fixed(year: 2026, month: 11)), "13/", 1),
        ])
    func hopeless(name: String, strategy: InputValidator<String>, text: String, place: Int) {
        guard case .impossible(let found, _) = strategy.progress(of: text) else {
            Issue.record("\(name): \(strategy.progress(of: text))")
            return
        }
        #expect(found == place)
    }

    private static let long = String(repeating: "a", count: 64)

    /// Domain labels that are one character too long, and an exponent that isn't an exponent.
    private static let tooLong: [(String, InputValidator<String>, String, Int)] = [
        ("email", .email, "jane@" + long, 68), ("email", .email, "jane@xn--" + long.dropLast(4), 68),
        ("domain", .domainName, long, 63), ("exponent", .decimal(exponent: .required), "12x", 2),
    ]

    @Test("is impossible from the character with which a label is too long", arguments: tooLong)
    func longLabels(name: String, strategy: InputValidator<String>, text: String, place: Int) {
        hopeless(name: name, strategy: strategy, text: text, place: place)
    }

    @Test("expects the end of a text that is too long, and nothing where there is no room")
    func sizeLimits() {
        let end = ExpectedCharacters([], includesEnd: true)
        #expect(NumericInputValidator(maximumBytes: 3).progress(of: "1234") == .impossible(at: 3, expected: end))
        let length = LengthInputValidator(in: 1...9, maximumBytes: 3)
        #expect(length.progress(of: "abcd") == .impossible(at: 3, expected: end))
        #expect(UUIDInputValidator(maximumBytes: 35).progress(of: "55") == .impossible(at: 0, expected: nil))
        #expect(UUIDInputValidator(maximumBytes: 36).progress(of: "55") == .incomplete(missing: 34))
    }

    @Test("is impossible where a grammar that is too wide would accept more", arguments: reported)
    func wideGrammars(name: String, strategy: InputValidator<String>, text: String, place: Int) {
        hopeless(name: name, strategy: strategy, text: text, place: place)
    }

    @Test(
        "names what is expected",
        arguments: [
            ("[A-Z]{2}[0-9]{4}", "1", [ExpectedCharacters.Kind.uppercaseLetter], false),
            ("[A-Z]{2}[0-9]{4}", "AB-", [.digit], false), ("[A-Za-z]{2}", "1", [.letter], false),
            ("[a-z]*", "1", [.lowercaseLetter], true),
            ("[0-9]{2}[ -]?x", "12y", [.character(" "), .character("-"), .character("x")], false),
            ("[12]", "0", [.character("1"), .character("2")], false), ("[1-3]", "0", [.range("1"..."3")], false),
            ("[1-9]", "0", [.range("1"..."9")], false), ("[z-ü]", "0", [.range("z"..."\u{7F}"), .nonASCII], false),
            ("[01]ü?", "0x", [.nonASCII], true), ("a", "ab", [], true),
        ])
    func expectation(expression: String, text: String, kinds: [ExpectedCharacters.Kind], end: Bool) throws {
        guard case .impossible(_, let expected?) = try RegexInputValidator(expression).progress(of: text) else {
            Issue.record("not impossible")
            return
        }
        #expect(expected.kinds == kinds)
        #expect(expected.includesEnd == end)
    }

    @Test("names what each of several rules expects")
    func alternatives() throws {
        let strategy: InputValidator<String> = .pattern("a") || .pattern("b")
        guard case .impossible(0, let expected?) = strategy.progress(of: "x") else {
            Issue.record("not impossible")
            return
        }
        #expect(expected.kinds == [.character("a"), .character("b")])
    }

    @Test(
        "of two rules is the worse one if both must accept the text, and else the better one",
        arguments: [
            (.accepted, .accepted, .accepted, .accepted),
            (.accepted, .incomplete(missing: 2), .incomplete(missing: 2), .accepted),
            (.accepted, .incomplete(missing: nil), .incomplete(missing: nil), .accepted),
            (.accepted, .impossible(at: 1, expected: nil), .impossible(at: 1, expected: nil), .accepted),
            (.accepted, .unknown, .unknown, .accepted),
            (.incomplete(missing: 2), .incomplete(missing: 3), .incomplete(missing: 3), .incomplete(missing: 2)),
            (.incomplete(missing: 2), .incomplete(missing: nil), .incomplete(missing: nil), .incomplete(missing: nil)),
            (.incomplete(missing: 2), .unknown, .unknown, .incomplete(missing: nil)),
            (
                .incomplete(missing: 2), .impossible(at: 1, expected: nil), .impossible(at: 1, expected: nil),
                .incomplete(missing: 2)
            ),
            (.unknown, .impossible(at: 1, expected: nil), .impossible(at: 1, expected: nil), .unknown),
            (.unknown, .unknown, .unknown, .unknown),
            (
                .impossible(at: 1, expected: some), .impossible(at: 3, expected: nil),
                .impossible(at: 1, expected: some), .impossible(at: 3, expected: nil)
            ),
            (
                .impossible(at: 1, expected: some), .impossible(at: 1, expected: nil),
                .impossible(at: 1, expected: nil), .impossible(at: 1, expected: nil)
            ),
            (
                .impossible(at: 1, expected: some), .impossible(at: 1, expected: others),
                .impossible(at: 1, expected: ExpectedCharacters("bc".utf8)),
                .impossible(
                    at: 1, expected: ExpectedCharacters("abc8".utf8, includesEnd: true, includesNonASCII: true))
            ),
        ] as [(InputProgress, InputProgress, InputProgress, InputProgress)])
    func combinations(first: InputProgress, second: InputProgress, worse: InputProgress, better: InputProgress) {
        for (first, second) in [(first, second), (second, first)] {
            #expect((Progressing(first) && Progressing(second)).progress(of: "a") == worse)
            #expect((Progressing(first) || Progressing(second)).progress(of: "a") == better)
        }
    }

    private static let some = ExpectedCharacters("abc".utf8, includesEnd: true, includesNonASCII: true)
    private static let others = ExpectedCharacters("bc8".utf8)

    @Test("expects exactly the listed characters, and characters beyond ASCII together")
    func characters() {
        let none = ExpectedCharacters([UInt8]())
        for byte in UInt8(0)..<128 {
            let one = ExpectedCharacters([byte])
            let contained = (UInt8(0)..<128).filter { one.contains(Unicode.Scalar($0)) }
            #expect(contained == [byte] && one != none && !one.includesEnd && !one.contains("\u{80}"))
        }
        let beyond = ExpectedCharacters([200 as UInt8], includesNonASCII: true)
        #expect(beyond.contains("\u{80}") && beyond.contains("\u{10FFFF}") && beyond.kinds == [.nonASCII])
        #expect(ExpectedCharacters([200 as UInt8]) == none && none.kinds == [])
        #expect(!none.includesEnd && !none.includesNonASCII)
        #expect(ExpectedCharacters([], includesEnd: true).includesEnd)
    }

    @Test("never says that more characters are missing than complete the text", arguments: ["a", "abc"])
    func lowerBound(text: String) {
        let strategy: InputValidator<String> = .count(in: 5...) || .condition(or: ValidationError(1)) { $0 == "ab" }
        #expect(strategy.progress(of: text) == .incomplete(missing: nil))
        #expect(strategy.progress(of: "ab") == .accepted)
    }

    @Test("gives the error of a pattern its position", arguments: [("AB12x", 4), ("AB1", 3), ("AB12345", 6), ("é", 0)])
    func position(text: String, position: Int) {
        #expect(rejection(by: Self.reference, of: text)?[.position] == .int(position))
    }

    @Test("keeps an input silent while it can become right, and no longer")
    func whileTyping() {
        let input = ValidatedInput("", Self.reference)
        input.validatorWhileTyping = Self.reference
        for text in ["A", "AB", "AB1", "AB1234"] {
            input.value = text
            #expect(input.errors == [], "\(text)")
        }
        input.value = "AB12x"
        #expect(input.errors.map(\.code) == [.patternMismatch])
        input.value = "AB12"
        #expect(input.errors == [])
        #expect(!input.validate())
    }
}

/// Reports the same progress for every text.
private final class Progressing: InputValidator<String>, @unchecked Sendable {
    let progress: InputProgress

    init(_ progress: InputProgress) { self.progress = progress }

    override func validate(_ input: String) throws(ValidationError) {
        if progress != .accepted { throw ValidationError(1, domain: "Test") }
    }

    override func progress(of input: String) -> InputProgress { progress }
}

extension Interval<CalendarDate> {
    fileprivate static let since2020 = Interval(
        lower: CalendarDate(year: 2020, month: 1, day: 1).map { .included($0) } ?? .none)
}
