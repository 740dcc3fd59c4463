// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text made only of the characters of an alphabet given as data.
///
/// ```swift
/// let binary: InputValidator<String> = .characters(in: "01")
/// binary.isValid("10110")  // true
/// binary.isValid("10210")  // false: code 1126 at position 2
/// ```
///
/// The alphabet is a set of Unicode scalars, not of characters, and ranges are not written with a hyphen: `"a-z"` is the
/// three scalars a, hyphen and z. An empty alphabet accepts nothing.
///
/// Errors: ``ValidationError/Code-swift.struct/charactersCharacter`` (1126) with the alphabet as `accepted`, and those
/// of every text strategy (1004, 1005).
public final class CharactersInputValidator: AlphabetInputValidator, @unchecked Sendable {
    /// The characters that are accepted.
    public let alphabet: String

    private let ascii: ByteSet
    private let others: Set<Unicode.Scalar>

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - alphabet: The characters that are accepted, in any order.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(in alphabet: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.alphabet = alphabet
        ascii = ByteSet(alphabet)
        others = Set(alphabet.unicodeScalars.filter { !$0.isASCII })
        super.init(
            rejection: ValidationError(.charactersCharacter, parameters: [.accepted: .text(alphabet)]),
            maximumBytes: maximumBytes)
    }

    /// Returns the offset of the first byte that belongs to no character of the alphabet, or `nil`.
    public override func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = bytes.firstIndex { !ascii.contains($0) }
        guard !others.isEmpty, let first else { return first }
        return bytes.firstScalar(from: first) { scalar, offset in
            scalar.isASCII ? !ascii.contains(bytes[offset]) : !others.contains(scalar)
        }
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "characters", [.accepted: .text(alphabet), "maximumBytes": .int(maximumBytes)])
    }
}

extension InputValidator where Input == String {
    /// Text made only of the characters of an alphabet; make it once, keep it.
    public static func characters(in alphabet: String) -> CharactersInputValidator {
        CharactersInputValidator(in: alphabet)
    }
}
