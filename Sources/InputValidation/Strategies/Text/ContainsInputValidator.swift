// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text in which a given text occurs.
///
/// ```swift
/// let subject: InputValidator<String> = .contains("invoice")
/// subject.isValid("Your invoice 12")  // true
/// subject.isValid("Your Invoice 12")  // false: code 1037
/// ```
///
/// Bytes are compared, as in ``PrefixInputValidator``. An empty text occurs in every text.
///
/// Errors: ``ValidationError/Code-swift.struct/textContains`` (1037) with what is expected as `accepted`, and those of
/// every text strategy (1004, 1005).
public final class ContainsInputValidator: TextInputValidator, @unchecked Sendable {
    /// What must occur.
    public let part: String

    private let missing: ValidationError
    /// For each length of a matched beginning, the longest beginning that it also ends with.
    ///
    /// The search goes on with it after a mismatch (Knuth, Morris, Pratt 1977), so that no text makes it quadratic.
    private let borders: [Int]

    /// Creates a strategy.
    public init(_ part: String) {
        self.part = part
        missing = ValidationError(.textContains, parameters: [.accepted: .text(part)])
        let bytes = Array(part.utf8)
        var borders = [Int](repeating: 0, count: bytes.count)
        var length = 0
        for index in bytes.indices.dropFirst() {
            while length > 0, bytes[index] != bytes[length] { length = borders[length - 1] }
            if bytes[index] == bytes[length] { length += 1 }
            borders[index] = length
        }
        self.borders = borders
        super.init()
    }

    /// Rejects a text in which the part does not occur.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        part.withBytes { occurs($0, in: bytes) } ? nil : missing
    }

    private func occurs(_ part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if part.isEmpty { return true }
        var length = 0
        for byte in bytes {
            while length > 0, byte != part[length] { length = borders[length - 1] }
            if byte == part[length] { length += 1 }
            if length == part.count { return true }
        }
        return false
    }

    /// The strategy's name and what must occur.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "contains", [.accepted: .text(part)])
    }
}

extension InputValidator where Input == String {
    /// Text in which a given text occurs; make it once, keep it.
    public static func contains(_ part: String) -> ContainsInputValidator { ContainsInputValidator(part) }
}
