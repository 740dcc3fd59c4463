// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An explanation of one verdict: a strategy's rules in the order in which they run, and each rule's result.
///
/// It contains a step for each rule inside a composition or decorator, including that rule's own steps. A rule that
/// doesn't validate the input has a ``SkipReason``. Any other strategy, such as your own, is a single step.
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
/// **An explanation contains no value from the input**, so you can log and send explanations. A path can contain a
/// dictionary's keys. You can also print, encode, and draw explanations.
public struct StrategyExplanation: Sendable, Equatable {
    /// The strategy's name and settings.
    public let strategy: StrategyConfiguration

    /// Whether the strategy is the condition of `.when(_:then:)` or `.unless(_:then:)`, whose error is never reported.
    public internal(set) var isCondition = false

    /// The path to the part of the input that the strategy validates, such as an element; empty if it validates the
    /// same value as the enclosing strategy.
    public internal(set) var path: [ValidationError.PathComponent] = []

    /// The strategy's verdict, or the reason why it didn't run.
    public private(set) var result: Result

    /// The rules inside the strategy in the order in which they run, including skipped rules.
    public private(set) var steps: [StrategyExplanation]

    /// The number of a collection's accepted elements that ``steps`` leaves out.
    public let omittedSteps: Int

    /// A strategy's verdict, or the reason why it didn't run.
    public enum Result: Sendable, Equatable {
        /// The strategy accepts the input.
        case accepted
        /// The strategy rejects the input with the error that ``InputValidator/validate(_:)`` throws.
        case rejected(ValidationError)
        /// The strategy didn't validate the input.
        case skipped(SkipReason)
    }

    /// The reason why a rule didn't validate an input.
    public enum SkipReason: String, Sendable, Hashable, CaseIterable, Codable {
        /// An earlier rule rejected the input, and all rules must accept it.
        case earlierRejection
        /// An earlier rule accepted the input, and one rule is enough.
        case earlierAcceptance
        /// The condition of `.when(_:then:)` or `.unless(_:then:)` is not met.
        case condition
        /// The input is optional and empty.
        case emptyInput
        /// The collection is empty.
        case noElements
        /// The enclosing strategy rejected the input before this rule ran.
        case enclosingRejection
    }

    /// The strategy's error if it rejects the input, or `nil` if it accepts the input or didn't run.
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

    /// Creates the explanation of a rule that didn't run.
    package init<Input>(skipping rule: InputValidator<Input>, because reason: SkipReason) {
        self.init(rule.configuration, result: .skipped(reason))
    }

    /// The explanation with errors that name neither a character from the input nor a list's options.
    fileprivate var withoutHints: Self {
        var explanation = self
        if let error { explanation.result = .rejected(error.withoutHints) }
        explanation.steps = steps.map(\.withoutHints)
        return explanation
    }
}

/// The explanations of a strategy's rules.
private struct ExplanationSteps {
    var explanations: [StrategyExplanation] = []
    var omittedCount = 0
}

extension InputValidator {
    /// Explains the verdict of ``validate(_:)``.
    ///
    /// Rules that a composition doesn't need for this verdict are skipped, although ``errors(for:)`` may run them to
    /// find further errors. Each step's result comes from its rule's own ``validate(_:)``.
    ///
    /// - Complexity: One validation for each level of nesting.
    public final func explanation(of input: Input) -> StrategyExplanation {
        var steps = explanationSteps(for: input)
        // Errors from rules inside `.sensitive()` may name what must not be shown.
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

extension InputValidator {
    /// Returns the rules' explanations in the order in which they validate an input.
    private func explanationSteps(for input: Input) -> ExplanationSteps {
        switch contents.kind {
        case .nothing, .own: ExplanationSteps()
        case .all(let rules, _): Self.steps(of: rules, for: input, skipReason: .earlierRejection) { !$0.isAccepted }
        case .any(let rules, _): Self.steps(of: rules, for: input, skipReason: .earlierAcceptance, until: \.isAccepted)
        case .not(let rule, _), .customized(let rule, _), .warning(let rule): Self.step(of: rule, for: input)
        case .decorated(let rule): Self.step(of: rule, for: wrappedInput(for: input))
        case .when(let condition, let rule): Self.steps(of: condition, rule, for: input)
        case .part(let part): Self.steps(of: part, for: input)
        case .chained(let chain): Self.steps(of: chain, for: input)
        }
    }

    private static func step(of rule: InputValidator, for input: Input) -> ExplanationSteps {
        ExplanationSteps(explanations: [rule.explanation(of: input)])
    }

    /// Returns the steps of rules for the same input; rules after the deciding rule are skipped.
    private static func steps(
        of rules: [InputValidator], for input: Input, skipReason reason: StrategyExplanation.SkipReason,
        until isDecisive: (StrategyExplanation) -> Bool
    ) -> ExplanationSteps {
        var isDecided = false
        return ExplanationSteps(
            explanations: rules.map { rule in
                if isDecided { return StrategyExplanation(skipping: rule, because: reason) }
                let step = rule.explanation(of: input)
                isDecided = isDecisive(step)
                return step
            })
    }

    private static func steps(
        of condition: Condition<Input>, _ rule: InputValidator, for input: Input
    ) -> ExplanationSteps {
        var step = condition.strategy.explanation(of: input)
        step.isCondition = true
        guard condition.applies(to: input) else {
            return ExplanationSteps(explanations: [step, StrategyExplanation(skipping: rule, because: .condition)])
        }
        return ExplanationSteps(explanations: [step, rule.explanation(of: input)])
    }

    private static func steps(of chain: some StrategyChain<Input>, for input: Input) -> ExplanationSteps {
        let first = chain.first.explanation(of: input)
        guard let middle = chain.middle(of: input) else {
            let skipped = StrategyExplanation(skipping: chain.second, because: .earlierRejection)
            return ExplanationSteps(explanations: [first, skipped])
        }
        return ExplanationSteps(explanations: [first, chain.second.explanation(of: middle)])
    }

    private static func steps(of part: some StrategyPart<Input>, for input: Input) -> ExplanationSteps {
        switch part.kind {
        case .property(_, let presentation), .entry(let presentation):
            steps(of: part, for: input, path: presentation.value.path)
        case .elements: stepsOfElements(in: part, for: input, isSorted: false)
        // A dictionary's order differs from one run to the next.
        case .keys, .values: stepsOfElements(in: part, for: input, isSorted: true)
        case .optional, .transformed, .cell: steps(of: part, for: input, path: [])
        }
    }

    /// Returns the step of a rule for one value, or of a skipped rule if there is no value.
    private static func steps<Part: StrategyPart<Input>>(
        of part: Part, for input: Input, path: [ValidationError.PathComponent]
    ) -> ExplanationSteps {
        let value: Part.Value?
        do throws(ValidationError) { value = try part.value(of: input) } catch {
            return skippedStep(of: part.rule, because: .enclosingRejection)
        }
        guard let value else { return skippedStep(of: part.rule, because: .emptyInput) }
        var step = part.rule.explanation(of: value)
        step.path = path
        return ExplanationSteps(explanations: [step])
    }

    private static func skippedStep<Value>(
        of rule: InputValidator<Value>, because reason: StrategyExplanation.SkipReason
    ) -> ExplanationSteps {
        ExplanationSteps(explanations: [StrategyExplanation(skipping: rule, because: reason)])
    }

    /// Returns the steps for the elements up to the first rejected element, with at most 99 accepted elements.
    private static func stepsOfElements<Part: StrategyPart<Input>>(
        in part: Part, for input: Input, isSorted: Bool
    ) -> ExplanationSteps {
        var steps = ExplanationSteps()
        func appendStep(of element: Part.Value, at place: ValidationError.PathComponent?) -> Bool {
            if steps.explanations.count >= 99, part.rule.isValid(element) {
                steps.omittedCount += 1
                return true
            }
            var step = part.rule.explanation(of: element)
            step.path = place.map { [$0] } ?? []
            steps.explanations.append(step)
            return step.isAccepted
        }
        do throws(ValidationError) {
            var elements: [(value: Part.Value, place: ValidationError.PathComponent?)] = []
            try part.forEachValue(of: input) { element, place in
                guard isSorted else { return appendStep(of: element, at: place) }
                elements.append((element, place))
                return true
            }
            let names = elements.map { $0.place.map { [$0].text } ?? "" }
            for index in elements.indices.sorted(by: { names[$0] < names[$1] }) {
                guard appendStep(of: elements[index].value, at: elements[index].place) else { break }
            }
        } catch {
            return skippedStep(of: part.rule, because: .enclosingRejection)
        }
        return steps.explanations.isEmpty ? skippedStep(of: part.rule, because: .noElements) : steps
    }
}
