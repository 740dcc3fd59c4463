// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationText

/// The separators between groups of digits in a number.
///
/// A number has the separators in all places or in none, and a number with separators doesn't begin with 0. So with
/// ``point``, `12.50` isn't 1250, and `0.500` isn't 500: both are rejected.
public enum DigitGrouping: String, Sendable, CaseIterable {
    /// No separators: `1234567`.
    case none
    /// `1,234,567`
    case comma
    /// `1.234.567`
    case point
    /// `1 234 567` with ordinary spaces, or with the spaces U+00A0, U+2009, or U+202F.
    case space
    /// `1’234’567` with the apostrophe U+2019, or with `'`.
    case apostrophe
    /// `12,34,567`, as in India: groups of two digits before a last group of three.
    case indian

    /// The sign in messages, or an empty text.
    private var symbol: String {
        switch self {
        case .none: ""
        case .comma, .indian: ","
        case .point: "."
        case .space: "\u{A0}"
        case .apostrophe: "’"
        }
    }

    /// Returns the notation of numbers in messages, as a ``NumberNotation``'s text.
    func notation(point: DecimalPoint) -> String { point.symbol + symbol + (self == .indian ? "2" : "") }

    /// The maximum number of digits in every group but the last.
    var groupSize: Int { self == .indian ? 2 : 3 }

    /// Returns the length, in bytes, of a separator at an offset, or 0 if there is none.
    func separatorByteCount(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch (self, bytes[offset]) {
        case (.comma, UInt8(ascii: ",")), (.indian, UInt8(ascii: ",")), (.point, UInt8(ascii: ".")),
            (.apostrophe, UInt8(ascii: "'")):
            1
        case (.space, _): bytes.groupSpaceByteCount(at: offset)
        case (.apostrophe, 0xE2): bytes.byte(at: offset + 1) == 0x80 && bytes.byte(at: offset + 2) == 0x99 ? 3 : 0
        default: 0
        }
    }

    /// An expression for the digits before the decimal sign.
    var expression: String {
        let separator =
            switch self {
            case .none: ""
            case .comma, .indian: ","
            case .point: #"\."#
            case .space: "[\(InputGrammar.groupSpaces)]"
            case .apostrophe: #"['\x{2019}]"#
            }
        if self == .none { return "[0-9]+" }
        if self == .indian { return "(?:[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}|[0-9]+)" }
        return "(?:[1-9][0-9]{0,2}(?:\(separator)[0-9]{3})+|[0-9]+)"
    }
}
