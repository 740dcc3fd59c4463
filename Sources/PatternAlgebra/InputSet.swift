// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternMatching

/// An error that describes why an expression isn't a valid pattern, with the mistake's position.
public typealias PatternSyntaxError = PatternMatching.PatternSyntaxError

/// The set of all inputs that a pattern accepts.
///
/// Compare two patterns by the inputs that they accept. A negative result contains a shortest input that proves it:
///
/// ```swift
/// let year = try InputSet("[0-9]{4}")
/// let digits = try InputSet("[0-9]+")
/// year.isSubset(of: digits)  // .yes
/// digits.isSubset(of: year)  // .no(example: "0")
/// ```
///
/// An input is in the set if the **whole** input matches, as in all of this library's strategies. Flags, look-aheads,
/// word boundaries, counted repetitions, and Unicode properties are supported.
///
/// A set is immutable, so any number of tasks can use it. Creating a set takes longer than comparing it, so keep a set
/// that you compare more than once.
public struct InputSet: Sendable {
    let conditions: [CompiledCondition]
    let formula: BooleanFormula

    init(_ formula: BooleanFormula, conditions: [CompiledCondition]) {
        self.formula = formula
        self.conditions = conditions
    }

    /// Creates the set of inputs that an expression matches as a whole.
    ///
    /// - Parameter expression: A regular expression in the language that `RegexInputValidator` accepts.
    /// - Throws: ``PatternSyntaxError`` if the expression isn't a valid pattern or exceeds a limit.
    /// - Complexity: Bounded. An automaton that would become too large isn't built; its steps are computed on demand.
    public init(_ expression: String) throws(PatternSyntaxError) {
        try self.init(expression, usesTables: true)
    }

    /// Creates a set.
    ///
    /// Tests can create it without tables, so every step is found on demand.
    package init(_ expression: String, usesTables: Bool) throws(PatternSyntaxError) {
        let outline = try PatternOutline(expression)
        var conditions: [CompiledCondition] = []
        var numbers: [Int] = []
        var alternatives: [[BooleanFormula]] = []
        for alternative in outline.alternatives {
            alternatives.append(
                alternative.map { condition in
                    numbers.append(numbers.count)
                    conditions.append(CompiledCondition(condition.tree, in: outline, usesTables: usesTables))
                    let formula = BooleanFormula.condition(numbers.count - 1)
                    return condition.isNegated ? .negation(of: formula) : formula
                })
        }
        let (unique, places) = InputSet.deduplicated(conditions)
        self.init(
            .disjunction(of: alternatives.map { .conjunction(of: $0.map { $0.renumberingConditions(to: places) }) }),
            conditions: unique)
    }

    /// Creates the set of inputs that a stock pattern's expression matches.
    ///
    /// A set can't calculate check digits. If the pattern has any, its strategy accepts only some of the inputs.
    ///
    /// - Parameter pattern: The pattern.
    /// - Throws: ``PatternSyntaxError`` if the expression isn't a valid pattern or exceeds a limit.
    public init(_ pattern: InputPattern) throws(PatternSyntaxError) {
        try self.init(pattern.expression)
    }

    /// The set of all inputs.
    public static let all = InputSet(.constant(true), conditions: [])

    /// The empty set.
    public static let none = InputSet(.constant(false), conditions: [])
}

extension InputSet {
    /// Returns the set of inputs that are in both sets.
    ///
    /// - Complexity: O(*n*²) comparisons for the *n* patterns in both sets.
    public func intersection(_ other: InputSet) -> InputSet {
        combined(with: other) { .conjunction(of: [$0, $1]) }
    }

    /// Returns the set of inputs that are in either set.
    ///
    /// - Complexity: O(*n*²) comparisons for the *n* patterns in both sets.
    public func union(_ other: InputSet) -> InputSet {
        combined(with: other) { .disjunction(of: [$0, $1]) }
    }

    /// Returns the set of inputs that are in this set but not in the other set.
    ///
    /// - Complexity: O(*n*²) comparisons for the *n* patterns in both sets.
    public func subtracting(_ other: InputSet) -> InputSet {
        combined(with: other) { .conjunction(of: [$0, .negation(of: $1)]) }
    }

    /// Returns the set of inputs that are in exactly one of the two sets.
    ///
    /// - Complexity: O(*n*²) comparisons for the *n* patterns in both sets.
    public func symmetricDifference(_ other: InputSet) -> InputSet {
        combined(with: other) {
            .disjunction(of: [.conjunction(of: [$0, .negation(of: $1)]), .conjunction(of: [$1, .negation(of: $0)])])
        }
    }

    /// The set of inputs that aren't in this set.
    public var inverted: InputSet {
        InputSet(.negation(of: formula), conditions: conditions)
    }

    private func combined(with other: InputSet, by combine: (BooleanFormula, BooleanFormula) -> BooleanFormula)
        -> InputSet
    {
        let (unique, places) = InputSet.deduplicated(conditions + other.conditions)
        let left = formula.renumberingConditions(to: Array(places.prefix(conditions.count)))
        let right = other.formula.renumberingConditions(to: Array(places.dropFirst(conditions.count)))
        return InputSet(combine(left, right), conditions: unique)
    }

    /// Returns the distinct conditions, and each condition's index among them.
    private static func deduplicated(_ conditions: [CompiledCondition]) -> (unique: [CompiledCondition], places: [Int])
    {
        var unique: [CompiledCondition] = []
        let places = conditions.map { condition in
            if let place = unique.firstIndex(where: { $0.isKnownEquivalent(to: condition) }) { return place }
            unique.append(condition)
            return unique.count - 1
        }
        return (unique, places)
    }
}
