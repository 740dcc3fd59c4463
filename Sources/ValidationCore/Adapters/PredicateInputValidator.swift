// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts every input for which a closure, its predicate, returns `true`.
///
/// ```swift
/// let odd = ValidationError(
///     1, domain: "MyApp", message: "Enter an even number")
/// let even: InputValidator<Int> = .condition(or: odd) {
///     $0.isMultiple(of: 2)
/// }
/// even.isValid(3)  // false: code 1 in domain MyApp
/// ```
///
/// This is the shortest way to write your own rule. If the rule can report several errors, use
/// ``ClosureInputValidator``. Closures can't be compared, so the strategy equals only itself.
public final class PredicateInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let predicate: @Sendable (Input) -> Bool
    private let rejection: ValidationError

    /// Creates a strategy that reports an error if a condition is false.
    public init(or error: ValidationError, _ condition: @escaping @Sendable (Input) -> Bool) {
        rejection = error
        predicate = condition
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        guard predicate(input) else { throw rejection }
    }

    public override var profile: StrategyProfile {
        StrategyProfile(incomparable: "condition", requirements: [rejection])
    }
}

extension InputValidator {
    /// Returns a strategy that accepts every input for which a closure returns `true`, and throws the error otherwise.
    ///
    /// The closure must return the same result for the same input.
    public static func condition(
        or error: ValidationError, _ condition: @escaping @Sendable (Input) -> Bool
    ) -> InputValidator {
        PredicateInputValidator(or: error, condition)
    }
}
