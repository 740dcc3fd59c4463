// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationFormats

@Suite("The codes of countries")
struct CountryCodesTests {
    @Test("are accepted in the code of a bank", arguments: ["AD", "CH", "GB", "US", "XK", "ZW"])
    func countries(country: String) {
        #expect(InputValidator.bic.isValid("ABCD\(country)22"))
    }

    @Test("do not include pairs of letters that are not countries", arguments: ["AA", "EU", "UK", "XX", "ZZ"])
    func noCountries(country: String) {
        #expect(rejection(by: .bic, of: "ABCD\(country)22")?.code == .bicCountry)
    }

    @Test("are the codes in ISO 3166-1 and XK")
    func table() {
        // Each line has a first letter, and then all second letters that can follow it.
        let expected: [String] = """
            ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR
            GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ
            NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS
            XK YET ZAMW
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let rows = letters.map { first -> [UInt8] in [first] + letters.filter { CountryCodes.contains(first, $0) } }
        let texts = rows.filter { $0.count > 1 }.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts == expected)
    }

    @Test("are 250 pairs of capital letters, which the expression matches")
    func expression() throws {
        let strategy = try RegexInputValidator("(?:\(CountryCodes.expression))")
        let bytes = Array(0...UInt8.max)
        let codes = bytes.flatMap { first in bytes.filter { CountryCodes.contains(first, $0) }.map { [first, $0] } }
            .map { String(decoding: $0, as: UTF8.self) }
        #expect(codes.count == 250 && codes == codes.sorted())
        #expect(codes.allSatisfy { $0.allSatisfy { ("A"..."Z").contains($0) } })
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let matched = letters.flatMap { first in letters.map { "\(first)\($0)" } }.filter(strategy.isValid)
        #expect(matched == codes)
    }
}
