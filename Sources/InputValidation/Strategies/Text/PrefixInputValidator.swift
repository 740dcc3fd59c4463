// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text with a given beginning.
///
/// ```swift
/// let article: InputValidator<String> = .prefix("A-")
/// article.isValid("A-100")  // true
/// article.isValid("a-100")  // false: code 1035
/// ```
///
/// Bytes are compared, not characters: a text that goes on with a combining accent still begins with the letter under
/// it, and the Kelvin sign is no "K". An empty beginning is that of every text.
///
/// Errors: ``ValidationError/Code-swift.struct/textPrefix`` (1035) with what is expected as `accepted`, and those of
/// every text strategy (1004, 1005).
public final class PrefixInputValidator: TextInputValidator, @unchecked Sendable {
    /// What the text must begin with.
    public let prefix: String

    private let missing: ValidationError

    /// Creates a strategy.
    public init(_ prefix: String) {
        self.prefix = prefix
        missing = ValidationError(.textPrefix, parameters: [.accepted: .text(prefix)])
        super.init()
    }

    /// Rejects a text that begins otherwise.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        prefix.withBytes { bytes.has($0, at: 0) } ? nil : missing
    }

    /// The strategy's name and what the text must begin with.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "prefix", [.accepted: .text(prefix)])
    }
}

extension InputValidator where Input == String {
    /// Text with a given beginning; make it once, keep it.
    public static func prefix(_ prefix: String) -> PrefixInputValidator { PrefixInputValidator(prefix) }
}
