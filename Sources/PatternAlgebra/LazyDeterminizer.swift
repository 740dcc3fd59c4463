// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A counter of the work of a comparison, with a limit.
final class WorkMeter {
    /// The number of nodes visited and steps taken so far.
    var work = 0

    private let limit: Int

    /// Creates a meter with a limit of the work.
    init(limit: Int) { self.limit = limit }

    var isExhausted: Bool { work > limit }
}

/// The subset construction, which finds a state only when a comparison needs it.
///
/// A state is the set of configurations in which the automaton can be after part of the input. A configuration is a
/// node together with the look-aheads before it that are not decided yet. It is possible only if each of them holds.
/// The body of a look-ahead is determinized in the same way, so a pending look-ahead has a state of its body.
///
/// The set is kept without its closure under empty transitions, because a condition such as `\b` also depends on the
/// next scalar.
final class LazyDeterminizer {
    /// The target of a step after which no input is accepted.
    static let dead: Int32 = -1

    /// The target of a step in the body of a look-ahead that holds, whatever follows.
    static let satisfied: Int32 = -2

    private static let unknown: Int32 = -3

    private struct Configuration: Hashable {
        var node: Int32
        /// The number of the list of pending look-aheads, which is 0 if there are none.
        var pending: Int32
    }

    /// A look-ahead that is not decided yet.
    private struct PendingLookAhead: Hashable {
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
        var configurations: [Configuration]
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

    private var pendingLists: [[PendingLookAhead]] = [[]]
    private var pendingNumbers: [[PendingLookAhead]: Int32] = [[]: 0]

    /// The configurations of the closure that read a scalar, and the lists of those at the end of the part.
    private var readers: [Configuration] = []
    private var arrivals: [Int32] = []
    private var visited: Set<Configuration> = []
    private var marks: [UInt32]
    private var round: UInt32 = 0
    private var stack: [Configuration] = []

    private let meter: WorkMeter

    /// The number of states so far.
    var count: Int { states.count }

    /// Creates a determinizer for the whole of an automaton.
    ///
    /// - Parameters:
    ///   - automaton: The automaton to determinize.
    ///   - meter: The meter of the work. The results are not valid if it is exhausted.
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
        number(of: State(before: before, configurations: [Configuration(node: entry, pending: 0)]))
    }

    /// Returns the state to which a scalar of a class leads, or ``dead``, or ``satisfied``.
    func step(from state: Int32, by scalarClass: Int) -> Int32 {
        if !isExpanded[Int(state)] { expand(state) }
        return steps[Int(state) * classCount + scalarClass]
    }

    /// Returns a function for the fewest scalars from a state to an end, if all pending look-aheads hold.
    func distances() -> (Int32) -> Int {
        let fewest = automaton.distances()
        return { state in
            state < 0
                ? .max : self.states[Int(state)].configurations.reduce(.max) { min($0, Int(fewest[Int($1.node)])) }
        }
    }

    /// Returns whether the input may end in a state, which means for a body that the look-ahead holds.
    func accepts(_ state: Int32) -> Bool {
        if let known = ends[Int(state)] { return known }
        close(states[Int(state)], after: .edge)
        let accepts = arrivals.contains { list in
            pendingLists[Int(list)].allSatisfy { bodies[Int($0.body)].accepts($0.state) != $0.isNegated }
        }
        ends[Int(state)] = accepts
        return accepts
    }

    /// Sets the steps of a state for all classes.
    private func expand(_ number: Int32) {
        isExpanded[Int(number)] = true
        let state = states[Int(number)]
        if automaton.isWord.isEmpty {
            close(state, after: .other)
            fill(number, after: .other, classes: 0..<classCount)
        } else {
            for side in [Side.word, .other] {
                close(state, after: side)
                fill(number, after: side, classes: (0..<classCount).filter { automaton.isWord[$0] == (side == .word) })
            }
        }
    }

    /// Sets the steps for the classes of one side, once for all classes that the same configurations read.
    private func fill(_ number: Int32, after side: Side, classes: some Collection<Int>) {
        let row = Int(number) * classCount
        var refinement = Refinement(count: classCount)
        for configuration in readers {
            refinement.begin()
            let members = automaton.members[Int(automaton.nodes[Int(configuration.node)].argument)]
            for scalarClass in members { refinement.move(Int(scalarClass)) }
            meter.work += 1 + members.count / 4
        }
        var next = Array(repeating: LazyDeterminizer.unknown, count: refinement.groupCount)
        for scalarClass in classes {
            let group = Int(refinement.groups[scalarClass])
            // Pending look-aheads may distinguish more classes, so their step is taken for each class.
            if next[group] == LazyDeterminizer.unknown || !bodies.isEmpty {
                next[group] = target(of: scalarClass, side)
            }
            steps[row + scalarClass] = next[group]
        }
        meter.work += refinement.groupCount
    }

    private func target(of scalarClass: Int, _ side: Side) -> Int32 {
        var configurations: [Configuration] = []
        for configuration in readers {
            let node = automaton.nodes[Int(configuration.node)]
            guard automaton.isMember[Int(node.argument)][scalarClass],
                let pending = stepped(configuration.pending, by: scalarClass)
            else { continue }
            configurations.append(Configuration(node: node.next, pending: pending))
        }
        if isBody {
            for list in arrivals {
                guard let pending = stepped(list, by: scalarClass) else { continue }
                if pending == 0 { return LazyDeterminizer.satisfied }
                // The body has reached its end, so only the pending look-aheads are left.
                configurations.append(Configuration(node: 0, pending: pending))
            }
        }
        meter.work += configurations.count
        guard !configurations.isEmpty else { return LazyDeterminizer.dead }
        configurations.sort { ($0.node, $0.pending) < ($1.node, $1.pending) }
        var last = 0
        for index in configurations.indices.dropFirst() where configurations[index] != configurations[last] {
            last += 1
            configurations[last] = configurations[index]
        }
        configurations.removeSubrange((last + 1)...)
        if !bodies.isEmpty { configurations = withoutRedundancy(configurations) }
        return self.number(of: State(before: automaton.isWord.isEmpty ? .other : side, configurations: configurations))
    }

    /// Returns the configurations without those whose pending look-aheads include all of another configuration with the
    /// same node.
    private func withoutRedundancy(_ configurations: [Configuration]) -> [Configuration] {
        configurations.filter { configuration in
            !configurations.contains { other in
                guard other.node == configuration.node, other.pending != configuration.pending else { return false }
                let needed = pendingLists[Int(other.pending)]
                let own = pendingLists[Int(configuration.pending)]
                return needed.count < own.count && needed.allSatisfy(own.contains)
            }
        }
    }

    /// Returns the list of pending look-aheads after another scalar, or `nil` if one of them cannot hold.
    private func stepped(_ list: Int32, by scalarClass: Int) -> Int32? {
        guard list != 0 else { return 0 }
        var result: [PendingLookAhead] = []
        for pending in pendingLists[Int(list)] {
            switch bodies[Int(pending.body)].step(from: pending.state, by: scalarClass) {
            case LazyDeterminizer.dead:
                if !pending.isNegated { return nil }
            case LazyDeterminizer.satisfied:
                if pending.isNegated { return nil }
            case let state:
                result.append(PendingLookAhead(body: pending.body, isNegated: pending.isNegated, state: state))
            }
        }
        return number(of: result)
    }

    private func number(of list: [PendingLookAhead]) -> Int32 {
        var list = list
        list.sort { ($0.body, $0.state, $0.isNegated ? 1 : 0) < ($1.body, $1.state, $1.isNegated ? 1 : 0) }
        var unique: [PendingLookAhead] = []
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
        // A state is more work than its configurations, because it is hashed and kept with a row of steps.
        meter.work += 8 + classCount / 4
        return number
    }

    /// Finds the closure of a state under empty transitions, at a position with known sides.
    private func close(_ state: State, after: Side) {
        readers.removeAll(keepingCapacity: true)
        arrivals.removeAll(keepingCapacity: true)
        visited.removeAll(keepingCapacity: true)
        round += 1
        for configuration in state.configurations { visit(configuration) }
        while let configuration = stack.popLast() {
            if meter.isExhausted { return stack.removeAll() }
            let node = automaton.nodes[Int(configuration.node)]
            switch node.kind {
            case .scalars:
                readers.append(configuration)
            case .split:
                visit(Configuration(node: node.argument, pending: configuration.pending))
                visit(Configuration(node: node.next, pending: configuration.pending))
            case .start:
                if state.before == .edge { visit(Configuration(node: node.next, pending: configuration.pending)) }
            case .end:
                if after == .edge { visit(Configuration(node: node.next, pending: configuration.pending)) }
            case .boundary, .notBoundary:
                let isBoundary = (state.before == .word) != (after == .word)
                if isBoundary == (node.kind == .boundary) {
                    visit(Configuration(node: node.next, pending: configuration.pending))
                }
            case .lookAhead, .notLookAhead:
                let body = bodies[Int(node.argument)]
                let pending = PendingLookAhead(
                    body: node.argument, isNegated: node.kind == .notLookAhead,
                    state: body.state(enteredAfter: state.before))
                visit(
                    Configuration(
                        node: node.next, pending: number(of: pendingLists[Int(configuration.pending)] + [pending])))
            case .accept:
                arrivals.append(configuration.pending)
            }
        }
    }

    private func visit(_ configuration: Configuration) {
        if bodies.isEmpty {
            guard marks[Int(configuration.node)] != round else { return }
            marks[Int(configuration.node)] = round
        } else {
            guard visited.insert(configuration).inserted else { return }
        }
        meter.work += 1
        stack.append(configuration)
    }
}
