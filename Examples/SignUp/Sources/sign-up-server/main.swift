// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accounts
import Hummingbird
import InputValidation
import InputValidationRequests

/// The names in use.
actor Names {
    private var names: Set<String> = ["ada"]

    func claim(_ name: String) throws(FormError) {
        if !names.insert(name).inserted { throw FormError(errors: [.userNameTaken]) }
    }
}

/// Responds to a rejected account with the errors, in the client's language.
struct ProblemMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        do { return try await next(request, context) } catch {
            let messages = MessageCatalog.signUp(acceptLanguage: request.headers[.acceptLanguage])
            guard let problem = ProblemResponse(rejecting: error, in: messages) else { throw error }
            return Response(
                status: .init(code: problem.status),
                headers: [.contentType: problem.contentType, .contentLanguage: problem.contentLanguage],
                body: .init(byteBuffer: ByteBuffer(bytes: problem.body)))
        }
    }
}

let names = Names()
let router = Router(context: BasicRequestContext.self)
router.add(middleware: ProblemMiddleware())
router.post("accounts") { request, context -> HTTPResponse.Status in
    guard ValidatingDecoder.accepts(contentType: request.headers[.contentType]) else {
        throw HTTPError(.unsupportedMediaType)
    }
    let body = try await request.body.collect(upTo: context.maxUploadSize)
    let account = try ValidatingDecoder().decode(NewAccount.self, from: body.readableBytesView)
    try await names.claim(account.userName)
    return .created
}
try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: 8080))).runService()
