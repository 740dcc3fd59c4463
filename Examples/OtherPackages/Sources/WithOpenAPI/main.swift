// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import HTTPTypes
import InputValidation
import InputValidationRequests
import InputValidationSchema
import OpenAPIRuntime

// snippet.document
let document = ##"""
    {"openapi": "3.1.0", "paths": {"/bookings": {"post": {
        "operationId": "createBooking", "requestBody": {"content": {
            "application/json": {"schema": {
                "$ref": "#/components/schemas/Booking"}}}}}}},
     "components": {"schemas": {"Booking": {
        "type": "object", "required": ["nights"], "properties": {
            "nights": {"type": "integer", "maximum": 30}}}}}}
    """##
let schemas = [
    "createBooking": try JSONSchemaInputValidator(
        document.utf8, at: "#/components/schemas/Booking")
]

// snippet.middleware
struct SchemaMiddleware: ServerMiddleware {
    /// The schemas of the request bodies, by operation.
    var schemas: [String: JSONSchemaInputValidator]

    func intercept(
        _ request: HTTPRequest, body: HTTPBody?,
        metadata: ServerRequestMetadata, operationID: String,
        next:
            @Sendable (
                HTTPRequest, HTTPBody?, ServerRequestMetadata
            ) async throws -> (HTTPResponse, HTTPBody?)
    ) async throws -> (HTTPResponse, HTTPBody?) {
        guard let body, let schema = schemas[operationID] else {
            return try await next(request, body, metadata)
        }
        let contentType = request.headerFields[.contentType]
        guard ValidatingDecoder.accepts(contentType: contentType) else {
            return (HTTPResponse(status: .unsupportedMediaType), nil)
        }
        let bytes = try await [UInt8](collecting: body, upTo: 1 << 20)
        do {
            let errors = schema.errors(for: try JSONValue(bytes))
            if !errors.isEmpty { throw FormError(errors: errors) }
        } catch {
            let problem = ProblemResponse(rejecting: error)
            guard let problem else { throw error }
            let fields: HTTPFields = [
                .contentType: problem.contentType,
                .contentLanguage: problem.contentLanguage,
            ]
            let status = HTTPResponse.Status(code: problem.status)
            return (
                HTTPResponse(status: status, headerFields: fields),
                HTTPBody(problem.body)
            )
        }
        return try await next(request, HTTPBody(bytes), metadata)
    }
}
// snippet.end

/// Prints the response to a request.
func send(
    _ json: String?, as contentType: String = "application/json",
    to operation: String
) async throws {
    let (response, body) = try await SchemaMiddleware(schemas: schemas)
        .intercept(
            HTTPRequest(
                method: .post, scheme: nil, authority: nil,
                path: "/bookings",
                headerFields: [.contentType: contentType]),
            body: json.map { HTTPBody(Array($0.utf8)) },
            metadata: ServerRequestMetadata(), operationID: operation
        ) { _, body, _ in
            let handler = HTTPResponse(
                status: .created,
                headerFields: [.contentType: "text/plain"])
            return (handler, body)
        }
    var count = 0
    if let body {
        count = try await [UInt8](collecting: body, upTo: 1_000).count
    }
    print(
        response.status.code, response.headerFields[.contentType] ?? "",
        count > 0)
}

try await send(#"{"nights": 31}"#, to: "createBooking")
// 422 application/problem+json true
try await send("{", to: "createBooking")
// 400 application/problem+json true
try await send(
    #"{"nights": 30}"#, as: "text/plain", to: "createBooking")
// 415  false
try await send(#"{"nights": 30}"#, to: "createBooking")
// 201 text/plain true
try await send(nil, to: "createBooking")
// 201 text/plain false
try await send(#"{"nights": 31}"#, to: "anotherOperation")
// 201 text/plain true
