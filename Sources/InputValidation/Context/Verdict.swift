// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The current verdict about a value, and about a form, which has the lowest verdict of its fields and rules.
enum Verdict: Int, Comparable {
    /// A strategy, a server, or a rule rejects it.
    case rejected
    /// The asynchronous strategy has no result yet; everything else accepts the value.
    case undecided
    case accepted

    static func < (first: Verdict, second: Verdict) -> Bool { first.rawValue < second.rawValue }

    mutating func add(field: Verdict) { self = min(self, field) }

    /// Adds a rule over several inputs; a rule that cannot be evaluated, because an input is rejected, does not hold.
    mutating func add(ruleHolds: Bool?) {
        if ruleHolds != true { self = .rejected }
    }
}
