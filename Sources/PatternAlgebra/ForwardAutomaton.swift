// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// A nondeterministic automaton for a pattern's condition that reads from the first scalar to the last.
///
/// The matcher's automaton reads backward if a pattern has look-aheads. This automaton always reads forward, so any two
/// patterns' automata can run at the same time, and examples are found in reading order. A look-ahead is therefore a
/// condition on the scalars that follow; see ``LazyDeterminizer``.
struct ForwardAutomaton: Sendable, Equatable {
    struct Node: Sendable, Equatable {
        var kind: NodeKind
        /// The set for a node that reads a scalar, the second next node of a `split`, or a look-ahead's index.
        var argument: Int32 = 0
        var next: Int32 = 0
    }

    enum NodeKind: Sendable {
        case scalars
        case split
        case startAnchor
        case endAnchor
        case wordBoundary
        case notWordBoundary
        case lookAhead
        case notLookAhead
        case accept
    }

    private(set) var nodes: [Node] = []

    private(set) var startNode: Int32 = 0

    /// The start nodes of the look-aheads' bodies.
    ///
    /// An inner body comes before its enclosing body.
    private(set) var lookAheadStarts: [Int32] = []

    let scalarClasses: ScalarClasses

    /// The classes in each scalar set, in ascending order, and the same sets as flags for each class.
    let setMembers: [[Int32]]
    let isSetMember: [[Bool]]

    /// Whether each class consists of word scalars, or an empty array if the condition has no word boundary.
    let isWordClass: [Bool]

    /// Whether there is an anchor or a word boundary.
    private(set) var hasAssertions = false

    /// The maximum number of nodes in an automaton.
    ///
    /// It writes out all counted repetitions.
    static let maximumNodes = 150_000

    /// Builds a condition's automaton, or returns `nil` if it would have too many nodes.
    init?(_ tree: PatternOutline.Part, in outline: PatternOutline) {
        var builder = Builder(outline)
        guard let start = builder.buildNodes(for: tree) else { return nil }
        startNode = start
        nodes = builder.nodes
        lookAheadStarts = builder.lookAheadStarts
        hasAssertions = builder.hasAssertions
        var sets = builder.sets
        if builder.usesWordBoundaries { sets.append(PatternOutline.wordScalars) }
        let scalarClasses = ScalarClasses(sets)
        let setMembers = sets.map { scalarClasses.classes(in: $0) }
        let isSetMember = setMembers.map { members in
            var flags = Array(repeating: false, count: scalarClasses.count)
            for scalarClass in members { flags[Int(scalarClass)] = true }
            return flags
        }
        isWordClass = builder.usesWordBoundaries ? isSetMember[sets.count - 1] : []
        self.scalarClasses = scalarClasses
        self.setMembers = setMembers
        self.isSetMember = isSetMember
    }

    /// Returns the fewest scalars that lead from each node to its part's end, ignoring look-aheads.
    ///
    /// A node comes after the nodes that it leads to, except for a loop's transition back, which is on no shortest
    /// path.
    func distancesToEnd() -> [Int32] {
        var distances: [Int32] = []
        func distance(_ node: Int32) -> Int32 { Int(node) < distances.count ? distances[Int(node)] : .max }
        for node in nodes {
            switch node.kind {
            case .accept: distances.append(0)
            case .scalars:
                let rest = setMembers[Int(node.argument)].isEmpty ? .max : distance(node.next)
                distances.append(rest == .max ? .max : rest + 1)
            case .split: distances.append(min(distance(node.next), distance(node.argument)))
            default: distances.append(distance(node.next))
            }
        }
        return distances
    }

    /// Returns the classes on a shortest path to the end, or `nil` if there's no path or if there are anchors, word
    /// boundaries, or look-aheads.
    func shortestPath() -> [Int32]? {
        let distances = distancesToEnd()
        guard !hasAssertions, lookAheadStarts.isEmpty, distances[Int(startNode)] < .max else { return nil }
        var path: [Int32] = []
        var node = nodes[Int(startNode)]
        while node.kind != .accept {
            if node.kind == .scalars { path.append(setMembers[Int(node.argument)][0]) }
            // The path leaves a loop as early as possible, because leaving is never longer than going around again.
            let leaves = node.kind == .split && distances[Int(node.argument)] <= distances[Int(node.next)]
            node = nodes[Int(leaves ? node.argument : node.next)]
        }
        return path
    }

    /// A node builder that works back to front: it builds the node after a part before the part itself.
    private struct Builder {
        let outline: PatternOutline
        var nodes: [Node] = []
        var lookAheadStarts: [Int32] = []
        var sets: [[ClosedRange<UInt32>]] = []
        var hasAssertions = false
        var usesWordBoundaries = false
        private var setNumbers: [Int32]
        private var lookAheadNumbers: [Int32]

        init(_ outline: PatternOutline) {
            self.outline = outline
            setNumbers = Array(repeating: -1, count: outline.sets.count)
            lookAheadNumbers = Array(repeating: -1, count: outline.lookAheads.count)
        }

        mutating func buildNodes(for tree: PatternOutline.Part) -> Int32? {
            append(Node(kind: .accept)).flatMap { buildNodes(for: tree, before: $0) }
        }

        private mutating func append(_ node: Node) -> Int32? {
            guard nodes.count < ForwardAutomaton.maximumNodes else { return nil }
            nodes.append(node)
            return Int32(nodes.count - 1)
        }

        private mutating func buildNodes(for tree: PatternOutline.Part, before next: Int32) -> Int32? {
            switch tree {
            case .empty:
                return next
            case .scalars(let set):
                return append(Node(kind: .scalars, argument: insertSet(set), next: next))
            case .sequence(let parts):
                return parts.reversed().reduce(next) { entry, part in
                    entry.flatMap { buildNodes(for: part, before: $0) }
                }
            case .choice(let branches):
                return buildChoice(of: branches, before: next)
            case .repetition(let body, let minimum, let maximum):
                return buildRepetition(of: body, minimum: minimum, maximum: maximum, before: next)
            case .startAnchor:
                return appendAssertion(.startAnchor, before: next)
            case .endAnchor:
                return appendAssertion(.endAnchor, before: next)
            case .wordBoundary:
                usesWordBoundaries = true
                return appendAssertion(.wordBoundary, before: next)
            case .notWordBoundary:
                usesWordBoundaries = true
                return appendAssertion(.notWordBoundary, before: next)
            case .lookAhead(let number, let isNegated):
                guard let body = self.insertLookAhead(number) else { return nil }
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
                guard let first = buildNodes(for: branch, before: next) else { return nil }
                guard let other = entry else {
                    entry = first
                    continue
                }
                entry = append(Node(kind: .split, argument: other, next: first))
                if entry == nil { return nil }
            }
            return entry ?? next
        }

        /// Builds a repetition as copies of its body: `a{2,4}` is `aa(a(a)?)?`, whose exits all lead to the same node.
        private mutating func buildRepetition(
            of body: PatternOutline.Part, minimum: Int, maximum: Int?, before next: Int32
        ) -> Int32? {
            var entry = next
            var copies = minimum
            if let maximum {
                for _ in minimum..<maximum {
                    guard let inner = buildNodes(for: body, before: entry),
                        let split = append(Node(kind: .split, argument: next, next: inner))
                    else { return nil }
                    // All copies of a body without nodes are the same, so one copy is enough.
                    if inner == entry { break }
                    entry = split
                }
            } else {
                guard let loop = append(Node(kind: .split, argument: next)),
                    let inner = buildNodes(for: body, before: loop)
                else { return nil }
                nodes[Int(loop)].next = inner
                entry = minimum == 0 ? loop : inner
                copies = max(0, minimum - 1)
            }
            for _ in 0..<copies {
                guard let inner = buildNodes(for: body, before: entry) else { return nil }
                if inner == entry { break }
                entry = inner
            }
            return entry
        }

        private mutating func insertSet(_ set: Int) -> Int32 {
            if setNumbers[set] < 0 {
                setNumbers[set] = Int32(sets.count)
                sets.append(outline.sets[set])
            }
            return setNumbers[set]
        }

        private mutating func insertLookAhead(_ number: Int) -> Int32? {
            if lookAheadNumbers[number] < 0 {
                guard let entry = buildNodes(for: outline.lookAheads[number]) else { return nil }
                lookAheadNumbers[number] = Int32(lookAheadStarts.count)
                lookAheadStarts.append(entry)
            }
            return lookAheadNumbers[number]
        }
    }
}
