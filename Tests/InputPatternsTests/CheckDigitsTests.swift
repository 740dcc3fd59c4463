// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import Testing

/// A rule, and the numbers that its standard or its issuer shows.
struct CheckDigitRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: CheckDigits
    let numbers: [String]
    /// Whether a digit can be changed to any other digit.
    let hasOnlyDigits: Bool

    init(_ name: String, _ rule: CheckDigits, _ numbers: [String], hasOnlyDigits: Bool = true) {
        (testDescription, self.rule, self.numbers, self.hasOnlyDigits) = (name, rule, numbers, hasOnlyDigits)
    }

    static let all: [CheckDigitRow] = [
        // ISO/IEC 7064:2003, sections 7 to 9, and the standards that use the systems.
        CheckDigitRow("MOD 11-2", .mod11Radix2, ["0794 0", "079X", "0000-0002-1694-233X", "11010519491231002X"]),
        CheckDigitRow("MOD 37-2", .mod37Radix2, ["G123489654321Y", "AX0B"], hasOnlyDigits: false),
        CheckDigitRow("MOD 97-10", .mod97Radix10, ["79444", "5493001KJTIIGC8Y1R12"], hasOnlyDigits: false),
        CheckDigitRow("MOD 661-26", .mod661Radix26, ["BAISDLAFKBM"], hasOnlyDigits: false),
        CheckDigitRow("MOD 1271-36", .mod1271Radix36, ["ISO793W"], hasOnlyDigits: false),
        CheckDigitRow("MOD 11,10", .mod11And10, ["07945", "36574261809", "33392005961"]),
        CheckDigitRow("MOD 27,26", .mod27And26, ["QWERTYDVORAKY"], hasOnlyDigits: false),
        CheckDigitRow("MOD 37,36", .mod37And36, ["A12425GABC1234002M"], hasOnlyDigits: false),
        // ISO/IEC 7812-1; ISO 6166, annex B.
        CheckDigitRow("Luhn", .luhn, ["4992-7398-716", "490154203237518", "79927398713"]),
        CheckDigitRow("Luhn with letters", .luhnWithLetters, ["US0378331005", "AU0000XVGZA3"], hasOnlyDigits: false),
        // J. Verhoeff, Error Detecting Decimal Codes, 1969; H. M. Damm, 2004, section 5.
        CheckDigitRow("Verhoeff", .verhoeff, ["2363", "123451", "1428570"]),
        CheckDigitRow("Damm", .damm, ["5724"]),
        // ISO 3297, annex A.
        CheckDigitRow(
            "a weighted sum", .weighted([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0X987654321"),
            ["0378-5955", "2434-561X"]),
        CheckDigitRow(
            "a weighted sum without a table", .weighted([3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10), ["021000021"]),
    ]
}

@Suite("CheckDigits")
struct CheckDigitsTests {
    @Test("are correct in the numbers of the standards", arguments: CheckDigitRow.all)
    func vectors(row: CheckDigitRow) {
        #expect(row.numbers.filter { !row.rule.areCorrect(in: $0) } == [])
        #expect(row.numbers.filter { !row.rule.areCorrect(in: $0.lowercased()) } == [])
    }

    @Test("are incorrect after any digit has changed", arguments: CheckDigitRow.all.filter(\.hasOnlyDigits))
    func wrongDigits(row: CheckDigitRow) {
        #expect(row.numbers.flatMap { $0.wrongDigits() }.filter { row.rule.areCorrect(in: $0) } == [])
    }

    @Test(
        "are incorrect after a digit or a letter has changed to another digit or letter", arguments: CheckDigitRow.all)
    func wrongCharacters(row: CheckDigitRow) {
        let letters = row.testDescription.contains("26")
        for number in row.numbers {
            let copies = number.wrongCharacters(
                in: letters ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            let undetected = copies.filter { row.rule.areCorrect(in: $0) }
            // Systems that count letters as numbers of two digits, or with a small modulus, miss some changes.
            let isPerfect = ["MOD 37-2", "MOD 661-26", "MOD 1271-36", "MOD 27,26", "MOD 37,36"]
                .contains(row.testDescription)
            if isPerfect { #expect(undetected == []) } else { #expect(undetected.count * 9 < copies.count) }
        }
    }

    @Test(
        "are incorrect in the empty text, in one character, and in text with other characters",
        arguments: CheckDigitRow.all)
    func otherTexts(row: CheckDigitRow) {
        for text in ["", "0", "A", " ", "-", "é", "\u{FF11}", "\u{0}", String(repeating: "0", count: 129)] {
            #expect(!row.rule.areCorrect(in: text), "\(text.debugDescription)")
        }
        for number in row.numbers {
            #expect(!row.rule.areCorrect(in: number + "\u{661}"))
            #expect(!row.rule.areCorrect(in: "_" + number))
        }
    }

    @Test("are equal only if they calculate in the same way")
    func equality() {
        let rules = CheckDigitRow.all.map(\.rule)
        #expect(Set(rules).count == rules.count)
        #expect(CheckDigits.weighted([1, 3], modulus: 10) == .weighted([1, 3], modulus: 10))
        #expect(CheckDigits.weighted([1, 3], modulus: 10) != .weighted([3, 1], modulus: 10))
        #expect(CheckDigits.weighted([1, 3], modulus: 10) != .weighted([1, 3], modulus: 11))
    }

    @Test("are incorrect if a table has no character for the remainder, or the number another length")
    func tables() {
        let rule = CheckDigits.weighted([3, 2, 1], modulus: 7, table: "012?")
        #expect(rule.areCorrect(in: "1111") == false)
        #expect(rule.areCorrect(in: "0022"))
        #expect(!rule.areCorrect(in: "003?"))
        #expect(!rule.areCorrect(in: "0006"))
        #expect(!rule.areCorrect(in: "00022") && !rule.areCorrect(in: "022"))
    }
}

extension String {
    /// The copies in which one digit is another digit.
    func wrongDigits() -> [String] { wrongCharacters(in: "0123456789") { ("0"..."9").contains($0) } }

    /// The copies in which one letter or digit is another character of an alphabet.
    func wrongCharacters(
        in alphabet: String,
        where isChanged: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    ) -> [String] {
        indices.filter { isChanged(self[$0]) }.flatMap { index in
            alphabet.filter { $0 != self[index] }.map {
                self[..<index] + String($0) + self[self.index(after: index)...]
            }
            .map(String.init)
        }
    }
}

#if StockPatterns
@Suite("The check digits of the catalog")
struct PatternCheckDigitsTests {
    static let patterns = InputPattern.all.filter { $0.checkDigits != nil }

    @Test("are correct in every accepted sample", arguments: patterns)
    func samples(of pattern: InputPattern) throws {
        let rule = try #require(pattern.checkDigits)
        #expect(pattern.accepted.filter { !rule.areCorrect(in: $0) } == [])
    }

    @Test("reveal a wrong digit at any place of a sample", arguments: patterns)
    func wrongDigits(in pattern: InputPattern) throws {
        let rule = try #require(pattern.checkDigits)
        let wrong = pattern.accepted.flatMap { $0.wrongDigits() }
        let missed = wrong.filter { rule.areCorrect(in: $0) }
        switch pattern.name {
        // Government departments, branches, and vehicles from most regions have no check digits.
        case "vatEU", "vatGB", "vatXI", "vin": #expect(missed.count < wrong.count)
        // 10 counts as 0, some digits aren't covered, or one of several rules applies.
        case "containerNumber", "vatBG", "vatCZ", "vatFR", "vatGR", "vatLT", "vatNL", "vatPT", "vatRO", "vatSE",
            "vatSK":
            #expect(missed.count * 4 < wrong.count)
        // The weights count modulo 11, and a letter has a digit's value.
        default: #expect(missed == [])
        }
    }

    @Test("belong to the patterns that had a note about them")
    func names() {
        #expect(
            Self.patterns.map(\.name).filter { !$0.hasPrefix("vat") } == [
                "abaRoutingNumber", "cardNumber", "containerNumber", "creditorReference", "cusip", "gtin", "iban",
                "imei", "isbn", "isin", "ismn", "isni", "issn", "lei", "orcid", "sedol", "vin", "vinUS",
            ])
        #expect(
            InputPattern.all.filter { $0.name.hasPrefix("vat") && $0.checkDigits == nil }.map(\.name) == [])
        #expect(InputPattern.all.filter { $0.note?.contains("check digit is not checked") == true } == [])
    }
}
#endif
