// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An algorithm that matches inputs of any length.
protocol Recognizer: AnyObject, Sendable {
    var alphabet: ScalarClassAlphabet { get }
    var readsBackward: Bool { get }

    /// The number of a table's states, or of an automaton's nodes.
    var stateCount: Int { get }

    /// The object's heap memory in bytes, not counting its alphabet.
    var byteCount: Int { get }

    /// The cost of a scalar in node visits, or 0 for a table.
    var nodeVisitsPerScalar: Int { get }

    /// Returns the result of reading an input as far as it can be accepted, from its start, or from its end if it's
    /// read backward.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - findsExpectedScalars: Whether to find the scalars that can follow.
    func recognition(of bytes: UnsafeBufferPointer<UInt8>, findsExpectedScalars: Bool) -> RecognitionResult
}

/// The result of reading an input: the number of bytes read, whether the input may end there, and the scalars that can
/// follow.
struct RecognitionResult {
    var byteCount: Int
    var isAccepting: Bool
    var expectedScalars = ExpectedScalars()

    /// Sets the expected scalars to the scalars in the classes that lead on.
    mutating func setExpectedScalars(in alphabet: ScalarClassAlphabet, where isExpected: (Int) -> Bool) {
        expectedScalars.includesEnd = isAccepting
        let scalarsByClass = ExpectedScalars.scalarsByClass(in: alphabet)
        for scalarClass in 1..<alphabet.classCount where isExpected(scalarClass) {
            expectedScalars = expectedScalars.union(scalarsByClass[scalarClass])
        }
    }
}

extension Recognizer {
    /// Returns whether the whole input matches.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let recognition = recognition(of: bytes, findsExpectedScalars: false)
        return recognition.byteCount == bytes.count && recognition.isAccepting
    }

    /// Returns an input's progress, or `nil` if it's read backward.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if readsBackward { return nil }
        let recognition = recognition(of: bytes, findsExpectedScalars: true)
        if recognition.byteCount < bytes.count {
            return .impossible(from: recognition.byteCount, expected: recognition.expectedScalars)
        }
        return recognition.isAccepting ? .accepted : .incomplete(missing: nil)
    }

    /// Returns the scalars that can follow an input, or `nil` if it's read backward.
    func expectedScalars(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if readsBackward { return nil }
        let recognition = recognition(of: bytes, findsExpectedScalars: true)
        return recognition.byteCount == bytes.count ? recognition.expectedScalars : ExpectedScalars()
    }
}
