// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension ValidationError.Code {
    /// A character other than a letter, a digit or a space.
    public static let ibanCharacter = declare(1163, "iban.character") {
        $0[.character] == nil ? Phrase(kind: .iban) : $0.phrase(forCharacterOr: .disallowedText)
    }

    /// A country without such account numbers.
    public static let ibanCountry = declare(1164, "iban.country", .ibanCountry)
    /// A wrong length for an account number of the country.
    public static let ibanLength = declare(1165, "iban.length") {
        guard let minimum = $0[.minimum] else { return Phrase(.mistypedCharacters) }
        return $0.exactPhrase(.exactLettersAndDigits, [.accepted: minimum])
    }

    /// A letter where the country requires a digit, or the reverse.
    public static let ibanStructure = declare(1166, "iban.structure", .mistypedCharacters)
    /// Incorrect check digits.
    public static let ibanChecksum = declare(1167, "iban.checksum", .mistypedCharacters)
}

/// A strategy that accepts international bank account numbers (IBAN) by country, length, structure, and check digits.
///
/// ```swift
/// let account: InputValidator<String> = .iban
/// account.isValid("CH93 0076 2011 6238 5295 7")  // true
/// account.normalized("ch93 0076 2011 6238 5295 7")
/// // "CH9300762011623852957"
/// account.isValid("CH93 0076 2011 6238 5295 8")  // false: code 1167
/// ```
///
/// Lowercase letters are accepted, and so are spaces between characters. A space can also be U+00A0 or U+202F, which
/// word processors insert. ``normalized(_:)`` removes the spaces and returns capital letters. The check digits 00, 01,
/// and 99 are rejected even where they satisfy the formula, because the algorithm never produces them.
///
/// Errors: ``ValidationError/Code/ibanCharacter`` (1163), ``ValidationError/Code/ibanCountry`` (1164),
/// ``ValidationError/Code/ibanLength`` (1165), ``ValidationError/Code/ibanStructure`` (1166),
/// ``ValidationError/Code/ibanChecksum`` (1167), and those of every text strategy (1004, 1005).
///
/// Structure and check digits: ISO 13616-1:2020; ISO/IEC 7064, MOD 97-10. Countries: the registry of SWIFT, release 101.
public final class IBANInputValidator: TextInputValidator, CompletableText, @unchecked Sendable {
    enum Registry: String, CaseIterable { case official, extended }

    let registry: Registry
    private let table: IBANTable

    /// Creates a strategy for the countries of the registry, or for further ones if `unregisteredCountries` is `true`.
    ///
    /// SWIFT maintains it. The banks of the others, mostly in Africa, issue such numbers without registration.
    public init(unregisteredCountries: Bool = false, maximumBytes: Int = 256) {
        registry = unregisteredCountries ? .extended : .official
        table = unregisteredCountries ? .extended : .official
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        guard !bytes.isEmpty else { return ValidationError(.inputEmpty) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { characters in
            var number = Collected()
            if let offset = Self.collect(bytes, into: characters, &number) {
                // A space is accepted between the groups.
                let error = ValidationError(.ibanCharacter)
                return bytes.byte(at: offset) == UInt8(ascii: " ")
                    ? error.at(position: offset) : error.naming(bytes, at: offset)
            }
            let error = rejection(of: UnsafeBufferPointer(rebasing: characters[0..<number.count]), number)
            // Characters after the first 35 were not counted.
            return error?.code == .ibanLength && number.count == Self.capacity
                ? error?.withLength(bytes.count { $0.isLetter || $0.isDigit }) : error
        }
    }

    /// The length of the longest number that ISO 13616 allows, plus one character to detect a longer one.
    private static let capacity = 35

    /// The number of characters, and the positions of the digits among them, with bit *n* for the character after *n*
    /// others.
    private struct Collected {
        var count = 0
        var digits: UInt64 = 0
    }

    /// Writes the letters and digits in uppercase, without the spaces between them, and returns the offset of the first
    /// disallowed byte, or `nil`.
    @inline(__always)
    private static func collect(
        _ bytes: UnsafeBufferPointer<UInt8>, into characters: UnsafeMutableBufferPointer<UInt8>,
        _ number: inout Collected
    ) -> Int? {
        var offset = 0
        while offset < bytes.count {
            // The letters and digits at the start of eight bytes, which are all written; the next ones replace the rest.
            if offset + 8 <= bytes.count, number.count + 8 <= capacity {
                let text = EightDigits.load(bytes, at: offset)
                let word = ByteWord(text)
                let letters = word.letters
                let digits = word.digits
                let length = word.run(letters | digits)
                if length > 0 {
                    // Bit 7 of a mask, moved to bit 5, is the difference between a small letter and a capital letter.
                    let capitals = text & ~((letters & 0x8080_8080_8080_8080) &>> 2)
                    UnsafeMutableRawBufferPointer(characters).storeBytes(
                        of: capitals.littleEndian, toByteOffset: number.count, as: UInt64.self)
                    let bits = ByteWord.bits(of: digits) & ~(.max &<< UInt64(truncatingIfNeeded: length))
                    number.digits |= bits &<< UInt64(truncatingIfNeeded: number.count)
                    number.count += length
                    offset += length
                    continue
                }
            }
            let byte = bytes[offset]
            if byte.isDigit || byte.isLetter {
                if number.count < capacity {
                    // A digit has bit 0x10 and not bit 0x40, so it does not change.
                    characters[number.count] = byte & ~((byte & 0x40) >> 1)
                    number.digits |= UInt64(byte.isDigit ? 1 : 0) &<< UInt64(truncatingIfNeeded: number.count)
                    number.count += 1
                }
                offset += 1
                continue
            }
            let blank = bytes.blankLength(at: offset)
            guard blank > 0, number.count > 0, offset + blank < bytes.count else { return offset }
            offset += blank
        }
        let last = bytes[bytes.count - 1]
        return last.isDigit || last.isLetter ? nil : bytes.count - 1
    }

    private func rejection(of characters: UnsafeBufferPointer<UInt8>, _ number: Collected) -> ValidationError? {
        let count = number.count
        guard count >= 2, let structure = table.structure(of: characters[0], characters[1]) else {
            return ValidationError(.ibanCountry)
        }
        guard count == structure.count + 4 else { return Self.otherLength[structure.count].withLength(count) }
        let digits = UInt32(truncatingIfNeeded: number.digits >> 4)
        guard characters[2].isDigit, characters[3].isDigit, structure.digits & ~digits == 0,
            structure.letters & digits == 0
        else { return ValidationError(.ibanStructure) }
        let check = (characters[2] - 0x30) * 10 + characters[3] - 0x30
        guard (2...98).contains(check), Self.remainder(characters) == 1 else { return ValidationError(.ibanChecksum) }
        return nil
    }

    /// The errors for a wrong length, by the number of characters after the check digits, at most 30 (ISO 13616-1).
    private static let otherLength = (0...30).map { count in
        ValidationError(.ibanLength, with: [.minimum: .int(count + 4), .maximum: .int(count + 4)])
    }

    /// The number modulo 97, with the first four characters moved to the end and the letters read as 10 to 35.
    private static func remainder(_ characters: UnsafeBufferPointer<UInt8>) -> Int {
        var number = 0
        func append(_ range: Range<Int>) {
            for index in range {
                let byte = characters[index]
                number = byte.isDigit ? number * 10 + Int(byte) - 0x30 : number * 100 + Int(byte) - 0x41 + 10
                // A division takes as long as several characters, so it waits until the number could overflow.
                if number > Int.max / 1_000 { number %= 97 }
            }
        }
        append(4..<characters.count)
        append(0..<4)
        return number % 97
    }

    /// Returns an accepted number in uppercase without spaces, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        return String(
            decoding: input.utf8.filter { $0.isDigit || $0.isLetter }.map { $0 > 0x60 ? $0 & 0xDF : $0 }, as: UTF8.self)
    }

    /// Returns the smallest number of characters that complete a number, or `nil` if none do.
    ///
    /// Of the values that the last two characters of a structure can have, there is one for each remainder of a division
    /// by 97. A number without them can therefore be completed, and only the last character is tried.
    package func missing(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if bytes.isEmpty { return table.shortest(startingWith: nil) }
        let text = UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - bytes.trailingBlankLength)])
        guard !text.isEmpty else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { characters -> Int? in
            var number = Collected()
            guard Self.collect(text, into: characters, &number) == nil else { return nil }
            let count = number.count
            guard count > 1 else { return table.shortest(startingWith: characters[0]).map { $0 - 1 } }
            guard let structure = table.structure(of: characters[0], characters[1]) else { return nil }
            let missing = structure.count + 4 - count
            guard missing > 1 else {
                if missing < 0 { return nil }
                if missing == 0 { return text.count == bytes.count && rejection(of: text) == nil ? 0 : nil }
                let hasEnding = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.contains { last in
                    (text + [last]).withUnsafeBufferPointer { rejection(of: $0) } == nil
                }
                return hasEnding ? 1 : nil
            }
            guard characters[2..<Swift.max(2, Swift.min(4, count))].allSatisfy(\.isDigit) else { return nil }
            guard count > 3 else { return missing }
            let check = (characters[2] - 0x30) * 10 + characters[3] - 0x30
            let digits = UInt32(truncatingIfNeeded: number.digits >> 4)
            let typed = UInt32(1) << UInt32(count - 4) - 1
            return (2...98).contains(check) && structure.digits & typed & ~digits == 0
                && structure.letters & digits == 0
                ? missing : nil
        }
    }

    fileprivate static let standard = IBANInputValidator()
}

extension UnsafeBufferPointer<UInt8> {
    /// The length in bytes of the spaces at the end.
    fileprivate var trailingBlankLength: Int {
        var end = count
        while let length = [1, 2, 3].first(where: { $0 <= end && blankLength(at: end - $0) == $0 }) { end -= length }
        return count - end
    }

    /// The length in bytes of a space at an offset (U+0020, U+00A0, or U+202F), or 0 if there is none.
    fileprivate func blankLength(at offset: Int) -> Int {
        switch (self[offset], byte(at: offset + 1), byte(at: offset + 2)) {
        case (0x20, _, _): 1
        case (0xC2, 0xA0, _): 2
        case (0xE2, 0x80, 0xAF): 3
        default: 0
        }
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts international bank account numbers of the countries in the official registry.
    public static var iban: InputValidator<String> { IBANInputValidator.standard }
}

extension IBANInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .ibanCharacter, .ibanCountry, .ibanLength, .ibanStructure, .ibanChecksum,
    ]

    package static let listing = StrategyListing(
        "iban", "An international bank account number with its check digits (ISO 13616)", IBANInputValidator.standard,
        topic: .identifiers, traits: .capitals,
        expression: { _ in #"[A-Za-z][0-9A-Za-z \x{A0}\x{202F}]+"# },
        options: .word(
            "registry", \.registry, "the register of countries; extended adds some that are not in SWIFT's:"),
        .maximumBytes(\.maximumBytes),
        accepts: ["GB29 NWBK 6016 1331 9268 19"], rejects: ["GB29NWBK60161331926818": .ibanChecksum]
    ) { registry, maximumBytes in
        IBANInputValidator(unregisteredCountries: registry == Registry.extended, maximumBytes: maximumBytes)
    }
}
