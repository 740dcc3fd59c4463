// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates an input with a rule if a condition is met, and accepts any other input.
final class WhenInputValidator<Input>: WrappingParser<Input, Input, Never>, @unchecked Sendable {
    private let condition: InputValidator<Input>
    private let appliesOnAcceptance: Bool

    /// Creates a strategy whose rule applies if the condition accepts the input, or with `false` if it rejects it.
    init(_ rule: InputValidator<Input>, appliesOnAcceptance: Bool = true, condition: InputValidator<Input>) {
        self.condition = depthLimited(condition)
        self.appliesOnAcceptance = appliesOnAcceptance
        super.init(rule)
    }

    private func applies(to input: Input) -> Bool {
        do {
            try condition.validate(input)
            return appliesOnAcceptance
        } catch {
            // If the condition could not examine the input, the rule applies.
            return error.isInconclusive || !appliesOnAcceptance
        }
    }

    override func ruleInput(for input: Input) -> Input? { applies(to: input) ? input : nil }

    override func validate(_ input: Input) throws(ValidationError) {
        if applies(to: input) { try rule.validate(input) }
    }

    package override func errors(for input: Input, in decodedParts: DecodedParts) -> [ValidationError] {
        // The condition needs the whole input.
        decodedParts.isComplete ? super.errors(for: input, in: decodedParts) : []
    }

    override func progress(of input: Input) -> InputProgress {
        // More characters can change whether the rule applies.
        isValid(input) ? .accepted : .unknown
    }

    override func normalized(_ input: Input) -> Input {
        ruleInput(for: input).flatMap { ruleInput(for: rule.normalized($0)) } ?? input
    }

    override var requirements: [ValidationError] { [] }
    override var children: [any ChildStrategy] { [condition, rule] }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, appliesOnAcceptance ? "when" : "unless", children: children.map(\.configuration))
    }

    package override func explanationSteps(for input: Input) -> ExplanationSteps {
        var steps = ExplanationSteps(rule, for: ruleInput(for: input), skipReason: .condition)
        steps.explanations.insert(condition.explanation(of: input), at: 0)
        steps.explanations[0].isCondition = true
        return steps
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
    /// The condition is called at each validation.
    public static func when(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, condition: .unreportedCondition(condition))
    }

    /// Returns a strategy that applies a rule if another strategy accepts the input, and accepts any other input.
    ///
    /// An example is `.when(.numeric, then: .count(in: 4...6))`. A strategy can be compared and described, unlike a
    /// closure.
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
