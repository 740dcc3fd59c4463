// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension TransitionTable {
    /// Returns the scalars that can follow a state on a path to an accepted input's end.
    ///
    /// - Parameter maximumSteps: The maximum number of scalars that may follow.
    func expectedScalars(in state: Int, within maximumSteps: Int = .max) -> ExpectedScalars {
        if let known = expectedScalarsByState, maximumSteps > UInt16.max { return known[state / rowWidth] }
        // Every transition in a partial table leads to accepted inputs, although they may be longer.
        let maximumSteps = isPartial ? .max : maximumSteps
        // The number of steps fits into a cell, so a larger maximum excludes no transition.
        let isLimited = maximumSteps <= UInt16.max
        var result = ExpectedScalars()
        result.includesEnd = isAccepting(state)
        scalarsByClass.withUnsafeBufferPointer { scalars in
            for scalarClass in 1..<scalars.count {
                let next = nextState(from: state, on: scalarClass)
                guard next != 0, !isLimited || stepsToAcceptance(from: next) < maximumSteps else { continue }
                result.lowBits |= scalars[scalarClass].lowBits
                result.highBits |= scalars[scalarClass].highBits
                result.includesNonASCII = result.includesNonASCII || scalars[scalarClass].includesNonASCII
            }
        }
        return result
    }

    /// Returns the scalars that can follow an input, or `nil` if the table doesn't determine them.
    ///
    /// If the table is correct only up to a length, it determines the scalars only if each of them also leads to an
    /// accepted input of at most that length.
    func expectedScalars(after bytes: UnsafeBufferPointer<UInt8>, inputLimit: Int) -> ExpectedScalars? {
        if readsBackward { return nil }
        let prefix = viablePrefix(of: bytes)
        guard prefix.byteCount == bytes.count, bytes.count + stepsToAcceptance(from: prefix.state) <= inputLimit else {
            return inputLimit == .max ? ExpectedScalars() : nil
        }
        if !isPartial, inputLimit < .max {
            for scalarClass in 1..<alphabet.classCount {
                let next = nextState(from: prefix.state, on: scalarClass)
                if next != 0, stepsToAcceptance(from: next) >= inputLimit - bytes.count { return nil }
            }
        }
        return expectedScalars(in: prefix.state)
    }

    /// Returns the byte offset where an input stops matching, or `nil` if it matches.
    ///
    /// The table must read forward and be correct for all inputs.
    func mismatchOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let prefix = viablePrefix(of: bytes)
        return prefix.byteCount == bytes.count && isAccepting(prefix.state) ? nil : prefix.byteCount
    }

    /// Returns an input's progress, or `nil` if the table doesn't determine it.
    ///
    /// If the table is correct only up to a length, it determines the progress only if an accepted input of at most
    /// that length continues the bytes read so far.
    func progress(of bytes: UnsafeBufferPointer<UInt8>, inputLimit: Int) -> PatternProgress? {
        if readsBackward { return nil }
        let prefix = viablePrefix(of: bytes)
        if prefix.byteCount == bytes.count, bytes.count <= inputLimit, isAccepting(prefix.state) { return .accepted }
        let steps = stepsToAcceptance(from: prefix.state)
        guard steps != Int(DeterministicAutomaton.unreachableStepCount) else {
            return .impossible(from: 0, expected: ExpectedScalars())
        }
        guard prefix.byteCount + steps <= inputLimit else { return nil }
        if prefix.byteCount == bytes.count { return .incomplete(missing: steps) }
        return .impossible(
            from: prefix.byteCount, expected: expectedScalars(in: prefix.state, within: inputLimit - prefix.byteCount))
    }
}
