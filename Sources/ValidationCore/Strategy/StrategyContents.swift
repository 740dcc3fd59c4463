// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What a strategy contains, for the questions about strategies that each have one answer for each kind of composition.
///
/// A strategy hands it to the initializer of ``InputValidator``. The kinds are closed, so a question is a
/// function with a `switch`, such as `requirements` or `checklist(for:)`, and the compiler finds each one that a new
/// kind breaks. Validating, parsing, and normalizing are methods that the classes override.
public struct StrategyContents<Input> {
    package let kind: Kind

    /// The depth of nested compositions, which is 0 for a strategy that contains no other one.
    ///
    /// It is stored, as ``containsSensitiveStrategy`` is, because one rule can be used many times in a tree.
    let depth: Int

    /// Whether the inputs of a strategy inside must not be shown.
    let containsSensitiveStrategy: Bool

    /// The kinds of strategies, by what they contain.
    package indirect enum Kind {
        /// A strategy that contains no other one.
        case nothing
        case all([InputValidator<Input>], stopsAtFirstError: Bool)
        case any([InputValidator<Input>], or: ValidationError)
        case not(InputValidator<Input>, or: ValidationError)
        case when(Condition<Input>, then: InputValidator<Input>)
        case customized(InputValidator<Input>, RuleCustomization)
        /// A decorator, whose errors are those of ``InputValidator/errors(for:)``.
        case decorated(InputValidator<Input>)
        /// A rule for values that are parts of the input or made from it.
        case part(any StrategyPart<Input>)
        /// A parser, and a rule or a parser for its output.
        case chained(any StrategyChain<Input>)
        /// A class of the program that validates with these strategies in its own way.
        case own([ContainedStrategy])
    }

    /// Returns the contents of a strategy that validates with rules in its own way, such as for parts of its input.
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
    /// The strategy is sensitive if one of the rules is, its ``InputValidator/configuration`` contains theirs, and the
    /// limit of 128 nested strategies applies to it.
    ///
    /// - Parameter rules: The rules, for inputs of any types.
    public static func rules<each Value>(_ rules: repeat InputValidator<each Value>) -> StrategyContents {
        var strategies: [ContainedStrategy] = []
        repeat strategies.append(ContainedStrategy(each rules))
        return StrategyContents(.own(strategies))
    }

    /// Returns the contents of a strategy that validates with a list of rules in its own way.
    public static func rules<Value>(_ rules: [InputValidator<Value>]) -> StrategyContents {
        StrategyContents(.own(rules.map { ContainedStrategy($0) }))
    }

    /// The contents of a strategy that contains no other one.
    public static var nothing: StrategyContents { StrategyContents(.nothing) }

    /// Whether the errors of the strategy are those of its own methods, for any kind of input.
    let reportsOwnErrors: Bool

    package init(_ kind: Kind) {
        self.kind = kind
        reportsOwnErrors = if case .nothing = kind { true } else { false }
        switch kind {
        case .nothing:
            depth = 0
            containsSensitiveStrategy = false
        case .all(let rules, _), .any(let rules, _):
            depth = rules.lazy.map { $0.contents.depth + 1 }.max() ?? 0
            containsSensitiveStrategy = rules.contains(where: \.isSensitive)
        case .not(let rule, _), .decorated(let rule):
            depth = rule.contents.depth + 1
            containsSensitiveStrategy = rule.isSensitive
        case .customized(let rule, let customization):
            depth = rule.contents.depth + 1
            containsSensitiveStrategy = customization.makesSensitive || rule.isSensitive
        case .when(let condition, let rule):
            depth = max(condition.strategy.contents.depth, rule.contents.depth) + 1
            containsSensitiveStrategy = condition.strategy.isSensitive || rule.isSensitive
        case .part(let part): (depth, containsSensitiveStrategy) = Self.nesting(of: part)
        case .chained(let chain): (depth, containsSensitiveStrategy) = Self.nesting(of: chain)
        case .own(let strategies):
            depth = strategies.lazy.map { $0.depth + 1 }.max() ?? 0
            containsSensitiveStrategy = strategies.contains(where: \.isSensitive)
        }
    }

    private static func nesting(of part: some StrategyPart<Input>) -> (depth: Int, isSensitive: Bool) {
        (part.rule.contents.depth + 1, part.rule.isSensitive)
    }

    private static func nesting(of chain: some StrategyChain<Input>) -> (depth: Int, isSensitive: Bool) {
        (
            max(chain.first.contents.depth, chain.second.contents.depth) + 1,
            chain.first.isSensitive || chain.second.isSensitive
        )
    }
}

/// A strategy inside a class of the program, for inputs of any type.
package struct ContainedStrategy {
    let depth: Int
    let isSensitive: Bool
    let configuration: @Sendable (SharedAnswers<StrategyConfiguration>?) -> StrategyConfiguration

    init<Value>(_ strategy: InputValidator<Value>) {
        depth = strategy.contents.depth
        isSensitive = strategy.isSensitive
        configuration = { strategy.configuration(knowing: $0) }
    }
}

/// A condition that decides whether a rule applies to an input.
package struct Condition<Input> {
    let strategy: InputValidator<Input>
    /// Whether the rule applies to the inputs that the strategy accepts, or to those that it rejects.
    let appliesOnAcceptance: Bool

    func applies(to input: Input) -> Bool {
        do {
            try strategy.validate(input)
            return appliesOnAcceptance
        } catch {
            // If the condition could not examine the input, the rule applies.
            return error.isInconclusive || !appliesOnAcceptance
        }
    }
}

/// The values that a strategy makes from its input, and the rule for them.
package protocol StrategyPart<Input> {
    associatedtype Input
    associatedtype Value

    var kind: StrategyPartKind { get }
    var rule: InputValidator<Value> { get }

    /// Calls a function with each value for the rule, and with its index or key, until the function returns `false`.
    ///
    /// - Throws: The error of the strategy for an input from which it makes no value.
    func forEachValue(
        of input: Input, _ body: (Value, ValidationError.PathComponent?) -> Bool
    ) throws(ValidationError)
}

extension StrategyPart {
    /// Returns the value for the rule of a strategy with one value at most, or `nil` if the rule does not apply.
    func value(of input: Input) throws(ValidationError) -> Value? {
        var result: Value?
        try forEachValue(of: input) { value, _ in
            result = value
            return false
        }
        return result
    }
}

/// How the values of a strategy are related to its input.
package enum StrategyPartKind: Sendable {
    /// A property of the input.
    case property(SendableKeyPath, ValidationError.SharedBox<ValidationError.Presentation>)
    /// The value of one key of a dictionary.
    case entry(ValidationError.SharedBox<ValidationError.Presentation>)
    /// The elements of a collection.
    case elements(isOrdered: Bool, maximumErrors: Int)
    /// The keys or the values of a dictionary.
    case keys(maximumErrors: Int), values(maximumErrors: Int)
    /// The input, if it is not absent.
    case optional
    /// The text after a step has changed it.
    case transformed(NormalizationStep)
    /// The cell of a column of a table, whose class reports its errors.
    case cell(StrategyCell)
}

/// What a strategy for the cells of a column adds to its rule.
package struct StrategyCell: Sendable {
    let presentation: ValidationError.SharedBox<ValidationError.Presentation>
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
    /// The decimal point of the text from which the output was parsed, so that messages show limits as they are typed.
    var decimalPoint: String? { get }

    /// Returns the output of the first parser, or `nil` if it rejects the input.
    func middle(of input: Input) -> Middle?
    func errors(for input: Input) -> [ValidationError]
}
