// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Bookings
import Hummingbird
import InputValidation
import InputValidationRequests

/// Returns the server's routes.
public func routes() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ProblemMiddleware())
    router.post("bookings") { request, context in
        try await ValidatingDecoder().decode(
            Booking.self, from: request, context: context)
    }
    return router
}

extension Booking: ResponseCodable {}

extension ValidatingDecoder: @retroactive RequestDecoder {
    public func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request,
        context: some RequestContext
    ) async throws -> Value {
        let contentType = request.headers[.contentType]
        guard Self.accepts(contentType: contentType) else {
            throw HTTPError(.unsupportedMediaType)
        }
        let body = try await request.body.collect(
            upTo: context.maxUploadSize)
        return try decode(type, from: body.readableBytesView)
    }
}

/// A middleware that responds to a rejected body with problem details.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do { return try await next(request, context) } catch {
            let language = request.headers[.acceptLanguage]
            let problem = ProblemResponse(
                rejecting: error, in: .forClient(accepting: language))
            guard let problem else { throw error }
            let body = ByteBuffer(bytes: problem.body)
            return Response(
                status: .init(code: problem.status),
                headers: [
                    .contentType: problem.contentType,
                    .contentLanguage: problem.contentLanguage,
                ], body: .init(byteBuffer: body))
        }
    }
}
