// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Groups of classes that are read by the same nodes of a set.
///
/// Most sets of nodes distinguish few classes of a pattern. So the determinizer takes one step for each group, and only
/// from the nodes that read its classes.
struct ClassGroups: ~Copyable {
    typealias NodeID = Automaton.NodeID

    private let automaton: Automaton
    private let classCount: Int
    private let memory: UnsafeMutableRawPointer

    /// The readers of each class one after another; those of a class begin at its offset.
    private let readers: UnsafeMutablePointer<NodeID>
    private let offsets: UnsafeMutablePointer<Int32>
    private let sums: UnsafeMutablePointer<UInt32>

    /// The first class of each group.
    private let representatives: UnsafeMutablePointer<Int32>

    /// The number of groups.
    private(set) var count = 0

    /// The group of each class, which is -1 if no node reads the class, and -2 if the class is another neighbor.
    let groups: UnsafeMutablePointer<Int32>

    /// Allocates memory for the groups.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose transitions are grouped.
    ///   - maximum: The maximum number of pairs of a node and a class that `group` can find.
    init(_ automaton: Automaton, maximum: Int) {
        self.automaton = automaton
        classCount = automaton.alphabet.count
        let pairs = min(maximum, automaton.nodes.count * classCount)
        memory = .allocate(byteCount: (classCount + 1) * 16 + max(1, pairs) * 2, alignment: 16)
        offsets = memory.bindMemory(to: Int32.self, capacity: classCount + 1)
        sums = (memory + (classCount + 1) * 4).bindMemory(to: UInt32.self, capacity: classCount + 1)
        representatives = (memory + (classCount + 1) * 8).bindMemory(to: Int32.self, capacity: classCount + 1)
        groups = (memory + (classCount + 1) * 12).bindMemory(to: Int32.self, capacity: classCount + 1)
        readers = (memory + (classCount + 1) * 16).bindMemory(to: NodeID.self, capacity: max(1, pairs))
    }

    deinit { memory.deallocate() }

    /// Returns the nodes that read the classes of a group.
    func readers(of group: Int) -> UnsafeBufferPointer<NodeID> {
        let representative = Int(representatives[group])
        return UnsafeBufferPointer(
            start: readers + Int(offsets[representative]),
            count: Int(offsets[representative + 1] - offsets[representative]))
    }

    /// Groups the classes by the nodes that read them.
    ///
    /// - Parameters:
    ///   - nodes: Nodes that read a scalar.
    ///   - neighbor: The neighbor whose classes are grouped; nil for all.
    ///   - maximum: The most pairs of a node and a class.
    /// - Returns: The number of pairs; `nil` if there are more.
    mutating func formGroups(forReaders nodes: UnsafeBufferPointer<NodeID>, neighbor: Neighbor?, maximum: Int) -> Int? {
        offsets.initialize(repeating: 0, count: classCount + 1)
        sums.initialize(repeating: 0, count: classCount + 1)
        groups.initialize(repeating: -1, count: classCount + 1)
        count = 0
        let total: Int? = automaton.nodes.withUnsafeBufferPointer { all in
            automaton.alphabet.members.withUnsafeBufferPointer { members in
                distribute(nodes, all, members, maximum: maximum)
            }
        }
        guard let total else { return nil }
        for scalarClass in 1..<classCount {
            if let neighbor, automaton.neighbor(of: scalarClass) != neighbor {
                groups[scalarClass] = -2
            } else if offsets[scalarClass] < offsets[scalarClass + 1] {
                groups[scalarClass] = Int32(insert(scalarClass))
            }
        }
        return total
    }

    /// Sorts the nodes by the classes that they read, by counting.
    private func distribute(
        _ nodes: UnsafeBufferPointer<NodeID>, _ all: UnsafeBufferPointer<Automaton.Node>,
        _ members: UnsafeBufferPointer<UInt64>, maximum: Int
    ) -> Int? {
        let spans = automaton.alphabet.spans
        var total = 0
        for node in nodes {
            let span = spans[Int(all[Int(node)].argument)]
            let first = Int(span.first)
            for word in first..<(first + Int(span.count)) {
                var bits = members[Int(span.start) + word - first]
                total += bits.nonzeroBitCount
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    offsets[scalarClass] += 1
                    sums[scalarClass] = sums[scalarClass] &* 0x0100_0193 ^ UInt32(node)
                    bits &= bits - 1
                }
            }
            guard total <= maximum else { return nil }
        }
        var end: Int32 = 0
        for scalarClass in 0..<classCount {
            end += offsets[scalarClass]
            offsets[scalarClass] = end
        }
        offsets[classCount] = end
        for node in nodes.reversed() {
            let span = spans[Int(all[Int(node)].argument)]
            let first = Int(span.first)
            for word in first..<(first + Int(span.count)) {
                var bits = members[Int(span.start) + word - first]
                while bits != 0 {
                    let scalarClass = word * 64 + bits.trailingZeroBitCount
                    offsets[scalarClass] -= 1
                    readers[Int(offsets[scalarClass])] = node
                    bits &= bits - 1
                }
            }
        }
        return total
    }

    private mutating func insert(_ scalarClass: Int) -> Int {
        for number in 0..<count where sums[Int(representatives[number])] == sums[scalarClass] {
            if haveSameReaders(Int(representatives[number]), scalarClass) { return number }
        }
        representatives[count] = Int32(scalarClass)
        count += 1
        return count - 1
    }

    private func haveSameReaders(_ first: Int, _ second: Int) -> Bool {
        let count = Int(offsets[first + 1] - offsets[first])
        guard count == Int(offsets[second + 1] - offsets[second]) else { return false }
        let left = readers + Int(offsets[first])
        let right = readers + Int(offsets[second])
        for index in 0..<count where left[index] != right[index] { return false }
        return true
    }
}
