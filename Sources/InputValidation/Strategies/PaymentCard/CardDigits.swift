// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The digits of a card number as typed, without their separators, as values of eight bits in words of eight.
///
/// A number has 12 to 19 digits: the last eight, the eight before them, and what is left in front. Digits are shifted in
/// at the end, so that a check from the right finds them where it looks; the first eight are kept apart for the network.
struct CardDigits {
    /// The numbers of digits that a payment card number may have.
    static let lengths = 12...19

    /// How many digits there are; more than the words hold if there are more than 24.
    let count: Int
    /// The first eight digits, the first in the lowest byte; zeros where there are fewer.
    let head: UInt64
    /// The digits before ``middle``, the last of them in the highest byte, as in the other two.
    private let leading: UInt64
    /// The eight digits before ``tail``.
    private let middle: UInt64
    /// The last eight digits.
    private let tail: UInt64

    /// Reads the digits where there are 12 to 19 and nothing between them.
    @inline(__always)
    init?(plain bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 12, bytes.count <= 19 else { return nil }
        let head = EightDigits.load(bytes, at: 0)
        let middle = EightDigits.load(bytes, at: max(0, bytes.count &- 16))
        let tail = EightDigits.load(bytes, at: bytes.count &- 8)
        guard EightDigits.areDigits(head), EightDigits.areDigits(middle), EightDigits.areDigits(tail) else {
            return nil
        }
        count = bytes.count
        self.head = head &- EightDigits.zeros
        self.tail = tail &- EightDigits.zeros
        // The words overlap: what the next one holds too is shifted out.
        self.middle = (middle &- EightDigits.zeros) &<< UInt64(8 &* max(0, 16 &- count))
        leading = count > 16 ? self.head &<< UInt64(8 &* (24 &- count)) : 0
    }

    /// Reads digits that may have a single blank or hyphen between any two, a group at a time.
    ///
    /// - Parameters:
    ///   - bytes: The text, of any length.
    ///   - stranger: Set to the offset of the first byte that does not belong there; the digits before it are read.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, stranger: inout Int?) {
        var count = 0
        var (head, leading, middle, tail): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        /// Shifts the first digits of a word in: one to eight of them.
        @inline(__always)
        func append(_ word: UInt64, digits: Int) {
            let unused = UInt64(64 &- 8 &* digits)
            let group = word &<< unused
            if count < 8 { head |= (group &>> unused) &<< UInt64(8 &* count) }
            // A masked shift cannot be by 64: eight digits go in two steps.
            let used = 56 &- unused
            leading = (leading &>> used) &>> 8 | middle &<< unused
            middle = (middle &>> used) &>> 8 | tail &<< unused
            tail = (tail &>> used) &>> 8 | group
            count &+= digits
        }

        var offset = 0
        while offset < bytes.count {
            let word = EightDigits.load(upToEndOf: bytes, at: offset)
            let group = EightDigits.leadingDigits(word)
            if group == 4 {
                // The usual group has a branch of its own: where it ends is then predicted, and the next one is read
                // while this one is still being looked at.
                append(word &- EightDigits.zeros, digits: 4)
                offset &+= 4
            } else if group > 0 {
                append(word &- EightDigits.zeros, digits: group)
                offset &+= group
                if group == 8 { continue }
            } else if offset == 0 || !Self.isDigit(bytes[offset &- 1]) {
                break
            }
            if offset == bytes.count { break }
            guard Self.isSeparator(bytes[offset]) else { break }
            offset &+= 1
        }
        if offset < bytes.count {
            stranger = offset
        } else if offset > 0, !Self.isDigit(bytes[offset &- 1]) {
            stranger = offset &- 1
        }
        (self.count, self.head, self.leading, self.middle, self.tail) = (count, head, leading, middle, tail)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }
}

extension CardDigits {
    /// The first eight digits as a number; zeros on the right where there are fewer.
    var prefix: UInt32 { EightDigits.number(head) }

    /// The first three digits as a number.
    @inline(__always)
    var firstThree: Int {
        let first = Int(truncatingIfNeeded: head & 0xF)
        let second = Int(truncatingIfNeeded: head >> 8 & 0xF)
        let third = Int(truncatingIfNeeded: head >> 16 & 0xF)
        return first &* 100 &+ second &* 10 &+ third
    }

    /// The values of the last four digits, the first in the lowest byte.
    @inline(__always)
    var lastFour: UInt32 { UInt32(truncatingIfNeeded: tail >> 32) }

    /// Whether the check digit fits.
    @inline(__always)
    var hasCheckDigit: Bool {
        Luhn.total(Luhn.lanes(leading) &+ Luhn.lanes(middle) &+ Luhn.lanes(tail)) % 10 == 0
    }

    /// Whether 12 to 19 digits are one over and over, as in 0000 0000 0000 0000, whose check digit fits.
    @inline(__always)
    var isOneDigit: Bool {
        let repeated = (head & 0xFF) &* 0x0101_0101_0101_0101
        guard head == repeated, tail == repeated else { return false }
        return count <= 16 || middle == repeated
    }

    /// Whether the digit that fits after a row of one digit is that digit itself, as after a row of zeros.
    var checkDigitRepeats: Bool {
        let digit = Int(head & 0xFF)
        let doubled = digit * 2 - (digit > 4 ? 9 : 0)
        // The digit to come stands at the end: the ones before it are doubled in turn, beginning with the last.
        return ((count + 1) / 2 * doubled + count / 2 * digit + digit).isMultiple(of: 10)
    }
}
