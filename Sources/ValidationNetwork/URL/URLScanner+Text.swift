// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// Path, query, and fragment (RFC 3986 3.3 to 3.5).
extension URLScanner {
    @inline(__always)
    mutating func readPathQueryAndFragment() throws(ScanRejection) {
        var offset = offsets.pathStart
        var hasDots = false
        var hasEncodedDotSlashOrPercent = false
        while true {
            offset = frequentPathCharactersEnd(from: offset)
            guard offset < bytes.count else { break }
            switch bytes[offset] {
            case UInt8(ascii: "."):
                if offset > 0, bytes[offset &- 1] == UInt8(ascii: "/") { hasDots = true }
                repeat { offset &+= 1 } while offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
            case UInt8(ascii: "?"):
                offset &+= 1
                if offsets.queryStart < 0, offsets.fragmentStart < 0 { offsets.queryStart = offset }
            case UInt8(ascii: "#") where offsets.fragmentStart < 0:
                offset &+= 1
                offsets.fragmentStart = offset
            case UInt8(ascii: "%"):
                let isPath = offsets.queryStart < 0 && offsets.fragmentStart < 0
                offset = try percentEncodingsEnd(
                    from: offset, isPath: isPath, hasEncodedDotSlashOrPercent: &hasEncodedDotSlashOrPercent)
            case 0x80... where allowedFeatures.contains(.unicodeText):
                offset = try scalarEnd(at: offset)
            case let byte where Self.pathCharacters.contains(byte):
                offset &+= 1
            default:
                throw rejection(ofByteAt: offset, defaultCode: .urlCharacter)
            }
        }
        if hasDots || hasEncodedDotSlashOrPercent, rules.contains(.pathWithinRoot),
            escapesRoot(offsets.path, isEncoded: hasEncodedDotSlashOrPercent)
        {
            throw ScanRejection(.urlPath, at: offsets.pathStart)
        }
    }

    /// Returns the end of a run of the most frequent path characters: letters, `&` to `;` except the dot, `=`, and `_`.
    @inline(never)
    private func frequentPathCharactersEnd(from offset: Int) -> Int {
        bytes.runEnd(from: offset) { word in
            word.letterMask | word.mask(from: 0x26, through: 0x2D) | word.mask(from: 0x2F, through: 0x3B)
                | word.mask(from: 0x3D, through: 0x3D)
                | word.mask(from: 0x5F, through: 0x5F)
        }
    }

    /// Returns the end of a run of percent encodings.
    ///
    /// Sets `hasEncodedDotSlashOrPercent` if any of them encodes a dot, a slash, a backslash, or a `%` in a path.
    @inline(__always)
    private func percentEncodingsEnd(from start: Int, isPath: Bool, hasEncodedDotSlashOrPercent: inout Bool)
        throws(ScanRejection) -> Int
    {
        var offset = start
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
            // Steps of 3 bytes reach this length exactly. From here, blocks are worth their setup cost.
            if offset &- start == 48 {
                let end = percentEncodingBlocksEnd(
                    from: offset, isPath: isPath, hasEncodedDotSlashOrPercent: &hasEncodedDotSlashOrPercent)
                if end > offset {
                    offset = end
                    continue
                }
            }
            try checkPercentEncoding(at: offset)
            if isPath, encodesDotSlashOrPercent(at: offset) { hasEncodedDotSlashOrPercent = true }
            offset &+= 3
        }
        return offset
    }

    /// Returns the end of the 48-byte blocks that contain only percent encodings.
    ///
    /// Another encoding must precede the first `%`, because the function reads the byte before each vector.
    @inline(never)
    private func percentEncodingBlocksEnd(
        from start: Int, isPath: Bool, hasEncodedDotSlashOrPercent: inout Bool
    ) -> Int {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
        // The positions of `%` in a block's three vectors.
        let first = ByteVector(SIMD16(1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1))
        let second = ByteVector(SIMD16(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0))
        let third = ByteVector(SIMD16(0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0))
        var offset = start
        while offset &+ 48 <= bytes.count {
            var block = PercentEncodingBlock()
            block.addVector(from: base, at: offset, percentPositions: first)
            block.addVector(from: base, at: offset &+ 16, percentPositions: second)
            block.addVector(from: base, at: offset &+ 32, percentPositions: third)
            if !block.isAccepted { break }
            if isPath, block.encodesDotSlashOrPercent { hasEncodedDotSlashOrPercent = true }
            offset &+= 48
        }
        return offset
    }

    /// Returns the end of a visible letter, mark, digit, punctuation character, or symbol of any script.
    ///
    /// These characters are RFC 3987 2.2's `ucschar` and the URL Standard's URL code points, except invisible and
    /// unassigned characters.
    @inline(never)
    private func scalarEnd(at offset: Int) throws(ScanRejection) -> Int {
        guard let (scalar, length) = bytes.scalar(at: offset) else {
            throw ScanRejection(.urlCharacter, at: offset)
        }
        if scalar.isVisible { return offset + length }
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
            throw ScanRejection(.urlBlank, at: offset)
        default: throw ScanRejection(.urlCharacter, at: offset)
        }
    }

    /// The vectors of 48 bytes that may contain only percent encodings.
    private struct PercentEncodingBlock {
        private var disallowedMask = ByteVector.Mask(repeating: false)
        private var dotSlashOrPercentMask = ByteVector.Mask(repeating: false)

        /// Examines the sixteen bytes at an offset.
        ///
        /// `percentPositions` has 1 where a `%` belongs and 0 where a digit belongs.
        @inline(__always)
        mutating func addVector(from base: UnsafeRawPointer, at offset: Int, percentPositions: ByteVector) {
            let vector = ByteVector(base, at: offset)
            let before = ByteVector(base, at: offset &- 1)
            let percent = vector.mask(equalTo: UInt8(ascii: "%"))
            disallowedMask = disallowedMask .| (percent .^ percentPositions.mask(equalTo: 1))
                .| .!(percent .| vector.hexadecimalDigitMask)
            // This finds the same encodings as `encodesDotSlashOrPercent(at:)`. A first digit follows a `%`, so only
            // second digits match.
            let digit = vector.lowercased
            let afterTwo =
                digit.mask(from: UInt8(ascii: "e"), through: UInt8(ascii: "f"))
                .| vector.mask(equalTo: UInt8(ascii: "5"))
            dotSlashOrPercentMask =
                dotSlashOrPercentMask .| (before.mask(equalTo: UInt8(ascii: "2")) .& afterTwo)
                .| (before.mask(equalTo: UInt8(ascii: "5")) .& digit.mask(equalTo: UInt8(ascii: "c")))
        }

        /// Whether the bytes contain only percent encodings.
        var isAccepted: Bool { disallowedMask.halves == .zero }

        /// Whether any percent encoding stands for a dot, a slash, a backslash, or a `%`.
        var encodesDotSlashOrPercent: Bool { dotSlashOrPercentMask.halves != .zero }
    }
}

// MARK: - Paths above the root

/// The check for paths that escape their root.
///
/// A `..` segment removes the previous segment. Programs disagree on which characters are slashes and dots. The URL
/// Standard reads `%2e` as a dot. Servers decode a path before they resolve it, and if a proxy decodes it first, it's
/// decoded twice. Windows reads a backslash as a slash, and many programs merge slashes. A path is rejected if any of
/// these readings leads above the root.
extension URLScanner {
    /// The maximum number of times to decode a path.
    ///
    /// A path that's still encoded afterward is rejected.
    private static var maximumDecodings: Int { 4 }

    /// Returns whether a `%` starts the encoding of a dot, a slash, a backslash, or another `%`.
    ///
    /// `PercentEncodingBlock` finds the same encodings.
    @inline(__always)
    func encodesDotSlashOrPercent(at offset: Int) -> Bool {
        switch (bytes[offset &+ 1], bytes[offset &+ 2] | 0x20) {
        case (UInt8(ascii: "2"), UInt8(ascii: "e")), (UInt8(ascii: "2"), UInt8(ascii: "f")),
            (UInt8(ascii: "2"), UInt8(ascii: "5")), (UInt8(ascii: "5"), UInt8(ascii: "c")):
            true
        default: false
        }
    }

    /// Returns whether any reading of an absolute path has more `..` segments than segments to remove.
    ///
    /// A relative path isn't checked, because its start depends on the base.
    ///
    /// - Parameters:
    ///   - path: The range of the path.
    ///   - isEncoded: Whether the path contains an encoded dot, slash, backslash, or `%`.
    /// - Complexity: O(*n*) in the path's length.
    @inline(never)
    func escapesRoot(_ path: Range<Int>, isEncoded: Bool) -> Bool {
        guard !path.isEmpty, bytes[path.lowerBound] == UInt8(ascii: "/") else { return false }
        let text = UnsafeBufferPointer(rebasing: bytes[path])
        if Self.escapesRoot(text, treatsBackslashesAsSlashes: false) { return true }
        guard isEncoded else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
            _ = buffer.initialize(from: text)
            var count = text.count
            for _ in 0..<Self.maximumDecodings {
                let decoded = Self.percentDecode(buffer, count: count)
                if decoded == count { return false }
                count = decoded
                let reading = UnsafeBufferPointer(rebasing: buffer[..<count])
                // A backslash read as a slash can add a segment to remove, so neither reading implies the other.
                if Self.escapesRoot(reading, treatsBackslashesAsSlashes: false)
                    || Self.escapesRoot(reading, treatsBackslashesAsSlashes: true)
                {
                    return true
                }
            }
            return Self.percentDecode(buffer, count: count) < count
        }
    }

    /// Percent-decodes bytes in place and returns the new number of bytes.
    private static func percentDecode(_ buffer: UnsafeMutableBufferPointer<UInt8>, count: Int) -> Int {
        var offset = 0
        var end = 0
        while offset < count {
            let (byte, width) = UnsafeBufferPointer(rebasing: buffer[..<count]).percentDecodedByte(at: offset)
            buffer[end] = byte
            end += 1
            offset += width
        }
        return end
    }

    /// Returns whether a path leads above its root, reading `%2e` as a dot and ignoring empty segments.
    ///
    /// Both choices only find more paths that lead above the root, so the check misses none.
    private static func escapesRoot(_ pathBytes: UnsafeBufferPointer<UInt8>, treatsBackslashesAsSlashes: Bool) -> Bool {
        var depth = 0
        var dots = 0
        var hasOthers = false
        var offset = 0
        while offset <= pathBytes.count {
            let byte = offset < pathBytes.count ? pathBytes[offset] : UInt8(ascii: "/")
            var width = 1
            if byte == UInt8(ascii: "/") || treatsBackslashesAsSlashes && byte == UInt8(ascii: "\\") {
                if hasOthers || dots > 2 { depth += 1 } else if dots == 2 { depth -= 1 }
                if depth < 0 { return true }
                dots = 0
                hasOthers = false
            } else if byte == UInt8(ascii: ".") {
                dots += 1
            } else if byte == UInt8(ascii: "%"), offset + 2 < pathBytes.count,
                pathBytes[offset + 1] == UInt8(ascii: "2"),
                pathBytes[offset + 2] | 0x20 == UInt8(ascii: "e")
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

extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte at an offset and the number of bytes that represent it: 3 for a percent encoding, otherwise 1.
    func percentDecodedByte(at offset: Int) -> (byte: UInt8, width: Int) {
        guard self[offset] == UInt8(ascii: "%"), let high = byte(at: offset + 1)?.hexadecimalValue,
            let low = byte(at: offset + 2)?.hexadecimalValue
        else { return (self[offset], 1) }
        return (high << 4 | low, 3)
    }
}
