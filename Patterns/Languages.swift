// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Languages

extension InputPattern {
    /// The patterns of this file.
    static let languagePatterns: [InputPattern] = [
        .languageTag
    ]

    /// A well-formed language tag, such as `de-CH-1996`.
    public static let languageTag = InputPattern(
        name: "languageTag",
        summary: "A well-formed language tag, such as `de-CH-1996`.",
        expression: """
            (?:(?:[A-Za-z]{2,3}(?:-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})\
            (?:-[A-Za-z]{4})?\
            (?:-(?:[A-Za-z]{2}|[0-9]{3}))?\
            (?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*\
            (?:-[0-9A-WY-Za-wy-z](?:-[A-Za-z0-9]{2,8})+)*\
            (?:-[Xx](?:-[A-Za-z0-9]{1,8})+)?\
            |[Xx](?:-[A-Za-z0-9]{1,8})+\
            |[Ee][Nn]-[Gg][Bb]-[Oo][Ee][Dd]|[Ss][Gg][Nn]-[Bb][Ee]-[Ff][Rr]|[Ss][Gg][Nn]-[Bb][Ee]-[Nn][Ll]\
            |[Ss][Gg][Nn]-[Cc][Hh]-[Dd][Ee]\
            |[Ii]-(?:[Aa][Mm][Ii]|[Bb][Nn][Nn]|[Dd][Ee][Ff][Aa][Uu][Ll][Tt]|[Ee][Nn][Oo][Cc][Hh][Ii][Aa][Nn]\
            |[Hh][Aa][Kk]\
            |[Kk][Ll][Ii][Nn][Gg][Oo][Nn]|[Ll][Uu][Xx]|[Mm][Ii][Nn][Gg][Oo]|[Nn][Aa][Vv][Aa][Jj][Oo]\
            |[Pp][Ww][Nn]|[Tt][Aa][Oo]|[Tt][Aa][Yy]|[Tt][Ss][Uu]))
            """,
        source: "BCP 47; RFC 5646, sections 2.1 and 2.2.9",
        link: "https://www.rfc-editor.org/rfc/rfc5646#section-2.1",
        note: """
            Well-formed does not mean valid. Whether subtags are registered, or are repeated, is not checked. \
            For an assigned code of a language alone, use `.languageCode`.
            """,
        example: "sr-Latn-RS",
        accepted: [
            "de", "zh-Hant", "zh-cmn-Hans-CN", "sl-rozaj-biske", "de-CH-1901", "hy-Latn-IT-arevela", "es-419",
            "de-CH-x-phonebk", "x-whatever", "en-US-u-islamcal", "zh-CN-a-myext-x-private", "en-a-myext-b-another",
            "i-klingon", "EN-gb-OED", "zh-min-nan", "qaa-Qaaa-QM-x-southern", "sl-nedis", "zh-yue-HK",
            "az-Arab-x-AZE-derbend", "sgn-BE-FR", "i-default", "art-lojban", "de-1996", "de-DE-u-co-phonebk",
            "aa-aaa-bbb-ccc", "root", "en-Latn-GB-boont-r-extended-sequence-x-private",
        ],
        rejected: [
            "a-DE", "de-419-DE", "d", "abcdefghi", "de-", "-de", "de_CH", "de--CH", "en-x", "en-a", "i-unknown", "x",
            "de-CH-x-123456789", "ar-a", "12", "aa-aaa-bbb-ccc-ddd", "en-abcdefghi", "en--US", "en-US-", "i", "e1",
            "de-abcd-efgh", "x-", "en-a-b",
        ])
}

#endif
