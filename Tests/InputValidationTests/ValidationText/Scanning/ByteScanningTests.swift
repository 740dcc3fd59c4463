// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The scanning of bytes")
struct ByteScanningTests {
    /// Byte sequences of up to four bytes, at the limits of the ranges that UTF-8 allows in each place.
    private static func sequences(_ length: Int) -> [[UInt8]] {
        let leads: [UInt8] = [
            0x00, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
        ]
        let others: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
        return (1..<length).reduce(leads.map { [$0] }) { sequences, _ in
            sequences.flatMap { bytes in others.map { bytes + [$0] } }
        }
    }

    @Test("reads the scalars that the standard library decodes", arguments: 1...4)
    func scalars(length: Int) {
        let wrong = Self.sequences(length).filter { bytes in
            let expected = (1...length).compactMap {
                String(validating: bytes.prefix($0), as: UTF8.self)?.unicodeScalars.first
            }
            let found = bytes.withUnsafeBufferPointer { $0.scalar(at: 0) }
            return found?.scalar != expected.first || found.map { $0.length != String($0.scalar).utf8.count } ?? false
        }
        #expect(wrong == [])
    }

    @Test(
        "finds the first scalar that matches, or the first byte that is not UTF-8",
        arguments: [
            ([0x61, 0xC3, 0xA9, 0x78], 0, 3), ([0x78, 0x61, 0x78], 1, 2), ([0x61, 0x62], 0, nil), ([], 0, nil),
            ([0x61, 0xC3], 0, 1), ([0x61, 0x80, 0x78], 0, 1), ([0xE6, 0x97, 0xA5, 0x78], 0, 3), ([0x78], 1, nil),
        ] as [([UInt8], Int, Int?)])
    func firstScalar(bytes: [UInt8], start: Int, place: Int?) {
        let found = bytes.withUnsafeBufferPointer { bytes in
            bytes.firstScalarOffset(from: start) { scalar, offset in
                #expect(bytes.scalar(at: offset)?.scalar == scalar)
                return scalar == "x"
            }
        }
        #expect(found == place)
    }

    @Test(
        "equals a text in lower case without regard to the case of ASCII letters",
        arguments: [
            ("Bücher", false), ("ABC", true), ("abc", true), ("aBc", true), ("ab", false), ("abcd", false),
            ("abd", false),
            ("\u{41}\u{42}\u{63}", true), ("\u{01}bc", false), ("ab\u{43}", true), ("@bc", false),
        ] as [(SampleText, Bool)])
    func equals(text: SampleText, isEqual: Bool) {
        #expect(text.text.utf8.equalsIgnoringCase("abc") == isEqual)
        // Only letters have a case. These characters also differ from others in that bit.
        #expect(!"\u{0D}[@\u{10}".utf8.equalsIgnoringCase("-{`0") && "-{`0".utf8.equalsIgnoringCase("-{`0"))
    }

    @Test(
        "has a number of a fixed count of digits",
        arguments: [
            ("0123", 0, 4, 123), ("0123", 1, 2, 12), ("0123", 0, 0, 0), ("0123", 4, 0, 0), ("0123", 1, 4, nil),
            ("0123", 5, 0, nil), ("0123", -1, 2, nil), ("0/23", 0, 3, nil), ("0:23", 0, 3, nil), ("x123", 1, 3, 123),
            ("999999999999999999", 0, 18, 999_999_999_999_999_999),
        ] as [(String, Int, Int, Int64?)])
    func number(text: String, offset: Int, digits: Int, number: Int64?) {
        // A number with 18 digits doesn't fit in 32 bits.
        guard digits < 10 || Int.bitWidth > 32 else { return }
        let found = Array(text.utf8).withUnsafeBufferPointer { $0.number(at: offset, digits: digits) }
        #expect(found.map(Int64.init) == number)
    }

    @Test(
        "has a byte at each offset inside",
        arguments: [(-1, nil), (0, 0x61), (1, 0x62), (2, nil), (.max, nil), (.min, nil)] as [(Int, UInt8?)])
    func byte(offset: Int, byte: UInt8?) {
        #expect(Array("ab".utf8).withUnsafeBufferPointer { $0.byte(at: offset) } == byte)
        #expect(Array("ab".utf8).withUnsafeBufferPointer { $0.span.byte(at: offset) } == byte)
    }
}
