// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Chooses how a pattern is matched, and counts what the construction of its tables may still take.
///
/// In the order in which they are tried: one table for all conjuncts; one for all that is right for inputs up to some
/// length, with a second way for longer ones; a table for each conjunct. Where a conjunct has no table, a table with
/// counters replaces it, or the simulation.
///
/// Every attempt takes from the same budget, so a pattern of many conjuncts or alternatives costs no more than one of a
/// single part. What is not found within it is simulated.
struct MatcherChoice {
    /// The nodes that may still be visited.
    private var rest: Int

    /// The nodes visited so far.
    private(set) var work = 0

    /// The bytes that pages of classes may still take, all alphabets of the pattern together.
    private var pageBytes = 1 << 17

    /// The visits of a node that take as long as a cell of a table for several conjuncts (measured).
    private static let workOfCell = 4

    /// The visits that a table needs for each node, even if each has a state of its own.
    private static let workOfNode = 30

    /// The nodes that the construction of one table may visit before other ways are tried, about 0.1 ms.
    private static let usualWork = 40_000

    /// The length that hardly any input exceeds, and one that most do not.
    private static let usualLength = 250
    private static let shortLength = 60

    /// The nodes from which on no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The most conjuncts that are matched one by one.
    private static let maximumParts = 16

    /// The most branches that are matched one by one.
    private static let maximumBranches = 16

    /// The parts from which on a choice is tried branch by branch.
    ///
    /// A smaller one has a table with counters, or is simulated fast.
    private static let minimumBranchedSize = 256

    /// The most cells of a table for several conjuncts.
    private static let maximumProduct = 12_288

    init(for pattern: ParsedPattern) {
        rest = Self.maximumWork(size: pattern.size(counting: .max))
    }

    static func maximumWork(size: Int) -> Int { 200_000 + workOfNode * min(Pattern.maximumSize, size) }

    mutating func matcher(for pattern: ParsedPattern) -> Matcher {
        let alphabet = alphabet(of: pattern)
        if !pattern.alternatives.isEmpty {
            let whole = trial(of: pattern, alphabet, Self.usualWork / 4)
            if whole.isComplete { return Matcher(whole.table) }
            let choices = pattern.alternatives.map { matcher(for: pattern.part($0)) }
            return Matcher(whole.table, limit: whole.limit, parts: choices, areAlternatives: true)
        }
        guard pattern.conjuncts.count > 1 else {
            let whole = trial(of: pattern, alphabet, Self.usualWork)
            return branches(of: pattern, after: whole) ?? part(pattern, alphabet, after: whole)
        }
        if pattern.lookAheads.isEmpty, let product = product(of: pattern, alphabet) {
            return matcher(for: pattern, product)
        }
        let whole = pattern.lookAheads.isEmpty ? Trial() : trial(of: pattern, alphabet, Self.usualWork)
        if whole.isComplete { return Matcher(whole.table) }
        return Matcher(whole.table, limit: whole.limit, parts: parts(of: pattern))
    }

    /// Takes the table of all conjuncts, and what longer inputs need besides.
    private mutating func matcher(for pattern: ParsedPattern, _ product: Product) -> Matcher {
        if product.limit == .max { return Matcher(product.table) }
        let relaxed = product.relaxed.map { pattern.conjuncts[$0] }
        // The table accepts all that the pattern does, and decides everything but the bounds that were left out.
        let parts =
            relaxed.contains(where: \.isNegated)
            ? parts(of: pattern) : [Matcher(product.table)] + relaxed.map { part(pattern.part([$0])) }
        return Matcher(product.table, limit: product.limit, parts: parts)
    }

    /// Makes matchers of the last conjunct, and of the others: as one part if they have a small table together, or if
    /// there are too many of them, and else each as a part.
    private mutating func parts(of pattern: ParsedPattern) -> [Matcher] {
        let rules = pattern.conjuncts.dropLast()
        let main = part(pattern.part(pattern.conjuncts.suffix(1)))
        let joined = pattern.part(rules)
        guard rules.count > 1, rules.count < Self.maximumParts else { return [main, part(joined)] }
        let alphabet = alphabet(of: joined)
        if joined.lookAheads.isEmpty {
            if let product = product(of: joined, alphabet), product.limit == .max {
                return [main, Matcher(product.table)]
            }
        } else {
            let whole = trial(of: joined, alphabet, Self.usualWork)
            if whole.isComplete { return [main, Matcher(whole.table)] }
        }
        return [main] + rules.map { part(pattern.part([$0])) }
    }

    private mutating func part(_ pattern: ParsedPattern) -> Matcher {
        let alphabet = alphabet(of: pattern)
        return part(pattern, alphabet, after: trial(of: pattern, alphabet, Self.usualWork))
    }

    /// Completes a trial by what matches inputs of any length: counters, a large table, or the simulation.
    private mutating func part(_ pattern: ParsedPattern, _ alphabet: Alphabet, after trial: Trial) -> Matcher {
        if trial.isComplete { return Matcher(trial.table) }
        // Where the usual inputs have a table already, less is spent on the others.
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
                var table = countingTable(&determinizer, upTo: min(work, Self.usualWork))
                if table == nil, isUrgent, !determinizer.isExploding {
                    table = countingTable(&determinizer, upTo: .max)
                }
                if let table { return Matcher(trial.table, limit: trial.limit, other: table) }
            }
            if isUrgent || automaton.counters.isEmpty, let states = states(&exact, upTo: work) {
                return Matcher(table(states, of: pattern, alphabet))
            }
        }
        let simulation = Simulation(automaton)
        if let begun = exact?.begun, begun.limit > trial.limit {
            let table = Table(begun.states, alphabet, readsBackward: automaton.readsBackward, isBegun: true)
            return Matcher(table, limit: begun.limit, other: simulation)
        }
        return Matcher(trial.table, limit: trial.limit, other: simulation)
    }

    /// Matches each branch of a large choice on its own, if each has tables.
    private mutating func branches(of pattern: ParsedPattern, after trial: Trial) -> Matcher? {
        guard !trial.isComplete, trial.limit < Self.usualLength, pattern.lookAheads.isEmpty,
            pattern.size(counting: .max) > Self.minimumBranchedSize, !pattern.conjuncts[0].isNegated,
            case .choice(let branches) = pattern.conjuncts[0].part, branches.count <= Self.maximumBranches
        else { return nil }
        var choices: [Matcher] = []
        for branch in branches {
            let choice = matcher(for: pattern.part([Conjunct(part: branch)]))
            guard choice.cost == 0 else { return nil }
            choices.append(choice)
        }
        return Matcher(trial.table, limit: trial.limit, parts: choices, areAlternatives: true)
    }
}

// MARK: - Tables

extension MatcherChoice {
    /// The attempts to find one table for all conjuncts of a pattern.
    private struct Trial {
        /// A table for inputs up to some length, which is `Int.max` if it is right for all.
        var table: Table?
        var limit = 0
        /// The construction of a table for all inputs, if it was begun and not finished.
        var determinizer: Determinizer?

        var isComplete: Bool { table != nil && limit == .max }
    }

    /// Tries to find a small table.
    ///
    /// Bounds that hardly any input reaches are taken away first: what a table of a state for each count would cost is
    /// not found out by building it. A table for all inputs comes next, then one without the lower bounds too.
    private mutating func trial(of pattern: ParsedPattern, _ alphabet: Alphabet, _ work: Int) -> Trial {
        if let (relaxed, limit) = pattern.relaxed(from: Self.usualLength),
            let states = states(of: relaxed, alphabet, upTo: Self.usualWork)
        {
            return Trial(table: table(states, of: pattern, alphabet), limit: limit)
        }
        var determinizer = determinizer(for: pattern, alphabet)
        var exact = states(&determinizer, upTo: work / 2)
        if exact == nil, determinizer?.isExploding == false { exact = states(&determinizer, upTo: work) }
        if let exact { return Trial(table: table(exact, of: pattern, alphabet), limit: .max) }
        if let (relaxed, limit) = pattern.relaxed(from: Self.shortLength), limit < Self.usualLength,
            let states = states(of: relaxed, alphabet, upTo: work)
        {
            return Trial(table: table(states, of: pattern, alphabet), limit: limit, determinizer: determinizer)
        }
        return Trial(determinizer: determinizer)
    }

    private func table(_ states: StateTable, of pattern: ParsedPattern, _ alphabet: Alphabet) -> Table {
        guard !pattern.lookAheads.isEmpty else { return Table(states, alphabet, readsBackward: false) }
        // A table that reads forward also determines the progress.
        let forward = states.reversed(maximumCells: Self.maximumProduct)
        return Table(forward ?? states, alphabet, readsBackward: forward == nil)
    }

    private func determinizer(for pattern: ParsedPattern, _ alphabet: Alphabet) -> Determinizer? {
        let size = pattern.size(counting: .max)
        // A table with a state for each count would be large and no better than counters.
        guard size <= Self.maximumNodes,
            size <= 1_000 || size <= 2 * pattern.size(counting: Automaton.standardCount)
        else { return nil }
        return Determinizer(Automaton(pattern, alphabet: alphabet))
    }

    /// Creates the alphabet of a part of the pattern, with pages if there is memory for them.
    private mutating func alphabet(of pattern: ParsedPattern) -> Alphabet {
        let alphabet = Alphabet(pattern, pageBytes: pageBytes)
        pageBytes -= alphabet.pages?.byteCount ?? 0
        return alphabet
    }

    private mutating func states(of pattern: ParsedPattern, _ alphabet: Alphabet, upTo work: Int) -> StateTable? {
        var determinizer = determinizer(for: pattern, alphabet)
        return states(&determinizer, upTo: work)
    }

    /// Goes on with a construction until it has visited some nodes in all, and more if it has many nodes.
    private mutating func states(_ determinizer: inout Determinizer?, upTo work: Int) -> StateTable? {
        guard let known = determinizer?.work, let nodeCount = determinizer?.nodeCount else { return nil }
        let states = determinizer?.stateTable(until: min(max(work, Self.workOfNode * nodeCount), known + rest))
        spend((determinizer?.work ?? known) - known)
        return states
    }

    /// Goes on with a construction until it has visited some nodes in all.
    private mutating func countingTable(_ determinizer: inout Determinizer, upTo work: Int) -> CountingTable? {
        let known = determinizer.work
        let table = determinizer.countingTable(until: min(work, known + rest))
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
        let table: Table
        /// The length of the inputs for which the table is right.
        let limit: Int
        /// The conjuncts of which bounds were left out.
        let relaxed: [Int]
    }

    /// Makes one table for all conjuncts of a pattern from a table for each.
    ///
    /// Of a long conjunct that would make the product large, bounds are taken away from a shorter length on.
    private mutating func product(of pattern: ParsedPattern, _ alphabet: Alphabet) -> Product? {
        product(of: pattern, alphabet, from: Self.usualLength) ?? product(of: pattern, alphabet, from: Self.shortLength)
    }

    private mutating func product(of pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int) -> Product? {
        guard pattern.conjuncts.count <= Self.maximumParts else { return nil }
        var factors: [StateTable] = []
        var limit = Int.max
        var relaxed: [Int] = []
        var size = alphabet.count + 1
        for (index, conjunct) in pattern.conjuncts.enumerated() {
            let part = pattern.only(conjunct)
            guard var (factor, length) = factor(part, alphabet, from: reach) else { return nil }
            if length == .max, factor.count * size > Self.maximumProduct,
                let (smaller, shorter) = self.factor(part, alphabet, from: Self.shortLength),
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
        return Product(table: Table(product, alphabet, readsBackward: false), limit: limit, relaxed: relaxed)
    }

    /// Finds the automaton of one conjunct, and the length of the inputs for which it is right.
    private mutating func factor(
        _ pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int
    ) -> (states: StateTable, limit: Int)? {
        if let (relaxed, limit) = pattern.relaxed(from: reach),
            let states = states(of: relaxed, alphabet, upTo: Self.usualWork / 2)
        {
            return (states.minimized(), limit)
        }
        return states(of: pattern, alphabet, upTo: Self.usualWork / 2).map { ($0.minimized(), .max) }
    }
}

// MARK: - One way

extension MatcherChoice {
    /// Makes the matcher that takes a given way for all inputs, or as many as it is right for.
    ///
    /// The simulation takes the others, except in parts, which match all inputs. Only tests give a way.
    mutating func forced(_ path: Pattern.Path, _ pattern: ParsedPattern) -> Matcher {
        if path == .automatic { return matcher(for: pattern) }
        let counted = pattern.size(counting: 2) <= Self.maximumNodes
        let written = pattern.size(counting: .max) <= Self.maximumNodes
        let standard = Simulation(Automaton(pattern, counting: Automaton.standardCount))
        func table(_ automaton: Automaton, limit: Int = .max) -> Matcher {
            var determinizer = Determinizer(automaton)
            let table = determinizer.stateTable(until: 4_000_000).map {
                Table($0, automaton.alphabet, readsBackward: automaton.readsBackward)
            }
            return Matcher(table, limit: limit, other: standard)
        }
        switch path {
        case .table where written: return table(Automaton(pattern))
        case .backwardTable where written: return table(Automaton(pattern, backward: true))
        case .begunTable where written:
            var determinizer = Determinizer(Automaton(pattern))
            guard determinizer.stateTable(until: 2_000) == nil, let begun = determinizer.begun else { break }
            let table = Table(
                begun.states, standard.alphabet, readsBackward: standard.readsBackward, isBegun: true)
            return Matcher(table, limit: begun.limit, other: standard)
        case .shortTable:
            if let (relaxed, limit) = pattern.relaxed(from: 1), relaxed.size(counting: .max) <= Self.maximumNodes {
                return table(Automaton(relaxed), limit: limit)
            }
        case .parts where pattern.alternatives.isEmpty:
            return Matcher(nil, limit: 0, parts: pattern.conjuncts.map { part(pattern.part([$0])) })
        case .parts:
            let choices = pattern.alternatives.map { forced(.parts, pattern.part($0)) }
            return Matcher(nil, limit: 0, parts: choices, areAlternatives: true)
        case .countingTable where counted:
            var determinizer = Determinizer(Automaton(pattern, counting: 2))
            return Matcher(nil, limit: .max, other: determinizer.countingTable(until: 4_000_000) ?? standard)
        case .countingSimulation where counted: return Matcher(nil, other: Simulation(Automaton(pattern, counting: 2)))
        case .simulation where written: return Matcher(nil, other: Simulation(Automaton(pattern)))
        default: break
        }
        return Matcher(nil, other: standard)
    }
}
