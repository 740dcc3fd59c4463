// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Eight digits in a word")
struct EightDigitsTests {
    private static func load(_ text: String, at offset: Int = 0) -> UInt64 {
        Array(text.utf8).withUnsafeBufferPointer { EightDigits.loadNULPadded($0, at: offset) }
    }

    @Test("have the bytes of a text from a place on, with the first in the lowest byte, and NULs after the end")
    func load() {
        let text = "0123456789abcdefghi"
        for length in 1...text.count {
            let bytes = Array(text.utf8.prefix(length))
            for offset in 0..<length {
                let expected = (0..<8).reduce(0 as UInt64) { word, index in
                    word | UInt64(offset + index < length ? bytes[offset + index] : 0) << UInt64(8 * index)
                }
                let word = bytes.withUnsafeBufferPointer { bytes in
                    (
                        EightDigits.loadNULPadded(bytes, at: offset),
                        offset + 8 > length ? 0 : EightDigits.load(bytes, at: offset)
                    )
                }
                #expect(word.0 == expected, "\(offset) of \(length)")
                #expect(word.1 == (offset + 8 > length ? 0 : expected), "\(offset) of \(length)")
            }
        }
    }

    @Test("begin with as many digits as there are before the first other byte")
    func leadingDigitCount() {
        for byte: UInt8 in 0...UInt8.max where !(0x30...0x39).contains(byte) {
            for place in 0..<8 {
                for after in ["0", "9", "/", ":"] {
                    var bytes = Array("98765430".utf8.prefix(place)) + [byte]
                    bytes += Array(repeating: after.utf8.first ?? 0, count: 8 - bytes.count)
                    let word = bytes.withUnsafeBufferPointer { EightDigits.load($0, at: 0) }
                    #expect(EightDigits.leadingDigitCount(word) == place, "\(bytes)")
                    #expect(!EightDigits.areDigits(word), "\(bytes)")
                }
            }
        }
        #expect(
            EightDigits.leadingDigitCount(Self.load("00000000")) == 8 && EightDigits.areDigits(Self.load("99999999")))
    }

    @Test("represent the number that the digits write")
    func numbers() {
        var random = SplitMix64(seed: 8)
        let numbers = [0, 1, 9, 10, 99, 100, 9_999, 10_000, 12_345_678, 87_654_321, 99_999_999]
        for number in numbers + (0..<500).map({ _ in random.next(below: 100_000_000) }) {
            let text = String(String(repeating: "0", count: 8) + String(number)).suffix(8)
            #expect(EightDigits.number(fromDigitValues: Self.load(String(text)) - EightDigits.zeros) == number)
        }
    }
}
