// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Ranges of ASCII bytes for testing eight bytes at a time.
///
/// Adding 0x80 minus the lower bound to each byte of a word carries into the high bit of every byte that's at least the
/// lower bound. Adding 0x7F minus the upper bound does the same for every byte above the upper bound.
struct ByteRanges {
    /// The maximum number of ranges.
    static let maximumCount = 8

    /// The number of bytes that one step tests.
    static let blockByteCount = 32

    /// The addends that test the lower bounds, repeated in every byte of a word, and the addends for the upper bounds.
    private(set) var lowerBoundAddends: [UInt64] = []
    private(set) var upperBoundAddends: [UInt64] = []

    /// The bounds' heap memory, in bytes.
    var byteCount: Int { MemoryLayout<ByteRanges>.stride + lowerBoundAddends.count * 16 }

    private static let oneInEachByte: UInt64 = 0x0101_0101_0101_0101
    private static let highBitOfEachByte: UInt64 = 0x8080_8080_8080_8080

    /// Finds the ASCII byte ranges of some classes, or returns `nil` if there are none or too many.
    init?(ofClasses classBits: UInt64, in alphabet: ScalarClassAlphabet) {
        for (segment, start) in alphabet.segmentStarts.enumerated() {
            guard start < 0x80 else { break }
            guard classBits >> UInt64(alphabet.segmentClasses[segment]) & 1 != 0 else { continue }
            let end = segment + 1 < alphabet.segmentStarts.count ? min(0x80, alphabet.segmentStarts[segment + 1]) : 0x80
            let lowerBound = UInt64(0x80 - start) * ByteRanges.oneInEachByte
            if upperBoundAddends.last == lowerBound {
                upperBoundAddends.removeLast()
            } else {
                lowerBoundAddends.append(lowerBound)
            }
            upperBoundAddends.append(UInt64(0x80 - end) * ByteRanges.oneInEachByte)
        }
        guard !lowerBoundAddends.isEmpty, lowerBoundAddends.count <= ByteRanges.maximumCount else { return nil }
    }

    /// Returns the end of the whole blocks, starting at an offset, whose bytes are all in a range.
    @inline(__always)
    func endOfContainedBlocks(
        in bytes: UnsafeRawPointer, after readCount: Int, byteCount: Int, isBackward: Bool
    ) -> Int {
        lowerBoundAddends.withUnsafeBufferPointer { lowerBoundAddends in
            upperBoundAddends.withUnsafeBufferPointer { upperBoundAddends in
                var end = readCount
                while byteCount &- end >= ByteRanges.blockByteCount {
                    let place = bytes + (isBackward ? byteCount &- end &- ByteRanges.blockByteCount : end)
                    let first = place.loadUnaligned(as: UInt64.self)
                    let second = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                    let third = place.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
                    let fourth = place.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
                    // Non-ASCII bytes would carry into other bytes.
                    guard (first | second | third | fourth) & ByteRanges.highBitOfEachByte == 0 else { break }
                    var (inside1, inside2, inside3, inside4): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
                    var range = 0
                    while range < lowerBoundAddends.count {
                        let (lower, upper) = (lowerBoundAddends[range], upperBoundAddends[range])
                        inside1 |= (first &+ lower) & ~(first &+ upper)
                        inside2 |= (second &+ lower) & ~(second &+ upper)
                        inside3 |= (third &+ lower) & ~(third &+ upper)
                        inside4 |= (fourth &+ lower) & ~(fourth &+ upper)
                        range &+= 1
                    }
                    guard
                        inside1 & inside2 & inside3 & inside4 & ByteRanges.highBitOfEachByte
                            == ByteRanges.highBitOfEachByte
                    else {
                        break
                    }
                    end &+= ByteRanges.blockByteCount
                }
                return end
            }
        }
    }
}
