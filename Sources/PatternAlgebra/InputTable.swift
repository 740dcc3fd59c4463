// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A set of inputs as a minimal state table that a program in another language can read.
package struct InputTable: Sendable {
    /// The first scalar of each segment of scalars that the table doesn't distinguish.
    package let segmentStarts: [UInt32]
    /// The class of each segment, or -1 for the surrogates.
    package let segmentClasses: [Int32]
    package let classCount: Int
    /// The next state for each state and class, a row for each state.
    ///
    /// The first state is 0.
    package let transitions: [Int32]
    package let isAccepting: [Bool]
    /// Whether no input is accepted from a state on.
    package let isDead: [Bool]

    package var stateCount: Int { isAccepting.count }

    /// Creates the table of a pattern, or returns `nil` if it would have more cells than the limit.
    package init?(_ expression: String, maximumCells: Int) throws(PatternSyntaxError) {
        let set = try InputSet(expression)
        guard let automaton = Self.automaton(of: set, maximumCells: maximumCells) else { return nil }
        segmentStarts = automaton.scalarClasses.segmentStarts
        segmentClasses = automaton.scalarClasses.segmentClasses
        classCount = automaton.scalarClasses.count
        transitions = automaton.transitions
        isAccepting = automaton.stateTraits.map { $0.contains(.isAccepting) }
        isDead = automaton.stateTraits.map { $0.contains(.isDead) }
        guard transitions.count <= maximumCells else { return nil }
    }

    private static func automaton(of set: InputSet, maximumCells: Int) -> MinimalAutomaton? {
        var automata: [MinimalAutomaton] = []
        for condition in set.conditions {
            guard let automaton = condition.minimalAutomaton else { return nil }
            automata.append(automaton)
        }
        guard let first = automata.first else { return nil }
        if automata.count == 1, set.formula == .condition(0) { return first }
        // The classes that all automata distinguish, with each automaton's number for them.
        var classes = first.scalarClasses
        var numbers = [(0..<classes.count).map { Int32($0) }]
        for automaton in automata.dropFirst() {
            let refined = classes.commonRefinement(with: automaton.scalarClasses)
            numbers = numbers.map { old in refined.first.map { old[Int($0)] } } + [refined.second]
            classes = refined.classes
        }
        var states = [automata.map { _ in Int32(0) }]
        var known = [states[0]: Int32(0)]
        var transitions: [Int32] = []
        var isAccepting: [Bool] = []
        var index = 0
        while index < states.count {
            let state = states[index]
            isAccepting.append(
                set.formula.truthValue(
                    for: zip(automata, state).map {
                        $0.stateTraits[Int($1)].contains(.isAccepting) ? .true : .false
                    }) == .true)
            for scalarClass in 0..<classes.count {
                let next = automata.indices.map { number in
                    let automaton = automata[number]
                    let column = Int(numbers[number][scalarClass])
                    return automaton.transitions[Int(state[number]) * automaton.scalarClasses.count + column]
                }
                if known[next] == nil {
                    known[next] = Int32(states.count)
                    states.append(next)
                }
                transitions.append(known[next] ?? 0)
            }
            guard transitions.count <= 16 * maximumCells else { return nil }
            index += 1
        }
        return MinimalAutomaton(classes, transitions: transitions, isAccepting: isAccepting, startState: 0)
    }
}
