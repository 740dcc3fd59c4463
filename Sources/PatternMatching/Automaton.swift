// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A nondeterministic automaton over an alphabet of scalar classes, built from the tree after Thompson.
///
/// It is built from its end: every part is given the node that comes after it, so that no node exists only to lead
/// from one to another, and ways that go on alike share their nodes.
///
/// A pattern with look-aheads is built to read the input from its last scalar to its first. What lies ahead has then
/// been read already: each look-ahead is an automaton of its own that runs along, starts anew at every place, and has
/// reached its end exactly where the look-ahead holds. So look-aheads work anywhere in a pattern, in one pass.
struct Automaton: Sendable {
    typealias NodeID = UInt16

    struct Node: Sendable {
        var kind: Kind
        /// The set of a `scalars` node, the second way of a `split`, the assertion, or the look-ahead.
        var argument: UInt16
        var next: NodeID
    }

    enum Kind: UInt8, Sendable {
        case scalars
        case split
        case assertion
        case lookAhead
        case notLookAhead
        case accept
    }

    /// An automaton for a look-ahead, or, last in the list, for the pattern itself.
    ///
    /// Its nodes are numbered after those of the look-aheads that it asks about.
    struct Component: Sendable {
        var start: NodeID
        /// The end of every accepted way, which is the component's first node.
        var accept: NodeID
        /// The number after the component's last node.
        var limit: NodeID
    }

    private(set) var nodes: [Node] = []
    private(set) var components: [Component] = []
    let alphabet: Alphabet
    let readsBackward: Bool

    /// The number of the set that tells word scalars from others, if `\b` or `\B` occurs.
    let wordSet: Int?

    /// Whether a condition on the place between two scalars occurs at all.
    private(set) var hasAssertions = false

    init(_ pattern: ParsedPattern) {
        readsBackward = !pattern.lookAheads.isEmpty
        wordSet = pattern.usesBoundaries ? pattern.sets.count : nil
        alphabet = Alphabet(pattern.usesBoundaries ? pattern.sets + [.word] : pattern.sets)
        for tree in pattern.lookAheads + [pattern.tree] {
            let accept = append(.accept)
            let start = build(tree, before: accept)
            components.append(Component(start: start, accept: accept, limit: NodeID(nodes.count)))
        }
    }

    private mutating func append(_ kind: Kind, argument: UInt16 = 0, next: NodeID = 0) -> NodeID {
        nodes.append(Node(kind: kind, argument: argument, next: next))
        return NodeID(nodes.count - 1)
    }

    /// Builds the nodes of a tree so that they lead to a given node, and returns the one to enter by.
    private mutating func build(_ tree: SyntaxTree, before next: NodeID) -> NodeID {
        switch tree {
        case .empty:
            return next
        case .scalars(let set):
            return append(.scalars, argument: UInt16(set), next: next)
        case .assertion(let assertion):
            hasAssertions = true
            let condition = readsBackward ? assertion.reversed : assertion
            return append(.assertion, argument: condition.rawValue, next: next)
        case .lookAhead(let number, let negated):
            return append(negated ? .notLookAhead : .lookAhead, argument: UInt16(number), next: next)
        case .sequence(let parts):
            return buildSequence(of: parts, before: next)
        case .choice(let branches):
            return buildChoice(of: branches, before: next)
        case .repetition(let body, let minimum, let maximum):
            return buildRepetition(of: body, minimum: minimum, maximum: maximum, before: next)
        }
    }

    private mutating func buildSequence(of parts: [SyntaxTree], before next: NodeID) -> NodeID {
        var entry = next
        for index in parts.indices {
            entry = build(parts[readsBackward ? index : parts.count - 1 - index], before: entry)
        }
        return entry
    }

    private mutating func buildChoice(of branches: [SyntaxTree], before next: NodeID) -> NodeID {
        var entry = build(branches[branches.count - 1], before: next)
        for branch in branches.dropLast().reversed() {
            entry = append(.split, argument: entry, next: build(branch, before: next))
        }
        return entry
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
enum Side: UInt8 {
    case edge
    case word
    case other
}

extension Automaton {
    /// The side that a scalar of a class is; only a pattern with `\b` or `\B` tells words from others.
    func side(of scalarClass: Int) -> Side {
        guard let wordSet else { return .other }
        return alphabet.set(wordSet, contains: scalarClass) ? .word : .other
    }

    /// The heap memory that the automaton holds, in bytes.
    var byteCount: Int {
        nodes.count * MemoryLayout<Node>.stride + components.count * MemoryLayout<Component>.stride
            + alphabet.byteCount
    }
}
