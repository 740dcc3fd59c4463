// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CurrencyCodeInputValidator")
struct CurrencyCodeInputValidatorTests {
    @Test("accepts the codes that begin with E or X, and 178 numeric codes")
    func forms() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let three = ["E", "X"].flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
        #expect(three.filter(InputValidator<String>.currencyCode.isValid).count == 23)
        let numbers = (0..<1_000).map { String("00\($0)".suffix(3)) }
        #expect(numbers.filter(InputValidator<String>.currencyCode(.numeric).isValid).count == 178)
    }

    @Test(
        "suggests a code only if the text means one currency",
        arguments: [
            ("eur", .alphabetic, "EUR"), ("ERU", .alphabetic, "EUR"), ("978", .alphabetic, "EUR"),
            ("GPB", .alphabetic, "GBP"), ("EUR", .numeric, "978"), ("DEM", .alphabetic, nil),
            ("ESP", .alphabetic, nil), ("EURO", .alphabetic, nil), ("QQQ", .alphabetic, nil),
            ("YEN", .alphabetic, "JPY"), ("rmb", .alphabetic, "CNY"), ("STG", .alphabetic, "GBP"),
            ("NIS", .numeric, "376"), ("SFr", .alphabetic, "CHF"),
        ] as [(String, CurrencyCodeInputValidator.Form, String?)])
    func suggestion(text: String, form: CurrencyCodeInputValidator.Form, code: String?) {
        let error = rejection(by: .currencyCode(form), of: text)
        #expect(error?.domain == .builtIn && error?.code == .currencyCodeUnknown)
        #expect(error?[.suggestion] == code.map { .text($0) })
    }
}
