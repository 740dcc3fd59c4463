// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Text without invisible characters, and with ordinary characters in place of full-width and half-width characters.
struct FoldedText {
    let text: String

    /// Folds a text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(_ original: String) {
        var folded = String.UnicodeScalarView()
        for scalar in original.unicodeScalars {
            if let mark = Self.voicedKatakana(folded.last, before: scalar) {
                folded.removeLast()
                folded.append(mark)
            } else if !scalar.isBlank {
                folded.append(Self.folded(scalar))
            } else if scalar.properties.isWhitespace {
                folded.append(scalar.isASCII ? scalar : " ")
            } else if scalar.belongsToPrevious, folded.last?.isASCII == false {
                folded.append(scalar)
            }
        }
        text = String(folded)
    }

    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return scalar }
        let properties = scalar.properties
        if properties.numericType == .decimal, let digit = properties.numericValue, let byte = UInt8(exactly: digit) {
            return Unicode.Scalar(0x30 + byte)
        }
        let value = scalar.value
        let other: UInt32? =
            switch value {
            case 0xFF01...0xFF5E: value - 0xFEE0
            case 0xFF5F, 0xFF60: value - 0xFF5F + 0x2985
            case 0xFF61...0xFF9F: katakana[Int(value - 0xFF61)].value
            // The half-width filler is invisible.
            case 0xFFA1...0xFFBE: 0x3131 + value - 0xFFA1
            case 0xFFC2...0xFFC7: 0x314F + value - 0xFFC2
            case 0xFFCA...0xFFCF: 0x3155 + value - 0xFFCA
            case 0xFFD2...0xFFD7: 0x315B + value - 0xFFD2
            case 0xFFDA...0xFFDC: 0x3161 + value - 0xFFDA
            case 0xFFE0...0xFFEE: signs[Int(value - 0xFFE0)].value
            default: nil
            }
        return other.flatMap(Unicode.Scalar.init) ?? scalar
    }

    /// The ordinary characters for U+FF61 to U+FF9F.
    private static let katakana = Array(
        ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト"
            + "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}").unicodeScalars)

    /// The ordinary characters for U+FFE0 to U+FFEE; U+FFE7 isn't assigned.
    private static let signs = Array("¢£¬\u{AF}¦¥₩\u{FFE7}│←↑→↓■○".unicodeScalars)

    /// Returns a katakana with a half-width voicing mark as one character, or `nil` for other characters.
    private static func voicedKatakana(_ letter: Unicode.Scalar?, before mark: Unicode.Scalar) -> Unicode.Scalar? {
        guard let letter, mark == "\u{FF9E}" || mark == "\u{FF9F}" else { return nil }
        let value = letter.value
        switch (mark, value) {
        // The voiced letter, and for ハ to ホ also the half-voiced letter, follow the letter.
        case ("\u{FF9E}", 0x30AB...0x30C2) where value % 2 == 1, ("\u{FF9E}", 0x30C4...0x30C9) where value % 2 == 0,
            ("\u{FF9E}", 0x30CF...0x30DD) where (value - 0x30CF) % 3 == 0:
            return Unicode.Scalar(value + 1)
        case ("\u{FF9F}", 0x30CF...0x30DD) where (value - 0x30CF) % 3 == 0: return Unicode.Scalar(value + 2)
        case ("\u{FF9E}", 0x30A6): return "\u{30F4}"
        case ("\u{FF9E}", 0x30EF...0x30F2): return Unicode.Scalar(value + 8)
        default: return nil
        }
    }
}
