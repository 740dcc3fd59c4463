// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// Whether a column accepts every value that another column accepts.
enum ValueSetInclusion {
    case yes
    /// A value that only the first column accepts, or `nil` for a missing value.
    case no(example: String?)
    /// The rules that the answer depends on and that can't be compared.
    case unknown([String])
}

/// How a column's rules changed.
struct ColumnComparison {
    /// Whether the new values include the old values, and the other way around.
    let oldInNew: ValueSetInclusion
    let newInOld: ValueSetInclusion

    init(old: ComparableColumn, new: ComparableColumn) {
        oldInNew = ColumnComparison.inclusion(of: old, in: new)
        newInOld = ColumnComparison.inclusion(of: new, in: old)
    }

    var relation: ColumnChange.Relation {
        switch (oldInNew, newInOld) {
        case (.yes, .yes): .same
        case (.yes, .no): .looser
        case (.no, .yes): .stricter
        case (.no, .no): .different
        case (.yes, .unknown): .sameOrLooser
        case (.unknown, .yes): .sameOrStricter
        case (.no, .unknown): .stricterOrDifferent
        case (.unknown, .no): .looserOrDifferent
        case (.unknown, .unknown): .unknown
        }
    }

    /// The rules that couldn't be compared.
    var uncomparedRules: [String] {
        var result: [String] = []
        for case .unknown(let rules) in [oldInNew, newInOld] { result += rules.filter { !result.contains($0) } }
        return result
    }

    private static func inclusion(of first: ComparableColumn, in second: ComparableColumn) -> ValueSetInclusion {
        // The rules don't validate missing values, or texts that count as missing. So ask both columns about these
        // values.
        let special = [nil, ""] + (first.missingValues + second.missingValues).map { $0 as String? }
        for value in special where first.accepts(value) && !second.accepts(value) { return .no(example: value) }
        if let values = first.rules.lazy.compactMap({ $0.name == "oneOf" ? $0.listedTexts : nil }).first {
            let lost = values.first { first.accepts($0) && !second.accepts($0) }
            return lost.map { .no(example: $0) } ?? .yes
        }
        let unimpliedRules = second.rules.filter { !$0.isImplied(by: first.rules) }
        if unimpliedRules.isEmpty { return .yes }
        let candidates = CounterexampleCandidates(of: first, against: second, unimpliedRules: unimpliedRules)
        if let example = candidates.first(where: { first.accepts($0) && !second.accepts($0) }) {
            return .no(example: example)
        }
        return .unknown(unimpliedRules.map(\.text))
    }
}

extension ComparableRule {
    /// Returns whether the given rules together reject every text that this rule is known to reject.
    public func isImplied(by rules: [ComparableRule]) -> Bool {
        if rules.contains(where: { subsumes($0) }) { return true }
        let sets = rules.compactMap(\.set)
        guard let first = sets.first, let certain = certainSet else { return false }
        var accepted = sets.dropFirst().reduce(first) { $0.intersection($1) }
        // In visible ASCII, a text has as many characters as scalars.
        if let visible = InputSet.matching("[ -~]*"), accepted.isSubset(of: visible) == .yes {
            for rule in rules where rule.set == nil && rule.name == "count" {
                if let lengths = rule.certainSet { accepted = accepted.intersection(lengths) }
            }
        }
        return accepted.isSubset(of: certain) == .yes
    }
}

/// Texts that only one of two columns may accept, the likeliest first.
struct CounterexampleCandidates: Sequence {
    private let texts: [String]

    init(of first: ComparableColumn, against second: ComparableColumn, unimpliedRules: [ComparableRule]) {
        var texts: [String] = []
        let own = first.rules.compactMap(\.approximateSet).reduce(InputSet.matching("(?s).+") ?? .all) {
            $0.intersection($1)
        }
        for rule in unimpliedRules {
            guard let set = rule.approximateSet else { continue }
            let rest = own.subtracting(set)
            if case .no(let example) = rest.isEmpty {
                texts.append(example)
                texts += InputExamples(of: rest, budget: Self.exampleBudget).accepted(count: 100, seed: 1)
            }
        }
        for rule in unimpliedRules + first.rules { texts += rule.boundaryTexts + (rule.listedTexts ?? []) }
        // A stock pattern accepts nearly the same texts as the rule's strategy, so these texts are likely to show a
        // difference.
        for rule in first.rules + second.rules where rule.set == nil {
            guard let set = rule.approximateSet else { continue }
            let examples = InputExamples(of: set.intersection(own), budget: Self.exampleBudget)
            texts += examples.accepted(count: 200, seed: 1)
            texts += InputExamples(of: set, budget: Self.exampleBudget).rejected(count: 200, seed: 1)
        }
        texts += ["a", "0", "A", "-", " ", "é", "a b", "-1", "0.5", "1e5", "https://example.com/", "a@example.com"]
        texts.append(String(repeating: "a", count: TextInputValidator.defaultMaximumBytes + 1))
        self.texts = texts
    }

    private static let exampleBudget = 300_000

    func makeIterator() -> Array<String>.Iterator { texts.makeIterator() }
}
