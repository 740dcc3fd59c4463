// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import InputValidation
import InputValidationRules

/// The server's paths and what it does with their requests.
package struct Routes: HTTPHandler {
    /// The clock for expiry dates.
    private let clock: CardExpiry.Clock

    /// A file's rules that replace the form's strategies, or `nil`.
    private let rules: RuleStore?

    private let orders = Orders()
    private let drafts = Drafts()

    package init(now clock: CardExpiry.Clock = .system(), rules: RuleStore? = nil) {
        self.clock = clock
        self.rules = rules
    }

    private typealias Action = @Sendable (Routes, HTTPRequest) async throws -> HTTPResponse

    private static let table: [String: [HTTPMethod: Action]] = [
        "/": [.GET: { try await $0.form($1) }],
        // This isn't the form's address. A browser discards a page after a POST to its address, and reloads it with a
        // different token if the person goes back.
        "/order": [.GET: { try await $0.form($1) }, .POST: { try await $0.submit($1) }],
        "/thanks": [.GET: { try $0.thanks($1) }],
        "/style.css": [.GET: { _, _ in asset(Style.css, "text/css; charset=utf-8") }],
        "/script.js": [.GET: { try script(Script.js(in: language(of: $1))) }],
        "/rules.js": [.GET: { try await script($0.scriptRules($1)) }],
        "/icon.svg": [.GET: { _, _ in asset(PageParts.icon, "image/svg+xml") }],
    ]

    /// Returns a path for a log.
    ///
    /// It doesn't contain what a client wrote.
    static func loggedPath(_ path: String) -> String {
        table[path] == nil ? "(unknown path)" : path
    }

    package func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        do throws(RejectedRequest) {
            try Origin.checkHost(of: request)
            guard let actions = Self.table[request.target.path()] else { throw RejectedRequest(status: .notFound) }
            guard let action = actions[request.method] else {
                let allowed = Set(actions.keys).union(actions[.GET] == nil ? [] : [.HEAD])
                var response = ErrorPage.response(.methodNotAllowed, in: Self.anyLanguage(of: request))
                response.headers[HTTPHeader("Allow")] = allowed.stringValue
                return response
            }
            if request.method == .POST { try Origin.check(request) }
            return try await respond { try await action(self, request) }
        } catch {
            return ErrorPage.response(error.status, in: Self.anyLanguage(of: request))
        }
    }

    private func respond(_ action: () async throws -> HTTPResponse) async throws(RejectedRequest) -> HTTPResponse {
        do { return try await action() } catch let rejection as RejectedRequest { throw rejection } catch {
            throw RejectedRequest(status: .internalServerError)
        }
    }

    // MARK: - The form

    private func form(_ request: HTTPRequest) async throws(RejectedRequest) -> HTTPResponse {
        let query = try Self.query(of: request)
        let language = Self.language(choice: query["lang"], of: request)
        let rules = await rules?.rules
        if let token = try Orders.token(of: query), let draft = drafts.draft(for: token) {
            let checkout = try checkout(from: draft.body, in: language, rules: rules)
            checkout.lostSecrets = draft.lostSecrets
            return page(Page(checkout, in: language, reason: .translated, token: token).html, in: language)
        }
        var response = page(Page(emptyCheckout(in: language, rules: rules), in: language).html, in: language)
        // This page contains nothing that was typed. A person who goes back gets the same page, with its token.
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }

    /// Returns an empty form with the current rules.
    private func emptyCheckout(in language: PageLanguage, rules: TableRules?) -> Checkout {
        let checkout = Checkout(labels: language.text, now: clock)
        if let rules { checkout.apply(rules) }
        return checkout
    }

    private func submit(_ request: HTTPRequest) async throws -> HTTPResponse {
        let body = try await body(of: request)
        let language = Self.language(choice: body["lang"], of: request)
        let token = try Orders.token(of: body)
        let checkout = try checkout(from: body, in: language, rules: await rules?.rules)
        func show(_ reason: Page.Reason, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
            page(
                Page(checkout, in: language, reason: reason, token: token ?? Orders.newToken()).html, in: language,
                status)
        }
        if let name = body["swap"] {
            guard let swap = Swap(rawValue: name) else { throw RejectedRequest.malformed }
            return show(.swapped(swap))
        }
        if let tag = body["language"] { return try translate(body, to: tag, token: token ?? Orders.newToken()) }
        let wantsJSON = request.headers[HTTPHeader("Accept")]?.contains("json") == true
        do throws(FormError) {
            _ = try checkout.order()
        } catch {
            guard wantsJSON else { return show(.rejected, .unprocessableContent) }
            let problem = ProblemDetails(error, in: language.catalog)
            return try json(problem, type: ProblemDetails.mediaType, .unprocessableContent)
        }
        guard let token else { throw RejectedRequest.malformed }
        // A shop would charge the card here if this is the token's first order.
        let isFirst = orders.place(token)
        drafts.remove(token)
        let repetition = isFirst ? "" : "&repeated=yes"
        let location = "/thanks?lang=\(language.tag)\(repetition)&number=\(Orders.number(of: token))"
        return wantsJSON ? try json(["location": location]) : redirect(to: location)
    }

    /// Keeps what was typed, except the secrets, and redirects to the page in another language.
    private func translate(
        _ body: FormBody, to tag: String, token: String
    ) throws(RejectedRequest) -> HTTPResponse {
        guard Text.all.contains(where: { $0.messages.tag == tag }) else { throw .malformed }
        drafts.keep(body, for: token)
        var response = redirect(to: "/?lang=\(tag)&\(Orders.control)=\(token)")
        // A later visit has the same language.
        response.headers[HTTPHeader("Set-Cookie")] = "lang=\(tag); Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly"
        return response
    }

    private func thanks(_ request: HTTPRequest) throws(RejectedRequest) -> HTTPResponse {
        let query = try Self.query(of: request)
        let language = Self.language(choice: query["lang"], of: request)
        let number = query["number"].flatMap { Orders.isNumber($0) ? $0 : nil }
        return page(
            ThanksPage.html(in: language, number: number, isRepeated: query["repeated"] == "yes"), in: language)
    }

    // MARK: - The script

    private func scriptRules(_ request: HTTPRequest) async throws -> String {
        let language = try Self.language(of: request)
        return try ScriptRules(for: emptyCheckout(in: language, rules: await rules?.rules), in: language).source
    }

    private static func script(_ source: String) -> HTTPResponse { asset(source, "text/javascript; charset=utf-8") }

    // MARK: - Parts of requests

    private func body(of request: HTTPRequest) async throws -> FormBody {
        let type =
            request.headers[.contentType]?.lowercased().split(separator: ";").map { $0.filter { $0 != " " } } ?? []
        guard type.first == "application/x-www-form-urlencoded",
            type.dropFirst().allSatisfy({ $0 == "charset=utf-8" })
        else { throw RejectedRequest(status: .unsupportedMediaType) }
        let data = try await request.bodyData
        do { return try FormBody(data) } catch { throw RejectedRequest.malformed }
    }

    private static func query(of request: HTTPRequest) throws(RejectedRequest) -> FormBody {
        do { return try FormBody(request.target.query().utf8) } catch { throw .malformed }
    }

    private static func language(choice: String?, of request: HTTPRequest) -> PageLanguage {
        PageLanguage(choice: choice) { request.headers[HTTPHeader($0)] }
    }

    /// Returns the language for a script.
    private static func language(of request: HTTPRequest) throws(RejectedRequest) -> PageLanguage {
        language(choice: try query(of: request)["lang"], of: request)
    }

    /// Returns the response language for a request that may be malformed.
    private static func anyLanguage(of request: HTTPRequest) -> PageLanguage {
        language(choice: (try? FormBody(request.target.query().utf8))?["lang"], of: request)
    }

    /// Returns the form with what the person typed and chose.
    private func checkout(
        from body: FormBody, in language: PageLanguage, rules: TableRules?
    ) throws(RejectedRequest) -> Checkout {
        let checkout = emptyCheckout(in: language, rules: rules)
        checkout.form.messages = language.catalog
        if let choice = body[Choice.document.rawValue] {
            guard let document = Document(rawValue: choice) else { throw .malformed }
            checkout.documentKind = document
        }
        if let choice = body[Choice.customer.rawValue] {
            guard let customer = Customer(rawValue: choice) else { throw .malformed }
            checkout.customer = customer
        }
        for field in Field.allCases { checkout.type(body[field.rawValue] ?? "", in: field) }
        return checkout
    }

    // MARK: - Responses

    private func page(
        _ html: HTML, in language: PageLanguage, _ status: HTTPStatusCode = .ok
    ) -> HTTPResponse {
        Headers.page(html, in: language, status)
    }

    private func json(
        _ value: some Encodable, type: String = "application/json", _ status: HTTPStatusCode = .ok
    ) throws -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return respond(with: try encoder.encode(value), type: type, status)
    }

    private func redirect(to location: String) -> HTTPResponse {
        var response = respond(with: Data(), type: "text/plain; charset=utf-8", .seeOther)
        response.headers[.location] = location
        return response
    }

    private static func asset(_ text: String, _ type: String) -> HTTPResponse {
        var response = HTTPResponse(statusCode: .ok, body: Data(text.utf8))
        response.headers[.contentType] = type
        Headers.add(to: &response)
        response.headers[.cacheControl] = "no-cache"
        return response
    }

    private func respond(with body: Data, type: String, _ status: HTTPStatusCode) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, body: body)
        response.headers[.contentType] = type
        Headers.add(to: &response)
        return response
    }
}

/// Whether a request comes from one of this server's pages.
private enum Origin {
    /// Rejects a request with a different host name, such as a name that an attacker's name server resolves to this
    /// machine.
    static func checkHost(of request: HTTPRequest) throws(RejectedRequest) {
        let name = request.headers[.host]?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first
        guard let name, name == "127.0.0.1" || name.lowercased() == "localhost" else {
            throw RejectedRequest(status: .misdirectedRequest)
        }
    }

    /// Rejects a request from another site's page.
    ///
    /// Every current browser sends `Sec-Fetch-Site`, and every browser sends `Origin` with a POST. A client without
    /// either isn't a browser, so no other site can use it.
    static func check(_ request: HTTPRequest) throws(RejectedRequest) {
        if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin", site != "none" {
            throw RejectedRequest(status: .forbidden)
        }
        if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(request.headers[.host] ?? "")" {
            throw RejectedRequest(status: .forbidden)
        }
    }
}

private enum Headers {
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
        trusted-types 'none'
        """

    static func add(to response: inout HTTPResponse) {
        response.headers[HTTPHeader("Content-Security-Policy")] = policy
        response.headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
        response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        // With `no-referrer`, browsers would send `Origin: null` with the form.
        response.headers[HTTPHeader("Referrer-Policy")] = "same-origin"
        response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        response.headers[HTTPHeader("X-Frame-Options")] = "DENY"
        response.headers[.cacheControl] = "no-store"
    }

    static func page(_ html: HTML, in language: PageLanguage, _ status: HTTPStatusCode) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, body: Data(html.markup.utf8))
        response.headers[.contentType] = "text/html; charset=utf-8"
        response.headers[HTTPHeader("Content-Language")] = language.tag
        response.headers[HTTPHeader("Vary")] = "Accept-Language, Cookie"
        add(to: &response)
        return response
    }
}

/// The page for a request that was rejected before its form was read.
enum ErrorPage {
    static func response(_ status: HTTPStatusCode, in language: PageLanguage) -> HTTPResponse {
        let failure: Failure =
            switch status {
            case .notFound: .notFound
            case .payloadTooLarge, .requestHeaderFieldsTooLarge: .tooLarge
            case .internalServerError, .serviceUnavailable: .unavailable
            default: .unreadable
            }
        return Headers.page(FailurePage.html(failure, code: status.code, in: language), in: language, status)
    }
}
