// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("ProblemDetails")
struct ProblemDetailsTests {
    private static let errors = [
        ValidationError(.lengthTooShort, parameters: [.minimum: 2]).withLength(1).labeled("City")
            .under(.key("city")).under(.key("address")),
        ValidationError(7, domain: "Club", name: "member.prefix", message: "Begin with M").under(.index(2)),
        ValidationError(.numericCharacter).at(position: 3),
    ]

    @Test("Reads as problem details of RFC 9457")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let problem = ProblemDetails(FormError(errors: [Self.errors[0]]))
        #expect(
            String(decoding: try encoder.encode(problem), as: UTF8.self) == """
                {"errors":[{"code":1010,"detail":"City must be 2 characters or more",\
                "domain":"InputValidationErrorDomain","label":"City","name":"length.tooShort",\
                "parameters":{"length":1,"minimum":2},"pointer":"#/address/city"}],\
                "status":422,"title":"Unprocessable Content","type":"about:blank"}
                """)
        // One error has one shape everywhere.
        let alone = String(decoding: try encoder.encode(Self.errors[0]), as: UTF8.self)
        #expect(String(decoding: try encoder.encode(problem), as: UTF8.self).contains("[\(alone)]"))
        #expect(ProblemDetails.mediaType == "application/problem+json")
    }

    @Test("Gives equal errors after decoding, which need no text of their own")
    func journey() throws {
        let problem = ProblemDetails(FormError(errors: Self.errors))
        let copy = try JSONDecoder().decode(ProblemDetails.self, from: try JSONEncoder().encode(problem))
        #expect(copy == problem)
        #expect(copy.errors == Self.errors)
        #expect(copy.errors.map(\.reason) == Self.errors.map(\.reason))
        #expect(copy.errors.map(\.label) == Self.errors.map(\.label))
    }

    @Test("Keeps the text that the server gave to an error of the library")
    func ownText() throws {
        let messages = MessageCatalog(.english, tag: "de").adding(
            MessageTexts(phrases: ["de": ["{label} needs {minimum}": "{label} braucht {minimum}"]]))
        let error = ValidationError(.lengthTooShort, parameters: [.minimum: 2]).withMessage("{label} needs {minimum}")
        let data = try JSONEncoder().encode(ProblemDetails(FormError(errors: [error.labeled("PLZ")]), in: messages))
        let copy = try JSONDecoder().decode(ProblemDetails.self, from: data).errors
        #expect(copy.map(\.reason) == ["PLZ braucht 2"] && copy == [error])
    }

    @Test(
        "Writes each path as a fragment from which it is read again",
        arguments: [
            ([], "#", false), ([.key("a"), .index(0)], "#/a/0", false), ([.key("0")], "#/0", true),
            ([.key("a/b~c d%ä")], "#/a~1b~0c%20d%25%C3%A4", false), ([.key("")], "#/", false),
            ([.key("01"), .key("-1"), .key("99999999999999999999")], "#/01/-1/99999999999999999999", false),
        ] as [([ValidationError.PathComponent], String, Bool)])
    func paths(path: [ValidationError.PathComponent], pointer: String, hasPath: Bool) throws {
        let error = path.reversed().reduce(ValidationError(.inputEmpty)) { $0.under($1) }
        let data = try JSONEncoder().encode(error)
        let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(members["pointer"] as? String == pointer && (members["path"] != nil) == hasPath)
        #expect(try JSONDecoder().decode(ValidationError.self, from: data).path == path)
    }

    @Test("Is shown in the articles as it is", arguments: ["server-requests", "reading-errors"])
    func articles(name: String) throws {
        let article = DocumentationTests.articles.appending(path: "\(name).md")
        let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```json\n").dropFirst()
        #expect(blocks.count == 1)
        for block in blocks {
            let json = Data(block.components(separatedBy: "```")[0].utf8)
            let copy =
                name == "server-requests"
                ? try JSONEncoder().encode(JSONDecoder().decode(ProblemDetails.self, from: json))
                : try JSONEncoder().encode(JSONDecoder().decode(ValidationError.self, from: json))
            let shown = try JSONSerialization.jsonObject(with: json) as? NSDictionary
            #expect(try JSONSerialization.jsonObject(with: copy) as? NSDictionary == shown)
        }
    }

    @Test(
        "Has the phrase of its status as title",
        arguments: [(400, "Bad Request"), (409, "Conflict"), (413, "Content Too Large"), (500, "")])
    func titles(status: Int, title: String) {
        #expect(ProblemDetails(FormError(errors: Self.errors), status: status).title == title)
    }

    @Test("Has the sentences of its catalog, but a client creates its own")
    func language() throws {
        let messages = MessageCatalog(tag: "de")
            .adding(MessageTexts(["de": [.numericCharacter: "Nur Ziffern"]]))
            .adding(MessageTexts(domain: "Club", ["de": [7: "Beginnen Sie mit M"]]))
        let data = try JSONEncoder().encode(ProblemDetails(FormError(errors: Self.errors), in: messages))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("Nur Ziffern") && text.contains("Beginnen Sie mit M"))
        let errors = try JSONDecoder().decode(ProblemDetails.self, from: data).errors
        #expect(errors[2].reason == "Only use the digits 0 to 9")
        // A code that the client does not know keeps the sentence of the server.
        #expect(errors[1].reason == "Beginnen Sie mit M")
    }

    @Test(
        "Reads reports with members of other types, and no placeholders in a sentence",
        arguments: [
            (#"{}"#, 0, ""), (#"{"title":1,"status":"x","type":null,"more":[]}"#, 0, ""),
            (
                #"{"title":"T","errors":[{"domain":"Club","code":7,"message":"{label} {minimum}"}]}"#, 1,
                "{label} {minimum}"
            ),
            (
                #"{"errors":[{"domain":"InputValidationErrorDomain","code":1004,"message":"x","pointer":"/a"}]}"#, 1,
                "Enter a value"
            ),
        ])
    func others(json: String, count: Int, reason: String) throws {
        let problem = try JSONDecoder().decode(ProblemDetails.self, from: Data(json.utf8))
        #expect(problem.errors.count == count && (problem.errors.first?.reason ?? "") == reason)
    }
}

@Suite("The error for a value that a decoder rejected")
struct DecodingErrorTests {
    struct Order: Decodable {
        struct Line: Decodable {
            let count: UInt8
            let price: Double?
        }

        enum Size: String, Decodable { case small, large }

        let name: String
        let lines: [Line]
        let size: Size?
        let isGift: Bool?
        let total: Decimal?
    }

    /// JSON, and the expected path, code, type and status.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let path: String
        let code: ValidationError.Code
        let type: String?
        let status: Int

        init(_ json: String, _ path: String, _ code: ValidationError.Code, _ type: String? = nil, status: Int = 422) {
            testDescription = json
            self.path = path
            self.code = code
            self.type = type
            self.status = status
        }
    }

    static let rows = [
        Row(#"{"lines":[]}"#, "/name", .inputEmpty),
        Row(#"{"name":null,"lines":[]}"#, "/name", .inputEmpty),
        Row(#"{"name":"a","lines":[{"count":1},{}]}"#, "/lines/1/count", .inputEmpty),
        Row(#"{"name":7,"lines":[]}"#, "/name", .decodingType, "string"),
        Row(#"{"name":"a","lines":[{"count":"secret"}]}"#, "/lines/0/count", .decodingType, "integer"),
        Row(#"{"name":"a","lines":[{"count":1,"price":"secret"}]}"#, "/lines/0/price", .decodingType, "number"),
        Row(#"{"name":"a","lines":[],"isGift":"secret"}"#, "/isGift", .decodingType, "boolean"),
        Row(#"{"name":"a","lines":"secret"}"#, "/lines", .decodingType, "array"),
        Row(#"{"name":"a","lines":["secret"]}"#, "/lines/0", .decodingType, "object"),
        Row(#"["secret"]"#, "", .decodingType, "object"),
        Row(#"{"name":"a","lines":[],"size":"secret"}"#, "/size", .decodingValue),
        Row(#"{"name":"secret""#, "", .decodingSyntax, status: 400),
        Row("", "", .decodingSyntax, status: 400),
    ]

    @Test("has the path of the value and the cause, but not the value", arguments: rows)
    func errors(row: Row) throws {
        let thrown = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Order.self, from: Data(row.testDescription.utf8))
        }
        let rejection = try #require(thrown)
        let error = ValidationError(decoding: rejection)
        #expect(error.domain == .builtIn && error.code == row.code)
        #expect(error.path.jsonPointer == row.path)
        #expect(error[.type] == row.type.map { .text($0) })
        let problem = try #require(ProblemDetails(rejecting: rejection, in: .english))
        #expect(problem.status == row.status && problem.errors == [error])
        let json = String(decoding: try JSONEncoder().encode(problem), as: UTF8.self)
        #expect(!json.contains("secret") && !"\(error)".contains("secret"))
    }

    @Test(
        "has a sentence that helps",
        arguments: [
            ("integer", "Age must be a whole number, like 30"), ("number", "Age must be a number, like 12.5"),
            ("string", "Age must be text"), ("boolean", "Age must be true or false"), ("array", "Age must be a list"),
            ("object", "Age must be an object with named values"),
            ("Other", "Age must be in an accepted format: check for mistakes"),
        ])
    func sentence(type: String, reason: String) {
        let error = ValidationError(.decodingType, parameters: [.type: .text(type)])
        #expect(error.labeled("Age").reason == reason)
    }

    @Test("reports every error of the library, and no other one")
    func others() {
        let error = ValidationError(.numericCharacter)
        #expect(ProblemDetails(rejecting: error)?.errors == [error])
        #expect(ProblemDetails(rejecting: FormError(errors: [error, error]))?.errors == [error, error])
        #expect(ProblemDetails(rejecting: error)?.status == 422)
        #expect(ProblemDetails(rejecting: CocoaError(.fileNoSuchFile)) == nil)
    }
}

@Suite("ErrorTree")
struct ErrorTreeTests {
    @Test("Arranges errors by their paths, in the order of the first error")
    func arrangement() {
        let empty = ValidationError(.inputEmpty)
        let tree = ErrorTree([
            empty.under(.index(1)).under(.key("lines")), empty.under(.key("city")),
            ValidationError(.numericCharacter), ValidationError(.alphaCharacter).under(.index(1)).under(.key("lines")),
        ])
        #expect(tree.errors.map(\.code) == [.numericCharacter])
        #expect(tree.parts.map(\.component) == [.key("lines"), .key("city")])
        #expect(tree["lines"]?[1]?.errors.map(\.code) == [.inputEmpty, .alphaCharacter])
        #expect(tree["lines"]?.errors.isEmpty == true && tree["lines"]?[0] == nil && tree["street"] == nil)
        #expect(
            "\(tree)" == """
                Only use the digits 0 to 9
                lines
                  1
                    Enter a value
                    Only use the letters A to Z or a to z, with no digits, spaces or accents
                city
                  Enter a value
                """)
        #expect(ErrorTree([]).description.isEmpty)
    }
}
