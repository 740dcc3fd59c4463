// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@testable import PatternAlgebra

@Suite("A compiled condition")
struct CompiledConditionTests {
    private static func condition(_ expression: String, usesTables: Bool) throws -> CompiledCondition {
        let outline = try PatternOutline(expression)
        return CompiledCondition(outline.alternatives[0][0].tree, in: outline, usesTables: usesTables)
    }

    /// Whether two conditions are known to be the same, with tables and without.
    @Test(
        "is known to be the same as another with an equal automaton, or with an equal table",
        arguments: [
            ("[ab]+", "[ab]+", true, true), ("[ab]+", "[ba]+", true, true), ("(?:a*b*)*", "[ab]*", true, false),
            ("a{2}", "aa", true, true), ("a{0,1}", "a?", true, true), ("aa*", "a+", true, false),
            ("a", "b", false, false),
            ("a", "aa", false, false), ("[ab]*a[ab]{40}", "[ab]*a[ab]{40}", true, true),
            // The tables would be too large.
            ("[ab]*a[ab]{40}", "(?:a|b+)*a[ab]{40}", false, false),
        ])
    func sameness(first: String, second: String, withTables: Bool, without: Bool) throws {
        for (usesTables, expected) in [(true, withTables), (false, without)] {
            let conditions = try [first, second].map { try Self.condition($0, usesTables: usesTables) }
            #expect(conditions[0].isKnownEquivalent(to: conditions[1]) == expected, "\(usesTables)")
            #expect(conditions[1].isKnownEquivalent(to: conditions[0]) == expected, "\(usesTables)")
        }
    }

    @Test("has no table if it would be too large, and no automaton if that would be too large")
    func limits() throws {
        let small = try Self.condition("[ab]+", usesTables: true)
        #expect(small.automaton != nil && small.minimalAutomaton != nil)
        let withoutTable = try Self.condition("[ab]+", usesTables: false)
        #expect(withoutTable.automaton != nil && withoutTable.minimalAutomaton == nil)
        let large = try Self.condition("[ab]*a[ab]{40}", usesTables: true)
        #expect(large.automaton != nil && large.minimalAutomaton == nil)
        let tooLarge = try Self.condition("a{65535}b{65535}c{65535}", usesTables: true)
        #expect(tooLarge.automaton == nil && tooLarge.minimalAutomaton == nil)
        // Without an automaton, a condition is known to be the same only as itself.
        #expect(tooLarge.isKnownEquivalent(to: tooLarge))
        #expect(!tooLarge.isKnownEquivalent(to: try Self.condition("a{65535}b{65535}c{65535}", usesTables: true)))
    }
}
