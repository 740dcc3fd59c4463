// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension UInt8 {
    /// Whether the byte is a digit from 0 to 9.
    @inlinable @inline(__always)
    package var isDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is a letter from a to z or from A to Z.
    @inlinable @inline(__always)
    package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is a letter from a to z.
    @inlinable @inline(__always)
    package var isLowercaseLetter: Bool { self &- 0x61 < 26 }

    /// Whether the byte is a letter from A to Z.
    @inlinable @inline(__always)
    package var isUppercaseLetter: Bool { self &- 0x41 < 26 }

    /// Whether the byte is a hexadecimal digit.
    @inlinable @inline(__always)
    package var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

    /// The hexadecimal digit's value, or `nil` for any other byte.
    @inlinable @inline(__always)
    package var hexadecimalValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }
}
