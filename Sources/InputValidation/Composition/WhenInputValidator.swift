// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates an input with a rule if a condition is met, and accepts any other input.
final class WhenInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rule that applies conditionally.
    let rule: InputValidator<Input>

    private let condition: Condition
    private let isWanted: Bool

    private enum Condition: Sendable {
        case closure(@Sendable (Input) -> Bool)
        case strategy(InputValidator<Input>)

        var nesting: Int {
            switch self {
            case .closure: 0
            case .strategy(let condition): condition.nesting
            }
        }

        var isSensitive: Bool {
            switch self {
            case .closure: false
            case .strategy(let condition): condition.isSensitive
            }
        }

        /// Whether the condition is true, or `nil` if it could not examine the input.
        func holds(for input: Input) -> Bool? {
            switch self {
            case .closure(let condition): return condition(input)
            case .strategy(let condition):
                return try? condition.accepts(input)
            }
        }
    }

    /// Creates a strategy with a closure as its condition.
    ///
    /// - Parameters:
    ///   - rule: The rule that applies conditionally.
    ///   - isWanted: The result of the condition for which the rule applies.
    ///   - condition: The condition, which is called at each validation.
    public init(
        _ rule: InputValidator<Input>, when isWanted: Bool = true, _ condition: @escaping @Sendable (Input) -> Bool
    ) {
        self.rule = bounded(rule)
        self.condition = .closure(condition)
        self.isWanted = isWanted
    }

    /// Creates a strategy with another strategy as its condition.
    ///
    /// - Parameters:
    ///   - rule: The rule that applies conditionally.
    ///   - isWanted: Whether the rule applies if the condition accepts the input (`true`) or if it rejects the input
    ///     (`false`).
    ///   - condition: The condition.
    public init(_ rule: InputValidator<Input>, when isWanted: Bool = true, _ condition: InputValidator<Input>) {
        self.rule = bounded(rule)
        self.condition = .strategy(bounded(condition))
        self.isWanted = isWanted
    }

    private func applies(to input: Input) -> Bool {
        // If the condition could not examine the input, the rule applies.
        condition.holds(for: input).map { $0 == isWanted } ?? true
    }

    /// Rejects an input if the rule applies and rejects it.
    public override func validate(_ input: Input) throws(ValidationError) {
        if applies(to: input) { try rule.validate(input) }
    }

    /// Returns the errors of the rule if it applies, or an empty array.
    public override func errors(for input: Input) -> [ValidationError] {
        applies(to: input) ? rule.errors(for: input) : []
    }

    /// Returns the input normalized by the rule if the rule applies to the input.
    ///
    /// The input is returned unchanged if the rule does not apply to the input or to its normalized value.
    public override func normalized(_ input: Input) -> Input {
        guard applies(to: input) else { return input }
        let normal = rule.normalized(input)
        return applies(to: normal) ? normal : input
    }

    /// Whether the rule or the condition is sensitive.
    public override var isSensitive: Bool { rule.isSensitive || condition.isSensitive }

    override var nesting: Int { max(rule.nesting, condition.nesting) + 1 }

    /// The traits of the rule.
    public override var inputTraits: InputTraits { rule.inputTraits }

    /// The strategy's name, condition, and rule.
    ///
    /// A strategy with a closure equals only itself.
    public override var configuration: StrategyConfiguration {
        let name = isWanted ? "when" : "unless"
        return switch condition {
        case .closure: StrategyConfiguration(opaque: self, name, children: [rule.configuration])
        case .strategy(let condition):
            StrategyConfiguration(of: self, name, children: [condition.configuration, rule.configuration])
        }
    }
}

extension WhenInputValidator: ChecklistSource {
    var checklistNames: [String] { rule.namesInChecklist }

    func checklistItems(for input: Input) -> [ChecklistItem] {
        applies(to: input) ? rule.checklist(for: input) : passedChecklist
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
    /// - Parameters:
    ///   - condition: The condition, which is called at each validation.
    ///   - rule: The rule that applies if the condition is true.
    public static func when(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, condition)
    }

    /// Returns a strategy that applies a rule if another strategy accepts the input, and accepts any other input.
    ///
    /// An example is `.when(.numeric, then: .count(in: 4...6))`. Unlike a closure, a strategy can be compared and
    /// described.
    ///
    /// - Parameters:
    ///   - condition: The strategy that decides whether the rule applies.
    ///   - rule: The rule that applies if the condition accepts the input.
    public static func when(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, condition)
    }

    /// Returns a strategy that applies a rule if a condition is false, and accepts any other input.
    ///
    /// - Parameters:
    ///   - condition: The condition, which is called at each validation.
    ///   - rule: The rule that applies if the condition is false.
    public static func unless(
        _ condition: @escaping @Sendable (Input) -> Bool, then rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, when: false, condition)
    }

    /// Returns a strategy that applies a rule if another strategy rejects the input, and accepts any other input.
    ///
    /// - Parameters:
    ///   - condition: The strategy that decides whether the rule applies.
    ///   - rule: The rule that applies if the condition rejects the input.
    public static func unless(_ condition: InputValidator, then rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, when: false, condition)
    }
}
