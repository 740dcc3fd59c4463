// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts every value but one, fixed or read at each validation.
///
/// ```swift
/// let newPassword: InputValidator<String> = .notEqual(to: oldPassword)
/// newPassword.isValid("correct horse")  // true
/// newPassword.isValid(oldPassword)  // false: code 1031
/// ```
///
/// Texts are told apart by their bytes, as in ``EqualityInputValidator``; the target is in no error and not shown.
///
/// Errors: ``ValidationError/Code-swift.struct/equalitySame`` (1031).
public final class InequalityInputValidator<Input: Equatable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let target: Target<Input>
    private let isSame = Sameness<Input>()

    /// Creates a strategy with a fixed target.
    public init(to target: Input) {
        self.target = .fixed(target)
    }

    /// Creates a strategy that reads its target at each validation.
    public init(to target: @escaping @Sendable () -> Input) {
        self.target = .read(target)
    }

    /// Rejects what equals the target.
    public override func validate(_ input: Input) throws(ValidationError) {
        if isSame(input, target.value) { throw ValidationError(.equalitySame) }
    }

    /// The strategy's name; a fixed target counts for equality and is not shown.
    public override var configuration: StrategyConfiguration {
        target.configuration(of: self, "notEqual")
    }
}

extension InputValidator where Input: Equatable & Sendable {
    /// Every value but one; make it once, keep it.
    public static func notEqual(to target: Input) -> InequalityInputValidator<Input> {
        InequalityInputValidator(to: target)
    }

    /// Every value but one that is read at each validation; make it once, keep it.
    public static func notEqual(to target: @escaping @Sendable () -> Input) -> InequalityInputValidator<Input> {
        InequalityInputValidator(to: target)
    }
}
