// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("The states of a subset construction")
struct NodeSetsTests {
    private static func number(_ set: [UInt16], _ neighbor: NeighborKind = .other, in nodeSets: inout NodeSets)
        -> Int?
    {
        var set = set
        return set.withUnsafeMutableBufferPointer { nodeSets.insert($0, neighbor: neighbor) }
    }

    @Test("are two at first: one that accepts no input, and the start")
    func firstStates() {
        let nodeSets = NodeSets(nodeCount: 3)
        #expect(nodeSets.count == 2)
        #expect(nodeSets.nodes(of: 0).isEmpty && nodeSets.nodes(of: 1).isEmpty)
        #expect(nodeSets.precedingNeighbor(of: 1) == .edge)
    }

    /// The numbers of nodes are close to a multiple of 64, and the sizes are close to 16, from which a set is sorted
    /// with bits.
    @Test(
        "are different sets of nodes and neighbors, in any order of their nodes", arguments: [1, 63, 64, 65, 130, 500])
    func numbers(nodeCount: Int) {
        struct Key: Hashable {
            var nodes: Set<UInt16>
            var neighbor: NeighborKind
        }
        var random = SplitMix64(seed: UInt64(nodeCount))
        var nodeSets = NodeSets(nodeCount: nodeCount)
        var known: [Key: Int] = [:]
        let neighbors: [NeighborKind] = [.edge, .word, .other]
        for _ in 0..<2_000 {
            let size = min(nodeCount, [0, 1, 2, 3, 15, 16, 17, 40][random.next(below: 8)])
            // There are few different sets, so that most are already known.
            let first = random.next(below: min(nodeCount, 9))
            let nodes = (0..<size).map { UInt16((first + $0 * 7) % nodeCount) }
            let key = Key(nodes: Set(nodes), neighbor: neighbors[random.next(below: 3)])
            let set = key.nodes.sorted().shuffled(using: &random)
            let number = Self.number(set, key.neighbor, in: &nodeSets)
            #expect(number == known[key, default: nodeSets.count - 1])
            known[key] = number
        }
        #expect(nodeSets.count == known.count + 2)
        for (key, number) in known {
            #expect(Array(nodeSets.nodes(of: number)) == key.nodes.sorted())
            #expect(nodeSets.precedingNeighbor(of: number) == key.neighbor)
            var copy = Array(repeating: UInt16.max, count: nodeCount)
            let count = copy.withUnsafeMutableBufferPointer { copy in
                copy.baseAddress.map { nodeSets.copyNodes(of: number, to: $0) }
            }
            #expect(count == key.nodes.count && Array(copy.prefix(key.nodes.count)) == key.nodes.sorted())
        }
    }

    @Test("are no more than can be numbered, and known states are found when there is no room")
    func maximum() {
        var nodeSets = NodeSets(nodeCount: 300)
        for number in 2..<NodeSets.maximumCount {
            let set = [UInt16(number / 300), UInt16(300 - 1 - number % 80), UInt16(number % 300)]
            guard Self.number(Set(set).sorted(), number % 2 == 0 ? .word : .other, in: &nodeSets) != nil else { break }
        }
        // The sets of two nodes differ from the sets above, some of which are equal.
        var first: UInt16 = 0
        while nodeSets.count < NodeSets.maximumCount {
            _ = Self.number(
                (first..<first + 18).map { $0 % 300 }, [.edge, .word, .other][Int(first) % 3], in: &nodeSets)
            _ = Self.number([first % 300, first / 300], .edge, in: &nodeSets)
            first += 1
        }
        let known = Array(nodeSets.nodes(of: 2))
        #expect(nodeSets.count == NodeSets.maximumCount)
        #expect(Self.number(Array(0..<290), in: &nodeSets) == nil)
        #expect(Self.number(known, nodeSets.precedingNeighbor(of: 2), in: &nodeSets) == 2)
        #expect(nodeSets.count == NodeSets.maximumCount)
    }
}
