// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// A nondeterministic automaton that reads from the first scalar to the last, for one condition of a pattern.
///
/// The matcher's own automaton reads backward if a pattern has look-aheads. This one always reads forward, so that the
/// automatons of any two patterns can run side by side and examples are found in the order in which a person reads.
/// A look-ahead is therefore a condition on the scalars that follow; see ``LazyDeterminizer``.
struct ForwardAutomaton: Sendable, Equatable {
    struct Node: Sendable, Equatable {
        var kind: NodeKind
        /// The set of a node that reads a scalar, the second way of a `split`, or the number of a look-ahead.
        var argument: Int32 = 0
        var next: Int32 = 0
    }

    enum NodeKind: Sendable {
        case scalars
        case split
        case start
        case end
        case boundary
        case notBoundary
        case lookAhead
        case notLookAhead
        case accept
    }

    private(set) var nodes: [Node] = []

    /// The node to enter by.
    private(set) var start: Int32 = 0

    /// The nodes to enter the bodies of the look-aheads by; an inner body comes before the one around it.
    private(set) var bodies: [Int32] = []

    let classes: ScalarClasses

    /// For each set of scalars the classes inside it, in ascending order, and the same as a flag for each class.
    let members: [[Int32]]
    let isMember: [[Bool]]

    /// Whether each class consists of word scalars; empty if the condition has no word boundary.
    let isWord: [Bool]

    /// Whether a node depends on what comes before or after it, so that the way on is not the same everywhere.
    private(set) var hasAssertions = false

    /// The most nodes of an automaton, with all counted repetitions written out.
    static let maximumCount = 150_000

    /// Builds the automaton of a condition; nil if it would have too many nodes.
    init?(_ part: PatternOutline.Part, in outline: PatternOutline) {
        var builder = Builder(outline)
        guard let start = builder.build(part) else { return nil }
        self.start = start
        nodes = builder.nodes
        bodies = builder.bodies
        hasAssertions = builder.hasAssertions
        var sets = builder.sets
        if builder.usesBoundaries { sets.append(PatternOutline.wordScalars) }
        let classes = ScalarClasses(sets)
        let members = sets.map { classes.members(of: $0) }
        let isMember = members.map { members in
            var flags = Array(repeating: false, count: classes.count)
            for scalarClass in members { flags[Int(scalarClass)] = true }
            return flags
        }
        isWord = builder.usesBoundaries ? isMember[sets.count - 1] : []
        self.classes = classes
        self.members = members
        self.isMember = isMember
    }

    /// Returns the fewest scalars that lead from each node to the end of its part, whatever look-aheads require.
    ///
    /// Nodes come after those that they lead to, except those that a loop leads back to. A loop is not a shorter way.
    func distances() -> [Int32] {
        var distances: [Int32] = []
        func distance(_ node: Int32) -> Int32 { Int(node) < distances.count ? distances[Int(node)] : .max }
        for node in nodes {
            switch node.kind {
            case .accept: distances.append(0)
            case .scalars:
                let rest = members[Int(node.argument)].isEmpty ? .max : distance(node.next)
                distances.append(rest == .max ? .max : rest + 1)
            case .split: distances.append(min(distance(node.next), distance(node.argument)))
            default: distances.append(distance(node.next))
            }
        }
        return distances
    }

    /// Returns the classes on a shortest way to the end; nil if there is none, or if conditions on places have to be
    /// met.
    func shortestWay() -> [Int32]? {
        let distances = distances()
        guard !hasAssertions, bodies.isEmpty, distances[Int(start)] < .max else { return nil }
        var way: [Int32] = []
        var node = nodes[Int(start)]
        while node.kind != .accept {
            if node.kind == .scalars { way.append(members[Int(node.argument)][0]) }
            // A loop is left where it could be, because its way out is never the longer one.
            let leaves = node.kind == .split && distances[Int(node.argument)] <= distances[Int(node.next)]
            node = nodes[Int(leaves ? node.argument : node.next)]
        }
        return way
    }

    /// Writes nodes from the end of a part to its start, so that no node exists only to lead to another.
    private struct Builder {
        let outline: PatternOutline
        var nodes: [Node] = []
        var bodies: [Int32] = []
        var sets: [[ClosedRange<UInt32>]] = []
        var hasAssertions = false
        var usesBoundaries = false
        private var setNumbers: [Int32]
        private var bodyNumbers: [Int32]

        init(_ outline: PatternOutline) {
            self.outline = outline
            setNumbers = Array(repeating: -1, count: outline.sets.count)
            bodyNumbers = Array(repeating: -1, count: outline.lookAheads.count)
        }

        mutating func build(_ part: PatternOutline.Part) -> Int32? {
            append(Node(kind: .accept)).flatMap { build(part, before: $0) }
        }

        private mutating func append(_ node: Node) -> Int32? {
            guard nodes.count < ForwardAutomaton.maximumCount else { return nil }
            nodes.append(node)
            return Int32(nodes.count - 1)
        }

        private mutating func build(_ part: PatternOutline.Part, before next: Int32) -> Int32? {
            switch part {
            case .empty:
                return next
            case .scalars(let set):
                return append(Node(kind: .scalars, argument: number(forSet: set), next: next))
            case .sequence(let parts):
                return parts.reversed().reduce(next) { entry, part in entry.flatMap { build(part, before: $0) } }
            case .choice(let branches):
                return buildChoice(of: branches, before: next)
            case .repetition(let body, let minimum, let maximum):
                return buildRepetition(of: body, minimum: minimum, maximum: maximum, before: next)
            case .start:
                return appendAssertion(.start, before: next)
            case .end:
                return appendAssertion(.end, before: next)
            case .boundary:
                usesBoundaries = true
                return appendAssertion(.boundary, before: next)
            case .notBoundary:
                usesBoundaries = true
                return appendAssertion(.notBoundary, before: next)
            case .lookAhead(let number, let isNegated):
                guard let body = self.number(forBody: number) else { return nil }
                return append(Node(kind: isNegated ? .notLookAhead : .lookAhead, argument: body, next: next))
            }
        }

        private mutating func appendAssertion(_ kind: NodeKind, before next: Int32) -> Int32? {
            hasAssertions = true
            return append(Node(kind: kind, next: next))
        }

        private mutating func buildChoice(of branches: [PatternOutline.Part], before next: Int32) -> Int32? {
            var entry: Int32?
            for branch in branches.reversed() {
                guard let first = build(branch, before: next) else { return nil }
                guard let other = entry else {
                    entry = first
                    continue
                }
                entry = append(Node(kind: .split, argument: other, next: first))
                if entry == nil { return nil }
            }
            return entry ?? next
        }

        /// Writes a repetition out: `a{2,4}` as `aa(a(a)?)?`, whose ways out all lead to the same node.
        private mutating func buildRepetition(
            of body: PatternOutline.Part, minimum: Int, maximum: Int?, before next: Int32
        ) -> Int32? {
            var entry = next
            var copies = minimum
            if let maximum {
                for _ in minimum..<maximum {
                    guard let inner = build(body, before: entry),
                        let split = append(Node(kind: .split, argument: next, next: inner))
                    else { return nil }
                    // A body without nodes would be written again and again without an end to the work.
                    if inner == entry { break }
                    entry = split
                }
            } else {
                guard let loop = append(Node(kind: .split, argument: next)), let inner = build(body, before: loop)
                else { return nil }
                nodes[Int(loop)].next = inner
                entry = minimum == 0 ? loop : inner
                copies = max(0, minimum - 1)
            }
            for _ in 0..<copies {
                guard let inner = build(body, before: entry) else { return nil }
                if inner == entry { break }
                entry = inner
            }
            return entry
        }

        private mutating func number(forSet set: Int) -> Int32 {
            if setNumbers[set] < 0 {
                setNumbers[set] = Int32(sets.count)
                sets.append(outline.sets[set])
            }
            return setNumbers[set]
        }

        private mutating func number(forBody number: Int) -> Int32? {
            if bodyNumbers[number] < 0 {
                guard let entry = build(outline.lookAheads[number]) else { return nil }
                bodyNumbers[number] = Int32(bodies.count)
                bodies.append(entry)
            }
            return bodyNumbers[number]
        }
    }
}
