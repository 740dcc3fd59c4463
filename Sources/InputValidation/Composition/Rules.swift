// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Another name for a composition of rules all of which have to accept, as it reads before a list of rules.
///
/// ```swift
/// let password: InputValidator<String> = Rules(.count(in: 8...64), .alphanumeric, !.numeric)
/// ```
///
/// Between braces, `if` and `for` may choose among the rules. Swift reads a line that begins with a dot as a part of the
/// line before it, so rules in dot syntax are ended by a semicolon there, or have a name:
///
/// ```swift
/// let password = Rules<String> {
///     .count(in: 8...64);
///     if policy.forbidsNumbersOnly { !.numeric }
///     house.rule
/// }
/// ```
///
/// A list without a rule does not compile; one whose conditions leave none rejects everything with code 1200.
public typealias Rules = AllOf

extension AllOf {
    /// Creates a composition from a list of rules, at least one.
    ///
    /// - Parameters:
    ///   - first: The rule that is asked first.
    ///   - rest: The other rules, in the order in which they are asked.
    public convenience init(_ first: InputValidator<Input>, _ rest: InputValidator<Input>...) {
        self.init([first] + rest)
    }

    /// Creates a composition from the rules between braces, at least one.
    ///
    /// - Parameter rules: The rules; `if` and `for` may choose among them.
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
