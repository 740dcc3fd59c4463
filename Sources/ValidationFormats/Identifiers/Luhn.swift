// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationText

/// The check-digit formula that Luhn patented in 1954 (US 2,950,048), specified in ISO/IEC 7812-1, Annex B.
///
/// Counting from the right, it doubles every second digit and adds the result's digits. The total must end in 0.
enum Luhn {
    private static let evenByteMask: UInt64 = 0x00FF_00FF_00FF_00FF
    private static let laneOnes: UInt64 = 0x0001_0001_0001_0001

    /// Returns the sum over eight digits: a number's last eight digits, or eight digits that a multiple of eight digits
    /// follows.
    ///
    /// It processes all eight digits at once. A word holds four sums side by side, each the sum of a doubled digit and
    /// the digit to its right. Leading zeros add nothing, so a shorter number is shifted up into the word.
    ///
    /// - Parameter digits: The values 0 to 9, with the leftmost digit in the lowest byte.
    /// - Returns: Four sums of at most 18, in 16-bit lanes. Add up all words before you call ``total(_:)``.
    @inline(__always)
    static func laneSums(of digits: UInt64) -> UInt64 {
        let doubled = digits & evenByteMask
        let plain = digits >> 8 & evenByteMask
        // Adding 123 sets bit 7 for the digits 5 to 9. Doubled, they have two digits, and the digit sum is nine less.
        let carries = (doubled &+ laneOnes &* 123) >> 7 & laneOnes
        return plain &+ doubled &+ doubled &- carries &* 9
    }

    /// Returns the sum of the four lanes, which must be less than 65,536.
    @inline(__always)
    static func total(ofLanes laneSums: UInt64) -> UInt64 { (laneSums &* laneOnes) >> 48 }

    /// Returns the sum over any number of ASCII digits.
    static func sum(of digits: Span<UInt8>) -> Int { digits.withUnsafeBufferPointer(sum) }

    private static func sum(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var sum: UInt64 = 0
        var end = bytes.count
        while end > 0 {
            let start = max(0, end &- 8)
            let digits = EightDigits.loadNULPadded(bytes, at: start) & 0x0F0F_0F0F_0F0F_0F0F
            sum &+= total(ofLanes: laneSums(of: digits &<< UInt64(8 &* (start &+ 8 &- end))))
            end = start
        }
        return Int(sum)
    }
}
