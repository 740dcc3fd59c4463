// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How a pattern is matched: by a table for inputs of up to `limit` bytes, and by a matcher for the others.
struct MatcherChoice: Sendable {
    var table: Table?
    var limit = 0
    var matcher: Matcher?

    /// The nodes that were visited to find the tables.
    var work = 0

    @inline(__always)
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table, bytes.count <= limit { return table.matches(bytes) }
        return matcher?.matches(bytes) ?? false
    }

    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        table?.expectation(after: bytes, limit: limit) ?? matcher?.expectation(after: bytes)
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
/// counters replaces it, or the simulation.
final class Matcher: Sendable {
    /// A part of the conjuncts, and how it is matched.
    fileprivate struct Part: Sendable {
        /// The table for inputs of up to `limit` bytes.
        var table: Table?
        var limit = Int.max
        /// What matches the others, and determines the progress where the table does not.
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

        func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
            table?.expectation(after: bytes, limit: limit) ?? countingTable?.expectation(after: bytes)
                ?? simulation?.expectation(after: bytes)
        }
    }

    private let parts: [Part]

    /// Patterns of which one has to match instead, if there are any.
    private let alternatives: [MatcherChoice]

    /// The nodes that the construction of one table may visit before other ways are tried, about 0.1 ms.
    private static let usualWork = 40_000

    /// The length that hardly any input exceeds, and one that most do not.
    private static let usualLength = 250
    private static let shortLength = 60

    /// The nodes from which on no table without counters is tried.
    private static let maximumNodes = 10_000

    /// The most conjuncts that are matched one by one.
    private static let maximumParts = 16

    fileprivate init(_ parts: [Part], alternatives: [MatcherChoice] = []) {
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

    /// The scalars that lead on after an input: those of any alternative, or those of all conjuncts.
    ///
    /// - Returns: The scalars, or nil if one of them is not known.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        var result: ExpectedScalars?
        for index in alternatives.indices {
            guard let expected = alternatives[index].expectation(after: bytes) else { return nil }
            result = result?.union(expected) ?? expected
        }
        for index in parts.indices {
            guard let expected = parts[index].expectation(after: bytes) else { return nil }
            result = result?.intersection(expected) ?? expected
        }
        return result
    }

    // MARK: - Choosing

    /// Chooses how a pattern is matched.
    static func choose(for pattern: ParsedPattern) -> MatcherChoice {
        var budget = ConstructionBudget(for: pattern)
        var choice = choose(for: pattern, &budget)
        choice.work = budget.spent
        return choice
    }

    private static func choose(for pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> MatcherChoice {
        let alphabet = budget.alphabet(of: pattern)
        if !pattern.alternatives.isEmpty {
            let whole = trial(of: pattern, alphabet, usualWork / 4, &budget)
            if whole.isComplete { return MatcherChoice(table: whole.table, limit: .max) }
            let choices = pattern.alternatives.map { choose(for: pattern.part($0), &budget) }
            return MatcherChoice(table: whole.table, limit: whole.limit, matcher: Matcher([], alternatives: choices))
        }
        guard pattern.conjuncts.count > 1 else {
            let whole = trial(of: pattern, alphabet, usualWork, &budget)
            return branches(of: pattern, after: whole, &budget)
                ?? MatcherChoice(part(of: pattern, alphabet, after: whole, &budget))
        }
        if pattern.lookAheads.isEmpty, let product = product(of: pattern, alphabet, &budget) {
            return choose(for: pattern, product, &budget)
        }
        let whole = pattern.lookAheads.isEmpty ? nil : trial(of: pattern, alphabet, usualWork, &budget)
        if let whole, whole.isComplete { return MatcherChoice(table: whole.table, limit: .max) }
        let matcher = Matcher(parts(of: pattern, &budget))
        return MatcherChoice(table: whole?.table, limit: whole?.limit ?? 0, matcher: matcher)
    }

    /// Takes the table of all conjuncts, and what longer inputs need besides.
    private static func choose(
        for pattern: ParsedPattern, _ product: Product, _ budget: inout ConstructionBudget
    ) -> MatcherChoice {
        if product.limit == .max { return MatcherChoice(table: product.table, limit: .max) }
        var choice = MatcherChoice(table: product.table, limit: product.limit)
        let relaxed = product.relaxed.map { pattern.conjuncts[$0] }
        if relaxed.contains(where: \.isNegated) {
            choice.matcher = Matcher(parts(of: pattern, &budget))
        } else {
            // The table accepts all that the pattern does, and decides everything but the bounds that were left out.
            let bounds = relaxed.map { part(pattern.part([$0]), &budget) }
            choice.matcher = Matcher([Part(table: product.table)] + bounds)
        }
        return choice
    }

    /// The last conjunct, and the others as one part if they have a small table together.
    private static func parts(of pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> [Part] {
        let rules = pattern.conjuncts.dropLast()
        let main = part(pattern.part(pattern.conjuncts.suffix(1)), &budget)
        let joined = pattern.part(rules)
        guard rules.count > 1, rules.count < maximumParts else { return [main, part(joined, &budget)] }
        let alphabet = budget.alphabet(of: joined)
        if joined.lookAheads.isEmpty {
            if let product = product(of: joined, alphabet, &budget), product.limit == .max {
                return [main, Part(table: product.table)]
            }
        } else {
            let whole = trial(of: joined, alphabet, usualWork, &budget)
            if whole.isComplete { return [main, Part(table: whole.table)] }
        }
        return [main] + rules.indices.map { part(pattern.part(rules[$0...$0]), &budget) }
    }

    private static func part(_ pattern: ParsedPattern, _ budget: inout ConstructionBudget) -> Part {
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
    ) -> MatcherChoice? {
        guard !trial.isComplete, trial.limit < usualLength, pattern.lookAheads.isEmpty,
            pattern.size(counting: .max) > minimumBranchedSize, !pattern.conjuncts[0].isNegated,
            case .choice(let branches) = pattern.conjuncts[0].tree, branches.count <= maximumBranches
        else { return nil }
        var choices: [MatcherChoice] = []
        for branch in branches {
            let choice = choose(for: pattern.part([Conjunct(tree: branch)]), &budget)
            guard choice.cost == 0 else { return nil }
            choices.append(choice)
        }
        return MatcherChoice(table: trial.table, limit: trial.limit, matcher: Matcher([], alternatives: choices))
    }

    /// Completes a trial by what matches inputs of any length: counters, a large table, or the simulation.
    private static func part(
        of pattern: ParsedPattern, _ alphabet: Alphabet, after trial: Trial, _ budget: inout ConstructionBudget
    ) -> Part {
        var part = Part(table: trial.table, limit: trial.limit)
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
                return Part(table: table(states, of: pattern, alphabet))
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
                    return Part(table: table(states, of: pattern, alphabet))
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
    static func forced(_ path: Pattern.Path, _ pattern: ParsedPattern) -> MatcherChoice {
        if path == .automatic { return choose(for: pattern) }
        let counted = pattern.size(counting: 2) <= maximumNodes
        let written = pattern.size(counting: .max) <= maximumNodes
        let standard = Automaton(pattern, counting: Automaton.standardCount)
        var part = Part(simulation: Simulation(standard))
        switch path {
        case .table where written: part.table = Determinizer.table(for: Automaton(pattern), maximumWork: 4_000_000)
        case .begunTable where written:
            var determinizer = Determinizer(Automaton(pattern))
            guard determinizer.run(until: 2_000) == nil, let begun = determinizer.begun else { break }
            part.table = Table(
                begun.states, standard.alphabet, readsBackward: standard.readsBackward, isBegun: true)
            part.limit = begun.limit
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
            var budget = ConstructionBudget(for: pattern)
            return MatcherChoice(matcher: Matcher(pattern.conjuncts.map { self.part(pattern.part([$0]), &budget) }))
        case .countingTable where counted:
            let automaton = Automaton(pattern, counting: 2)
            part.countingTable = CountingDeterminizer.table(for: automaton, maximumWork: 4_000_000)
        case .backwardTable where written:
            part.table = Determinizer.table(for: Automaton(pattern, backward: true), maximumWork: 4_000_000)
        case .countingSimulation where counted: part.simulation = Simulation(Automaton(pattern, counting: 2))
        case .simulation where written: part.simulation = Simulation(Automaton(pattern))
        default: break
        }
        return MatcherChoice(matcher: Matcher([part]))
    }
}

// MARK: - What it takes

extension MatcherChoice {
    /// The choice of a part that is the whole.
    fileprivate init(_ part: Matcher.Part) {
        self.init(table: part.table, limit: part.limit)
        if part.countingTable != nil || part.simulation != nil { matcher = Matcher([part]) }
    }

    /// What the simulations cost for each scalar, in visits of a node; 0 without any.
    var cost: Int { matcher?.cost ?? 0 }

    var isSimulated: Bool { matcher?.isSimulated ?? false }

    var readsBackward: Bool { table?.readsBackward ?? false || matcher?.readsBackward ?? false }

    var stateCount: Int { (table?.stateCount ?? 0) + (matcher?.stateCount ?? 0) }

    var classCount: Int { max(table?.classCount ?? 0, matcher?.classCount ?? 0) }

    /// The heap memory of all ways, in bytes.
    var byteCount: Int {
        var memory = SharedMemory()
        addMemory(to: &memory)
        return memory.byteCount
    }

    fileprivate func addMemory(to memory: inout SharedMemory) {
        if let table { memory.add(table, table.alphabet, table.byteCount) }
        matcher?.addMemory(to: &memory)
    }
}

extension Matcher {
    fileprivate var cost: Int {
        parts.reduce(0) { $0 + ($1.simulation?.cost ?? 0) } + alternatives.reduce(0) { $0 + $1.cost }
    }

    fileprivate var isSimulated: Bool {
        parts.contains { $0.simulation != nil } || alternatives.contains(where: \.isSimulated)
    }

    fileprivate var readsBackward: Bool {
        parts.contains { $0.table?.readsBackward ?? false } || alternatives.contains(where: \.readsBackward)
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

    fileprivate func addMemory(to memory: inout SharedMemory) {
        for part in parts {
            if let table = part.table { memory.add(table, table.alphabet, table.byteCount) }
            if let table = part.countingTable { memory.add(table, table.alphabet, table.byteCount) }
            if let automaton = part.simulation?.automaton { memory.add(nil, automaton.alphabet, automaton.byteCount) }
        }
        for alternative in alternatives { alternative.addMemory(to: &memory) }
    }
}

/// The heap memory of tables and their alphabets, of which several ways to match can share one.
private struct SharedMemory {
    private(set) var byteCount = 0
    private var tables: [ObjectIdentifier] = []
    private var alphabets: [UInt] = []

    /// Adds what was not added before.
    mutating func add(_ table: AnyObject?, _ alphabet: Alphabet, _ bytes: Int) {
        if !alphabets.contains(alphabet.identity) {
            alphabets.append(alphabet.identity)
            byteCount += alphabet.byteCount
        }
        if let table {
            guard !tables.contains(ObjectIdentifier(table)) else { return }
            tables.append(ObjectIdentifier(table))
        }
        byteCount += bytes
    }
}
