// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Turns an automaton without counters into a table by the subset construction, unless that takes too much.
///
/// Every set of nodes that some input leads to becomes a state. The number of sets can be exponential in the pattern,
/// so the cells and the nodes visited have a budget; a pattern that exceeds it is matched in another way.
///
/// The states are not minimised afterwards. The HTML5 e-mail pattern keeps 252 where about half would do, but a match
/// visits a few dozen rows either way, as narrow as the alphabet, and minimising would lengthen the construction.
struct Determinizer {
    private let automaton: Automaton
    private let width: Int
    private let maximumCells: Int
    private let maximumWork: Int
    private var cells: [UInt16]
    private var states = StateSets()

    /// Builds the table.
    ///
    /// - Parameters:
    ///   - automaton: An automaton without counters.
    ///   - maximumWork: The number of nodes that may be visited before the construction gives up.
    /// - Returns: nil if the table would exceed its budget.
    static func table(for automaton: Automaton, maximumWork: Int) -> Table? {
        var determinizer = Determinizer(automaton, maximumWork: maximumWork)
        guard determinizer.run() else { return nil }
        return Table(determinizer.cells, automaton)
    }

    private init(_ automaton: Automaton, maximumWork: Int) {
        self.automaton = automaton
        self.maximumWork = maximumWork
        maximumCells = Table.maximumCells
        width = automaton.alphabet.count + 1
        cells = Array(repeating: 0, count: 2 * width)
    }

    private mutating func run() -> Bool {
        guard cells.count <= maximumCells else { return false }
        return Frontier.with(automaton) { frontier, _ in
            var state = 1
            while state < states.count {
                guard expand(state, &frontier) else { return false }
                state += 1
            }
            return true
        }
    }

    /// Fills the row of a state.
    private mutating func expand(_ state: Int, _ frontier: inout Frontier) -> Bool {
        let set = states.nodes(of: state)
        frontier.coreCount = set.count
        for (index, node) in set.enumerated() { frontier.core[index] = node }
        let before = states.sides[state]
        let row = state * width
        cells[row + width - 1] = frontier.close(before: before, after: .edge) ? 1 : 0
        var closedFor = automaton.hasAssertions ? Side.edge : .other
        for scalarClass in 1..<automaton.alphabet.count {
            let after = automaton.side(of: scalarClass)
            if after != closedFor {
                _ = frontier.close(before: before, after: after)
                closedFor = after
            }
            let isAlive = frontier.advance(by: scalarClass)
            guard frontier.work <= maximumWork else { return false }
            guard isAlive else { continue }
            let target = UnsafeMutableBufferPointer(start: frontier.target, count: frontier.targetCount)
            guard let next = states.number(of: target, side: after) else { return false }
            if states.count * width > cells.count {
                guard cells.count + width <= maximumCells else { return false }
                cells.append(contentsOf: repeatElement(0, count: width))
            }
            cells[row + scalarClass] = UInt16(next)
        }
        return true
    }
}
