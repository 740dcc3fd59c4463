// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

/// Tests what an object in a rule file reports, whatever the file's format is.
@Suite("An object of a rule file")
struct StrictRuleObjectTests {
    /// Returns a rule file's error, which is the same for JSON and for a property list.
    private func mistake(_ json: String) throws -> DecodingError? {
        let first = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TableRules.self, from: Data(json.utf8))
        }
        let plist = try PropertyListSerialization.data(
            fromPropertyList: try JSONSerialization.jsonObject(with: Data(json.utf8)), format: .binary, options: 0)
        let second = #expect(throws: DecodingError.self) {
            try PropertyListDecoder().decode(TableRules.self, from: plist)
        }
        #expect(first?.place == second?.place)
        #expect(first?.corruption?.debugDescription == second?.corruption?.debugDescription)
        return first
    }

    @Test(
        "has an error for an unknown, a misspelled, or a missing key, with the key to use",
        arguments: [
            (
                #"{"fields":[{"name":"a","zebra":1,"titel":"A"}]}"#, "fields[0].titel",
                "has no key “titel”; did you mean “title”?"
            ),
            // The first unknown key in alphabetical order is reported.
            (#"{"fields":[{"name":"a"}],"zzzzzzzzzzzz":1,"aaaaaaaaaaaa":1}"#, "aaaaaaaaaaaa", "use one of"),
            // Reporting a misspelled key helps more than reporting a missing key.
            (#"{"fields":[{"names":"a"}]}"#, "fields[0]", "needs the key “name”; is it “names”?"),
            (#"{"fields":[{"title":"a"}]}"#, "fields[0]", "needs the key “name”"),
            (
                #"{"fields":[{"name":"a","strategies":[{"use":"count","minimum":1,"maximums":3}]}]}"#,
                "fields[0].strategies[0].maximums", "did you mean “maximum”?"
            ),
        ])
    func keys(json: String, place: String, text: String) throws {
        let error = try mistake(json)
        #expect(error?.place == place)
        #expect(error?.text.contains(text) == true, "\(error?.text ?? "")")
    }

    @Test(
        "has an error whose text is on one line, whatever is in the names of the file",
        arguments: [
            (#"{"fields":[{"name":"a","x\n\u202E":1}]}"#, #"has no key “x\n\u{202E}”; use one of"#),
            (
                #"{"fields":[{"name":"a","rules":1}]}"#,
                "use one of name, title, description, missingValues, type, format, "
            ),
            (#"{"fields":[{"name":"a\n\u001B"},{"name":"a\n\u001B"}]}"#, #"two fields are called “a\n\u{1B}”"#),
            (#"{"fields":[{"name":"a","strategies":["x\r\n"]}]}"#, #"there is no strategy “x\r\n”"#),
            (#"{"fields":[{"name":"a","constraints":{"pattern":"(?\n)"}}]}"#, #"at 0, "(?\n": "#),
        ])
    func lines(json: String, text: String) throws {
        let error = try mistake(json)
        #expect(error?.text.contains(text) == true && error?.text.contains(where: \.isNewline) == false)
    }

    @Test(
        "has an error at the key of a value of another type",
        arguments: [
            (#"{"use":"count","maximum":"3"}"#, "maximum", ""), (#"{"use":"count","maximum":[3]}"#, "maximum", ""),
            (#"{"use":"count","maximum":1.5}"#, "maximum", "this must be a whole number"),
            (#"{"use":"count","maximum":1e19}"#, "maximum", "this number is too large"),
            (#"{"use":"decimal","maximum":1e999}"#, "maximum", "this number is too large"),
            (#"{"use":"count","maximum":null}"#, "maximum", ""), (#"{"use":5}"#, "use", ""),
        ])
    func types(json: String, key: String, text: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
        #expect(error?.place == key)
        #expect(text.isEmpty || error?.text == text, "\(error?.text ?? "")")
    }
}
