// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputSet {
    /// The result of a comparison.
    public enum Decision: Sendable, Hashable {
        /// The statement is true for all inputs.
        case yes

        /// The statement is false.
        ///
        /// The example is a shortest input that makes it false.
        case no(example: String)

        /// The budget ran out before there was a result.
        case undecided
    }

    /// The relation between two sets, with a shortest input for each difference.
    public enum Relation: Sendable, Hashable {
        /// Both sets have the same inputs.
        case equivalent

        /// The second set contains every input in the first set.
        ///
        /// The example is an input that is only in the second set.
        case subset(missing: String)

        /// The first set contains every input in the second set.
        ///
        /// The example is an input that is only in the first set.
        case superset(extra: String)

        /// Each set has inputs that the other set doesn't have.
        case different(extra: String, missing: String)

        /// The budget ran out before the relation was known.
        case undecided
    }

    /// The default budget for a comparison, which takes about 0.1 seconds.
    ///
    /// A unit is one step of an automaton by one class of scalars. If a set has several conditions, such as look-aheads
    /// at the start of its pattern, a step takes about one unit for every two conditions.
    public static let defaultBudget = 2_000_000

    /// Whether the set has no inputs.
    ///
    /// If it has inputs, the example is one of its shortest inputs.
    public var isEmpty: Decision { isEmpty(budget: InputSet.defaultBudget) }

    /// Returns whether the set has no inputs.
    ///
    /// - Parameter budget: The work that the comparison may take.
    /// - Returns: The decision. The example in ``InputSet/Decision/no(example:)`` is one of the set's shortest inputs.
    /// - Complexity: O(budget) time and memory.
    public func isEmpty(budget: Int) -> Decision {
        switch ProductSearch.shortestInput(in: self, budget: budget) {
        case .none: .yes
        case .found(let scalars): .no(example: String(scalars))
        case .exhausted: .undecided
        }
    }

    /// Returns whether another set contains every input in this set.
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - budget: The work that the comparison may take.
    /// - Returns: The decision. The example in ``InputSet/Decision/no(example:)`` is in this set but not in the other
    ///   set.
    /// - Complexity: O(budget) time and memory.
    public func isSubset(of other: InputSet, budget: Int = defaultBudget) -> Decision {
        subtracting(other).isEmpty(budget: budget)
    }

    /// Returns whether this set contains every input in another set.
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - budget: The work that the comparison may take.
    /// - Returns: The decision. The example in ``InputSet/Decision/no(example:)`` is in the other set but not in this
    ///   set.
    /// - Complexity: O(budget) time and memory.
    public func isSuperset(of other: InputSet, budget: Int = defaultBudget) -> Decision {
        other.isSubset(of: self, budget: budget)
    }

    /// Returns whether two sets have the same inputs.
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - budget: The work that the comparison may take.
    /// - Returns: The decision. The example in ``InputSet/Decision/no(example:)`` is in exactly one of the sets.
    /// - Complexity: O(budget) time and memory.
    public func isEquivalent(to other: InputSet, budget: Int = defaultBudget) -> Decision {
        symmetricDifference(other).isEmpty(budget: budget)
    }

    /// Returns whether two sets have no inputs in common.
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - budget: The work that the comparison may take.
    /// - Returns: The decision. The example in ``InputSet/Decision/no(example:)`` is in both sets.
    /// - Complexity: O(budget) time and memory.
    public func isDisjoint(with other: InputSet, budget: Int = defaultBudget) -> Decision {
        intersection(other).isEmpty(budget: budget)
    }

    /// Returns this set's relation to another set.
    ///
    /// ```swift
    /// let old = try InputSet("[a-z]{2,8}")
    /// let new = try InputSet("[a-z]{2,6}")
    /// new.relation(to: old)  // .subset(missing: "aaaaaaa")
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other set.
    ///   - budget: The work that each of the two comparisons may take.
    /// - Complexity: O(budget) time and memory.
    public func relation(to other: InputSet, budget: Int = defaultBudget) -> Relation {
        switch (isSubset(of: other, budget: budget), other.isSubset(of: self, budget: budget)) {
        case (.yes, .yes): .equivalent
        case (.yes, .no(let missing)): .subset(missing: missing)
        case (.no(let extra), .yes): .superset(extra: extra)
        case (.no(let extra), .no(let missing)): .different(extra: extra, missing: missing)
        case (.undecided, _), (_, .undecided): .undecided
        }
    }
}

extension String {
    /// Creates a text from scalars without surrogates.
    init(_ scalars: [UInt32]) {
        self.init(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }
}
