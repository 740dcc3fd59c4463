// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Which characters a text contains, and which it is made of

extension InputPattern {
    /// The patterns of this file.
    static let characterPatterns: [InputPattern] = [
        .containsDigit, .containsLowercase, .containsSymbol, .containsUppercase, .lowercaseOnly, .uppercaseOnly,
    ]

    /// What a class names to reject all that leaves no mark on the screen, blanks aside: controls, format characters, line
    /// ends, ``invisibleLetters``.
    ///
    /// The same as the strategies reject, but for private and unassigned characters, of which a pattern cannot know what
    /// the next version of Unicode makes.
    static let invisible = #"\p{Cc}\p{Cf}\p{Zl}\p{Zp}"# + invisibleLetters

    /// The letters, marks and symbols among them: `Default_Ignorable_Code_Point` (Unicode Standard Annex #44, 5.4), the
    /// characters whose glyph is blank by the code charts, and U+FFFD, which stands for what a decoder could not read.
    static let invisibleLetters = #"""
        \u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2065\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFD\#
        \x{13441}\x{13442}\x{16FE4}\x{1D159}\x{E0000}-\x{E0FFF}
        """#

    /// A text with at least one of the digits 0 to 9.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Join such
    /// patterns with `&&` to build a password policy.
    ///
    /// Accepts `"1"`, rejects `"abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsDigit = InputPattern(
        name: "containsDigit",
        summary: "A text with at least one of the digits 0 to 9.",
        expression: #"[^\#(invisible)]*[0-9][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Join \
            such patterns with `&&` to build a password policy.
            """,
        example: "abc1",
        accepted: ["1", "1abc", "pass word 7", "päss4", "2026-11-21"],
        rejected: [
            "", "abc", "no digit here", "١٢٣", "\u{00BD}", "abc1\n", "１２３", "abc1\u{200B}", "1\u{3164}", "1\u{61C}",
        ])

    /// A text with at least one of the letters a to z.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Letters of
    /// other scripts are welcome but do not count.
    ///
    /// Accepts `"a"`, rejects `"ABC"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsLowercase = InputPattern(
        name: "containsLowercase",
        summary: "A text with at least one of the letters a to z.",
        expression: #"[^\#(invisible)]*[a-z][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Letters \
            of other scripts are welcome but do not count.
            """,
        example: "ABCd",
        accepted: ["a", "aBC", "123x", "PASS word", "ÄÖa"],
        rejected: ["", "ABC", "123", "äöü", "ABC DEF", "abc\n", "ａｂｃ", "ab\u{200B}c", "a\u{E0061}"])

    /// A text with at least one of the 32 punctuation characters of ASCII.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. The blank is no
    /// symbol, nor are currency signs other than the dollar.
    ///
    /// Accepts `"!"`, rejects `"abc"`.
    ///
    /// Source: OWASP, Password Special Characters; RFC 20, section 4,
    /// <https://owasp.org/www-community/password-special-characters>
    public static let containsSymbol = InputPattern(
        name: "containsSymbol",
        summary: "A text with at least one of the 32 punctuation characters of ASCII.",
        expression: #"[^\#(invisible)]*[!-/:-@\[-`{-~][^\#(invisible)]*"#,
        source: "OWASP, Password Special Characters; RFC 20, section 4",
        link: "https://owasp.org/www-community/password-special-characters",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. The \
            blank is no symbol, nor are currency signs other than the dollar.
            """,
        example: "abc#",
        accepted: ["!", "$abc", "a_b", "pass word?", "x~1", "[", "`"],
        rejected: [
            "", "abc", "ABC 123", "\u{20AC}", "\u{00A7}\u{00B0}", "abc!\n", "abc\u{FF01}", "abc!\u{200B}", "!\u{180E}",
        ])

    /// A text with at least one of the letters A to Z.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Letters of
    /// other scripts are welcome but do not count.
    ///
    /// Accepts `"A"`, rejects `"abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsUppercase = InputPattern(
        name: "containsUppercase",
        summary: "A text with at least one of the letters A to Z.",
        expression: #"[^\#(invisible)]*[A-Z][^\#(invisible)]*"#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Letters \
            of other scripts are welcome but do not count.
            """,
        example: "Abc",
        accepted: ["A", "abcD", "123X", "pass Word", "äöA"],
        rejected: ["", "abc", "123", "ÄÖÜ", "abc def", "ABC\n", "ＡＢＣ", "AB\u{200B}C", "A\u{FFF9}"])

    /// A text made only of the letters a to z.
    ///
    /// The strategy `alpha` checks more.
    ///
    /// Accepts `"a"`, rejects `"Abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let lowercaseOnly = InputPattern(
        name: "lowercaseOnly",
        summary: "A text made only of the letters a to z.",
        expression: "[a-z]+",
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        strategy: "alpha",
        example: "swift",
        accepted: ["a", "z", "abc", "lowercase", "xyz"],
        rejected: ["", "Abc", "abc1", "ab c", "straße", "a-b", "ABC", "a\n", "ａ", "a\u{200B}"])

    /// A text made only of the letters A to Z.
    ///
    /// The strategy `alpha` checks more.
    ///
    /// Accepts `"A"`, rejects `"Abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let uppercaseOnly = InputPattern(
        name: "uppercaseOnly",
        summary: "A text made only of the letters A to Z.",
        expression: "[A-Z]+",
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        strategy: "alpha",
        example: "SWIFT",
        accepted: ["A", "Z", "ABC", "UPPERCASE", "XYZ"],
        rejected: ["", "Abc", "ABC1", "AB C", "ÄBC", "A-B", "abc", "\u{212A}", "A\n", "Ａ", "A\u{200B}"])
}
