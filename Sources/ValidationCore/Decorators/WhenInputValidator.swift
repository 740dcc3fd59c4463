// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that applies a rule if a condition is met, and accepts any other input.
final class WhenInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let rule: InputValidator<Input>
    private let condition: Condition<Input>

    /// Creates a strategy whose rule applies if the condition accepts the input or, if `appliesOnAcceptance` is
    /// `false`, rejects it.
    init(_ rule: InputValidator<Input>, appliesOnAcceptance: Bool = true, condition: InputValidator<Input>) {
        self.rule = depthLimited(rule)
        self.condition = Condition(strategy: depthLimited(condition), appliesOnAcceptance: appliesOnAcceptance)
        super.init(containing: StrategyContents(.when(self.condition, then: self.rule)))
    }

    override func validate(_ input: Input) throws(ValidationError) {
        if condition.applies(to: input) { try rule.validate(input) }
    }

    // More characters can change whether the rule applies, so the base class's `progress(of:)` is right.

    override func normalized(_ input: Input) -> Input {
        guard condition.applies(to: input) else { return input }
        let normal = rule.normalized(input)
        return condition.applies(to: normal) ? normal : input
    }
}

extension InputValidator {
    /// Returns a strategy that applies a rule if a condition is true, and accepts any other input.
    ///
    /// ```swift
    /// let postcode: InputValidator<Address> = .when(
    ///     { $0.country == "GB" },
    ///     then: .at(\.postcode, .pattern(.postalCodeGB)))
    /// ```
    ///
    /// The strategy calls the condition each time it validates.
    public static func when(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, condition: .unreportedCondition(condition))
    }

    /// Returns a strategy that applies a rule if another strategy accepts the input, and accepts any other input.
    ///
    /// For example, `.when(.numeric, then: .count(in: 4...6))` limits the length of a text only if it consists of
    /// digits. Unlike a closure, a strategy can be compared and described.
    public static func when(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, condition: condition)
    }

    /// Returns a strategy that applies a rule if a condition is false, and accepts any other input.
    public static func unless(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, appliesOnAcceptance: false, condition: .unreportedCondition(condition))
    }

    /// Returns a strategy that applies a rule if another strategy rejects the input, and accepts any other input.
    public static func unless(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, appliesOnAcceptance: false, condition: condition)
    }

    /// Returns a condition whose error is never reported.
    private static func unreportedCondition(_ predicate: @escaping @Sendable (Input) -> Bool) -> InputValidator {
        .condition(or: ValidationError(.compositionNegation), predicate)
    }
}
