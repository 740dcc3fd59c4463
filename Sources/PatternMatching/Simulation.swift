// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Matching by keeping the set of nodes that the automaton can be in: no table, O(nodes) for each scalar.
///
/// It runs the patterns whose tables would be too large, such as `.*a.{20}`, where a table would need a state for
/// every way in which the last 20 scalars can hold an a.
final class Simulation: Sendable {
    let automaton: Automaton

    init(_ automaton: Automaton) {
        self.automaton = automaton
    }

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* nodes; allocates O(*m*) bytes for the call.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = automaton.nodes.count
        let lists = UnsafeMutablePointer<Automaton.NodeID>.allocate(capacity: 2 * count)
        defer { lists.deallocate() }
        return Frontier.with(automaton) { frontier in
            var core = lists
            var target = lists + count
            var coreCount = 0
            var before = Side.edge
            var read = 0
            while read < bytes.count {
                guard let scalar = scalar(in: bytes, after: read) else { return false }
                let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                let after = automaton.side(of: scalarClass)
                _ = frontier.close(UnsafeBufferPointer(start: core, count: coreCount), before: before, after: after)
                coreCount = frontier.advance(by: scalarClass, into: target)
                guard coreCount > 0 else { return false }
                swap(&core, &target)
                before = after
                read += scalar.length
            }
            return frontier.close(UnsafeBufferPointer(start: core, count: coreCount), before: before, after: .edge)
        }
    }

    private func scalar(in bytes: UnsafeBufferPointer<UInt8>, after read: Int) -> DecodedScalar? {
        automaton.readsBackward
            ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - read)
            : UTF8Decoding.scalar(in: bytes, from: read)
    }
}
