// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text made only of letters and digits.
///
/// ```swift
/// let nickname: InputValidator<String> = .alphanumeric
/// nickname.isValid("ada1815")  // true
/// nickname.isValid("ada_1815")  // false: code 1125 at position 3
/// ```
///
/// Errors: ``ValidationError/Code/alphanumericCharacter`` (1125), and every text strategy's errors (1004, 1005).
public final class AlphanumericInputValidator: AlphabetInputValidator, @unchecked Sendable {
    let allowsUnicode: Bool

    /// Creates a strategy for ASCII letters and digits, or for every script's letters, digits, and marks if
    /// `allowsUnicode` is `true`.
    ///
    /// It accepts the same letters and marks as ``AlphaInputValidator``. Digits have the Unicode category *Nd*.
    ///
    /// - Parameters:
    ///   - allowsUnicode: Whether letters and digits of every script are accepted. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(allowsUnicode: Bool = false, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.allowsUnicode = allowsUnicode
        super.init(
            // An error without parameters can name the character.
            rejection: allowsUnicode
                ? ValidationError(.alphanumericCharacter, with: [.repertoire: "unicode"])
                : ValidationError(.alphanumericCharacter),
            maximumBytes: maximumBytes)
    }

    public override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        let first = bytes.firstByteOffset(
            outsideVectorMask: { $0.letterMask .| $0.digitMask }, { $0.letterMask | $0.digitMask })
        guard allowsUnicode, let first else { return first }
        return bytes.firstScalarOffset(from: first) { scalar, offset in
            !scalar.isLetterOrMark(atTextOffset: offset) && scalar.properties.generalCategory != .decimalNumber
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.disallowedCharacterError])
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts text made only of the letters a to z and A to Z and the digits 0 to 9.
    public static var alphanumeric: InputValidator<String> { AlphanumericInputValidator.standard }

    /// Returns a strategy that accepts text made only of letters and digits, either in ASCII or in any script.
    public static func alphanumeric(allowsUnicode: Bool) -> InputValidator<String> {
        AlphanumericInputValidator(allowsUnicode: allowsUnicode)
    }
}

extension InputKind {
    package static let lettersAndDigits = InputKind("alphanumeric", "only letters and digits")
}

extension Sentence {
    package static let lettersAndDigits = Sentence(
        "lettersAndDigits", "Only use the letters A to Z or a to z and the digits 0 to 9",
        labeled: "{label} must only include the letters A to Z or a to z and the digits 0 to 9", isRequirement: true)
    /// Letters and digits of any script are accepted.
    package static let anyLettersAndDigits = Sentence(
        "anyLettersAndDigits", "Only use letters and digits, with no spaces, hyphens, or other characters",
        labeled: "{label} must only include letters and digits, with no spaces, hyphens, or other characters",
        isRequirement: true)
}

extension ValidationError.Code {
    /// A character other than a letter or a digit.
    public static let alphanumericCharacter = declare(1125, "alphanumeric.character") {
        $0.characterSentence(orElse: $0.hasUnicodeRepertoire ? .anyLettersAndDigits : .lettersAndDigits)
    }
}

extension AlphanumericInputValidator: ListedStrategy {
    fileprivate static let standard = AlphanumericInputValidator()

    package static let codes: [ValidationError.Code] = [.alphanumericCharacter]
    package static let sentences: [Sentence] = [.lettersAndDigits, .anyLettersAndDigits]

    package static let listing = StrategyListing(
        "alphanumeric", "Only the letters a to z and A to Z and the digits 0 to 9", AlphanumericInputValidator.standard,
        topic: .text, noun: .lettersAndDigits, traits: .format,
        options: .repertoire("characters", from: \.allowsUnicode), .maximumBytes(\.maximumBytes),
        make: AlphanumericInputValidator.init(allowsUnicode:maximumBytes:))
}
