// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The state of an input that the user is still typing: whether it matches, and if not, whether more scalars can make
/// it match.
package enum PatternProgress: Hashable, Sendable {
    /// The input matches as it is.
    case accepted

    /// The input doesn't match, but a continuation does.
    ///
    /// The number is the fewest scalars that complete the input, or `nil` if unknown.
    case incomplete(missing: Int?)

    /// No continuation of the input matches.
    ///
    /// The values are the byte offset of the first scalar that rules out a match, and the scalars that can be there
    /// instead.
    case impossible(from: Int, expected: ExpectedScalars)
}

/// The ASCII scalars that can be at a position in the input, and whether other scalars, or the end, can be there.
package struct ExpectedScalars: Hashable, Sendable {
    /// A bit mask of the scalars 0 to 63, and a bit mask of the scalars 64 to 127.
    package var lowBits: UInt64 = 0
    package var highBits: UInt64 = 0

    /// Whether a non-ASCII scalar can be there.
    package var includesNonASCII = false

    /// Whether the input can end there.
    package var includesEnd = false

    package init() {}

    /// Whether no scalar can be there.
    ///
    /// The end may still be there.
    package var isEmpty: Bool { lowBits | highBits == 0 && !includesNonASCII }

    /// Returns the scalars in either value.
    package func union(_ other: ExpectedScalars) -> ExpectedScalars {
        var result = self
        result.lowBits |= other.lowBits
        result.highBits |= other.highBits
        result.includesNonASCII = includesNonASCII || other.includesNonASCII
        result.includesEnd = includesEnd || other.includesEnd
        return result
    }

    /// Returns the scalars in both values.
    package func intersection(_ other: ExpectedScalars) -> ExpectedScalars {
        var result = self
        result.lowBits &= other.lowBits
        result.highBits &= other.highBits
        result.includesNonASCII = includesNonASCII && other.includesNonASCII
        result.includesEnd = includesEnd && other.includesEnd
        return result
    }
}

extension ExpectedScalars {
    /// Returns the scalars in each of an alphabet's classes, without the end.
    static func scalarsByClass(in alphabet: ScalarClassAlphabet) -> [ExpectedScalars] {
        var result = Array(repeating: ExpectedScalars(), count: alphabet.classCount)
        for (segment, start) in alphabet.segmentStarts.enumerated() {
            let end = segment + 1 < alphabet.segmentStarts.count ? alphabet.segmentStarts[segment + 1] : .max
            let scalarClass = Int(alphabet.segmentClasses[segment])
            if start < 64 { result[scalarClass].lowBits |= bitMask(from: start, upTo: min(64, end)) }
            if start < 128, end > 64 {
                result[scalarClass].highBits |= bitMask(from: max(64, start) - 64, upTo: min(128, end) - 64)
            }
            if end > 128 { result[scalarClass].includesNonASCII = true }
        }
        return result
    }

    /// Returns a mask of the bits from `start` up to, but not including, `end`, which is 1 to 64.
    private static func bitMask(from start: UInt32, upTo end: UInt32) -> UInt64 {
        .max << UInt64(start) & ~(.max << UInt64(end))
    }
}

extension PatternProgress {
    /// Returns the progress of an input that has to match either of two alternatives.
    func combined(withAlternative other: PatternProgress) -> PatternProgress {
        switch (self, other) {
        case (.accepted, _), (_, .accepted): .accepted
        case (.incomplete(let first), .incomplete(let second)):
            .incomplete(missing: first.flatMap { first in second.map { min(first, $0) } })
        case (.incomplete, _): self
        case (_, .incomplete): other
        case (.impossible(let first, let mine), .impossible(let second, let others)):
            first == second
                ? .impossible(from: first, expected: mine.union(others)) : first > second ? self : other
        }
    }
}

extension Pattern {
    /// Returns whether a text matches, can still match if continued, or can't match anymore.
    ///
    /// The progress is `impossible` only if no continuation matches. If the whole pattern has a table, the reverse is
    /// also true. Otherwise, a text may be `incomplete` even though no continuation matches, for example if the pattern
    /// looks ahead after its first scalar and is too large for a table.
    ///
    /// - Complexity: The same as for ``matches(_:)-(String)``.
    package func progress(of text: String) -> PatternProgress {
        Pattern.withBytes(of: text, progress(of:))
    }

    /// Returns whether a UTF-8 text matches, can still match if continued, or can't match anymore.
    ///
    /// - Complexity: The same as for ``matches(_:)-(UnsafeBufferPointer<UInt8>)``.
    package func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        matcher.progress(of: bytes)
    }

    /// Returns the scalars that can follow a matching or incomplete text.
    ///
    /// Unless the whole pattern has a table, some of these scalars might lead to no match.
    ///
    /// - Returns: The scalars, or `nil` if the pattern is read backward, because it looks ahead after its first scalar.
    package func expectedScalars(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        matcher.expectedScalars(after: bytes)
    }

    /// Returns the progress of a text that doesn't match, or `nil` if the text matches.
    ///
    /// If the whole pattern has a table, this reads the text only once.
    package func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        matcher.mismatch(in: bytes)
    }

    /// Returns the byte offset where a text stops matching, or `nil` if the text matches.
    ///
    /// This is the offset of ``PatternProgress/impossible(from:expected:)``, or the end of an incomplete text.
    package func mismatchOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        matcher.mismatchOffset(in: bytes)
    }
}
