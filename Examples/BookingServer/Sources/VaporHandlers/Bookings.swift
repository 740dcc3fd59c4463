// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
import Foundation
import InputValidation
import InputValidationRequests
import Vapor

/// Adds the server's routes.
public func routes(_ app: some RoutesBuilder) {
    let routes = app.grouped(ProblemMiddleware())
    routes.post("bookings") { request in
        try request.content.decode(Booking.self, using: ValidatedJSON())
    }
}

extension Booking: Content {}

/// A decoder for request bodies.
struct ValidatedJSON: ContentDecoder {
    func decode<Value: Decodable>(
        _ type: Value.Type, from body: ByteBuffer, headers: HTTPHeaders
    ) throws -> Value {
        let contentType = headers.first(name: .contentType)
        guard ValidatingDecoder.accepts(contentType: contentType) else {
            throw Abort(.unsupportedMediaType)
        }
        return try ValidatingDecoder().decode(
            type, from: body.readableBytesView)
    }
}

/// A middleware that responds to a rejected body with problem details.
struct ProblemMiddleware: AsyncMiddleware {
    func respond(
        to request: Request, chainingTo next: any AsyncResponder
    ) async throws -> Response {
        do { return try await next.respond(to: request) } catch {
            let language = request.headers.first(name: .acceptLanguage)
            let problem = ProblemResponse(
                rejecting: error, in: .forClient(accepting: language))
            guard let problem else { throw error }
            return Response(
                status: .init(statusCode: problem.status),
                headers: [
                    "Content-Type": problem.contentType,
                    "Content-Language": problem.contentLanguage,
                ],
                body: .init(data: Data(problem.body)))
        }
    }
}
