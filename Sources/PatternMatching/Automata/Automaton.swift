// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A nondeterministic automaton over an alphabet of scalar classes, built from a syntax tree (after Thompson, 1968).
///
/// It is built from its end: the node after a part is built before the part. So no node only leads to another one, and
/// paths with the same rest share its nodes.
///
/// If a pattern has a look-ahead after its first scalar, the automaton reads the input from its last scalar to its
/// first. So it has already read what the look-ahead matches. Each look-ahead is a subautomaton that starts at every
/// position, and that reaches its end exactly where the look-ahead holds. So one pass is sufficient for look-aheads
/// anywhere in a pattern.
///
/// A repeated scalar, such as `[a-z]{1,256}`, can be one counter instead of 256 copies: see ``Counters``.
struct Automaton: Sendable {
    typealias NodeID = UInt16

    struct Node: Sendable {
        var kind: NodeKind
        /// The set of a node that reads a scalar, the second next node of a `split`, or the look-ahead.
        var argument: UInt16
        var next: NodeID
        /// The counter of `counterEntry` and `counterLoop`.
        var counter: UInt16 = 0
    }

    enum NodeKind: UInt8, Sendable {
        case scalars
        /// Reads the first scalar of a counted repetition and goes on to its `counterLoop`.
        case counterEntry
        /// Reads another scalar of a counted repetition, or leaves the repetition.
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

    /// The bounds of a counted repetition of one scalar.
    struct CounterBounds: Sendable {
        var minimum: Int
        /// `Int.max` if there is none.
        var maximum: Int
    }

    /// The nodes of a look-ahead or of a conjunct of the pattern.
    ///
    /// The conjuncts come after the look-aheads, and each subautomaton comes after the look-aheads to which it refers.
    struct Subautomaton: Sendable {
        var startNode: NodeID
        /// The accepting node, which is the subautomaton's first node.
        var acceptingNode: NodeID
        /// The number after the subautomaton's last node.
        var endIndex: NodeID
        var isLookAhead: Bool
        var isNegated: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var subautomata: [Subautomaton] = []
    private(set) var counters: [CounterBounds] = []
    let alphabet: ScalarClassAlphabet
    let readsBackward: Bool

    /// The number of the set of word scalars, if `\b` or `\B` occurs.
    let wordSetNumber: Int?

    /// Whether there is an anchor or a word boundary.
    private(set) var hasAssertions = false

    /// The number of copies from which on a repetition of one scalar is kept as a counter.
    private let counterThreshold: Int

    /// The number of copies from which on the parser leaves a repetition of one scalar to a counter.
    static let standardCounterThreshold = 8

    /// Builds the nodes.
    ///
    /// - Parameters:
    ///   - pattern: The pattern whose inputs the automaton accepts.
    ///   - alphabet: The alphabet of the pattern, or nil to create it.
    ///   - counterThreshold: The number of copies from which on a repetition of one scalar becomes a counter.
    ///   - backward: Whether a pattern without look-aheads is to be read backward too.
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

    /// Builds the nodes of a tree before a given node, and returns the first one.
    ///
    /// If it were inlined into the functions that it calls, it would be most of the module's code.
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

    /// The minimum number of branches for which common beginnings and ends are searched.
    private static let minimumWordListCount = 16

    /// Builds a choice of many branches, such as a list of words, in which common beginnings share their nodes, and so
    /// do common ends.
    ///
    /// The branches are sorted by their sets. The positions on the path of the last branch are open, because the next
    /// branch may begin with the same sets. A position is closed, which gives it a node, when no other branch goes
    /// through it (after Daciuk and others, 2000). The function doesn't recurse, so the words can be long.
    private mutating func buildWordList(of branches: [SyntaxTree], before next: NodeID) -> NodeID {
        let words = branches.map { $0.leadingScalarSets(isBackward: readsBackward) }
            .sorted { $0.sets.lexicographicallyPrecedes($1.sets) }
        var known: [UInt64: NodeID] = [:]
        var path: [Int] = []
        // The nodes that follow each open position of the path.
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

/// What is on one side of a position between two scalars: an end of the input, a word scalar, or another scalar.
enum NeighborKind: UInt8 {
    case edge
    case word
    case other
}

extension Automaton {
    /// Returns the kind of neighbor that a scalar of a class is, which is always `other` without `\b` and `\B`.
    @inline(__always)
    func neighborKind(of scalarClass: Int) -> NeighborKind {
        guard let wordSetNumber else { return .other }
        return alphabet.isMember(scalarClass, inSet: wordSetNumber) ? .word : .other
    }

    /// Whether at least one conjunct isn't negated.
    var hasPositiveConjunct: Bool {
        subautomata.contains { !$0.isLookAhead && !$0.isNegated }
    }

    /// The heap memory that the automaton holds beside its alphabet, in bytes.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + subautomata.count * MemoryLayout<Subautomaton>.stride
            + counters.count * MemoryLayout<CounterBounds>.stride
    }
}
