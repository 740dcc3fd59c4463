// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A simulation of a nondeterministic automaton that tracks the set of nodes it can be in.
///
/// It matches patterns whose tables would be too large, such as `(.*a.*b){20}c`. For each scalar, it visits each node
/// at most once.
final class AutomatonSimulation: Recognizer {
    private let automaton: Automaton
    private let counterByteCount: Int

    init(_ automaton: Automaton) {
        self.automaton = automaton
        counterByteCount = Counters.byteCount(of: automaton.counters)
    }

    var alphabet: ScalarClassAlphabet { automaton.alphabet }
    var readsBackward: Bool { automaton.readsBackward }
    var stateCount: Int { automaton.nodes.count }
    var byteCount: Int { automaton.byteCount }

    /// The cost of a scalar in node visits.
    ///
    /// A counter costs as much as seven nodes, including its own two.
    var nodeVisitsPerScalar: Int { automaton.nodes.count + 5 * automaton.counters.count }

    /// Reads an input as far as it can be matched.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* nodes. It uses about 12 bytes of memory per node, on the stack
    ///   or, if the stack has no room, on the heap.
    func recognition(of bytes: UnsafeBufferPointer<UInt8>, findsExpectedScalars: Bool) -> RecognitionResult {
        automaton.counters.withUnsafeBufferPointer { bounds in
            NodeFrontier.withFrontier(of: automaton, extraByteCount: counterByteCount) { frontier, memory in
                let counters = Counters(bounds, in: memory)
                var before = NeighborKind.edge
                var read = 0
                var count = 0
                while read < bytes.count {
                    guard let scalar = alphabet.classAndLength(in: bytes, after: read, isBackward: readsBackward) else {
                        break
                    }
                    let after = automaton.neighborKind(of: scalar.scalarClass)
                    updateCounterConditions(of: &frontier, from: counters, after: count)
                    _ = frontier.formEpsilonClosure(previous: before, next: after)
                    guard frontier.advance(by: scalar.scalarClass) else { break }
                    count += 1
                    for index in 0..<frontier.changedCounterCount {
                        let counter = Int(frontier.changedCounters[index])
                        counters.apply(frontier.counterChanges[counter], to: counter, at: count)
                    }
                    frontier.commitTargetNodes()
                    before = after
                    read += scalar.length
                }
                updateCounterConditions(of: &frontier, from: counters, after: count)
                var result = RecognitionResult(
                    byteCount: read, isAccepting: frontier.formEpsilonClosure(previous: before, next: .edge))
                if findsExpectedScalars {
                    result.setExpectedScalars(in: alphabet) { scalarClass in
                        _ = frontier.formEpsilonClosure(previous: before, next: automaton.neighborKind(of: scalarClass))
                        return frontier.advance(by: scalarClass)
                    }
                }
                return result
            }
        }
    }

    /// Updates whether the frontier may leave and continue the repetitions, based on their counts.
    @inline(__always)
    private func updateCounterConditions(
        of frontier: inout NodeFrontier, from counters: Counters, after scalarCount: Int
    ) {
        for index in 0..<frontier.changedCounterCount {
            let counter = Int(frontier.changedCounters[index])
            frontier.canLeave[counter] = counters.exitCondition(of: counter, after: scalarCount).holds
            frontier.canStay[counter] = counters.loopCondition(of: counter, after: scalarCount).holds
        }
    }
}
