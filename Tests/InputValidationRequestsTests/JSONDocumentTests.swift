// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("JSONDocument")
struct JSONDocumentTests {
    private static func document(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }

    @Test("has an entry for each value and each key, in the text's order")
    func entries() throws {
        let document = try Self.document(#"{"a": [1, "é\n", true], "b": {"c": null}}"#)
        #expect(
            document.entries.map(\.kind)
                == [.object, .string, .array, .number, .string, .true, .string, .object, .string, .null])
        #expect(document.entries.map(\.nextIndex) == [10, 2, 6, 4, 5, 6, 7, 10, 9, 10])
        let indices = document.entries.indices
        #expect(indices.map { document.offset(of: $0) } == [0, 1, 6, 7, 10, 18, 25, 30, 31, 36])
        #expect(
            indices.map { document.path(of: $0).jsonPointer }
                == ["", "/a", "/a", "/a/0", "/a/1", "/a/2", "/b", "/b", "/b/c", "/b/c"])
        #expect(document.text(at: 4) == "é\n")
        #expect(Array(document.children(of: 0)) == [1, 6])
        #expect(Array(document.children(of: 2)) == [3, 4, 5])
        #expect(Array(document.children(of: 7)) == [8])
        #expect(Array(try Self.document("[]").children(of: 0)) == [])
    }

    @Test(
        "replaces escapes",
        arguments: [
            (#""abc""#, "abc"), (#""""#, ""), (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
            (#""\u0041\u00e9\u00E9\u0000""#, "Aéé\0"), (#""\ud83d\ude00\uD83D\uDE00""#, "😀😀"),
            (#""é\u0301日😀""#, "é\u{301}日😀"),
            (#""\uFFFF\uE000\uD7FF""#, "\u{FFFF}\u{E000}\u{D7FF}"),
        ])
    func escapes(json: String, text: String) throws {
        #expect(Array(try Self.document(json).text(at: 0).unicodeScalars) == Array(text.unicodeScalars))
    }

    /// The path leads to the last value or key before the mistake.
    @Test(
        "reports the first mistake with its offset and its path",
        arguments: [
            ("", "a value is expected here", 0, ""), ("[1,]", "a value is expected here", 3, "/0"),
            ("tru", "a value is expected here", 0, ""), ("+1", "a value is expected here", 0, ""),
            (#"{"a" 1}"#, "a colon is expected here", 5, "/a"),
            (#"{"a": 1 "b"}"#, "a comma or a closing bracket is expected here", 8, "/a"),
            (#"{"a": [1}"#, "a comma or a closing bracket is expected here", 8, "/a/0"),
            ("[01]", "a comma or a closing bracket is expected here", 2, "/0"),
            ("{1: 2}", "a key in quotes is expected here", 1, ""),
            (#"{"a": 1,}"#, "a key in quotes is expected here", 8, "/a"),
            ("[1.]", "a digit is expected after the point", 3, ""), ("[1e+]", "an exponent needs a digit", 4, ""),
            (#"["a"#, "the string that begins here is not closed", 1, ""),
            ("[\"\t\"]", "a control character in a string must be written as an escape", 2, ""),
            (#"["\x"]"#, "this escape is unknown", 3, ""), (#"["\u12"]"#, #"\u needs four hexadecimal digits"#, 6, ""),
            (#"["\ud800"]"#, "half of a surrogate pair", 2, ""),
            (#"["\ud800\u0041"]"#, "half of a surrogate pair", 2, ""),
            (#"["\ude00"]"#, "half of a surrogate pair", 2, ""), ("1 2", "there is text after the value", 2, ""),
            ("-", "a value is expected here", 1, ""), (#"["\"#, "this escape is unknown", 3, ""),
            (#"[nul]"#, "a value is expected here", 1, ""),
        ])
    func mistakes(json: String, reason: String, offset: Int, pointer: String) {
        do throws(JSONDocument.SyntaxError) {
            _ = try JSONDocument(Array(json.utf8))
            Issue.record("accepted")
        } catch {
            #expect(error.reason == reason)
            #expect(error.offset == offset)
            #expect(error.path.jsonPointer == pointer)
            #expect(!error.isTooDeep)
        }
    }

    @Test(
        "rejects bytes that are not UTF-8",
        arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func encoding(bytes: [UInt8]) {
        let error = #expect(throws: JSONDocument.SyntaxError.self) {
            try JSONDocument(Array("[\"".utf8) + bytes + Array("\"]".utf8))
        }
        #expect(error?.reason == "this is not UTF-8")
        #expect(error?.offset == 2)
    }

    @Test("limits the number of arrays and objects around a value")
    func depth() throws {
        #expect(try JSONDocument(Array(#"[{"a": 1}]"#.utf8), maximumDepth: 2).entries.count == 4)
        let error = #expect(throws: JSONDocument.SyntaxError.self) {
            try JSONDocument(Array(#"[{"a": []}]"#.utf8), maximumDepth: 2)
        }
        #expect(error?.isTooDeep == true)
        #expect(error?.reason == "this is nested too deeply")
        #expect(error?.offset == 7)
        #expect(error?.path.jsonPointer == "/0/a")
        // The default.
        func nested(_ count: Int) -> [UInt8] {
            Array(repeating: UInt8(ascii: "["), count: count) + Array(repeating: UInt8(ascii: "]"), count: count)
        }
        #expect(try JSONDocument(nested(512)).entries.count == 512)
        let deep = #expect(throws: JSONDocument.SyntaxError.self) { try JSONDocument(nested(513)) }
        #expect(deep?.isTooDeep == true && deep?.offset == 512)
    }

    @Test("ignores a byte order mark, but not in its offsets")
    func byteOrderMark() throws {
        #expect(try JSONDocument([0xEF, 0xBB, 0xBF] + Array(" 7".utf8)).offset(of: 0) == 4)
    }

    /// An object with up to eight keys compares them one by one, and a larger object uses a set.
    @Test("finds the keys that an object has already", arguments: [1, 7, 8, 9, 30])
    func repeatedKeys(count: Int) throws {
        let members = (0..<count).map { #""k\#($0)": {"k0": \#($0)}"# }
        let unique = try Self.document("{\(members.joined(separator: ", "))}")
        #expect(unique.repeatedKeys == [])
        // Each member has four entries: its key, its object, and the key and number inside the object.
        let repeated = try Self.document("{\((members + [#""\u006b0": 1"#]).joined(separator: ", "))}")
        #expect(repeated.repeatedKeys == [1 + 4 * count])
        #expect(repeated.text(at: 1 + 4 * count) == "k0")
    }

    @Test("locates a path, or the nearest value around it")
    func locations() throws {
        let document = try Self.document(#"{"a": [1, {"given_name": "x"}]}"#)
        let known = document.location(of: [.key("a"), .index(1), .key("givenName")], in: 0)
        #expect(known.offset == 25)
        #expect(known.path.jsonPointer == "/a/1/given_name")
        let unknown = document.location(of: [.key("a"), .index(7), .key("b")], in: 0)
        #expect(unknown.offset == 6)
        #expect(unknown.path.jsonPointer == "/a/7/b")
    }

    @Test("has lines and columns of Unicode scalars")
    func positions() {
        let positions = JSONDocument.positions(of: [0, 2, 3, 6, 8], in: Array("é\n日a\nb".utf8))
        #expect(positions.map(\.line) == [1, 1, 2, 2, 3])
        #expect(positions.map(\.column) == [1, 2, 1, 2, 1])
        let marked = JSONDocument.positions(of: [3, 4], in: [0xEF, 0xBB, 0xBF, 0x61, 0x62])
        #expect(marked.map(\.column) == [1, 2])
        // An offset past the end counts as the end.
        let end = JSONDocument.positions(of: [2, 9], in: Array("a\n".utf8))
        #expect(end.map(\.line) == [2, 2] && end.map(\.column) == [1, 1])
    }
}
