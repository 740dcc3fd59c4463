// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A partition of the Unicode scalars into classes that none of the pattern's sets split.
///
/// The automata read classes instead of scalars, so a table row has a cell for each class. Class 0 contains no scalars.
/// It's the class of non-ASCII bytes, whose scalars must be decoded first.
final class ScalarClassAlphabet: Sendable {
    /// The number of classes, including class 0.
    let classCount: Int

    /// The class of each byte: the class of an ASCII scalar, or 0 for any other byte.
    let byteClasses: [UInt8]

    /// The first scalar of each single-class range of scalars in ascending order, and the ranges' classes.
    let segmentStarts: [UInt32]
    let segmentClasses: [UInt16]

    /// A bit for each of the pattern's sets and each class, set if the set contains the class.
    ///
    /// The zero words at both ends of a set are left out. Otherwise, each of thousands of different letters would have
    /// a bit for every other letter.
    let memberBits: [UInt64]

    /// The location of each set's words.
    ///
    /// In a pattern with up to 64 classes, each set has one word.
    let memberWordRanges: [MemberWordRange]

    /// The location of a set's words.
    struct MemberWordRange: Sendable {
        /// The index of the set's first word, which is its first class divided by 64.
        var firstWord: UInt16 = 0
        var wordCount: UInt16 = 1
        /// The index of the first word in `memberBits`.
        var memberIndex: Int32
    }

    /// The class table for non-ASCII scalars, or `nil` if they have a single class or there's no memory for it.
    let scalarClassPages: ScalarClassPages?

    /// The class of all non-ASCII scalars, or 0 if they have several classes.
    let nonASCIIClass: Int

    /// Finds the classes that a pattern's sets and word boundaries distinguish.
    ///
    /// - Parameters:
    ///   - pattern: The pattern with the scalar sets to distinguish.
    ///   - maximumPageByteCount: The maximum memory for pages, in bytes.
    init(_ pattern: ParsedPattern, maximumPageByteCount: Int = 0) {
        let sets = pattern.usesWordBoundaries ? pattern.sets + [.wordScalars] : pattern.sets
        let segmentStarts = ScalarClassAlphabet.rangeBoundaries(of: sets)
        let setSegments = sets.map { SetSegmentRuns(of: $0, in: segmentStarts) }
        let (segmentClasses, count) = ScalarClassAlphabet.segmentClasses(
            segmentCount: segmentStarts.count, splitBy: setSegments)
        let wordCount = (count + 63) / 64
        var memberBits: [UInt64] = []
        var memberWordRanges: [MemberWordRange] = []
        memberBits.reserveCapacity(sets.count)
        memberWordRanges.reserveCapacity(sets.count)
        var words = Array(repeating: UInt64(0), count: wordCount)
        for part in setSegments {
            for run in part.runs {
                for segment in run.firstSegment..<run.endSegment {
                    let scalarClass = Int(segmentClasses[segment])
                    words[scalarClass / 64] |= 1 << UInt64(scalarClass % 64)
                }
            }
            if part.isComplement {
                for word in 0..<wordCount { words[word] = ~words[word] }
                // No set contains class 0 or the bits beyond the last class.
                words[0] &= ~1
                if count % 64 != 0 { words[wordCount - 1] &= (1 << UInt64(count % 64)) - 1 }
            }
            var wordRange = MemberWordRange(memberIndex: Int32(memberBits.count))
            if wordCount == 1 {
                memberBits.append(words[0])
                words[0] = 0
            } else {
                let first = words.firstIndex { $0 != 0 } ?? 0
                let end = (words.lastIndex { $0 != 0 } ?? 0) + 1
                wordRange.firstWord = UInt16(first)
                wordRange.wordCount = UInt16(end - first)
                memberBits += words[first..<end]
                for word in first..<end { words[word] = 0 }
            }
            memberWordRanges.append(wordRange)
        }
        var byteClasses = Array(repeating: UInt8(0), count: 256)
        var segment = 0
        for byte in 0..<128 {
            if segment + 1 < segmentStarts.count, segmentStarts[segment + 1] <= byte { segment += 1 }
            byteClasses[byte] = UInt8(segmentClasses[segment])
        }
        self.segmentStarts = segmentStarts
        self.segmentClasses = segmentClasses
        self.classCount = count
        self.memberBits = memberBits
        self.memberWordRanges = memberWordRanges
        self.byteClasses = byteClasses
        let isUniform = segmentStarts.count == 1 || segmentStarts[segmentStarts.count - 1] <= 0x80
        nonASCIIClass = isUniform ? Int(segmentClasses[segmentClasses.count - 1]) : 0
        scalarClassPages =
            isUniform
            ? nil
            : ScalarClassPages(
                segmentStarts: segmentStarts, segmentClasses: segmentClasses, classCount: count,
                maximumByteCount: maximumPageByteCount)
    }

    /// Returns a scalar's class.
    ///
    /// - Complexity: O(log *r*), where *r* is the number of ranges in the pattern.
    func scalarClass(of scalar: UInt32) -> Int {
        Int(segmentClasses[partitioningIndex(in: 1..<segmentStarts.count) { segmentStarts[$0] > scalar } - 1])
    }

    /// Returns the class and the length in bytes of the next scalar, or `nil` if the next bytes aren't UTF-8.
    ///
    /// The number of bytes already read counts from the input's start, or from its end if it's read backward.
    func classAndLength(
        in bytes: UnsafeBufferPointer<UInt8>, after readCount: Int, isBackward: Bool
    ) -> (scalarClass: Int, length: Int)? {
        let scalar =
            isBackward
            ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - readCount)
            : UTF8Decoding.scalar(in: bytes, startingAt: readCount)
        return scalar.map { (scalarClass(of: $0.value), $0.byteCount) }
    }

    func isMember(_ scalarClass: Int, inSet setNumber: Int) -> Bool {
        let wordRange = memberWordRanges[setNumber]
        let word = scalarClass / 64 - Int(wordRange.firstWord)
        return word >= 0 && word < Int(wordRange.wordCount)
            && memberBits[Int(wordRange.memberIndex) + word] >> UInt64(scalarClass % 64) & 1 != 0
    }

    /// The alphabet's heap memory, in bytes.
    var byteCount: Int {
        byteClasses.count + segmentStarts.count * 4 + segmentClasses.count * 2 + memberBits.count * 8 + memberWordRanges
            .count * 8
            + (scalarClassPages?.byteCount ?? 0)
    }

    /// Returns the first scalar of each segment, in ascending order.
    ///
    /// A segment ends where a range of a set begins or ends.
    ///
    /// A bit marks each cut, because many sets with a Unicode property have too many cuts to sort.
    private static func rangeBoundaries(of sets: [ScalarSet]) -> [UInt32] {
        func end(_ range: ScalarRange) -> UInt32 {
            range.upperBound < ScalarSet.lastScalar ? range.upperBound + 1 : range.lowerBound
        }
        let highest = sets.reduce(0) { max($0, $1.ranges.last.map(end) ?? 0) }
        var bits = Array(repeating: UInt64(0), count: Int(highest) / 64 + 1)
        bits[0] = 1
        for set in sets {
            for range in set.ranges {
                for cut in [range.lowerBound, end(range)] { bits[Int(cut / 64)] |= 1 << UInt64(cut % 64) }
            }
        }
        var segmentStarts: [UInt32] = []
        for (index, word) in bits.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                segmentStarts.append(UInt32(index * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        return segmentStarts
    }

    /// The segments inside a set, or the segments outside it if there are fewer.
    ///
    /// Both split the classes the same way.
    private struct SetSegmentRuns {
        struct Run {
            var firstSegment: Int
            var endSegment: Int
        }

        var runs: [Run] = []
        var isComplement = false

        init(of set: ScalarSet, in segmentStarts: [UInt32]) {
            runs.reserveCapacity(set.ranges.count)
            var count = 0
            segmentStarts.withUnsafeBufferPointer { segmentStarts in
                var end = 0
                for range in set.ranges {
                    let start = partitioningIndex(in: end..<segmentStarts.count) {
                        segmentStarts[$0] >= range.lowerBound
                    }
                    end = partitioningIndex(in: start..<segmentStarts.count) { segmentStarts[$0] > range.upperBound }
                    runs.append(Run(firstSegment: start, endSegment: end))
                    count &+= end &- start
                }
            }
            guard count > segmentStarts.count / 2 else { return }
            isComplement = true
            var outside: [Run] = []
            var last = 0
            for inside in runs {
                if inside.firstSegment > last {
                    outside.append(Run(firstSegment: last, endSegment: inside.firstSegment))
                }
                last = inside.endSegment
            }
            if last < segmentStarts.count { outside.append(Run(firstSegment: last, endSegment: segmentStarts.count)) }
            runs = outside
        }
    }

    /// Returns each segment's class, and the number of classes including class 0.
    ///
    /// The first class contains all segments, and each set splits the classes (partition refinement). The classes are
    /// numbered from 1 in ascending order, so ASCII has the lowest numbers, which fit into a byte.
    private static func segmentClasses(segmentCount: Int, splitBy setSegments: [SetSegmentRuns]) -> ([UInt16], Int) {
        var blocks = Array(repeating: 0, count: segmentCount)
        var sizes = [segmentCount]
        var inside = [0]
        var movedTo = [-1]
        var touched: [Int] = []
        for part in setSegments {
            touched.removeAll(keepingCapacity: true)
            for run in part.runs {
                for segment in run.firstSegment..<run.endSegment {
                    let block = blocks[segment]
                    if inside[block] == 0 { touched.append(block) }
                    inside[block] += 1
                }
            }
            var splits = false
            for block in touched where inside[block] < sizes[block] {
                movedTo[block] = sizes.count
                sizes[block] -= inside[block]
                sizes.append(inside[block])
                inside.append(0)
                movedTo.append(-1)
                splits = true
            }
            if splits {
                for run in part.runs {
                    for segment in run.firstSegment..<run.endSegment {
                        let target = movedTo[blocks[segment]]
                        if target >= 0 { blocks[segment] = target }
                    }
                }
            }
            for block in touched {
                inside[block] = 0
                movedTo[block] = -1
            }
        }
        var numbers = Array(repeating: 0, count: sizes.count)
        var count = 1
        let segmentClasses = blocks.map { block in
            if numbers[block] == 0 {
                numbers[block] = count
                count += 1
            }
            return UInt16(numbers[block])
        }
        return (segmentClasses, count)
    }
}
