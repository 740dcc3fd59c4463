// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The states of a determinized automaton: different sets of nodes, each with what came before its place.
struct StateSets {
    typealias NodeID = Automaton.NodeID

    /// The sets of all states one after another, and where each begins.
    private var nodes: [NodeID] = []
    private var starts: [Int] = [0, 0, 0]
    /// What came before the place of a state.
    private(set) var sides: [Side] = [.edge, .edge]

    /// An open hash table of states, and the hash of each, so that growing does not compute it again.
    private var slots: [UInt16] = Array(repeating: 0, count: 64)
    private var hashes: [UInt32] = [0, 0]

    /// State 0 has no way on; state 1 is the start, whose set is empty because the place before it starts the pattern.
    var count: Int { sides.count }

    /// The most states that can be numbered.
    static let maximumCount = 0xFFFF

    func nodes(of state: Int) -> ArraySlice<NodeID> {
        nodes[starts[state]..<starts[state + 1]]
    }

    /// Finds the state of a set, or makes a new one; nil if it would be one too many.
    mutating func number(of set: UnsafeMutableBufferPointer<NodeID>, side: Side) -> Int? {
        StateSets.sort(set)
        var hash = UInt32(side.rawValue) &+ 0x9E37_79B9
        for node in set { hash = (hash ^ UInt32(node)) &* 0x0100_0193 }
        hash ^= hash >> 15
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let state = Int(slots[slot])
            if hashes[state] == hash, sides[state] == side, nodes(of: state).elementsEqual(set) { return state }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard count < StateSets.maximumCount else { return nil }
        let state = count
        nodes.append(contentsOf: set)
        starts.append(nodes.count)
        sides.append(side)
        hashes.append(hash)
        slots[slot] = UInt16(state)
        if count * 2 > slots.count { growSlots() }
        return state
    }

    private mutating func growSlots() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for state in 2..<count {
            var slot = Int(hashes[state]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(state)
        }
    }

    /// Sorts by insertion, because nearly all sets have a few nodes; large ones are left to the library.
    private static func sort(_ set: UnsafeMutableBufferPointer<NodeID>) {
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
