// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra
import RuleComparison

/// Warnings about a column's rules: rules and alternatives without effect, and rules that nothing can meet.
enum RuleAdvice {
    /// The maximum number of different rules that are compared with each other.
    static let maximumRules = ComparableRule.maximumRules

    /// Returns the warnings about a rule file's columns, one line each, with column numbers from 0.
    static func warnings(about columns: [ComparableColumn]) -> [(column: Int, text: String)] {
        columns.enumerated().flatMap { number, column in
            let (different, repeated) = distinct(column.rules)
            let rules = Array(different.prefix(maximumRules))
            var found = repeated.map { "the rule \($0) is superfluous: the others reject the same" }
            found += limit(different.count, "rules")
            let sets = rules.compactMap(\.set)
            if let first = sets.first, sets.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty == .yes {
                found.append("the rules together reject every value")
            } else {
                found += superfluous(rules).map { "the rule \($0.text) is superfluous: the others reject the same" }
            }
            for rule in rules {
                found += limit(rule.alternatives.count, "alternatives of \(rule.name)")
                found += rule.deadRules.map { "the alternative \($0) of \(rule.name) has no effect" }
                guard rule.name == "pattern", let expression = rule.expression else { continue }
                found += PatternAlternatives(expression).dead().map { alternative in
                    let name = alternative.text.isEmpty ? "empty alternative" : "alternative \(alternative.text)"
                    return "the \(name) of pattern has no effect (at character \(alternative.position))"
                }
            }
            return found.map { (number, "column “\(Printable.text(column.name))”: \(Printable.text($0))") }
        }
    }

    /// Returns the rules without repetitions, and the text of each repeated rule.
    private static func distinct(_ rules: [ComparableRule]) -> ([ComparableRule], repeated: [String]) {
        var known: Set<ComparableRule> = []
        var repeated: Set<ComparableRule> = []
        let first = rules.filter { rule in
            let isNew = known.insert(rule).inserted
            if !isNew { repeated.insert(rule) }
            return isNew
        }
        return (first, first.filter(repeated.contains).map(\.text))
    }

    private static func limit(_ count: Int, _ what: String) -> [String] {
        count > maximumRules ? ["only the first \(maximumRules) of \(count) different \(what) are compared"] : []
    }

    /// Returns the rules that can be removed without changing what the column accepts.
    ///
    /// If several rules are equivalent, the last rule is returned.
    private static func superfluous(_ rules: [ComparableRule]) -> [ComparableRule] {
        var kept = rules
        var found: [ComparableRule] = []
        for index in rules.indices.reversed() where kept.count > 1 {
            var others = kept
            others.remove(at: index)
            guard rules[index].isImplied(by: others) else { continue }
            kept = others
            found.append(rules[index])
        }
        return found.reversed()
    }
}

extension ComparableRule {
    /// The rules of `anyOf`.
    fileprivate var alternatives: [ComparableRule] { name == "anyOf" ? children : [] }

    /// The rules of `anyOf` that accept nothing beyond the others.
    fileprivate var deadRules: [String] {
        let alternatives = alternatives.prefix(RuleAdvice.maximumRules).compactMap { rule in
            rule.set.map { (text: rule.text, set: $0) }
        }
        return alternatives.indices.filter { index in
            // If two rules are the same, the second has no effect.
            let others = alternatives.indices.filter { other in
                other < index
                    || other > index
                        && alternatives[index].set.isEquivalent(to: alternatives[other].set) != .yes
            }
            let union = others.reduce(InputSet.none) { $0.union(alternatives[$1].set) }
            return others.count > 0 && alternatives[index].set.isSubset(of: union) == .yes
        }.map { alternatives[$0].text }
    }
}
