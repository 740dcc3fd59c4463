// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A breadth-first search for a shortest input in a set, using the product of all conditions' automata.
///
/// A vertex has a state for each condition. The search visits vertices in the order of their shortest inputs, and among
/// inputs of the same length, the most readable first. It skips a vertex if the formula can't become true from there.
struct ProductSearch {
    enum Outcome {
        case none
        case found([UInt32])
        case exhausted
    }

    private let formula: BooleanFormula
    private let conditionAutomata: [ConditionAutomaton]
    let scalarClasses: ScalarClasses
    let meter: WorkMeter

    /// Each vertex's states, and the vertex for each list of states.
    private var vertices: [[Int32]] = []
    private var vertexNumbers: [[Int32]: Int32] = [:]
    /// The vertex that led to each vertex, and the class of that step.
    private(set) var parents: [Int32] = []
    private(set) var parentClasses: [Int32] = []
    private var truthValues: [BooleanFormula.TruthValue]
    private var nextStates: [Int32]

    /// The work of one step of all conditions and their formula.
    private let workPerStep: Int

    /// A condition's automaton during a search.
    private struct ConditionAutomaton {
        let minimalAutomaton: MinimalAutomaton?
        let determinizer: LazyDeterminizer?
        /// The condition's class for each class of the search.
        let classMap: [Int32]

        var startState: Int32 { determinizer?.startState ?? 0 }

        /// Returns the next state, or ``LazyDeterminizer/deadState`` if there is none.
        @inline(__always)
        func nextState(from state: Int32, on scalarClass: Int) -> Int32 {
            let own = Int(classMap[scalarClass])
            if let minimalAutomaton {
                let next = minimalAutomaton.transitions[Int(state) * minimalAutomaton.scalarClasses.count + own]
                return minimalAutomaton.stateTraits[Int(next)].contains(.isDead) ? LazyDeterminizer.deadState : next
            }
            return determinizer?.nextState(from: state, on: own) ?? LazyDeterminizer.deadState
        }

        /// Returns the condition's truth value in a state.
        @inline(__always)
        func truthValue(in state: Int32) -> BooleanFormula.TruthValue {
            if state < 0 { return .false }
            return minimalAutomaton?.stateTraits[Int(state)].contains(.isUniversal) == true ? .true : .unknown
        }

        /// Returns a function that computes the fewest scalars from a state to an end if only this condition has to
        /// hold.
        func makeDistanceFunction() -> (Int32) -> Int {
            if let minimalAutomaton {
                let predecessors = PredecessorLists(
                    of: minimalAutomaton.transitions, classCount: minimalAutomaton.scalarClasses.count,
                    vertexCount: minimalAutomaton.stateCount)
                let distances = predecessors.distancesToEnd(
                    isAccepting: minimalAutomaton.stateTraits.map { $0.contains(.isAccepting) })
                return { $0 < 0 ? .max : Int(distances[Int($0)]) }
            }
            return determinizer?.makeDistanceFunction() ?? { _ in .max }
        }

        @inline(__always)
        func accepts(_ state: Int32) -> Bool {
            if state < 0 { return false }
            if let minimalAutomaton { return minimalAutomaton.stateTraits[Int(state)].contains(.isAccepting) }
            return determinizer?.accepts(state) ?? false
        }
    }

    /// Returns a shortest input in a set.
    static func shortestInput(in set: InputSet, budget: Int) -> Outcome {
        if case .constant(let isTrue) = set.formula { return isTrue ? .found([]) : .none }
        let meter = WorkMeter(limit: budget)
        guard var search = ProductSearch(set, meter: meter) else { return .exhausted }
        return search.findShortestInput()
    }

    /// Prepares a search, or returns `nil` if a condition has no automaton.
    init?(_ set: InputSet, meter: WorkMeter) {
        var automata: [ForwardAutomaton] = []
        for condition in set.conditions {
            guard let automaton = condition.automaton else { return nil }
            automata.append(automaton)
        }
        var commonClasses = ScalarClasses([])
        var maps: [[Int32]] = []
        for (index, condition) in set.conditions.enumerated() {
            let own = condition.minimalAutomaton?.scalarClasses ?? automata[index].scalarClasses
            if index == 0 {
                commonClasses = own
                maps = [(0..<Int32(own.count)).map { $0 }]
                continue
            }
            let refinement = commonClasses.commonRefinement(with: own)
            maps = maps.map { map in refinement.first.map { map[Int($0)] } } + [refinement.second]
            commonClasses = refinement.classes
        }
        conditionAutomata = set.conditions.indices.map { index in
            let minimalAutomaton = set.conditions[index].minimalAutomaton
            return ConditionAutomaton(
                minimalAutomaton: minimalAutomaton,
                determinizer: minimalAutomaton == nil ? LazyDeterminizer(automata[index], meter: meter) : nil,
                classMap: maps[index])
        }
        formula = set.formula
        scalarClasses = commonClasses
        self.meter = meter
        workPerStep = 1 + conditionAutomata.count / 2
        truthValues = Array(repeating: .unknown, count: conditionAutomata.count)
        nextStates = Array(repeating: 0, count: conditionAutomata.count)
    }

    /// Returns a function that estimates the fewest scalars from a vertex to an end.
    ///
    /// A condition's estimate is its distance in its own automaton. A negated condition's estimate is 1 if the vertex
    /// meets the condition, and 0 otherwise.
    func makeDistanceEstimator() -> (ProductSearch, Int) -> Int {
        let distances = conditionAutomata.map { $0.makeDistanceFunction() }
        return { search, vertex in
            search.meter.work += search.conditionAutomata.count
            let states = search.vertices[vertex]
            func estimate(_ formula: BooleanFormula) -> Int {
                switch formula {
                case .constant: return 0
                case .condition(let number): return min(999, distances[number](states[number]))
                case .not(.condition(let number)):
                    return search.conditionAutomata[number].accepts(states[number]) ? 1 : 0
                case .not: return 0
                case .and(let formulas): return min(9_999, formulas.reduce(0) { $0 + estimate($1) })
                case .or(let formulas): return formulas.map(estimate).min() ?? 0
                }
            }
            return estimate(search.formula)
        }
    }

    private mutating func findShortestInput() -> Outcome {
        var vertex = Int(insertStartVertex())
        if vertex < 0 { return .none }
        if accepts(vertex) { return meter.isExhausted ? .exhausted : .found([]) }
        while vertex < vertexCount {
            for scalarClass in 0..<scalarClasses.count {
                let (target, isNew) = step(from: vertex, by: scalarClass)
                if isNew, accepts(Int(target)), !meter.isExhausted { return .found(input(endingAt: Int(target))) }
                if meter.isExhausted { return .exhausted }
            }
            vertex += 1
        }
        return .none
    }

    /// The number of vertices so far.
    var vertexCount: Int { vertices.count }

    /// Adds the vertex before the first scalar, unless no input is accepted.
    mutating func insertStartVertex() -> Int32 {
        for (index, automaton) in conditionAutomata.enumerated() { nextStates[index] = automaton.startState }
        return insertVertex(after: -1, by: 0).vertex
    }

    /// Follows one class from a vertex.
    ///
    /// - Returns: The vertex that the class leads to, or -1 if no input is accepted, and whether it's new.
    mutating func step(from vertex: Int, by scalarClass: Int) -> (vertex: Int32, isNew: Bool) {
        meter.work += workPerStep
        for (index, state) in vertices[vertex].enumerated() {
            nextStates[index] = state < 0 ? state : conditionAutomata[index].nextState(from: state, on: scalarClass)
        }
        return insertVertex(after: Int32(vertex), by: Int32(scalarClass))
    }

    /// Returns whether the input may end at a vertex.
    mutating func accepts(_ vertex: Int) -> Bool {
        for (index, state) in vertices[vertex].enumerated() {
            truthValues[index] = conditionAutomata[index].accepts(state) ? .true : .false
        }
        return formula.truthValue(for: truthValues) == .true
    }

    /// Returns the vertex for `nextStates`, adding it if it's new, unless no input is accepted there.
    private mutating func insertVertex(after parent: Int32, by scalarClass: Int32) -> (vertex: Int32, isNew: Bool) {
        for index in conditionAutomata.indices {
            truthValues[index] = conditionAutomata[index].truthValue(in: nextStates[index])
        }
        if formula.truthValue(for: truthValues) == .false { return (-1, false) }
        if let vertex = vertexNumbers[nextStates] { return (vertex, false) }
        let vertex = Int32(vertices.count)
        vertexNumbers[nextStates] = vertex
        vertices.append(nextStates)
        parents.append(parent)
        parentClasses.append(scalarClass)
        meter.work += 4 * workPerStep
        return (vertex, true)
    }

    private func input(endingAt vertex: Int) -> [UInt32] {
        var result: [UInt32] = []
        var vertex = vertex
        while parents[vertex] >= 0 {
            result.append(scalarClasses.exampleScalars[Int(parentClasses[vertex])])
            vertex = Int(parents[vertex])
        }
        return result.reversed()
    }
}
