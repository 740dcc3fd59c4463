// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Numbers

extension InputPattern {
    /// The patterns of this file.
    static let numberPatterns: [InputPattern] = [
        .integer, .jsonNumber, .romanNumeral,
    ]

    /// An integer in decimal digits, with an optional sign.
    public static let integer = InputPattern(
        name: "integer",
        summary: "An integer in decimal digits, with an optional sign.",
        expression: "[+-]?[0-9]+",
        source: "W3C, XML Schema 1.1 Part 2: Datatypes, section 3.4.13",
        link: "https://www.w3.org/TR/xmlschema11-2/#integer",
        strategy: ".integer",
        note: "Leading zeros are accepted.",
        example: "42",
        accepted: ["0", "-1", "+7", "007", "12345678901234567890"],
        rejected: ["+", "-", "1.0", "1e3", "1,000", " 1", "--1", "0x1F", "١٢", "\u{2212}1"])

    /// A number in the notation of JSON.
    public static let jsonNumber = InputPattern(
        name: "jsonNumber",
        summary: "A number in the notation of JSON.",
        expression: #"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][+-]?[0-9]+)?"#,
        source: "RFC 8259, section 6",
        link: "https://www.rfc-editor.org/rfc/rfc8259#section-6",
        example: "3.14",
        accepted: ["0", "-1", "1e10", "-0.5E-3", "123456", "1.0e+2", "10", "0.0", "1E5", "-0", "12.50e+07"],
        rejected: [
            "01", "+1", ".5", "1.", "1e", "0x1F", "NaN", "Infinity", "1,5", "--1", "1.e5", "00", "-01", "1.2.3", "e5",
            "1e5.5",
        ])

    /// A Roman numeral from I to MMMCMXCIX (3999), in uppercase letters.
    public static let romanNumeral = InputPattern(
        name: "romanNumeral",
        summary: "A Roman numeral from I to MMMCMXCIX (3999), in uppercase letters.",
        expression: "(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})",
        source: "Unicode Standard, section 22.3 (Roman numerals); Encyclopaedia Britannica, Roman numeral",
        link: "https://www.britannica.com/topic/Roman-numeral",
        example: "MMXXVI",
        accepted: [
            "I", "IV", "XLII", "MCMXCIX", "MMMCMXCIX", "III", "VIII", "IX", "XIV", "XL", "XC", "XCIX", "CD", "D",
            "DCCCXC", "CM", "M", "MMM",
        ],
        rejected: [
            "IIII", "VX", "IC", "MMMM", "IXX", "xlii", "XLII.", "\u{2163}", "VV", "LL", "DD", "IL", "XM", "CCCC",
            "XXXX", "IVI",
        ])
}

#endif
