// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationText

/// A kind of number with which a country identifies people, taxpayers, or companies.
///
/// Its name ends with the country's ISO 3166-1 code. ``InputValidator/nationalID(_:)`` validates the numbers.
public struct NationalIdentifier: RawRepresentable, Hashable, CaseIterable, Sendable {
    /// The name in rule files, such as `peselPL`.
    public let rawValue: String

    /// What the number is, such as “Poland's personal number (PESEL)”.
    public let summary: String

    /// A number that the strategy accepts, as people write it.
    public let example: String

    /// The organization or the law that publishes the rules.
    public let source: String

    /// What the strategy doesn't validate, or `nil`.
    public let note: String?

    /// The forms in which people write the number, each with a different number of characters.
    package let forms: [NationalIdentifierForm]
    /// An expression for the numbers that exist, without separators, or `nil` for all numbers of a form.
    package let issued: String?
    package let date: InnerDate?
    package let checkDigits: CheckDigits

    /// Creates a kind of number.
    ///
    /// - Parameters:
    ///   - forms: The forms, in which `0` is a digit, `A` a letter, and `X` a letter or a digit. Other characters may be
    ///     left out. See ``NationalIdentifierForm``.
    private init(
        _ name: StaticString, _ summary: StaticString, forms: StaticString..., issued: StaticString? = nil,
        date: InnerDate? = nil, checkDigits: CheckDigits, example: StaticString, source: StaticString,
        note: StaticString? = nil
    ) {
        rawValue = name.description
        self.summary = summary.description
        self.forms = forms.map { NationalIdentifierForm($0.description) }
        self.issued = issued?.description
        self.date = date
        self.checkDigits = checkDigits
        self.example = example.description
        self.source = source.description
        self.note = note?.description
    }

    /// Returns the kind with a name, or `nil` if there is none.
    public init?(rawValue: String) {
        guard let identifier = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = identifier
    }

    /// Returns whether two kinds have the same name.
    public static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

// MARK: - The table

extension NationalIdentifier {
    /// All kinds, in alphabetical order of their names.
    public static let allCases: [NationalIdentifier] = [
        aadhaarIN, abnAU, amkaGR, asmensKodasLT, bsnNL, cnpjBR, cnpRO, codiceFiscaleIT, cpfBR, cprDK, cuitAR, curpMX,
        dniES, egnBG, emiratesIDAE, fodselsnummerNO, hetuFI, identityNumberIL, identityNumberTR, identityNumberZA,
        innRU, isikukoodEE, jmbgRS, kennitalaIS, myNumberJP, nationalNumberBE, nhsNumberGB, nieES, nifPT, nipPL, nirFR,
        oibHR, personasKodsLV, personnummerSE, peselPL, pinTH, ppsIE, residentNumberCN, rfcMX, rodneCisloCZ,
        rodneCisloSK, rutCL, sinCA, socialInsuranceNumberAT, steuerIDDE, taxNumberUA, tfnAU,
    ]

    /// India's Aadhaar number.
    public static let aadhaarIN = NationalIdentifier(
        "aadhaarIN", "India's Aadhaar number", forms: "0000 0000 0000", issued: "[2-9][0-9]{11}",
        checkDigits: .every(.verhoeff, .notReversible), example: "2341 2341 2346",
        source: "Unique Identification Authority of India, A UID Numbering Scheme")

    /// Australia's business number (ABN).
    public static let abnAU = NationalIdentifier(
        "abnAU", "Australia's business number (ABN)", forms: "00 000 000 000",
        issued: "(?:1[1-9]|[2-9][0-9])[0-9]{9}",
        checkDigits: .sum([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], modulus: 89, plus: -10), example: "83 914 571 673",
        source: "Australian Business Register, Format of the ABN")

    /// Greece's social security number (AMKA).
    public static let amkaGR = NationalIdentifier(
        "amkaGR", "Greece's social security number (AMKA)", forms: "00000000000", date: .ddMMyy, checkDigits: .luhn,
        example: "01013099997", source: "IDIKA, AMKA")

    /// Lithuania's personal code.
    public static let asmensKodasLT = NationalIdentifier(
        "asmensKodasLT", "Lithuania's personal code", forms: "00000000000", date: .isikukood,
        checkDigits: .baltic, example: "33309240064", source: "Lithuania, law VIII-1185 on the residents' register")

    /// The Dutch citizen service number (BSN).
    public static let bsnNL = NationalIdentifier(
        "bsnNL", "The Dutch citizen service number (BSN)", forms: "0000.00.000", issued: "(?!0{9})[0-9]{9}",
        checkDigits: .bsn, example: "111222333", source: "RvIG, Logisch ontwerp BSN")

    /// Brazil's company number (CNPJ), which can have letters since 2026.
    public static let cnpjBR = NationalIdentifier(
        "cnpjBR", "Brazil's company number (CNPJ)", forms: "XX.XXX.XXX/XXXX-00",
        issued: "(?!0{12})[0-9A-Z]{12}[0-9]{2}",
        checkDigits: .every(
            .part(0, 13, .brazilian([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])),
            .brazilian([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])),
        example: "16.727.230/0001-97", source: "Receita Federal, Instrução Normativa 2.229/2024")

    /// Romania's personal code (CNP).
    public static let cnpRO = NationalIdentifier(
        "cnpRO", "Romania's personal code (CNP)", forms: "0000000000000",
        issued: "[1-9][0-9]{6}(?:0[1-9]|[1-3][0-9]|4[0-8]|5[12]|70|8[0-3])[0-9]{4}", date: .cnp,
        checkDigits: .sum([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], modulus: 11, table: "01234567891"),
        example: "1630615123457", source: "Romania, Ministry of Internal Affairs, law 105/1996")

    /// Italy's tax code for people (codice fiscale).
    public static let codiceFiscaleIT = NationalIdentifier(
        "codiceFiscaleIT", "Italy's tax code for people (codice fiscale)", forms: "AAA AAA XXAXX AXXXA",
        issued: "[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]",
        date: .codiceFiscale, checkDigits: .oddPlaces, example: "RCCMNL83S18D969H",
        source: "Italy, Ministry of Finance, decree of 23 December 1976")

    /// Brazil's taxpayer number for people (CPF).
    public static let cpfBR = NationalIdentifier(
        "cpfBR", "Brazil's taxpayer number for people (CPF)", forms: "000.000.000-00", issued: "(?!0{11})[0-9]{11}",
        checkDigits: .every(
            .part(0, 10, .brazilian([10, 9, 8, 7, 6, 5, 4, 3, 2])), .brazilian([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])),
        example: "390.533.447-05", source: "Receita Federal, Instrução Normativa 2.172/2024")

    /// Denmark's personal number (CPR).
    public static let cprDK = NationalIdentifier(
        "cprDK", "Denmark's personal number (CPR)", forms: "000000-0000", date: .cpr, checkDigits: .none,
        example: "211062-5629", source: "CPR-kontoret, Personnummeret i CPR",
        note: "Numbers issued since 2007 can have any last digit, so it isn't checked.")

    /// Argentina's tax number (CUIT, CUIL).
    public static let cuitAR = NationalIdentifier(
        "cuitAR", "Argentina's tax number (CUIT, CUIL)", forms: "00-00000000-0",
        issued: "(?:2[0345-7]|3[034]|5[015])[0-9]{9}",
        checkDigits: .sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11, table: "09987654321"), example: "20-05536168-2",
        source: "AFIP, Resolución General 10/1997")

    /// Mexico's population registry code (CURP).
    public static let curpMX = NationalIdentifier(
        "curpMX", "Mexico's population registry code (CURP)", forms: "AAAA000000AAAAAAX0",
        issued: """
            [A-Z]{4}[0-9]{6}[HM]\
            (?:A[SG]|B[CS]|C[CHLMS]|D[FG]|G[RT]|HG|JC|M[CNS]|N[ELT]|OC|PL|Q[RT]|S[LPR]|T[CLS]|VZ|YN|ZS)\
            [A-Z]{3}[0-9A-Z][0-9]
            """,
        date: .curp,
        checkDigits: .sum(
            [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 10, table: "0987654321",
            letters: .mexican(valueOfEnye: 24)),
        example: "BOXW310820HNERXN09", source: "RENAPO, Instructivo normativo para la asignación de la CURP")

    /// Spain's number for citizens (DNI, NIF).
    public static let dniES = NationalIdentifier(
        "dniES", "Spain's number for citizens (DNI, NIF)", forms: "00000000-A", checkDigits: .dni,
        example: "54362315K", source: "Spain, Royal Decree 1553/2005, article 11")

    /// Bulgaria's civil number (EGN).
    public static let egnBG = NationalIdentifier(
        "egnBG", "Bulgaria's civil number (EGN)", forms: "0000000000", date: .egn, checkDigits: .egn,
        example: "7523169263", source: "Bulgaria, ordinance RD-02-20-9 of 2012 on the GRAO registers")

    /// The Emirates ID number.
    public static let emiratesIDAE = NationalIdentifier(
        "emiratesIDAE", "The Emirates ID number", forms: "000-0000-0000000-0", issued: "784(?:19|20)[0-9]{10}",
        checkDigits: .luhn, example: "784-1980-1234567-8",
        source: "Federal Authority for Identity, Citizenship, Customs and Port Security")

    /// Norway's national identity number or D-number.
    public static let fodselsnummerNO = NationalIdentifier(
        "fodselsnummerNO", "Norway's national identity number or D-number", forms: "000000 00000",
        date: .fodselsnummer,
        checkDigits: .every(
            .part(0, 10, .sum([3, 7, 6, 1, 8, 9, 4, 5, 2], modulus: 11, table: "0?987654321")),
            .sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0?987654321")),
        example: "151086 95088", source: "Norway, folkeregisterforskriften, section 2-2-1")

    /// Finland's personal identity code.
    public static let hetuFI = NationalIdentifier(
        "hetuFI", "Finland's personal identity code", forms: "000000~000X",
        issued: "[0-9]{6}[-+A-FU-Y](?!00[01]|9)[0-9]{3}[0-9A-FHJ-NPR-Y]", date: .hetu,
        checkDigits: .sum(
            CheckDigits.powers(of: 10, 6, modulus: 31, from: 3) + [0] + CheckDigits.powers(of: 10, 3, modulus: 31),
            modulus: 31, table: "0123456789ABCDEFHJKLMNPRSTUVWXY"),
        example: "131052-308T", source: "Digital and Population Data Services Agency, The personal identity code",
        note: "Temporary numbers, which have a serial number from 900, are rejected.")

    /// Israel's identity number.
    public static let identityNumberIL = NationalIdentifier(
        "identityNumberIL", "Israel's identity number", forms: "00000000-0", issued: "(?!0{9})[0-9]{9}",
        checkDigits: .luhn, example: "03933742-3", source: "Israel, Population and Immigration Authority")

    /// Türkiye's identity number.
    public static let identityNumberTR = NationalIdentifier(
        "identityNumberTR", "Türkiye's identity number", forms: "00000000000", issued: "[1-9][0-9]{10}",
        checkDigits: .every(
            .part(0, 10, .sum([3, 1, 3, 1, 3, 1, 3, 1, 3, 1], modulus: 10)),
            .sum([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1], modulus: 10)),
        example: "17291716060", source: "Türkiye, General Directorate of Population and Citizenship Affairs")

    /// South Africa's identity number.
    public static let identityNumberZA = NationalIdentifier(
        "identityNumberZA", "South Africa's identity number", forms: "000000 0000 00 0",
        issued: "[0-9]{10}[01][0-9]{2}",
        date: .yyMMdd(from: 0), checkDigits: .luhn, example: "7503305044089",
        source: "South Africa, Identification Act 68 of 1997")

    /// Russia's taxpayer number (INN) of a person or a company.
    public static let innRU = NationalIdentifier(
        "innRU", "Russia's taxpayer number (INN) of a person or a company", forms: "0000000000", "000000000000",
        checkDigits: .lengths([
            10: .sum([2, 4, 10, 3, 5, 9, 4, 6, 8], modulus: 11, table: "01234567890"),
            12: .every(
                .part(0, 11, .sum([7, 2, 4, 10, 3, 5, 9, 4, 6, 8], modulus: 11, table: "01234567890")),
                .sum([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], modulus: 11, table: "01234567890")),
        ]),
        example: "123456789047", source: "Federal Tax Service of Russia, order ED-7-14/559 of 2020")

    /// Estonia's personal code.
    public static let isikukoodEE = NationalIdentifier(
        "isikukoodEE", "Estonia's personal code", forms: "00000000000", issued: "[1-8][0-9]{10}", date: .isikukood,
        checkDigits: .baltic, example: "36805280109", source: "Estonian standard EVS 585:2007")

    /// The unique citizen number (JMBG) of Serbia and other successors of Yugoslavia.
    public static let jmbgRS = NationalIdentifier(
        "jmbgRS", "The unique citizen number (JMBG) of Serbia and other successors of Yugoslavia",
        forms: "0000000000000", date: .jmbg,
        checkDigits: .sum([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11, table: "00987654321"),
        example: "0101006500006", source: "Serbia, Zakon o jedinstvenom matičnom broju građana, 24/2018")

    /// Iceland's identification number of a person or a company.
    public static let kennitalaIS = NationalIdentifier(
        "kennitalaIS", "Iceland's identification number of a person or a company", forms: "000000-0000",
        issued: "[0-7][0-9]{8}[089]", date: .kennitala,
        checkDigits: .choice(["4 5 6 7": .sum([3, 2, 7, 6, 5, 4, 3, 2, 1, 0], modulus: 11), "": .none]),
        example: "120174-3399", source: "Registers Iceland, ID numbers",
        note: "A person's number issued since February 2026 can have any ninth digit, so only a company's is checked.")

    /// Japan's individual number (My Number).
    public static let myNumberJP = NationalIdentifier(
        "myNumberJP", "Japan's individual number (My Number)", forms: "0000 0000 0000",
        checkDigits: .sum([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11, table: "00987654321"),
        example: "6214 9832 0257", source: "Japan, ordinance 85 of 2014 of the Ministry of Internal Affairs, article 5")

    /// Belgium's national register number, or the number for people outside the register.
    public static let nationalNumberBE = NationalIdentifier(
        "nationalNumberBE", "Belgium's national register number, or the number for people outside the register",
        forms: "00.00.00-000.00", issued: "[0-9]{2}(?:[024][0-9]|[135][0-2])[0-9]{5}(?:0[1-9]|[1-8][0-9]|9[0-7])",
        checkDigits: .some(
            // For births since 2000, the check digits are calculated with a 2 in front of the number.
            .remainder(modulus: 97, digits: 9), .remainder(modulus: 97, digits: 9, plus: 2_000_000_000 % 97)),
        example: "85.07.30-033.28", source: "Belgium, royal decree of 3 April 1984, article 1",
        note: "The day of birth can be unknown, so it isn't checked.")

    /// The NHS number of England, Wales, and the Isle of Man.
    public static let nhsNumberGB = NationalIdentifier(
        "nhsNumberGB", "The NHS number of England, Wales, and the Isle of Man", forms: "000 000 0000",
        checkDigits: .sum([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11), example: "943 476 5870",
        source: "NHS Data Model and Dictionary, NHS number")

    /// Spain's number for foreigners (NIE).
    public static let nieES = NationalIdentifier(
        "nieES", "Spain's number for foreigners (NIE)", forms: "A-0000000-A", issued: "[XYZ][0-9]{7}[A-Z]",
        checkDigits: .nie, example: "X-2482300-W", source: "Spain, Royal Decree 1155/2024; Orden INT/2058/2008")

    /// Portugal's taxpayer number (NIF, NIPC).
    public static let nifPT = NationalIdentifier(
        "nifPT", "Portugal's taxpayer number (NIF, NIPC)", forms: "000 000 000", issued: "[1-9][0-9]{8}",
        checkDigits: .nifPT, example: "501 964 843", source: "Portugal, decree-law 14/2013")

    /// Poland's taxpayer number (NIP).
    public static let nipPL = NationalIdentifier(
        "nipPL", "Poland's taxpayer number (NIP)", forms: "000-000-00-00", checkDigits: .nipPL,
        example: "856-734-62-15", source: "Poland, law of 13 October 1995 on the registration of taxpayers")

    /// France's social security number (NIR).
    public static let nirFR = NationalIdentifier(
        "nirFR", "France's social security number (NIR)", forms: "0 00 00 0X 000 000 00",
        issued: """
            [1-478][0-9]{2}(?:0[1-9]|1[0-2]|[2-9][0-9])(?:[0-9]{2}|2[AB])[0-9]{6}(?:0[1-9]|[1-8][0-9]|9[0-7])
            """,
        // Corsica's letters count as 19 and 18, instead of 30 and 31.
        checkDigits: .choice(
            at: 6,
            [
                "A": .remainder(modulus: 97, digits: 13, plus: -11_000_000),
                "B": .remainder(modulus: 97, digits: 13, plus: -13_000_000),
                "": .remainder(modulus: 97, digits: 13),
            ]),
        example: "2 95 10 99 126 111 93", source: "France, Code de la sécurité sociale, R.115-1; INSEE")

    /// Croatia's personal identification number (OIB).
    public static let oibHR = NationalIdentifier(
        "oibHR", "Croatia's personal identification number (OIB)", forms: "00000000000", checkDigits: .mod11And10,
        example: "33392005961", source: "Croatia, Zakon o osobnom identifikacijskom broju; ISO 7064")

    /// Latvia's personal code.
    public static let personasKodsLV = NationalIdentifier(
        "personasKodsLV", "Latvia's personal code", forms: "000000-00000", issued: "[0-3][0-9]{10}", date: .latvian,
        checkDigits: .latvianPerson, example: "161175-19997", source: "Latvia, law on the register of natural persons",
        note: "Numbers that begin with 32 have no date.")

    /// Sweden's personal identity number or coordination number.
    public static let personnummerSE = NationalIdentifier(
        "personnummerSE", "Sweden's personal identity number or coordination number",
        forms: "000000±0000", "00000000±0000", date: .personnummer,
        checkDigits: .lengths([10: .luhn, 12: .part(2, .luhn)]), example: "880320-0016",
        source: "Swedish Tax Agency, SKV 704; folkbokföringslagen, section 18")

    /// Poland's personal number (PESEL).
    public static let peselPL = NationalIdentifier(
        "peselPL", "Poland's personal number (PESEL)", forms: "00000000000", date: .pesel,
        checkDigits: .sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], modulus: 10), example: "44051401359",
        source: "Poland, law of 24 September 2010 on the population register, article 15")

    /// Thailand's personal identification number.
    public static let pinTH = NationalIdentifier(
        "pinTH", "Thailand's personal identification number", forms: "0-0000-00000-00-0", issued: "[1-8][0-9]{12}",
        checkDigits: .sum([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "10987654321"),
        example: "3-1006-00445-63-5", source: "Thailand, Department of Provincial Administration")

    /// Ireland's personal public service number (PPS).
    public static let ppsIE = NationalIdentifier(
        "ppsIE", "Ireland's personal public service number (PPS)", forms: "0000000A", "0000000AA",
        issued: "[0-9]{7}[A-W][ABHWTX]?",
        checkDigits: .choice(at: 8, ["W T X": .part(0, 8, .irish), "": .irish]), example: "6433435F",
        source: "Ireland, Department of Social Protection, PPS number")

    /// China's resident identity number.
    public static let residentNumberCN = NationalIdentifier(
        "residentNumberCN", "China's resident identity number", forms: "00000000000000000X",
        issued: "(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])[0-9]{15}[0-9X]", date: .yyyyMMdd(from: 6),
        checkDigits: .mod11Radix2, example: "360426199101010071", source: "China, GB 11643-1999",
        note: "Of the place of registration, only the province is checked.")

    /// Mexico's taxpayer code (RFC) of a person or a company.
    public static let rfcMX = NationalIdentifier(
        "rfcMX", "Mexico's taxpayer code (RFC) of a person or a company", forms: "&&& 000000 XXX", "&&&& 000000 XXX",
        issued: "[A-Z&#]{3,4}[0-9]{6}[1-9A-V][1-9A-Z][0-9A]",
        date: .rfc,
        checkDigits: .lengths([
            12: .sum(
                [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0A987654321", plus: 13 * 37,
                letters: .mexican(valueOfEnye: 38)),
            13: .sum(
                [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0A987654321",
                letters: .mexican(valueOfEnye: 38)),
        ]),
        example: "GODE 561231 GR8", source: "Mexico, SAT, Anexo 1-A de la Resolución Miscelánea Fiscal",
        note: "A few old codes, about 1.5 percent, have a wrong check digit and are rejected.")

    /// Czechia's birth number.
    public static let rodneCisloCZ = NationalIdentifier(
        "rodneCisloCZ", "Czechia's birth number", forms: "000000/000", "000000/0000", date: .rodneCislo,
        checkDigits: .lengths([9: .none, 10: .rodneCislo]), example: "710319/2745",
        source: "Czechia, law 133/2000, section 13",
        note: "Numbers of nine digits, from before 1954, have no check digit.")

    /// Slovakia's birth number.
    public static let rodneCisloSK = NationalIdentifier(
        "rodneCisloSK", "Slovakia's birth number", forms: "000000/000", "000000/0000", date: .rodneCislo,
        checkDigits: .lengths([9: .none, 10: .rodneCislo]), example: "710319/2745",
        source: "Slovakia, law 301/1995, section 2",
        note: "Numbers of nine digits, from before 1954, have no check digit.")

    /// Chile's number for people and companies (RUN, RUT).
    public static let rutCL = NationalIdentifier(
        "rutCL", "Chile's number for people and companies (RUN, RUT)", forms: "0.000.000-X", "00.000.000-X",
        issued: "[0-9]{7,8}[0-9K]",
        checkDigits: .sum([2, 3, 4, 5, 6, 7], modulus: 11, table: "0K987654321", isFromRight: true),
        example: "12.531.909-2", source: "Chile, Servicio de Impuestos Internos, decree with force of law 3 of 1969")

    /// Canada's social insurance number (SIN).
    public static let sinCA = NationalIdentifier(
        "sinCA", "Canada's social insurance number (SIN)", forms: "000-000-000", issued: "[1-79][0-9]{8}",
        checkDigits: .luhn, example: "123-456-782",
        source: "Employment and Social Development Canada, SIN Code of Practice")

    /// Austria's social insurance number.
    public static let socialInsuranceNumberAT = NationalIdentifier(
        "socialInsuranceNumberAT", "Austria's social insurance number", forms: "0000 000000", issued: "[1-9][0-9]{9}",
        checkDigits: .sum([3, 7, 9, 0, 5, 8, 4, 2, 1, 6], modulus: 11, table: "0123456789?", checkIndex: 3),
        example: "1237 010180", source: "Austria, Dachverband der Sozialversicherungsträger",
        note: "The month can be 13 to 15 if the numbers of a day are used up, so the date isn't checked.")

    /// Germany's tax identification number.
    public static let steuerIDDE = NationalIdentifier(
        "steuerIDDE", "Germany's tax identification number", forms: "00 000 000 000", issued: "[1-9][0-9]{10}",
        checkDigits: .every(.oneRepeatedDigit, .mod11And10), example: "36 574 261 809",
        source: "Germany, Bundeszentralamt für Steuern; Abgabenordnung, section 139b")

    /// Ukraine's taxpayer number of a person.
    public static let taxNumberUA = NationalIdentifier(
        "taxNumberUA", "Ukraine's taxpayer number of a person", forms: "0000000000",
        checkDigits: .sum([-1, 5, 7, 9, 4, 6, 10, 5, 7], modulus: 11, table: "01234567890"), example: "1759013776",
        source: "Ukraine, Ministry of Finance, order 822 of 2017")

    /// Australia's tax file number (TFN).
    public static let tfnAU = NationalIdentifier(
        "tfnAU", "Australia's tax file number (TFN)", forms: "000 000 000",
        checkDigits: .sum([1, 4, 3, 7, 5, 8, 6, 9, 10], modulus: 11), example: "123 456 782",
        source: "Australian Taxation Office, TFN algorithm",
        note: "Old numbers of eight digits are rejected.")
}

extension CheckDigits {
    /// Estonia's and Lithuania's check digit.
    fileprivate static let baltic = CheckDigits.twice([1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3])

    /// Returns a Brazilian check digit, which counts a letter as its ASCII code minus 48.
    fileprivate static func brazilian(_ weights: [Int]) -> CheckDigits {
        .sum(weights, modulus: 11, table: "00987654321", letters: .ascii)
    }
}
