// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

extension TextStrategy {
    /// Every built-in strategy for text that describes a format; the rows stand in the strategy's own test file.
    static let all: [TextStrategy] = [
        alpha,
        alphanumeric,
        base64,
        bic,
        cardExpiry,
        characters,
        date,
        dateTime,
        decimal,
        domainName,
        e164,
        ean,
        email,
        exactDecimal,
        hexadecimal,
        hexColor,
        iban,
        integer,
        ipAddress,
        isbn,
        jwt,
        luhn,
        macAddress,
        membership,
        numeric,
        paymentCard,
        port,
        regex,
        securityCode,
        semver,
        slug,
        time,
        ulid,
        url,
        uuid,
    ].flatMap(\.self)
}

@Suite("Every text strategy")
struct TextStrategyTests {
    @Test("keeps the contract", arguments: TextStrategy.all)
    func contract(strategy: TextStrategy) {
        let violations = StrategyContract.violations(
            of: strategy.validator, accepting: strategy.accepted, rejecting: strategy.rejected.map(\.input))
        #expect(violations == [])
    }

    @Test("rejects with the domain and the code of its table", arguments: TextStrategy.all)
    func codes(strategy: TextStrategy) {
        for (input, code) in strategy.rejected {
            let error = rejection(by: strategy.validator, of: input)
            #expect(error?.domain == .builtIn)
            #expect(error?.code == code, "\(input.debugDescription)")
        }
    }

    @Test("rejects an empty input with 1004", arguments: TextStrategy.all)
    func empty(strategy: TextStrategy) {
        #expect(rejection(by: strategy.validator, of: "") == ValidationError(.inputEmpty))
    }

    @Test("rejects a megabyte with 1005", arguments: TextStrategy.all)
    func megabyte(strategy: TextStrategy) {
        let error = rejection(by: strategy.validator, of: String(repeating: "a", count: 1_000_000))
        #expect(error?.code == .inputTooLarge)
        #expect(error?[.length] == 1_000_000)
    }

    @Test("rejects what hides around an accepted input", arguments: TextStrategy.all, disguises)
    func disguise(strategy: TextStrategy, disguise: Disguise) throws {
        let input = try disguise.apply(#require(strategy.accepted.first))
        let error = try #require(rejection(by: strategy.validator, of: input), "\(input.debugDescription)")
        #expect(error.domain == .builtIn)
        #expect(error.code != .inputEmpty && error.code != .inputTooLarge && error.code != .strategyAbstract)
    }

    @Test("rejects blanks and lone invisible characters", arguments: TextStrategy.all, invisibles)
    func invisible(strategy: TextStrategy, input: String) {
        #expect(rejection(by: strategy.validator, of: input)?.domain == .builtIn)
    }

    @Test("equals itself configured alike and no other", arguments: TextStrategy.all)
    func equality(strategy: TextStrategy) {
        #expect(TextStrategy.all.filter { $0.validator == strategy.validator }.map(\.name) == [strategy.name])
    }

    static let invisibles = [
        " ", "   ", "\t", "\n", "\r\n", "\0", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{301}", "\u{2028}",
    ]

    static let disguises: [Disguise] = [
        Disguise("line feed") { $0 + "\n" }, Disguise("carriage return") { $0 + "\r" },
        Disguise("CRLF") { $0 + "\r\n" }, Disguise("second line") { $0 + "\n" + $0 },
        Disguise("leading line feed") { "\n" + $0 }, Disguise("NUL") { $0 + "\0" },
        Disguise("zero-width space") { $0 + "\u{200B}" }, Disguise("byte order mark") { "\u{FEFF}" + $0 },
        Disguise("right-to-left mark") { "\u{200F}" + $0 }, Disguise("line separator") { $0 + "\u{2028}" },
        Disguise("next line") { $0 + "\u{85}" }, Disguise("tab") { $0 + "\t" },
    ]
}

/// A way of hiding something around an input that a strategy accepts.
struct Disguise: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (String) -> String

    init(_ name: String, _ apply: @escaping @Sendable (String) -> String) {
        testDescription = name
        self.apply = apply
    }
}
