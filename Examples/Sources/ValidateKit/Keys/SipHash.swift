// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// SipHash-2-4 with 128 bits, a hash function with a secret key.
///
/// Without the key, nobody can find a value for a hash by trying values, or find two values with the same hash.
/// Aumasson and Bernstein designed the algorithm: <https://github.com/veorq/SipHash>.
struct SipHash {
    /// The secret.
    struct Key {
        let first: UInt64
        let second: UInt64

        init(_ first: UInt64, _ second: UInt64) {
            self.first = first
            self.second = second
        }

        /// Returns a key for one run.
        static func random() -> Key { Key(.random(in: 0...(.max)), .random(in: 0...(.max))) }

        /// Reads a key from a file.
        ///
        /// All parts of an input must use the same key.
        ///
        /// Any file of at least 16 bytes works, such as 16 random bytes or a line of hexadecimal digits.
        init(file path: String) throws {
            let data = try Data(wholeFile: path, maximum: 1 << 16)
            guard 16...4096 ~= data.count else {
                throw Mistake("\(path): a key file has 16 to 4096 bytes, such as those of head -c 32 /dev/urandom")
            }
            var hash = SipHash(Key(0, 0))
            hash.add(data)
            (first, second) = hash.finish()
        }
    }

    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64
    /// The bytes that aren't a whole word yet.
    private var tail: UInt64 = 0
    private var count = 0

    init(_ key: Key) {
        v0 = key.first ^ 0x736f_6d65_7073_6575
        v1 = key.second ^ 0x646f_7261_6e64_6f6d ^ 0xEE
        v2 = key.first ^ 0x6c79_6765_6e65_7261
        v3 = key.second ^ 0x7465_6462_7974_6573
    }

    mutating func add(_ byte: UInt8) {
        tail |= UInt64(byte) << UInt64(count & 7 * 8)
        count &+= 1
        guard count & 7 == 0 else { return }
        compress(tail)
        tail = 0
    }

    mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

    /// Adds a text with its length, so that two consecutive texts never hash like two other texts.
    mutating func add(_ text: String?) {
        let length = text.map { UInt64($0.utf8.count) } ?? .max
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: length >> shift)) }
        if let text { add(text.utf8) }
    }

    /// Returns the hash.
    mutating func finish() -> (UInt64, UInt64) {
        compress(tail | UInt64(truncatingIfNeeded: count) << 56)
        v2 ^= 0xEE
        for _ in 0..<4 { round() }
        let first = v0 ^ v1 ^ v2 ^ v3
        v1 ^= 0xDD
        for _ in 0..<4 { round() }
        return (first, v0 ^ v1 ^ v2 ^ v3)
    }

    private mutating func compress(_ word: UInt64) {
        v3 ^= word
        round()
        round()
        v0 ^= word
    }

    private mutating func round() {
        v0 &+= v1
        v1 = rotated(v1, 13) ^ v0
        v0 = rotated(v0, 32)
        v2 &+= v3
        v3 = rotated(v3, 16) ^ v2
        v0 &+= v3
        v3 = rotated(v3, 21) ^ v0
        v2 &+= v1
        v1 = rotated(v1, 17) ^ v2
        v2 = rotated(v2, 32)
    }

    private func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
}
