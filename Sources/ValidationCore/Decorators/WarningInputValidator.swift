// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A decorator that accepts every input, and turns the wrapped strategy's errors into warnings.
final class WarningInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    init(_ rule: InputValidator<Input>) { super.init(containing: StrategyContents(.warning(depthLimited(rule)))) }

    override func validate(_ input: Input) {}
}

extension InputValidator {
    /// Returns a strategy that accepts every input and warns about inputs that a rule rejects.
    ///
    /// Use it for advice that must not block anybody, such as a likely typing mistake. A warning has the code, the
    /// message, the label, and the path of the rule's error. Read warnings with ``InputValidator/warnings(for:)`` or
    /// ``FormField/warnings``.
    ///
    /// ```swift
    /// let age: InputValidator<Int> =
    ///     .range(0...150)
    ///     && .warning(.range(...110).message("Check the age"))
    /// age.isValid(120)  // true
    /// age.warnings(for: 120).map(\.reason)  // ["Check the age"]
    /// age.warnings(for: 151)  // []
    /// ```
    ///
    /// Every rule can warn, including your own class. In a rule file, a strategy with `"severity": "warning"` warns.
    ///
    /// - Parameter rule: The rule whose errors are warnings. The rule doesn't change the strategy's keyboard, its hint,
    ///   or its requirements, and `.warning(.warning(a))` is `.warning(a)`.
    public static func warning(_ rule: InputValidator) -> InputValidator {
        rule is WarningInputValidator<Input> ? rule : WarningInputValidator(rule)
    }
}

/// A parser that also warns about inputs that a rule rejects.
private final class AdvisedInputParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let parser: InputParser<Input, Output>

    init(_ parser: InputParser<Input, Output>, warning rule: InputValidator<Input>) {
        let parser = depthLimited(parser)
        self.parser = parser
        super.init(containing: StrategyContents(.all([parser, depthLimited(rule)], stopsAtFirstError: false)))
    }

    override func validate(_ input: Input) throws(ValidationError) { try parser.validate(input) }
    override func parse(_ input: Input) throws(ValidationError) -> Output { try parser.parse(input) }
    override func outcome(of input: Input) -> ParsingOutcome<Output> { parser.outcome(of: input) }
    override func normalized(_ input: Input) -> Input { parser.normalized(input) }
    override func progress(of input: Input) -> InputProgress { parser.progress(of: input) }
}

extension InputParser {
    /// Returns a parser that also warns about inputs that a rule rejects.
    ///
    /// Unlike `parser && .warning(rule)`, the result is a parser with the same output.
    ///
    /// ```swift
    /// let email: InputParser<String, EmailAddress> =
    ///     .email.warning(.emailDomainSpelling)
    /// try email.parse("ada@gmial.com").domain  // "gmial.com"
    /// email.warnings(for: "ada@gmial.com").map(\.code)  // [1108]
    /// ```
    ///
    /// - Parameter rule: The rule whose errors are warnings; see ``InputValidator/warning(_:)``.
    public func warning(_ rule: InputValidator<Input>) -> InputParser<Input, Output> {
        AdvisedInputParser(self, warning: .warning(rule))
    }
}
