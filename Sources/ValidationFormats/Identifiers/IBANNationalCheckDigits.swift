// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns

/// The check digits that countries have inside their account numbers, apart from the IBAN's own check digits.
///
/// A country is in the table only if one published rule applies to all its banks. Sources: ECBS, Register of European
/// Account Numbers (TR 201), and for each country the publisher that the table names. php-iban collected 1,200 numbers
/// from organizations' web pages. Every number from these countries follows the rules.
///
/// These countries are missing on purpose:
/// - The Netherlands: ING's accounts, and accounts opened since the IBAN's introduction, don't follow the 11-test.
/// - Finland: Viva Wallet's account numbers, such as FI36 7982 3415 3247 29, don't follow the Luhn formula.
/// - Iceland: the last ten digits are the owner's kennitala, which can have any ninth digit since February 2026.
/// - Germany, Austria, the United Kingdom, Sweden, and Denmark: each bank has its own rule, or none.
/// - Kosovo, Mauritania, and East Timor: too few account numbers are published for a comparison.
struct IBANNationalCheckDigits {
    /// The countries' rules for the whole IBAN, in which the account number begins at index 4.
    private static let rules: KeyValuePairs<String, CheckDigits> = [
        // Bank of Albania: the number of the bank and branch.
        "AL": .part(4, 12, .sum(bankWeights, modulus: 10)),
        // Central banks of Bosnia and Herzegovina, Montenegro, North Macedonia, and Serbia; Banco de Portugal.
        "BA ME MK PT RS": .part(4, .mod97Radix10),
        // Febelfin: the remainder 0 is written as 97.
        "BE": .choice(at: 14, ["00 98 99": .some(), "": .part(4, .remainder(modulus: 97, digits: 10, sign: -1))]),
        // Czech National Bank, decree 169/2011; National Bank of Slovakia, measure 8/2009: the prefix and the number.
        "CZ SK": .every(
            .part(8, 14, .sum([10, 5, 8, 4, 2, 1], modulus: 11)),
            .part(14, .sum([6, 3, 7, 9, 10, 5, 8, 4, 2, 1], modulus: 11))),
        // Estonian Banking Association: the number without the bank's first two digits.
        "EE": .part(6, .sum([1, 7, 3], modulus: 10, isFromRight: true)),
        // Asociación Española de Banca: one digit for the bank and branch, and one for the account.
        "ES": .every(
            .part(4, 13, .sum([4, 8, 5, 10, 9, 7, 3, 6], modulus: 11, table: spanishDigits)),
            .part(13, .sum([0, 1, 2, 4, 8, 5, 10, 9, 7, 3, 6], modulus: 11, table: spanishDigits, checkIndex: 0))),
        // CFONB, the committee of French banks, whose rule also applies to Monaco: the key of the RIB.
        "FR MC": .part(4, .sum(CheckDigits.powers(of: 10, 23, modulus: 97), modulus: 97, letters: .accountKey)),
        // Croatian National Bank: the bank and the account.
        "HR": .every(.part(4, 11, .mod11And10), .part(11, .mod11And10)),
        // Magyar Nemzeti Bank, decree 35/2017: the bank and branch, and the account.
        "HU": .every(
            .part(4, 12, .sum(bankWeights, modulus: 10)),
            .part(12, .sum(bankWeights + bankWeights, modulus: 10))),
        // Associazione Bancaria Italiana, whose rule also applies to San Marino: the letter CIN.
        "IT SM": .part(4, .oddPlacesAfterLetter),
        // Bits: if the number of the account within the branch begins with 00, the branch may be left out of the sum.
        // Postgiro's old numbers begin with 0000.
        "NO": .choice(
            at: 4,
            [
                "0000": .none,
                "": .choice(at: 8, ["00": .some(norwegian, norwegianWithoutBranch), "": norwegian]),
            ]),
        // Narodowy Bank Polski: the number of the bank and branch.
        "PL": .part(4, 12, .sum([3, 9, 7, 1, 3, 9, 7, 1], modulus: 10)),
        // Bank of Slovenia, whose own accounts for other banks have no check digits.
        "SI": .choice(at: 4, ["0100": .none, "": .part(4, .mod97Radix10)]),
        // Banque Centrale de Tunisie: the key of the RIB.
        "TN": .part(4, .sum(CheckDigits.powers(of: 10, 20, modulus: 97), modulus: 97)),
    ]

    private static let bankWeights = [9, 7, 3, 1, 9, 7, 3, 1]
    private static let spanishDigits = "01987654321"
    private static let norwegian = CheckDigits.part(4, .sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11))

    private static let norwegianWithoutBranch = CheckDigits.part(10, .sum([5, 4, 3, 2, 1], modulus: 11))

    private static let all = CheckDigits.choice(rules)

    /// The countries with a rule.
    static let countries = rules.flatMap { $0.key.split(separator: " ").map(String.init) }

    /// Returns whether the check digits inside the account number are correct.
    ///
    /// - Parameter bytes: An IBAN of a country with a rule, with the right number of letters and digits, and perhaps
    ///   spaces.
    static func areCorrect(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumCharacterCount) { characters in
            var count = 0
            for byte in bytes where (byte.isDigit || byte.isLetter) && count < maximumCharacterCount {
                characters[count] = byte.isLetter ? byte & 0xDF : byte
                count += 1
            }
            return all.areCorrect(inCharacters: UnsafeBufferPointer(rebasing: characters[..<count]).span)
        }
    }

    private static let maximumCharacterCount = 34
}
