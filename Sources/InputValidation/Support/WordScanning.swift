// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Eight bytes of text that are classified together; the high bit of each byte of a mask is the result.
///
/// Additions use only the low seven bits of each byte, so that they do not carry into other bytes. Bytes that are not
/// ASCII are never in a class.
struct ByteWord {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    private let word: UInt64
    private let low: UInt64

    @inline(__always)
    init(_ word: UInt64) {
        self.word = word
        low = word & (Self.ones &* 0x7F)
    }

    /// Returns a mask of the bytes from `first` to `last`.
    @inline(__always)
    func inside(_ first: UInt8, _ last: UInt8) -> UInt64 {
        Self.inside(low, first, last)
    }

    /// A mask of the ASCII letters.
    @inline(__always)
    var letters: UInt64 {
        Self.inside(low | (Self.ones &* 0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
    }

    /// Returns the number of bytes before the first that is not in a mask, or 8 if all are.
    @inline(__always)
    func run(_ mask: UInt64) -> Int {
        ((~mask | word) & (Self.ones &* 0x80)).trailingZeroBitCount &>> 3
    }

    @inline(__always)
    private static func inside(_ low: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
        (low &+ ones &* UInt64(0x80 &- first)) & ~(low &+ ones &* UInt64(0x7F &- last))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first byte that is not in a class, or the end; the search starts at an offset.
    ///
    /// Measured on URLs, it takes half the time of a loop over bytes, mostly because such a loop mispredicts its end.
    ///
    /// - Parameters:
    ///   - offset: The offset at which to start.
    ///   - mask: The class, as a mask over eight bytes.
    @inline(__always)
    func runEnd(from offset: Int, _ mask: (ByteWord) -> UInt64) -> Int {
        var offset = offset
        guard count >= 8, let base = UnsafeRawPointer(baseAddress) else {
            while offset < count {
                let word = ByteWord(UInt64(self[offset]))
                if word.run(mask(word)) == 0 { break }
                offset &+= 1
            }
            return offset
        }
        while offset &+ 8 <= count {
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
