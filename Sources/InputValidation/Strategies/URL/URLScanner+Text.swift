// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Path, query and fragment (RFC 3986 3.3 to 3.5).
extension URLScanner {
    @inline(__always)
    func readText(into parts: inout URLParts.Offsets) throws(ValidationError) {
        var offset = parts.pathStart
        var mayClimb = false
        while true {
            offset = bytes.runEnd(from: offset) { word in
                // Most of `text`: letters, `&` to `;` without the dot, `=` and `_`.
                word.letters | word.inside(0x26, 0x2D) | word.inside(0x2F, 0x3B) | word.inside(0x3D, 0x3D)
                    | word.inside(0x5F, 0x5F)
            }
            guard offset < bytes.count else { break }
            switch bytes[offset] {
            case UInt8(ascii: "."):
                if offset > 0, bytes[offset &- 1] == UInt8(ascii: "/") { mayClimb = true }
                offset &+= 1
            case UInt8(ascii: "?"):
                offset &+= 1
                if parts.queryStart < 0, parts.fragmentStart < 0 { parts.queryStart = offset }
            case UInt8(ascii: "#") where parts.fragmentStart < 0:
                offset &+= 1
                parts.fragmentStart = offset
            case UInt8(ascii: "%"):
                try checkEncoding(at: offset)
                if offset > 0, bytes[offset &- 1] == UInt8(ascii: "/") { mayClimb = true }
                offset &+= 3
            case 0x80... where rules.contains(.unicodeText):
                offset = try scalarEnd(at: offset)
            case let byte where Self.text.contains(byte):
                offset &+= 1
            default:
                throw stranger(at: offset, .urlCharacter)
            }
        }
        if mayClimb, rules.contains(.rootedPath), climbs(parts.path) {
            throw ValidationError(.urlPath).at(position: parts.pathStart)
        }
    }

    /// Whether a path has more segments `..` than there are to leave.
    ///
    /// The dot may be written `%2e`, as in the WHATWG URL Standard, and the slash `%2f` or `%5c`: servers differ in what
    /// they decode before they look.
    private func climbs(_ path: Range<Int>) -> Bool {
        var depth = 0
        var dots = 0
        var length = 0
        var offset = path.lowerBound + 1
        while offset <= path.upperBound {
            let (byte, width) = decodedByte(at: offset, before: path.upperBound)
            offset += width
            guard byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
                continue
            }
            if length != dots || dots > 2 || dots == 0 { depth += 1 } else if dots == 2 { depth -= 1 }
            if depth < 0 { return true }
            dots = 0
            length = 0
        }
        return false
    }

    /// The byte at an offset, percent-decoded, and how many bytes it takes; a slash at the end.
    private func decodedByte(at offset: Int, before end: Int) -> (byte: UInt8, width: Int) {
        guard offset < end else { return (UInt8(ascii: "/"), 1) }
        guard bytes[offset] == UInt8(ascii: "%"), offset + 2 < end, let high = bytes[offset + 1].hexadecimalValue,
            let low = bytes[offset + 2].hexadecimalValue
        else { return (bytes[offset], 1) }
        return (high << 4 | low, 3)
    }

    /// Letters, marks, digits, punctuation and symbols of any script; nothing invisible, private or unassigned.
    private func scalarEnd(at offset: Int) throws(ValidationError) -> Int {
        guard let (scalar, length) = bytes.scalar(at: offset) else {
            throw ValidationError(.urlCharacter).at(position: offset)
        }
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
            throw ValidationError(.urlBlank).at(position: offset)
        case let category where category.isVisible: return offset + length
        default: throw ValidationError(.urlCharacter).at(position: offset)
        }
    }

    @inline(__always)
    func checkEncoding(at offset: Int) throws(ValidationError) {
        guard offset &+ 2 < bytes.count, ByteSet.hexadecimal.contains(bytes[offset &+ 1]),
            ByteSet.hexadecimal.contains(bytes[offset &+ 2])
        else { throw ValidationError(.urlPercentEncoding).at(position: offset) }
    }
}
