// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Postal codes

extension InputPattern {
    /// The patterns of this file.
    static let postalCodePatterns: [InputPattern] = [
        .postalCodeAT, .postalCodeAU, .postalCodeBE, .postalCodeBR, .postalCodeCA, .postalCodeCH, .postalCodeCN,
        .postalCodeDE, .postalCodeES, .postalCodeFR, .postalCodeGB, .postalCodeIE, .postalCodeIN, .postalCodeIT,
        .postalCodeJP, .postalCodeNL, .postalCodePL, .postalCodePT, .postalCodeSE, .postalCodeUS,
    ]

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
}

#endif
