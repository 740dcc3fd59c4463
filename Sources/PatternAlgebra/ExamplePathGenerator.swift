// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A generator of paths from a graph's start to its ends.
///
/// Together, the paths take every step and reach every end.
struct ExamplePathGenerator {
    private let graph: InputTransitionGraph
    private let classCount: Int
    private let maximumLength: Int

    /// The steps to cover in random order, including some already covered steps.
    private var remainingSteps: [Int32] = []
    private var isStepUncovered: [Bool]

    /// The ends to cover, including some already covered ends.
    private var remainingEnds: [Int32] = []
    private var isEndUncovered: [Bool] = []

    /// How many scalars longer than the shortest path half of the paths can be.
    private static let maximumDetour = 16

    init(_ graph: InputTransitionGraph, maximumLength: Int = 256) {
        self.graph = graph
        classCount = graph.scalarClasses.count
        let shortest = graph.vertexCount > 0 && graph.minimumDistances[0] < .max ? Int(graph.minimumDistances[0]) : 0
        self.maximumLength = max(maximumLength, shortest)
        isStepUncovered = []
    }

    /// Prepares the steps to cover, in random order.
    mutating func shuffleSteps(using generator: inout SplitMix64) {
        isStepUncovered = graph.transitions.indices.map { step in
            let target = graph.transitions[step]
            guard target >= 0, graph.minimumDistances[Int(target)] < .max else { return false }
            return Int(graph.depths[step / classCount]) + 1 + Int(graph.minimumDistances[Int(target)]) <= maximumLength
        }
        isEndUncovered = graph.isAccepting.indices.map {
            graph.isAccepting[$0] && Int(graph.depths[$0]) <= maximumLength
        }
        remainingEnds = isEndUncovered.indices.filter { isEndUncovered[$0] }.reversed().map(Int32.init)
        remainingSteps = isStepUncovered.indices.filter { isStepUncovered[$0] }.map(Int32.init)
        // This isn't the standard library's shuffle, because its result may change between Swift versions.
        for index in remainingSteps.indices.reversed() {
            remainingSteps.swapAt(index, generator.next(below: index + 1))
        }
    }

    /// Returns a path that covers a new step or a new end, or `nil` if everything is covered.
    mutating func nextCoveringPath(using generator: inout SplitMix64) -> [Int]? {
        while let step = remainingSteps.popLast() {
            guard isStepUncovered[Int(step)] else { continue }
            let vertex = Int(step) / classCount
            var path = graph.path(to: vertex)
            // The path's steps to the vertex are covered too.
            var current = 0
            for scalarClass in path { current = takeStep(by: scalarClass, from: current) }
            let scalarClass = Int(step) % classCount
            path.append(scalarClass)
            extendToEnd(&path, from: takeStep(by: scalarClass, from: vertex), using: &generator)
            return path
        }
        while let end = remainingEnds.popLast() {
            guard isEndUncovered[Int(end)] else { continue }
            isEndUncovered[Int(end)] = false
            return graph.path(to: Int(end))
        }
        return nil
    }

    /// Returns a random path.
    mutating func nextPath(using generator: inout SplitMix64) -> [Int] {
        var path: [Int] = []
        extendToEnd(&path, from: 0, using: &generator)
        return path
    }

    private mutating func takeStep(by scalarClass: Int, from vertex: Int) -> Int {
        isStepUncovered[vertex * classCount + scalarClass] = false
        return Int(graph.transitions[vertex * classCount + scalarClass])
    }

    /// Continues a path to an end, preferring steps that aren't covered yet.
    ///
    /// Half of the paths have one of the shortest lengths, and the other half have any possible length. So most
    /// examples are short, but some reach the upper bounds.
    private mutating func extendToEnd(_ path: inout [Int], from start: Int, using generator: inout SplitMix64) {
        let shortest = path.count + Int(graph.minimumDistances[start])
        let longest = max(
            shortest, min(maximumLength, path.count + min(maximumLength, Int(graph.maximumDistances[start]))))
        let usual = min(longest, shortest + ExamplePathGenerator.maximumDetour)
        let isUsual = graph.maximumDistances[start] == .max || generator.next(below: 2) == 0
        let goal = shortest + generator.next(below: (isUsual ? usual : longest) - shortest + 1)
        var vertex = start
        while true {
            // The steps that leave an end within reach, the steps among them that lead to the goal, and the steps that
            // aren't covered yet.
            var options: [Int] = []
            var far: [Int] = []
            var uncovered: [Int] = []
            for scalarClass in 0..<classCount {
                let target = Int(graph.transitions[vertex * classCount + scalarClass])
                guard target >= 0, graph.minimumDistances[target] < .max else { continue }
                let length = path.count + 1
                guard length + Int(graph.minimumDistances[target]) <= max(goal, usual) else { continue }
                if isStepUncovered[vertex * classCount + scalarClass] { uncovered.append(scalarClass) }
                guard length + Int(graph.minimumDistances[target]) <= goal else { continue }
                options.append(scalarClass)
                let isFar =
                    graph.maximumDistances[target] == .max || length + Int(graph.maximumDistances[target]) >= goal
                if isFar { far.append(scalarClass) }
            }
            let choices = !uncovered.isEmpty ? uncovered : !far.isEmpty ? far : options
            if choices.isEmpty, graph.minimumDistances[vertex] > 0 {
                // Uncovered steps led beyond the goal.
                path += shortestPath(from: vertex)
                return
            }
            if choices.isEmpty || graph.isAccepting[vertex] && path.count >= goal && uncovered.isEmpty {
                isEndUncovered[vertex] = false
                return
            }
            let scalarClass = choices[generator.next(below: choices.count)]
            path.append(scalarClass)
            vertex = takeStep(by: scalarClass, from: vertex)
        }
    }

    /// Calls a function with the paths from the start to each end, in class order.
    ///
    /// - Parameters:
    ///   - budget: The maximum number of steps to try.
    ///   - visit: A closure that returns whether to continue.
    func visitPaths(budget: Int, _ visit: ([Int]) -> Bool) {
        guard !graph.isAccepting[0] || visit([]) else { return }
        var path: [Int] = []
        var vertices = [0]
        var scalarClass = 0
        for _ in 0..<budget {
            if scalarClass == classCount {
                guard let last = path.popLast() else { return }
                vertices.removeLast()
                scalarClass = last + 1
                continue
            }
            let target = Int(graph.transitions[vertices[path.count] * classCount + scalarClass])
            if target >= 0, graph.minimumDistances[target] < .max,
                path.count + 1 + Int(graph.minimumDistances[target]) <= maximumLength
            {
                path.append(scalarClass)
                vertices.append(target)
                scalarClass = 0
                if graph.isAccepting[target], !visit(path) { return }
            } else {
                scalarClass += 1
            }
        }
    }

    /// Returns the shortest path from a vertex to an end, using the most readable classes.
    ///
    /// An end must be known.
    func shortestPath(from start: Int) -> [Int] {
        var path: [Int] = []
        var vertex = start
        while graph.minimumDistances[vertex] > 0 {
            for scalarClass in 0..<classCount {
                let target = graph.transitions[vertex * classCount + scalarClass]
                guard target >= 0, graph.minimumDistances[Int(target)] < graph.minimumDistances[vertex] else {
                    continue
                }
                path.append(scalarClass)
                vertex = Int(target)
                break
            }
        }
        return path
    }

    /// Returns the longest path with at most `maximumLength` steps.
    func longestPath(maximumLength: Int) -> [Int]? {
        guard graph.vertexCount > 0, maximumLength >= 0 else { return nil }
        // A bit for each length and vertex, set if a path of this length leads from the vertex to an end.
        var layers = [vertexBits { graph.isAccepting[$0] }]
        while layers.count <= maximumLength {
            let last = layers[layers.count - 1]
            guard last.contains(where: { $0 != 0 }) else { break }
            layers.append(
                vertexBits { vertex in
                    (0..<classCount).contains {
                        ExamplePathGenerator.contains(graph.transitions[vertex * classCount + $0], in: last)
                    }
                })
        }
        guard var length = layers.lastIndex(where: { ExamplePathGenerator.contains(0, in: $0) }) else { return nil }
        var path: [Int] = []
        var vertex = 0
        while length > 0 {
            length -= 1
            for scalarClass in 0..<classCount {
                let target = graph.transitions[vertex * classCount + scalarClass]
                guard ExamplePathGenerator.contains(target, in: layers[length]) else { continue }
                path.append(scalarClass)
                vertex = Int(target)
                break
            }
        }
        return path
    }

    private func vertexBits(where isMember: (Int) -> Bool) -> [UInt64] {
        var bits = Array(repeating: UInt64(0), count: graph.vertexCount / 64 + 1)
        for vertex in 0..<graph.vertexCount where isMember(vertex) { bits[vertex / 64] |= 1 << UInt64(vertex % 64) }
        return bits
    }

    private static func contains(_ vertex: Int32, in bits: [UInt64]) -> Bool {
        vertex >= 0 && bits[Int(vertex) / 64] >> UInt64(vertex % 64) & 1 != 0
    }
}
