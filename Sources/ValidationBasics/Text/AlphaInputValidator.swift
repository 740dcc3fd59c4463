// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text made only of the letters a to z and A to Z.
///
/// ```swift
/// let initials: InputValidator<String> = .alpha
/// initials.isValid("JS")  // true
/// initials.isValid("J.S.")  // false: code 1002 at position 1
/// ```
///
/// Errors: ``ValidationError/Code/alphaCharacter`` (1002), and every text strategy's errors (1004, 1005).
public final class AlphaInputValidator: AlphabetInputValidator, @unchecked Sendable {
    let allowsUnicode: Bool

    /// Creates a strategy for ASCII letters, or for every script's letters (Unicode *L*) if `allowsUnicode` is `true`.
    ///
    /// If `allowsUnicode` is `true`, combining marks (*Mn* and *Mc*) are accepted too, except as the first character.
    ///
    /// - Parameters:
    ///   - allowsUnicode: Whether letters of every script are accepted. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(allowsUnicode: Bool = false, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.allowsUnicode = allowsUnicode
        super.init(
            // An error without parameters can name the character.
            rejection: allowsUnicode
                ? ValidationError(.alphaCharacter, with: [.repertoire: "unicode"]) : ValidationError(.alphaCharacter),
            maximumBytes: maximumBytes)
    }

    public override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        let first = bytes.firstByteOffset(outsideVectorMask: { $0.letterMask }, { $0.letterMask })
        guard allowsUnicode, let first else { return first }
        return bytes.firstScalarOffset(from: first) { scalar, offset in !scalar.isLetterOrMark(atTextOffset: offset) }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.disallowedCharacterError])
    }
}

extension Unicode.Scalar {
    /// Returns whether the character is a letter of any script, or a mark that isn't the text's first character.
    ///
    /// Variation selectors and Hangul fillers are invisible, even though Unicode categorizes them as marks or letters.
    func isLetterOrMark(atTextOffset offset: Int) -> Bool {
        if isBlank { return false }
        let category = properties.generalCategory
        return category.isLetter || offset > 0 && (category == .nonspacingMark || category == .spacingMark)
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts text made only of the letters a to z and A to Z.
    public static var alpha: InputValidator<String> { AlphaInputValidator.standard }

    /// Returns a strategy that accepts text made only of letters, either ASCII letters or letters of any script.
    public static func alpha(allowsUnicode: Bool) -> InputValidator<String> {
        AlphaInputValidator(allowsUnicode: allowsUnicode)
    }
}

extension InputKind {
    package static let letters = InputKind("alpha", "only letters")
}

extension Sentence {
    package static let lettersOnly = Sentence(
        "lettersOnly", "Only use the letters A to Z or a to z, with no digits, spaces, or accents",
        labeled: "{label} must only include the letters A to Z or a to z, with no digits, spaces, or accents",
        isRequirement: true)
    /// Letters of any script are accepted.
    package static let anyLettersOnly = Sentence(
        "anyLettersOnly", "Only use letters, with no digits, spaces, or other characters",
        labeled: "{label} must only include letters, with no digits, spaces, or other characters", isRequirement: true)
}

extension ValidationError.Code {
    /// A character other than a letter.
    public static let alphaCharacter = declare(1002, "alpha.character") {
        $0.characterSentence(orElse: $0.hasUnicodeRepertoire ? .anyLettersOnly : .lettersOnly)
    }
}

extension AlphaInputValidator: ListedStrategy {
    fileprivate static let standard = AlphaInputValidator()

    package static let codes: [ValidationError.Code] = [.alphaCharacter]
    package static let sentences: [Sentence] = [.lettersOnly, .anyLettersOnly]

    package static let listing = StrategyListing(
        "alpha", "Only the letters a to z and A to Z", AlphaInputValidator.standard, topic: .text, noun: .letters,
        options: .repertoire("letters", from: \.allowsUnicode), .maximumBytes(\.maximumBytes),
        make: AlphaInputValidator.init(allowsUnicode:maximumBytes:))
}
