// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("A walk through a graph")
struct ExamplePathGeneratorTests {
    private static let expressions = [
        "", "a", "ab?", "[ab]c|de", "a{2,4}b?", "(?:ab|ba)*c", "(?:ab)*|c{1,3}", "(?=.*b)[ab]{2,3}", #"(?:a\b-?)+c?"#,
        "[a-z]+@[a-z]+", "a{3}|b*",
    ]

    private static func graph(_ expression: String) throws -> InputTransitionGraph {
        InputTransitionGraph(try InputSet(expression), budget: 100_000)
    }

    /// A path's vertices, or nil if the path takes a step that doesn't exist.
    private static func vertices(_ path: [Int], in graph: InputTransitionGraph) -> [Int]? {
        var vertices = [0]
        for scalarClass in path {
            let next = graph.target(from: vertices[vertices.count - 1], by: scalarClass)
            guard next >= 0 else { return nil }
            vertices.append(Int(next))
        }
        return vertices
    }

    /// All paths to an end with up to a number of steps, in the order of their classes.
    private static func paths(of graph: InputTransitionGraph, upTo length: Int) -> [[Int]] {
        func paths(from vertex: Int, _ rest: Int) -> [[Int]] {
            let longer = (0..<(rest > 0 ? graph.scalarClasses.count : 0)).flatMap { scalarClass -> [[Int]] in
                let next = graph.target(from: vertex, by: scalarClass)
                return next < 0 ? [] : paths(from: Int(next), rest - 1).map { [scalarClass] + $0 }
            }
            return (graph.isAccepting[vertex] ? [[]] : []) + longer
        }
        return paths(from: 0, length)
    }

    @Test("visits all paths in the order of their classes, up to a length", arguments: expressions)
    func everyPath(expression: String) throws {
        let graph = try Self.graph(expression)
        for length in 0...5 {
            let walk = ExamplePathGenerator(graph, maximumLength: length)
            var visited: [[Int]] = []
            walk.visitPaths(budget: 10_000) { path in
                visited.append(path)
                return true
            }
            // The shortest paths are visited, even if they're longer than the maximum.
            #expect(visited == Self.paths(of: graph, upTo: max(length, Int(graph.minimumDistances[0]))), "\(length)")
        }
    }

    @Test("visits paths until a closure returns false, and takes no more steps than the budget")
    func visitsStop() throws {
        let walk = ExamplePathGenerator(try Self.graph("[ab]{1,9}"))
        var count = 0
        walk.visitPaths(budget: 10_000) { _ in
            count += 1
            return count < 7
        }
        #expect(count == 7)
        walk.visitPaths(budget: 5) { path in
            #expect(path.count <= 5)
            count += 1
            return true
        }
        #expect((8...12).contains(count))
    }

    @Test("finds the longest path of up to a number of steps, and a shortest one", arguments: expressions)
    func longestPath(expression: String) throws {
        let graph = try Self.graph(expression)
        let walk = ExamplePathGenerator(graph)
        #expect(walk.longestPath(maximumLength: -1) == nil)
        for length in 0...6 {
            let path = walk.longestPath(maximumLength: length)
            #expect(path?.count == Self.paths(of: graph, upTo: length).map(\.count).max(), "\(length)")
            #expect(try path.map { try graph.isAccepting[#require(Self.vertices($0, in: graph)).last ?? 0] } != false)
        }
        let shortest = try #require(Self.vertices(walk.shortestPath(from: 0), in: graph))
        #expect(shortest.count - 1 == graph.minimumDistances[0] && graph.isAccepting[shortest[shortest.count - 1]])
    }

    @Test("takes every step and ends at every end, until nothing is left to cover", arguments: expressions)
    func covering(expression: String) throws {
        let graph = try Self.graph(expression)
        for seed: UInt64 in 0..<5 {
            var random = SplitMix64(seed: seed)
            var walk = ExamplePathGenerator(graph)
            walk.shuffleSteps(using: &random)
            var steps: Set<[Int]> = []
            var ends: Set<Int> = []
            while let path = walk.nextCoveringPath(using: &random) {
                let vertices = try #require(Self.vertices(path, in: graph))
                let last = vertices[vertices.count - 1]
                steps.formUnion(zip(vertices, path).map { [$0, $1] })
                ends.insert(last)
                #expect(graph.isAccepting[last])
            }
            // A step to a vertex that leads to no end can't be covered.
            let all = graph.transitions.indices.filter {
                graph.transitions[$0] >= 0 && graph.minimumDistances[Int(graph.transitions[$0])] < .max
            }
            .map { [$0 / graph.scalarClasses.count, $0 % graph.scalarClasses.count] }
            #expect(steps == Set(all), "\(seed)")
            #expect(ends == Set(graph.isAccepting.indices.filter { graph.isAccepting[$0] }), "\(seed)")
        }
    }

    @Test("takes random paths to an end that are not longer than the maximum", arguments: expressions, [3, 30])
    func randomPaths(expression: String, maximumLength: Int) throws {
        let graph = try Self.graph(expression)
        var random = SplitMix64(seed: 9)
        var walk = ExamplePathGenerator(graph, maximumLength: maximumLength)
        walk.shuffleSteps(using: &random)
        for _ in 0..<100 {
            let vertices = try #require(Self.vertices(walk.nextPath(using: &random), in: graph))
            #expect(graph.isAccepting[vertices[vertices.count - 1]])
            #expect(vertices.count - 1 <= max(maximumLength, Int(graph.minimumDistances[0])))
        }
    }
}
