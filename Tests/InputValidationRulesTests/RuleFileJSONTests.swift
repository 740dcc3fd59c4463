// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("The JSON text of a rule file")
struct RuleFileJSONTests {
    @Test(
        "is rejected where an object has a key twice, at any depth and in any spelling",
        arguments: [
            (#"{"fields":[],"fields":[]}"#, "fields", "the key “fields”", 1, 14),
            (
                #"{"fields":[{"name":"a","name":"b","strategies":["email"]}]}"#, "fields[0].name", "the key “name”", 1,
                24
            ),
            (
                "{\"fields\": [\n  {\"name\": \"a\"},\n  {\"name\": \"é\", \"name\": \"b\"}]}", "fields[1].name", "", 3,
                17
            ),
            (#"{"use":"ipAddress","scopes":["global"],"scopes":["loopback"]}"#, "scopes", "", 1, 40),
            (#"{"use":"not","rule":{"use":"not","rule":{"use":"alpha","use":"numeric"}}}"#, "rule.rule.use", "", 1, 56),
            (#"[[[{"a":1}]],{"a":{"b":2},"c":3,"a":null}]"#, "[1].a", "", 1, 33),
            (#"{"name":1,"n\u0061me":2}"#, "name", "", 1, 11),
            ("{\"\u{E9}\":1,\"e\u{301}\":2}", "e\u{301}", "", 1, 8),
            (#"{"\ud83d\ude00":1,"😀":2}"#, "😀", "", 1, 19),
            (#"{"":1,"":2}"#, ".", "", 1, 7),
            (#"{"a\n\u202e":1,"a\n\u202e":2}"#, "a\n\u{202E}", #"the key “a\n\u{202E}” appears"#, 1, 16),
            // The first repeated key in the text is reported, even if the second is inside its value.
            (#"{"a":1,"a":{"b":1,"b":2}}"#, "a", "the key “a”", 1, 8),
        ] as [(SampleText, String, String, Int, Int)])
    func repeatedKey(json: SampleText, place: String, text: String, line: Int, column: Int) {
        let error = #expect(throws: DecodingError.self) { try RuleFileJSON.check(json.text.utf8) }
        #expect(error?.place == (place == "." ? "" : place))
        #expect(error?.text.contains("appears twice") == true)
        #expect(error?.text.contains(text) == true || text.isEmpty)
        #expect(error?.text.hasSuffix("(line \(line), column \(column))") == true, "\(error?.text ?? "")")
    }

    @Test(
        "may have a key again in another object, and anything else that JSON is",
        arguments: [
            #"{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}"#, #"{"a":1,"A":2," a":3}"#, "[]", "{}", " [ ] \r\n", "true",
            "null", "false", #""a""#, "-0", "0.5e-7", "12E+3", #"["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"]"#,
            "[[],{},[[]]]",
            "\u{FEFF}{}", #"{"a" : [ 1 , 2 ] , "b" : { } }"#,
        ] as [SampleText])
    func accepted(json: SampleText) throws {
        try RuleFileJSON.check(json.text.utf8)
        #expect(throws: Never.self) {
            try JSONSerialization.jsonObject(with: Data(json.text.utf8), options: .fragmentsAllowed)
        }
    }

    @Test(
        "is rejected with line and column where it is not JSON",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("{\"a\" 1}", 1, 6), ("[1 2]", 1, 4),
            ("{}\n{}", 2, 1), ("[\n  tru\n]", 2, 3), ("[01]", 1, 3), ("[1.]", 1, 4), ("[1e]", 1, 4), ("[-]", 1, 3),
            ("[\"a]", 1, 2), ("[\"\\x\"]", 1, 4), ("[\"\\u12g4\"]", 1, 7), ("[\"a\nb\"]", 1, 4), ("{a:1}", 1, 2),
            ("[\"é\", x]", 1, 7), ("[[1, ], 2]", 1, 6), ("]", 1, 1), ("[}", 1, 2), ("{\"a\":1]", 1, 7), ("\u{0}", 1, 1),
            ("'a'", 1, 1),
        ] as [(SampleText, Int, Int)])
    func notJSON(json: SampleText, line: Int, column: Int) {
        let error = #expect(throws: DecodingError.self) { try RuleFileJSON.check(json.text.utf8) }
        #expect(error?.text.hasPrefix("this is not JSON: ") == true)
        #expect(error?.text.hasSuffix("(line \(line), column \(column))") == true, "\(error?.text ?? "")")
    }

    @Test("is rejected, not overflowed, when it is nested without end")
    func depth() throws {
        try RuleFileJSON.check(
            Array(repeating: UInt8(ascii: "["), count: 512) + Array(repeating: UInt8(ascii: "]"), count: 512))
        let error = #expect(throws: DecodingError.self) {
            try RuleFileJSON.check(Array(repeating: UInt8(ascii: "["), count: 100_000))
        }
        #expect(error?.text.contains("nested too deep") == true)
    }

    @Test("agrees with Foundation on what is JSON, over damaged texts")
    func differential() {
        let whole = Array(#"{"a":[1,-2.5e3,{"b":"x\u00e9\n"},true,null],"c":{"d":""}}"#.utf8)
        let alphabet = Array(#"{}[]:,"\ntfu0129.-+eE x"#.utf8)
        var random = SplitMix64(seed: 0x15A)
        var verdicts = (accepted: 0, rejected: 0)
        for _ in 0..<20_000 {
            var text = whole
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: text.indices, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: text.remove(at: place)
                case 1: text.insert(alphabet[Int.random(in: alphabet.indices, using: &random)], at: place)
                default: text[place] = alphabet[Int.random(in: alphabet.indices, using: &random)]
                }
            }
            var complaint: String?
            do { try RuleFileJSON.check(text) } catch { complaint = error.text }
            let isJSON =
                (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
            // The differences are a repeated key, and a comma before a bracket, which Foundation accepts on Linux.
            let written = String(decoding: text, as: UTF8.self)
            let hasIdleComma = written.contains(#/,\s*[\]}]/#)
            guard complaint?.contains("appears twice") != true, complaint == nil || !hasIdleComma else { continue }
            #expect((complaint == nil) == isJSON, "\(written): \(complaint ?? "")")
            if isJSON { verdicts.accepted += 1 } else { verdicts.rejected += 1 }
        }
        #expect(verdicts.accepted > 1_000 && verdicts.rejected > 1_000)
    }

    #if FoundationInterop
    @Test("is checked before it is decoded")
    func decode() throws {
        let twice = Data(#"{"fields":[{"name":"a","strategies":["email"],"strategies":["numeric"]}]}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try RuleFileJSON.decode(TableRules.self, from: twice) }
        #expect(error?.place == "fields[0].strategies")
        let once = Data(#"{"fields":[{"name":"a","strategies":["even"]}]}"#.utf8)
        var catalog = StrategyCatalog.standard
        catalog["even"] = .init("An even digit") { _ in .oneOf(["0", "2", "4", "6", "8"]) }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        #expect(try RuleFileJSON.decode(TableRules.self, from: once, with: decoder).fields[0].validator.isValid("4"))
        #expect(throws: DecodingError.self) { try RuleFileJSON.decode(TableRules.self, from: once) }
    }
    #endif
}
