// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

/// A rejected schema, with the error's place and code.
private struct Mistake: Sendable, CustomTestStringConvertible {
    let schema: String
    let code: ValidationError.Code
    let pointer: String
    let column: Int
    var line = 1

    var testDescription: String { String(schema.prefix(60)) }

    init(_ schema: String, _ code: ValidationError.Code, _ pointer: String, _ column: Int, line: Int = 1) {
        self.schema = schema
        self.code = code
        self.pointer = pointer
        self.column = column
        self.line = line
    }

    static let all = [
        Mistake("[]", .decodingValue, "", 1), Mistake(" null", .decodingValue, "", 2),
        Mistake(#"{"maxLenght": 3}"#, .decodingKey, "/maxLenght", 2),
        Mistake(
            "{\"properties\": {\n  \"a\": {\"format\": \"email\"}}}", .decodingKey, "/properties/a/format", 9, line: 2),
        Mistake(#"{"$defs": {"a": {"unevaluatedItems": false}}}"#, .decodingKey, "/$defs/a/unevaluatedItems", 18),
        Mistake(##"{"$dynamicRef": "#a"}"##, .decodingKey, "/$dynamicRef", 2),
        Mistake(##"{"$anchor": "a"}"##, .decodingKey, "/$anchor", 2),
        Mistake(##"{"$dynamicAnchor": "a"}"##, .decodingKey, "/$dynamicAnchor", 2),
        Mistake(##"{"$vocabulary": {}}"##, .decodingKey, "/$vocabulary", 2),
        Mistake(#"{"unevaluatedProperties": false}"#, .decodingKey, "/unevaluatedProperties", 2),
        Mistake(#"{"type": "text"}"#, .decodingValue, "/type", 10),
        Mistake(#"{"type": []}"#, .decodingValue, "/type", 10),
        Mistake(#"{"minLength": -1}"#, .decodingValue, "/minLength", 15),
        Mistake(#"{"minLength": 1.5}"#, .decodingValue, "/minLength", 15),
        Mistake(#"{"minimum": "1"}"#, .decodingValue, "/minimum", 13),
        Mistake(#"{"maximum": 1e999999999}"#, .decodingValue, "/maximum", 13),
        Mistake(#"{"multipleOf": 0}"#, .decodingValue, "/multipleOf", 16),
        Mistake(#"{"const": [1e999999999]}"#, .decodingValue, "/const", 11),
        Mistake(#"{"enum": 1}"#, .decodingValue, "/enum", 10),
        Mistake(#"{"required": [1]}"#, .decodingValue, "/required", 14),
        Mistake(#"{"required": ["a", "a"]}"#, .decodingValue, "/required", 14),
        Mistake(#"{"dependentRequired": {"a": ["b", "b"]}}"#, .decodingValue, "/dependentRequired", 23),
        Mistake(#"{"dependentRequired": {"a": "b"}}"#, .decodingValue, "/dependentRequired", 23),
        Mistake(#"{"properties": []}"#, .decodingValue, "/properties", 16),
        Mistake(#"{"allOf": []}"#, .decodingValue, "/allOf", 11),
        Mistake(#"{"not": 1}"#, .decodingValue, "/not", 9),
        Mistake(#"{"uniqueItems": 1}"#, .decodingValue, "/uniqueItems", 17),
        Mistake(#"{"$schema": "http://json-schema.org/draft-07/schema#"}"#, .decodingValue, "/$schema", 13),
        Mistake(#"{"items": {"$id": "https://example.com/a"}}"#, .decodingValue, "/items/$id", 19),
        Mistake(##"{"$id": "https://example.com/a#b"}"##, .decodingValue, "/$id", 9),
        Mistake(###"{"$id": "##"}"###, .decodingValue, "/$id", 9),
        Mistake(#"{"$ref": "https://example.com/a"}"#, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#/$defs/a"}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$id": "https://example.com/a#", "$ref": "https://example.com/ab"}"##, .decodingValue, "/$ref", 43),
        Mistake(##"{"$ref": "#/$defs/%+1", "$defs": {"\u0001": true}}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#/allOf/00", "allOf": [true]}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#/allOf/1", "allOf": [true]}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#/title", "title": "A"}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#"}"##, .decodingValue, "/$ref", 10),
        Mistake(
            ##"{"$defs": {"a": {"allOf": [{"$ref": "#/$defs/b"}]}, "b": {"not": {"$ref": "#/$defs/a"}}}}"##,
            .decodingValue, "/$defs/a/allOf/0/$ref", 37),
        Mistake(##"{"items": {"$ref": "#a"}}"##, .decodingValue, "/items/$ref", 20),
        Mistake(##"{"$ref": "#/allOf/-1", "allOf": [true]}"##, .decodingValue, "/$ref", 10),
        Mistake(##"{"$ref": "#/$defs/%4", "$defs": {"\u0004": true}}"##, .decodingValue, "/$ref", 10),
        Mistake(#"{"type": ["null", "null"]}"#, .decodingValue, "/type", 10),
        Mistake(#"{"type": ["null", "text"]}"#, .decodingValue, "/type", 10),
        Mistake(#"{"multipleOf": -1}"#, .decodingValue, "/multipleOf", 16),
        Mistake(#"{"multipleOf": 1234567890123456789}"#, .decodingValue, "/multipleOf", 16),
        Mistake(#"{"minContains": -1}"#, .decodingValue, "/minContains", 17),
        Mistake(#"{"contains": true, "maxContains": "1"}"#, .decodingValue, "/maxContains", 35),
        Mistake(#"{"pattern": "a(?<=b)"}"#, .patternSyntax, "/pattern", 15),
        Mistake(#"{"pattern": "é\ud83d\ude00\"\\1"}"#, .patternSyntax, "/pattern", 29),
        Mistake(#"{"pattern": "\uDABC\uDC00\\1"}"#, .patternSyntax, "/pattern", 26),
        Mistake(#"{"pattern": "\uDBFF\uDFFF\\1"}"#, .patternSyntax, "/pattern", 26),
        Mistake(#"{"pattern": "\ud83d\udE00\\1"}"#, .patternSyntax, "/pattern", 26),
        Mistake(#"{"pattern": "\uD7FF\uE000\\1"}"#, .patternSyntax, "/pattern", 26),
        Mistake(#"{"pattern": "\uD7FF\\1"}"#, .patternSyntax, "/pattern", 20),
        Mistake(#"{"pattern": "\n\"\/\\1"}"#, .patternSyntax, "/pattern", 20),
        Mistake(#"{"pattern": "\u00e9😀\\1"}"#, .patternSyntax, "/pattern", 21),
        Mistake(#"{"pattern": "(?i)a"}"#, .patternSyntax, "/pattern", 14),
        Mistake(#"{"pattern": "a\\Z"}"#, .patternSyntax, "/pattern", 15),
        Mistake(#"{"pattern": "\\s+\\x{41}"}"#, .patternSyntax, "/pattern", 18),
        Mistake(#"{"pattern": "\\s)|(a"}"#, .patternSyntax, "/pattern", 17),
        Mistake(#"{"patternProperties": {"[[:alpha:]]": true}}"#, .patternSyntax, "/patternProperties/[[:alpha:]]", 26),
        Mistake(#"{"title": "a", "title": "b"}"#, .decodingRepeatedKey, "/title", 16),
        Mistake(#"{"default": 1, "default": {"a": 1, "a": 2}}"#, .decodingRepeatedKey, "/default", 16),
        Mistake(#"{"const": "\ud83d"}"#, .decodingSyntax, "/const", 12),
        Mistake(#"{"type": "string""#, .decodingSyntax, "/type", 18),
        Mistake(String(repeating: #"{"not":"#, count: 100_000), .decodingDepth, "/not", 0),
        Mistake(#"{"pattern": "\#(String(repeating: "a", count: 1_000_000))"}"#, .patternSyntax, "/pattern", 14),
    ]
}

@Suite("The translation of a schema")
struct SchemaCompilerTests {
    @Test("rejects what it does not support at its place", arguments: Mistake.all)
    fileprivate func mistakes(row: Mistake) throws {
        let error = try #require(throws: ValidationError.self) { try JSONSchemaInputValidator(row.schema.utf8) }
        #expect(error.domain == .builtIn && error.code == row.code, "\(error)")
        if row.code == .decodingDepth {
            #expect(error.path.count == 128)
        } else {
            #expect(error.path.jsonPointer == row.pointer)
            #expect(error[.line] == .int(row.line) && error[.column] == .int(row.column), "\(error.parameters)")
        }
        #expect(error.message?.isEmpty == false && error.reason.contains { $0 == " " })
    }

    /// What a schema's author reads.
    ///
    /// Parentheses stand for braces.
    @Test(
        "tells the author of the schema what is wrong",
        arguments: [
            (
                #"{"maxLenght": 3}"#,
                "the keyword “maxLenght” is not supported; correct its spelling, or add it to the annotations if it "
                    + "must not have an effect"
            ),
            (
                #"{"unevaluatedItems": false}"#,
                "the keyword “unevaluatedItems” is not supported; express the rule with other keywords"
            ),
            (#"{"{a}": 1, "{a}": 1}"#, "the key “(a)” appears twice in one object"),
            (#"{"type": "text"}"#, "the value of “type” must be the name of a type, or a list of names"),
            (#"{"type": 1}"#, "the value of “type” must be a list of texts"),
            (#"{"$id": 1}"#, "the value of “$id” must be a text"),
            (##"{"$id": "a#b"}"##, "the value of “$id” must be a URI without a fragment"),
            (#"{"items": {"$id": "a"}}"#, "the value of “$id” must be at the top of the document"),
            (#"{"$schema": 1}"#, "the value of “$schema” must be “https://json-schema.org/draft/2020-12/schema”"),
            (#"{"$ref": 1}"#, "the value of “$ref” must be a text"),
            (#"{"pattern": 1}"#, "the value of “pattern” must be a text"),
            (#"{"minimum": "1"}"#, "the value of “minimum” must be a number with an exponent of at most eight digits"),
            (#"{"minLength": -1}"#, "the value of “minLength” must be a whole number from 0"),
            (#"{"multipleOf": 0}"#, "the value of “multipleOf” must be a number above 0 with at most 18 digits"),
            (#"{"const": 1e999999999}"#, "an exponent must have at most eight digits"),
            (#"{"enum": 1}"#, "the value of “enum” must be a list of values"),
            (#"{"required": 1}"#, "the value of “required” must be a list of texts"),
            (#"{"required": ["a", "a"]}"#, "the value of “required” must be a list of different texts"),
            (#"{"dependentRequired": 1}"#, "the value of “dependentRequired” must be an object with lists of texts"),
            (#"{"properties": 1}"#, "the value of “properties” must be an object with schemas"),
            (#"{"allOf": 1}"#, "the value of “allOf” must be a list of at least one schema"),
            (#"{"uniqueItems": 1}"#, "the value of “uniqueItems” must be true or false"),
            (#"{"not": 1}"#, "a schema is an object, true, or false"),
            (
                ##"{"$ref": "#/a"}"##,
                "the reference must be a JSON pointer to a schema in this document, such as “#/$defs/name”"
            ),
            (##"{"$ref": "#/title", "title": "A"}"##, "the reference does not lead to a schema"),
            (
                ##"{"$ref": "#"}"##,
                "the reference leads back to itself for the same value, or passes more than 64 others"
            ),
            ("{", "the schema cannot be read: a key in quotes is expected here"),
            (String(repeating: "[", count: 129), "the schema cannot be read: this is nested too deeply"),
            (
                #"{"pattern": "(?i)"}"#,
                "the expression is not supported: groups begin with (, (?:, (?=, (?!, or (?<name> here"
            ),
            (#"{"pattern": "\\c1"}"#, #"the expression is not supported: a letter is expected after \c"#),
            (
                #"{"pattern": "\\Z"}"#,
                "the expression is not supported: the escape has no meaning; leave out the backslash"
            ),
            (
                #"{"pattern": "\\pL"}"#,
                #"the expression is not supported: write \xHH or \u(H…) for a character, and \p(…) for a property"#
            ),
        ] as [(String, String)])
    func messages(schema: String, message: String) throws {
        let error = try #require(throws: ValidationError.self) { try JSONSchemaInputValidator(schema.utf8) }
        #expect(error.domain == .builtIn && error.message == message)
    }

    /// An OpenAPI document, in which only the schemas are schemas.
    private static let openAPI = ##"""
        {"openapi": "3.1.0", "paths": {"/bookings": {"post": {"operationId": "book"}}},
         "components": {"schemas": {
          "Booking": {"type": "object", "required": ["guest"], "properties": {
           "guest": {"$ref": "#/components/schemas/Guest"}, "nights": {"type": "integer", "maximum": 30}}},
          "Guest": {"type": "object", "properties": {
           "email": {"type": "string", "minLength": 3}, "friends": {"items": {"$ref": "#/components/schemas/Guest"}}}},
          "Loop": {"$ref": "#/components/schemas/Loop"}, "Misspelled": {"maxLenght": 3},
          "Late": {"items": {"$ref": "#/components/schemas/Misspelled"}}, "Far": {"$ref": "#/components/schemas/None"},
          "Wrong": {"$ref": "#/openapi"}, "Map": {"$ref": "#/components/schemas/Guest/properties"}, "Text": "string",
          "a/b ~": {"type": "null"}, "Never": false}}}
        """##

    @Test(
        "reads one schema of a larger document, and the schemas to which it refers",
        arguments: [
            ("#/components/schemas/Booking", #"{"guest": {"email": "a@b"}, "nights": 30}"#, []),
            ("#/components/schemas/Booking", #"{"nights": 31}"#, ["1004 /guest", "1021 /nights"]),
            (
                "#/components/schemas/Booking", #"{"guest": {"email": "a", "friends": [{"email": 5}]}}"#,
                ["1010 /guest/email", "1236 /guest/friends/0/email"]
            ),
            ("#/components/schemas/Guest/properties/email", #""a""#, ["1010 "]),
            ("#/components/schemas/a~1b%20~0", "1", ["1236 "]), ("#/components/schemas/Never", "1", ["1237 "]),
        ])
    func partOfDocument(reference: String, json: String, expected: [String]) throws {
        let schema = try JSONSchemaInputValidator(Self.openAPI.utf8, at: reference)
        let errors = schema.errors(for: try JSONValue(json.utf8))
        #expect(errors.map { "\($0.code) \($0.path.jsonPointer)" } == expected)
        #expect(errors.allSatisfy { $0.domain == .builtIn })
    }

    @Test(
        "rejects a reference that does not lead to a schema, and a mistake in the schemas that it leads to",
        arguments: [
            ("#", ValidationError.Code.decodingKey, "/openapi"), ("", .decodingKey, "/openapi"),
            ("#/components/schemas/booking", .decodingValue, ""), ("/components/schemas/Booking", .decodingValue, ""),
            ("Booking", .decodingValue, ""), ("other.json#/a", .decodingValue, ""),
            ("#/components/schemas/Booking/0", .decodingValue, ""), ("#/paths/%2", .decodingValue, ""),
            ("#/openapi", .decodingValue, "/openapi"), ("#/paths", .decodingKey, "/paths/~1bookings"),
            ("#/components/schemas/Text", .decodingValue, "/components/schemas/Text"),
            ("#/components/schemas/Misspelled", .decodingKey, "/components/schemas/Misspelled/maxLenght"),
            ("#/components/schemas/Late", .decodingKey, "/components/schemas/Misspelled/maxLenght"),
            ("#/components/schemas/Loop", .decodingValue, "/components/schemas/Loop/$ref"),
            ("#/components/schemas/Far", .decodingValue, "/components/schemas/Far/$ref"),
            ("#/components/schemas/Wrong", .decodingValue, "/openapi"),
            ("#/components/schemas/Map", .decodingKey, "/components/schemas/Guest/properties/email"),
        ])
    func wrongPart(reference: String, code: ValidationError.Code, pointer: String) throws {
        let error = try #require(throws: ValidationError.self) {
            try JSONSchemaInputValidator(Self.openAPI.utf8, at: reference)
        }
        #expect(error.domain == .builtIn && error.code == code, "\(error)")
        #expect(error.path.jsonPointer == pointer && error.reason.contains { $0 == " " }, "\(error)")
    }

    @Test("compares the places of schemas")
    func equalReferences() throws {
        func schema(_ name: String) throws -> JSONSchemaInputValidator {
            try JSONSchemaInputValidator(Self.openAPI.utf8, at: "#/components/schemas/\(name)")
        }
        #expect(try schema("Guest") == schema("Guest"))
        #expect(try schema("Guest") != schema("Booking"))
    }

    /// Returns a schema with a chain of definitions, each of which refers to the definition with the number before its
    /// own.
    private func chain(_ count: Int, isReversed: Bool = false) -> String {
        var definitions = (1...count).map { number in ##""\##(number)": {"$ref": "#/$defs/\##(number - 1)"}"## }
        if isReversed { definitions.reverse() }
        return ##"{"$defs": {"0": true, \##(definitions.joined(separator: ", "))}}"##
    }

    @Test("counts the references that follow one another, in whatever order it finds them")
    func references() throws {
        for schema in [chain(64), chain(64, isReversed: true), chain(65), chain(65, isReversed: true)] {
            #expect(try JSONSchemaInputValidator(schema.utf8).isValid(JSONValue("1".utf8)))
        }
        for schema in [chain(66), chain(66, isReversed: true)] {
            let error = try #require(throws: ValidationError.self) { try JSONSchemaInputValidator(schema.utf8) }
            #expect(error.domain == .builtIn && error.code == .decodingValue)
        }
    }
}
