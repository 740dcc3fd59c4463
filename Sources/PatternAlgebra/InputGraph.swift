// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The places of a set of inputs with all their steps: the automaton that examples are read off.
struct InputGraph: Sendable {
    /// The step was not followed, because the budget was used up.
    static let unknown: Int32 = -2

    /// Nothing can be accepted after the step.
    static let dead: Int32 = -1

    let classes: ScalarClasses

    /// For each place and class the next place.
    private(set) var steps: [Int32] = []

    /// Whether the input may end at each place.
    private(set) var accepts: [Bool] = []

    /// The place that each place is first reached from, and by which class.
    let origins: [Int32]
    let letters: [Int32]

    /// The fewest scalars from the start to each place.
    private(set) var depths: [Int32] = []

    /// The fewest scalars from each place to an end; `Int32.max` if no end is known.
    private(set) var distances: [Int32] = []

    /// Whether all steps are there.
    let isComplete: Bool

    var count: Int { accepts.count }

    init(_ set: InputSet, budget: Int) {
        let meter = Meter(limit: budget)
        guard var search = Search(set, meter: meter), search.begin() == 0 else {
            classes = ScalarClasses([])
            origins = []
            letters = []
            isComplete = set.conditions.allSatisfy { $0.automaton != nil }
            return
        }
        let width = search.classes.count
        var place = 0
        var isComplete = true
        while place < search.count {
            let accepting = search.accepts(place)
            let first = steps.count
            for scalarClass in 0..<width {
                steps.append(meter.isExhausted ? InputGraph.unknown : search.step(from: place, by: scalarClass).place)
            }
            if meter.isExhausted {
                // The last steps may be wrong, because the determinizers stop where the budget ends.
                for index in first..<steps.count { steps[index] = InputGraph.unknown }
                isComplete = false
            }
            accepts.append(accepting && !meter.isExhausted)
            place += 1
            if meter.isExhausted { break }
        }
        let count = Int32(accepts.count)
        for index in steps.indices where steps[index] >= count { steps[index] = InputGraph.unknown }
        classes = search.classes
        origins = Array(search.origins.prefix(accepts.count))
        letters = Array(search.letters.prefix(accepts.count))
        self.isComplete = isComplete
        for place in origins.indices {
            depths.append(origins[place] < 0 ? 0 : depths[Int(origins[place])] + 1)
        }
        distances = InputGraph.distances(steps, width, accepts)
    }

    func step(from place: Int, by scalarClass: Int) -> Int32 {
        steps[place * classes.count + scalarClass]
    }

    /// The place that an input leads to; nil if that is unknown, ``dead`` if it is not accepted whatever follows.
    func place(after input: [UInt32]) -> Int32? {
        guard count > 0 else { return isComplete ? InputGraph.dead : nil }
        var place: Int32 = 0
        for scalar in input {
            place = step(from: Int(place), by: classes.scalarClass(of: scalar))
            if place == InputGraph.unknown { return nil }
            if place == InputGraph.dead { return place }
        }
        return place
    }

    /// Whether an input is in the set; nil if that is unknown.
    func contains(_ input: [UInt32]) -> Bool? {
        place(after: input).flatMap { place in
            if place == InputGraph.dead { return false }
            // The last place of an incomplete graph may be an end that is not known as one.
            return isComplete || Int(place) < count - 1 ? accepts[Int(place)] : nil
        }
    }

    /// The classes on the shortest way to a place.
    func way(to place: Int) -> [Int] {
        var result: [Int] = []
        var place = place
        while origins[place] >= 0 {
            result.append(Int(letters[place]))
            place = Int(origins[place])
        }
        return result.reversed()
    }

    /// Goes backward from the ends, breadth first.
    private static func distances(_ steps: [Int32], _ width: Int, _ accepts: [Bool]) -> [Int32] {
        var offsets = Array(repeating: 0, count: accepts.count + 1)
        for step in steps where step >= 0 { offsets[Int(step) + 1] += 1 }
        for place in accepts.indices { offsets[place + 1] += offsets[place] }
        var sources = Array(repeating: Int32(0), count: offsets[accepts.count])
        var next = offsets
        for (index, step) in steps.enumerated() where step >= 0 {
            sources[next[Int(step)]] = Int32(index / width)
            next[Int(step)] += 1
        }
        var distances = accepts.map { $0 ? 0 : Int32.max }
        var queue = accepts.indices.filter { accepts[$0] }
        var index = 0
        while index < queue.count {
            let place = queue[index]
            index += 1
            for source in sources[offsets[place]..<offsets[place + 1]] where distances[Int(source)] == .max {
                distances[Int(source)] = distances[place] + 1
                queue.append(Int(source))
            }
        }
        return distances
    }
}
