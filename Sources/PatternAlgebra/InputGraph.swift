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

    /// The number of scalars of the way by which each place is first reached; see ``way(to:)``.
    private(set) var depths: [Int32] = []

    /// The fewest scalars from each place to an end; `Int32.max` if no end is known.
    private(set) var distances: [Int32] = []

    /// The most scalars from each place to an end; `Int32.max` if there is no limit, or no end.
    private(set) var longest: [Int32] = []

    /// Whether all steps are there.
    let isComplete: Bool

    var count: Int { accepts.count }

    /// Follows the steps of a set from its start, and if no end is near, those that seem to lead to one.
    init(_ set: InputSet, budget: Int) {
        self.init(allOf: set, budget: budget - budget / 4)
        guard !isComplete, count > 0, distances[0] == .max else { return }
        if let ends = InputGraph(endsOf: set, budget: budget / 4), ends.distances[0] < .max {
            self = ends
        } else if case .condition(let number) = set.formula, let automaton = set.conditions[number].automaton,
            let way = automaton.shortestWay()
        {
            self.init(way, automaton.classes)
        }
    }

    /// Creates the graph of the places of a single way.
    private init(_ way: [Int32], _ classes: ScalarClasses) {
        var steps = Array(repeating: InputGraph.unknown, count: (way.count + 1) * classes.count)
        for (place, scalarClass) in way.enumerated() {
            steps[place * classes.count + Int(scalarClass)] = Int32(place + 1)
        }
        self.init(
            classes, steps: steps, accepts: way.map { _ in false } + [true],
            origins: [-1] + way.indices.map { Int32($0) }, letters: [0] + way, isComplete: false)
    }

    private init(
        _ classes: ScalarClasses = ScalarClasses([]), steps: [Int32] = [], accepts: [Bool] = [], origins: [Int32] = [],
        letters: [Int32] = [], isComplete: Bool
    ) {
        self.classes = classes
        self.steps = steps
        self.accepts = accepts
        self.isComplete = isComplete
        let count = Int32(accepts.count)
        for index in steps.indices where steps[index] >= count { self.steps[index] = InputGraph.unknown }
        self.origins = Array(origins.prefix(accepts.count))
        self.letters = Array(letters.prefix(accepts.count))
        for place in self.origins.indices {
            depths.append(origins[place] < 0 ? 0 : depths[Int(origins[place])] + 1)
        }
        findLengths()
    }

    /// Follows all steps in the order of the lengths of the inputs, until the budget is used up.
    private init(allOf set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter), search.begin() == 0 else {
            self.init(isComplete: set.conditions.allSatisfy { $0.automaton != nil })
            return
        }
        var steps: [Int32] = []
        var accepts: [Bool] = []
        while accepts.count < search.count, !meter.isExhausted {
            let place = accepts.count
            let accepting = search.accepts(place)
            let first = steps.count
            for scalarClass in 0..<search.classes.count {
                steps.append(meter.isExhausted ? InputGraph.unknown : search.step(from: place, by: scalarClass).place)
            }
            if meter.isExhausted {
                // The last steps may be wrong, because the determinizers stop where the budget ends.
                for index in first..<steps.count { steps[index] = InputGraph.unknown }
            }
            accepts.append(accepting && !meter.isExhausted)
        }
        self.init(
            search.classes, steps: steps, accepts: accepts, origins: search.origins, letters: search.letters,
            isComplete: !meter.isExhausted)
    }

    /// Follows the places first from which the fewest scalars seem to lead to an end, until some ends are found.
    ///
    /// A set such as `[ab]*a[ab]{40}` has more places than any budget allows, but its ends are 41 scalars away.
    private init?(endsOf set: InputSet, budget: Int) {
        let meter = WorkMeter(limit: budget)
        guard var search = Search(set, meter: meter), search.begin() == 0 else { return nil }
        let width = search.classes.count
        let estimate = search.estimate()
        var steps: [Int32] = []
        var accepts: [Bool] = []
        var ends = 0
        // The places by their estimates, and how many of each have been followed.
        var queues: [[Int]] = []
        var followed: [Int] = []
        func add(_ place: Int) {
            accepts.append(search.accepts(place))
            ends += accepts[place] ? 1 : 0
            steps.append(contentsOf: repeatElement(InputGraph.unknown, count: width))
            let number = estimate(search, place)
            while queues.count <= number {
                queues.append([])
                followed.append(0)
            }
            queues[number].append(place)
        }
        add(0)
        while ends < InputGraph.maximumEnds,
            let number = queues.indices.first(where: { followed[$0] < queues[$0].count })
        {
            let place = queues[number][followed[number]]
            followed[number] += 1
            var row: [Int32] = []
            for scalarClass in 0..<width {
                let (target, isNew) = search.step(from: place, by: scalarClass)
                if meter.isExhausted { break }
                row.append(target)
                if isNew { add(Int(target)) }
            }
            if meter.isExhausted { break }
            steps.replaceSubrange((place * width)..<((place + 1) * width), with: row)
        }
        self.init(
            search.classes, steps: steps, accepts: accepts, origins: search.origins, letters: search.letters,
            isComplete: false)
    }

    /// The ends that are enough if not all places can be followed.
    private static let maximumEnds = 64

    func step(from place: Int, by scalarClass: Int) -> Int32 {
        steps[place * classes.count + scalarClass]
    }

    /// Returns the place that an input leads to, or nil if that is unknown.
    ///
    /// The place is ``dead`` if the input is not accepted whatever follows.
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

    /// Returns whether an input is in the set, or nil if that is unknown.
    func contains(_ input: [UInt32]) -> Bool? {
        place(after: input).flatMap { place in
            if place == InputGraph.dead { return false }
            // The last place of an incomplete graph may be an end that is not known as one.
            return isComplete || Int(place) < count - 1 ? accepts[Int(place)] : nil
        }
    }

    /// Returns the classes on the way by which a place is first reached.
    ///
    /// No way is shorter, unless the places nearest to an end were followed first.
    func way(to place: Int) -> [Int] {
        var result: [Int] = []
        var place = place
        while origins[place] >= 0 {
            result.append(Int(letters[place]))
            place = Int(origins[place])
        }
        return result.reversed()
    }

    /// Finds the fewest and the most scalars from each place to an end.
    private mutating func findLengths() {
        let sources = Sources(steps, width: classes.count, count: count)
        distances = sources.distances(to: accepts)
        longest = Array(repeating: .max, count: count)
        // A place is finished when all steps from it that lead to an end lead to finished places. None on a cycle is.
        var known = accepts.indices.map { distances[$0] < .max ? Int32(0) : -1 }
        var open = Array(repeating: Int32(0), count: count)
        for (index, step) in steps.enumerated() where step >= 0 && distances[Int(step)] < .max {
            open[index / classes.count] += 1
        }
        var queue = accepts.indices.filter { known[$0] == 0 && open[$0] == 0 }
        var index = 0
        while index < queue.count {
            let place = queue[index]
            index += 1
            longest[place] = known[place]
            for source in sources[place] {
                let source = Int(source)
                known[source] = max(known[source], known[place] + 1)
                open[source] -= 1
                if open[source] == 0 { queue.append(source) }
            }
        }
    }
}

/// The places that steps lead to each place from, once for each step.
struct Sources {
    private let offsets: [Int]
    private let places: [Int32]

    /// Turns around the steps of some places, each with a row of the given width; negative steps lead nowhere.
    init(_ steps: [Int32], width: Int, count: Int) {
        var offsets = Array(repeating: 0, count: count + 1)
        for step in steps where step >= 0 { offsets[Int(step) + 1] += 1 }
        for place in 0..<count { offsets[place + 1] += offsets[place] }
        var places = Array(repeating: Int32(0), count: offsets[count])
        var next = offsets
        for (index, step) in steps.enumerated() where step >= 0 {
            places[next[Int(step)]] = Int32(index / width)
            next[Int(step)] += 1
        }
        self.offsets = offsets
        self.places = places
    }

    subscript(place: Int) -> ArraySlice<Int32> { places[offsets[place]..<offsets[place + 1]] }

    /// Returns the fewest steps from each place to one of some ends, found backward and breadth first.
    func distances(to isEnd: [Bool]) -> [Int32] {
        var distances = isEnd.map { $0 ? 0 : Int32.max }
        var queue = isEnd.indices.filter { isEnd[$0] }
        var index = 0
        while index < queue.count {
            let place = queue[index]
            index += 1
            for source in self[place] where distances[Int(source)] == .max {
                distances[Int(source)] = distances[place] + 1
                queue.append(Int(source))
            }
        }
        return distances
    }
}
