// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import forms

@Suite("The six forms of a field")
struct FormsTests {
    static let forms = ["direct", "class", "protocol", "closure", "struct", "enum", "generic"]

    @Test("accept the same texts", arguments: forms)
    func verdicts(form: String) {
        let digits = ["1", "123", "0", "12345678"]
        let letters = ["a", "Zz", "z", "abcdefgh"]
        let neither = ["", "1 ", "é", "1a"]
        #expect(acceptedCount(form: form, digits: true, times: 4, texts: digits) == 4)
        #expect(acceptedCount(form: form, digits: false, times: 4, texts: letters) == 4)
        #expect(acceptedCount(form: form, digits: true, times: 4, texts: neither) == 0)
        #expect(acceptedCount(form: form, digits: false, times: 4, texts: neither) == 0)
    }

    @Test("swap their algorithm at run time, except the generic form")
    func swap() {
        var field = ClassField(rule: Digits())
        field.rule = Letters()
        #expect(throws: notLetters) { try field.validate("1") }
        var other = ProtocolField(rule: DigitsRule())
        other.rule = LettersRule()
        #expect(throws: notLetters) { try other.validate("1") }
        var third = ClosureField(rule: digits)
        third.rule = letters
        #expect(throws: notLetters) { try third.validate("1") }
        var fourth = StructField(rule: .digits)
        fourth.rule = .letters
        #expect(throws: notLetters) { try fourth.validate("1") }
        var fifth = EnumField(rule: .digits)
        fifth.rule = .letters
        #expect(throws: notLetters) { try fifth.validate("1") }
    }

    @Test("have a name in the struct of closures")
    func name() {
        #expect([TextAlgorithm.digits, .letters].map(\.name) == ["digits", "letters"])
    }
}
