// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts `nil` and validates any other value with a rule.
final class OptionalInputValidator<Wrapped>: InputValidator<Wrapped?>, @unchecked Sendable {
    private let rule: InputValidator<Wrapped>
    private let isEmpty: @Sendable (Wrapped) -> Bool

    /// Creates a strategy, with a closure that returns whether a value other than `nil` is also empty.
    init(_ rule: InputValidator<Wrapped>, isEmpty: @escaping @Sendable (Wrapped) -> Bool = { _ in false }) {
        self.rule = bounded(rule)
        self.isEmpty = isEmpty
    }

    /// Returns the value that the rule validates, or `nil` if the input is empty.
    private func value(of input: Wrapped?) -> Wrapped? { input.flatMap { isEmpty($0) ? nil : $0 } }

    override func validate(_ input: Wrapped?) throws(ValidationError) {
        if let value = value(of: input) { try rule.validate(value) }
    }

    override func errors(for input: Wrapped?) -> [ValidationError] {
        value(of: input).map { rule.errors(for: $0) } ?? []
    }

    package override func errors(for input: Wrapped?, in part: PartialValue) -> [ValidationError] {
        value(of: input).map { rule.errors(for: $0, in: part) } ?? []
    }

    override func progress(of input: Wrapped?) -> InputProgress {
        value(of: input).map { rule.progress(of: $0) } ?? .accepted
    }

    override func normalized(_ input: Wrapped?) -> Wrapped? {
        // An empty normalized value would be accepted although the rule may reject the input.
        value(of: value(of: input).map { rule.normalized($0) }) ?? input
    }

    override func checklistItems(for input: Wrapped??) -> [ChecklistItem] {
        rule.checklistItems(for: input.flatMap { value(of: $0) })
    }

    override var inputTraits: InputTraits { rule.inputTraits }
    override var children: [any ChildStrategy] { [rule] }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

extension OptionalInputValidator: ExplainedStrategy {
    func steps(for input: Wrapped?) -> ExplainedSteps {
        ExplainedSteps(rule, for: value(of: input), orSkipping: .emptyInput)
    }
}

/// A strategy that accepts the empty text, and validates or parses any other text.
///
/// It is the counterpart of ``OptionalInputValidator`` for text.
final class OptionalTextInputValidator<Inner>: WrappingParser<String, Inner, Inner?>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if !input.isEmpty { try rule.validate(input) }
    }

    override func parse(_ input: String) throws(ValidationError) -> Inner? {
        input.isEmpty ? nil : try parseInside(input)
    }

    override func outcome(of input: String) -> ParsingOutcome<Inner?> {
        input.isEmpty ? .accepted(nil) : outcomeInside(of: input).map { $0 }
    }

    override func errors(for input: String) -> [ValidationError] { input.isEmpty ? [] : rule.errors(for: input) }

    override func progress(of input: String) -> InputProgress {
        input.isEmpty ? .accepted : rule.progress(of: input)
    }

    override func normalized(_ input: String) -> String {
        // An empty normalized text would be accepted although the rule may reject the input.
        rule.normalized(input).unlessEmpty ?? input
    }

    override func checklistItems(for input: String?) -> [ChecklistItem] {
        rule.checklistItems(for: input?.unlessEmpty)
    }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

extension OptionalTextInputValidator: ExplainedStrategy {
    func steps(for input: String) -> ExplainedSteps {
        ExplainedSteps(rule, for: input.unlessEmpty, orSkipping: .emptyInput)
    }
}

extension String {
    fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
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
    /// Optional values can be nested. `.optional(.optional(rule))` for `T??` accepts `nil` at either level. For a value
    /// of type `T??`, `.optional(rule)` with a rule for `T?` accepts only the outer `nil`, and validates an inner `nil`
    /// with that rule.
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
