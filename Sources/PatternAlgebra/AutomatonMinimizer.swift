// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The minimization of a deterministic automaton by partition refinement (after Hopcroft, 1971).
///
/// The states are sorted by block. To split a block, some of its states are swapped to its front.
struct AutomatonMinimizer {
    private let classCount: Int
    /// The predecessors of each state by class, and the index where the predecessors for a state and class begin.
    private var predecessors: [Int32] = []
    private var predecessorOffsets: [Int32] = []
    private let stateCount: Int

    private var orderedStates: [Int32]
    private var statePositions: [Int32]
    private var stateBlocks: [Int32]
    private var blockStarts: [Int32] = [0]
    private var blockEnds: [Int32]
    /// The number of each block's states that moved to its front in this round.
    private var movedCounts: [Int32] = [0]
    private var touchedBlocks: [Int32] = []
    private var worklist: [(block: Int32, scalarClass: Int32)] = []
    private var isQueued: [Bool] = []

    /// Returns each state's block.
    ///
    /// The states in a block accept the same continuations.
    static func blocks(classCount: Int, transitions: [Int32], isAccepting: [Bool]) -> [Int32] {
        var minimizer = AutomatonMinimizer(
            classCount: classCount, transitions: transitions, stateCount: isAccepting.count)
        minimizer.refinePartition(isAccepting: isAccepting)
        return minimizer.stateBlocks
    }

    private init(classCount: Int, transitions: [Int32], stateCount: Int) {
        self.classCount = classCount
        self.stateCount = stateCount
        orderedStates = (0..<Int32(stateCount)).map { $0 }
        statePositions = orderedStates
        stateBlocks = Array(repeating: 0, count: stateCount)
        blockEnds = [Int32(stateCount)]
        isQueued = Array(repeating: false, count: classCount)
        predecessorOffsets = Array(repeating: 0, count: classCount * stateCount + 1)
        predecessors = Array(repeating: 0, count: classCount * stateCount)
        for state in 0..<stateCount {
            for scalarClass in 0..<classCount {
                predecessorOffsets[scalarClass * stateCount + Int(transitions[state * classCount + scalarClass]) + 1] +=
                    1
            }
        }
        for index in 1..<predecessorOffsets.count { predecessorOffsets[index] += predecessorOffsets[index - 1] }
        var next = predecessorOffsets
        for state in 0..<stateCount {
            for scalarClass in 0..<classCount {
                let slot = scalarClass * stateCount + Int(transitions[state * classCount + scalarClass])
                predecessors[Int(next[slot])] = Int32(state)
                next[slot] += 1
            }
        }
    }

    private mutating func refinePartition(isAccepting: [Bool]) {
        for state in isAccepting.indices where isAccepting[state] { moveToFront(Int32(state)) }
        splitTouchedBlocks()
        for scalarClass in 0..<classCount {
            for block in blockStarts.indices { enqueue(Int32(block), for: Int32(scalarClass)) }
        }
        var splitter: [Int32] = []
        while let (block, scalarClass) = worklist.popLast() {
            isQueued[Int(block) * classCount + Int(scalarClass)] = false
            splitter.removeAll(keepingCapacity: true)
            splitter.append(contentsOf: orderedStates[Int(blockStarts[Int(block)])..<Int(blockEnds[Int(block)])])
            for target in splitter {
                let slot = Int(scalarClass) * stateCount + Int(target)
                for index in Int(predecessorOffsets[slot])..<Int(predecessorOffsets[slot + 1]) {
                    moveToFront(predecessors[index])
                }
            }
            splitTouchedBlocks()
        }
    }

    private mutating func enqueue(_ block: Int32, for scalarClass: Int32) {
        let index = Int(block) * classCount + Int(scalarClass)
        guard !isQueued[index] else { return }
        isQueued[index] = true
        worklist.append((block, scalarClass))
    }

    /// Moves a state to the front of its block.
    private mutating func moveToFront(_ state: Int32) {
        let block = Int(stateBlocks[Int(state)])
        if movedCounts[block] == 0 { touchedBlocks.append(Int32(block)) }
        let position = statePositions[Int(state)]
        let front = blockStarts[block] + movedCounts[block]
        let other = orderedStates[Int(front)]
        orderedStates[Int(front)] = state
        orderedStates[Int(position)] = other
        statePositions[Int(state)] = front
        statePositions[Int(other)] = position
        movedCounts[block] += 1
    }

    /// Splits each touched block into the states that moved and the states that didn't.
    private mutating func splitTouchedBlocks() {
        for block in touchedBlocks {
            let count = movedCounts[Int(block)]
            movedCounts[Int(block)] = 0
            let start = blockStarts[Int(block)]
            let end = blockEnds[Int(block)]
            guard count < end - start else { continue }
            // The smaller part becomes the new block.
            let isFront = count <= end - start - count
            let range = isFront ? start..<(start + count) : (start + count)..<end
            let new = Int32(blockStarts.count)
            blockStarts.append(range.lowerBound)
            blockEnds.append(range.upperBound)
            movedCounts.append(0)
            isQueued.append(contentsOf: repeatElement(false, count: classCount))
            if isFront { blockStarts[Int(block)] = range.upperBound } else { blockEnds[Int(block)] = range.lowerBound }
            for index in range { stateBlocks[Int(orderedStates[Int(index)])] = new }
            // The new block is the smaller block, so it's all the worklist needs, even if the worklist contains the old
            // block.
            for scalarClass in 0..<Int32(classCount) { enqueue(new, for: scalarClass) }
        }
        touchedBlocks.removeAll(keepingCapacity: true)
    }
}
