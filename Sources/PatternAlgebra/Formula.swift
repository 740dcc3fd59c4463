// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How the conditions of patterns are combined to a set of inputs.
indirect enum Formula: Sendable, Hashable {
    case constant(Bool)
    /// The condition with this number.
    case condition(Int)
    case not(Formula)
    case and([Formula])
    case or([Formula])

    /// What is known of a condition: it is true, it is false, or it depends on the rest of the input.
    enum Value: UInt8, Sendable {
        case no
        case yes
        case open
    }

    /// Returns the formula with every condition renumbered.
    func renumbered(_ numbers: [Int]) -> Formula {
        switch self {
        case .constant: self
        case .condition(let number): .condition(numbers[number])
        case .not(let formula): .inverse(formula.renumbered(numbers))
        case .and(let formulas): .all(formulas.map { $0.renumbered(numbers) })
        case .or(let formulas): .any(formulas.map { $0.renumbered(numbers) })
        }
    }

    /// Returns what is known of the formula if so much is known of its conditions.
    func value(_ values: [Value]) -> Value {
        switch self {
        case .constant(let isTrue):
            return isTrue ? .yes : .no
        case .condition(let number):
            return values[number]
        case .not(let formula):
            switch formula.value(values) {
            case .no: return .yes
            case .yes: return .no
            case .open: return .open
            }
        case .and(let formulas):
            var result = Value.yes
            for formula in formulas {
                switch formula.value(values) {
                case .no: return .no
                case .yes: continue
                case .open: result = .open
                }
            }
            return result
        case .or(let formulas):
            var result = Value.no
            for formula in formulas {
                switch formula.value(values) {
                case .yes: return .yes
                case .no: continue
                case .open: result = .open
                }
            }
            return result
        }
    }
}

extension Formula {
    /// Returns the inverse of a formula.
    static func inverse(_ formula: Formula) -> Formula {
        switch formula {
        case .constant(let isTrue): .constant(!isTrue)
        case .not(let inner): inner
        default: .not(formula)
        }
    }

    /// Returns the formula that is true if all of some are.
    static func all(_ formulas: [Formula]) -> Formula {
        if hasOpposites(formulas) { return .constant(false) }
        var parts: [Formula] = []
        for formula in formulas {
            if case .and(let inner) = formula { parts += inner } else { parts.append(formula) }
        }
        return joined(parts, neutral: true, Formula.and)
    }

    /// Returns the formula that is true if any of some is.
    static func any(_ formulas: [Formula]) -> Formula {
        if hasOpposites(formulas) { return .constant(true) }
        var parts: [Formula] = []
        for formula in formulas {
            if case .or(let inner) = formula { parts += inner } else { parts.append(formula) }
        }
        return joined(parts, neutral: false, Formula.or)
    }

    /// Returns whether a formula and its inverse are among some, before those that are joined in the same way become
    /// one.
    private static func hasOpposites(_ formulas: [Formula]) -> Bool {
        let all = Set(formulas)
        return all.contains { all.contains(.inverse($0)) }
    }

    private static func joined(_ parts: [Formula], neutral: Bool, _ join: ([Formula]) -> Formula) -> Formula {
        var unique: [Formula] = []
        var seen: Set<Formula> = []
        for part in parts where part != .constant(neutral) && seen.insert(part).inserted {
            // A formula and its inverse decide the result.
            if part == .constant(!neutral) || seen.contains(.inverse(part)) { return .constant(!neutral) }
            unique.append(part)
        }
        if unique.isEmpty { return .constant(neutral) }
        return unique.count == 1 ? unique[0] : join(unique)
    }
}
