// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// A pattern with inputs that it accepts and inputs that it refuses: one row of a table.
struct Sample: Sendable, CustomTestStringConvertible {
    let expression: String
    let accepted: [String]
    let refused: [String]

    init(_ expression: String, accepts accepted: [String], refuses refused: [String]) {
        self.expression = expression
        self.accepted = accepted
        self.refused = refused
    }

    var testDescription: String { String(expression.prefix(60)) }

    /// Checks the row with the table and with the simulation.
    func check() throws {
        for budget in [Pattern.standardTableBudget, 0] {
            let pattern = try Pattern(expression, tableBudget: budget)
            #expect(accepted.filter { !pattern.matches($0) } == [], "refused, table budget \(budget)")
            #expect(refused.filter { pattern.matches($0) } == [], "accepted, table budget \(budget)")
        }
    }
}
