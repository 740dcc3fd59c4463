// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the texts of a list, or every text but those of a list.
///
/// ```swift
/// let size: InputValidator<String> = .oneOf(["S", "M", "L"])
/// size.isValid("M")  // true
/// size.isValid("m")  // false: code 1032
/// let nickname: InputValidator<String> = .noneOf(["admin", "root"])
/// nickname.isValid("root")  // false: code 1033
/// ```
///
/// Texts are told apart by their bytes: letter case and canonical equivalence count as differences (`"K"` is not the
/// Kelvin sign). An empty text is rejected (1004), whatever the list holds. What the list holds is in no error.
///
/// Errors: ``ValidationError/Code-swift.struct/membershipUnknown`` (1032),
/// ``ValidationError/Code-swift.struct/membershipExcluded`` (1033), and those of every text strategy (1004, 1005).
public final class TextMembershipInputValidator: TextInputValidator, @unchecked Sendable {
    private let texts: TextSet
    private let isIncluded: Bool

    /// Creates a strategy that accepts the texts of a collection only.
    public init(oneOf texts: some Collection<String>) {
        self.texts = TextSet(Array(texts))
        isIncluded = true
        super.init()
    }

    /// Creates a strategy that accepts everything but the texts of a collection.
    public init(noneOf texts: some Collection<String>) {
        self.texts = TextSet(Array(texts))
        isIncluded = false
        super.init()
    }

    /// Rejects what the list does not hold, or what it holds.
    ///
    /// - Complexity: O(*n*) in the length of the text, whatever the length of the list.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        if (texts.firstIndex(of: bytes) != nil) == isIncluded { return nil }
        return ValidationError(isIncluded ? .membershipUnknown : .membershipExcluded)
    }

    /// The strategy's name; the texts count for equality and are not shown.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, isIncluded ? "oneOf" : "noneOf", hidden: [texts.texts.map { Array($0.utf8) }])
    }
}

extension InputValidator where Input == String {
    /// The texts of a collection; make it once, keep it.
    public static func oneOf(_ texts: some Collection<String>) -> TextMembershipInputValidator {
        TextMembershipInputValidator(oneOf: texts)
    }

    /// Every text but those of a collection; make it once, keep it.
    public static func noneOf(_ texts: some Collection<String>) -> TextMembershipInputValidator {
        TextMembershipInputValidator(noneOf: texts)
    }
}
