// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A breadth-first search for a shortest input of a set, in the product of the automata of all conditions.
///
/// A vertex is a state of each condition. Vertices are visited in the order of their shortest inputs, and among inputs
/// of one length, of the most readable one. A vertex from which the formula cannot become true is left out.
struct Search {
    enum Outcome {
        case none
        case found([UInt32])
        case exhausted
    }

    private let formula: Formula
    private let runners: [Runner]
    let classes: ScalarClasses
    let meter: WorkMeter

    /// The states of each vertex, and the vertex of each list of states.
    private var vertices: [[Int32]] = []
    private var numbers: [[Int32]: Int32] = [:]
    /// The vertex from which each vertex was reached, and the class by which it was reached.
    private(set) var parents: [Int32] = []
    private(set) var labels: [Int32] = []
    private var values: [Formula.TruthValue]
    private var next: [Int32]

    /// The work of a step of all conditions and of their formula.
    private let stepWork: Int

    /// A condition during a search.
    private struct Runner {
        let table: MinimalAutomaton?
        let determinizer: LazyDeterminizer?
        /// The condition's class for each class of the search.
        let classes: [Int32]

        var start: Int32 { determinizer?.start ?? 0 }

        /// Returns the next state, or ``LazyDeterminizer/dead`` if there is none.
        @inline(__always)
        func step(from state: Int32, by scalarClass: Int) -> Int32 {
            let own = Int(classes[scalarClass])
            if let table {
                let next = table.steps[Int(state) * table.classes.count + own]
                return table.traits[Int(next)].contains(.isDead) ? LazyDeterminizer.dead : next
            }
            return determinizer?.step(from: state, by: own) ?? LazyDeterminizer.dead
        }

        /// Returns the truth value of the condition in a state.
        @inline(__always)
        func value(in state: Int32) -> Formula.TruthValue {
            if state < 0 { return .false }
            return table?.traits[Int(state)].contains(.isUniversal) == true ? .true : .unknown
        }

        /// Returns a function for the fewest scalars from a state to an end, if only this condition has to be met.
        func distances() -> (Int32) -> Int {
            if let table {
                let predecessors = Predecessors(table.steps, width: table.classes.count, count: table.count)
                let distances = predecessors.distances(to: table.traits.map { $0.contains(.accepts) })
                return { $0 < 0 ? .max : Int(distances[Int($0)]) }
            }
            return determinizer?.distances() ?? { _ in .max }
        }

        @inline(__always)
        func accepts(_ state: Int32) -> Bool {
            if state < 0 { return false }
            if let table { return table.traits[Int(state)].contains(.accepts) }
            return determinizer?.accepts(state) ?? false
        }
    }

    /// Returns a shortest input of a set.
    static func shortest(in set: InputSet, budget: Int) -> Outcome {
        if case .constant(let isTrue) = set.formula { return isTrue ? .found([]) : .none }
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter) else { return .exhausted }
        return search.run()
    }

    /// Prepares a search; `nil` if a condition has no automaton.
    init?(_ set: InputSet, meter: WorkMeter) {
        var automata: [ForwardAutomaton] = []
        for condition in set.conditions {
            guard let automaton = condition.automaton else { return nil }
            automata.append(automaton)
        }
        var joint = ScalarClasses([])
        var maps: [[Int32]] = []
        for (index, condition) in set.conditions.enumerated() {
            let own = condition.table?.classes ?? automata[index].classes
            if index == 0 {
                joint = own
                maps = [(0..<Int32(own.count)).map { $0 }]
                continue
            }
            let joined = joint.joined(with: own)
            maps = maps.map { map in joined.first.map { map[Int($0)] } } + [joined.second]
            joint = joined.classes
        }
        runners = set.conditions.indices.map { index in
            let table = set.conditions[index].table
            return Runner(
                table: table, determinizer: table == nil ? LazyDeterminizer(automata[index], meter: meter) : nil,
                classes: maps[index])
        }
        formula = set.formula
        classes = joint
        self.meter = meter
        stepWork = 1 + runners.count / 2
        values = Array(repeating: .unknown, count: runners.count)
        next = Array(repeating: 0, count: runners.count)
    }

    /// Returns a function that estimates the fewest scalars from a vertex to an end.
    ///
    /// The estimate of a condition is its distance in its own automaton. That of a negated condition is 1 if the vertex
    /// meets the condition, or else 0.
    func makeEstimate() -> (Search, Int) -> Int {
        let distances = runners.map { $0.distances() }
        return { search, vertex in
            search.meter.work += search.runners.count
            let states = search.vertices[vertex]
            func estimate(_ formula: Formula) -> Int {
                switch formula {
                case .constant: return 0
                case .condition(let number): return min(999, distances[number](states[number]))
                case .not(.condition(let number)): return search.runners[number].accepts(states[number]) ? 1 : 0
                case .not: return 0
                case .and(let formulas): return min(9_999, formulas.reduce(0) { $0 + estimate($1) })
                case .or(let formulas): return formulas.map(estimate).min() ?? 0
                }
            }
            return estimate(search.formula)
        }
    }

    private mutating func run() -> Outcome {
        var vertex = Int(begin())
        if vertex < 0 { return .none }
        if accepts(vertex) { return meter.isExhausted ? .exhausted : .found([]) }
        while vertex < count {
            for scalarClass in 0..<classes.count {
                let (target, isNew) = step(from: vertex, by: scalarClass)
                if isNew, accepts(Int(target)), !meter.isExhausted { return .found(input(endingAt: Int(target))) }
                if meter.isExhausted { return .exhausted }
            }
            vertex += 1
        }
        return .none
    }

    /// The number of vertices so far.
    var count: Int { vertices.count }

    /// Adds the vertex before the first scalar, unless no input is accepted.
    mutating func begin() -> Int32 {
        for (index, runner) in runners.enumerated() { next[index] = runner.start }
        return insertVertex(after: -1, by: 0).vertex
    }

    /// Follows one class from a vertex.
    ///
    /// - Returns: The vertex to which it leads, or -1 if no input is accepted, and whether it is new.
    mutating func step(from vertex: Int, by scalarClass: Int) -> (vertex: Int32, isNew: Bool) {
        meter.work += stepWork
        for (index, state) in vertices[vertex].enumerated() {
            next[index] = state < 0 ? state : runners[index].step(from: state, by: scalarClass)
        }
        return insertVertex(after: Int32(vertex), by: Int32(scalarClass))
    }

    /// Returns whether the input may end at a vertex.
    mutating func accepts(_ vertex: Int) -> Bool {
        for (index, state) in vertices[vertex].enumerated() {
            values[index] = runners[index].accepts(state) ? .true : .false
        }
        return formula.value(values) == .true
    }

    /// Returns the vertex of `next`, which is added if it is new, unless no input is accepted there.
    private mutating func insertVertex(after parent: Int32, by scalarClass: Int32) -> (vertex: Int32, isNew: Bool) {
        for index in runners.indices { values[index] = runners[index].value(in: next[index]) }
        if formula.value(values) == .false { return (-1, false) }
        if let vertex = numbers[next] { return (vertex, false) }
        let vertex = Int32(vertices.count)
        numbers[next] = vertex
        vertices.append(next)
        parents.append(parent)
        labels.append(scalarClass)
        meter.work += 4 * stepWork
        return (vertex, true)
    }

    private func input(endingAt vertex: Int) -> [UInt32] {
        var result: [UInt32] = []
        var vertex = vertex
        while parents[vertex] >= 0 {
            result.append(classes.examples[Int(labels[vertex])])
            vertex = Int(parents[vertex])
        }
        return result.reversed()
    }
}
