// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// Sixteen bytes of text to classify together, for long runs.
///
/// Use ``ByteWord`` for short runs.
///
/// The bytes are signed, because the vector instructions of x86-64 compare only signed bytes in one step.
@usableFromInline package struct ByteVector {
    @usableFromInline package typealias Mask = SIMDMask<SIMD16<Int8>>

    @usableFromInline let bytes: SIMD16<Int8>

    @inlinable @inline(__always)
    package init(_ bytes: SIMD16<Int8>) { self.bytes = bytes }

    @inlinable @inline(__always)
    package init(_ base: UnsafeRawPointer, at offset: Int) {
        bytes = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<Int8>.self)
    }

    /// Returns a mask of the bytes from `first` to `last`, both ASCII.
    @inlinable @inline(__always)
    package func mask(from first: UInt8, through last: UInt8) -> Mask {
        // The addition moves the range to the start of the signed numbers.
        let moved = bytes &+ SIMD16(repeating: Int8(bitPattern: 0x80 &- first))
        return moved .< SIMD16(repeating: Int8(bitPattern: 0x81 &+ (last &- first)))
    }

    @inlinable @inline(__always)
    package func mask(equalTo byte: UInt8) -> Mask { bytes .== SIMD16(repeating: Int8(bitPattern: byte)) }
    @inlinable @inline(__always) package var digitMask: Mask {
        mask(from: UInt8(ascii: "0"), through: UInt8(ascii: "9"))
    }
    @inlinable @inline(__always) package var letterMask: Mask {
        lowercased.mask(from: UInt8(ascii: "a"), through: UInt8(ascii: "z"))
    }

    @inlinable @inline(__always)
    package var hexadecimalDigitMask: Mask {
        digitMask .| lowercased.mask(from: UInt8(ascii: "a"), through: UInt8(ascii: "f"))
    }

    /// The vector with ASCII letters in lowercase.
    ///
    /// Some other bytes change too, such as `@`. Digits and `%` don't.
    @inlinable @inline(__always) package var lowercased: ByteVector { ByteVector(bytes | SIMD16(repeating: 0x20)) }
}

extension ByteVector.Mask {
    /// The mask as two words; within each byte, all eight bits have the same value.
    @inlinable @inline(__always) package var halves: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the end of the consecutive 32-byte blocks, starting at an offset, whose bytes are all in a class.
    @inlinable @inline(__always)
    package func vectorRunEnd(
        from start: Int, base: UnsafeRawPointer, _ mask: (ByteVector) -> ByteVector.Mask
    ) -> Int {
        var offset = start
        while offset &+ 32 <= count {
            let second = offset &+ 16
            let both = mask(ByteVector(base, at: offset)) .& mask(ByteVector(base, at: second))
            if both.halves[0] & both.halves[1] != .max { break }
            offset = second &+ 16
        }
        return offset
    }
}
