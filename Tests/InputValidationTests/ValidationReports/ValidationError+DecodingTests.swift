// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("The error for a value that a decoder rejected")
struct ValidationErrorDecodingTests {
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

    /// JSON, and the expected path, code, type, and status.
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
        Row(#"{"name":"a","lines":[],"total":"secret"}"#, "/total", .decodingType, "number"),
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

    @Test("has a place in its sentence only if both the line and the column are known")
    func place() {
        func reason(_ parameters: [ValidationError.Parameter: ValidationError.Value]) -> String {
            ValidationError(.decodingSyntax, parameters: parameters).reason
        }
        #expect(reason([.line: 3]) == reason([:]) && reason([.column: 7]) == reason([:]))
        let placed = reason([.line: 3, .column: 7])
        #expect(placed != reason([:]) && placed.contains("3") && placed.contains("7"))
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
