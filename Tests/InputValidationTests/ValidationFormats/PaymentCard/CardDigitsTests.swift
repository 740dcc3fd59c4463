// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationFormats

@Suite("The digits of a card number")
struct CardDigitsTests {
    /// Expects that the digits belong to a number.
    private static func check(_ digits: CardDigits, _ number: String) {
        let values = number.utf8.map { Int($0) - 0x30 }
        #expect(digits.count == values.count, "\(number)")
        #expect(digits.eightDigitPrefix == UInt32((number + "00000000").prefix(8)), "\(number)")
        let lastFour = [0, 8, 16, 24].map { Int(digits.packedLastFour >> $0) & 0xFF }
        #expect(lastFour == Array(values.suffix(4)), "\(number)")
        #expect(digits.hasCorrectCheckDigit == (naiveLuhnSum(number) % 10 == 0), "\(number)")
        #expect(digits.repeatsOneDigit == (Set(values).count == 1), "\(number)")
    }

    /// Numbers that repeat one digit, numbers with one different digit, and random numbers, with right and wrong check
    /// digits.
    private static func numbers(_ count: Int) -> [String] {
        var random = SplitMix64(seed: UInt64(count))
        let repeated = (0...9).map { String(repeating: String($0), count: count) }
        let almost = (0..<count).map { place in
            String(repeating: "4", count: place) + "7" + String(repeating: "4", count: count - place - 1)
        }
        let others = (0..<100).map { _ in random.digits(count) }
        return repeated + almost + others + others.map { cardNumber(String($0.dropLast()), digits: count) }
    }

    @Test("are the same with separators and without", arguments: 12...19)
    func digits(count: Int) throws {
        var random = SplitMix64(seed: 7)
        for number in Self.numbers(count) {
            let plain = Array(number.utf8).withUnsafeBufferPointer { CardDigits(unseparated: $0) }
            Self.check(try #require(plain), number)
            // On average, a blank or a hyphen precedes every second digit, but never the first.
            var text = ""
            for digit in number {
                text += ["", "", " ", "-"][text.isEmpty ? 0 : random.next(below: 4)] + String(digit)
            }
            for written in [number, text] {
                var disallowed: Int?
                let digits = Array(written.utf8).withUnsafeBufferPointer {
                    CardDigits($0, disallowedOffset: &disallowed)
                }
                #expect(disallowed == nil, "\(written)")
                Self.check(digits, number)
            }
        }
    }

    @Test("determine whether the check digit of equal digits is that digit", arguments: 12...19)
    func checkDigitWouldRepeat(count: Int) {
        for digit in 0...9 {
            let row = String(repeating: String(digit), count: count)
            var disallowed: Int?
            let digits = Array(row.utf8).withUnsafeBufferPointer { CardDigits($0, disallowedOffset: &disallowed) }
            #expect(digits.checkDigitWouldRepeat == (naiveLuhnSum(row + String(digit)) % 10 == 0), "\(row)")
        }
    }

    @Test("are read without separators only for 12 to 19 bytes that are digits")
    func plain() {
        func isRead(_ text: String) -> Bool {
            Array(text.utf8).withUnsafeBufferPointer { CardDigits(unseparated: $0) != nil }
        }
        #expect((0...24).filter { isRead(String(repeating: "4", count: $0)) } == Array(12...19))
        for count in 12...19 {
            for place in 0..<count {
                for wrong in ["/", ":", " ", "\u{0}", "\u{7F}"] {
                    let text = (0..<count).map { $0 == place ? wrong : "4" }.joined()
                    #expect(!isRead(text), "\(place) of \(count)")
                }
            }
        }
    }

    @Test(
        "are read up to the first byte that is neither a digit nor a single separator",
        arguments: [
            ("", nil, 0), ("4", nil, 1), ("4242", nil, 4), (" 4", 0, 0), ("4 ", 1, 1), ("4  2", 2, 1), ("4 -2", 2, 1),
            ("4242 4242x", 9, 8), ("x", 0, 0), ("4-2-4-", 5, 3), ("12345678 ", 8, 8), ("12345678x", 8, 8),
            ("4x2", 1, 1),
            ("4242.4242", 4, 4), ("4½", 1, 1), ("123456789 1", nil, 10), ("12345678  1", 9, 8), ("-", 0, 0),
        ] as [(String, Int?, Int)])
    func disallowed(text: String, offset: Int?, count: Int) {
        var disallowed: Int?
        let digits = Array(text.utf8).withUnsafeBufferPointer { CardDigits($0, disallowedOffset: &disallowed) }
        #expect(disallowed == offset)
        #expect(digits.count == count)
    }
}
