// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - License plates

extension InputPattern {
    /// The patterns of this file.
    static let licensePlatePatterns: [InputPattern] = [
        .licensePlateDE, .licensePlateES, .licensePlateFR, .licensePlateGB, .licensePlateIT, .licensePlateNL,
    ]

    /// A German license plate: a district, one or two letters, up to four digits, and an optional E or H.
    public static let licensePlateDE = InputPattern(
        name: "licensePlateDE",
        summary: "A German license plate: a district, one or two letters, up to four digits, and an optional E or H.",
        expression: #"""
            (?!(?:[ -]?[A-Z0-9\u00C4\u00D6\u00DC]){9})\#
            [A-Z\u00C4\u00D6\u00DC]{1,3}[ -][A-Z]{1,2} ?[1-9][0-9]{0,3}[EH]?
            """#,
        source: "Fahrzeug-Zulassungsverordnung (FZV), section 9 and annex 2",
        link: "https://www.gesetze-im-internet.de/fzv_2023/",
        note: """
            Lowercase letters are rejected. A plate has at most eight letters and digits. Plates of \
            authorities, diplomats, and armed forces are not covered.
            """,
        example: "B-AB 1234",
        accepted: ["M-X 1", "HH AB 123", "TÜ-K 99", "KA-PA777", "LÖ-E 12E", "B-MW 123H", "ERH-AB 123"],
        rejected: [
            "B-AB 0123", "BABC-A 1", "B-ABC 12", "B-AB", "BAB1234", "b-ab 1234", "B-AB 12345", "ERH-AB 1234",
            "KAR-AB 123E", "B--AB 12", "B-AB 12X",
        ])

    /// A Spanish license plate: four digits and three consonants.
    public static let licensePlateES = InputPattern(
        name: "licensePlateES",
        summary: "A Spanish license plate: four digits and three consonants.",
        expression: "[0-9]{4}[ -]?[BCDFGHJ-NPRSTV-Z]{3}",
        source: "Real Decreto 2822/1998, annex XVIII",
        link: "https://www.boe.es/buscar/act.php?id=BOE-A-1999-1826",
        note: "Lowercase letters are rejected. This is the series of September 2000. Vowels, Ñ and Q are never used.",
        example: "1234 BCD",
        accepted: ["0000 BBB", "9999ZZZ", "4321-LMN", "7777 JKW", "2025 MXY"],
        rejected: [
            "123 BCD", "12345 BCD", "1234 ABC", "1234 BCQ", "1234 BC", "1234 bcd", "M-1234-AB", "1234 ÑBC",
        ])

    /// A French license plate: two letters, three digits, and two letters.
    public static let licensePlateFR = InputPattern(
        name: "licensePlateFR",
        summary: "A French license plate: two letters, three digits, and two letters.",
        expression: """
            (?!SS|WW|[A-Z]{2}[ -]?[0-9]{3}[ -]?SS|[A-Z]{2}[ -]?000)\
            [A-HJ-NP-TV-Z]{2}(?:-[0-9]{3}-| [0-9]{3} |[0-9]{3})[A-HJ-NP-TV-Z]{2}
            """,
        source: "Service-Public.fr, SIV; arrêté of 9 February 2009 on vehicle registration",
        link: "https://www.service-public.fr/particuliers/vosdroits/F18476",
        note: """
            Lowercase letters are rejected. I, O, U, and SS are never used. WW begins only provisional \
            plates, which are rejected. Numbers from before 2009 are not covered.
            """,
        example: "AB-123-CD",
        accepted: ["AA-001-AA", "ZZ-999-ZZ", "FG 456 HJ", "GH789KL", "PQ-100-WC"],
        rejected: [
            "AI-123-CD", "AO-123-CD", "AU-123-CD", "SS-123-AB", "AB-123-SS", "WW-123-AB", "AB-000-CD", "AB-12-CD",
            "ab-123-cd", "AB-123 CD", "123 ABC 75",
        ])

    /// A British license plate (number plate): current style, prefix, suffix, dateless, or Northern Irish.
    public static let licensePlateGB = InputPattern(
        name: "licensePlateGB",
        summary: "A British license plate (number plate): current style, prefix, suffix, dateless, or Northern Irish.",
        expression: """
            [A-HJ-PR-Y]{2}[0-9]{2} ?[A-HJ-PR-Z]{3}\
            |[A-HJ-NPR-TV-Y][1-9][0-9]{0,2} ?[A-HJ-PR-Y]{3}|[A-HJ-PR-Y]{3} ?[1-9][0-9]{0,2}[A-HJ-NPR-TV-Y]\
            |Q[1-9][0-9]{0,2} ?[A-HJ-PR-Y]{3}\
            |[A-HJ-PR-Y]{1,2} ?[1-9][0-9]{0,3}|[A-HJ-PR-Y]{3} ?[1-9][0-9]{0,2}\
            |[1-9][0-9]{0,3} ?[A-HJ-PR-Y]{1,2}|[1-9][0-9]{0,2} ?[A-HJ-PR-Y]{3}\
            |[A-HJ-PR-Y]?(?:I[A-Z]|[A-Z]Z) ?[1-9][0-9]{0,3}
            """,
        source: "DVLA, INF104 Vehicle registration numbers and number plates",
        link: "https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates",
        note: """
            Lowercase letters are rejected. I and Z have their own rules. Q begins the plates of \
            vehicles of unknown age or origin. Military, diplomatic, and trade plates are not covered.
            """,
        example: "AB12 CDE",
        accepted: [
            "BD51SMR", "LA71 ZZZ", "A123 BCD", "ABC 123D", "A 1", "1234 AB", "ABC 123", "AXZ 1234", "RIA 42", "A1 ABC",
            "A12 ABC", "ABC 1A", "ABC 12A", "AB 1", "ABC 1", "1 AB", "12 ABC", "1 ABC", "AB 1234", "A 1234", "IG 5",
            "YZ 9999", "W1 WWW", "Q123 ABC", "Q1 ABC",
        ],
        rejected: [
            "ABC 123Q", "Q1234 ABC", "AI12 CDE", "QA12 CDE", "AZ12 CDE", "AB12 CIE", "AB12 CDQ", "AB1 CDE", "AB123 CDE",
            "ab12 cde", "AB12  CDE", "AB12-CDE", "A0 BCD", "12345 AB", "ABCD 123", "123 ABCD", "AB 12345", "1 ABCDE",
            "ABC 1234 A", "0 AB", "AB 012", "I123 ABC", "U123 BCD",
        ])

    /// An Italian license plate: two letters, three digits, and two letters.
    public static let licensePlateIT = InputPattern(
        name: "licensePlateIT",
        summary: "An Italian license plate: two letters, three digits, and two letters.",
        expression: "[A-HJ-NPR-TV-Z]{2} ?[0-9]{3} ?[A-HJ-NPR-TV-Z]{2}",
        source: "D.P.R. 495/1992, article 256 and appendix XII",
        link:
            "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1992-12-16;495",
        note: "Lowercase letters are rejected. This is the series of 1994, for cars. I, O, Q, and U are never used.",
        example: "AB 123 CD",
        accepted: ["AB123CD", "ZZ 999 ZZ", "EX 001 LM", "GA 000 AA", "FR 456 TS"],
        rejected: [
            "AI 123 CD", "AO 123 CD", "AQ 123 CD", "AU 123 CD", "AB 12 CD", "AB 1234 CD", "ab 123 cd", "AB-123-CD",
            "A 123 CD",
        ])

    /// A Dutch license plate of one of the fourteen series of letters and digits.
    public static let licensePlateNL = InputPattern(
        name: "licensePlateNL",
        summary: "A Dutch license plate of one of the fourteen series of letters and digits.",
        expression: """
            [ABD-HJ-PR-Z]{2}-[0-9]{2}-[0-9]{2}\
            |[0-9]{2}-[0-9]{2}-[ABD-HJ-PR-Z]{2}\
            |[0-9]{2}-[ABD-HJ-PR-Z]{2}-[0-9]{2}\
            |[BDF-HJ-PR-TV-Z]{2}-[0-9]{2}-[BDF-HJ-PR-TV-Z]{2}\
            |[BDF-HJ-PR-TV-Z]{2}-[BDF-HJ-PR-TV-Z]{2}-[0-9]{2}\
            |[0-9]{2}-[BDF-HJ-PR-TV-Z]{2}-[BDF-HJ-PR-TV-Z]{2}\
            |[0-9]{2}-[BDF-HJ-PR-TV-Z]{3}-[0-9]\
            |[0-9]-[BDF-HJ-PR-TV-Z]{3}-[0-9]{2}\
            |[BDF-HJ-PR-TV-Z]{2}-[0-9]{3}-[BDF-HJ-PR-TV-Z]\
            |[BDF-HJ-PR-TV-Z]-[0-9]{3}-[BDF-HJ-PR-TV-Z]{2}\
            |[BDF-HJ-PR-TV-Z]{3}-[0-9]{2}-[BDF-HJ-PR-TV-Z]\
            |[BDF-HJ-PR-TV-Z]-[0-9]{2}-[BDF-HJ-PR-TV-Z]{3}\
            |[0-9]-[BDF-HJ-PR-TV-Z]{2}-[0-9]{3}\
            |[0-9]{3}-[BDF-HJ-PR-TV-Z]{2}-[0-9]
            """,
        source: "RDW, Kentekenseries (sidecodes 1 to 14)",
        link: "https://www.rdw.nl/over-rdw/informatie-over/kentekens",
        note: """
            Lowercase letters are rejected. Series from the fourth on have no vowels, except the O of \
            semi-trailers. C is reserved for diplomats, and Q is not used.
            """,
        example: "GB-001-B",
        accepted: [
            "G-001-BB", "12-BBB-3", "ND-00-01", "99-XX-99", "1-KBB-00", "GBB-01-B", "TX-99-XZ", "01-23-ND", "12-GD-34",
            "DB-01-BB", "BB-DB-01", "01-BB-DB", "01-GBB-1", "1-KBB-01", "G-01-BBB", "1-GB-001", "001-GB-1",
        ],
        rejected: [
            "GB001B", "GB-01-B", "G-001-B", "CD-123-X", "12-ABC-3", "GQ-001-B", "gb-001-b", "GB 001 B", "12-34-56",
            "AB-CD-EF", "123-45-6", "1-2-3", "GBB-001-B", "01-GBB-01",
        ])
}

#endif
