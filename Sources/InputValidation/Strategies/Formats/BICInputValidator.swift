// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts business identifier codes (BIC, SWIFT codes) of 8 or 11 characters.
///
/// ```swift
/// let bank: InputValidator<String> = .bic
/// bank.isValid("DEUTDEFF500")  // true
/// bank.isValid("DEUTXXFF")  // false: code 1170: no such country
/// bank.isValid("deutdeff")  // false: code 1168 at position 0
/// ```
///
/// A code has four letters or digits for the party, two letters for the country, and two letters or digits for the
/// place. Three letters or digits for the branch may follow. Only capital letters are accepted, as the standard
/// requires. ``IBANInputValidator`` also accepts lowercase letters, because the check digits of an IBAN reveal typing
/// mistakes.
///
/// Errors: ``ValidationError/Code-swift.struct/bicCharacter`` (1168), ``ValidationError/Code-swift.struct/bicLength``
/// (1169), ``ValidationError/Code-swift.struct/bicCountry`` (1170), and those of every text strategy (1004, 1005).
///
/// Structure: ISO 9362:2022, section 5. Countries: ISO 3166-1 alpha-2, and XK for Kosovo, which SWIFT uses.
public final class BICInputValidator: TextInputValidator, @unchecked Sendable {
    /// Rejects a text that is not a business identifier code.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            let isCountryPlace = offset == 4 || offset == 5
            guard byte.isUppercaseLetter || byte.isDigit && !isCountryPlace else {
                return ValidationError(.bicCharacter).naming(bytes, at: offset)
            }
        }
        guard bytes.count == 8 || bytes.count == 11 else {
            return ValidationError(.bicLength).withLength(bytes.count)
        }
        guard CountryCodes.contains(bytes[4], bytes[5]) else { return ValidationError(.bicCountry).at(position: 4) }
        return nil
    }

    /// Returns whether a text is accepted, can be completed, or is impossible to complete.
    public override func progress(of input: String) -> InputProgress {
        progress(of: input, by: .bic)
    }

    /// Capital letters, without corrections.
    public override var inputTraits: InputTraits { .capitals }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "bic", ["maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = BICInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts business identifier codes (SWIFT codes) of 8 or 11 characters.
    public static var bic: InputValidator<String> { BICInputValidator.standard }
}

extension InputGrammar {
    fileprivate static let bic = InputGrammar(
        "[0-9A-Z]{4}(?:\(CountryCodes.expression))[0-9A-Z]{2}(?:[0-9A-Z]{3})?")
}
