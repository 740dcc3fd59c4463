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

    /// Returns a mask of the bytes in up to four ranges that are not constants.
    @inline(__always)
    func inside(_ ranges: ByteRanges) -> UInt64 {
        (low &+ ranges.lower[0]) & ~(low &+ ranges.upper[0]) | (low &+ ranges.lower[1]) & ~(low &+ ranges.upper[1])
            | (low &+ ranges.lower[2]) & ~(low &+ ranges.upper[2])
            | (low &+ ranges.lower[3]) & ~(low &+ ranges.upper[3])
    }

    /// A mask of the digits from 0 to 9.
    @inline(__always)
    var digits: UInt64 { Self.inside(low, UInt8(ascii: "0"), UInt8(ascii: "9")) }

    /// A mask of the ASCII letters.
    @inline(__always)
    var letters: UInt64 { letters(upTo: UInt8(ascii: "z")) }

    /// A mask of the hexadecimal digits.
    @inline(__always)
    var hexadecimalDigits: UInt64 { digits | letters(upTo: UInt8(ascii: "f")) }

    /// Returns a mask of the letters from `a` to `last` and of their capitals.
    @inline(__always)
    func letters(upTo last: UInt8) -> UInt64 {
        Self.inside(low | (Self.ones &* 0x20), UInt8(ascii: "a"), last)
    }

    /// Returns the number of bytes before the first that is not in a mask, or 8 if all are.
    @inline(__always)
    func run(_ mask: UInt64) -> Int {
        (outside(mask) & (Self.ones &* 0x80)).trailingZeroBitCount &>> 3
    }

    /// Returns the high bits of the eight bytes of a mask as eight bits, with the lowest bit for the first byte.
    @inline(__always)
    static func bits(of mask: UInt64) -> UInt64 {
        ((mask &>> 7 & ones) &* 0x0102_0408_1020_4080) &>> 56
    }

    /// Whether the bytes at the high bits of a word are in a mask.
    @inline(__always)
    func has(_ mask: UInt64, at highBits: UInt64) -> Bool { outside(mask) & highBits == 0 }

    /// Returns a word in which the high bit of each byte that is not in a mask is set.
    @inline(__always)
    func outside(_ mask: UInt64) -> UInt64 { ~mask | word }

    /// Whether the high bit of a byte is set.
    @inline(__always)
    static func hasHighBit(_ word: UInt64) -> Bool { word & (ones &* 0x80) != 0 }

    @inline(__always)
    private static func inside(_ low: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
        (low &+ ones &* UInt64(0x80 &- first)) & ~(low &+ ones &* UInt64(0x7F &- last))
    }
}

/// Up to four ranges of ASCII that are not known to the compiler, such as those of an alphabet.
struct ByteRanges: Sendable, Equatable {
    // An element of `lower` sets the high bits of the bytes at or above a range, one of `upper` of those above it.
    fileprivate private(set) var lower = SIMD4<UInt64>(repeating: 0)
    fileprivate private(set) var upper = SIMD4<UInt64>(repeating: 0)

    /// Creates the ranges of the characters of a text, or returns `nil` if it has others than ASCII or more ranges.
    init?(_ text: String) {
        var count = 0
        var before: UInt8?
        for byte in Set(text.utf8).sorted() {
            if before.map({ $0 + 1 }) != byte {
                guard count < 4 else { return nil }
                lower[count] = 0x0101_0101_0101_0101 &* UInt64(0x80 &- byte)
                count += 1
            }
            guard byte < 0x80 else { return nil }
            upper[count - 1] = 0x0101_0101_0101_0101 &* UInt64(0x7F &- byte)
            before = byte
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first byte that is not in a class, or `nil`.
    @inline(__always)
    func firstOutside(_ mask: (ByteWord) -> UInt64) -> Int? {
        let end = runEnd(from: 0, mask)
        return end < count ? end : nil
    }

    /// Returns the offset of the first byte that is not in a class, or the end; the search starts at an offset.
    ///
    /// Measured on URLs, it takes half the time of a loop over bytes, mostly because such a loop mispredicts its end.
    /// After 64 bytes of a run, it may examine blocks, and only the block with the end of the run word by word.
    ///
    /// - Parameters:
    ///   - offset: The offset at which to start.
    ///   - inBlocks: Whether long runs are examined in blocks; `false` for runs that a format limits.
    ///   - mask: The class, as a mask over eight bytes.
    @inline(__always)
    func runEnd(from offset: Int, inBlocks: Bool = true, _ mask: (ByteWord) -> UInt64) -> Int {
        runEnd(from: offset, mask) { start, base in inBlocks ? blocksEnd(from: start, base, mask) : start }
    }

    /// Returns the end of a run as ``runEnd(from:inBlocks:_:)`` does, with 32 bytes at a time after 64 bytes.
    ///
    /// - Parameters:
    ///   - offset: The offset at which to start.
    ///   - vectors: The class, as a mask over sixteen bytes.
    ///   - mask: The class, as a mask over eight bytes.
    @inline(__always)
    func runEnd(
        from offset: Int, vectors: (ByteVector) -> ByteVector.Mask, _ mask: (ByteWord) -> UInt64
    ) -> Int {
        runEnd(from: offset, mask) { start, base in
            blocksEnd(from: start, base) { vector, _ in vectors(vector) }
        }
    }

    /// Returns the end of a run, with a function that returns the end of the blocks that are in the class.
    @inline(__always)
    private func runEnd(
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

    /// Returns the offset of the first byte that is not in a class, or that is a separator after a separator; or the
    /// end.
    ///
    /// - Parameters:
    ///   - separators: The separators, which are in the class, as a mask over eight bytes.
    ///   - mask: The class, as a mask over eight bytes.
    ///   - vectors: The bytes of the class that are not a separator after a separator, as a mask over sixteen bytes;
    ///     the second argument has the byte before each of them.
    @inline(__always)
    func runEnd(
        withSingle separators: (ByteWord) -> UInt64, _ mask: (ByteWord) -> UInt64,
        vectors: (ByteVector, ByteVector) -> ByteVector.Mask
    ) -> Int {
        let highs: UInt64 = 0x8080_8080_8080_8080
        // Bit 7 is set if the byte before the next word is a separator.
        var before: UInt64 = 0
        func disallowed(_ text: UInt64) -> UInt64 {
            let word = ByteWord(text)
            let separator = ~word.outside(separators(word)) & highs
            let found = word.outside(mask(word)) & highs | separator & (separator &<< 8 | before)
            before = separator &>> 56
            return found
        }
        guard count >= 8, let base = UnsafeRawPointer(baseAddress) else {
            // The zeros above the bytes are not in the class.
            var text: UInt64 = 0
            for offset in 0..<count { text |= UInt64(self[offset]) &<< UInt64(8 &* offset) }
            return Swift.min(disallowed(text).trailingZeroBitCount &>> 3, count)
        }
        var offset = 0
        while offset &+ 8 <= count {
            if offset == 64 {
                let end = blocksEnd(from: offset, base) { vector, offset in
                    vectors(vector, ByteVector(base, at: offset &- 1))
                }
                if end > offset {
                    let last = ByteWord(UInt64(self[end &- 1]))
                    before = ~last.outside(separators(last)) & 0x80
                    offset = end
                    continue
                }
            }
            let text = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let found = disallowed(text)
            if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
            offset &+= 8
        }
        let rest = count &- offset
        guard rest > 0 else { return offset }
        let last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
        let found = disallowed(last &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest))
        return Swift.min(offset &+ found.trailingZeroBitCount &>> 3, count)
    }

    /// Returns the end of the blocks from an offset whose words are in a class.
    @inline(__always)
    private func blocksEnd(from start: Int, _ base: UnsafeRawPointer, _ mask: (ByteWord) -> UInt64) -> Int {
        var offset = start
        while offset &+ 8 <= count {
            // A block is at most as long as the run so far, so that short runs do not pay for long blocks. Its length is
            // not a constant either; see `blocksInside`.
            let end = offset &+ (Swift.min(count &- offset, 256, offset &- start &+ 64) & ~7)
            guard isInside(offset, end, base, mask) else { break }
            offset = end
        }
        return offset
    }

    /// Whether the words of a block are in a class; the compiler examines several words at a time.
    @inline(__always)
    private func isInside(_ start: Int, _ end: Int, _ base: UnsafeRawPointer, _ mask: (ByteWord) -> UInt64) -> Bool {
        var outside: UInt64 = 0
        // The compiler vectorizes only a loop that counts by one.
        for index in 0..<(end &- start) &>> 3 {
            let offset = start &+ index &* 8
            let word = ByteWord(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            outside |= word.outside(mask(word))
        }
        return !ByteWord.hasHighBit(outside)
    }
}
