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

    /// The last four digits as a number.
    var lastFour: Int { Int(EightDigits.number(tail) % 10_000) }

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
    /// - Parameter bytes: The text, of any length.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var count = 0
            var afterDigit = false
            for (offset, byte) in bytes.enumerated() {
                if byte &- UInt8(ascii: "0") < 10 {
                    if count < capacity { buffer[count] = byte }
                    count &+= 1
                    afterDigit = true
                } else if afterDigit, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
                    afterDigit = false
                } else {
                    return .stranger(
                        at: offset, after: CardDigits(buffer, count: count), isTrailingSeparator: false)
                }
            }
            let digits = CardDigits(buffer, count: count)
            if afterDigit { return .digits(digits) }
            return .stranger(at: bytes.count &- 1, after: digits, isTrailingSeparator: true)
        }
    }

    private static var capacity: Int { 24 }

    private init(_ buffer: UnsafeMutableBufferPointer<UInt8>, count: Int) {
        let kept = min(count, Self.capacity)
        for offset in kept..<Self.capacity { buffer[offset] = UInt8(ascii: "0") }
        let bytes = UnsafeBufferPointer(buffer)
        let last = max(8, min(kept, Self.lengths.upperBound))
        self.init(
            head: EightDigits.load(bytes, at: 0), middle: EightDigits.load(bytes, at: max(0, last &- 16)),
            tail: EightDigits.load(bytes, at: last &- 8), count: count)
    }
}
