// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A set of ASCII characters as 128 bits, which the compiler keeps in two registers.
///
/// A table of 256 bytes would need a lazily initialized global variable. Two constants don't.
@usableFromInline package struct ByteSet: Sendable, Equatable {
    @usableFromInline let lowBits: UInt64
    @usableFromInline let highBits: UInt64

    /// Creates a set from two bit masks: bit *n* of `lowBits` represents byte *n*, and bit *n* of `highBits` represents
    /// byte 64 + *n*.
    @inlinable @inline(__always)
    package init(low lowBits: UInt64, high highBits: UInt64) {
        self.lowBits = lowBits
        self.highBits = highBits
    }

    package init(_ characters: String) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for byte in characters.utf8 where byte < 0x80 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
        self.init(low: low, high: high)
    }

    @inlinable @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        return ((byte & 0x40 == 0 ? lowBits : highBits) &>> UInt64(byte & 0x3F)) & 1 != 0
    }
}

extension ByteSet {
    /// `0`–`9`, `A`–`F`, `a`–`f`.
    @inlinable @inline(__always)
    package static var hexadecimalDigits: ByteSet { ByteSet(low: 0x03FF_0000_0000_0000, high: 0x0000_007E_0000_007E) }
}
