// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
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

    @Test("accept all digits and letters, and none of their neighbors", arguments: forms)
    func boundaries(form: String) {
        let digits: [String] = (0...9).map { "\($0)" } + ["0123456789", "09", "90", "00", "99", "55"]
        let letters = ["a", "z", "A", "Z", "az", "ZA", "mN", "aZ"]
        let neighbors = ["/", ":", "@", "[", "`", "{", "٣", "Ａ"]
        #expect(acceptedCount(form: form, digits: true, times: 16, texts: digits) == 16)
        #expect(acceptedCount(form: form, digits: false, times: 16, texts: digits) == 0)
        #expect(acceptedCount(form: form, digits: true, times: 8, texts: letters) == 0)
        #expect(acceptedCount(form: form, digits: false, times: 8, texts: letters) == 8)
        #expect(acceptedCount(form: form, digits: true, times: 8, texts: neighbors) == 0)
        #expect(acceptedCount(form: form, digits: false, times: 8, texts: neighbors) == 0)
    }

    @Test("validate the texts in turn", arguments: forms)
    func turns(form: String) {
        let texts = ["1", "2", "3", "a"]
        for (times, digits, letters) in [(0, 0, 0), (1, 1, 0), (4, 3, 1), (6, 5, 1), (8, 6, 2)] {
            #expect(acceptedCount(form: form, digits: true, times: times, texts: texts) == digits)
            #expect(acceptedCount(form: form, digits: false, times: times, texts: texts) == letters)
        }
    }

    @Test("do not exist under another name")
    func unknown() {
        #expect(acceptedCount(form: "Class", digits: true, times: 1, texts: ["1"]) == nil)
        #expect(acceptedCount(form: "", digits: false, times: 1, texts: ["a"]) == nil)
    }

    @Test("throw the error of their algorithm")
    func errors() {
        let ofDigits: [any Field] = [
            DirectCall(digits: true), ClassField(rule: Digits()), ProtocolField(rule: DigitsRule()),
            ClosureField(rule: digits), StructField(rule: .digits), EnumField(rule: .digits),
            GenericField(rule: DigitsRule()),
        ]
        for field in ofDigits { #expect(throws: notDigits, "\(field)") { try field.validate("a") } }
        let ofLetters: [any Field] = [
            DirectCall(digits: false), ClassField(rule: Letters()), ProtocolField(rule: LettersRule()),
            ClosureField(rule: letters), StructField(rule: .letters), EnumField(rule: .letters),
            GenericField(rule: LettersRule()),
        ]
        for field in ofLetters { #expect(throws: notLetters, "\(field)") { try field.validate("1") } }
        #expect(notDigits.domain == "Forms" && notDigits.code == 1)
        #expect(notDigits.reason == "Only use the digits 0 to 9")
        #expect(notLetters.domain == "Forms" && notLetters.code == 2)
        #expect(notLetters.reason == "Only use the letters a to z")
    }

    /// Returns what the program prints.
    private func output(_ arguments: String...) throws -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let process = Process()
        process.executableURL = (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "forms")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("validate four texts in the program, which prints how many are accepted, or how to use it")
    func program() throws {
        let usage = "forms direct|class|protocol|closure|struct|enum|generic COUNT TEXT TEXT TEXT TEXT\n"
        #expect(try output("closure", "6", "1", "a", "22", "") == "3\n")
        #expect(try output("generic", "4", "a", "b", "c", "4") == "1\n")
        #expect(try output("union", "6", "1", "a", "22", "") == usage)
        #expect(try output("class", "six", "1", "a", "22", "") == usage)
        #expect(try output("class", "6", "1", "a", "22") == usage)
        #expect(try output("class", "6", "1", "a", "22", "", "4") == usage)
        #expect(try output() == usage)
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
