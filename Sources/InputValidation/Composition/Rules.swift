// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Another name for a composition of rules all of which have to accept, as it reads before a list of rules.
///
/// ```swift
/// let password: InputValidator<String> = Rules {
///     .count(in: 8...64)
///     .alphanumeric
///     if policy.forbidsNumbersOnly { !.numeric }
/// }
/// ```
///
/// A list without a rule does not compile; one whose conditions leave none refuses everything with code 1200.
public typealias Rules = AllOf

extension AllOf {
    /// Creates a composition from a list of rules.
    ///
    /// - Parameter rules: The rules, one a line; `if` and `for` may choose among them.
    public convenience init(@RuleBuilder<Input> _ rules: () -> [InputValidator<Input>]) {
        self.init(rules())
    }
}

/// What makes a list of rules out of the lines between braces.
@resultBuilder
public enum RuleBuilder<Input> {
    /// Takes one rule.
    public static func buildExpression(_ rule: InputValidator<Input>) -> [InputValidator<Input>] { [rule] }

    /// Joins the lines; there has to be one.
    public static func buildBlock(
        _ first: [InputValidator<Input>], _ rest: [InputValidator<Input>]...
    ) -> [InputValidator<Input>] {
        first + rest.flatMap(\.self)
    }

    /// Takes the rules of an `if` without `else`.
    public static func buildOptional(_ rules: [InputValidator<Input>]?) -> [InputValidator<Input>] { rules ?? [] }

    /// Takes the rules of the first branch.
    public static func buildEither(first rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }

    /// Takes the rules of the second branch.
    public static func buildEither(second rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }

    /// Joins the rules of a `for`.
    public static func buildArray(_ rules: [[InputValidator<Input>]]) -> [InputValidator<Input>] {
        rules.flatMap(\.self)
    }

    /// Takes the rules behind an availability check.
    public static func buildLimitedAvailability(_ rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }
}
