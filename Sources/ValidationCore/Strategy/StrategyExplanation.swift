// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An explanation of one verdict: the rules of a strategy in the order in which they validate, and the result of each.
///
/// It contains a step for each rule inside a composition or decorator, with the steps of that rule. A rule that does
/// not validate the input has a ``SkipReason``. Any other strategy, such as your own, is a step without steps.
///
/// ```swift
/// let reference: InputValidator<String> =
///     .count(in: 3...12) && .pattern("[a-z]+")
/// let explanation = reference.explanation(of: "ab")
/// explanation.isAccepted  // false
/// explanation.steps[0].error?.code  // 1010
/// explanation.steps[1].result  // skipped(earlierRejection)
/// ```
///
/// **The input is never part of an explanation**, so it can be logged and sent. It can be printed, encoded, and drawn.
public struct StrategyExplanation: Sendable, Equatable {
    /// The name and the settings of the strategy.
    public let strategy: StrategyConfiguration

    /// Whether the strategy is the condition of `.when(_:then:)` or `.unless(_:then:)`, whose error is never reported.
    public internal(set) var isCondition = false

    /// The part of the input that the strategy validates, such as an element; empty if it is the same value.
    public internal(set) var path: [ValidationError.PathComponent] = []

    /// The verdict of the strategy, or the reason why it did not validate.
    public private(set) var result: Result

    /// The rules inside the strategy in the order in which they validate, including those that are skipped.
    public private(set) var steps: [StrategyExplanation]

    /// The number of accepted elements of a collection that are left out of ``steps``.
    public let omittedSteps: Int

    /// The verdict of a strategy, or the reason why it did not validate.
    public enum Result: Sendable, Equatable {
        /// The strategy accepts the input.
        case accepted
        /// The strategy rejects the input with the error that ``InputValidator/validate(_:)`` throws.
        case rejected(ValidationError)
        /// The strategy did not validate the input.
        case skipped(SkipReason)
    }

    /// The reason why a rule did not validate an input.
    public enum SkipReason: String, Sendable, Hashable, CaseIterable, Codable {
        /// An earlier rule rejected the input, and all rules must accept it.
        case earlierRejection
        /// An earlier rule accepted the input, and one rule is enough.
        case earlierAcceptance
        /// The condition of `.when(_:then:)` or `.unless(_:then:)` is not met.
        case condition
        /// The input is empty, and it is optional.
        case emptyInput
        /// The collection is empty.
        case noElements
        /// The enclosing strategy rejected the input before its rule could validate it.
        case enclosingRejection
    }

    /// The error with which the strategy rejects the input, or `nil` if it accepts the input or did not validate.
    public var error: ValidationError? {
        if case .rejected(let error) = result { error } else { nil }
    }

    /// Whether the strategy accepts the input.
    public var isAccepted: Bool { result == .accepted }

    package init(
        _ strategy: StrategyConfiguration, result: Result, steps: [StrategyExplanation] = [], omittedSteps: Int = 0
    ) {
        self.strategy = strategy
        self.result = result
        self.steps = steps
        self.omittedSteps = omittedSteps
    }

    /// Creates the explanation of a rule that did not validate.
    package init<Input>(skipping rule: InputValidator<Input>, because reason: SkipReason) {
        self.init(rule.configuration, result: .skipped(reason))
    }

    /// The explanation with errors that name neither a character of the input nor the options of a list.
    fileprivate var withoutHints: Self {
        var explanation = self
        if let error { explanation.result = .rejected(error.withoutHints) }
        explanation.steps = steps.map(\.withoutHints)
        return explanation
    }
}

/// A strategy that passes its input, or parts of it, to other strategies.
///
/// A decorator with a ``InputValidator/wrappedStrategy`` does not need this protocol.
package protocol CompositeStrategy<Input> {
    associatedtype Input

    /// Returns the explanations of the rules in the order in which they validate an input.
    func explanationSteps(for input: Input) -> ExplanationSteps
}

/// The explanations of the rules of a strategy.
package struct ExplanationSteps: ExpressibleByArrayLiteral {
    var explanations: [StrategyExplanation]
    var omittedCount = 0

    init(_ explanations: [StrategyExplanation]) { self.explanations = explanations }
    package init(arrayLiteral elements: StrategyExplanation...) { explanations = elements }
}

extension InputValidator {
    /// Returns an explanation of the verdict of ``validate(_:)``.
    ///
    /// A rule that a composition does not need for this verdict is skipped, although ``errors(for:)`` may validate with
    /// it to find further errors. The result of each step is that of its own ``validate(_:)``.
    ///
    /// - Complexity: The time of one validation for each level of nesting.
    public final func explanation(of input: Input) -> StrategyExplanation {
        var steps =
            (self as? any CompositeStrategy<Input>)?.explanationSteps(for: input)
            ?? ExplanationSteps(wrappedStrategy.map { [$0.explanation(of: input)] } ?? [])
        // The errors of the rules inside of `.sensitive()` may name what must not be shown.
        if isSensitive { steps.explanations = steps.explanations.map(\.withoutHints) }
        do throws(ValidationError) {
            try validate(input)
            return StrategyExplanation(
                configuration, result: .accepted, steps: steps.explanations, omittedSteps: steps.omittedCount)
        } catch {
            return StrategyExplanation(
                configuration, result: .rejected(error), steps: steps.explanations, omittedSteps: steps.omittedCount)
        }
    }
}

extension ExplanationSteps {
    /// Creates the steps of rules for the same input, of which those after the deciding one are skipped.
    init<Input>(
        _ rules: [InputValidator<Input>], for input: Input, skipReason reason: StrategyExplanation.SkipReason,
        until isDecisive: (StrategyExplanation) -> Bool
    ) {
        var isDecided = false
        explanations = rules.map { rule in
            if isDecided { return StrategyExplanation(skipping: rule, because: reason) }
            let step = rule.explanation(of: input)
            isDecided = isDecisive(step)
            return step
        }
    }

    /// Creates the step of a rule for a value, or of a skipped rule if there is no value.
    package init<Value>(
        _ rule: InputValidator<Value>, for value: Value?, skipReason reason: StrategyExplanation.SkipReason
    ) {
        explanations = [value.map { rule.explanation(of: $0) } ?? StrategyExplanation(skipping: rule, because: reason)]
    }
}
