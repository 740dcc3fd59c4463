// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Turns an automaton into a table by the subset construction, unless the table would be too large.
///
/// Every set of nodes that some input leads to becomes a state. The number of sets can be exponential in the pattern,
/// so the cells and the nodes visited have a budget; a pattern that exceeds it is left to the ``Simulation``.
///
/// The states are not minimised afterwards. The HTML5 e-mail pattern keeps 252 where about half would do, but a match
/// visits a few dozen rows either way, as narrow as the alphabet, and minimising would lengthen the construction.
struct Determinizer {
    private typealias NodeID = Automaton.NodeID

    private let automaton: Automaton
    private let width: Int
    private let maximumCells: Int
    private var cells: [UInt16]

    /// The sets of all states one after another, where each begins, and what came before its place.
    private var nodes: [NodeID] = []
    private var starts: [Int] = [0, 0, 0]
    private var sides: [Side] = [.edge, .edge]

    /// An open hash table of states, and the hash of each, so that growing does not compute it again.
    private var slots: [UInt16] = Array(repeating: 0, count: 512)
    private var hashes: [UInt32] = [0, 0]

    /// The nodes that may be visited before the construction gives up, about a millisecond's worth.
    private static let maximumWork = 400_000

    /// Builds the table.
    ///
    /// - Returns: nil if it would exceed its budget.
    static func table(for automaton: Automaton, maximumBytes: Int) -> Table? {
        var determinizer = Determinizer(automaton, maximumCells: min(maximumBytes / 2, Table.maximumCells))
        guard determinizer.run() else { return nil }
        return Table(determinizer.cells, automaton, maximumCells: determinizer.maximumCells)
    }

    private init(_ automaton: Automaton, maximumCells: Int) {
        self.automaton = automaton
        self.maximumCells = maximumCells
        width = automaton.alphabet.count + 1
        // Row 0 has no way on; row 1 is the start, whose set is empty because the place before it starts the pattern.
        cells = Array(repeating: 0, count: 2 * width)
    }

    private mutating func run() -> Bool {
        guard cells.count <= maximumCells else { return false }
        let automaton = automaton
        let target = UnsafeMutableBufferPointer<NodeID>.allocate(capacity: automaton.nodes.count)
        let core = UnsafeMutableBufferPointer<NodeID>.allocate(capacity: automaton.nodes.count)
        defer {
            target.deallocate()
            core.deallocate()
        }
        return Frontier.with(automaton) { frontier in
            var state = 1
            while state < sides.count {
                guard expand(state, core, target, &frontier) else { return false }
                state += 1
            }
            return true
        }
    }

    /// Fills the row of a state.
    private mutating func expand(
        _ state: Int, _ core: UnsafeMutableBufferPointer<NodeID>, _ target: UnsafeMutableBufferPointer<NodeID>,
        _ frontier: inout Frontier
    ) -> Bool {
        let range = starts[state]..<starts[state + 1]
        for (index, node) in nodes[range].enumerated() { core[index] = node }
        let set = UnsafeBufferPointer(rebasing: core[..<range.count])
        let before = sides[state]
        let row = state * width
        guard let targetBase = target.baseAddress else { return false }
        cells[row + width - 1] = frontier.close(set, before: before, after: .edge) ? 1 : 0
        var closedFor = automaton.hasAssertions ? Side.edge : .other
        for scalarClass in 1..<automaton.alphabet.count {
            let after = automaton.side(of: scalarClass)
            if after != closedFor {
                _ = frontier.close(set, before: before, after: after)
                closedFor = after
            }
            let count = frontier.advance(by: scalarClass, into: targetBase)
            guard count > 0 else { continue }
            guard frontier.work <= Determinizer.maximumWork,
                let next = number(of: UnsafeMutableBufferPointer(rebasing: target[..<count]), side: after)
            else { return false }
            cells[row + scalarClass] = UInt16(next)
        }
        return true
    }

    /// Finds the state of a set, or makes a new one; nil if there is no room for it.
    private mutating func number(of set: UnsafeMutableBufferPointer<NodeID>, side: Side) -> Int? {
        sort(set)
        var hash = UInt32(side.rawValue) &+ 0x9E37_79B9
        for node in set { hash = (hash ^ UInt32(node)) &* 0x0100_0193 }
        hash ^= hash >> 15
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let state = Int(slots[slot])
            if hashes[state] == hash, sides[state] == side {
                if nodes[starts[state]..<starts[state + 1]].elementsEqual(set) { return state }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard cells.count + width <= maximumCells else { return nil }
        let state = sides.count
        cells.append(contentsOf: repeatElement(0, count: width))
        nodes.append(contentsOf: set)
        starts.append(nodes.count)
        sides.append(side)
        hashes.append(hash)
        slots[slot] = UInt16(state)
        if sides.count * 2 > slots.count { growSlots() }
        return state
    }

    private mutating func growSlots() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for state in 2..<sides.count {
            var slot = Int(hashes[state]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(state)
        }
    }

    /// Sorts by insertion, because nearly all sets have a few nodes; large ones are left to the library.
    private func sort(_ set: UnsafeMutableBufferPointer<NodeID>) {
        guard set.count <= 16 else {
            var set = set
            return set.sort()
        }
        for index in set.indices.dropFirst() {
            let node = set[index]
            var place = index
            while place > 0, set[place - 1] > node {
                set[place] = set[place - 1]
                place -= 1
            }
            set[place] = node
        }
    }
}
