// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// One condition of a pattern, ready to run beside others.
///
/// A condition never changes after it is made, so that sets of inputs can share it across tasks.
final class CompiledCondition: Sendable {
    /// nil if the automaton would have too many nodes; then nothing can be decided.
    let automaton: ForwardAutomaton?

    /// All steps of the automaton; nil if they are too many and have to be found when they are needed.
    let table: MinimalAutomaton?

    init(_ part: PatternOutline.Part, in outline: PatternOutline, usesTables: Bool) {
        let automaton = ForwardAutomaton(part, in: outline)
        self.automaton = automaton
        table = usesTables ? automaton.flatMap(MinimalAutomaton.init) : nil
    }

    /// Returns whether two conditions are known to accept the same inputs.
    ///
    /// Equal expressions have equal automatons, even those that are too large for a table.
    func isSame(as other: CompiledCondition) -> Bool {
        if self === other { return true }
        if let automaton, let otherAutomaton = other.automaton, automaton == otherAutomaton { return true }
        guard let table, let otherTable = other.table else { return false }
        return table == otherTable
    }
}
