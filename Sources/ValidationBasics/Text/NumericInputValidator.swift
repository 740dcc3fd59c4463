// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text made only of digits, by default the digits 0 to 9.
///
/// Plus and minus signs, separators, spaces, and empty text are rejected. The base class does the validation: it
/// rejects a text that's empty or too long, and then calls ``firstDisallowedOffset(in:)``, the step that this class
/// overrides (**Template Method**).
///
/// ```swift
/// let postcode: InputValidator<String> = .numeric
/// postcode.isValid("8001")  // true
/// postcode.isValid("80 01")  // false: code 1001 at position 2
/// ```
///
/// Errors: ``ValidationError/Code/numericCharacter`` (1001), and every text strategy's errors (1004, 1005).
public final class NumericInputValidator: AlphabetInputValidator, @unchecked Sendable {
    let allowsUnicode: Bool

    /// Creates a strategy for the digits 0 to 9, or for every script's digits (Unicode *Nd*) if `allowsUnicode` is
    /// `true`.
    ///
    /// - Parameters:
    ///   - allowsUnicode: Whether digits of every script are accepted. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(allowsUnicode: Bool = false, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.allowsUnicode = allowsUnicode
        super.init(rejection: ValidationError(.numericCharacter), maximumBytes: maximumBytes)
    }

    public override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        guard let first = bytes.firstNonDigitOffset else { return nil }
        if !allowsUnicode { return first }
        return bytes.firstScalarOffset(from: first) { scalar, _ in scalar.properties.generalCategory != .decimalNumber }
    }

    // The error message about the digits 0 to 9 is too narrow for digits of every script.
    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, requirements: [self.allowsUnicode ? .requirement(of: .digits) : self.disallowedCharacterError])
    }

    fileprivate static let standard = NumericInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts text made only of the digits 0 to 9.
    public static var numeric: InputValidator<String> { NumericInputValidator.standard }

    /// Returns a strategy for the digits 0 to 9, or for every script's digits (Unicode *Nd*) if `allowsUnicode` is
    /// `true`.
    public static func numeric(allowsUnicode: Bool) -> InputValidator<String> {
        NumericInputValidator(allowsUnicode: allowsUnicode)
    }
}

extension InputKind {
    package static let digits = InputKind("numeric", "only digits")
}

extension NumericInputValidator: ListedStrategy {
    package static let listing = StrategyListing(
        "numeric", "Only the digits 0 to 9", NumericInputValidator.standard, topic: .text, noun: .digits,
        traits: .format(.digits),
        options: .repertoire("digits", from: \.allowsUnicode), .maximumBytes(\.maximumBytes),
        make: NumericInputValidator.init(allowsUnicode:maximumBytes:))
}
