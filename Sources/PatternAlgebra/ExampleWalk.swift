// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Ways through a graph from its start to an end, chosen so that every step is taken and every end is reached.
struct ExampleWalk {
    private let graph: InputGraph
    private let width: Int
    private let maximumLength: Int

    /// The steps that no way has taken yet, in a random order; those taken since are skipped.
    private var steps: [Int32] = []
    private var isOpen: [Bool]

    /// The places where no way has ended yet though it may.
    private var ends: [Int32] = []
    private var isOpenEnd: [Bool] = []

    /// The number of scalars beyond the shortest way that many ways have at most.
    private static let detour = 16

    init(_ graph: InputGraph, maximumLength: Int = 256) {
        self.graph = graph
        width = graph.classes.count
        let shortest = graph.count > 0 && graph.distances[0] < .max ? Int(graph.distances[0]) : 0
        self.maximumLength = max(maximumLength, shortest)
        isOpen = []
    }

    /// Prepares the steps that are to be covered, in a random order.
    mutating func shuffle(_ random: inout SplitMix) {
        isOpen = graph.steps.indices.map { step in
            let target = graph.steps[step]
            guard target >= 0, graph.distances[Int(target)] < .max else { return false }
            return Int(graph.depths[step / width]) + 1 + Int(graph.distances[Int(target)]) <= maximumLength
        }
        isOpenEnd = graph.accepts.indices.map { graph.accepts[$0] && Int(graph.depths[$0]) <= maximumLength }
        ends = isOpenEnd.indices.filter { isOpenEnd[$0] }.reversed().map(Int32.init)
        steps = isOpen.indices.filter { isOpen[$0] }.map(Int32.init)
        // Not the library's shuffle, whose result may change with a version of Swift.
        for index in steps.indices.reversed() { steps.swapAt(index, random.next(below: index + 1)) }
    }

    /// Finds a way that takes a step, or ends at a place, as no way has before; nil if nothing is left to cover.
    mutating func nextCovering(_ random: inout SplitMix) -> [Int]? {
        while let step = steps.popLast() {
            guard isOpen[Int(step)] else { continue }
            let place = Int(step) / width
            var way = graph.way(to: place)
            // Marks the steps of the way to the place too.
            var current = 0
            for scalarClass in way { current = take(scalarClass, from: current) }
            let scalarClass = Int(step) % width
            way.append(scalarClass)
            finish(&way, from: take(scalarClass, from: place), &random)
            return way
        }
        while let end = ends.popLast() {
            guard isOpenEnd[Int(end)] else { continue }
            isOpenEnd[Int(end)] = false
            return graph.way(to: Int(end))
        }
        return nil
    }

    /// Chooses a way at random.
    mutating func next(_ random: inout SplitMix) -> [Int] {
        var way: [Int] = []
        finish(&way, from: 0, &random)
        return way
    }

    private mutating func take(_ scalarClass: Int, from place: Int) -> Int {
        isOpen[place * width + scalarClass] = false
        return Int(graph.steps[place * width + scalarClass])
    }

    /// Goes on to an end, by steps that were not taken before if there are any.
    ///
    /// Of all ways, half have one of the shortest lengths and half one of all that are possible, so that most examples
    /// are short, and upper bounds are reached too.
    private mutating func finish(_ way: inout [Int], from start: Int, _ random: inout SplitMix) {
        let shortest = way.count + Int(graph.distances[start])
        let longest = max(shortest, min(maximumLength, way.count + min(maximumLength, Int(graph.longest[start]))))
        let usual = min(longest, shortest + ExampleWalk.detour)
        let isUsual = graph.longest[start] == .max || random.next(below: 2) == 0
        let goal = shortest + random.next(below: (isUsual ? usual : longest) - shortest + 1)
        var place = start
        while true {
            // Steps after which an end within reach remains, and of these the ones that lead on to the goal.
            var options: [Int] = []
            var far: [Int] = []
            var open: [Int] = []
            for scalarClass in 0..<width {
                let target = Int(graph.steps[place * width + scalarClass])
                guard target >= 0, graph.distances[target] < .max else { continue }
                let length = way.count + 1
                guard length + Int(graph.distances[target]) <= max(goal, usual) else { continue }
                if isOpen[place * width + scalarClass] { open.append(scalarClass) }
                guard length + Int(graph.distances[target]) <= goal else { continue }
                options.append(scalarClass)
                let isFar = graph.longest[target] == .max || length + Int(graph.longest[target]) >= goal
                if isFar { far.append(scalarClass) }
            }
            let choices = !open.isEmpty ? open : !far.isEmpty ? far : options
            if choices.isEmpty, graph.distances[place] > 0 {
                // Open steps have led beyond the goal.
                way += shortestWay(from: place)
                return
            }
            if choices.isEmpty || graph.accepts[place] && way.count >= goal && open.isEmpty {
                isOpenEnd[place] = false
                return
            }
            let scalarClass = choices[random.next(below: choices.count)]
            way.append(scalarClass)
            place = take(scalarClass, from: place)
        }
    }

    /// Visits the ways from the start to each end in the order of their classes.
    ///
    /// - Parameters:
    ///   - budget: The most steps that are tried.
    ///   - visit: Returns whether to go on.
    func visitWays(budget: Int, _ visit: ([Int]) -> Bool) {
        guard !graph.accepts[0] || visit([]) else { return }
        var way: [Int] = []
        var places = [0]
        var scalarClass = 0
        for _ in 0..<budget {
            if scalarClass == width {
                guard let last = way.popLast() else { return }
                places.removeLast()
                scalarClass = last + 1
                continue
            }
            let target = Int(graph.steps[places[way.count] * width + scalarClass])
            if target >= 0, graph.distances[target] < .max,
                way.count + 1 + Int(graph.distances[target]) <= maximumLength
            {
                way.append(scalarClass)
                places.append(target)
                scalarClass = 0
                if graph.accepts[target], !visit(way) { return }
            } else {
                scalarClass += 1
            }
        }
    }

    /// Returns the shortest way from a place to an end, by the most readable classes.
    func shortestWay(from start: Int) -> [Int] {
        var way: [Int] = []
        var place = start
        while graph.distances[place] > 0 {
            for scalarClass in 0..<width {
                let target = graph.steps[place * width + scalarClass]
                guard target >= 0, graph.distances[Int(target)] < graph.distances[place] else { continue }
                way.append(scalarClass)
                place = Int(target)
                break
            }
        }
        return way
    }

    /// Returns the longest way of up to a number of steps.
    func longestWay(maximumLength: Int) -> [Int]? {
        guard graph.count > 0, maximumLength >= 0 else { return nil }
        // For each length, a bit for each place from which an end is exactly so far.
        var layers = [bits { graph.accepts[$0] }]
        while layers.count <= maximumLength {
            let last = layers[layers.count - 1]
            guard last.contains(where: { $0 != 0 }) else { break }
            layers.append(
                bits { place in
                    (0..<width).contains { ExampleWalk.contains(last, graph.steps[place * width + $0]) }
                })
        }
        guard var length = layers.lastIndex(where: { ExampleWalk.contains($0, 0) }) else { return nil }
        var way: [Int] = []
        var place = 0
        while length > 0 {
            length -= 1
            for scalarClass in 0..<width {
                let target = graph.steps[place * width + scalarClass]
                guard ExampleWalk.contains(layers[length], target) else { continue }
                way.append(scalarClass)
                place = Int(target)
                break
            }
        }
        return way
    }

    private func bits(where isMember: (Int) -> Bool) -> [UInt64] {
        var bits = Array(repeating: UInt64(0), count: graph.count / 64 + 1)
        for place in 0..<graph.count where isMember(place) { bits[place / 64] |= 1 << UInt64(place % 64) }
        return bits
    }

    private static func contains(_ bits: [UInt64], _ place: Int32) -> Bool {
        place >= 0 && bits[Int(place) / 64] >> UInt64(place % 64) & 1 != 0
    }
}
