// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("SingleScriptInputValidator")
struct SingleScriptInputValidatorTests {
    /// Another implementation, for characters whose scripts these expressions list.
    private static let second: SecondImplementation = {
        let anywhere = #"\p{Zyyy}\p{Zinh}"#
        let sets = [
            #"\p{Latn}\p{Hani}\p{Hira}\p{Kana}"#, #"\p{Latn}\p{Hani}\p{Bopo}"#, #"\p{Latn}\p{Hani}\p{Hang}"#,
            #"\p{Cyrl}"#,
            #"\p{Grek}"#, #"\p{Hebr}"#, #"\p{Arab}"#, #"\p{Deva}"#, #"\p{Thai}"#,
        ]
        let matches = SecondImplementation.matcher(sets.map { "[\(anywhere)\($0)]*" }.joined(separator: "|"))
        return SecondImplementation { $0.isEmpty ? false : matches($0) }
    }()

    @Test("has the same verdicts as a second implementation")
    func agreement() throws {
        #expect(try Self.second.disagreements(with: .singleScript) == [])
    }

    @Test(
        "accepts letters of one script, and the combinations of East Asia with Latin letters",
        arguments: [
            "paypal", "Jürgen", "e\u{301}", "Ελλάδα", "Юрий Гагарин", "שלום", "مرحبا", "नमस्ते", "ไทย", "東京タワー", "とヨ東abc",
            "한국어 漢字 abc", "注音ㄅㄆ abc", "ᏣᎳᎩ", "user_42", "+1 (2)", "👍🏽", "ー", "ア・イ", "µ", "Ａｂ１",
        ])
    func accepted(text: String) {
        #expect(rejection(by: .singleScript, of: text) == nil)
    }

    @Test(
        "rejects letters of several scripts at the first letter that does not belong",
        arguments: [
            ("p\u{434}ypal", 1), ("\u{434}pple", 2), ("Ωmega", 2), ("abc\u{3B1}", 3), ("hello שלום", 6), ("カナ한", 6),
            ("ㄅか", 3), ("한か", 3), ("12Яx", 4), ("Ꭺpple", 3), ("Яя東", 4), ("abc東Я", 6), ("\u{501}d", 2),
        ])
    func rejected(text: String, position: Int) {
        let error = rejection(by: .singleScript, of: text)
        #expect(error?.domain == .builtIn && error?.code == .singleScriptMixed)
        #expect(error?[.position] == .int(position))
        #expect(
            error?.reason == "Use the letters of only one alphabet, like only Latin or only Greek letters")
    }

    @Test(
        "says that a letter is a look-alike if the text is in Latin letters otherwise",
        arguments: ["p\u{430}ypal", "\u{430}pple"])
    func lookAlike(text: String) {
        let error = rejection(by: .singleScript, of: text)
        #expect(error?.domain == .builtIn && error?.code == .singleScriptMixed)
        #expect(error?.reason == "Remove unusual, lookalike, or hidden characters: delete the text and type it again")
    }

    @Test("is impossible from the first letter that does not belong")
    func progress() {
        #expect(InputValidator.singleScript.progress(of: "") == .incomplete(missing: 1))
        #expect(InputValidator.singleScript.progress(of: "abc") == .accepted)
        guard case .impossible(at: 3, _) = InputValidator.singleScript.progress(of: "abcЯd") else {
            Issue.record("\(InputValidator.singleScript.progress(of: "abcЯd"))")
            return
        }
    }

    @Test("rejects the empty text and text above its limit")
    func limits() {
        let strategy = SingleScriptInputValidator(maximumBytes: 4)
        #expect(rejection(by: strategy, of: "")?.code == .inputEmpty)
        #expect(rejection(by: strategy, of: "abcde")?.code == .inputTooLarge)
    }
}
