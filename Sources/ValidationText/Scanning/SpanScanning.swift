// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

// These functions scan a span for strategies. Except for single bytes, they read the span's buffer inside the call.

extension Span<UInt8> {
    /// Returns the byte at an offset, or `nil` if the offset is past the end.
    @inlinable @inline(__always)
    package func byte(at offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }

    /// The offset of the first byte that is not a digit from 0 to 9, or `nil`.
    @inlinable @inline(__always)
    package var firstNonDigitOffset: Int? { withUnsafeBufferPointer { $0.firstNonDigitOffset } }

    /// Returns the offset of the first byte that is not in a class, or `nil`.
    @inlinable @inline(__always)
    package func firstByteOffset(
        outsideVectorMask vectorMask: (ByteVector) -> ByteVector.Mask, _ wordMask: (ByteWord) -> UInt64
    ) -> Int? {
        withUnsafeBufferPointer { $0.firstByteOffset(outsideVectorMask: vectorMask, wordMask) }
    }

    /// Returns the offset of the first scalar that matches a predicate, or `nil`; `start` must be a scalar's offset.
    package func firstScalarOffset(from start: Int, where predicate: (Unicode.Scalar, Int) -> Bool) -> Int? {
        withUnsafeBufferPointer { $0.firstScalarOffset(from: start, where: predicate) }
    }

    /// Returns the offset of the first byte of the UTF-8 scalar that contains a byte.
    package func startOfScalar(at offset: Int) -> Int { withUnsafeBufferPointer { $0.startOfScalar(at: offset) } }

    /// Returns the length, in bytes, of a space between groups at an offset, or 0 if there is none.
    @inlinable @inline(__always)
    package func groupSpaceByteCount(at offset: Int) -> Int {
        withUnsafeBufferPointer { $0.groupSpaceByteCount(at: offset) }
    }

    /// Returns the number of bytes that match a predicate.
    @inlinable @inline(__always)
    package func count(where predicate: (UInt8) -> Bool) -> Int { indices.count { predicate(self[$0]) } }
}
