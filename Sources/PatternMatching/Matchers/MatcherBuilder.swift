// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A builder for a pattern's matcher.
///
/// It chooses the recognizers within a budget for building tables.
///
/// It tries them in this order:
/// 1. One table for all conjuncts and for all inputs.
/// 2. One table for all conjuncts and for inputs of up to some length, and other recognizers for longer inputs.
/// 3. For each conjunct, a table, a table with counters, or the simulation.
///
/// All attempts share one budget, so many conjuncts or alternatives together have the same limit as a single conjunct.
/// If the budget doesn't suffice for a table, the simulation matches the pattern.
struct MatcherBuilder {
    /// The number of nodes that the builder may still visit.
    private var remainingWork: Int

    /// The number of nodes visited so far.
    private(set) var workDone = 0

    /// The number of bytes that the pages of all the pattern's alphabets may still take.
    private var remainingPageByteCount = 1 << 17

    /// The work per cell of a table for several conjuncts, in node visits.
    private static let workPerCell = 4

    /// The work allowed per node for automata with many nodes, in node visits.
    private static let workPerNode = 30

    /// The number of nodes that building one table may visit before the builder tries other recognizers.
    private static let usualWorkLimit = 40_000

    /// A length that few inputs exceed, and a shorter length that most inputs don't exceed.
    private static let usualInputLength = 250
    private static let shortInputLength = 60

    /// The maximum number of nodes for trying a table without counters.
    private static let maximumNodes = 10_000

    /// The maximum number of conjuncts to match one by one.
    private static let maximumConjuncts = 16

    /// The maximum number of cells in a table for several conjuncts.
    private static let maximumProductCells = 12_288

    init(for pattern: ParsedPattern) {
        remainingWork = Self.maximumWork(partCount: pattern.partCount(counterThreshold: .max))
    }

    static func maximumWork(partCount: Int) -> Int { 200_000 + workPerNode * min(Pattern.maximumPartCount, partCount) }

    mutating func makeMatcher(for pattern: ParsedPattern) -> Matcher {
        let alphabet = makeAlphabet(for: pattern)
        if !pattern.alternatives.isEmpty {
            let attempt = attemptToMakeTable(for: pattern, over: alphabet, upTo: Self.usualWorkLimit / 4)
            if attempt.isComplete { return Matcher(attempt.table) }
            let choices = pattern.alternatives.map { makeMatcher(for: pattern.pruned(to: $0)) }
            return Matcher(
                attempt.table, inputLimit: attempt.inputLimit, submatchers: choices, matchesAlternatives: true)
        }
        guard pattern.conjuncts.count > 1 else {
            let attempt = attemptToMakeTable(for: pattern, over: alphabet, upTo: Self.usualWorkLimit)
            return makeSubmatcher(for: pattern, over: alphabet, after: attempt)
        }
        if pattern.lookAheads.isEmpty, let product = makeProductTable(for: pattern, over: alphabet) {
            return makeMatcher(for: pattern, with: product)
        }
        let attempt =
            pattern.lookAheads.isEmpty
            ? TableAttemptResult() : attemptToMakeTable(for: pattern, over: alphabet, upTo: Self.usualWorkLimit)
        if attempt.isComplete { return Matcher(attempt.table) }
        return Matcher(attempt.table, inputLimit: attempt.inputLimit, submatchers: makeSubmatchers(for: pattern))
    }

    /// Returns a matcher with a table for all conjuncts, and submatchers for longer inputs.
    private mutating func makeMatcher(for pattern: ParsedPattern, with product: ProductTable) -> Matcher {
        if product.inputLimit == .max { return Matcher(product.table) }
        let relaxed = product.relaxedConjuncts.map { pattern.conjuncts[$0] }
        // The table accepts every input that the pattern accepts. It lacks only the dropped bounds.
        let parts =
            relaxed.contains { $0.isNegated }
            ? makeSubmatchers(for: pattern)
            : [Matcher(product.table)] + relaxed.map { makeSubmatcher(for: pattern.pruned(to: [$0])) }
        return Matcher(product.table, inputLimit: product.inputLimit, submatchers: parts)
    }

    /// Returns matchers for the last conjunct and for the other conjuncts.
    ///
    /// The others form one part if they have a small table together or if there are too many.
    private mutating func makeSubmatchers(for pattern: ParsedPattern) -> [Matcher] {
        let rules = pattern.conjuncts.dropLast()
        let main = makeSubmatcher(for: pattern.pruned(to: pattern.conjuncts.suffix(1)))
        let joined = pattern.pruned(to: rules)
        guard rules.count > 1, rules.count < Self.maximumConjuncts else { return [main, makeSubmatcher(for: joined)] }
        let alphabet = makeAlphabet(for: joined)
        if joined.lookAheads.isEmpty {
            if let product = makeProductTable(for: joined, over: alphabet), product.inputLimit == .max {
                return [main, Matcher(product.table)]
            }
        } else {
            let attempt = attemptToMakeTable(for: joined, over: alphabet, upTo: Self.usualWorkLimit)
            if attempt.isComplete { return [main, Matcher(attempt.table)] }
        }
        return [main] + rules.map { makeSubmatcher(for: pattern.pruned(to: [$0])) }
    }

    private mutating func makeSubmatcher(for pattern: ParsedPattern) -> Matcher {
        let alphabet = makeAlphabet(for: pattern)
        return makeSubmatcher(
            for: pattern, over: alphabet,
            after: attemptToMakeTable(for: pattern, over: alphabet, upTo: Self.usualWorkLimit))
    }

    /// Completes an attempt with a recognizer for inputs of any length: counters, a large table, or the simulation.
    private mutating func makeSubmatcher(
        for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet, after attempt: TableAttemptResult
    ) -> Matcher {
        if attempt.isComplete { return Matcher(attempt.table) }
        // If a table covers inputs of a usual length, the budget for longer inputs is smaller.
        let isUrgent = attempt.inputLimit < Self.usualInputLength
        var exact = attempt.determinizer
        let isExploding = isUrgent && exact?.isExploding ?? false
        let automaton = Automaton(pattern, alphabet: alphabet, counterThreshold: Automaton.standardCounterThreshold)
        let maximumWork = !isUrgent ? Self.usualWorkLimit / 2 : isExploding ? Self.usualWorkLimit : .max
        if isUrgent || automaton.nodes.count <= 1_000 {
            if automaton.counters.isEmpty {
                if exact == nil { exact = Determinizer(automaton) }
            } else {
                var determinizer = Determinizer(automaton)
                var table = makeCountingTable(with: &determinizer, upTo: min(maximumWork, Self.usualWorkLimit))
                if table == nil, isUrgent, !determinizer.isExploding {
                    table = makeCountingTable(with: &determinizer, upTo: .max)
                }
                if let table { return Matcher(attempt.table, inputLimit: attempt.inputLimit, fallback: table) }
            }
            if isUrgent || automaton.counters.isEmpty, let states = makeAutomaton(with: &exact, upTo: maximumWork) {
                return Matcher(makeTable(from: states, for: pattern, over: alphabet))
            }
        }
        let simulation = AutomatonSimulation(automaton)
        if let partial = exact?.partialAutomaton, partial.inputLimit > attempt.inputLimit {
            let table = TransitionTable(
                partial.automaton, over: alphabet, readsBackward: automaton.readsBackward, isPartial: true)
            return Matcher(table, inputLimit: partial.inputLimit, fallback: simulation)
        }
        return Matcher(attempt.table, inputLimit: attempt.inputLimit, fallback: simulation)
    }
}

// MARK: - Tables

extension MatcherBuilder {
    /// The result of the attempts to find one table for all of a pattern's conjuncts.
    private struct TableAttemptResult {
        /// A table, and the maximum input length that it's correct for, or `Int.max` for all inputs.
        var table: TransitionTable?
        var inputLimit = 0
        /// The incomplete construction of a table for all inputs, if there is one.
        var determinizer: Determinizer?

        var isComplete: Bool { table != nil && inputLimit == .max }
    }

    /// Tries to find a small table.
    ///
    /// The first attempt drops the bounds that few inputs reach, because a table with a state for each count is costly.
    /// The second attempt is for all inputs, and the third drops smaller bounds too.
    private mutating func attemptToMakeTable(
        for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet, upTo maximumWork: Int
    ) -> TableAttemptResult {
        if let (relaxed, inputLimit) = pattern.droppingUpperBounds(ofAtLeast: Self.usualInputLength),
            let automaton = makeAutomaton(for: relaxed, over: alphabet, upTo: Self.usualWorkLimit)
        {
            return TableAttemptResult(
                table: makeTable(from: automaton, for: pattern, over: alphabet), inputLimit: inputLimit)
        }
        var determinizer = makeDeterminizer(for: pattern, over: alphabet)
        var exact = makeAutomaton(with: &determinizer, upTo: maximumWork / 2)
        if exact == nil, determinizer?.isExploding == false {
            exact = makeAutomaton(with: &determinizer, upTo: maximumWork)
        }
        if let exact {
            return TableAttemptResult(table: makeTable(from: exact, for: pattern, over: alphabet), inputLimit: .max)
        }
        if let (relaxed, inputLimit) = pattern.droppingUpperBounds(ofAtLeast: Self.shortInputLength),
            inputLimit < Self.usualInputLength,
            let automaton = makeAutomaton(for: relaxed, over: alphabet, upTo: maximumWork)
        {
            return TableAttemptResult(
                table: makeTable(from: automaton, for: pattern, over: alphabet), inputLimit: inputLimit,
                determinizer: determinizer)
        }
        return TableAttemptResult(determinizer: determinizer)
    }

    private func makeTable(
        from automaton: DeterministicAutomaton, for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet
    ) -> TransitionTable {
        guard !pattern.lookAheads.isEmpty else {
            return TransitionTable(automaton, over: alphabet, readsBackward: false)
        }
        // A table that reads forward can also determine the progress.
        let forward = automaton.reversed(maximumCells: Self.maximumProductCells)
        return TransitionTable(forward ?? automaton, over: alphabet, readsBackward: forward == nil)
    }

    private func makeDeterminizer(for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet) -> Determinizer? {
        let size = pattern.partCount(counterThreshold: .max)
        // A table with a state for each count would be large and no better than counters.
        guard size <= Self.maximumNodes,
            size <= 1_000 || size <= 2 * pattern.partCount(counterThreshold: Automaton.standardCounterThreshold)
        else { return nil }
        return Determinizer(Automaton(pattern, alphabet: alphabet))
    }

    /// Creates the alphabet for a part of the pattern, with pages if there's memory for them.
    private mutating func makeAlphabet(for pattern: ParsedPattern) -> ScalarClassAlphabet {
        let alphabet = ScalarClassAlphabet(pattern, maximumPageByteCount: remainingPageByteCount)
        remainingPageByteCount -= alphabet.scalarClassPages?.byteCount ?? 0
        return alphabet
    }

    private mutating func makeAutomaton(
        for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet, upTo maximumWork: Int
    ) -> DeterministicAutomaton? {
        var determinizer = makeDeterminizer(for: pattern, over: alphabet)
        return makeAutomaton(with: &determinizer, upTo: maximumWork)
    }

    /// Continues a construction up to a total number of visited nodes, with a higher limit if the automaton has many
    /// nodes.
    private mutating func makeAutomaton(with determinizer: inout Determinizer?, upTo maximumWork: Int)
        -> DeterministicAutomaton?
    {
        guard let known = determinizer?.workDone, let nodeCount = determinizer?.nodeCount else { return nil }
        let automaton = determinizer?.makeDeterministicAutomaton(
            upTo: min(max(maximumWork, Self.workPerNode * nodeCount), known + remainingWork))
        recordWork((determinizer?.workDone ?? known) - known)
        return automaton
    }

    /// Continues a construction up to a total number of visited nodes.
    private mutating func makeCountingTable(with determinizer: inout Determinizer, upTo maximumWork: Int)
        -> CountingTable?
    {
        let known = determinizer.workDone
        let table = determinizer.makeCountingTable(upTo: min(maximumWork, known + remainingWork))
        recordWork(determinizer.workDone - known)
        return table
    }

    private mutating func recordWork(_ amount: Int) {
        remainingWork -= amount
        workDone += amount
    }
}

// MARK: - Conjunctions

extension MatcherBuilder {
    /// One table for all of a pattern's conjuncts.
    private struct ProductTable {
        let table: TransitionTable
        /// The maximum input length that the table is correct for.
        let inputLimit: Int
        /// The conjuncts with dropped bounds.
        let relaxedConjuncts: [Int]
    }

    /// Returns the product of the tables for all of a pattern's conjuncts.
    ///
    /// If a conjunct would make the product too large, its bounds are dropped starting at a shorter length.
    private mutating func makeProductTable(for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet)
        -> ProductTable?
    {
        makeProductTable(for: pattern, over: alphabet, droppingBoundsOfAtLeast: Self.usualInputLength)
            ?? makeProductTable(for: pattern, over: alphabet, droppingBoundsOfAtLeast: Self.shortInputLength)
    }

    private mutating func makeProductTable(
        for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet, droppingBoundsOfAtLeast lengthThreshold: Int
    ) -> ProductTable? {
        guard pattern.conjuncts.count <= Self.maximumConjuncts else { return nil }
        var factors: [DeterministicAutomaton] = []
        var inputLimit = Int.max
        var relaxed: [Int] = []
        var size = alphabet.classCount + 1
        for (index, conjunct) in pattern.conjuncts.enumerated() {
            let part = pattern.restricted(to: conjunct)
            guard var (factor, length) = makeFactor(for: part, over: alphabet, droppingBoundsOfAtLeast: lengthThreshold)
            else { return nil }
            if length == .max, factor.stateCount * size > Self.maximumProductCells,
                let (smaller, shorter) = makeFactor(
                    for: part, over: alphabet, droppingBoundsOfAtLeast: Self.shortInputLength),
                smaller.stateCount < factor.stateCount
            {
                (factor, length) = (smaller, shorter)
            }
            factors.append(factor)
            if length < .max { relaxed.append(index) }
            inputLimit = min(inputLimit, length)
            size = min(Self.maximumProductCells, size * factor.stateCount)
        }
        var product = factors[0]
        for factor in factors.dropFirst() {
            let cells = min(Self.maximumProductCells, remainingWork / Self.workPerCell)
            let next = product.product(with: factor, maximumCells: cells)
            recordWork((next?.cells.count ?? cells) * Self.workPerCell)
            guard let next else { return nil }
            product = next
        }
        return ProductTable(
            table: TransitionTable(product, over: alphabet, readsBackward: false), inputLimit: inputLimit,
            relaxedConjuncts: relaxed)
    }

    /// Returns one conjunct's automaton, and the maximum input length that it's correct for.
    private mutating func makeFactor(
        for pattern: ParsedPattern, over alphabet: ScalarClassAlphabet, droppingBoundsOfAtLeast lengthThreshold: Int
    ) -> (automaton: DeterministicAutomaton, inputLimit: Int)? {
        if let (relaxed, inputLimit) = pattern.droppingUpperBounds(ofAtLeast: lengthThreshold),
            let automaton = makeAutomaton(for: relaxed, over: alphabet, upTo: Self.usualWorkLimit / 2)
        {
            return (automaton.minimized(), inputLimit)
        }
        return makeAutomaton(for: pattern, over: alphabet, upTo: Self.usualWorkLimit / 2).map { ($0.minimized(), .max) }
    }
}

// MARK: - A given algorithm

extension MatcherBuilder {
    /// Returns a matcher that uses a given algorithm for every input it's correct for.
    ///
    /// The simulation matches the other inputs, except that separate parts match all inputs. Only tests use an
    /// algorithm other than `automatic`.
    mutating func makeMatcher(for pattern: ParsedPattern, using algorithm: Pattern.Algorithm) -> Matcher {
        if algorithm == .automatic { return makeMatcher(for: pattern) }
        let isSmallWithCounters = pattern.partCount(counterThreshold: 2) <= Self.maximumNodes
        let isSmall = pattern.partCount(counterThreshold: .max) <= Self.maximumNodes
        let standard = AutomatonSimulation(Automaton(pattern, counterThreshold: Automaton.standardCounterThreshold))
        func makeTableMatcher(_ automaton: Automaton, inputLimit: Int = .max) -> Matcher {
            var determinizer = Determinizer(automaton)
            let table = determinizer.makeDeterministicAutomaton(upTo: 4_000_000).map {
                TransitionTable($0, over: automaton.alphabet, readsBackward: automaton.readsBackward)
            }
            return Matcher(table, inputLimit: inputLimit, fallback: standard)
        }
        switch algorithm {
        case .table where isSmall: return makeTableMatcher(Automaton(pattern))
        case .backwardTable where isSmall: return makeTableMatcher(Automaton(pattern, readsBackward: true))
        case .partialTable where isSmall:
            var determinizer = Determinizer(Automaton(pattern))
            guard determinizer.makeDeterministicAutomaton(upTo: 2_000) == nil,
                let partial = determinizer.partialAutomaton
            else {
                break
            }
            let table = TransitionTable(
                partial.automaton, over: standard.alphabet, readsBackward: standard.readsBackward, isPartial: true)
            return Matcher(table, inputLimit: partial.inputLimit, fallback: standard)
        case .relaxedTable:
            if let (relaxed, inputLimit) = pattern.droppingUpperBounds(ofAtLeast: 1),
                relaxed.partCount(counterThreshold: .max) <= Self.maximumNodes
            {
                return makeTableMatcher(Automaton(relaxed), inputLimit: inputLimit)
            }
        case .separateConjuncts where pattern.alternatives.isEmpty:
            return Matcher(
                nil, inputLimit: 0, submatchers: pattern.conjuncts.map { makeSubmatcher(for: pattern.pruned(to: [$0])) }
            )
        case .separateConjuncts:
            let choices = pattern.alternatives.map {
                makeMatcher(for: pattern.pruned(to: $0), using: .separateConjuncts)
            }
            return Matcher(nil, inputLimit: 0, submatchers: choices, matchesAlternatives: true)
        case .countingTable where isSmallWithCounters:
            var determinizer = Determinizer(Automaton(pattern, counterThreshold: 2))
            return Matcher(
                nil, inputLimit: .max, fallback: determinizer.makeCountingTable(upTo: 4_000_000) ?? standard)
        case .countingSimulation where isSmallWithCounters:
            return Matcher(nil, fallback: AutomatonSimulation(Automaton(pattern, counterThreshold: 2)))
        case .simulation where isSmall: return Matcher(nil, fallback: AutomatonSimulation(Automaton(pattern)))
        default: break
        }
        return Matcher(nil, fallback: standard)
    }
}
