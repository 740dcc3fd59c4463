// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Numbers written as text

extension InputPattern {
    /// The patterns of this file.
    static let numberPatterns: [InputPattern] = [
        .integer, .jsonNumber, .romanNumeral,
    ]

    /// A whole number with an optional sign; leading zeros pass.
    ///
    /// The strategy `integer` checks more.
    ///
    /// Accepts `"0"`, rejects `"+"`.
    ///
    /// Source: W3C, XML Schema 1.1 Part 2: Datatypes, section 3.4.13,
    /// <https://www.w3.org/TR/xmlschema11-2/#integer>
    public static let integer = InputPattern(
        name: "integer",
        summary: "A whole number with an optional sign; leading zeros pass.",
        expression: "[+-]?[0-9]+",
        source: "W3C, XML Schema 1.1 Part 2: Datatypes, section 3.4.13",
        link: "https://www.w3.org/TR/xmlschema11-2/#integer",
        strategy: "integer",
        example: "42",
        accepted: ["0", "-1", "+7", "007", "12345678901234567890"],
        rejected: [
            "",
            "+",
            "-",
            "1.0",
            "1e3",
            "1,000",
            " 1",
            "--1",
            "0x1F",
            "١٢",
            "\u{2212}1",
            "12345678901234567890\n",
            "１２３４５６７８９０１２３４５６７８９０",
            "1234567890\u{200B}1234567890",
        ])

    /// A number as JSON writes it.
    ///
    /// The strategy `decimal` checks more.
    ///
    /// Accepts `"0"`, rejects `"01"`.
    ///
    /// Source: RFC 8259, section 6,
    /// <https://www.rfc-editor.org/rfc/rfc8259#section-6>
    public static let jsonNumber = InputPattern(
        name: "jsonNumber",
        summary: "A number as JSON writes it.",
        expression: #"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][+-]?[0-9]+)?"#,
        source: "RFC 8259, section 6",
        link: "https://www.rfc-editor.org/rfc/rfc8259#section-6",
        strategy: "decimal",
        example: "3.14",
        accepted: ["0", "-1", "1e10", "-0.5E-3", "123456", "1.0e+2", "10", "0.0", "1E5", "-0", "12.50e+07"],
        rejected: [
            "",
            "01",
            "+1",
            ".5",
            "1.",
            "1e",
            "0x1F",
            "NaN",
            "Infinity",
            "1,5",
            "--1",
            "1.e5",
            "00",
            "-01",
            "1.2.3",
            "e5",
            "1e5.5",
            "123456\n",
            "１２３４５６",
            "123\u{200B}456",
        ])

    /// A Roman numeral from I to MMMCMXCIX (3999) in capital letters.
    ///
    /// Accepts `"I"`, rejects `"IIII"`.
    ///
    /// Source: Unicode Standard, section 22.3 (Roman numerals); Encyclopaedia Britannica, Roman numeral,
    /// <https://www.britannica.com/topic/Roman-numeral>
    public static let romanNumeral = InputPattern(
        name: "romanNumeral",
        summary: "A Roman numeral from I to MMMCMXCIX (3999) in capital letters.",
        expression: "(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})",
        source: "Unicode Standard, section 22.3 (Roman numerals); Encyclopaedia Britannica, Roman numeral",
        link: "https://www.britannica.com/topic/Roman-numeral",
        example: "MMXXVI",
        accepted: [
            "I", "IV", "XLII", "MCMXCIX", "MMMCMXCIX", "III", "VIII", "IX", "XIV", "XL", "XC", "XCIX", "CD", "D",
            "DCCCXC", "CM", "M", "MMM",
        ],
        rejected: [
            "",
            "IIII",
            "VX",
            "IC",
            "MMMM",
            "IXX",
            "xlii",
            "XLII.",
            "\u{2163}",
            "VV",
            "LL",
            "DD",
            "IL",
            "XM",
            "CCCC",
            "XXXX",
            "IVI",
            "XLII\n",
            "ＸＬＩＩ",
            "XL\u{200B}II",
        ])
}
