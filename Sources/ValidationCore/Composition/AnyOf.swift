// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an input if at least one of its rules accepts it.
///
/// If all rules reject the input, the strategy replaces their errors with one error: code 1201, or your own error. The
/// message for code 1201 names what the rules accept, such as "Contact must be an email address or something like
/// AB123456". It names up to four rules; if there are more, it names the first three. The remaining rules, and rules
/// that it can't name, become "text in another accepted format". If it can't name any of them, pass your own error.
///
/// ```swift
/// let contact: InputValidator<String> = .any(
///     of: [.email, .e164],
///     or: ValidationError(
///         1, domain: "Shop", message: "Enter a phone or email"))
/// contact.isValid("+41446681800")  // true
/// contact.isValid("ask me")  // false: code 1 in domain Shop
/// ```
///
/// A composition without rules rejects every input with code 1200.
public final class AnyOf<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rules, in the order in which they run.
    public let rules: [InputValidator<Input>]

    private let ruleTree: InputValidator<Input>
    private let rejection: ValidationError
    /// Whether the app supplied the error, which a chain of `||` then keeps.
    private let hasCustomError: Bool

    /// Creates a composition; for the parameters, see ``InputValidator/any(of:or:)``.
    public init(
        _ rules: [InputValidator<Input>], or error: ValidationError = ValidationError(.compositionNoAlternative)
    ) {
        self.rules = rules.map(depthLimited)
        ruleTree = EitherOf.balancedTree(of: self.rules[...])
        hasCustomError = !error.isDefaultAlternativeError
        rejection = rules.isEmpty ? ValidationError(.compositionEmpty) : error.naming(alternatives: rules)
        super.init(containing: StrategyContents(.any(self.rules, or: rejection)))
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        do { try ruleTree.validate(input) } catch { throw rejection.asReplacement(for: error) }
    }

    /// Returns the best progress that any rule reports; if all report that the input is impossible, the largest offset
    /// counts.
    public override func progress(of input: Input) -> InputProgress {
        guard let first = rules.first?.progress(of: input) else { return .unknown }
        return rules.dropFirst().reduce(first) { $0.disjunction(with: $1.progress(of: input)) }
    }

    /// Returns the input normalized by the first rule that accepts it, or the unchanged input if no rule accepts it.
    public override func normalized(_ input: Input) -> Input {
        var value = input
        var last = rules.endIndex
        // An earlier rule may accept the normalized value. Then that rule normalizes it further. The index only gets
        // smaller, so the loop ends.
        while let index = rules.firstIndex(where: { $0.isValid(value) }), index < last {
            value = rules[index].normalized(value)
            last = index
        }
        return value
    }
}

/// A pair of rules that accepts an input if at least one rule accepts it.
private final class EitherOf<Input>: RulePair<Input>, @unchecked Sendable {
    override func validate(_ input: Input) throws(ValidationError) {
        let rejection: ValidationError
        do throws(ValidationError) { return try first.validate(input) } catch { rejection = error }
        // The rejection isn't a verdict if either rule couldn't examine the input.
        do { try second.validate(input) } catch { throw error.asReplacement(for: rejection) }
    }
}

extension AnyOf {
    /// Returns the rules that a chain of `||` takes from one side.
    fileprivate static func disjuncts(of rule: InputValidator<Input>) -> [InputValidator<Input>] {
        guard let any = rule as? AnyOf, !any.hasCustomError, !any.rules.isEmpty else { return [rule] }
        return any.rules
    }
}

extension ValidationError {
    /// The parts of a strategy's error that are compared for equality but never shown.
    var equalityComponents: [any Equatable & Sendable] { [domain, code, message ?? "", parameters, path] }

    /// Whether this is a composition's default error, without the alternatives' names.
    fileprivate var isDefaultAlternativeError: Bool {
        isBuiltIn && code == .compositionNoAlternative && parameters.isEmpty && message == nil
    }

    /// Returns the error with the alternatives' names, if it is the default error and a message can name at least one.
    ///
    /// More than four names would make the message too long. Rules without a phrase share one name.
    fileprivate func naming<Input>(alternatives rules: [InputValidator<Input>]) -> ValidationError {
        guard isDefaultAlternativeError else { return self }
        var parameters: Parameters = [:]
        var names: [String] = []
        for rule in rules.prefix(rules.count > 4 ? 3 : 4) {
            guard let expectedKind = rule.expectedKind else { continue }
            if let example = expectedKind.example {
                guard parameters[.example] == nil else { continue }
                parameters[.example] = .text(example)
            }
            names.append(expectedKind.name)
        }
        guard !names.isEmpty else { return self }
        if names.count < rules.count { names.append(InputKind.anotherFormat.key) }
        parameters[.strategies] = .list(names)
        return ValidationError(code, with: parameters)
    }
}

extension InputValidator {
    /// Returns a strategy that accepts an input if at least one rule accepts it.
    ///
    /// A chain of `||` is one ``AnyOf``.
    ///
    /// - Complexity: O(*n*) in the number of rules on both sides.
    public static func || (first: InputValidator, second: InputValidator) -> InputValidator {
        AnyOf<Input>(AnyOf.disjuncts(of: first) + AnyOf.disjuncts(of: second))
    }

    /// Returns a strategy that accepts an input if at least one of the rules accepts it.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they run.
    ///   - error: The error to report if all rules reject the input. The default has code 1201.
    public static func any(
        of rules: some Sequence<InputValidator<Input>>,
        or error: ValidationError = ValidationError(.compositionNoAlternative)
    ) -> InputValidator {
        AnyOf(Array(rules), or: error)
    }
}
