// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A set of texts that compares them by their bytes and finds them without allocating memory.
///
/// `Set<String>` compares by canonical equivalence, so the Kelvin sign U+212A would find "K". The texts come from the
/// developer, never from input, so an attacker can't flood one bucket.
struct ExactTextSet: Sendable {
    let texts: [String]
    /// The bytes of all texts, one text after another.
    ///
    /// A lookup in an array of strings would update the reference counts of texts longer than 15 bytes, so threads
    /// would contend for them.
    private let joinedBytes: [UInt8]
    /// The offset where each text starts in the bytes, followed by the last text's end.
    private let startOffsets: [Int]
    /// The text indices by hash, with -1 for an empty slot.
    ///
    /// At least half of the slots are empty.
    private let slots: [Int]

    init(_ texts: [String]) {
        self.texts = texts
        joinedBytes = texts.flatMap(\.utf8)
        startOffsets = texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
        var size = 2
        while size < texts.count * 2 { size *= 2 }
        var slots = [Int](repeating: -1, count: size)
        for (index, text) in texts.enumerated() {
            var slot = text.withBytes(Self.hash) & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = index
        }
        self.slots = slots
    }

    func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(text) & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = slots[slot]
            let start = startOffsets[index]
            if startOffsets[index + 1] - start == text.count,
                joinedBytes.withUnsafeBufferPointer({ $0.hasBytes(text, at: start) })
            {
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Returns the first text that differs only in the case of letters from A to Z.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    func text(inOtherCase bytes: UnsafeBufferPointer<UInt8>) -> String? {
        texts.first { text in
            text.utf8.count == bytes.count
                && zip(text.utf8, bytes).allSatisfy { $0 == $1 || $0 | 0x20 == $1 | 0x20 && $0.isLetter }
        }
    }

    /// Returns the error with the text that differs only in the case of letters, if the error may name the texts.
    func suggesting(for bytes: UnsafeBufferPointer<UInt8>, in error: ValidationError) -> ValidationError {
        guard error[.accepted] != nil, let text = text(inOtherCase: bytes) else { return error }
        return error.adding([.suggestion: .text(text)])
    }

    /// FNV-1a in 64 bits, folded (http://www.isthe.com/chongo/tech/comp/fnv/).
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}

extension UnsafeBufferPointer<UInt8> {
    func hasBytes(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, other.count <= count - offset else { return false }
        for index in 0..<other.count where self[offset + index] != other[index] { return false }
        return true
    }
}
