// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// A pattern with inputs that it accepts and inputs that it rejects, as a table row.
struct Sample: Sendable, CustomTestStringConvertible {
    let expression: String
    let accepted: [String]
    let rejected: [String]

    init(_ expression: String, accepts accepted: [String], rejects rejected: [String]) {
        self.expression = expression
        self.accepted = accepted
        self.rejected = rejected
    }

    var testDescription: String {
        expression.prefix(60).unicodeScalars
            .map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// Checks the row with every algorithm.
    func check() throws {
        for algorithm in Pattern.Algorithm.allCases {
            let pattern = try Pattern(expression, algorithm: algorithm)
            #expect(accepted.filter { !pattern.matches($0) } == [], "rejected by \(algorithm)")
            #expect(rejected.filter { pattern.matches($0) } == [], "accepted by \(algorithm)")
        }
    }
}
