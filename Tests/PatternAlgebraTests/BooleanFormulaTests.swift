// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("A Boolean formula")
struct BooleanFormulaTests {
    private static let all: [BooleanFormula.TruthValue] = [.false, .unknown, .true]
    private static let (a, b) = (BooleanFormula.condition(0), BooleanFormula.condition(1))

    @Test("has the truth values of three-valued logic")
    func truthTables() {
        let negations = Self.all.map { BooleanFormula.not(Self.a).truthValue(for: [$0]) }
        #expect(negations == [.true, .unknown, .false])
        // The rows are the first condition, and the columns the second: false, unknown, and true.
        let conjunctions = Self.all.map { first in
            Self.all.map { BooleanFormula.and([Self.a, Self.b]).truthValue(for: [first, $0]) }
        }
        #expect(
            conjunctions == [[.false, .false, .false], [.false, .unknown, .unknown], [.false, .unknown, .true]])
        let disjunctions = Self.all.map { first in
            Self.all.map { BooleanFormula.or([Self.a, Self.b]).truthValue(for: [first, $0]) }
        }
        #expect(
            disjunctions == [[.false, .unknown, .true], [.unknown, .unknown, .true], [.true, .true, .true]])
        #expect(BooleanFormula.constant(true).truthValue(for: []) == .true)
        #expect(BooleanFormula.constant(false).truthValue(for: []) == .false)
    }

    @Test("is simplified when it is created")
    func simplification() {
        let (a, b) = (Self.a, Self.b)
        let (both, either) = (BooleanFormula.and([a, b]), BooleanFormula.or([a, b]))
        #expect(BooleanFormula.negation(of: .negation(of: both)) == both)
        #expect(BooleanFormula.negation(of: .constant(true)) == .constant(false))
        #expect(BooleanFormula.conjunction(of: []) == .constant(true))
        #expect(BooleanFormula.disjunction(of: []) == .constant(false))
        #expect(BooleanFormula.conjunction(of: [a, .constant(true)]) == a)
        #expect(BooleanFormula.disjunction(of: [a, .constant(false)]) == a)
        #expect(BooleanFormula.conjunction(of: [a, .constant(false), b]) == .constant(false))
        #expect(BooleanFormula.disjunction(of: [a, .constant(true), b]) == .constant(true))
        #expect(BooleanFormula.conjunction(of: [a, b, a]) == both)
        #expect(BooleanFormula.conjunction(of: [.conjunction(of: [a, b]), b]) == both)
        #expect(BooleanFormula.disjunction(of: [.disjunction(of: [a, b]), a]) == either)
        #expect(BooleanFormula.conjunction(of: [either, a]) == .and([either, a]))
        #expect(BooleanFormula.conjunction(of: [a, b, .not(a)]) == .constant(false))
        #expect(BooleanFormula.disjunction(of: [.not(b), a, b]) == .constant(true))
        #expect(BooleanFormula.conjunction(of: [both, .not(both)]) == .constant(false))
        #expect(BooleanFormula.disjunction(of: [.not(either), either]) == .constant(true))
    }

    @Test("has other numbers for its conditions, and is simplified again, after renumbering")
    func renumbering() {
        let formula = BooleanFormula.or([.and([Self.a, .not(Self.b)]), Self.b])
        #expect(
            formula.renumberingConditions(to: [5, 3])
                == .or([.and([.condition(5), .not(.condition(3))]), .condition(3)]))
        #expect(formula.renumberingConditions(to: [7, 7]) == .condition(7))
    }

    /// All formulas over two conditions with up to the given number of levels, as they are and simplified.
    private static func formulas(_ levels: Int) -> [(plain: BooleanFormula, simplified: BooleanFormula)] {
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
        let assignments: [[BooleanFormula.TruthValue]] = [
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
            ![BooleanFormula.TruthValue.false, .true].allSatisfy { known in
                let completed = [plain.truthValue(for: [known, .false]), plain.truthValue(for: [known, .true])]
                let value = simplified.truthValue(for: [known, .unknown])
                return value == .unknown || completed == [value, value]
            }
        }
        #expect(wrong.map(\.plain) == [])
    }
}
