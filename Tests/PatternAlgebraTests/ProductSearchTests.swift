// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("The search for a shortest input")
struct ProductSearchTests {
    private static func search(_ set: InputSet) throws -> ProductSearch {
        var search = try #require(ProductSearch(set, meter: WorkMeter(limit: 100_000)))
        _ = search.insertStartVertex()
        var vertex = 0
        while vertex < search.vertexCount {
            for scalarClass in 0..<search.scalarClasses.count { _ = search.step(from: vertex, by: scalarClass) }
            vertex += 1
        }
        return search
    }

    /// The product of both automata has more states.
    ///
    /// States that lead to no end are left out.
    @Test(
        "has only the vertices from which the formula can become true, with tables and without",
        arguments: [
            ("ab", "[a-c]{2}", 3), ("[ab]{1,4}", "[bc]{2}", 3), ("a", "b", 1), ("[ab]*", "[ab]*", 1),
            ("a{2,9}", "a{3}", 4),
        ], [true, false])
    func vertices(row: (first: String, second: String, count: Int), usesTables: Bool) throws {
        let first = try InputSet(row.first, usesTables: usesTables)
        let second = try InputSet(row.second, usesTables: usesTables)
        let search = try Self.search(first.intersection(second))
        #expect(search.vertexCount == row.count || !usesTables && search.vertexCount <= row.count + 2)
        #expect(search.parents.count == search.vertexCount && search.parentClasses.count == search.vertexCount)
    }

    @Test("leaves out the vertices after which a condition is true that must not be")
    func universalStates() throws {
        // After an a, all inputs match the second expression. After a b, none do.
        let set = try InputSet("[ab]*").subtracting(try InputSet("(?s)a.*"))
        #expect(try Self.search(set).vertexCount == 2)
        #expect(try Self.search(try InputSet("(?s)a.*").inverted).vertexCount == 2)
    }

    @Test("visits vertices in the order of their shortest inputs, the most readable first")
    func order() throws {
        let search = try Self.search(try InputSet("[ab]*c|ab-|b0"))
        let inputs = (0..<search.vertexCount).map { vertex in
            sequence(first: vertex) { search.parents[$0] < 0 ? nil : Int(search.parents[$0]) }
                .filter { search.parents[$0] >= 0 }
                .map { search.scalarClasses.exampleScalars[Int(search.parentClasses[$0])] }.reversed().map { $0 }
        }
        let ranks = inputs.map { input in
            (input.count, input.map { ScalarReadability.mostReadableScalar(in: $0...$0).rank })
        }
        for (previous, next) in zip(ranks, ranks.dropFirst()) {
            #expect(previous.0 < next.0 || previous.0 == next.0 && previous.1.lexicographicallyPrecedes(next.1))
        }
        #expect(Array(inputs.prefix(3).map { String($0) }) == ["", "a", "b"])
    }

    @Test("finds an input, or nothing, or is exhausted")
    func outcomes() throws {
        func outcome(_ set: InputSet, budget: Int) -> String {
            switch ProductSearch.shortestInput(in: set, budget: budget) {
            case .none: "none"
            case .found(let scalars): "found \(String(scalars))"
            case .exhausted: "exhausted"
            }
        }
        let set = try InputSet("[a-f]{3}|ab")
        #expect(outcome(set, budget: 10_000) == "found ab")
        #expect(outcome(set, budget: 0) == "exhausted")
        #expect(outcome(set.subtracting(try InputSet("[a-f]{2,3}")), budget: 10_000) == "none")
        let star = try InputSet("a*")
        #expect(outcome(star, budget: 10_000) == "found " && outcome(star, budget: 0) == "exhausted")
        #expect(outcome(.all, budget: 0) == "found ")
        #expect(outcome(.none, budget: 0) == "none")
        // A condition without an automaton leaves everything open.
        let tooLarge = try InputSet((0..<4).map { "[a-z\($0)]{65535}" }.joined())
        #expect(outcome(tooLarge, budget: .max) == "exhausted")
    }

    @Test(
        "estimates the fewest scalars to an end, exactly for one condition without look-aheads",
        arguments: ["abc", "a{2,5}|b{9}", "[ab]*c", "(?:ab)*"], [true, false])
    func estimate(expression: String, usesTables: Bool) throws {
        let set = try InputSet(expression, usesTables: usesTables)
        let search = try Self.search(set)
        let graph = InputTransitionGraph(set, budget: 100_000)
        let estimateDistance = search.makeDistanceEstimator()
        #expect((0..<search.vertexCount).map { estimateDistance(search, $0) } == graph.minimumDistances.map(Int.init))
    }

    @Test(
        "adds the distances of conditions that must all be met, and has the least of alternatives",
        arguments: [true, false])
    func estimatesOfFormulas(usesTables: Bool) throws {
        func set(_ expression: String) throws -> InputSet { try InputSet(expression, usesTables: usesTables) }
        func estimate(_ set: InputSet) throws -> Int {
            var search = try #require(ProductSearch(set, meter: WorkMeter(limit: 100_000)))
            #expect(search.insertStartVertex() == 0)
            return search.makeDistanceEstimator()(search, 0)
        }
        #expect(try estimate(set("a{3}").intersection(set("[ab]{3}b?"))) == 6)
        #expect(try estimate(set("a{3}").union(set("b{2}"))) == 2)
        // If a condition that must not be met is met, it's one scalar away from failing.
        #expect(try estimate(set("[ab]{4}").subtracting(set("a*"))) == 5)
        #expect(try estimate(set("[ab]{4}").subtracting(set("a+"))) == 4)
        #expect(try estimate(set("a*").intersection(set("[ab]*")).inverted) == 0)
        #expect(try estimate(.all) == 0)
        // The distances of very long inputs aren't distinguished.
        #expect(try estimate(set("a{998}")) == 998)
        #expect(try estimate(set("a{1200}")) == 999)
        let long = try "bcdefghijkl".reduce(set("a{1000}")) { try $0.intersection(set("[a\($1)]{1000}")) }
        #expect(try estimate(long) == 9_999)
    }
}
