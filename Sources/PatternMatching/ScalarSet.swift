// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A range of Unicode scalars.
///
/// It takes the place of `ClosedRange<UInt32>`: at its first use in a process, an array of those has the runtime look up
/// conformances, which takes longer than compiling a short pattern.
struct ScalarRange: Equatable, Sendable {
    var lowerBound: UInt32
    var upperBound: UInt32

    init(_ lowerBound: UInt32, _ upperBound: UInt32) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    func contains(_ scalar: UInt32) -> Bool { lowerBound <= scalar && scalar <= upperBound }

    /// The scalars in both ranges; nil if there are none.
    func intersection(_ other: ScalarRange) -> ScalarRange? {
        let (lowest, highest) = (max(lowerBound, other.lowerBound), min(upperBound, other.upperBound))
        return lowest <= highest ? ScalarRange(lowest, highest) : nil
    }
}

/// A set of Unicode scalars, kept as sorted ranges that neither overlap nor touch.
///
/// Surrogates may lie inside a range, because a complement is simplest without a hole. No UTF-8 text holds one.
struct ScalarSet: Equatable, Sendable {
    private(set) var ranges: [ScalarRange]

    static let last: UInt32 = 0x10FFFF

    init() {
        ranges = []
    }

    init(_ range: ScalarRange) {
        ranges = [range]
    }

    /// Creates the set of the given ranges, which may overlap and come in any order.
    init(_ unordered: [ScalarRange]) {
        ranges = []
        for range in unordered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            append(range)
        }
    }

    /// Creates the set of the ranges of a table.
    init(_ table: [ClosedRange<UInt32>]) {
        self.init(table.map { ScalarRange($0.lowerBound, $0.upperBound) })
    }

    /// Adds a range that begins no earlier than the last one did.
    private mutating func append(_ range: ScalarRange) {
        guard let tail = ranges.last, range.lowerBound <= tail.upperBound + 1 else {
            ranges.append(range)
            return
        }
        ranges[ranges.count - 1] = ScalarRange(tail.lowerBound, max(tail.upperBound, range.upperBound))
    }

    var inverted: ScalarSet {
        var result = ScalarSet()
        var start: UInt32 = 0
        for range in ranges {
            if range.lowerBound > start {
                result.ranges.append(ScalarRange(start, range.lowerBound - 1))
            }
            start = range.upperBound + 1
        }
        if start <= ScalarSet.last {
            result.ranges.append(ScalarRange(start, ScalarSet.last))
        }
        return result
    }

    /// The scalars of both sets.
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
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ranges.count && ranges[low].lowerBound <= scalar
    }
}

extension ScalarSet {
    /// A number that equal sets share.
    var fingerprint: UInt64 {
        ranges.reduce(0) { sum, range in
            let mixed = (sum ^ (UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))) &* 0x9E37_79B9_7F4A_7C15
            return mixed ^ mixed >> 29
        }
    }
}

/// The numbers of sets, found by their fingerprints; of sets with one fingerprint the first.
struct FingerprintTable {
    private var fingerprints: [UInt64] = []
    /// An open hash table of numbers, which are one too high so that 0 represents a free slot.
    private var slots: [Int] = []

    func number(of fingerprint: UInt64) -> Int? {
        guard !slots.isEmpty else { return nil }
        let slot = slot(of: fingerprint)
        return slots[slot] == 0 ? nil : slots[slot] - 1
    }

    /// Gives a fingerprint the next number.
    mutating func append(_ fingerprint: UInt64) {
        fingerprints.append(fingerprint)
        if fingerprints.count * 2 > slots.count {
            slots = Array(repeating: 0, count: max(32, slots.count * 2))
            for index in fingerprints.indices { insert(index) }
        } else {
            insert(fingerprints.count - 1)
        }
    }

    private mutating func insert(_ index: Int) {
        let slot = slot(of: fingerprints[index])
        if slots[slot] == 0 { slots[slot] = index + 1 }
    }

    /// The slot of a fingerprint, or the free one where it belongs.
    private func slot(of fingerprint: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: fingerprint >> 40) & (slots.count - 1)
        while slots[slot] != 0, fingerprints[slots[slot] - 1] != fingerprint { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

extension ScalarSet {
    /// Every scalar: `.` under `(?s)`.
    static let all = ScalarSet(ScalarRange(0, last))

    /// The scalars that `.` matches without `(?s)`, which are all except the line feed.
    static let notLineFeed = ScalarSet(ScalarRange(0x0A, 0x0A)).inverted

    /// The digits of `\d`: 0 to 9.
    static let digits = ScalarSet(ScalarRange(0x30, 0x39))

    /// The white space of `\s`: tab, line feed, vertical tab, form feed, carriage return, space.
    static let whitespace = ScalarSet([ScalarRange(0x09, 0x0D), ScalarRange(0x20, 0x20)])

    /// The word scalars of `\w` and `\b`: A to Z, a to z, 0 to 9 and the underscore.
    static let word = ScalarSet([
        ScalarRange(0x30, 0x39), ScalarRange(0x41, 0x5A), ScalarRange(0x5F, 0x5F), ScalarRange(0x61, 0x7A),
    ])
}
