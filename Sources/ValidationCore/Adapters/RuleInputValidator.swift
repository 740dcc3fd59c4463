// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A validation rule that is a plain value, typically an enum case with associated settings.
///
/// ```swift
/// enum ParityRule: ValidationRule {
///     case even, odd
///
///     static let wrong = ValidationError(
///         1, domain: "MyApp", name: "parity.wrong",
///         message: "Check {label}")
///
///     func validate(_ input: Int) throws(ValidationError) {
///         guard input.isMultiple(of: 2) == (self == .even) else {
///             throw Self.wrong
///         }
///     }
/// }
///
/// let even: InputValidator<Int> = .rule(ParityRule.even)
/// ```
public protocol ValidationRule<Input>: Equatable, Sendable {
    /// The type that the rule validates.
    associatedtype Input

    /// Accepts the input by returning, or rejects it by throwing an error.
    func validate(_ input: Input) throws(ValidationError)

    /// Whether the rule's inputs must not be shown, logged, or stored; `false` by default.
    var isSensitive: Bool { get }

    /// The keyboard and other traits of a field for the rule; by default, traits for ordinary text.
    var inputTraits: InputTraits { get }
}

extension ValidationRule {
    /// `false`: the rule's inputs may be shown.
    public var isSensitive: Bool { false }

    /// The traits for ordinary text.
    public var inputTraits: InputTraits { InputTraits() }
}

/// A strategy that validates with a ``ValidationRule``; two strategies are equal if their rules are equal.
public final class RuleInputValidator<Rule: ValidationRule>: InputValidator<Rule.Input>, @unchecked Sendable {
    private let rule: Rule

    /// Creates a strategy that validates with a rule.
    public init(_ rule: Rule) {
        self.rule = rule
    }

    public override func validate(_ input: Rule.Input) throws(ValidationError) { try rule.validate(input) }

    public override var profile: StrategyProfile {
        StrategyProfile("rule", hidden: [rule], isSensitive: rule.isSensitive, traits: rule.inputTraits)
    }
}

extension InputValidator {
    /// Returns a strategy that accepts every input that a rule accepts.
    public static func rule<Rule: ValidationRule>(_ rule: Rule) -> InputValidator where Rule.Input == Input {
        RuleInputValidator(rule)
    }
}
