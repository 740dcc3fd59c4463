// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Spaces between groups of digits, for every strategy whose normalized value omits them: card numbers, IBANs, and
// ISBNs. A strategy whose value is the text itself, such as a pattern for phone numbers, doesn't skip special spaces,
// because the program would store and send them.

extension Unicode.Scalar {
    /// Whether the character is a space between groups: U+0020, or the special spaces U+00A0, U+2009, and U+202F, which
    /// word processors and web pages insert.
    package var isGroupSpace: Bool {
        switch value {
        case 0x20, 0xA0, 0x2009, 0x202F: true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the length, in bytes, of a space between groups at an offset, or 0 if there is none.
    @inlinable @inline(__always)
    package func groupSpaceByteCount(at offset: Int) -> Int {
        switch (self[offset], byte(at: offset + 1), byte(at: offset + 2)) {
        case (0x20, _, _): 1
        case (0xC2, 0xA0, _): 2
        case (0xE2, 0x80, 0x89), (0xE2, 0x80, 0xAF): 3
        default: 0
        }
    }
}

extension InputGrammar {
    /// The spaces between groups, for use inside a character class.
    package static let groupSpaces = #" \x{A0}\x{2009}\x{202F}"#
}
