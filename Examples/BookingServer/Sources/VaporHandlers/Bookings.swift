// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
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
            let language = request.headers.first(name: .acceptLanguage)
            let rejection = try Rejection(error, for: language)
            guard let rejection else { throw error }
            return Response(
                status: .init(statusCode: rejection.status),
                headers: [
                    "Content-Type": ProblemDetails.mediaType,
                    "Content-Language": rejection.language,
                ],
                body: .init(data: rejection.body))
        }
    }
}
