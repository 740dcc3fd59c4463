// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts what another one rejects.
///
/// ```swift
/// let nickname: InputValidator<String> = .required && !.numeric
/// nickname.isValid("Jo3")  // true
/// nickname.isValid("123")  // false: code 1202
/// ```
///
/// It fails closed: where the rule could not look at the input (over its cap, an abstract strategy, a broken pattern, a
/// composition of nothing), there is no answer to turn round, and its error stands. Mind that a rule for a format rejects
/// the empty text, so its opposite accepts it: say `.required` too where that matters.
///
/// Compositions stand at most 128 deep inside one another; a longer chain of `!` rejects everything with code 1203.
public final class Not<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rule that has to reject.
    public let rule: InputValidator<Input>

    private let rejection: ValidationError

    /// Creates the opposite of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule that has to reject.
    ///   - error: What to report where it accepts; by default code 1202.
    public init(_ rule: InputValidator<Input>, or error: ValidationError = ValidationError(.compositionNegation)) {
        self.rule = bounded(rule)
        rejection = error
    }

    /// Rejects what the rule accepts, and what it could not look at.
    public override func validate(_ input: Input) throws(ValidationError) {
        do {
            try rule.validate(input)
        } catch {
            if error.isInconclusive { throw error }
            return
        }
        throw rejection
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "not", children: [rule.configuration], reporting: rejection)
    }
}

extension InputValidator {
    /// What the rule rejects.
    public static prefix func ! (rule: InputValidator) -> InputValidator { Not(rule) }

    /// What the rule rejects; make it once, keep it.
    ///
    /// - Parameters:
    ///   - rule: The rule that has to reject.
    ///   - error: What to report where it accepts; by default code 1202.
    public static func not(
        _ rule: InputValidator, or error: ValidationError = ValidationError(.compositionNegation)
    ) -> Not<Input> {
        Not(rule, or: error)
    }
}
