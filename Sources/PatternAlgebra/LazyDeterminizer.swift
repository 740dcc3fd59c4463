// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Counts the work of a comparison, so that it ends.
final class WorkMeter {
    /// The number of nodes visited and steps taken so far.
    var work = 0

    private let limit: Int

    /// Creates a meter that allows so much work.
    init(limit: Int) { self.limit = limit }

    var isExhausted: Bool { work > limit }
}

/// Turns an automaton into a deterministic one, a state at a time, when a comparison needs it.
///
/// A state is the set of ways on which the automaton can be after part of the input. A way is a node together with the
/// look-aheads that were met before it and are not decided yet: it counts only if each of them holds. The body of
/// a look-ahead is determinized in the same way, so what is pending is one state of that body.
///
/// A set is kept before its free moves are followed, because whether `\b` lets a move through depends on the scalar
/// that comes next.
final class LazyDeterminizer {
    /// Where a step leads if it is not a state: nothing can be accepted any more.
    static let dead: Int32 = -1

    /// Where a step leads in the body of a look-ahead: the look-ahead holds, whatever follows.
    static let held: Int32 = -2

    private static let unknown: Int32 = -3

    private struct Way: Hashable {
        var node: Int32
        /// The number of the list of pending look-aheads; 0 if there are none.
        var pending: Int32
    }

    /// A look-ahead that is not decided yet.
    private struct Pending: Hashable {
        var body: Int32
        var isNegated: Bool
        var state: Int32
    }

    private enum Side: UInt8 {
        case edge
        case word
        case other
    }

    private struct State: Hashable {
        var before: Side
        var ways: [Way]
    }

    private let automaton: ForwardAutomaton
    private let entry: Int32
    private let isBody: Bool
    private let bodies: [LazyDeterminizer]
    private let classCount: Int

    private var states: [State] = []
    private var numbers: [State: Int32] = [:]
    private var steps: [Int32] = []
    private var isExpanded: [Bool] = []
    private var ends: [Bool?] = []

    private var pendingLists: [[Pending]] = [[]]
    private var pendingNumbers: [[Pending]: Int32] = [[]: 0]

    /// The ways that read a scalar, and the lists of those that have come to the end of the part.
    private var readers: [Way] = []
    private var arrivals: [Int32] = []
    private var visited: Set<Way> = []
    private var marks: [UInt32]
    private var round: UInt32 = 0
    private var stack: [Way] = []

    private let meter: WorkMeter

    /// The number of states so far.
    var count: Int { states.count }

    /// Creates a determinizer for the whole of an automaton.
    ///
    /// - Parameters:
    ///   - automaton: The automaton.
    ///   - meter: What counts the work; once it is exhausted, no result counts.
    convenience init(_ automaton: ForwardAutomaton, meter: WorkMeter) {
        var bodies: [LazyDeterminizer] = []
        for entry in automaton.bodies {
            bodies.append(LazyDeterminizer(automaton, entry: entry, isBody: true, bodies: bodies, meter: meter))
        }
        self.init(automaton, entry: automaton.start, isBody: false, bodies: bodies, meter: meter)
    }

    private init(
        _ automaton: ForwardAutomaton, entry: Int32, isBody: Bool, bodies: [LazyDeterminizer], meter: WorkMeter
    ) {
        self.meter = meter
        self.automaton = automaton
        self.entry = entry
        self.isBody = isBody
        self.bodies = bodies
        classCount = automaton.classes.count
        marks = Array(repeating: 0, count: automaton.nodes.count)
    }

    /// The state before the first scalar.
    var start: Int32 { state(enteredAfter: automaton.hasAssertions ? .edge : .other) }

    private func state(enteredAfter before: Side) -> Int32 {
        number(of: State(before: before, ways: [Way(node: entry, pending: 0)]))
    }

    /// Returns the state that a scalar of a class leads to, or ``dead``, or ``held``.
    func step(from state: Int32, by scalarClass: Int) -> Int32 {
        if !isExpanded[Int(state)] { expand(state) }
        return steps[Int(state) * classCount + scalarClass]
    }

    /// Returns a function for the fewest scalars from a state to an end, if all pending look-aheads hold.
    func distances() -> (Int32) -> Int {
        let fewest = automaton.distances()
        return { state in
            state < 0 ? .max : self.states[Int(state)].ways.reduce(.max) { min($0, Int(fewest[Int($1.node)])) }
        }
    }

    /// Returns whether the input may end in a state: for a body, whether the look-ahead holds then.
    func accepts(_ state: Int32) -> Bool {
        if let known = ends[Int(state)] { return known }
        close(states[Int(state)], after: .edge)
        let accepts = arrivals.contains { list in
            pendingLists[Int(list)].allSatisfy { bodies[Int($0.body)].accepts($0.state) != $0.isNegated }
        }
        ends[Int(state)] = accepts
        return accepts
    }

    /// Fills in the steps of a state for all classes.
    private func expand(_ number: Int32) {
        isExpanded[Int(number)] = true
        let state = states[Int(number)]
        if automaton.isWord.isEmpty {
            close(state, after: .other)
            fill(number, .other, classes: 0..<classCount)
        } else {
            for side in [Side.word, .other] {
                close(state, after: side)
                fill(number, side, classes: (0..<classCount).filter { automaton.isWord[$0] == (side == .word) })
            }
        }
    }

    /// Fills in the steps for the classes of one side, once for all classes that the same ways read.
    private func fill(_ number: Int32, _ side: Side, classes: some Collection<Int>) {
        let row = Int(number) * classCount
        var refinement = Refinement(count: classCount)
        for way in readers {
            refinement.begin()
            let members = automaton.members[Int(automaton.nodes[Int(way.node)].argument)]
            for scalarClass in members { refinement.move(Int(scalarClass)) }
            meter.work += 1 + members.count / 4
        }
        var next = Array(repeating: LazyDeterminizer.unknown, count: refinement.groupCount)
        for scalarClass in classes {
            let group = Int(refinement.groups[scalarClass])
            // What is pending is stepped by the class itself, and other look-aheads may distinguish more classes.
            if next[group] == LazyDeterminizer.unknown || !bodies.isEmpty {
                next[group] = target(of: scalarClass, side)
            }
            steps[row + scalarClass] = next[group]
        }
        meter.work += refinement.groupCount
    }

    private func target(of scalarClass: Int, _ side: Side) -> Int32 {
        var ways: [Way] = []
        for way in readers {
            let node = automaton.nodes[Int(way.node)]
            guard automaton.isMember[Int(node.argument)][scalarClass],
                let pending = stepped(way.pending, by: scalarClass)
            else { continue }
            ways.append(Way(node: node.next, pending: pending))
        }
        if isBody {
            for list in arrivals {
                guard let pending = stepped(list, by: scalarClass) else { continue }
                if pending == 0 { return LazyDeterminizer.held }
                // The body has come to its end; what is pending decides.
                ways.append(Way(node: 0, pending: pending))
            }
        }
        meter.work += ways.count
        guard !ways.isEmpty else { return LazyDeterminizer.dead }
        ways.sort { ($0.node, $0.pending) < ($1.node, $1.pending) }
        var last = 0
        for index in ways.indices.dropFirst() where ways[index] != ways[last] {
            last += 1
            ways[last] = ways[index]
        }
        ways.removeSubrange((last + 1)...)
        if !bodies.isEmpty { ways = withoutRedundantWays(ways) }
        return self.number(of: State(before: automaton.isWord.isEmpty ? .other : side, ways: ways))
    }

    /// Leaves out ways that wait for all that another way to the same node waits for, and for more.
    private func withoutRedundantWays(_ ways: [Way]) -> [Way] {
        ways.filter { way in
            !ways.contains { other in
                guard other.node == way.node, other.pending != way.pending else { return false }
                let needed = pendingLists[Int(other.pending)]
                let own = pendingLists[Int(way.pending)]
                return needed.count < own.count && needed.allSatisfy(own.contains)
            }
        }
    }

    /// Returns what is pending after another scalar, or nil if it can no longer hold.
    private func stepped(_ list: Int32, by scalarClass: Int) -> Int32? {
        guard list != 0 else { return 0 }
        var result: [Pending] = []
        for pending in pendingLists[Int(list)] {
            switch bodies[Int(pending.body)].step(from: pending.state, by: scalarClass) {
            case LazyDeterminizer.dead:
                if !pending.isNegated { return nil }
            case LazyDeterminizer.held:
                if pending.isNegated { return nil }
            case let state:
                result.append(Pending(body: pending.body, isNegated: pending.isNegated, state: state))
            }
        }
        return number(of: result)
    }

    private func number(of list: [Pending]) -> Int32 {
        var list = list
        list.sort { ($0.body, $0.state, $0.isNegated ? 1 : 0) < ($1.body, $1.state, $1.isNegated ? 1 : 0) }
        var unique: [Pending] = []
        for pending in list where unique.last != pending { unique.append(pending) }
        meter.work += unique.count
        if let number = pendingNumbers[unique] { return number }
        let number = Int32(pendingLists.count)
        pendingLists.append(unique)
        pendingNumbers[unique] = number
        return number
    }

    private func number(of state: State) -> Int32 {
        if let number = numbers[state] { return number }
        let number = Int32(states.count)
        states.append(state)
        numbers[state] = number
        steps.append(contentsOf: repeatElement(LazyDeterminizer.unknown, count: classCount))
        isExpanded.append(false)
        ends.append(nil)
        // A state is more work than its ways: it is hashed and kept, with a row of steps.
        meter.work += 8 + classCount / 4
        return number
    }

    /// Follows all free moves of a state at a place with known sides.
    private func close(_ state: State, after: Side) {
        readers.removeAll(keepingCapacity: true)
        arrivals.removeAll(keepingCapacity: true)
        visited.removeAll(keepingCapacity: true)
        round += 1
        for way in state.ways { visit(way) }
        while let way = stack.popLast() {
            if meter.isExhausted { return stack.removeAll() }
            let node = automaton.nodes[Int(way.node)]
            switch node.kind {
            case .scalars:
                readers.append(way)
            case .split:
                visit(Way(node: node.argument, pending: way.pending))
                visit(Way(node: node.next, pending: way.pending))
            case .start:
                if state.before == .edge { visit(Way(node: node.next, pending: way.pending)) }
            case .end:
                if after == .edge { visit(Way(node: node.next, pending: way.pending)) }
            case .boundary, .notBoundary:
                let isBoundary = (state.before == .word) != (after == .word)
                if isBoundary == (node.kind == .boundary) { visit(Way(node: node.next, pending: way.pending)) }
            case .lookAhead, .notLookAhead:
                let body = bodies[Int(node.argument)]
                let pending = Pending(
                    body: node.argument, isNegated: node.kind == .notLookAhead,
                    state: body.state(enteredAfter: state.before))
                visit(Way(node: node.next, pending: number(of: pendingLists[Int(way.pending)] + [pending])))
            case .accept:
                arrivals.append(way.pending)
            }
        }
    }

    private func visit(_ way: Way) {
        if bodies.isEmpty {
            guard marks[Int(way.node)] != round else { return }
            marks[Int(way.node)] = round
        } else {
            guard visited.insert(way).inserted else { return }
        }
        meter.work += 1
        stack.append(way)
    }
}
