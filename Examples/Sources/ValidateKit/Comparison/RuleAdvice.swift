// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra

/// What is odd about the rules of a column: rules and alternatives without effect, and rules that nothing can meet.
enum RuleAdvice {
    /// Returns the warnings about the columns of a rule file, one line each.
    static func warnings(about columns: [ColumnSpecification]) -> [String] {
        columns.flatMap { column in
            let rules = column.rules
            var found: [String] = []
            let sets = rules.compactMap(\.set)
            if let first = sets.first, sets.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty == .yes {
                found.append("the rules together reject every value")
            } else {
                found += superfluous(rules).map { "the rule \($0.text) is superfluous: the others reject the same" }
            }
            for rule in rules {
                found += rule.deadAlternatives.map { "the alternative \($0) of \(rule.name) has no effect" }
            }
            return found.map { "column “\(Printable.text(column.name))”: \(Printable.text($0))" }
        }
    }

    /// The rules without which the column would accept the same; the last of several that do the same.
    private static func superfluous(_ rules: [RuleSpecification]) -> [RuleSpecification] {
        var kept = rules
        var found: [RuleSpecification] = []
        for index in rules.indices.reversed() where kept.count > 1 && rules[index].name != "?" {
            var others = kept
            others.remove(at: index)
            guard rules[index].isImplied(by: others) else { continue }
            kept = others
            found.append(rules[index])
        }
        return found.reversed()
    }
}

extension RuleSpecification {
    /// The rules of `anyOf` and the alternatives of a pattern that accept nothing beyond the others.
    fileprivate var deadAlternatives: [String] {
        let alternatives: [(text: String, set: InputSet)]
        switch name {
        case "anyOf":
            alternatives = inner("rules").compactMap { rule in rule.set.map { (rule.text, $0) } }
        case "pattern":
            guard let expression, let set = InputSet.matching(expression) else { return [] }
            alternatives = Alternatives.of(expression).compactMap { part in InputSet.matching(part).map { (part, $0) } }
            // A flag such as (?i) holds in what follows: then the parts are not what the pattern consists of.
            let union = alternatives.reduce(InputSet.none) { $0.union($1.set) }
            guard union.isEquivalent(to: set) == .yes else { return [] }
        default:
            return []
        }
        return alternatives.indices.filter { index in
            // Of two that are the same, the second one has no effect.
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

/// The parts of an expression between the bars outside of groups.
private enum Alternatives {
    static func of(_ expression: String) -> [String] {
        var parts = [""]
        var depth = 0
        var isEscaped = false
        var classStart: Int?
        for (index, scalar) in expression.unicodeScalars.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if let start = classStart {
                // A bracket at the start of a class is a scalar of it.
                if scalar == "]", index > start + 1 { classStart = nil }
                if scalar == "^", index == start + 1 { classStart = index }
            } else if scalar == "[" {
                classStart = index
            } else if scalar == "(" {
                depth += 1
            } else if scalar == ")" {
                depth -= 1
            } else if scalar == "|", depth == 0 {
                parts.append("")
                continue
            }
            parts[parts.count - 1].unicodeScalars.append(scalar)
        }
        return parts.count > 1 ? parts : []
    }
}
