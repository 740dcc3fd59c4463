// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts what a closure answers `true` for: the shortest way to a rule of your own.
///
/// ```swift
/// let odd = ValidationError(1, domain: "MyApp", message: "Enter an even number")
/// let even: InputValidator<Int> = .condition(or: odd) { $0.isMultiple(of: 2) }
/// even.isValid(3)  // false: code 1 in domain MyApp
/// ```
///
/// Closures cannot be compared, so the strategy equals only itself. For a rule with several reasons use
/// ``ClosureInputValidator``.
///
/// Errors: the one that it was made with.
public final class ConditionInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let holds: @Sendable (Input) -> Bool
    private let rejection: ValidationError

    /// Creates a strategy from a closure.
    ///
    /// - Parameters:
    ///   - error: The error for what the closure answers `false` for.
    ///   - condition: Whether the input is accepted; it gives the same input the same answer.
    public init(or error: ValidationError, _ condition: @escaping @Sendable (Input) -> Bool) {
        rejection = error
        holds = condition
    }

    /// Rejects what the closure answers `false` for.
    public override func validate(_ input: Input) throws(ValidationError) {
        guard holds(input) else { throw rejection }
    }

    /// The strategy's name; it equals only itself.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self, "condition")
    }
}

extension InputValidator {
    /// What a closure answers `true` for; make it once, keep it.
    public static func condition(
        or error: ValidationError, _ condition: @escaping @Sendable (Input) -> Bool
    ) -> ConditionInputValidator<Input> {
        ConditionInputValidator(or: error, condition)
    }
}
