// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The subset construction, which turns an automaton into a ``DeterministicAutomaton``, or into a ``CountingTable`` if
/// it has counters.
///
/// Each set of nodes to which an input leads becomes a state. The number of sets can be exponential in the size of the
/// pattern, so the numbers of cells and of visited nodes are limited. A pattern that exceeds a limit is matched by
/// another algorithm. The construction can be continued later, and the rows that are filled match all inputs up to some
/// length.
///
/// The states are not minimized afterwards, because that would lengthen the construction. A match reads the same number
/// of cells with fewer states.
struct Determinizer {
    typealias Cell = CountingTable.Cell

    private let automaton: Automaton
    private let hasCounters: Bool
    private let width: Int
    private var rows: CountingTable.Rows
    private var states: StateSets
    /// The cell of each group of classes.
    private var nextCells: [Cell] = []
    /// The numbers of changes, by what they do and the number of those after them.
    private var changeNumbers: [UInt64: UInt16] = [:]

    /// The number of states whose rows have room.
    private var admittedCount = 2
    private var maximumCells: Int
    private var maximumWork = 0

    /// The first state whose row is not filled.
    private var nextState = 1
    /// The length of the shortest inputs that lead to that state, and all states to which the shortest inputs have this
    /// length.
    private var depth = 0
    private var statesAtDepth = 1..<2

    /// The number of nodes visited so far.
    private(set) var work = 0

    var nodeCount: Int { automaton.nodes.count }

    /// Whether over a quarter of the states found have no row yet: their number probably grows from step to step.
    var isExploding: Bool { states.count > 100 && (states.count - nextState) * 4 > states.count }

    /// The maximum number of cells of a table with counters, which are 128 KiB.
    private static let maximumCountingCells = 32_768

    /// The maximum number of guards of a state, which has a row for each combination of them.
    private static let maximumGuards = 6

    /// Prepares the construction.
    init(_ automaton: Automaton) {
        self.automaton = automaton
        hasCounters = !automaton.counters.isEmpty
        width = automaton.alphabet.count + 1
        rows = CountingTable.Rows(width: width)
        states = StateSets(nodeCount: automaton.nodes.count)
        maximumCells = hasCounters ? Determinizer.maximumCountingCells + width : TransitionTable.maximumCells
    }

    /// Continues until the rows of all states are filled, there is no room, or a number of nodes have been visited.
    ///
    /// - Returns: The states of an automaton without counters, or `nil` if some are missing or their table is too large.
    mutating func makeDeterministicAutomaton(until maximumWork: Int) -> DeterministicAutomaton? {
        guard run(until: maximumWork) else { return nil }
        let automaton = DeterministicAutomaton(rows.cells.map(\.state), classCount: width - 1)
        if automaton.fitsTable { return automaton }
        // The next attempt must not build and pack the same rows again.
        maximumCells = 0
        return nil
    }

    /// Continues until the rows of all states are filled, there is no room, or a number of nodes have been visited.
    ///
    /// - Returns: The table of an automaton with counters, or `nil` if rows are missing.
    mutating func makeCountingTable(until maximumWork: Int) -> CountingTable? {
        run(until: maximumWork) ? CountingTable(rows, of: automaton) : nil
    }

    /// Fills the rows of states, and returns whether those of all states are filled.
    private mutating func run(until maximumWork: Int) -> Bool {
        guard maximumCells > 0, maximumWork > work else { return false }
        self.maximumWork = maximumWork
        let automaton = automaton
        let known = work
        var groups = ClassGroups(automaton, maximum: maximumWork - known)
        return Frontier.with(automaton) { frontier, _ in
            frontier.add(work: known)
            defer { work = frontier.work }
            while nextState < states.count {
                if nextState == statesAtDepth.upperBound {
                    depth += 1
                    statesAtDepth = nextState..<states.count
                }
                let (cells, guards) = (rows.cells.count, rows.guards.count)
                guard expand(nextState, using: &frontier, &groups) else {
                    rows.cells.removeLast(rows.cells.count - cells)
                    rows.guards.removeLast(rows.guards.count - guards)
                    rows.states.removeLast(rows.states.count - nextState)
                    return false
                }
                nextState += 1
            }
            return true
        }
    }

    /// The automaton of the states found so far, and the length of the inputs for which it is correct.
    ///
    /// It is `nil` if the construction is complete, or if too few rows are filled.
    ///
    /// States are found in the order of the fewest scalars that lead to them, so the rows of all states that shorter
    /// inputs can be in are filled.
    var partial: (states: DeterministicAutomaton, limit: Int)? {
        guard depth > 1, nextState < states.count else { return nil }
        // One state, whose row is not known, replaces all later ones.
        let beyond = statesAtDepth.lowerBound
        let cells = rows.cells[..<(beyond * width)].map { min($0.state, UInt16(beyond)) }
        let automaton = DeterministicAutomaton(
            cells + Array(repeating: 0, count: width), classCount: width - 1, isPartial: true)
        return automaton.fitsTable ? (automaton, depth - 1) : nil
    }

    /// The maximum number of cells during the construction if few of them have transitions.
    private static let maximumSparseCells = 1 << 20

    /// Returns whether there is room for one more row.
    ///
    /// If few cells have transitions, more rows are allowed, because these are packed; see ``PackedRows``.
    private mutating func makeRoom() -> Bool {
        if (admittedCount + 1) * width <= maximumCells { return true }
        let used = rows.cells[..<(nextState * width)].reduce(0) { $1.state == 0 ? $0 : $0 + 1 }
        // Later rows probably have as many transitions as those so far, and each row takes one more place.
        guard !automaton.readsBackward, maximumCells < Determinizer.maximumSparseCells,
            (used / nextState + 2) * states.count <= PackedRows.maximumCount
        else { return false }
        maximumCells *= 2
        return true
    }

    /// Appends the rows of a state, one for each combination of its guards.
    private mutating func expand(_ state: Int, using frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        let firstGuard = rows.guards.count
        if hasCounters { addGuards(of: state, frontier) }
        let count = rows.guards.count - firstGuard
        rows.states.append(
            CountingTable.StateRows(
                row: Int32(rows.cells.count), firstGuard: UInt16(firstGuard), guardCount: UInt16(count)))
        if hasCounters {
            guard count <= Determinizer.maximumGuards, rows.guards.count <= 0xFFFF,
                rows.cells.count + width << count <= maximumCells
            else { return false }
        }
        for combination in 0..<(1 << count) {
            for (bit, condition) in rows.guards[firstGuard...].enumerated() {
                let holds = combination >> bit & 1 != 0
                if condition.isForLeaving {
                    frontier.canLeave[Int(condition.counter)] = holds
                } else {
                    frontier.canStay[Int(condition.counter)] = holds
                }
            }
            guard appendRow(of: state, &frontier, &groups) else { return false }
        }
        return true
    }

    /// Adds the guards of a state, and permits the frontier to leave and to continue the repetitions without guards.
    private mutating func addGuards(of state: Int, _ frontier: Frontier) {
        for node in states.nodes(of: state) where automaton.nodes[Int(node)].kind == .stay {
            let number = automaton.nodes[Int(node)].counter
            let counter = automaton.counters[Int(number)]
            frontier.canLeave[Int(number)] = true
            frontier.canStay[Int(number)] = true
            if counter.minimum > 1 {
                rows.guards.append(CountingTable.Guard(counter: number, isForLeaving: true))
            }
            if counter.maximum < .max {
                rows.guards.append(CountingTable.Guard(counter: number, isForLeaving: false))
            }
        }
    }

    private mutating func appendRow(of state: Int, _ frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        frontier.coreCount = states.copyNodes(of: state, to: frontier.core)
        let before = states.neighbor(of: state)
        let row = rows.cells.count
        rows.cells.append(contentsOf: repeatElement(Cell(), count: width))
        rows.cells[row + width - 1].state = frontier.close(before: before, after: .edge) ? 1 : 0
        // The classes of words and the others are filled in one after another if the pattern distinguishes them.
        if automaton.wordSet == nil {
            if automaton.hasAssertions { _ = frontier.close(before: before, after: .other) }
            return fill(row, after: nil, using: &frontier, &groups)
        }
        for neighbor in [Neighbor.other, .word] {
            if automaton.hasAssertions { _ = frontier.close(before: before, after: neighbor) }
            guard fill(row, after: neighbor, using: &frontier, &groups) else { return false }
        }
        return true
    }

    /// Fills the cells of the classes that are a neighbor, or of all classes.
    private mutating func fill(
        _ row: Int, after neighbor: Neighbor?, using frontier: inout Frontier, _ groups: inout ClassGroups
    ) -> Bool {
        guard
            let pairs = groups.formGroups(
                forReaders: frontier.readers, neighbor: neighbor, maximum: maximumWork - frontier.work)
        else {
            return false
        }
        // The work of finding the state of each group and of filling the row, in visits of a node.
        frontier.add(work: pairs + 20 * groups.count + (width - 1) / 2)
        nextCells.removeAll(keepingCapacity: true)
        for group in 0..<groups.count {
            let isAlive = frontier.advance(from: groups.readers(of: group))
            guard frontier.work <= maximumWork,
                let next = makeCell(for: frontier, isAlive: isAlive, after: neighbor ?? .other)
            else {
                return false
            }
            nextCells.append(next)
        }
        var other = Cell()
        if !automaton.hasPositive {
            // If all conjuncts are negated, an input that cannot match any of them any more is accepted, whatever
            // follows.
            let isAlive = frontier.advance(from: UnsafeBufferPointer(start: nil, count: 0))
            guard let next = makeCell(for: frontier, isAlive: isAlive, after: neighbor ?? .other) else { return false }
            other = next
        }
        for scalarClass in 1..<(width - 1) {
            let group = Int(groups.groups[scalarClass])
            if group != -2 { rows.cells[row + scalarClass] = group < 0 ? other : nextCells[group] }
        }
        return true
    }

    /// Returns the cell that leads to the frontier's target, or `nil` if there is no room for it.
    private mutating func makeCell(for frontier: Frontier, isAlive: Bool, after neighbor: Neighbor) -> Cell? {
        guard isAlive else { return Cell() }
        let target = UnsafeMutableBufferPointer(start: frontier.target, count: frontier.targetCount)
        guard let next = states.insert(target, neighbor: neighbor) else { return nil }
        if hasCounters {
            return insertChanges(of: frontier).map { Cell(state: UInt16(next), changes: $0) }
        }
        if states.count > admittedCount {
            guard makeRoom() else { return nil }
            admittedCount += 1
        }
        return Cell(state: UInt16(next))
    }

    /// Finds or adds the last step's changes, and returns the number of the first; `nil` if there would be too many.
    private mutating func insertChanges(of frontier: Frontier) -> UInt16? {
        var number: UInt16 = 0
        for index in 0..<frontier.changedCount {
            let counter = frontier.changed[index]
            let change = frontier.changes[Int(counter)]
            // A repetition that goes on does not change its counter. A new entry does not change one that keeps the
            // oldest.
            if change == .kept || change != .entered && automaton.counters[Int(counter)].maximum == .max { continue }
            let key = UInt64(counter) << 24 | UInt64(change.rawValue) << 16 | UInt64(number)
            if let known = changeNumbers[key] {
                number = known
                continue
            }
            guard rows.changes.count < 0xFFFF else { return nil }
            rows.changes.append(CountingTable.LinkedChange(counter: counter, change: change, next: number))
            number = UInt16(rows.changes.count - 1)
            changeNumbers[key] = number
        }
        return number
    }
}
