// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Which characters a text contains, and which it is made of

extension InputPattern {
    /// The patterns of this file.
    static let characterPatterns: [InputPattern] = [
        .containsDigit, .containsLowercase, .containsSymbol, .containsUppercase, .lowercaseOnly, .uppercaseOnly,
    ]

    /// A text with at least one of the digits 0 to 9.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Join such
    /// patterns with `&&` to build a password policy.
    ///
    /// Accepts `"1"`, refuses `"abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsDigit = InputPattern(
        name: "containsDigit",
        summary: "A text with at least one of the digits 0 to 9.",
        expression: #"""
            [^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*[0-9][^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*
            """#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Join \
            such patterns with `&&` to build a password policy.
            """,
        accepted: ["1", "abc1", "1abc", "pass word 7", "päss4", "2026-11-21"],
        rejected: ["", "abc", "no digit here", "١٢٣", "\u{00BD}", "abc1\n", "１２３", "abc1\u{200B}"])

    /// A text with at least one of the letters a to z.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Letters of
    /// other scripts are welcome but do not count.
    ///
    /// Accepts `"a"`, refuses `"ABC"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsLowercase = InputPattern(
        name: "containsLowercase",
        summary: "A text with at least one of the letters a to z.",
        expression: #"""
            [^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*[a-z][^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*
            """#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Letters \
            of other scripts are welcome but do not count.
            """,
        accepted: ["a", "ABCd", "aBC", "123x", "PASS word", "ÄÖa"],
        rejected: ["", "ABC", "123", "äöü", "ABC DEF", "abc\n", "ａｂｃ", "ab\u{200B}c"])

    /// A text with at least one of the 32 punctuation characters of ASCII.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. The blank is no
    /// symbol, nor are currency signs other than the dollar.
    ///
    /// Accepts `"!"`, refuses `"abc"`.
    ///
    /// Source: OWASP, Password Special Characters; RFC 20, section 4,
    /// <https://owasp.org/www-community/password-special-characters>
    public static let containsSymbol = InputPattern(
        name: "containsSymbol",
        summary: "A text with at least one of the 32 punctuation characters of ASCII.",
        expression: #"""
            [^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*[!-/:-@\[-`{-~][^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*
            """#,
        source: "OWASP, Password Special Characters; RFC 20, section 4",
        link: "https://owasp.org/www-community/password-special-characters",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. The \
            blank is no symbol, nor are currency signs other than the dollar.
            """,
        accepted: ["!", "abc#", "$abc", "a_b", "pass word?", "x~1", "[", "`"],
        rejected: ["", "abc", "ABC 123", "\u{20AC}", "\u{00A7}\u{00B0}", "abc!\n", "abc\u{FF01}", "abc!\u{200B}"])

    /// A text with at least one of the letters A to Z.
    ///
    /// The rest of the text may be anything but control and invisible characters, line ends among them. Letters of
    /// other scripts are welcome but do not count.
    ///
    /// Accepts `"A"`, refuses `"abc"`.
    ///
    /// Source: RFC 20, section 4 (the ASCII code table),
    /// <https://www.rfc-editor.org/rfc/rfc20#section-4>
    public static let containsUppercase = InputPattern(
        name: "containsUppercase",
        summary: "A text with at least one of the letters A to Z.",
        expression: #"""
            [^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*[A-Z][^\x00-\x1F\x7F-\x9F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*
            """#,
        source: "RFC 20, section 4 (the ASCII code table)",
        link: "https://www.rfc-editor.org/rfc/rfc20#section-4",
        note: """
            The rest of the text may be anything but control and invisible characters, line ends among them. Letters \
            of other scripts are welcome but do not count.
            """,
        accepted: ["A", "abcD", "Abc", "123X", "pass Word", "äöA"],
        rejected: ["", "abc", "123", "ÄÖÜ", "abc def", "ABC\n", "ＡＢＣ", "AB\u{200B}C"])

    /// A text made only of the letters a to z.
    ///
    /// The strategy `alpha` checks more.
    ///
    /// Accepts `"a"`, refuses `"Abc"`.
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
        accepted: ["a", "z", "abc", "lowercase", "swift", "xyz"],
        rejected: ["", "Abc", "abc1", "ab c", "straße", "a-b", "ABC", "a\n", "ａ", "a\u{200B}"])

    /// A text made only of the letters A to Z.
    ///
    /// The strategy `alpha` checks more.
    ///
    /// Accepts `"A"`, refuses `"Abc"`.
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
        accepted: ["A", "Z", "ABC", "UPPERCASE", "SWIFT", "XYZ"],
        rejected: ["", "Abc", "ABC1", "AB C", "ÄBC", "A-B", "abc", "\u{212A}", "A\n", "Ａ", "A\u{200B}"])
}
