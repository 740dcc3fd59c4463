// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

@testable import PatternAlgebra

@Suite("The graph of a set of inputs")
struct InputTransitionGraphTests {
    private static let expressions = [
        "", "a", "abc", "a{2,4}b?", "[ab]*c", "(?:ab|ba)*", "(?:ab)*|c{1,3}", "(?=.*b)[ab]{2,3}", #"(?:a\b-?)+c?"#,
        "a(?=b)[bc]a{0,2}", "(?!.*cc)[abc]{1,3}",
    ]

    /// All texts of up to six scalars that one of the expressions may match, as scalars.
    private static let texts = allTexts(of: "abc-", upTo: 6).map { $0.unicodeScalars.map(\.value) }

    private static func graph(_ expression: String) throws -> InputTransitionGraph {
        InputTransitionGraph(try InputSet(expression), budget: 100_000)
    }

    @Test("contains the inputs that the pattern matches", arguments: expressions)
    func contents(expression: String) throws {
        let (graph, pattern) = (try Self.graph(expression), try Pattern(expression))
        #expect(graph.isComplete)
        #expect(Self.texts.filter { graph.contains($0) != pattern.matches(String($0)) } == [])
    }

    @Test("has the fewest and the most scalars from each vertex to an end", arguments: expressions)
    func lengths(expression: String) throws {
        let graph = try Self.graph(expression)
        // The numbers of scalars from each vertex to an end. A path with as many scalars as there are vertices visits a
        // vertex twice, so there is no longest path.
        var lengths = graph.isAccepting.map { $0 ? Set([0]) : [] }
        for _ in 0..<2 * graph.vertexCount {
            lengths = lengths.indices.map { vertex in
                let next = (0..<graph.scalarClasses.count).map { graph.target(from: vertex, by: $0) }.filter { $0 >= 0 }
                return Set(next.flatMap { lengths[Int($0)].map { $0 + 1 } }).union(graph.isAccepting[vertex] ? [0] : [])
            }
        }
        #expect(graph.minimumDistances == lengths.map { $0.min().map(Int32.init) ?? .max })
        let most = lengths.map { $0.max().flatMap { $0 < graph.vertexCount ? Int32($0) : nil } ?? .max }
        #expect(graph.maximumDistances == most)
    }

    @Test("has a shortest path to each vertex", arguments: expressions)
    func paths(expression: String) throws {
        let graph = try Self.graph(expression)
        var reached: [Int32: Int] = [0: 0]
        var last: Set<Int32> = [0]
        for depth in 1...graph.vertexCount {
            let next = last.flatMap { vertex in
                (0..<graph.scalarClasses.count).map { graph.target(from: Int(vertex), by: $0) }
            }
            last = Set(next.filter { $0 >= 0 && reached[$0] == nil })
            for vertex in last { reached[vertex] = depth }
        }
        #expect(reached.count == graph.vertexCount)
        for vertex in 0..<graph.vertexCount {
            let path = graph.path(to: vertex)
            #expect(path.reduce(0) { graph.target(from: Int($0), by: $1) } == vertex)
            #expect(path.count == reached[Int32(vertex)] && path.count == graph.depths[vertex])
        }
    }

    @Test("is dead after an input that no accepted one continues")
    func dead() throws {
        let graph = try Self.graph("ab|ac")
        func vertex(after text: String) -> Int32? { graph.vertex(after: text.unicodeScalars.map(\.value)) }
        #expect(["b", "aa", "aba"].allSatisfy { vertex(after: $0) == InputTransitionGraph.deadTarget })
        #expect(["", "a", "ab", "ac"].allSatisfy { vertex(after: $0) ?? -1 >= 0 })
        let empty = InputTransitionGraph(.none, budget: 100)
        #expect(empty.vertexCount == 0 && empty.isComplete && empty.contains([]) == false)
    }

    @Test("is right about every input for which it has a verdict, wherever the budget ends", arguments: expressions)
    func budget(expression: String) throws {
        let set = try InputSet(expression)
        let pattern = try Pattern(expression)
        let texts = Self.texts.prefix(400)
        let verdicts = texts.map { pattern.matches(String($0)) }
        var unknown = 0
        for budget in [0, 1, 2, 5, 10, 20, 40, 80, 160] {
            let graph = InputTransitionGraph(set, budget: budget)
            let known = texts.map { graph.contains($0) }
            unknown += known.count { $0 == nil }
            let wrong = zip(texts, zip(known, verdicts)).filter { $1.0 != nil && $1.0 != $1.1 }
            #expect(wrong.map { String($0.0) } == [], "\(budget)")
        }
        #expect(unknown > 0)
    }

    @Test("has only ends that the pattern matches, wherever the budget ends", arguments: expressions, [true, false])
    func ends(expression: String, usesTables: Bool) throws {
        let set = try InputSet(expression, usesTables: usesTables)
        let pattern = try Pattern(expression)
        let wrong = stride(from: 0, to: 240, by: 3).filter { budget in
            let graph = InputTransitionGraph(set, budget: budget)
            return (0..<graph.vertexCount).contains { vertex in
                let scalars = graph.path(to: vertex).map { graph.scalarClasses.exampleScalars[$0] }
                return graph.isAccepting[vertex] && !pattern.matches(String(scalars))
            }
        }
        #expect(wrong == [])
    }

    @Test("is a single shortest path if the budget ends before an end is found")
    func singlePath() throws {
        let graph = InputTransitionGraph(try InputSet("[ab]{3}c"), budget: 20)
        #expect(!graph.isComplete)
        #expect(graph.isAccepting == [false, false, false, false, true])
        #expect(graph.minimumDistances == [4, 3, 2, 1, 0] && graph.maximumDistances == [4, 3, 2, 1, 0])
        #expect(graph.depths == [0, 1, 2, 3, 4] && graph.parents == [-1, 0, 1, 2, 3])
        let path = graph.path(to: 4).map { graph.scalarClasses.exampleScalars[$0] }
        #expect(String(path) == "aaac")
        func contains(_ text: String) -> Bool? { graph.contains(text.unicodeScalars.map(\.value)) }
        #expect(contains("") == false && contains("bab") == false)
        #expect(contains("c") == nil && contains("aaac") == nil && contains("aaaca") == nil)
    }

    @Test("knows nothing about a condition without an automaton")
    func unknown() throws {
        let graph = InputTransitionGraph(try InputSet("a{65535}b{65535}c{65535}"), budget: 1_000)
        #expect(graph.vertexCount == 0 && !graph.isComplete)
        #expect(graph.vertex(after: []) == nil && graph.contains([]) == nil)
    }

    @Test("leads to an end that is near, even if it has more vertices than the budget allows")
    func nearEnd() throws {
        let graph = InputTransitionGraph(try InputSet("[ab]*a[ab]{40}"), budget: 20_000)
        #expect(!graph.isComplete)
        try #require(graph.minimumDistances[0] == 41)
        let path = ExamplePathGenerator(graph).shortestPath(from: 0)
        let vertex = try #require(graph.vertex(after: path.map { graph.scalarClasses.exampleScalars[$0] }))
        #expect(path.count == 41 && graph.isAccepting[Int(vertex)])
    }
}

@Suite("The predecessors of vertices")
struct PredecessorsTests {
    @Test("are the vertices that lead to each, once for each step", arguments: 1...20)
    func predecessors(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let (count, width) = (1 + random.next(below: 6), 1 + random.next(below: 3))
        let steps = (0..<count * width).map { _ in Int32(random.next(below: count + 2) - 2) }
        let predecessors = PredecessorLists(of: steps, classCount: width, vertexCount: count)
        for vertex in 0..<count {
            let expected = steps.indices.filter { steps[$0] == vertex }.map { Int32($0 / width) }
            #expect(Array(predecessors[vertex]) == expected)
        }
        let ends = (0..<count).map { _ in random.next(below: 3) == 0 }
        var expected = ends.map { $0 ? 0 : Int32.max }
        for _ in 0..<count {
            for (index, step) in steps.enumerated() where step >= 0 && expected[Int(step)] < .max {
                expected[index / width] = min(expected[index / width], expected[Int(step)] + 1)
            }
        }
        #expect(predecessors.distancesToEnd(isAccepting: ends) == expected)
    }
}
