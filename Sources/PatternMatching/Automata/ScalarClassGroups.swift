// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Groups of classes that are read by the same nodes of a set.
///
/// Most sets of nodes distinguish few classes of a pattern. So the determinizer takes one step for each group, and only
/// from the nodes that read its classes.
struct ScalarClassGroups: ~Copyable {
    typealias NodeID = Automaton.NodeID

    private let automaton: Automaton
    private let classCount: Int
    private let memory: UnsafeMutableRawPointer

    /// The readers of each class one after another; those of a class begin at its offset.
    private let readers: UnsafeMutablePointer<NodeID>
    private let readerOffsets: UnsafeMutablePointer<Int32>
    private let readerHashes: UnsafeMutablePointer<UInt32>

    /// The first class of each group.
    private let representatives: UnsafeMutablePointer<Int32>

    /// The number of groups.
    private(set) var count = 0

    /// The group of each class, which is -1 if no node reads the class, and -2 if the class is another neighbor.
    let groupsByClass: UnsafeMutablePointer<Int32>

    /// Allocates memory for the groups.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose transitions are grouped.
    ///   - maximumPairs: The maximum number of pairs of a node and a class that `formGroups` can find.
    init(_ automaton: Automaton, maximumPairs: Int) {
        self.automaton = automaton
        classCount = automaton.alphabet.classCount
        let pairs = min(maximumPairs, automaton.nodes.count * classCount)
        memory = .allocate(byteCount: (classCount + 1) * 16 + max(1, pairs) * 2, alignment: 16)
        readerOffsets = memory.bindMemory(to: Int32.self, capacity: classCount + 1)
        readerHashes = (memory + (classCount + 1) * 4).bindMemory(to: UInt32.self, capacity: classCount + 1)
        representatives = (memory + (classCount + 1) * 8).bindMemory(to: Int32.self, capacity: classCount + 1)
        groupsByClass = (memory + (classCount + 1) * 12).bindMemory(to: Int32.self, capacity: classCount + 1)
        readers = (memory + (classCount + 1) * 16).bindMemory(to: NodeID.self, capacity: max(1, pairs))
    }

    deinit { memory.deallocate() }

    /// Returns the nodes that read the classes of a group.
    func readers(of group: Int) -> UnsafeBufferPointer<NodeID> {
        let representative = Int(representatives[group])
        return UnsafeBufferPointer(
            start: readers + Int(readerOffsets[representative]),
            count: Int(readerOffsets[representative + 1] - readerOffsets[representative]))
    }

    /// Groups the classes by the nodes that read them.
    ///
    /// - Parameters:
    ///   - nodes: Nodes that read a scalar.
    ///   - neighbor: The neighbor whose classes are grouped; nil for all.
    ///   - maximumPairs: The most pairs of a node and a class.
    /// - Returns: The number of pairs; `nil` if there are more.
    mutating func formGroups(
        forReaders nodes: UnsafeBufferPointer<NodeID>, neighbor: ScalarNeighbor?, maximumPairs: Int
    )
        -> Int?
    {
        readerOffsets.initialize(repeating: 0, count: classCount + 1)
        readerHashes.initialize(repeating: 0, count: classCount + 1)
        groupsByClass.initialize(repeating: -1, count: classCount + 1)
        count = 0
        let total: Int? = automaton.nodes.withUnsafeBufferPointer { all in
            automaton.alphabet.memberBits.withUnsafeBufferPointer { memberBits in
                sortReaders(nodes, among: all, memberBits: memberBits, maximumPairs: maximumPairs)
            }
        }
        guard let total else { return nil }
        for scalarClass in 1..<classCount {
            if let neighbor, automaton.neighbor(of: scalarClass) != neighbor {
                groupsByClass[scalarClass] = -2
            } else if readerOffsets[scalarClass] < readerOffsets[scalarClass + 1] {
                groupsByClass[scalarClass] = Int32(insertGroup(for: scalarClass))
            }
        }
        return total
    }

    /// Sorts the nodes by the classes that they read, by counting.
    private func sortReaders(
        _ nodes: UnsafeBufferPointer<NodeID>, among allNodes: UnsafeBufferPointer<Automaton.Node>,
        memberBits: UnsafeBufferPointer<UInt64>, maximumPairs: Int
    ) -> Int? {
        let spans = automaton.alphabet.memberSpans
        var total = 0
        for node in nodes {
            let span = spans[Int(allNodes[Int(node)].argument)]
            let first = Int(span.firstWord)
            for word in first..<(first + Int(span.wordCount)) {
                var bits = memberBits[Int(span.memberIndex) + word - first]
                total += bits.nonzeroBitCount
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    readerOffsets[scalarClass] += 1
                    readerHashes[scalarClass] = readerHashes[scalarClass] &* 0x0100_0193 ^ UInt32(node)
                    bits &= bits - 1
                }
            }
            guard total <= maximumPairs else { return nil }
        }
        var end: Int32 = 0
        for scalarClass in 0..<classCount {
            end += readerOffsets[scalarClass]
            readerOffsets[scalarClass] = end
        }
        readerOffsets[classCount] = end
        for node in nodes.reversed() {
            let span = spans[Int(allNodes[Int(node)].argument)]
            let first = Int(span.firstWord)
            for word in first..<(first + Int(span.wordCount)) {
                var bits = memberBits[Int(span.memberIndex) + word - first]
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    readerOffsets[scalarClass] -= 1
                    readers[Int(readerOffsets[scalarClass])] = node
                    bits &= bits - 1
                }
            }
        }
        return total
    }

    private mutating func insertGroup(for scalarClass: Int) -> Int {
        for number in 0..<count where readerHashes[Int(representatives[number])] == readerHashes[scalarClass] {
            if haveSameReaders(Int(representatives[number]), scalarClass) { return number }
        }
        representatives[count] = Int32(scalarClass)
        count += 1
        return count - 1
    }

    private func haveSameReaders(_ firstClass: Int, _ secondClass: Int) -> Bool {
        let count = Int(readerOffsets[firstClass + 1] - readerOffsets[firstClass])
        guard count == Int(readerOffsets[secondClass + 1] - readerOffsets[secondClass]) else { return false }
        let left = readers + Int(readerOffsets[firstClass])
        let right = readers + Int(readerOffsets[secondClass])
        for index in 0..<count where left[index] != right[index] { return false }
        return true
    }
}
