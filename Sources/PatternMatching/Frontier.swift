// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The nodes that an automaton can be in after part of the input: the one step that both ways of matching take.
///
/// The ``Determinizer`` takes it for every set of nodes and class beforehand; the ``Simulation`` while it reads. Each
/// node is visited at most once a step, so a step costs O(nodes).
///
/// A set of nodes is kept before its free moves are followed, because whether a condition such as `\b` lets a move
/// through is known only together with the next scalar.
struct Frontier {
    typealias NodeID = Automaton.NodeID

    private let nodes: UnsafePointer<Automaton.Node>
    private let components: UnsafeBufferPointer<Automaton.Component>
    private let members: UnsafePointer<UInt64>
    private let wordsPerSet: Int

    /// The step in which each node was last visited, which spares clearing a set between steps.
    private let marks: UnsafeMutableBufferPointer<UInt32>
    private var step: UInt32 = 0
    private let stack: UnsafeMutablePointer<NodeID>
    private var depth = 0

    /// The `scalars` nodes found by the last `close`, those of one component after those of another.
    private let reached: UnsafeMutablePointer<NodeID>
    private var reachedCount = 0

    /// Whether each component has reached its end at this place.
    private let holds: UnsafeMutablePointer<Bool>

    /// The number of nodes visited so far.
    private(set) var work = 0

    /// Lends a frontier whose memory lives for one call, so that matching shares nothing between tasks.
    static func with<Result>(_ automaton: Automaton, _ body: (inout Frontier) -> Result) -> Result {
        let count = automaton.nodes.count
        let marks = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
        marks.initialize(repeating: 0)
        let lists = UnsafeMutablePointer<NodeID>.allocate(capacity: 2 * count)
        let holds = UnsafeMutablePointer<Bool>.allocate(capacity: automaton.components.count)
        defer {
            marks.deallocate()
            lists.deallocate()
            holds.deallocate()
        }
        return automaton.nodes.withUnsafeBufferPointer { nodes in
            automaton.components.withUnsafeBufferPointer { components in
                automaton.alphabet.members.withUnsafeBufferPointer { members in
                    guard let nodes = nodes.baseAddress else { preconditionFailure("an automaton has an end") }
                    // A pattern such as `^$` names no set; no node will ask then, and any address will do.
                    let members = members.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
                    var frontier = Frontier(
                        nodes: nodes, components: components, members: members,
                        wordsPerSet: automaton.alphabet.wordsPerSet, marks: marks, stack: lists,
                        reached: lists + count, holds: holds)
                    return body(&frontier)
                }
            }
        }
    }

    private init(
        nodes: UnsafePointer<Automaton.Node>, components: UnsafeBufferPointer<Automaton.Component>,
        members: UnsafePointer<UInt64>, wordsPerSet: Int, marks: UnsafeMutableBufferPointer<UInt32>,
        stack: UnsafeMutablePointer<NodeID>, reached: UnsafeMutablePointer<NodeID>,
        holds: UnsafeMutablePointer<Bool>
    ) {
        self.nodes = nodes
        self.components = components
        self.members = members
        self.wordsPerSet = wordsPerSet
        self.marks = marks
        self.stack = stack
        self.reached = reached
        self.holds = holds
    }

    /// Follows all free moves from a set of nodes, at a place with known sides.
    ///
    /// The pattern itself starts at the first place, a look-ahead at every one. Components come in the order in
    /// which they ask about one another, so each answer is there when it is needed.
    ///
    /// - Returns: Whether the pattern has reached its end.
    mutating func close(_ core: UnsafeBufferPointer<NodeID>, before: Side, after: Side) -> Bool {
        beginStep()
        reachedCount = 0
        var next = 0
        let last = components.count - 1
        for (number, component) in components.enumerated() {
            if number < last || before == .edge { visit(component.start) }
            while next < core.count, core[next] < component.limit {
                visit(core[next])
                next += 1
            }
            drain(before: before, after: after)
            holds[number] = marks[Int(component.accept)] == step
        }
        return holds[last]
    }

    /// Collects the nodes that a scalar of a class leads to from those that `close` found.
    ///
    /// - Returns: The number of nodes, or 0 if the pattern itself, whatever its look-aheads say, cannot go on.
    mutating func advance(by scalarClass: Int, into target: UnsafeMutablePointer<NodeID>) -> Int {
        beginStep()
        var count = 0
        let word = scalarClass / 64
        let bit = UInt64(1) << UInt64(scalarClass % 64)
        for index in 0..<reachedCount {
            let node = nodes[Int(reached[index])]
            guard members[Int(node.argument) * wordsPerSet + word] & bit != 0 else { continue }
            guard marks[Int(node.next)] != step else { continue }
            marks[Int(node.next)] = step
            target[count] = node.next
            count += 1
        }
        work += reachedCount
        let isAlive = count > 0 && target[count - 1] >= components[components.count - 1].accept
        return isAlive ? count : 0
    }

    private mutating func beginStep() {
        if step == .max {
            marks.update(repeating: 0)
            step = 0
        }
        step += 1
    }

    private mutating func visit(_ node: NodeID) {
        guard marks[Int(node)] != step else { return }
        marks[Int(node)] = step
        stack[depth] = node
        depth += 1
        work += 1
    }

    private mutating func drain(before: Side, after: Side) {
        while depth > 0 {
            depth -= 1
            let number = stack[depth]
            let node = nodes[Int(number)]
            switch node.kind {
            case .scalars:
                reached[reachedCount] = number
                reachedCount += 1
            case .split:
                visit(node.argument)
                visit(node.next)
            case .assertion:
                if Frontier.holds(node.argument, before: before, after: after) { visit(node.next) }
            case .lookAhead:
                if holds[Int(node.argument)] { visit(node.next) }
            case .notLookAhead:
                if !holds[Int(node.argument)] { visit(node.next) }
            case .accept:
                break
            }
        }
    }

    private static func holds(_ assertion: UInt16, before: Side, after: Side) -> Bool {
        switch Assertion(rawValue: assertion) {
        case .start: before == .edge
        case .end: after == .edge
        case .boundary: (before == .word) != (after == .word)
        case .notBoundary: (before == .word) == (after == .word)
        case nil: false
        }
    }
}
