// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The states of a subset construction: different sets of nodes, each with the neighbor before its position.
struct NodeSets {
    typealias NodeID = Automaton.NodeID

    /// The sets of all states one after another, and the index where each set begins.
    private var nodes: [NodeID] = []
    private var nodeStarts: [Int] = [0, 0, 0]

    /// Each state's key: its set's hash, with the neighbor before its position in the last two bits.
    private var stateKeys = [UInt64(NeighborKind.edge.rawValue), UInt64(NeighborKind.edge.rawValue)]

    /// A hash table of the states with open addressing.
    private var hashSlots: [UInt16] = Array(repeating: 0, count: 64)

    /// A bit for each node, for sorting large sets.
    ///
    /// Between sorts, all bits are zero.
    private var nodeBits: [UInt64]

    /// Creates the first two states of an automaton with `nodeCount` nodes.
    init(nodeCount: Int) {
        nodeBits = Array(repeating: 0, count: nodeCount / 64 + 1)
    }

    /// The number of states.
    ///
    /// State 0 accepts no input. State 1 is the start. Its set is empty, because the conjuncts start at its position.
    var count: Int { stateKeys.count }

    /// The maximum number of states.
    static let maximumCount = 0xFFFF

    /// Returns the neighbor before a state's position.
    func precedingNeighbor(of state: Int) -> NeighborKind {
        NeighborKind(rawValue: UInt8(truncatingIfNeeded: stateKeys[state]) & 3) ?? .edge
    }

    func nodes(of state: Int) -> ArraySlice<NodeID> {
        nodes[nodeStarts[state]..<nodeStarts[state + 1]]
    }

    /// Copies a state's set into memory with room for all nodes, and returns the set's count.
    func copyNodes(of state: Int, to destination: UnsafeMutablePointer<NodeID>) -> Int {
        let start = nodeStarts[state]
        let count = nodeStarts[state + 1] - start
        nodes.withUnsafeBufferPointer { nodes in
            for index in 0..<count { destination[index] = nodes[start + index] }
        }
        return count
    }

    /// Returns the state for a set, adding it if the set is new, or `nil` if there are too many states.
    mutating func insert(_ nodeSet: UnsafeMutableBufferPointer<NodeID>, neighbor: NeighborKind) -> Int? {
        sort(nodeSet)
        var hash = UInt32(neighbor.rawValue) &+ 0x9E37_79B9
        for node in nodeSet { hash = (hash ^ UInt32(node)) &* 0x0100_0193 }
        hash ^= hash >> 15
        let key = UInt64(hash) << 2 | UInt64(neighbor.rawValue)
        var slot = firstSlot(for: key)
        while hashSlots[slot] != 0 {
            let state = Int(hashSlots[slot])
            if stateKeys[state] == key, areNodes(of: state, equalTo: nodeSet) { return state }
            slot = (slot + 1) & (hashSlots.count - 1)
        }
        guard count < NodeSets.maximumCount else { return nil }
        let state = count
        nodes.append(contentsOf: nodeSet)
        nodeStarts.append(nodes.count)
        stateKeys.append(key)
        hashSlots[slot] = UInt16(state)
        if count * 2 > hashSlots.count { growSlots() }
        return state
    }

    private func firstSlot(for key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 2) & (hashSlots.count - 1) }

    private mutating func growSlots() {
        hashSlots = Array(repeating: 0, count: hashSlots.count * 2)
        for state in 2..<count {
            var slot = firstSlot(for: stateKeys[state])
            while hashSlots[slot] != 0 { slot = (slot + 1) & (hashSlots.count - 1) }
            hashSlots[slot] = UInt16(state)
        }
    }

    private func areNodes(of state: Int, equalTo nodeSet: UnsafeMutableBufferPointer<NodeID>) -> Bool {
        let start = nodeStarts[state]
        guard nodeStarts[state + 1] - start == nodeSet.count else { return false }
        return nodes.withUnsafeBufferPointer { nodes in
            for index in nodeSet.indices where nodes[start + index] != nodeSet[index] { return false }
            return true
        }
    }

    /// Sorts a small set by insertion, and a large set with a bit for each node.
    private mutating func sort(_ nodeSet: UnsafeMutableBufferPointer<NodeID>) {
        guard nodeSet.count <= 16 else { return sortLargeSet(nodeSet) }
        for index in nodeSet.indices.dropFirst() {
            let node = nodeSet[index]
            var place = index
            while place > 0, nodeSet[place - 1] > node {
                nodeSet[place] = nodeSet[place - 1]
                place -= 1
            }
            nodeSet[place] = node
        }
    }

    private mutating func sortLargeSet(_ nodeSet: UnsafeMutableBufferPointer<NodeID>) {
        nodeBits.withUnsafeMutableBufferPointer { nodeBits in
            for node in nodeSet { nodeBits[Int(node) / 64] |= 1 << UInt64(node % 64) }
            var index = 0
            for word in nodeBits.indices where nodeBits[word] != 0 {
                while nodeBits[word] != 0 {
                    nodeSet[index] = NodeID(word * 64 + nodeBits[word].trailingZeroBitCount)
                    index += 1
                    nodeBits[word] &= nodeBits[word] - 1
                }
            }
        }
    }
}
