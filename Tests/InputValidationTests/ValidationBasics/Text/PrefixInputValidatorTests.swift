// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let prefix = [
        StrategyRow(
            "beginning of a text", InputValidator<String>.prefix("A-"), accepts: ["A-1", "A-"],
            rejects: [("a-1", .textPrefix), ("A", .textPrefix), ("xA-1", .textPrefix), ("", .inputEmpty)])
    ]
}

@Suite("PrefixInputValidator")
struct PrefixInputValidatorTests {
    @Test("compares bytes, not characters", arguments: [("K", "\u{212A}1"), ("e", "é"), ("\u{E9}", "e\u{301}")])
    func bytes(prefix: String, input: String) {
        #expect(rejection(by: .prefix(prefix), of: input)?.code == .textPrefix)
    }

    @Test(
        "accepts a part of a character",
        arguments: [("a\r", "a\r\nb"), ("e", "e\u{301}")] as [(SampleText, SampleText)])
    func parts(prefix: SampleText, input: SampleText) {
        #expect(InputValidator<String>.prefix(prefix.text).isValid(input.text))
    }

    @Test("equals another for the same text")
    func equality() {
        #expect(InputValidator<String>.prefix("a") == .prefix("a"))
        #expect(InputValidator<String>.prefix("a") != .prefix("b"))
        #expect(InputValidator<String>.prefix("\u{E9}") != .prefix("e\u{301}"))
    }

    @Test("expects the next character of the prefix")
    func expectation() {
        let hyphen = ExpectedCharacters("-".utf8)
        let other = ExpectedCharacters([], includesNonASCII: true)
        #expect(InputValidator<String>.prefix("A-").progress(of: "Ab") == .impossible(at: 1, expected: hyphen))
        #expect(InputValidator<String>.prefix("É-").progress(of: "Éx") == .impossible(at: 2, expected: hyphen))
        #expect(InputValidator<String>.prefix("É-").progress(of: "x") == .impossible(at: 0, expected: other))
        #expect(InputValidator<String>.prefix("É-").progress(of: "Ä") == .impossible(at: 0, expected: other))
    }
}
