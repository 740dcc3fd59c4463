// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A set of texts that are distinguished by their bytes and looked up without allocating memory.
///
/// `Set<String>` compares by canonical equivalence, so that the Kelvin sign U+212A finds "K". The developer creates the
/// table, never from input, so an attacker cannot fill one bucket.
struct TextSet: Sendable {
    let texts: [String]
    /// The bytes of all texts, by bucket.
    ///
    /// A lookup that used the texts would count references to those that are longer than 15 bytes, and threads would
    /// wait for each other.
    private let bytes: [UInt8]
    private let entries: [Entry]
    /// The end of each bucket among the entries; the number of buckets is a power of two.
    private let ends: [Int]

    private typealias Entry = (index: Int, start: Int, count: Int)

    init(_ texts: [String]) {
        self.texts = texts
        var size = 1
        while size < texts.count { size *= 2 }
        var buckets = [[Int]](repeating: [], count: size)
        for (index, text) in texts.enumerated() {
            buckets[Int(truncatingIfNeeded: text.withBytes(Self.hash)) & (size - 1)].append(index)
        }
        var bytes: [UInt8] = []
        var entries: [Entry] = []
        var ends: [Int] = []
        for bucket in buckets {
            for index in bucket {
                entries.append((index, start: bytes.count, count: texts[index].utf8.count))
                bytes += texts[index].utf8
            }
            ends.append(entries.count)
        }
        self.bytes = bytes
        self.entries = entries
        self.ends = ends
    }

    func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let bucket = Int(truncatingIfNeeded: Self.hash(text)) & (ends.count - 1)
        for place in (bucket == 0 ? 0 : ends[bucket - 1])..<ends[bucket] {
            let entry = entries[place]
            guard entry.count == text.count else { continue }
            if bytes.withUnsafeBufferPointer({ $0.has(text, at: entry.start) }) { return entry.index }
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
    func has(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, other.count <= count - offset else { return false }
        for index in 0..<other.count where self[offset + index] != other[index] { return false }
        return true
    }
}
