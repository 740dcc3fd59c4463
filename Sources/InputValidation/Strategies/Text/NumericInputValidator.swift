// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text made only of the digits 0 to 9.
///
/// Signs, separators, blanks and the digits of other scripts are rejected unless you ask for the latter.
///
/// ```swift
/// let postcode: InputValidator<String> = .numeric
/// postcode.isValid("8001")  // true
/// postcode.isValid("80 01")  // false: code 1001 at position 2
/// ```
///
/// Errors: ``ValidationError/Code-swift.struct/numericCharacter`` (1001), and those of every text strategy (1004, 1005).
public final class NumericInputValidator: AlphabetInputValidator, @unchecked Sendable {
    /// Which characters count as digits.
    public let digits: Repertoire

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - digits: Which characters count as digits: 0 to 9 by default, or those of the Unicode category *Nd*.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(digits: Repertoire = .ascii, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.digits = digits
        super.init(rejection: ValidationError(.numericCharacter), maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first byte that belongs to no digit, or `nil`.
    public override func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = bytes.firstOutside(UInt8(ascii: "0"), UInt8(ascii: "9"))
        guard digits == .unicode, let first else { return first }
        return bytes.firstScalar(from: first) { scalar, _ in scalar.properties.generalCategory != .decimalNumber }
    }

    /// Rejects an empty text, one over the cap, and one with something other than digits.
    public override func validate(_ input: String) throws(ValidationError) {
        // Repeats the inherited template for the optimizer; see `checked(by:)`. A strategy of yours does not need this.
        try input.checked(by: self)
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "numeric", ["digits": .text(digits.rawValue), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = NumericInputValidator()
}

extension InputValidator where Input == String {
    /// Text made only of the digits 0 to 9.
    public static var numeric: NumericInputValidator { .standard }

    /// Text made only of digits, of ASCII or of any script; make it once, keep it.
    public static func numeric(digits: Repertoire) -> NumericInputValidator { NumericInputValidator(digits: digits) }
}
