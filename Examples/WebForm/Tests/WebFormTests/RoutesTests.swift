// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import InputValidation
import Testing
import WebFormKit

@Suite("The requests")
struct RoutesTests {
    private static let form = "application/x-www-form-urlencoded"

    private static func request(
        _ method: String, _ path: String, _ headers: [HTTPHeader: String] = [:], body: String = ""
    ) -> HTTPRequest {
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        var all = headers
        if all[.host] == nil { all[.host] = "127.0.0.1:8080" }
        if method == "POST", all[.contentType] == nil { all[.contentType] = form }
        return HTTPRequest(
            method: HTTPMethod(method), version: .http11,
            target: HTTPRequest.Target(path: parts[0], query: parts.count > 1 ? parts[1] : ""),
            headers: HTTPHeaders(all), body: HTTPBodySequence(data: Data(body.utf8)))
    }

    private static let accepted = acceptedValues.map { field, value in
        "\(field.rawValue)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }.joined(separator: "&")

    private let routes = Routes(now: .fixed(year: 2026, month: 11))

    @Test(
        "have the status of their cause",
        arguments: [
            (request("GET", "/"), 200), (request("GET", "/?lang=ar"), 200), (request("GET", "/?lang=%"), 400),
            (request("GET", "/thanks"), 200), (request("GET", "/style.css"), 200), (request("GET", "/script.js"), 200),
            (request("GET", "/icon.svg"), 200), (request("GET", "/missing"), 404), (request("GET", "/../etc"), 404),
            (request("DELETE", "/"), 405), (request("POST", "/thanks"), 405), (request("GET", "/check"), 405),
            (request("POST", "/", body: accepted), 303), (request("POST", "/", body: ""), 422),
            (request("POST", "/", body: "name=%"), 400), (request("POST", "/", body: "name=a&name=b"), 400),
            (request("POST", "/", body: "document-kind=x"), 400), (request("POST", "/", body: "customer=x"), 400),
            (request("POST", "/", body: "swap=x"), 400), (request("POST", "/", body: "swap=document"), 200),
            (request("POST", "/check", body: "field=x&event=type"), 400),
            (request("POST", "/check", body: "field=card-number"), 400),
            (request("POST", "/check", body: "field=card-number&event=type"), 200),
            (request("POST", "/", [.contentType: "application/json"], body: "{}"), 415),
            (request("POST", "/", [.contentType: "text/plain"], body: accepted), 415),
            (request("POST", "/", [.contentType: "\(form); charset=utf-8"], body: accepted), 303),
            (request("POST", "/", [.contentType: "\(form); charset=utf-16"], body: accepted), 415),
            (request("GET", "/", [.host: "example.com"]), 421), (request("GET", "/", [.host: "127.0.0.1.nip.io"]), 421),
            (request("GET", "/", [.host: "localhost:8080"]), 200),
            (request("POST", "/", [HTTPHeader("Origin"): "http://127.0.0.1:8080"], body: accepted), 303),
            (request("POST", "/", [HTTPHeader("Origin"): "http://127.0.0.1:8081"], body: accepted), 403),
            (request("POST", "/", [HTTPHeader("Origin"): "null"], body: accepted), 403),
            (request("POST", "/", [HTTPHeader("Sec-Fetch-Site"): "cross-site"], body: accepted), 403),
            (request("POST", "/", [HTTPHeader("Sec-Fetch-Site"): "same-site"], body: accepted), 403),
            (request("POST", "/", [HTTPHeader("Sec-Fetch-Site"): "same-origin"], body: accepted), 303),
        ] as [(HTTPRequest, Int)])
    func statuses(request: HTTPRequest, status: Int) async throws {
        let response = try await routes.handleRequest(request)
        #expect(response.statusCode.code == status)
        let policy = try #require(response.headers[HTTPHeader("Content-Security-Policy")])
        #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
        #expect(response.headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
        if status == 405 { #expect(response.headers[HTTPHeader("Allow")]?.isEmpty == false) }
        if status == 303 { #expect(response.headers[.location] == "/thanks?lang=en") }
    }

    @Test("get problem details if they accept JSON")
    func problem() async throws {
        let headers: [HTTPHeader: String] = [HTTPHeader("Accept"): "application/problem+json"]
        let response = try await routes.handleRequest(
            Self.request("POST", "/", headers, body: "\(Self.accepted)&lang=de".replacing("123456", with: "12x")))
        #expect(response.statusCode.code == 422)
        #expect(response.headers[.contentType] == ProblemDetails.mediaType)
        let body = try await response.bodyData
        #expect(String(decoding: body, as: UTF8.self).contains("die Ziffern 0 bis 9"))
        let problem = try JSONDecoder().decode(ProblemDetails.self, from: body)
        #expect(problem.title == "Unprocessable Content")
        #expect(problem.errors.first?.path == [.key("document")])
        #expect(problem.errors.first?.code == .numericCharacter)
    }

    @Test(
        "keep what was typed in a swap",
        arguments: ["document", "customer", "card", "language"])
    func swaps(swap: String) async throws {
        let response = try await routes.handleRequest(
            Self.request("POST", "/", body: "\(Self.accepted)&document-kind=passport&customer=company&swap=\(swap)"))
        let page = String(decoding: try await response.bodyData, as: UTF8.self)
        for value in ["Ada Lovelace", "ada@example.com", "sw1a 1aa", "4242 4242 4242 4242", "12/27"] {
            #expect(page.contains("value=\"\(value)\""))
        }
        #expect(page.contains(#"value="passport" checked"#) && page.contains(#"value="company" checked"#))
        #expect(!page.contains("Correct horse 7") && !page.contains("aria-invalid"))
    }
}
