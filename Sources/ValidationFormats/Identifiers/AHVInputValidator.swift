// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

/// A strategy that accepts Swiss social security numbers (AHV, AVS) by their 13 digits, including the check digit.
///
/// ```swift
/// let number: InputValidator<String> = .ahv
/// number.isValid("756.9217.0769.85")  // true
/// number.isValid("7569217076985")  // true
/// number.isValid("756.9217.0769.86")  // false: code 1253
/// number.normalized("756.9217.0769.85")  // "7569217076985"
/// ```
///
/// The dots follow digits 3, 7, and 11. An accepted number has all three dots or none. The 11-digit numbers that were
/// used until 2008 are rejected.
///
/// The inputs are sensitive, because a number identifies a person.
///
/// Errors: ``ValidationError/Code/ahvCharacter`` (1250), ``ValidationError/Code/ahvLength`` (1251),
/// ``ValidationError/Code/ahvPrefix`` (1252), ``ValidationError/Code/ahvChecksum`` (1253), and every text strategy's
/// errors (1004, 1005).
///
/// Structure: Swiss Central Compensation Office (ZAS), which assigns the numbers. Check digit: GS1 General
/// Specifications, section 7.9.
public final class AHVInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes, advises: true) }

    private func rejection(of bytes: Span<UInt8>, advises: Bool) -> ValidationError? {
        let hasDots = bytes.byte(at: 3) == Self.dot
        for offset in bytes.indices {
            let byte = bytes[offset]
            let isPlaceOfDot = hasDots && (offset == 3 || offset == 8 || offset == 13)
            if isPlaceOfDot ? byte == Self.dot : byte.isDigit { continue }
            let error = ValidationError(.ahvCharacter)
            if isPlaceOfDot { return Self.missingDot.at(position: offset) }
            if !advises { return error }
            return error.advisingRemoval(in: bytes, at: offset, typos: [.ahvChecksum], orElse: Self.missingDot) {
                rejection(of: $0, advises: false)
            }
        }
        guard bytes.count == (hasDots ? 16 : 13) else {
            return ValidationError(.ahvLength).withLength(bytes.count { $0.isDigit })
        }
        guard zip(0..., "756".utf8).allSatisfy({ bytes[$0] == $1 }) else { return ValidationError(.ahvPrefix) }
        return CheckDigits.gs1.areCorrect(in: bytes) ? nil : ValidationError(.ahvChecksum)
    }

    private static let missingDot = ValidationError(.ahvCharacter, with: [.example: "756.9217.0769.85"])
    private static let dot = UInt8(ascii: ".")

    /// Returns an accepted number without dots, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        isValid(input) ? input.replacing(".", with: "") : input
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let endings = ["756000000000", "756.0000.0000.0"].flatMap { start in
            "0123456789".utf8.map { Array((Array(start.utf8) + [$0]).dropFirst(bytes.count)) }
        }
        return Endings(endings).minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, isSensitive: true, requirements: [ValidationError(.ahvLength), ValidationError(.ahvPrefix)])
    }

    fileprivate static let standard = AHVInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts Swiss social security numbers (AHV, AVS) with or without dots.
    public static var ahv: InputValidator<String> { AHVInputValidator.standard }
}

extension ValidationError.Code {
    /// A character other than a digit, or a dot in the wrong place.
    public static let ahvCharacter = declare(1250, "ahv.character") {
        if $0[.example] != nil { return FilledSentence(.looksLike) }
        return $0[.length] == nil
            ? $0.characterSentence(orElse: .digitsOnly) : $0.exactLengthSentence(.exactDigits, [.accepted: ["13"]])
    }

    /// A number that doesn't have 13 digits.
    public static let ahvLength = declare(1251, "ahv.length") {
        $0.exactLengthSentence(.exactDigits, [.accepted: ["13"]])
    }

    /// Digits that don't begin with 756, Switzerland's number.
    public static let ahvPrefix = declare(1252, "ahv.prefix") { _ in FilledSentence(.begins, [.accepted: "756"]) }
    /// An incorrect check digit.
    public static let ahvChecksum = declare(1253, "ahv.checksum", .mistypedDigits)
}

extension AHVInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .ahvCharacter, .ahvLength, .ahvPrefix, .ahvChecksum,
    ]

    package static let listing = StrategyListing(
        "ahv", "A Swiss social security number (AHV) with its check digit", AHVInputValidator.standard,
        topic: .identifiers, traits: .format(.digits),
        texts: { _ in .approximately(#"756(?:[0-9]{10}|\.[0-9]{4}\.[0-9]{4}\.[0-9]{2})"#) },
        options: .maximumBytes(\.maximumBytes)
    ) { AHVInputValidator(maximumBytes: $0) }
}
