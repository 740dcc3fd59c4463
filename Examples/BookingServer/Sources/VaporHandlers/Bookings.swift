// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
import Foundation
import InputValidation
import Vapor

/// Adds the routes of the server.
public func routes(_ app: some RoutesBuilder) {
    let routes = app.grouped(ProblemMiddleware())
    routes.post("bookings") { request in
        try request.content.decode(Booking.self).validated()
    }
}

extension Booking: Content {}

/// A middleware that responds to a rejected body with problem details.
struct ProblemMiddleware: AsyncMiddleware {
    func respond(
        to request: Request, chainingTo next: any AsyncResponder
    ) async throws -> Response {
        do { return try await next.respond(to: request) } catch {
            let messages = MessageCatalog(
                acceptLanguage: request.headers.first(name: .acceptLanguage))
            guard let problem = ProblemDetails(
                rejecting: error, in: messages)
            else { throw error }
            return Response(
                status: .init(statusCode: problem.status ?? 422),
                headers: [
                    "Content-Type": ProblemDetails.mediaType,
                    "Content-Language": messages.language.tag,
                ],
                body: .init(data: try JSONEncoder().encode(problem)))
        }
    }
}
