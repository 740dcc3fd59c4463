// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The transition graph of a set of inputs, from which examples are generated.
struct InputGraph: Sendable {
    /// The target of a step that was not followed, because the budget was used up.
    static let unknown: Int32 = -2

    /// The target of a step after which no input is accepted.
    static let dead: Int32 = -1

    let classes: ScalarClasses

    /// The next vertex of each vertex and class.
    private(set) var steps: [Int32] = []

    /// Whether the input may end at each vertex.
    private(set) var accepts: [Bool] = []

    /// The vertex from which each vertex is first reached, and the class by which it is reached.
    let parents: [Int32]
    let labels: [Int32]

    /// The number of scalars of the path by which each vertex is first reached; see ``path(to:)``.
    private(set) var depths: [Int32] = []

    /// The fewest scalars from each vertex to an end, or `Int32.max` if no end is known.
    private(set) var distances: [Int32] = []

    /// The most scalars from each vertex to an end, or `Int32.max` if there is no limit, or no end.
    private(set) var longest: [Int32] = []

    /// Whether all steps are known.
    let isComplete: Bool

    var count: Int { accepts.count }

    /// Creates the graph of a set.
    ///
    /// If the budget is used up before an end is found, the graph contains the vertices from which an end seems to be
    /// near.
    init(_ set: InputSet, budget: Int) {
        self.init(allOf: set, budget: budget - budget / 4)
        guard !isComplete, count > 0, distances[0] == .max else { return }
        if let ends = InputGraph(endsOf: set, budget: budget / 4), ends.distances[0] < .max {
            self = ends
        } else if case .condition(let number) = set.formula, let automaton = set.conditions[number].automaton,
            let path = automaton.shortestPath()
        {
            self.init(path, over: automaton.classes)
        }
    }

    /// Creates the graph of a single path.
    private init(_ path: [Int32], over classes: ScalarClasses) {
        var steps = Array(repeating: InputGraph.unknown, count: (path.count + 1) * classes.count)
        for (vertex, scalarClass) in path.enumerated() {
            steps[vertex * classes.count + Int(scalarClass)] = Int32(vertex + 1)
        }
        self.init(
            classes, steps: steps, accepts: path.map { _ in false } + [true],
            parents: [-1] + path.indices.map { Int32($0) }, labels: [0] + path, isComplete: false)
    }

    private init(
        _ classes: ScalarClasses = ScalarClasses([]), steps: [Int32] = [], accepts: [Bool] = [], parents: [Int32] = [],
        labels: [Int32] = [], isComplete: Bool
    ) {
        self.classes = classes
        self.steps = steps
        self.accepts = accepts
        self.isComplete = isComplete
        let count = Int32(accepts.count)
        for index in steps.indices where steps[index] >= count { self.steps[index] = InputGraph.unknown }
        self.parents = Array(parents.prefix(accepts.count))
        self.labels = Array(labels.prefix(accepts.count))
        for vertex in self.parents.indices {
            depths.append(parents[vertex] < 0 ? 0 : depths[Int(parents[vertex])] + 1)
        }
        findLengths()
    }

    /// Creates a graph by a breadth-first search, which ends when the budget is used up.
    private init(allOf set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter), search.begin() == 0 else {
            self.init(isComplete: set.conditions.allSatisfy { $0.automaton != nil })
            return
        }
        var steps: [Int32] = []
        var accepts: [Bool] = []
        while accepts.count < search.count, !meter.isExhausted {
            let vertex = accepts.count
            let accepting = search.accepts(vertex)
            let first = steps.count
            for scalarClass in 0..<search.classes.count {
                steps.append(meter.isExhausted ? InputGraph.unknown : search.step(from: vertex, by: scalarClass).vertex)
            }
            if meter.isExhausted {
                // The last steps may be wrong, because the determinizers stop when the budget is used up.
                for index in first..<steps.count { steps[index] = InputGraph.unknown }
            }
            accepts.append(accepting && !meter.isExhausted)
        }
        self.init(
            search.classes, steps: steps, accepts: accepts, parents: search.parents, labels: search.labels,
            isComplete: !meter.isExhausted)
    }

    /// Creates a graph by a best-first search, which follows the vertices with the smallest estimated distance to an
    /// end.
    ///
    /// A set such as `[ab]*a[ab]{40}` has more vertices than any budget allows, but its ends are 41 scalars away.
    private init?(endsOf set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter), search.begin() == 0 else { return nil }
        let width = search.classes.count
        let estimate = search.makeEstimate()
        var steps: [Int32] = []
        var accepts: [Bool] = []
        var ends = 0
        // The vertices of each estimate, and the number of them that have been followed.
        var queues: [[Int]] = []
        var followed: [Int] = []
        func add(_ vertex: Int) {
            accepts.append(search.accepts(vertex))
            ends += accepts[vertex] ? 1 : 0
            steps.append(contentsOf: repeatElement(InputGraph.unknown, count: width))
            let number = estimate(search, vertex)
            while queues.count <= number {
                queues.append([])
                followed.append(0)
            }
            queues[number].append(vertex)
        }
        add(0)
        while ends < InputGraph.maximumEnds,
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
            steps.replaceSubrange((vertex * width)..<((vertex + 1) * width), with: row)
        }
        self.init(
            search.classes, steps: steps, accepts: accepts, parents: search.parents, labels: search.labels,
            isComplete: false)
    }

    /// The number of ends at which the best-first search stops.
    private static let maximumEnds = 64

    func step(from vertex: Int, by scalarClass: Int) -> Int32 {
        steps[vertex * classes.count + scalarClass]
    }

    /// Returns the vertex to which an input leads, or `nil` if it is unknown.
    ///
    /// It is ``dead`` if the input is not accepted, whatever follows.
    func vertex(after input: [UInt32]) -> Int32? {
        guard count > 0 else { return isComplete ? InputGraph.dead : nil }
        var vertex: Int32 = 0
        for scalar in input {
            vertex = step(from: Int(vertex), by: classes.scalarClass(of: scalar))
            if vertex == InputGraph.unknown { return nil }
            if vertex == InputGraph.dead { return vertex }
        }
        return vertex
    }

    /// Returns whether an input is in the set, or `nil` if that is unknown.
    func contains(_ input: [UInt32]) -> Bool? {
        vertex(after: input).flatMap { vertex in
            if vertex == InputGraph.dead { return false }
            // The last vertex of an incomplete graph may be an end that is not known as one.
            return isComplete || Int(vertex) < count - 1 ? accepts[Int(vertex)] : nil
        }
    }

    /// Returns the classes on the path by which a vertex is first reached.
    ///
    /// It is a shortest path, unless the graph results from the best-first search.
    func path(to vertex: Int) -> [Int] {
        var result: [Int] = []
        var vertex = vertex
        while parents[vertex] >= 0 {
            result.append(Int(labels[vertex]))
            vertex = Int(parents[vertex])
        }
        return result.reversed()
    }

    /// Sets the distances and the longest paths to an end.
    private mutating func findLengths() {
        let predecessors = Predecessors(steps, width: classes.count, count: count)
        distances = predecessors.distances(to: accepts)
        longest = Array(repeating: .max, count: count)
        // The vertices are visited in reverse topological order, so those from which a path leads to a cycle are not
        // visited.
        var known = accepts.indices.map { distances[$0] < .max ? Int32(0) : -1 }
        var open = Array(repeating: Int32(0), count: count)
        for (index, step) in steps.enumerated() where step >= 0 && distances[Int(step)] < .max {
            open[index / classes.count] += 1
        }
        var queue = accepts.indices.filter { known[$0] == 0 && open[$0] == 0 }
        var index = 0
        while index < queue.count {
            let vertex = queue[index]
            index += 1
            longest[vertex] = known[vertex]
            for predecessor in predecessors[vertex] {
                let predecessor = Int(predecessor)
                known[predecessor] = max(known[predecessor], known[vertex] + 1)
                open[predecessor] -= 1
                if open[predecessor] == 0 { queue.append(predecessor) }
            }
        }
    }
}

/// The predecessors of each vertex of a graph, once for each step.
struct Predecessors {
    private let offsets: [Int]
    private let vertices: [Int32]

    /// Reverses the steps of a number of vertices, each with a row of the given width.
    ///
    /// Negative steps are left out.
    init(_ steps: [Int32], width: Int, count: Int) {
        var offsets = Array(repeating: 0, count: count + 1)
        for step in steps where step >= 0 { offsets[Int(step) + 1] += 1 }
        for vertex in 0..<count { offsets[vertex + 1] += offsets[vertex] }
        var vertices = Array(repeating: Int32(0), count: offsets[count])
        var next = offsets
        for (index, step) in steps.enumerated() where step >= 0 {
            vertices[next[Int(step)]] = Int32(index / width)
            next[Int(step)] += 1
        }
        self.offsets = offsets
        self.vertices = vertices
    }

    subscript(vertex: Int) -> ArraySlice<Int32> { vertices[offsets[vertex]..<offsets[vertex + 1]] }

    /// Returns the fewest steps from each vertex to an end, found by a backward breadth-first search.
    func distances(to isEnd: [Bool]) -> [Int32] {
        var distances = isEnd.map { $0 ? 0 : Int32.max }
        var queue = isEnd.indices.filter { isEnd[$0] }
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
