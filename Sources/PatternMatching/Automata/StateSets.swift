// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The states of a subset construction: different sets of nodes, each with the neighbor before its position.
struct StateSets {
    typealias NodeID = Automaton.NodeID

    /// The sets of all states one after another, and the index at which each begins.
    private var nodes: [NodeID] = []
    private var starts: [Int] = [0, 0, 0]

    /// The key of each state: the hash of its set, and in the last two bits the neighbor before its position.
    private var keys = [UInt64(Neighbor.edge.rawValue), UInt64(Neighbor.edge.rawValue)]

    /// A hash table of the states with open addressing.
    private var slots: [UInt16] = Array(repeating: 0, count: 64)

    /// A bit for each node, to sort large sets with; all are zero between two sets.
    private var bits: [UInt64]

    /// Creates the two first states of an automaton with a number of nodes.
    init(nodeCount: Int) {
        bits = Array(repeating: 0, count: nodeCount / 64 + 1)
    }

    /// The number of states.
    ///
    /// State 0 accepts no input. State 1 is the start, whose set is empty, because the conjuncts start at its position.
    var count: Int { keys.count }

    /// The most states that can be numbered.
    static let maximumCount = 0xFFFF

    /// Returns the neighbor before the position of a state.
    func neighbor(of state: Int) -> Neighbor {
        Neighbor(rawValue: UInt8(truncatingIfNeeded: keys[state]) & 3) ?? .edge
    }

    func nodes(of state: Int) -> ArraySlice<NodeID> {
        nodes[starts[state]..<starts[state + 1]]
    }

    /// Copies the set of a state into memory that has room for all nodes, and returns its count.
    func copyNodes(of state: Int, to target: UnsafeMutablePointer<NodeID>) -> Int {
        let start = starts[state]
        let count = starts[state + 1] - start
        nodes.withUnsafeBufferPointer { nodes in
            for index in 0..<count { target[index] = nodes[start + index] }
        }
        return count
    }

    /// Returns the state of a set, which is new if the set is new, or `nil` if there are too many states.
    mutating func insert(_ set: UnsafeMutableBufferPointer<NodeID>, neighbor: Neighbor) -> Int? {
        sort(set)
        var hash = UInt32(neighbor.rawValue) &+ 0x9E37_79B9
        for node in set { hash = (hash ^ UInt32(node)) &* 0x0100_0193 }
        hash ^= hash >> 15
        let key = UInt64(hash) << 2 | UInt64(neighbor.rawValue)
        var slot = firstSlot(key)
        while slots[slot] != 0 {
            let state = Int(slots[slot])
            if keys[state] == key, isSet(of: state, set) { return state }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard count < StateSets.maximumCount else { return nil }
        let state = count
        nodes.append(contentsOf: set)
        starts.append(nodes.count)
        keys.append(key)
        slots[slot] = UInt16(state)
        if count * 2 > slots.count { growSlots() }
        return state
    }

    private func firstSlot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 2) & (slots.count - 1) }

    private mutating func growSlots() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for state in 2..<count {
            var slot = firstSlot(keys[state])
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(state)
        }
    }

    private func isSet(of state: Int, _ set: UnsafeMutableBufferPointer<NodeID>) -> Bool {
        let start = starts[state]
        guard starts[state + 1] - start == set.count else { return false }
        return nodes.withUnsafeBufferPointer { nodes in
            for index in set.indices where nodes[start + index] != set[index] { return false }
            return true
        }
    }

    /// Sorts a small set by insertion, and a large one by a bit for each node.
    private mutating func sort(_ set: UnsafeMutableBufferPointer<NodeID>) {
        guard set.count <= 16 else { return sortMany(set) }
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

    private mutating func sortMany(_ set: UnsafeMutableBufferPointer<NodeID>) {
        bits.withUnsafeMutableBufferPointer { bits in
            for node in set { bits[Int(node) / 64] |= 1 << UInt64(node % 64) }
            var index = 0
            for word in bits.indices where bits[word] != 0 {
                while bits[word] != 0 {
                    set[index] = NodeID(word * 64 + bits[word].trailingZeroBitCount)
                    index += 1
                    bits[word] &= bits[word] - 1
                }
            }
        }
    }
}
