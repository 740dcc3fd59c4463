// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    /// Every built-in text strategy that describes a format, and strategies with options.
    static let all: [TextStrategy] =
        rows
        + StrategyListing.all.filter { !partialNames.contains($0.name) }.map { TextStrategy($0) }.filter { listed in
            !rows.contains { $0.validator == listed.validator }
        }

    /// The examples of listed strategies that judge a part of a text instead of each character.
    static let partial = StrategyListing.all.filter { partialNames.contains($0.name) }.map { TextStrategy($0) }

    private static let partialNames: Set = [
        "atLeast", "contains", "count", "emailDomainSpelling", "noneOf", "password", "prefix", "required",
        "singleScript", "suffix",
    ]

    /// Rows in the strategy's own test file.
    private static let rows: [TextStrategy] = [
        alpha,
        alphanumeric,
        base64,
        boolean,
        cardExpiry,
        cases,
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
        macAddress,
        numeric,
        paymentCard,
        port,
        regex, nationalID,
        securityCode,
        slug,
        time,
        url,
        uuid,
    ].flatMap(\.self)
}

/// Lets other modules call a strategy's hook for bytes.
private protocol BytesHook {
    func rejectionOfHook(for bytes: Span<UInt8>) -> ValidationError?
}

extension TextInputValidator: BytesHook {
    fileprivate func rejectionOfHook(for bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes) }
}

extension TextParser: BytesHook {
    fileprivate func rejectionOfHook(for bytes: Span<UInt8>) -> ValidationError? {
        if case .failure(let error) = parse(bytes: bytes) { error } else { nil }
    }
}

@Suite("Every text strategy")
struct TextInputValidatorTests {
    /// The rows whose strategies have a hook.
    ///
    /// The others judge a text as a whole, such as patterns and decorators.
    static let hooked = TextStrategy.all.filter { $0.validator is any BytesHook }

    @Test("has a hook in most cases")
    func hooks() {
        #expect(Self.hooked.count > TextStrategy.all.count / 2)
    }

    @Test("rejects an empty span that is passed to its hook, and reads nothing", arguments: hooked)
    func emptySpan(strategy: TextStrategy) throws {
        let strategy = try #require(strategy.validator as? any BytesHook)
        #expect(strategy.rejectionOfHook(for: UnsafeBufferPointer(start: nil, count: 0).span) != nil)
        let byte = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
        defer { byte.deallocate() }
        byte.initialize(repeating: UInt8(ascii: "7"))
        #expect(strategy.rejectionOfHook(for: UnsafeBufferPointer(rebasing: byte[..<0]).span) != nil)
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

    /// The limits in bytes that are lower than other strategies' limits, by the strategies' names.
    private static let limits = [
        "cardExpiry": 64, "domainName": 1_024, "email": 320, "iban": 256, "ipAddress": 64, "nationalID": 64,
        "paymentCard": 64, "securityCode": 64, "url": 8_192,
    ]

    @Test("reads a text of as many bytes as its limit, and rejects one more with 1005", arguments: TextStrategy.all)
    func limit(strategy: TextStrategy) {
        let limit = Self.limits[strategy.validator.configuration.name, default: 65_536]
        let error = rejection(by: strategy.validator, of: String(repeating: "a", count: limit + 1))
        #expect(error?.code == .inputTooLarge)
        #expect(error?[.maximum] == .int(limit))
        #expect(rejection(by: strategy.validator, of: String(repeating: "a", count: limit))?.code != .inputTooLarge)
    }

    @Test("names neither a letter nor a digit of an input", arguments: TextStrategy.all)
    func characters(strategy: TextStrategy) {
        let inputs =
            strategy.rejected.map(\.input) + strategy.accepted.flatMap { ["\($0)q", "\($0)Z7", "7\($0)", "q\($0)"] }
        let named = inputs.compactMap { input -> String? in
            guard case .text(let text) = rejection(by: strategy.validator, of: input)?[.character] else { return nil }
            return text
        }
        #expect(named.filter { $0.contains { $0.isLetter || $0.isNumber } } == [])
    }

    @Test("rejects an accepted input with a hidden character", arguments: TextStrategy.all, disguises)
    func disguise(strategy: TextStrategy, disguise: Disguise) throws {
        let input = try disguise.apply(#require(strategy.accepted.first))
        let error = try #require(rejection(by: strategy.validator, of: input), "\(input.debugDescription)")
        #expect(error.domain == .builtIn)
        #expect(error.code != .inputEmpty && error.code != .inputTooLarge && error.code != .strategyAbstract)
    }

    @Test("rejects blanks and lone invisible characters", arguments: TextStrategy.all, invisibles)
    func invisible(strategy: TextStrategy, input: SampleText) {
        #expect(rejection(by: strategy.validator, of: input.text)?.domain == .builtIn)
    }

    @Test("equals itself and no other strategy of the table", arguments: TextStrategy.all)
    func equality(strategy: TextStrategy) {
        #expect(TextStrategy.all.filter { $0.validator == strategy.validator }.map(\.name) == [strategy.name])
    }

    /// The strategies whose accepted texts are pure ASCII.
    static let plain: [TextStrategy] = TextStrategy.all.filter { strategy in
        let others = ["characters", "domainName", "email", "oneOf", "pattern", "url"]
        return !others.contains(strategy.validator.configuration.name) && !strategy.name.hasSuffix("of any script")
            && strategy.name != "decimal with any units"
    }

    @Test(
        "rejects marks that join the last character", arguments: plain,
        ["\u{301}", "\u{20E3}", "\u{FE0F}", "\u{E0041}"])
    func marks(strategy: TextStrategy, mark: String) {
        #expect(strategy.accepted.filter { strategy.validator.isValid($0 + mark) } == [])
    }

    @Test("does not accept digits of another script", arguments: plain, [0x0660, 0x06F0, 0x0966, 0xFF10, 0x1D7CE])
    func foreignDigits(strategy: TextStrategy, zero: UInt32) {
        var foreign: [String] = []
        for input in strategy.accepted {
            let scalars = Array(input.unicodeScalars)
            for (place, scalar) in scalars.enumerated() where ("0"..."9").contains(scalar) {
                var changed = String.UnicodeScalarView(scalars)
                let index = changed.index(changed.startIndex, offsetBy: place)
                guard let digit = Unicode.Scalar(zero + scalar.value - 0x30) else { continue }
                changed.replaceSubrange(index...index, with: [digit])
                if strategy.validator.isValid(String(changed)) { foreign.append(String(changed)) }
            }
        }
        #expect(foreign == [])
    }

    @Test("never traps and never contradicts itself on random bytes and on mutated inputs", arguments: TextStrategy.all)
    func noise(strategy: TextStrategy) {
        var random = SplitMix64(seed: 7)
        let seeds = strategy.accepted.map { Array($0.utf8) } + [[]]
        for round in 0..<400 {
            var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
            for _ in 0...random.next() % 4 {
                let place = Int(random.next() % UInt64(bytes.count + 1))
                switch random.next() % 3 {
                case 0: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
                case 1 where place < bytes.count: bytes.remove(at: place)
                default: bytes.append(UInt8(truncatingIfNeeded: random.next() % 0x60 + 0x20))
                }
            }
            let input = String(decoding: bytes, as: UTF8.self)
            let normalized = strategy.validator.normalized(input)
            let code = rejection(by: strategy.validator, of: input)?.code
            if rejection(by: strategy.validator, of: normalized)?.code != code
                || strategy.validator.errors(for: input).first?.code != code
            {
                Issue.record("round \(round)")
            }
        }
    }

    static let invisibles: [SampleText] = [
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

/// A way to hide something around an accepted input.
struct Disguise: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (String) -> String

    init(_ name: String, _ apply: @escaping @Sendable (String) -> String) {
        testDescription = name
        self.apply = apply
    }
}
