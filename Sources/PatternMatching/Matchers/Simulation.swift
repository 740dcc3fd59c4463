// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The simulation of a nondeterministic automaton, which keeps the set of nodes in which it can be.
///
/// It matches the patterns whose tables would be too large, such as `(.*a.*b){20}c`. For each scalar, it visits each
/// node at most once.
final class Simulation: Recognizer {
    private let automaton: Automaton
    private let counterBytes: Int

    init(_ automaton: Automaton) {
        self.automaton = automaton
        counterBytes = Counters.byteCount(automaton.counters)
    }

    var alphabet: Alphabet { automaton.alphabet }
    var readsBackward: Bool { automaton.readsBackward }
    var stateCount: Int { automaton.nodes.count }
    var byteCount: Int { automaton.byteCount }

    /// The cost of a scalar in visits of a node.
    ///
    /// A counter costs as much as seven nodes. Two of them are its own.
    var cost: Int { automaton.nodes.count + 5 * automaton.counters.count }

    /// Reads an input as far as it can be matched.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* nodes. Memory of about 12 bytes for each node is on the stack,
    ///   or on the heap if the stack has no room.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, findsExpected: Bool) -> Recognition {
        automaton.counters.withUnsafeBufferPointer { bounds in
            Frontier.with(automaton, extraBytes: counterBytes) { frontier, memory in
                let counters = Counters(bounds, in: memory)
                var before = Neighbor.edge
                var read = 0
                var count = 0
                while read < bytes.count {
                    guard let scalar = alphabet.scalar(in: bytes, after: read, backward: readsBackward) else { break }
                    let after = automaton.neighbor(of: scalar.scalarClass)
                    permit(counters, in: &frontier, after: count)
                    _ = frontier.close(before: before, after: after)
                    guard frontier.advance(by: scalar.scalarClass) else { break }
                    count += 1
                    for index in 0..<frontier.changedCount {
                        let counter = Int(frontier.changed[index])
                        counters.apply(frontier.changes[counter], to: counter, at: count)
                    }
                    frontier.proceed()
                    before = after
                    read += scalar.length
                }
                permit(counters, in: &frontier, after: count)
                var result = Recognition(count: read, isEnd: frontier.close(before: before, after: .edge))
                if findsExpected {
                    result.expect(alphabet) { scalarClass in
                        _ = frontier.close(before: before, after: automaton.neighbor(of: scalarClass))
                        return frontier.advance(by: scalarClass)
                    }
                }
                return result
            }
        }
    }

    /// Permits the frontier to leave and to continue the repetitions whose counts allow it.
    @inline(__always)
    private func permit(_ counters: Counters, in frontier: inout Frontier, after count: Int) {
        for index in 0..<frontier.changedCount {
            let counter = Int(frontier.changed[index])
            frontier.canLeave[counter] = counters.canLeave(counter, after: count).holds
            frontier.canStay[counter] = counters.canStay(counter, after: count).holds
        }
    }
}
