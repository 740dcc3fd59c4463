// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
import Foundation
import Hummingbird
import InputValidation

/// Returns the routes of the server.
public func routes() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ProblemMiddleware())
    router.post("bookings") { request, context in
        let booking = try await context.requestDecoder.decode(
            Booking.self, from: request, context: context)
        return try booking.validated()
    }
    return router
}

extension Booking: ResponseCodable {}

/// A middleware that responds to a rejected body with problem details.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do { return try await next(request, context) } catch {
            let messages = MessageCatalog(
                acceptLanguage: request.headers[.acceptLanguage])
            guard let problem = ProblemDetails(
                rejecting: error, in: messages)
            else { throw error }
            let json = try JSONEncoder().encode(problem)
            return Response(
                status: .init(code: problem.status ?? 422),
                headers: [
                    .contentType: ProblemDetails.mediaType,
                    .contentLanguage: messages.language.tag,
                ],
                body: .init(byteBuffer: ByteBuffer(bytes: json)))
        }
    }
}
