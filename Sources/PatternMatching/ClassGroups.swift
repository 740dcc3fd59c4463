// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The classes of scalars that lead from one set of nodes on in the same way, and the nodes that read them.
///
/// Most classes of a pattern are told apart somewhere else than where the automaton is; so a step is taken once for all
/// of them, and from the nodes that can take it only.
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
    private let leaders: UnsafeMutablePointer<Int32>

    /// The number of groups.
    private(set) var count = 0

    /// Groups of at most 64 classes read by at most 64 nodes: a bit for each class, and for each of the nodes.
    private let blocks: UnsafeMutablePointer<(classes: UInt64, readers: UInt64)>
    private var readersOfBlocks = UnsafeBufferPointer<NodeID>(start: nil, count: 0)

    /// The classes of each side as bits, if there are at most 64 classes.
    private let sides: (word: UInt64, other: UInt64)

    /// For each class the number of its group, -1 if nothing reads it, -2 if it is another side.
    let groups: UnsafeMutablePointer<Int32>

    /// Makes room for groups.
    ///
    /// - Parameters:
    ///   - automaton: The automaton.
    ///   - maximum: The most pairs of a node and a class that `group` will be allowed.
    init(_ automaton: Automaton, maximum: Int) {
        self.automaton = automaton
        classCount = automaton.alphabet.count
        let pairs = min(maximum, automaton.nodes.count * classCount)
        memory = .allocate(byteCount: (classCount + 1) * 32 + max(64, pairs) * 2, alignment: 16)
        offsets = memory.bindMemory(to: Int32.self, capacity: classCount + 1)
        sums = (memory + (classCount + 1) * 4).bindMemory(to: UInt32.self, capacity: classCount + 1)
        leaders = (memory + (classCount + 1) * 8).bindMemory(to: Int32.self, capacity: classCount + 1)
        groups = (memory + (classCount + 1) * 12).bindMemory(to: Int32.self, capacity: classCount + 1)
        blocks = (memory + (classCount + 1) * 16).bindMemory(
            to: (classes: UInt64, readers: UInt64).self, capacity: classCount + 1)
        readers = (memory + (classCount + 1) * 32).bindMemory(to: NodeID.self, capacity: max(64, pairs))
        let all: UInt64 = classCount < 64 ? (1 << UInt64(classCount)) - 2 : ~1
        var word: UInt64 = 0
        for scalarClass in 1..<min(64, max(1, classCount)) where automaton.side(of: scalarClass) == .word {
            word |= 1 << UInt64(scalarClass)
        }
        sides = (word, all & ~word)
    }

    deinit { memory.deallocate() }

    /// The nodes that read the classes of a group.
    func readers(of group: Int) -> UnsafeBufferPointer<NodeID> {
        if readersOfBlocks.baseAddress != nil {
            var bits = blocks[group].readers
            var count = 0
            while bits != 0 {
                readers[count] = readersOfBlocks[bits.trailingZeroBitCount]
                count += 1
                bits &= bits - 1
            }
            return UnsafeBufferPointer(start: readers, count: count)
        }
        let leader = Int(leaders[group])
        return UnsafeBufferPointer(
            start: readers + Int(offsets[leader]), count: Int(offsets[leader + 1] - offsets[leader]))
    }

    /// Groups the classes by the nodes that read them.
    ///
    /// - Parameters:
    ///   - nodes: Nodes that read a scalar.
    ///   - side: The side whose classes are grouped; nil for all.
    ///   - maximum: The most pairs of a node and a class.
    /// - Returns: The number of pairs; nil if there are more.
    mutating func group(_ nodes: UnsafeBufferPointer<NodeID>, side: Side?, maximum: Int) -> Int? {
        if classCount <= 64, nodes.count <= 64 { return groupFew(nodes, side: side) }
        readersOfBlocks = UnsafeBufferPointer(start: nil, count: 0)
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
            if let side, automaton.side(of: scalarClass) != side {
                groups[scalarClass] = -2
            } else if offsets[scalarClass] < offsets[scalarClass + 1] {
                groups[scalarClass] = Int32(groupNumber(of: scalarClass))
            }
        }
        return total
    }

    /// Splits one block of all classes by the set of each node in turn.
    private mutating func groupFew(_ nodes: UnsafeBufferPointer<NodeID>, side: Side?) -> Int {
        groups.initialize(repeating: -2, count: classCount + 1)
        readersOfBlocks = nodes
        let classes = side == nil ? sides.word | sides.other : side == .word ? sides.word : sides.other
        blocks[0] = (classes, 0)
        var blockCount = 1
        automaton.nodes.withUnsafeBufferPointer { all in
            automaton.alphabet.members.withUnsafeBufferPointer { members in
                for (index, node) in nodes.enumerated() {
                    let set = members[Int(all[Int(node)].argument)]
                    let bit = UInt64(1) << UInt64(index)
                    for block in 0..<blockCount {
                        let inside = blocks[block].classes & set
                        if inside == 0 { continue }
                        if inside == blocks[block].classes {
                            blocks[block].readers |= bit
                            continue
                        }
                        blocks[blockCount] = (inside, blocks[block].readers | bit)
                        blocks[block].classes &= ~inside
                        blockCount += 1
                    }
                }
            }
        }
        // Blocks that nothing reads make way for the others.
        count = 0
        for block in 0..<blockCount {
            let (classes, readers) = blocks[block]
            var bits = classes
            while bits != 0 {
                groups[bits.trailingZeroBitCount] = readers == 0 ? -1 : Int32(count)
                bits &= bits - 1
            }
            guard readers != 0 else { continue }
            blocks[count] = (classes, readers)
            count += 1
        }
        return nodes.count * (1 + blockCount / 4)
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

    private mutating func groupNumber(of scalarClass: Int) -> Int {
        for number in 0..<count where sums[Int(leaders[number])] == sums[scalarClass] {
            if haveSameReaders(Int(leaders[number]), scalarClass) { return number }
        }
        leaders[count] = Int32(scalarClass)
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
