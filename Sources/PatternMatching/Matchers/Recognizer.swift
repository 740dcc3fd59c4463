// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An algorithm that matches inputs of any length.
protocol Recognizer: AnyObject, Sendable {
    var alphabet: Alphabet { get }
    var readsBackward: Bool { get }

    /// The number of states of a table, or of nodes of an automaton.
    var stateCount: Int { get }

    /// The heap memory that the object holds beside its alphabet, in bytes.
    var byteCount: Int { get }

    /// The cost of a scalar in visits of a node, which is 0 for a table.
    var cost: Int { get }

    /// Reads an input from its start, or from its end if it reads backward, as far as the input can be accepted.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - findsExpected: Whether to find the scalars that can follow.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, findsExpected: Bool) -> Recognition
}

/// The result of reading an input: the number of bytes that were read, whether the input may end there, and the scalars
/// that can follow.
struct Recognition {
    var count: Int
    var isEnd: Bool
    var expected = ExpectedScalars()

    /// Sets the expected scalars, which are those of the classes that lead on.
    mutating func expect(_ alphabet: Alphabet, leadsOn: (Int) -> Bool) {
        expected.includesEnd = isEnd
        let expectations = ExpectedScalars.ofClasses(in: alphabet)
        for scalarClass in 1..<alphabet.count where leadsOn(scalarClass) {
            expected = expected.union(expectations[scalarClass])
        }
    }
}

extension Recognizer {
    /// Returns whether the whole input matches.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let recognition = read(bytes, findsExpected: false)
        return recognition.count == bytes.count && recognition.isEnd
    }

    /// Returns the progress of an input, or `nil` if it is read backward.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if readsBackward { return nil }
        let recognition = read(bytes, findsExpected: true)
        if recognition.count < bytes.count {
            return .impossible(from: recognition.count, expected: recognition.expected)
        }
        return recognition.isEnd ? .accepted : .incomplete(missing: nil)
    }

    /// Returns the scalars that can follow an input, or `nil` if it is read backward.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if readsBackward { return nil }
        let recognition = read(bytes, findsExpected: true)
        return recognition.count == bytes.count ? recognition.expected : ExpectedScalars()
    }
}
