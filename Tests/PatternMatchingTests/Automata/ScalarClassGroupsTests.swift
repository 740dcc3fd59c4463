// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("Groups of classes")
struct ScalarClassGroupsTests {
    private static let expressions = [
        "a", "[a-f][d-k]", "[a-c]|[b-d]|[c-e]|x", #"(?:a\b|-\B|[^a])*"#, "[^a][^b][^c]",
        // More than 64 classes, so that a set's bits take several words.
        differentLetters(70, step: 2).map { "[^\($0)]" }.joined(), differentLetters(130, step: 3),
    ]

    /// Some of an automaton's nodes that read a scalar.
    private static func nodes(_ automaton: Automaton, _ random: inout SplitMix64) -> [UInt16] {
        automaton.nodes.indices.filter { automaton.nodes[$0].kind == .scalars && random.next(below: 3) > 0 }
            .map(UInt16.init).shuffled(using: &random)
    }

    @Test("contain the classes that the same nodes read", arguments: expressions)
    func groups(expression: String) throws {
        let automaton = Automaton(try PatternParser.parse(expression))
        var random = SplitMix64(seed: 5)
        var groups = ScalarClassGroups(automaton, maximumPairs: 1 << 20)
        for neighbor: NeighborKind? in [nil, .word, .other, nil] {
            let nodes = Self.nodes(automaton, &random)
            let pairs = nodes.withUnsafeBufferPointer {
                groups.formGroups(ofClassesReadBy: $0, neighbor: neighbor, maximumPairs: 1 << 20)
            }
            let readingNodes = (0..<automaton.alphabet.classCount).map { scalarClass in
                nodes.filter { automaton.alphabet.isMember(scalarClass, inSet: Int(automaton.nodes[Int($0)].argument)) }
            }
            #expect(pairs == readingNodes.reduce(0) { $0 + $1.count })
            var known: [[UInt16]: Int32] = [:]
            for scalarClass in 1..<automaton.alphabet.classCount {
                let group = groups.groupsByClass[scalarClass]
                if let neighbor, automaton.neighborKind(of: scalarClass) != neighbor {
                    #expect(group == -2)
                } else if readingNodes[scalarClass].isEmpty {
                    #expect(group == -1)
                } else {
                    #expect(group == known[readingNodes[scalarClass], default: Int32(known.count)])
                    known[readingNodes[scalarClass]] = group
                    #expect(Array(groups.nodes(readingGroup: Int(group))) == readingNodes[scalarClass])
                }
            }
            #expect(groups.count == known.count)
        }
    }

    @Test("do not exist for more pairs of a node and a class than the maximum", arguments: expressions)
    func maximum(expression: String) throws {
        let automaton = Automaton(try PatternParser.parse(expression))
        var random = SplitMix64(seed: 6)
        let nodes = Self.nodes(automaton, &random)
        var groups = ScalarClassGroups(automaton, maximumPairs: 1 << 20)
        try nodes.withUnsafeBufferPointer { nodes in
            let all = groups.formGroups(ofClassesReadBy: nodes, neighbor: nil, maximumPairs: 1 << 20)
            let pairs = try #require(all)
            let enough = groups.formGroups(ofClassesReadBy: nodes, neighbor: nil, maximumPairs: pairs)
            let tooFew = groups.formGroups(ofClassesReadBy: nodes, neighbor: nil, maximumPairs: pairs - 1)
            #expect(enough == pairs && tooFew == nil)
        }
    }
}
