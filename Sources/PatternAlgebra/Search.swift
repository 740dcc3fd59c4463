// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Looks for the shortest input of a set: runs all conditions side by side, breadth first.
///
/// A place is a state of each condition. Places are visited in the order of their shortest inputs and, among inputs of
/// one length, of the most readable one. A place from which the formula cannot become true is left out.
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

    /// The states of each place, and the number of the place that has them.
    private var places: [[Int32]] = []
    private var numbers: [[Int32]: Int32] = [:]
    /// The place from which each place was reached, and by which class.
    private(set) var origins: [Int32] = []
    private(set) var letters: [Int32] = []
    private var values: [Formula.Value]
    private var next: [Int32]

    /// The work of a step, which all conditions and their formula take part in.
    private let stepWork: Int

    /// A condition during a search.
    private struct Runner {
        let table: MinimalAutomaton?
        let determinizer: LazyDeterminizer?
        /// The condition's own class for each class of the search.
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

        /// Returns what is known in a state.
        @inline(__always)
        func value(in state: Int32) -> Formula.Value {
            if state < 0 { return .no }
            return table?.traits[Int(state)].contains(.isUniversal) == true ? .yes : .open
        }

        /// Returns a function for the fewest scalars from a state to an end, if only this condition has to be met.
        func distances() -> (Int32) -> Int {
            if let table {
                let sources = Sources(table.steps, width: table.classes.count, count: table.count)
                let distances = sources.distances(to: table.traits.map { $0.contains(.accepts) })
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

    /// Finds the shortest input of a set.
    static func shortest(in set: InputSet, budget: Int) -> Outcome {
        if case .constant(let isTrue) = set.formula { return isTrue ? .found([]) : .none }
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter) else { return .exhausted }
        return search.run()
    }

    /// Prepares a search; nil if a condition has no automaton.
    init?(_ set: InputSet, meter: WorkMeter) {
        var automatons: [ForwardAutomaton] = []
        for condition in set.conditions {
            guard let automaton = condition.automaton else { return nil }
            automatons.append(automaton)
        }
        var joint = ScalarClasses([])
        var maps: [[Int32]] = []
        for (index, condition) in set.conditions.enumerated() {
            let own = condition.table?.classes ?? automatons[index].classes
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
                table: table, determinizer: table == nil ? LazyDeterminizer(automatons[index], meter: meter) : nil,
                classes: maps[index])
        }
        formula = set.formula
        classes = joint
        self.meter = meter
        stepWork = 1 + runners.count / 2
        values = Array(repeating: .open, count: runners.count)
        next = Array(repeating: 0, count: runners.count)
    }

    /// Returns a function that estimates the fewest scalars from a place to an end.
    ///
    /// Each condition is estimated on its own: one that has to be met by what its table or its automaton needs, one
    /// that must not be met by a scalar if it is met at the place.
    func estimate() -> (Search, Int) -> Int {
        let distances = runners.map { $0.distances() }
        return { search, place in
            search.meter.work += search.runners.count
            let states = search.places[place]
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
        var place = Int(begin())
        if place < 0 { return .none }
        if accepts(place) { return meter.isExhausted ? .exhausted : .found([]) }
        while place < count {
            for scalarClass in 0..<classes.count {
                let (target, isNew) = step(from: place, by: scalarClass)
                if isNew, accepts(Int(target)), !meter.isExhausted { return .found(input(endingAt: Int(target))) }
                if meter.isExhausted { return .exhausted }
            }
            place += 1
        }
        return .none
    }

    /// The number of places so far.
    var count: Int { places.count }

    /// Adds the place before the first scalar, unless nothing can be accepted.
    mutating func begin() -> Int32 {
        for (index, runner) in runners.enumerated() { next[index] = runner.start }
        return reach(from: -1, by: 0).place
    }

    /// Follows one class from a place.
    ///
    /// - Returns: The place that it leads to, -1 if nothing can be accepted any more, and whether it is new.
    mutating func step(from place: Int, by scalarClass: Int) -> (place: Int32, isNew: Bool) {
        meter.work += stepWork
        for (index, state) in places[place].enumerated() {
            next[index] = state < 0 ? state : runners[index].step(from: state, by: scalarClass)
        }
        return reach(from: Int32(place), by: Int32(scalarClass))
    }

    /// Returns whether the input may end at a place.
    mutating func accepts(_ place: Int) -> Bool {
        for (index, state) in places[place].enumerated() { values[index] = runners[index].accepts(state) ? .yes : .no }
        return formula.value(values) == .yes
    }

    /// Finds or adds the place in `next`, unless nothing can be accepted there.
    private mutating func reach(from origin: Int32, by scalarClass: Int32) -> (place: Int32, isNew: Bool) {
        for index in runners.indices { values[index] = runners[index].value(in: next[index]) }
        if formula.value(values) == .no { return (-1, false) }
        if let place = numbers[next] { return (place, false) }
        let place = Int32(places.count)
        numbers[next] = place
        places.append(next)
        origins.append(origin)
        letters.append(scalarClass)
        meter.work += 4 * stepWork
        return (place, true)
    }

    private func input(endingAt place: Int) -> [UInt32] {
        var result: [UInt32] = []
        var place = place
        while origins[place] >= 0 {
            result.append(classes.examples[Int(letters[place])])
            place = Int(origins[place])
        }
        return result.reversed()
    }
}
