// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let contains = [
        StrategyRow(
            "part of a text", InputValidator<String>.contains("aab"), accepts: ["aab", "aaaaab", "xaabx"],
            rejects: [("aaaaa", .textContains), ("ab", .textContains), ("AAB", .textContains), ("", .inputEmpty)])
    ]
}

@Suite("ContainsInputValidator")
struct ContainsInputValidatorTests {
    @Test(
        "compares bytes, not characters", arguments: [("K", "a\u{212A}b"), ("\u{E9}", "e\u{301}"), ("ab", "a")])
    func bytes(part: String, input: String) {
        #expect(rejection(by: .contains(part), of: input)?.code == .textContains)
    }

    @Test(
        "accepts a part of a character",
        arguments: [("\n", "a\r\nb"), ("\u{301}", "e\u{301}x")] as [(SampleText, SampleText)])
    func parts(part: SampleText, input: SampleText) {
        #expect(InputValidator<String>.contains(part.text).isValid(input.text))
    }

    @Test("equals another for the same text")
    func equality() {
        #expect(InputValidator<String>.contains("a") == .contains("a"))
        #expect(InputValidator<String>.contains("a") != .contains("b"))
        #expect(InputValidator<String>.contains("\u{E9}") != .contains("e\u{301}"))
    }

    @Test("finds a part that begins again inside of itself, as the standard library does")
    func overlaps() {
        var random = SplitMix64(seed: 5)
        func randomPart(upTo length: Int) -> String {
            String((0...random.next(below: length)).map { _ in random.next(below: 3) == 0 ? "b" : "a" })
        }
        for _ in 0..<1_000 {
            let part = randomPart(upTo: 9)
            let text = (0..<4).map { _ in String(part.prefix(random.next(below: part.count + 1))) }.joined() + "c"
            #expect(InputValidator<String>.contains(part).isValid(text) == text.contains(part), "\(part) in \(text)")
        }
    }
}
