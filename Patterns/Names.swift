// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Names of people

extension InputPattern {
    /// The patterns of this file.
    static let namePatterns: [InputPattern] = [
        .personName
    ]

    /// A personal name in letters of any script, with single blanks, hyphens, apostrophes or dots between its parts.
    ///
    /// Ask whether you have to check a name at all: there are people whose names have digits, or one letter, or other
    /// signs.
    ///
    /// Accepts `"Ada"`, refuses `" Ada"`.
    ///
    /// Source: W3C, Personal names around the world,
    /// <https://www.w3.org/International/questions/qa-personal-names>
    public static let personName = InputPattern(
        name: "personName",
        summary:
            "A personal name in letters of any script, with single blanks, hyphens, apostrophes or dots between its parts.",
        expression: #"""
            (?!.*[\uFF01-\uFF5E])\#
            \p{L}[\p{L}\p{M}]*(?:(?:[ '\u2019\u00B7\u30FB-]|\.[ -]?|, )\p{L}[\p{L}\p{M}]*)*\.?
            """#,
        source: "W3C, Personal names around the world",
        link: "https://www.w3.org/International/questions/qa-personal-names",
        note: """
            Ask whether you have to check a name at all: there are people whose names have digits, or one letter, or \
            other signs.
            """,
        accepted: [
            "Ada",
            "Ada Lovelace",
            "O'Connor",
            "Jean-Luc Picard",
            "Martin Luther King, Jr.",
            "J. R. R. Tolkien",
            "José García",
            "Björk Guðmundsdóttir",
            "李小龍",
            "Лев Толстой",
            "O\u{2019}Brien",
            "Zoe\u{0308}",
        ],
        rejected: [
            "",
            " Ada",
            "Ada ",
            "Ada  Lovelace",
            "Ada1",
            "-Ada",
            "Ada-",
            "Ada_Lovelace",
            "Ada@Lovelace",
            "<b>Ada</b>",
            "Ada\n",
            "Ａｄａ",
            "A\u{200B}da",
            "42",
        ])
}
