// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts digits whose last digit is the check digit of the Luhn formula.
///
/// Use it for numbers other than payment card numbers, such as IMEI, national provider identifiers, and customer
/// numbers. The text may have any length, but only the digits 0 to 9 without separators. Zeros alone satisfy the
/// formula, but they are rejected because they don't identify anything. A single digit is rejected because there's no
/// other digit to check.
///
/// ```swift
/// let imei: InputValidator<String> = .luhn
/// imei.isValid("490154203237518")  // true
/// imei.isValid("490154203237581")  // false: code 1051
/// ```
///
/// This strategy's inputs aren't sensitive. For a card number, use ``PaymentCardInputValidator``, which treats its
/// inputs as sensitive, or add ``InputValidator/sensitive()``.
///
/// Errors: ``ValidationError/Code/numericCharacter`` (1001), ``ValidationError/Code/luhnZeros`` (1052),
/// ``ValidationError/Code/luhnChecksum`` (1051), and every text strategy's errors (1004, 1005).
public final class LuhnInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if let disallowed = bytes.firstNonDigitOffset {
            return ValidationError(.numericCharacter).advisingRemoval(
                in: bytes, at: disallowed, typos: [.luhnChecksum]
            ) { $0.firstNonDigitOffset == nil ? rejection(of: $0) : ValidationError(.numericCharacter) }
        }
        let sum = Luhn.sum(of: bytes)
        if sum == 0 { return ValidationError(.luhnZeros) }
        return sum.isMultiple(of: 10) && bytes.count > 1 ? nil : ValidationError(.luhnChecksum)
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.firstNonDigitOffset == nil else { return nil }
        let sum = Luhn.sum(of: bytes.span)
        // A check digit needs a preceding digit other than zero.
        if sum == 0 { return 2 }
        return sum.isMultiple(of: 10) && bytes.count > 1 ? 0 : 1
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [ValidationError(.numericCharacter)])
    }

    fileprivate static let standard = LuhnInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts digits whose last digit is the check digit of the Luhn formula.
    public static var luhn: InputValidator<String> { LuhnInputValidator.standard }
}

extension Sentence {
    package static let allZeros = Sentence(
        "allZeros", "Enter a number that is not all zeros", labeled: "{label} must not be all zeros")
}

extension ValidationError.Code {
    /// An incorrect check digit.
    public static let luhnChecksum = declare(1051, "luhn.checksum", .mistypedDigits)
    /// A number that contains only zeros, so its check digit is correct.
    public static let luhnZeros = declare(1052, "luhn.zeros", .allZeros)
}

extension LuhnInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.luhnChecksum, .luhnZeros]
    package static let sentences: [Sentence] = [.allZeros]

    package static let listing = StrategyListing(
        "luhn", "Digits that end with their Luhn check digit", LuhnInputValidator.standard, topic: .paymentCards,
        traits: .format(.digits), texts: { _ in .approximately("[0-9]{2,}") },
        options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in LuhnInputValidator(maximumBytes: maximumBytes) }
}
