// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import InputValidationSchema

@Suite("A value of a schema")
struct SchemaNodeTests {
    @Test("is JSON with indentation, in the order of its keys")
    func indentation() {
        let node = SchemaNode.object([
            .init("b", .array([.number("1e400"), .flag(true), .object([])])),
            .init("a", .object([.init("", .array([]))])),
        ])
        #expect(
            node.json() == """
                {
                  "b": [
                    1e400,
                    true,
                    {}
                  ],
                  "a": {
                    "": []
                  }
                }
                """)
        #expect(node.members.map(\.key) == ["b", "a"] && SchemaNode.array([node]).members.isEmpty)
    }

    @Test(
        "has texts in ASCII, whose escapes JSON reads as the same scalars",
        arguments: [
            ("plain ~", #""plain ~""#), ("\"\\\n", #""\"\\\n""#), ("\t\0\u{1F}", #""\u0009\u0000\u001f""#),
            ("\u{7F}é", #""\u007f\u00e9""#), ("日😀", #""\u65e5\ud83d\ude00""#), ("e\u{301}", #""e\u0301""#),
            ("", #""""#),
        ])
    func texts(text: String, json: String) throws {
        #expect(SchemaNode.text(text).json() == json)
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String
        #expect(read.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
}
