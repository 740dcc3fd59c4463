// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension Sequence<UInt8> {
    /// Whether all bytes are digits and dots, as in an IP address.
    var containsOnlyDigitsAndDots: Bool { allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes with the letters `A` to `Z` in the given ranges in lowercase.
    func lowercased(in ranges: Range<Int>...) -> [UInt8] {
        var bytes = Array(self)
        for offset in ranges.joined() where bytes[offset].isLetter { bytes[offset] |= 0x20 }
        return bytes
    }
}

extension BidirectionalCollection<UInt8> {
    /// Returns whether the bytes are a domain name or one of its subdomains, ignoring case.
    ///
    /// `name` must be lowercase.
    func isSameOrSubdomain(of name: String) -> Bool {
        let tail = suffix(name.utf8.count)
        guard tail.equalsIgnoringCase(name) else { return false }
        return tail.startIndex == startIndex || self[index(before: tail.startIndex)] == UInt8(ascii: ".")
    }
}

extension ByteSet {
    /// The letters, the digits, the hyphen, and the underscore, which DNS names may contain and browsers can resolve.
    @inline(__always)
    static var hostNameCharacters: ByteSet { ByteSet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE) }

    /// Letters, digits, `-`, `.`, `_`, and `~` (RFC 3986 2.3).
    @inline(__always)
    static var unreserved: ByteSet { ByteSet(low: 0x03FF_6000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }
}

extension Unicode.GeneralCategory {
    var isMark: Bool {
        switch self {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
