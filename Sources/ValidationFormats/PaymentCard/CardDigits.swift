// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationText

/// A card number's digits without separators, stored one per byte in eight-byte words.
///
/// A number has 12 to 19 digits. The words hold the last eight digits, the eight digits before them, and the remaining
/// leading digits. Digits are shifted in at the end, so a check from the right finds each digit at a fixed position.
/// The first eight digits are also stored separately to identify the network.
struct CardDigits {
    /// The possible lengths of a payment card number in digits.
    static let validLengths = 12...19

    /// The number of digits.
    ///
    /// The words hold at most the last 24.
    let count: Int
    /// The first eight digits, with the first digit in the lowest byte and zeros for missing digits.
    let firstEight: UInt64
    /// The digits before ``middleWord``.
    ///
    /// As in the other words, the last digit is in the highest byte.
    private let leadingWord: UInt64
    /// The eight digits before ``lastEight``.
    private let middleWord: UInt64
    /// The last eight digits.
    private let lastEight: UInt64

    /// Reads a number of 12 to 19 digits without separators.
    @inline(__always)
    init?(unseparated bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 12, bytes.count <= 19 else { return nil }
        let firstEight = EightDigits.load(bytes, at: 0)
        let middleWord = EightDigits.load(bytes, at: max(0, bytes.count &- 16))
        let lastEight = EightDigits.load(bytes, at: bytes.count &- 8)
        guard EightDigits.areDigits(firstEight), EightDigits.areDigits(middleWord), EightDigits.areDigits(lastEight)
        else {
            return nil
        }
        count = bytes.count
        self.firstEight = firstEight &- EightDigits.zeros
        self.lastEight = lastEight &- EightDigits.zeros
        // The words overlap, so this shifts out the digits that the next word also holds.
        self.middleWord = (middleWord &- EightDigits.zeros) &<< UInt64(8 &* max(0, 16 &- count))
        leadingWord = count > 16 ? self.firstEight &<< UInt64(8 &* (24 &- count)) : 0
    }

    /// Reads digits, one group at a time, with an optional single space or hyphen between any two digits.
    ///
    /// - Parameter disallowedOffset: Set to the offset of the first disallowed byte. Digits after it aren't read.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, disallowedOffset: inout Int?) {
        var count = 0
        var (firstEight, leadingWord, middleWord, lastEight): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        /// Appends a word's first one to eight digits by shifting them in.
        @inline(__always)
        func append(_ word: UInt64, digits: Int) {
            let unused = UInt64(64 &- 8 &* digits)
            let group = word &<< unused
            if count < 8 { firstEight |= (group &>> unused) &<< UInt64(8 &* count) }
            // A masked shift can't shift by 64, so eight digits take two steps.
            let used = 56 &- unused
            leadingWord = (leadingWord &>> used) &>> 8 | middleWord &<< unused
            middleWord = (middleWord &>> used) &>> 8 | lastEight &<< unused
            lastEight = (lastEight &>> used) &>> 8 | group
            count &+= digits
        }

        var offset = 0
        while offset < bytes.count {
            let word = EightDigits.loadNULPadded(bytes, at: offset)
            let group = EightDigits.leadingDigitCount(word)
            if group == 4 {
                // The processor predicts where the usual group ends and reads the next group early.
                append(word &- EightDigits.zeros, digits: 4)
                offset &+= 4
            } else if group > 0 {
                append(word &- EightDigits.zeros, digits: group)
                offset &+= group
                if group == 8 { continue }
            } else if offset == 0 || !bytes[offset &- 1].isDigit {
                break
            }
            guard offset < bytes.count else { break }
            if Self.isSeparator(bytes[offset]) {
                offset &+= 1
            } else {
                let space = bytes.groupSpaceByteCount(at: offset)
                if space == 0 { break }
                offset &+= space
            }
        }
        if offset < bytes.count {
            disallowedOffset = offset
        } else if offset > 0, !bytes[offset &- 1].isDigit {
            disallowedOffset = bytes.startOfScalar(at: offset &- 1)
        }
        (self.count, self.firstEight, self.leadingWord, self.middleWord, self.lastEight) = (
            count, firstEight, leadingWord, middleWord, lastEight
        )
    }

    static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }

    /// Returns a number as typed, without its separators but with any other characters.
    static func withoutSeparators(_ text: some StringProtocol) -> [UInt8] {
        let scalars = text.unicodeScalars.filter { $0 != "-" && !$0.isGroupSpace }
        return Array(String(String.UnicodeScalarView(scalars)).utf8)
    }
}

extension CardDigits {
    /// The first eight digits as a number, with zeros on the right for missing digits.
    var eightDigitPrefix: UInt32 { EightDigits.number(fromDigitValues: firstEight) }

    /// The last four digits' values, with the first digit in the lowest byte.
    @inline(__always) var packedLastFour: UInt32 { UInt32(truncatingIfNeeded: lastEight >> 32) }

    @inline(__always)
    var hasCorrectCheckDigit: Bool {
        let laneSums = Luhn.laneSums(of: leadingWord) &+ Luhn.laneSums(of: middleWord) &+ Luhn.laneSums(of: lastEight)
        return Luhn.total(ofLanes: laneSums) % 10 == 0
    }

    /// Whether all 12 to 19 digits are the same, as in 0000 0000 0000 0000, whose check digit is correct.
    @inline(__always)
    var repeatsOneDigit: Bool {
        let repeated = (firstEight & 0xFF) &* 0x0101_0101_0101_0101
        guard firstEight == repeated, lastEight == repeated else { return false }
        return count <= 16 || middleWord == repeated
    }

    /// Whether the correct check digit after a run of equal digits is the same digit again, as with zeros.
    var checkDigitWouldRepeat: Bool {
        let digit = Int(firstEight & 0xFF)
        let doubled = digit * 2 - (digit > 4 ? 9 : 0)
        // The check digit comes last. Before it, every other digit is doubled, starting with the digit next to it.
        return ((count + 1) / 2 * doubled + count / 2 * digit + digit).isMultiple(of: 10)
    }
}
