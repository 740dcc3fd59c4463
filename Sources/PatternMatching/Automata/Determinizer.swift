// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The subset construction, which turns an automaton into a ``DeterministicAutomaton``, or into a ``CountingTable`` if
/// it has counters.
///
/// Each set of nodes that an input leads to becomes a state. The number of sets can be exponential in the pattern's
/// size, so the numbers of cells and of visited nodes are limited. Another algorithm matches patterns that exceed a
/// limit. The construction can continue later, and the rows filled so far match all inputs up to some length.
///
/// The states aren't minimized afterward, because that would lengthen the construction, and a match reads the same
/// number of cells with fewer states.
struct Determinizer {
    typealias Cell = CountingTable.Cell

    private let automaton: Automaton
    private let hasCounters: Bool
    private let rowWidth: Int
    private var rows: CountingTable.Rows
    private var nodeSets: NodeSets
    /// The cell for each group of classes.
    private var groupCells: [Cell] = []
    /// The number of each change, keyed by its effect and the next change's number.
    private var changeNumbers: [UInt64: UInt16] = [:]

    /// The number of states whose rows fit.
    private var admittedStateCount = 2
    private var maximumCells: Int
    private var maximumWork = 0

    /// The first state with an unfilled row.
    private var firstUnfilledState = 1
    /// The length of the shortest inputs that lead to the first unfilled state, and all states whose shortest inputs
    /// have this length.
    private var depth = 0
    private var statesAtDepth = 1..<2

    /// The number of nodes visited so far.
    private(set) var workDone = 0

    var nodeCount: Int { automaton.nodes.count }

    /// Whether over a quarter of the states found have no row yet: their number probably grows from step to step.
    var isExploding: Bool { nodeSets.count > 100 && (nodeSets.count - firstUnfilledState) * 4 > nodeSets.count }

    /// The maximum number of cells in a table with counters: 128 KiB.
    private static let maximumCountingCells = 32_768

    /// The maximum number of guards per state.
    ///
    /// A state has a row for each combination of its guards.
    private static let maximumGuards = 6

    init(_ automaton: Automaton) {
        self.automaton = automaton
        hasCounters = !automaton.counters.isEmpty
        rowWidth = automaton.alphabet.classCount + 1
        rows = CountingTable.Rows(rowWidth: rowWidth)
        nodeSets = NodeSets(nodeCount: automaton.nodes.count)
        maximumCells = hasCounters ? Determinizer.maximumCountingCells + rowWidth : TransitionTable.maximumCells
    }

    /// Continues until all states' rows are filled, space runs out, or the limit on visited nodes is reached.
    ///
    /// - Returns: The states of an automaton without counters, or `nil` if states are missing or their table is too
    ///   large.
    mutating func makeDeterministicAutomaton(upTo maximumWork: Int) -> DeterministicAutomaton? {
        guard fillAllRows(upTo: maximumWork) else { return nil }
        let automaton = DeterministicAutomaton(rows.cells.map { $0.nextState }, classCount: rowWidth - 1)
        if automaton.fitsTable { return automaton }
        // The next attempt must not build and pack the same rows again.
        maximumCells = 0
        return nil
    }

    /// Continues until all states' rows are filled, space runs out, or the limit on visited nodes is reached.
    ///
    /// - Returns: The table of an automaton with counters, or `nil` if rows are missing.
    mutating func makeCountingTable(upTo maximumWork: Int) -> CountingTable? {
        fillAllRows(upTo: maximumWork) ? CountingTable(rows, of: automaton) : nil
    }

    /// Fills states' rows, and returns whether all states' rows are filled.
    private mutating func fillAllRows(upTo maximumWork: Int) -> Bool {
        guard maximumCells > 0, maximumWork > workDone else { return false }
        self.maximumWork = maximumWork
        let automaton = automaton
        let known = workDone
        var groups = ScalarClassGroups(automaton, maximumPairs: maximumWork - known)
        return NodeFrontier.withFrontier(of: automaton) { frontier, _ in
            frontier.recordWork(known)
            defer { workDone = frontier.workDone }
            while firstUnfilledState < nodeSets.count {
                if firstUnfilledState == statesAtDepth.upperBound {
                    depth += 1
                    statesAtDepth = firstUnfilledState..<nodeSets.count
                }
                let (cells, guards) = (rows.cells.count, rows.guards.count)
                guard appendRows(of: firstUnfilledState, using: &frontier, groups: &groups) else {
                    rows.cells.removeLast(rows.cells.count - cells)
                    rows.guards.removeLast(rows.guards.count - guards)
                    rows.stateRows.removeLast(rows.stateRows.count - firstUnfilledState)
                    return false
                }
                firstUnfilledState += 1
            }
            return true
        }
    }

    /// The automaton of the states found so far, and the maximum input length that it's correct for.
    ///
    /// It's `nil` if the construction is complete, or if too few rows are filled.
    ///
    /// States are found in the order of the fewest scalars that lead to them, so all states that shorter inputs can
    /// reach have filled rows.
    var partialAutomaton: (automaton: DeterministicAutomaton, inputLimit: Int)? {
        guard depth > 1, firstUnfilledState < nodeSets.count else { return nil }
        // One state with an unknown row replaces all later states.
        let beyond = statesAtDepth.lowerBound
        let cells = rows.cells[..<(beyond * rowWidth)].map { min($0.nextState, UInt16(beyond)) }
        let automaton = DeterministicAutomaton(
            cells + Array(repeating: 0, count: rowWidth), classCount: rowWidth - 1, isPartial: true)
        return automaton.fitsTable ? (automaton, depth - 1) : nil
    }

    /// The maximum number of cells during the construction if few cells have transitions.
    private static let maximumSparseCells = 1 << 20

    /// Makes room for one more row, and returns whether there is enough.
    ///
    /// If few cells have transitions, more rows are allowed, because the rows are packed; see ``PackedRows``.
    private mutating func makeRoomForRow() -> Bool {
        if (admittedStateCount + 1) * rowWidth <= maximumCells { return true }
        let used = rows.cells[..<(firstUnfilledState * rowWidth)].reduce(0) { $1.nextState == 0 ? $0 : $0 + 1 }
        // Later rows probably have as many transitions as the rows so far, and each row takes one more slot.
        guard !automaton.readsBackward, maximumCells < Determinizer.maximumSparseCells,
            (used / firstUnfilledState + 2) * nodeSets.count <= PackedRows.maximumPlaces
        else { return false }
        maximumCells *= 2
        return true
    }

    /// Appends a state's rows, one for each combination of its guards.
    private mutating func appendRows(
        of state: Int, using frontier: inout NodeFrontier, groups: inout ScalarClassGroups
    ) -> Bool {
        let firstGuard = rows.guards.count
        if hasCounters { addGuards(of: state, using: frontier) }
        let count = rows.guards.count - firstGuard
        rows.stateRows.append(
            CountingTable.StateRows(
                firstCellIndex: Int32(rows.cells.count), firstGuardIndex: UInt16(firstGuard), guardCount: UInt16(count))
        )
        if hasCounters {
            guard count <= Determinizer.maximumGuards, rows.guards.count <= 0xFFFF,
                rows.cells.count + rowWidth << count <= maximumCells
            else { return false }
        }
        for combination in 0..<(1 << count) {
            for (bit, condition) in rows.guards[firstGuard...].enumerated() {
                let holds = combination >> bit & 1 != 0
                if condition.isExitGuard {
                    frontier.canLeave[Int(condition.counter)] = holds
                } else {
                    frontier.canStay[Int(condition.counter)] = holds
                }
            }
            guard appendRow(of: state, using: &frontier, groups: &groups) else { return false }
        }
        return true
    }

    /// Adds a state's guards, and lets the frontier leave and continue the repetitions without guards.
    private mutating func addGuards(of state: Int, using frontier: NodeFrontier) {
        for node in nodeSets.nodes(of: state) where automaton.nodes[Int(node)].kind == .counterLoop {
            let number = automaton.nodes[Int(node)].counter
            let counter = automaton.counters[Int(number)]
            frontier.canLeave[Int(number)] = true
            frontier.canStay[Int(number)] = true
            if counter.minimum > 1 {
                rows.guards.append(CountingTable.Guard(counter: number, isExitGuard: true))
            }
            if counter.maximum < .max {
                rows.guards.append(CountingTable.Guard(counter: number, isExitGuard: false))
            }
        }
    }

    private mutating func appendRow(of state: Int, using frontier: inout NodeFrontier, groups: inout ScalarClassGroups)
        -> Bool
    {
        frontier.coreNodeCount = nodeSets.copyNodes(of: state, to: frontier.coreNodes)
        let before = nodeSets.precedingNeighbor(of: state)
        let row = rows.cells.count
        rows.cells.append(contentsOf: repeatElement(Cell(), count: rowWidth))
        rows.cells[row + rowWidth - 1].nextState = frontier.formEpsilonClosure(previous: before, next: .edge) ? 1 : 0
        // If the pattern distinguishes word classes from other classes, they're filled one after another.
        if automaton.wordSetNumber == nil {
            if automaton.hasAssertions { _ = frontier.formEpsilonClosure(previous: before, next: .other) }
            return fillCells(inRowAt: row, forNeighbor: nil, using: &frontier, groups: &groups)
        }
        for neighbor in [NeighborKind.other, .word] {
            if automaton.hasAssertions { _ = frontier.formEpsilonClosure(previous: before, next: neighbor) }
            guard fillCells(inRowAt: row, forNeighbor: neighbor, using: &frontier, groups: &groups) else {
                return false
            }
        }
        return true
    }

    /// Fills the cells for a neighbor's classes, or for all classes.
    private mutating func fillCells(
        inRowAt rowStart: Int, forNeighbor neighbor: NeighborKind?, using frontier: inout NodeFrontier,
        groups: inout ScalarClassGroups
    ) -> Bool {
        guard
            let pairs = groups.formGroups(
                ofClassesReadBy: frontier.readingNodes, neighbor: neighbor,
                maximumPairs: maximumWork - frontier.workDone)
        else {
            return false
        }
        // The work of finding each group's state and filling the row, in node visits.
        frontier.recordWork(pairs + 20 * groups.count + (rowWidth - 1) / 2)
        groupCells.removeAll(keepingCapacity: true)
        for group in 0..<groups.count {
            let isAlive = frontier.advance(from: groups.nodes(readingGroup: group))
            guard frontier.workDone <= maximumWork,
                let next = makeCell(for: frontier, isAlive: isAlive, after: neighbor ?? .other)
            else {
                return false
            }
            groupCells.append(next)
        }
        var other = Cell()
        if !automaton.hasPositiveConjunct {
            // If all conjuncts are negated, an input that can no longer match any of them is accepted, whatever
            // follows.
            let isAlive = frontier.advance(from: UnsafeBufferPointer(start: nil, count: 0))
            guard let next = makeCell(for: frontier, isAlive: isAlive, after: neighbor ?? .other) else { return false }
            other = next
        }
        for scalarClass in 1..<(rowWidth - 1) {
            let group = Int(groups.groupsByClass[scalarClass])
            if group != -2 { rows.cells[rowStart + scalarClass] = group < 0 ? other : groupCells[group] }
        }
        return true
    }

    /// Returns the cell that leads to the frontier's target, or `nil` if there's no room for it.
    private mutating func makeCell(for frontier: NodeFrontier, isAlive: Bool, after neighbor: NeighborKind) -> Cell? {
        guard isAlive else { return Cell() }
        let target = UnsafeMutableBufferPointer(start: frontier.targetNodes, count: frontier.targetNodeCount)
        guard let next = nodeSets.insert(target, neighbor: neighbor) else { return nil }
        if hasCounters {
            return internChanges(of: frontier).map { Cell(nextState: UInt16(next), firstChange: $0) }
        }
        if nodeSets.count > admittedStateCount {
            guard makeRoomForRow() else { return nil }
            admittedStateCount += 1
        }
        return Cell(nextState: UInt16(next))
    }

    /// Finds or adds the last step's changes, and returns the first change's number, or `nil` if there would be too
    /// many changes.
    private mutating func internChanges(of frontier: NodeFrontier) -> UInt16? {
        var number: UInt16 = 0
        for index in 0..<frontier.changedCounterCount {
            let counter = frontier.changedCounters[index]
            let change = frontier.counterChanges[Int(counter)]
            // A repetition that goes on doesn't change its counter. A new entry doesn't change a counter that keeps the
            // oldest entry.
            if change == .kept || change != .entered && automaton.counters[Int(counter)].maximum == .max { continue }
            let key = UInt64(counter) << 24 | UInt64(change.rawValue) << 16 | UInt64(number)
            if let known = changeNumbers[key] {
                number = known
                continue
            }
            guard rows.linkedChanges.count < 0xFFFF else { return nil }
            rows.linkedChanges.append(CountingTable.LinkedChange(counter: counter, change: change, nextIndex: number))
            number = UInt16(rows.linkedChanges.count - 1)
            changeNumbers[key] = number
        }
        return number
    }
}
