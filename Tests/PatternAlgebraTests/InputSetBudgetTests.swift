// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra
import Testing

@Suite("The budget of comparisons")
struct InputSetBudgetTests {
    /// Expressions whose deterministic automaton is too large for any table.
    static let costly = [
        "(?:.*a.*b){20}c",
        "[ab]*a[ab]{40}",
        "(?:(?=a|b)(?=a|c)[abc]){3000}",
        #"(?:(?=.*a.{9}b)(?=.*b.{8}a)[ab])*"#,
        "[a-z]{65535}",
        "(?:ab){1,4000}",
        "(?:" + (0..<60).map { "(?=.*\($0).*\($0 + 1))|" }.joined() + "a)*",
        "(?:" + (0..<12).map { "(?:(?=a*b{\($0)})|(?!b*a{\($0)}))" }.joined() + "[ab])*",
    ]

    @Test("never leads to a wrong proof, whatever a pattern costs", arguments: costly)
    func undecided(expression: String) throws {
        let set = try InputSet(expression)
        let other = try InputSet(expression + "|zz")
        #expect(other.isSubset(of: set, budget: 20_000) != .yes)
        #expect(set.isEmpty(budget: 20_000) != .yes)
    }

    @Test("leaves a comparison undecided if it is too small")
    func noBudget() throws {
        let set = try InputSet("[ab]*a[ab]{40}")
        #expect(set.isEmpty(budget: 0) == .undecided)
        #expect(set.isSubset(of: try InputSet("[ab]+"), budget: 100) == .undecided)
        #expect(set.relation(to: try InputSet("[ab]+"), budget: 100) == .undecided)
    }

    @Test("limits every kind of comparison")
    func everyComparison() throws {
        let (short, long) = (try InputSet("[a-z]{3}"), try InputSet("[a-f]+"))
        #expect(InputSet.defaultBudget == 2_000_000)
        #expect(short.isEmpty(budget: 0) == .undecided)
        #expect(short.isSubset(of: long, budget: 0) == .undecided)
        #expect(short.isSuperset(of: long, budget: 0) == .undecided)
        #expect(short.isEquivalent(to: long, budget: 0) == .undecided)
        #expect(short.isDisjoint(with: long, budget: 0) == .undecided)
        #expect(short.relation(to: long, budget: 0) == .undecided)
        // The empty set contains nothing, so only one of the two comparisons takes work.
        #expect(InputSet.none.relation(to: short, budget: 0) == .undecided)
        #expect(short.relation(to: .none, budget: 0) == .undecided)
        #expect(InputSet.all.relation(to: short, budget: 0) == .undecided)
        #expect(short.relation(to: .all, budget: 0) == .undecided)
        #expect(InputSet.none.relation(to: short) == .subset(missing: "aaa"))
        #expect(short.relation(to: .none) == .superset(extra: "aaa"))
        #expect(InputSet.all.relation(to: short) == .superset(extra: ""))
        #expect(short.relation(to: .all) == .subset(missing: ""))
    }

    @Test(
        "leaves a comparison undecided if it is smaller, but never changes the result",
        arguments: [
            ("[0-9]{9}|a", "[0-9]{9}|b{20}"), ("(?:[a-f]{3})+", "[a-f]{1,30}"), (#"(?:\b[ab]+\b-?){2,9}"#, "[ab-]*a"),
            ("a(?=b)[ab]{1,20}", "ab[ab]{0,12}"), ("(?=.*a)(?!.*b)[a-c]{1,9}", "[ac]{1,9}"),
            ("(?:(?!ab)[ab])*", "b*a*"),
        ], [true, false])
    func anyBudget(expressions: (String, String), usesTables: Bool) throws {
        let first = try InputSet(expressions.0, usesTables: usesTables)
        let second = try InputSet(expressions.1, usesTables: usesTables)
        let (subset, superset) = (first.isSubset(of: second), first.isSuperset(of: second))
        let (equivalent, disjoint) = (first.isEquivalent(to: second), first.isDisjoint(with: second))
        let relation = first.relation(to: second)
        let wrong = stride(from: 0, to: 4_000, by: 61).filter { budget in
            let decisions = [
                (first.isSubset(of: second, budget: budget), subset),
                (first.isSuperset(of: second, budget: budget), superset),
                (first.isEquivalent(to: second, budget: budget), equivalent),
                (first.isDisjoint(with: second, budget: budget), disjoint),
            ]
            let isUndecided = decisions[0].0 == .undecided || decisions[1].0 == .undecided
            return !decisions.allSatisfy { $0 == .undecided || $0 == $1 }
                || first.relation(to: second, budget: budget) != (isUndecided ? .undecided : relation)
        }
        #expect(wrong == [])
    }

    @Test(
        "is not needed for equal expressions, which are equivalent",
        arguments: costly + ["(?=.*[a-z]{30}x)(?!.*[0-9]{40}y).*|(?=.*z.{40}).*", "(.*a.*b){700}"])
    func equal(expression: String) throws {
        let set = try InputSet(expression)
        #expect(set.relation(to: try InputSet(expression), budget: 0) == .equivalent)
        #expect(set.relation(to: try InputSet("(?:\(expression))"), budget: 0) == .equivalent)
        #expect(set.union(try InputSet(expression).inverted).inverted.isEmpty(budget: 0) == .yes)
    }

    /// The smallest budget that decides whether a set is empty, rounded up by at most a third.
    private static func leastBudget(_ expression: String) throws -> Int {
        let set = try InputSet(expression)
        var budget = 1
        while set.isEmpty(budget: budget) == .undecided, budget < 1 << 24 { budget += budget / 3 + 1 }
        return budget
    }

    @Test("is spent in proportion to the number of conditions")
    func proportion() throws {
        let conditions = (1...16).map { "(?=[ab]{\($0)})" }.joined()
        let one = try Self.leastBudget("[ab]{40}c")
        let many = try Self.leastBudget(conditions + "[ab]{40}c")
        #expect(many >= 5 * one)
        #expect(many <= 40 * one)
    }

    @Test("does not suffice for a repetition with too many parts")
    func tooLarge() throws {
        let set = try InputSet((0..<4).map { "[a-z\($0)]{65535}" }.joined())
        #expect(set.isEmpty == .undecided)
        #expect(set.isSubset(of: set) == .yes)
    }
}
