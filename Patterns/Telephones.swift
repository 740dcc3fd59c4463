// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Telephone numbers

extension InputPattern {
    /// The patterns of this file.
    static let telephonePatterns: [InputPattern] = [
        .e164, .phoneAE, .phoneAT, .phoneAU, .phoneBE, .phoneBG, .phoneBR, .phoneCA, .phoneCH, .phoneCL, .phoneCN,
        .phoneCO, .phoneCZ, .phoneDE, .phoneDK, .phoneEE, .phoneES, .phoneFI, .phoneFR, .phoneGB, .phoneGR, .phoneHK,
        .phoneHR, .phoneHU, .phoneIE, .phoneIL, .phoneIN, .phoneIT, .phoneJP, .phoneKR, .phoneLT, .phoneLU, .phoneLV,
        .phoneMX, .phoneMY, .phoneNL, .phoneNO, .phoneNZ, .phonePL, .phonePT, .phoneRO, .phoneRU, .phoneSA, .phoneSE,
        .phoneSG, .phoneSI, .phoneSK, .phoneTH, .phoneTR, .phoneTW, .phoneUA, .phoneUS, .phoneVN, .phoneZA,
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
        _ code: StaticString, summary: StaticString, expression: String, source: StaticString,
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

    /// Returns a pattern for the telephone numbers of a country from the lengths in its numbering plan.
    ///
    /// - Parameters:
    ///   - trunk: An expression for the digits before a number inside the country, or an empty text.
    ///   - numbers: The first digits of numbers, and the numbers' lengths, such as `"[2-4]:8-9 80:5,10"`.
    ///   - withoutTrunk: The first digits and the lengths of numbers that never follow the trunk digits.
    ///   - bracketed: An expression for numbers with an area code in brackets, or an empty text.
    @inline(never)
    private static func phone(
        _ code: StaticString, countryCode: StaticString, trunk: StaticString = "", acceptsDoubleZero: Bool = true,
        summary: StaticString, numbers: StaticString, withoutTrunk: StaticString = "", bracketed: StaticString = "",
        source: StaticString, note: StaticString? = nil, example: StaticString, accepted: [StaticString],
        rejected: [StaticString]
    ) -> InputPattern {
        let international = (acceptsDoubleZero ? #"(?:\+|00)"# : #"\+"#) + countryCode.description + "[ -]?"
        let trunk = trunk.description
        // In the international form, a person may write the national zero in brackets.
        let zero = trunk == "0" ? #"(?:\(0\) ?)?"# : ""
        let prefix = trunk.isEmpty ? "(?:\(international))?" : "(?:\(international)\(zero)|\(trunk)[ -]?)"
        var alternatives = ["\(prefix)(?:\(digits(of: numbers.description)))"]
        if !withoutTrunk.description.isEmpty {
            alternatives.append("(?:\(international))?(?:\(digits(of: withoutTrunk.description)))")
        }
        if !bracketed.description.isEmpty { alternatives.append(bracketed.description) }
        return phone(
            code, summary: summary, expression: alternatives.joined(separator: "|"), source: source,
            link: "https://www.itu.int/oth/T0202.aspx?parent=T0202", acceptsDoubleZero: acceptsDoubleZero, note: note,
            example: example, accepted: accepted, rejected: rejected)
    }

    /// Returns an expression for numbers, in which a single space or hyphen can be between two digits.
    private static func digits(of plan: String) -> String {
        let kinds = plan.split(separator: " ").flatMap { kind -> [String] in
            let parts = kind.split(separator: ":")
            // The beginning consists of digits and sets of digits.
            var first: [String] = []
            var isSet = false
            for character in parts[0] {
                if isSet { first[first.count - 1].append(character) } else { first.append(String(character)) }
                isSet = character == "[" || isSet && character != "]"
            }
            return parts[1].split(separator: ",").map { lengths in
                let limits = lengths.split(separator: "-").compactMap { Int(String($0)) }.map { $0 - first.count }
                let count = limits.map { String($0) }.joined(separator: ",")
                return first.joined(separator: "[ -]?") + "(?:[ -]?[0-9]){\(count)}"
            }
        }
        return kinds.joined(separator: "|")
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

    /// An Emirati telephone number, national or with +971.
    public static let phoneAE = phone(
        "AE", countryCode: "971", trunk: "0",
        summary: "An Emirati telephone number, national or with +971.",
        numbers: "[23]:8 [4679]:8-9 5:9 80:5-12",
        withoutTrunk: "[4679]00:9 80:5-12",
        source: "Telecommunications and Digital Government Regulatory Authority (TDRA), National Numbering Plan",
        example: "050 123 4567",
        accepted: [
            "02 234 5678", "+971 50 123 4567", "+97122345678", "+971 2 234 5678", "+971501234567", "800 123456",
            "600 212345", "900 2 34567", "700 0 12345",
        ],
        rejected: [
            "+9715012345670000", "+9715012", "+972 50 123 4567", "00972 50 123 4567", "+971 0 50 123 4567",
            "971 50 123 4567", "050  123 4567", "050 123 456O", "(050 123 4567",
        ])

    /// An Austrian telephone number, national or with +43.
    public static let phoneAT = phone(
        "AT", countryCode: "43", trunk: "0",
        summary: "An Austrian telephone number, national or with +43.",
        numbers: "1:4-13 5:5-13 [2-46-9]:6-13",
        source: "RTR, KEM-V 2009 (numbering ordinance)",
        example: "0664 123456",
        accepted: [
            "01 234567890", "+43 664 123456", "+431234567890", "+43 1 234567890", "+43664123456", "0800 123456",
            "0900 123456", "0810 123456", "0780 123456",
        ],
        rejected: [
            "+4366412345600000", "+43664", "+44 664 123456", "0044 664 123456", "+43 0 664 123456", "43 664 123456",
            "0664  123456", "0664 12345O", "(0664 123456",
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

    /// A Belgian telephone number, national or with +32.
    public static let phoneBE = phone(
        "BE", countryCode: "32", trunk: "0",
        summary: "A Belgian telephone number, national or with +32.",
        numbers: "[1-9]:8 4:9",
        source: "BIPT, Numbering plan",
        example: "0450 00 12 34",
        accepted: [
            "012 34 56 78", "+32 450 00 12 34", "+3212345678", "+32 12 34 56 78", "+32450001234", "0800 12 345",
            "078 10 23 45", "0900 12 345", "078 79 12 34",
        ],
        rejected: [
            "+324500012340", "+324500012", "+33 450 00 12 34", "0033 450 00 12 34", "+32 0 450 00 12 34",
            "32 450 00 12 34", "0450  00 12 34", "0450 00 12 3O", "(0450 00 12 34",
        ])

    /// A Bulgarian telephone number, national or with +359.
    public static let phoneBG = phone(
        "BG", countryCode: "359", trunk: "0",
        summary: "A Bulgarian telephone number, national or with +359.",
        numbers: "2:6-8 [3-79]:7-8 8[1-6]:7-8 8[7-9]:9 [89]0:8 9[89]:9",
        source: "Communications Regulation Commission, National Numbering Plan",
        example: "043 012 345",
        accepted: [
            "02 123 456", "+359 43 012 345", "+3592123456", "+359 2 123 456", "+35943012345", "0800 12 345",
            "090 123 456", "0700 12 345", "043012345",
        ],
        rejected: [
            "+3594301234500000", "+35943012", "+360 43 012 345", "00360 43 012 345", "+359 0 43 012 345",
            "359 43 012 345", "043  012 345", "043 012 34O", "(043 012 345",
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
        expression: northAmericanNumber.description,
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

    /// A Chilean telephone number, national or with +56.
    public static let phoneCL = phone(
        "CL", countryCode: "56", acceptsDoubleZero: false,
        summary: "A Chilean telephone number, national or with +56.",
        numbers: "[2-9]:9 60:10-11 1:11",
        bracketed:
            #"\(2\) ?[0-9](?:[ -]?[0-9]){7}|\(2[0-9]{4}\) ?[0-9](?:[ -]?[0-9]){3}|\([3-9][0-9]\) ?[0-9](?:[ -]?[0-9]){6}"#,
        source: "Subtel, Plan Técnico Fundamental de Numeración Telefónica",
        note: "The international prefix contains the code of a carrier, so 0056 is rejected.",
        example: "(2) 2123 4567",
        accepted: [
            "600 123 456", "+56 2 2123 4567", "+56600123456", "+56 600 123 456", "+56221234567", "800 123 456",
            "600 123 4567", "44 123 4567", "221234567",
        ],
        rejected: [
            "+56221234567000", "+5622123456", "+57 2 2123 4567", "0057 2 2123 4567", "0056 2 2123 4567",
            "56 2 2123 4567", "(2)  2123 4567", "(2) 2123 456O", "((2) 2123 4567",
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

    /// A Colombian telephone number, national or with +57.
    public static let phoneCO = phone(
        "CO", countryCode: "57", trunk: "0", acceptsDoubleZero: false,
        summary: "A Colombian telephone number, national or with +57.",
        numbers: "1[89]:11",
        withoutTrunk: "[369]:10 4:8",
        bracketed: #"\([69]0[0-9]\) ?[0-9](?:[ -]?[0-9]){6}"#,
        source: "Comisión de Regulación de Comunicaciones, Resolution 5826 of 2019",
        note: "The international prefix contains the code of a carrier, so 0057 is rejected.",
        example: "321 1234567",
        accepted: [
            "(601) 2345678", "+57 321 1234567", "+576012345678", "+57 601 2345678", "+573211234567", "01-800-1234567",
            "01-900-1234567", "3211234567",
        ],
        rejected: [
            "+57321123456700", "+573211234", "+58 321 1234567", "0058 321 1234567", "0057 321 1234567",
            "+57 0 321 1234567", "57 321 1234567", "321  1234567", "321 123456O",
        ])

    /// A Czech telephone number, national or with +420.
    public static let phoneCZ = phone(
        "CZ", countryCode: "420",
        summary: "A Czech telephone number, national or with +420.",
        numbers: "[2-9]:9",
        source: "ČTÚ, decree 117/2007 (numbering plans)",
        example: "601 123 456",
        accepted: [
            "212 345 678", "+420 601 123 456", "+420212345678", "+420 212 345 678", "+420601123456", "800 123 456",
            "972 123 456", "900 123 456", "811 234 567",
        ],
        rejected: [
            "+4206011234560000", "+42060112345", "+421 601 123 456", "00421 601 123 456", "420 601 123 456",
            "601  123 456", "601 123 45O", "(601 123 456", "++420 601 123 456",
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

    /// A Danish telephone number, national or with +45.
    public static let phoneDK = phone(
        "DK", countryCode: "45",
        summary: "A Danish telephone number, national or with +45.",
        numbers: "[2-9]:8",
        source: "Agency for Digital Government, Den samlede danske nummerplan",
        example: "34 41 23 45",
        accepted: [
            "32 12 34 56", "+45 34 41 23 45", "+4532123456", "+45 32 12 34 56", "+4534412345", "80 12 34 56",
            "90 12 34 56", "34412345", "0045 32 12 34 56",
        ],
        rejected: [
            "+45344123450", "+453441234", "+46 34 41 23 45", "0046 34 41 23 45", "45 34 41 23 45", "34  41 23 45",
            "34 41 23 4O", "(34 41 23 45", "++45 34 41 23 45",
        ])

    /// An Estonian telephone number, national or with +372.
    public static let phoneEE = phone(
        "EE", countryCode: "372",
        summary: "An Estonian telephone number, national or with +372.",
        numbers: "[369]:7 [457]:7-8 88:7 8[1-49]:8 80:7-8,10",
        source: "Consumer Protection and Technical Regulatory Authority (TTJA), Numbering plan",
        example: "5123 4567",
        accepted: [
            "321 2345", "+372 5123 4567", "+3723212345", "+372 321 2345", "+37251234567", "8001 2345", "900 1234",
            "70 01 2345", "51234567",
        ],
        rejected: [
            "+37251234567000", "+372512345", "+373 5123 4567", "00373 5123 4567", "372 5123 4567", "5123  4567",
            "5123 456O", "(5123 4567", "++372 5123 4567",
        ])

    /// A Spanish telephone number, national or with +34.
    public static let phoneES = phone(
        "ES", countryCode: "34",
        summary: "A Spanish telephone number, national or with +34.",
        numbers: "[4-9]:9",
        source: "CNMC, Plan Nacional de Numeración Telefónica (Royal Decree 2296/2004)",
        example: "612 34 56 78",
        accepted: [
            "810 12 34 56", "+34 612 34 56 78", "+34810123456", "+34 810 12 34 56", "+34612345678", "800 123 456",
            "511 23 45 67", "803 12 34 56", "901 12 34 56",
        ],
        rejected: [
            "+346123456780", "+3461234567", "+35 612 34 56 78", "0035 612 34 56 78", "34 612 34 56 78", "612  34 56 78",
            "612 34 56 7O", "(612 34 56 78", "++34 612 34 56 78",
        ])

    /// A Finnish telephone number, national or with +358.
    public static let phoneFI = phone(
        "FI", countryCode: "358", trunk: "0",
        summary: "A Finnish telephone number, national or with +358.",
        numbers: "[1-9]:5-10 70:11-12",
        source: "Traficom, Regulation 32 (numbering)",
        example: "041 2345678",
        accepted: [
            "013 1234567", "+358 41 2345678", "+358131234567", "+358 13 1234567", "+358412345678", "0800 123456",
            "010 112345", "0600 123456", "0412345678",
        ],
        rejected: [
            "+3584123456780000", "+3584123", "+359 41 2345678", "00359 41 2345678", "+358 0 41 2345678",
            "358 41 2345678", "041  2345678", "041 234567O", "(041 2345678",
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

    /// A Greek telephone number, national or with +30.
    public static let phoneGR = phone(
        "GR", countryCode: "30",
        summary: "A Greek telephone number, national or with +30.",
        numbers: "[25-9]:10 80:11-12",
        source: "EETT, National Numbering Plan",
        example: "691 234 5678",
        accepted: [
            "21 2345 6789", "+30 691 234 5678", "+302123456789", "+30 21 2345 6789", "+306912345678", "800 123 4567",
            "5005 000123", "909 123 4567", "801 123 4567",
        ],
        rejected: [
            "+306912345678000", "+30691234567", "+31 691 234 5678", "0031 691 234 5678", "30 691 234 5678",
            "691  234 5678", "691 234 567O", "(691 234 5678", "++30 691 234 5678",
        ])

    /// A Hong Kong telephone number, national or with +852.
    public static let phoneHK = phone(
        "HK", countryCode: "852", acceptsDoubleZero: false,
        summary: "A Hong Kong telephone number, national or with +852.",
        numbers: "[2-9]:8 80:9 90:5-7,11",
        source: "OFCA, Numbering Plan for Telecommunications Services",
        note: "The international prefix of Hong Kong is 001, so 00852 is rejected.",
        example: "5123 4567",
        accepted: [
            "2123 4567", "+852 5123 4567", "+85221234567", "+852 2123 4567", "+85251234567", "800 123 456", "3016 1234",
            "900 12 345 678", "8112 3456",
        ],
        rejected: [
            "+852512345670000", "+8525123", "+853 5123 4567", "00853 5123 4567", "00852 5123 4567", "852 5123 4567",
            "5123  4567", "5123 456O", "(5123 4567",
        ])

    /// A Croatian telephone number, national or with +385.
    public static let phoneHR = phone(
        "HR", countryCode: "385", trunk: "0",
        summary: "A Croatian telephone number, national or with +385.",
        numbers: "[17]:8 [2-59]:8-9 6:7-9 80:7-9",
        source: "HAKOM, Plan numeriranja",
        example: "092 123 4567",
        accepted: [
            "01 2345 678", "+385 92 123 4567", "+38512345678", "+385 1 2345 678", "+385921234567", "0800 123 456",
            "062 123 456", "060 01 234", "074 123 456",
        ],
        rejected: [
            "+3859212345670", "+385921234", "+386 92 123 4567", "00386 92 123 4567", "+385 0 92 123 4567",
            "385 92 123 4567", "092  123 4567", "092 123 456O", "(092 123 4567",
        ])

    /// A Hungarian telephone number, national or with +36.
    public static let phoneHU = phone(
        "HU", countryCode: "36", trunk: "06",
        summary: "A Hungarian telephone number, national or with +36.",
        numbers: "[1-9]:8 [235-7]:9",
        bracketed: #"\(06 [1-9][0-9]?\) ?[0-9](?:[ -]?[0-9]){5,6}"#,
        source: "NMHH, decree 2/2011 (numbering)",
        example: "06 20 123 4567",
        accepted: [
            "(06 1) 234 5678", "+36 20 123 4567", "+3612345678", "+36 1 234 5678", "+36201234567", "06 80 123 456",
            "06 38 123 4567", "06 90 123 456", "06 21 123 4567",
        ],
        rejected: [
            "+362012345670", "+362012345", "+37 20 123 4567", "0037 20 123 4567", "+36 06 20 123 4567",
            "36 20 123 4567", "06  20 123 4567", "06 20 123 456O", "(06 20 123 4567",
        ])

    /// An Irish telephone number, national or with +353.
    public static let phoneIE = phone(
        "IE", countryCode: "353", trunk: "0",
        summary: "An Irish telephone number, national or with +353.",
        numbers: "[124-69]:7-9 [78]:9 1[58]:10 48:10",
        withoutTrunk: "1[58]:10",
        bracketed:
            #"\(01\) ?[0-9](?:[ -]?[0-9]){6,7}|\(0[2-9][0-9]\) ?[0-9](?:[ -]?[0-9]){4,6}|\(048\) ?[0-9](?:[ -]?[0-9]){7}|\(0(?:[45]0[0-9]|818)\) ?[0-9](?:[ -]?[0-9]){4,5}"#,
        source: "ComReg, National Numbering Conventions",
        example: "085 012 3456",
        accepted: [
            "(022) 12345", "+353 85 012 3456", "+3532212345", "+353 22 12345", "+353850123456", "1800 123 456",
            "(0818) 123 456", "1520 123 456", "1850 123 456",
        ],
        rejected: [
            "+35385012345600", "+353850123", "+354 85 012 3456", "00354 85 012 3456", "+353 0 85 012 3456",
            "353 85 012 3456", "085  012 3456", "085 012 345O", "(085 012 3456",
        ])

    /// An Israeli telephone number, national or with +972.
    public static let phoneIL = phone(
        "IL", countryCode: "972", trunk: "0", acceptsDoubleZero: false,
        summary: "An Israeli telephone number, national or with +972.",
        numbers: "[2-489]:8 [57]:9",
        withoutTrunk: "1[257-9]:10 12:7-8 15:11-12",
        source: "Ministry of Communications, National Numbering Plan",
        note: "The international prefix contains the code of a carrier, so 00972 is rejected.",
        example: "050-234-5678",
        accepted: [
            "02-123-4567", "+972 50-234-5678", "+97221234567", "+972 2-123-4567", "+972502345678", "1-800-123-456",
            "1599-123456", "1-919-123-456", "1-700-123-456",
        ],
        rejected: [
            "+9725023456780000", "+972502345", "+973 50-234-5678", "00973 50-234-5678", "00972 50-234-5678",
            "+972 0 50-234-5678", "972 50-234-5678", "050--234-5678", "050-234-567O",
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

    /// An Italian telephone number, national or with +39.
    public static let phoneIT = phone(
        "IT", countryCode: "39",
        summary: "An Italian telephone number, national or with +39.",
        numbers: "0:6-12 [13]:9-10 [45]:10 8:6,8-10",
        source: "AGCOM, decision 8/15/CIR (Piano di numerazione)",
        note: "The 0 that begins a geographic number also follows the country code.",
        example: "312 345 6789",
        accepted: [
            "02 1234 5678", "+39 312 345 6789", "+390212345678", "+39 02 1234 5678", "+393123456789", "800 123 456",
            "899 123 456", "848 123 456", "55 1234 5678",
        ],
        rejected: [
            "+393123456789000", "+3931234", "+40 312 345 6789", "0040 312 345 6789", "39 312 345 6789", "312  345 6789",
            "312 345 678O", "(312 345 6789", "++39 312 345 6789",
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

    /// A South Korean telephone number, national or with +82.
    public static let phoneKR = phone(
        "KR", countryCode: "82", trunk: "0", acceptsDoubleZero: false,
        summary: "A South Korean telephone number, national or with +82.",
        numbers: "1:8-10 2:8-9 [3-6]:5-6,9-10 50:11 7:10 8:9",
        withoutTrunk: "1[568]:8",
        source: "Ministry of Science and ICT, Telecommunications numbering rules",
        note: "The international prefix of South Korea contains the code of a carrier, so 0082 is rejected.",
        example: "010-2000-0000",
        accepted: [
            "02-212-3456", "+82 10-2000-0000", "+8222123456", "+82 2-212-3456", "+821020000000", "080-123-4567",
            "1544-1234", "060-234-5678", "070-1234-5678",
        ],
        rejected: [
            "+82102000000000000", "+821020", "+83 10-2000-0000", "0083 10-2000-0000", "0082 10-2000-0000",
            "+82 0 10-2000-0000", "82 10-2000-0000", "010--2000-0000", "010-2000-000O",
        ])

    /// A Lithuanian telephone number, national or with +370.
    public static let phoneLT = phone(
        "LT", countryCode: "370", trunk: "[08]",
        summary: "A Lithuanian telephone number, national or with +370.",
        numbers: "[3-9]:8",
        bracketed:
            #"\([08]-5\) ?[0-9](?:[ -]?[0-9]){6}|\([08]-[3-9][0-9]\) ?[0-9](?:[ -]?[0-9]){5}|\([08]-[3-9][0-9]{2}\) ?[0-9](?:[ -]?[0-9]){4}"#,
        source: "RRT, National numbering plan",
        note: "The former prefix 8 is accepted in place of the 0.",
        example: "(0-612) 34567",
        accepted: [
            "(0-312) 34567", "+370 612 34567", "+37031234567", "+370 312 34567", "+37061234567", "0 800 12 345",
            "0 707 12 345", "0 900 12 345", "0 808 12 345",
        ],
        rejected: [
            "+370612345670", "+3706123456", "+371 612 34567", "00371 612 34567", "370 612 34567", "(0--612)  34567",
            "(0-612) 3456O", "((0-612) 34567", "++370 612 34567",
        ])

    /// A Luxembourg telephone number, national or with +352.
    public static let phoneLU = phone(
        "LU", countryCode: "352",
        summary: "A Luxembourg telephone number, national or with +352.",
        numbers: "[2-9]:4-11",
        source: "ILR, Plan national de numérotation",
        example: "628 123 456",
        accepted: [
            "27 12 34 56", "+352 628 123 456", "+35227123456", "+352 27 12 34 56", "+352628123456", "800 12 345",
            "900 12 345", "801 12 345", "20 20 12 34",
        ],
        rejected: [
            "+352628123456000", "+352628", "+353 628 123 456", "00353 628 123 456", "352 628 123 456", "628  123 456",
            "628 123 45O", "(628 123 456", "++352 628 123 456",
        ])

    /// A Latvian telephone number, national or with +371.
    public static let phoneLV = phone(
        "LV", countryCode: "371",
        summary: "A Latvian telephone number, national or with +371.",
        numbers: "[2689]:8",
        source: "SPRK, National numbering plan",
        example: "21 234 567",
        accepted: [
            "63 123 456", "+371 21 234 567", "+37163123456", "+371 63 123 456", "+37121234567", "80 123 456",
            "90 123 456", "81 123 456", "21234567",
        ],
        rejected: [
            "+371212345670", "+3712123456", "+372 21 234 567", "00372 21 234 567", "371 21 234 567", "21  234 567",
            "21 234 56O", "(21 234 567", "++371 21 234 567",
        ])

    /// A Mexican telephone number, national or with +52.
    public static let phoneMX = phone(
        "MX", countryCode: "52",
        summary: "A Mexican telephone number, national or with +52.",
        numbers: "[2-9]:10",
        source: "IFT, Plan Técnico Fundamental de Numeración",
        example: "222 123 4567",
        accepted: [
            "200 123 4567", "+52 222 123 4567", "+522001234567", "+52 200 123 4567", "+522221234567", "800 123 4567",
            "900 123 4567", "300 123 4567", "500 123 4567",
        ],
        rejected: [
            "+5222212345670", "+52222123456", "+53 222 123 4567", "0053 222 123 4567", "52 222 123 4567",
            "222  123 4567", "222 123 456O", "(222 123 4567", "++52 222 123 4567",
        ])

    /// A Malaysian telephone number, national or with +60.
    public static let phoneMY = phone(
        "MY", countryCode: "60", trunk: "0",
        summary: "A Malaysian telephone number, national or with +60.",
        numbers: "1:9-10 3:9 [4-9]:8",
        withoutTrunk: "1[3-8]00:10",
        source: "MCMC, Numbering and Electronic Addressing Plan",
        example: "012-345 6789",
        accepted: [
            "03-2385 6789", "+60 12-345 6789", "+60323856789", "+60 3-2385 6789", "+60123456789", "1-300-12-3456",
            "1-600-12-3456", "0154-601 2345", "0123456789",
        ],
        rejected: [
            "+6012345678900", "+601234567", "+61 12-345 6789", "0061 12-345 6789", "+60 0 12-345 6789",
            "60 12-345 6789", "012--345  6789", "012-345 678O", "(012-345 6789",
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

    /// A Norwegian telephone number, national or with +47.
    public static let phoneNO = phone(
        "NO", countryCode: "47",
        summary: "A Norwegian telephone number, national or with +47.",
        numbers: "[2-9]:8 0:5",
        source: "Nkom, Nummerplan E.164",
        example: "40 61 23 45",
        accepted: [
            "21 23 45 67", "+47 40 61 23 45", "+4721234567", "+47 21 23 45 67", "+4740612345", "800 12 345", "02000",
            "820 12 345", "810 21 234",
        ],
        rejected: [
            "+47406123450", "+474061", "+48 40 61 23 45", "0048 40 61 23 45", "47 40 61 23 45", "40  61 23 45",
            "40 61 23 4O", "(40 61 23 45", "++47 40 61 23 45",
        ])

    /// A New Zealand telephone number, national or with +64.
    public static let phoneNZ = phone(
        "NZ", countryCode: "64", trunk: "0",
        summary: "A New Zealand telephone number, national or with +64.",
        numbers: "1:10 2:8-10 [346]:8 50:7,9-10 7:8-9 8:5-10 9:8-10",
        source: "Number Administration Deed, New Zealand numbering plan",
        example: "021 123 4567",
        accepted: [
            "03 234 5678", "+64 21 123 4567", "+6432345678", "+64 3 234 5678", "+64211234567", "0800 123 456",
            "083 012378", "0900 123 456", "070 123 4567",
        ],
        rejected: [
            "+6421123456700", "+642112", "+65 21 123 4567", "0065 21 123 4567", "+64 0 21 123 4567", "64 21 123 4567",
            "021  123 4567", "021 123 456O", "(021 123 4567",
        ])

    /// A Polish telephone number, national or with +48.
    public static let phonePL = phone(
        "PL", countryCode: "48",
        summary: "A Polish telephone number, national or with +48.",
        numbers: "[1-9]:7,9 64:6,8 80:10",
        source: "Ministry of Digital Affairs, Plan numeracji krajowej",
        example: "512 345 678",
        accepted: [
            "12 345 67 89", "+48 512 345 678", "+48123456789", "+48 12 345 67 89", "+48512345678", "800 123 456",
            "804 123 456", "701 234 567", "801 234 567",
        ],
        rejected: [
            "+4851234567800", "+4851234", "+49 512 345 678", "0049 512 345 678", "48 512 345 678", "512  345 678",
            "512 345 67O", "(512 345 678", "++48 512 345 678",
        ])

    /// A Portuguese telephone number, national or with +351.
    public static let phonePT = phone(
        "PT", countryCode: "351",
        summary: "A Portuguese telephone number, national or with +351.",
        numbers: "[1-36-9]:9",
        source: "ANACOM, Plano Nacional de Numeração",
        example: "912 345 678",
        accepted: [
            "21 234 5678", "+351 912 345 678", "+351212345678", "+351 21 234 5678", "+351912345678", "800 123 456",
            "707 123 456", "760 123 456", "808 123 456",
        ],
        rejected: [
            "+3519123456780", "+35191234567", "+352 912 345 678", "00352 912 345 678", "351 912 345 678",
            "912  345 678", "912 345 67O", "(912 345 678", "++351 912 345 678",
        ])

    /// A Romanian telephone number, national or with +40.
    public static let phoneRO = phone(
        "RO", countryCode: "40", trunk: "0",
        summary: "A Romanian telephone number, national or with +40.",
        numbers: "2:6,9 3:9 31:6 [7-9]:9",
        source: "ANCOM, decision 375/2013 (national numbering plan)",
        example: "0712 034 567",
        accepted: [
            "021 123 4567", "+40 712 034 567", "+40211234567", "+40 21 123 4567", "+40712034567", "0800 123 456",
            "0372 123 456", "0900 123 456", "0801 123 456",
        ],
        rejected: [
            "+407120345670", "+4071203", "+41 712 034 567", "0041 712 034 567", "+40 0 712 034 567", "40 712 034 567",
            "0712  034 567", "0712 034 56O", "(0712 034 567",
        ])

    /// A Russian telephone number, national or with +7.
    public static let phoneRU = phone(
        "RU", countryCode: "7", trunk: "8", acceptsDoubleZero: false,
        summary: "A Russian telephone number, national or with +7.",
        numbers: "[3489]:10 81:14",
        bracketed:
            #"(?:\+7|8)[ -]?(?:\([3489][0-9]{2}\)[ -]?[0-9](?:[ -]?[0-9]){6}|\([3489][0-9]{3}\)[ -]?[0-9](?:[ -]?[0-9]){5}|\([3489][0-9]{4}\)[ -]?[0-9](?:[ -]?[0-9]){4}|\(8108\)[ -]?[0-9](?:[ -]?[0-9]){9})"#,
        source: "Ministry of Digital Development, Russian numbering plan",
        note:
            "Kazakhstan has the same country code, and numbers that begin with 6 or 7, which are rejected. The international prefix is 8~10, so 007 is rejected.",
        example: "8 (912) 345-67-89",
        accepted: [
            "8 (301) 123-45-67", "+7 912 345-67-89", "+73011234567", "+7 301 123-45-67", "+79123456789",
            "8 (800) 123-45-67", "8 (809) 123-45-67", "8 (808) 123-45-67", "89123456789",
        ],
        rejected: [
            "+7912345678900000", "+7912345678", "+8 912 345-67-89", "008 912 345-67-89", "007 912 345-67-89",
            "+7 8 912 345-67-89", "7 912 345-67-89", "8  (912) 345--67-89", "8 (912) 345-67-8O",
        ])

    /// A Saudi telephone number, national or with +966.
    public static let phoneSA = phone(
        "SA", countryCode: "966", trunk: "0",
        summary: "A Saudi telephone number, national or with +966.",
        numbers: "[159]:9 8:10",
        withoutTrunk: "80:10 92:9",
        source: "Communications, Space and Technology Commission (CST), National Numbering Plan",
        example: "051 234 5678",
        accepted: [
            "011 234 5678", "+966 51 234 5678", "+966112345678", "+966 11 234 5678", "+966512345678", "800 123 4567",
            "9250 12345", "9200 12345", "0512345678",
        ],
        rejected: [
            "+96651234567800", "+96651234567", "+967 51 234 5678", "00967 51 234 5678", "+966 0 51 234 5678",
            "966 51 234 5678", "051  234 5678", "051 234 567O", "(051 234 5678",
        ])

    /// A Swedish telephone number, national or with +46.
    public static let phoneSE = phone(
        "SE", countryCode: "46", trunk: "0",
        summary: "A Swedish telephone number, national or with +46.",
        numbers: "[1-9]:7-9 20:6 9:10",
        source: "PTS, Svenska nummerplanen för telefoni",
        example: "070-123 45 67",
        accepted: [
            "08-12 34 56", "+46 70 123 45 67", "+468123456", "+46 8 12 34 56", "+46701234567", "020-12 34 56",
            "010-234 56 78", "0900-12 34 567", "077-123 45 67",
        ],
        rejected: [
            "+467012345670000", "+4670123", "+47 70 123 45 67", "0047 70 123 45 67", "+46 0 70 123 45 67",
            "46 70 123 45 67", "070--123  45 67", "070-123 45 6O", "(070-123 45 67",
        ])

    /// A Singaporean telephone number, national or with +65.
    public static let phoneSG = phone(
        "SG", countryCode: "65", acceptsDoubleZero: false,
        summary: "A Singaporean telephone number, national or with +65.",
        numbers: "[3689]:8 80:10 1[89]:11 70:11",
        source: "IMDA, National Numbering Plan",
        note: "The international prefix contains the code of a carrier, so 0065 is rejected.",
        example: "8123 4567",
        accepted: [
            "6123 4567", "+65 8123 4567", "+6561234567", "+65 6123 4567", "+6581234567", "1800 123 4567",
            "7000 1234 567", "1900 123 4567", "3123 4567",
        ],
        rejected: [
            "+65812345670000", "+658123456", "+66 8123 4567", "0066 8123 4567", "0065 8123 4567", "65 8123 4567",
            "8123  4567", "8123 456O", "(8123 4567",
        ])

    /// A Slovenian telephone number, national or with +386.
    public static let phoneSI = phone(
        "SI", countryCode: "386", trunk: "0",
        summary: "A Slovenian telephone number, national or with +386.",
        numbers: "[1-8]:8 [89]0:6-8 89:5-8",
        bracketed: #"\(0[1-7]\) ?[0-9](?:[ -]?[0-9]){6}"#,
        source: "AKOS, General act on the numbering plan",
        example: "031 234 567",
        accepted: [
            "(01) 234 56 78", "+386 31 234 567", "+38612345678", "+386 1 234 56 78", "+38631234567", "080 123456",
            "090 123456", "0590 12345", "031234567",
        ],
        rejected: [
            "+386312345670", "+3863123", "+387 31 234 567", "00387 31 234 567", "+386 0 31 234 567", "386 31 234 567",
            "031  234 567", "031 234 56O", "(031 234 567",
        ])

    /// A Slovak telephone number, national or with +421.
    public static let phoneSK = phone(
        "SK", countryCode: "421", trunk: "0",
        summary: "A Slovak telephone number, national or with +421.",
        numbers: "[2-689]:9 [2-5]:6-7 90:7",
        source: "RÚ, Numbering plan",
        example: "0912 123 456",
        accepted: [
            "02 212 345 67", "+421 912 123 456", "+421221234567", "+421 2 212 345 67", "+421912123456", "0800 123 456",
            "0961 234 567", "0900 123 456", "0850 123 456",
        ],
        rejected: [
            "+4219121234560", "+42191212", "+422 912 123 456", "00422 912 123 456", "+421 0 912 123 456",
            "421 912 123 456", "0912  123 456", "0912 123 45O", "(0912 123 456",
        ])

    /// A Thai telephone number, national or with +66.
    public static let phoneTH = phone(
        "TH", countryCode: "66", trunk: "0", acceptsDoubleZero: false,
        summary: "A Thai telephone number, national or with +66.",
        numbers: "[1-57]:8 14:9 [689]:9",
        withoutTrunk: "1[89]:10",
        source: "NBTC, Telecommunications Numbering Plan",
        note: "The international prefix contains the code of a carrier, so 0066 is rejected.",
        example: "081 234 5678",
        accepted: [
            "02 123 4567", "+66 81 234 5678", "+6621234567", "+66 2 123 4567", "+66812345678", "1800 123 456",
            "1900 123 456", "060 123 4567", "0812345678",
        ],
        rejected: [
            "+6681234567800000", "+668123456", "+67 81 234 5678", "0067 81 234 5678", "0066 81 234 5678",
            "+66 0 81 234 5678", "66 81 234 5678", "081  234 5678", "081 234 567O",
        ])

    /// A Turkish telephone number, national or with +90.
    public static let phoneTR = phone(
        "TR", countryCode: "90", trunk: "0",
        summary: "A Turkish telephone number, national or with +90.",
        numbers: "[234589]:10 80:12-13",
        withoutTrunk: "444:7",
        bracketed: #"\(0[2-589][0-9]{2}\) ?[0-9](?:[ -]?[0-9]){6}"#,
        source: "BTK, National Numbering Plan",
        example: "0501 234 56 78",
        accepted: [
            "(0212) 345 67 89", "+90 501 234 56 78", "+902123456789", "+90 212 345 67 89", "+905012345678",
            "0800 123 4567", "444 1 444", "0900 123 4567", "0850 012 3456",
        ],
        rejected: [
            "+9050123456780000", "+90501234", "+91 501 234 56 78", "0091 501 234 56 78", "+90 0 501 234 56 78",
            "90 501 234 56 78", "0501  234 56 78", "0501 234 56 7O", "(0501 234 56 78",
        ])

    /// A Taiwanese telephone number, national or with +886.
    public static let phoneTW = phone(
        "TW", countryCode: "886", trunk: "0", acceptsDoubleZero: false,
        summary: "A Taiwanese telephone number, national or with +886.",
        numbers: "[2-8]:8-9 20:7 70:10-11 9:9",
        source: "NCC, Telecommunications network numbering plan",
        note: "The international prefix contains the code of a carrier, so 00886 is rejected.",
        example: "0912 345 678",
        accepted: [
            "02 2123 4567", "+886 912 345 678", "+886221234567", "+886 2 2123 4567", "+886912345678", "080 012 3456",
            "050 012 3456", "020 312 3456", "070 1234 5678",
        ],
        rejected: [
            "+886912345678000", "+886912345", "+887 912 345 678", "00887 912 345 678", "00886 912 345 678",
            "+886 0 912 345 678", "886 912 345 678", "0912  345 678", "0912 345 67O",
        ])

    /// A Ukrainian telephone number, national or with +380.
    public static let phoneUA = phone(
        "UA", countryCode: "380", trunk: "0",
        summary: "A Ukrainian telephone number, national or with +380.",
        numbers: "[3-9]:9 [89]0:10",
        source: "National Commission for Electronic Communications (NKEK), National numbering plan",
        example: "050 123 4567",
        accepted: [
            "03112 34567", "+380 50 123 4567", "+380311234567", "+380 3112 34567", "+380501234567", "0800 123 456",
            "0900 212 345", "089 123 4567", "0501234567",
        ],
        rejected: [
            "+38050123456700", "+38050123456", "+381 50 123 4567", "00381 50 123 4567", "+380 0 50 123 4567",
            "380 50 123 4567", "050  123 4567", "050 123 456O", "(050 123 4567",
        ])

    /// A United States telephone number with its area code, national or with +1.
    public static let phoneUS = phone(
        "US",
        summary: "A United States telephone number with its area code, national or with +1.",
        expression: northAmericanNumber.description,
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

    /// A Vietnamese telephone number, national or with +84.
    public static let phoneVN = phone(
        "VN", countryCode: "84", trunk: "0",
        summary: "A Vietnamese telephone number, national or with +84.",
        numbers: "1:7-10 2:10 [35-9]:9 69:7-8 79:7",
        withoutTrunk: "1[289]:7-10",
        source: "Ministry of Information and Communications, circular 22/2014 (numbering plan)",
        example: "0912 345 678",
        accepted: [
            "0210 1234 567", "+84 912 345 678", "+842101234567", "+84 210 1234 567", "+84912345678", "1800 123456",
            "0199 2000", "1900 123456", "067 201 23 45",
        ],
        rejected: [
            "+8491234567800", "+84912345", "+85 912 345 678", "0085 912 345 678", "+84 0 912 345 678", "84 912 345 678",
            "0912  345 678", "0912 345 67O", "(0912 345 678",
        ])

    /// A South African telephone number, national or with +27.
    public static let phoneZA = phone(
        "ZA", countryCode: "27", trunk: "0",
        summary: "A South African telephone number, national or with +27.",
        numbers: "[1-9]:9 8[1-4]:5-8 86:10",
        source: "ICASA, Numbering Plan Regulations 2016",
        example: "071 123 4567",
        accepted: [
            "010 123 4567", "+27 71 123 4567", "+27101234567", "+27 10 123 4567", "+27711234567", "080 123 4567",
            "086 112 3456", "086 234 5678", "0860 123 456",
        ],
        rejected: [
            "+2771123456700", "+277112", "+28 71 123 4567", "0028 71 123 4567", "+27 0 71 123 4567", "27 71 123 4567",
            "071  123 4567", "071 123 456O", "(071 123 4567",
        ])
}

#endif
