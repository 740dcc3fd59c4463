// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts every value except a target, which is fixed or read at each validation.
///
/// ```swift
/// let newPassword: InputValidator<String> = .notEqual(to: oldPassword)
/// newPassword.isValid("correct horse")  // true
/// newPassword.isValid(oldPassword)  // false: code 1031
/// ```
///
/// Texts are compared by their UTF-8 bytes, as in ``EqualityInputValidator``. Errors do not contain the target, and it
/// is not shown.
///
/// Errors: ``ValidationError/Code-swift.struct/equalitySame`` (1031).
public final class InequalityInputValidator<Input: Equatable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let target: Target<Input>
    private let isSame = Sameness<Input>()

    /// Creates a strategy that compares the input with a fixed target.
    public init(to target: Input) {
        self.target = .fixed(target)
    }

    /// Creates a strategy that reads its target at each validation.
    public init(to target: @escaping @Sendable () -> Input) {
        self.target = .read(target)
    }

    /// Rejects a value that equals the target.
    public override func validate(_ input: Input) throws(ValidationError) {
        if isSame(input, target.value) { throw ValidationError(.equalitySame) }
    }

    /// The strategy's name.
    ///
    /// A fixed target is compared for equality, but it is not shown. A strategy that reads its target equals only
    /// itself.
    public override var configuration: StrategyConfiguration {
        target.configuration(of: self, "notEqual")
    }
}

extension InputValidator where Input: Equatable & Sendable {
    /// Returns a strategy that accepts every value except a target.
    public static func notEqual(to target: Input) -> InequalityInputValidator<Input> {
        InequalityInputValidator(to: target)
    }

    /// Returns a strategy that accepts every value except a target, which it reads at each validation.
    public static func notEqual(to target: @escaping @Sendable () -> Input) -> InequalityInputValidator<Input> {
        InequalityInputValidator(to: target)
    }
}
