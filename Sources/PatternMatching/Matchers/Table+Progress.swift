// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension Table {
    /// Returns the scalars that lead on from a state to the end of an accepted input.
    ///
    /// - Parameter steps: The most scalars that the input may go on with.
    func expectation(in state: Int, within steps: Int = .max) -> ExpectedScalars {
        var result = ExpectedScalars()
        result.includesEnd = isEnd(state)
        // Every way on in a table that was only begun leads to accepted inputs, even if they are longer.
        let steps = isBegun ? .max : steps
        for scalarClass in 1..<alphabet.count {
            let next = self.state(after: state, scalarClass)
            guard next != 0, stepsToEnd(from: next) < steps else { continue }
            result = result.union(expectations[scalarClass])
        }
        return result
    }

    /// Returns the scalars that lead on after an input, or nil if the table does not have them.
    ///
    /// A table for inputs of a limited length gives them only if no scalar leads to longer inputs alone.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> ExpectedScalars? {
        if readsBackward { return nil }
        let extent = read(bytes)
        guard extent.count == bytes.count, bytes.count + stepsToEnd(from: extent.state) <= limit else {
            return limit == .max ? ExpectedScalars() : nil
        }
        if !isBegun, limit < .max {
            for scalarClass in 1..<alphabet.count {
                let next = state(after: extent.state, scalarClass)
                if next != 0, stepsToEnd(from: next) >= limit - bytes.count { return nil }
            }
        }
        return expectation(in: extent.state)
    }

    /// Returns where an input is wrong, or nil if it is right, for a table that reads forward and is right for all
    /// inputs.
    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let extent = read(bytes)
        return extent.count == bytes.count && isEnd(extent.state) ? nil : extent.count
    }

    /// Returns the progress of an input, or nil if the table does not have it.
    ///
    /// A table for inputs of a limited length gives it only if what it finds is not longer.
    func progress(of bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> PatternProgress? {
        if readsBackward { return nil }
        let extent = read(bytes)
        if extent.count == bytes.count, bytes.count <= limit, isEnd(extent.state) { return .accepted }
        let steps = stepsToEnd(from: extent.state)
        guard steps != Int(StateTable.unreachable) else {
            return .impossible(from: 0, expected: ExpectedScalars())
        }
        guard extent.count + steps <= limit else { return nil }
        if extent.count == bytes.count { return .incomplete(missing: steps) }
        return .impossible(
            from: extent.count, expected: expectation(in: extent.state, within: limit - extent.count))
    }
}
