// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Path, query, and fragment (RFC 3986 3.3 to 3.5).
extension URLScanner {
    @inline(__always)
    func readText(into parts: inout URLParts.Offsets) throws(ValidationError) {
        var offset = parts.pathStart
        var hasDots = false
        var hidesDots = false
        while true {
            offset = bytes.runEnd(from: offset) { word in
                // These are most characters of `text`: letters, `&` to `;` without the dot, `=` and `_`.
                word.letters | word.inside(0x26, 0x2D) | word.inside(0x2F, 0x3B) | word.inside(0x3D, 0x3D)
                    | word.inside(0x5F, 0x5F)
            }
            guard offset < bytes.count else { break }
            switch bytes[offset] {
            case UInt8(ascii: "."):
                if offset > 0, bytes[offset &- 1] == UInt8(ascii: "/") { hasDots = true }
                offset &+= 1
            case UInt8(ascii: "?"):
                offset &+= 1
                if parts.queryStart < 0, parts.fragmentStart < 0 { parts.queryStart = offset }
            case UInt8(ascii: "#") where parts.fragmentStart < 0:
                offset &+= 1
                parts.fragmentStart = offset
            case UInt8(ascii: "%"):
                try checkEncoding(at: offset)
                if isStructural(at: offset), parts.queryStart < 0, parts.fragmentStart < 0 { hidesDots = true }
                offset &+= 3
            case 0x80... where rules.contains(.unicodeText):
                offset = try scalarEnd(at: offset)
            case let byte where Self.text.contains(byte):
                offset &+= 1
            default:
                throw disallowed(at: offset, .urlCharacter)
            }
        }
        if hasDots || hidesDots, rules.contains(.rootedPath), climbs(parts.path, isEncoded: hidesDots) {
            throw ValidationError(.urlPath).at(position: parts.pathStart)
        }
    }

    /// Returns the end of a visible letter, mark, digit, punctuation character, or symbol of any script.
    ///
    /// These are the characters of `ucschar` (RFC 3987 2.2) and the URL code points of the URL Standard that are
    /// neither invisible nor unassigned.
    private func scalarEnd(at offset: Int) throws(ValidationError) -> Int {
        guard let (scalar, length) = bytes.scalar(at: offset) else {
            throw ValidationError(.urlCharacter).at(position: offset)
        }
        if scalar.isVisible { return offset + length }
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
            throw ValidationError(.urlBlank).at(position: offset)
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
