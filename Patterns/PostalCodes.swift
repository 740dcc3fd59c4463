// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Postal codes

extension InputPattern {
    /// The patterns of this file.
    static let postalCodePatterns: [InputPattern] = [
        .atPostalCode, .auPostcode, .bePostalCode, .brCEP, .caPostalCode, .chPostalCode, .cnPostalCode,
        .dePostalCode, .esPostalCode, .frPostalCode, .ieEircode, .inPINCode, .itPostalCode, .jpPostalCode,
        .nlPostcode, .plPostalCode, .ptPostalCode, .sePostalCode, .ukPostcode, .usZIPCode,
    ]

    /// An Austrian postal code: four digits that do not begin with 0.
    ///
    /// Accepts `"1010"`, rejects `"0999"`.
    ///
    /// Source: Osterreichische Post, Postleitzahlen; Universal Postal Union, Addressing: Austria,
    /// <https://www.post.at/>
    public static let atPostalCode = InputPattern(
        name: "atPostalCode",
        summary: "An Austrian postal code: four digits that do not begin with 0.",
        expression: "[1-9][0-9]{3}",
        source: "Osterreichische Post, Postleitzahlen; Universal Postal Union, Addressing: Austria",
        link: "https://www.post.at/",
        example: "1010",
        accepted: ["5020", "6020", "8010", "9992", "4020"],
        rejected: ["", "0999", "101", "10100", "A-1010", "10 10", "101O", "1010\n", "１０１０", "10\u{200B}10"])

    /// An Australian postcode: four digits from 0200 on.
    ///
    /// 0200 to 0299 are the Australian National University, 08 and 09 the Northern Territory.
    ///
    /// Accepts `"2000"`, rejects `"0000"`.
    ///
    /// Source: Australia Post, Postcode data,
    /// <https://auspost.com.au/postcode>
    public static let auPostcode = InputPattern(
        name: "auPostcode",
        summary: "An Australian postcode: four digits from 0200 on.",
        expression: "0[289][0-9]{2}|[1-9][0-9]{3}",
        source: "Australia Post, Postcode data",
        link: "https://auspost.com.au/postcode",
        note: "0200 to 0299 are the Australian National University, 08 and 09 the Northern Territory.",
        example: "2000",
        accepted: ["3000", "0200", "0800", "0872", "9726"],
        rejected: ["", "0000", "0100", "200", "20000", "2000 ", "A200", "2000\n", "２０００", "20\u{200B}00"])

    /// A Belgian postal code: four digits that do not begin with 0.
    ///
    /// Accepts `"1000"`, rejects `"0999"`.
    ///
    /// Source: bpost, Postal codes; Universal Postal Union, Addressing: Belgium,
    /// <https://www.bpost.be/en/postcodes>
    public static let bePostalCode = InputPattern(
        name: "bePostalCode",
        summary: "A Belgian postal code: four digits that do not begin with 0.",
        expression: "[1-9][0-9]{3}",
        source: "bpost, Postal codes; Universal Postal Union, Addressing: Belgium",
        link: "https://www.bpost.be/en/postcodes",
        example: "1000",
        accepted: ["2000", "9000", "4000", "8400", "9992"],
        rejected: ["", "0999", "100", "10000", "B-1000", "10 00", "100O", "1000\n", "１０００", "10\u{200B}00"])

    /// A Brazilian postal code: five digits and three, with or without the hyphen.
    ///
    /// Accepts `"01310-100"`, rejects `"00000-000"`.
    ///
    /// Source: Correios, Estrutura do CEP,
    /// <https://www.correios.com.br/enviar/precisa-de-ajuda/tudo-sobre-cep>
    public static let brCEP = InputPattern(
        name: "brCEP",
        summary: "A Brazilian postal code: five digits and three, with or without the hyphen.",
        expression: "(?:0[1-9]|[1-9][0-9])[0-9]{3}-?[0-9]{3}",
        source: "Correios, Estrutura do CEP",
        link: "https://www.correios.com.br/enviar/precisa-de-ajuda/tudo-sobre-cep",
        example: "01310-100",
        accepted: ["20040-020", "70150-900", "22041001", "90010-000", "69900-078"],
        rejected: [
            "",
            "00000-000",
            "0131-0100",
            "01310 100",
            "01310-10",
            "01310-1000",
            "A1310-100",
            "01310-100\n",
            "０１３１０-１００",
            "0131\u{200B}0-100",
        ])

    /// A Canadian postal code: letter, digit, letter, a blank that may be missing, digit, letter, digit.
    ///
    /// The letters D, F, I, O, Q and U are never used, W and Z not at the beginning. Lower case passes: turn it to
    /// upper case before you print a label.
    ///
    /// Accepts `"K1A 0B1"`, rejects `"D1A 0B1"`.
    ///
    /// Source: Canada Post, Addressing guidelines: Postal code,
    /// <https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/postal-codes.page>
    public static let caPostalCode = InputPattern(
        name: "caPostalCode",
        summary: "A Canadian postal code: letter, digit, letter, a blank that may be missing, digit, letter, digit.",
        expression: """
            [ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z] ?[0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][0-9]
            """,
        source: "Canada Post, Addressing guidelines: Postal code",
        link: "https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/postal-codes.page",
        note: """
            The letters D, F, I, O, Q and U are never used, W and Z not at the beginning. Lower case passes: turn it \
            to upper case before you print a label.
            """,
        example: "K1A 0B1",
        accepted: ["H0H 0H0", "V5K 0A1", "m5v3l9", "T2X 1V4", "Y1A 1A1", "B3H 4R2"],
        rejected: [
            "",
            "D1A 0B1",
            "W1A 0B1",
            "Z1A 0B1",
            "K1O 0B1",
            "K1A 0U1",
            "K1A-0B1",
            "K1A  0B1",
            "K1A 0B",
            "1K1 A0B",
            "K1A 0B1\n",
            "Ｋ１Ａ ０Ｂ１",
            "K1A\u{200B} 0B1",
        ])

    /// A Swiss or Liechtenstein postal code: 1000 to 9658.
    ///
    /// Accepts `"1000"`, rejects `"0999"`.
    ///
    /// Source: Swiss Post, Postcodes; Universal Postal Union, Addressing: Switzerland,
    /// <https://www.post.ch/en/receive/post-office-box-and-postcode>
    public static let chPostalCode = InputPattern(
        name: "chPostalCode",
        summary: "A Swiss or Liechtenstein postal code: 1000 to 9658.",
        expression: "[1-8][0-9]{3}|9[0-5][0-9]{2}|96[0-4][0-9]|965[0-8]",
        source: "Swiss Post, Postcodes; Universal Postal Union, Addressing: Switzerland",
        link: "https://www.post.ch/en/receive/post-office-box-and-postcode",
        example: "8001",
        accepted: ["1000", "3000", "9490", "9658", "6900", "8999", "9000", "9599", "9600", "9649", "9650"],
        rejected: [
            "",
            "0999",
            "9659",
            "9999",
            "800",
            "80010",
            "CH-8001",
            "80 01",
            "0000",
            "9660",
            "9700",
            "10000",
            "1000\n",
            "１０００",
            "10\u{200B}00",
        ])

    /// A Chinese postal code: six digits, of which two name the province.
    ///
    /// 999077 and 999078 stand for Hong Kong and Macao, which have no codes of their own.
    ///
    /// Accepts `"100000"`, rejects `"000000"`.
    ///
    /// Source: China Post, Postal code; Universal Postal Union, Addressing: China,
    /// <https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions>
    public static let cnPostalCode = InputPattern(
        name: "cnPostalCode",
        summary: "A Chinese postal code: six digits, of which two name the province.",
        expression: "(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[13-6]|99)[0-9]{4}",
        source: "China Post, Postal code; Universal Postal Union, Addressing: China",
        link: "https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions",
        note: "999077 and 999078 stand for Hong Kong and Macao, which have no codes of their own.",
        example: "100000",
        accepted: ["200040", "518000", "010010", "830000", "999077"],
        rejected: [
            "",
            "000000",
            "10000",
            "1000000",
            "100 000",
            "900000",
            "140000",
            "A00000",
            "100000\n",
            "１０００００",
            "100\u{200B}000",
        ])

    /// A German postal code: 01001 to 99998.
    ///
    /// Accepts `"01001"`, rejects `"00999"`.
    ///
    /// Source: Deutsche Post, Postleitzahl; Universal Postal Union, Addressing: Germany,
    /// <https://www.deutschepost.de/de/p/plz-suche.html>
    public static let dePostalCode = InputPattern(
        name: "dePostalCode",
        summary: "A German postal code: 01001 to 99998.",
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
            "",
            "00999",
            "01000",
            "99999",
            "1011",
            "101155",
            "D-10115",
            "10 115",
            "00000",
            "00100",
            "100000",
            "01001\n",
            "０１００１",
            "01\u{200B}001",
        ])

    /// A Spanish postal code: the province 01 to 52, and three digits.
    ///
    /// Accepts `"28013"`, rejects `"00001"`.
    ///
    /// Source: Correos, Codigo postal; Universal Postal Union, Addressing: Spain,
    /// <https://www.correos.es/es/en/tools/postal-codes/details>
    public static let esPostalCode = InputPattern(
        name: "esPostalCode",
        summary: "A Spanish postal code: the province 01 to 52, and three digits.",
        expression: "(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}",
        source: "Correos, Codigo postal; Universal Postal Union, Addressing: Spain",
        link: "https://www.correos.es/es/en/tools/postal-codes/details",
        example: "28013",
        accepted: ["01001", "08002", "41001", "52006", "35001"],
        rejected: [
            "",
            "00001",
            "53001",
            "99999",
            "2801",
            "280133",
            "E-28013",
            "28 013",
            "28013\n",
            "２８０１３",
            "28\u{200B}013",
        ])

    /// A French postal code: the department or overseas area 01 to 98, and three digits.
    ///
    /// Corsica is 20, overseas 97 and 98; Monaco shares 98.
    ///
    /// Accepts `"75001"`, rejects `"00100"`.
    ///
    /// Source: La Poste, Hexaposte; Universal Postal Union, Addressing: France,
    /// <https://datanova.laposte.fr/datasets/laposte-hexasmal>
    public static let frPostalCode = InputPattern(
        name: "frPostalCode",
        summary: "A French postal code: the department or overseas area 01 to 98, and three digits.",
        expression: "(?:0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}",
        source: "La Poste, Hexaposte; Universal Postal Union, Addressing: France",
        link: "https://datanova.laposte.fr/datasets/laposte-hexasmal",
        note: "Corsica is 20, overseas 97 and 98; Monaco shares 98.",
        example: "75001",
        accepted: ["01000", "20000", "97400", "98000", "69002"],
        rejected: [
            "",
            "00100",
            "99000",
            "7500",
            "750011",
            "F-75001",
            "75 001",
            "2A000",
            "75001\n",
            "７５００１",
            "75\u{200B}001",
        ])

    /// An Irish Eircode: a routing key and four characters, with or without the blank.
    ///
    /// The letters B, G, I, J, L, M, O, Q, S, U and Z are never used.
    ///
    /// Accepts `"A65 F4E2"`, rejects `"A65"`.
    ///
    /// Source: Eircode, Prepare your business: Eircode format,
    /// <https://www.eircode.ie/>
    public static let ieEircode = InputPattern(
        name: "ieEircode",
        summary: "An Irish Eircode: a routing key and four characters, with or without the blank.",
        expression: "(?:[AC-FHKNPRTV-Yac-fhknprtv-y][0-9]{2}|[Dd]6[Ww]) ?[0-9AC-FHKNPRTV-Yac-fhknprtv-y]{4}",
        source: "Eircode, Prepare your business: Eircode format",
        link: "https://www.eircode.ie/",
        note: "The letters B, G, I, J, L, M, O, Q, S, U and Z are never used.",
        example: "A65 F4E2",
        accepted: ["D02 AF30", "D6W XY00", "T12X70A", "y35 tx3c", "V94 T9PX"],
        rejected: [
            "",
            "A65",
            "A65 F4E",
            "A65 F4E22",
            "B65 F4E2",
            "A65 F4EO",
            "A65-F4E2",
            "AB5 F4E2",
            "A65  F4E2",
            "A65 F4E2\n",
            "Ａ６５ Ｆ４Ｅ２",
            "A65 \u{200B}F4E2",
        ])

    /// An Indian PIN code: six digits that do not begin with 0, with or without the blank.
    ///
    /// Nine begins the codes of the Army Postal Service.
    ///
    /// Accepts `"110001"`, rejects `"010001"`.
    ///
    /// Source: India Post, Postal Index Number,
    /// <https://www.indiapost.gov.in/>
    public static let inPINCode = InputPattern(
        name: "inPINCode",
        summary: "An Indian PIN code: six digits that do not begin with 0, with or without the blank.",
        expression: "[1-9][0-9]{2} ?[0-9]{3}",
        source: "India Post, Postal Index Number",
        link: "https://www.indiapost.gov.in/",
        note: "Nine begins the codes of the Army Postal Service.",
        example: "110001",
        accepted: ["400001", "560 001", "700001", "900056", "600 028"],
        rejected: [
            "",
            "010001",
            "11000",
            "1100011",
            "110-001",
            "1100 01",
            "A10001",
            "110001\n",
            "１１０００１",
            "110\u{200B}001",
        ])

    /// An Italian postal code: five digits from 00010 on.
    ///
    /// Accepts `"00118"`, rejects `"00000"`.
    ///
    /// Source: Poste Italiane, CAP; Universal Postal Union, Addressing: Italy,
    /// <https://www.poste.it/cerca/index.html>
    public static let itPostalCode = InputPattern(
        name: "itPostalCode",
        summary: "An Italian postal code: five digits from 00010 on.",
        expression: "(?!0000)(?:[0-8][0-9]|9[0-8])[0-9]{3}",
        source: "Poste Italiane, CAP; Universal Postal Union, Addressing: Italy",
        link: "https://www.poste.it/cerca/index.html",
        example: "00118",
        accepted: ["00010", "20121", "80100", "98168", "50122"],
        rejected: [
            "",
            "00000",
            "00009",
            "99999",
            "0011",
            "001188",
            "I-00118",
            "00 118",
            "00118\n",
            "００１１８",
            "00\u{200B}118",
        ])

    /// A Japanese postal code: three digits and four, with or without the hyphen.
    ///
    /// Accepts `"100-0001"`, rejects `"1000-001"`.
    ///
    /// Source: Japan Post, Postal code; Universal Postal Union, Addressing: Japan,
    /// <https://www.post.japanpost.jp/zipcode/>
    public static let jpPostalCode = InputPattern(
        name: "jpPostalCode",
        summary: "A Japanese postal code: three digits and four, with or without the hyphen.",
        expression: "[0-9]{3}-?[0-9]{4}",
        source: "Japan Post, Postal code; Universal Postal Union, Addressing: Japan",
        link: "https://www.post.japanpost.jp/zipcode/",
        example: "100-0001",
        accepted: ["060-0000", "530-0001", "1600022", "900-0001", "001-0010"],
        rejected: [
            "",
            "1000-001",
            "100-001",
            "100-00011",
            "100 0001",
            "\u{3012}100-0001",
            "100\u{2212}0001",
            "100-0001\n",
            "１００-０００１",
            "100-\u{200B}0001",
        ])

    /// A Dutch postcode: four digits and two letters, with or without the blank.
    ///
    /// SA, SD and SS are never issued.
    ///
    /// Accepts `"1012 AB"`, rejects `"0123 AB"`.
    ///
    /// Source: PostNL, Postcode; NEN 5825,
    /// <https://www.postnl.nl/en/receiving/postcode-finder/>
    public static let nlPostcode = InputPattern(
        name: "nlPostcode",
        summary: "A Dutch postcode: four digits and two letters, with or without the blank.",
        expression: "[1-9][0-9]{3} ?(?:[A-RT-Za-rt-z][A-Za-z]|[Ss][BCE-RT-Zbce-rt-z])",
        source: "PostNL, Postcode; NEN 5825",
        link: "https://www.postnl.nl/en/receiving/postcode-finder/",
        note: "SA, SD and SS are never issued.",
        example: "1012 AB",
        accepted: ["1012AB", "9999 XL", "1234 sb", "2595 AA", "3511 CE"],
        rejected: [
            "",
            "0123 AB",
            "1012 SA",
            "1012 SD",
            "1012SS",
            "1012 A",
            "1012  AB",
            "1012-AB",
            "10123 AB",
            "1012 AB\n",
            "１０１２ ＡＢ",
            "101\u{200B}2 AB",
        ])

    /// A Polish postal code: two digits, a hyphen, three digits.
    ///
    /// Accepts `"00-001"`, rejects `"00001"`.
    ///
    /// Source: Poczta Polska, Kody pocztowe; Universal Postal Union, Addressing: Poland,
    /// <https://kody.poczta-polska.pl/>
    public static let plPostalCode = InputPattern(
        name: "plPostalCode",
        summary: "A Polish postal code: two digits, a hyphen, three digits.",
        expression: "[0-9]{2}-[0-9]{3}",
        source: "Poczta Polska, Kody pocztowe; Universal Postal Union, Addressing: Poland",
        link: "https://kody.poczta-polska.pl/",
        example: "00-001",
        accepted: ["30-001", "80-002", "50-101", "99-440", "61-001"],
        rejected: [
            "",
            "00001",
            "0-0001",
            "00-01",
            "00-0011",
            "00 001",
            "PL-00-001",
            "00_001",
            "00-001\n",
            "００-００１",
            "00-\u{200B}001",
        ])

    /// A Portuguese postal code: four digits, a hyphen, three digits.
    ///
    /// Accepts `"1000-001"`, rejects `"0999-001"`.
    ///
    /// Source: CTT, Codigos postais; Universal Postal Union, Addressing: Portugal,
    /// <https://www.ctt.pt/>
    public static let ptPostalCode = InputPattern(
        name: "ptPostalCode",
        summary: "A Portuguese postal code: four digits, a hyphen, three digits.",
        expression: "[1-9][0-9]{3}-[0-9]{3}",
        source: "CTT, Codigos postais; Universal Postal Union, Addressing: Portugal",
        link: "https://www.ctt.pt/",
        example: "1000-001",
        accepted: ["4000-008", "9500-321", "3000-213", "8000-538", "2829-516"],
        rejected: [
            "",
            "0999-001",
            "1000",
            "1000001",
            "1000 001",
            "100-0001",
            "1000-01",
            "1000-0011",
            "1000-001\n",
            "１０００-００１",
            "1000\u{200B}-001",
        ])

    /// A Swedish postal code: three digits and two, with or without the blank.
    ///
    /// Accepts `"111 20"`, rejects `"011 20"`.
    ///
    /// Source: PostNord, Postnummer; Universal Postal Union, Addressing: Sweden,
    /// <https://www.postnord.se/>
    public static let sePostalCode = InputPattern(
        name: "sePostalCode",
        summary: "A Swedish postal code: three digits and two, with or without the blank.",
        expression: "[1-9][0-9]{2} ?[0-9]{2}",
        source: "PostNord, Postnummer; Universal Postal Union, Addressing: Sweden",
        link: "https://www.postnord.se/",
        example: "111 20",
        accepted: ["11120", "411 06", "984 99", "211 20", "903 26"],
        rejected: [
            "",
            "011 20",
            "1112",
            "111200",
            "11 120",
            "111-20",
            "SE-111 20",
            "111  20",
            "111 20\n",
            "１１１ ２０",
            "111\u{200B} 20",
        ])

    /// A postcode of the United Kingdom, with or without the blank.
    ///
    /// The schema knows neither the P of N1P, which came later, nor the N of W1N, which is gone; both are accepted, and
    /// so are the numbers of the British Forces Post Office (BFPO 61). Lower case passes: turn it to upper case before
    /// you print a label.
    ///
    /// Accepts `"SW1A 1AA"`, rejects `"SW1A 1A"`.
    ///
    /// Source: UK Cabinet Office, schema BS 7666 v2.0, PostCodeType; Royal Mail, Programmers' Guide to the Postcode
    /// Address File,
    /// <https://webarchive.nationalarchives.gov.uk/+/http://www.cabinetoffice.gov.uk/media/291370/bs7666-v2-0-xsd-PostCodeType.htm>
    public static let ukPostcode = InputPattern(
        name: "ukPostcode",
        summary: "A postcode of the United Kingdom, with or without the blank.",
        expression: """
            (?:[A-PR-UWYZa-pr-uwyz][0-9][0-9A-HJKNPSTUWa-hjknpstuw]?\
            |[A-PR-UWYZa-pr-uwyz][A-HK-Ya-hk-y][0-9][0-9ABEHMNPRVWXYabehmnprvwxy]?)\
             ?[0-9][ABD-HJLNP-UW-Zabd-hjlnp-uw-z]{2}\
            |[Gg][Ii][Rr] ?0[Aa][Aa]|[Bb][Ff][Pp][Oo] ?[1-9][0-9]{0,3}
            """,
        source:
            "UK Cabinet Office, schema BS 7666 v2.0, PostCodeType; Royal Mail, Programmers' Guide to the Postcode Address File",
        link:
            "https://webarchive.nationalarchives.gov.uk/+/http://www.cabinetoffice.gov.uk/media/291370/bs7666-v2-0-xsd-PostCodeType.htm",
        note: """
            The schema knows neither the P of N1P, which came later, nor the N of W1N, which is gone; both are \
            accepted, and so are the numbers of the British Forces Post Office (BFPO 61). Lower case passes: turn it to \
            upper case before you print a label.
            """,
        example: "SW1A 1AA",
        accepted: [
            "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "EC1A 1BB", "W1A 0AX", "E1W 1UU", "N1P 2NU", "GIR 0AA",
            "SW1A1AA", "sw1a 1aa", "BFPO 61", "BFPO 5202", "bfpo 1", "BF1 2AA",
        ],
        rejected: [
            "",
            "BFP 61",
            "BFPO 12345",
            "BFPO 061",
            "BFPO",
            "SW1A 1A",
            "SW1A",
            "Q1 1AA",
            "V1 1AA",
            "AI1 1AA",
            "SW1I 1AA",
            "SW1A 1AC",
            "SW1A 1IA",
            "SW1A  1AA",
            "SW1A-1AA",
            "SW111 1AA",
            "1SW 1AA",
            "SW1A 11A",
            "SW1A 1AA\n",
            "ＳＷ１Ａ １ＡＡ",
            "SW1A\u{200B} 1AA",
        ])

    /// A ZIP Code of the United States, with or without the four digits of ZIP+4.
    ///
    /// Accepts `"20500"`, rejects `"00000"`.
    ///
    /// Source: USPS, Publication 28, chapter 2 (ZIP Code, ZIP+4),
    /// <https://pe.usps.com/text/pub28/>
    public static let usZIPCode = InputPattern(
        name: "usZIPCode",
        summary: "A ZIP Code of the United States, with or without the four digits of ZIP+4.",
        expression: "(?:00[1-9]|0[1-9][0-9]|[1-9][0-9]{2})[0-9]{2}(?:-[0-9]{4})?",
        source: "USPS, Publication 28, chapter 2 (ZIP Code, ZIP+4)",
        link: "https://pe.usps.com/text/pub28/",
        example: "20500",
        accepted: ["00501", "99950", "10001-0001", "90210", "96910", "20500-0003"],
        rejected: [
            "",
            "00000",
            "2050",
            "205001",
            "20500-",
            "20500-000",
            "20500 0003",
            "205000003",
            "2050A",
            "20500\n",
            "２０５００",
            "20\u{200B}500",
        ])
}
