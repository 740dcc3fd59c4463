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

    @Test("reads as problem details of RFC 9457")
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
        // An error has the same shape everywhere.
        let alone = String(decoding: try encoder.encode(Self.errors[0]), as: UTF8.self)
        #expect(String(decoding: try encoder.encode(problem), as: UTF8.self).contains("[\(alone)]"))
        #expect(ProblemDetails.mediaType == "application/problem+json")
    }

    @Test("gives equal errors after decoding, which need no text of their own")
    func journey() throws {
        let problem = ProblemDetails(FormError(errors: Self.errors))
        let copy = try JSONDecoder().decode(ProblemDetails.self, from: try JSONEncoder().encode(problem))
        #expect(copy == problem)
        #expect(copy.errors == Self.errors)
        #expect(copy.errors.map(\.reason) == Self.errors.map(\.reason))
        #expect(copy.errors.map(\.label) == Self.errors.map(\.label))
    }

    @Test("keeps each member in RFC 9457, and has defaults for missing members")
    func members() throws {
        var problem = ProblemDetails(FormError(errors: Self.errors), status: nil)
        #expect(problem.type == "about:blank" && problem.title == "" && problem.status == nil)
        (problem.type, problem.title, problem.status) = ("https://example.org/full", "Fully booked", 409)
        (problem.detail, problem.instance) = ("Choose another day", "/bookings/7")
        let copy = try JSONDecoder().decode(ProblemDetails.self, from: try JSONEncoder().encode(problem))
        #expect(copy == problem && copy.type == "https://example.org/full" && copy.title == "Fully booked")
        #expect(copy.status == 409 && copy.detail == "Choose another day" && copy.instance == "/bookings/7")
        let empty = try JSONDecoder().decode(ProblemDetails.self, from: Data("{}".utf8))
        #expect(empty.type == "about:blank" && empty.title == "" && empty.status == nil)
        #expect(empty.detail == nil && empty.instance == nil && empty.errors == [])
    }

    @Test("keeps the text that the server gave to an error of the library")
    func ownText() throws {
        let messages = MessageCatalog(.english, tag: "de").adding(
            MessageTexts(phrases: ["de": ["{label} needs {minimum}": "{label} braucht {minimum}"]]))
        let error = ValidationError(.lengthTooShort, parameters: [.minimum: 2]).withMessage("{label} needs {minimum}")
        let data = try JSONEncoder().encode(ProblemDetails(FormError(errors: [error.labeled("PLZ")]), in: messages))
        let copy = try JSONDecoder().decode(ProblemDetails.self, from: data).errors
        #expect(copy.map(\.reason) == ["PLZ braucht 2"] && copy == [error])
        // A program's own error has its text in the detail, with the values filled in.
        let other = ValidationError(7, domain: "Club", message: "{label} needs {minimum}", parameters: [.minimum: 2])
        let json = String(decoding: try JSONEncoder().encode(other.labeled("PLZ")), as: UTF8.self)
        #expect(json.contains("PLZ needs 2") && !json.contains("template"))
    }

    @Test(
        "writes each path as a fragment from which it is read again",
        arguments: [
            ([], "#", false), ([.key("a"), .index(0)], "#/a/0", false), ([.key("0")], "#/0", true),
            ([.key("a/b~c d%ä")], "#/a~1b~0c%20d%25%C3%A4", false), ([.key("")], "#/", false),
            ([.key("a\n\u{1}\u{7F}")], "#/a%0A%01%7F", false),
            ([.key("\u{301}a/\u{301}~\u{301}")], "#/%CC%81a~1%CC%81~0%CC%81", false),
            ([.key("01"), .key("-1"), .key("99999999999999999999")], "#/01/-1/99999999999999999999", false),
        ] as [([ValidationError.PathComponent], String, Bool)])
    func paths(path: [ValidationError.PathComponent], pointer: String, hasPath: Bool) throws {
        let error = path.reversed().reduce(ValidationError(.inputEmpty)) { $0.under($1) }
        let data = try JSONEncoder().encode(error)
        let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(members["pointer"] as? String == pointer && (members["path"] != nil) == hasPath)
        #expect(try JSONDecoder().decode(ValidationError.self, from: data).path == path)
    }

    @Test(
        "is shown in the articles as it is",
        arguments: [
            ("InputValidationRequests", "decoding-requests"), ("InputValidation", "reading-errors"),
        ])
    func articles(module: String, name: String) throws {
        let article = DocumentationTests.articles.appending(
            path: "../../../\(module)/\(module).docc/Articles/\(name).md")
        let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```json\n").dropFirst()
        #expect(blocks.count == 1)
        for block in blocks {
            let json = Data(block.components(separatedBy: "```")[0].utf8)
            let copy =
                name == "decoding-requests"
                ? try JSONEncoder().encode(JSONDecoder().decode(ProblemDetails.self, from: json))
                : try JSONEncoder().encode(JSONDecoder().decode(ValidationError.self, from: json))
            let shown = try JSONSerialization.jsonObject(with: json) as? NSDictionary
            #expect(try JSONSerialization.jsonObject(with: copy) as? NSDictionary == shown)
        }
    }

    @Test(
        "has the phrase of its status as title",
        arguments: [
            (400, "Bad Request"), (409, "Conflict"), (413, "Content Too Large"), (500, "Internal Server Error"),
            (418, ""),
        ])
    func titles(status: Int, title: String) {
        #expect(ProblemDetails(FormError(errors: Self.errors), status: status).title == title)
    }

    @Test(
        "has another status than 422 only for a mistake in the program, and for one error about the whole request",
        arguments: [
            ([ValidationError(.inputTooLarge)], 413), ([ValidationError(.decodingSyntax)], 400),
            ([ValidationError(.inputEmpty), ValidationError(.strategyAbstract).under(.key("a"))], 500),
            ([ValidationError(.decodingDepth)], 400), ([ValidationError(.decodingKey)], 422),
            ([ValidationError(.inputEmpty)], 422), ([ValidationError(.inputTooLarge).under(.key("a"))], 422),
            ([ValidationError(.decodingDepth).under(.index(0))], 422),
            ([ValidationError(.inputTooLarge), ValidationError(.inputEmpty)], 422),
            ([ValidationError(.decodingSyntax), ValidationError(.inputEmpty).under(.key("a"))], 422),
            ([ValidationError(.inputEmpty), ValidationError(.decodingDepth)], 422),
            ([ValidationError(1005, domain: "Club")], 422), ([ValidationError(1238, domain: "Club")], 422),
        ])
    func statuses(errors: [ValidationError], status: Int) throws {
        let problem = try #require(ProblemDetails(rejecting: FormError(errors: errors), in: .english))
        #expect(problem.status == status && problem.errors == errors)
        let titles = [
            400: "Bad Request", 413: "Content Too Large", 422: "Unprocessable Content", 500: "Internal Server Error",
        ]
        #expect(problem.title == titles[status])
        #expect(ProblemDetails(FormError(errors: errors)).status == 422)
        for error in errors where errors.count == 1 {
            #expect(ProblemDetails(rejecting: error, in: .english) == problem)
        }
    }

    @Test("has the sentences of its catalog, but a client creates its own")
    func language() throws {
        let messages = MessageCatalog(tag: "de")
            .adding(MessageTexts(["de": [.numericCharacter: "Nur Ziffern"]]))
            .adding(MessageTexts(domain: "Club", ["de": [7: "Beginnen Sie mit M"]]))
        let data = try JSONEncoder().encode(ProblemDetails(FormError(errors: Self.errors), in: messages))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("Nur Ziffern") && text.contains("Beginnen Sie mit M"))
        let errors = try JSONDecoder().decode(ProblemDetails.self, from: data).errors
        #expect(errors[2].reason == "Only use the digits 0 to 9")
        // An error whose code the client doesn't know keeps the server's sentence.
        #expect(errors[1].reason == "Beginnen Sie mit M")
    }

    @Test("has the sentences of its catalog, whichever kind of error rejects the input")
    func languageOfRejections() throws {
        let messages = MessageCatalog(tag: "de").adding(MessageTexts(["de": [.inputEmpty: "Geben Sie etwas ein"]]))
        let context = DecodingError.Context(codingPath: [], debugDescription: "")
        let rejections: [any Error] = [
            FormError(errors: [ValidationError(.inputEmpty)]), ValidationError(.inputEmpty),
            DecodingError.valueNotFound(Int.self, context),
        ]
        for error in rejections {
            let problem = try #require(ProblemDetails(rejecting: error, in: messages))
            #expect(problem.errors == [ValidationError(.inputEmpty)] && problem.status == 422)
            #expect(problem.errors.map(\.reason) == ["Geben Sie etwas ein"])
            let own = MessageCatalog.$current.withValue(messages) { ProblemDetails(rejecting: error) }
            #expect(own?.errors.map(\.reason) == ["Geben Sie etwas ein"])
        }
    }

    @Test(
        "reads reports with members of other types, and no placeholders in a sentence",
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
