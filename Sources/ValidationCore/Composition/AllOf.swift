// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an input if all of its rules accept it.
///
/// This is the **Composite** pattern: the class contains strategies and is a strategy. Every rule validates the same
/// input. ``InputValidator/validate(_:)`` stops at the first rule that rejects the input.
/// ``InputValidator/errors(for:)`` returns the errors of all rules, unless `stopAtFirst` is `true`.
///
/// ```swift
/// let password: InputValidator<String> =
///     .count(in: 8...64) && .alphanumeric
/// password.errors(for: "a-b").map(\.code)
/// // [1010, 1125]: too short, and a hyphen
/// ```
///
/// Write `first && second` for two or three rules about one value. For a longer list, such as the rules for a model's
/// properties, or an array that you build with `if` and `for`, use ``InputValidator/all(of:stopAtFirst:)``.
///
/// A composition without rules rejects every input with code 1200, so a list that is empty by mistake accepts nothing.
/// Compositions and decorators can be nested 128 levels deep. If a rule already has 128 levels, a rule that rejects
/// every input with code 1203 replaces it.
public final class AllOf<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rules, in the order in which they run.
    public let rules: [InputValidator<Input>]
    private let stopsAtFirstError: Bool
    // The same rules as a tree of `BothOf` nodes (see RulePair.swift). If there are no rules, it rejects every input
    // with code 1200.
    private let ruleTree: InputValidator<Input>

    /// Creates a composition; for the parameters, see ``InputValidator/all(of:stopAtFirst:)``.
    public init(_ rules: [InputValidator<Input>], stopAtFirst: Bool = false) {
        self.rules = rules.map(depthLimited)  // Replaces a rule that already has 128 levels.
        ruleTree = BothOf.balancedTree(of: self.rules[...])
        stopsAtFirstError = stopAtFirst
        super.init(containing: StrategyContents(.all(self.rules, stopsAtFirstError: stopAtFirst)))
    }

    /// Calls each rule's `validate` method in order until one throws.
    public override func validate(_ input: Input) throws(ValidationError) {
        // Same as `for rule in rules { try rule.validate(input) }`, but faster.
        try ruleTree.validate(input)
    }

    /// Returns the worst progress that any rule reports.
    ///
    /// If several rules report that the input is impossible, the smallest offset counts. If several report that it is
    /// incomplete, the largest number of missing characters counts, because the input needs at least that many.
    public override func progress(of input: Input) -> InputProgress {
        if rules.isEmpty { return .unknown }
        return rules.reduce(.accepted) { $0.conjunction(with: $1.progress(of: input)) }
    }

    /// Returns the input normalized by each rule in turn.
    ///
    /// The input stays unchanged if the rules contradict each other: if they would change the result again, or if the
    /// result would get a different verdict or code than the input.
    public override func normalized(_ input: Input) -> Input {
        let candidate = normalizedByEachRule(input)
        // Values whose type isn't `Equatable` can't be compared.
        if let isUnchanged = areExactlyEqual(candidate, input) {
            if isUnchanged { return input }
            let changesAgain = areExactlyEqual(normalizedByEachRule(candidate), candidate) == false
            if changesAgain { return input }
        }
        let hasSameVerdict = rejectionCode(of: candidate) == rejectionCode(of: input)
        return hasSameVerdict ? candidate : input
    }

    private func normalizedByEachRule(_ input: Input) -> Input {
        // A nested composition skips the comparisons in `normalized`, which would double the work at every level.
        rules.reduce(input) { value, rule in (rule as? AllOf)?.normalizedByEachRule(value) ?? rule.normalized(value) }
    }

    private func rejectionCode(of input: Input) -> ValidationError.Code? {
        do { try validate(input) } catch { return error.code }
        return nil
    }
}

/// A pair of rules that accepts an input if both rules accept it.
private final class BothOf<Input>: RulePair<Input>, @unchecked Sendable {
    override func validate(_ input: Input) throws(ValidationError) {
        try first.validate(input)
        try second.validate(input)
    }
}

extension AllOf {
    /// Returns an `AllOf`'s rules, so that `a && b && c` is one list, or any other strategy as a list of one.
    ///
    /// An `AllOf` that stops at its first error stays one rule. So does an `AllOf` without rules, which rejects all
    /// inputs.
    fileprivate static func conjuncts(of rule: InputValidator<Input>) -> [InputValidator<Input>] {
        if let all = rule as? AllOf, !all.stopsAtFirstError, !all.rules.isEmpty { return all.rules }
        return [rule]
    }
}

extension InputValidator {
    /// Returns a strategy that accepts an input if both rules accept it.
    ///
    /// A chain of `&&` is one ``AllOf``, and its ``errors(for:)`` returns the errors of all rules. For a model's
    /// properties, and for rules that a loop adds, pass an array to ``all(of:stopAtFirst:)`` instead: the compiler
    /// takes a long time to find a mistake in a long chain of property rules.
    ///
    /// - Complexity: O(*n*) in the number of rules on both sides.
    public static func && (first: InputValidator, second: InputValidator) -> InputValidator {
        AllOf<Input>(AllOf.conjuncts(of: first) + AllOf.conjuncts(of: second))
    }

    /// Returns a strategy that accepts an input if all rules of a list accept it.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they run.
    ///   - stopAtFirst: Whether to return only the errors of the first rule that rejects the input.
    public static func all(
        of rules: some Sequence<InputValidator<Input>>, stopAtFirst: Bool = false
    ) -> InputValidator {
        // If the parameter were an array, the compiler would take 20 times as long to find a mistake in a list of 12
        // rules.
        AllOf(Array(rules), stopAtFirst: stopAtFirst)
    }
}
