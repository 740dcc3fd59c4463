// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first scalar that matches a predicate, or `nil`; `start` must be a scalar's offset.
    ///
    /// Invalid UTF-8 matches too. It can come only from bytes that a caller provides, and is rejected.
    package func firstScalarOffset(from start: Int, where predicate: (Unicode.Scalar, Int) -> Bool) -> Int? {
        var offset = start
        while offset < count {
            guard let (scalar, length) = scalar(at: offset), !predicate(scalar, offset) else { return offset }
            offset += length
        }
        return nil
    }

    /// Returns the scalar that begins at an offset and its length in bytes, or `nil` for invalid UTF-8.
    package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let lead = self[offset]
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, offset + length <= count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard self[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(self[index] & 0x3F)
        }
        // Overlong forms and surrogates aren't scalars.
        guard value >= [0x80, 0x800, 0x1_0000][length - 2] else { return nil }
        return Unicode.Scalar(value).map { ($0, length) }
    }
}

extension Collection<UInt8> {
    /// Returns whether the bytes equal ASCII text, ignoring case; the text must be lowercase.
    @inlinable
    package func equalsIgnoringCase(_ lowercaseText: String) -> Bool {
        count == lowercaseText.utf8.count
            && elementsEqual(lowercaseText.utf8) { byte, other in byte == other || byte.isLetter && byte | 0x20 == other
            }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte at an offset, or `nil` if the offset is past the end.
    @inlinable @inline(__always)
    package func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < count ? self[offset] : nil }

    /// Returns the number that a fixed count of digits represents, or `nil` if a character is not a digit.
    ///
    /// - Parameter digitCount: The number of digits, at most 18, so that the result fits.
    @inlinable @inline(__always)
    package func number(at offset: Int, digits digitCount: Int) -> Int? {
        guard offset >= 0, digitCount <= count - offset else { return nil }
        var number = 0
        for index in offset..<offset + digitCount {
            let byte = self[index]
            guard byte.isDigit else { return nil }
            number = number &* 10 &+ Int(byte &- 0x30)
        }
        return number
    }
}

extension Unicode.GeneralCategory {
    package var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
