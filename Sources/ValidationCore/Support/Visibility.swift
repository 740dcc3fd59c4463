// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The visibility of a character, as every strategy and stock pattern defines it.
extension Unicode.Scalar {
    /// Whether the character is invisible on the screen.
    ///
    /// White space, control and format characters (categories *Z*, *Cc*, and *Cf*), `Default_Ignorable_Code_Point`
    /// (Unicode Standard Annex #44, 5.4: the Hangul fillers and the variation selectors, for example), and the
    /// characters whose glyph is blank by the code charts.
    package var isBlank: Bool {
        // The most frequent case first, because an ASCII character does not need the Unicode properties.
        if value < 0x7F { return value <= 0x20 }
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isDefaultIgnorableCodePoint || hasBlankGlyph
        }
    }

    /// Whether the character is visible and looks the same everywhere: not blank, private, unassigned, or a
    /// replacement.
    ///
    /// U+FFFC and U+FFFD replace something that a text cannot contain or that a decoder could not read.
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
    /// Examples are the variation selector of an emoji, the tags of a flag, and a joiner after a letter.
    package var belongsToPrevious: Bool { properties.isGraphemeExtend || properties.isJoinControl }

    /// Whether the character is a letter, mark, or symbol by category, but has a blank glyph.
    ///
    /// These are the blank braille cell, the object replacement character, the Khitan filler, the null notehead of
    /// music, and the two blank Egyptian characters.
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
    /// The text with escapes in place of characters that are invisible or that begin a new line, for logs.
    ///
    /// A text from outside can then neither begin a line of a log nor control a terminal. A backslash stays as it is,
    /// because patterns and advice contain many, so a text with `\n` looks the same as one with a line feed.
    package var printable: String { printable(escapesFormats: true) }

    /// Returns the text with escapes in place of characters that begin a new line or control a terminal.
    ///
    /// - Parameter escapesFormats: Whether invisible characters are escaped too. Messages in some languages need them,
    ///   such as marks for the direction in Arabic.
    package func printable(escapesFormats: Bool) -> String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            let isEscaped =
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: true
                case .format, .privateUse, .surrogate, .unassigned: escapesFormats
                default: escapesFormats && scalar.properties.isDefaultIgnorableCodePoint
                }
            if isEscaped { text += scalar.escaped(asASCII: true) } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
