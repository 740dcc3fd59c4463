// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text that begins with a given prefix.
///
/// ```swift
/// let article: InputValidator<String> = .prefix("A-")
/// article.isValid("A-100")  // true
/// article.isValid("a-100")  // false: code 1035
/// ```
///
/// The strategy compares UTF-8 bytes, not characters. A text still begins with the prefix if a combining accent follows
/// it. The Kelvin sign doesn't match "K". If the prefix is empty, every text begins with it, but an empty input is
/// still rejected (1004).
///
/// Errors: ``ValidationError/Code/textPrefix`` (1035) with the prefix as `accepted`, and every text strategy's errors
/// (1004, 1005).
public final class PrefixInputValidator: TextInputValidator, @unchecked Sendable {
    let prefix: String
    private let missingPrefix: ValidationError

    /// Creates a strategy that accepts text that begins with a prefix.
    public init(_ prefix: String) {
        self.prefix = prefix
        missingPrefix = ValidationError(.textPrefix, with: [.accepted: .text(prefix)])
        super.init()
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes in prefix.withBytes { bytes.hasBytes($0, at: 0) } ? nil : missingPrefix }
    }

    public override func progress(of input: String) -> InputProgress {
        sizeLimits.progress(of: input) { bytes in
            prefix.withBytes { prefix in
                let common = zip(bytes, prefix).prefix { $0 == $1 }.count
                if common == prefix.count { return .accepted }
                let start = prefix.startOfScalar(at: common)
                if common == bytes.count { return .incomplete(missing: prefix[start...].count { $0 & 0xC0 != 0x80 }) }
                let isASCII = prefix[start] < 0x80
                return .impossible(
                    at: start,
                    expected: ExpectedCharacters(isASCII ? [prefix[start]] : [], includesNonASCII: !isASCII))
            }
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.missingPrefix])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text that begins with a given prefix.
    public static func prefix(_ prefix: String) -> InputValidator<String> { PrefixInputValidator(prefix) }
}

extension ValidationError.Code {
    /// A text that doesn't begin with the required text.
    public static let textPrefix = declare(1035, "text.prefix", .begins)
}

extension PrefixInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.textPrefix]

    package static let listing = StrategyListing(
        "prefix", "Text that begins with a part", PrefixInputValidator("M"), topic: .text,
        texts: { .exactly(AcceptedTexts.literalExpression(for: $0.prefix) + AcceptedTexts.anyTextExpression) },
        options: .text("part", from: \.prefix, help: "the part"),
        make: PrefixInputValidator.init(_:))
}
