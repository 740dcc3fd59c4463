// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// Sixteen bytes of text that are classified together, for long runs, and for bitmaps of texts of 4 to 64 bytes.
///
/// ``ByteWord`` is for short runs.
///
/// The bytes are signed, because the vector instructions of x86-64 compare only signed bytes in one step (measured:
/// 0.06 ns a byte instead of 0.12).
@usableFromInline package struct ByteVector {
    @usableFromInline package typealias Mask = SIMDMask<SIMD16<Int8>>

    @usableFromInline let bytes: SIMD16<Int8>

    @inlinable @inline(__always)
    package init(_ bytes: SIMD16<Int8>) {
        self.bytes = bytes
    }

    /// Reads sixteen bytes.
    @inlinable @inline(__always)
    package init(_ base: UnsafeRawPointer, at offset: Int) {
        bytes = base.loadUnaligned(fromByteOffset: offset, as: SIMD16<Int8>.self)
    }

    /// Creates a vector from two words of text.
    @inlinable @inline(__always)
    package init(_ first: UInt64, _ second: UInt64) {
        bytes = unsafeBitCast(SIMD2(first.littleEndian, second.littleEndian), to: SIMD16<Int8>.self)
    }

    /// Returns a mask of the bytes from `first` to `last`, both ASCII.
    @inlinable @inline(__always)
    package func inside(_ first: UInt8, _ last: UInt8) -> Mask {
        // The addition moves the range to the start of the signed numbers.
        let moved = bytes &+ SIMD16(repeating: Int8(bitPattern: 0x80 &- first))
        return moved .< SIMD16(repeating: Int8(bitPattern: 0x81 &+ (last &- first)))
    }

    /// Returns a mask of the bytes that equal one.
    @inlinable @inline(__always)
    package func equals(_ byte: UInt8) -> Mask { bytes .== SIMD16(repeating: Int8(bitPattern: byte)) }

    /// A mask of the digits from 0 to 9.
    @inlinable @inline(__always)
    package var digits: Mask { inside(UInt8(ascii: "0"), UInt8(ascii: "9")) }

    /// A mask of the ASCII letters.
    @inlinable @inline(__always)
    package var letters: Mask { lowercased.inside(UInt8(ascii: "a"), UInt8(ascii: "z")) }

    /// A mask of the hexadecimal digits.
    @inlinable @inline(__always)
    package var hexadecimalDigits: Mask {
        digits .| lowercased.inside(UInt8(ascii: "a"), UInt8(ascii: "f"))
    }

    /// The vector with ASCII letters in lower case.
    ///
    /// Some other bytes change too, such as `@`. Digits and `%` do not.
    @inlinable @inline(__always)
    package var lowercased: ByteVector { ByteVector(bytes | SIMD16(repeating: 0x20)) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the end of the blocks of 32 bytes from an offset whose bytes are all in a class.
    @inlinable @inline(__always)
    package func blocksEnd(
        from start: Int, _ base: UnsafeRawPointer, _ mask: (ByteVector) -> ByteVector.Mask
    ) -> Int {
        var offset = start
        while offset &+ 32 <= count {
            let second = offset &+ 16
            let both = mask(ByteVector(base, at: offset)) .& mask(ByteVector(base, at: second))
            let words = unsafeBitCast(both, to: SIMD2<UInt64>.self)
            if words[0] & words[1] != .max { break }
            offset = second &+ 16
        }
        return offset
    }
}

// MARK: - Bitmaps of short texts

/// The place of a vector in a text of up to 64 bytes.
@usableFromInline package struct VectorPlace {
    /// The offset of the first word.
    @usableFromInline var start = 0
    /// The distance of the second word from the first.
    @usableFromInline var distance = 8

    @inlinable init() {}

    /// Returns the bytes of a mask as a bitmap, in which bit *n* is set for the byte at offset *n* of the text.
    @inlinable @inline(__always)
    package func bitmap(_ mask: ByteVector.Mask) -> UInt64 {
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        // Each byte keeps a different bit, and the highest byte of the product is the sum of these bits.
        func bits(_ word: UInt64) -> UInt64 {
            ((UInt64(littleEndian: word) & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
        }
        let both = bits(words[0]) | bits(words[1]) &<< UInt64(truncatingIfNeeded: distance)
        return both &<< UInt64(truncatingIfNeeded: start)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Calls a closure with the vectors of a text of 4 to 64 bytes.
    ///
    /// The vectors may overlap, so the bitmaps of a class must be combined with `|`. After a text of up to seven bytes,
    /// the vector has letters.
    ///
    /// - Parameter body: The closure, which receives a vector and its place.
    /// - Returns: Whether the text has 4 to 64 bytes.
    @inlinable @inline(__always)
    package func forEachVector(_ body: (ByteVector, VectorPlace) -> Void) -> Bool {
        guard count >= 4, count <= 64, let base = UnsafeRawPointer(baseAddress) else { return false }
        var place = VectorPlace()
        var vector: ByteVector
        if count >= 16 {
            vector = ByteVector(base, at: 0)
        } else if count >= 8 {
            place.distance = count &- 8
            vector = ByteVector(base.loadWord(at: 0), base.loadWord(at: place.distance))
        } else {
            let letters: UInt64 = 0x6161_6161_6161_6161
            let length = UInt64(truncatingIfNeeded: count &* 8)
            let text = base.loadHalfWord(at: 0) | base.loadHalfWord(at: count &- 4) &<< (length &- 32)
            vector = ByteVector(text | letters &<< length, letters)
        }
        while true {
            body(vector, place)
            if place.start &+ 16 >= count { return true }
            place.start = Swift.min(place.start &+ 16, count &- 16)
            vector = ByteVector(base, at: place.start)
        }
    }
}

extension UnsafeRawPointer {
    @inlinable @inline(__always)
    func loadWord(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inlinable @inline(__always)
    func loadHalfWord(at offset: Int) -> UInt64 {
        UInt64(UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
