// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an input if all rules of a list accept it.
///
/// This is another name of ``AllOf`` that reads well before a list of rules.
///
/// ```swift
/// let password: InputValidator<String> = Rules(.count(in: 8...64), .alphanumeric, !.numeric)
/// ```
///
/// Between braces, `if` and `for` can select rules. Swift reads a line that begins with a dot as a part of the previous
/// line. End a rule in dot syntax with a semicolon, or write the rule without a leading dot:
///
/// ```swift
/// let password = Rules<String> {
///     .count(in: 8...64);
///     if policy.forbidsNumbersOnly { !.numeric }
///     house.rule
/// }
/// ```
///
/// A list without a rule does not compile. If the conditions do not select any rule, the strategy rejects every input
/// with code 1200.
public typealias Rules = AllOf

extension AllOf {
    /// Creates a composition from a list of at least one rule.
    ///
    /// - Parameters:
    ///   - first: The first rule.
    ///   - rest: The other rules, in the order in which they validate.
    public convenience init(_ first: InputValidator<Input>, _ rest: InputValidator<Input>...) {
        self.init([first] + rest)
    }

    /// Creates a composition from at least one rule between braces.
    ///
    /// - Parameter rules: The rules. `if` and `for` can select rules.
    public convenience init(@RuleBuilder<Input> _ rules: () -> [InputValidator<Input>]) {
        self.init(rules())
    }
}

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

    /// Returns the rules inside an availability check.
    public static func buildLimitedAvailability(_ rules: [InputValidator<Input>]) -> [InputValidator<Input>] { rules }
}
