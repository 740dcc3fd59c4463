// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The minimization of a deterministic automaton by partition refinement (after Hopcroft, 1971).
///
/// The states are sorted by block. A block is split by swapping some of its states to its front.
struct Minimizer {
    private let width: Int
    /// The predecessors of each state by each class, and the index at which those of a state and class begin.
    private var sources: [Int32] = []
    private var offsets: [Int32] = []
    private let stateCount: Int

    private var ordered: [Int32]
    private var positions: [Int32]
    private var blocks: [Int32]
    private var starts: [Int32] = [0]
    private var ends: [Int32]
    /// The number of states of each block that have been moved to its front in this round.
    private var moved: [Int32] = [0]
    private var touched: [Int32] = []
    private var worklist: [(block: Int32, scalarClass: Int32)] = []
    private var isQueued: [Bool] = []

    /// Returns the block of each state.
    ///
    /// The states of one block accept the same continuations.
    static func blocks(width: Int, steps: [Int32], accepts: [Bool]) -> [Int32] {
        var minimizer = Minimizer(width: width, steps: steps, count: accepts.count)
        minimizer.run(accepts)
        return minimizer.blocks
    }

    private init(width: Int, steps: [Int32], count: Int) {
        self.width = width
        stateCount = count
        ordered = (0..<Int32(count)).map { $0 }
        positions = ordered
        blocks = Array(repeating: 0, count: count)
        ends = [Int32(count)]
        isQueued = Array(repeating: false, count: width)
        offsets = Array(repeating: 0, count: width * count + 1)
        sources = Array(repeating: 0, count: width * count)
        for state in 0..<count {
            for scalarClass in 0..<width {
                offsets[scalarClass * count + Int(steps[state * width + scalarClass]) + 1] += 1
            }
        }
        for index in 1..<offsets.count { offsets[index] += offsets[index - 1] }
        var next = offsets
        for state in 0..<count {
            for scalarClass in 0..<width {
                let slot = scalarClass * count + Int(steps[state * width + scalarClass])
                sources[Int(next[slot])] = Int32(state)
                next[slot] += 1
            }
        }
    }

    private mutating func run(_ accepts: [Bool]) {
        for state in accepts.indices where accepts[state] { move(Int32(state)) }
        split()
        for scalarClass in 0..<width {
            for block in starts.indices { enqueue(Int32(block), for: Int32(scalarClass)) }
        }
        var splitter: [Int32] = []
        while let (block, scalarClass) = worklist.popLast() {
            isQueued[Int(block) * width + Int(scalarClass)] = false
            splitter.removeAll(keepingCapacity: true)
            splitter.append(contentsOf: ordered[Int(starts[Int(block)])..<Int(ends[Int(block)])])
            for target in splitter {
                let slot = Int(scalarClass) * stateCount + Int(target)
                for index in Int(offsets[slot])..<Int(offsets[slot + 1]) { move(sources[index]) }
            }
            split()
        }
    }

    private mutating func enqueue(_ block: Int32, for scalarClass: Int32) {
        let index = Int(block) * width + Int(scalarClass)
        guard !isQueued[index] else { return }
        isQueued[index] = true
        worklist.append((block, scalarClass))
    }

    /// Moves a state to the front of its block.
    private mutating func move(_ state: Int32) {
        let block = Int(blocks[Int(state)])
        if moved[block] == 0 { touched.append(Int32(block)) }
        let position = positions[Int(state)]
        let front = starts[block] + moved[block]
        let other = ordered[Int(front)]
        ordered[Int(front)] = state
        ordered[Int(position)] = other
        positions[Int(state)] = front
        positions[Int(other)] = position
        moved[block] += 1
    }

    /// Splits each touched block into the states that moved and the others.
    private mutating func split() {
        for block in touched {
            let count = moved[Int(block)]
            moved[Int(block)] = 0
            let start = starts[Int(block)]
            let end = ends[Int(block)]
            guard count < end - start else { continue }
            // The smaller part becomes the new block.
            let isFront = count <= end - start - count
            let range = isFront ? start..<(start + count) : (start + count)..<end
            let new = Int32(starts.count)
            starts.append(range.lowerBound)
            ends.append(range.upperBound)
            moved.append(0)
            isQueued.append(contentsOf: repeatElement(false, count: width))
            if isFront { starts[Int(block)] = range.upperBound } else { ends[Int(block)] = range.lowerBound }
            for index in range { blocks[Int(ordered[Int(index)])] = new }
            // The new block is the smaller one, so the worklist needs no more than it, even if the old block is on it.
            for scalarClass in 0..<Int32(width) { enqueue(new, for: scalarClass) }
        }
        touched.removeAll(keepingCapacity: true)
    }
}
