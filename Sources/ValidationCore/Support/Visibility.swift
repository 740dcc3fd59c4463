// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A character's visibility, as every strategy and stock pattern defines it.
extension Unicode.Scalar {
    /// Whether the character is invisible on the screen.
    ///
    /// These characters are invisible: white space, control and format characters (categories *Z*, *Cc*, and *Cf*),
    /// `Default_Ignorable_Code_Point` (Unicode Standard Annex #44, 5.4: the Hangul fillers and the variation selectors,
    /// for example), and the characters whose glyph is blank in the code charts.
    package var isBlank: Bool {
        // The most frequent case comes first, because an ASCII character doesn't need the Unicode properties.
        if value < 0x7F { return value <= 0x20 }
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isDefaultIgnorableCodePoint || hasBlankGlyph
        }
    }

    /// Whether the character is visible and looks the same everywhere: not blank, private, unassigned, or a
    /// replacement.
    ///
    /// U+FFFC and U+FFFD replace something that text can't contain or that a decoder could not read.
    package var isVisible: Bool {
        if value < 0x7F { return value > 0x20 }
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            return false
        default: return !properties.isDefaultIgnorableCodePoint && !hasBlankGlyph && value != 0xFFFD
        }
    }

    /// Whether the character, if it is invisible, belongs to the character before it.
    ///
    /// For example, an emoji's variation selector, a flag's tags, and a joiner after a letter belong to the character
    /// before them.
    package var belongsToPrevious: Bool { properties.isGraphemeExtend || properties.isJoinControl }

    /// Whether the character is a letter, mark, or symbol by category, but has a blank glyph.
    ///
    /// These are the blank braille cell, the object replacement character, the Khitan filler, the musical null
    /// notehead, and the two blank Egyptian characters.
    ///
    /// Source: the code charts of Unicode 16, blocks 2800, FFF0, 16FE0, 1D100, and 13430.
    private var hasBlankGlyph: Bool {
        switch value {
        case 0x2800, 0xFFFC, 0x1_3441, 0x1_3442, 0x1_6FE4, 0x1_D159: true
        default: false
        }
    }
}

extension String {
    /// The text for logs, with characters that are invisible or begin a new line escaped.
    ///
    /// This way, text from an outside source can neither begin a new line in a log nor control a terminal. A backslash
    /// stays as it is, because patterns and advice contain many. So a literal `\n` in the text looks the same as a line
    /// feed.
    package var printable: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            let isEscaped =
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator, .format, .privateUse, .surrogate, .unassigned: true
                default: scalar.properties.isDefaultIgnorableCodePoint
                }
            if isEscaped { text += scalar.escaped(asASCII: true) } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
