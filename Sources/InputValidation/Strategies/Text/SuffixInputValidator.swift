// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text with a given end.
///
/// ```swift
/// let photo: InputValidator<String> = .suffix(".png")
/// photo.isValid("cat.png")  // true
/// photo.isValid("cat.png\n")  // false: code 1036
/// ```
///
/// Bytes are compared, not characters, so that `"a\r\n"` does end with `"\n"` (in Swift, `hasSuffix` says no: CR LF is
/// one character). An empty end is that of every text.
///
/// Errors: ``ValidationError/Code-swift.struct/textSuffix`` (1036) with what is expected as `accepted`, and those of
/// every text strategy (1004, 1005).
public final class SuffixInputValidator: TextInputValidator, @unchecked Sendable {
    /// What the text must end with.
    public let suffix: String

    private let missing: ValidationError

    /// Creates a strategy.
    public init(_ suffix: String) {
        self.suffix = suffix
        missing = ValidationError(.textSuffix, parameters: [.accepted: .text(suffix)])
        super.init()
    }

    /// Rejects a text that ends otherwise.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        suffix.withBytes { bytes.has($0, at: bytes.count - $0.count) } ? nil : missing
    }

    /// The strategy's name and what the text must end with.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "suffix", [.accepted: .text(suffix)])
    }
}

extension InputValidator where Input == String {
    /// Text with a given end; make it once, keep it.
    public static func suffix(_ suffix: String) -> SuffixInputValidator { SuffixInputValidator(suffix) }
}
