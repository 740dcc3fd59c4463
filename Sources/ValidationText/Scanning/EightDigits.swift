// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Eight ASCII digits in a word, with the first digit in the lowest byte.
@usableFromInline package enum EightDigits {
    /// The digit 0 in each of the eight bytes.
    @inlinable package static var zeros: UInt64 { 0x3030_3030_3030_3030 }

    @inlinable @inline(__always)
    package static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Reads eight bytes; at the end of the text, NULs replace the missing bytes.
    @inlinable @inline(__always)
    package static func loadNULPadded(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        let missing = offset &+ 8 &- bytes.count
        if missing <= 0 { return load(bytes, at: offset) }
        if bytes.count >= 8 { return load(bytes, at: bytes.count &- 8) &>> UInt64(8 &* missing) }
        return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns a mask in which bit 7 marks every byte that is not a digit; the mask is exact up to the first marked
    /// byte.
    ///
    /// Adding 0x46 sets bit 7 of bytes above "9". Subtracting "0" causes a borrow for bytes below it. Only a nondigit
    /// can carry or borrow into the following bytes, so the first marked byte is not a digit.
    @inlinable @inline(__always)
    static func nonDigitMask(of word: UInt64) -> UInt64 {
        (word | (word &+ 0x4646_4646_4646_4646) | (word &- zeros)) & 0x8080_8080_8080_8080
    }

    @inlinable @inline(__always)
    package static func areDigits(_ word: UInt64) -> Bool { nonDigitMask(of: word) == 0 }

    /// Returns the number of bytes before the first nondigit, or 8 if all are digits.
    @inlinable @inline(__always)
    package static func leadingDigitCount(_ word: UInt64) -> Int { nonDigitMask(of: word).trailingZeroBitCount >> 3 }

    /// Returns the number that eight digits represent, in three multiplications: pairs, fours, all eight.
    ///
    /// - Parameter digitValues: The values 0 to 9, with the leftmost digit in the lowest byte.
    @inlinable @inline(__always)
    package static func number(fromDigitValues digitValues: UInt64) -> UInt32 {
        let pairs = (digitValues &* 10 &+ digitValues >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: fours &* 10_000 &+ fours >> 32)
    }
}
