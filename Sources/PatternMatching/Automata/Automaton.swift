// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A nondeterministic automaton over an alphabet of scalar classes, built from the tree after Thompson.
///
/// It is built from its end: every part is given the node that comes after it, so that no node exists only to lead
/// from one to another, and ways that go on alike share their nodes.
///
/// A pattern with look-aheads behind its first scalar is built to read the input from its last scalar to its first.
/// What lies ahead has then been read already: each look-ahead is an automaton of its own that runs along, starts anew
/// at every place, and has reached its end exactly where the look-ahead holds. So look-aheads work anywhere in a
/// pattern, in one pass.
///
/// A repeated scalar, such as `[a-z]{1,256}`, can be one counter instead of 256 copies: see ``Counters``.
struct Automaton: Sendable {
    typealias NodeID = UInt16

    struct Node: Sendable {
        var kind: NodeKind
        /// The set of a node that reads a scalar, the second way of a `split`, or the look-ahead.
        var argument: UInt16
        var next: NodeID
        /// The counter of `enter` and `stay`.
        var counter: UInt16 = 0
    }

    enum NodeKind: UInt8, Sendable {
        case scalars
        /// Reads the first scalar of a counted repetition and goes on to its `stay`.
        case enter
        /// Is inside a counted repetition: reads another scalar of it, or leaves it.
        case stay
        case split
        case start
        case end
        case boundary
        case notBoundary
        case lookAhead
        case notLookAhead
        case accept
    }

    /// The bounds of a counted repetition of one scalar.
    struct Counter: Sendable {
        var minimum: Int
        /// `Int.max` if there is none.
        var maximum: Int
    }

    /// An automaton for a look-ahead, or, after those, for a conjunct of the pattern.
    ///
    /// Its nodes are numbered after those of the look-aheads that it refers to.
    struct Component: Sendable {
        var start: NodeID
        /// The end of every accepted way, which is the component's first node.
        var accept: NodeID
        /// The number after the component's last node.
        var limit: NodeID
        var isLookAhead: Bool
        var isNegated: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var components: [Component] = []
    private(set) var counters: [Counter] = []
    let alphabet: Alphabet
    let readsBackward: Bool

    /// The number of the set of word scalars, if `\b` or `\B` occurs.
    let wordSet: Int?

    /// Whether a condition on the place between two scalars occurs at all.
    private(set) var hasAssertions = false

    /// The number of copies from which on a repetition of one scalar is kept as a counter.
    private let counted: Int

    /// The number of copies from which on the parser leaves a repetition of one scalar to a counter.
    static let standardCount = 8

    /// Builds the nodes.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - alphabet: The alphabet of the pattern, or nil to create it.
    ///   - counted: The number of copies from which on a repetition of one scalar becomes a counter.
    ///   - backward: Whether a pattern without look-aheads is to be read backward too.
    init(
        _ pattern: ParsedPattern, alphabet: Alphabet? = nil, counting counted: Int = .max, backward: Bool = false
    ) {
        self.counted = counted
        readsBackward = backward || !pattern.lookAheads.isEmpty
        wordSet = pattern.usesBoundaries ? pattern.sets.count : nil
        self.alphabet = alphabet ?? Alphabet(pattern)
        for tree in pattern.lookAheads {
            appendComponent(tree, isLookAhead: true, isNegated: false)
        }
        for conjunct in pattern.conjuncts {
            appendComponent(conjunct.part, isLookAhead: false, isNegated: conjunct.isNegated)
        }
    }

    private mutating func appendComponent(_ tree: SyntaxTree, isLookAhead: Bool, isNegated: Bool) {
        let accept = append(.accept)
        let start = build(tree, before: accept)
        components.append(
            Component(
                start: start, accept: accept, limit: NodeID(nodes.count), isLookAhead: isLookAhead,
                isNegated: isNegated))
    }

    @inline(never)
    private mutating func append(
        _ kind: NodeKind, argument: UInt16 = 0, next: NodeID = 0, counter: UInt16 = 0
    ) -> NodeID {
        nodes.append(Node(kind: kind, argument: argument, next: next, counter: counter))
        return NodeID(nodes.count - 1)
    }

    /// Builds the nodes of a tree so that they lead to a given node, and returns the one to enter by.
    ///
    /// Inlined into the functions that it calls, it would be most of the module's code.
    @inline(never)
    private mutating func build(_ tree: SyntaxTree, before next: NodeID) -> NodeID {
        switch tree {
        case .empty:
            return next
        case .scalars(let set):
            return append(.scalars, argument: UInt16(set), next: next)
        case .start, .end:
            hasAssertions = true
            let isStart = if case .start = tree { true } else { false }
            return append(isStart == readsBackward ? .end : .start, next: next)
        case .boundary:
            hasAssertions = true
            return append(.boundary, next: next)
        case .notBoundary:
            hasAssertions = true
            return append(.notBoundary, next: next)
        case .lookAhead(let number, let isNegated):
            return append(isNegated ? .notLookAhead : .lookAhead, argument: UInt16(number), next: next)
        case .sequence(let parts):
            return (readsBackward ? parts : parts.reversed()).reduce(next) { build($1, before: $0) }
        case .choice(let branches):
            return buildChoice(of: branches, before: next)
        case .repetition(.scalars(let set), let minimum, let maximum) where tree.isCounted(from: counted):
            return buildCounter(of: set, minimum: minimum, maximum: maximum, before: next)
        case .repetition(let body, let minimum, let maximum):
            return buildRepetition(of: body, minimum: minimum, maximum: maximum, before: next)
        }
    }

    private mutating func buildChoice(of branches: [SyntaxTree], before next: NodeID) -> NodeID {
        if branches.count >= Automaton.minimumWords { return buildWords(branches, before: next) }
        var entry = build(branches[branches.count - 1], before: next)
        for branch in branches.dropLast().reversed() {
            entry = append(.split, argument: entry, next: build(branch, before: next))
        }
        return entry
    }

    /// The number of branches from which on equal beginnings and ends are looked for.
    private static let minimumWords = 16

    /// Builds a choice of many branches, such as a list of words, so that those that begin alike share the nodes of
    /// their beginnings, and those that end alike the nodes of their ends.
    ///
    /// The branches come in the order of their first sets. All places on the way to the last one are open; a place is
    /// closed, which gives it a node, when no more branches go through it. Nothing recurs, however long the words are.
    private mutating func buildWords(_ branches: [SyntaxTree], before next: NodeID) -> NodeID {
        let words = branches.map { $0.word(backward: readsBackward) }
            .sorted { $0.sets.lexicographicallyPrecedes($1.sets) }
        var known: [UInt64: NodeID] = [:]
        var way: [Int] = []
        // For each place on the way the nodes that go on from there.
        var open: [[NodeID]] = [[]]
        func node(_ kind: NodeKind, _ argument: UInt16, _ next: NodeID) -> NodeID {
            let key = UInt64(kind.rawValue) << 32 | UInt64(argument) << 16 | UInt64(next)
            if let node = known[key] { return node }
            let node = append(kind, argument: argument, next: next)
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
            let common = zip(way, word.sets).prefix { $0 == $1 }.count
            while way.count > common { add(node(.scalars, UInt16(way.removeLast()), close())) }
            for set in word.sets[common...] {
                way.append(set)
                open.append([])
            }
            add(build(word.rest, before: next))
        }
        while let set = way.popLast() { add(node(.scalars, UInt16(set), close())) }
        return close()
    }

    private mutating func buildCounter(
        of set: Int, minimum: Int, maximum: Int?, before next: NodeID
    ) -> NodeID {
        let counter = UInt16(counters.count)
        counters.append(Counter(minimum: max(1, minimum), maximum: maximum ?? .max))
        let stay = append(.stay, argument: UInt16(set), next: next, counter: counter)
        let enter = append(.enter, argument: UInt16(set), next: stay, counter: counter)
        return minimum == 0 ? append(.split, argument: next, next: enter) : enter
    }

    /// Writes a repetition out: `a{2,4}` as `aa(a(a)?)?`, whose ways out all lead to the same node.
    private mutating func buildRepetition(
        of body: SyntaxTree, minimum: Int, maximum: Int?, before next: NodeID
    ) -> NodeID {
        var entry = next
        var copies = minimum
        if let maximum {
            for _ in minimum..<maximum {
                entry = append(.split, argument: next, next: build(body, before: entry))
            }
        } else {
            let loop = append(.split, argument: next)
            let inner = build(body, before: loop)
            nodes[Int(loop)].next = inner
            entry = minimum == 0 ? loop : inner
            copies = max(0, minimum - 1)
        }
        for _ in 0..<copies {
            entry = build(body, before: entry)
        }
        return entry
    }
}

/// What lies on one side of the place between two scalars.
enum BoundarySide: UInt8 {
    case edge
    case word
    case other
}

extension Automaton {
    /// Returns the side that a scalar of a class is, which is always `other` without `\b` and `\B`.
    @inline(__always)
    func side(of scalarClass: Int) -> BoundarySide {
        guard let wordSet else { return .other }
        return alphabet.set(wordSet, contains: scalarClass) ? .word : .other
    }

    /// Whether the input has to match something, and not only to keep from matching.
    var hasPositive: Bool {
        components.contains { !$0.isLookAhead && !$0.isNegated }
    }

    /// The heap memory that the automaton holds beside its alphabet, in bytes.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + components.count * MemoryLayout<Component>.stride
            + counters.count * MemoryLayout<Counter>.stride
    }
}
