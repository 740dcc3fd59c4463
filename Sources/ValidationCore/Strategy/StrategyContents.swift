// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The contents of a strategy, which determine the answers to questions about it.
///
/// A strategy passes its contents to ``InputValidator``'s initializer. The set of kinds is closed, so each question is
/// a function with a `switch`, such as `requirements` or `checklist(for:)`, and the compiler finds every function that
/// a new kind breaks. Validating, parsing, and normalizing are methods that the classes override.
public struct StrategyContents<Input> {
    package let kind: Kind

    /// The depth of nested compositions; 0 for a strategy that contains no other strategies.
    ///
    /// It's stored, like ``containsSensitiveStrategy``, because a tree can use the same rule many times.
    package let depth: Int

    /// Whether any strategy inside has inputs that must not be shown.
    let containsSensitiveStrategy: Bool

    /// Whether the strategy or any strategy inside can warn.
    package let containsWarning: Bool

    /// The kinds of strategies, distinguished by what they contain.
    package indirect enum Kind {
        /// A strategy that contains no other strategies.
        case nothing
        case all([InputValidator<Input>], stopsAtFirstError: Bool)
        case any([InputValidator<Input>], or: ValidationError)
        case not(InputValidator<Input>, or: ValidationError)
        case when(Condition<Input>, then: InputValidator<Input>)
        /// A rule whose errors are warnings.
        case warning(InputValidator<Input>)
        case customized(InputValidator<Input>, RuleCustomization)
        /// A decorator, which reports the errors from ``InputValidator/errors(for:)``.
        case decorated(InputValidator<Input>)
        /// A rule for values that are parts of the input or derived from it.
        case part(any StrategyPart<Input>)
        /// A parser, and a rule or a parser for its output.
        case chained(any StrategyChain<Input>)
        /// An app's own class, which calls these strategies in its own way.
        case own([ContainedStrategy])
    }

    /// Returns the contents of a strategy that uses rules in its own way, such as for parts of its input.
    ///
    /// ```swift
    /// final class Either: InputValidator<String>, @unchecked Sendable {
    ///     let first: InputValidator<String>
    ///     let second: InputValidator<String>
    ///
    ///     init(
    ///         _ first: InputValidator<String>,
    ///         _ second: InputValidator<String>
    ///     ) {
    ///         (self.first, self.second) = (first, second)
    ///         super.init(containing: .rules(first, second))
    ///     }
    ///
    ///     override func validate(_ input: String) throws(ValidationError) {
    ///         if first.isValid(input) { return }
    ///         try second.validate(input)
    ///     }
    /// }
    ///
    /// Either(.numeric, .email.sensitive()).isSensitive  // true
    /// ```
    ///
    /// The strategy is sensitive if any of the rules is. Its ``InputValidator/configuration`` contains the rules'
    /// configurations, and the limit of 128 nested strategies applies to it. It returns the rules' warnings, and errors
    /// about a property have the label from the rule for the property.
    ///
    /// - Parameter rules: The rules, whose inputs can have any type.
    public static func rules<each Value>(_ rules: repeat InputValidator<each Value>) -> StrategyContents {
        var strategies: [ContainedStrategy] = []
        repeat strategies.append(ContainedStrategy(each rules))
        return StrategyContents(.own(strategies))
    }

    /// Returns the contents of a strategy that uses a list of rules in its own way.
    public static func rules<Value>(_ rules: [InputValidator<Value>]) -> StrategyContents {
        StrategyContents(.own(rules.map { ContainedStrategy($0) }))
    }

    /// The contents of a strategy that contains no other strategies.
    public static var nothing: StrategyContents { StrategyContents(.nothing) }

    /// Whether the strategy's errors come from its own methods, for any kind of input.
    let reportsOwnErrors: Bool

    package init(_ kind: Kind) {
        self.kind = kind
        reportsOwnErrors = if case .nothing = kind { true } else { false }
        switch kind {
        case .nothing:
            depth = 0
            containsSensitiveStrategy = false
            containsWarning = false
        case .all(let rules, _), .any(let rules, _):
            depth = rules.lazy.map { $0.contents.depth + 1 }.max() ?? 0
            containsSensitiveStrategy = rules.contains(where: \.isSensitive)
            containsWarning = rules.contains { $0.contents.containsWarning }
        case .not(let rule, _), .decorated(let rule), .warning(let rule):
            depth = rule.contents.depth + 1
            containsSensitiveStrategy = rule.isSensitive
            containsWarning = if case .warning = kind { true } else { rule.contents.containsWarning }
        case .customized(let rule, let customization):
            depth = rule.contents.depth + 1
            containsSensitiveStrategy = customization.makesSensitive || rule.isSensitive
            containsWarning = rule.contents.containsWarning
        case .when(let condition, let rule):
            depth = max(condition.strategy.contents.depth, rule.contents.depth) + 1
            containsSensitiveStrategy = condition.strategy.isSensitive || rule.isSensitive
            containsWarning = rule.contents.containsWarning
        case .part(let part): (depth, containsSensitiveStrategy, containsWarning) = Self.nesting(of: part)
        case .chained(let chain): (depth, containsSensitiveStrategy, containsWarning) = Self.nesting(of: chain)
        case .own(let strategies):
            depth = strategies.lazy.map { $0.depth + 1 }.max() ?? 0
            containsSensitiveStrategy = strategies.contains(where: \.isSensitive)
            containsWarning = strategies.contains(where: \.containsWarning)
        }
    }

    private static func nesting(of part: some StrategyPart<Input>) -> (depth: Int, isSensitive: Bool, warns: Bool) {
        (part.rule.contents.depth + 1, part.rule.isSensitive, part.rule.contents.containsWarning)
    }

    private static func nesting(of chain: some StrategyChain<Input>) -> (depth: Int, isSensitive: Bool, warns: Bool) {
        (
            max(chain.first.contents.depth, chain.second.contents.depth) + 1,
            chain.first.isSensitive || chain.second.isSensitive,
            chain.first.contents.containsWarning || chain.second.contents.containsWarning
        )
    }
}

/// A strategy that an app's own class contains, with any type of input.
package struct ContainedStrategy {
    let depth: Int
    let isSensitive: Bool
    let containsWarning: Bool
    /// A closure that returns the warnings about an accepted input of the strategy's type.
    let warnings: @Sendable (Any) -> [ValidationError]
    let configuration: @Sendable (SharedAnswers<StrategyConfiguration>?) -> StrategyConfiguration
    /// The strategy, whose inputs can have another type than the inputs of the class that contains it.
    private let strategy: AnyObject

    init<Value>(_ strategy: InputValidator<Value>) {
        depth = strategy.contents.depth
        isSensitive = strategy.isSensitive
        containsWarning = strategy.contents.containsWarning
        warnings = { ($0 as? Value).map(strategy.warnings) ?? [] }
        configuration = { strategy.configuration(knowing: $0) }
        self.strategy = strategy
    }

    /// Returns the strategy if its inputs have the given type.
    func strategy<Input>(for type: Input.Type) -> InputValidator<Input>? { strategy as? InputValidator<Input> }
}

/// A condition that decides whether a rule applies to an input.
package struct Condition<Input> {
    package let strategy: InputValidator<Input>
    /// Whether the rule applies to the inputs that the strategy accepts; if `false`, the rule applies to the inputs
    /// that the strategy rejects.
    package let appliesOnAcceptance: Bool

    func applies(to input: Input) -> Bool {
        do {
            try strategy.validate(input)
            return appliesOnAcceptance
        } catch {
            // If the condition couldn't examine the input, the rule applies.
            return error.isInconclusive || !appliesOnAcceptance
        }
    }
}

/// The values that a strategy derives from its input, and the rule for them.
package protocol StrategyPart<Input> {
    associatedtype Input
    associatedtype Value

    var kind: StrategyPartKind { get }
    var rule: InputValidator<Value> { get }

    /// Calls a function with each value for the rule and its index or key, until the function returns `false`.
    ///
    /// - Throws: The strategy's error for an input that it can't derive a value from.
    func forEachValue(
        of input: Input, _ body: (Value, ValidationError.PathComponent?) -> Bool
    ) throws(ValidationError)
}

extension StrategyPart {
    /// The rule if it is for texts, or `nil`.
    package var textRule: InputValidator<String>? { rule as? InputValidator<String> }

    /// Returns the value for the rule of a strategy with at most one value, or `nil` if the rule doesn't apply.
    func value(of input: Input) throws(ValidationError) -> Value? {
        var result: Value?
        try forEachValue(of: input) { value, _ in
            result = value
            return false
        }
        return result
    }
}

/// How a strategy's values relate to its input.
package enum StrategyPartKind: Sendable {
    /// A property of the input.
    case property(SendableKeyPath, ValidationError.SharedBox<ValidationError.Presentation>)
    /// The value for one dictionary key.
    case entry(ValidationError.SharedBox<ValidationError.Presentation>)
    /// A collection's elements.
    case elements(isOrdered: Bool, maximumErrors: Int)
    /// A dictionary's keys or values.
    case keys(maximumErrors: Int), values(maximumErrors: Int)
    /// The input, unless it is absent.
    case optional
    /// The text after a step has changed it.
    case transformed(NormalizationStep)
    /// A cell in a table column; the strategy's own class reports its errors.
    case cell(StrategyCell)
}

/// The parts that a strategy for a column's cells adds to its rule.
package struct StrategyCell: Sendable {
    package let presentation: ValidationError.SharedBox<ValidationError.Presentation>
    let name: String
    let parameters: ValidationError.Parameters
    let hidden: [any Equatable & Sendable]

    package init(
        _ name: String, _ presentation: ValidationError.SharedBox<ValidationError.Presentation>,
        _ parameters: ValidationError.Parameters = [:], hidden: [any Equatable & Sendable] = []
    ) {
        (self.name, self.presentation, self.parameters, self.hidden) = (name, presentation, parameters, hidden)
    }
}

/// A parser, and a strategy for its output.
package protocol StrategyChain<Input> {
    associatedtype Input
    associatedtype Middle

    var first: InputValidator<Input> { get }
    var second: InputValidator<Middle> { get }
    /// The notation of the text that the output was parsed from, so that messages show limits the same way.
    var notation: String? { get }

    /// Returns the first parser's output, or `nil` if it rejects the input.
    func middle(of input: Input) -> Middle?
    func errors(for input: Input) -> [ValidationError]
}
