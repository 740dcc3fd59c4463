// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text that contains a given part.
///
/// ```swift
/// let subject: InputValidator<String> = .contains("invoice")
/// subject.isValid("Your invoice 12")  // true
/// subject.isValid("Your Invoice 12")  // false: code 1037
/// ```
///
/// The strategy compares UTF-8 bytes, like ``PrefixInputValidator``. If the part is empty, every text contains it, but
/// an empty input is still rejected (1004).
///
/// Errors: ``ValidationError/Code/textContains`` (1037) with the part as `accepted`, and every text strategy's errors
/// (1004, 1005).
public final class ContainsInputValidator: TextInputValidator, @unchecked Sendable {
    let requiredPart: String
    private let missingPart: ValidationError
    /// The length of the longest border of each prefix of the part, by prefix length.
    ///
    /// A border is a shorter prefix that the prefix also ends with. After a mismatch, the search resumes with the
    /// border (Knuth, Morris, Pratt 1977), so it never takes quadratic time.
    private let borderLengths: [Int]

    /// Creates a strategy that accepts text that contains a part.
    public init(_ part: String) {
        requiredPart = part
        missingPart = ValidationError(.textContains, with: [.accepted: .text(part)])
        let bytes = Array(part.utf8)
        var borderLengths = [Int](repeating: 0, count: bytes.count)
        var length = 0
        for index in bytes.indices.dropFirst() {
            while length > 0, bytes[index] != bytes[length] { length = borderLengths[length - 1] }
            if bytes[index] == bytes[length] { length += 1 }
            borderLengths[index] = length
        }
        self.borderLengths = borderLengths
        super.init()
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes in
            requiredPart.withBytes { isPart($0, containedIn: bytes) } ? nil : missingPart
        }
    }

    private func isPart(_ part: UnsafeBufferPointer<UInt8>, containedIn bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if part.isEmpty { return true }
        var length = 0
        for byte in bytes {
            while length > 0, byte != part[length] { length = borderLengths[length - 1] }
            if byte == part[length] { length += 1 }
            if length == part.count { return true }
        }
        return false
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.missingPart])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text that contains a given part.
    public static func contains(_ part: String) -> InputValidator<String> { ContainsInputValidator(part) }
}

extension Sentence {
    package static let includes = Sentence(
        "includes", "Include {accepted}", labeled: "{label} must include {accepted}", isRequirement: true)
}

extension ValidationError.Code {
    /// A text that doesn't contain the required text.
    public static let textContains = declare(1037, "text.contains", .includes)
}

extension ContainsInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.textContains]
    package static let sentences: [Sentence] = [.includes]

    package static let listing = StrategyListing(
        "contains", "Text that contains a part", ContainsInputValidator("@"), topic: .text,
        texts: {
            .exactly(
                AcceptedTexts.anyTextExpression + AcceptedTexts.literalExpression(for: $0.requiredPart)
                    + AcceptedTexts.anyTextExpression)
        },
        options: .text("part", from: \.requiredPart, help: "the part"),
        make: ContainsInputValidator.init(_:))
}
