// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The ways in which the conjuncts of a pattern are matched; the whole input has to meet all of them.
///
/// In the order in which they are tried: one table for all conjuncts; one for all that is right for inputs up to some
/// length, with a second way for longer ones; a table for each conjunct. Where a conjunct has no table, a table with
/// counters takes its place, or the simulation.
final class Matcher: Sendable {
    /// A part of the conjuncts, and how it is matched.
    private struct Part: Sendable {
        /// The table for inputs of up to `limit` bytes.
        var table: Table?
        var limit = Int.max
        /// What matches the others.
        var countingTable: CountingTable?
        var simulation: Simulation?

        @inline(__always)
        func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            if let table, bytes.count <= limit { return table.matches(bytes) }
            if let countingTable { return countingTable.matches(bytes) }
            if let simulation { return simulation.matches(bytes) }
            return false
        }
    }

    private let parts: [Part]

    /// The nodes that the construction of one table may visit, about 0.1 ms.
    private static let maximumWork = 40_000

    /// The nodes that it may visit where nothing faster has come out, about a millisecond.
    private static let largestWork = 400_000

    /// The length that hardly any input exceeds: a table for inputs up to it spares the attempt at a large one.
    private static let usualLength = 250

    /// The nodes from which on no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The lengths from which on an upper bound is taken away from a table for shorter inputs.
    private static let reaches = [1_000, 250, 60]

    /// The most conjuncts that are matched one by one.
    private static let maximumParts = 16

    private init(_ parts: [Part]) {
        self.parts = parts
    }

    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in parts.indices where !parts[index].matches(bytes) { return false }
        return true
    }

    // MARK: - Choosing

    /// Chooses how a pattern is matched.
    ///
    /// - Returns: A table for inputs up to a number of bytes, and a matcher for those beyond.
    static func choose(for pattern: ParsedPattern) -> (table: Table?, limit: Int, matcher: Matcher?) {
        let (table, limit) = self.table(for: pattern)
        if table != nil, limit == .max { return (table, limit, nil) }
        return (table, limit, Matcher(parts(of: pattern)))
    }

    private static func parts(of pattern: ParsedPattern) -> [Part] {
        let rules = pattern.conjuncts.dropLast()
        guard !rules.isEmpty else { return [counting(pattern)] }
        let main = part(pattern.part(pattern.conjuncts.suffix(1)))
        let joined = pattern.part(rules)
        let (table, limit) = self.table(for: joined)
        if table != nil, limit == .max { return [main, Part(table: table)] }
        guard rules.count > 1, rules.count < maximumParts else { return [main, part(joined, table, limit)] }
        return [main] + rules.indices.map { part(pattern.part(rules[$0...$0])) }
    }

    private static func part(_ pattern: ParsedPattern) -> Part {
        let (table, limit) = self.table(for: pattern)
        return part(pattern, table, limit)
    }

    private static func part(_ pattern: ParsedPattern, _ table: Table?, _ limit: Int) -> Part {
        if let table, limit == .max { return Part(table: table) }
        var part = counting(pattern)
        part.table = table
        part.limit = limit
        return part
    }

    private static func counting(_ pattern: ParsedPattern) -> Part {
        let automaton = Automaton(pattern, counting: Automaton.standardCount)
        if !automaton.counters.isEmpty,
            let table = CountingDeterminizer.table(for: automaton, maximumWork: maximumWork)
        {
            return Part(countingTable: table)
        }
        return Part(simulation: Simulation(automaton))
    }

    /// A table for inputs of any length, or else for inputs up to the largest length that a table can be had for.
    private static func table(for pattern: ParsedPattern) -> (table: Table?, limit: Int) {
        let alphabet = Alphabet(pattern)
        let size = pattern.size(counting: .max)
        if let table = table(for: pattern, size, alphabet, maximumWork) { return (table, .max) }
        var last = Int.max
        for reach in reaches {
            guard let (relaxed, limit) = pattern.relaxed(from: reach), limit < last else { continue }
            last = limit
            let table = table(for: relaxed, relaxed.size(counting: .max), alphabet, maximumWork)
            if table != nil, limit >= usualLength { return (table, limit) }
            if let table { return largeTable(for: pattern, size, alphabet) ?? (table, limit) }
        }
        return largeTable(for: pattern, size, alphabet) ?? (nil, 0)
    }

    private static func largeTable(
        for pattern: ParsedPattern, _ size: Int, _ alphabet: Alphabet
    ) -> (table: Table?, limit: Int)? {
        table(for: pattern, size, alphabet, largestWork).map { ($0, .max) }
    }

    private static func table(
        for pattern: ParsedPattern, _ size: Int, _ alphabet: Alphabet, _ maximumWork: Int
    ) -> Table? {
        guard size <= maximumNodes else { return nil }
        let automaton = Automaton(pattern, alphabet: alphabet)
        return Determinizer.table(for: automaton, maximumWork: max(maximumWork, 8 * automaton.nodes.count))
    }

    // MARK: - For tests

    /// The matcher that takes one way for all inputs, or as many as it is right for, and the simulation for the rest.
    static func forced(_ path: Pattern.Path, _ pattern: ParsedPattern) -> (table: Table?, limit: Int, matcher: Matcher?)
    {
        let counted = pattern.size(counting: 2) <= maximumNodes
        let written = pattern.size(counting: .max) <= maximumNodes
        let standard = Automaton(pattern, counting: Automaton.standardCount)
        var part = Part(simulation: Simulation(standard))
        switch path {
        case .automatic:
            return choose(for: pattern)
        case .table where written:
            part.table = Determinizer.table(for: Automaton(pattern), maximumWork: 4_000_000)
        case .shortTable:
            if let (relaxed, limit) = pattern.relaxed(from: 1), relaxed.size(counting: .max) <= maximumNodes {
                part.table = Determinizer.table(for: Automaton(relaxed), maximumWork: 4_000_000)
                part.limit = limit
            }
        case .parts:
            return (
                nil, 0, Matcher(pattern.conjuncts.indices.map { self.part(pattern.part(pattern.conjuncts[$0...$0])) })
            )
        case .countingTable where counted:
            let automaton = Automaton(pattern, counting: 2)
            part.countingTable = CountingDeterminizer.table(for: automaton, maximumWork: 4_000_000)
        case .countingSimulation where counted:
            part.simulation = Simulation(Automaton(pattern, counting: 2))
        case .simulation where written:
            part.simulation = Simulation(Automaton(pattern))
        default:
            break
        }
        return (nil, 0, Matcher([part]))
    }
}

// MARK: - What it takes

extension Matcher {
    /// What the simulations of all parts cost for each scalar, in visits of a node; 0 if none is simulated.
    var simulatedNodes: Int {
        parts.reduce(0) { $0 + ($1.simulation?.cost ?? 0) }
    }

    var stateCount: Int {
        parts.reduce(0) { sum, part in
            sum + (part.table?.stateCount ?? 0) + (part.countingTable?.stateCount ?? 0)
                + (part.simulation?.automaton.nodes.count ?? 0)
        }
    }

    var classCount: Int {
        parts.reduce(0) { largest, part in
            max(
                largest, part.table?.classCount ?? 0, part.countingTable?.classCount ?? 0,
                part.simulation?.automaton.alphabet.count ?? 0)
        }
    }

    var byteCount: Int {
        parts.reduce(0) { sum, part in
            sum + (part.table?.byteCount ?? 0) + (part.countingTable?.byteCount ?? 0)
                + (part.simulation?.automaton.byteCount ?? 0)
        }
    }
}
