// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Observation
import Testing

/// A strategy's traits, written as a table row: keyboard, content, capitalization, spelling check.
struct TraitsRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let className: String
    let traits: InputTraits
    let expected: InputTraits

    init(
        _ name: String, _ validator: InputValidator<some Any>, _ keyboard: InputTraits.Keyboard,
        _ content: InputTraits.Content?, _ capitalization: InputTraits.Capitalization, spelling: Bool = false
    ) {
        testDescription = name
        className = String(String(describing: type(of: validator)).prefix { $0 != "<" })
        traits = validator.inputTraits
        expected = InputTraits(
            keyboard: keyboard, content: content, capitalization: capitalization, checksSpelling: spelling)
    }

    static let strategies: [TraitsRow] = [
        TraitsRow("oneOf texts", .oneOf(["S", "M"]), .text, nil, .never),
        TraitsRow("noneOf texts", .noneOf(["root"]), .text, nil, .sentences, spelling: true),
        TraitsRow("oneOf cases", .oneOf(InputTraits.Capitalization.self), .text, nil, .never),
        TraitsRow("pattern", .pattern("[A-Z]{2}"), .text, nil, .never),
        TraitsRow("password", .password(), .text, .newPassword, .never),
        TraitsRow("expiry", CardExpiryInputValidator(now: .fixed(year: 2026, month: 1)), .digits, .cardExpiry, .never),
        TraitsRow("integer", .integer, .text, nil, .never),
        TraitsRow("integer from 0", .integer(in: 0...9), .digits, nil, .never),
        TraitsRow("integer above -1", .integer(in: -1...9), .text, nil, .never),
        TraitsRow("integer without sign", .integer(in: ...9, sign: .none), .digits, nil, .never),
        TraitsRow("decimal", .decimal, .text, nil, .never),
        TraitsRow("decimal from 0", .decimal(in: 0...), .decimal, nil, .never),
        TraitsRow("decimal without sign", .decimal(sign: .none), .decimal, nil, .never),
        TraitsRow("decimal with exponent", .decimal(in: 0..., exponent: .required), .text, nil, .never),
        TraitsRow("url", .url, .url, .url, .never),
        TraitsRow("email", .email, .email, .email, .never),
        TraitsRow("domainName", .domainName, .url, nil, .never),
        TraitsRow("ipAddress", .ipAddress, .text, nil, .never),
        TraitsRow("port", .port, .digits, nil, .never),
        TraitsRow("macAddress", .macAddress, .text, nil, .never),
    ]

    #if StockPatterns
    static let patterns: [TraitsRow] = [
        TraitsRow("postalCodeUS", .pattern(.postalCodeUS), .text, .postalCode, .never),
        TraitsRow("postalCodeDE", .pattern(.postalCodeDE), .digits, .postalCode, .never),
        TraitsRow("oneTimeCode", .pattern(.oneTimeCode), .digits, .oneTimeCode, .never),
        TraitsRow("email", .pattern(.email), .email, .email, .never),
        TraitsRow("emailHTML5", .pattern(.emailHTML5), .email, .email, .never),
        TraitsRow("emailInternational", .pattern(.emailInternational), .email, .email, .never),
        TraitsRow("httpURL", .pattern(.httpURL), .url, .url, .never),
        TraitsRow("e164", .pattern(.e164), .telephone, .telephone, .never),
        TraitsRow("phoneUS", .pattern(.phoneUS), .telephone, .telephone, .never),
        TraitsRow("cardNumber", .pattern(.cardNumber), .digits, .cardNumber, .never),
        TraitsRow("cardExpiry", .pattern(.cardExpiry), .text, .cardExpiry, .never),
        TraitsRow("cardSecurityCode", .pattern(.cardSecurityCode), .digits, .cardSecurityCode, .never),
        TraitsRow("username", .pattern(.username), .text, .username, .never),
        TraitsRow("passwordNIST", .pattern(.passwordNIST), .text, .newPassword, .never),
        TraitsRow("personName", .pattern(.personName), .text, .name, .words),
        TraitsRow("countryCode", .countryCode, .text, .country, .characters),
        TraitsRow("vin", .pattern(.vin), .text, nil, .characters),
        TraitsRow("slug", .pattern(.slug), .text, nil, .never),
        TraitsRow("|| with the same traits", .email || .pattern(.email), .email, .email, .never),
    ]
    #endif

    static let compositions: [TraitsRow] = [
        TraitsRow("&&, the first rule", .email && .count(in: 1...9), .email, .email, .never),
        TraitsRow("&&, the second rule", .count(in: 1...9) && .email, .email, .email, .never),
        TraitsRow("&&, each trait of its own rule", .pattern("[^ ]+") && .email, .email, .email, .never),
        TraitsRow("&&, the first of two keyboards", .numeric && .email, .digits, .email, .never),
        TraitsRow("no rules", AllOf<String>([]), .text, nil, .sentences, spelling: true),
        TraitsRow("|| with different keyboards", .email || .e164, .text, nil, .never),
        TraitsRow("|| with ordinary text", .numeric || .required, .text, nil, .never),
        TraitsRow("no alternatives", AnyOf<String>([]), .text, nil, .sentences, spelling: true),
        TraitsRow("not", !.numeric, .text, nil, .sentences, spelling: true),
        TraitsRow("optional", .optional(.email), .email, .email, .never),
        TraitsRow("optional parser", .optional(.email) as InputParser<String, EmailAddress?>, .email, .email, .never),
        TraitsRow("optional value", InputValidator<String?>.optional(.email), .email, .email, .never),
        TraitsRow("trimmed", .trimmed(then: .numeric), .digits, nil, .never),
        TraitsRow("stripping, parser", .stripping("-", then: .email), .email, .email, .never),
        TraitsRow("when", .when(.required, then: .numeric), .digits, nil, .never),
        TraitsRow("each", InputValidator<[String]>.each(.email), .email, .email, .never),
        TraitsRow("at", InputValidator<String>.at(\.description, .email), .text, nil, .sentences, spelling: true),
        TraitsRow("then", .integer(in: 0...9).then(.range(1...3)), .digits, nil, .never),
        TraitsRow(
            "then parsing",
            .email.then(parsing: InputValidator<EmailAddress>.parsed(by: \.domain, or: .init(.inputEmpty))), .email,
            .email, .never),
        TraitsRow("whole numbers from 0", .integer(in: 0...), .digits, nil, .never),
        TraitsRow("whole numbers", .integer(in: (-1)...), .text, nil, .never),
        TraitsRow("whole numbers without a sign", IntegerInputValidator(sign: .none), .digits, nil, .never),
        TraitsRow("message", .numeric.message("x"), .digits, nil, .never),
        TraitsRow("parser with a message", .email.message("x"), .email, .email, .never),
        TraitsRow("error", .numeric.error(ValidationError(.inputEmpty)), .digits, nil, .never),
        TraitsRow("sensitive", .required.sensitive(), .text, nil, .sentences),
        TraitsRow("decorator", Counted(.numeric, SharedCounter()), .digits, nil, .never),
        TraitsRow(
            "too deep", (0..<200).reduce(.numeric) { rule, _ in rule.message("x") }, .text, nil, .sentences,
            spelling: true),
        TraitsRow(
            "traits", .required.traits(content: .city, capitalization: .words), .text, .city, .words, spelling: true),
        TraitsRow("traits of a parser", .email.traits(content: .username), .email, .username, .never),
        TraitsRow(
            "all traits of a parser",
            .email.traits(keyboard: .url, content: "x", capitalization: .words, checksSpelling: true), .url, "x",
            .words, spelling: true),
        TraitsRow(
            "all traits", .alpha.traits(keyboard: .url, content: "x", capitalization: .never, checksSpelling: false),
            .url, "x", .never),
    ]
}

@Suite("Input traits")
struct InputTraitsTests {
    @Test("of each strategy are in the table", arguments: TraitsRow.strategies)
    func strategies(row: TraitsRow) {
        #expect(row.traits == row.expected)
    }

    #if StockPatterns
    @Test("of a stock pattern follow from its name and its samples", arguments: TraitsRow.patterns)
    func patterns(row: TraitsRow) {
        #expect(row.traits == row.expected)
    }
    #endif

    @Test(
        "of a pattern of a program follow from its samples",
        arguments: [
            ("12", [], .digits, .never), ("12", ["1-2"], .text, .never), ("٣", [], .text, .never),
            ("AB", [], .text, .characters), ("AB", ["12"], .text, .characters), ("AB", ["ab"], .text, .never),
            ("AB", ["é"], .text, .never), ("Z/", [], .text, .characters), ("É", [], .text, .never),
            ("ab", [], .text, .never),
        ] as [(String, [String], InputTraits.Keyboard, InputTraits.Capitalization)])
    func ownPatterns(
        example: String, accepted: [String], keyboard: InputTraits.Keyboard, capitalization: InputTraits.Capitalization
    ) {
        let pattern = InputPattern(
            name: "member", expression: ".+", source: "this test", example: example, accepted: accepted, rejected: [])
        let traits = InputTraits(
            keyboard: keyboard, content: nil, capitalization: capitalization, checksSpelling: false)
        #expect(InputValidator<String>.pattern(pattern).inputTraits == traits)
    }

    @Test("are forwarded by decorators and combined by compositions", arguments: TraitsRow.compositions)
    func compositions(row: TraitsRow) {
        #expect(row.traits == row.expected)
    }

    @Test("come from the listing, or are ordinary text's, for every strategy without a row", arguments: StrategyRow.all)
    func others(row: StrategyRow) {
        let names = Set((TraitsRow.strategies + TraitsRow.compositions).map(\.className))
        let others: Set = ["ExactDecimalInputValidator", "NationalIDInputValidator", "SwiftRegexInputValidator"]
        if !names.union(others).contains(row.className) {
            let listing = StrategyListing.all.first { "\(type(of: $0.example))" == row.className }
            #expect(row.traits == listing?.traits ?? InputTraits())
        }
    }

    /// The names of strategies whose traits differ from ordinary text, by their traits.
    private static let listed: [InputTraits: String] = [
        format():
            "alphanumeric base64 boolean characters date dateTime decimal hexColor hexadecimal integer ipAddress jwt languageCode "
            + "macAddress oneOf pattern semver slug time timeZone uuid",
        format(.digits): "ahv ean luhn nationalID numeric port",
        InputTraits(capitalization: .characters, checksSpelling: false): "bic currencyCode iban isbn ulid",
        InputTraits(content: .country, capitalization: .characters, checksSpelling: false): "countryCode",
        format(.url): "domainName", format(.url, .url): "url", format(.email, .email): "email emailDomainSpelling",
        format(.telephone, .telephone): "e164 phoneNumber", format(.text, .postalCode): "postalCode",
        format(.text, .newPassword): "password",
        format(.digits, .cardNumber): "paymentCard", format(.digits, .cardSecurityCode): "securityCode",
    ]

    private static func format(
        _ keyboard: InputTraits.Keyboard = .text, _ content: InputTraits.Content? = nil
    ) -> InputTraits {
        InputTraits(keyboard: keyboard, content: content, capitalization: .never, checksSpelling: false)
    }

    @Test("of every strategy in rule files suit what it accepts", arguments: StrategyListing.all)
    func listings(listing: StrategyListing) {
        let expected = Self.listed.first { $0.value.split(separator: " ").contains { $0 == listing.name } }?.key
        #expect(listing.example.inputTraits == expected ?? InputTraits())
    }

    #if SwiftRegex
    @Test("of a Swift Regex are the traits of a format")
    func swiftRegex() {
        let strategy: InputValidator<String> = .matching(/[a-z]+/)
        #expect(strategy.inputTraits == InputValidator<String>.pattern("[a-z]+").inputTraits)
        #expect(strategy.inputTraits != InputTraits())
    }
    #endif

    #if FoundationInterop
    @Test("of an exact decimal number are the traits of a decimal number")
    func exactDecimal() {
        #expect(InputValidator<String>.exactDecimal.inputTraits.keyboard == .text)
        #expect(InputValidator<String>.exactDecimal(in: 0...).inputTraits.keyboard == .decimal)
    }
    #endif

    @Test("of a rule that is a value are its own")
    func rule() {
        struct Digits: ValidationRule {
            func validate(_ input: String) throws(ValidationError) {}
            var inputTraits: InputTraits { InputTraits(keyboard: .digits) }
        }
        #expect(InputValidator<String>.rule(Digits()).inputTraits == InputTraits(keyboard: .digits))
    }

    @Test("set at the call site change no verdict and are part of the configuration")
    func callSite() throws {
        let strategy: InputValidator<String> = .numeric.traits(content: .oneTimeCode)
        #expect(strategy.errors(for: "a").map(\.code) == [.numericCharacter])
        #expect(strategy == .numeric.traits(content: .oneTimeCode))
        #expect(strategy != .numeric.traits(content: .postalCode))
        #expect(strategy != .numeric)
        #expect(
            try InputValidator<String>.email.traits(content: .username).parse("a@example.org").domain == "example.org")
    }

    @Test("set at the call site are equal only if each of them is")
    func equality() {
        func strategies() -> [InputValidator<String>] {
            [
                .numeric, .numeric.traits(), .numeric.traits(keyboard: .digits), .numeric.traits(keyboard: .text),
                .numeric.traits(content: .name), .numeric.traits(content: "text"),
                .numeric.traits(capitalization: .never), .numeric.traits(capitalization: .words),
                .numeric.traits(checksSpelling: true), .numeric.traits(checksSpelling: false),
                .numeric.traits(keyboard: .digits, checksSpelling: false), .numeric.sensitive(),
            ]
        }
        let (first, second) = (strategies(), strategies())
        for index in first.indices {
            #expect(second.indices.filter { first[index] == second[$0] } == [index])
        }
        let all: InputValidator<String> = .numeric.traits(
            keyboard: .url, content: .email, capitalization: .words, checksSpelling: true)
        #expect(
            all.configuration.parameters
                == ["keyboard": "url", "content": "email", "capitalization": "words", "checksSpelling": "true"])
        #expect(all.configuration.children == [InputValidator<String>.numeric.configuration])
    }

    @Test("have HTML's values")
    func rawValues() {
        #expect(
            InputTraits.Keyboard.allCases.map(\.rawValue) == ["text", "numeric", "decimal", "email", "url", "tel"])
        let contents: [InputTraits.Content] = [
            .name, .givenName, .familyName, .organization, .username, .newPassword, .currentPassword, .oneTimeCode,
            .email,
            .telephone, .url, .streetAddress, .addressLine1, .addressLine2, .city, .postalCode, .country, .countryName,
            .cardName, .cardNumber, .cardExpiry, .cardSecurityCode, .birthday,
        ]
        // The names of HTML's autofill fields.
        let names = """
            name given-name family-name organization username new-password current-password one-time-code email tel url \
            street-address address-line1 address-line2 address-level2 postal-code country country-name cc-name cc-number \
            cc-exp cc-csc bday
            """
        #expect(contents.map(\.rawValue).joined(separator: " ") == names)
        #expect(InputTraits.Capitalization.allCases.map(\.rawValue) == ["none", "words", "sentences", "characters"])
        #expect("\(InputTraits.Content.cardSecurityCode)" == "cc-csc")
        #expect(InputTraits.Content(rawValue: "tel") == .telephone)
    }

    @Test("of an input are its strategy's traits, and a swap is observed")
    func input() {
        let input = ValidatedInput("", .numeric)
        #expect(input.inputTraits.keyboard == .digits)
        let counter = SharedCounter()
        withObservationTracking {
            _ = input.inputTraits
        } onChange: {
            counter.next()
        }
        input.validator = .email
        #expect(counter.count == 1)
        #expect(input.inputTraits.content == .email)

        let age = ParsedInput("", .integer(in: 0...9))
        #expect(age.inputTraits.keyboard == .digits)
        age.parser = .integer
        #expect(age.inputTraits.keyboard == .text)
    }

    @Test("of a secret input never check the spelling")
    func secret() {
        #expect(ValidatedInput("", .required).inputTraits.checksSpelling)
        #expect(!ValidatedInput("", .required, isSecret: true).inputTraits.checksSpelling)
    }
}
