// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts `nil` and validates any other value with a rule.
final class OptionalInputValidator<Wrapped>: InputValidator<Wrapped?>, @unchecked Sendable {
    private let part: OptionalPart<Wrapped>

    /// Creates a strategy with a closure that returns whether a value other than `nil` counts as empty too.
    init(_ rule: InputValidator<Wrapped>, isEmpty: @escaping @Sendable (Wrapped) -> Bool = { _ in false }) {
        part = OptionalPart(rule: depthLimited(rule), isEmpty: isEmpty)
        super.init(containing: StrategyContents(.part(part)))
    }

    override func validate(_ input: Wrapped?) throws(ValidationError) {
        if let value = part.presentValue(of: input) { try part.rule.validate(value) }
    }

    override func progress(of input: Wrapped?) -> InputProgress {
        part.presentValue(of: input).map(part.rule.progress) ?? .accepted
    }

    override func normalized(_ input: Wrapped?) -> Wrapped? {
        // An empty normalized value would be accepted although the rule may reject the input.
        part.presentValue(of: part.presentValue(of: input).map(part.rule.normalized)) ?? input
    }
}

private struct OptionalPart<Wrapped>: StrategyPart {
    let rule: InputValidator<Wrapped>
    let isEmpty: @Sendable (Wrapped) -> Bool

    var kind: StrategyPartKind { .optional }

    func presentValue(of input: Wrapped?) -> Wrapped? { input.flatMap { isEmpty($0) ? nil : $0 } }

    func forEachValue(of input: Wrapped?, _ body: (Wrapped, ValidationError.PathComponent?) -> Bool) {
        if let value = presentValue(of: input) { _ = body(value, nil) }
    }
}

private struct OptionalTextPart: StrategyPart {
    let rule: InputValidator<String>

    var kind: StrategyPartKind { .optional }

    func forEachValue(of input: String, _ body: (String, ValidationError.PathComponent?) -> Bool) {
        if !input.isEmpty { _ = body(input, nil) }
    }

    func progress(of input: String) -> InputProgress { input.isEmpty ? .accepted : rule.progress(of: input) }

    func normalized(_ input: String) -> String {
        let normal = rule.normalized(input)
        // An empty normalized text would be accepted although the rule may reject the input.
        return normal.isEmpty ? input : normal
    }
}

/// A strategy that accepts empty text and validates any other text.
final class OptionalTextInputValidator: InputValidator<String>, @unchecked Sendable {
    private let part: OptionalTextPart

    init(_ rule: InputValidator<String>) {
        part = OptionalTextPart(rule: depthLimited(rule))
        super.init(containing: StrategyContents(.part(part)))
    }

    override func validate(_ input: String) throws(ValidationError) {
        if input.isEmpty { return }
        do throws(ValidationError) { try part.rule.validate(input) } catch { throw error.inOptionalText }
    }

    override func progress(of input: String) -> InputProgress { part.progress(of: input) }
    override func normalized(_ input: String) -> String { part.normalized(input) }
}

/// A parser that returns `nil` for empty text and parses any other text.
final class OptionalTextInputParser<Inner>: InputParser<String, Inner?>, @unchecked Sendable {
    private let part: OptionalTextPart
    private let parser: InputParser<String, Inner>

    init(_ parser: InputParser<String, Inner>) {
        self.parser = depthLimited(parser)
        part = OptionalTextPart(rule: self.parser)
        super.init(containing: StrategyContents(.part(part)))
    }

    override func validate(_ input: String) throws(ValidationError) {
        if input.isEmpty { return }
        do throws(ValidationError) { try parser.validate(input) } catch { throw error.inOptionalText }
    }

    override func parse(_ input: String) throws(ValidationError) -> Inner? {
        if input.isEmpty { return nil }
        do throws(ValidationError) { return try parser.parse(input) } catch { throw error.inOptionalText }
    }

    override func outcome(of input: String) -> ParsingOutcome<Inner?> {
        if input.isEmpty { return .accepted(nil) }
        switch parser.outcome(of: input) {
        case .accepted(let output): return .accepted(output)
        case .rejected(let errors): return .rejected(errors.map(\.inOptionalText))
        }
    }

    override func progress(of input: String) -> InputProgress { part.progress(of: input) }
    override func normalized(_ input: String) -> String { part.normalized(input) }
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
    /// For a value of type `T??`, `.optional(.optional(rule))` accepts `nil` at either level. If the rule is for `T?`,
    /// `.optional(rule)` accepts only the outer `nil`.
    public static func optional<Wrapped>(_ rule: InputValidator<Wrapped>) -> InputValidator<Wrapped?>
    where Input == Wrapped? {
        OptionalInputValidator(rule)
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts empty text and validates any other text with a rule.
    ///
    /// ```swift
    /// let website: InputValidator<String> = .optional(.url)
    /// website.isValid("")  // true
    /// website.isValid(" ")  // false
    /// ```
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String> {
        OptionalTextInputValidator(rule)
    }

    /// Returns a parser that returns `nil` for empty text and parses any other text.
    public static func optional<Output>(_ parser: InputParser<String, Output>) -> InputParser<String, Output?> {
        OptionalTextInputParser(parser)
    }
}

extension InputValidator where Input == String? {
    /// Returns a strategy that accepts `nil` and empty text, and validates any other text with a rule.
    public static func optional(_ rule: InputValidator<String>) -> InputValidator<String?> {
        OptionalInputValidator(rule, isEmpty: { $0.isEmpty })
    }
}
