// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A set of texts that are distinguished by their bytes and looked up without allocating memory.
///
/// `Set<String>` compares by canonical equivalence, so that the Kelvin sign U+212A finds "K". The developer creates the
/// table, never from input, so an attacker cannot fill one bucket.
struct TextSet: Sendable {
    let texts: [String]
    /// The indices of the texts by hash; the number of buckets is a power of two.
    private let buckets: [[Int]]

    init(_ texts: [String]) {
        self.texts = texts
        var size = 1
        while size < texts.count { size *= 2 }
        var buckets = [[Int]](repeating: [], count: size)
        for (index, text) in texts.enumerated() {
            buckets[Int(truncatingIfNeeded: text.withBytes(Self.hash)) & (size - 1)].append(index)
        }
        self.buckets = buckets
    }

    /// Returns the index of the text with exactly these bytes, or `nil`.
    func firstIndex(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        for index in buckets[Int(truncatingIfNeeded: Self.hash(bytes)) & (buckets.count - 1)]
        where texts[index].withBytes({ $0.equals(bytes) }) {
            return index
        }
        return nil
    }

    /// FNV-1a in 64 bits, folded (http://www.isthe.com/chongo/tech/comp/fnv/).
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether both buffers have the same bytes.
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }

    /// Returns whether the bytes of another buffer are at an offset.
    func has(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset >= 0 && offset <= count && other.count <= count - offset
            && UnsafeBufferPointer(rebasing: self[offset..<offset + other.count]).equals(other)
    }
}
