// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Value added tax identification numbers

extension InputPattern {
    /// The patterns of this file.
    static let vatNumberPatterns: [InputPattern] = [
        .vatAT, .vatBE, .vatBG, .vatCH, .vatCY, .vatCZ, .vatDE, .vatDK, .vatEE, .vatEL, .vatES, .vatEU, .vatFI,
        .vatFR, .vatGB, .vatHR, .vatHU, .vatIE, .vatIT, .vatLT, .vatLU, .vatLV, .vatMT, .vatNL, .vatPL, .vatPT,
        .vatRO, .vatSE, .vatSI, .vatSK, .vatXI,
    ]

    /// The member states of the European Union: what `vatEU` accepts, beside Northern Ireland.
    private static let memberStates: [InputPattern] = [
        .vatAT, .vatBE, .vatBG, .vatCY, .vatCZ, .vatDE, .vatDK, .vatEE, .vatEL, .vatES, .vatFI, .vatFR, .vatHR,
        .vatHU, .vatIE, .vatIT, .vatLT, .vatLU, .vatLV, .vatMT, .vatNL, .vatPL, .vatPT, .vatRO, .vatSE, .vatSI,
        .vatSK,
    ]

    /// A VAT identification number of Austria.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"ATU13585627"`, rejects `"AT13585627"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatAT = InputPattern(
        name: "vatAT",
        summary: "A VAT identification number of Austria.",
        expression: "ATU[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "ATU13585627",
        accepted: ["ATU10223006", "ATU12345675", "ATU00000024", "ATU66889218", "ATU99999999"],
        rejected: [
            "",
            "AT13585627",
            "ATU1358562",
            "ATU135856270",
            "ATV13585627",
            "atu13585627",
            "U13585627",
            "ATU13585627\n",
            "ＡＴＵ１３５８５６２７",
            "ATU13\u{200B}585627",
        ])

    /// A VAT identification number of Belgium.
    ///
    /// Numbers with nine digits from before 2008 get a 0 in front. Written without blanks, dots or hyphens; the check
    /// digits are not tested.
    ///
    /// Accepts `"BE0428759497"`, rejects `"BE428759497"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatBE = InputPattern(
        name: "vatBE",
        summary: "A VAT identification number of Belgium.",
        expression: "BE[01][0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            Numbers with nine digits from before 2008 get a 0 in front. Written without blanks, dots or hyphens; the \
            check digits are not tested.
            """,
        example: "BE0428759497",
        accepted: ["BE0776091951", "BE0123456749", "BE0999999922", "BE1000000193", "BE0411905847"],
        rejected: [
            "",
            "BE428759497",
            "BE2428759497",
            "BE042875949",
            "BE04287594970",
            "be0428759497",
            "0428759497",
            "BE0428759497\n",
            "ＢＥ０４２８７５９４９７",
            "BE0428\u{200B}759497",
        ])

    /// A VAT identification number of Bulgaria.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"BG175074752"`, rejects `"BG17507475"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatBG = InputPattern(
        name: "vatBG",
        summary: "A VAT identification number of Bulgaria.",
        expression: "BG[0-9]{9,10}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "BG175074752",
        accepted: ["BG1234567890", "BG101004508", "BG0041010002", "BG831642181", "BG7523169263"],
        rejected: [
            "",
            "BG17507475",
            "BG12345678901",
            "bg175074752",
            "175074752",
            "BG17507475A",
            "GB175074752",
            "BG175074752\n",
            "ＢＧ１７５０７４７５２",
            "BG175\u{200B}074752",
        ])

    /// A VAT number of Switzerland: the business number and MWST, TVA, IVA, TPV or VAT.
    ///
    /// The check digit is not tested.
    ///
    /// Accepts `"CHE-116.281.710 MWST"`, rejects `"CHE-116.281.710"`.
    ///
    /// Source: Federal Statistical Office, Business identification number (UID), SR 431.03,
    /// <https://www.uid.admin.ch/>
    public static let vatCH = InputPattern(
        name: "vatCH",
        summary: "A VAT number of Switzerland: the business number and MWST, TVA, IVA, TPV or VAT.",
        expression: #"CHE-?[0-9]{3}\.?[0-9]{3}\.?[0-9]{3} (?:MWST|TVA|IVA|TPV|VAT)"#,
        source: "Federal Statistical Office, Business identification number (UID), SR 431.03",
        link: "https://www.uid.admin.ch/",
        note: "The check digit is not tested.",
        example: "CHE-116.281.710 MWST",
        accepted: [
            "CHE-116.281.710 TVA", "CHE-116.281.710 IVA", "CHE116281710 MWST", "CHE-107.787.577 VAT",
            "CHE-123.456.788 MWST", "CHE-116.281.710 TPV",
        ],
        rejected: [
            "",
            "CHE-116.281.710",
            "CH-116.281.710 MWST",
            "CHE-116.281.71 MWST",
            "CHE-116.281.710MWST",
            "CHE 116 281 710 MWST",
            "che-116.281.710 mwst",
            "CHE-116.281.710 MWST\n",
            "ＣＨＥ-１１６.２８１.７１０ ＭＷＳＴ",
            "CHE-116.28\u{200B}1.710 MWST",
        ])

    /// A VAT identification number of Cyprus.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"CY10259033P"`, rejects `"CY10259033"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatCY = InputPattern(
        name: "vatCY",
        summary: "A VAT identification number of Cyprus.",
        expression: "CY[0-9]{8}[A-Z]",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "CY10259033P",
        accepted: ["CY00532445O", "CY10111176Z", "CY99200123N", "CY30009560X", "CY90012345W"],
        rejected: [
            "",
            "CY10259033",
            "CY1025903P",
            "CY102590333P",
            "CY10259033PP",
            "cy10259033p",
            "10259033P",
            "CY10259033P\n",
            "ＣＹ１０２５９０３３Ｐ",
            "CY102\u{200B}59033P",
        ])

    /// A VAT identification number of Czechia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"CZ25123891"`, rejects `"CZ2512389"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatCZ = InputPattern(
        name: "vatCZ",
        summary: "A VAT identification number of Czechia.",
        expression: "CZ[0-9]{8,10}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "CZ25123891",
        accepted: ["CZ640903926", "CZ7103192745", "CZ395601439", "CZ12345679", "CZ8003280318"],
        rejected: [
            "",
            "CZ2512389",
            "CZ25123891012",
            "cz25123891",
            "25123891",
            "CZ2512389A",
            "CS25123891",
            "CZ25123891\n",
            "ＣＺ２５１２３８９１",
            "CZ251\u{200B}23891",
        ])

    /// A VAT identification number of Germany.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"DE136695976"`, rejects `"DE13669597"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatDE = InputPattern(
        name: "vatDE",
        summary: "A VAT identification number of Germany.",
        expression: "DE[0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "DE136695976",
        accepted: ["DE111111125", "DE129273398", "DE811907980", "DE123456788", "DE999999999"],
        rejected: [
            "",
            "DE13669597",
            "DE1366959760",
            "de136695976",
            "136695976",
            "DE13669597A",
            "D136695976",
            "DE136695976\n",
            "ＤＥ１３６６９５９７６",
            "DE136\u{200B}695976",
        ])

    /// A VAT identification number of Denmark.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"DK13585628"`, rejects `"DK1358562"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatDK = InputPattern(
        name: "vatDK",
        summary: "A VAT identification number of Denmark.",
        expression: "DK[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "DK13585628",
        accepted: ["DK88146328", "DK25313763", "DK10403782", "DK24256790", "DK99999999"],
        rejected: [
            "",
            "DK1358562",
            "DK135856280",
            "dk13585628",
            "13585628",
            "DK1358562A",
            "DE13585628",
            "DK13585628\n",
            "ＤＫ１３５８５６２８",
            "DK135\u{200B}85628",
        ])

    /// A VAT identification number of Estonia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"EE100931558"`, rejects `"EE10093155"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatEE = InputPattern(
        name: "vatEE",
        summary: "A VAT identification number of Estonia.",
        expression: "EE[0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "EE100931558",
        accepted: ["EE100594102", "EE100207415", "EE101385218", "EE123456789", "EE102090374"],
        rejected: [
            "",
            "EE10093155",
            "EE1009315580",
            "ee100931558",
            "100931558",
            "EE10093155A",
            "ET100931558",
            "EE100931558\n",
            "ＥＥ１００９３１５５８",
            "EE100\u{200B}931558",
        ])

    /// A VAT identification number of Greece.
    ///
    /// Greece uses EL, not its country code GR. Written without blanks, dots or hyphens; the check digits are not
    /// tested.
    ///
    /// Accepts `"EL094259216"`, rejects `"GR094259216"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatEL = InputPattern(
        name: "vatEL",
        summary: "A VAT identification number of Greece.",
        expression: "EL[0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            Greece uses EL, not its country code GR. Written without blanks, dots or hyphens; the check digits are \
            not tested.
            """,
        example: "EL094259216",
        accepted: ["EL040127797", "EL123456783", "EL094014201", "EL999645865", "EL090000045"],
        rejected: [
            "",
            "GR094259216",
            "EL09425921",
            "EL0942592160",
            "el094259216",
            "094259216",
            "EL09425921A",
            "EL094259216\n",
            "ＥＬ０９４２５９２１６",
            "EL094\u{200B}259216",
        ])

    /// A VAT identification number of Spain.
    ///
    /// First or last character, or both, are letters. Written without blanks, dots or hyphens; the check digits are not
    /// tested.
    ///
    /// Accepts `"ESB58378431"`, rejects `"ES123456789"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatES = InputPattern(
        name: "vatES",
        summary: "A VAT identification number of Spain.",
        expression: "ES(?:[A-Z][0-9]{7}[A-Z0-9]|[0-9]{8}[A-Z])",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            First or last character, or both, are letters. Written without blanks, dots or hyphens; the check digits \
            are not tested.
            """,
        example: "ESB58378431",
        accepted: ["ES54362315K", "ESX2482300W", "ESA13585625", "ESJ99216582", "ESN0032484H"],
        rejected: [
            "",
            "ES123456789",
            "ESB5837843",
            "ESB583784310",
            "esb58378431",
            "B58378431",
            "ESBB8378431",
            "ESB58378431\n",
            "ＥＳＢ５８３７８４３１",
            "ESB58\u{200B}378431",
        ])

    /// A VAT identification number of any member state of the European Union, or of Northern Ireland.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"DE136695976"`, rejects `"GB980780684"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatEU = InputPattern(
        name: "vatEU",
        summary: "A VAT identification number of any member state of the European Union, or of Northern Ireland.",
        expression: "(?:" + (memberStates + [vatXI]).map(\.expression).joined(separator: "|") + ")",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "DE136695976",
        accepted: [
            "ATU13585627", "FR40303265045", "NL004495445B01", "ESB58378431", "IE6433435F", "EL094259216", "RO18547290",
            "XI980780684", "LT100001919017",
        ],
        rejected: [
            "",
            "GB980780684",
            "GR094259216",
            "CHE-116.281.710 MWST",
            "DE13669597",
            "US136695976",
            "de136695976",
            "136695976",
            "DE136695976\n",
            "ＤＥ１３６６９５９７６",
            "DE136\u{200B}695976",
        ])

    /// A VAT identification number of Finland.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"FI20774740"`, rejects `"FI2077474"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatFI = InputPattern(
        name: "vatFI",
        summary: "A VAT identification number of Finland.",
        expression: "FI[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "FI20774740",
        accepted: ["FI09853608", "FI12345671", "FI01120389", "FI26378052", "FI99999999"],
        rejected: [
            "",
            "FI2077474",
            "FI207747400",
            "fi20774740",
            "20774740",
            "FI2077474A",
            "FI2077474-0",
            "FI20774740\n",
            "ＦＩ２０７７４７４０",
            "FI207\u{200B}74740",
        ])

    /// A VAT identification number of France.
    ///
    /// The two characters of the key may be letters other than I and O. Written without blanks, dots or hyphens; the
    /// check digits are not tested.
    ///
    /// Accepts `"FR40303265045"`, rejects `"FR4030326504"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatFR = InputPattern(
        name: "vatFR",
        summary: "A VAT identification number of France.",
        expression: "FR[A-HJ-NP-Z0-9]{2}[0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            The two characters of the key may be letters other than I and O. Written without blanks, dots or \
            hyphens; the check digits are not tested.
            """,
        example: "FR40303265045",
        accepted: ["FR23334175221", "FRK7399859412", "FR4Z123456782", "FR83404833048", "FRXX999999999"],
        rejected: [
            "",
            "FR4030326504",
            "FR403032650450",
            "FRO0303265045",
            "FRI0303265045",
            "fr40303265045",
            "40303265045",
            "FR4030326504A",
            "FR40303265045\n",
            "ＦＲ４０３０３２６５０４５",
            "FR4030\u{200B}3265045",
        ])

    /// A VAT registration number of the United Kingdom.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested. GD is for government departments, HA
    /// for health authorities.
    ///
    /// Accepts `"GB980780684"`, rejects `"GB98078068"`.
    ///
    /// Source: HMRC, VAT registration numbers (VATREC); VIES format for XI,
    /// <https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages>
    public static let vatGB = InputPattern(
        name: "vatGB",
        summary: "A VAT registration number of the United Kingdom.",
        expression: "GB(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})",
        source: "HMRC, VAT registration numbers (VATREC); VIES format for XI",
        link: "https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages",
        note: """
            Written without blanks, dots or hyphens; the check digits are not tested. GD is for government \
            departments, HA for health authorities.
            """,
        example: "GB980780684",
        accepted: ["GB980780684001", "GBGD001", "GBHA500", "GB340804329", "GBGD499"],
        rejected: [
            "",
            "GB98078068",
            "GB9807806840",
            "GBGD500",
            "GBHA499",
            "gb980780684",
            "XI980780684",
            "980780684",
            "GB 980 7806 84",
            "GB980780684\n",
            "ＧＢ９８０７８０６８４",
            "GB980\u{200B}780684",
        ])

    /// A VAT identification number of Croatia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"HR33392005961"`, rejects `"HR3339200596"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatHR = InputPattern(
        name: "vatHR",
        summary: "A VAT identification number of Croatia.",
        expression: "HR[0-9]{11}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "HR33392005961",
        accepted: ["HR12345678903", "HR38192148118", "HR06631284089", "HR24640993045", "HR99999999999"],
        rejected: [
            "",
            "HR3339200596",
            "HR333920059610",
            "hr33392005961",
            "33392005961",
            "HR3339200596A",
            "CR33392005961",
            "HR33392005961\n",
            "ＨＲ３３３９２００５９６１",
            "HR3339\u{200B}2005961",
        ])

    /// A VAT identification number of Hungary.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"HU12892312"`, rejects `"HU1289231"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatHU = InputPattern(
        name: "vatHU",
        summary: "A VAT identification number of Hungary.",
        expression: "HU[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "HU12892312",
        accepted: ["HU21376414", "HU10597190", "HU10625790", "HU12345676", "HU99999999"],
        rejected: [
            "",
            "HU1289231",
            "HU128923120",
            "hu12892312",
            "12892312",
            "HU1289231A",
            "HU12892312-2-41",
            "HU12892312\n",
            "ＨＵ１２８９２３１２",
            "HU128\u{200B}92312",
        ])

    /// A VAT identification number of Ireland.
    ///
    /// The old form may have a letter, + or * as second character; the one of 2013 has two letters at the end. Written
    /// without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"IE6433435F"`, rejects `"IE643343F"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatIE = InputPattern(
        name: "vatIE",
        summary: "A VAT identification number of Ireland.",
        expression: "IE(?:[0-9][A-Z0-9+*][0-9]{5}[A-W]|[0-9]{7}[A-W][A-I])",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            The old form may have a letter, + or * as second character; the one of 2013 has two letters at the end. \
            Written without blanks, dots or hyphens; the check digits are not tested.
            """,
        example: "IE6433435F",
        accepted: ["IE6433435OA", "IE8D79739I", "IE9S99999L", "IE3628739L", "IE1234567FA"],
        rejected: [
            "",
            "IE643343F",
            "IE64334355F",
            "IE6433435",
            "IE6433435FAA",
            "ie6433435f",
            "6433435F",
            "IE6433435X",
            "IE6433435FZ",
            "IE6433435F\n",
            "ＩＥ６４３３４３５Ｆ",
            "IE643\u{200B}3435F",
        ])

    /// A VAT identification number of Italy.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"IT00743110157"`, rejects `"IT0074311015"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatIT = InputPattern(
        name: "vatIT",
        summary: "A VAT identification number of Italy.",
        expression: "IT[0-9]{11}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "IT00743110157",
        accepted: ["IT12345670017", "IT00154189997", "IT07643520567", "IT00905811006", "IT99999999999"],
        rejected: [
            "",
            "IT0074311015",
            "IT007431101570",
            "it00743110157",
            "00743110157",
            "IT0074311015A",
            "IT00743110157\n",
            "ＩＴ００７４３１１０１５７",
            "IT0074\u{200B}3110157",
        ])

    /// A VAT identification number of Lithuania.
    ///
    /// Nine digits, or twelve for persons registered for a time. Written without blanks, dots or hyphens; the check
    /// digits are not tested.
    ///
    /// Accepts `"LT119511515"`, rejects `"LT11951151"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatLT = InputPattern(
        name: "vatLT",
        summary: "A VAT identification number of Lithuania.",
        expression: "LT(?:[0-9]{9}|[0-9]{12})",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            Nine digits, or twelve for persons registered for a time. Written without blanks, dots or hyphens; the \
            check digits are not tested.
            """,
        example: "LT119511515",
        accepted: ["LT100001919017", "LT100004801610", "LT213179412", "LT290061371314", "LT999999999"],
        rejected: [
            "",
            "LT11951151",
            "LT1195115150",
            "LT11951151500",
            "LT1000019190170",
            "lt119511515",
            "119511515",
            "LT119511515\n",
            "ＬＴ１１９５１１５１５",
            "LT119\u{200B}511515",
        ])

    /// A VAT identification number of Luxembourg.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"LU15027442"`, rejects `"LU1502744"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatLU = InputPattern(
        name: "vatLU",
        summary: "A VAT identification number of Luxembourg.",
        expression: "LU[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "LU15027442",
        accepted: ["LU10000356", "LU26375245", "LU20260743", "LU12345613", "LU99999999"],
        rejected: [
            "",
            "LU1502744",
            "LU150274420",
            "lu15027442",
            "15027442",
            "LU1502744A",
            "LU15027442\n",
            "ＬＵ１５０２７４４２",
            "LU150\u{200B}27442",
        ])

    /// A VAT identification number of Latvia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"LV40003521600"`, rejects `"LV4000352160"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatLV = InputPattern(
        name: "vatLV",
        summary: "A VAT identification number of Latvia.",
        expression: "LV[0-9]{11}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "LV40003521600",
        accepted: ["LV16117519997", "LV40003009497", "LV40003032949", "LV50003516531", "LV99999999999"],
        rejected: [
            "",
            "LV4000352160",
            "LV400035216000",
            "lv40003521600",
            "40003521600",
            "LV4000352160A",
            "LV40003521600\n",
            "ＬＶ４０００３５２１６００",
            "LV4000\u{200B}3521600",
        ])

    /// A VAT identification number of Malta.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"MT11679112"`, rejects `"MT1167911"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatMT = InputPattern(
        name: "vatMT",
        summary: "A VAT identification number of Malta.",
        expression: "MT[0-9]{8}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "MT11679112",
        accepted: ["MT20200019", "MT12345634", "MT15121333", "MT26572515", "MT99999999"],
        rejected: [
            "",
            "MT1167911",
            "MT116791120",
            "mt11679112",
            "11679112",
            "MT1167911A",
            "MT11679112\n",
            "ＭＴ１１６７９１１２",
            "MT116\u{200B}79112",
        ])

    /// A VAT identification number of the Netherlands.
    ///
    /// The tenth character is always a B. Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"NL004495445B01"`, rejects `"NL004495445B1"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatNL = InputPattern(
        name: "vatNL",
        summary: "A VAT identification number of the Netherlands.",
        expression: "NL[0-9]{9}B[0-9]{2}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            The tenth character is always a B. Written without blanks, dots or hyphens; the check digits are not \
            tested.
            """,
        example: "NL004495445B01",
        accepted: ["NL002455799B11", "NL123456782B90", "NL822010690B01", "NL000099998B57", "NL999999999B99"],
        rejected: [
            "",
            "NL004495445B1",
            "NL004495445B011",
            "NL004495445A01",
            "NL004495445",
            "nl004495445b01",
            "004495445B01",
            "NL00449544501",
            "NL004495445B01\n",
            "ＮＬ００４４９５４４５Ｂ０１",
            "NL00449\u{200B}5445B01",
        ])

    /// A VAT identification number of Poland.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"PL8567346215"`, rejects `"PL856734621"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatPL = InputPattern(
        name: "vatPL",
        summary: "A VAT identification number of Poland.",
        expression: "PL[0-9]{10}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "PL8567346215",
        accepted: ["PL5260001246", "PL1234567883", "PL5213017228", "PL7740001454", "PL9999999999"],
        rejected: [
            "",
            "PL856734621",
            "PL85673462150",
            "pl8567346215",
            "8567346215",
            "PL856-734-62-15",
            "PL8567346215\n",
            "ＰＬ８５６７３４６２１５",
            "PL8567\u{200B}346215",
        ])

    /// A VAT identification number of Portugal.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"PT501964843"`, rejects `"PT50196484"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatPT = InputPattern(
        name: "vatPT",
        summary: "A VAT identification number of Portugal.",
        expression: "PT[0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "PT501964843",
        accepted: ["PT502757191", "PT123456789", "PT500273170", "PT980405319", "PT999999990"],
        rejected: [
            "",
            "PT50196484",
            "PT5019648430",
            "pt501964843",
            "501964843",
            "PT50196484A",
            "PT501964843\n",
            "ＰＴ５０１９６４８４３",
            "PT501\u{200B}964843",
        ])

    /// A VAT identification number of Romania.
    ///
    /// Two to ten digits, the first of them not 0. Written without blanks, dots or hyphens; the check digits are not
    /// tested.
    ///
    /// Accepts `"RO18547290"`, rejects `"RO1"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatRO = InputPattern(
        name: "vatRO",
        summary: "A VAT identification number of Romania.",
        expression: "RO[1-9][0-9]{1,9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            Two to ten digits, the first of them not 0. Written without blanks, dots or hyphens; the check digits \
            are not tested.
            """,
        example: "RO18547290",
        accepted: ["RO11198699", "RO14186770", "RO99908", "RO24736200", "RO1630615123", "RO19"],
        rejected: [
            "",
            "RO1",
            "RO01",
            "RO18547290123",
            "ro18547290",
            "18547290",
            "RO1854729A",
            "RO18547290\n",
            "ＲＯ１８５４７２９０",
            "RO185\u{200B}47290",
        ])

    /// A VAT identification number of Sweden.
    ///
    /// The last two digits are 01 for nearly all, and 94 at most. Written without blanks, dots or hyphens; the check
    /// digits are not tested.
    ///
    /// Accepts `"SE556188840401"`, rejects `"SE5561888404"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatSE = InputPattern(
        name: "vatSE",
        summary: "A VAT identification number of Sweden.",
        expression: "SE[0-9]{10}(?:0[1-9]|[1-8][0-9]|9[0-4])",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: """
            The last two digits are 01 for nearly all, and 94 at most. Written without blanks, dots or hyphens; the \
            check digits are not tested.
            """,
        example: "SE556188840401",
        accepted: ["SE123456789701", "SE556012579001", "SE502069927701", "SE556703748501", "SE999999999901"],
        rejected: [
            "",
            "SE5561888404",
            "SE55618884040",
            "SE5561888404011",
            "SE556188840400",
            "SE556188840495",
            "se556188840401",
            "556188840401",
            "SE556188840401\n",
            "ＳＥ５５６１８８８４０４０１",
            "SE55618\u{200B}8840401",
        ])

    /// A VAT identification number of Slovenia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"SI50223054"`, rejects `"SI5022305"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatSI = InputPattern(
        name: "vatSI",
        summary: "A VAT identification number of Slovenia.",
        expression: "SI[1-9][0-9]{7}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "SI50223054",
        accepted: ["SI15012557", "SI17659957", "SI46385298", "SI59082437", "SI99999999"],
        rejected: [
            "",
            "SI5022305",
            "SI502230540",
            "SI05022305",
            "si50223054",
            "50223054",
            "SI50223054\n",
            "ＳＩ５０２２３０５４",
            "SI502\u{200B}23054",
        ])

    /// A VAT identification number of Slovakia.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"SK2022749619"`, rejects `"SK202274961"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (structure of VAT numbers),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatSK = InputPattern(
        name: "vatSK",
        summary: "A VAT identification number of Slovakia.",
        expression: "SK[1-9][0-9]{9}",
        source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "SK2022749619",
        accepted: ["SK4030000007", "SK2021853504", "SK7020001680", "SK2020317068", "SK9999999999"],
        rejected: [
            "",
            "SK202274961",
            "SK20227496190",
            "SK0022749619",
            "sk2022749619",
            "2022749619",
            "SK2022749619\n",
            "ＳＫ２０２２７４９６１９",
            "SK2022\u{200B}749619",
        ])

    /// A VAT number of Northern Ireland for trade in goods with the EU.
    ///
    /// Written without blanks, dots or hyphens; the check digits are not tested.
    ///
    /// Accepts `"XI980780684"`, rejects `"XI98078068"`.
    ///
    /// Source: European Commission, VIES, FAQ question 11 (XI),
    /// <https://ec.europa.eu/taxation_customs/vies/#/faq>
    public static let vatXI = InputPattern(
        name: "vatXI",
        summary: "A VAT number of Northern Ireland for trade in goods with the EU.",
        expression: "XI(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})",
        source: "European Commission, VIES, FAQ question 11 (XI)",
        link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
        note: "Written without blanks, dots or hyphens; the check digits are not tested.",
        example: "XI980780684",
        accepted: ["XI980780684001", "XIGD001", "XIHA500", "XI340804329", "XIHA999"],
        rejected: [
            "",
            "XI98078068",
            "XI9807806840",
            "XIGD500",
            "XIHA499",
            "xi980780684",
            "GB980780684",
            "980780684",
            "XI980780684\n",
            "ＸＩ９８０７８０６８４",
            "XI980\u{200B}780684",
        ])
}
