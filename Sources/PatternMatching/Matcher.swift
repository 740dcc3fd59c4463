// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How a pattern is matched: by a table for inputs of up to `limit` bytes, and by a matcher for the others.
struct MatcherChoice: Sendable {
    var table: Table?
    var limit = 0
    var matcher: Matcher?

    @inline(__always)
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table, bytes.count <= limit { return table.matches(bytes) }
        return matcher?.matches(bytes) ?? false
    }

    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        guard let table, !table.readsBackward else { return nil }
        let reading = table.read(bytes)
        guard reading.count == bytes.count, bytes.count + table.stepsToEnd(from: reading.state) <= limit else {
            return nil
        }
        return table.expectation(in: reading.state, within: limit - bytes.count)
    }

    @inline(__always)
    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let table, limit == .max, !table.readsBackward {
            let reading = table.read(bytes)
            return reading.count == bytes.count && table.isEnd(reading.state) ? nil : reading.count
        }
        if matches(bytes) { return nil }
        if case .impossible(let place, _) = progress(of: bytes) { return place }
        return bytes.count
    }

    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        if let table, let progress = table.progress(of: bytes, limit: limit) { return progress }
        if let matcher { return matcher.progress(of: bytes) }
        return matches(bytes) ? .accepted : .incomplete(missing: nil)
    }
}

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

        @inline(__always) func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            if let table, bytes.count <= limit { return table.matches(bytes) }
            if let countingTable { return countingTable.matches(bytes) }
            if let simulation { return simulation.matches(bytes) }
            return false
        }

        func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
            if let table, let progress = table.progress(of: bytes, limit: limit) { return progress }
            if let progress = countingTable?.progress(of: bytes) { return progress }
            if let progress = simulation?.progress(of: bytes) { return progress }
            return matches(bytes) ? .accepted : .incomplete(missing: nil)
        }
    }

    private let parts: [Part]

    /// Patterns of which one has to match instead, if there are any.
    private let alternatives: [MatcherChoice]

    /// The nodes that the construction of one table may visit, about 0.1 ms.
    private static let maximumWork = 40_000

    /// The nodes that it may visit where nothing faster has come out, about a millisecond.
    private static let largestWork = 300_000

    /// The length that hardly any input exceeds, and one that most do not.
    private static let usualLength = 250
    private static let shortLength = 60

    /// The nodes from which on no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The most conjuncts that are matched one by one.
    private static let maximumParts = 16

    private init(_ parts: [Part], alternatives: [MatcherChoice] = []) {
        self.parts = parts
        self.alternatives = alternatives
    }

    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if !alternatives.isEmpty {
            for index in alternatives.indices where alternatives[index].matches(bytes) { return true }
            return false
        }
        for index in parts.indices where !parts[index].matches(bytes) { return false }
        return true
    }

    // MARK: - Progress

    /// The progress of an input: the best of all alternatives, or the worst of all conjuncts.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        if let first = alternatives.first {
            return alternatives.dropFirst().reduce(first.progress(of: bytes)) { $0.better($1.progress(of: bytes)) }
        }
        guard parts.count > 1 else { return parts[0].progress(of: bytes) }
        var missing = 0
        var first: (place: Int, expected: ExpectedScalars)?
        for index in parts.indices {
            switch parts[index].progress(of: bytes) {
            case .accepted: break
            case .incomplete(let count): missing = max(missing, count ?? 1)
            case .impossible(let place, let expected):
                guard let known = first, known.place <= place else {
                    first = (place, expected)
                    continue
                }
                if known.place == place { first = (place, known.expected.intersection(expected)) }
            }
        }
        if let first { return .impossible(from: first.place, expected: first.expected) }
        return missing == 0 ? .accepted : .incomplete(missing: nil)
    }

    // MARK: - Choosing

    /// Chooses how a pattern is matched.
    ///
    static func choose(for pattern: ParsedPattern) -> MatcherChoice {
        let alphabet = Alphabet(pattern)
        let (table, limit) = self.table(for: pattern, alphabet)
        if table != nil, limit == .max { return MatcherChoice(table: table, limit: limit) }
        if !pattern.alternatives.isEmpty {
            let choices = pattern.alternatives.map { choose(for: pattern.part($0)) }
            return MatcherChoice(table: table, limit: limit, matcher: Matcher([], alternatives: choices))
        }
        let parts = pattern.conjuncts.count > 1 ? parts(of: pattern) : [general(pattern, alphabet, beyond: limit)]
        if parts.count == 1, let table = parts[0].table { return MatcherChoice(table: table, limit: .max) }
        return MatcherChoice(table: table, limit: limit, matcher: Matcher(parts))
    }

    /// The last conjunct, and the others as one part if they have a small table together.
    private static func parts(of pattern: ParsedPattern) -> [Part] {
        let rules = pattern.conjuncts.dropLast()
        let main = part(pattern.part(pattern.conjuncts.suffix(1)))
        let joined = pattern.part(rules)
        guard rules.count > 1, rules.count < maximumParts else { return [main, part(joined)] }
        let (table, limit) = self.table(for: joined, Alphabet(joined))
        if table != nil, limit == .max { return [main, Part(table: table)] }
        return [main] + rules.indices.map { part(pattern.part(rules[$0...$0])) }
    }

    private static func part(_ pattern: ParsedPattern) -> Part {
        let alphabet = Alphabet(pattern)
        let (table, limit) = self.table(for: pattern, alphabet)
        if let table, limit == .max { return Part(table: table) }
        var part = general(pattern, alphabet, beyond: limit)
        if part.table == nil {
            part.table = table
            part.limit = limit
        }
        return part
    }

    /// What matches inputs of any length where no small table does: counters, a large table, or the simulation.
    ///
    /// - Parameter limit: The length of the inputs that have a table already; where it is the usual one, less is spent.
    private static func general(_ pattern: ParsedPattern, _ alphabet: Alphabet, beyond limit: Int) -> Part {
        let automaton = Automaton(pattern, alphabet: alphabet, counting: Automaton.standardCount)
        let isWorthwhile = limit < usualLength || automaton.nodes.count <= 1_000
        for work in limit < usualLength ? [maximumWork, largestWork] : [maximumWork / 2] where isWorthwhile {
            if automaton.counters.isEmpty {
                let work = max(work, 30 * automaton.nodes.count)
                if let table = Determinizer.table(for: automaton, maximumWork: work) { return Part(table: table) }
                continue
            }
            if let table = CountingDeterminizer.table(for: automaton, maximumWork: work) {
                return Part(countingTable: table)
            }
            if work != maximumWork, let table = table(for: pattern, alphabet, work) { return Part(table: table) }
        }
        return Part(simulation: Simulation(automaton))
    }

    /// A table for inputs up to some length, which is `Int.max` if it can be had.
    ///
    /// Bounds that hardly any input reaches are taken away first: what a table of a state for each count would cost is
    /// not found out by building it. A small table for all inputs comes next, then one without the lower bounds too.
    private static func table(for pattern: ParsedPattern, _ alphabet: Alphabet) -> (table: Table?, limit: Int) {
        if pattern.conjuncts.count > 1, pattern.lookAheads.isEmpty, pattern.alternatives.isEmpty {
            return product(of: pattern, alphabet)
        }
        if let (relaxed, limit) = pattern.relaxed(from: usualLength),
            let table = table(for: relaxed, alphabet, maximumWork)
        {
            return (table, limit)
        }
        let maximumWork = pattern.alternatives.isEmpty ? maximumWork : maximumWork / 4
        if let table = table(for: pattern, alphabet, maximumWork) { return (table, .max) }
        if let (relaxed, limit) = pattern.relaxed(from: shortLength), limit < usualLength,
            let table = table(for: relaxed, alphabet, maximumWork)
        {
            return (table, limit)
        }
        return (nil, 0)
    }

    private static func table(for pattern: ParsedPattern, _ alphabet: Alphabet, _ maximumWork: Int) -> Table? {
        guard let states = states(for: pattern, alphabet, maximumWork) else { return nil }
        guard !pattern.lookAheads.isEmpty else { return Table(states, alphabet, readsBackward: false) }
        // A table that reads forward tells also how far an input has come.
        let forward = states.reversed(maximumCells: maximumProduct)
        return Table(forward ?? states, alphabet, readsBackward: forward == nil)
    }

    /// The most cells of a table for several conjuncts: finding one takes about 20 ns (measured).
    private static let maximumProduct = 12_288

    /// One table for all conjuncts of a pattern, made from a table for each.
    ///
    /// Of a long conjunct that would make the product large, bounds are taken away from a shorter length on.
    private static func product(of pattern: ParsedPattern, _ alphabet: Alphabet) -> (table: Table?, limit: Int) {
        let product = product(of: pattern, alphabet, from: usualLength)
        return product.table == nil ? self.product(of: pattern, alphabet, from: shortLength) : product
    }

    private static func product(
        of pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int
    ) -> (table: Table?, limit: Int) {
        guard pattern.conjuncts.count <= maximumParts else { return (nil, 0) }
        var factors: [StateTable] = []
        var limit = Int.max
        var size = alphabet.count + 1
        for conjunct in pattern.conjuncts {
            var part = pattern
            part.conjuncts = [conjunct]
            guard var (factor, length) = factor(part, alphabet, from: reach) else { return (nil, 0) }
            if length == .max, factor.count * size > maximumProduct,
                let (smaller, length2) = self.factor(part, alphabet, from: shortLength), smaller.count < factor.count
            {
                (factor, length) = (smaller, length2)
            }
            factors.append(factor)
            limit = min(limit, length)
            size = min(maximumProduct, size * factor.count)
        }
        var product = factors[0]
        for factor in factors.dropFirst() {
            guard let next = product.product(factor, maximumCells: maximumProduct) else { return (nil, 0) }
            product = next
        }
        return (Table(product, alphabet, readsBackward: false), limit)
    }

    /// The automaton of one conjunct, and the length of the inputs for which it is right.
    private static func factor(
        _ pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int
    ) -> (states: StateTable, limit: Int)? {
        if let (relaxed, limit) = pattern.relaxed(from: reach),
            let states = states(for: relaxed, alphabet, maximumWork / 2)
        {
            return (states.minimized(), limit)
        }
        return states(for: pattern, alphabet, maximumWork / 2).map { ($0.minimized(), .max) }
    }

    private static func states(
        for pattern: ParsedPattern, _ alphabet: Alphabet, _ maximumWork: Int
    ) -> StateTable? {
        let size = pattern.size(counting: .max)
        // A table with a state for each count would be large and no better than counters.
        guard size <= maximumNodes, size <= 1_000 || size <= 2 * pattern.size(counting: Automaton.standardCount) else {
            return nil
        }
        return Determinizer.states(
            for: Automaton(pattern, alphabet: alphabet), maximumWork: max(maximumWork, 30 * size))
    }

    // MARK: - For tests

    /// The matcher that takes one way for all inputs, or as many as it is right for, and the simulation for the rest.
    static func forced(_ path: Pattern.Path, _ pattern: ParsedPattern) -> MatcherChoice {
        if path == .automatic { return choose(for: pattern) }
        let counted = pattern.size(counting: 2) <= maximumNodes
        let written = pattern.size(counting: .max) <= maximumNodes
        let standard = Automaton(pattern, counting: Automaton.standardCount)
        var part = Part(simulation: Simulation(standard))
        switch path {
        case .table where written: part.table = Determinizer.table(for: Automaton(pattern), maximumWork: 4_000_000)
        case .shortTable:
            if let (relaxed, limit) = pattern.relaxed(from: 1), relaxed.size(counting: .max) <= maximumNodes {
                part.table = Determinizer.table(for: Automaton(relaxed), maximumWork: 4_000_000)
                part.limit = limit
            }
        case .parts:
            if !pattern.alternatives.isEmpty {
                let choices = pattern.alternatives.map { forced(.parts, pattern.part($0)) }
                return MatcherChoice(matcher: Matcher([], alternatives: choices))
            }
            let conjuncts = pattern.conjuncts
            return MatcherChoice(matcher: Matcher(conjuncts.map { self.part(pattern.part([$0])) }))
        case .countingTable where counted:
            let automaton = Automaton(pattern, counting: 2)
            part.countingTable = CountingDeterminizer.table(for: automaton, maximumWork: 4_000_000)
        case .countingSimulation where counted: part.simulation = Simulation(Automaton(pattern, counting: 2))
        case .simulation where written: part.simulation = Simulation(Automaton(pattern))
        default: break
        }
        return MatcherChoice(matcher: Matcher([part]))
    }
}

// MARK: - What it takes

extension MatcherChoice {
    /// What the simulations cost for each scalar, in visits of a node; 0 if none is left.
    var simulatedNodes: Int { matcher?.simulatedNodes ?? 0 }

    var stateCount: Int { (table?.stateCount ?? 0) + (matcher?.stateCount ?? 0) }

    var classCount: Int { max(table?.classCount ?? 0, matcher?.classCount ?? 0) }

    var byteCount: Int { (table?.byteCount ?? 0) + (matcher?.byteCount ?? 0) }
}

extension Matcher {
    fileprivate var simulatedNodes: Int {
        parts.reduce(0) { $0 + ($1.simulation?.cost ?? 0) } + alternatives.reduce(0) { $0 + $1.simulatedNodes }
    }

    fileprivate var stateCount: Int {
        parts.reduce(0) { sum, part in
            sum + (part.table?.stateCount ?? 0) + (part.countingTable?.stateCount ?? 0)
                + (part.simulation?.automaton.nodes.count ?? 0)
        } + alternatives.reduce(0) { $0 + $1.stateCount }
    }

    fileprivate var classCount: Int {
        let ofParts = parts.map { part in
            max(
                part.table?.classCount ?? 0, part.countingTable?.classCount ?? 0,
                part.simulation?.automaton.alphabet.count ?? 0)
        }
        return (ofParts + alternatives.map(\.classCount)).max() ?? 0
    }

    fileprivate var byteCount: Int {
        parts.reduce(0) { sum, part in
            sum + (part.table?.byteCount ?? 0) + (part.countingTable?.byteCount ?? 0)
                + (part.simulation?.automaton.byteCount ?? 0)
        } + alternatives.reduce(0) { $0 + $1.byteCount }
    }
}
