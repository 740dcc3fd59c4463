// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Turns an automaton without counters into a table by the subset construction, unless that takes too much.
///
/// Every set of nodes that some input leads to becomes a state. The number of sets can be exponential in the pattern,
/// so the cells and the nodes visited have a budget; a pattern that exceeds it is matched in another way.
///
/// The states are not minimized afterwards. The HTML5 email pattern keeps 252 where about half would do, but a match
/// visits a few dozen rows either way, as narrow as the alphabet, and minimizing would lengthen the construction.
struct Determinizer {
    private let automaton: Automaton
    private let width: Int
    private let maximumCells: Int
    private let maximumWork: Int
    private let classCount: Int
    /// The sides whose classes are filled in one by one; nil for all at once.
    private let sides: [Side?]
    private var cells: [UInt16]
    private var states = StateSets()
    /// The next state of each group of classes.
    private var nextStates: [UInt16] = []
    /// The next states of each state one after another, and where those of each begin.
    private var targets: [UInt16] = []
    private var targetStarts: [Int] = [0]

    /// Builds the table.
    ///
    /// - Parameters:
    ///   - automaton: An automaton without counters.
    ///   - maximumWork: The number of nodes that may be visited before the construction gives up.
    /// - Returns: nil if the table would exceed its budget.
    static func table(for automaton: Automaton, maximumWork: Int) -> Table? {
        states(for: automaton, maximumWork: maximumWork).map {
            Table($0, automaton.alphabet, readsBackward: automaton.readsBackward)
        }
    }

    /// Finds the states of the table.
    static func states(for automaton: Automaton, maximumWork: Int) -> StateTable? {
        var determinizer = Determinizer(automaton, maximumWork: maximumWork)
        guard determinizer.run() else { return nil }
        return StateTable(
            determinizer.cells, classCount: determinizer.classCount, targets: determinizer.targets,
            from: determinizer.targetStarts)
    }

    private init(_ automaton: Automaton, maximumWork: Int) {
        self.automaton = automaton
        self.maximumWork = maximumWork
        maximumCells = Table.maximumCells
        classCount = automaton.alphabet.count
        sides = automaton.wordSet == nil ? [nil] : [.other, .word]
        width = classCount + 1
        cells = Array(repeating: 0, count: 2 * width)
    }

    private mutating func run() -> Bool {
        guard cells.count <= maximumCells else { return false }
        let automaton = automaton
        var groups = ClassGroups(automaton, maximum: maximumWork)
        return Frontier.with(automaton) { frontier, _ in
            var state = 1
            while state < states.count {
                targetStarts.append(targets.count)
                guard expand(state, &frontier, &groups) else { return false }
                state += 1
            }
            targetStarts.append(targets.count)
            return true
        }
    }

    /// Fills the row of a state.
    private mutating func expand(_ state: Int, _ frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        let set = states.nodes(of: state)
        frontier.coreCount = set.count
        for (index, node) in set.enumerated() { frontier.core[index] = node }
        let before = states.sides[state]
        let row = state * width
        cells[row + width - 1] = frontier.close(before: before, after: .edge) ? 1 : 0
        for side in sides {
            if automaton.hasAssertions { _ = frontier.close(before: before, after: side ?? .other) }
            guard fill(row, side, &frontier, &groups) else { return false }
        }
        return true
    }

    /// Fills the cells of the classes that are a side.
    private mutating func fill(_ row: Int, _ side: Side?, _ frontier: inout Frontier, _ groups: inout ClassGroups)
        -> Bool
    {
        guard let pairs = groups.group(frontier.readers, side: side, maximum: maximumWork - frontier.work) else {
            return false
        }
        // Finding the state of a group and filling the row take as long as visiting some nodes (measured).
        frontier.add(work: pairs + 20 * groups.count + classCount / 2)
        nextStates.removeAll(keepingCapacity: true)
        for group in 0..<groups.count {
            let isAlive = frontier.advance(from: groups.readers(of: group))
            guard frontier.work <= maximumWork, let next = number(of: frontier, isAlive, side ?? .other) else {
                return false
            }
            nextStates.append(next)
            if next != 0 { targets.append(next) }
        }
        var other: UInt16 = 0
        if !automaton.hasPositive {
            // What the input must not be cannot come about any more, so it may go on in any way.
            let isAlive = frontier.advance(from: UnsafeBufferPointer(start: nil, count: 0))
            guard let next = number(of: frontier, isAlive, side ?? .other) else { return false }
            other = next
            if next != 0 { targets.append(next) }
        }
        cells.withUnsafeMutableBufferPointer { cells in
            for scalarClass in 1..<classCount {
                let group = Int(groups.groups[scalarClass])
                if group == -2 { continue }
                cells[row + scalarClass] = group < 0 ? other : nextStates[group]
            }
        }
        return true
    }

    /// The state of the frontier's target, 0 if there is no way on; nil if there is no room for it.
    private mutating func number(of frontier: Frontier, _ isAlive: Bool, _ side: Side) -> UInt16? {
        guard isAlive else { return 0 }
        let target = UnsafeMutableBufferPointer(start: frontier.target, count: frontier.targetCount)
        guard let next = states.number(of: target, side: side) else { return nil }
        if states.count * width > cells.count {
            guard cells.count + width <= maximumCells else { return nil }
            cells.append(contentsOf: repeatElement(0, count: width))
        }
        return UInt16(next)
    }
}
