// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts slugs: lower-case letters and digits in groups with single hyphens between them.
///
/// ```swift
/// let page: InputValidator<String> = .slug
/// page.isValid("hello-world-2")  // true
/// page.isValid("hello--world")  // false: code 1162 at position 6
/// page.isValid("Hello")  // false: code 1161 at position 0
/// ```
///
/// There is no standard of slugs; this is what most content systems make of a title.
///
/// Errors: ``ValidationError/Code-swift.struct/slugCharacter`` (1161), ``ValidationError/Code-swift.struct/slugHyphen``
/// (1162), and those of every text strategy (1004, 1005).
public final class SlugInputValidator: TextInputValidator, @unchecked Sendable {
    /// Refuses a text that is no slug.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        var wasHyphen = true
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "-") {
                if wasHyphen { return ValidationError(.slugHyphen).at(position: offset) }
                wasHyphen = true
            } else if byte.isLowercaseLetter || byte.isDigit {
                wasHyphen = false
            } else {
                return ValidationError(.slugCharacter).at(position: offset)
            }
        }
        return wasHyphen ? ValidationError(.slugHyphen).at(position: bytes.count - 1) : nil
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "slug", ["maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = SlugInputValidator()
}

extension InputValidator where Input == String {
    /// Lower-case letters and digits with single hyphens between groups.
    public static var slug: SlugInputValidator { .standard }
}
