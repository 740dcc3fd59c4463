// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts what every one of its rules accepts: the **Composite** of the pattern.
///
/// ``InputValidator/validate(_:)`` stops at the first rule that refuses; ``InputValidator/failures(for:)`` asks all of
/// them. Every rule is given the same input.
///
/// ```swift
/// let password: InputValidator<String> = .count(in: 8...64) && .alphanumeric
/// password.failures(for: "a-b").map(\.code)  // [1010, 1125]: too short, and a hyphen
/// ```
///
/// A composition of no rules refuses everything with code 1200.
public final class AllOf<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rules, in the order in which they are asked.
    public let rules: [InputValidator<Input>]

    /// Whether ``InputValidator/failures(for:)`` stops at the first refusal too.
    public let stopsAtFirstFailure: Bool

    // A tree of pairs in `let`s: a loop over the array costs twice as much, and three to five times where two threads
    // share the strategy, because each element is retained and released (measured, SPINE.md 2).
    private let tree: InputValidator<Input>

    /// Creates a composition.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they are asked; none refuses everything.
    ///   - stopsAtFirstFailure: Whether all failures are only the first one; `false` by default.
    public init(_ rules: [InputValidator<Input>], stopsAtFirstFailure: Bool = false) {
        self.rules = rules
        self.stopsAtFirstFailure = stopsAtFirstFailure
        tree = rules[...].tree { BothOf($0, $1) }
    }

    /// Refuses what one of the rules refuses, with the error of the first that does.
    public override func validate(_ input: Input) throws(ValidationError) {
        try tree.validate(input)
    }

    /// Returns the failures of all rules in their order, or those of the first that refuses.
    public override func failures(for input: Input) -> [ValidationError] {
        guard !rules.isEmpty else { return tree.failures(for: input) }
        if stopsAtFirstFailure {
            return rules.lazy.map { $0.failures(for: input) }.first { !$0.isEmpty } ?? []
        }
        return rules.flatMap { $0.failures(for: input) }
    }

    /// Returns the input as all rules in turn would keep it, or unchanged where they do not agree on that.
    public override func normalized(_ input: Input) -> Input {
        let candidate = inTurn(input)
        // Without this, compositions inside compositions would do their work twice at every level.
        if areEqual(candidate, input) { return input }
        // One rule's normal form may be what another refuses; then keeping the input is the lawful answer.
        guard isStable(candidate), code(of: candidate) == code(of: input) else { return input }
        return candidate
    }

    private func inTurn(_ input: Input) -> Input {
        rules.reduce(input) { value, rule in rule.normalized(value) }
    }

    private func isStable(_ value: Input) -> Bool {
        !(value is any Equatable) || areEqual(inTurn(value), value)
    }

    /// Whether two values are known to be equal.
    private func areEqual(_ first: Input, _ second: Input) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
        guard let first = first as? any Equatable else { return false }
        return equals(first)
    }

    private func code(of input: Input) -> ValidationError.Code? {
        do throws(ValidationError) { try validate(input) } catch { return error.code }
        return nil
    }

    /// Whether one of the rules is sensitive.
    public override var isSensitive: Bool { rules.contains(where: \.isSensitive) }

    /// The strategy's name and rules.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, stopsAtFirstFailure ? "first" : "allOf", children: rules.map(\.configuration))
    }
}

/// Two rules, both of which have to accept.
private final class BothOf<Input>: InputValidator<Input>, @unchecked Sendable {
    let first: InputValidator<Input>
    let second: InputValidator<Input>

    init(_ first: InputValidator<Input>, _ second: InputValidator<Input>) {
        self.first = first
        self.second = second
    }

    override func validate(_ input: Input) throws(ValidationError) {
        try first.validate(input)
        try second.validate(input)
    }
}

/// What stands for a composition of nothing: it refuses everything.
private final class NoRules<Input>: InputValidator<Input>, @unchecked Sendable {
    override func validate(_ input: Input) throws(ValidationError) {
        throw ValidationError(.compositionEmpty)
    }
}

extension ArraySlice {
    /// Joins rules into a balanced tree of pairs; no rule makes a strategy that refuses everything.
    func tree<Input>(
        _ join: (InputValidator<Input>, InputValidator<Input>) -> InputValidator<Input>
    ) -> InputValidator<Input> where Element == InputValidator<Input> {
        guard let first else { return NoRules() }
        if count == 1 { return first }
        let middle = startIndex + count / 2
        return join(self[..<middle].tree(join), self[middle...].tree(join))
    }
}

extension InputValidator {
    /// What both rules accept; chains read as one composition.
    public static func && (first: InputValidator, second: InputValidator) -> InputValidator {
        AllOf(first.conjuncts + second.conjuncts)
    }

    /// What every rule accepts; make it once, keep it.
    public static func all(of rules: [InputValidator<Input>]) -> AllOf<Input> { AllOf(rules) }

    /// What every rule accepts, reporting only the first refusal; make it once, keep it.
    public static func first(of rules: [InputValidator<Input>]) -> AllOf<Input> {
        AllOf(rules, stopsAtFirstFailure: true)
    }

    private var conjuncts: [InputValidator<Input>] {
        if let all = self as? AllOf<Input>, !all.stopsAtFirstFailure, !all.rules.isEmpty { return all.rules }
        return [self]
    }
}
