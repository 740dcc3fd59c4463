// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes at the start that are whole UTF-8 characters.
    ///
    /// The standard library checks bytes only by creating a `String` from them, which allocates memory for every
    /// non-ASCII row.
    var utf8Prefix: Int {
        let raw = UnsafeRawBufferPointer(self)
        var offset = 0
        while true {
            // Most bytes are ASCII, so eight bytes are checked at a time.
            while offset &+ 8 <= count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let marks = word & Self.marks
                offset &+= marks.trailingZeroBitCount / 8
                if marks != 0 { break }
            }
            guard offset < count else { return offset }
            let length = self[offset] < 0x80 ? 1 : characterLength(at: offset)
            guard length > 0 else { return offset }
            offset &+= length
        }
    }

    /// A mask with the high bit of each of eight bytes, which is set in non-ASCII bytes.
    private static var marks: UInt64 { 0x8080_8080_8080_8080 }

    /// Returns the length of the non-ASCII character at an offset, or 0 if there's no whole character.
    ///
    /// The ranges come from table 3-7, “Well-Formed UTF-8 Byte Sequences”, in the Unicode Standard:
    /// <https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G27506>.
    private func characterLength(at offset: Int) -> Int {
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch self[offset] {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        guard length > 0, offset + length <= count, second.contains(self[offset + 1]) else { return 0 }
        for index in 2..<Swift.max(length, 2) where self[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
