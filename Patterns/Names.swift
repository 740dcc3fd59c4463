// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Names of people

extension InputPattern {
    /// The patterns of this file.
    static let namePatterns: [InputPattern] = [
        .personName
    ]

    /// The letters that join to the next one (Unicode 16, `ArabicShaping.txt`, Joining_Type D, in the block Arabic).
    private static let joining = #"""
        \u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\#
        \u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF
        """#

    /// The marks of Arabic over letters, which do not prevent joining.
    private static let arabicMark = #"\u0610-\u061A\u064B-\u065F\u0670"#

    /// The viramas of the scripts of South Asia (Canonical_Combining_Class 9), after which a joiner selects the form.
    private static let virama = #"\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2"#

    /// A letter of Hebrew with an apostrophe as its geresh.
    private static let letterWithGeresh = #"[\u05D0-\u05EA]['\u2019]"#

    /// Letters with marks and joiners between them, and perhaps with a geresh at the end.
    ///
    /// Between two letters, an apostrophe separates two parts of a name, also after a letter of Hebrew. If it could be a
    /// geresh there as well, an engine that backtracks would try all combinations.
    private static let letters = #"""
        (?:(?:\p{L}|\#(letterWithGeresh)[\p{M}\u05F3\u05F4])\#
        (?:[\u200C\u200D]?[\p{L}\p{M}\u05F3\u05F4]|\#(letterWithGeresh)[\p{M}\u05F3\u05F4])*\#
        (?:\#(letterWithGeresh))?|\#(letterWithGeresh))
        """#

    /// A personal name in letters of any script, with single spaces, hyphens, apostrophes, or dots between its parts.
    public static let personName = InputPattern(
        name: "personName",
        summary:
            "A personal name in letters of any script, with single spaces, hyphens, apostrophes, or dots between its parts.",
        expression: #"""
            (?!.*[\uFF01-\uFF5E\#(invisibleLetters)])\#
            (?!.*[^\#(joining)\#(virama)\#(arabicMark)][\#(arabicMark)]*\u200C)(?!.*[^\#(virama)]\u200D)\#
            ['\u2018\u2019]?\#(letters)\#
            (?:(?:[ \u3000\u00B7\u30FB-]['\u2018\u2019]?|['\u2018\u2019]|\.[ -]?['\u2018\u2019]?|, )\#(letters))*\.?
            """#,
        source: "W3C, Personal names around the world",
        link: "https://www.w3.org/International/questions/qa-personal-names",
        note: """
            Consider whether to validate a name at all: some people have digits or other characters in \
            their names. The zero-width non-joiner is accepted where it is visible. That is between \
            joining letters of Arabic, as in Persian names, and, like the joiner, after a virama.
            """,
        example: "Ada Lovelace",
        accepted: [
            "Ada", "O'Connor", "Jean-Luc Picard", "Martin Luther King, Jr.", "J. R. R. Tolkien", "José García",
            "Björk Guðmundsdóttir", "李小龍", "Лев Толстой", "O\u{2019}Brien", "Zoe\u{0308}", "van 't Hoff", "'t Hart",
            "'s-Gravesande", "D\u{2018}Angelo", "山田\u{3000}太郎", "علی\u{200C}رضا", "ශ්\u{200D}රියානි", "ג'ורג'",
        ],
        rejected: [
            " Ada", "Ada ", "Ada  Lovelace", "Ada1", "-Ada", "Ada-", "Ada_Lovelace", "Ada@Lovelace", "<b>Ada</b>", "42",
            "O''Brien", "Ada'", "\u{3164}", "A\u{34F}da", "Ada\u{FE0F}", "Ada\u{200C}Lovelace", "رضا\u{200C}علی",
            "علی\u{200C}",
        ])
}

#endif
