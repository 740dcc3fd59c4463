// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Turns an automaton without counters into a table by the subset construction, unless that takes too much.
///
/// Every set of nodes that some input leads to becomes a state. The number of sets can be exponential in the pattern,
/// so the cells and the nodes visited have a budget; a pattern that exceeds it is matched in another way. What was
/// found until then is not lost: the construction can go on later, and its rows match all inputs up to some length.
///
/// The states are not minimized afterwards. The HTML5 email pattern keeps 252 where about half would do, but a match
/// visits a few dozen rows either way, as narrow as the alphabet, and minimizing would lengthen the construction.
struct Determinizer {
    let automaton: Automaton
    private let width: Int
    private var maximumCells = Table.maximumCells
    private var maximumWork = 0
    private let classCount: Int
    /// Whether the classes of words and the others are filled in one after another.
    private let distinguishesWords: Bool
    private var cells: [UInt16]
    private var states: StateSets
    /// The next state of each group of classes.
    private var nextStates: [UInt16] = []
    /// The next states of each state one after another, and where those of each begin.
    private var targets: [UInt16] = []
    private var targetStarts: [Int] = [0, 0]

    /// The first state whose row is not filled.
    private var nextState = 1
    /// The number of scalars after which an input can first be in that state, and the states of which this is so.
    private var depth = 0
    private var statesAtDepth = 1..<2

    /// The number of nodes visited so far.
    private(set) var work = 0

    var nodeCount: Int { automaton.nodes.count }

    /// Whether over a quarter of the states found have no row yet: their number probably grows from step to step.
    var isExploding: Bool { states.count > 100 && (states.count - nextState) * 4 > states.count }

    /// Prepares the construction for an automaton without counters.
    init(_ automaton: Automaton) {
        self.automaton = automaton
        classCount = automaton.alphabet.count
        distinguishesWords = automaton.wordSet != nil
        width = classCount + 1
        cells = Array(repeating: 0, count: 2 * width)
        states = StateSets(nodeCount: automaton.nodes.count)
    }

    /// Goes on until the rows of all states are filled, or a number of nodes have been visited in all.
    ///
    /// - Returns: The states, or nil if there are more.
    mutating func run(until maximumWork: Int) -> StateTable? {
        guard cells.count <= maximumCells, maximumWork > work else { return nil }
        self.maximumWork = maximumWork
        let automaton = automaton
        let known = work
        var groups = ClassGroups(automaton, maximum: maximumWork - known)
        let isComplete = Frontier.with(automaton) { frontier, _ in
            frontier.add(work: known)
            defer { work = frontier.work }
            while nextState < states.count {
                if nextState == statesAtDepth.upperBound {
                    depth += 1
                    statesAtDepth = nextState..<states.count
                }
                guard expand(nextState, &frontier, &groups) else {
                    targets.removeLast(targets.count - targetStarts[nextState])
                    return false
                }
                targetStarts.append(targets.count)
                nextState += 1
            }
            return true
        }
        guard isComplete else { return nil }
        let table = StateTable(cells, classCount: classCount, targets: targets, from: targetStarts)
        if table.isWithin { return table }
        // The next attempt must not build and pack the same rows again.
        maximumCells = 0
        return nil
    }

    /// The states found so far as a table that is right for inputs up to some length, if there are any.
    ///
    /// States are found in the order of the fewest scalars that lead to them, so the rows of all states that shorter
    /// inputs can be in are filled.
    var begun: (states: StateTable, limit: Int)? {
        guard depth > 1, nextState < states.count else { return nil }
        // One state, from which nothing is known, takes the place of all later ones.
        let last = statesAtDepth.lowerBound
        let beyond = UInt16(last)
        let rows = cells[..<(last * width)].map { min($0, beyond) } + Array(repeating: 0, count: width)
        let known = targets[..<targetStarts[last]].map { min($0, beyond) }
        let table = StateTable(
            rows, classCount: classCount, targets: known, from: targetStarts[...last] + [known.count],
            isBegun: true)
        return table.isWithin ? (table, depth - 1) : nil
    }

    /// The most cells while the table is built, of which few may lead on.
    private static let maximumSparseCells = 1 << 20

    /// Finds out whether there is room for one more row: more rows are allowed if few of their cells lead on, because
    /// these are packed; see ``PackedRows``.
    private mutating func hasRoom() -> Bool {
        if cells.count + width <= maximumCells { return true }
        let used = cells[..<(nextState * width)].reduce(0) { $1 == 0 ? $0 : $0 + 1 }
        // The rows to come probably have as many ways on as those so far, and each has a place of its own besides.
        guard !automaton.readsBackward, maximumCells < Determinizer.maximumSparseCells,
            (used / nextState + 2) * states.count <= PackedRows.maximumCount
        else { return false }
        maximumCells *= 2
        return true
    }

    /// Fills the row of a state.
    private mutating func expand(_ state: Int, _ frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        frontier.coreCount = states.copyNodes(of: state, to: frontier.core)
        let before = states.side(of: state)
        let row = state * width
        cells[row + width - 1] = frontier.close(before: before, after: .edge) ? 1 : 0
        for number in 0..<(distinguishesWords ? 2 : 1) {
            let side: Side? = distinguishesWords ? number == 0 ? .other : .word : nil
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

    /// The state of the frontier's target, 0 if nothing can be accepted; nil if there is no room for it.
    private mutating func number(of frontier: Frontier, _ isAlive: Bool, _ side: Side) -> UInt16? {
        guard isAlive else { return 0 }
        let target = UnsafeMutableBufferPointer(start: frontier.target, count: frontier.targetCount)
        guard let next = states.number(of: target, side: side) else { return nil }
        if states.count * width > cells.count {
            guard hasRoom() else { return nil }
            cells.append(contentsOf: repeatElement(0, count: width))
        }
        return UInt16(next)
    }
}
