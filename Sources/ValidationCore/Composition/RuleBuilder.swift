// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A result builder that creates a list of rules from the lines between braces.
@resultBuilder
public enum RuleBuilder<Input> {
    /// Returns a list of one rule.
    public static func buildExpression(_ rule: InputValidator<Input>) -> [InputValidator<Input>] { [rule] }

    /// Joins the rules of the lines, of which there must be at least one.
    public static func buildBlock(
        _ first: [InputValidator<Input>], _ rest: [InputValidator<Input>]...
    ) -> [InputValidator<Input>] {
        first + rest.flatMap(\.self)
    }

    /// Returns the rules of an `if` without `else`.
    public static func buildOptional(_ rules: [InputValidator<Input>]?) -> [InputValidator<Input>] { rules ?? [] }

    /// Returns the rules of the first branch.
    public static func buildEither(first rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }

    /// Returns the rules of the second branch.
    public static func buildEither(second rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }

    /// Joins the rules of a `for`.
    public static func buildArray(_ rules: [[InputValidator<Input>]]) -> [InputValidator<Input>] {
        rules.flatMap(\.self)
    }
}
