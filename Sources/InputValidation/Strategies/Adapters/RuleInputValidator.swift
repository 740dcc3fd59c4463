// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A rule that is a plain value, typically a case of an enum with the rule's settings.
///
/// ```swift
/// enum ParityRule: ValidationRule {
///     case even, odd
///
///     static let wrong = ValidationError(1, domain: "MyApp", name: "parity.wrong", message: "Check {label}")
///
///     func validate(_ input: Int) throws(ValidationError) {
///         guard input.isMultiple(of: 2) == (self == .even) else { throw Self.wrong }
///     }
/// }
///
/// let even: InputValidator<Int> = .rule(ParityRule.even)
/// ```
public protocol ValidationRule<Input>: Equatable, Sendable {
    /// What the rule checks.
    associatedtype Input

    /// Accepts the input by returning, or rejects it by throwing.
    func validate(_ input: Input) throws(ValidationError)

    /// Whether what the rule checks must not be shown, logged or stored; `false` unless implemented.
    ///
    /// See ``InputValidator/isSensitive``.
    var isSensitive: Bool { get }
}

extension ValidationRule {
    /// `false`: what the rule checks may be shown.
    public var isSensitive: Bool { false }
}

/// A strategy that asks a ``ValidationRule``: the adapter for enums and other values.
///
/// Two are equal if their rules are.
///
/// Errors: those that the rule throws.
public final class RuleInputValidator<Rule: ValidationRule>: InputValidator<Rule.Input>, @unchecked Sendable {
    /// The rule that is asked.
    public let rule: Rule

    /// Creates a strategy from a rule.
    public init(_ rule: Rule) {
        self.rule = rule
    }

    /// Asks the rule.
    public override func validate(_ input: Rule.Input) throws(ValidationError) {
        try rule.validate(input)
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    /// The strategy's name; the rule counts for equality.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "rule", hidden: [rule])
    }
}

extension InputValidator {
    /// What a rule accepts; make it once, keep it.
    public static func rule<Rule: ValidationRule>(_ rule: Rule) -> RuleInputValidator<Rule> where Rule.Input == Input {
        RuleInputValidator(rule)
    }
}
