// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Telephone numbers

extension InputPattern {
    /// The patterns of this file.
    static let telephonePatterns: [InputPattern] = [
        .e164, .phoneAU, .phoneBR, .phoneCA, .phoneCH, .phoneCN, .phoneDE, .phoneFR, .phoneGB, .phoneIN,
        .phoneJP, .phoneNL, .phoneUS,
    ]

    /// The expression of the North American Numbering Plan.
    private static let northAmericanNumber: StaticString = #"""
        (?:\+?1[ .-]?)?\#
        (?:\([2-9](?:[02-9][0-9]|1[02-9])\) ?|[2-9](?:[02-9][0-9]|1[02-9])[ .-]?)\#
        [2-9](?:[02-9][0-9]|1[02-9])[ .-]?[0-9]{4}
        """#

    /// Returns a pattern for the telephone numbers of a country, with a note that begins and ends as the others.
    ///
    /// - Parameter acceptsDoubleZero: Whether 00 is the international prefix of the country, so that the expression
    ///   accepts it in place of the plus sign.
    @inline(never)
    private static func phone(
        _ code: StaticString, summary: StaticString, expression: StaticString, source: StaticString,
        link: StaticString, acceptsDoubleZero: Bool = true, note: StaticString? = nil,
        example: StaticString, accepted: [StaticString], rejected: [StaticString]
    ) -> InputPattern {
        let notes = [
            "Whether the number is in use is not checked.", note?.description,
            acceptsDoubleZero ? "The international prefix 00 is accepted in place of the plus sign." : nil,
        ]
        return InputPattern(
            name: "phone\(code)", summary: "\(summary)", expression: "\(expression)", source: "\(source)",
            link: "\(link)", note: notes.compactMap { $0 }.joined(separator: " "),
            example: "\(example)", accepted: accepted.map(\.description), rejected: rejected.map(\.description))
    }

    /// An international telephone number: a plus sign and 7 to 15 digits.
    public static let e164 = InputPattern(
        name: "e164",
        summary: "An international telephone number: a plus sign and 7 to 15 digits.",
        expression: #"\+[1-9][0-9]{6,14}"#,
        source: "ITU-T E.164, section 6",
        link: "https://www.itu.int/rec/T-REC-E.164",
        strategy: ".e164",
        note: "E.164 sets no minimum length. The shortest numbers in use have seven digits with their country code.",
        example: "+14155552671",
        accepted: ["+442079460958", "+41446681800", "+6834000", "+8613800138000", "+123456789012345"],
        rejected: [
            "14155552671", "+0441234567", "+1234567890123456", "+1 415 555 2671", "++14155552671", "+1415555267a",
            "+123456", "0041446681800",
        ])

    /// An Australian telephone number, national or with +61.
    public static let phoneAU = phone(
        "AU",
        summary: "An Australian telephone number, national or with +61.",
        expression: #"""
            (?:\+61[ -]?(?:\(0\) ?)?|0)[2-578](?:[ -]?[0-9]){8}|(?:\+61[ -]?(?:\(0\) ?)?|0)14(?:[ -]?[0-9]){7}\#
            |\(0[2378]\) ?[0-9](?:[ -]?[0-9]){7}\#
            |(?:\+61[ -]?)?1[389]00(?:[ -]?[0-9]){6}|(?:\+61[ -]?)?13(?:[ -]?[0-9]){4}
            """#,
        source: "ACMA, Telecommunications Numbering Plan 2025",
        link: "https://www.acma.gov.au/numbering",
        acceptsDoubleZero: false,
        note: """
            Single spaces and hyphens are accepted between digits. Numbers that begin with 13, 1300, \
            1800 and 1900 are accepted, and so are satellite numbers, which begin with 014. The \
            international prefix of Australia is 0011, so 0061 is rejected.
            """,
        example: "0491 570 006",
        accepted: [
            "+61 491 570 006", "(02) 5550 1234", "02 5550 1234", "+61255501234", "1300 975 707", "1800 975 711",
            "13 11 14", "+61 (0)2 5550 1234", "0147 123 456", "+61 145 123 456",
        ],
        rejected: [
            "+61 (02) 5550 1234", "0148 123 45", "0061 2 5550 1234", "0191 570 006", "0491 570 00", "0491 570 0066",
            "+61 0491 570 006", "61491570006", "(02 5550 1234", "0491  570 006", "000",
        ])

    /// A Brazilian telephone number with its area code, national or with +55.
    public static let phoneBR = phone(
        "BR",
        summary: "A Brazilian telephone number with its area code, national or with +55.",
        expression: #"""
            (?:\+55 ?)?(?:\([1-9][1-9]\) ?|[1-9][1-9][ -]?)\#
            (?:9[ ]?[0-9]{4}|[2-57][0-9]{3})[ -]?[0-9]{4}\#
            |0[3589]00[ -]?[0-9]{3}[ -]?[0-9]{4}|0800[ -]?[0-9]{2}[ -]?[0-9]{4}|[34]00[0-9][ -]?[0-9]{4}
            """#,
        source: "Anatel, Resolution 749/2022 (numbering of fixed and mobile services)",
        link: "https://www.gov.br/anatel/pt-br/regulado/numeracao",
        acceptsDoubleZero: false,
        note: """
            Mobile numbers have nine digits after the area code and begin with 9. Other numbers have \
            eight digits and begin with 2 to 5 or 7. Numbers that begin with 0300, 0500, 0800 and 0900 \
            are accepted, and so are older 0800 numbers of six digits and the national numbers 300x and \
            400x, which have no area code. The international prefix contains the code of a carrier, so \
            0055 is rejected.
            """,
        example: "(11) 91234-5678",
        accepted: [
            "11 91234-5678", "+55 11 91234-5678", "+5511912345678", "(21) 2345-6789", "21 3456-7890",
            "+55 (61) 3411-1200", "0800 123 4567", "0800 12 3456", "4004-1234", "3003 1234",
        ],
        rejected: [
            "0800 12 345", "4004-123", "4104-1234", "0055 11 91234-5678", "91234-5678", "(11) 81234-5678",
            "(10) 91234-5678", "(01) 91234-5678", "(11) 1234-5678", "(11) 91234-567", "(11 91234-5678",
            "+54 11 91234-5678",
        ])

    /// A Canadian telephone number with its area code, national or with +1.
    public static let phoneCA = phone(
        "CA",
        summary: "A Canadian telephone number with its area code, national or with +1.",
        expression: northAmericanNumber,
        source: "Canadian Numbering Administrator; North American Numbering Plan, NANPA",
        link: "https://cnac.ca/",
        acceptsDoubleZero: false,
        note: """
            Canada and the United States share one numbering plan, so the expression is that of \
            `phoneUS`. Area codes and office codes do not end in 11. The international prefix of the \
            plan is 011, so 001 is rejected.
            """,
        example: "(416) 555-0123",
        accepted: [
            "604-555-0199", "514.555.0150", "9025550110", "+1 613 555 0142", "+18675550175", "1-800-555-0199",
        ],
        rejected: [
            "001 416 555 0123", "112-555-0123", "416-155-0123", "911-555-0123", "416-911-0123", "416-555-012",
            "416-555-01234", "(416-555-0123", "555-0123", "+2 416 555 0123",
        ])

    /// A Swiss telephone number, national or with +41.
    public static let phoneCH = phone(
        "CH",
        summary: "A Swiss telephone number, national or with +41.",
        expression: #"(?:(?:\+|00)41[ -]?(?:\(0\) ?)?|0)[2-9](?:[ -]?[0-9]){8}"#,
        source: "Federal Office of Communications (OFCOM), numbering plan E.164/2002",
        link: "https://www.bakom.admin.ch/bakom/en/homepage/telecommunication/numbering-and-telephony.html",
        example: "044 668 18 00",
        accepted: [
            "+41 44 668 18 00", "0446681800", "+41446681800", "079 123 45 67", "031 322 21 11", "0800 123 456",
            "0041 44 668 18 00",
        ],
        rejected: [
            "0042 44 668 18 00", "0041 044 668 18 00", "044 668 18 0", "044 668 18 000", "014 668 18 00",
            "+41 044 668 18 00", "41446681800", "044--668-18-00", "+42 44 668 18 00",
        ])

    /// A Chinese telephone number, mobile or with its area code, national or with +86.
    public static let phoneCN = phone(
        "CN",
        summary: "A Chinese telephone number, mobile or with its area code, national or with +86.",
        expression: #"""
            (?:(?:\+|00)86[ -]?)?1[3-9][0-9][ -]?[0-9]{4}[ -]?[0-9]{4}\#
            |(?:(?:\+|00)86[ -]?|0)(?:10|2[0-9])[ -]?[1-9][0-9]{3}[ -]?[0-9]{4}\#
            |(?:(?:\+|00)86[ -]?|0)[3-9][0-9]{2}[ -]?[1-9][0-9]{2,3}[ -]?[0-9]{4}\#
            |(?:(?:\+|00)86[ -]?|0)(?:10|2[0-9]|[3-9][0-9]{2})[ -]?(?:9[56][0-9]{3,4}|100[0-9]{2})\#
            |(?:(?:\+|00)86[ -]?)?[48]00[ -]?[0-9]{3}[ -]?[0-9]{4}
            """#,
        source: "Ministry of Industry and Information Technology, Telecommunication Network Numbering Plan (2017)",
        link: "https://www.miit.gov.cn/",
        note: "Service numbers (95xxx, 96xxx, 100xx) are accepted after an area code.",
        example: "138 0013 8000",
        accepted: [
            "13800138000", "+86 138 0013 8000", "+8613912345678", "010-62345678", "021 6234 5678", "0755-86013388",
            "+86 10 6234 5678", "400-820-8820", "010-95588", "0755 10086", "0571 96520", "0086 10 6234 5678",
        ],
        rejected: [
            "0085 10 6234 5678", "010-10186", "010-9558", "95588", "12800138000", "1380013800", "138001380000",
            "010-02345678", "62345678", "86 138 0013 8000", "+85 138 0013 8000",
        ])

    /// A German telephone number with its area code, national or with +49.
    public static let phoneDE = phone(
        "DE",
        summary: "A German telephone number with its area code, national or with +49.",
        expression: #"""
            (?:(?:\+|00)49[ -]?(?:\(0\) ?)?|0)[1-9](?:[ /-]?[0-9]){4,12}\#
            |\(0[1-9][0-9]\) ?[0-9](?:[ /-]?[0-9]){2,10}|\(0[1-9][0-9]{2}\) ?[0-9](?:[ /-]?[0-9]){2,9}\#
            |\(0[1-9][0-9]{3}\) ?[0-9](?:[ /-]?[0-9]){2,8}|\(0[1-9][0-9]{4}\) ?[0-9](?:[ /-]?[0-9]){2,7}
            """#,
        source: "Bundesnetzagentur, Nummernplan; DIN 5008 and ITU-T E.123 (notation)",
        link: "https://www.bundesnetzagentur.de/DE/Fachthemen/Telekommunikation/Nummerierung/start.html",
        note: "Lengths vary: 5 to 13 digits follow the 0. E.164 leaves no more after the country code.",
        example: "030 23125 000",
        accepted: [
            "+49 30 23125 000", "030/23125000", "0171 3920000", "(089) 99998-012", "+4930231250", "040 66969-123",
            "+49 (0)30 23125 000", "0049 30 23125 000", "030 12345678901", "(030) 12345678901", "(034205) 12345678",
        ],
        rejected: [
            "(034205) 123456789", "030 123456789012", "0048 30 23125 000", "23125 000", "00 30 23125", "030  23125",
            "030 2", "+48 30 23125 000", "030 23125 000 000 000", "(030 23125 000", "030-23125-",
        ])

    /// A French telephone number, national or with +33.
    public static let phoneFR = phone(
        "FR",
        summary: "A French telephone number, national or with +33.",
        expression: #"(?:(?:\+|00)33[ .-]?(?:\(0\) ?)?|0 ?)[1-9](?:[ .-]?[0-9]){8}"#,
        source: "Arcep, decision 2018-0881 (plan national de numérotation)",
        link: "https://www.arcep.fr/",
        example: "01 99 00 12 34",
        accepted: [
            "0199001234", "06.39.98.12.34", "+33 1 99 00 12 34", "+33639981234", "01-99-00-12-34", "0 800 12 34 56",
            "+33 (0)6 39 98 12 34", "0033 1 99 00 12 34",
        ],
        rejected: [
            "0034 1 99 00 12 34", "0033 01 99 00 12 34", "00 99 00 12 34", "01 99 00 12", "01 99 00 12 34 5",
            "+33 01 99 00 12 34", "33 1 99 00 12 34", "+34 1 99 00 12 34", "01  99 00 12 34",
        ])

    /// A British telephone number, national or with +44.
    public static let phoneGB = phone(
        "GB",
        summary: "A British telephone number, national or with +44.",
        expression: #"""
            (?:(?:\+|00)44[ -]?(?:\(0\) ?)?|0)(?:[1-357-9](?:[ -]?[0-9]){9}|[18](?:[ -]?[0-9]){8})\#
            |\(02[0-9]\) ?[0-9](?:[ -]?[0-9]){7}|\(01[0-9]{2}\) ?[0-9](?:[ -]?[0-9]){6}\#
            |\(01[0-9]{3}\) ?[0-9](?:[ -]?[0-9]){4,5}|\(01[0-9]{4}\) ?[0-9](?:[ -]?[0-9]){3,4}
            """#,
        source: "Ofcom, The National Telephone Numbering Plan",
        link: "https://www.ofcom.org.uk/phones-and-broadband/phone-numbers",
        example: "020 7946 0958",
        accepted: [
            "(020) 7946 0958", "+44 20 7946 0958", "+442079460958", "07700 900123", "0161 496 0000", "(01632) 960123",
            "+44 (0)20 7946 0958", "0800 111 111", "0044 20 7946 0958",
        ],
        rejected: [
            "0045 20 7946 0958", "020 7946 095", "020 7946 09588", "00 7946 0958", "04 7946 09588", "+44 020 7946 0958",
            "44 20 7946 0958", "+45 20 7946 0958", "(020 7946 0958", "020  7946 0958",
        ])

    /// An Indian telephone number, mobile or with its area code, national or with +91.
    public static let phoneIN = phone(
        "IN",
        summary: "An Indian telephone number, mobile or with its area code, national or with +91.",
        expression: #"""
            (?:(?:\+|00)91[ -]?|0)[1-9](?:[ -]?[0-9]){9}\#
            |[6-9](?:[ -]?[0-9]){9}\#
            |(?:(?:\+|00)91[ -]?)?1(?:800|860)(?:[ -]?[0-9]){6,7}
            """#,
        source: "Department of Telecommunications, National Numbering Plan 2003",
        link: "https://dot.gov.in/numbering-plan",
        example: "98765 43210",
        accepted: [
            "9876543210", "+91 98765 43210", "+919876543210", "09876543210", "011-23456789", "+91 22 2345 6789",
            "080 2345 6789", "1800 123 4567", "0091 98765 43210",
        ],
        rejected: [
            "0092 98765 43210", "5876543210", "987654321", "98765432101", "+91 0876543210", "+92 98765 43210",
            "919876543210", "00123456789", "98765  43210",
        ])

    /// A Japanese telephone number, national or with +81.
    public static let phoneJP = phone(
        "JP",
        summary: "A Japanese telephone number, national or with +81.",
        expression: #"""
            0[5-9]0(?:[ -]?[0-9]){8}|0[1-9][ -]?[1-9](?:[ -]?[0-9]){7}\#
            |\+81[ -]?[5-9]0(?:[ -]?[0-9]){8}|\+81[ -]?[1-9][ -]?[1-9](?:[ -]?[0-9]){7}\#
            |\(0[1-9]\) ?[1-9](?:[ -]?[0-9]){7}|\(0[1-9][1-9]\) ?[0-9](?:[ -]?[0-9]){6}
            """#,
        source: "Ministry of Internal Affairs and Communications (Soumu), Telephone numbers",
        link: "https://www.soumu.go.jp/main_sosiki/joho_tsusin/top/tel_number/index.html",
        acceptsDoubleZero: false,
        note: "The international prefix of Japan is 010, so 0081 is rejected.",
        example: "03-1234-5678",
        accepted: [
            "0312345678", "(03) 1234-5678", "090-1234-5678", "08012345678", "+81 3-1234-5678", "+81 90-1234-5678",
            "0120-123-456", "050-1234-5678",
        ],
        rejected: [
            "0081 3-1234-5678", "00-1234-5678", "03-1234-567", "03-1234-56789", "090-1234-56789", "1234-5678",
            "+81 03-1234-5678", "81 3-1234-5678", "03--1234-5678", "090-1234-567", "0801234567", "(090) 123-4567",
            "+81 90-1234-567", "050-1234-567", "020-123-4567", "03-0234-5678",
        ])

    /// A Dutch telephone number, national or with +31.
    public static let phoneNL = phone(
        "NL",
        summary: "A Dutch telephone number, national or with +31.",
        expression: #"""
            (?:(?:\+|00)31[ -]?(?:\(0\) ?)?|0)[1-9](?:[ -]?[0-9]){8}\#
            |\(0[1-9][0-9]{1,2}\) ?[0-9](?:[ -]?[0-9]){5,6}\#
            |(?:(?:\+|00)31[ -]?|0)(?:800|90[069])(?:[ -]?[0-9]){4}|(?:(?:\+|00)31[ -]?|0)97(?:[ -]?[0-9]){9}
            """#,
        source: "Authority for Consumers and Markets (ACM), Nummerplan telefoon- en ISDN-diensten",
        link: "https://www.acm.nl/nl/onderwerpen/telecommunicatie/telefoonnummers",
        example: "020 123 4567",
        accepted: [
            "0201234567", "06-12345678", "+31 6 12345678", "+31201234567", "(020) 123 4567", "0800-1234",
            "+31 (0)20 123 4567", "0031 6 12345678",
        ],
        rejected: [
            "0032 6 12345678", "00 123 45678", "020 123 456", "020 123 45678", "+31 020 123 4567", "31 6 12345678",
            "+32 6 12345678", "020  1234567",
        ])

    /// A United States telephone number with its area code, national or with +1.
    public static let phoneUS = phone(
        "US",
        summary: "A United States telephone number with its area code, national or with +1.",
        expression: northAmericanNumber,
        source: "North American Numbering Plan, NANPA; ATIS-0300051",
        link: "https://www.nanpa.com/",
        acceptsDoubleZero: false,
        note: """
            Area codes and office codes begin with 2 to 9 and do not end in 11. The international prefix \
            of the plan is 011, so 001 is rejected.
            """,
        example: "(212) 555-0123",
        accepted: [
            "212-555-0123", "212.555.0123", "2125550123", "+1 212 555 0123", "+12125550123", "1-800-555-0199",
        ],
        rejected: [
            "001 212 555 0123", "112-555-0123", "212-155-0123", "911-555-0123", "212-911-0123", "212-555-012",
            "212-555-01234", "(212-555-0123", "555-0123", "+2 212 555 0123",
        ])
}

#endif
