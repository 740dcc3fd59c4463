// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The set of nodes in which an automaton can be after part of the input.
///
/// The ``Determinizer`` takes a step for each set of nodes and each class before any match, and the ``Simulation``
/// during a match. A step visits each node at most once, so it takes O(*n*) time for *n* nodes.
///
/// The set is kept without its closure under empty transitions, because a condition such as `\b` also depends on the
/// next scalar.
struct Frontier {
    typealias NodeID = Automaton.NodeID

    private let nodes: UnsafePointer<Automaton.Node>
    private let components: UnsafeBufferPointer<Automaton.Component>
    private let members: UnsafePointer<UInt64>
    private let spans: UnsafePointer<Alphabet.Span>

    /// The step in which each node was last visited, so that no set has to be cleared between steps.
    private let marks: UnsafeMutableBufferPointer<UInt32>
    private var step: UInt32 = 0
    private let stack: UnsafeMutablePointer<NodeID>
    private var depth = 0

    /// The nodes of the last closure that read a scalar, one component after another.
    private let reached: UnsafeMutablePointer<NodeID>
    private var reachedCount = 0

    /// The set of nodes before a step, and the one after it.
    private(set) var core: UnsafeMutablePointer<NodeID>
    private(set) var target: UnsafeMutablePointer<NodeID>
    var coreCount = 0
    private(set) var targetCount = 0

    /// Whether each component has reached its end at this position.
    private let holds: UnsafeMutablePointer<Bool>

    /// For each counter, whether its repetition may be left, and whether another scalar of it may follow.
    let canLeave: UnsafeMutablePointer<Bool>
    let canStay: UnsafeMutablePointer<Bool>

    /// The effect of the last `advance` on each counter, and the counters that have one.
    let changes: UnsafeMutablePointer<CounterChange>
    let changed: UnsafeMutablePointer<UInt16>
    private(set) var changedCount = 0

    /// The number of nodes visited so far.
    private(set) var work = 0

    /// Returns the number of bytes of memory that a frontier of an automaton needs.
    static func byteCount(for automaton: Automaton) -> Int {
        let memory = MemoryLayout<NodeID>.stride * 4 + MemoryLayout<UInt32>.stride
        return automaton.nodes.count * memory + automaton.components.count + automaton.counters.count * 6 + 64
    }

    /// Calls a function with a frontier whose memory is freed after the call, so that tasks share no memory.
    static func with<Result>(
        _ automaton: Automaton, extraBytes: Int = 0, _ body: (inout Frontier, UnsafeMutableRawPointer) -> Result
    ) -> Result {
        let extra = (extraBytes + 7) / 8 * 8
        return withUnsafeTemporaryAllocation(
            byteCount: extra + byteCount(for: automaton), alignment: 8
        ) { memory in
            automaton.nodes.withUnsafeBufferPointer { nodes in
                automaton.components.withUnsafeBufferPointer { components in
                    automaton.alphabet.members.withUnsafeBufferPointer { members in
                        automaton.alphabet.spans.withUnsafeBufferPointer { spans in
                            guard let nodes = nodes.baseAddress, let base = memory.baseAddress else {
                                preconditionFailure("an automaton has an end")
                            }
                            // A pattern such as `^$` has no set, so no node reads from these addresses.
                            let members = members.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
                            let spans = spans.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
                            var frontier = Frontier(
                                automaton, nodes: nodes, components: components, members: members, spans: spans,
                                memory: base + extra)
                            return body(&frontier, base)
                        }
                    }
                }
            }
        }
    }

    private init(
        _ automaton: Automaton, nodes: UnsafePointer<Automaton.Node>,
        components: UnsafeBufferPointer<Automaton.Component>, members: UnsafePointer<UInt64>,
        spans: UnsafePointer<Alphabet.Span>, memory: UnsafeMutableRawPointer
    ) {
        let count = automaton.nodes.count
        let counters = automaton.counters.count
        self.nodes = nodes
        self.components = components
        self.members = members
        self.spans = spans
        var place = memory
        func take<Element>(
            _ type: Element.Type, count: Int, repeating value: Element
        ) -> UnsafeMutablePointer<Element> {
            let start = place.initializeMemory(as: type, repeating: value, count: count)
            place += count * MemoryLayout<Element>.stride
            return start
        }
        marks = UnsafeMutableBufferPointer(start: take(UInt32.self, count: count, repeating: 0), count: count)
        stack = take(NodeID.self, count: count, repeating: 0)
        reached = take(NodeID.self, count: count, repeating: 0)
        core = take(NodeID.self, count: count, repeating: 0)
        target = take(NodeID.self, count: count, repeating: 0)
        changed = take(UInt16.self, count: counters, repeating: 0)
        changes = take(CounterChange.self, count: counters, repeating: [])
        canLeave = take(Bool.self, count: counters, repeating: false)
        canStay = take(Bool.self, count: counters, repeating: false)
        holds = take(Bool.self, count: components.count, repeating: false)
    }

    /// Finds the closure of the core under empty transitions, at a position with known neighbors.
    ///
    /// A conjunct starts at the first position, and a look-ahead at every position. A component comes after the
    /// look-aheads to which it refers, so their results are known.
    ///
    /// - Returns: Whether the input may end here.
    mutating func close(before: Neighbor, after: Neighbor) -> Bool {
        beginStep()
        reachedCount = 0
        var next = 0
        var accepts = true
        for (number, component) in components.enumerated() {
            if component.isLookAhead || before == .edge { visit(component.start) }
            while next < coreCount, core[next] < component.end {
                visit(core[next])
                next += 1
            }
            drain(before: before, after: after)
            let isReached = marks[Int(component.accept)] == step
            holds[number] = isReached
            if !component.isLookAhead, isReached == component.isNegated { accepts = false }
        }
        work += components.count
        return accepts
    }

    /// Collects in `target` the nodes to which a scalar of a class leads from the closure.
    ///
    /// - Returns: Whether the input can still be accepted, regardless of its look-aheads.
    mutating func advance(by scalarClass: Int) -> Bool {
        beginAdvance()
        let word = scalarClass / 64
        let bit = UInt64(1) << UInt64(scalarClass % 64)
        for index in 0..<reachedCount {
            let number = reached[index]
            let node = nodes[Int(number)]
            let span = spans[Int(node.argument)]
            let offset = word &- Int(span.first)
            guard offset >= 0, offset < Int(span.count), members[Int(span.start) &+ offset] & bit != 0 else { continue }
            follow(node, number: number)
        }
        work += reachedCount
        return checkAlive()
    }

    /// Collects in `target` the nodes to which the given nodes lead, each by a scalar of its set.
    ///
    /// - Returns: Whether the input can still be accepted, regardless of its look-aheads.
    mutating func advance(from readers: UnsafeBufferPointer<NodeID>) -> Bool {
        beginAdvance()
        for number in readers { follow(nodes[Int(number)], number: number) }
        work += readers.count
        return checkAlive()
    }

    /// The nodes of the last closure that read a scalar.
    var readers: UnsafeBufferPointer<NodeID> {
        UnsafeBufferPointer(start: reached, count: reachedCount)
    }

    /// Adds work that was done elsewhere.
    mutating func add(work more: Int) { work += more }

    private mutating func beginAdvance() {
        beginStep()
        targetCount = 0
        for index in 0..<changedCount { changes[Int(changed[index])] = [] }
        changedCount = 0
    }

    @inline(__always)
    private mutating func follow(_ node: Automaton.Node, number: NodeID) {
        var next = node.next
        if node.kind != .scalars {
            if node.kind == .stay { next = number }
            change(node.counter, to: node.kind == .stay ? .kept : .entered)
        }
        guard marks[Int(next)] != step else { return }
        marks[Int(next)] = step
        target[targetCount] = next
        targetCount += 1
    }

    private mutating func checkAlive() -> Bool {
        work += components.count
        var next = 0
        for component in components {
            let first = next
            while next < targetCount, target[next] < component.end { next += 1 }
            if next == first, !component.isLookAhead, !component.isNegated { return false }
        }
        return true
    }

    /// Makes the target the next core.
    mutating func proceed() {
        swap(&core, &target)
        coreCount = targetCount
    }

    private mutating func change(_ counter: UInt16, to change: CounterChange) {
        if changes[Int(counter)].isEmpty {
            changed[changedCount] = counter
            changedCount += 1
        }
        changes[Int(counter)].formUnion(change)
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

    private mutating func drain(before: Neighbor, after: Neighbor) {
        while depth > 0 {
            depth -= 1
            let number = stack[depth]
            let node = nodes[Int(number)]
            switch node.kind {
            case .scalars, .enter:
                reached[reachedCount] = number
                reachedCount += 1
            case .stay:
                if canStay[Int(node.counter)] {
                    reached[reachedCount] = number
                    reachedCount += 1
                }
                if canLeave[Int(node.counter)] { visit(node.next) }
            case .split:
                visit(node.argument)
                visit(node.next)
            case .start:
                if before == .edge { visit(node.next) }
            case .end:
                if after == .edge { visit(node.next) }
            case .boundary:
                if (before == .word) != (after == .word) { visit(node.next) }
            case .notBoundary:
                if (before == .word) == (after == .word) { visit(node.next) }
            case .lookAhead:
                if holds[Int(node.argument)] { visit(node.next) }
            case .notLookAhead:
                if !holds[Int(node.argument)] { visit(node.next) }
            case .accept:
                break
            }
        }
    }
}
