// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an input if its rule, another strategy, rejects the input.
///
/// ```swift
/// let nickname: InputValidator<String> = .required && !.numeric
/// nickname.isValid("Jo3")  // true
/// nickname.isValid("123")  // false: code 1202
/// ```
///
/// The strategy fails closed. If the rule can't evaluate the input, for example because the input is too long or the
/// rule's pattern is invalid, the strategy rejects the input and reports the rule's error.
///
/// A rule for a format rejects empty text, so its negation accepts empty text. Add `.required` if the text must not be
/// empty.
///
/// A chain of more than 128 `!` operators rejects every input with code 1203.
public final class Not<Input>: InputValidator<Input>, @unchecked Sendable {
    private let rule: InputValidator<Input>
    private let rejection: ValidationError

    /// Creates a strategy that reports an error for every input that a rule accepts.
    public init(_ rule: InputValidator<Input>, or error: ValidationError) {
        self.rule = depthLimited(rule)
        rejection = error
        super.init(containing: StrategyContents(.not(self.rule, or: error)))
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        do {
            try rule.validate(input)
        } catch {
            // A rule that couldn't examine the input hasn't rejected it.
            if error.isInconclusive { throw error }
            return
        }
        throw rejection
    }
}

extension InputValidator {
    /// Returns a strategy that accepts an input if a rule rejects it.
    ///
    /// The error has code 1202. If the rule is for a named kind of input, the message says what the rule accepts, such
    /// as "Nickname must not be only digits". For any other rule, it only says that the input can't be used. Add your
    /// own text with ``message(_:)``, or use ``not(_:or:)``.
    public static prefix func ! (rule: InputValidator) -> InputValidator { Not(rule, or: .negation(of: rule)) }

    /// Returns a strategy that accepts an input if a rule rejects it.
    ///
    /// - Parameter error: The error to report if the rule accepts the input. Its text should say what is not accepted,
    ///   because the rule has no text for inputs that it accepts.
    public static func not(_ rule: InputValidator, or error: ValidationError) -> InputValidator { Not(rule, or: error) }
}

extension ValidationError {
    /// Returns a negation's default error, with the rule's name if a message can name it.
    fileprivate static func negation<Input>(of rule: InputValidator<Input>) -> ValidationError {
        let rules = ((rule as? AnyOf<Input>)?.rules ?? [rule]).map(\.configuration.withoutCustomNames)
        return rules.contains { $0.noun == nil } || rules.count > 4
            ? ValidationError(.compositionNegation)
            : ValidationError(.compositionNegation, with: [.strategies: .list(rules.map(\.name))])
    }
}
