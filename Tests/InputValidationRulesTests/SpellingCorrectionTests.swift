// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import Testing

@Suite("The correction of a spelling")
struct SpellingCorrectionTests {
    @Test(
        "finds the nearest word",
        arguments: [
            ("vsia", "visa"), ("Visa", "visa"), ("mastercart", "mastercard"), ("visa", "visa"), ("amx", "amex"),
            ("mex", "amex"),
            ("xvisa", "visa"), ("isa", "visa"), ("visax", "visa"),
        ])
    func nearest(word: String, meant: String) {
        #expect(SpellingCorrection.nearest(to: word, in: ["amex", "visa", "mastercard"]) == meant)
    }

    @Test(
        "finds a name with the same words in another order",
        arguments: [("chPhone", "phoneCH"), ("chPostalCode", "postalCodeCH"), ("CodePostalAT", "postalCodeAT")])
    func otherOrder(name: String, meant: String) {
        let names = ["phoneAT", "phoneCH", "postalCodeAT", "postalCodeCH"]
        #expect(SpellingCorrection.nearest(to: name, in: names) == meant)
    }

    @Test(
        "finds nothing where nothing is near",
        arguments: ["", "coffee", "x", "bcex", String(repeating: "v", count: 100)])
    func nothing(word: String) {
        #expect(SpellingCorrection.nearest(to: word, in: ["amex", "visa", "mastercard"]) == nil)
    }

    @Test("compares with a third of the longer word, in words of up to 64 bytes")
    func limits() {
        #expect(SpellingCorrection.nearest(to: "abcd", in: ["abcdef"]) == "abcdef")
        #expect(SpellingCorrection.nearest(to: "abcdef", in: ["abcd"]) == "abcd")
        #expect(SpellingCorrection.nearest(to: "abc", in: ["abcde"]) == nil)
        let long = String(repeating: "v", count: 64)
        #expect(SpellingCorrection.nearest(to: long, in: [long + "v"]) == long + "v")
        #expect(SpellingCorrection.nearest(to: long + "v", in: [long]) == nil)
    }

    @Test("ignores the case of all letters of ASCII, and of nothing else")
    func letterCase() {
        #expect(SpellingCorrection.nearest(to: "AAZZ", in: ["aazz"]) == "aazz")
        #expect(SpellingCorrection.nearest(to: "zzaa", in: ["ZZAA"]) == "ZZAA")
        #expect(SpellingCorrection.nearest(to: "codeZ", in: ["zCode"]) == "zCode")
        #expect(SpellingCorrection.nearest(to: "@@[[", in: ["``{{"]) == nil)
    }

    @Test("takes the first of equally near words")
    func first() {
        #expect(SpellingCorrection.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
        #expect(SpellingCorrection.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
    }

    @Test("suggests no word if there are none")
    func none() {
        #expect(SpellingCorrection.nearest(to: "visa", in: [String]()) == nil)
        #expect(SpellingCorrection.nearest(to: "", in: [""]) == nil)
    }
}
