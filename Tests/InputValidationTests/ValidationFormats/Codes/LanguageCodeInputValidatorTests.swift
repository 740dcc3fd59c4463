// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("LanguageCodeInputValidator")
struct LanguageCodeInputValidatorTests {
    @Test("accepts Foundation's codes, each in its form")
    func foundation() {
        let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
        #expect(codes.count > 500)
        let short = codes.filter { $0.count == 2 }
        #expect(short.filter { !InputValidator<String>.languageCode(.alpha2).isValid($0) } == [])
        #expect(short.filter { !InputValidator<String>.languageCode.isValid($0) } == [])
        let long = codes.filter { $0.count == 3 }
        #expect(long.filter { !InputValidator<String>.languageCode(.alpha3).isValid($0) } == [])
    }

    @Test("accepts 183 codes of two letters, and the codes of three that begin with d or q")
    func forms() {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let two = letters.flatMap { first in letters.map { first + $0 } }
        let three = two.filter { "dq".contains($0.prefix(1)) }.flatMap { pair in letters.map { pair + $0 } }
        #expect(two.filter(InputValidator<String>.languageCode(.alpha2).isValid).count == 183)
        #expect(two.filter(InputValidator<String>.languageCode(.alpha3).isValid).isEmpty)
        #expect(two.filter(InputValidator<String>.languageCode.isValid).count == 183)
        #expect(three.filter(InputValidator<String>.languageCode(.alpha3).isValid).count == 357)
        #expect(three.filter(InputValidator<String>.languageCode.isValid).count == 352)
        #expect(three.filter(InputValidator<String>.languageCode(.alpha2).isValid).isEmpty)
    }

    @Test(
        "suggests the code in the form that it accepts",
        arguments: [
            ("deu", .shortest, "de"), ("ger", .shortest, "de"), ("ger", .alpha3, "deu"), ("de", .alpha3, "deu"),
            ("DE", .shortest, "de"), ("GSW", .shortest, "gsw"), ("gsw", .alpha2, nil), ("xx", .shortest, nil),
            ("qaa", .alpha3, nil), ("de-CH", .shortest, nil), ("GSW", .alpha3, "gsw"),
            ("jp", .shortest, "ja"), ("CN", .alpha2, "zh"), ("cz", .alpha3, "ces"), ("dk", .shortest, "da"),
            ("gr", .shortest, "el"), ("ua", .shortest, "uk"), ("Vn", .shortest, "vi"), ("iw", .shortest, "he"),
        ] as [(String, LanguageCodeInputValidator.Form, String?)])
    func suggestion(text: String, form: LanguageCodeInputValidator.Form, code: String?) {
        let error = rejection(by: .languageCode(form), of: text)
        #expect(error?.domain == .builtIn && error?.code == .languageCodeUnknown)
        #expect(error?[.suggestion] == code.map { .text($0) })
    }
}
