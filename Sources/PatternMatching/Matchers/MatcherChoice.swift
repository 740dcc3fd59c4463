// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The choice of the recognizers of a pattern, within a budget for the construction of its tables.
///
/// They are tried in this order:
/// 1. One table for all conjuncts and for all inputs.
/// 2. One table for all conjuncts and for inputs of up to some length, and other recognizers for longer inputs.
/// 3. For each conjunct a table, a table with counters, or the simulation.
///
/// All attempts share one budget, so many conjuncts or alternatives together have the same limit as a single one. If no
/// table is found within the budget, the pattern is simulated.
struct MatcherChoice {
    /// The number of nodes that may still be visited.
    private var rest: Int

    /// The number of nodes visited so far.
    private(set) var work = 0

    /// The number of bytes that the pages of all alphabets of the pattern may still take.
    private var pageBytes = 1 << 17

    /// The work of a cell of a table for several conjuncts, in visits of a node.
    private static let workOfCell = 4

    /// The work that is allowed for each node of a table, in visits, for automata with many nodes.
    private static let workOfNode = 30

    /// The number of nodes that the construction of one table may visit before other recognizers are tried.
    private static let usualWork = 40_000

    /// A length that few inputs exceed, and one that most inputs do not exceed.
    private static let usualLength = 250
    private static let shortLength = 60

    /// The number of nodes above which no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The maximum number of conjuncts that are matched one by one.
    private static let maximumParts = 16

    /// The maximum number of branches that are matched one by one.
    private static let maximumBranches = 16

    /// The number of parts above which a choice is tried branch by branch.
    ///
    /// A smaller choice has a table with counters, or its simulation is fast.
    private static let minimumBranchedSize = 256

    /// The maximum number of cells of a table for several conjuncts.
    private static let maximumProduct = 12_288

    init(for pattern: ParsedPattern) {
        rest = Self.maximumWork(size: pattern.size(counting: .max))
    }

    static func maximumWork(size: Int) -> Int { 200_000 + workOfNode * min(Pattern.maximumSize, size) }

    mutating func makeMatcher(for pattern: ParsedPattern) -> Matcher {
        let alphabet = makeAlphabet(of: pattern)
        if !pattern.alternatives.isEmpty {
            let whole = makeTrial(of: pattern, over: alphabet, upTo: Self.usualWork / 4)
            if whole.isComplete { return Matcher(whole.table) }
            let choices = pattern.alternatives.map { makeMatcher(for: pattern.part($0)) }
            return Matcher(whole.table, limit: whole.limit, parts: choices, areAlternatives: true)
        }
        guard pattern.conjuncts.count > 1 else {
            let whole = makeTrial(of: pattern, over: alphabet, upTo: Self.usualWork)
            return makeMatcherOfBranches(of: pattern, after: whole) ?? makePart(pattern, over: alphabet, after: whole)
        }
        if pattern.lookAheads.isEmpty, let product = makeProduct(of: pattern, over: alphabet) {
            return makeMatcher(for: pattern, with: product)
        }
        let whole = pattern.lookAheads.isEmpty ? Trial() : makeTrial(of: pattern, over: alphabet, upTo: Self.usualWork)
        if whole.isComplete { return Matcher(whole.table) }
        return Matcher(whole.table, limit: whole.limit, parts: makeParts(of: pattern))
    }

    /// Returns a matcher with the table of all conjuncts, and with the parts for longer inputs.
    private mutating func makeMatcher(for pattern: ParsedPattern, with product: Product) -> Matcher {
        if product.limit == .max { return Matcher(product.table) }
        let relaxed = product.relaxed.map { pattern.conjuncts[$0] }
        // The table accepts every input of the pattern, and lacks only the bounds that were left out.
        let parts =
            relaxed.contains(where: \.isNegated)
            ? makeParts(of: pattern) : [Matcher(product.table)] + relaxed.map { makePart(pattern.part([$0])) }
        return Matcher(product.table, limit: product.limit, parts: parts)
    }

    /// Returns matchers of the last conjunct and of the others, which are one part if they have a small table together
    /// or if there are too many of them.
    private mutating func makeParts(of pattern: ParsedPattern) -> [Matcher] {
        let rules = pattern.conjuncts.dropLast()
        let main = makePart(pattern.part(pattern.conjuncts.suffix(1)))
        let joined = pattern.part(rules)
        guard rules.count > 1, rules.count < Self.maximumParts else { return [main, makePart(joined)] }
        let alphabet = makeAlphabet(of: joined)
        if joined.lookAheads.isEmpty {
            if let product = makeProduct(of: joined, over: alphabet), product.limit == .max {
                return [main, Matcher(product.table)]
            }
        } else {
            let whole = makeTrial(of: joined, over: alphabet, upTo: Self.usualWork)
            if whole.isComplete { return [main, Matcher(whole.table)] }
        }
        return [main] + rules.map { makePart(pattern.part([$0])) }
    }

    private mutating func makePart(_ pattern: ParsedPattern) -> Matcher {
        let alphabet = makeAlphabet(of: pattern)
        return makePart(pattern, over: alphabet, after: makeTrial(of: pattern, over: alphabet, upTo: Self.usualWork))
    }

    /// Completes a trial by what matches inputs of any length: counters, a large table, or the simulation.
    private mutating func makePart(_ pattern: ParsedPattern, over alphabet: Alphabet, after trial: Trial) -> Matcher {
        if trial.isComplete { return Matcher(trial.table) }
        // If inputs of a usual length have a table, the budget for the others is smaller.
        let isUrgent = trial.limit < Self.usualLength
        var exact = trial.determinizer
        let isExploding = isUrgent && exact?.isExploding ?? false
        let automaton = Automaton(pattern, alphabet: alphabet, counting: Automaton.standardCount)
        let work = !isUrgent ? Self.usualWork / 2 : isExploding ? Self.usualWork : .max
        if isUrgent || automaton.nodes.count <= 1_000 {
            if automaton.counters.isEmpty {
                if exact == nil { exact = Determinizer(automaton) }
            } else {
                var determinizer = Determinizer(automaton)
                var table = makeCountingTable(&determinizer, upTo: min(work, Self.usualWork))
                if table == nil, isUrgent, !determinizer.isExploding {
                    table = makeCountingTable(&determinizer, upTo: .max)
                }
                if let table { return Matcher(trial.table, limit: trial.limit, fallback: table) }
            }
            if isUrgent || automaton.counters.isEmpty, let states = makeStates(&exact, upTo: work) {
                return Matcher(makeTable(states, of: pattern, over: alphabet))
            }
        }
        let simulation = Simulation(automaton)
        if let partial = exact?.partial, partial.limit > trial.limit {
            let table = TransitionTable(
                partial.states, over: alphabet, readsBackward: automaton.readsBackward, isPartial: true)
            return Matcher(table, limit: partial.limit, fallback: simulation)
        }
        return Matcher(trial.table, limit: trial.limit, fallback: simulation)
    }

    /// Matches each branch of a large choice on its own, if each has tables.
    private mutating func makeMatcherOfBranches(of pattern: ParsedPattern, after trial: Trial) -> Matcher? {
        guard !trial.isComplete, trial.limit < Self.usualLength, pattern.lookAheads.isEmpty,
            pattern.size(counting: .max) > Self.minimumBranchedSize, !pattern.conjuncts[0].isNegated,
            case .choice(let branches) = pattern.conjuncts[0].part, branches.count <= Self.maximumBranches
        else { return nil }
        var choices: [Matcher] = []
        for branch in branches {
            let choice = makeMatcher(for: pattern.part([Conjunct(part: branch)]))
            guard choice.cost == 0 else { return nil }
            choices.append(choice)
        }
        return Matcher(trial.table, limit: trial.limit, parts: choices, areAlternatives: true)
    }
}

// MARK: - Tables

extension MatcherChoice {
    /// The result of the attempts to find one table for all conjuncts of a pattern.
    private struct Trial {
        /// A table for inputs of up to some length, which is `Int.max` if the table is correct for all inputs.
        var table: TransitionTable?
        var limit = 0
        /// The construction of a table for all inputs, if it is incomplete.
        var determinizer: Determinizer?

        var isComplete: Bool { table != nil && limit == .max }
    }

    /// Tries to find a small table.
    ///
    /// The first attempt leaves out the bounds that few inputs reach, because a table with a state for each count is
    /// costly. The second one is for all inputs, and the third one leaves out smaller bounds, too.
    private mutating func makeTrial(of pattern: ParsedPattern, over alphabet: Alphabet, upTo work: Int) -> Trial {
        if let (relaxed, limit) = pattern.relaxed(from: Self.usualLength),
            let states = makeStates(of: relaxed, over: alphabet, upTo: Self.usualWork)
        {
            return Trial(table: makeTable(states, of: pattern, over: alphabet), limit: limit)
        }
        var determinizer = makeDeterminizer(for: pattern, over: alphabet)
        var exact = makeStates(&determinizer, upTo: work / 2)
        if exact == nil, determinizer?.isExploding == false { exact = makeStates(&determinizer, upTo: work) }
        if let exact { return Trial(table: makeTable(exact, of: pattern, over: alphabet), limit: .max) }
        if let (relaxed, limit) = pattern.relaxed(from: Self.shortLength), limit < Self.usualLength,
            let states = makeStates(of: relaxed, over: alphabet, upTo: work)
        {
            return Trial(
                table: makeTable(states, of: pattern, over: alphabet), limit: limit, determinizer: determinizer)
        }
        return Trial(determinizer: determinizer)
    }

    private func makeTable(_ states: DeterministicAutomaton, of pattern: ParsedPattern, over alphabet: Alphabet)
        -> TransitionTable
    {
        guard !pattern.lookAheads.isEmpty else { return TransitionTable(states, over: alphabet, readsBackward: false) }
        // A table that reads forward also determines the progress.
        let forward = states.reversed(maximumCells: Self.maximumProduct)
        return TransitionTable(forward ?? states, over: alphabet, readsBackward: forward == nil)
    }

    private func makeDeterminizer(for pattern: ParsedPattern, over alphabet: Alphabet) -> Determinizer? {
        let size = pattern.size(counting: .max)
        // A table with a state for each count would be large and no better than counters.
        guard size <= Self.maximumNodes,
            size <= 1_000 || size <= 2 * pattern.size(counting: Automaton.standardCount)
        else { return nil }
        return Determinizer(Automaton(pattern, alphabet: alphabet))
    }

    /// Creates the alphabet of a part of the pattern, with pages if there is memory for them.
    private mutating func makeAlphabet(of pattern: ParsedPattern) -> Alphabet {
        let alphabet = Alphabet(pattern, pageBytes: pageBytes)
        pageBytes -= alphabet.pages?.byteCount ?? 0
        return alphabet
    }

    private mutating func makeStates(of pattern: ParsedPattern, over alphabet: Alphabet, upTo work: Int)
        -> DeterministicAutomaton?
    {
        var determinizer = makeDeterminizer(for: pattern, over: alphabet)
        return makeStates(&determinizer, upTo: work)
    }

    /// Continues a construction until it has visited some nodes in all, and more if the automaton has many nodes.
    private mutating func makeStates(_ determinizer: inout Determinizer?, upTo work: Int) -> DeterministicAutomaton? {
        guard let known = determinizer?.work, let nodeCount = determinizer?.nodeCount else { return nil }
        let states = determinizer?.makeDeterministicAutomaton(
            until: min(max(work, Self.workOfNode * nodeCount), known + rest))
        spend((determinizer?.work ?? known) - known)
        return states
    }

    /// Continues a construction until it has visited some nodes in all.
    private mutating func makeCountingTable(_ determinizer: inout Determinizer, upTo work: Int) -> CountingTable? {
        let known = determinizer.work
        let table = determinizer.makeCountingTable(until: min(work, known + rest))
        spend(determinizer.work - known)
        return table
    }

    private mutating func spend(_ more: Int) {
        rest -= more
        work += more
    }
}

// MARK: - Conjunctions

extension MatcherChoice {
    /// One table for all conjuncts of a pattern.
    private struct Product {
        let table: TransitionTable
        /// The length of the inputs for which the table is correct.
        let limit: Int
        /// The conjuncts of which bounds were left out.
        let relaxed: [Int]
    }

    /// Returns the product of the tables of all conjuncts of a pattern.
    ///
    /// If a conjunct would make the product too large, its bounds are left out from a shorter length on.
    private mutating func makeProduct(of pattern: ParsedPattern, over alphabet: Alphabet) -> Product? {
        makeProduct(of: pattern, over: alphabet, from: Self.usualLength)
            ?? makeProduct(of: pattern, over: alphabet, from: Self.shortLength)
    }

    private mutating func makeProduct(of pattern: ParsedPattern, over alphabet: Alphabet, from reach: Int) -> Product? {
        guard pattern.conjuncts.count <= Self.maximumParts else { return nil }
        var factors: [DeterministicAutomaton] = []
        var limit = Int.max
        var relaxed: [Int] = []
        var size = alphabet.count + 1
        for (index, conjunct) in pattern.conjuncts.enumerated() {
            let part = pattern.only(conjunct)
            guard var (factor, length) = makeFactor(part, over: alphabet, from: reach) else { return nil }
            if length == .max, factor.count * size > Self.maximumProduct,
                let (smaller, shorter) = makeFactor(part, over: alphabet, from: Self.shortLength),
                smaller.count < factor.count
            {
                (factor, length) = (smaller, shorter)
            }
            factors.append(factor)
            if length < .max { relaxed.append(index) }
            limit = min(limit, length)
            size = min(Self.maximumProduct, size * factor.count)
        }
        var product = factors[0]
        for factor in factors.dropFirst() {
            let cells = min(Self.maximumProduct, rest / Self.workOfCell)
            let next = product.product(factor, maximumCells: cells)
            spend((next?.cells.count ?? cells) * Self.workOfCell)
            guard let next else { return nil }
            product = next
        }
        return Product(
            table: TransitionTable(product, over: alphabet, readsBackward: false), limit: limit, relaxed: relaxed)
    }

    /// Returns the automaton of one conjunct, and the length of the inputs for which it is correct.
    private mutating func makeFactor(
        _ pattern: ParsedPattern, over alphabet: Alphabet, from reach: Int
    ) -> (states: DeterministicAutomaton, limit: Int)? {
        if let (relaxed, limit) = pattern.relaxed(from: reach),
            let states = makeStates(of: relaxed, over: alphabet, upTo: Self.usualWork / 2)
        {
            return (states.minimized(), limit)
        }
        return makeStates(of: pattern, over: alphabet, upTo: Self.usualWork / 2).map { ($0.minimized(), .max) }
    }
}

// MARK: - A given algorithm

extension MatcherChoice {
    /// Returns a matcher that uses a given algorithm for all inputs for which it is correct.
    ///
    /// The simulation matches the others, except in parts, which match all inputs. Only tests use another algorithm
    /// than `automatic`.
    mutating func makeMatcher(for pattern: ParsedPattern, using algorithm: Pattern.Algorithm) -> Matcher {
        if algorithm == .automatic { return makeMatcher(for: pattern) }
        let isSmallWithCounters = pattern.size(counting: 2) <= Self.maximumNodes
        let isSmall = pattern.size(counting: .max) <= Self.maximumNodes
        let standard = Simulation(Automaton(pattern, counting: Automaton.standardCount))
        func makeTableMatcher(_ automaton: Automaton, limit: Int = .max) -> Matcher {
            var determinizer = Determinizer(automaton)
            let table = determinizer.makeDeterministicAutomaton(until: 4_000_000).map {
                TransitionTable($0, over: automaton.alphabet, readsBackward: automaton.readsBackward)
            }
            return Matcher(table, limit: limit, fallback: standard)
        }
        switch algorithm {
        case .table where isSmall: return makeTableMatcher(Automaton(pattern))
        case .backwardTable where isSmall: return makeTableMatcher(Automaton(pattern, backward: true))
        case .partialTable where isSmall:
            var determinizer = Determinizer(Automaton(pattern))
            guard determinizer.makeDeterministicAutomaton(until: 2_000) == nil, let partial = determinizer.partial
            else {
                break
            }
            let table = TransitionTable(
                partial.states, over: standard.alphabet, readsBackward: standard.readsBackward, isPartial: true)
            return Matcher(table, limit: partial.limit, fallback: standard)
        case .shortTable:
            if let (relaxed, limit) = pattern.relaxed(from: 1), relaxed.size(counting: .max) <= Self.maximumNodes {
                return makeTableMatcher(Automaton(relaxed), limit: limit)
            }
        case .parts where pattern.alternatives.isEmpty:
            return Matcher(nil, limit: 0, parts: pattern.conjuncts.map { makePart(pattern.part([$0])) })
        case .parts:
            let choices = pattern.alternatives.map { makeMatcher(for: pattern.part($0), using: .parts) }
            return Matcher(nil, limit: 0, parts: choices, areAlternatives: true)
        case .countingTable where isSmallWithCounters:
            var determinizer = Determinizer(Automaton(pattern, counting: 2))
            return Matcher(nil, limit: .max, fallback: determinizer.makeCountingTable(until: 4_000_000) ?? standard)
        case .countingSimulation where isSmallWithCounters:
            return Matcher(nil, fallback: Simulation(Automaton(pattern, counting: 2)))
        case .simulation where isSmall: return Matcher(nil, fallback: Simulation(Automaton(pattern)))
        default: break
        }
        return Matcher(nil, fallback: standard)
    }
}
