// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts digits whose last one is the right check digit by the Luhn formula.
///
/// For the numbers beside payment cards that carry one: IMEI, national provider identifiers, customer numbers. Only the
/// digits 0 to 9, no separators, any length. Zeros alone are rejected, because they pass the formula and name nothing;
/// so is a lone digit, which has nothing to check.
///
/// ```swift
/// let imei: InputValidator<String> = .luhn
/// imei.isValid("490154203237518")  // true
/// imei.isValid("490154203237581")  // false: code 1051
/// ```
///
/// Its inputs are not sensitive. A number of a card belongs in ``PaymentCardInputValidator``, whose inputs are, or behind
/// ``InputValidator/sensitive()``.
///
/// Errors: ``ValidationError/Code-swift.struct/numericCharacter`` (1001),
/// ``ValidationError/Code-swift.struct/luhnZeros`` (1052), ``ValidationError/Code-swift.struct/luhnChecksum`` (1051), and
/// those of every text strategy (1004, 1005).
public final class LuhnInputValidator: TextInputValidator, @unchecked Sendable {
    /// Creates a strategy.
    ///
    /// - Parameter maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public override init(maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns why the text is rejected, or `nil`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        if let stranger = bytes.firstOutside(UInt8(ascii: "0"), UInt8(ascii: "9")) {
            return ValidationError(.numericCharacter).at(position: stranger)
        }
        let sum = Luhn.sum(of: bytes)
        if sum == 0 { return ValidationError(.luhnZeros) }
        return sum.isMultiple(of: 10) && bytes.count > 1 ? nil : ValidationError(.luhnChecksum)
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "luhn", ["maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = LuhnInputValidator()
}

extension InputValidator where Input == String {
    /// Digits whose last one is the right check digit by the Luhn formula.
    public static var luhn: LuhnInputValidator { .standard }
}
