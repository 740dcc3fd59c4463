// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that asks another one only where a condition holds, and accepts everything else.
///
/// ```swift
/// let postcode: InputValidator<Address> = .when({ $0.country == "GB" }, .at(\.postcode, .pattern(.ukPostcode)))
/// ```
///
/// The condition may be a strategy itself, which can be compared and described: `.when(.numeric, .count(in: 4...6))`.
public final class WhenInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rule that is asked where the condition holds.
    public let rule: InputValidator<Input>

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

        /// Whether the condition holds, or `nil` if it could not look at the input.
        func holds(for input: Input) -> Bool? {
            switch self {
            case .closure(let condition): return condition(input)
            case .strategy(let condition):
                do throws(ValidationError) {
                    try condition.validate(input)
                    return true
                } catch {
                    return error.isInconclusive ? nil : false
                }
            }
        }
    }

    /// Creates a strategy with a closure as condition.
    ///
    /// - Parameters:
    ///   - rule: The rule to ask.
    ///   - isWanted: Whether the rule is asked where the condition holds (`true`) or where it does not.
    ///   - condition: The condition; called at each validation.
    public init(
        _ rule: InputValidator<Input>, when isWanted: Bool = true, _ condition: @escaping @Sendable (Input) -> Bool
    ) {
        self.rule = bounded(rule)
        self.condition = .closure(condition)
        self.isWanted = isWanted
    }

    /// Creates a strategy with another strategy as condition.
    ///
    /// - Parameters:
    ///   - rule: The rule to ask.
    ///   - isWanted: Whether the rule is asked where the condition accepts (`true`) or where it rejects.
    ///   - condition: The condition.
    public init(_ rule: InputValidator<Input>, when isWanted: Bool = true, _ condition: InputValidator<Input>) {
        self.rule = bounded(rule)
        self.condition = .strategy(bounded(condition))
        self.isWanted = isWanted
    }

    private func isAsked(about input: Input) -> Bool {
        // In doubt the rule is asked.
        condition.holds(for: input).map { $0 == isWanted } ?? true
    }

    /// Rejects what the rule rejects where it is asked.
    public override func validate(_ input: Input) throws(ValidationError) {
        if isAsked(about: input) { try rule.validate(input) }
    }

    /// Returns the errors of the rule where it is asked.
    public override func errors(for input: Input) -> [ValidationError] {
        isAsked(about: input) ? rule.everyError(for: input) : []
    }

    /// Returns what the rule would keep, where it is asked and still would be.
    public override func normalized(_ input: Input) -> Input {
        guard isAsked(about: input) else { return input }
        let normal = rule.normalized(input)
        return isAsked(about: normal) ? normal : input
    }

    /// Whether the rule or the condition is sensitive.
    public override var isSensitive: Bool { rule.isSensitive || condition.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { max(rule.nesting, condition.nesting) + 1 }

    /// The strategy's name, condition and rule; one with a closure equals only itself.
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
        isAsked(about: input) ? rule.checklist(for: input) : passedChecklist
    }
}

extension InputValidator {
    /// What the rule accepts where the condition holds, and everything else; make it once, keep it.
    public static func when(
        _ condition: @escaping @Sendable (Input) -> Bool, _ rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, condition)
    }

    /// What the rule accepts where the condition accepts, and everything else; make it once, keep it.
    public static func when(_ condition: InputValidator, _ rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, condition)
    }

    /// What the rule accepts where the condition does not hold, and everything else; make it once, keep it.
    public static func unless(
        _ condition: @escaping @Sendable (Input) -> Bool, _ rule: InputValidator
    ) -> InputValidator {
        WhenInputValidator(rule, when: false, condition)
    }

    /// What the rule accepts where the condition rejects, and everything else; make it once, keep it.
    public static func unless(_ condition: InputValidator, _ rule: InputValidator) -> InputValidator {
        WhenInputValidator(rule, when: false, condition)
    }

    /// This rule where the condition holds; everything else is accepted.
    public func when(_ condition: @escaping @Sendable (Input) -> Bool) -> InputValidator {
        WhenInputValidator(self, condition)
    }

    /// This rule where the condition does not hold; everything else is accepted.
    public func unless(_ condition: @escaping @Sendable (Input) -> Bool) -> InputValidator {
        WhenInputValidator(self, when: false, condition)
    }
}
