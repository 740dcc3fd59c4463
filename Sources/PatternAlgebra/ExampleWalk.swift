// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Paths through a graph from its start to an end, chosen so that every step is taken and every end is reached.
struct ExampleWalk {
    private let graph: InputGraph
    private let width: Int
    private let maximumLength: Int

    /// The steps to cover, in a random order, including some that are covered already.
    private var steps: [Int32] = []
    private var isUncovered: [Bool]

    /// The ends to cover, including some that are covered already.
    private var ends: [Int32] = []
    private var isUncoveredEnd: [Bool] = []

    /// The maximum number of scalars by which half of the paths are longer than the shortest one.
    private static let detour = 16

    init(_ graph: InputGraph, maximumLength: Int = 256) {
        self.graph = graph
        width = graph.classes.count
        let shortest = graph.count > 0 && graph.distances[0] < .max ? Int(graph.distances[0]) : 0
        self.maximumLength = max(maximumLength, shortest)
        isUncovered = []
    }

    /// Prepares the steps that are to be covered, in a random order.
    mutating func shuffle(_ random: inout SplitMix) {
        isUncovered = graph.steps.indices.map { step in
            let target = graph.steps[step]
            guard target >= 0, graph.distances[Int(target)] < .max else { return false }
            return Int(graph.depths[step / width]) + 1 + Int(graph.distances[Int(target)]) <= maximumLength
        }
        isUncoveredEnd = graph.accepts.indices.map { graph.accepts[$0] && Int(graph.depths[$0]) <= maximumLength }
        ends = isUncoveredEnd.indices.filter { isUncoveredEnd[$0] }.reversed().map(Int32.init)
        steps = isUncovered.indices.filter { isUncovered[$0] }.map(Int32.init)
        // Not the library's shuffle, whose result may change with a version of Swift.
        for index in steps.indices.reversed() { steps.swapAt(index, random.next(below: index + 1)) }
    }

    /// Returns a path with a step or to an end that is not covered yet, or `nil` if all of them are covered.
    mutating func nextCovering(_ random: inout SplitMix) -> [Int]? {
        while let step = steps.popLast() {
            guard isUncovered[Int(step)] else { continue }
            let vertex = Int(step) / width
            var path = graph.path(to: vertex)
            // The steps of the path to the vertex are covered, too.
            var current = 0
            for scalarClass in path { current = take(scalarClass, from: current) }
            let scalarClass = Int(step) % width
            path.append(scalarClass)
            finish(&path, from: take(scalarClass, from: vertex), &random)
            return path
        }
        while let end = ends.popLast() {
            guard isUncoveredEnd[Int(end)] else { continue }
            isUncoveredEnd[Int(end)] = false
            return graph.path(to: Int(end))
        }
        return nil
    }

    /// Returns a random path.
    mutating func next(_ random: inout SplitMix) -> [Int] {
        var path: [Int] = []
        finish(&path, from: 0, &random)
        return path
    }

    private mutating func take(_ scalarClass: Int, from vertex: Int) -> Int {
        isUncovered[vertex * width + scalarClass] = false
        return Int(graph.steps[vertex * width + scalarClass])
    }

    /// Continues a path to an end, by steps that are not covered yet if there are any.
    ///
    /// Half of the paths have one of the shortest lengths, and the other half have one of all possible lengths. So most
    /// examples are short, and upper bounds are reached.
    private mutating func finish(_ path: inout [Int], from start: Int, _ random: inout SplitMix) {
        let shortest = path.count + Int(graph.distances[start])
        let longest = max(shortest, min(maximumLength, path.count + min(maximumLength, Int(graph.longest[start]))))
        let usual = min(longest, shortest + ExampleWalk.detour)
        let isUsual = graph.longest[start] == .max || random.next(below: 2) == 0
        let goal = shortest + random.next(below: (isUsual ? usual : longest) - shortest + 1)
        var vertex = start
        while true {
            // The steps after which an end is within reach, those of them that lead to the goal, and those that are not
            // covered yet.
            var options: [Int] = []
            var far: [Int] = []
            var uncovered: [Int] = []
            for scalarClass in 0..<width {
                let target = Int(graph.steps[vertex * width + scalarClass])
                guard target >= 0, graph.distances[target] < .max else { continue }
                let length = path.count + 1
                guard length + Int(graph.distances[target]) <= max(goal, usual) else { continue }
                if isUncovered[vertex * width + scalarClass] { uncovered.append(scalarClass) }
                guard length + Int(graph.distances[target]) <= goal else { continue }
                options.append(scalarClass)
                let isFar = graph.longest[target] == .max || length + Int(graph.longest[target]) >= goal
                if isFar { far.append(scalarClass) }
            }
            let choices = !uncovered.isEmpty ? uncovered : !far.isEmpty ? far : options
            if choices.isEmpty, graph.distances[vertex] > 0 {
                // Uncovered steps have led beyond the goal.
                path += shortestPath(from: vertex)
                return
            }
            if choices.isEmpty || graph.accepts[vertex] && path.count >= goal && uncovered.isEmpty {
                isUncoveredEnd[vertex] = false
                return
            }
            let scalarClass = choices[random.next(below: choices.count)]
            path.append(scalarClass)
            vertex = take(scalarClass, from: vertex)
        }
    }

    /// Calls a function with the paths from the start to each end in the order of their classes.
    ///
    /// - Parameters:
    ///   - budget: The maximum number of steps that are tried.
    ///   - visit: A closure that returns whether to continue.
    func visitPaths(budget: Int, _ visit: ([Int]) -> Bool) {
        guard !graph.accepts[0] || visit([]) else { return }
        var path: [Int] = []
        var vertices = [0]
        var scalarClass = 0
        for _ in 0..<budget {
            if scalarClass == width {
                guard let last = path.popLast() else { return }
                vertices.removeLast()
                scalarClass = last + 1
                continue
            }
            let target = Int(graph.steps[vertices[path.count] * width + scalarClass])
            if target >= 0, graph.distances[target] < .max,
                path.count + 1 + Int(graph.distances[target]) <= maximumLength
            {
                path.append(scalarClass)
                vertices.append(target)
                scalarClass = 0
                if graph.accepts[target], !visit(path) { return }
            } else {
                scalarClass += 1
            }
        }
    }

    /// Returns the shortest path from a vertex to an end, by the most readable classes; an end must be known.
    func shortestPath(from start: Int) -> [Int] {
        var path: [Int] = []
        var vertex = start
        while graph.distances[vertex] > 0 {
            for scalarClass in 0..<width {
                let target = graph.steps[vertex * width + scalarClass]
                guard target >= 0, graph.distances[Int(target)] < graph.distances[vertex] else { continue }
                path.append(scalarClass)
                vertex = Int(target)
                break
            }
        }
        return path
    }

    /// Returns the longest path of up to a number of steps.
    func longestPath(maximumLength: Int) -> [Int]? {
        guard graph.count > 0, maximumLength >= 0 else { return nil }
        // A bit for each length and vertex, which is 1 if a path of this length leads from the vertex to an end.
        var layers = [bits { graph.accepts[$0] }]
        while layers.count <= maximumLength {
            let last = layers[layers.count - 1]
            guard last.contains(where: { $0 != 0 }) else { break }
            layers.append(
                bits { vertex in
                    (0..<width).contains { ExampleWalk.contains(last, graph.steps[vertex * width + $0]) }
                })
        }
        guard var length = layers.lastIndex(where: { ExampleWalk.contains($0, 0) }) else { return nil }
        var path: [Int] = []
        var vertex = 0
        while length > 0 {
            length -= 1
            for scalarClass in 0..<width {
                let target = graph.steps[vertex * width + scalarClass]
                guard ExampleWalk.contains(layers[length], target) else { continue }
                path.append(scalarClass)
                vertex = Int(target)
                break
            }
        }
        return path
    }

    private func bits(where isMember: (Int) -> Bool) -> [UInt64] {
        var bits = Array(repeating: UInt64(0), count: graph.count / 64 + 1)
        for vertex in 0..<graph.count where isMember(vertex) { bits[vertex / 64] |= 1 << UInt64(vertex % 64) }
        return bits
    }

    private static func contains(_ bits: [UInt64], _ vertex: Int32) -> Bool {
        vertex >= 0 && bits[Int(vertex) / 64] >> UInt64(vertex % 64) & 1 != 0
    }
}
