// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The rules of registers, for the stock patterns and for national identification numbers. Where no source is given, the
// issuer publishes the rule, which a pattern or a national identifier names.

extension CheckDigits {
    /// Numbers without check digits.
    package static let none = CheckDigits(.none)
    /// Numbers that aren't issued.
    private static let never = CheckDigits(.some([]))

    /// Returns a rule for a weighted sum with all its settings.
    package static func sum(
        _ weights: [Int], modulus: Int, table: String? = nil, plus addend: Int = 0,
        letters: WeightedSum.LetterValues = .consecutive, addsDigits: Bool = false, isFromRight: Bool = false,
        otherwise: CheckDigits? = nil, checkIndex: Int? = nil
    ) -> CheckDigits {
        CheckDigits(
            .weighted(
                WeightedSum(
                    weights: weights, modulus: modulus, table: table, addend: addend, letters: letters,
                    addsDigits: addsDigits, isFromRight: isFromRight, otherwise: otherwise,
                    checkIndex: checkIndex)))
    }

    /// Returns a rule for the characters from an index on.
    package static func part(_ start: Int, _ checkDigits: CheckDigits) -> CheckDigits {
        CheckDigits(.part(from: start, upTo: nil, checkDigits))
    }

    /// Returns a rule for the characters from one index up to another.
    package static func part(_ start: Int, _ end: Int, _ checkDigits: CheckDigits) -> CheckDigits {
        CheckDigits(.part(from: start, upTo: end, checkDigits))
    }

    package static func every(_ rules: CheckDigits...) -> CheckDigits { CheckDigits(.every(rules)) }
    package static func some(_ rules: CheckDigits...) -> CheckDigits { CheckDigits(.some(rules)) }
    package static func lengths(_ rules: [Int: CheckDigits]) -> CheckDigits { CheckDigits(.lengths(rules)) }
    package static let notReversible = CheckDigits(.notReversible)
    package static let oneRepeatedDigit = CheckDigits(.oneRepeatedDigit)
    package static let oddPlaces = CheckDigits(.oddPlaces(isLetterFirst: false))
    package static let oddPlacesAfterLetter = CheckDigits(.oddPlaces(isLetterFirst: true))

    package static func date(_ date: InnerDate) -> CheckDigits { CheckDigits(.date(date)) }

    /// Returns the rule of the first list of texts, separated by spaces, that has the text at an index.
    package static func choice(at index: Int = 0, _ choices: KeyValuePairs<String, CheckDigits>) -> CheckDigits {
        CheckDigits(
            .choice(
                at: index,
                choices.flatMap { texts, checkDigits in
                    texts.split(separator: " ", omittingEmptySubsequences: !texts.isEmpty).map {
                        Choice(text: String($0), checkDigits: checkDigits)
                    }
                }))
    }

    /// Returns a rule for a number whose remainder, after a division by a modulus, is the negated check number at the
    /// end.
    ///
    /// The weights are the powers of 10.
    package static func remainder(
        modulus: Int, digits: Int, checkDigits: Int = 2, sign: Int = 1, plus: Int = 0
    ) -> CheckDigits {
        let body = powers(of: 10, digits, modulus: modulus)
        let check = powers(of: 10, checkDigits, modulus: modulus).map { $0 * sign }
        return .sum(body + check, modulus: modulus, plus: plus)
    }

    /// Returns the powers of a base, less the multiples of the modulus, with the greatest exponent first.
    package static func powers(of base: Int, _ count: Int, modulus: Int, from exponent: Int = 0) -> [Int] {
        var powers: [Int] = []
        var power = 1
        for place in 0..<exponent + count {
            if place >= exponent { powers.append(power) }
            power = power * base % modulus
        }
        return powers.reversed()
    }

    /// Returns a rule with other weights for the remainder 10, after which 10 counts as 0.
    package static func twice(_ first: [Int], _ second: [Int]) -> CheckDigits {
        .sum(first, modulus: 11, table: "0123456789?", otherwise: .sum(second, modulus: 11, table: "01234567890"))
    }

    // MARK: Articles, companies, and payments

    static let container = sum(
        [1, 2, 4, 8, 16, 32, 64, 128, 256, 512], modulus: 11, table: "01234567890", letters: .withoutMultiplesOf11)
    /// For payments, the country or RF, and the check digits, are moved to the end.
    static let mod97Radix10AfterMoving4 = CheckDigits(.pure(modulus: 97, radix: 10, .decimal, movedCharacters: 4))
    static let cusip = sum([1, 2, 1, 2, 1, 2, 1, 2], modulus: 10, table: "0987654321", addsDigits: true)
    static let isbn = lengths([10: sum([10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0X987654321"), 13: gs1])
    static let issn = sum([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0X987654321")
    static let routingNumber = sum([3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10)
    static let sedol = sum([1, 3, 1, 7, 3, 9, 1], modulus: 10)

    /// 49 CFR 565.15: the ninth character is the check digit.
    static let vin = sum(
        [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0123456789X", letters: .vehicle,
        checkIndex: 8)

    /// GB 16735 requires the same check digit of vehicles from China.
    static let vinOfAnyRegion = choice(["1 2 3 4 5 L": vin, "": none])

    // MARK: VAT numbers, with the country's letters

    // The European Commission publishes the structures. The rules are in its document "VIES-VAT algorithms", and in the
    // countries' laws.
    static let vatAT = part(3, sum([1, 2, 1, 2, 1, 2, 1, 1], modulus: 10, plus: 4, addsDigits: true))
    static let vatBE = part(2, remainder(modulus: 97, digits: 8))
    static let vatBG = part(
        2,
        lengths([
            9: twice([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]),
            10: some(
                every(date(.egn), egn),
                sum([21, 19, 17, 13, 11, 9, 7, 3, 1], modulus: 10, table: "0123456789"),
                sum([4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0?987654321")),
        ]))
    static let vatCH = part(3, 12, swissCompany)
    static let vatCY = part(2, oddPlaces)
    static let vatCZ = part(
        2,
        lengths([
            8: sum([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "10987654321"),
            9: choice([
                "6": part(1, sum([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "89012345678")), "": date(.rodneCislo),
            ]),
            10: every(date(.rodneCislo), rodneCislo),
        ]))
    static let vatDE = part(2, mod11And10)
    static let vatDK = part(2, sum([2, 7, 6, 5, 4, 3, 2, 1], modulus: 11))
    static let vatEE = part(2, sum([3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10))
    static let vatES = part(2, spanishTaxpayer)
    static let vatFI = part(2, sum([7, 9, 10, 5, 8, 4, 2, 1], modulus: 11))
    // A number that begins with 000 belongs to Monaco, and isn't a company's number.
    static let vatFR = part(
        2,
        every(
            some(part(2, 5, weighted([1, 1, 1], modulus: 1_000)), part(2, luhn)),
            choice([digits: choice(at: 1, [digits: frenchDigits, "": frenchLetters]), "": frenchLetters])))
    private static let frenchDigits = sum(
        [-10, -1] + powers(of: 10, 11, modulus: 97).dropLast(2), modulus: 97, plus: 12)
    private static let frenchLetters = CheckDigits(.frenchKey)
    static let vatGB = part(
        2,
        choice([
            "GD HA": none,
            "0": part(0, 9, sum(britishWeights, modulus: 97)),
            // From 100 on, the sum can have two other remainders.
            "": part(
                0, 9,
                some(
                    sum(britishWeights, modulus: 97), sum(britishWeights, modulus: 97, plus: 55),
                    sum(britishWeights, modulus: 97, plus: 42))),
        ]))
    private static let britishWeights = [8, 7, 6, 5, 4, 3, 2, 10, 1]
    static let vatGR = part(2, sum([256, 128, 64, 32, 16, 8, 4, 2], modulus: 11, table: "01234567890"))
    static let vatHR = part(2, mod11And10)
    static let vatHU = part(2, sum([9, 7, 3, 1, 9, 7, 3, 1], modulus: 10))
    // The second character of the old form isn't a digit, and its first digit belongs in the last place.
    static let vatIE = part(
        2,
        choice(
            at: 1,
            [digits: irish, "": sum([2, 0, 7, 6, 5, 4, 3], modulus: 23, table: irishLetters)]))
    static let vatIT = part(2, choice(["0000000": never, "": luhn]))
    static let vatLT = part(
        2,
        lengths([
            9: twice([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
            12: twice([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]),
        ]))
    static let vatLU = part(2, remainder(modulus: 89, digits: 6, sign: -1))
    // A company's number begins with a digit over 3.
    static let vatLV = part(
        2, choice(["0 1 2 3": every(date(.latvian), latvianPerson), "": latvianCompany]))
    private static let latvianCompany = sum([9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], modulus: 11, plus: -3)
    static let vatMT = part(2, sum([3, 4, 6, 7, 8, 9, 10, 1], modulus: 37))
    // Since 2020, the number of a sole trader isn't derived from a person's number.
    static let vatNL = choice(at: 2, ["000000000": never, "": some(part(2, 11, bsn), mod97Radix10)])
    static let vatNO = choice([
        "NO": part(2, 11, norwegianCompany), "": part(0, 9, norwegianCompany),
    ])
    private static let norwegianCompany = sum([3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11)
    static let vatPL = part(2, nipPL)
    static let vatPT = part(2, nifPT)
    static let vatRO = part(
        2, sum([2, 3, 5, 7, 1, 2, 3, 5, 7], modulus: 11, table: "00987654321", isFromRight: true))
    static let vatSE = part(2, 12, luhn)
    static let vatSI = part(2, sum([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "?0987654321"))
    // A person's number has a date. A company's number is a multiple of 11, and its third digit is 2, 3, 4, 7, 8, or 9.
    static let vatSK = part(
        2,
        some(
            every(date(.rodneCislo), rodneCislo),
            choice(at: 2, ["2 3 4 7 8 9": sum(powers(of: 10, 10, modulus: 11), modulus: 11)])))

    /// Any member state's number, and Northern Ireland's, by the letters at its beginning.
    static let vatEU = choice([
        "AT": vatAT, "BE": vatBE, "BG": vatBG, "CY": vatCY, "CZ": vatCZ, "DE": vatDE, "DK": vatDK, "EE": vatEE,
        "EL": vatGR, "ES": vatES, "FI": vatFI, "FR": vatFR, "HR": vatHR, "HU": vatHU, "IE": vatIE, "IT": vatIT,
        "LT": vatLT, "LU": vatLU, "LV": vatLV, "MT": vatMT, "NL": vatNL, "PL": vatPL, "PT": vatPT, "RO": vatRO,
        "SE": vatSE, "SI": vatSI, "SK": vatSK, "XI": vatGB,
    ])

    // MARK: National identification numbers that VAT numbers contain

    package static let bsn = sum([9, 8, 7, 6, 5, 4, 3, 2, -1], modulus: 11)
    package static let egn = sum([2, 4, 8, 5, 10, 9, 7, 3, 6], modulus: 11, table: "01234567890")
    package static let latvianPerson = sum(
        [10, 5, 8, 4, 2, 1, 6, 3, 7, 9], modulus: 11, table: "01234567890", plus: 1)
    package static let nifPT = sum([9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "00987654321")
    package static let nipPL = sum([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], modulus: 11)
    package static let rodneCislo = sum(powers(of: 10, 9, modulus: 11), modulus: 11, table: "01234567890")
    static let swissCompany = sum([5, 4, 3, 2, 7, 6, 5, 4], modulus: 11, table: "0?987654321")

    private static let digits = "0 1 2 3 4 5 6 7 8 9"

    package static let dni = sum(powers(of: 10, 8, modulus: 23), modulus: 23, table: spanishLetters)

    /// The letters X, Y, and Z, whose values are 33, 34, and 35, count as the digits 0, 1, and 2.
    package static let nie = sum(
        powers(of: 10, 8, modulus: 23), modulus: 23, table: spanishLetters, plus: -33 * 10_000_000)

    private static let spanishLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

    /// A company's check character is a digit, or a letter for the digit.
    private static let spanishTaxpayer = choice([
        digits: dni, "X Y Z": nie,
        "K L M": part(1, sum(powers(of: 10, 7, modulus: 23), modulus: 23, table: spanishLetters)),
        "A B C D E F G H J N P Q R S U V W": part(
            1, some(luhn, sum([2, 1, 2, 1, 2, 1, 2], modulus: 10, table: "JIHGFEDCBA", addsDigits: true))),
    ])

    /// An Irish number of seven digits and a check letter; a second letter counts, but only if it is A, B, or H in a
    /// person's number.
    package static let irish = lengths([
        8: sum([8, 7, 6, 5, 4, 3, 2], modulus: 23, table: irishLetters),
        9: sum([8, 7, 6, 5, 4, 3, 2, 0, 9], modulus: 23, table: irishLetters, plus: -81, checkIndex: 7),
    ])

    private static let irishLetters = "WABCDEFGHIJKLMNOPQRSTUV"
}
