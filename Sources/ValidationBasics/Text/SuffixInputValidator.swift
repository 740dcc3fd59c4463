// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text that ends with a given suffix.
///
/// ```swift
/// let photo: InputValidator<String> = .suffix(".png")
/// photo.isValid("cat.png")  // true
/// photo.isValid("cat.png\n")  // false: code 1036
/// ```
///
/// The strategy compares UTF-8 bytes, not characters, so `"a\r\n"` ends with `"\n"`. Swift's `hasSuffix` returns
/// `false` here, because CR LF is one character. If the suffix is empty, every text ends with it, but an empty input is
/// still rejected (1004).
///
/// Errors: ``ValidationError/Code/textSuffix`` (1036) with the suffix as `accepted`, and every text strategy's errors
/// (1004, 1005).
public final class SuffixInputValidator: TextInputValidator, @unchecked Sendable {
    let suffix: String
    private let missingSuffix: ValidationError

    /// Creates a strategy that accepts text that ends with a suffix.
    public init(_ suffix: String) {
        self.suffix = suffix
        missingSuffix = ValidationError(.textSuffix, with: [.accepted: .text(suffix)])
        super.init()
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes in
            suffix.withBytes { bytes.hasBytes($0, at: bytes.count - $0.count) } ? nil : missingSuffix
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.missingSuffix])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text that ends with a given suffix.
    public static func suffix(_ suffix: String) -> InputValidator<String> { SuffixInputValidator(suffix) }
}

extension Sentence {
    package static let ends = Sentence(
        "ends", "End with {accepted}", labeled: "{label} must end with {accepted}", isRequirement: true)
}

extension ValidationError.Code {
    /// A text that doesn't end with the required text.
    public static let textSuffix = declare(1036, "text.suffix", .ends)
}

extension SuffixInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.textSuffix]
    package static let sentences: [Sentence] = [.ends]

    package static let listing = StrategyListing(
        "suffix", "Text that ends with a part", SuffixInputValidator(".pdf"), topic: .text,
        texts: { .exactly(AcceptedTexts.anyTextExpression + AcceptedTexts.literalExpression(for: $0.suffix)) },
        options: .text("part", from: \.suffix, help: "the part"),
        make: SuffixInputValidator.init(_:))
}
