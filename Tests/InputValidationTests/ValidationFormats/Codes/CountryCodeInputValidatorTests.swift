// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CountryCodeInputValidator")
struct CountryCodeInputValidatorTests {
    @Test("accepts exactly the codes in ISO 3166-1")
    func table() {
        // Each word has a first letter, and then all second letters that can follow it.
        let expected = """
            ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR
            GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ
            NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS
            YET ZAMW
            """.split(whereSeparator: \.isWhitespace).flatMap { word in
                word.dropFirst().map { "\(word.prefix(1))\($0)" }
            }
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let accepted = letters.flatMap { first in letters.map { "\(first)\($0)" } }
            .filter(InputValidator<String>.countryCode.isValid)
        #expect(accepted == expected && accepted.count == 249)
    }

    @Test("accepts the codes of three letters that begin with A or X, and 249 numeric codes")
    func forms() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let three = ["A", "X"].flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
        #expect(three.filter(InputValidator<String>.countryCode(.alpha3).isValid).count == 17)
        let numbers = (0..<1_000).map { String("00\($0)".suffix(3)) }
        #expect(numbers.filter(InputValidator<String>.countryCode(.numeric).isValid).count == 249)
        #expect(InputValidator<String>.countryCode(.alpha3).isValid("DEU"))
        #expect(!InputValidator<String>.countryCode(.numeric).isValid("DE"))
    }

    @Test(
        "suggests a code only if the text means one country",
        arguments: [
            ("XX", .alpha2, nil), ("de", .alpha2, "DE"), ("DEU", .alpha2, "DE"), ("276", .alpha2, "DE"),
            ("UK", .alpha2, "GB"), ("EL", .alpha3, "GRC"), ("UK", .numeric, "826"), ("DE", .alpha3, "DEU"),
            ("DUE", .alpha3, "DEU"), ("GER", .alpha2, nil), ("ED", .alpha2, nil), ("YU", .alpha2, nil),
            ("AN", .alpha2, nil), ("DE=DEU", .alpha2, nil), ("", .alpha2, nil), ("\u{212A}R", .alpha2, nil),
        ] as [(String, CountryCodeInputValidator.Form, String?)])
    func suggestion(text: String, form: CountryCodeInputValidator.Form, code: String?) {
        let error = rejection(by: .countryCode(form), of: text)
        #expect(error?.domain == .builtIn && error?.code == (text.isEmpty ? .inputEmpty : .countryCodeUnknown))
        #expect(error?[.suggestion] == code.map { .text($0) })
        if let code { #expect(error?.reason == "Did you mean \(code)?") }
    }

    @Test("shows an example in its form")
    func examples() {
        #expect(rejection(by: .countryCode, of: "XX")?.reason == "Enter a country code of 2 letters, like CH")
        #expect(rejection(by: .countryCode(.alpha3), of: "XXX")?.reason.hasSuffix("like CHE") == true)
        #expect(rejection(by: .countryCode(.numeric), of: "999")?.reason.hasSuffix("like 756") == true)
    }

    @Test("makes no suggestion about a sensitive input")
    func sensitive() {
        let error = rejection(by: .countryCode(.alpha3).sensitive(), of: "DE")
        #expect(error?.code == .countryCodeUnknown && error?[.suggestion] == nil && error?[.example] == "CHE")
    }
}
