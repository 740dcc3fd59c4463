// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text made only of the characters of a given alphabet.
///
/// ```swift
/// let binary: InputValidator<String> = .characters(in: "01")
/// binary.isValid("10110")  // true
/// binary.isValid("10210")  // false: code 1126 at position 2
/// ```
///
/// The alphabet is a set of Unicode scalars, not of `Character` values. A hyphen doesn't form a range: `"a-z"` contains
/// the three scalars a, hyphen, and z. If the alphabet is empty, the strategy rejects every text. If the alphabet's letters
/// from A to Z have only one case, the message for a text in the other case says which case to use.
///
/// Errors: ``ValidationError/Code/charactersCharacter`` (1126) with the alphabet as `accepted`, and every text
/// strategy's errors (1004, 1005).
public final class CharactersInputValidator: AlphabetInputValidator, @unchecked Sendable {
    let alphabet: String
    private let asciiBytes: ByteSet
    private let nonASCIIScalars: Set<Unicode.Scalar>

    /// Creates a strategy that accepts an alphabet's characters, which you can list in any order.
    ///
    /// - Parameters:
    ///   - alphabet: The accepted characters.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(in alphabet: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.alphabet = alphabet
        asciiBytes = ByteSet(alphabet)
        nonASCIIScalars = Set(alphabet.unicodeScalars.filter { !$0.isASCII })
        let rejection = ValidationError(.charactersCharacter, with: [.accepted: .text(alphabet)])
        super.init(
            rejection: rejection, otherCase: Self.otherCase(of: alphabet, rejection: rejection),
            maximumBytes: maximumBytes)
    }

    private static func otherCase(
        of alphabet: String, rejection: ValidationError
    ) -> (error: ValidationError, isUppercase: Bool)? {
        let letters = alphabet.utf8.filter(\.isLetter)
        guard let isUppercase = letters.first?.isUppercaseLetter,
            letters.allSatisfy({ $0.isUppercaseLetter == isUppercase })
        else { return nil }
        let example = String(decoding: letters.prefix(3), as: UTF8.self)
        let parameters: ValidationError.Parameters =
            isUppercase ? [.isOtherCase: true, .example: .text(example)] : [.isOtherCase: true]
        return (rejection.adding(parameters), isUppercase)
    }

    public override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        let first = bytes.withUnsafeBufferPointer { $0.firstIndex { !asciiBytes.contains($0) } }
        guard !nonASCIIScalars.isEmpty, let first else { return first }
        return bytes.firstScalarOffset(from: first) { scalar, offset in
            scalar.isASCII ? !asciiBytes.contains(bytes[offset]) : !nonASCIIScalars.contains(scalar)
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.disallowedCharacterError])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text made only of an alphabet's characters.
    public static func characters(in alphabet: String) -> InputValidator<String> {
        CharactersInputValidator(in: alphabet)
    }
}

extension Sentence {
    package static let onlyThese = Sentence(
        "onlyThese", "Only use these characters: {accepted}",
        labeled: "{label} must only include these characters: {accepted}", isRequirement: true)
}

extension ValidationError.Code {
    /// A character that isn't in the alphabet.
    public static let charactersCharacter = declare(1126, "characters.character", secret: .character) {
        guard $0[.isOtherCase] == true else { return $0.characterSentence(orElse: .onlyThese) }
        return FilledSentence($0[.example] == nil ? .lowercaseLetters : .capitalLetters)
    }
}

extension CharactersInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.charactersCharacter]
    package static let sentences: [Sentence] = [.onlyThese]

    package static let listing = StrategyListing(
        "characters", "Only the characters of an alphabet", CharactersInputValidator(in: "01é"), topic: .text,
        traits: .format,
        options: .text("alphabet", from: \.alphabet, help: "the characters", ifEmpty: "the alphabet is empty"),
        .maximumBytes(\.maximumBytes),
        make: CharactersInputValidator.init(in:maximumBytes:))
}
