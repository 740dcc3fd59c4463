// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The set of nodes that an automaton can be in after part of the input.
///
/// The ``Determinizer`` takes a step for each set of nodes and each class before any match. The ``AutomatonSimulation``
/// takes its steps during a match. A step visits each node at most once, so it takes O(*n*) time for *n* nodes.
///
/// The set doesn't include its closure under empty transitions, because a condition such as `\b` also depends on the
/// next scalar.
struct NodeFrontier {
    typealias NodeID = Automaton.NodeID

    private let nodes: UnsafePointer<Automaton.Node>
    private let subautomata: UnsafeBufferPointer<Automaton.Subautomaton>
    private let memberBits: UnsafePointer<UInt64>
    private let memberWordRanges: UnsafePointer<ScalarClassAlphabet.MemberWordRange>

    /// The last step that visited each node, so there's no need to clear a set between steps.
    private let lastVisitSteps: UnsafeMutableBufferPointer<UInt32>
    private var currentStep: UInt32 = 0
    private let nodeStack: UnsafeMutablePointer<NodeID>
    private var nodeStackCount = 0

    /// The nodes of the last closure that read a scalar, one subautomaton after another.
    private let closureReadingNodes: UnsafeMutablePointer<NodeID>
    private var closureReadingNodeCount = 0

    /// The set of nodes before a step, and the set after it.
    private(set) var coreNodes: UnsafeMutablePointer<NodeID>
    private(set) var targetNodes: UnsafeMutablePointer<NodeID>
    var coreNodeCount = 0
    private(set) var targetNodeCount = 0

    /// Whether each subautomaton has reached its end at this position.
    private let subautomatonHolds: UnsafeMutablePointer<Bool>

    /// Whether the match may leave each counter's repetition, and whether the repetition may go on.
    let canLeave: UnsafeMutablePointer<Bool>
    let canStay: UnsafeMutablePointer<Bool>

    /// The last `advance`'s effect on each counter, and the counters that it affects.
    let counterChanges: UnsafeMutablePointer<CounterChange>
    let changedCounters: UnsafeMutablePointer<UInt16>
    private(set) var changedCounterCount = 0

    /// The number of nodes visited so far.
    private(set) var workDone = 0

    /// Returns the memory in bytes that an automaton's frontier needs.
    static func byteCount(for automaton: Automaton) -> Int {
        let memory = MemoryLayout<NodeID>.stride * 4 + MemoryLayout<UInt32>.stride
        return automaton.nodes.count * memory + automaton.subautomata.count + automaton.counters.count * 6 + 64
    }

    /// Calls a function with a frontier, and frees its memory after the call, so tasks share no memory.
    static func withFrontier<Result>(
        of automaton: Automaton, extraByteCount: Int = 0,
        _ body: (inout NodeFrontier, UnsafeMutableRawPointer) -> Result
    ) -> Result {
        let extra = (extraByteCount + 7) / 8 * 8
        return withUnsafeTemporaryAllocation(
            byteCount: extra + byteCount(for: automaton), alignment: 8
        ) { memory in
            automaton.nodes.withUnsafeBufferPointer { nodes in
                automaton.subautomata.withUnsafeBufferPointer { subautomata in
                    automaton.alphabet.memberBits.withUnsafeBufferPointer { memberBits in
                        automaton.alphabet.memberWordRanges.withUnsafeBufferPointer { memberWordRanges in
                            guard let nodes = nodes.baseAddress, let base = memory.baseAddress else {
                                preconditionFailure("an automaton has an end")
                            }
                            // A pattern such as `^$` has no sets, so no node reads from these addresses.
                            let memberBits = memberBits.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
                            let memberWordRanges =
                                memberWordRanges.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
                            var frontier = NodeFrontier(
                                automaton, nodes: nodes, subautomata: subautomata, memberBits: memberBits,
                                memberWordRanges: memberWordRanges,
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
        subautomata: UnsafeBufferPointer<Automaton.Subautomaton>, memberBits: UnsafePointer<UInt64>,
        memberWordRanges: UnsafePointer<ScalarClassAlphabet.MemberWordRange>, memory: UnsafeMutableRawPointer
    ) {
        let count = automaton.nodes.count
        let counters = automaton.counters.count
        self.nodes = nodes
        self.subautomata = subautomata
        self.memberBits = memberBits
        self.memberWordRanges = memberWordRanges
        var address = memory
        func allocate<Element>(
            _ type: Element.Type, count: Int, repeating value: Element
        ) -> UnsafeMutablePointer<Element> {
            let start = address.initializeMemory(as: type, repeating: value, count: count)
            address += count * MemoryLayout<Element>.stride
            return start
        }
        lastVisitSteps = UnsafeMutableBufferPointer(
            start: allocate(UInt32.self, count: count, repeating: 0), count: count)
        nodeStack = allocate(NodeID.self, count: count, repeating: 0)
        closureReadingNodes = allocate(NodeID.self, count: count, repeating: 0)
        coreNodes = allocate(NodeID.self, count: count, repeating: 0)
        targetNodes = allocate(NodeID.self, count: count, repeating: 0)
        changedCounters = allocate(UInt16.self, count: counters, repeating: 0)
        counterChanges = allocate(CounterChange.self, count: counters, repeating: [])
        canLeave = allocate(Bool.self, count: counters, repeating: false)
        canStay = allocate(Bool.self, count: counters, repeating: false)
        subautomatonHolds = allocate(Bool.self, count: subautomata.count, repeating: false)
    }

    /// Finds the core's closure under empty transitions, at a position with known neighbors.
    ///
    /// A conjunct starts at the first position, and a look-ahead starts at every position. A subautomaton comes after
    /// the look-aheads that it refers to, so their results are known.
    ///
    /// - Returns: Whether the input may end here.
    mutating func formEpsilonClosure(previous: NeighborKind, next: NeighborKind) -> Bool {
        beginStep()
        closureReadingNodeCount = 0
        var coreIndex = 0
        var accepts = true
        for (number, subautomaton) in subautomata.enumerated() {
            if subautomaton.isLookAhead || previous == .edge { visit(subautomaton.startNode) }
            while coreIndex < coreNodeCount, coreNodes[coreIndex] < subautomaton.endIndex {
                visit(coreNodes[coreIndex])
                coreIndex += 1
            }
            followEpsilonTransitions(previous: previous, next: next)
            let isReached = lastVisitSteps[Int(subautomaton.acceptingNode)] == currentStep
            subautomatonHolds[number] = isReached
            if !subautomaton.isLookAhead, isReached == subautomaton.isNegated { accepts = false }
        }
        workDone += subautomata.count
        return accepts
    }

    /// Collects in `targetNodes` the nodes that a scalar of a class leads to from the closure.
    ///
    /// - Returns: Whether the input can still be accepted, regardless of its look-aheads.
    mutating func advance(by scalarClass: Int) -> Bool {
        beginAdvance()
        let word = scalarClass / 64
        let bit = UInt64(1) << UInt64(scalarClass % 64)
        for index in 0..<closureReadingNodeCount {
            let number = closureReadingNodes[index]
            let node = nodes[Int(number)]
            let wordRange = memberWordRanges[Int(node.argument)]
            let offset = word &- Int(wordRange.firstWord)
            guard offset >= 0, offset < Int(wordRange.wordCount),
                memberBits[Int(wordRange.memberIndex) &+ offset] & bit != 0
            else { continue }
            addTargetNode(of: node, withID: number)
        }
        workDone += closureReadingNodeCount
        return canStillAccept()
    }

    /// Collects in `targetNodes` the nodes that the given nodes lead to, each by a scalar in its set.
    ///
    /// - Returns: Whether the input can still be accepted, regardless of its look-aheads.
    mutating func advance(from readingNodes: UnsafeBufferPointer<NodeID>) -> Bool {
        beginAdvance()
        for number in readingNodes { addTargetNode(of: nodes[Int(number)], withID: number) }
        workDone += readingNodes.count
        return canStillAccept()
    }

    /// The nodes of the last closure that read a scalar.
    var readingNodes: UnsafeBufferPointer<NodeID> {
        UnsafeBufferPointer(start: closureReadingNodes, count: closureReadingNodeCount)
    }

    /// Records work done elsewhere.
    mutating func recordWork(_ amount: Int) { workDone += amount }

    private mutating func beginAdvance() {
        beginStep()
        targetNodeCount = 0
        for index in 0..<changedCounterCount { counterChanges[Int(changedCounters[index])] = [] }
        changedCounterCount = 0
    }

    @inline(__always)
    private mutating func addTargetNode(of node: Automaton.Node, withID id: NodeID) {
        var next = node.next
        if node.kind != .scalars {
            if node.kind == .counterLoop { next = id }
            recordChange(node.kind == .counterLoop ? .kept : .entered, of: node.counter)
        }
        guard lastVisitSteps[Int(next)] != currentStep else { return }
        lastVisitSteps[Int(next)] = currentStep
        targetNodes[targetNodeCount] = next
        targetNodeCount += 1
    }

    private mutating func canStillAccept() -> Bool {
        workDone += subautomata.count
        var next = 0
        for subautomaton in subautomata {
            let first = next
            while next < targetNodeCount, targetNodes[next] < subautomaton.endIndex { next += 1 }
            if next == first, !subautomaton.isLookAhead, !subautomaton.isNegated { return false }
        }
        return true
    }

    /// Makes the target the next core.
    mutating func commitTargetNodes() {
        swap(&coreNodes, &targetNodes)
        coreNodeCount = targetNodeCount
    }

    private mutating func recordChange(_ change: CounterChange, of counter: UInt16) {
        if counterChanges[Int(counter)].isEmpty {
            changedCounters[changedCounterCount] = counter
            changedCounterCount += 1
        }
        counterChanges[Int(counter)].formUnion(change)
    }

    private mutating func beginStep() {
        if currentStep == .max {
            lastVisitSteps.update(repeating: 0)
            currentStep = 0
        }
        currentStep += 1
    }

    private mutating func visit(_ node: NodeID) {
        guard lastVisitSteps[Int(node)] != currentStep else { return }
        lastVisitSteps[Int(node)] = currentStep
        nodeStack[nodeStackCount] = node
        nodeStackCount += 1
        workDone += 1
    }

    private mutating func followEpsilonTransitions(previous: NeighborKind, next: NeighborKind) {
        while nodeStackCount > 0 {
            nodeStackCount -= 1
            let number = nodeStack[nodeStackCount]
            let node = nodes[Int(number)]
            switch node.kind {
            case .scalars, .counterEntry:
                closureReadingNodes[closureReadingNodeCount] = number
                closureReadingNodeCount += 1
            case .counterLoop:
                if canStay[Int(node.counter)] {
                    closureReadingNodes[closureReadingNodeCount] = number
                    closureReadingNodeCount += 1
                }
                if canLeave[Int(node.counter)] { visit(node.next) }
            case .split:
                visit(node.argument)
                visit(node.next)
            case .startAnchor:
                if previous == .edge { visit(node.next) }
            case .endAnchor:
                if next == .edge { visit(node.next) }
            case .wordBoundary:
                if (previous == .word) != (next == .word) { visit(node.next) }
            case .notWordBoundary:
                if (previous == .word) == (next == .word) { visit(node.next) }
            case .lookAhead:
                if subautomatonHolds[Int(node.argument)] { visit(node.next) }
            case .notLookAhead:
                if !subautomatonHolds[Int(node.argument)] { visit(node.next) }
            case .accept:
                break
            }
        }
    }
}
