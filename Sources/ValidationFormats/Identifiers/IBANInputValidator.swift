// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts international bank account numbers (IBAN) by country, length, structure, and check digits.
///
/// ```swift
/// let account: InputValidator<String> = .iban
/// account.isValid("CH93 0076 2011 6238 5295 7")  // true
/// account.normalized("ch93 0076 2011 6238 5295 7")
/// // "CH9300762011623852957"
/// account.isValid("CH93 0076 2011 6238 5295 8")  // false: code 1167
/// account.isValid("ES83 5021 0036 6795 2129 6135")
/// // false: code 1310
/// ```
///
/// Lowercase letters are accepted, and so are spaces between characters. A space can also be U+00A0, U+2009, or U+202F,
/// which word processors and web pages insert. ``normalized(_:)`` removes the spaces and capitalizes the letters. The
/// check digits 00, 01, and 99 are rejected even if they satisfy the formula, because the algorithm never produces
/// them.
///
/// In Albania, Belgium, Bosnia and Herzegovina, Croatia, Czechia, Estonia, France, Hungary, Italy, Monaco, Montenegro,
/// North Macedonia, Norway, Poland, Portugal, San Marino, Serbia, Slovakia, Slovenia, Spain, and Tunisia, the account
/// number has check digits of its own. They find a wrong account number that was converted to an IBAN with correct check
/// digits. Other countries' rules aren't checked, because some of their banks issue numbers that don't follow them.
///
/// Errors: ``ValidationError/Code/ibanCharacter`` (1163), ``ValidationError/Code/ibanCountry`` (1164),
/// ``ValidationError/Code/ibanLength`` (1165), ``ValidationError/Code/ibanStructure`` (1166),
/// ``ValidationError/Code/ibanChecksum`` (1167), ``ValidationError/Code/ibanNationalChecksum`` (1310), and every text
/// strategy's errors (1004, 1005).
///
/// Structure and check digits: ISO 13616-1:2020; ISO/IEC 7064, MOD 97-10. Countries: SWIFT registry, release 101.
public final class IBANInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    enum Registry: String, CaseIterable { case official, extended }

    let registry: Registry
    private let table: IBANTable

    /// Creates a strategy for the registry's countries, plus other countries if `unregisteredCountries` is `true`.
    ///
    /// SWIFT maintains the registry. In some other countries, mostly in Africa, banks issue IBANs without registration.
    ///
    /// - Parameters:
    ///   - unregisteredCountries: Whether unregistered countries' numbers are accepted. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(unregisteredCountries: Bool = false, maximumBytes: Int = 256) {
        registry = unregisteredCountries ? .extended : .official
        table = unregisteredCountries ? .extended : .official
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes, advises: true) }

    private func rejection(of bytes: Span<UInt8>, advises: Bool) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            let number = IBANCharacters(bytes)
            if let offset = number.disallowedOffset {
                // A space is accepted between the groups.
                let error = ValidationError(.ibanCharacter)
                if bytes[offset] == UInt8(ascii: " ") || !advises { return error.at(position: offset) }
                return error.advisingRemoval(in: bytes.span, at: offset, typos: Self.typos) {
                    rejection(of: $0, advises: false)
                }
            }
            guard let structure = table.structure(for: number) else { return ValidationError(.ibanCountry) }
            guard number.count == structure.characterCount else {
                return Self.lengthErrors[structure.characterCount].withLength(number.count)
            }
            guard structure.matches(number) else { return ValidationError(.ibanStructure) }
            guard (2...98).contains(number.checkDigits), number.remainder == 1 else {
                return ValidationError(.ibanChecksum)
            }
            guard structure.hasNationalCheckDigits else { return nil }
            return IBANNationalCheckDigits.areCorrect(in: bytes) ? nil : ValidationError(.ibanNationalChecksum)
        }
    }

    private static let typos: [ValidationError.Code] = [.ibanStructure, .ibanChecksum, .ibanNationalChecksum]

    /// The errors for a wrong length, indexed by the accepted length, which is at most 34 (ISO 13616-1).
    private static let lengthErrors = (0...34).map { count in
        ValidationError(.ibanLength, with: [.minimum: .int(count), .maximum: .int(count)])
    }

    /// Returns an accepted number in uppercase without spaces, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        return String(
            decoding: input.utf8.filter { $0.isDigit || $0.isLetter }.map { $0 > 0x60 ? $0 & 0xDF : $0 }, as: UTF8.self)
    }

    /// Returns the text's progress.
    ///
    /// It doesn't say how many characters are missing if the country has check digits inside the account number.
    /// Whether an account number's beginning agrees with its check digits is known only at the last character.
    public override func progress(of input: String) -> InputProgress {
        let progress = super.progress(of: input)
        guard case .incomplete(let missing?) = progress, missing > 1 else { return progress }
        let structure = input.withBytes { table.structure(for: IBANCharacters($0)) }
        return structure?.hasNationalCheckDigits == false ? progress : .incomplete(missing: nil)
    }

    /// Returns the fewest characters that complete a number, or `nil` if nothing can.
    ///
    /// The last two characters of any structure can produce every remainder modulo 97. A number that lacks both can
    /// therefore be completed, so this only tries the last character, which decides about the country's own check
    /// digits too.
    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if bytes.isEmpty { return table.shortestLength(forCountriesStartingWith: nil) }
        let number = IBANCharacters(bytes)
        if let offset = number.disallowedOffset {
            // Another character may follow a trailing space.
            let blank = bytes.groupSpaceByteCount(at: offset)
            guard offset > 0, blank > 0, offset + blank == bytes.count else { return nil }
        }
        guard number.count > 1 else {
            return table.shortestLength(forCountriesStartingWith: number.characterValue(at: 0)).map { $0 - 1 }
        }
        guard let structure = table.structure(for: number) else { return nil }
        let missing = structure.characterCount - number.count
        if missing < 2 { return Self.lastCharacters.minimumCharacterCount(completing: bytes, isAccepted: isAccepted) }
        return structure.matches(number) && (number.count < 4 || (2...98).contains(number.checkDigits)) ? missing : nil
    }

    private static let lastCharacters = Endings([[]] + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.map { [$0] })

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = IBANInputValidator()
}

/// A number's letters and digits without spaces, read in one pass.
struct IBANCharacters {
    private(set) var count = 0

    /// A bit mask of the digits' positions among the first 64 characters; bit *n* is the character at offset *n*.
    private(set) var digitPositions: UInt64 = 0

    /// The offset of the first disallowed byte, where reading stops.
    private(set) var disallowedOffset: Int?

    /// The first four characters' values in four bytes, with the first character in the highest byte.
    private var firstFourValues: UInt32 = 0

    /// The number that the characters after the first four represent, modulo 97.
    private var bbanRemainder = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isDigit {
                if count < 64 { digitPositions |= 1 &<< UInt64(count) }
                append(byte &- 0x30)
                offset += 1
            } else if byte.isLetter {
                append((byte | 0x20) &- 0x61 &+ 10)
                offset += 1
            } else {
                let blank = bytes.groupSpaceByteCount(at: offset)
                guard blank > 0, count > 0, offset + blank < bytes.count else {
                    disallowedOffset = offset
                    return
                }
                offset += blank
            }
        }
    }

    @inline(__always)
    private mutating func append(_ characterValue: UInt8) {
        if count < 4 {
            firstFourValues |= UInt32(characterValue) &<< UInt32(24 - 8 * count)
        } else {
            Self.append(characterValue, to: &bbanRemainder)
        }
        count += 1
    }

    @inline(__always)
    private static func append(_ characterValue: UInt8, to remainder: inout Int) {
        remainder = remainder &* (characterValue < 10 ? 10 : 100) &+ Int(characterValue)
        // A division takes as long as reading several characters, so it waits until the number could overflow.
        if remainder > Int.max / 1_000 { remainder %= 97 }
    }

    /// Returns the value of one of the first four characters: the digit, 10 to 35 for a letter, or 0 if it's missing.
    func characterValue(at index: Int) -> UInt8 { UInt8(truncatingIfNeeded: firstFourValues >> UInt32(24 - 8 * index)) }

    /// The number that the third and fourth characters form.
    ///
    /// Both are digits.
    var checkDigits: Int { Int(characterValue(at: 2)) * 10 + Int(characterValue(at: 3)) }

    /// The number modulo 97, with the first four characters moved to the end.
    var remainder: Int {
        var number = bbanRemainder
        for index in 0..<4 { Self.append(characterValue(at: index), to: &number) }
        return number % 97
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts international bank account numbers of the countries in the official registry.
    public static var iban: InputValidator<String> { IBANInputValidator.standard }
}

extension InputKind {
    package static let iban = InputKind(
        "iban", "an IBAN", example: "DE89 3704 0044 0532 0130 00", isObviousFromLabel: true)
}

extension Sentence {
    /// The field is for an account number (IBAN).
    package static let ibanCountry = Sentence(
        "ibanCountry", "Begin with the 2 letters of a country that uses IBANs, like DE",
        labeled: "{label} must begin with the 2 letters of a country that uses IBANs, like DE")
    /// The field is for an account number (IBAN), and the country's own check digits are wrong.
    package static let ibanAccountNumber = Sentence(
        "ibanAccountNumber", "Check the characters after the first 4 for a typo",
        labeled: "{label}: check the characters after the first 4 for a typo")
}

extension ValidationError.Code {
    /// A character other than a letter, a digit, or a space.
    public static let ibanCharacter = declare(1163, "iban.character") {
        if let minimum = $0[.minimum] {
            return $0.exactLengthSentence(.exactLettersAndDigits, [.accepted: minimum])
        }
        return $0[.character] == nil ? FilledSentence(kind: .iban) : $0.characterSentence(orElse: .disallowedText)
    }

    /// A country without IBANs.
    public static let ibanCountry = declare(1164, "iban.country", .ibanCountry)
    /// A wrong length for the country's account numbers.
    public static let ibanLength = declare(1165, "iban.length") {
        guard let minimum = $0[.minimum] else { return FilledSentence(.mistypedCharacters) }
        return $0.exactLengthSentence(.exactLettersAndDigits, [.accepted: minimum])
    }

    /// A letter where the country requires a digit, or the reverse.
    public static let ibanStructure = declare(1166, "iban.structure", .mistypedCharacters)
    /// Incorrect check digits.
    public static let ibanChecksum = declare(1167, "iban.checksum", .mistypedCharacters)
    /// Incorrect national check digits inside the account number.
    public static let ibanNationalChecksum = declare(1310, "iban.nationalChecksum", .ibanAccountNumber)
}

extension IBANInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .ibanCharacter, .ibanCountry, .ibanLength, .ibanStructure, .ibanChecksum, .ibanNationalChecksum,
    ]
    package static let sentences: [Sentence] = [.ibanCountry, .ibanAccountNumber]

    package static let listing = StrategyListing(
        "iban", "An international bank account number with its check digits (ISO 13616)", IBANInputValidator.standard,
        topic: .identifiers, noun: .iban, traits: .capitals,
        texts: { _ in .approximately("[A-Za-z][0-9A-Za-z\(InputGrammar.groupSpaces)]+") },
        options: .word(
            "registry", from: \.registry, help: "the register of countries; extended adds some that are not in SWIFT's:"
        ),
        .maximumBytes(\.maximumBytes)
    ) { registry, maximumBytes in
        IBANInputValidator(unregisteredCountries: registry == Registry.extended, maximumBytes: maximumBytes)
    }
}
