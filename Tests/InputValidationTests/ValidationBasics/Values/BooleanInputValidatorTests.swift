// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let boolean = [
        TextStrategy(
            "boolean of words", .boolean(trueValues: ["yes", "y"], falseValues: ["no"]), accepts: ["yes", "y", "no"],
            rejects: [
                ("Yes", .booleanWord), ("n", .booleanWord), ("true", .booleanWord), ("yes ", .booleanWord),
                ("y\u{200B}", .booleanWord),
            ])
    ]
}

@Suite("BooleanInputValidator")
struct BooleanInputValidatorTests {
    @Test("returns the value", arguments: [("true", true), ("1", true), ("False", false), ("0", false), ("yes", nil)])
    func parse(text: String, value: Bool?) {
        #expect(parsed(.boolean, text) == value)
    }

    @Test("rejects a word in both lists, and every word without lists")
    func conflict() {
        let both: InputParser<String, Bool> = .boolean(trueValues: ["1", "x"], falseValues: ["0", "x"])
        #expect(rejection(by: both, of: "x")?.code == .booleanWord && parsed(both, "1") == true)
        let none: InputParser<String, Bool> = .boolean(trueValues: [], falseValues: [])
        #expect(rejection(by: none, of: "true")?.code == .booleanWord)
    }

    @Test("suggests the word that has the text's letters in another case, unless it's in both lists")
    func suggestion() {
        let consent: InputParser<String, Bool> = .boolean(trueValues: ["yes", "x"], falseValues: ["no", "x"])
        for (text, word) in [("Yes", "yes"), ("NO", "no"), ("X", nil), ("y", nil), ("yeſ", nil)] {
            let error = rejection(by: consent, of: text)
            #expect(error?.domain == .builtIn && error?.code == .booleanWord)
            #expect(error?[.suggestion] == word.map { .text($0) })
        }
        #expect(rejection(by: consent, of: "Yes")?.reason == "Did you mean yes?")
        #expect(rejection(by: consent.sensitive(), of: "Yes")?.reason == "Choose yes or no")
    }

    @Test("shows the first word of each list")
    func message() {
        let consent: InputParser<String, Bool> = .boolean(trueValues: ["yes", "y"], falseValues: ["no", "n"])
        #expect(rejection(by: consent, of: "maybe")?.reason == "Choose yes or no")
        #expect(consent.hint() == "Choose yes or no")
    }
}
