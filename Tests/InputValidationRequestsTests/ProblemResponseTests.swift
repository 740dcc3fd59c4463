// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRequests
import Testing

@Suite("A response to a rejected request")
struct ProblemResponseTests {
    struct Guest: Codable, Validatable {
        var name: String
        var birthYear: Int

        enum CodingKeys: String, CodingKey { case name, birthYear = "birth_year" }

        static let validator: InputValidator<Guest> = .all(of: [
            .at(\.name, label: "Name", .required), .at(\.birthYear, label: "Year of birth", .range(1900...2026)),
        ])
    }

    struct Booking: Codable, Validatable {
        var guests: [Guest]
        var nights: Int
        var notes: [String]?
        var code: String?
        var id: UUID?

        static let validator: InputValidator<Booking> = .all(of: [
            .at(\.nights, label: "Nights", .range(1...30)),
            .at(\.notes, label: "Notes", .optional(.each(.alpha))),
        ])
    }

    private static func response(
        to json: String, acceptLanguage: String? = nil, maximumBytes: Int = 1_000
    ) throws -> ProblemResponse {
        var decoder = ValidatingDecoder()
        decoder.maximumBytes = maximumBytes
        let error = #expect(throws: FormError.self) { try decoder.decode(Booking.self, from: json.utf8) }
        let messages = MessageCatalog().inLanguage(acceptLanguage: acceptLanguage, among: MessageLanguage.all)
        return try #require(error.flatMap { ProblemResponse(rejecting: $0, in: messages) })
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let json: String
        let status: Int
        let errors: [String]
        var testDescription: String { json }

        init(_ json: String, status: Int = 422, _ errors: String...) {
            (self.json, self.status, self.errors) = (json, status, errors)
        }
    }

    @Test(
        "has every error with its pointer, name, and place, and a message with the label of the rules",
        arguments: [
            Row(
                #"{"guests":[{"name":5},{"name":"","birth_year":"x"}],"nights":"many"}"#,
                "#/guests/0/birth_year input.empty 1:12 Year of birth is missing",
                "#/guests/0/name decoding.type 1:20 Name must be text",
                "#/guests/1/name input.empty 1:31 Name must not be empty",
                "#/guests/1/birth_year decoding.type 1:47 Year of birth must be a whole number, like 30",
                "#/nights decoding.type 1:62 Nights must be a whole number, like 30"),
            Row(
                #"{"guests":[],"nights":1,"notes":["a",1],"code":1}"#,
                "#/notes/1 decoding.type 1:38 Enter text",
                "#/code decoding.type 1:48 Enter text"),
            Row(
                "{", status: 400,
                "# decoding.syntax 1:2 Correct the syntax at line 1, column 2: check quotation marks, commas, and brackets"
            ),
            Row(
                String(repeating: "[", count: 200), status: 400,
                "# decoding.depth 1:129 Use fewer levels: too many lists and objects are inside one another"),
            Row(
                String(repeating: " ", count: 1_001), status: 413,
                "# input.tooLarge  Send less data: the limit in bytes is 1000"),
            Row("[]", "# decoding.type 1:1 Enter an object with named values"),
            Row(
                #"{"guests":[],"nights":1,"nights":2}"#,
                "#/nights decoding.repeatedKey 1:25 Remove one of the two keys: this key is there twice"),
            Row(
                #"{"guests":[],"nights":1,"id":"x","nights":2}"#,
                "#/id decoding.value 1:30 Enter a UUID, like 123e4567-e89b-42d3-a456-426614174000",
                "#/nights decoding.repeatedKey 1:34 Remove one of the two keys: this key is there twice"),
        ])
    func body(row: Row) throws {
        let response = try Self.response(to: row.json)
        #expect(response.status == row.status)
        let json = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
        #expect(json["status"] as? Int == row.status)
        #expect((json["title"] as? String)?.isEmpty == false)
        let errors = try #require(json["errors"] as? [[String: Any]])
        #expect(
            errors.map { error in
                let parameters = error["parameters"] as? [String: Any]
                let place = ["line", "column"].compactMap { parameters?[$0] }.map { "\($0)" }.joined(separator: ":")
                return ["pointer", "name"].map { "\(error[$0] ?? "")" }.joined(separator: " ")
                    + " \(place) \(error["detail"] ?? "")"
            } == row.errors)
    }

    @Test(
        "is in the language that the client prefers",
        arguments: [
            ("de-CH, en;q=0.5", "de"), ("xx", "en"), ("*", "en"), ("en;q=0.1, ja", "ja"), ("", "en"), (nil, "en"),
        ])
    func languages(header: String?, tag: String) throws {
        let response = try Self.response(to: #"{"guests":[]}"#, acceptLanguage: header)
        #expect(response.contentLanguage == tag)
        #expect(response.contentType == "application/problem+json")
        let language = try #require(MessageLanguage.all.bestMatch(for: tag))
        let expected = ValidationError(.inputEmpty, parameters: ["isAbsent": true]).labeled("Nights").reason(
            in: MessageCatalog(language))
        #expect(response.details.errors.map(\.reason) == [expected])
        #expect(String(decoding: response.body, as: UTF8.self).contains(expected))
    }

    @Test("has errors that a form of the client shows at its fields")
    @MainActor
    func form() throws {
        let response = try Self.response(to: #"{"guests":[{"name":5,"birth_year":1800}],"nights":true,"code":1}"#)
        let problem = try JSONDecoder().decode(ProblemDetails.self, from: Data(response.body))
        #expect(problem == response.details)
        let name = ValidatedInput("Aiko", .required, label: "Name", key: "name")
        let nights = ValidatedInput(2, .range(1...30), label: "Nights", key: "nights")
        let others = InputForm {
            InputForm { name }.under("guests", at: 0); nights
        }.reject(problem.errors)
        #expect(name.error?.code == .decodingType)
        #expect(nights.error?.reason == "Nights must be a whole number, like 30")
        #expect(others.map(\.path.jsonPointer) == ["/guests/0/birth_year", "/code"])
    }

    @Test("has the messages of the task, the status of its report or 422, and a body with sorted keys")
    func task() throws {
        let error = ValidationError(.inputEmpty).under(.key("a"))
        let german = MessageCatalog.$current.withValue(MessageCatalog(.german)) { ProblemResponse(rejecting: error) }
        var response = try #require(german)
        #expect(response.contentLanguage == "de" && response.status == 422)
        #expect(response.details.errors.map(\.reason) == ["Füllen Sie dieses Feld aus"])
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == ##"{"errors":[{"code":1004,"detail":"Füllen Sie dieses Feld aus","##
                + ##""domain":"InputValidationErrorDomain","name":"input.empty","pointer":"#/a"}],"##
                + ##""status":422,"title":"Unprocessable Content","type":"about:blank"}"##)
        response.details.status = 409
        #expect(response.status == 409)
        response.details.status = nil
        #expect(response.status == 422)
    }

    @Test("does not exist for an error that is not about the input")
    func others() {
        #expect(ProblemResponse(rejecting: CancellationError()) == nil)
    }
}
#endif
