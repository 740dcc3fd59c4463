// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts nothing, and otherwise asks another one: for fields that may stay empty.
///
/// Nothing is `nil` for an optional value and the empty text for a text; for an optional text it is both.
///
/// ```swift
/// let age: InputValidator<Int?> = .optional(.range(0...150))
/// age.isValid(nil)  // true
/// age.isValid(200)  // false
///
/// let website: InputValidator<String> = .optional(.url)
/// website.isValid("")  // true
/// website.isValid(" ")  // false
/// ```
///
/// Optionality survives nesting: `.optional(.optional(rule))` on `T??` accepts `nil` at either level, `.optional(rule)`
/// with a rule for `T?` asks that rule about the inner `nil`.
public final class OptionalInputValidator<Wrapped>: InputValidator<Wrapped?>, @unchecked Sendable {
    /// The rule for what is there.
    public let rule: InputValidator<Wrapped>

    private let isNothing: @Sendable (Wrapped) -> Bool

    /// Creates a strategy for a value that may be missing.
    ///
    /// - Parameter rule: The rule for what is there.
    public convenience init(_ rule: InputValidator<Wrapped>) {
        self.init(rule, isNothing: { _ in false })
    }

    fileprivate init(_ rule: InputValidator<Wrapped>, isNothing: @escaping @Sendable (Wrapped) -> Bool) {
        self.rule = bounded(rule)
        self.isNothing = isNothing
    }

    /// Accepts nothing, and what the rule accepts.
    public override func validate(_ input: Wrapped?) throws(ValidationError) {
        guard let input, !isNothing(input) else { return }
        try rule.validate(input)
    }

    /// Returns the errors of the rule; none for nothing.
    public override func errors(for input: Wrapped?) -> [ValidationError] {
        guard let input, !isNothing(input) else { return [] }
        return rule.everyError(for: input)
    }

    /// Returns what the rule would keep; nothing stays as it is.
    public override func normalized(_ input: Wrapped?) -> Wrapped? {
        guard let input, !isNothing(input) else { return input }
        // A normal form that is nothing would be accepted although the rule may reject the input.
        let normal = rule.normalized(input)
        return isNothing(normal) ? input : normal
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

/// ``OptionalInputValidator`` for a text that may stay empty.
public final class OptionalTextInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The rule for what was entered.
    public let rule: InputValidator<String>

    /// Creates a strategy for a text that may stay empty.
    ///
    /// - Parameter rule: The rule for what was entered.
    public init(_ rule: InputValidator<String>) {
        self.rule = bounded(rule)
    }

    /// Accepts the empty text, and what the rule accepts.
    public override func validate(_ input: String) throws(ValidationError) {
        if !input.isEmpty { try rule.validate(input) }
    }

    /// Returns the errors of the rule; none for the empty text.
    public override func errors(for input: String) -> [ValidationError] {
        input.isEmpty ? [] : rule.everyError(for: input)
    }

    /// Returns what the rule would keep, unless that is empty.
    public override func normalized(_ input: String) -> String {
        let normal = rule.normalized(input)
        // An empty normal form would be accepted although the rule may reject the input.
        return normal.isEmpty ? input : normal
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

/// ``OptionalTextInputValidator`` for a parser: the empty text means `nil`.
public final class OptionalTextParser<Output>: InputParser<String, Output?>, @unchecked Sendable {
    /// The parser for what was entered.
    public let parser: InputParser<String, Output>

    /// Creates a parser for a text that may stay empty.
    ///
    /// - Parameter parser: The parser for what was entered.
    public init(_ parser: InputParser<String, Output>) {
        self.parser = bounded(parser)
    }

    /// Returns `nil` for the empty text, and otherwise what the parser understands.
    public override func parse(_ input: String) throws(ValidationError) -> Output? {
        input.isEmpty ? nil : try parser.parse(input)
    }

    /// Returns `nil` for the empty text, and otherwise the output, or every error, of the parser.
    public override func outcome(of input: String) -> ParsingOutcome<Output?> {
        input.isEmpty ? .accepted(nil) : parser.outcome(of: input).map { $0 }
    }

    /// Returns the errors of the parser; none for the empty text.
    public override func errors(for input: String) -> [ValidationError] {
        input.isEmpty ? [] : parser.everyError(for: input)
    }

    /// Returns what the parser would keep, unless that is empty.
    public override func normalized(_ input: String) -> String {
        let normal = parser.normalized(input)
        return normal.isEmpty ? input : normal
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { parser.isSensitive }

    override var nesting: Int { parser.nesting + 1 }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [parser.configuration])
    }
}

extension OptionalInputValidator: ChecklistSource {
    var checklistNames: [String] { rule.namesInChecklist }

    func checklistItems(for input: Wrapped?) -> [ChecklistItem] {
        guard let input, !isNothing(input) else { return passedChecklist }
        return rule.checklist(for: input)
    }
}

extension OptionalTextInputValidator: ChecklistSource {
    var checklistNames: [String] { rule.namesInChecklist }

    func checklistItems(for input: String) -> [ChecklistItem] {
        input.isEmpty ? passedChecklist : rule.checklist(for: input)
    }
}

extension OptionalTextParser: ChecklistSource {
    var checklistNames: [String] { parser.namesInChecklist }

    func checklistItems(for input: String) -> [ChecklistItem] {
        input.isEmpty ? passedChecklist : parser.checklist(for: input)
    }
}

extension InputValidator {
    /// A value that may be missing, and otherwise follows the rule; make it once, keep it.
    public static func optional<Wrapped>(_ rule: InputValidator<Wrapped>) -> InputValidator<Wrapped?>
    where Input == Wrapped? {
        OptionalInputValidator(rule)
    }
}

extension InputValidator where Input == String {
    /// A text that may stay empty, and otherwise follows the rule; make it once, keep it.
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String> {
        OptionalTextInputValidator(rule)
    }

    /// A text that may stay empty, which means `nil`, and is otherwise parsed; make it once, keep it.
    public static func optional<Output>(_ parser: InputParser<String, Output>) -> InputParser<String, Output?> {
        OptionalTextParser(parser)
    }
}

extension InputValidator where Input == String? {
    /// A text that may be missing or empty, and otherwise follows the rule; make it once, keep it.
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String?> {
        OptionalInputValidator(rule, isNothing: { $0.isEmpty })
    }
}
