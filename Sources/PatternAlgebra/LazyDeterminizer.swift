// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A counter for a comparison's work, with a limit.
final class WorkMeter {
    /// The number of nodes visited and steps taken so far.
    var work = 0

    private let limit: Int

    /// Creates a meter with a work limit.
    init(limit: Int) { self.limit = limit }

    var isExhausted: Bool { work > limit }
}

/// A subset construction that finds a state only when a comparison needs it.
///
/// A state is the set of configurations that the automaton can be in after part of the input. A configuration is a node
/// together with the preceding look-aheads that aren't decided yet. It's possible only if all these look-aheads hold. A
/// look-ahead's body is determinized the same way, so a pending look-ahead has a state in its body.
///
/// The set doesn't include its closure under empty transitions, because a condition such as `\b` also depends on the
/// next scalar.
final class LazyDeterminizer {
    /// The dead state: from here, no input is accepted.
    static let deadState: Int32 = -1

    /// The state in a look-ahead's body from which the look-ahead always holds.
    static let satisfiedState: Int32 = -2

    private static let unknownState: Int32 = -3

    private struct Configuration: Hashable {
        var node: Int32
        /// The index of the list of pending look-aheads, or 0 if there are none.
        var pendingList: Int32
    }

    /// A look-ahead that isn't decided yet.
    private struct PendingLookAhead: Hashable {
        var body: Int32
        var isNegated: Bool
        var state: Int32
    }

    private enum NeighborKind: UInt8 {
        case edge
        case word
        case other
    }

    private struct State: Hashable {
        var precedingNeighbor: NeighborKind
        var configurations: [Configuration]
    }

    private let automaton: ForwardAutomaton
    private let entryNode: Int32
    private let isLookAheadBody: Bool
    private let bodyDeterminizers: [LazyDeterminizer]
    private let classCount: Int

    private var states: [State] = []
    private var stateNumbers: [State: Int32] = [:]
    private var transitions: [Int32] = []
    private var isStateExpanded: [Bool] = []
    private var isAccepting: [Bool?] = []

    private var pendingLists: [[PendingLookAhead]] = [[]]
    private var pendingListNumbers: [[PendingLookAhead]: Int32] = [[]: 0]

    /// The closure's configurations that read a scalar, and the pending lists of its configurations at the part's end.
    private var readingConfigurations: [Configuration] = []
    private var acceptedPendingLists: [Int32] = []
    private var visitedConfigurations: Set<Configuration> = []
    private var lastVisitRounds: [UInt32]
    private var currentRound: UInt32 = 0
    private var configurationStack: [Configuration] = []

    private let meter: WorkMeter

    /// The number of states so far.
    var stateCount: Int { states.count }

    /// Creates a determinizer for a whole automaton.
    ///
    /// - Parameters:
    ///   - automaton: The automaton to determinize.
    ///   - meter: The work meter. If it's exhausted, the results aren't valid.
    convenience init(_ automaton: ForwardAutomaton, meter: WorkMeter) {
        var bodyDeterminizers: [LazyDeterminizer] = []
        for entryNode in automaton.lookAheadStarts {
            bodyDeterminizers.append(
                LazyDeterminizer(
                    automaton, entryNode: entryNode, isLookAheadBody: true, bodyDeterminizers: bodyDeterminizers,
                    meter: meter))
        }
        self.init(
            automaton, entryNode: automaton.startNode, isLookAheadBody: false, bodyDeterminizers: bodyDeterminizers,
            meter: meter)
    }

    private init(
        _ automaton: ForwardAutomaton, entryNode: Int32, isLookAheadBody: Bool, bodyDeterminizers: [LazyDeterminizer],
        meter: WorkMeter
    ) {
        self.meter = meter
        self.automaton = automaton
        self.entryNode = entryNode
        self.isLookAheadBody = isLookAheadBody
        self.bodyDeterminizers = bodyDeterminizers
        classCount = automaton.scalarClasses.count
        lastVisitRounds = Array(repeating: 0, count: automaton.nodes.count)
    }

    /// The state before the first scalar.
    var startState: Int32 { startState(after: automaton.hasAssertions ? .edge : .other) }

    private func startState(after neighbor: NeighborKind) -> Int32 {
        insertState(
            State(precedingNeighbor: neighbor, configurations: [Configuration(node: entryNode, pendingList: 0)]))
    }

    /// Returns the state that a scalar of a class leads to, or ``deadState`` or ``satisfiedState``.
    func nextState(from state: Int32, on scalarClass: Int) -> Int32 {
        if !isStateExpanded[Int(state)] { computeTransitions(from: state) }
        return transitions[Int(state) * classCount + scalarClass]
    }

    /// Returns a function that computes the fewest scalars from a state to an end, assuming that all pending
    /// look-aheads hold.
    func makeDistanceFunction() -> (Int32) -> Int {
        let fewest = automaton.distancesToEnd()
        return { state in
            state < 0
                ? .max : self.states[Int(state)].configurations.reduce(.max) { min($0, Int(fewest[Int($1.node)])) }
        }
    }

    /// Returns whether the input may end in a state.
    ///
    /// In a body, this means that the look-ahead holds.
    func accepts(_ state: Int32) -> Bool {
        if let known = isAccepting[Int(state)] { return known }
        formEpsilonClosure(of: states[Int(state)], before: .edge)
        let accepts = acceptedPendingLists.contains { list in
            pendingLists[Int(list)].allSatisfy { bodyDeterminizers[Int($0.body)].accepts($0.state) != $0.isNegated }
        }
        isAccepting[Int(state)] = accepts
        return accepts
    }

    /// Computes a state's steps for all classes.
    private func computeTransitions(from stateNumber: Int32) {
        isStateExpanded[Int(stateNumber)] = true
        let state = states[Int(stateNumber)]
        if automaton.isWordClass.isEmpty {
            formEpsilonClosure(of: state, before: .other)
            fillTransitions(from: stateNumber, after: .other, classes: 0..<classCount)
        } else {
            for neighbor in [NeighborKind.word, .other] {
                formEpsilonClosure(of: state, before: neighbor)
                fillTransitions(
                    from: stateNumber, after: neighbor,
                    classes: (0..<classCount).filter { automaton.isWordClass[$0] == (neighbor == .word) })
            }
        }
    }

    /// Sets the steps for one side's classes, once for all classes that the same configurations read.
    private func fillTransitions(from stateNumber: Int32, after neighbor: NeighborKind, classes: some Collection<Int>) {
        let row = Int(stateNumber) * classCount
        var refinement = PartitionRefinement(memberCount: classCount)
        for configuration in readingConfigurations {
            refinement.beginSubset()
            let members = automaton.setMembers[Int(automaton.nodes[Int(configuration.node)].argument)]
            for scalarClass in members { refinement.splitOff(Int(scalarClass)) }
            meter.work += 1 + members.count / 4
        }
        var next = Array(repeating: LazyDeterminizer.unknownState, count: refinement.groupCount)
        for scalarClass in classes {
            let group = Int(refinement.groups[scalarClass])
            // Pending look-aheads may distinguish more classes, so they take a step for each class.
            if next[group] == LazyDeterminizer.unknownState || !bodyDeterminizers.isEmpty {
                next[group] = insertTargetState(by: scalarClass, after: neighbor)
            }
            transitions[row + scalarClass] = next[group]
        }
        meter.work += refinement.groupCount
    }

    private func insertTargetState(by scalarClass: Int, after neighbor: NeighborKind) -> Int32 {
        var configurations: [Configuration] = []
        for configuration in readingConfigurations {
            let node = automaton.nodes[Int(configuration.node)]
            guard automaton.isSetMember[Int(node.argument)][scalarClass],
                let pendingList = nextPendingList(from: configuration.pendingList, by: scalarClass)
            else { continue }
            configurations.append(Configuration(node: node.next, pendingList: pendingList))
        }
        if isLookAheadBody {
            for list in acceptedPendingLists {
                guard let pendingList = nextPendingList(from: list, by: scalarClass) else { continue }
                if pendingList == 0 { return LazyDeterminizer.satisfiedState }
                // The body has reached its end, so only the pending look-aheads are left.
                configurations.append(Configuration(node: 0, pendingList: pendingList))
            }
        }
        meter.work += configurations.count
        guard !configurations.isEmpty else { return LazyDeterminizer.deadState }
        configurations.sort { ($0.node, $0.pendingList) < ($1.node, $1.pendingList) }
        var last = 0
        for index in configurations.indices.dropFirst() where configurations[index] != configurations[last] {
            last += 1
            configurations[last] = configurations[index]
        }
        configurations.removeSubrange((last + 1)...)
        if !bodyDeterminizers.isEmpty { configurations = nonredundantConfigurations(in: configurations) }
        return insertState(
            State(precedingNeighbor: automaton.isWordClass.isEmpty ? .other : neighbor, configurations: configurations))
    }

    /// Returns the configurations without redundant configurations.
    ///
    /// A configuration is redundant if its pending look-aheads include all pending look-aheads of another configuration
    /// with the same node.
    private func nonredundantConfigurations(in configurations: [Configuration]) -> [Configuration] {
        configurations.filter { configuration in
            !configurations.contains { other in
                guard other.node == configuration.node, other.pendingList != configuration.pendingList else {
                    return false
                }
                let needed = pendingLists[Int(other.pendingList)]
                let own = pendingLists[Int(configuration.pendingList)]
                return needed.count < own.count && needed.allSatisfy(own.contains)
            }
        }
    }

    /// Returns the list of pending look-aheads after another scalar, or `nil` if any of them can't hold.
    private func nextPendingList(from list: Int32, by scalarClass: Int) -> Int32? {
        guard list != 0 else { return 0 }
        var result: [PendingLookAhead] = []
        for pending in pendingLists[Int(list)] {
            switch bodyDeterminizers[Int(pending.body)].nextState(from: pending.state, on: scalarClass) {
            case LazyDeterminizer.deadState:
                if !pending.isNegated { return nil }
            case LazyDeterminizer.satisfiedState:
                if pending.isNegated { return nil }
            case let state:
                result.append(PendingLookAhead(body: pending.body, isNegated: pending.isNegated, state: state))
            }
        }
        return insertPendingList(result)
    }

    private func insertPendingList(_ list: [PendingLookAhead]) -> Int32 {
        var list = list
        list.sort { ($0.body, $0.state, $0.isNegated ? 1 : 0) < ($1.body, $1.state, $1.isNegated ? 1 : 0) }
        var unique: [PendingLookAhead] = []
        for pending in list where unique.last != pending { unique.append(pending) }
        meter.work += unique.count
        if let number = pendingListNumbers[unique] { return number }
        let number = Int32(pendingLists.count)
        pendingLists.append(unique)
        pendingListNumbers[unique] = number
        return number
    }

    private func insertState(_ state: State) -> Int32 {
        if let number = stateNumbers[state] { return number }
        let number = Int32(states.count)
        states.append(state)
        stateNumbers[state] = number
        transitions.append(contentsOf: repeatElement(LazyDeterminizer.unknownState, count: classCount))
        isStateExpanded.append(false)
        isAccepting.append(nil)
        // A state takes more work than its configurations, because it's hashed and stored with a row of steps.
        meter.work += 8 + classCount / 4
        return number
    }

    /// Finds a state's closure under empty transitions, at a position with known neighbors.
    private func formEpsilonClosure(of state: State, before nextNeighbor: NeighborKind) {
        readingConfigurations.removeAll(keepingCapacity: true)
        acceptedPendingLists.removeAll(keepingCapacity: true)
        visitedConfigurations.removeAll(keepingCapacity: true)
        currentRound += 1
        for configuration in state.configurations { visit(configuration) }
        while let configuration = configurationStack.popLast() {
            if meter.isExhausted { return configurationStack.removeAll() }
            let node = automaton.nodes[Int(configuration.node)]
            switch node.kind {
            case .scalars:
                readingConfigurations.append(configuration)
            case .split:
                visit(Configuration(node: node.argument, pendingList: configuration.pendingList))
                visit(Configuration(node: node.next, pendingList: configuration.pendingList))
            case .startAnchor:
                if state.precedingNeighbor == .edge {
                    visit(Configuration(node: node.next, pendingList: configuration.pendingList))
                }
            case .endAnchor:
                if nextNeighbor == .edge {
                    visit(Configuration(node: node.next, pendingList: configuration.pendingList))
                }
            case .wordBoundary, .notWordBoundary:
                let isBoundary = (state.precedingNeighbor == .word) != (nextNeighbor == .word)
                if isBoundary == (node.kind == .wordBoundary) {
                    visit(Configuration(node: node.next, pendingList: configuration.pendingList))
                }
            case .lookAhead, .notLookAhead:
                let body = bodyDeterminizers[Int(node.argument)]
                let pending = PendingLookAhead(
                    body: node.argument, isNegated: node.kind == .notLookAhead,
                    state: body.startState(after: state.precedingNeighbor))
                visit(
                    Configuration(
                        node: node.next,
                        pendingList: insertPendingList(pendingLists[Int(configuration.pendingList)] + [pending])))
            case .accept:
                acceptedPendingLists.append(configuration.pendingList)
            }
        }
    }

    private func visit(_ configuration: Configuration) {
        if bodyDeterminizers.isEmpty {
            guard lastVisitRounds[Int(configuration.node)] != currentRound else { return }
            lastVisitRounds[Int(configuration.node)] = currentRound
        } else {
            guard visitedConfigurations.insert(configuration).inserted else { return }
        }
        meter.work += 1
        configurationStack.append(configuration)
    }
}
