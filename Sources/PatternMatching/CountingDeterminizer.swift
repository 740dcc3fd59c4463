// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Turns an automaton with counters into a ``CountingTable``, unless that takes too much.
struct CountingDeterminizer {
    private let automaton: Automaton
    private let width: Int
    private var maximumWork = 0
    /// Whether the classes of words and the others are filled in one after another.
    private let distinguishesWords: Bool
    private var content = CountingTable.Content()
    private var states: StateSets
    /// The cell of each group of classes.
    private var nextCells: [CountingTable.Cell] = []
    /// Where the changes of each list of them begin.
    private var changeNumbers: [[UInt32]: UInt16] = [:]
    /// The first state whose rows are not filled.
    private var nextState = 1

    /// The number of nodes visited so far.
    private(set) var work = 0

    /// The most cells, which are 128 KiB.
    private static let maximumCells = 32_768

    /// The most guards of a state, which has a row for each combination of them.
    private static let maximumGuards = 6

    /// Prepares the construction.
    init(_ automaton: Automaton) {
        self.automaton = automaton
        distinguishesWords = automaton.wordSet != nil
        width = automaton.alphabet.count + 1
        states = StateSets(nodeCount: automaton.nodes.count)
        content.states.append(CountingTable.State(row: 0, firstGuard: 0, guardCount: 0))
    }

    /// Whether over a quarter of the states found have no row yet: their number probably grows from step to step.
    var isExploding: Bool { states.count > 100 && (states.count - nextState) * 4 > states.count }

    /// Goes on until the rows of all states are filled, or a number of nodes have been visited in all.
    ///
    /// - Returns: The table, or nil if there are more states.
    mutating func run(until maximumWork: Int) -> CountingTable? {
        guard maximumWork > work else { return nil }
        self.maximumWork = maximumWork
        let automaton = automaton
        let known = work
        var groups = ClassGroups(automaton, maximum: maximumWork - known)
        let isComplete = Frontier.with(automaton) { frontier, _ in
            frontier.add(work: known)
            defer { work = frontier.work }
            while nextState < states.count {
                let (cells, guards) = (content.cells.count, content.guards.count)
                guard expand(nextState, &frontier, &groups) else {
                    content.cells.removeLast(content.cells.count - cells)
                    content.guards.removeLast(content.guards.count - guards)
                    content.states.removeLast(content.states.count - nextState)
                    return false
                }
                nextState += 1
            }
            return true
        }
        return isComplete ? CountingTable(content, automaton) : nil
    }

    /// Appends the rows of a state, one for each combination of its guards.
    private mutating func expand(_ state: Int, _ frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        let firstGuard = content.guards.count
        for node in states.nodes(of: state) where automaton.nodes[Int(node)].kind == .stay {
            let number = automaton.nodes[Int(node)].counter
            let counter = automaton.counters[Int(number)]
            frontier.canLeave[Int(number)] = true
            frontier.canStay[Int(number)] = true
            if counter.minimum > 1 {
                content.guards.append(CountingTable.Guard(counter: number, isForLeaving: true))
            }
            if counter.maximum < .max {
                content.guards.append(CountingTable.Guard(counter: number, isForLeaving: false))
            }
        }
        let count = content.guards.count - firstGuard
        guard count <= CountingDeterminizer.maximumGuards, content.guards.count <= 0xFFFF,
            content.cells.count + width << count <= CountingDeterminizer.maximumCells
        else { return false }
        content.states.append(
            CountingTable.State(
                row: Int32(content.cells.count), firstGuard: UInt16(firstGuard), guardCount: UInt16(count)))
        for combination in 0..<(1 << count) {
            for (bit, condition) in content.guards[firstGuard...].enumerated() {
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

    private mutating func appendRow(of state: Int, _ frontier: inout Frontier, _ groups: inout ClassGroups) -> Bool {
        frontier.coreCount = states.copyNodes(of: state, to: frontier.core)
        let before = states.side(of: state)
        let row = content.cells.count
        content.cells.append(contentsOf: repeatElement(CountingTable.Cell(), count: width))
        content.cells[row + width - 1].state = frontier.close(before: before, after: .edge) ? 1 : 0
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
        frontier.add(work: pairs + 20 * groups.count + automaton.alphabet.count / 2)
        nextCells.removeAll(keepingCapacity: true)
        for group in 0..<groups.count {
            let isAlive = frontier.advance(from: groups.readers(of: group))
            guard frontier.work <= maximumWork, let next = cell(for: frontier, isAlive, side ?? .other) else {
                return false
            }
            nextCells.append(next)
        }
        var other = CountingTable.Cell()
        if !automaton.hasPositive {
            // What the input must not be cannot come about any more, so it may go on in any way.
            let isAlive = frontier.advance(from: UnsafeBufferPointer(start: nil, count: 0))
            guard let next = cell(for: frontier, isAlive, side ?? .other) else { return false }
            other = next
        }
        for scalarClass in 1..<automaton.alphabet.count {
            let group = Int(groups.groups[scalarClass])
            if group == -2 { continue }
            content.cells[row + scalarClass] = group < 0 ? other : nextCells[group]
        }
        return true
    }

    /// The cell that leads to the frontier's target; nil if there is no room for it.
    private mutating func cell(for frontier: Frontier, _ isAlive: Bool, _ side: Side) -> CountingTable.Cell? {
        guard isAlive else { return CountingTable.Cell() }
        let target = UnsafeMutableBufferPointer(start: frontier.target, count: frontier.targetCount)
        guard let next = states.number(of: target, side: side), let changes = number(ofChangesBy: frontier) else {
            return nil
        }
        return CountingTable.Cell(state: UInt16(next), changes: changes)
    }

    /// The number of the list of changes of the last step; nil if it would be one too many.
    private mutating func number(ofChangesBy frontier: Frontier) -> UInt16? {
        var list: [UInt32] = []
        for index in 0..<frontier.changedCount {
            let counter = frontier.changed[index]
            let change = frontier.changes[Int(counter)]
            let bounds = automaton.counters[Int(counter)]
            // Going on changes nothing, and entering again nothing in a counter that keeps the oldest entry.
            if change == .kept || change != .entered && bounds.maximum == .max { continue }
            list.append(UInt32(counter) << 8 | UInt32(change.rawValue))
        }
        if list.isEmpty { return 0 }
        if let known = changeNumbers[list] { return known }
        guard content.changes.count + list.count <= 0xFFFF else { return nil }
        let number = UInt16(content.changes.count)
        for (index, item) in list.enumerated() {
            content.changes.append(
                CountingTable.Change(
                    counter: UInt16(item >> 8), change: CounterChange(rawValue: UInt8(item & 0xFF)),
                    isLast: index == list.count - 1))
        }
        changeNumbers[list] = number
        return number
    }
}
