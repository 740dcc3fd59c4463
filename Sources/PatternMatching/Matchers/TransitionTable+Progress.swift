// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension TransitionTable {
    /// Returns the scalars that can follow in a state on a path to the end of an accepted input.
    ///
    /// - Parameter steps: The maximum number of scalars that may follow.
    func expectation(in state: Int, within steps: Int = .max) -> ExpectedScalars {
        var result = ExpectedScalars()
        result.includesEnd = isEnd(state)
        // Every transition of a partial table leads to accepted inputs, although they may be longer.
        let steps = isPartial ? .max : steps
        for scalarClass in 1..<alphabet.count {
            let next = self.state(after: state, scalarClass)
            guard next != 0, stepsToEnd(from: next) < steps else { continue }
            result = result.union(expectations[scalarClass])
        }
        return result
    }

    /// Returns the scalars that can follow an input, or `nil` if the table does not determine them.
    ///
    /// A table for inputs of a limited length determines them only if each of them also leads to an input within the
    /// limit.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> ExpectedScalars? {
        if readsBackward { return nil }
        let extent = read(bytes)
        guard extent.count == bytes.count, bytes.count + stepsToEnd(from: extent.state) <= limit else {
            return limit == .max ? ExpectedScalars() : nil
        }
        if !isPartial, limit < .max {
            for scalarClass in 1..<alphabet.count {
                let next = state(after: extent.state, scalarClass)
                if next != 0, stepsToEnd(from: next) >= limit - bytes.count { return nil }
            }
        }
        return expectation(in: extent.state)
    }

    /// Returns the offset in bytes at which an input does not match, or `nil` if it matches.
    ///
    /// The table must read forward, and must be correct for all inputs.
    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let extent = read(bytes)
        return extent.count == bytes.count && isEnd(extent.state) ? nil : extent.count
    }

    /// Returns the progress of an input, or `nil` if the table does not determine it.
    ///
    /// A table for inputs of a limited length determines it only if an accepted input within the limit continues what
    /// was read.
    func progress(of bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> PatternProgress? {
        if readsBackward { return nil }
        let extent = read(bytes)
        if extent.count == bytes.count, bytes.count <= limit, isEnd(extent.state) { return .accepted }
        let steps = stepsToEnd(from: extent.state)
        guard steps != Int(DeterministicAutomaton.unreachable) else {
            return .impossible(from: 0, expected: ExpectedScalars())
        }
        guard extent.count + steps <= limit else { return nil }
        if extent.count == bytes.count { return .incomplete(missing: steps) }
        return .impossible(
            from: extent.count, expected: expectation(in: extent.state, within: limit - extent.count))
    }
}
