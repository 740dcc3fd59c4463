// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import InputValidationSchema
import TestSupport
import Testing

/// A schema with values, each with its errors' codes and places.
private struct Verdicts: Sendable, CustomTestStringConvertible {
    let schema: String
    let values: [(json: String, errors: [String])]

    var testDescription: String { String(schema.prefix(60)) }

    init(_ schema: String, _ values: KeyValuePairs<String, [String]>) {
        self.schema = schema
        self.values = values.map { ($0.key, $0.value) }
    }

    /// An expression for which a long text takes too much time.
    private static let slow = String(repeating: "[^y]*x", count: 1_000)

    private static let long = String(repeating: "a", count: 100_000)

    static let all = [
        Verdicts(
            #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "integer", "minimum": 1}, "b": false}}"#,
            [
                #"{"a": 1.0}"#: [], #"{"a": 0}"#: ["1020 /a 7"], #"{}"#: ["1004 /a 1"], "[]": ["1236  1"],
                #"{"a": null}"#: ["1004 /a 7"], #"{"b": 1, "a": "x"}"#: ["1239 /b 2", "1236 /a 15"],
            ]),
        Verdicts(
            #"{"minimum": 1e400, "multipleOf": 0.01}"#,
            ["1e400": [], "9.99e399": ["1020  1"], "1e-400": ["1020  1", "1237  1"], "1e999999999": ["1005  1"]]),
        Verdicts(#"{"multipleOf": 3e-20}"#, ["0.3": [], "1": ["1237  1"], "-6e-20": [], "3e-21": ["1237  1"]]),
        Verdicts(
            #"{"const": 9007199254740993}"#,
            ["9007199254740993.0": [], "9007199254740992": ["1032  1"], "900719925474099.3e1": []]),
        Verdicts(#"{"maxLength": 1}"#, [#""\ud83d\ude00""#: [], #""e\u0301""#: ["1011  1"]]),
        Verdicts(#"{"const": "\u00e9"}"#, [#""é""#: [], #""e\u0301""#: ["1032  1"]]),
        Verdicts(
            #"{"const": {"a": [1, "x"], "b": null}}"#,
            [
                #"{"b": null, "a": [1.0, "x"]}"#: [], #"{"a": [1, "y"], "b": null}"#: ["1032  1"],
                #"{"a": [1, "x"], "b": false}"#: ["1032  1"], #"{"a": [1, "x"]}"#: ["1032  1"],
            ]),
        Verdicts(
            #"{"uniqueItems": true}"#,
            [#"[{"a": 1}, {"a": 2}]"#: [], #"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#: ["1034 /1 20"]]),
        // A reference can lead to a list's element by its index.
        Verdicts(
            ##"{"allOf": [true, {"type": "null"}], "items": {"$ref": "#/allOf/1"}}"##, ["null": [], "1": ["1236  1"]]),
        // Each of many elements has the full depth.
        Verdicts(
            #"{"items": {"items": {"items": {"type": "null"}}}}"#,
            [
                "[\(Array(repeating: "[[null]]", count: 300).joined(separator: ","))]": [],
                "[\(Array(repeating: "[[null]]", count: 300).joined(separator: ",")),[[1]]]": ["1236 /300/0/0 2704"],
            ]),
        Verdicts(#"{"pattern": "b"}"#, [#""abc""#: [], #""""#: ["1003  1"], "1": []]),
        Verdicts(#"{"pattern": "^(?:a|b)$"}"#, [#""a""#: [], #""ab""#: ["1003  1"], #""a\n""#: ["1003  1"]]),
        Verdicts(#"{"pattern": "^a|b$"}"#, [#""ax""#: [], #""xb""#: [], #""xa""#: ["1003  1"]]),
        Verdicts(#"{"pattern": "^.$"}"#, [#""a""#: [], #""\u2028""#: ["1003  1"], #""\r""#: ["1003  1"]]),
        Verdicts(#"{"pattern": "^[\\s.]$"}"#, [#""\ufeff""#: [], #"".""#: [], #""a""#: ["1003  1"]]),
        Verdicts(#"{"pattern": "^[^]\\cJ[&&]$"}"#, [#""a\n&""#: [], #""aJ&""#: ["1003  1"]]),
        // A member that a pattern names isn't an additional member.
        Verdicts(
            #"{"properties": {"a": true}, "patternProperties": {"^x": {"type": "null"}}, "additionalProperties": false}"#,
            [#"{"a": 1, "x1": null}"#: [], #"{"y": 1}"#: ["1239 /y 2"], #"{"x": 1}"#: ["1236 /x 7"]]),
        Verdicts(
            ##"{"$ref": "#/$defs/%41b%63", "$defs": {"Abc": {"type": "null"}}}"##, ["null": [], "1": ["1236  1"]]),
        Verdicts(#"{"pattern": "[]"}"#, [#""a""#: ["1003  1"]]),
        Verdicts(#"{"pattern": "^(a+)+$"}"#, ["\"\(String(repeating: "a", count: 50_000))!\"": ["1003  1"]]),
        // If a text is too long for an expression, it's rejected at its own place, and a key at its value's place.
        Verdicts(
            #"{"properties": {"a": {"pattern": "\#(slow)"}}, "items": {"pattern": "\#(slow)"}}"#,
            [
                #"{"a": "aaa", "b": "\#(long)"}"#: ["1003 /a 7"], #"{"b": 1, "a": "\#(long)"}"#: ["1005 /a 15"],
                #"[1, "\#(long)"]"#: ["1005 /1 5"],
            ]),
        Verdicts(
            #"{"properties": {"c": {"patternProperties": {"\#(slow)": false}}}}"#,
            [#"{"c": {"b": 1}}"#: [], #"{"c": {"b": 1, "\#(long)": 1}}"#: ["1005 /c/\(long) 100020"]]),
        Verdicts(
            #"{"uniqueItems": true}"#, ["[1, 1.0]": ["1034 /1 5"], #"[{"a":1,"b":2},{"b":2,"a":1}]"#: ["1034 /1 16"]]),
        Verdicts(
            ##"{"properties": {"child": {"$ref": "#"}}, "additionalProperties": false}"##,
            [
                #"{"child": {"child": {}}}"#: [], #"{"child": {"x": 1}}"#: ["1239 /child/x 12"],
                String(repeating: #"{"child":"#, count: 100) + "1" + String(repeating: "}", count: 100): [],
            ]),
        // An empty fragment means the document itself (RFC 3986, section 4.4).
        Verdicts(
            ##"{"$id": "https://example.com/a#", "$defs": {"b": {"type": "null"}}, "##
                + ##""items": {"$ref": "https://example.com/a#/$defs/b"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            ##"{"$id": "https://example.com/a#", "type": "array", "items": {"$ref": "https://example.com/a"}}"##,
            ["[[]]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            ##"{"$id": "https://example.com/a", "type": "array", "items": {"$ref": "https://example.com/a#"}}"##,
            ["[[]]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            ##"{"$id": "#", "$defs": {"b": {"type": "null"}}, "items": {"$ref": "#/$defs/b"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        // "~01" means "~1", not a slash (RFC 6901, section 4).
        Verdicts(
            ##"{"$defs": {"a~1b": {"type": "null"}, "a/b": false}, "items": {"$ref": "#/$defs/a~01b"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            ##"{"$defs": {"a/0b": {"type": "null"}, "a~b": false}, "items": {"$ref": "#/$defs/a~10b"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        // The names in a pointer are compared byte by byte.
        Verdicts(
            ##"{"$defs": {"/\u0301": {"type": "null"}, "\u0301": false}, "items": {"$ref": "#/$defs/~1\u0301"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            ##"{"$defs": {"\u0301": {"type": "null"}}, "items": {"$ref": "#/$defs/\u0301"}}"##,
            ["[null]": [], "[1]": ["1236 /0 2"]]),
        Verdicts(
            #"{"contains": {"type": "null"}, "maxContains": 1}"#, ["[]": ["1201  1"], "[null, null]": ["1202  1"]]),
        Verdicts(#"{"oneOf": [true, {"type": "null"}]}"#, ["1": [], "null": ["1202  1"]]),
        Verdicts(#"{"propertyNames": {"maxLength": 1}}"#, [#"{"a": 1, "bc": 2}"#: ["1239 /bc 10"]]),
        Verdicts(
            #"{"maximum": 5, "exclusiveMinimum": 1}"#, ["5": [], "1.1": [], "5.1": ["1021  1"], "1": ["1022  1"]]),
        Verdicts(#"{"exclusiveMaximum": 5}"#, ["4.9": [], "5": ["1023  1"]]),
        Verdicts(
            #"{"minLength": 2, "minItems": 2, "minProperties": 2}"#,
            [#""é""#: ["1010  1"], "[1]": ["1015  1"], #"{"a": 1}"#: ["1015  1"], "1": []]),
        Verdicts(
            #"{"maxItems": 1, "maxProperties": 1}"#, ["[1, 2]": ["1016  1"], #"{"a": 1, "b": 2}"#: ["1016  1"]]),
        Verdicts(
            #"{"dependentRequired": {"a": ["b", "c"]}}"#, [#"{"b": 1}"#: [], #"{"a": 1, "b": 1}"#: ["1004 /c 1"]]),
        Verdicts(
            #"{"dependentSchemas": {"a": {"maxProperties": 1}}}"#,
            [#"{"a": 1}"#: [], #"{"b": 1, "c": 2}"#: [], #"{"a": 1, "b": 2}"#: ["1016  1"]]),
        Verdicts(
            #"{"prefixItems": [true, {"type": "string"}], "items": {"type": "null"}}"#,
            ["[1, 2, 3]": ["1236 /1 5", "1236 /2 8"]]),
        Verdicts(
            #"{"if": {"type": "string"}, "then": {"minLength": 2}, "else": {"maximum": 5}}"#,
            [#""a""#: ["1010  1"], "6": ["1021  1"], "5": []]),
        Verdicts(
            #"{"if": {"type": "string"}, "else": {"type": "number"}}"#, [#""a""#: [], "6": [], "null": ["1004  1"]]),
        Verdicts(#"{"then": {"minLength": 2}, "else": {"maximum": 5}}"#, [#""a""#: [], "6": []]),
        Verdicts(
            #"{"anyOf": [{"type": "null"}, {"minimum": 5, "type": "number"}]}"#,
            ["null": [], "5": [], "4": ["1201  1"], #""a""#: ["1201  1"]]),
        Verdicts(
            #"{"oneOf": [{"type": "null"}, {"type": "string"}]}"#, ["null": [], "1": ["1201  1"]]),
        Verdicts(
            #"{"contains": {"type": "null"}, "minContains": 2}"#,
            ["[null, 1, null]": [], "[null, 1]": ["1201  1"], "{}": []]),
        Verdicts(#"{"contains": {"type": "null"}, "minContains": 0}"#, ["[]": [], "[1]": []]),
        Verdicts(
            #"{"patternProperties": {"^x": false, "y$": {"type": "null"}}}"#,
            [#"{"a": 1, "y": null}"#: [], #"{"x1": 1}"#: ["1239 /x1 2"], #"{"xy": 1}"#: ["1239 /xy 2", "1236 /xy 8"]]),
        Verdicts(
            #"{"additionalProperties": {"type": "null"}, "properties": {"a": true}}"#,
            [#"{"a": 1, "b": null}"#: [], #"{"b": 1}"#: ["1236 /b 7"]]),
        Verdicts(
            #"{"multipleOf": 7}"#,
            ["0": [], "-0.0": [], "14": [], "1.4e1": [], "-7": [], "15": ["1237  1"], "14.5": ["1237  1"]]),
        Verdicts(#"{"uniqueItems": false}"#, ["[1, 1]": []]),
        Verdicts(#"{"not": {"type": "null"}}"#, ["null": ["1202  1"], "1": []]),
        Verdicts(#"{"allOf": [{"minimum": 5}, {"multipleOf": 2}]}"#, ["3": ["1020  1", "1237  1"], "6": []]),
        Verdicts(
            #"{"prefixItems": [{"type": "null"}, {"type": "string"}]}"#,
            ["[]": [], "[null]": [], #"[null, "a", 1]"#: [], "[1, 2]": ["1236 /0 2", "1236 /1 5"]]),
        Verdicts(#"{"prefixItems": [true], "items": false}"#, ["[1]": [], "[1, 2]": ["1237 /1 5"]]),
        Verdicts(#"{"uniqueItems": true}"#, [#"["1", 1, true, "true", null, "null", [], {}]"#: []]),
        Verdicts(
            #"{"enum": [1, "a", null]}"#,
            ["1.0": [], #""\u0061""#: [], "null": [], "2": ["1032  1"], "[]": ["1032  1"]]),
        Verdicts(##"{"$schema": "https://json-schema.org/draft/2020-12/schema#", "type": "null"}"##, ["null": []]),
        Verdicts(
            #"{"type": ["integer", "string"]}"#,
            ["1": [], "1e2": [], #""a""#: [], "1.5": ["1236  1"], "null": ["1004  1"], "[]": ["1236  1"]]),
        // A limit may have a fraction or an exponent.
        Verdicts(
            #"{"minLength": 2.0, "maxLength": 0.4e1}"#,
            [#""a""#: ["1010  1"], #""ab""#: [], #""abcd""#: [], #""abcde""#: ["1011  1"]]),
        Verdicts(#"{"maxItems": 2e1}"#, ["[\([String](repeating: "1", count: 20).joined(separator: ","))]": []]),
        Verdicts(#"{"maxItems": 0, "maxLength": 1e30}"#, ["[]": [], "[1]": ["1016  1"], #""abc""#: []]),
        // An exponent may have eight digits.
        Verdicts(#"{"minimum": 1}"#, ["1e99999999": [], "1e100000000": ["1005  1"], "1e-100000000": ["1005  1"]]),
        // The definition was followed first where its errors aren't reported, and then where they are.
        Verdicts(
            ##"{"$defs": {"a": {"type": "string"}}, "allOf": [{"anyOf": [{"$ref": "#/$defs/a"}, true]}, {"$ref": "#/$defs/a"}]}"##,
            [#""x""#: [], "5": ["1236  1"]]),
        Verdicts(
            #"{"type": "boolean"}"#,
            ["true": [], "false": [], "0": ["1236  1"], #""true""#: ["1236  1"], "null": ["1004  1"]]),
        Verdicts(#"{"type": "number"}"#, ["1.5": [], "1": [], "true": ["1236  1"], #""1""#: ["1236  1"]]),
        Verdicts(
            #"{"type": ["object", "array"]}"#, ["{}": [], "[]": [], #""a""#: ["1236  1"], "null": ["1004  1"]]),
        Verdicts(
            #"{"type": "integer"}"#,
            ["0.00": [], "0e-5": [], "1.50e1": [], "-3.0": [], "1.5e0": ["1236  1"], "1e-1": ["1236  1"]]),
        Verdicts(
            #"{"multipleOf": 8}"#,
            ["1e3": [], "1e2": ["1237  1"], "12e1": [], "11e1": ["1237  1"], "1e7": [], "-1e99999999": []]),
        Verdicts(
            #"{"multipleOf": 123456789012345678}"#,
            ["123456789012345678": [], "246913578024691356": [], "123456789012345679": ["1237  1"]]),
        Verdicts(
            #"{"required": ["a", "b"]}"#, ["{}": ["1004 /a 1", "1004 /b 1"], #"{"a": 1}"#: ["1004 /b 1"], "[]": []]),
        // Zero has no digits, so its exponent doesn't matter.
        Verdicts(#"{"minimum": 1}"#, ["0e999999999": ["1020  1"]]),
        Verdicts(#"{"const": 0}"#, ["-0e999999999": [], "0.0": [], "1e-9": ["1032  1"]]),
        Verdicts(
            #"{"uniqueItems": true}"#,
            [
                #"[[[1], 2], [[1, 2]], [12], [1, 2], {"a": []}, {"a": {}}, [{"a": 1}], ["a", 1]]"#: [],
                #"[true, false, null, [], {}, "", false]"#: ["1034 /6 33"],
            ]),
        Verdicts(
            ##"{"uniqueItems": true, "items": {"$ref": "#"}}"##,
            [
                "[[1, [2, 2.0]], [1, [2, 2]]]": ["1034 /0/1/1 10", "1034 /1 17", "1034 /1/1/1 25"],
                #"[[{"a": [1]}], [{"a": [1, 1]}], [{"a": [2]}]]"#: [],
            ]),
        Verdicts(
            #"{"enum": [[1], {"a": 2}]}"#,
            ["[1.0]": [], "[1, 1]": ["1032  1"], #"{"a": 2, "b": 3}"#: ["1032  1"], #"{"a": 2e0}"#: []]),
        Verdicts(
            #"{"dependentRequired": {"a": ["c"], "b": ["c", "d"]}}"#,
            [#"{"a": 1, "b": 2, "d": 3}"#: ["1004 /c 1", "1004 /c 1"], #"{"b": 2, "c": 3, "d": 4}"#: []]),
        // Two references for one value, and one reference for two values.
        Verdicts(
            ##"{"$defs": {"a": {"type": "string"}, "b": {"maxLength": 1}}, "##
                + ##""allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}]}"##,
            [#""a""#: [], #""abc""#: ["1011  1"], "5": ["1236  1"]]),
        Verdicts(
            ##"{"$defs": {"a": {"type": "null"}}, "items": {"$ref": "#/$defs/a"}}"##,
            ["[null, 1, null, 2]": ["1236 /1 8", "1236 /3 17"]]),
        Verdicts("true", ["1": [], "null": []]), Verdicts("false", ["1": ["1237  1"], "null": ["1237  1"]]),
        // An alternative ends at its first mistake, and the last alternative that is tried is the first that accepts
        // the value.
        Verdicts(
            #"{"anyOf": [{"type": "string", "minimum": 1}, true, {"minimum": 1}]}"#, ["0": [], "1e999999999": []]),
        // If a value can't be examined, its opposite isn't accepted.
        Verdicts(#"{"not": {"minimum": 1}}"#, ["0": [], "1e999999999": ["1005  1"]]),
        Verdicts(#"{"items": {"not": {"minimum": 1}}}"#, ["[0, 1]": ["1202 /1 5"], "[0, 1e999999999]": ["1005 /1 5"]]),
    ]
}

@Suite("JSONSchemaInputValidator")
struct JSONSchemaInputValidatorTests {
    @Test("reports errors with their places", arguments: Verdicts.all)
    fileprivate func verdicts(row: Verdicts) throws {
        let schema = try JSONSchemaInputValidator(row.schema.utf8)
        for (json, expected) in row.values {
            let errors = schema.errors(for: try JSONValue(json.utf8))
            let lines = errors.map { "\($0.code) \($0.path.jsonPointer) \($0[.column].map { "\($0)" } ?? "")" }
            #expect(lines == expected, "\(json.prefix(80))")
            #expect(errors.allSatisfy { $0.domain == .builtIn })
        }
    }

    @Test(
        "reports the limit of the schema, and the length of the value",
        arguments: [
            (#"{"minimum": 2}"#, "1", [.minimum: 2]), (#"{"maximum": 2.5}"#, "3", [.maximum: 2.5]),
            (#"{"exclusiveMinimum": 2}"#, "1", [.minimum: 2]), (#"{"exclusiveMaximum": 2}"#, "3", [.maximum: 2]),
            (#"{"minimum": 1e2}"#, "1", [.minimum: 100]), (#"{"minimum": 1e400}"#, "1", [.minimum: "1e400"]),
            (#"{"maximum": -1e400}"#, "1", [.maximum: "-1e400"]),
            (#"{"exclusiveMaximum": -1e400}"#, "1", [.maximum: "-1e400"]),
            (#"{"minimum": 9223372036854775807}"#, "1", [.minimum: .int(9_223_372_036_854_775_807)]),
            (#"{"minLength": 2}"#, #""a""#, [.minimum: 2, .length: 1]),
            (#"{"minLength": 1e17}"#, #""a""#, [.minimum: .int(100_000_000_000_000_000), .length: 1]),
            (#"{"minLength": 1e18}"#, #""a""#, [.minimum: .int(9_223_372_036_854_775_807), .length: 1]),
            (#"{"type": "integer"}"#, "1.5", [.type: "integer"]), (#"{"type": "integer"}"#, "null", ["isAbsent": true]),
            (#"{"maxLength": 2}"#, #""abc""#, [.maximum: 2, .length: 3]),
            (#"{"minItems": 2}"#, "[1]", [.minimum: 2, .length: 1]),
            (#"{"maxItems": 1}"#, "[1, 2]", [.maximum: 1, .length: 2]),
            (#"{"minProperties": 1}"#, "{}", [.minimum: 1, .length: 0]),
            (#"{"maxProperties": 1}"#, #"{"a": 1, "b": 2}"#, [.maximum: 1, .length: 2]),
            (#"{"type": "string"}"#, "1", [.type: "string"]), (#"{"type": ["string", "array"]}"#, "1", [:]),
        ] as [(String, String, [ValidationError.Parameter: ValidationError.Value])])
    func parameters(
        schema: String, json: String, expected: [ValidationError.Parameter: ValidationError.Value]
    ) throws {
        let errors = try JSONSchemaInputValidator(schema.utf8).errors(for: try JSONValue(json.utf8))
        #expect(errors.map { $0.parameters.filter { ![.line, .column].contains($0.key) } } == [expected])
    }

    @Test("limits the number of errors, and follows references once")
    func limits() throws {
        let list = try JSONSchemaInputValidator(#"{"items": {"type": "string"}}"#.utf8)
        let numbers = try JSONValue("[\((0..<1_000).map { "\($0)" }.joined(separator: ","))]".utf8)
        #expect(list.errors(for: numbers).count == 101)
        #expect(list.errors(for: numbers).last?.code == .compositionErrorsOmitted)
        for count in [99, 100, 101] {
            let errors = list.errors(
                for: try JSONValue("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8))
            #expect(errors.count == count && errors.allSatisfy { $0.domain == .builtIn })
            #expect(errors.last?.code == (count > 100 ? .compositionErrorsOmitted : .decodingType))
        }
        // 2^60 paths lead to the last definition.
        let doubling = (0..<30).map {
            ##""d\##($0)": {"allOf": [{"$ref": "#/$defs/d\##($0 + 1)"}, {"$ref": "#/$defs/d\##($0 + 1)"}]}"##
        }
        let bomb = try JSONSchemaInputValidator(
            ##"{"$ref": "#/$defs/d0", "$defs": {\##(doubling.joined(separator: ",")), "d30": {"type": "null"}}}"##.utf8)
        #expect(bomb.isValid(try JSONValue("null".utf8)))
        #expect(bomb.errors(for: try JSONValue("1".utf8)).map(\.code) == [.decodingType])
    }

    @Test("accepts named annotations, and compares schemas")
    func annotations() throws {
        let schema = #"{"format": "email", "x-order": 1}"#
        let first = try JSONSchemaInputValidator(schema.utf8, annotations: ["format", "x-order"])
        #expect(first.isValid(try JSONValue("1".utf8)) && first.configuration.name == "jsonSchema")
        #expect(try first == JSONSchemaInputValidator(schema.utf8, annotations: ["format", "x-order"]))
        #expect(try first != JSONSchemaInputValidator(schema.utf8, annotations: ["format", "x-order", "x"]))
        let other = #"{"format": "url", "x-order": 1}"#
        #expect(try first != JSONSchemaInputValidator(other.utf8, annotations: ["format", "x-order"]))
        #expect(throws: ValidationError.self) { try JSONSchemaInputValidator(schema.utf8, annotations: ["format"]) }
        #expect(throws: ValidationError.self) {
            try JSONSchemaInputValidator(#"{"unevaluatedItems": false}"#.utf8, annotations: ["unevaluatedItems"])
        }
        let unsupported = [
            "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "unevaluatedItems", "unevaluatedProperties",
        ]
        for keyword in unsupported {
            let error = #expect(throws: ValidationError.self) {
                try JSONSchemaInputValidator(#"{"\#(keyword)": false}"#.utf8, annotations: [keyword])
            }
            #expect(error?.domain == .builtIn && error?.code == .decodingKey, "\(keyword)")
        }
        let known = [
            "$comment", "contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated", "description",
            "examples", "readOnly", "title", "writeOnly",
        ]
        let members = known.map { "\"\($0)\": 5" }.joined(separator: ", ")
        #expect(try JSONSchemaInputValidator("{\(members)}".utf8).isValid(JSONValue("1".utf8)))
    }

    /// Returns the strategy for an exported schema, or `nil` if an expression is rejected because it's too long.
    private func imported(_ schema: StrategySchema) throws -> JSONSchemaInputValidator? {
        do { return try JSONSchemaInputValidator(schema.json().utf8) } catch {
            guard error.code == .patternSyntax, error.message?.contains("longer than 8192 bytes") == true else {
                throw error
            }
            return nil
        }
    }

    @Test("accepts what exported strategies accept, and the same if the list of losses is empty")
    func roundTrip() throws {
        var exact = 0
        var compared = 0
        var tooLong: [String] = []
        func compare(_ name: String, _ validator: InputValidator<String>, _ texts: [String]) throws {
            let schema = StrategySchema(validator)
            // Unicode's classes are written out, so an expression can exceed the engine's limits.
            guard let imported = try imported(schema) else { return tooLong.append(name) }
            if schema.losses.isEmpty { exact += 1 }
            for text in texts {
                let json = try JSONValue(try JSONEncoder().encode(text))
                let isAccepted = validator.isValid(text)
                guard isAccepted || schema.losses.isEmpty else { continue }
                compared += 1
                #expect(imported.isValid(json) == isAccepted, "\(name): \(text.prefix(40))")
            }
        }
        for listing in StrategyListing.all {
            try compare(
                listing.name, listing.example,
                listing.acceptedSamples + listing.rejectedSamples.map(\.key) + ["", "a\n", "é"])
        }
        for pattern in InputPattern.all {
            try compare(pattern.name, .pattern(pattern), pattern.accepted + pattern.rejected + ["", "a\n", "é"])
        }
        for (name, validator) in [
            ("not", !.alpha), ("any", .alpha || .integer || .count(in: 4...4, of: .scalars)),
            ("optional", .optional(.alpha && .count(exactly: 3))), ("trimmed", .trimmed(then: .alpha)),
            ("lookahead", .pattern("(?=.*[0-9])(?!.*[xy])[a-z0-9]{3,5}")), ("case", .pattern("(?i)straße|k+")),
            ("shown", .oneOf(["a", "(d)", "é"], showsTexts: true)),
        ] as [(String, InputValidator<String>)] {
            try compare(
                name, validator,
                ["", "a", " abc ", "abc", "12", "ab1", "abx1", "STRASSE", "Straße", "k", "(d)", "é", "dddd"])
        }
        #if StockPatterns
        let least = (exact: 100, compared: 2_000)
        #else
        let least = (exact: 15, compared: 250)
        #endif
        #expect(exact > least.exact && compared > least.compared, "\(exact) exact, \(compared) compared")
        print("round trip: \(exact) strategies without losses, \(compared) texts, too long: \(tooLong)")
        #expect(Set(tooLong).isSubset(of: ["emailInternational", "hashtag", "personName"]))
    }
}
