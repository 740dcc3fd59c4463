// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates an input with a rule if a condition is met, and accepts any other input.
final class WhenInputValidator<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let condition: InputValidator<Input>
    private let isWanted: Bool

    /// Creates a strategy whose rule applies if the condition accepts the input, or with `false` if it rejects the input.
    init(_ rule: InputValidator<Input>, when isWanted: Bool = true, _ condition: InputValidator<Input>) {
        self.condition = bounded(condition)
        self.isWanted = isWanted
        super.init(rule)
    }

    private func applies(to input: Input) -> Bool {
        do {
            try condition.validate(input)
            return isWanted
        } catch {
            // If the condition could not examine the input, the rule applies.
            return error.isInconclusive || !isWanted
        }
    }

    override func validate(_ input: Input) throws(ValidationError) {
        if applies(to: input) { try wrapped.validate(input) }
    }

    override func errors(for input: Input) -> [ValidationError] {
        applies(to: input) ? wrapped.errors(for: input) : []
    }

    override func normalized(_ input: Input) -> Input {
        guard applies(to: input) else { return input }
        let normal = wrapped.normalized(input)
        return applies(to: normal) ? normal : input
    }

    override func checklistItems(for input: Input?) -> [ChecklistItem] {
        wrapped.checklistItems(for: input.flatMap { applies(to: $0) ? $0 : nil })
    }

    override var requirements: [ValidationError] { [] }
    override var inputTraits: InputTraits { wrapped.inputTraits }
    override var children: [any ChildStrategy] { [condition, wrapped] }

    // The rule does not apply to every input.
    override var wrappedStrategy: InputValidator<Input>? { nil }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, isWanted ? "when" : "unless", children: children.map(\.configuration))
    }
}

extension WhenInputValidator: ExplainedStrategy {
    func steps(for input: Input) -> ExplainedSteps {
        var steps = ExplainedSteps(wrapped, for: applies(to: input) ? input : nil, orSkipping: .condition)
        steps.all.insert(condition.explanation(of: input), at: 0)
        steps.all[0].isCondition = true
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
        WhenInputValidator(rule, .closure(condition))
    }

    /// Returns a strategy that applies a rule if another strategy accepts the input, and accepts any other input.
    ///
    /// An example is `.when(.numeric, then: .count(in: 4...6))`. Unlike a closure, a strategy can be compared and
    /// described.
    public static func when(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, condition)
    }

    /// Returns a strategy that applies a rule if a condition is false, and accepts any other input.
    public static func unless(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, when: false, .closure(condition))
    }

    /// Returns a strategy that applies a rule if another strategy rejects the input, and accepts any other input.
    public static func unless(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, when: false, condition)
    }

    /// A condition whose error is never reported.
    private static func closure(_ condition: @escaping @Sendable (Input) -> Bool) -> InputValidator {
        .condition(or: ValidationError(.compositionNegation), condition)
    }
}
