// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension UInt8 {
    /// Whether the byte is a digit from 0 to 9.
    @inline(__always)
    package var isDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is a letter from a to z or from A to Z.
    @inline(__always)
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is a letter from a to z.
    @inline(__always)
    var isLowercaseLetter: Bool { self &- 0x61 < 26 }

    /// Whether the byte is a letter from A to Z.
    @inline(__always)
    var isUppercaseLetter: Bool { self &- 0x41 < 26 }

    /// Whether the byte is a hexadecimal digit.
    @inline(__always)
    var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

    /// The value of a hexadecimal digit, or `nil`.
    @inline(__always)
    package var hexadecimalValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte at an offset, or `nil` if the offset is past the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8? {
        offset >= 0 && offset < count ? self[offset] : nil
    }

    /// Returns the number that a fixed count of digits represents, or `nil` if a character is not a digit.
    ///
    /// - Parameter count: The number of digits, at most 18, so that the result fits.
    @inline(__always)
    func number(at offset: Int, digits count: Int) -> Int? {
        guard offset >= 0, count <= self.count - offset else { return nil }
        var number = 0
        for index in offset..<offset + count {
            let byte = self[index]
            guard byte.isDigit else { return nil }
            number = number &* 10 &+ Int(byte &- 0x30)
        }
        return number
    }
}
