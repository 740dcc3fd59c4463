// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import Testing

@Suite("Spelling")
struct SpellingTests {
    @Test(
        "finds the nearest word",
        arguments: [
            ("vsia", "visa"), ("Visa", "visa"), ("mastercart", "mastercard"), ("visa", "visa"), ("amx", "amex"),
            ("mex", "amex"),
            ("xvisa", "visa"), ("isa", "visa"), ("visax", "visa"),
        ])
    func nearest(word: String, meant: String) {
        #expect(Spelling.nearest(to: word, in: ["amex", "visa", "mastercard"]) == meant)
    }

    @Test(
        "finds a name with the same words in another order",
        arguments: [("chPhone", "phoneCH"), ("chPostalCode", "postalCodeCH"), ("CodePostalAT", "postalCodeAT")])
    func otherOrder(name: String, meant: String) {
        #expect(Spelling.nearest(to: name, in: ["phoneAT", "phoneCH", "postalCodeAT", "postalCodeCH"]) == meant)
    }

    @Test(
        "finds nothing where nothing is near",
        arguments: ["", "coffee", "x", "bcex", String(repeating: "v", count: 100)])
    func nothing(word: String) {
        #expect(Spelling.nearest(to: word, in: ["amex", "visa", "mastercard"]) == nil)
    }

    @Test("compares with a third of the longer word, in words of up to 64 bytes")
    func limits() {
        #expect(Spelling.nearest(to: "abcd", in: ["abcdef"]) == "abcdef")
        #expect(Spelling.nearest(to: "abcdef", in: ["abcd"]) == "abcd")
        #expect(Spelling.nearest(to: "abc", in: ["abcde"]) == nil)
        let long = String(repeating: "v", count: 64)
        #expect(Spelling.nearest(to: long, in: [long + "v"]) == long + "v")
        #expect(Spelling.nearest(to: long + "v", in: [long]) == nil)
    }

    @Test("takes the first of equally near words")
    func first() {
        #expect(Spelling.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
        #expect(Spelling.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
    }

    @Test("suggests no word if there are none")
    func none() {
        #expect(Spelling.nearest(to: "visa", in: [String]()) == nil)
        #expect(Spelling.nearest(to: "", in: [""]) == nil)
    }
}
