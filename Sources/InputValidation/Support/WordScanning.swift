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
        var offset = offset
        guard count >= 8, let base = UnsafeRawPointer(baseAddress) else {
            while offset < count {
                let word = ByteWord(UInt64(self[offset]))
                if word.run(mask(word)) == 0 { break }
                offset &+= 1
            }
            return offset
        }
        var firstBlock = offset &+ 64
        while offset &+ 8 <= count {
            if inBlocks, offset >= firstBlock {
                // A block is at most as long as the run so far, so that short runs do not pay for long blocks. Its
                // length is not a constant either; see `blocksInside`.
                let end = offset &+ (Swift.min(count &- offset, 256, offset &- firstBlock &+ 64) & ~7)
                if isInside(offset, end, base, mask) {
                    offset = end
                    continue
                }
                firstBlock = .max
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

    /// Whether a byte of a class is directly before a byte of another class.
    ///
    /// The last word that is examined may begin up to eight bytes before the range, so a pair there may count too.
    @inline(__always)
    func hasPair(_ first: (ByteWord) -> UInt64, _ second: (ByteWord) -> UInt64, in range: Range<Int>) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        guard end &- start > 1 else { return false }
        guard end >= 9, let base = UnsafeRawPointer(baseAddress) else {
            for offset in start &+ 1..<end {
                let word = ByteWord(UInt64(self[offset &- 1]))
                let next = ByteWord(UInt64(self[offset]))
                if word.run(first(word)) > 0, next.run(second(next)) > 0 { return true }
            }
            return false
        }
        // The last word overlaps the one before it, so that no bytes remain.
        var found = pairs(first, second, at: end &- 9, base)
        for index in 0..<(end &- start &- 1) &>> 3 {
            found |= pairs(first, second, at: start &+ index &* 8, base)
        }
        return ByteWord.hasHighBit(found)
    }

    /// Returns a word with the high bits of the bytes that are in a class and directly before a byte of another class.
    @inline(__always)
    private func pairs(
        _ first: (ByteWord) -> UInt64, _ second: (ByteWord) -> UInt64, at offset: Int, _ base: UnsafeRawPointer
    ) -> UInt64 {
        let word = ByteWord(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        let behind = base.loadUnaligned(fromByteOffset: offset &+ 1, as: UInt64.self)
        let next = ByteWord(UInt64(littleEndian: behind))
        return ~word.outside(first(word)) & ~next.outside(second(next))
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
