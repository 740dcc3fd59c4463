// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The transition graph of a set of inputs, used to generate examples.
struct InputTransitionGraph: Sendable {
    /// The target of a step that wasn't followed, because the budget ran out.
    static let unknownTarget: Int32 = -2

    /// The dead vertex: from here, no input is accepted.
    static let deadTarget: Int32 = -1

    let scalarClasses: ScalarClasses

    /// The next vertex for each vertex and class.
    private(set) var transitions: [Int32] = []

    /// Whether the input may end at each vertex.
    private(set) var isAccepting: [Bool] = []

    /// The vertex that first leads to each vertex, and the class of that step.
    let parents: [Int32]
    let parentClasses: [Int32]

    /// The number of scalars on the first path that reaches each vertex; see ``path(to:)``.
    private(set) var depths: [Int32] = []

    /// The fewest scalars from each vertex to an end, or `Int32.max` if no end is known.
    private(set) var minimumDistances: [Int32] = []

    /// The most scalars from each vertex to an end, or `Int32.max` if there's no limit or no end.
    private(set) var maximumDistances: [Int32] = []

    /// Whether all steps are known.
    let isComplete: Bool

    var vertexCount: Int { isAccepting.count }

    /// Creates a set's graph.
    ///
    /// If the budget runs out before the search finds an end, the graph contains the vertices that seem to be near an
    /// end.
    init(_ set: InputSet, budget: Int) {
        self.init(exploringBreadthFirst: set, budget: budget - budget / 4)
        guard !isComplete, vertexCount > 0, minimumDistances[0] == .max else { return }
        if let graph = InputTransitionGraph(exploringBestFirst: set, budget: budget / 4),
            graph.minimumDistances[0] < .max
        {
            self = graph
        } else if case .condition(let number) = set.formula, let automaton = set.conditions[number].automaton,
            let path = automaton.shortestPath()
        {
            self.init(path, over: automaton.scalarClasses)
        }
    }

    /// Creates the graph of a single path.
    private init(_ path: [Int32], over classes: ScalarClasses) {
        var transitions = Array(repeating: InputTransitionGraph.unknownTarget, count: (path.count + 1) * classes.count)
        for (vertex, scalarClass) in path.enumerated() {
            transitions[vertex * classes.count + Int(scalarClass)] = Int32(vertex + 1)
        }
        self.init(
            classes, transitions: transitions, isAccepting: path.map { _ in false } + [true],
            parents: [-1] + path.indices.map { Int32($0) }, parentClasses: [0] + path, isComplete: false)
    }

    private init(
        _ classes: ScalarClasses = ScalarClasses([]), transitions: [Int32] = [], isAccepting: [Bool] = [],
        parents: [Int32] = [],
        parentClasses: [Int32] = [], isComplete: Bool
    ) {
        scalarClasses = classes
        self.transitions = transitions
        self.isAccepting = isAccepting
        self.isComplete = isComplete
        let count = Int32(isAccepting.count)
        for index in transitions.indices where transitions[index] >= count {
            self.transitions[index] = InputTransitionGraph.unknownTarget
        }
        self.parents = Array(parents.prefix(isAccepting.count))
        self.parentClasses = Array(parentClasses.prefix(isAccepting.count))
        for vertex in self.parents.indices {
            depths.append(parents[vertex] < 0 ? 0 : depths[Int(parents[vertex])] + 1)
        }
        computeDistances()
    }

    /// Creates a graph by a breadth-first search that stops when the budget runs out.
    private init(exploringBreadthFirst set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = ProductSearch(set, meter: meter), search.insertStartVertex() == 0 else {
            self.init(isComplete: set.conditions.allSatisfy { $0.automaton != nil })
            return
        }
        var transitions: [Int32] = []
        var isAccepting: [Bool] = []
        while isAccepting.count < search.vertexCount, !meter.isExhausted {
            let vertex = isAccepting.count
            let accepting = search.accepts(vertex)
            let first = transitions.count
            for scalarClass in 0..<search.scalarClasses.count {
                transitions.append(
                    meter.isExhausted
                        ? InputTransitionGraph.unknownTarget : search.step(from: vertex, by: scalarClass).vertex)
            }
            if meter.isExhausted {
                // The last steps may be wrong, because the determinizers stop when the budget runs out.
                for index in first..<transitions.count { transitions[index] = InputTransitionGraph.unknownTarget }
            }
            isAccepting.append(accepting && !meter.isExhausted)
        }
        self.init(
            search.scalarClasses, transitions: transitions, isAccepting: isAccepting, parents: search.parents,
            parentClasses: search.parentClasses,
            isComplete: !meter.isExhausted)
    }

    /// Creates a graph by a best-first search that follows the vertices with the smallest estimated distance to an end.
    ///
    /// A set such as `[ab]*a[ab]{40}` has more vertices than any budget allows, but its ends are 41 scalars away.
    private init?(exploringBestFirst set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = ProductSearch(set, meter: meter), search.insertStartVertex() == 0 else { return nil }
        let width = search.scalarClasses.count
        let estimateDistance = search.makeDistanceEstimator()
        var transitions: [Int32] = []
        var isAccepting: [Bool] = []
        var ends = 0
        // The vertices for each estimate, and the number of vertices already followed.
        var queues: [[Int]] = []
        var followed: [Int] = []
        func add(_ vertex: Int) {
            isAccepting.append(search.accepts(vertex))
            ends += isAccepting[vertex] ? 1 : 0
            transitions.append(contentsOf: repeatElement(InputTransitionGraph.unknownTarget, count: width))
            let number = estimateDistance(search, vertex)
            while queues.count <= number {
                queues.append([])
                followed.append(0)
            }
            queues[number].append(vertex)
        }
        add(0)
        while ends < InputTransitionGraph.maximumEnds,
            let number = queues.indices.first(where: { followed[$0] < queues[$0].count })
        {
            let vertex = queues[number][followed[number]]
            followed[number] += 1
            var row: [Int32] = []
            for scalarClass in 0..<width {
                let (target, isNew) = search.step(from: vertex, by: scalarClass)
                if meter.isExhausted { break }
                row.append(target)
                if isNew { add(Int(target)) }
            }
            if meter.isExhausted { break }
            transitions.replaceSubrange((vertex * width)..<((vertex + 1) * width), with: row)
        }
        self.init(
            search.scalarClasses, transitions: transitions, isAccepting: isAccepting, parents: search.parents,
            parentClasses: search.parentClasses,
            isComplete: false)
    }

    /// The best-first search stops after finding this many ends.
    private static let maximumEnds = 64

    func target(from vertex: Int, by scalarClass: Int) -> Int32 {
        transitions[vertex * scalarClasses.count + scalarClass]
    }

    /// Returns the vertex that an input leads to, or `nil` if it's unknown.
    ///
    /// The result is ``deadTarget`` if the input isn't accepted, whatever follows.
    func vertex(after input: [UInt32]) -> Int32? {
        guard vertexCount > 0 else { return isComplete ? InputTransitionGraph.deadTarget : nil }
        var vertex: Int32 = 0
        for scalar in input {
            vertex = target(from: Int(vertex), by: scalarClasses.scalarClass(of: scalar))
            if vertex == InputTransitionGraph.unknownTarget { return nil }
            if vertex == InputTransitionGraph.deadTarget { return vertex }
        }
        return vertex
    }

    /// Returns whether an input is in the set, or `nil` if it's unknown.
    func contains(_ input: [UInt32]) -> Bool? {
        vertex(after: input).flatMap { vertex in
            if vertex == InputTransitionGraph.deadTarget { return false }
            // The last vertex in an incomplete graph may be an unrecognized end.
            return isComplete || Int(vertex) < vertexCount - 1 ? isAccepting[Int(vertex)] : nil
        }
    }

    /// Returns the classes on the first path that reaches a vertex.
    ///
    /// It's a shortest path, unless the graph comes from the best-first search.
    func path(to vertex: Int) -> [Int] {
        var result: [Int] = []
        var vertex = vertex
        while parents[vertex] >= 0 {
            result.append(Int(parentClasses[vertex]))
            vertex = Int(parents[vertex])
        }
        return result.reversed()
    }

    /// Computes the distances and the longest paths to an end.
    private mutating func computeDistances() {
        let predecessors = PredecessorLists(of: transitions, classCount: scalarClasses.count, vertexCount: vertexCount)
        minimumDistances = predecessors.distancesToEnd(isAccepting: isAccepting)
        maximumDistances = Array(repeating: .max, count: vertexCount)
        // This visits vertices in reverse topological order, so it skips vertices with a path to a cycle.
        var known = isAccepting.indices.map { minimumDistances[$0] < .max ? Int32(0) : -1 }
        var open = Array(repeating: Int32(0), count: vertexCount)
        for (index, step) in transitions.enumerated() where step >= 0 && minimumDistances[Int(step)] < .max {
            open[index / scalarClasses.count] += 1
        }
        var queue = isAccepting.indices.filter { known[$0] == 0 && open[$0] == 0 }
        var index = 0
        while index < queue.count {
            let vertex = queue[index]
            index += 1
            maximumDistances[vertex] = known[vertex]
            for predecessor in predecessors[vertex] {
                let predecessor = Int(predecessor)
                known[predecessor] = max(known[predecessor], known[vertex] + 1)
                open[predecessor] -= 1
                if open[predecessor] == 0 { queue.append(predecessor) }
            }
        }
    }
}

/// The predecessors of each vertex in a graph, once for each step.
struct PredecessorLists {
    private let offsets: [Int]
    private let vertices: [Int32]

    /// Reverses the steps in a table that has a row of `classCount` cells for each vertex.
    ///
    /// Negative steps are skipped.
    init(of transitions: [Int32], classCount: Int, vertexCount: Int) {
        var offsets = Array(repeating: 0, count: vertexCount + 1)
        for step in transitions where step >= 0 { offsets[Int(step) + 1] += 1 }
        for vertex in 0..<vertexCount { offsets[vertex + 1] += offsets[vertex] }
        var vertices = Array(repeating: Int32(0), count: offsets[vertexCount])
        var next = offsets
        for (index, step) in transitions.enumerated() where step >= 0 {
            vertices[next[Int(step)]] = Int32(index / classCount)
            next[Int(step)] += 1
        }
        self.offsets = offsets
        self.vertices = vertices
    }

    subscript(vertex: Int) -> ArraySlice<Int32> { vertices[offsets[vertex]..<offsets[vertex + 1]] }

    /// Returns the fewest steps from each vertex to an end, using a backward breadth-first search.
    func distancesToEnd(isAccepting: [Bool]) -> [Int32] {
        var distances = isAccepting.map { $0 ? 0 : Int32.max }
        var queue = isAccepting.indices.filter { isAccepting[$0] }
        var index = 0
        while index < queue.count {
            let vertex = queue[index]
            index += 1
            for predecessor in self[vertex] where distances[Int(predecessor)] == .max {
                distances[Int(predecessor)] = distances[vertex] + 1
                queue.append(Int(predecessor))
            }
        }
        return distances
    }
}
