// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The account number structures by country.
struct IBANTable: Sendable {
    /// The number of characters, and the positions that allow only digits or only letters.
    struct Structure: Sendable {
        /// The number of characters, or 0 if the country is unknown.
        fileprivate(set) var characterCount = 0
        /// A bit mask of the digits' positions; bit *n* is the character at offset *n*.
        fileprivate var digitPositions: UInt64 = 0
        fileprivate var letterPositions: UInt64 = 0
        /// Whether the account number has check digits of its own.
        fileprivate(set) var hasNationalCheckDigits = false

        /// Returns whether the characters of a complete or partial number are of the kinds that their positions need.
        func matches(_ characters: IBANCharacters) -> Bool {
            let typed = UInt64(1) << UInt64(characters.count) - 1
            return digitPositions & typed & ~characters.digitPositions == 0
                && letterPositions & characters.digitPositions == 0
        }
    }

    /// The structures by the country's two letters, at index `26 * first + second`.
    private let structures: [Structure]

    /// Returns the structure for the number's country, or `nil` if the country is unknown.
    func structure(for characters: IBANCharacters) -> Structure? {
        let (first, second) = (Int(characters.characterValue(at: 0)) - 10, Int(characters.characterValue(at: 1)) - 10)
        guard first >= 0, second >= 0 else { return nil }
        let structure = structures[first * 26 + second]
        return structure.characterCount == 0 ? nil : structure
    }

    /// Returns the shortest number's length among countries whose code begins with a letter, or among all countries.
    ///
    /// `firstLetter` is the letter's value, from 10 for A.
    func shortestLength(forCountriesStartingWith firstLetter: UInt8?) -> Int? {
        let rows = firstLetter.map { $0 < 10 ? 0..<0 : (Int($0) - 10) * 26..<(Int($0) - 9) * 26 }
        return structures[rows ?? structures.indices].map(\.characterCount).filter { $0 > 0 }.min()
    }

    /// Creates a table from rows in the registry's notation, such as `GB4a14n`.
    ///
    /// A row has the country and then, for the characters after the check digits, counts of digits (`n`), letters
    /// (`a`), or either (`c`).
    private init(_ rows: String) {
        var structures = [Structure](repeating: Structure(), count: 26 * 26)
        for row in rows.split(whereSeparator: \.isWhitespace).map({ Array($0.utf8) }) where row.count > 2 {
            var structure = Structure(characterCount: 4, digitPositions: 0b1100, letterPositions: 0b0011)
            var count = 0
            for byte in row.dropFirst(2) {
                if byte.isDigit {
                    count = count * 10 + Int(byte - 0x30)
                    continue
                }
                let positions = (UInt64(1) << UInt64(count) - 1) << UInt64(structure.characterCount)
                if byte == UInt8(ascii: "n") { structure.digitPositions |= positions }
                if byte == UInt8(ascii: "a") { structure.letterPositions |= positions }
                structure.characterCount += count
                count = 0
            }
            let country = String(decoding: row.prefix(2), as: UTF8.self)
            structure.hasNationalCheckDigits = IBANNationalCheckDigits.countries.contains(country)
            structures[Int(row[0] - 0x41) * 26 + Int(row[1] - 0x41)] = structure
        }
        self.structures = structures
    }

    static let official = IBANTable(registeredRows)
    static let extended = IBANTable(registeredRows + " " + unregisteredRows)

    /// Returns the table's rows.
    ///
    /// Countries with the same structure share a row. An exclamation mark means that the account numbers have check
    /// digits of their own.
    fileprivate static func rows(extended: Bool) -> String {
        let rows = (registeredRows + (extended ? " " + unregisteredRows : "")).split(whereSeparator: \.isWhitespace)
        // Countries with the same structure share a row.
        var structures: [String] = []
        var countries: [String: String] = [:]
        for row in rows {
            let hasOwn = IBANNationalCheckDigits.countries.contains(String(row.prefix(2)))
            let structure = String(row.dropFirst(2)) + (hasOwn ? "!" : "")
            if countries[structure] == nil { structures.append(structure) }
            countries[structure, default: ""] += row.prefix(2)
        }
        return structures.map { "\(countries[$0] ?? "")\($0)" }.joined(separator: " ")
    }

    /// The structures of the IBAN registry (TXT), release 101, by SWIFT, the registration authority of ISO 13616.
    ///
    /// Source: https://www.swift.com/standards/data-standards/iban-international-bank-account-number. Adjacent runs of
    /// the same kind are merged.
    private static let registeredRows = """
        AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n CY8n16c
        CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n
        GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c
        LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a
        NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c SC4a20n3a
        SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c
        """

    /// Structures used outside the registry, from national banks' tables.
    ///
    /// The source is the English Wikipedia article "International Bank Account Number", in its section on countries
    /// without registration.
    private static let unregisteredRows = """
        AO21n BF2c22n BJ2c22n CF23n CG23n CI2c22n CM23n CV21n DZ22n GA23n GQ23n GW2c19n IR22n KM23n MA24n MG23n ML2c22n
        MZ21n NE2a22n SN2c22n TD23n TG2a22n
        """
}

extension IBANInputValidator {
    /// Returns the countries with their structures on one line, which a program in another language can read.
    ///
    /// An exclamation mark means that the account numbers have check digits of their own.
    package static func countryRows(extended: Bool) -> String { IBANTable.rows(extended: extended) }
}
