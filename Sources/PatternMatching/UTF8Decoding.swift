// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// One scalar read from UTF-8, and the number of bytes that it took.
struct DecodedScalar {
    var value: UInt32
    var length: Int
}

/// Strict decoding: whatever is not UTF-8 by table 3-7 of the Unicode Standard is rejected, never replaced.
enum UTF8Decoding {
    /// Reads the scalar that begins at a place; nil if the bytes there are not UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> DecodedScalar? {
        let first = bytes[start]
        switch first {
        case 0x00...0x7F:
            return DecodedScalar(value: UInt32(first), length: 1)
        case 0xC2...0xDF:
            return continued(bytes, start, length: 2, second: 0x80...0xBF)
        case 0xE0:
            return continued(bytes, start, length: 3, second: 0xA0...0xBF)
        case 0xED:
            return continued(bytes, start, length: 3, second: 0x80...0x9F)
        case 0xE1...0xEF:
            return continued(bytes, start, length: 3, second: 0x80...0xBF)
        case 0xF0:
            return continued(bytes, start, length: 4, second: 0x90...0xBF)
        case 0xF1...0xF3:
            return continued(bytes, start, length: 4, second: 0x80...0xBF)
        case 0xF4:
            return continued(bytes, start, length: 4, second: 0x80...0x8F)
        default:
            return nil
        }
    }

    /// Reads the scalar that ends before a place; nil if the bytes there are not UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> DecodedScalar? {
        var start = end - 1
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        guard let decoded = scalar(in: bytes, from: start), decoded.length == end - start else { return nil }
        return decoded
    }

    private static func continued(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, length: Int, second: ClosedRange<UInt8>
    ) -> DecodedScalar? {
        guard bytes.count - start >= length, second.contains(bytes[start + 1]) else { return nil }
        var value = UInt32(bytes[start]) & (0x7F >> UInt32(length))
        for index in (start + 1)..<(start + length) {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return DecodedScalar(value: value, length: length)
    }
}
