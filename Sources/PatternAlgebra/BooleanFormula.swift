// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A Boolean formula over patterns' conditions.
///
/// It describes a set of inputs.
indirect enum BooleanFormula: Sendable, Hashable {
    case constant(Bool)
    /// The condition with this index.
    case condition(Int)
    case not(BooleanFormula)
    case and([BooleanFormula])
    case or([BooleanFormula])

    /// A truth value of three-valued logic (after Kleene).
    ///
    /// A condition that depends on the rest of the input is unknown.
    enum TruthValue: UInt8, Sendable {
        case `false`
        case `true`
        case unknown
    }

    /// Returns the formula with every condition renumbered.
    func renumberingConditions(to newNumbers: [Int]) -> BooleanFormula {
        switch self {
        case .constant: self
        case .condition(let number): .condition(newNumbers[number])
        case .not(let formula): .negation(of: formula.renumberingConditions(to: newNumbers))
        case .and(let formulas): .conjunction(of: formulas.map { $0.renumberingConditions(to: newNumbers) })
        case .or(let formulas): .disjunction(of: formulas.map { $0.renumberingConditions(to: newNumbers) })
        }
    }

    /// Returns the formula's truth value, given its conditions' truth values.
    func truthValue(for conditionValues: [TruthValue]) -> TruthValue {
        switch self {
        case .constant(let isTrue):
            return isTrue ? .true : .false
        case .condition(let number):
            return conditionValues[number]
        case .not(let formula):
            switch formula.truthValue(for: conditionValues) {
            case .false: return .true
            case .true: return .false
            case .unknown: return .unknown
            }
        case .and(let formulas):
            var result = TruthValue.true
            for formula in formulas {
                switch formula.truthValue(for: conditionValues) {
                case .false: return .false
                case .true: continue
                case .unknown: result = .unknown
                }
            }
            return result
        case .or(let formulas):
            var result = TruthValue.false
            for formula in formulas {
                switch formula.truthValue(for: conditionValues) {
                case .true: return .true
                case .false: continue
                case .unknown: result = .unknown
                }
            }
            return result
        }
    }
}

extension BooleanFormula {
    /// Returns a formula's negation, without double negations.
    static func negation(of formula: BooleanFormula) -> BooleanFormula {
        switch formula {
        case .constant(let isTrue): .constant(!isTrue)
        case .not(let inner): inner
        default: .not(formula)
        }
    }

    /// Returns the formulas' conjunction, with nested conjunctions flattened.
    static func conjunction(of formulas: [BooleanFormula]) -> BooleanFormula {
        if hasComplementaryPair(in: formulas) { return .constant(false) }
        var parts: [BooleanFormula] = []
        for formula in formulas {
            if case .and(let inner) = formula { parts += inner } else { parts.append(formula) }
        }
        return simplified(parts, neutralValue: true, joinedBy: BooleanFormula.and)
    }

    /// Returns the formulas' disjunction, with nested disjunctions flattened.
    static func disjunction(of formulas: [BooleanFormula]) -> BooleanFormula {
        if hasComplementaryPair(in: formulas) { return .constant(true) }
        var parts: [BooleanFormula] = []
        for formula in formulas {
            if case .or(let inner) = formula { parts += inner } else { parts.append(formula) }
        }
        return simplified(parts, neutralValue: false, joinedBy: BooleanFormula.or)
    }

    /// Returns whether any formula is another formula's negation.
    ///
    /// Test this before flattening formulas, because flattening removes the negated conjunction or disjunction.
    private static func hasComplementaryPair(in formulas: [BooleanFormula]) -> Bool {
        let all = Set(formulas)
        return all.contains { all.contains(.negation(of: $0)) }
    }

    private static func simplified(
        _ operands: [BooleanFormula], neutralValue: Bool, joinedBy join: ([BooleanFormula]) -> BooleanFormula
    ) -> BooleanFormula {
        var unique: [BooleanFormula] = []
        var seen: Set<BooleanFormula> = []
        for part in operands where part != .constant(neutralValue) && seen.insert(part).inserted {
            // A formula and its negation determine the result.
            if part == .constant(!neutralValue) || seen.contains(.negation(of: part)) {
                return .constant(!neutralValue)
            }
            unique.append(part)
        }
        if unique.isEmpty { return .constant(neutralValue) }
        return unique.count == 1 ? unique[0] : join(unique)
    }
}
