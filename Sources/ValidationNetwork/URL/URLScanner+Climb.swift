// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// The check for paths that lead above their root.
///
/// A segment `..` removes the segment before it. Programs disagree on which characters are slashes and dots. The URL
/// Standard reads `%2e` as a dot. Servers decode a path before they resolve it, and it is decoded twice if a proxy
/// decodes it first. Windows reads a backslash as a slash, and many programs merge slashes. A path is rejected if any
/// of these readings leads above the root.
extension URLScanner {
    /// The number of times a path is decoded, 4.
    ///
    /// A path that is still encoded afterwards is rejected.
    private static var maximumDecodings: Int { 4 }

    /// Whether a `%` begins the encoding of a dot, a slash, a backslash, or another `%`.
    ///
    /// `EncodingBlock` has the same encodings.
    @inline(__always)
    func isStructural(at offset: Int) -> Bool {
        switch (bytes[offset &+ 1], bytes[offset &+ 2] | 0x20) {
        case (UInt8(ascii: "2"), UInt8(ascii: "e")), (UInt8(ascii: "2"), UInt8(ascii: "f")),
            (UInt8(ascii: "2"), UInt8(ascii: "5")), (UInt8(ascii: "5"), UInt8(ascii: "c")):
            true
        default: false
        }
    }

    /// Whether any reading of a path from the root has more `..` segments than segments to remove.
    ///
    /// A relative path is not checked, because its start depends on the base.
    ///
    /// - Parameters:
    ///   - path: The range of the path.
    ///   - isEncoded: Whether the path has the encoding of a dot, a slash, a backslash, or a `%`.
    /// - Complexity: O(*n*) in the length of the path.
    @inline(never)
    func climbs(_ path: Range<Int>, isEncoded: Bool) -> Bool {
        guard !path.isEmpty, bytes[path.lowerBound] == UInt8(ascii: "/") else { return false }
        let text = UnsafeBufferPointer(rebasing: bytes[path])
        if Self.climbs(text, backslashes: false) { return true }
        guard isEncoded else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
            _ = buffer.initialize(from: text)
            var count = text.count
            for _ in 0..<Self.maximumDecodings {
                let decoded = Self.decode(buffer, count)
                if decoded == count { return false }
                count = decoded
                let reading = UnsafeBufferPointer(rebasing: buffer[..<count])
                // A backslash read as a slash can add a segment to remove, so neither reading implies the other.
                if Self.climbs(reading, backslashes: false) || Self.climbs(reading, backslashes: true) { return true }
            }
            return Self.decode(buffer, count) < count
        }
    }

    /// Percent-decodes bytes in place and returns the new number of bytes.
    private static func decode(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int {
        var offset = 0
        var end = 0
        while offset < count {
            var byte = buffer[offset]
            var width = 1
            if byte == UInt8(ascii: "%"), offset + 2 < count, let high = buffer[offset + 1].hexadecimalValue,
                let low = buffer[offset + 2].hexadecimalValue
            {
                byte = high << 4 | low
                width = 3
            }
            buffer[end] = byte
            end += 1
            offset += width
        }
        return end
    }

    /// Whether a path leads above its root, with `%2e` read as a dot and empty segments not counted.
    ///
    /// Both readings only find more paths that lead above the root, so no path is missed.
    private static func climbs(_ text: UnsafeBufferPointer<UInt8>, backslashes: Bool) -> Bool {
        var depth = 0
        var dots = 0
        var hasOthers = false
        var offset = 0
        while offset <= text.count {
            let byte = offset < text.count ? text[offset] : UInt8(ascii: "/")
            var width = 1
            if byte == UInt8(ascii: "/") || backslashes && byte == UInt8(ascii: "\\") {
                if hasOthers || dots > 2 { depth += 1 } else if dots == 2 { depth -= 1 }
                if depth < 0 { return true }
                dots = 0
                hasOthers = false
            } else if byte == UInt8(ascii: ".") {
                dots += 1
            } else if byte == UInt8(ascii: "%"), offset + 2 < text.count, text[offset + 1] == UInt8(ascii: "2"),
                text[offset + 2] | 0x20 == UInt8(ascii: "e")
            {
                dots += 1
                width = 3
            } else {
                hasOthers = true
            }
            offset += width
        }
        return false
    }
}
