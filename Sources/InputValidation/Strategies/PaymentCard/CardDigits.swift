// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The digits of a card number as typed, in three words of eight, without their separators.
///
/// A number has 12 to 19 digits, so three words that may overlap hold them all: the first eight, the last eight, and
/// eight in between.
struct CardDigits {
    /// The values of the first eight digits, the first in the lowest byte; zeros where there are fewer.
    let head: UInt64
    /// The values of the eight digits before the last eight, shifted up where there are fewer than 16.
    private let middle: UInt64
    /// The values of the last eight digits.
    private let tail: UInt64
    /// How many digits there are; more than the words hold if there are more than 19.
    let count: Int

    /// The numbers of digits that a payment card number may have.
    static let lengths = 12...19

    /// Reads the digits where there are 12 to 19 and nothing between them.
    @inline(__always)
    init?(plain bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 12, bytes.count <= 19 else { return nil }
        let head = EightDigits.load(bytes, at: 0)
        let tail = EightDigits.load(bytes, at: bytes.count &- 8)
        let between = max(0, bytes.count &- 16)
        let middle = EightDigits.load(bytes, at: between)
        guard EightDigits.areDigits(head), EightDigits.areDigits(middle), EightDigits.areDigits(tail) else {
            return nil
        }
        self.init(head: head, middle: middle, tail: tail, count: bytes.count)
    }

    @inline(__always)
    private init(head: UInt64, middle: UInt64, tail: UInt64, count: Int) {
        self.head = head &- EightDigits.zeros
        // With fewer than 16 digits the middle begins before its time: what the tail holds too is shifted out.
        self.middle = (middle &- EightDigits.zeros) &<< UInt64(8 &* max(0, 16 &- count))
        self.tail = tail &- EightDigits.zeros
        self.count = count
    }

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
        // With more than 16 digits the head overlaps the middle: what the middle holds too is shifted out.
        let first = count > 16 ? head &<< UInt64(8 &* (24 &- count)) : 0
        return Luhn.total(Luhn.lanes(first) &+ Luhn.lanes(middle) &+ Luhn.lanes(tail)) % 10 == 0
    }

    /// Whether the number is one digit over and over, as in 0000 0000 0000 0000, whose check digit fits.
    @inline(__always)
    var isOneDigit: Bool {
        let repeated = (head & 0xFF) &* 0x0101_0101_0101_0101
        guard head == repeated, tail == repeated else { return false }
        return count < 16 || middle == repeated
    }
}

extension CardDigits {
    /// Whether the digit that fits after a row of one digit is that digit itself, as after a row of zeros.
    var checkDigitRepeats: Bool {
        let digit = Int(head & 0xFF)
        let doubled = digit * 2 - (digit > 4 ? 9 : 0)
        // The digit to come stands at the end: the ones before it are doubled in turn, beginning with the last.
        return ((count + 1) / 2 * doubled + count / 2 * digit + digit).isMultiple(of: 10)
    }
}

extension CardDigits {
    /// What stands in a text that should be a card number.
    enum Reading {
        /// Digits, with single separators between them.
        case digits(CardDigits)
        /// A byte that does not belong there: its offset, and the digits before it.
        case stranger(at: Int, after: CardDigits, isTrailingSeparator: Bool)
    }

    /// Reads digits that may have a single blank or hyphen between any two.
    ///
    /// A group at a time: each step takes the digits that begin a word of eight bytes. They are written with whatever
    /// follows them, which the next group overwrites.
    ///
    /// - Parameter bytes: The text, of any length.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
        withUnsafeTemporaryAllocation(byteCount: capacity + 8, alignment: 8) { buffer in
            var count = 0
            var offset = 0
            var stranger: Int?
            while offset < bytes.count {
                let word = EightDigits.load(upToEndOf: bytes, at: offset)
                let group = EightDigits.leadingDigits(word)
                buffer.storeBytes(of: word.littleEndian, toByteOffset: min(count, capacity), as: UInt64.self)
                count &+= group
                offset &+= group
                if group == 8 || offset == bytes.count { continue }
                let byte = bytes[offset]
                let isBetween = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
                guard isBetween, offset > 0, isDigit(bytes[offset &- 1]) else {
                    stranger = offset
                    break
                }
                offset &+= 1
            }
            buffer.storeBytes(of: EightDigits.zeros, toByteOffset: min(count, capacity), as: UInt64.self)
            let digits = CardDigits(UnsafeRawBufferPointer(buffer), count: count)
            if let stranger { return .stranger(at: stranger, after: digits, isTrailingSeparator: false) }
            guard let last = bytes.last, isDigit(last) else {
                return .stranger(at: max(0, bytes.count &- 1), after: digits, isTrailingSeparator: true)
            }
            return .digits(digits)
        }
    }

    private static var capacity: Int { 24 }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private init(_ buffer: UnsafeRawBufferPointer, count: Int) {
        func load(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        let end = max(8, min(count, Self.lengths.upperBound))
        self.init(head: load(0), middle: load(max(0, end &- 16)), tail: load(end &- 8), count: count)
    }
}
