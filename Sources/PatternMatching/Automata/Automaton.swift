// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A nondeterministic automaton over an alphabet of scalar classes, built from a syntax tree (after Thompson, 1968).
///
/// The automaton is built back to front: the node after a part is built before the part. So no node merely leads to
/// another node, and paths with the same ending share its nodes.
///
/// If a pattern has a look-ahead after its first scalar, the automaton reads the input backward, so it has already read
/// what the look-ahead matches. Each look-ahead is a subautomaton that starts at every position and reaches its end
/// exactly where the look-ahead holds. One pass is therefore enough for look-aheads anywhere in a pattern.
///
/// A repeated scalar, such as `[a-z]{1,256}`, can be one counter instead of 256 copies: see ``Counters``.
struct Automaton: Sendable {
    typealias NodeID = UInt16

    struct Node: Sendable {
        var kind: NodeKind
        /// The set for a node that reads a scalar, the second next node of a `split`, or the look-ahead.
        var argument: UInt16
        var next: NodeID
        /// The counter of `counterEntry` and `counterLoop`.
        var counter: UInt16 = 0
    }

    enum NodeKind: UInt8, Sendable {
        case scalars
        /// A node that reads a counted repetition's first scalar and leads to the repetition's `counterLoop`.
        case counterEntry
        /// A node that reads another scalar of the counted repetition, or leaves the repetition.
        case counterLoop
        case split
        case startAnchor
        case endAnchor
        case wordBoundary
        case notWordBoundary
        case lookAhead
        case notLookAhead
        case accept
    }

    /// The bounds of a single scalar's counted repetition.
    struct CounterBounds: Sendable {
        var minimum: Int
        /// `Int.max` if there's no maximum.
        var maximum: Int
    }

    /// The nodes of one of the pattern's look-aheads or conjuncts.
    ///
    /// The conjuncts come after the look-aheads, and each subautomaton comes after the look-aheads that it refers to.
    struct Subautomaton: Sendable {
        var startNode: NodeID
        /// The accepting node, which is the subautomaton's first node.
        var acceptingNode: NodeID
        /// The index after the subautomaton's last node.
        var endIndex: NodeID
        var isLookAhead: Bool
        var isNegated: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var subautomata: [Subautomaton] = []
    private(set) var counters: [CounterBounds] = []
    let alphabet: ScalarClassAlphabet
    let readsBackward: Bool

    /// The index of the word scalar set, if `\b` or `\B` occurs.
    let wordSetNumber: Int?

    /// Whether there is an anchor or a word boundary.
    private(set) var hasAssertions = false

    /// The number of copies at which a single scalar's repetition is kept as a counter.
    private let counterThreshold: Int

    /// The number of copies at which the parser leaves a single scalar's repetition to a counter.
    static let standardCounterThreshold = 8

    /// Builds the nodes.
    ///
    /// - Parameters:
    ///   - pattern: The pattern that the automaton accepts.
    ///   - alphabet: The pattern's alphabet, or `nil` to create it.
    ///   - counterThreshold: The number of copies at which a single scalar's repetition becomes a counter.
    ///   - backward: Whether to read the input backward even if the pattern has no look-aheads.
    init(
        _ pattern: ParsedPattern, alphabet: ScalarClassAlphabet? = nil, counterThreshold: Int = .max,
        readsBackward: Bool = false
    ) {
        self.counterThreshold = counterThreshold
        self.readsBackward = readsBackward || !pattern.lookAheads.isEmpty
        wordSetNumber = pattern.usesWordBoundaries ? pattern.sets.count : nil
        self.alphabet = alphabet ?? ScalarClassAlphabet(pattern)
        for tree in pattern.lookAheads {
            appendSubautomaton(tree, isLookAhead: true, isNegated: false)
        }
        for conjunct in pattern.conjuncts {
            appendSubautomaton(conjunct.tree, isLookAhead: false, isNegated: conjunct.isNegated)
        }
    }

    private mutating func appendSubautomaton(_ tree: SyntaxTree, isLookAhead: Bool, isNegated: Bool) {
        let accept = appendNode(.accept)
        let start = buildNodes(for: tree, before: accept)
        subautomata.append(
            Subautomaton(
                startNode: start, acceptingNode: accept, endIndex: NodeID(nodes.count), isLookAhead: isLookAhead,
                isNegated: isNegated))
    }

    @inline(never)
    private mutating func appendNode(
        _ kind: NodeKind, argument: UInt16 = 0, next: NodeID = 0, counter: UInt16 = 0
    ) -> NodeID {
        nodes.append(Node(kind: kind, argument: argument, next: next, counter: counter))
        return NodeID(nodes.count - 1)
    }

    /// Builds a tree's nodes before a given node, and returns the first node.
    ///
    /// If the compiler inlined this function into the functions that it calls, the copies would make up most of the
    /// module's code.
    @inline(never)
    private mutating func buildNodes(for tree: SyntaxTree, before next: NodeID) -> NodeID {
        switch tree {
        case .empty:
            return next
        case .scalars(let set):
            return appendNode(.scalars, argument: UInt16(set), next: next)
        case .startAnchor, .endAnchor:
            hasAssertions = true
            let isStart = if case .startAnchor = tree { true } else { false }
            return appendNode(isStart == readsBackward ? .endAnchor : .startAnchor, next: next)
        case .wordBoundary:
            hasAssertions = true
            return appendNode(.wordBoundary, next: next)
        case .notWordBoundary:
            hasAssertions = true
            return appendNode(.notWordBoundary, next: next)
        case .lookAhead(let number, let isNegated):
            return appendNode(isNegated ? .notLookAhead : .lookAhead, argument: UInt16(number), next: next)
        case .sequence(let parts):
            return (readsBackward ? parts : parts.reversed()).reduce(next) { buildNodes(for: $1, before: $0) }
        case .choice(let branches):
            return buildChoice(of: branches, before: next)
        case .repetition(.scalars(let set), let minimum, let maximum)
        where tree.isCountedRepetition(counterThreshold: counterThreshold):
            return buildCounter(of: set, minimum: minimum, maximum: maximum, before: next)
        case .repetition(let body, let minimum, let maximum):
            return buildRepetition(of: body, minimum: minimum, maximum: maximum, before: next)
        }
    }

    private mutating func buildChoice(of branches: [SyntaxTree], before next: NodeID) -> NodeID {
        if branches.count >= Automaton.minimumWordListCount { return buildWordList(of: branches, before: next) }
        var entry = buildNodes(for: branches[branches.count - 1], before: next)
        for branch in branches.dropLast().reversed() {
            entry = appendNode(.split, argument: entry, next: buildNodes(for: branch, before: next))
        }
        return entry
    }

    /// The minimum number of branches that makes a search for common prefixes and suffixes worthwhile.
    private static let minimumWordListCount = 16

    /// Builds a choice of many branches, such as a list of words.
    ///
    /// Common prefixes share their nodes, and so do common suffixes.
    ///
    /// The branches are sorted by their sets. The positions on the last branch's path are open, because the next branch
    /// may begin with the same sets. When no other branch goes through a position, the function closes it and gives it
    /// a node (after Daciuk and others, 2000). It doesn't recurse, so the words can be long.
    private mutating func buildWordList(of branches: [SyntaxTree], before next: NodeID) -> NodeID {
        let words = branches.map { $0.leadingScalarSets(isBackward: readsBackward) }
            .sorted { $0.sets.lexicographicallyPrecedes($1.sets) }
        var known: [UInt64: NodeID] = [:]
        var path: [Int] = []
        // The nodes that follow each open position on the path.
        var open: [[NodeID]] = [[]]
        func node(_ kind: NodeKind, _ argument: UInt16, _ next: NodeID) -> NodeID {
            let key = UInt64(kind.rawValue) << 32 | UInt64(argument) << 16 | UInt64(next)
            if let node = known[key] { return node }
            let node = appendNode(kind, argument: argument, next: next)
            known[key] = node
            return node
        }
        func close() -> NodeID {
            let entries = open.removeLast()
            return entries.dropLast().reversed().reduce(entries[entries.count - 1]) { node(.split, $0, $1) }
        }
        func add(_ entry: NodeID) {
            if open[open.count - 1].last != entry { open[open.count - 1].append(entry) }
        }
        for word in words {
            let common = zip(path, word.sets).prefix { $0 == $1 }.count
            while path.count > common { add(node(.scalars, UInt16(path.removeLast()), close())) }
            for set in word.sets[common...] {
                path.append(set)
                open.append([])
            }
            add(buildNodes(for: word.rest, before: next))
        }
        while let set = path.popLast() { add(node(.scalars, UInt16(set), close())) }
        return close()
    }

    private mutating func buildCounter(
        of set: Int, minimum: Int, maximum: Int?, before next: NodeID
    ) -> NodeID {
        let counter = UInt16(counters.count)
        counters.append(CounterBounds(minimum: max(1, minimum), maximum: maximum ?? .max))
        let counterLoop = appendNode(.counterLoop, argument: UInt16(set), next: next, counter: counter)
        let counterEntry = appendNode(.counterEntry, argument: UInt16(set), next: counterLoop, counter: counter)
        return minimum == 0 ? appendNode(.split, argument: next, next: counterEntry) : counterEntry
    }

    /// Builds a repetition as copies of its body: `a{2,4}` is `aa(a(a)?)?`, whose exits all lead to the same node.
    private mutating func buildRepetition(
        of body: SyntaxTree, minimum: Int, maximum: Int?, before next: NodeID
    ) -> NodeID {
        var entry = next
        var copies = minimum
        if let maximum {
            for _ in minimum..<maximum {
                entry = appendNode(.split, argument: next, next: buildNodes(for: body, before: entry))
            }
        } else {
            let loop = appendNode(.split, argument: next)
            let inner = buildNodes(for: body, before: loop)
            nodes[Int(loop)].next = inner
            entry = minimum == 0 ? loop : inner
            copies = max(0, minimum - 1)
        }
        for _ in 0..<copies {
            entry = buildNodes(for: body, before: entry)
        }
        return entry
    }
}

/// The neighbor on one side of a position between two scalars: the input's end, a word scalar, or another scalar.
enum NeighborKind: UInt8 {
    case edge
    case word
    case other
}

extension Automaton {
    /// Returns the kind of neighbor for a scalar class.
    ///
    /// It's always `other` if the pattern has no `\b` or `\B`.
    @inline(__always)
    func neighborKind(of scalarClass: Int) -> NeighborKind {
        guard let wordSetNumber else { return .other }
        return alphabet.isMember(scalarClass, inSet: wordSetNumber) ? .word : .other
    }

    /// Whether at least one conjunct isn't negated.
    var hasPositiveConjunct: Bool {
        subautomata.contains { !$0.isLookAhead && !$0.isNegated }
    }

    /// The automaton's heap memory in bytes, not counting its alphabet.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + subautomata.count * MemoryLayout<Subautomaton>.stride
            + counters.count * MemoryLayout<CounterBounds>.stride
    }
}
