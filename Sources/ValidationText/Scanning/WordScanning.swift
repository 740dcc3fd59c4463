// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// Eight bytes of text that are classified together; the high bit of each byte of a mask is the result.
///
/// Additions use only the low seven bits of each byte, so that they do not carry into other bytes. Bytes that are not
/// ASCII are never in a class.
@usableFromInline package struct ByteWord {
    @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }

    @usableFromInline let word: UInt64
    @usableFromInline let low: UInt64

    @inlinable @inline(__always)
    package init(_ word: UInt64) {
        self.word = word
        low = word & (Self.ones &* 0x7F)
    }

    @inlinable @inline(__always)
    package func inside(_ first: UInt8, _ last: UInt8) -> UInt64 { Self.inside(low, first, last) }

    @inlinable @inline(__always) package var digits: UInt64 { Self.inside(low, UInt8(ascii: "0"), UInt8(ascii: "9")) }
    @inlinable @inline(__always) package var letters: UInt64 { letters(upTo: UInt8(ascii: "z")) }
    @inlinable @inline(__always) package var hexadecimalDigits: UInt64 { digits | letters(upTo: UInt8(ascii: "f")) }

    /// Returns a mask of the letters from `a` to `last` and of their capitals.
    @inlinable @inline(__always)
    package func letters(upTo last: UInt8) -> UInt64 {
        Self.inside(low | (Self.ones &* 0x20), UInt8(ascii: "a"), last)
    }

    /// Returns the number of bytes before the first that is not in a mask, or 8 if all are.
    @inlinable @inline(__always)
    package func run(_ mask: UInt64) -> Int { (outside(mask) & (Self.ones &* 0x80)).trailingZeroBitCount &>> 3 }

    /// Returns the high bits of the eight bytes of a mask as eight bits, with the lowest bit for the first byte.
    @inlinable @inline(__always)
    package static func bits(of mask: UInt64) -> UInt64 { ((mask &>> 7 & ones) &* 0x0102_0408_1020_4080) &>> 56 }

    /// Returns whether the bytes at the high bits of a word are in a mask.
    @inlinable @inline(__always)
    package func has(_ mask: UInt64, at highBits: UInt64) -> Bool { outside(mask) & highBits == 0 }

    /// Returns a word in which the high bit of each byte that is not in a mask is set.
    @inlinable @inline(__always) package func outside(_ mask: UInt64) -> UInt64 { ~mask | word }

    @inlinable @inline(__always)
    static func inside(_ low: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
        (low &+ ones &* UInt64(0x80 &- first)) & ~(low &+ ones &* UInt64(0x7F &- last))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte that is not a digit from 0 to 9, or `nil`.
    @inlinable @inline(__always) package var firstNonDigit: Int? { firstOutside(vectors: { $0.digits }, { $0.digits }) }

    /// Returns the offset of the first byte that is not in a class, or `nil`, as ``runEnd(from:vectors:_:)`` does.
    @inlinable @inline(__always)
    package func firstOutside(vectors: (ByteVector) -> ByteVector.Mask, _ mask: (ByteWord) -> UInt64) -> Int? {
        let end = runEnd(from: 0, vectors: vectors, mask)
        return end < count ? end : nil
    }

    /// Returns the offset of the first byte that is not in a class, or the end; the search starts at an offset.
    ///
    /// On URLs, it takes half the time of a loop over bytes, mostly because such a loop mispredicts its end.
    @inlinable @inline(__always)
    package func runEnd(from start: Int, _ mask: (ByteWord) -> UInt64) -> Int {
        runEnd(from: start, mask) { offset, _ in offset }
    }

    /// Returns the end of a run as ``runEnd(from:_:)`` does, with 32 bytes at a time after 64 bytes.
    @inlinable @inline(__always)
    package func runEnd(
        from start: Int, vectors: (ByteVector) -> ByteVector.Mask, _ mask: (ByteWord) -> UInt64
    ) -> Int { runEnd(from: start, mask) { offset, base in blocksEnd(from: offset, base, vectors) } }

    /// Returns the end of a run, with a function that returns the end of the blocks that are in the class.
    @inlinable @inline(__always)
    func runEnd(
        from start: Int, _ mask: (ByteWord) -> UInt64, blocksEnd: (Int, UnsafeRawPointer) -> Int
    ) -> Int {
        var offset = start
        guard count >= 8, let base = UnsafeRawPointer(baseAddress) else {
            while offset < count {
                let word = ByteWord(UInt64(self[offset]))
                if word.run(mask(word)) == 0 { break }
                offset &+= 1
            }
            return offset
        }
        while offset &+ 8 <= count {
            if offset &- start == 64 {
                let end = blocksEnd(offset, base)
                if end > offset {
                    offset = end
                    continue
                }
            }
            let word = ByteWord(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            let length = word.run(mask(word))
            if length < 8 { return offset &+ length }
            offset &+= 8
        }
        let rest = count &- offset
        guard rest > 0 else { return offset }
        // The last eight bytes, without those already read. The zeros that are shifted in cannot end a run before the
        // end.
        let last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
        let word = ByteWord(last &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest))
        return offset &+ Swift.min(word.run(mask(word)), rest)
    }
}
