// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Ranges of ASCII bytes, for tests of eight bytes at a time.
///
/// The bytes of a word that are at least the lower bound carry into their high bits if 0x80 less that bound is added to
/// each; those above the upper bound do so if 0x7F less that bound is added.
struct ByteRanges {
    /// The most ranges.
    static let maximumCount = 8

    /// The number of bytes that one step tests.
    static let blockSize = 32

    /// The number that is added to each byte of a word to test the lower bounds, in all bytes, and the same for the
    /// upper bounds.
    private(set) var lowerBounds: [UInt64] = []
    private(set) var upperBounds: [UInt64] = []

    /// The heap memory of the bounds, in bytes.
    var byteCount: Int { MemoryLayout<ByteRanges>.stride + lowerBounds.count * 16 }

    private static let everyByte: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Finds the ranges of the ASCII bytes of some classes, or returns `nil` if there are none or too many.
    init?(of classes: UInt64, _ alphabet: Alphabet) {
        for (segment, start) in alphabet.starts.enumerated() {
            guard start < 0x80 else { break }
            guard classes >> UInt64(alphabet.classes[segment]) & 1 != 0 else { continue }
            let end = segment + 1 < alphabet.starts.count ? min(0x80, alphabet.starts[segment + 1]) : 0x80
            let lowerBound = UInt64(0x80 - start) * ByteRanges.everyByte
            if upperBounds.last == lowerBound {
                upperBounds.removeLast()
            } else {
                lowerBounds.append(lowerBound)
            }
            upperBounds.append(UInt64(0x80 - end) * ByteRanges.everyByte)
        }
        guard !lowerBounds.isEmpty, lowerBounds.count <= ByteRanges.maximumCount else { return nil }
    }

    /// Counts the bytes from a place on, in whole blocks, that are all inside a range.
    @inline(__always)
    func count(_ bytes: UnsafeRawPointer, after read: Int, count: Int, backward: Bool) -> Int {
        lowerBounds.withUnsafeBufferPointer { lowerBounds in
            upperBounds.withUnsafeBufferPointer { upperBounds in
                var end = read
                while count &- end >= ByteRanges.blockSize {
                    let place = bytes + (backward ? count &- end &- ByteRanges.blockSize : end)
                    let first = place.loadUnaligned(as: UInt64.self)
                    let second = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                    let third = place.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
                    let fourth = place.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
                    // Bytes beyond ASCII would carry into others.
                    guard (first | second | third | fourth) & ByteRanges.highBits == 0 else { break }
                    var (inside1, inside2, inside3, inside4): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
                    var range = 0
                    while range < lowerBounds.count {
                        let (lower, upper) = (lowerBounds[range], upperBounds[range])
                        inside1 |= (first &+ lower) & ~(first &+ upper)
                        inside2 |= (second &+ lower) & ~(second &+ upper)
                        inside3 |= (third &+ lower) & ~(third &+ upper)
                        inside4 |= (fourth &+ lower) & ~(fourth &+ upper)
                        range &+= 1
                    }
                    guard inside1 & inside2 & inside3 & inside4 & ByteRanges.highBits == ByteRanges.highBits else {
                        break
                    }
                    end &+= ByteRanges.blockSize
                }
                return end
            }
        }
    }
}
