// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import InputValidation
import InputValidationRules

/// The paths of the server and what it does with their requests.
package struct Routes: HTTPHandler {
    /// The clock for expiry dates.
    private let clock: CardExpiry.Clock

    /// The rules of a file that replace strategies of the form, or `nil`.
    private let rules: RuleStore?

    package init(now clock: CardExpiry.Clock = .system(), rules: RuleStore? = nil) {
        self.clock = clock
        self.rules = rules
    }

    private typealias Action = @Sendable (Routes, HTTPRequest) async throws -> HTTPResponse

    private static let table: [String: [HTTPMethod: Action]] = [
        "/": [.GET: { try await $0.form($1) }, .POST: { try await $0.submit($1) }],
        "/check": [.POST: { try await $0.check($1) }],
        "/thanks": [.GET: { try $0.thanks($1) }],
        "/style.css": [.GET: { _, _ in asset(Style.css, "text/css; charset=utf-8") }],
        "/script.js": [.GET: { _, _ in asset(Script.js, "text/javascript; charset=utf-8") }],
        "/icon.svg": [.GET: { _, _ in asset(PageParts.icon, "image/svg+xml") }],
    ]

    /// Returns a path for a log, which does not contain what a client wrote.
    static func loggedPath(_ path: String) -> String {
        table[path] == nil ? "(unknown path)" : path
    }

    package func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        do throws(RejectedRequest) {
            try Origin.checkHost(of: request)
            guard let actions = Self.table[request.target.path()] else { throw RejectedRequest(status: .notFound) }
            guard let action = actions[request.method] else {
                let allowed = Set(actions.keys).union(actions[.GET] == nil ? [] : [.HEAD])
                var response = ErrorPage.response(.methodNotAllowed)
                response.headers[HTTPHeader("Allow")] = allowed.stringValue
                return response
            }
            if request.method == .POST { try Origin.check(request) }
            return try await respond { try await action(self, request) }
        } catch {
            return ErrorPage.response(error.status)
        }
    }

    private func respond(_ action: () async throws -> HTTPResponse) async throws(RejectedRequest) -> HTTPResponse {
        do { return try await action() } catch let rejection as RejectedRequest { throw rejection } catch {
            throw RejectedRequest(status: .internalServerError)
        }
    }

    // MARK: - The form

    private func form(_ request: HTTPRequest) async throws(RejectedRequest) -> HTTPResponse {
        let language = try language(ofQueryOf: request)
        return page(Page(emptyCheckout(in: language, rules: await rules?.rules), in: language).html, in: language)
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
        let checkout = try checkout(from: body, in: language, rules: await rules?.rules)
        if let name = body["swap"] {
            guard let swap = Swap(rawValue: name) else { throw RejectedRequest.malformed }
            var response = page(Page(checkout, in: language, reason: .swapped(swap)).html, in: language)
            if swap == .language {
                // The address of the page does not contain the choice, and a later visit keeps it.
                response.headers[HTTPHeader("Set-Cookie")] =
                    "lang=\(language.tag); Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly"
            }
            return response
        }
        let wantsJSON = request.headers[HTTPHeader("Accept")]?.contains("json") == true
        let location = "/thanks?lang=\(language.tag)"
        do throws(FormError) {
            // A shop would charge the card here.
            _ = try checkout.order()
        } catch {
            guard wantsJSON else {
                return page(Page(checkout, in: language, reason: .rejected).html, in: language, .unprocessableContent)
            }
            let problem = ProblemDetails(error, in: language.catalog)
            return try json(problem, type: ProblemDetails.mediaType, .unprocessableContent)
        }
        if wantsJSON { return try json(["location": location]) }
        var response = respond(with: Data(), type: "text/plain; charset=utf-8", .seeOther)
        response.headers[.location] = location
        return response
    }

    private func thanks(_ request: HTTPRequest) throws(RejectedRequest) -> HTTPResponse {
        let language = try language(ofQueryOf: request)
        return page(ThanksPage.html(in: language), in: language)
    }

    // MARK: - The script's questions

    private func check(_ request: HTTPRequest) async throws -> HTTPResponse {
        let body = try await body(of: request)
        let language = Self.language(choice: body["lang"], of: request)
        guard let field = body["field"].flatMap(Field.init), let event = body["event"].flatMap(LiveCheck.Event.init)
        else { throw RejectedRequest.malformed }
        let checkout = try checkout(from: body, in: language, rules: await rules?.rules)
        let rejected = Set((body["rejected"] ?? "").split(separator: ",").compactMap { Field(rawValue: String($0)) })
        return try json(LiveCheck(of: field, after: event, rejected: rejected, in: checkout, language))
    }

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

    private func language(ofQueryOf request: HTTPRequest) throws(RejectedRequest) -> PageLanguage {
        let query: FormBody
        do { query = try FormBody(request.target.query().utf8) } catch { throw .malformed }
        return Self.language(choice: query["lang"], of: request)
    }

    /// Returns the language of a response: the choice, else that of the cookie, else that of the browser.
    private static func language(choice: String?, of request: HTTPRequest) -> PageLanguage {
        let cookies = request.headers[HTTPHeader("Cookie")]?.split(separator: ";") ?? []
        let kept = cookies.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("lang=") }?.dropFirst(5)
        return PageLanguage(
            choices: [choice, kept.map(String.init)], acceptLanguage: request.headers[HTTPHeader("Accept-Language")])
    }

    /// Returns the form with what was typed and chosen.
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
        var response = respond(with: Data(html.markup.utf8), type: "text/html; charset=utf-8", status)
        response.headers[HTTPHeader("Content-Language")] = language.tag
        response.headers[HTTPHeader("Vary")] = "Accept-Language, Cookie"
        return response
    }

    private func json(
        _ value: some Encodable, type: String = "application/json", _ status: HTTPStatusCode = .ok
    ) throws -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return respond(with: try encoder.encode(value), type: type, status)
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

/// Whether a request comes from a page of this server.
private enum Origin {
    /// Rejects a request to another name, such as one that an attacker's name server leads to this machine.
    static func checkHost(of request: HTTPRequest) throws(RejectedRequest) {
        let name = request.headers[.host]?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first
        guard let name, name == "127.0.0.1" || name.lowercased() == "localhost" else {
            throw RejectedRequest(status: .misdirectedRequest)
        }
    }

    /// Rejects a request that a page of another site sent.
    ///
    /// Every browser of today sends `Sec-Fetch-Site`, and every browser sends `Origin` with a POST. A client without
    /// both is not a browser, so no other site can use it.
    static func check(_ request: HTTPRequest) throws(RejectedRequest) {
        if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin", site != "none" {
            throw RejectedRequest(status: .forbidden)
        }
        if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(request.headers[.host] ?? "")" {
            throw RejectedRequest(status: .forbidden)
        }
    }
}

/// The headers of every response.
private enum Headers {
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
        base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'
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
}

/// The page for a request that was rejected before its form was read.
enum ErrorPage {
    static func response(_ status: HTTPStatusCode) -> HTTPResponse {
        let title = "\(status.code) \(status.phrase)"
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="stylesheet" href="/style.css">
            </head>
            <body>
            <main>
            <div class="panel">
            <h1>\(title)</h1>
            <p><a href="/">Go to the checkout</a></p>
            </div>
            </main>
            </body>
            </html>

            """
        var response = HTTPResponse(statusCode: status, body: Data(html.markup.utf8))
        response.headers[.contentType] = "text/html; charset=utf-8"
        Headers.add(to: &response)
        return response
    }
}
