// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let suffix = [
        StrategyRow(
            "end of a text", InputValidator<String>.suffix(".png"), accepts: ["a.png", ".png"],
            rejects: [("png", .textSuffix), ("a.PNG", .textSuffix), ("a.png ", .textSuffix), ("", .inputEmpty)])
    ]
}

@Suite("SuffixInputValidator")
struct SuffixInputValidatorTests {
    @Test("compares bytes, not characters", arguments: [("K", "1\u{212A}"), ("\u{E9}", "e\u{301}")])
    func bytes(suffix: String, input: String) {
        #expect(rejection(by: .suffix(suffix), of: input)?.code == .textSuffix)
    }

    @Test(
        "accepts a part of a character",
        arguments: [("\n", "a\r\n"), ("\u{301}", "e\u{301}")] as [(SampleText, SampleText)])
    func parts(suffix: SampleText, input: SampleText) {
        #expect(InputValidator<String>.suffix(suffix.text).isValid(input.text))
    }

    @Test("equals another for the same text")
    func equality() {
        #expect(InputValidator<String>.suffix("a") == .suffix("a"))
        #expect(InputValidator<String>.suffix("a") != .suffix("b"))
        #expect(InputValidator<String>.suffix("\u{E9}") != .suffix("e\u{301}"))
    }
}
