// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts ULIDs and returns their 128 bits.
///
/// ```swift
/// let identifier: InputParser<String, ULIDValue> = .ulid
/// try identifier.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV").milliseconds
/// // 1469922850259
/// identifier.isValid("81ARZ3NDEKTSV4RRFFQ69G5FAV")  // false: code 1149
/// ```
///
/// A ULID has 26 characters of Crockford's base 32, in uppercase or lowercase. Crockford reads I and L as 1 and O as 0,
/// but this strategy rejects I, L, O, and U.
///
/// Errors: ``ValidationError/Code/ulidCharacter`` (1147), ``ValidationError/Code/ulidLength`` (1148),
/// ``ValidationError/Code/ulidOverflow`` (1149), and every text strategy's errors (1004, 1005).
///
/// Format: https://github.com/ulid/spec.
public final class ULIDInputValidator: TextParser<ULIDValue>, @unchecked Sendable {
    public override func parse(bytes: Span<UInt8>) -> Result<ULIDValue, ValidationError> {
        parse(bytes, advises: true)
    }

    private func parse(_ bytes: Span<UInt8>, advises: Bool) -> Result<ULIDValue, ValidationError> {
        var high: UInt64 = 0
        var low: UInt64 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            guard let digit = Self.alphabet.firstIndex(of: byte.isLowercaseLetter ? byte & 0xDF : byte) else {
                let error = ValidationError(.ulidCharacter)
                guard advises else { return .failure(error) }
                return .failure(
                    error.advisingRemoval(in: bytes, at: offset, typos: []) {
                        parse($0, advises: false).rejection
                    })
            }
            high = high << 5 | low >> 59
            low = low << 5 | UInt64(digit)
        }
        guard bytes.count == 26 else { return .failure(ValidationError(.ulidLength).withLength(bytes.count)) }
        guard bytes[0] <= UInt8(ascii: "7") else { return .failure(ValidationError(.ulidOverflow).at(position: 0)) }
        return .success(ULIDValue(high: high, low: low))
    }

    /// The digits of Crockford's base 32 (https://www.crockford.com/base32.html), without alternative letters.
    fileprivate static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = ULIDInputValidator()
}

/// The 128 bits of a ULID.
public struct ULIDValue: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    /// The ULID's creation time, in milliseconds since 1970-01-01T00:00:00Z.
    public var milliseconds: Int64 { Int64(high >> 16) }
}

extension ULIDValue: CustomStringConvertible {
    /// The ULID in its canonical form: 26 characters with capital letters.
    public var description: String {
        var (high, low) = (high, low)
        var characters = [UInt8](repeating: 0, count: 26)
        for index in characters.indices.reversed() {
            characters[index] = ULIDInputValidator.alphabet[Int(low & 0x1F)]
            low = low >> 5 | high << 59
            high >>= 5
        }
        return String(decoding: characters, as: UTF8.self)
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts 26-character ULIDs and returns their 128 bits.
    public static var ulid: InputParser<String, ULIDValue> { ULIDInputValidator.standard }
}

extension InputKind {
    package static let ulid = InputKind(
        "ulid", "a ULID", example: "01ARZ3NDEKTSV4RRFFQ69G5FAV", isObviousFromLabel: true)
}

extension Sentence {
    /// The field is for a ULID.
    package static let ulidCharacters = Sentence(
        "ulidCharacters", "Only use digits and the letters A to Z, but not I, L, O, or U",
        labeled: "{label} must only include digits and the letters A to Z, but not I, L, O, or U")
}

extension ValidationError.Code {
    /// A character that isn't allowed in a ULID.
    public static let ulidCharacter = declare(1147, "ulid.character") {
        $0[.length] == nil
            ? $0.characterSentence(orElse: .ulidCharacters) : $0.exactLengthSentence(.exactLength, [.minimum: 26])
    }

    /// A ULID that doesn't have 26 characters.
    public static let ulidLength = declare(1148, "ulid.length") { $0.exactLengthSentence(.exactLength, [.minimum: 26]) }

    /// A ULID of more than 128 bits.
    public static let ulidOverflow = declare(1149, "ulid.overflow") { _ in
        FilledSentence(.begins, [.accepted: .list((0...7).map(String.init))])
    }
}

extension ULIDInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.ulidCharacter, .ulidLength, .ulidOverflow]
    package static let sentences: [Sentence] = [.ulidCharacters]

    private static let grammar = InputGrammar("[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}")

    package static let listing = StrategyListing(
        "ulid", "A ULID, 26 characters of Crockford's Base32", ULIDInputValidator.standard, topic: .identifiers,
        noun: .ulid,
        traits: .capitals, grammar: { _ in grammar }, options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in ULIDInputValidator(maximumBytes: maximumBytes) }
}
