// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A country's account number, and the places at which another digit makes it wrong.
private struct Account: Sendable, CustomTestStringConvertible {
    let number: String
    let places: Range<Int>

    init(_ number: String, _ places: Range<Int>) { (self.number, self.places) = (number, places) }

    var testDescription: String { String(number.prefix(2)) }

    /// Returns an IBAN with other check digits, which are correct.
    static func corrected(_ iban: String) -> String {
        let rest = (iban.dropFirst(4) + iban.prefix(2) + "00").reduce(0) { rest, character in
            let value = Int(String(character), radix: 36) ?? 0
            return (rest * (value > 9 ? 100 : 10) + value) % 97
        }
        return "\(iban.prefix(2))\(rest > 88 ? "0" : "")\(98 - rest)\(iban.dropFirst(4))"
    }
}

@Suite("The check digits of countries inside an IBAN")
struct IBANNationalCheckDigitsTests {
    /// The examples of the registry, or other published numbers.
    private static let accounts = [
        Account("AL47212110090000000235698741", 4..<12), Account("BA391290079401028494", 4..<20),
        Account("BE68539007547034", 4..<16), Account("CZ6508000000192000145399", 8..<24),
        Account("EE382200221020145685", 6..<20), Account("FR1420041010050500013M02606", 4..<21),
        Account("FR1420041010050500013M02606", 22..<27), Account("HR1210010051863000160", 4..<21),
        Account("HU42117730161111101800000000", 4..<28), Account("IT60X0542811101000000123456", 5..<27),
        Account("MC5811222000010123456789030", 4..<27), Account("ME25505000012345678951", 4..<22),
        Account("MK07250120000058984", 4..<19), Account("NO9386011117947", 4..<15),
        Account("PL61109010140000071219812874", 4..<12), Account("PT50000201231234567890154", 4..<25),
        Account("RS35260005601001611379", 4..<22), Account("SI56263300012039086", 4..<19),
        Account("SK3112000000198742637541", 8..<24), Account("SM86U0322509800000000270100", 5..<27),
        Account("TN5910006035183598478831", 4..<24),
    ]

    @Test("find each other digit, even if the IBAN's own check digits are correct", arguments: accounts)
    private func otherDigits(account: Account) {
        #expect(rejection(by: .iban, of: account.number) == nil)
        var accepted: [String] = []
        for place in account.places {
            var characters = Array(account.number)
            for digit in "0123456789" where digit != Array(account.number)[place] {
                characters[place] = digit
                let number = Account.corrected(String(characters))
                let error = rejection(by: .iban, of: number)
                if error == nil { accepted.append(number) }
                #expect(error == nil || error?.domain == .builtIn && error?.code == .ibanNationalChecksum)
            }
        }
        #expect(accepted == [])
    }

    @Test(
        "find two exchanged digits, and a letter that is none of the number",
        arguments: [
            "ES9121000418450200051332", "BE68539007547034", "FR1420041010050500013M02606",
            "IT60X0542811101000000123456",
        ])
    func mistakes(number: String) {
        var characters = Array(number)
        characters.swapAt(8, 9)
        if number.hasPrefix("IT") { characters[4] = "A" }
        if characters == Array(number) { characters.swapAt(10, 11) }
        #expect(rejection(by: .iban, of: Account.corrected(String(characters)))?.code == .ibanNationalChecksum)
    }

    @Test(
        "are found in each part of a Spanish number",
        arguments: [
            // The first has been reported as issued to nobody, see ibantools, issue 36.
            ("ES8350210036679521296135", false), ("ES9121000418450200051332", true),
            ("ES2421000418550200051332", false),
            ("ES0221000418400200051332", false),
        ])
    func spanish(number: String, isAccepted: Bool) {
        let number = Account.corrected(number)
        #expect(rejection(by: .iban, of: number)?.code == (isAccepted ? nil : .ibanNationalChecksum))
    }

    @Test(
        "are ignored where banks issue numbers that do not follow the usual rule",
        arguments: [
            // ING, the Netherlands.
            "NL05INGB0004459505",
            // Viva Wallet, Finland.
            "FI3679823415324729", "FI6879826661004681",
            // Slovenia's central bank, and Norway's old numbers of Postgiro.
            Account.corrected("SI00010000000000012"), Account.corrected("NO0000001234561"),
            // Serbia's central bank adds 97 to the check digits 01 and 02.
            Account.corrected("RS00260005601001611379"), "DE89370400440532013000", "LU280019400644750000",
        ])
    func withoutRule(number: String) {
        #expect(rejection(by: .iban, of: number) == nil)
    }

    @Test("are the remainder in Belgium, where 97 stands for 0", arguments: ["97": true, "00": false])
    func belgian(digits: String, isAccepted: Bool) {
        let number = Account.corrected("BE000970000000\(digits)")
        #expect(rejection(by: .iban, of: number)?.code == (isAccepted ? nil : .ibanNationalChecksum))
    }

    @Test("leave a longer beginning incomplete without a number, and decide the last character")
    func progress() {
        let strategy = InputValidator.iban
        #expect(strategy.progress(of: "b") == .incomplete(missing: nil))
        #expect(strategy.progress(of: "BE685390075470") == .incomplete(missing: nil))
        #expect(strategy.progress(of: "DE8937040044053201300") == .incomplete(missing: 1))
        #expect(strategy.progress(of: "DE893704004405320130") == .incomplete(missing: 2))
        #expect(strategy.progress(of: "BE6853900754703") == .incomplete(missing: 1))
        guard case .impossible(at: 14, _) = strategy.progress(of: "BE6853900754713") else {
            Issue.record("\(strategy.progress(of: "BE6853900754713"))")
            return
        }
    }

    @Test("are told apart from the IBAN's check digits, with the place in the message")
    func message() {
        let error = rejection(by: .iban, of: "ES83 5021 0036 6795 2129 6135")
        #expect(error?.domain == .builtIn && error?.code == .ibanNationalChecksum)
        #expect(error?.reason == "Check the characters after the first 4 for a typo")
        #expect(rejection(by: .iban, of: "ES84 5021 0036 6795 2129 6135")?.code == .ibanChecksum)
        #expect(rejection(by: .iban, of: "es83\u{A0}5021 0036\u{202F}6795 2129 6135")?.code == .ibanNationalChecksum)
    }
}
