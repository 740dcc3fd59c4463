// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts `nil` and validates any other value with a rule.
final class OptionalInputValidator<Wrapped>: WrappingParser<Wrapped?, Wrapped, Never>, @unchecked Sendable {
    private let isEmpty: @Sendable (Wrapped) -> Bool

    /// Creates a strategy, with a closure that returns whether a value other than `nil` is also empty.
    init(_ rule: InputValidator<Wrapped>, isEmpty: @escaping @Sendable (Wrapped) -> Bool = { _ in false }) {
        self.isEmpty = isEmpty
        super.init(rule)
    }

    override func ruleInput(for input: Wrapped?) -> Wrapped? { input.flatMap { isEmpty($0) ? nil : $0 } }

    override func normalized(_ input: Wrapped?) -> Wrapped? {
        // An empty normalized value would be accepted although the rule may reject the input.
        ruleInput(for: ruleInput(for: input).map { rule.normalized($0) }) ?? input
    }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

/// A strategy that accepts the empty text, and validates or parses any other text.
final class OptionalTextInputValidator<Inner>: WrappingParser<String, String, Inner?>, @unchecked Sendable {
    /// The rule if it is a parser, or else an abstract parser.
    private let wrappedParser: InputParser<String, Inner>

    init(_ rule: InputValidator<String>) where Inner == Never {
        wrappedParser = InputParser()
        super.init(rule)
    }

    init(_ parser: InputParser<String, Inner>) {
        wrappedParser = depthLimited(parser)
        super.init(wrappedParser)
    }

    override func ruleInput(for input: String) -> String? { input.isEmpty ? nil : input }

    // The general method takes 400 instructions more.
    override func validate(_ input: String) throws(ValidationError) { if !input.isEmpty { try rule.validate(input) } }

    override func parse(_ input: String) throws(ValidationError) -> Inner? {
        input.isEmpty ? nil : try wrappedParser.parse(input)
    }

    override func outcome(of input: String) -> ParsingOutcome<Inner?> {
        if input.isEmpty { return .accepted(nil) }
        switch wrappedParser.outcome(of: input) {
        case .accepted(let output): return .accepted(output)
        case .rejected(let errors): return .rejected(errors)
        }
    }

    override func normalized(_ input: String) -> String {
        // An empty normalized text would be accepted although the rule may reject the input.
        ruleInput(for: rule.normalized(input)) ?? input
    }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

extension InputValidator {
    /// Returns a strategy that accepts `nil` and validates any other value with a rule.
    ///
    /// ```swift
    /// let age: InputValidator<Int?> = .optional(.range(0...150))
    /// age.isValid(nil)  // true
    /// age.isValid(200)  // false
    /// ```
    ///
    /// For a value of type `T??`, `.optional(.optional(rule))` accepts `nil` at either level, and `.optional(rule)`
    /// with a rule for `T?` only the outer `nil`.
    public static func optional<Wrapped>(_ rule: InputValidator<Wrapped>) -> InputValidator<Wrapped?>
    where Input == Wrapped? {
        OptionalInputValidator(rule)
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts the empty text and validates any other text with a rule.
    ///
    /// ```swift
    /// let website: InputValidator<String> = .optional(.url)
    /// website.isValid("")  // true
    /// website.isValid(" ")  // false
    /// ```
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String> {
        OptionalTextInputValidator(rule)
    }

    /// Returns a parser that returns `nil` for the empty text and parses any other text.
    public static func optional<Output>(_ parser: InputParser<String, Output>) -> InputParser<String, Output?> {
        OptionalTextInputValidator(parser)
    }
}

extension InputValidator where Input == String? {
    /// Returns a strategy that accepts `nil` and the empty text and validates any other text with a rule.
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String?> {
        OptionalInputValidator(rule, isEmpty: { $0.isEmpty })
    }
}
