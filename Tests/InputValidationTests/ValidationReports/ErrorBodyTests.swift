// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// The body of a rejection as a server sends it, and what a client must keep from it.
struct ErrorBodyRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String
    /// The whole problem's text.
    let text: String?
    /// Each error's path and text.
    let errors: [[String]]

    init(_ server: String, _ json: String, text: String? = nil, _ errors: [[String]] = []) {
        testDescription = server
        self.json = json
        self.text = text
        self.errors = errors
    }

    /// The shapes come from each server's documentation.
    ///
    /// `SECRET` stands for the rejected input.
    static let rows = [
        Self(
            "RFC 9457",
            #"""
            {"type":"https://example.net/validation-error","title":"Your request is not valid.","errors":[
            {"detail":"must be a positive integer","pointer":"#/age"},
            {"detail":"must be 'green', 'red' or 'blue'","pointer":"#/profile/color"}]}
            """#,
            [["/age", "must be a positive integer"], ["/profile/color", "must be 'green', 'red' or 'blue'"]]),
        Self(
            "RFC 7807",
            #"""
            {"type":"https://example.net/validation-error","title":"Your request parameters didn't validate.",
            "invalid-params":[{"name":"age","reason":"must be a positive integer"}]}
            """#,
            [["/age", "must be a positive integer"]]),
        Self(
            "Vapor", #"{"error":true,"reason":"email is not a valid email address"}"#,
            text: "email is not a valid email address"),
        Self(
            "Hummingbird", #"{"error":{"message":"The email is already used"}}"#, text: "The email is already used"),
        Self(
            "Spring Boot",
            #"""
            {"timestamp":"2026-01-01T00:00:00Z","status":400,"error":"Bad Request",
            "message":"Validation failed for object='user'. Error count: 1","path":"/users",
            "errors":[{"codes":["Pattern.user.zip"],"arguments":[{"code":"zip","defaultMessage":"zip"}],
            "defaultMessage":"must match \"^[0-9]{5}$\"","objectName":"user","field":"address.zip",
            "rejectedValue":"SECRET","bindingFailure":false,"code":"Pattern"}]}
            """#,
            text: "Validation failed for object='user'. Error count: 1",
            [["/address/zip", "must match \"^[0-9]{5}$\""]]),
        Self(
            "Quarkus",
            #"""
            {"title":"Constraint Violation","status":400,"violations":[{"field":"name","message":"must not be blank"}]}
            """#,
            [["/name", "must not be blank"]]),
        Self(
            "Rails", #"{"errors":{"base":["The cart is empty"],"email":["has already been taken","is too short"]}}"#,
            [["", "The cart is empty"], ["/email", "has already been taken"], ["/email", "is too short"]]),
        Self(
            "Rails, whole sentences", #"{"errors":["Email has already been taken"]}"#,
            [["", "Email has already been taken"]]),
        Self(
            "Django REST framework",
            #"""
            {"email":["Enter a valid email address."],"non_field_errors":["The dates overlap."],
            "items":[{},{"name":["This field is required."]}]}
            """#,
            [
                ["/email", "Enter a valid email address."], ["/items/1/name", "This field is required."],
                ["", "The dates overlap."],
            ]),
        Self(
            "Django REST framework, beside other texts",
            #"{"request_id":"00-1","email":["Enter a valid email address."],"guest":{"name":["Too short."]}}"#,
            [["/email", "Enter a valid email address."], ["/guest/name", "Too short."]]),
        Self(
            "Django",
            #"""
            {"email":[{"message":"Enter a valid email address.","code":"invalid"}],
            "__all__":[{"message":"The dates overlap.","code":""}]}
            """#,
            [["", "The dates overlap."], ["/email", "Enter a valid email address."]]),
        Self(
            "Django REST framework, with fields that are named like members of a problem",
            #"{"message":["is required"],"email":["bad"]}"#, [["/email", "bad"], ["/message", "is required"]]),
        Self(
            "Django REST framework, with a detail and a title", #"{"detail":["too long"],"title":["is required"]}"#,
            [["/detail", "too long"], ["/title", "is required"]]),
        Self("Django REST framework, with only a title", #"{"title":["is required"]}"#, [["/title", "is required"]]),
        Self(
            "Django REST framework, with a type and a status", #"{"name":["is required"],"status":["x"],"type":["y"]}"#,
            [["/name", "is required"], ["/status", "x"], ["/type", "y"]]),
        Self(
            "Django REST framework, with a field errors", #"{"errors":["too many"],"name":["is required"]}"#,
            [["/errors", "too many"], ["/name", "is required"]]),
        Self(
            "Django REST framework, with a message beside other texts",
            #"{"request_id":"00-1","message":["is required"],"email":["bad"]}"#,
            [["/email", "bad"], ["/message", "is required"]]),
        Self(
            "one text for each field, also for a message", #"{"errors":{"message":"is required","email":"bad"}}"#,
            [["/email", "bad"], ["/message", "is required"]]),
        Self(
            "one text for each field, also for a detail", #"{"errors":{"detail":"too long","email":"bad"}}"#,
            [["/detail", "too long"], ["/email", "bad"]]),
        Self(
            "one error in place of a list", #"{"errors":{"message":"The cart is empty","code":"cart"}}"#,
            [["", "The cart is empty"]]),
        Self(
            "Google, with other details",
            #"""
            {"error":{"code":400,"message":"Invalid value","status":"INVALID_ARGUMENT","details":[
            {"@type":"type.googleapis.com/google.rpc.BadRequest",
            "fieldViolations":[{"field":"page_size","description":"must be positive"}]},
            {"@type":"type.googleapis.com/google.rpc.Help","links":[{"description":"Help","url":"https://a.example"}]},
            {"@type":"type.googleapis.com/google.rpc.RequestInfo","requestId":"1"}]}}
            """#,
            text: "Invalid value", [["/page_size", "must be positive"]]),
        Self(
            "Kubernetes",
            #"""
            {"kind":"Status","status":"Failure","message":"Deployment is invalid","reason":"Invalid","details":{
            "name":"web","kind":"Deployment","causes":[{"reason":"FieldValueRequired","message":"Required value",
            "field":"spec.selector"}]},"code":422}
            """#,
            text: "Deployment is invalid", [["/spec/selector", "Required value"]]),
        Self(
            "Micronaut",
            #"""
            {"message":"Bad Request","_embedded":{"errors":[{"message":"name: must not be blank","path":"/name"}]}}
            """#,
            text: "Bad Request", [["/name", "name: must not be blank"]]),
        Self(
            "Litestar",
            #"""
            {"status_code":400,"detail":"Validation failed","extra":[
            {"message":"Expected `int`, got `str`","key":"age","source":"body"}]}
            """#,
            text: "Validation failed", [["/age", "Expected `int`, got `str`"]]),
        Self(
            "AWS",
            #"{"message":"Invalid input","reason":"fieldValidationFailed","fieldList":[{"name":"id","message":"too long"}]}"#,
            text: "Invalid input", [["/id", "too long"]]),
        Self(
            "OData",
            #"""
            {"error":{"code":"501","message":"Unsupported","details":[
            {"code":"301","target":"$search","message":"$search is not supported"}]}}
            """#,
            text: "Unsupported", [["/$search", "$search is not supported"]]),
        Self("Django REST framework, one text", #"{"detail":"Not found."}"#, text: "Not found."),
        Self(
            "ASP.NET Core",
            #"""
            {"type":"https://tools.ietf.org/html/rfc9110#section-15.5.1","status":400,"traceId":"00-1",
            "title":"One or more validation errors occurred.","errors":{
            "$.age":["The JSON value could not be converted to System.Int32."],
            "Items[0].Name":["The Name field is required."]}}
            """#,
            [
                ["/age", "The JSON value could not be converted to System.Int32."],
                ["/Items/0/Name", "The Name field is required."],
            ]),
        Self(
            "Laravel",
            #"""
            {"message":"The email has already been taken. (and 1 more error)","errors":{
            "email":["The email has already been taken."],"items.0.name":["The name is required."]}}
            """#,
            text: "The email has already been taken. (and 1 more error)",
            [["/email", "The email has already been taken."], ["/items/0/name", "The name is required."]]),
        Self(
            "FastAPI",
            #"""
            {"detail":[{"type":"int_parsing","loc":["body","rooms",0],"input":"SECRET",
            "msg":"Input should be a valid integer","ctx":{"error":{}}},
            {"type":"missing","loc":["query","page"],"msg":"Field required","input":null}]}
            """#,
            [["/rooms/0", "Input should be a valid integer"], ["/page", "Field required"]]),
        Self(
            "express-validator",
            #"""
            {"errors":[{"type":"field","value":"SECRET","msg":"Invalid value","path":"guest.email","location":"body"}]}
            """#,
            [["/guest/email", "Invalid value"]]),
        Self(
            "zod",
            #"""
            {"success":false,"error":{"name":"ZodError","issues":[{"code":"too_small","minimum":8,"inclusive":true,
            "path":["users",1,"password"],"message":"Too small: expected string to have >=8 characters"}]}}
            """#,
            [["/users/1/password", "Too small: expected string to have >=8 characters"]]),
        Self(
            "zod, flattened", #"{"formErrors":["Passwords differ"],"fieldErrors":{"email":["Invalid email address"]}}"#,
            [["", "Passwords differ"], ["/email", "Invalid email address"]]),
        Self(
            "zod, formatted",
            #"""
            {"_errors":["Passwords differ"],"email":{"_errors":["Invalid email address"]},
            "users":{"_errors":[],"1":{"_errors":["Expected object"]}}}
            """#,
            [["", "Passwords differ"], ["/email", "Invalid email address"], ["/users/1", "Expected object"]]),
        Self(
            "JSON:API",
            #"""
            {"errors":[{"status":"422","code":"123","source":{"pointer":"/data/attributes/firstName"},
            "title":"Invalid Attribute","detail":"First name must contain at least two characters."},
            {"status":"400","source":{"parameter":"include"},"title":"Invalid Query Parameter"}]}
            """#,
            [
                ["/firstName", "First name must contain at least two characters."],
                ["/include", "Invalid Query Parameter"],
            ]),
        Self(
            "Symfony",
            #"""
            {"type":"https://symfony.com/errors/validation","title":"Validation Failed",
            "detail":"email: This value is not a valid email address.","violations":[{"propertyPath":"guests[0].email",
            "title":"This value is not a valid email address.","template":"This value is not a valid email address.",
            "parameters":{"{{ value }}":"\"SECRET\""},"type":"urn:uuid:bd79c0ab-ddba-46cc-a703-a7a4b08de310"}]}
            """#,
            text: "email: This value is not a valid email address.",
            [["/guests/0/email", "This value is not a valid email address."]]),
        Self(
            "Google",
            #"""
            {"error":{"code":400,"message":"Invalid value","status":"INVALID_ARGUMENT","details":[
            {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"BAD","domain":"example.com"},
            {"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[
            {"field":"emailAddresses[1].email","reason":"BAD_EMAIL","description":"The address is not complete"}]}]}}
            """#,
            text: "Invalid value", [["/emailAddresses/1/email", "The address is not complete"]]),
        Self(
            "GraphQL",
            #"""
            {"errors":[{"message":"Email is already used","locations":[{"line":2,"column":3}],
            "path":["createUser","email"],"extensions":{"code":"BAD_USER_INPUT"}}],"data":{"createUser":null}}
            """#,
            [["/createUser/email", "Email is already used"]]),
        Self(
            "NestJS", #"{"statusCode":400,"message":["email must be an email"],"error":"Bad Request"}"#,
            text: "Bad Request", [["", "email must be an email"]]),
        Self(
            "Stripe",
            #"{"error":{"type":"invalid_request_error","message":"Invalid integer","param":"items[0][amount]"}}"#,
            text: "Invalid integer", [["/items/0/amount", "Invalid integer"]]),
        Self(
            "Joi",
            #"""
            {"message":"Validation failed","details":[{"message":"\"email\" must be a valid email","path":["email"],
            "type":"string.email","context":{"label":"email","value":"SECRET","key":"email"}}]}
            """#,
            text: "Validation failed", [["/email", "\"email\" must be a valid email"]]),
        Self(
            "a map of texts", #"{"name":"must not be blank","email":"must be a well-formed email address"}"#,
            [["/email", "must be a well-formed email address"], ["/name", "must not be blank"]]),
        Self(
            "a text beside an error with a text",
            #"{"message":"Two fields","error":{"message":"Bad request","errors":[{"field":"a","message":"x"}]}}"#,
            text: "Two fields", [["/a", "x"]]),
        Self("a text in place of a list", #"{"errors":"Email is taken"}"#, [["", "Email is taken"]]),
        Self(
            "a text in place of a list, beside the text of the whole problem",
            #"{"message":"The order is not accepted","status":422,"violations":"The cart is empty"}"#,
            text: "The order is not accepted", [["", "The cart is empty"]]),
        Self(
            "a text in place of a list for each field", #"{"errors":{"email":"is taken","name":["is short"]}}"#,
            [["/email", "is taken"], ["/name", "is short"]]),
        Self("only a title", #"{"title":"Not found","type":"about:blank","instance":"/a"}"#),
        Self("a type beside a list", #"{"type":"about:blank","email":["is taken"]}"#),
        Self("a title beside a list", #"{"title":"Not valid","email":["is taken"]}"#),
        Self("a status beside a list", #"{"status":422,"email":["is taken"]}"#),
        Self("an instance beside a list", #"{"instance":"/a","email":["is taken"]}"#),
        Self("a list alone", #"[{"field":"email","message":"is taken"}]"#, [["/email", "is taken"]]),
        Self("a text alone", #""Not found""#, text: "Not found"),
        Self(
            "a list of objects", #"{"errors":[{"email":["is taken"]},{"name":["is short"]}]}"#,
            [["/email", "is taken"], ["/name", "is short"]]),
        Self(
            "codes without texts", #"{"errors":[{"path":"email","code":"required"}]}"#,
            [["/email", "Check this value"]]),
        Self(
            "people.md",
            #"{"errors":[{"domain":"Server","code":9,"reason":"Email is already used","pointer":"/email"}]}"#,
            [["/email", "Email is already used"]]),
    ]
}

@Suite("The body of a rejection")
struct ErrorBodyTests {
    private func problem(_ json: String) throws -> ProblemDetails {
        try JSONDecoder().decode(ProblemDetails.self, from: Data(json.utf8))
    }

    @Test("keeps the text and the place of each error of another server", arguments: ErrorBodyRow.rows)
    func bodies(row: ErrorBodyRow) throws {
        let problem = try problem(row.json)
        #expect(problem.errors.map { [$0.path.jsonPointer, $0.reason] } == row.errors)
        #expect(problem.detail == row.text)
        #expect(problem.errors.allSatisfy { $0.domain == "Server" })
        #expect(!"\(problem)".contains("SECRET"))
        // A form shows the text next to its field.
        let copy = try self.problem(String(decoding: try JSONEncoder().encode(problem), as: UTF8.self))
        #expect(copy.errors == problem.errors && copy.errors.map(\.reason) == problem.errors.map(\.reason))
    }

    @Test("shows the text of another server at the field of a form")
    func form() throws {
        let email = ValidatedInput("aiko@example.jp", .email, label: "Email", key: "email")
        let form = InputForm { InputForm { email }.under("guest") }
        let problem = try problem(#"{"errors":{"guest.email":["is already used"]}}"#)
        #expect(form.reject(problem.errors).isEmpty)
        #expect(email.error?.reason == "is already used")
    }

    @Test("gives an error without a domain or code the domain and code of another server")
    func defaults() throws {
        func error(_ json: String) throws -> ValidationError {
            try JSONDecoder().decode(ValidationError.self, from: Data(json.utf8))
        }
        let plain = try error(##"{"detail":"x","pointer":"#/a"}"##)
        #expect(plain.domain == "Server" && plain.code == 0 && plain.name == "Server.0")
        let named = try error(#"{"message":"x","code":"too_small","domain":"global"}"#)
        #expect(named.domain == "Server" && named.code == 0 && named.name == "too_small")
        let numbered = try error(#"{"message":"x","code":9,"domain":"Shop"}"#)
        #expect(numbered.domain == "Shop" && numbered.code == 9)
        #expect(try error(#"{"detail":"x","code":1099511627776,"domain":"Shop"}"#).domain == "Server")
        #expect(try error("{}").reason == "Check this value")
        // Another server's parameters can contain the input.
        #expect(try error(#"{"detail":"x","parameters":{"value":"SECRET"}}"#).parameters.isEmpty)
        #expect(try error(#"{"detail":"x","code":"a","domain":"Shop","label":"SECRET"}"#).label == nil)
        #expect(try error(#"{"detail":"x","code":9,"domain":"Shop","label":"Name"}"#).label == "Name")
    }

    @Test(
        "reads a body of many levels",
        arguments: [
            (#"{"error":"#, "}"), ("[", "]"), (#"{"errors":[{"a":"#, "}]}"), (#"{"source":"#, "}"),
            (#"{"errors":{"source":"#, "}}"),
        ])
    func depth(opening: String, closing: String) throws {
        let nested = { String(repeating: opening, count: $0) + #""x""# + String(repeating: closing, count: $0) }
        #expect(try problem(nested(150)).errors.count <= 1)
        // The decoder permits 512 levels.
        #expect(throws: DecodingError.self) { try problem(nested(100_000)) }
    }

    @Test("reads 32 levels of objects and lists, and nothing inside them", arguments: [250, 500])
    func depthLimit(depth: Int) throws {
        func nested(_ count: Int, _ opening: String, _ inner: String) -> String {
            String(repeating: opening, count: count) + inner + String(repeating: "}", count: count)
        }
        let body = ##"{"errors":[{"detail":"x","pointer":"#/a"}]}"##
        #expect(try problem(nested(10, #"{"error":"#, body)).errors.map(\.path) == [[.key("a")]])
        #expect(try problem(nested(depth, #"{"error":"#, body)).errors.isEmpty)
        #expect(try problem(nested(depth, #"{"errors":"#, #"{"a":["x"]}"#)).errors.isEmpty)
    }

    @Test("reads a name that is too long for a field as one key")
    func longName() throws {
        let name = String(repeating: "a.", count: 10_000)
        let problem = try problem(#"{"errors":{"\#(name)":["x","y"]}}"#)
        #expect(problem.errors.map(\.path) == [[.key(name)], [.key(name)]])
    }

    @Test(
        "shows a limit from outside as a number only if it is one",
        arguments: [
            ("1e5", "100000"), ("-1.50e-2", "-0.015"), ("-e5", "-e5"), (".e1", ".e1"), ("1.", "1."), ("007", "007"),
            ("1e999999999", "1e999999999"), ("1e9223372036854775807", "1e9223372036854775807"),
            ("1e-9223372036854775808", "1e-9223372036854775808"), ("1e", "1e"), ("1e1e1", "1e1e1"), ("-", "-"),
        ])
    func limits(limit: String, shown: String) throws {
        let json =
            #"{"domain":"InputValidationErrorDomain","code":1020,"parameters":{"minimum":"\#(limit)","#
            + #""notation":"."}}"#
        let error = try JSONDecoder().decode(ValidationError.self, from: Data(json.utf8))
        #expect(error.reason.split(separator: " ").contains { $0 == shown })
        #expect(try JSONEncoder().encode(error).count < 1_000)
    }

    @Test(
        "does not fail, whatever the body is",
        arguments: [
            "{}", "[]", "null", "7", #""text""#, #"{"errors":null}"#, #"{"errors":7}"#,
            #"{"errors":[null,7,[],{},[[]]]}"#,
            #"{"errors":{"a":null}}"#, #"{"error":null,"detail":[null]}"#, #"{"title":1,"status":"x"}"#,
            #"{"error":true}"#, #"{"id":7,"tags":{}}"#,
        ])
    func others(json: String) throws {
        // `null` has no container.
        let problem = try problem(json)
        #expect(problem.errors.allSatisfy { $0.path.isEmpty && $0.reason == "Check this value" })
    }
}
