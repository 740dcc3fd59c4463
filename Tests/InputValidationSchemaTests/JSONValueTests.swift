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
            (#"{"a": 1, "\u0061": 2}"#, ValidationError.Code.decodingKey, "/a"), (#"["\udc00"]"#, .decodingSyntax, ""),
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
}
