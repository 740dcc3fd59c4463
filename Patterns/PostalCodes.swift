// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Postal codes

extension InputPattern {
    /// The patterns of this file.
    static let postalCodePatterns: [InputPattern] = [
        .postalCodeAR, .postalCodeAT, .postalCodeAU, .postalCodeBA, .postalCodeBD, .postalCodeBE, .postalCodeBG,
        .postalCodeBR, .postalCodeBY, .postalCodeCA, .postalCodeCH, .postalCodeCL, .postalCodeCN, .postalCodeCO,
        .postalCodeCY, .postalCodeCZ, .postalCodeDE, .postalCodeDK, .postalCodeEC, .postalCodeEE, .postalCodeEG,
        .postalCodeES, .postalCodeFI, .postalCodeFR, .postalCodeGB, .postalCodeGR, .postalCodeHR, .postalCodeHU,
        .postalCodeID, .postalCodeIE, .postalCodeIL, .postalCodeIN, .postalCodeIS, .postalCodeIT, .postalCodeJP,
        .postalCodeKE, .postalCodeKR, .postalCodeLI, .postalCodeLK, .postalCodeLT, .postalCodeLU, .postalCodeLV,
        .postalCodeMA, .postalCodeMC, .postalCodeME, .postalCodeMK, .postalCodeMT, .postalCodeMX, .postalCodeMY,
        .postalCodeNG, .postalCodeNL, .postalCodeNO, .postalCodeNZ, .postalCodePH, .postalCodePK, .postalCodePL,
        .postalCodePT, .postalCodeRO, .postalCodeRS, .postalCodeRU, .postalCodeSA, .postalCodeSE, .postalCodeSG,
        .postalCodeSI, .postalCodeSK, .postalCodeTH, .postalCodeTN, .postalCodeTR, .postalCodeTW, .postalCodeUA,
        .postalCodeUS, .postalCodeUY, .postalCodeVN, .postalCodeZA,
    ]

    /// Returns a pattern for the postal codes of a country, whose post or regulator issues them.
    @inline(never)
    private static func postalCode(
        _ code: StaticString, summary: StaticString, expression: StaticString, issuer: StaticString,
        country: StaticString, note: StaticString? = nil, example: StaticString, accepted: [StaticString],
        rejected: [StaticString]
    ) -> InputPattern {
        InputPattern(
            name: "postalCode\(code)", summary: "\(summary)", expression: "\(expression)",
            source: "\(issuer); Universal Postal Union, Addressing: \(country)",
            link: "https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions",
            note: note?.description, example: "\(example)", accepted: accepted.map(\.description),
            rejected: rejected.map(\.description))
    }

    /// An Argentine postal code (CPA): four digits, or a province's letter, four digits, and three letters.
    public static let postalCodeAR = postalCode(
        "AR",
        summary: "An Argentine postal code (CPA): four digits, or a province's letter, four digits, and three letters.",
        expression: "[1-9][0-9]{3}|[A-HJ-NP-Za-hj-np-z][1-9][0-9]{3}[A-Za-z]{3}",
        issuer: "Correo Argentino, Código Postal Argentino", country: "Argentina",
        example: "C1070AAM",
        accepted: ["1070", "B1000TBU", "X5187XAB", "9410", "C1000WAM"],
        rejected: ["0999", "I1070AAM", "C1070AA", "C1070AAMM", "C 1070 AAM", "10700"])

    /// An Austrian postal code (Postleitzahl): four digits, the first of them not 0.
    public static let postalCodeAT = InputPattern(
        name: "postalCodeAT",
        summary: "An Austrian postal code (Postleitzahl): four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        source: "Österreichische Post, Postleitzahlen; Universal Postal Union, Addressing: Austria",
        link: "https://www.post.at/",
        example: "1010",
        accepted: ["5020", "6020", "8010", "9992", "4020"],
        rejected: ["0999", "101", "10100", "A-1010", "10 10", "101O"])

    /// An Australian postal code (postcode): four digits from 0200.
    public static let postalCodeAU = InputPattern(
        name: "postalCodeAU",
        summary: "An Australian postal code (postcode): four digits from 0200.",
        expression: "0[289][0-9]{2}|[1-9][0-9]{3}",
        source: "Australia Post, Postcode data",
        link: "https://auspost.com.au/postcode",
        note: "0200 to 0299 belong to the Australian National University, and 0800 to 0999 to the Northern Territory.",
        example: "2000",
        accepted: ["3000", "0200", "0800", "0872", "9726"],
        rejected: ["0000", "0100", "200", "20000", "2000 ", "A200"])

    /// A postal code of Bosnia and Herzegovina: five digits from 70000 to 89999.
    public static let postalCodeBA = postalCode(
        "BA",
        summary: "A postal code of Bosnia and Herzegovina: five digits from 70000 to 89999.",
        expression: "[78][0-9]{4}",
        issuer: "BH Pošta, Poštanski brojevi", country: "Bosnia and Herzegovina",
        example: "71000",
        accepted: ["78000", "88000", "75000", "72000", "76300"],
        rejected: ["61000", "91000", "7100", "710000", "71 000", "7100O"])

    /// A Bangladeshi postal code: four digits, the first of them not 0.
    public static let postalCodeBD = postalCode(
        "BD",
        summary: "A Bangladeshi postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "Bangladesh Post Office, Postcode", country: "Bangladesh",
        example: "1000",
        accepted: ["1340", "4000", "9100", "6000", "3100"],
        rejected: ["0100", "100", "10000", "10 00", "BD-1000", "100O"])

    /// A Belgian postal code: four digits, the first of them not 0.
    public static let postalCodeBE = InputPattern(
        name: "postalCodeBE",
        summary: "A Belgian postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        source: "bpost, Postal codes; Universal Postal Union, Addressing: Belgium",
        link: "https://www.bpost.be/en/postcodes",
        example: "1000",
        accepted: ["2000", "9000", "4000", "8400", "9992"],
        rejected: ["0999", "100", "10000", "B-1000", "10 00", "100O"])

    /// A Bulgarian postal code: four digits, the first of them not 0.
    public static let postalCodeBG = postalCode(
        "BG",
        summary: "A Bulgarian postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "Bulgarian Posts, Postal codes", country: "Bulgaria",
        example: "1000",
        accepted: ["1700", "4000", "9000", "8000", "5800"],
        rejected: ["0100", "100", "10000", "10 00", "BG-1000", "100O"])

    /// A Brazilian postal code (CEP): five digits and three digits, with or without a hyphen between them.
    public static let postalCodeBR = InputPattern(
        name: "postalCodeBR",
        summary: "A Brazilian postal code (CEP): five digits and three digits, with or without a hyphen between them.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{3}-?[0-9]{3}",
        source: "Correios, Estrutura do CEP",
        link: "https://www.correios.com.br/enviar/precisa-de-ajuda/tudo-sobre-cep",
        example: "01310-100",
        accepted: ["20040-020", "70150-900", "22041001", "90010-000", "69900-078"],
        rejected: ["00000-000", "0131-0100", "01310 100", "01310-10", "01310-1000", "A1310-100"])

    /// A Belarusian postal code: six digits from 210000 to 249999.
    public static let postalCodeBY = postalCode(
        "BY",
        summary: "A Belarusian postal code: six digits from 210000 to 249999.",
        expression: "2[1-4][0-9]{4}",
        issuer: "Belpochta, Postal codes", country: "Belarus",
        example: "220050",
        accepted: ["223016", "225860", "210001", "246003", "230025"],
        rejected: ["209999", "250000", "120050", "22005", "2200500", "220 050"])

    /// A Canadian postal code: letter, digit, letter, an optional space, digit, letter, digit.
    public static let postalCodeCA = InputPattern(
        name: "postalCodeCA",
        summary: "A Canadian postal code: letter, digit, letter, an optional space, digit, letter, digit.",
        expression: """
            [ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\
             ?[0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][0-9]
            """,
        source: "Canada Post, Addressing guidelines: Postal code",
        link: "https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/postal-codes.page",
        note: """
            The letters D, F, I, O, Q, and U are never used, and W and Z never begin a code. Lowercase \
            letters are accepted. Convert them to uppercase before you print a label.
            """,
        example: "K1A 0B1",
        accepted: ["H0H 0H0", "V5K 0A1", "m5v3l9", "T2X 1V4", "Y1A 1A1", "B3H 4R2"],
        rejected: [
            "D1A 0B1", "W1A 0B1", "Z1A 0B1", "K1O 0B1", "K1A 0U1", "K1A-0B1", "K1A  0B1", "K1A 0B", "1K1 A0B",
        ])

    /// A Swiss or Liechtenstein postal code: 1000 to 9658.
    public static let postalCodeCH = InputPattern(
        name: "postalCodeCH",
        summary: "A Swiss or Liechtenstein postal code: 1000 to 9658.",
        expression: "[1-8][0-9]{3}|9[0-5][0-9]{2}|96[0-4][0-9]|965[0-8]",
        source: "Swiss Post, Postcodes; Universal Postal Union, Addressing: Switzerland",
        link: "https://www.post.ch/en/receive/post-office-box-and-postcode",
        example: "8001",
        accepted: ["1000", "3000", "9490", "9658", "6900", "8999", "9000", "9599", "9600", "9649", "9650"],
        rejected: ["0999", "9659", "9999", "800", "80010", "CH-8001", "80 01", "0000", "9660", "9700", "10000"])

    /// A Chilean postal code: seven digits, with or without a hyphen after the third.
    public static let postalCodeCL = postalCode(
        "CL",
        summary: "A Chilean postal code: seven digits, with or without a hyphen after the third.",
        expression: "[1-9][0-9]{2}-?[0-9]{4}",
        issuer: "CorreosChile, Código postal", country: "Chile",
        example: "8340457",
        accepted: ["8720019", "1230000", "832-9100", "8320000", "2340000"],
        rejected: ["0340457", "834045", "83404577", "8340-457", "834 0457", "834045A"])

    /// A Chinese postal code: six digits, of which the first two name the province.
    public static let postalCodeCN = InputPattern(
        name: "postalCodeCN",
        summary: "A Chinese postal code: six digits, of which the first two name the province.",
        expression: "(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[13-6]|99)[0-9]{4}",
        source: "China Post, Postal code; Universal Postal Union, Addressing: China",
        link: "https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions",
        note: "999077 and 999078 are used for Hong Kong and Macao, which have no postal codes.",
        example: "100000",
        accepted: ["200040", "518000", "010010", "830000", "999077"],
        rejected: ["000000", "10000", "1000000", "100 000", "900000", "140000", "A00000"])

    /// A Colombian postal code: six digits, of which the first two name the department.
    public static let postalCodeCO = postalCode(
        "CO",
        summary: "A Colombian postal code: six digits, of which the first two name the department.",
        expression: "(?:0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579])[0-9]{4}",
        issuer: "Ministerio de Tecnologías de la Información, Código postal; DANE, Divipola", country: "Colombia",
        example: "111221",
        accepted: ["130001", "760011", "050001", "910001", "680001"],
        rejected: ["000001", "100001", "120001", "11122", "1112210", "111 221"])

    /// A Cypriot postal code: four digits, the first of them not 0.
    public static let postalCodeCY = postalCode(
        "CY",
        summary: "A Cypriot postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "Cyprus Post, Postal codes", country: "Cyprus",
        example: "1900",
        accepted: ["2008", "3304", "8010", "6010", "5290"],
        rejected: ["0999", "190", "19000", "19 00", "CY-1900", "190O"])

    /// A Czech postal code (PSČ): five digits, the first of them 1 to 7, with or without a space after the third.
    public static let postalCodeCZ = postalCode(
        "CZ",
        summary:
            "A Czech postal code (PSČ): five digits, the first of them 1 to 7, with or without a space after the third.",
        expression: "[1-7][0-9]{2} ?[0-9]{2}",
        issuer: "Česká pošta, PSČ", country: "Czechia",
        example: "110 00",
        accepted: ["10000", "251 66", "53087", "602 00", "794 01"],
        rejected: ["010 00", "811 01", "11 000", "1100", "110000", "110-00"])

    /// A German postal code (Postleitzahl, PLZ): 01001 to 99998.
    public static let postalCodeDE = InputPattern(
        name: "postalCodeDE",
        summary: "A German postal code (Postleitzahl, PLZ): 01001 to 99998.",
        expression: """
            01(?:00[1-9]|0[1-9][0-9]|[1-9][0-9]{2})|0[2-9][0-9]{3}|[1-8][0-9]{4}\
            |9[0-8][0-9]{3}|99[0-8][0-9]{2}|999[0-8][0-9]|9999[0-8]
            """,
        source: "Deutsche Post, Postleitzahl; Universal Postal Union, Addressing: Germany",
        link: "https://www.deutschepost.de/de/p/plz-suche.html",
        example: "10115",
        accepted: [
            "01001", "80331", "99998", "04109", "50667", "01009", "01010", "01100", "02000", "89999", "90000", "99000",
            "99899", "99900", "99990",
        ],
        rejected: [
            "00999", "01000", "99999", "1011", "101155", "D-10115", "10 115", "00000", "00100", "100000",
        ])

    /// A Danish postal code: four digits from 0500.
    public static let postalCodeDK = postalCode(
        "DK",
        summary: "A Danish postal code: four digits from 0500.",
        expression: "(?:0[5-9]|[1-9][0-9])[0-9]{2}",
        issuer: "PostNord, Postnumre", country: "Denmark",
        example: "1566",
        accepted: ["8660", "0800", "2100", "5000", "9990"],
        rejected: ["0100", "0499", "156", "15660", "DK-1566", "15 66"])

    /// An Ecuadorian postal code: six digits, of which the first two name the province.
    public static let postalCodeEC = postalCode(
        "EC",
        summary: "An Ecuadorian postal code: six digits, of which the first two name the province.",
        expression: "(?:0[1-9]|1[0-9]|2[0-4])[0-9]{4}",
        issuer: "Correos del Ecuador, Código postal", country: "Ecuador",
        example: "170150",
        accepted: ["090105", "092301", "010101", "240201", "200102"],
        rejected: ["000101", "250101", "17015", "1701500", "170 150", "EC170150"])

    /// An Estonian postal code: five digits, the first of them not 0.
    public static let postalCodeEE = postalCode(
        "EE",
        summary: "An Estonian postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Omniva, Sihtnumbrid", country: "Estonia",
        example: "10111",
        accepted: ["69501", "11212", "50090", "80010", "20308"],
        rejected: ["01011", "1011", "101110", "10 111", "EE-10111", "1011O"])

    /// An Egyptian postal code: five digits, the first of them not 0.
    public static let postalCodeEG = postalCode(
        "EG",
        summary: "An Egyptian postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Egypt Post, Postal codes", country: "Egypt",
        example: "11511",
        accepted: ["12411", "11599", "21500", "81511", "42511"],
        rejected: ["01151", "1151", "115110", "11 511", "EG-11511", "1151A"])

    /// A Spanish postal code: the province, 01 to 52, and three digits.
    public static let postalCodeES = InputPattern(
        name: "postalCodeES",
        summary: "A Spanish postal code: the province, 01 to 52, and three digits.",
        expression: "(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}",
        source: "Correos, Código postal; Universal Postal Union, Addressing: Spain",
        link: "https://www.correos.es/es/en/tools/postal-codes/details",
        example: "28013",
        accepted: ["01001", "08002", "41001", "52006", "35001"],
        rejected: ["00001", "53001", "99999", "2801", "280133", "E-28013", "28 013"])

    /// A Finnish postal code: five digits.
    public static let postalCodeFI = postalCode(
        "FI",
        summary: "A Finnish postal code: five digits.",
        expression: "(?!00000)[0-9]{5}",
        issuer: "Posti, Postal codes", country: "Finland",
        note: "The codes of Åland begin with 22.",
        example: "00100",
        accepted: ["00550", "00011", "33100", "22100", "99999"],
        rejected: ["00000", "0010", "001000", "00 100", "FI-00100", "0010O"])

    /// A French postal code: five digits that begin with the number of a department or of an overseas area.
    public static let postalCodeFR = InputPattern(
        name: "postalCodeFR",
        summary: "A French postal code: five digits that begin with the number of a department or of an overseas area.",
        expression: "(?:(?:0[1-9]|[1-8][0-9]|9[0-5])[0-9]|97[1-8]|98[046-8])[0-9]{2}",
        source: "La Poste, Hexaposte; Universal Postal Union, Addressing: France",
        link: "https://datanova.laposte.fr/datasets/laposte-hexasmal",
        note: "The departments have 01 to 95, the overseas areas 971 to 978, 984, and 986 to 988, and Monaco has 980.",
        example: "75001",
        accepted: ["01000", "20000", "97400", "98000", "69002", "98714", "95880"],
        rejected: [
            "00100", "96000", "97000", "97999", "98999", "99000", "7500", "750011", "F-75001", "75 001", "2A000",
        ])

    /// A British postal code (postcode), with or without a space.
    public static let postalCodeGB = InputPattern(
        name: "postalCodeGB",
        summary: "A British postal code (postcode), with or without a space.",
        expression: """
            (?:[A-PR-UWYZa-pr-uwyz][0-9][0-9A-HJKNPSTUWa-hjknpstuw]?\
            |[A-PR-UWYZa-pr-uwyz][A-HK-Ya-hk-y][0-9][0-9ABEHMNPRVWXYabehmnprvwxy]?)\
             ?[0-9][ABD-HJLNP-UW-Zabd-hjlnp-uw-z]{2}\
            |[Gg][Ii][Rr] ?0[Aa][Aa]|[Bb][Ff][Pp][Oo] ?[1-9][0-9]{0,3}
            """,
        source:
            "Cabinet Office, BS 7666 v2.0, PostCodeType; Royal Mail, Programmers' Guide to the Postcode Address File",
        link:
            "https://webarchive.nationalarchives.gov.uk/+/http://www.cabinetoffice.gov.uk/media/291370/bs7666-v2-0-xsd-PostCodeType.htm",
        note: """
            The pattern also accepts the P of N1P, which is newer than the schema, the N of W1N, which \
            is no longer used, and the numbers of the British Forces Post Office, such as BFPO 61. \
            Lowercase letters are accepted. Convert them to uppercase before you print a label.
            """,
        example: "SW1A 1AA",
        accepted: [
            "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "EC1A 1BB", "W1A 0AX", "E1W 1UU", "N1P 2NU", "GIR 0AA",
            "SW1A1AA", "sw1a 1aa", "BFPO 61", "BFPO 5202", "bfpo 1", "BF1 2AA",
        ],
        rejected: [
            "BFP 61", "BFPO 12345", "BFPO 061", "BFPO", "SW1A 1A", "SW1A", "Q1 1AA", "V1 1AA", "AI1 1AA", "SW1I 1AA",
            "SW1A 1AC", "SW1A 1IA", "SW1A  1AA", "SW1A-1AA", "SW111 1AA", "1SW 1AA", "SW1A 11A",
        ])

    /// A Greek postal code: five digits, the first of them 1 to 8, with or without a space after the third.
    public static let postalCodeGR = postalCode(
        "GR",
        summary: "A Greek postal code: five digits, the first of them 1 to 8, with or without a space after the third.",
        expression: "[1-8][0-9]{2} ?[0-9]{2}",
        issuer: "Hellenic Post, Postal codes", country: "Greece",
        example: "104 31",
        accepted: ["15124", "151 10", "10188", "546 21", "851 00"],
        rejected: ["010 31", "904 31", "10 431", "1043", "104311", "104-31"])

    /// A Croatian postal code: five digits from 10000 to 53999.
    public static let postalCodeHR = postalCode(
        "HR",
        summary: "A Croatian postal code: five digits from 10000 to 53999.",
        expression: "(?:[1-4][0-9]|5[0-3])[0-9]{3}",
        issuer: "Hrvatska pošta, Poštanski brojevi", country: "Croatia",
        example: "10000",
        accepted: ["21001", "10002", "51000", "31000", "53270"],
        rejected: ["09999", "54000", "1000", "100000", "10 000", "HR-10000"])

    /// A Hungarian postal code: four digits, the first of them not 0.
    public static let postalCodeHU = postalCode(
        "HU",
        summary: "A Hungarian postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "Magyar Posta, Irányítószámok", country: "Hungary",
        example: "1051",
        accepted: ["1037", "2380", "1540", "6720", "9985"],
        rejected: ["0999", "105", "10510", "10 51", "H-1051", "105O"])

    /// An Indonesian postal code: five digits, the first of them not 0.
    public static let postalCodeID = postalCode(
        "ID",
        summary: "An Indonesian postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Pos Indonesia, Kode Pos", country: "Indonesia",
        example: "10110",
        accepted: ["40115", "60174", "80361", "99351", "23111"],
        rejected: ["01011", "1011", "101100", "10 110", "ID-10110", "1011O"])

    /// An Irish postal code (Eircode): a routing key and four characters, with or without a space.
    public static let postalCodeIE = InputPattern(
        name: "postalCodeIE",
        summary: "An Irish postal code (Eircode): a routing key and four characters, with or without a space.",
        expression: "(?:[AC-FHKNPRTV-Yac-fhknprtv-y][0-9]{2}|[Dd]6[Ww]) ?[0-9AC-FHKNPRTV-Yac-fhknprtv-y]{4}",
        source: "Eircode, Prepare your business: Eircode format",
        link: "https://www.eircode.ie/",
        note: "The letters B, G, I, J, L, M, O, Q, S, U, and Z are never used.",
        example: "A65 F4E2",
        accepted: ["D02 AF30", "D6W XY00", "T12X70A", "y35 tx3c", "V94 T9PX"],
        rejected: ["A65", "A65 F4E", "A65 F4E22", "B65 F4E2", "A65 F4EO", "A65-F4E2", "AB5 F4E2", "A65  F4E2"])

    /// An Israeli postal code: seven digits, or the five digits from before 2013.
    public static let postalCodeIL = postalCode(
        "IL",
        summary: "An Israeli postal code: seven digits, or the five digits from before 2013.",
        expression: "[1-9][0-9]{4}(?:[0-9]{2})?",
        issuer: "Israel Post, Postal codes", country: "Israel",
        example: "9614303",
        accepted: ["6107102", "96143", "3303139", "8499000", "70810"],
        rejected: ["0614303", "961430", "9614", "96143030", "96143-03", "961430A"])

    /// An Indian postal code (PIN code): six digits, the first of them not 0, with or without a space.
    public static let postalCodeIN = InputPattern(
        name: "postalCodeIN",
        summary: "An Indian postal code (PIN code): six digits, the first of them not 0, with or without a space.",
        expression: "[1-9][0-9]{2} ?[0-9]{3}",
        source: "India Post, Postal Index Number",
        link: "https://www.indiapost.gov.in/",
        note: "The codes of the Army Postal Service begin with 9.",
        example: "110001",
        accepted: ["400001", "560 001", "700001", "900056", "600 028"],
        rejected: ["010001", "11000", "1100011", "110-001", "1100 01", "A10001"])

    /// An Icelandic postal code: three digits, the first of them not 0.
    public static let postalCodeIS = postalCode(
        "IS",
        summary: "An Icelandic postal code: three digits, the first of them not 0.",
        expression: "[1-9][0-9]{2}",
        issuer: "Pósturinn, Póstnúmer", country: "Iceland",
        example: "101",
        accepted: ["320", "121", "220", "900", "600"],
        rejected: ["010", "10", "1010", "1 01", "IS-101", "10A"])

    /// An Italian postal code (CAP): five digits from 00010.
    public static let postalCodeIT = InputPattern(
        name: "postalCodeIT",
        summary: "An Italian postal code (CAP): five digits from 00010.",
        expression: "(?!0000)(?:[0-8][0-9]|9[0-8])[0-9]{3}",
        source: "Poste Italiane, CAP; Universal Postal Union, Addressing: Italy",
        link: "https://www.poste.it/cerca/index.html",
        example: "00118",
        accepted: ["00010", "20121", "80100", "98168", "50122"],
        rejected: ["00000", "00009", "99999", "0011", "001188", "I-00118", "00 118"])

    /// A Japanese postal code: three digits and four digits, with or without a hyphen between them.
    public static let postalCodeJP = InputPattern(
        name: "postalCodeJP",
        summary: "A Japanese postal code: three digits and four digits, with or without a hyphen between them.",
        expression: "[0-9]{3}-?[0-9]{4}",
        source: "Japan Post, Postal code; Universal Postal Union, Addressing: Japan",
        link: "https://www.post.japanpost.jp/zipcode/",
        example: "100-0001",
        accepted: ["060-0000", "530-0001", "1600022", "900-0001", "001-0010"],
        rejected: ["1000-001", "100-001", "100-00011", "100 0001", "\u{3012}100-0001", "100\u{2212}0001"])

    /// A Kenyan postal code: five digits.
    public static let postalCodeKE = postalCode(
        "KE",
        summary: "A Kenyan postal code: five digits.",
        expression: "(?!00000)[0-9]{5}",
        issuer: "Postal Corporation of Kenya, Postcodes", country: "Kenya",
        example: "00100",
        accepted: ["20100", "80100", "40100", "30100", "90100"],
        rejected: ["00000", "0010", "001000", "00 100", "KE-00100", "0010O"])

    /// A South Korean postal code: five digits from 01000 to 63999.
    public static let postalCodeKR = postalCode(
        "KR",
        summary: "A South Korean postal code: five digits from 01000 to 63999.",
        expression: "(?:0[1-9]|[1-5][0-9]|6[0-3])[0-9]{3}",
        issuer: "Korea Post, Postal codes", country: "Republic of Korea",
        note: "Since 2015, a code has five digits. The older codes of six digits are rejected.",
        example: "04524",
        accepted: ["03051", "48058", "63309", "01000", "35208"],
        rejected: ["00999", "64000", "4524", "045240", "04 524", "110-062"])

    /// A Liechtenstein postal code: 9485 to 9498.
    public static let postalCodeLI = postalCode(
        "LI",
        summary: "A Liechtenstein postal code: 9485 to 9498.",
        expression: "948[5-9]|949[0-8]",
        issuer: "Liechtensteinische Post, Postleitzahlen", country: "Liechtenstein",
        note: "Switzerland and Liechtenstein share their codes, so `postalCodeCH` accepts these too.",
        example: "9490",
        accepted: ["9485", "9496", "9491", "9498", "9494"],
        rejected: ["9484", "9499", "9500", "949", "94900", "FL-9490"])

    /// A Sri Lankan postal code: five digits.
    public static let postalCodeLK = postalCode(
        "LK",
        summary: "A Sri Lankan postal code: five digits.",
        expression: "(?!00000)[0-9]{5}",
        issuer: "Sri Lanka Post, Postal codes", country: "Sri Lanka",
        example: "00100",
        accepted: ["20000", "10250", "80000", "90000", "40000"],
        rejected: ["00000", "0010", "001000", "00 100", "LK-00100", "0010O"])

    /// A Lithuanian postal code: five digits, with or without LT- before them.
    public static let postalCodeLT = postalCode(
        "LT",
        summary: "A Lithuanian postal code: five digits, with or without LT- before them.",
        expression: "(?:LT-)?(?!00000)[0-9]{5}",
        issuer: "Lietuvos paštas, Pašto kodai", country: "Lithuania",
        example: "01103",
        accepted: ["LT-01103", "04340", "03500", "44280", "91001"],
        rejected: ["00000", "0110", "011030", "LT01103", "lt-01103", "01 103"])

    /// A Luxembourg postal code: four digits, the first of them not 0.
    public static let postalCodeLU = postalCode(
        "LU",
        summary: "A Luxembourg postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "POST Luxembourg, Codes postaux", country: "Luxembourg",
        example: "1009",
        accepted: ["4750", "2998", "1111", "9999", "8008"],
        rejected: ["0999", "100", "10090", "10 09", "L-1009", "100O"])

    /// A Latvian postal code: four digits, the first of them 1 to 5, with or without LV- before them.
    public static let postalCodeLV = postalCode(
        "LV",
        summary: "A Latvian postal code: four digits, the first of them 1 to 5, with or without LV- before them.",
        expression: "(?:LV-)?[1-5][0-9]{3}",
        issuer: "Latvijas Pasts, Pasta indeksi", country: "Latvia",
        example: "LV-1010",
        accepted: ["1010", "LV-1073", "LV-1000", "LV-5401", "3001"],
        rejected: ["LV-0010", "LV-6001", "LV-101", "LV-10100", "LV1010", "lv-1010"])

    /// A Moroccan postal code: five digits, the first of them not 0.
    public static let postalCodeMA = postalCode(
        "MA",
        summary: "A Moroccan postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Poste Maroc, Codes postaux", country: "Morocco",
        example: "10000",
        accepted: ["53000", "20050", "16052", "90000", "40000"],
        rejected: ["01000", "1000", "100000", "10 000", "MA-10000", "1000O"])

    /// A Monegasque postal code: 98000 to 98099.
    public static let postalCodeMC = postalCode(
        "MC",
        summary: "A Monegasque postal code: 98000 to 98099.",
        expression: "980[0-9]{2}",
        issuer: "La Poste Monaco, Codes postaux", country: "Monaco",
        note: "Monaco is in the French system, so `postalCodeFR` accepts these too.",
        example: "98000",
        accepted: ["98020", "98011", "98001", "98025", "98099"],
        rejected: ["97999", "98100", "9800", "980000", "98 000", "MC-98000"])

    /// A Montenegrin postal code: five digits that begin with 81, 84, or 85.
    public static let postalCodeME = postalCode(
        "ME",
        summary: "A Montenegrin postal code: five digits that begin with 81, 84, or 85.",
        expression: "8[145][0-9]{3}",
        issuer: "Pošta Crne Gore, Poštanski brojevi", country: "Montenegro",
        example: "81000",
        accepted: ["81257", "84314", "85366", "85310", "84210"],
        rejected: ["80000", "82000", "91000", "8100", "810000", "81 000"])

    /// A North Macedonian postal code: four digits, the first of them 1 to 7.
    public static let postalCodeMK = postalCode(
        "MK",
        summary: "A North Macedonian postal code: four digits, the first of them 1 to 7.",
        expression: "[1-7][0-9]{3}",
        issuer: "Posts of North Macedonia, Postal codes", country: "North Macedonia",
        example: "1000",
        accepted: ["1314", "1321", "1443", "1062", "7500"],
        rejected: ["0999", "8000", "100", "10000", "10 00", "MK-1000"])

    /// A Maltese postal code: three letters and four digits, with or without a space between them.
    public static let postalCodeMT = postalCode(
        "MT",
        summary: "A Maltese postal code: three letters and four digits, with or without a space between them.",
        expression: "[A-Za-z]{3} ?[0-9]{4}",
        issuer: "MaltaPost, Postcodes", country: "Malta",
        note: "The codes of two digits from before 2007 are rejected.",
        example: "VLT 1117",
        accepted: ["BZN 1130", "SPB 6031", "VCT1753", "slm 3000", "MST 1000"],
        rejected: ["VLT 117", "VLT 11170", "VL 1117", "VLTA 1117", "VLT-1117", "VLT  1117"])

    /// A Mexican postal code (CP): five digits that don't begin with 00.
    public static let postalCodeMX = postalCode(
        "MX",
        summary: "A Mexican postal code (CP): five digits that don't begin with 00.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{3}",
        issuer: "Correos de México, Códigos Postales", country: "Mexico",
        example: "06000",
        accepted: ["02860", "77520", "06082", "01000", "99999"],
        rejected: ["00600", "0600", "060000", "06 000", "MX-06000", "0600O"])

    /// A Malaysian postal code: five digits that don't begin with 00.
    public static let postalCodeMY = postalCode(
        "MY",
        summary: "A Malaysian postal code: five digits that don't begin with 00.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{3}",
        issuer: "Pos Malaysia, Postcodes", country: "Malaysia",
        example: "50670",
        accepted: ["43000", "50754", "88990", "01000", "98850"],
        rejected: ["00670", "5067", "506700", "50 670", "MY-50670", "5067O"])

    /// A Nigerian postal code: six digits, the first of them not 0.
    public static let postalCodeNG = postalCode(
        "NG",
        summary: "A Nigerian postal code: six digits, the first of them not 0.",
        expression: "[1-9][0-9]{5}",
        issuer: "Nigerian Postal Service, Postcodes", country: "Nigeria",
        example: "100001",
        accepted: ["930283", "300001", "931104", "900001", "500272"],
        rejected: ["010001", "10000", "1000010", "100 001", "NG-100001", "10000A"])

    /// A Dutch postal code (postcode): four digits and two letters, with or without a space.
    public static let postalCodeNL = InputPattern(
        name: "postalCodeNL",
        summary: "A Dutch postal code (postcode): four digits and two letters, with or without a space.",
        expression: "[1-9][0-9]{3} ?(?:[A-RT-Za-rt-z][A-Za-z]|[Ss][BCE-RT-Zbce-rt-z])",
        source: "PostNL, Postcode; NEN 5825",
        link: "https://www.postnl.nl/en/receiving/postcode-finder/",
        note: "The letters SA, SD, and SS are never issued.",
        example: "1012 AB",
        accepted: ["1012AB", "9999 XL", "1234 sb", "2595 AA", "3511 CE"],
        rejected: ["0123 AB", "1012 SA", "1012 SD", "1012SS", "1012 A", "1012  AB", "1012-AB", "10123 AB"])

    /// A Norwegian postal code: four digits.
    public static let postalCodeNO = postalCode(
        "NO",
        summary: "A Norwegian postal code: four digits.",
        expression: "(?!0000)[0-9]{4}",
        issuer: "Posten Bring, Postnummer", country: "Norway",
        note: "The codes of Svalbard and Jan Mayen are accepted.",
        example: "0150",
        accepted: ["0025", "0107", "6631", "9170", "5003"],
        rejected: ["0000", "015", "01500", "01 50", "N-0150", "015O"])

    /// A New Zealand postal code: four digits that don't begin with 00.
    public static let postalCodeNZ = postalCode(
        "NZ",
        summary: "A New Zealand postal code: four digits that don't begin with 00.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{2}",
        issuer: "New Zealand Post, Postcodes", country: "New Zealand",
        example: "6011",
        accepted: ["6001", "6015", "6332", "0110", "9893"],
        rejected: ["0010", "601", "60110", "60 11", "NZ-6011", "601O"])

    /// A Philippine postal code: four digits.
    public static let postalCodePH = postalCode(
        "PH",
        summary: "A Philippine postal code: four digits.",
        expression: "(?!0000)[0-9]{4}",
        issuer: "Philippine Postal Corporation, ZIP codes", country: "Philippines",
        example: "1000",
        accepted: ["1008", "1050", "1135", "2000", "0400"],
        rejected: ["0000", "100", "10000", "10 00", "PH-1000", "100O"])

    /// A Pakistani postal code: five digits, the first of them not 0.
    public static let postalCodePK = postalCode(
        "PK",
        summary: "A Pakistani postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Pakistan Post, Post codes", country: "Pakistan",
        example: "44000",
        accepted: ["54000", "74200", "25000", "87300", "38000"],
        rejected: ["04400", "4400", "440000", "44 000", "PK-44000", "4400O"])

    /// A Polish postal code: two digits, a hyphen, and three digits.
    public static let postalCodePL = InputPattern(
        name: "postalCodePL",
        summary: "A Polish postal code: two digits, a hyphen, and three digits.",
        expression: "[0-9]{2}-[0-9]{3}",
        source: "Poczta Polska, Kody pocztowe; Universal Postal Union, Addressing: Poland",
        link: "https://kody.poczta-polska.pl/",
        example: "00-001",
        accepted: ["30-001", "80-002", "50-101", "99-440", "61-001"],
        rejected: ["00001", "0-0001", "00-01", "00-0011", "00 001", "PL-00-001", "00_001"])

    /// A Portuguese postal code: four digits, a hyphen, and three digits.
    public static let postalCodePT = InputPattern(
        name: "postalCodePT",
        summary: "A Portuguese postal code: four digits, a hyphen, and three digits.",
        expression: "[1-9][0-9]{3}-[0-9]{3}",
        source: "CTT, Códigos postais; Universal Postal Union, Addressing: Portugal",
        link: "https://www.ctt.pt/",
        example: "1000-001",
        accepted: ["4000-008", "9500-321", "3000-213", "8000-538", "2829-516"],
        rejected: ["0999-001", "1000", "1000001", "1000 001", "100-0001", "1000-01", "1000-0011"])

    /// A Romanian postal code: six digits that don't begin with 00.
    public static let postalCodeRO = postalCode(
        "RO",
        summary: "A Romanian postal code: six digits that don't begin with 00.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{4}",
        issuer: "Poșta Română, Coduri poștale", country: "Romania",
        example: "060274",
        accepted: ["061357", "200716", "010011", "927250", "400001"],
        rejected: ["000274", "06027", "0602740", "060 274", "RO-060274", "06027A"])

    /// A Serbian postal code: five digits, the first of them 1 to 3, or the six digits of a street's code (PAK).
    public static let postalCodeRS = postalCode(
        "RS",
        summary:
            "A Serbian postal code: five digits, the first of them 1 to 3, or the six digits of a street's code (PAK).",
        expression: "[1-3][0-9]{4,5}",
        issuer: "Pošta Srbije, Poštanski brojevi", country: "Serbia",
        example: "11000",
        accepted: ["106314", "21000", "34000", "38220", "18101"],
        rejected: ["01100", "41000", "1100", "1100000", "11 000", "RS-11000"])

    /// A Russian postal code: six digits, the first of them 1 to 6.
    public static let postalCodeRU = postalCode(
        "RU",
        summary: "A Russian postal code: six digits, the first of them 1 to 6.",
        expression: "[1-6][0-9]{5}",
        issuer: "Russian Post, Postal codes", country: "Russian Federation",
        example: "101000",
        accepted: ["103375", "188300", "690091", "620000", "443099"],
        rejected: ["001000", "701000", "10100", "1010000", "101 000", "RU-101000"])

    /// A Saudi postal code: five digits, the first of them not 0.
    public static let postalCodeSA = postalCode(
        "SA",
        summary: "A Saudi postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Saudi Post, National Address", country: "Saudi Arabia",
        example: "11564",
        accepted: ["11187", "11142", "21577", "31952", "42351"],
        rejected: ["01156", "1156", "115640", "11 564", "SA-11564", "1156A"])

    /// A Swedish postal code: three digits and two digits, with or without a space.
    public static let postalCodeSE = InputPattern(
        name: "postalCodeSE",
        summary: "A Swedish postal code: three digits and two digits, with or without a space.",
        expression: "[1-9][0-9]{2} ?[0-9]{2}",
        source: "PostNord, Postnummer; Universal Postal Union, Addressing: Sweden",
        link: "https://www.postnord.se/",
        example: "111 20",
        accepted: ["11120", "411 06", "984 99", "211 20", "903 26"],
        rejected: ["011 20", "1112", "111200", "11 120", "111-20", "SE-111 20", "111  20"])

    /// A Singaporean postal code: six digits, of which the first two are a sector from 01 to 82.
    public static let postalCodeSG = postalCode(
        "SG",
        summary: "A Singaporean postal code: six digits, of which the first two are a sector from 01 to 82.",
        expression: "(?:0[1-9]|[1-7][0-9]|8[0-2])[0-9]{4}",
        issuer: "Singapore Post, Postal codes; Urban Redevelopment Authority, Postal sectors", country: "Singapore",
        example: "049315",
        accepted: ["546080", "308125", "408600", "018956", "828761"],
        rejected: ["009315", "839999", "04931", "0493150", "049 315", "S049315"])

    /// A Slovenian postal code: four digits, the first of them not 0.
    public static let postalCodeSI = postalCode(
        "SI",
        summary: "A Slovenian postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "Pošta Slovenije, Poštne številke", country: "Slovenia",
        example: "1000",
        accepted: ["4000", "1001", "2500", "6000", "9265"],
        rejected: ["0999", "100", "10000", "10 00", "SI-1000", "100O"])

    /// A Slovak postal code (PSČ): five digits, the first of them 0, 8, or 9, with or without a space after the third.
    public static let postalCodeSK = postalCode(
        "SK",
        summary:
            "A Slovak postal code (PSČ): five digits, the first of them 0, 8, or 9, with or without a space after the third.",
        expression: "(?!000)[089][0-9]{2} ?[0-9]{2}",
        issuer: "Slovenská pošta, PSČ", country: "Slovakia",
        example: "811 01",
        accepted: ["010 01", "02314", "972 48", "92101", "040 01"],
        rejected: ["000 00", "110 00", "711 01", "81 101", "8110", "811-01"])

    /// A Thai postal code: five digits, the first of them not 0.
    public static let postalCodeTH = postalCode(
        "TH",
        summary: "A Thai postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Thailand Post, Postal codes", country: "Thailand",
        example: "10200",
        accepted: ["10150", "10210", "50000", "83000", "96220"],
        rejected: ["01020", "1020", "102000", "10 200", "TH-10200", "1020O"])

    /// A Tunisian postal code: four digits, the first of them not 0.
    public static let postalCodeTN = postalCode(
        "TN",
        summary: "A Tunisian postal code: four digits, the first of them not 0.",
        expression: "[1-9][0-9]{3}",
        issuer: "La Poste Tunisienne, Codes postaux", country: "Tunisia",
        example: "1002",
        accepted: ["8129", "3100", "1030", "4000", "9180"],
        rejected: ["0999", "100", "10020", "10 02", "TN-1002", "100O"])

    /// A Turkish postal code: five digits, of which the first two are a province from 01 to 81.
    public static let postalCodeTR = postalCode(
        "TR",
        summary: "A Turkish postal code: five digits, of which the first two are a province from 01 to 81.",
        expression: "(?:0[1-9]|[1-7][0-9]|8[01])[0-9]{3}",
        issuer: "PTT, Posta kodları", country: "Türkiye",
        example: "06101",
        accepted: ["01960", "34000", "35210", "81000", "07100"],
        rejected: ["00101", "82000", "0610", "061010", "06 101", "TR-06101"])

    /// A Taiwanese postal code: three, five, or six digits, the first of them not 0.
    public static let postalCodeTW = postalCode(
        "TW",
        summary: "A Taiwanese postal code: three, five, or six digits, the first of them not 0.",
        expression: "[1-9][0-9]{2}(?:[0-9]{2,3})?",
        issuer: "Chunghwa Post, 3+3 postal codes", country: "Taiwan",
        example: "100",
        accepted: ["104", "10603", "40867", "106409", "983"],
        rejected: ["010", "10", "1060", "1064091", "106 409", "10A"])

    /// A Ukrainian postal code: five digits that don't begin with 00.
    public static let postalCodeUA = postalCode(
        "UA",
        summary: "A Ukrainian postal code: five digits that don't begin with 00.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{3}",
        issuer: "Ukrposhta, Postal codes", country: "Ukraine",
        example: "01001",
        accepted: ["15432", "01055", "79000", "65000", "99999"],
        rejected: ["00001", "0100", "010010", "01 001", "UA-01001", "0100A"])

    /// A United States postal code (ZIP Code), with or without the four digits of ZIP+4.
    public static let postalCodeUS = InputPattern(
        name: "postalCodeUS",
        summary: "A United States postal code (ZIP Code), with or without the four digits of ZIP+4.",
        expression: "(?:00[1-9]|0[1-9][0-9]|[1-9][0-9]{2})[0-9]{2}(?:-[0-9]{4})?",
        source: "USPS, Publication 28, chapter 2 (ZIP Code, ZIP+4)",
        link: "https://pe.usps.com/text/pub28/",
        example: "20500",
        accepted: ["00501", "99950", "10001-0001", "90210", "96910", "20500-0003"],
        rejected: ["00000", "2050", "205001", "20500-", "20500-000", "20500 0003", "205000003", "2050A"])

    /// A Uruguayan postal code: five digits, the first of them not 0.
    public static let postalCodeUY = postalCode(
        "UY",
        summary: "A Uruguayan postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Correo Uruguayo, Código postal", country: "Uruguay",
        example: "11000",
        accepted: ["11600", "20000", "40000", "97000", "50000"],
        rejected: ["01100", "1100", "110000", "11 000", "UY-11000", "1100O"])

    /// A Vietnamese postal code: five digits, the first of them not 0.
    public static let postalCodeVN = postalCode(
        "VN",
        summary: "A Vietnamese postal code: five digits, the first of them not 0.",
        expression: "[1-9][0-9]{4}",
        issuer: "Vietnam Post, Mã bưu chính", country: "Viet Nam",
        note: "Since 2018, a code has five digits. The older codes of six digits are rejected.",
        example: "70010",
        accepted: ["55999", "10000", "50000", "92000", "17000"],
        rejected: ["01000", "7001", "700100", "70 010", "VN-70010", "7001O"])

    /// A South African postal code: four digits.
    public static let postalCodeZA = postalCode(
        "ZA",
        summary: "A South African postal code: four digits.",
        expression: "(?!0000)[0-9]{4}",
        issuer: "South African Post Office, Postal codes", country: "South Africa",
        example: "0083",
        accepted: ["1451", "0001", "8001", "9300", "2196"],
        rejected: ["0000", "008", "00830", "00 83", "ZA-0083", "008O"])
}

#endif
