// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts `nil` and validates any other value with a rule.
final class OptionalInputValidator<Wrapped>: InputValidator<Wrapped?>, @unchecked Sendable {
    /// The rule for a value that is not empty.
    let rule: InputValidator<Wrapped>

    private let isNothing: @Sendable (Wrapped) -> Bool

    /// Creates a strategy for a value that may be missing.
    ///
    /// - Parameter rule: The rule for a value that is not empty.
    convenience init(_ rule: InputValidator<Wrapped>) {
        self.init(rule, isNothing: { _ in false })
    }

    fileprivate init(_ rule: InputValidator<Wrapped>, isNothing: @escaping @Sendable (Wrapped) -> Bool) {
        self.rule = bounded(rule)
        self.isNothing = isNothing
    }

    /// Accepts an empty value and any value that the rule accepts.
    override func validate(_ input: Wrapped?) throws(ValidationError) {
        guard let input, !isNothing(input) else { return }
        try rule.validate(input)
    }

    /// Returns the errors of the rule, or an empty array if the value is empty.
    override func errors(for input: Wrapped?) -> [ValidationError] {
        guard let input, !isNothing(input) else { return [] }
        return rule.errors(for: input)
    }

    package override func errors(for input: Wrapped?, in part: PartialValue) -> [ValidationError] {
        guard let input, !isNothing(input) else { return [] }
        return rule.errors(for: input, in: part)
    }

    /// Returns ``InputProgress/accepted`` for an empty value, and otherwise the progress that the rule reports.
    override func progress(of input: Wrapped?) -> InputProgress {
        guard let input, !isNothing(input) else { return .accepted }
        return rule.progress(of: input)
    }

    /// Returns the value normalized by the rule.
    ///
    /// If the value or its normalized form is empty, returns the value unchanged.
    override func normalized(_ input: Wrapped?) -> Wrapped? {
        guard let input, !isNothing(input) else { return input }
        // An empty normalized value would be accepted although the rule may reject the input.
        let normal = rule.normalized(input)
        return isNothing(normal) ? input : normal
    }

    /// Whether the rule is sensitive.
    override var isSensitive: Bool { rule.isSensitive }

    override var inputTraits: InputTraits { rule.inputTraits }

    override var nesting: Int { rule.nesting + 1 }

    /// The configuration: the name `optional`, and the configuration of the rule.
    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

/// A strategy that accepts the empty text and validates any other text with a rule.
///
/// It is the counterpart of ``OptionalInputValidator`` for text.
final class OptionalTextInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The rule for nonempty text.
    let rule: InputValidator<String>

    /// Creates a strategy for text that may be empty.
    ///
    /// - Parameter rule: The rule for nonempty text.
    init(_ rule: InputValidator<String>) {
        self.rule = bounded(rule)
    }

    /// Accepts the empty text and any text that the rule accepts.
    override func validate(_ input: String) throws(ValidationError) {
        if !input.isEmpty { try rule.validate(input) }
    }

    /// Returns the errors of the rule, or an empty array if the text is empty.
    override func errors(for input: String) -> [ValidationError] {
        input.isEmpty ? [] : rule.errors(for: input)
    }

    /// Returns ``InputProgress/accepted`` for empty text, and otherwise the progress that the rule reports.
    override func progress(of input: String) -> InputProgress {
        input.isEmpty ? .accepted : rule.progress(of: input)
    }

    /// Returns the text normalized by the rule, or the unchanged text if the normalized text is empty.
    override func normalized(_ input: String) -> String {
        let normal = rule.normalized(input)
        // An empty normalized text would be accepted although the rule may reject the input.
        return normal.isEmpty ? input : normal
    }

    /// Whether the rule is sensitive.
    override var isSensitive: Bool { rule.isSensitive }

    override var inputTraits: InputTraits { rule.inputTraits }

    override var nesting: Int { rule.nesting + 1 }

    /// The configuration: the name `optional`, and the configuration of the rule.
    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "optional", children: [rule.configuration])
    }
}

/// A parser that returns `nil` for the empty text and parses any other text.
///
/// It is the counterpart of ``OptionalTextInputValidator`` for a parser.
final class OptionalTextParser<Output>: InputParser<String, Output?>, @unchecked Sendable {
    /// The parser for nonempty text.
    let parser: InputParser<String, Output>

    /// Creates a parser for text that may be empty.
    ///
    /// - Parameter parser: The parser for nonempty text.
    init(_ parser: InputParser<String, Output>) {
        self.parser = bounded(parser)
    }

    /// Returns `nil` if the text is empty, and the output of the parser otherwise.
    override func parse(_ input: String) throws(ValidationError) -> Output? {
        input.isEmpty ? nil : try parser.parse(input)
    }

    /// Returns an accepted outcome with `nil` if the text is empty, and the outcome of the parser otherwise.
    override func outcome(of input: String) -> ParsingOutcome<Output?> {
        input.isEmpty ? .accepted(nil) : parser.outcome(of: input).map { $0 }
    }

    /// Returns the errors of the parser, or an empty array if the text is empty.
    override func errors(for input: String) -> [ValidationError] {
        input.isEmpty ? [] : parser.errors(for: input)
    }

    /// Returns ``InputProgress/accepted`` for empty text, and otherwise the progress that the parser reports.
    override func progress(of input: String) -> InputProgress {
        input.isEmpty ? .accepted : parser.progress(of: input)
    }

    /// Returns the text normalized by the parser, or the unchanged text if the normalized text is empty.
    override func normalized(_ input: String) -> String {
        let normal = parser.normalized(input)
        return normal.isEmpty ? input : normal
    }

    /// Whether the parser is sensitive.
    override var isSensitive: Bool { parser.isSensitive }

    override var inputTraits: InputTraits { parser.inputTraits }

    override var nesting: Int { parser.nesting + 1 }

    /// The configuration: the name `optional`, and the configuration of the parser.
    override var configuration: StrategyConfiguration {
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
        OptionalTextParser(parser)
    }
}

extension InputValidator where Input == String? {
    /// Returns a strategy that accepts `nil` and the empty text and validates any other text with a rule.
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String?> {
        OptionalInputValidator(rule, isNothing: { $0.isEmpty })
    }
}
