// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

@Suite("JSONValue")
struct JSONValueTests {
    @Test("reads a text only if it is JSON without repeated keys")
    func values() {
        for (json, code, pointer) in [
            (#"{"a": 1, "\u0061": 2}"#, ValidationError.Code.decodingRepeatedKey, "/a"),
            (#"["\udc00"]"#, .decodingSyntax, ""),
            (String(repeating: "[", count: 100_000), .decodingDepth, nil), ("", .decodingSyntax, ""),
        ] {
            let error = #expect(throws: ValidationError.self) { try JSONValue(json.utf8) }
            #expect(error?.code == code)
            if let pointer { #expect(error?.path.jsonPointer == pointer) }
        }
        #expect(throws: Never.self) { try JSONValue("[1]".utf8, maximumBytes: 3) }
        let large = #expect(throws: ValidationError.self) { try JSONValue("[1]".utf8, maximumBytes: 2) }
        #expect(large?.domain == .builtIn && large?.code == .inputTooLarge && large?[.maximum] == 2)
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(throws: Never.self) { try JSONValue(nested(128).utf8) }
        let error = #expect(throws: ValidationError.self) { try JSONValue(nested(129).utf8) }
        #expect(error?.domain == .builtIn && error?.code == .decodingDepth)
    }

    @Test(
        "reports a mistake with its path, its line, and its column",
        arguments: [
            ("{\n  \"a\": 1,\n  \"a\": 2}", .decodingRepeatedKey, "/a", 3, 3),
            // The first repeated key in the text is reported, not the repeated key whose object ends first.
            (#"{"a": 1, "a": {"b": 1, "b": 2}}"#, .decodingRepeatedKey, "/a", 1, 10),
            ("[1,\n x]", .decodingSyntax, "/0", 2, 2),
            (String(repeating: "[\n", count: 129), .decodingDepth, nil, 129, 1),
        ] as [(String, ValidationError.Code, String?, Int, Int)])
    func places(json: String, code: ValidationError.Code, pointer: String?, line: Int, column: Int) {
        let error = #expect(throws: ValidationError.self) { try JSONValue(json.utf8) }
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.line] == .int(line) && error?[.column] == .int(column), "\(error?.parameters ?? [:])")
        if let pointer { #expect(error?.path.jsonPointer == pointer) }
    }

    @Test("reads 1 MiB by default, and ignores a byte order mark")
    func length() throws {
        let blanks = String(repeating: " ", count: 1_048_575)
        #expect(throws: Never.self) { try JSONValue((blanks + "1").utf8) }
        let error = #expect(throws: ValidationError.self) { try JSONValue((blanks + " 1").utf8) }
        #expect(error?.domain == .builtIn && error?.code == .inputTooLarge && error?[.maximum] == 1_048_576)
        let marked = try JSONValue([0xEF, 0xBB, 0xBF] + Array("5".utf8))
        #expect(try JSONSchemaInputValidator(#"{"const": 5}"#.utf8).isValid(marked))
    }
}
