// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import Testing

/// Tests whether a hint says what a strategy accepts, in its messages' words.
///
/// ``RecommendationTests`` tests that strategies accept the examples and limits in their hints.
@Suite("A hint")
struct HintTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let call: String
        let english: String?
        let hint: @Sendable (MessageCatalog) -> String?

        init<Input>(_ call: String, _ strategy: InputValidator<Input>, _ english: String?) {
            self.call = call
            self.english = english
            hint = { strategy.hint(in: $0) }
        }

        var testDescription: String { call }
    }

    private static func text(_ call: String, _ strategy: InputValidator<String>, _ english: String?) -> Row {
        Row(call, strategy, english)
    }

    private static let odd = ValidationError(1, domain: "Test", message: "Enter an even number")

    private static let rows: [Row] = [
        // Text
        text(".required", .required, nil),
        text(".count(in: 3...12)", .count(in: 3...12), "Use between 3 and 12 characters"),
        text(".count(exactly: 4)", .count(exactly: 4), "Use exactly 4 characters"),
        text(".count(in: 1...20)", .count(in: 1...20), "Use between 1 and 20 characters"),
        text(".count(in: 8...)", .count(in: 8...), "Use 8 characters or more"),
        text(".count(in: ...200)", .count(in: ...200), "Use 200 characters or fewer"),
        text(
            ".count(in: 15...1_024)", .count(in: 15...1_024),
            "Use 15 characters or more. Use 1024 characters or fewer."),
        text(".numeric", .numeric, "Only use the digits 0 to 9"),
        text(".numeric(allowsUnicode: true)", .numeric(allowsUnicode: true), "Enter only digits"),
        text(".alpha", .alpha, "Only use the letters A to Z or a to z, with no digits, spaces, or accents"),
        text(".alphanumeric", .alphanumeric, "Only use the letters A to Z or a to z and the digits 0 to 9"),
        text(".characters(in: \"01\")", .characters(in: "01"), "Only use these characters: 01"),
        text(".prefix(\"A-\")", .prefix("A-"), "Begin with A-"),
        text(".suffix(\".pdf\")", .suffix(".pdf"), "End with .pdf"),
        text(".contains(\"invoice\")", .contains("invoice"), "Include invoice"),
        text(".pattern(\"[a-z]+\")", .pattern("[a-z]+"), nil),
        text(".pattern(\"[0-9]{2}\")", .pattern("[0-9]{2}"), nil),
        text(".pattern(\"(cat|dog)s?\")", .pattern("(cat|dog)s?"), "Choose cat, cats, dog, or dogs"),
        text(
            ".pattern(\"[A-Z]{2}[0-9]{6}\", like: \"AB123456\")", .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"),
            "Use this format: AB123456"),
        text(".slug", .slug, "Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents"),
        text(
            ".password(in: 8...64, uppercase: 1, digits: 1, symbols: 1)",
            .password(in: 8...64, uppercase: 1, digits: 1, symbols: 1),
            "Use between 8 and 64 characters. Include a capital letter. Include a digit. "
                + "Include a symbol, like ! or %."),
        // Numbers
        text(".integer", .integer, "Enter a whole number, like 30"),
        text(
            ".integer(in: 0...50_000)", .integer(in: 0...50_000),
            "Enter a whole number between 0 and 50000"),
        text(".integer(in: 18...)", .integer(in: 18...), "Enter a whole number, 18 or more"),
        text(
            ".decimal(in: 0..<1, maximumFractionDigits: 2)", .decimal(in: 0..<1, maximumFractionDigits: 2),
            "Enter a number, 0 or more. Enter less than 1. Use 2 decimal places or fewer."),
        text(".decimal(point: .comma)", .decimal(point: .comma), "Enter a number, like 12,5"),
        text(".hexadecimal", .hexadecimal, "Enter a hexadecimal number, like 7f3a"),
        text(".port", .port, "Enter a port number between 1 and 65535"),
        // Dates
        text(
            ".date", .date,
            "Enter year-month-day with 2 digits for the month and the day, like 2024-05-31"),
        text(".time", .time, "Enter a 24-hour time with two digits for the hour, like 09:30"),
        text(
            ".dateTime", .dateTime, "Write year-month-day, then T, then the time, like 2024-05-31T09:30:00Z"),
        // Addresses
        text(".email", .email, "Enter an email address, like name@example.com"),
        text(
            ".url", .url, "Enter a web address, like https://example.com"),
        text(
            ".url(.publicWeb)", .url(.publicWeb),
            "Enter a web address, like https://example.com. Use a site that anyone on "
                + "the internet can open, like example.com, not one in a private network."),
        text(
            ".url(URLPolicy(schemes: [\"https\"], hosts: [\"shop.example\"]))",
            .url(URLPolicy(schemes: ["https"], hosts: ["shop.example"])),
            "Enter a web address, like https://shop.example"),
        text(".securityCode", .securityCode, "Use exactly 3 or 4 digits"),
        text(".count(exactly: 4) && .numeric", .count(exactly: 4) && .numeric, "Use exactly 4 digits"),
        text(".integer(in: ...5)", .integer(in: ...5), "Enter a whole number, 5 or less"),
        text(
            ".decimal(in: 0...1, point: .comma)", .decimal(in: 0.5...1.5, point: .comma),
            "Enter a number between 0,5 and 1,5"),
        text(".ulid", .ulid, "Enter a ULID, like 01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        text(
            ".url(.redirectTarget())", .url(.redirectTarget()),
            "Enter a page of this site that begins with one /, like /account"),
        text(".domainName", .domainName, "Enter a site name, like example.com"),
        text(".ipAddress", .ipAddress, "Enter an IP address, like 192.0.2.1"),
        text(".macAddress", .macAddress, "Enter a hardware (MAC) address, like 00:00:5e:00:53:01"),
        text(
            ".e164", .e164,
            "Begin with + and the country code, followed by digits only, like +442079460958"),
        // Codes and payment
        text(
            ".paymentCard", .paymentCard,
            "Only use digits, with single spaces or hyphens between them"),
        text(
            ".paymentCard(accepting: [.visa, .mastercard])", .paymentCard(accepting: [.visa, .mastercard]),
            "Only use digits, with single spaces or hyphens between them. "
                + "Use a card from Visa or Mastercard."),
        text(
            ".cardExpiry(now: 2026)", .cardExpiry(now: .fixed(year: 2026, month: 11)),
            "Enter a month and year, like 03/31"),
        text(".iban", .iban, "Enter an IBAN, like DE89 3704 0044 0532 0130 00"),
        text(".bic", .bic, "Enter a bank code (BIC), like DEUTDEFF500"),
        text(".isbn", .isbn, "Enter an ISBN, like 978-0-306-40615-7. Use exactly 10 or 13 digits."),
        text(".uuid", .uuid, "Enter a UUID, like 123e4567-e89b-42d3-a456-426614174000"),
        text(".hexColor", .hexColor, "Enter a color code, like #ff8800"),
        text(".semver", .semver, "Enter a version number, like 1.4.0"),
        text(".jwt", .jwt, nil),
        // Choices
        text(
            ".oneOf([\"red\", \"green\"], showsTexts: true)", .oneOf(["red", "green"], showsTexts: true),
            "Choose red or green"),
        text(".oneOf([\"red\", \"green\"])", .oneOf(["red", "green"]), nil),
        text(".noneOf([\"root\"])", .noneOf(["root"]), nil),
        text(".equal(to: \"secret\")", .equal(to: "secret"), nil),
        Row(".range(1...5)", InputValidator<Int>.range(1...5), "Enter a value between 1 and 5"),
        Row(".greaterThan(0)", InputValidator<Double>.greaterThan(0), "Enter more than 0"),
        Row(
            ".ordered(in: \"m\"...)", InputValidator<String>.ordered(in: "m"...),
            "Enter m or something that comes after it"),
        // Compositions
        text(
            ".count(in: 3...12) && .alpha", .count(in: 3...12) && .alpha,
            "Use between 3 and 12 characters. Only use the letters A to Z or a to z, with no digits, spaces, or accents."
        ),
        text(".required && .email", .required && .email, "Enter an email address, like name@example.com"),
        text(
            ".email && .suffix(\"@shop.example\")", .email && .suffix("@shop.example"),
            "Enter an email address. End with @shop.example."),
        text(
            ".email && .count(in: ...254)", .email && .count(in: ...254),
            "Enter an email address, like name@example.com. Use 254 characters or fewer."),
        text(".email || .e164", .email || .e164, "Enter an email address or a phone number"),
        // The composition rejects the first rule's example.
        text(".date && .suffix(\"-01\")", .date && .suffix("-01"), "Enter a date. End with -01."),
        text(
            ".dateTime && .suffix(\"+01:00\")", .dateTime && .suffix("+01:00"),
            "Enter a date and time. End with +01:00."),
        text(".e164 && .prefix(\"+41\")", .e164 && .prefix("+41"), "Enter a phone number. Begin with +41."),
        text(
            "E164InputValidator(plus: .rejected) && .prefix(\"41\")",
            E164InputValidator(plus: .rejected) && .prefix("41"), "Enter a phone number. Begin with 41."),
        text(".jwt || .base64", .jwt || .base64, nil),
        text(".any(of: [.email, .uuid], or: own)", .any(of: [.email, .uuid], or: odd), "Enter an even number"),
        text("!.numeric", !.numeric, "Enter something other than only digits"),
        text(".required && !.numeric", .required && !.numeric, "Enter something other than only digits"),
        text(
            ".optional(.url)", .optional(.url),
            "Enter a web address, like https://example.com"),
        Row(
            ".optional(.range(0...150))", InputValidator<Int?>.optional(.range(0...150)),
            "Enter a value between 0 and 150"),
        text(".trimmed(then: .email)", .trimmed(then: .email), "Enter an email address, like name@example.com"),
        text(
            ".stripping(\"-\", then: .numeric && .count(exactly: 8))",
            .stripping("-", then: .numeric && .count(exactly: 8)),
            "Use exactly 8 digits"),
        text(
            ".integer.then(.range(40...60_000))", .integer.then(.range(40...60_000)),
            "Enter a whole number. Enter a value between 40 and 60000."),
        text(
            ".trimmed(then: .decimal(point: .comma)).then(.range(0.5...2.5))",
            .trimmed(then: .decimal(point: .comma)).then(.range(0.5...2.5)),
            "Enter a number. Enter a value between 0,5 and 2,5."),
        Row(
            ".count(in: 1...5) && .each(.alpha)", InputValidator<[String]>.count(in: 1...5) && .each(.alpha),
            "Give between 1 and 5 entries. Only use the letters A to Z or a to z, with no digits, spaces, or accents."),
        Row(".count(in: 1...)", InputValidator<[Int]>.count(in: 1...), "Give 1 entry or more"),
        Row(".count(in: 0...3)", InputValidator<[Int]>.count(in: 0...3), "Give 3 entries or fewer"),
        Row(".count(exactly: 2)", InputValidator<[Int]>.count(exactly: 2), "Give exactly 2 entries"),
        Row(".count(in: 0...)", InputValidator<[Int]>.count(in: 0...), nil),
        Row(
            ".each(.email && .suffix(\"@shop.example\"))",
            InputValidator<[String]>.each(.email && .suffix("@shop.example")),
            "Enter an email address. End with @shop.example."),
        text(".numeric && .optional(.numeric)", .numeric && .optional(.numeric), "Only use the digits 0 to 9"),
        text(".numeric && .securityCode", .numeric && .securityCode, "Use exactly 3 or 4 digits"),
        text(".numeric.named(\"digits\")", .numeric.named("digits"), "Only use the digits 0 to 9"),
        text(
            ".numeric.message(\"Enter the number on your letter\")",
            .numeric.message("Enter the number on your letter"),
            "Enter the number on your letter"),
        text(
            ".closure { … }.message(\"Enter a free name.\") && .alpha",
            InputValidator<String>.closure { _ in }.message("Enter a free name.") && .alpha,
            "Enter a free name. Only use the letters A to Z or a to z, with no digits, spaces, or accents."),
        text(".email.error(own)", .email.error(odd), "Enter an even number"),
        text(".when(.numeric, then: .count(in: 4...6))", .when(.numeric, then: .count(in: 4...6)), nil),
        Row(".at(\\.count, .range(1...5))", InputValidator<String>.at(\.count, .range(1...5)), nil),
        // Closures
        Row(
            ".condition(or: own) { … }", InputValidator<Int>.condition(or: odd) { $0.isMultiple(of: 2) },
            "Enter an even number"),
        Row(
            ".condition(or: without a text) { … }",
            InputValidator<Int>.condition(or: ValidationError(2, domain: "Test")) { $0 > 2 }, nil),
        Row(".closure { … }", InputValidator<Int>.closure { _ in }, nil),
        Row("a strategy without requirements", InputValidator<Int>(), nil),
    ]

    @Test("describes in English what the strategy accepts", arguments: rows)
    func english(row: Row) {
        #expect(row.hint(.english) == row.english)
    }

    @Test("exists in every language, complete", arguments: MessageLanguage.all)
    func languages(language: MessageLanguage) {
        for row in Self.rows {
            let hint = row.hint(MessageCatalog(language))
            #expect((hint == nil) == (row.english == nil), "\(row.call)")
            #expect(hint?.contains("…") != true && hint?.contains("{") != true, "\(row.call): \(hint ?? "")")
        }
    }

    @Test("has an example in the range of dates")
    func dates() throws {
        let first = try #require(CalendarDate(year: 2026, month: 1, day: 1))
        let strategy: InputValidator<String> = .date(in: first...)
        #expect(
            strategy.hint()
                == "Enter 2026-01-01 or later")
    }

    @Test("ends its sentences as the language does")
    func sentences() {
        let strategy: InputValidator<String> = .count(in: 3...12) && .numeric
        for (language, end) in [
            (MessageLanguage.german, "."), (.japanese, "。"), (.simplifiedChinese, "。"), (.hindi, "।"),
        ] {
            let hint = strategy.hint(in: MessageCatalog(language)) ?? ""
            #expect(hint.hasSuffix(end) && hint.split(separator: end).count == 2, "\(hint)")
        }
    }

    @Test("contains no text that may be secret")
    func secrets() {
        let colors: InputValidator<String> = .oneOf(["hunter2", "hunter3"], showsTexts: true)
        let strategies: [InputValidator<String>] = [
            .equal(to: "hunter2"), .oneOf(["hunter2", "hunter3"]), .noneOf(["hunter2"]), colors.sensitive(),
            .alpha && .equal(to: "hunter2"),
        ]
        for strategy in strategies { #expect(strategy.hint()?.contains("hunter") != true) }
        #expect(ValidatedInput("", colors).hint == "Choose hunter2 or hunter3")
        #expect(ValidatedInput("", colors, isSecret: true).hint == nil)
    }

    @Test("of a field comes from its current strategy, in the field's language")
    func field() {
        let input = ValidatedInput("", .numeric, label: "Code")
        #expect(input.hint == "Only use the digits 0 to 9")
        input.messages = MessageCatalog(.german)
        #expect(input.hint == "Verwenden Sie nur die Ziffern 0 bis 9")
        input.validator = .required
        #expect(input.hint == nil)
    }

    @Test("is in the language of the current messages if the field has none")
    func currentMessages() {
        let input = ValidatedInput("", .numeric)
        MessageCatalog.$current.withValue(MessageCatalog(.german)) {
            #expect(input.hint == "Verwenden Sie nur die Ziffern 0 bis 9")
            #expect(InputValidator<String>.numeric.hint() == input.hint)
            input.messages = .english
            #expect(input.hint == "Only use the digits 0 to 9")
        }
    }

    @Test("of a strategy of your own consists of the messages of its requirements")
    func ownStrategy() {
        final class Even: InputValidator<Int>, @unchecked Sendable {
            override func validate(_ input: Int) throws(ValidationError) {
                guard input.isMultiple(of: 2) else { throw HintTests.odd }
            }

            override var profile: StrategyProfile { StrategyProfile(requirements: [HintTests.odd]) }
        }
        #expect((Even() && .range(0...8)).hint() == "Enter an even number. Enter a value between 0 and 8.")
    }
}
