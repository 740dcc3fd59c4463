// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text made only of the digits 0 to 9.
///
/// Plus and minus signs, separators, and spaces are rejected. Digits of other scripts are rejected too, unless `digits`
/// is `.unicode`.
///
/// ```swift
/// let postcode: InputValidator<String> = .numeric
/// postcode.isValid("8001")  // true
/// postcode.isValid("80 01")  // false: code 1001 at position 2
/// ```
///
/// Errors: ``ValidationError/Code-swift.struct/numericCharacter`` (1001), and those of every text strategy (1004,
/// 1005).
public final class NumericInputValidator: AlphabetInputValidator, @unchecked Sendable {
    /// Which characters count as digits.
    let digits: Repertoire

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - digits: Which characters count as digits. The default is 0 to 9. With `.unicode`, these are the characters
    ///     of the Unicode category *Nd*.
    ///   - maximumBytes: The maximum length of the input in UTF-8 bytes. A longer input is rejected before it is read.
    public init(digits: Repertoire = .ascii, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.digits = digits
        super.init(rejection: ValidationError(.numericCharacter), maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first byte that does not belong to a digit, or `nil`.
    public override func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = bytes.firstOutside(UInt8(ascii: "0"), UInt8(ascii: "9"))
        guard digits == .unicode, let first else { return first }
        return bytes.firstScalar(from: first) { scalar, _ in scalar.properties.generalCategory != .decimalNumber }
    }

    /// Rejects an empty text, a text that is too large, and a text with a character that is not a digit.
    public override func validate(_ input: String) throws(ValidationError) {
        // Repeats the inherited implementation so that the compiler can optimize it; see `checked(by:)`. Your own
        // strategies do not need this.
        try input.checked(by: self)
    }

    override var expectedCharacters: ExpectedCharacters? {
        ExpectedCharacters(
            UInt8(ascii: "0")...UInt8(ascii: "9"), includesEnd: true, includesNonASCII: digits == .unicode)
    }

    /// A keyboard with digits.
    public override var inputTraits: InputTraits { .format(.digits) }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "numeric", ["digits": .text(digits.rawValue), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = NumericInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts text made only of the digits 0 to 9.
    public static var numeric: InputValidator<String> { NumericInputValidator.standard }

    /// Returns a strategy that accepts text made only of digits, either of ASCII or of any script.
    public static func numeric(digits: Repertoire) -> InputValidator<String> { NumericInputValidator(digits: digits) }
}
