// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
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
            let language = request.headers[.acceptLanguage]
            let rejection = try Rejection(error, for: language)
            guard let rejection else { throw error }
            let body = ByteBuffer(bytes: rejection.body)
            return Response(
                status: .init(code: rejection.status),
                headers: [
                    .contentType: ProblemDetails.mediaType,
                    .contentLanguage: rejection.language,
                ], body: .init(byteBuffer: body))
        }
    }
}
