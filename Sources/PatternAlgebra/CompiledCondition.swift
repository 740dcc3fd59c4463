// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// A pattern's condition, compiled to automata.
///
/// A condition is immutable, so sets of inputs can share it across tasks.
final class CompiledCondition: Sendable {
    /// The automaton, or `nil` if it would have too many nodes.
    ///
    /// If it's `nil`, comparisons can't decide anything.
    let automaton: ForwardAutomaton?

    /// The minimal automaton, or `nil` if it would be too large.
    ///
    /// If it's `nil`, each step is found on demand.
    let minimalAutomaton: MinimalAutomaton?

    init(_ tree: PatternOutline.Part, in outline: PatternOutline, usesTables: Bool) {
        let automaton = ForwardAutomaton(tree, in: outline)
        self.automaton = automaton
        minimalAutomaton = usesTables ? automaton.flatMap(MinimalAutomaton.init) : nil
    }

    /// Returns whether two conditions are known to accept the same inputs.
    ///
    /// Equal expressions have equal automata, even if the automata are too large for a table.
    func isKnownEquivalent(to other: CompiledCondition) -> Bool {
        if self === other { return true }
        if let automaton, let otherAutomaton = other.automaton, automaton == otherAutomaton { return true }
        guard let minimalAutomaton, let otherMinimalAutomaton = other.minimalAutomaton else { return false }
        return minimalAutomaton == otherMinimalAutomaton
    }
}
