// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Eight hexadecimal digits that are read together, as ``EightDigits`` reads decimal ones.
struct EightHexadecimalDigits {
    /// The number of 32 bits that the digits represent.
    let number: UInt32

    /// Reads the eight bytes at an offset, or returns `nil` if one of them is not a digit.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        self.init(EightDigits.load(bytes, at: offset))
    }

    /// Reads four bytes at each of two offsets, or returns `nil` if one of them is not a digit.
    @inline(__always)
    init?(fours bytes: UnsafeBufferPointer<UInt8>, at first: Int, _ second: Int) {
        let text = UnsafeRawBufferPointer(bytes)
        let low = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: first, as: UInt32.self))
        let high = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: second, as: UInt32.self))
        self.init(UInt64(high) << 32 | UInt64(low))
    }

    /// Reads eight bytes, with the leftmost digit in the lowest byte.
    @inline(__always)
    private init?(_ text: UInt64) {
        let word = ByteWord(text)
        let letters = word.letters(upTo: UInt8(ascii: "f"))
        guard word.run(letters | word.digits) == 8 else { return nil }
        // The low four bits of `0` to `9` are the value. Those of `A` and `a` are 1, so nine are added.
        let values = (text & 0x0F0F_0F0F_0F0F_0F0F) &+ (letters >> 7 & 0x0101_0101_0101_0101) &* 9
        let pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
        number = UInt32(truncatingIfNeeded: fours | fours >> 16).byteSwapped
    }
}
