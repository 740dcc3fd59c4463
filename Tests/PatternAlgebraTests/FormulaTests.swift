// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("A formula")
struct FormulaTests {
    private static let all: [Formula.TruthValue] = [.false, .unknown, .true]
    private static let (a, b) = (Formula.condition(0), Formula.condition(1))

    @Test("has the truth values of three-valued logic")
    func truthTables() {
        let negations = Self.all.map { Formula.not(Self.a).truthValue(for: [$0]) }
        #expect(negations == [.true, .unknown, .false])
        // The rows of the first condition, and in each the columns of the second one: false, unknown, and true.
        let conjunctions = Self.all.map { first in
            Self.all.map { Formula.and([Self.a, Self.b]).truthValue(for: [first, $0]) }
        }
        #expect(
            conjunctions == [[.false, .false, .false], [.false, .unknown, .unknown], [.false, .unknown, .true]])
        let disjunctions = Self.all.map { first in
            Self.all.map { Formula.or([Self.a, Self.b]).truthValue(for: [first, $0]) }
        }
        #expect(
            disjunctions == [[.false, .unknown, .true], [.unknown, .unknown, .true], [.true, .true, .true]])
        #expect(Formula.constant(true).truthValue(for: []) == .true)
        #expect(Formula.constant(false).truthValue(for: []) == .false)
    }

    @Test("is simplified when it is created")
    func simplification() {
        let (a, b) = (Self.a, Self.b)
        let (both, either) = (Formula.and([a, b]), Formula.or([a, b]))
        #expect(Formula.negation(of: .negation(of: both)) == both)
        #expect(Formula.negation(of: .constant(true)) == .constant(false))
        #expect(Formula.conjunction(of: []) == .constant(true))
        #expect(Formula.disjunction(of: []) == .constant(false))
        #expect(Formula.conjunction(of: [a, .constant(true)]) == a)
        #expect(Formula.disjunction(of: [a, .constant(false)]) == a)
        #expect(Formula.conjunction(of: [a, .constant(false), b]) == .constant(false))
        #expect(Formula.disjunction(of: [a, .constant(true), b]) == .constant(true))
        #expect(Formula.conjunction(of: [a, b, a]) == both)
        #expect(Formula.conjunction(of: [.conjunction(of: [a, b]), b]) == both)
        #expect(Formula.disjunction(of: [.disjunction(of: [a, b]), a]) == either)
        #expect(Formula.conjunction(of: [either, a]) == .and([either, a]))
        #expect(Formula.conjunction(of: [a, b, .not(a)]) == .constant(false))
        #expect(Formula.disjunction(of: [.not(b), a, b]) == .constant(true))
        #expect(Formula.conjunction(of: [both, .not(both)]) == .constant(false))
        #expect(Formula.disjunction(of: [.not(either), either]) == .constant(true))
    }

    @Test("has other numbers for its conditions, and is simplified again, after renumbering")
    func renumbering() {
        let formula = Formula.or([.and([Self.a, .not(Self.b)]), Self.b])
        #expect(formula.renumbered([5, 3]) == .or([.and([.condition(5), .not(.condition(3))]), .condition(3)]))
        #expect(formula.renumbered([7, 7]) == .condition(7))
    }

    /// All formulas of two conditions with up to the given number of levels, as they are and simplified.
    private static func formulas(_ levels: Int) -> [(plain: Formula, simplified: Formula)] {
        let leaves = [a, b, .constant(true), .constant(false)].map { (plain: $0, simplified: $0) }
        guard levels > 0 else { return leaves }
        let inner = formulas(levels - 1)
        var result = leaves + inner.map { (.not($0.plain), .negation(of: $0.simplified)) }
        for first in inner {
            for second in inner {
                result.append(
                    (.and([first.plain, second.plain]), .conjunction(of: [first.simplified, second.simplified])))
                result.append(
                    (.or([first.plain, second.plain]), .disjunction(of: [first.simplified, second.simplified])))
            }
        }
        return result
    }

    @Test("is equivalent to the formula that is not simplified")
    func equivalence() {
        let formulas = Self.formulas(2)
        #expect(formulas.count > 3_000)
        let assignments: [[Formula.TruthValue]] = [
            [.false, .false], [.false, .true], [.true, .false], [.true, .true],
        ]
        let wrong = formulas.filter { plain, simplified in
            !assignments.allSatisfy { plain.truthValue(for: $0) == simplified.truthValue(for: $0) }
        }
        #expect(wrong.map(\.plain) == [])
    }

    @Test("is true or false only if it is so whatever an unknown condition is")
    func soundness() {
        let wrong = Self.formulas(2).filter { plain, simplified in
            ![Formula.TruthValue.false, .true].allSatisfy { known in
                let completed = [plain.truthValue(for: [known, .false]), plain.truthValue(for: [known, .true])]
                let value = simplified.truthValue(for: [known, .unknown])
                return value == .unknown || completed == [value, value]
            }
        }
        #expect(wrong.map(\.plain) == [])
    }
}
