// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text made only of the letters a to z and A to Z.
///
/// Blanks, hyphens, digits and the letters of other scripts are rejected unless you ask for the latter.
///
/// ```swift
/// let initials: InputValidator<String> = .alpha
/// initials.isValid("JS")  // true
/// initials.isValid("J.S.")  // false: code 1002 at position 1
/// ```
///
/// Errors: ``ValidationError/Code-swift.struct/alphaCharacter`` (1002), and those of every text strategy (1004, 1005).
public final class AlphaInputValidator: AlphabetInputValidator, @unchecked Sendable {
    /// Which characters count as letters.
    public let letters: Repertoire

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - letters: Which characters count as letters: a to z and A to Z by default, or those of the Unicode categories
    ///     *L*, with the combining marks *Mn* and *Mc* that follow them, so that a decomposed `é` is one.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(letters: Repertoire = .ascii, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.letters = letters
        super.init(
            rejection: letters == .ascii
                ? ValidationError(.alphaCharacter)
                : ValidationError(.alphaCharacter, message: "{Label} must only include letters"),
            maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first byte that belongs to no letter, or `nil`.
    public override func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = bytes.firstOutside(UInt8(ascii: "a"), UInt8(ascii: "z"), folding: 0x20)
        guard letters == .unicode, let first else { return first }
        return bytes.firstScalar(from: first) { scalar, offset in
            // Variation selectors and the Hangul fillers have the category of a mark or a letter and cannot be seen.
            if scalar.isBlank { return true }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return false
            case .nonspacingMark, .spacingMark: return offset == 0
            default: return true
            }
        }
    }

    /// Rejects an empty text, one over the cap, and one with something other than letters.
    public override func validate(_ input: String) throws(ValidationError) {
        // Repeats the inherited template for the optimizer; see `checked(by:)`. A strategy of yours does not need this.
        try input.checked(by: self)
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "alpha", ["letters": .text(letters.rawValue), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = AlphaInputValidator()
}

extension InputValidator where Input == String {
    /// Text made only of the letters a to z and A to Z.
    public static var alpha: AlphaInputValidator { .standard }

    /// Text made only of letters, of ASCII or of any script; make it once, keep it.
    public static func alpha(letters: Repertoire) -> AlphaInputValidator { AlphaInputValidator(letters: letters) }
}
