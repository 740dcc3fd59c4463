// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationFormats

@Suite("The table of account numbers by country")
struct IBANTableTests {
    /// Each country's example in the registry.
    private static let examples = [
        "AD1200012030200359100100", "AE070331234567890123456", "AL47212110090000000235698741", "AT611904300234573201",
        "AZ21NABZ00000000137010001944", "BA391290079401028494", "BE68539007547034", "BG80BNBG96611020345678",
        "BH67BMAG00001299123456", "BI4210000100010000332045181", "BR9700360305000010009795493P1",
        "BY13NBRB3600900000002Z00AB00", "CH9300762011623852957", "CR05015202001026284066",
        "CY17002001280000001200527600", "CZ6508000000192000145399", "DE89370400440532013000",
        "DJ2100010000000154000100186", "DK5000400440116243", "DO28BAGR00000001212453611324", "EE382200221020145685",
        "EG380019000500000000263180002", "ES9121000418450200051332", "FI2112345600000785", "FK88SC123456789012",
        "FO6264600001631634", "FR1420041010050500013M02606", "GB29NWBK60161331926819", "GE29NB0000000101904917",
        "GI75NWBK000000007099453", "GL8964710001000206", "GR1601101250000000012300695",
        "GT82TRAJ01020000001210029690", "HN88CABF00000000000250005469", "HR1210010051863000160",
        "HU42117730161111101800000000", "IE29AIBK93115212345678", "IL620108000000099999999",
        "IQ98NBIQ850123456789012", "IS140159260076545510730339", "IT60X0542811101000000123456",
        "JO94CBJO0010000000000131000302", "KW81CBKU0000000000001234560101", "KZ86125KZT5004100100",
        "LB62099900000001001901229114", "LC55HEMM000100010012001200023015", "LI21088100002324013AA",
        "LT121000011101001000", "LU280019400644750000", "LV80BANK0000435195001", "LY83002048000020100120361",
        "MC5811222000010123456789030", "MD24AG000225100013104168", "ME25505000012345678951", "MK07250120000058984",
        "MN121234123456789123", "MR1300020001010000123456753", "MT84MALT011000012345MTLCAST001S",
        "MU17BOMM0101101030300200000MUR", "NI45BAPR00000013000003558124", "NL91ABNA0417164300", "NO9386011117947",
        "OM810180000001299123456", "PK36SCBL0000001123456702", "PL61109010140000071219812874",
        "PS92PALS000000000400123456702", "PT50000201231234567890154", "QA58DOHB00001234567890ABCDEFG",
        "RO49AAAA1B31007593840000", "RS35260005601001611379", "RU0304452522540817810538091310419",
        "SA0380000000608010167519", "SC18SSCB11010000000000001497USD", "SD2129010501234001",
        "SE4550000000058398257466", "SI56263300012039086", "SK3112000000198742637541", "SM86U0322509800000000270100",
        "SO211000001001000100141", "ST23000100010051845310146", "SV62CENR00000000000000700025",
        "TL380080012345678910157", "TN5910006035183598478831", "TR330006100519786457841326",
        "UA213223130000026007233566001", "VA59001123000012345678", "VG96VPVG0000012345678901", "XK051212012345678906",
        "YE15CBYE0001018861234567891234",
    ]

    @Test("accepts the examples of the registry", arguments: examples)
    func registry(number: String) {
        #expect(rejection(by: .iban, of: number) == nil)
        #expect(InputValidator.iban.normalized(number.lowercased()) == number)
    }

    @Test("accepts the countries of the examples and no other country")
    func countries() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let known = letters.flatMap { first in letters.map { "\(first)\($0)" } }.filter {
            rejection(by: .iban, of: $0 + "00")?.code != .ibanCountry
        }
        #expect(known == Self.examples.map { String($0.prefix(2)) })
    }

    @Test("has other countries too, which are not in the registry")
    func extended() {
        let strategy = IBANInputValidator(unregisteredCountries: true)
        for country in ["AO", "BF", "TG", "ZZ", "A1", "1A", "AA"] {
            let isKnown = rejection(by: strategy, of: country + "00")?.code != .ibanCountry
            #expect(isKnown == ["AO", "BF", "TG"].contains(country), "\(country)")
            #expect(rejection(by: .iban, of: country + "00")?.code == .ibanCountry, "\(country)")
        }
        #expect(Self.examples.allSatisfy(strategy.isValid))
    }

    @Test("needs digits and letters in the places of the country's structure")
    func structure() {
        // These countries' numbers have no place that takes both letters and digits.
        for number in Self.examples.filter({ ["BE", "DE", "GB", "IE", "NL", "SE"].contains($0.prefix(2)) }) {
            for place in 2..<number.count {
                var changed = Array(number)
                changed[place] = changed[place].isNumber ? "A" : "0"
                #expect(rejection(by: .iban, of: String(changed))?.code == .ibanStructure, "\(String(changed))")
            }
        }
        for number in Self.examples {
            #expect(rejection(by: .iban, of: String(number.dropLast()))?.code == .ibanLength)
            #expect(rejection(by: .iban, of: number + "0")?.code == .ibanLength)
        }
    }

    /// The kinds of characters after the check digits: digits (n), letters (a), or both (c), as in the registry.
    private static let notations: [String] = """
        AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n
        CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n
        GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c
        KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n
        MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c
        SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n
        VG4a16n XK16n YE4a4n18c AO21n BF2c22n BJ2c22n CF23n CG23n CI2c22n CM23n CV21n DZ22n GA23n GQ23n GW2c19n IR22n
        KM23n MA24n MG23n ML2c22n MZ21n NE2a22n SN2c22n TD23n TG2a22n
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("needs the kinds of characters of the registry in every place", arguments: notations)
    func kinds(row: String) {
        let strategy = IBANInputValidator(unregisteredCountries: true)
        var kinds: [Character] = []
        var count = 0
        for character in row.dropFirst(2) {
            if let digit = character.wholeNumberValue {
                count = count * 10 + digit
            } else {
                kinds += Array(repeating: character, count: count)
                count = 0
            }
        }
        func code(_ characters: [Character]) -> ValidationError.Code? {
            rejection(by: strategy, of: "\(row.prefix(2))00\(String(characters))")?.code
        }
        // The check digits 00 are wrong for every number.
        let usual = kinds.map { kind -> Character in kind == "a" ? "A" : "0" }
        #expect(code(usual) == .ibanChecksum)
        for (place, kind) in kinds.enumerated() {
            var changed = usual
            changed[place] = "0"
            #expect(code(changed) == (kind == "a" ? .ibanStructure : .ibanChecksum), "\(place)")
            changed[place] = "A"
            #expect(code(changed) == (kind == "n" ? .ibanStructure : .ibanChecksum), "\(place)")
        }
    }

    @Test("has the length of the shortest number of a country that begins with a letter")
    func shortest() {
        for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() {
            let expected = Self.examples.filter { $0.first == letter }.map(\.count).min()
            #expect(
                IBANTable.official.shortestLength(forCountriesStartingWith: UInt8(index + 10)) == expected, "\(letter)")
        }
        #expect(IBANTable.official.shortestLength(forCountriesStartingWith: 9) == nil)
        #expect(IBANTable.official.shortestLength(forCountriesStartingWith: nil) == Self.examples.map(\.count).min())
    }
}
