// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Groups of classes that the same nodes of a set read.
///
/// Most sets of nodes distinguish only a few of a pattern's classes. So the determinizer takes one step per group, and
/// only from the nodes that read the group's classes.
struct ScalarClassGroups: ~Copyable {
    typealias NodeID = Automaton.NodeID

    private let automaton: Automaton
    private let classCount: Int
    private let memory: UnsafeMutableRawPointer

    /// The nodes that read each class, one after another.
    ///
    /// Each class's nodes begin at its offset.
    private let readingNodes: UnsafeMutablePointer<NodeID>
    private let readingNodeOffsets: UnsafeMutablePointer<Int32>
    private let readingNodeHashes: UnsafeMutablePointer<UInt32>

    /// Each group's first class.
    private let representatives: UnsafeMutablePointer<Int32>

    private(set) var count = 0

    /// Each class's group, or -1 if no node reads the class, or -2 if the class belongs to another neighbor.
    let groupsByClass: UnsafeMutablePointer<Int32>

    /// Allocates the groups' memory.
    ///
    /// - Parameters:
    ///   - automaton: The automaton with the transitions to group.
    ///   - maximumPairs: The maximum number of node-class pairs that `formGroups` can find.
    init(_ automaton: Automaton, maximumPairs: Int) {
        self.automaton = automaton
        classCount = automaton.alphabet.classCount
        let pairs = min(maximumPairs, automaton.nodes.count * classCount)
        memory = .allocate(byteCount: (classCount + 1) * 16 + max(1, pairs) * 2, alignment: 16)
        readingNodeOffsets = memory.bindMemory(to: Int32.self, capacity: classCount + 1)
        readingNodeHashes = (memory + (classCount + 1) * 4).bindMemory(to: UInt32.self, capacity: classCount + 1)
        representatives = (memory + (classCount + 1) * 8).bindMemory(to: Int32.self, capacity: classCount + 1)
        groupsByClass = (memory + (classCount + 1) * 12).bindMemory(to: Int32.self, capacity: classCount + 1)
        readingNodes = (memory + (classCount + 1) * 16).bindMemory(to: NodeID.self, capacity: max(1, pairs))
    }

    deinit { memory.deallocate() }

    /// Returns the nodes that read a group's classes.
    func nodes(readingGroup group: Int) -> UnsafeBufferPointer<NodeID> {
        let representative = Int(representatives[group])
        return UnsafeBufferPointer(
            start: readingNodes + Int(readingNodeOffsets[representative]),
            count: Int(readingNodeOffsets[representative + 1] - readingNodeOffsets[representative]))
    }

    /// Groups the classes by the nodes that read them.
    ///
    /// - Parameters:
    ///   - nodes: Nodes that read a scalar.
    ///   - neighbor: The neighbor whose classes to group, or `nil` for all classes.
    ///   - maximumPairs: The maximum number of node-class pairs.
    /// - Returns: The number of pairs, or `nil` if there are more than the maximum.
    mutating func formGroups(
        ofClassesReadBy nodes: UnsafeBufferPointer<NodeID>, neighbor: NeighborKind?, maximumPairs: Int
    )
        -> Int?
    {
        readingNodeOffsets.initialize(repeating: 0, count: classCount + 1)
        readingNodeHashes.initialize(repeating: 0, count: classCount + 1)
        groupsByClass.initialize(repeating: -1, count: classCount + 1)
        count = 0
        let total: Int? = automaton.nodes.withUnsafeBufferPointer { all in
            automaton.alphabet.memberBits.withUnsafeBufferPointer { memberBits in
                sortNodesByClass(nodes, among: all, memberBits: memberBits, maximumPairs: maximumPairs)
            }
        }
        guard let total else { return nil }
        for scalarClass in 1..<classCount {
            if let neighbor, automaton.neighborKind(of: scalarClass) != neighbor {
                groupsByClass[scalarClass] = -2
            } else if readingNodeOffsets[scalarClass] < readingNodeOffsets[scalarClass + 1] {
                groupsByClass[scalarClass] = Int32(insertGroup(for: scalarClass))
            }
        }
        return total
    }

    /// Sorts the nodes by the classes that they read, using a counting sort.
    private func sortNodesByClass(
        _ nodes: UnsafeBufferPointer<NodeID>, among allNodes: UnsafeBufferPointer<Automaton.Node>,
        memberBits: UnsafeBufferPointer<UInt64>, maximumPairs: Int
    ) -> Int? {
        let wordRanges = automaton.alphabet.memberWordRanges
        var total = 0
        for node in nodes {
            let wordRange = wordRanges[Int(allNodes[Int(node)].argument)]
            let first = Int(wordRange.firstWord)
            for word in first..<(first + Int(wordRange.wordCount)) {
                var bits = memberBits[Int(wordRange.memberIndex) + word - first]
                total += bits.nonzeroBitCount
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    readingNodeOffsets[scalarClass] += 1
                    readingNodeHashes[scalarClass] = readingNodeHashes[scalarClass] &* 0x0100_0193 ^ UInt32(node)
                    bits &= bits - 1
                }
            }
            guard total <= maximumPairs else { return nil }
        }
        var end: Int32 = 0
        for scalarClass in 0..<classCount {
            end += readingNodeOffsets[scalarClass]
            readingNodeOffsets[scalarClass] = end
        }
        readingNodeOffsets[classCount] = end
        for node in nodes.reversed() {
            let wordRange = wordRanges[Int(allNodes[Int(node)].argument)]
            let first = Int(wordRange.firstWord)
            for word in first..<(first + Int(wordRange.wordCount)) {
                var bits = memberBits[Int(wordRange.memberIndex) + word - first]
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    readingNodeOffsets[scalarClass] -= 1
                    readingNodes[Int(readingNodeOffsets[scalarClass])] = node
                    bits &= bits - 1
                }
            }
        }
        return total
    }

    private mutating func insertGroup(for scalarClass: Int) -> Int {
        for number in 0..<count where readingNodeHashes[Int(representatives[number])] == readingNodeHashes[scalarClass]
        {
            if areReadBySameNodes(Int(representatives[number]), scalarClass) { return number }
        }
        representatives[count] = Int32(scalarClass)
        count += 1
        return count - 1
    }

    private func areReadBySameNodes(_ firstClass: Int, _ secondClass: Int) -> Bool {
        let count = Int(readingNodeOffsets[firstClass + 1] - readingNodeOffsets[firstClass])
        guard count == Int(readingNodeOffsets[secondClass + 1] - readingNodeOffsets[secondClass]) else { return false }
        let left = readingNodes + Int(readingNodeOffsets[firstClass])
        let right = readingNodes + Int(readingNodeOffsets[secondClass])
        for index in 0..<count where left[index] != right[index] { return false }
        return true
    }
}
