// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Matching by keeping the set of nodes that the automaton can be in: no table, O(nodes) for each scalar.
///
/// It runs the patterns whose tables would be too large, such as `(.*a.*b){20}c`.
final class Simulation: Sendable {
    let automaton: Automaton
    private let counterBytes: Int

    init(_ automaton: Automaton) {
        self.automaton = automaton
        counterBytes = Counters.byteCount(automaton.counters)
    }

    /// The cost of a scalar in visits of a node: a counter takes as long as seven nodes (measured).
    var cost: Int { automaton.nodes.count + 5 * automaton.counters.count }

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* nodes. Memory of about 12 bytes for each node is on the stack,
    ///   or on the heap if the stack has no room.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let reading = read(bytes)
        return reading.count == bytes.count && reading.isEnd
    }

    /// The progress of an input, or nil because the automaton reads backward.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if automaton.readsBackward { return nil }
        let reading = read(bytes)
        guard reading.count == bytes.count else { return .impossible(from: reading.count, expected: reading.expected) }
        return reading.isEnd ? .accepted : .incomplete(missing: nil)
    }

    /// The scalars that lead on after an input, or nil because the simulation reads backward.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if automaton.readsBackward { return nil }
        let reading = read(bytes, expecting: true)
        return reading.count == bytes.count ? reading.expected : ExpectedScalars()
    }

    /// How far an input was read: the number of its bytes, whether it may end there, and what else may be there.
    private struct Reading {
        var count: Int
        var isEnd: Bool
        var expected = ExpectedScalars()
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, expecting: Bool = false) -> Reading {
        automaton.counters.withUnsafeBufferPointer { bounds in
            Frontier.with(automaton, extraBytes: counterBytes) { frontier, memory in
                let counters = Counters(bounds, in: memory)
                var before = Side.edge
                var read = 0
                var count = 0
                while read < bytes.count {
                    guard let scalar = scalar(in: bytes, after: read) else { break }
                    let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                    let after = automaton.side(of: scalarClass)
                    permit(counters, &frontier, after: count)
                    _ = frontier.close(before: before, after: after)
                    guard frontier.advance(by: scalarClass) else { break }
                    count += 1
                    for index in 0..<frontier.changedCount {
                        let counter = Int(frontier.changed[index])
                        counters.apply(frontier.changes[counter], to: counter, at: count)
                    }
                    frontier.proceed()
                    before = after
                    read += scalar.length
                }
                permit(counters, &frontier, after: count)
                var reading = Reading(count: read, isEnd: frontier.close(before: before, after: .edge))
                if expecting || read < bytes.count {
                    reading.expected = expectation(from: &frontier, reading.isEnd, before: before)
                }
                return reading
            }
        }
    }

    /// The scalars that lead on from where the frontier is.
    private func expectation(from frontier: inout Frontier, _ isEnd: Bool, before: Side) -> ExpectedScalars {
        var result = ExpectedScalars()
        result.includesEnd = isEnd
        let expectations = ExpectedScalars.ofClasses(in: automaton.alphabet)
        for scalarClass in 1..<automaton.alphabet.count {
            _ = frontier.close(before: before, after: automaton.side(of: scalarClass))
            if frontier.advance(by: scalarClass) { result = result.union(expectations[scalarClass]) }
        }
        return result
    }

    /// Lets the frontier leave and go on with the repetitions whose counts allow it.
    @inline(__always)
    private func permit(_ counters: Counters, _ frontier: inout Frontier, after count: Int) {
        for index in 0..<frontier.changedCount {
            let counter = Int(frontier.changed[index])
            frontier.canLeave[counter] = counters.canLeave(counter, after: count).holds
            frontier.canStay[counter] = counters.canStay(counter, after: count).holds
        }
    }

    private func scalar(in bytes: UnsafeBufferPointer<UInt8>, after read: Int) -> DecodedScalar? {
        automaton.readsBackward
            ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - read)
            : UTF8Decoding.scalar(in: bytes, from: read)
    }
}
