// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Characters

extension InputPattern {
    /// The patterns of this file.
    static let characterPatterns: [InputPattern] = [
        .containsDigit, .containsLowercase, .containsSymbol, .containsUppercase, .lowercaseOnly, .uppercaseOnly,
    ]

    /// The content of a class of all invisible characters except spaces: controls, format characters, line ends, and
    /// ``invisibleLetters``.
    ///
    /// The strategies reject the same characters, and also private and unassigned characters. A pattern accepts private
    /// and unassigned characters, because the next version of Unicode can assign them.
    static let invisible = #"\p{Cc}\p{Cf}\p{Zl}\p{Zp}"# + invisibleLetters

    /// The invisible letters, marks, and symbols: `Default_Ignorable_Code_Point` (Unicode Standard Annex #44, 5.4), the
    /// characters whose glyph is blank in the code charts, and U+FFFD, which replaces what a decoder could not read.
    static let invisibleLetters = #"""
        \u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2065\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFD\#
        \x{13441}\x{13442}\x{16FE4}\x{1D159}\x{E0000}-\x{E0FFF}
        """#

    private static let restOfText =
        "The rest of the text can be anything except control characters, line ends, and invisible characters."

    /// A text with at least one of the digits 0 to 9.
    public static let containsDigit = InputPattern(
        name: "containsDigit",
        summary: "A text with at least one of the digits 0 to 9.",
        expression: #"[^\#(invisible)]*[0-9][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: "\(restOfText) Combine such patterns with `&&` to build a password policy.",
        example: "abc1",
        accepted: ["1", "1abc", "pass word 7", "päss4", "2026-11-21"],
        rejected: ["abc", "no digit here", "١٢٣", "\u{00BD}", "１２３", "1\u{3164}", "1\u{61C}"])

    /// A text with at least one of the letters a to z.
    public static let containsLowercase = InputPattern(
        name: "containsLowercase",
        summary: "A text with at least one of the letters a to z.",
        expression: #"[^\#(invisible)]*[a-z][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: "\(restOfText) Letters of other scripts are accepted but not counted.",
        example: "ABCd",
        accepted: ["a", "aBC", "123x", "PASS word", "ÄÖa"],
        rejected: ["ABC", "123", "äöü", "ABC DEF", "abc\n", "ａｂｃ", "ab\u{200B}c", "a\u{E0061}"])

    /// A text with at least one of the 32 punctuation characters of ASCII.
    public static let containsSymbol = InputPattern(
        name: "containsSymbol",
        summary: "A text with at least one of the 32 punctuation characters of ASCII.",
        expression: #"[^\#(invisible)]*[!-/:-@\[-`{-~][^\#(invisible)]*"#,
        source: "OWASP, Password Special Characters; RFC 20, section 4",
        link: "https://owasp.org/www-community/password-special-characters",
        note: "\(restOfText) The space is not a symbol, and neither are currency signs other than the dollar.",
        example: "abc#",
        accepted: ["!", "$abc", "a_b", "pass word?", "x~1", "[", "`"],
        rejected: [
            "abc", "ABC 123", "\u{20AC}", "\u{00A7}\u{00B0}", "abc!\n", "abc\u{FF01}", "abc!\u{200B}", "!\u{180E}",
        ])

    /// A text with at least one of the letters A to Z.
    public static let containsUppercase = InputPattern(
        name: "containsUppercase",
        summary: "A text with at least one of the letters A to Z.",
        expression: #"[^\#(invisible)]*[A-Z][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: "\(restOfText) Letters of other scripts are accepted but not counted.",
        example: "Abc",
        accepted: ["A", "abcD", "123X", "pass Word", "äöA"],
        rejected: ["abc", "123", "ÄÖÜ", "abc def", "ABC\n", "ＡＢＣ", "AB\u{200B}C", "A\u{FFF9}"])

    /// A text made only of the letters a to z.
    public static let lowercaseOnly = InputPattern(
        name: "lowercaseOnly",
        summary: "A text made only of the letters a to z.",
        expression: "[a-z]+",
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        example: "swift",
        accepted: ["a", "z", "abc", "lowercase", "xyz"],
        rejected: ["Abc", "abc1", "ab c", "straße", "a-b", "ABC"])

    /// A text made only of the letters A to Z.
    public static let uppercaseOnly = InputPattern(
        name: "uppercaseOnly",
        summary: "A text made only of the letters A to Z.",
        expression: "[A-Z]+",
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        example: "SWIFT",
        accepted: ["A", "Z", "ABC", "UPPERCASE", "XYZ"],
        rejected: ["Abc", "ABC1", "AB C", "ÄBC", "A-B", "abc", "\u{212A}"])
}

#endif
