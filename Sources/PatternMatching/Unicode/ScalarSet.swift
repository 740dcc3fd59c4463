// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A range of Unicode scalars.
///
/// It replaces `ClosedRange<UInt32>`. When a process first uses an array of closed ranges, the runtime looks up
/// conformances, which takes longer than compiling a short pattern.
struct ScalarRange: Equatable, Sendable {
    var lowerBound: UInt32
    var upperBound: UInt32

    init(_ lowerBound: UInt32, _ upperBound: UInt32) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    func contains(_ scalar: UInt32) -> Bool { lowerBound <= scalar && scalar <= upperBound }

    /// Returns the scalars in both ranges, or `nil` if there are none.
    func intersection(_ other: ScalarRange) -> ScalarRange? {
        let (lowest, highest) = (max(lowerBound, other.lowerBound), min(upperBound, other.upperBound))
        return lowest <= highest ? ScalarRange(lowest, highest) : nil
    }
}

/// A set of Unicode scalars, as sorted ranges that neither overlap nor touch.
///
/// A range may contain surrogates, which simplifies complements. No UTF-8 text contains a surrogate.
struct ScalarSet: Equatable, Sendable {
    private(set) var ranges: [ScalarRange]

    static let lastScalar: UInt32 = 0x10FFFF

    init() {
        ranges = []
    }

    init(_ range: ScalarRange) {
        ranges = [range]
    }

    /// Creates the set of the given ranges, which may overlap and come in any order.
    init(_ unorderedRanges: [ScalarRange]) {
        ranges = []
        // Sorts numbers, because other functions also sort numbers and can share the compiled code.
        for key in unorderedRanges.map({ UInt64($0.lowerBound) << 32 | UInt64($0.upperBound) }).sorted() {
            append(ScalarRange(UInt32(key >> 32), UInt32(truncatingIfNeeded: key)))
        }
    }

    /// Creates a set from a table's ranges.
    init(_ closedRanges: [ClosedRange<UInt32>]) {
        self.init(closedRanges.map { ScalarRange($0.lowerBound, $0.upperBound) })
    }

    /// Adds a range that begins no earlier than the last range.
    @inline(never)  // Compiled once, not in each caller, for a shorter build.
    mutating func append(_ range: ScalarRange) {
        guard let tail = ranges.last, range.lowerBound <= tail.upperBound + 1 else {
            ranges.append(range)
            return
        }
        ranges[ranges.count - 1] = ScalarRange(tail.lowerBound, max(tail.upperBound, range.upperBound))
    }

    var closedRanges: [ClosedRange<UInt32>] { ranges.map { $0.lowerBound...$0.upperBound } }

    var inverted: ScalarSet {
        var result = ScalarSet()
        var start: UInt32 = 0
        for range in ranges {
            if range.lowerBound > start {
                result.ranges.append(ScalarRange(start, range.lowerBound - 1))
            }
            start = range.upperBound + 1
        }
        if start <= ScalarSet.lastScalar {
            result.ranges.append(ScalarRange(start, ScalarSet.lastScalar))
        }
        return result
    }

    /// Returns the scalars in either set.
    ///
    /// - Complexity: O(*n* + *m*) for sets of *n* and *m* ranges.
    func union(_ other: ScalarSet) -> ScalarSet {
        if other.ranges.isEmpty { return self }
        if ranges.isEmpty { return other }
        var result = ScalarSet()
        result.ranges.reserveCapacity(ranges.count + other.ranges.count)
        var left = 0
        var right = 0
        while left < ranges.count || right < other.ranges.count {
            let takesLeft =
                right == other.ranges.count
                || left < ranges.count && ranges[left].lowerBound <= other.ranges[right].lowerBound
            result.append(takesLeft ? ranges[left] : other.ranges[right])
            left += takesLeft ? 1 : 0
            right += takesLeft ? 0 : 1
        }
        return result
    }

    func contains(_ scalar: UInt32) -> Bool {
        let index = partitioningIndex(in: 0..<ranges.count) { ranges[$0].upperBound >= scalar }
        return index < ranges.count && ranges[index].lowerBound <= scalar
    }
}

extension ScalarSet {
    /// A number that's the same for equal sets.
    var fingerprint: UInt64 {
        ranges.reduce(0) { sum, range in
            let mixed = (sum ^ (UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))) &* 0x9E37_79B9_7F4A_7C15
            return mixed ^ mixed >> 29
        }
    }
}

extension ScalarSet {
    /// Every scalar: `.` under `(?s)`.
    static let all = ScalarSet(ScalarRange(0, lastScalar))

    /// The scalars that `.` matches without `(?s)`: every scalar except the line feed.
    static let allExceptLineFeed = ScalarSet(ScalarRange(0x0A, 0x0A)).inverted

    /// The digits of `\d`: 0 to 9.
    static let asciiDigits = ScalarSet(ScalarRange(0x30, 0x39))

    /// The white space of `\s`: tab, line feed, vertical tab, form feed, carriage return, space.
    static let asciiWhitespace = ScalarSet([ScalarRange(0x09, 0x0D), ScalarRange(0x20, 0x20)])

    /// The word scalars of `\w` and `\b`: A to Z, a to z, 0 to 9, and the underscore.
    static let wordScalars = ScalarSet([
        ScalarRange(0x30, 0x39), ScalarRange(0x41, 0x5A), ScalarRange(0x5F, 0x5F), ScalarRange(0x61, 0x7A),
    ])
}

/// Returns the first matching index, or the range's end.
///
/// All indices after a matching index must match too.
///
/// - Complexity: O(log *n*) for *n* indices.
@inline(__always)
func partitioningIndex(in indices: Range<Int>, where isInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
        let middle = (low + high) / 2
        if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
