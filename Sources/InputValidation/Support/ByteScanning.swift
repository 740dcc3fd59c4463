// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first byte outside a range of ASCII, or `nil`.
    ///
    /// The method compares eight bytes at a time. It adds the value that changes `last + 1` to 0x80, and subtracts
    /// `first`. This sets the high bit of every byte outside the range. Only a byte outside the range can produce a
    /// carry or a borrow, which changes only later bytes. The first high bit is therefore that of the first byte
    /// outside the range. Longer texts are first compared in blocks.
    ///
    /// - Parameters:
    ///   - first: The first byte of the range.
    ///   - last: The last byte of the range, ASCII.
    ///   - fold: Bits to set before comparing; 0x20 folds upper-case letters onto lower-case ones.
    @inline(__always)
    func firstOutside(_ first: UInt8, _ last: UInt8, folding fold: UInt8 = 0) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs = ones &* 0x80
        var offset = 0
        guard count >= 8, let base = UnsafeRawPointer(baseAddress) else {
            while offset < count {
                let byte = self[offset] | fold
                if byte < first || byte > last { return offset }
                offset &+= 1
            }
            return nil
        }
        let end = count &- 8
        if count >= 64 { offset = Swift.min(blocksInside(first, last, fold), end) }
        while true {
            let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let folded = word | (ones &* UInt64(fold))
            let outside = word | (folded &+ (ones &* UInt64(0x7F &- last))) | (folded &- (ones &* UInt64(first)))
            if outside & highs != 0 { return offset &+ (outside & highs).trailingZeroBitCount &>> 3 }
            if offset == end { return nil }
            // The last word overlaps the one before it, so that no bytes remain.
            offset = Swift.min(offset &+ 8, end)
        }
    }

    /// Returns the start of the first block that has a byte outside a range of ASCII, or the end.
    ///
    /// The loop over a block computes only the largest distance from `first`, so the compiler compares sixteen bytes at
    /// a time. The length of a block must not be a constant. The compiler would unroll the loop instead, which took nine
    /// times as long (measured).
    @inline(never)
    private func blocksInside(_ first: UInt8, _ last: UInt8, _ fold: UInt8) -> Int {
        var start = 0
        while start < count {
            let end = start &+ Swift.min(256, count &- start)
            var largest: UInt8 = 0
            var offset = start
            while offset < end {
                largest = Swift.max(largest, (self[offset] | fold) &- first)
                offset &+= 1
            }
            if largest > last &- first { return start }
            start = end
        }
        return count
    }

    /// Returns the offset of the first scalar that matches a predicate, or `nil`; the search starts at a scalar.
    ///
    /// Bytes that are not valid UTF-8 match too. They can come only from bytes that a caller provides, and are
    /// rejected.
    func firstScalar(from start: Int, where found: (Unicode.Scalar, Int) -> Bool) -> Int? {
        var offset = start
        while offset < count {
            guard let (scalar, length) = scalar(at: offset), !found(scalar, offset) else { return offset }
            offset += length
        }
        return nil
    }

    /// Returns the scalar that begins at an offset and its length in bytes, or `nil` for invalid UTF-8.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let lead = self[offset]
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, offset + length <= count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard self[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(self[index] & 0x3F)
        }
        // Overlong forms and surrogates are not scalars.
        guard value >= [0x80, 0x800, 0x1_0000][length - 2] else { return nil }
        return Unicode.Scalar(value).map { ($0, length) }
    }
}

extension Collection<UInt8> {
    /// Whether the bytes equal an ASCII text without regard to case; the text must be in lower case.
    func equals(_ text: String) -> Bool {
        elementsEqual(text.utf8) { byte, other in byte == other || byte.isLetter && byte | 0x20 == other }
    }
}

extension BidirectionalCollection<UInt8> {
    /// Whether the bytes are a domain name or a subdomain of it, without regard to case; the name must be in lower
    /// case.
    func isUnder(_ name: String) -> Bool {
        let tail = suffix(name.utf8.count)
        guard tail.equals(name) else { return false }
        return tail.startIndex == startIndex || self[index(before: tail.startIndex)] == UInt8(ascii: ".")
    }
}

extension String {
    /// The text of a range of UTF-8 bytes inside this text.
    func substring(ofBytes range: Range<Int>) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}
