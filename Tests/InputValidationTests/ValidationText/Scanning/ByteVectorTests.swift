// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A vector of sixteen bytes")
struct ByteVectorTests {
    /// The bytes for which a mask is set when one place of a vector has the byte, and all other places have another
    /// byte.
    private static func members(filling other: UInt8, _ mask: (ByteVector) -> ByteVector.Mask) -> [UInt8] {
        (0...UInt8.max).filter { byte in
            let places = (0..<16).map { place in
                var bytes = SIMD16<Int8>(repeating: Int8(bitPattern: other))
                bytes[place] = Int8(bitPattern: byte)
                return mask(ByteVector(bytes))[place]
            }
            #expect(Set(places).count == 1, "\(byte)")
            return places[0]
        }
    }

    @Test(
        "has the bytes of a range, both ends included, whatever the bytes beside them are", arguments: [0, 0x41, 0xFF])
    func ranges(other: UInt8) {
        for (first, last): (UInt8, UInt8) in [
            (0x30, 0x39), (0, 0), (0, 0x7F), (0x7F, 0x7F), (0x61, 0x7A), (0x40, 0x41),
        ] {
            #expect(
                Self.members(filling: other) { $0.mask(from: first, through: last) } == Array(first...last),
                "\(first)...\(last)")
        }
        for byte: UInt8 in [0, 0x7F, 0x80, 0xFF] {
            #expect(Self.members(filling: other) { $0.mask(equalTo: byte) } == [byte])
        }
    }

    @Test("finds digits, letters, and hexadecimal digits")
    func classes() {
        #expect(Self.members(filling: 0) { $0.digitMask } == Array("0123456789".utf8))
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        #expect(Self.members(filling: 0) { $0.letterMask } == letters)
        #expect(Self.members(filling: 0) { $0.hexadecimalDigitMask } == Array("0123456789ABCDEFabcdef".utf8))
        #expect(Self.members(filling: 0) { $0.lowercased.mask(equalTo: UInt8(ascii: "%")) } == [0x05, 0x25])
    }

    /// A block has 32 bytes, and the text may end inside a block.
    @Test("finds the end of the blocks whose bytes are all in a class", arguments: [0, 1, 17])
    func blocks(start: Int) {
        for length in [0, 31, 32, 33, 63, 64, 65, 100] {
            for wrong in 0...length {
                var bytes = Array(repeating: UInt8(ascii: "7"), count: start + length)
                if wrong < length { bytes[start + wrong] = UInt8(ascii: "x") }
                let end = bytes.withUnsafeBufferPointer { bytes in
                    UnsafeRawPointer(bytes.baseAddress).map {
                        bytes.vectorRunEnd(from: start, base: $0) { $0.digitMask }
                    }
                }
                #expect(end ?? start == start + wrong / 32 * 32, "\(wrong) of \(length)")
            }
        }
    }
}
