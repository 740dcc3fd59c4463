// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How a pattern is matched: inputs of up to `limit` bytes by a table, if there is one, and the others in another way.
///
/// In the order in which they are tried: one table for all conjuncts; one for all that is right for inputs up to some
/// length, with a second way for longer ones; a table for each conjunct. Where a conjunct has no table, a table with
/// counters replaces it, or the simulation.
struct Matcher: Sendable {
    var table: Table?
    var limit = Int.max
    var countingTable: CountingTable?
    var simulation: Simulation?

    /// The matchers of conjuncts, which all have to match, or of alternatives.
    var parts: [Matcher] = []
    var areAlternatives = false

    /// The nodes that were visited to find the tables.
    var work = 0

    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table, bytes.count <= limit { return table.matches(bytes) }
        if let countingTable { return countingTable.matches(bytes) }
        if let simulation { return simulation.matches(bytes) }
        for index in parts.indices where parts[index].matches(bytes) == areAlternatives { return areAlternatives }
        return !parts.isEmpty && !areAlternatives
    }

    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let table, limit == .max, !table.readsBackward {
            let reading = table.read(bytes)
            return reading.count == bytes.count && table.isEnd(reading.state) ? nil : reading.count
        }
        if matches(bytes) { return nil }
        if case .impossible(let place, _) = progress(of: bytes) { return place }
        return bytes.count
    }

    /// The progress of an input: the best of all alternatives, or the worst of all conjuncts.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        let progress =
            table?.progress(of: bytes, limit: limit) ?? countingTable?.progress(of: bytes)
            ?? simulation?.progress(of: bytes)
        if let progress { return progress }
        guard let first = parts.first else { return matches(bytes) ? .accepted : .incomplete(missing: nil) }
        if areAlternatives || parts.count == 1 {
            return parts.dropFirst().reduce(first.progress(of: bytes)) { $0.better($1.progress(of: bytes)) }
        }
        var isIncomplete = false
        var wrong: (place: Int, expected: ExpectedScalars)?
        for part in parts {
            switch part.progress(of: bytes) {
            case .accepted: break
            case .incomplete(let count): isIncomplete = isIncomplete || count != 0
            case .impossible(let place, let expected):
                if let known = wrong, known.place <= place {
                    if known.place == place { wrong = (place, known.expected.intersection(expected)) }
                } else {
                    wrong = (place, expected)
                }
            }
        }
        if let wrong { return .impossible(from: wrong.place, expected: wrong.expected) }
        return isIncomplete ? .incomplete(missing: nil) : .accepted
    }

    /// The scalars that lead on after an input: those of any alternative, or those of all conjuncts.
    ///
    /// - Returns: The scalars, or nil if one of them is not known.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        let own =
            table?.expectation(after: bytes, limit: limit) ?? countingTable?.expectation(after: bytes)
            ?? simulation?.expectation(after: bytes)
        if let own { return own }
        var result: ExpectedScalars?
        for part in parts {
            guard let expected = part.expectation(after: bytes) else { return nil }
            result = result.map { areAlternatives ? $0.union(expected) : $0.intersection(expected) } ?? expected
        }
        return result
    }
}

// MARK: - Choosing

extension Matcher {
    /// The nodes that the construction of one table may visit before other ways are tried, about 0.1 ms.
    private static let usualWork = 40_000

    /// The length that hardly any input exceeds, and one that most do not.
    private static let usualLength = 250
    private static let shortLength = 60

    /// The nodes from which on no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The most conjuncts that are matched one by one.
    private static let maximumParts = 16

    /// Chooses how a pattern is matched.
    static func choose(for pattern: ParsedPattern) -> Matcher {
        var budget = ConstructionBudget(for: pattern)
        var choice = choose(for: pattern, &budget)
        choice.work = budget.spent
        return choice
    }

    private static func choose(for pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> Matcher {
        let alphabet = budget.alphabet(of: pattern)
        if !pattern.alternatives.isEmpty {
            let whole = trial(of: pattern, alphabet, usualWork / 4, &budget)
            if whole.isComplete { return Matcher(table: whole.table) }
            let choices = pattern.alternatives.map { choose(for: pattern.part($0), &budget) }
            return Matcher(table: whole.table, limit: whole.limit, parts: choices, areAlternatives: true)
        }
        guard pattern.conjuncts.count > 1 else {
            let whole = trial(of: pattern, alphabet, usualWork, &budget)
            return branches(of: pattern, after: whole, &budget)
                ?? part(of: pattern, alphabet, after: whole, &budget)
        }
        if pattern.lookAheads.isEmpty, let product = product(of: pattern, alphabet, &budget) {
            return choose(for: pattern, product, &budget)
        }
        let whole = pattern.lookAheads.isEmpty ? nil : trial(of: pattern, alphabet, usualWork, &budget)
        if let whole, whole.isComplete { return Matcher(table: whole.table) }
        return Matcher(table: whole?.table, limit: whole?.limit ?? 0, parts: parts(of: pattern, &budget))
    }

    /// Takes the table of all conjuncts, and what longer inputs need besides.
    private static func choose(
        for pattern: ParsedPattern, _ product: Product, _ budget: inout ConstructionBudget
    ) -> Matcher {
        if product.limit == .max { return Matcher(table: product.table) }
        let relaxed = product.relaxed.map { pattern.conjuncts[$0] }
        // The table accepts all that the pattern does, and decides everything but the bounds that were left out.
        let parts =
            relaxed.contains(where: \.isNegated)
            ? parts(of: pattern, &budget)
            : [Matcher(table: product.table)] + relaxed.map { part(pattern.part([$0]), &budget) }
        return Matcher(table: product.table, limit: product.limit, parts: parts)
    }

    /// The last conjunct, and the others as one part if they have a small table together.
    private static func parts(of pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> [Matcher] {
        let rules = pattern.conjuncts.dropLast()
        let main = part(pattern.part(pattern.conjuncts.suffix(1)), &budget)
        let joined = pattern.part(rules)
        guard rules.count > 1, rules.count < maximumParts else { return [main, part(joined, &budget)] }
        let alphabet = budget.alphabet(of: joined)
        if joined.lookAheads.isEmpty {
            if let product = product(of: joined, alphabet, &budget), product.limit == .max {
                return [main, Matcher(table: product.table)]
            }
        } else {
            let whole = trial(of: joined, alphabet, usualWork, &budget)
            if whole.isComplete { return [main, Matcher(table: whole.table)] }
        }
        return [main] + rules.indices.map { part(pattern.part(rules[$0...$0]), &budget) }
    }

    private static func part(_ pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> Matcher {
        let alphabet = budget.alphabet(of: pattern)
        return part(of: pattern, alphabet, after: trial(of: pattern, alphabet, usualWork, &budget), &budget)
    }

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
    private static func trial(
        of pattern: ParsedPattern, _ alphabet: Alphabet, _ work: Int, _ budget: inout ConstructionBudget
    ) -> Trial {
        var trial = Trial()
        if let (relaxed, limit) = pattern.relaxed(from: usualLength),
            var determinizer = determinizer(for: relaxed, alphabet),
            let states = budget.states(&determinizer, upTo: usualWork)
        {
            trial.table = table(states, of: pattern, alphabet)
            trial.limit = limit
            return trial
        }
        if var determinizer = determinizer(for: pattern, alphabet) {
            var states = budget.states(&determinizer, upTo: work / 2)
            if states == nil, !determinizer.isExploding { states = budget.states(&determinizer, upTo: work) }
            if let states {
                trial.table = table(states, of: pattern, alphabet)
                trial.limit = .max
                return trial
            }
            trial.determinizer = determinizer
        }
        if let (relaxed, limit) = pattern.relaxed(from: shortLength), limit < usualLength,
            var determinizer = determinizer(for: relaxed, alphabet),
            let states = budget.states(&determinizer, upTo: work)
        {
            trial.table = table(states, of: pattern, alphabet)
            trial.limit = limit
        }
        return trial
    }

    /// The most branches that are matched one by one.
    private static let maximumBranches = 16

    /// The parts from which on a choice is tried branch by branch.
    ///
    /// A smaller one has a table with counters, or is simulated fast.
    private static let minimumBranchedSize = 256

    /// Matches each branch of a large choice on its own, if each has tables.
    private static func branches(
        of pattern: ParsedPattern, after trial: Trial, _ budget: inout ConstructionBudget
    ) -> Matcher? {
        guard !trial.isComplete, trial.limit < usualLength, pattern.lookAheads.isEmpty,
            pattern.size(counting: .max) > minimumBranchedSize, !pattern.conjuncts[0].isNegated,
            case .choice(let branches) = pattern.conjuncts[0].tree, branches.count <= maximumBranches
        else { return nil }
        var choices: [Matcher] = []
        for branch in branches {
            let choice = choose(for: pattern.part([Conjunct(tree: branch)]), &budget)
            guard choice.cost == 0 else { return nil }
            choices.append(choice)
        }
        return Matcher(table: trial.table, limit: trial.limit, parts: choices, areAlternatives: true)
    }

    /// Completes a trial by what matches inputs of any length: counters, a large table, or the simulation.
    private static func part(
        of pattern: ParsedPattern, _ alphabet: Alphabet, after trial: Trial, _ budget: inout ConstructionBudget
    ) -> Matcher {
        var part = Matcher(table: trial.table, limit: trial.limit)
        if trial.isComplete { return part }
        // Where the usual inputs have a table already, less is spent on the others.
        let isUrgent = trial.limit < usualLength
        var exact = trial.determinizer
        let isExploding = isUrgent && exact?.isExploding ?? false
        let automaton = Automaton(pattern, alphabet: alphabet, counting: Automaton.standardCount)
        let work = !isUrgent ? usualWork / 2 : isExploding ? usualWork : .max
        if automaton.counters.isEmpty {
            var determinizer = exact ?? Determinizer(automaton)
            if isUrgent || automaton.nodes.count <= 1_000, let states = budget.states(&determinizer, upTo: work) {
                return Matcher(table: table(states, of: pattern, alphabet))
            }
            exact = determinizer
        } else if isUrgent || automaton.nodes.count <= 1_000 {
            var determinizer = CountingDeterminizer(automaton)
            part.countingTable = budget.table(&determinizer, upTo: min(work, usualWork))
            if part.countingTable == nil, isUrgent, !determinizer.isExploding {
                part.countingTable = budget.table(&determinizer, upTo: .max)
            }
            if part.countingTable != nil { return part }
            if isUrgent, var determinizer = exact {
                if let states = budget.states(&determinizer, upTo: work) {
                    return Matcher(table: table(states, of: pattern, alphabet))
                }
                exact = determinizer
            }
        }
        if let begun = exact?.begun, begun.limit > part.limit {
            part.table = Table(begun.states, alphabet, readsBackward: automaton.readsBackward, isBegun: true)
            part.limit = begun.limit
        }
        part.simulation = Simulation(automaton)
        return part
    }

    private static func table(_ states: StateTable, of pattern: ParsedPattern, _ alphabet: Alphabet) -> Table {
        guard !pattern.lookAheads.isEmpty else { return Table(states, alphabet, readsBackward: false) }
        // A table that reads forward also determines the progress.
        let forward = states.reversed(maximumCells: maximumProduct)
        return Table(forward ?? states, alphabet, readsBackward: forward == nil)
    }

    private static func determinizer(for pattern: ParsedPattern, _ alphabet: Alphabet) -> Determinizer? {
        let size = pattern.size(counting: .max)
        // A table with a state for each count would be large and no better than counters.
        guard size <= maximumNodes, size <= 1_000 || size <= 2 * pattern.size(counting: Automaton.standardCount) else {
            return nil
        }
        return Determinizer(Automaton(pattern, alphabet: alphabet))
    }

    // MARK: - Conjunctions

    /// One table for all conjuncts of a pattern.
    private struct Product {
        let table: Table
        /// The length of the inputs for which the table is right.
        let limit: Int
        /// The conjuncts of which bounds were left out.
        let relaxed: [Int]
    }

    /// The most cells of a table for several conjuncts.
    private static let maximumProduct = 12_288

    /// One table for all conjuncts of a pattern, made from a table for each.
    ///
    /// Of a long conjunct that would make the product large, bounds are taken away from a shorter length on.
    private static func product(
        of pattern: ParsedPattern, _ alphabet: Alphabet, _ budget: inout ConstructionBudget
    ) -> Product? {
        product(of: pattern, alphabet, from: usualLength, &budget)
            ?? product(of: pattern, alphabet, from: shortLength, &budget)
    }

    private static func product(
        of pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int, _ budget: inout ConstructionBudget
    ) -> Product? {
        guard pattern.conjuncts.count <= maximumParts else { return nil }
        var product: StateTable?
        var factors: [StateTable] = []
        var limit = Int.max
        var relaxed: [Int] = []
        var size = alphabet.count + 1
        for (index, conjunct) in pattern.conjuncts.enumerated() {
            let part = pattern.only(conjunct)
            guard var (factor, length) = factor(part, alphabet, from: reach, &budget) else { return nil }
            if length == .max, factor.count * size > maximumProduct,
                let (smaller, length2) = self.factor(part, alphabet, from: shortLength, &budget),
                smaller.count < factor.count
            {
                (factor, length) = (smaller, length2)
            }
            factors.append(factor)
            if length < .max { relaxed.append(index) }
            limit = min(limit, length)
            size = min(maximumProduct, size * factor.count)
        }
        for factor in factors {
            guard let known = product else {
                product = factor
                continue
            }
            let cells = min(maximumProduct, ConstructionBudget.cells(for: budget.rest))
            product = known.product(factor, maximumCells: cells)
            guard let product else {
                budget.spend(ConstructionBudget.work(forCells: cells))
                return nil
            }
            budget.spend(ConstructionBudget.work(forCells: product.cells.count))
        }
        return product.map { Product(table: Table($0, alphabet, readsBackward: false), limit: limit, relaxed: relaxed) }
    }

    /// The automaton of one conjunct, and the length of the inputs for which it is right.
    private static func factor(
        _ pattern: ParsedPattern, _ alphabet: Alphabet, from reach: Int, _ budget: inout ConstructionBudget
    ) -> (states: StateTable, limit: Int)? {
        if let (relaxed, limit) = pattern.relaxed(from: reach), var determinizer = determinizer(for: relaxed, alphabet),
            let states = budget.states(&determinizer, upTo: usualWork / 2)
        {
            return (states.minimized(), limit)
        }
        guard var determinizer = determinizer(for: pattern, alphabet) else { return nil }
        return budget.states(&determinizer, upTo: usualWork / 2).map { ($0.minimized(), .max) }
    }

    // MARK: - For tests

    /// The matcher that takes one way for all inputs, or as many as it is right for, and the simulation for the rest.
    static func forced(_ path: Pattern.Path, _ pattern: ParsedPattern) -> Matcher {
        if path == .automatic { return choose(for: pattern) }
        let counted = pattern.size(counting: 2) <= maximumNodes
        let written = pattern.size(counting: .max) <= maximumNodes
        let standard = Automaton(pattern, counting: Automaton.standardCount)
        var part = Matcher(simulation: Simulation(standard))
        func table(_ automaton: Automaton) -> Table? {
            var determinizer = Determinizer(automaton)
            return determinizer.run(until: 4_000_000).map {
                Table($0, automaton.alphabet, readsBackward: automaton.readsBackward)
            }
        }
        switch path {
        case .table where written: part.table = table(Automaton(pattern))
        case .begunTable where written:
            var determinizer = Determinizer(Automaton(pattern))
            guard determinizer.run(until: 2_000) == nil, let begun = determinizer.begun else { break }
            part.table = Table(
                begun.states, standard.alphabet, readsBackward: standard.readsBackward, isBegun: true)
            part.limit = begun.limit
        case .shortTable:
            if let (relaxed, limit) = pattern.relaxed(from: 1), relaxed.size(counting: .max) <= maximumNodes {
                part.table = table(Automaton(relaxed))
                part.limit = limit
            }
        case .parts:
            if !pattern.alternatives.isEmpty {
                return Matcher(
                    parts: pattern.alternatives.map { forced(.parts, pattern.part($0)) }, areAlternatives: true)
            }
            var budget = ConstructionBudget(for: pattern)
            return Matcher(parts: pattern.conjuncts.map { self.part(pattern.part([$0]), &budget) })
        case .countingTable where counted:
            var determinizer = CountingDeterminizer(Automaton(pattern, counting: 2))
            part.countingTable = determinizer.run(until: 4_000_000)
        case .backwardTable where written:
            part.table = table(Automaton(pattern, backward: true))
        case .countingSimulation where counted: part.simulation = Simulation(Automaton(pattern, counting: 2))
        case .simulation where written: part.simulation = Simulation(Automaton(pattern))
        default: break
        }
        return part
    }
}

// MARK: - What it takes

extension Matcher {
    /// The matcher and those of all its parts.
    private var all: [Matcher] { [self] + parts.flatMap(\.all) }

    /// What the simulations cost for each scalar, in visits of a node; 0 without any.
    var cost: Int { all.reduce(0) { $0 + ($1.simulation?.cost ?? 0) } }

    var isSimulated: Bool { all.contains { $0.simulation != nil } }

    var readsBackward: Bool { all.contains { $0.table?.readsBackward ?? false } }

    var stateCount: Int {
        all.reduce(0) { sum, matcher in
            sum + (matcher.table?.stateCount ?? 0) + (matcher.countingTable?.stateCount ?? 0)
                + (matcher.simulation?.automaton.nodes.count ?? 0)
        }
    }

    var classCount: Int { all.flatMap(\.memory).map(\.alphabet.count).max() ?? 0 }

    /// The heap memory of all ways, in bytes, of tables and alphabets that several share only once.
    var byteCount: Int {
        // The first use of a dictionary in a process has the runtime look up conformances.
        var (known, sum): ([UInt], Int) = ([], 0)
        func add(_ address: UInt, _ bytes: Int) {
            guard !known.contains(address) else { return }
            known.append(address)
            sum += bytes
        }
        for (object, alphabet, bytes) in all.flatMap(\.memory) {
            add(UInt(bitPattern: ObjectIdentifier(object)), bytes)
            add(alphabet.identity, alphabet.byteCount)
        }
        return sum
    }

    /// The ways, each with its alphabet and its other heap memory in bytes.
    private var memory: [(object: AnyObject, alphabet: Alphabet, bytes: Int)] {
        var memory: [(object: AnyObject, alphabet: Alphabet, bytes: Int)] = []
        if let table { memory.append((table, table.alphabet, table.byteCount)) }
        if let countingTable { memory.append((countingTable, countingTable.alphabet, countingTable.byteCount)) }
        if let simulation {
            memory.append((simulation, simulation.automaton.alphabet, simulation.automaton.byteCount))
        }
        return memory
    }
}
