// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text with at least one visible character.
///
/// The strategy rejects every text that looks like an empty field to the user (1004): it's empty, or it contains only
/// white space (Unicode `White_Space`), control and format characters (`Cc`, `Cf`), characters that aren't displayed
/// (`Default_Ignorable_Code_Point`, such as U+200B and the Hangul fillers), and characters with an empty glyph, such as
/// the braille cell U+2800.
///
/// ```swift
/// let name: InputValidator<String> = .required
/// name.isValid("Ada")  // true
/// name.isValid("  ")  // false: code 1004
/// name.isValid("\u{200B}")  // false: code 1004
/// ```
///
/// Leading and trailing spaces are accepted. Trimming is a separate step. For optionals, use
/// ``PresenceInputValidator``.
///
/// Errors: ``ValidationError/Code/inputEmpty`` (1004) and ``ValidationError/Code/inputTooLarge`` (1005).
///
/// Unicode Standard Annex #44, sections 5.4 and 5.7.1, defines the character properties.
public final class RequiredInputValidator: TextInputValidator, @unchecked Sendable {
    /// Rejects a text without a visible character.
    ///
    /// - Complexity: O(*n*) in the number of leading invisible characters.
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.firstScalarOffset(from: 0) { scalar, _ in !scalar.isBlank } == nil ? ValidationError(.inputEmpty) : nil
    }

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = RequiredInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts text with at least one visible character.
    public static var required: InputValidator<String> { RequiredInputValidator.standard }
}

extension RequiredInputValidator: ListedStrategy {
    private static let visibleTexts = {
        let blanks = Unicode.Scalar.ranges(where: \.isBlank).map { range in
            AcceptedTexts.literalExpression(for: range.lowerBound) + "-"
                + AcceptedTexts.literalExpression(for: range.upperBound)
        }
        return AcceptedTexts.exactly(
            "\(AcceptedTexts.anyTextExpression)[^\(blanks.joined())]\(AcceptedTexts.anyTextExpression)")
    }()

    package static let listing = StrategyListing(
        "required", "Text with at least one visible character", RequiredInputValidator.standard, topic: .text,
        texts: { _ in visibleTexts }, options: .maximumBytes(\.maximumBytes),
        make: RequiredInputValidator.init(maximumBytes:))
}
