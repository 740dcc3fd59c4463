// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts slugs: groups of lowercase letters and digits joined by single hyphens.
///
/// ```swift
/// let page: InputValidator<String> = .slug
/// page.isValid("hello-world-2")  // true
/// page.isValid("hello--world")  // false: code 1162 at position 6
/// page.isValid("Hello")  // false: code 1161 at position 0
/// let wide = SlugInputValidator(allowsUnderscores: true)
/// wide.isValid("hello_world")  // true
/// ```
///
/// There's no standard for slugs. Most content management systems derive a slug in this format from a title.
///
/// Errors: ``ValidationError/Code/slugCharacter`` (1161), ``ValidationError/Code/slugHyphen`` (1162), and every text
/// strategy's errors (1004, 1005).
public final class SlugInputValidator: TextInputValidator, @unchecked Sendable {
    let allowsUnderscores: Bool

    /// Creates a strategy that also accepts single underscores between groups if `allowsUnderscores` is `true`.
    ///
    /// - Parameters:
    ///   - allowsUnderscores: Whether a single underscore may separate two groups. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(allowsUnderscores: Bool = false, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.allowsUnderscores = allowsUnderscores
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        guard let last = bytes.byte(at: bytes.count - 1) else { return ValidationError(.inputEmpty) }
        for offset in bytes.indices where !bytes[offset].isDigit && !bytes[offset].isLowercaseLetter {
            let byte = bytes[offset]
            guard isSeparator(byte) else {
                let isOtherCase = (offset..<bytes.count).allSatisfy {
                    bytes[$0].isLetter || bytes[$0].isDigit || isSeparator(bytes[$0])
                }
                if isOtherCase { return Self.capitalError.at(position: offset) }
                let error = ValidationError(.slugCharacter)
                return error.advisingRemoval(in: bytes, at: offset, typos: []) { rest in
                    let isAlone = rest.indices.allSatisfy {
                        rest[$0].isDigit || rest[$0].isLowercaseLetter || isSeparator(rest[$0])
                    }
                    return isAlone ? rejection(of: rest) : error
                }
            }
            if offset == 0 { return edgeError(for: byte, at: 0) }
            if isSeparator(bytes[offset - 1]) {
                let error = ValidationError(.slugHyphen)
                // The message about two hyphens doesn't mention underscores.
                let areHyphens = byte == UInt8(ascii: "-") && bytes[offset - 1] == byte
                return areHyphens ? error.namingCharacter(in: bytes, at: offset) : error.at(position: offset)
            }
        }
        return isSeparator(last) ? edgeError(for: last, at: bytes.count - 1) : nil
    }

    private func edgeError(for separator: UInt8, at offset: Int) -> ValidationError {
        // The message about the beginning and the end doesn't mention underscores.
        let error = separator == UInt8(ascii: "-") ? Self.hyphenAtEdge : ValidationError(.slugHyphen)
        return error.at(position: offset)
    }

    private static let capitalError = ValidationError(.slugCharacter, with: [.isOtherCase: true])
    private static let hyphenAtEdge = ValidationError(.slugHyphen, with: [.isAtEdge: true])

    private func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || allowsUnderscores && byte == UInt8(ascii: "_")
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [ValidationError(.slugCharacter)])
    }

    fileprivate static let standard = SlugInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts groups of lowercase letters and digits joined by single hyphens.
    public static var slug: InputValidator<String> { SlugInputValidator.standard }
}

extension Sentence {
    package static let slugCharacters = Sentence(
        "slugCharacters", "Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents",
        labeled:
            "{label} must only include digits, hyphens, and lowercase letters from a to z, with no spaces or accents",
        isRequirement: true)
    /// The field is for a page's short name.
    package static let hyphens = Sentence(
        "hyphens", "Do not write two hyphens in a row", labeled: "{label} must not have two hyphens in a row")
}

extension ValidationError.Code {
    /// A character other than a lowercase letter, a digit, or a hyphen.
    public static let slugCharacter = declare(1161, "slug.character") {
        $0.characterSentence(orElse: $0[.isOtherCase] == true ? .lowercaseLetters : .slugCharacters)
    }

    /// A hyphen at the start or the end, or next to another hyphen.
    public static let slugHyphen = declare(1162, "slug.hyphen") {
        $0[.character] == nil ? $0.hyphenSentence : FilledSentence(.hyphens)
    }
}

extension SlugInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.slugCharacter, .slugHyphen]
    package static let sentences: [Sentence] = [.slugCharacters, .hyphens]

    private static let grammar = InputGrammar("[0-9a-z]+(?:-[0-9a-z]+)*")
    private static let grammarWithUnderscores = InputGrammar("[0-9a-z]+(?:[_-][0-9a-z]+)*")

    package static let listing = StrategyListing(
        "slug", "Words of a-z and 0-9 joined by single hyphens", SlugInputValidator.standard, topic: .identifiers,
        traits: .format, grammar: { $0.allowsUnderscores ? grammarWithUnderscores : grammar },
        options: .flag("underscores", from: \.allowsUnderscores, help: "whether single underscores are accepted too"),
        .maximumBytes(\.maximumBytes)
    ) { underscores, maximumBytes in SlugInputValidator(allowsUnderscores: underscores, maximumBytes: maximumBytes) }
}
