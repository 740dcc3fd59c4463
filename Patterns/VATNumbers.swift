// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - VAT numbers

extension InputPattern {
    /// The patterns of this file.
    static let vatNumberPatterns: [InputPattern] = [
        .vatAT, .vatBE, .vatBG, .vatCH, .vatCY, .vatCZ, .vatDE, .vatDK, .vatEE, .vatES, .vatEU, .vatFI, .vatFR,
        .vatGB, .vatGR, .vatHR, .vatHU, .vatIE, .vatIT, .vatLT, .vatLU, .vatLV, .vatMT, .vatNL, .vatNO, .vatPL,
        .vatPT, .vatRO, .vatSE, .vatSI, .vatSK, .vatXI,
    ]

    /// The member states of the European Union, whose numbers `vatEU` accepts in addition to Northern Ireland's numbers.
    private static let memberStates: [InputPattern] = [
        .vatAT, .vatBE, .vatBG, .vatCY, .vatCZ, .vatDE, .vatDK, .vatEE, .vatGR, .vatES, .vatFI, .vatFR, .vatHR,
        .vatHU, .vatIE, .vatIT, .vatLT, .vatLU, .vatLV, .vatMT, .vatNL, .vatPL, .vatPT, .vatRO, .vatSE, .vatSI,
        .vatSK,
    ]

    /// What applies to the numbers of every country.
    private static let vatNote = "Written without spaces, dots, or hyphens."

    /// Returns a pattern for the VAT identification numbers of a country, after the structure that the European
    /// Commission publishes.
    @inline(never)
    private static func vat(
        _ code: StaticString, of country: StaticString, expression: String, checkDigits: CheckDigits,
        note: StaticString? = nil, example: StaticString, accepted: [StaticString], rejected: [StaticString]
    ) -> InputPattern {
        InputPattern(
            name: "vat\(code)", summary: "A VAT identification number from \(country).", expression: expression,
            checkDigits: checkDigits,
            source: "European Commission, VIES, FAQ question 11 (structure of VAT numbers)",
            link: "https://ec.europa.eu/taxation_customs/vies/#/faq",
            note: note.map { "\($0) \(vatNote)" } ?? vatNote,
            example: "\(example)", accepted: accepted.map(\.description), rejected: rejected.map(\.description))
    }

    /// A VAT identification number from Austria.
    public static let vatAT = vat(
        "AT", of: "Austria", expression: "ATU[0-9]{8}", checkDigits: .vatAT,
        example: "ATU13585627",
        accepted: ["ATU10223006", "ATU12345675", "ATU00000024", "ATU66889218", "ATU99999993"],
        rejected: ["AT13585627", "ATU1358562", "ATU135856270", "ATV13585627", "atu13585627", "U13585627"])

    /// A VAT identification number from Belgium.
    public static let vatBE = vat(
        "BE", of: "Belgium", expression: "BE[01][0-9]{9}", checkDigits: .vatBE,
        note: "Add a 0 in front of a number of nine digits from before 2008.",
        example: "BE0428759497",
        accepted: ["BE0776091951", "BE0123456749", "BE0999999922", "BE1000000120", "BE0411905847"],
        rejected: ["BE428759497", "BE2428759497", "BE042875949", "BE04287594970", "be0428759497", "0428759497"])

    /// A VAT identification number from Bulgaria.
    public static let vatBG = vat(
        "BG", of: "Bulgaria", expression: "BG[0-9]{9,10}", checkDigits: .vatBG,
        example: "BG175074752",
        accepted: ["BG1234567892", "BG101004508", "BG0041010002", "BG831642181", "BG7523169263"],
        rejected: ["BG17507475", "BG12345678901", "bg175074752", "175074752", "BG17507475A", "GB175074752"])

    /// A Swiss VAT number: the business identification number and MWST, TVA, IVA, TPV, or VAT.
    public static let vatCH = InputPattern(
        name: "vatCH",
        summary: "A Swiss VAT number: the business identification number and MWST, TVA, IVA, TPV, or VAT.",
        expression: #"CHE-?[0-9]{3}\.?[0-9]{3}\.?[0-9]{3} (?:MWST|TVA|IVA|TPV|VAT)"#,
        checkDigits: .vatCH,
        source: "Federal Statistical Office, Business identification number (UID), SR 431.03",
        link: "https://www.uid.admin.ch/",
        example: "CHE-116.281.710 MWST",
        accepted: [
            "CHE-116.281.710 TVA", "CHE-116.281.710 IVA", "CHE116281710 MWST", "CHE-107.787.577 VAT",
            "CHE-123.456.788 MWST", "CHE-116.281.710 TPV",
        ],
        rejected: [
            "CHE-116.281.710", "CH-116.281.710 MWST", "CHE-116.281.71 MWST", "CHE-116.281.710MWST",
            "CHE 116 281 710 MWST", "che-116.281.710 mwst",
        ])

    /// A VAT identification number from Cyprus.
    public static let vatCY = vat(
        "CY", of: "Cyprus", expression: "CY(?:[02-9][0-9]|1[013-9])[0-9]{6}[A-Z]", checkDigits: .vatCY,
        example: "CY10259033P",
        accepted: ["CY00532445O", "CY10111176Z", "CY99200123T", "CY30009560X", "CY90012345T"],
        rejected: ["CY10259033", "CY1025903P", "CY102590333P", "CY10259033PP", "cy10259033p", "10259033P"])

    /// A VAT identification number from Czechia.
    public static let vatCZ = vat(
        "CZ", of: "Czechia", expression: "CZ(?:[0-8][0-9]{7}|[0-9]{9,10})", checkDigits: .vatCZ,
        example: "CZ25123891",
        accepted: ["CZ640903926", "CZ7103192745", "CZ395601439", "CZ12345679", "CZ8003280318"],
        rejected: ["CZ2512389", "CZ25123891012", "cz25123891", "25123891", "CZ2512389A", "CS25123891"])

    /// A VAT identification number from Germany.
    public static let vatDE = vat(
        "DE", of: "Germany", expression: "DE[1-9][0-9]{8}", checkDigits: .vatDE,
        example: "DE136695976",
        accepted: ["DE111111125", "DE129273398", "DE811907980", "DE123456788", "DE999999995"],
        rejected: ["DE13669597", "DE1366959760", "de136695976", "136695976", "DE13669597A", "D136695976"])

    /// A VAT identification number from Denmark.
    public static let vatDK = vat(
        "DK", of: "Denmark", expression: "DK[1-9][0-9]{7}", checkDigits: .vatDK,
        example: "DK13585628",
        accepted: ["DK88146328", "DK25313763", "DK10403782", "DK24256790", "DK99999993"],
        rejected: ["DK1358562", "DK135856280", "dk13585628", "13585628", "DK1358562A", "DE13585628"])

    /// A VAT identification number from Estonia.
    public static let vatEE = vat(
        "EE", of: "Estonia", expression: "EE[0-9]{9}", checkDigits: .vatEE,
        example: "EE100931558",
        accepted: ["EE100594102", "EE100207415", "EE101385213", "EE123456780", "EE102090374"],
        rejected: ["EE10093155", "EE1009315580", "ee100931558", "100931558", "EE10093155A", "ET100931558"])

    /// A VAT identification number from Spain.
    public static let vatES = vat(
        "ES", of: "Spain", expression: "ES(?:[A-HJ-NP-SU-Z][0-9]{7}[A-Z0-9]|[0-9]{8}[A-Z])", checkDigits: .vatES,
        note: "The first character, the last character or both are letters.",
        example: "ESB58378431",
        accepted: ["ES54362315K", "ESX2482300W", "ESA13585625", "ESJ99216582", "ESN0032484H"],
        rejected: ["ES123456789", "ESB5837843", "ESB583784310", "esb58378431", "B58378431", "ESBB8378431"])

    /// A VAT identification number from any member state of the European Union, or from Northern Ireland.
    public static let vatEU = vat(
        "EU", of: "any member state of the European Union, or from Northern Ireland",
        expression: "(?:" + (memberStates + [vatXI]).map(\.expression).joined(separator: "|") + ")",
        checkDigits: .vatEU, example: "DE136695976",
        accepted: [
            "ATU13585627", "FR40303265045", "NL004495445B01", "ESB58378431", "IE6433435F", "EL094259216", "RO18547290",
            "XI980780684", "LT100001919017",
        ],
        rejected: [
            "GB980780684", "GR094259216", "CHE-116.281.710 MWST", "DE13669597", "US136695976", "de136695976",
            "136695976",
        ])

    /// A VAT identification number from Finland.
    public static let vatFI = vat(
        "FI", of: "Finland", expression: "FI[0-9]{8}", checkDigits: .vatFI,
        example: "FI20774740",
        accepted: ["FI09853608", "FI12345671", "FI01120389", "FI26378052", "FI99999992"],
        rejected: ["FI2077474", "FI207747400", "fi20774740", "20774740", "FI2077474A", "FI2077474-0"])

    /// A VAT identification number from France.
    public static let vatFR = vat(
        "FR", of: "France", expression: "FR(?:[0-8][0-9]|9[0-6]|[A-HJ-NP-Z][A-HJ-NP-Z0-9]|[0-9][A-HJ-NP-Z])[0-9]{9}",
        checkDigits: .vatFR,
        note: "The two characters of the key are digits or letters other than I and O.",
        example: "FR40303265045",
        accepted: ["FR23334175221", "FRK7399859412", "FR4Z123456782", "FR83404833048", "FRY1999999998"],
        rejected: [
            "FR4030326504", "FR403032650450", "FRO0303265045", "FRI0303265045", "fr40303265045", "40303265045",
            "FR4030326504A",
        ])

    /// A British VAT registration number.
    public static let vatGB = InputPattern(
        name: "vatGB",
        summary: "A British VAT registration number.",
        expression: "GB(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})",
        checkDigits: .vatGB, source: "HMRC, VAT registration numbers (VATREC); VIES format for XI",
        link: "https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages",
        note: "GD is for government departments, and HA is for health authorities. \(vatNote)",
        example: "GB980780684",
        accepted: ["GB980780684001", "GBGD001", "GBHA500", "GB340804329", "GBGD499"],
        rejected: [
            "GB98078068", "GB9807806840", "GBGD500", "GBHA499", "gb980780684", "XI980780684", "980780684",
            "GB 980 7806 84",
        ])

    /// A VAT identification number from Greece.
    public static let vatGR = vat(
        "GR", of: "Greece", expression: "EL[0-9]{9}", checkDigits: .vatGR,
        note: "Greece uses EL, not its country code GR.",
        example: "EL094259216",
        accepted: ["EL040127797", "EL123456783", "EL094014201", "EL999645865", "EL090000045"],
        rejected: ["GR094259216", "EL09425921", "EL0942592160", "el094259216", "094259216", "EL09425921A"])

    /// A VAT identification number from Croatia.
    public static let vatHR = vat(
        "HR", of: "Croatia", expression: "HR[0-9]{11}", checkDigits: .vatHR,
        example: "HR33392005961",
        accepted: ["HR12345678903", "HR38192148118", "HR06631284085", "HR24640993045", "HR99999999994"],
        rejected: [
            "HR3339200596", "HR333920059610", "hr33392005961", "33392005961", "HR3339200596A", "CR33392005961",
        ])

    /// A VAT identification number from Hungary.
    public static let vatHU = vat(
        "HU", of: "Hungary", expression: "HU[0-9]{8}", checkDigits: .vatHU,
        example: "HU12892312",
        accepted: ["HU21376414", "HU10597190", "HU10625790", "HU12345676", "HU99999999"],
        rejected: ["HU1289231", "HU128923120", "hu12892312", "12892312", "HU1289231A", "HU12892312-2-41"])

    /// A VAT identification number from Ireland.
    public static let vatIE = vat(
        "IE", of: "Ireland", expression: "IE(?:[0-9][A-Z0-9+*][0-9]{5}[A-W]|[0-9]{7}[A-W][A-IW])", checkDigits: .vatIE,
        note: """
            The old form can have a letter, + or * as its second character. The form of 2013 has two \
            letters at the end, of which the second is A to I or W.
            """,
        example: "IE6433435F",
        accepted: ["IE6433435OA", "IE8D79739I", "IE9S99999M", "IE3628739L", "IE1234567FA", "IE1234567TW"],
        rejected: [
            "IE643343F", "IE64334355F", "IE6433435", "IE6433435FAA", "ie6433435f", "6433435F", "IE6433435X",
            "IE6433435FZ",
        ])

    /// A VAT identification number from Italy.
    public static let vatIT = vat(
        "IT", of: "Italy", expression: "IT[0-9]{7}(?:0[0-9][1-9]|0[1-9]0|100|12[01]|888|999)[0-9]",
        checkDigits: .vatIT,
        example: "IT00743110157",
        accepted: ["IT12345670017", "IT00154189997", "IT07643520567", "IT00905811006", "IT99999990999"],
        rejected: ["IT0074311015", "IT007431101570", "it00743110157", "00743110157", "IT0074311015A"])

    /// A VAT identification number from Lithuania.
    public static let vatLT = vat(
        "LT", of: "Lithuania", expression: "LT(?:[0-9]{7}1[0-9]|[0-9]{10}1[0-9])", checkDigits: .vatLT,
        note: "A number has nine digits, or twelve for persons with a temporary registration.",
        example: "LT119511515",
        accepted: ["LT100001919017", "LT100004801610", "LT213179412", "LT290061371314", "LT999999917"],
        rejected: [
            "LT11951151", "LT1195115150", "LT11951151500", "LT1000019190170", "lt119511515", "119511515",
        ])

    /// A VAT identification number from Luxembourg.
    public static let vatLU = vat(
        "LU", of: "Luxembourg", expression: "LU[0-9]{6}(?:[0-7][0-9]|8[0-8])", checkDigits: .vatLU,
        example: "LU15027442",
        accepted: ["LU10000356", "LU26375245", "LU20260743", "LU12345613", "LU99999984"],
        rejected: ["LU1502744", "LU150274420", "lu15027442", "15027442", "LU1502744A"])

    /// A VAT identification number from Latvia.
    public static let vatLV = vat(
        "LV", of: "Latvia", expression: "LV[0-9]{11}", checkDigits: .vatLV,
        example: "LV40003521600",
        accepted: ["LV16117519997", "LV40003009497", "LV40003032949", "LV50003516531", "LV99999999993"],
        rejected: ["LV4000352160", "LV400035216000", "lv40003521600", "40003521600", "LV4000352160A"])

    /// A VAT identification number from Malta.
    public static let vatMT = vat(
        "MT", of: "Malta", expression: "MT[1-9][0-9]{7}", checkDigits: .vatMT,
        example: "MT11679112",
        accepted: ["MT20200019", "MT12345634", "MT15121333", "MT26572515", "MT99999900"],
        rejected: ["MT1167911", "MT116791120", "mt11679112", "11679112", "MT1167911A"])

    /// A VAT identification number from the Netherlands.
    public static let vatNL = vat(
        "NL", of: "the Netherlands", expression: "NL[0-9]{9}B(?:0[1-9]|[1-9][0-9])", checkDigits: .vatNL,
        note: "The tenth character is always B.",
        example: "NL004495445B01",
        accepted: ["NL002455799B11", "NL123456782B90", "NL822010690B01", "NL000099998B57", "NL999999999B67"],
        rejected: [
            "NL004495445B1", "NL004495445B011", "NL004495445A01", "NL004495445", "nl004495445b01", "004495445B01",
            "NL00449544501",
        ])

    /// A Norwegian VAT number: the organization number and MVA, with or without NO.
    public static let vatNO = InputPattern(
        name: "vatNO",
        summary: "A Norwegian VAT number: the organization number and MVA, with or without NO.",
        expression: "(?:NO ?)?[89][0-9]{2}(?:[0-9]{6}| [0-9]{3} [0-9]{3}) ?MVA",
        checkDigits: .vatNO,
        source: "Br\u{F8}nn\u{F8}ysund Register Center, organization numbers; Merverdiavgiftsforskriften, 15-10-1",
        link: "https://www.brreg.no/en/",
        example: "NO 923 609 016 MVA",
        accepted: ["923609016MVA", "NO923609016MVA", "923 609 016 MVA", "974760673 MVA", "NO995525828MVA"],
        rejected: [
            "923609016", "NO923609016", "92360901MVA", "9236090166MVA", "123456785MVA", "no923609016mva",
            "923-609-016 MVA",
        ])

    /// A VAT identification number from Poland.
    public static let vatPL = vat(
        "PL", of: "Poland", expression: "PL[0-9]{10}", checkDigits: .vatPL,
        example: "PL8567346215",
        accepted: ["PL5260001246", "PL1234567883", "PL5213017228", "PL7740001454", "PL9999999999"],
        rejected: ["PL856734621", "PL85673462150", "pl8567346215", "8567346215", "PL856-734-62-15"])

    /// A VAT identification number from Portugal.
    public static let vatPT = vat(
        "PT", of: "Portugal", expression: "PT[1-9][0-9]{8}", checkDigits: .vatPT,
        example: "PT501964843",
        accepted: ["PT502757191", "PT123456789", "PT500273170", "PT980405319", "PT999999990"],
        rejected: ["PT50196484", "PT5019648430", "pt501964843", "501964843", "PT50196484A"])

    /// A VAT identification number from Romania.
    public static let vatRO = vat(
        "RO", of: "Romania", expression: "RO[1-9][0-9]{1,9}", checkDigits: .vatRO,
        note: "A number has two to ten digits, the first of them not 0.",
        example: "RO18547290",
        accepted: ["RO11198699", "RO14186770", "RO99908", "RO24736200", "RO1630615128", "RO19"],
        rejected: ["RO1", "RO01", "RO18547290123", "ro18547290", "18547290", "RO1854729A"])

    /// A VAT identification number from Sweden.
    public static let vatSE = vat(
        "SE", of: "Sweden", expression: "SE[0-9]{10}(?:0[1-9]|[1-8][0-9]|9[0-4])", checkDigits: .vatSE,
        note: "The last two digits are 01 in nearly all numbers, and 94 at most.",
        example: "SE556188840401",
        accepted: ["SE123456789701", "SE556012579001", "SE502069927701", "SE556703748501", "SE999999999901"],
        rejected: [
            "SE5561888404", "SE55618884040", "SE5561888404011", "SE556188840400", "SE556188840495", "se556188840401",
            "556188840401",
        ])

    /// A VAT identification number from Slovenia.
    public static let vatSI = vat(
        "SI", of: "Slovenia", expression: "SI[1-9][0-9]{7}", checkDigits: .vatSI,
        example: "SI50223054",
        accepted: ["SI15012557", "SI17659957", "SI46385207", "SI59082437", "SI99999994"],
        rejected: ["SI5022305", "SI502230540", "SI05022305", "si50223054", "50223054"])

    /// A VAT identification number from Slovakia.
    public static let vatSK = vat(
        "SK", of: "Slovakia", expression: "SK[1-9][0-9]{9}", checkDigits: .vatSK,
        example: "SK2022749619",
        accepted: ["SK4030000007", "SK2021853504", "SK7020001681", "SK2020317068", "SK9999999999"],
        rejected: ["SK202274961", "SK20227496190", "SK0022749619", "sk2022749619", "2022749619"])

    /// A VAT identification number from Northern Ireland.
    public static let vatXI = vat(
        "XI", of: "Northern Ireland", expression: "XI(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})",
        checkDigits: .vatGB,
        note: "The number is for trade in goods with the European Union.",
        example: "XI980780684",
        accepted: ["XI980780684001", "XIGD001", "XIHA500", "XI340804329", "XIHA999"],
        rejected: [
            "XI98078068", "XI9807806840", "XIGD500", "XIHA499", "xi980780684", "GB980780684", "980780684",
        ])
}

#endif
