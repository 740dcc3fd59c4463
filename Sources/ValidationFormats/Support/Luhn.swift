// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The check-digit formula that Luhn patented in 1954 (US 2,950,048), which is Annex B of ISO/IEC 7812-1.
///
/// From the right, every second digit is doubled, and the digits of the result are added. The sum of all must end in 0.
enum Luhn {
    private static let evenBytes: UInt64 = 0x00FF_00FF_00FF_00FF
    private static let ones: UInt64 = 0x0001_0001_0001_0001

    /// Returns the sum over eight digits, which are the last eight digits of a number or precede a multiple of eight
    /// digits.
    ///
    /// The digits are processed together. A word holds four sums side by side, each of a doubled digit and the digit to
    /// its right. Zeros on the left add nothing, so a shorter number is shifted up into the word.
    ///
    /// - Parameter digits: The values 0 to 9, with the leftmost digit in the lowest byte.
    /// - Returns: Four sums of at most 18, in lanes of 16 bits. Add the words of all digits before ``total(_:)``.
    @inline(__always)
    static func lanes(_ digits: UInt64) -> UInt64 {
        let doubled = digits & evenBytes
        let plain = digits >> 8 & evenBytes
        // Adding 123 to 5 to 9 sets bit 7. There the doubled digit has two digits, whose sum is nine less.
        let carries = (doubled &+ ones &* 123) >> 7 & ones
        return plain &+ doubled &+ doubled &- carries &* 9
    }

    /// Returns the sum of the four lanes, which must be less than 65,536.
    @inline(__always)
    static func total(_ lanes: UInt64) -> UInt64 {
        (lanes &* ones) >> 48
    }

    /// Returns the sum over any number of ASCII digits.
    static func sum(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var sum = 0
        var rest = bytes[...]
        while rest.count >= 8 {
            let word = EightDigits.load(bytes, at: rest.endIndex &- 8)
            sum &+= Int(truncatingIfNeeded: total(lanes(word &- EightDigits.zeros)))
            rest = rest.dropLast(8)
        }
        var doubles = false
        for byte in rest.reversed() {
            let digit = Int(byte &- UInt8(ascii: "0"))
            sum &+= doubles ? digit * 2 - (digit > 4 ? 9 : 0) : digit
            doubles.toggle()
        }
        return sum
    }
}

/// Eight ASCII digits in a word, with the first in the lowest byte.
enum EightDigits {
    /// Eight times the byte of the digit 0.
    static let zeros: UInt64 = 0x3030_3030_3030_3030

    /// Reads eight bytes.
    @inline(__always)
    static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Reads eight bytes, or fewer at the end of the text, where NULs replace the missing bytes.
    @inline(__always)
    static func load(upToEndOf bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        let missing = offset &+ 8 &- bytes.count
        if missing <= 0 { return load(bytes, at: offset) }
        if bytes.count >= 8 { return load(bytes, at: bytes.count &- 8) &>> UInt64(8 &* missing) }
        return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns a mask with bit 7 set for every byte that is not a digit, exact up to the first of them.
    ///
    /// Adding 0x46 sets bit 7 of bytes above "9". Subtracting "0" causes a borrow for bytes below it. Only a byte that
    /// is not a digit can carry or borrow into the following bytes, so the first marked byte is not a digit.
    @inline(__always)
    private static func otherBytes(_ word: UInt64) -> UInt64 {
        (word | (word &+ 0x4646_4646_4646_4646) | (word &- zeros)) & 0x8080_8080_8080_8080
    }

    /// Whether every byte is a digit.
    @inline(__always)
    static func areDigits(_ word: UInt64) -> Bool { otherBytes(word) == 0 }

    /// Returns the number of bytes before the first that is not a digit, or 8 if all are digits.
    @inline(__always)
    static func leadingDigits(_ word: UInt64) -> Int { otherBytes(word).trailingZeroBitCount >> 3 }

    /// Returns the number that eight digits represent, in three multiplications: pairs, fours, all eight.
    ///
    /// - Parameter digits: The values 0 to 9, with the leftmost digit in the lowest byte.
    @inline(__always)
    static func number(_ digits: UInt64) -> UInt32 {
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: fours &* 10_000 &+ fours >> 32)
    }
}
