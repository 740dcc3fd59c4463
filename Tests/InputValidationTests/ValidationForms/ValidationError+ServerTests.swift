// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("The members of an error of another server")
struct ValidationErrorServerTests {
    private static func problem(_ json: String) throws -> ProblemDetails {
        try JSONDecoder().decode(ProblemDetails.self, from: Data(json.utf8))
    }

    @Test(
        "have the place of an error",
        arguments: [
            (#""path":["a",0]"#, "/a/0"), (#""path":7"#, ""),
            ("\"path\":\"\"", ""),
            (#""field":"a[99999999999999999999]""#, "/a/99999999999999999999"), (#""loc":["body"]"#, ""),
            (#""loc":["body","a"]"#, "/a"), (#""instancePath":"/a""#, "/a"), (#""source":{"pointer":"/a/b"}"#, "/a/b"),
            (#""loc":["query","a"]"#, "/a"), (#""loc":["path","a"]"#, "/a"), (#""loc":["header","a"]"#, "/a"),
            (#""loc":["cookie","a"]"#, "/a"), (#""loc":["form","a"]"#, "/form/a"), (#""loc":[0,"body"]"#, "/0/body"),
            (#""path":["body","a"]"#, "/body/a"), (#""param":"a""#, "/a"), (#""parameter":"a""#, "/a"),
            (#""property":"a""#, "/a"), (#""propertyPath":"a[0]""#, "/a/0"), (#""source":{"parameter":"a"}"#, "/a"),
            (#""source":{"pointer":"/data/attributes/a/b"}"#, "/a/b"),
            (#""source":{"pointer":"/data/attributes"}"#, "/data/attributes"),
            (#""source":{"pointer":"/data/relationships/a"}"#, "/data/relationships/a"),
            (#""source":{"pointer":"/data"}"#, "/data"),
            (#""source":{"pointer":"/data/attributes/0"},"field":"b""#, "/b"), (#""source":{}"#, ""),
            (#""reason":"r","name":"a""#, "/a"), (#""reason":"r","name":"a","code":"c""#, ""), (#""name":"a""#, ""),
        ])
    func places(member: String, pointer: String) throws {
        let problem = try Self.problem(#"{"errors":[{"detail":"x",\#(member)}]}"#)
        #expect(problem.errors.map { Array($0.path.jsonPointer.utf8) } == [Array(pointer.utf8)])
        #expect(problem.errors.map(\.reason) == ["x"])
    }

    @Test("have the place of the first of several members")
    func order() throws {
        let names = [
            "path", "pointer", "loc", "field", "propertyPath", "property", "param", "parameter", "instancePath",
        ]
        for (first, second) in zip(names, names.dropFirst()) {
            let problem = try Self.problem(#"{"errors":[{"detail":"x","\#(second)":"b","\#(first)":"a"}]}"#)
            #expect(problem.errors.map(\.path) == [[.key("a")]], "\(first)")
        }
    }

    @Test(
        "have an error's text, which may be a title or a description",
        arguments: [
            (#"{"detail":"d","message":"m"}"#, "d"), (#"{"message":"m","msg":"s"}"#, "m"), (#"{"msg":"s"}"#, "s"),
            (#"{"msg":"s","defaultMessage":"f"}"#, "s"),
            (#"{"defaultMessage":"f","reason":"r"}"#, "f"), (#"{"reason":"r","error":"e"}"#, "r"),
            (#"{"error":"e"}"#, "e"),
            (#"{"path":"/a","description":"x","title":"t"}"#, "x"), (#"{"path":"/a","title":"t","reason":"r"}"#, "t"),
            (#"{"title":"t","reason":"r"}"#, "r"), (#"{"detail":5,"message":"m"}"#, "m"),
        ])
    func texts(json: String, text: String) throws {
        #expect(try Self.problem("{\"errors\":[\(json)]}").errors.map(\.reason) == [text])
    }

    @Test("have a text whose braces are not placeholders")
    func braces() throws {
        let json =
            #"{"errors":[{"detail":"{label} {minimum} {detail} {","pointer":"/a","domain":"Shop","code":1,"#
            + #""parameters":{"minimum":"{label}"}}]}"#
        let error = try #require(try Self.problem(json).errors.first)
        #expect(error.labeled("A").reason == "{label} {minimum} {detail} {")
    }
}
