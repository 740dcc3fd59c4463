// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts any text in which something can be seen.
///
/// Rejected as empty: no text at all, and text made only of white space (Unicode `White_Space`), control and format
/// characters (`Cc`, `Cf`), characters that are not displayed (`Default_Ignorable_Code_Point`, such as U+200B and the
/// Hangul fillers) and those whose glyph is blank, such as the braille cell U+2800. They look like an empty field to the
/// person who typed.
///
/// ```swift
/// let name: InputValidator<String> = .required
/// name.isValid("Ada")  // true
/// name.isValid("  ")  // false: code 1004
/// name.isValid("\u{200B}")  // false: code 1004
/// ```
///
/// Blanks around the text are accepted: trimming is a step of its own. For optionals use ``PresenceInputValidator``.
///
/// Errors: ``ValidationError/Code-swift.struct/inputEmpty`` (1004) and
/// ``ValidationError/Code-swift.struct/inputTooLarge`` (1005).
///
/// Properties of characters: Unicode Standard Annex #44, sections 5.4 and 5.7.1.
public final class RequiredInputValidator: TextInputValidator, @unchecked Sendable {
    /// Rejects a text in which nothing can be seen.
    ///
    /// - Complexity: O(*n*) in the length of the blanks that the text begins with.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        bytes.firstScalar(from: 0) { scalar, _ in !scalar.isBlank } == nil ? ValidationError(.inputEmpty) : nil
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "required", ["maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = RequiredInputValidator()
}

extension InputValidator where Input == String {
    /// Text in which something can be seen: not empty, not only white space.
    public static var required: RequiredInputValidator { .standard }
}
