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

    private static let accepted =
        acceptedValues.map { field, value in
            "\(field.rawValue)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }.joined(separator: "&") + "&order=\(token)"

    private static let token = "0b8e7c86-2f3c-4d1c-9a55-6a1f0f6d1e01"

    private let routes = Routes(now: .fixed(year: 2026, month: 11))

    @Test(
        "have the status of their cause",
        arguments: [
            (request("GET", "/"), 200), (request("GET", "/?lang=ar"), 200), (request("GET", "/?lang=%"), 400),
            (request("GET", "/thanks"), 200), (request("GET", "/style.css"), 200), (request("GET", "/script.js"), 200),
            (request("GET", "/icon.svg"), 200), (request("GET", "/missing"), 404), (request("GET", "/../etc"), 404),
            (request("DELETE", "/"), 405), (request("POST", "/"), 405), (request("GET", "/order"), 200),
            (request("POST", "/thanks"), 405), (request("POST", "/rules.js"), 405),
            (request("POST", "/order", body: accepted), 303), (request("POST", "/order", body: ""), 422),
            (request("POST", "/order", body: accepted.replacing("&order=\(token)", with: "")), 400),
            (request("POST", "/order", body: accepted.replacing(token, with: "x")), 400),
            (request("POST", "/order", body: "order=x"), 400), (request("POST", "/order", body: "order=\(token)"), 422),
            (request("POST", "/order", body: "name=%"), 400), (request("POST", "/order", body: "name=a&name=b"), 400),
            (request("POST", "/order", body: "document-kind=x"), 400),
            (request("POST", "/order", body: "customer=x"), 400),
            (request("POST", "/order", body: "swap=x"), 400), (request("POST", "/order", body: "swap=document"), 200),
            (request("POST", "/order", body: "language=xx"), 400), (request("POST", "/order", body: "language="), 400),
            (request("POST", "/order", body: "language=de&customer=x"), 400), (request("GET", "/?order=x"), 400),
            (request("GET", "/?order=\(token)"), 200), (request("POST", "/order", body: "swap=language"), 400),
            (request("GET", "/check"), 404), (request("GET", "/rules.js?lang=%"), 400),
            (request("GET", "/rules.js?lang=de"), 200), (request("GET", "/script.js?lang=x"), 200),
            (request("POST", "/order", [.contentType: "application/json"], body: "{}"), 415),
            (request("POST", "/order", [.contentType: "text/plain"], body: accepted), 415),
            (request("POST", "/order", [.contentType: "\(form); charset=utf-8"], body: accepted), 303),
            (request("POST", "/order", [.contentType: "\(form); charset=utf-16"], body: accepted), 415),
            (request("GET", "/", [.host: "example.com"]), 421), (request("GET", "/", [.host: "127.0.0.1.nip.io"]), 421),
            (request("GET", "/", [.host: "localhost:8080"]), 200),
            (request("POST", "/order", [HTTPHeader("Origin"): "http://127.0.0.1:8080"], body: accepted), 303),
            (request("POST", "/order", [HTTPHeader("Origin"): "http://127.0.0.1:8081"], body: accepted), 403),
            (request("POST", "/order", [HTTPHeader("Origin"): "null"], body: accepted), 403),
            (request("POST", "/order", [HTTPHeader("Sec-Fetch-Site"): "cross-site"], body: accepted), 403),
            (request("POST", "/order", [HTTPHeader("Sec-Fetch-Site"): "same-site"], body: accepted), 403),
            (request("POST", "/order", [HTTPHeader("Sec-Fetch-Site"): "same-origin"], body: accepted), 303),
            (request("POST", "/order", [HTTPHeader("Sec-Fetch-Site"): "none"], body: accepted), 303),
            (request("POST", "/order", [HTTPHeader("Origin"): "https://127.0.0.1:8080"], body: accepted), 403),
            // A link on another site may lead to the form.
            (request("GET", "/", [HTTPHeader("Sec-Fetch-Site"): "cross-site"]), 200),
            (request("GET", "/", [.host: "LocalHost"]), 200), (request("GET", "/", [.host: ":localhost"]), 421),
            (request("GET", "/", [.host: "localhost.example.com"]), 421), (request("GET", "/missing?lang=%"), 404),
            (request("GET", "/thanks?lang=%"), 400), (request("GET", "/script.js?lang=%"), 400),
            (request("POST", "/order", [HTTPHeader("Origin"): "null"], body: "name=a"), 403),
            (request("POST", "/order", [.contentType: "\(form.uppercased()); Charset=UTF-8"], body: accepted), 303),
            (request("POST", "/order", body: "\(accepted)&swap=card"), 200),
        ] as [(HTTPRequest, Int)])
    func statuses(request: HTTPRequest, status: Int) async throws {
        let response = try await routes.handleRequest(request)
        #expect(response.statusCode.code == status)
        let policy = try #require(response.headers[HTTPHeader("Content-Security-Policy")])
        #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
        let directives = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
            "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        ]
        #expect(policy.components(separatedBy: "; ") == directives)
        let headers = [
            "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        ]
        for (name, value) in headers { #expect(response.headers[HTTPHeader(name)] == value) }
        if status != 200 { #expect(response.headers[.cacheControl] == "no-store") }
        if status == 405 { #expect(response.headers[HTTPHeader("Allow")]?.isEmpty == false) }
        if status == 303 { #expect(response.headers[.location] == "/thanks?lang=en&number=KL-0B8E7C86") }
    }

    @Test(
        "may be kept only if nothing that was typed is in the response",
        arguments: [
            (request("GET", "/"), "private, no-cache"), (request("GET", "/order"), "private, no-cache"),
            (request("GET", "/style.css"), "no-cache"), (request("GET", "/script.js"), "no-cache"),
            (request("GET", "/icon.svg"), "no-cache"), (request("GET", "/thanks"), "no-store"),
            (request("POST", "/order", body: "swap=card"), "no-store"),
            (request("GET", "/rules.js"), "no-cache"),
        ])
    func caching(request: HTTPRequest, value: String) async throws {
        #expect(try await routes.handleRequest(request).headers[.cacheControl] == value)
    }

    @Test(
        "get the type of what is in the response",
        arguments: [
            ("/", "text/html; charset=utf-8"), ("/thanks", "text/html; charset=utf-8"),
            ("/missing", "text/html; charset=utf-8"), ("/style.css", "text/css; charset=utf-8"),
            ("/script.js", "text/javascript; charset=utf-8"), ("/icon.svg", "image/svg+xml"),
        ])
    func types(path: String, type: String) async throws {
        #expect(try await routes.handleRequest(Self.request("GET", path)).headers[.contentType] == type)
    }

    @Test("of other methods get the methods that are allowed")
    func methods() async throws {
        for (method, path, allowed) in [
            ("DELETE", "/", ["GET", "HEAD"]), ("PUT", "/order", ["GET", "HEAD", "POST"]),
            ("POST", "/rules.js", ["GET", "HEAD"]),
        ] {
            let response = try await routes.handleRequest(Self.request(method, path))
            let names = response.headers[HTTPHeader("Allow")]?.replacing(" ", with: "").split(separator: ",")
            #expect(names?.map(String.init).sorted() == allowed, "\(path)")
        }
    }

    @Test("that were not read get a page about the cause")
    func causes() async throws {
        for (request, title) in [
            (Self.request("POST", "/order", body: "name=%"), "The shop cannot read this request"),
            (Self.request("DELETE", "/"), "The shop cannot read this request"),
            (Self.request("GET", "/", [.host: "example.com"]), "The shop cannot read this request"),
            (Self.request("GET", "/missing"), "This page does not exist"),
        ] {
            let response = try await routes.handleRequest(request)
            let page = String(decoding: try await response.bodyData, as: UTF8.self)
            #expect(page.contains("<h1>\(title)</h1>"), "\(page)")
            #expect(page.contains("<p>Check the address for a typo,") == (response.statusCode == .notFound))
            #expect(page.contains(#"<a href="/?lang=en">Go to the checkout</a>"#))
            #expect(page.contains("<title>\(title) – Kettle &amp; Leaf</title>"))
            #expect(page.contains("HTTP <bdi>\(response.statusCode.code)</bdi>"))
            #expect(response.headers[HTTPHeader("Vary")] == "Accept-Language, Cookie")
        }
    }

    @Test("place one order for each page, however often its form is sent", arguments: [true, false])
    func once(acceptsJSON: Bool) async throws {
        let headers: [HTTPHeader: String] = acceptsJSON ? [HTTPHeader("Accept"): "application/json"] : [:]
        func send(_ body: String) async throws -> String? {
            let response = try await routes.handleRequest(Self.request("POST", "/order", headers, body: body))
            guard acceptsJSON else { return response.headers[.location] }
            return try JSONDecoder().decode([String: String].self, from: try await response.bodyData)["location"]
        }
        let locations = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<20 { group.addTask { try await send(Self.accepted) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(locations.count { $0 == "/thanks?lang=en&number=KL-0B8E7C86" } == 1)
        #expect(locations.count { $0 == "/thanks?lang=en&repeated=yes&number=KL-0B8E7C86" } == 19)
        // The token is the same in capital letters, and another token means another order.
        #expect(try await send(Self.accepted.replacing("0b8e7c86", with: "0B8E7C86"))?.contains("repeated") == true)
        let another = try await send(Self.accepted.replacing("0b8e7c86", with: "0b8e7c87"))
        #expect(another == "/thanks?lang=en&number=KL-0B8E7C87")
    }

    @Test("of an accepted order get its place, as JSON or as a redirection without a body")
    func place() async throws {
        let body = "\(Self.accepted)&lang=de"
        let redirection = try await routes.handleRequest(Self.request("POST", "/order", body: body))
        #expect(
            redirection.statusCode.code == 303 && redirection.headers[.location] == "/thanks?lang=de&number=KL-0B8E7C86"
        )
        #expect(try await redirection.bodyData.isEmpty)
        #expect(redirection.headers[.contentType] == "text/plain; charset=utf-8")
        let headers = [HTTPHeader("Accept"): "application/json"]
        let response = try await routes.handleRequest(Self.request("POST", "/order", headers, body: body))
        #expect(response.statusCode.code == 200 && response.headers[.contentType] == "application/json")
        #expect(response.headers[.location] == nil)
        let json = String(decoding: try await response.bodyData, as: UTF8.self)
        #expect(json == #"{"location":"/thanks?lang=de&repeated=yes&number=KL-0B8E7C86"}"#)
        let page = Self.request("POST", "/order", [HTTPHeader("Accept"): "text/html"], body: body)
        #expect(try await routes.handleRequest(page).statusCode.code == 303)
    }

    @Test("compare the expiry date of the card with the clock", arguments: [(2027, 303), (2028, 422)])
    func clock(year: Int, status: Int) async throws {
        let routes = Routes(now: .fixed(year: year, month: 12))
        let response = try await routes.handleRequest(Self.request("POST", "/order", body: Self.accepted))
        #expect(response.statusCode.code == status)
    }

    @Test("get pages with tokens that stay the same until the order is placed")
    func tokens() async throws {
        func token(_ request: HTTPRequest) async throws -> String {
            let page = String(decoding: try await routes.handleRequest(request).bodyData, as: UTF8.self)
            return String(try #require(page.firstMatch(of: /name="order" value="([0-9a-f-]{36})"/)).1)
        }
        let first = try await token(Self.request("GET", "/"))
        #expect(try await token(Self.request("GET", "/")) != first)
        #expect(try await token(Self.request("POST", "/order", body: "name=x&order=\(first)")) == first)
        #expect(try await token(Self.request("POST", "/order", body: "swap=card&order=\(first)")) == first)
    }

    @Test("are kept for at least as many orders as the store has room for")
    func capacity() {
        let orders = Orders(capacity: 3)
        #expect((0..<6).allSatisfy { orders.place("\($0)") })
        #expect((3..<6).allSatisfy { !orders.place("\($0)") })
        // Earlier orders are removed, so that the store doesn't grow forever.
        #expect(orders.place("0"))
    }

    @Test("are kept for at least 10,000 orders")
    func defaultCapacity() {
        let orders = Orders()
        #expect((0..<19_999).allSatisfy { orders.place("\($0)") })
        #expect(!orders.place("0") && !orders.place("9999") && !orders.place("19998"))
        #expect(orders.place("19999") && orders.place("0"))
    }

    @Test("that have no response get a page in the language of the visitor", arguments: Text.all.map(\.messages.tag))
    func failures(tag: String) async throws {
        for (path, headers) in [
            ("/missing?lang=\(tag)", [:]), ("/missing", [HTTPHeader("Cookie"): "a=b; lang=\(tag)"]),
            ("/missing", [HTTPHeader("Accept-Language"): tag]),
        ] as [(String, [HTTPHeader: String])] {
            let response = try await routes.handleRequest(Self.request("GET", path, headers))
            let page = String(decoding: try await response.bodyData, as: UTF8.self)
            #expect(response.statusCode == .notFound && response.headers[HTTPHeader("Content-Language")] == tag)
            #expect(page.contains(#"<html lang="\#(tag)""#) && page.contains(#"href="/?lang=\#(tag)""#))
            #expect(page.contains("This page does not exist") == (tag == "en"))
        }
        #expect(Text.all.allSatisfy { $0.failures.count == Failure.allCases.count })
    }

    @Test("are in the chosen language, or else in the cookie's language, or else in the browser's language")
    func choice() async throws {
        let headers: [HTTPHeader: String] = [HTTPHeader("Cookie"): "lang=ja", HTTPHeader("Accept-Language"): "he"]
        for (request, tag) in [
            (Self.request("POST", "/order", headers, body: "lang=de"), "de"),
            (Self.request("POST", "/order", headers, body: "lang=xx"), "ja"),
            (Self.request("GET", "/?lang=de", headers), "de"), (Self.request("GET", "/thanks", headers), "ja"),
            (Self.request("GET", "/thanks?lang=de", headers), "de"),
            (Self.request("GET", "/thanks", [HTTPHeader("Cookie"): "xlang=ja;language=he;lang=de; lang=ar"]), "de"),
            (Self.request("GET", "/", headers), "ja"), (Self.request("POST", "/", headers), "ja"),
        ] {
            #expect(try await routes.handleRequest(request).headers[HTTPHeader("Content-Language")] == tag)
        }
    }

    @Test("keep the language in a cookie if the person has chosen it", arguments: ["swap=card", "language=de"])
    func cookie(choice: String) async throws {
        let request = Self.request("POST", "/order", body: "\(choice)&lang=ja")
        let cookie = try await routes.handleRequest(request).headers[HTTPHeader("Set-Cookie")]
        let expected = "lang=de; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly"
        #expect(cookie == (choice == "language=de" ? expected : nil))
    }

    @Test("for another language lead to a page with what was typed, except the secrets", arguments: Text.all)
    func translation(text: Text) async throws {
        let tag = text.messages.tag
        let body = "\(Self.accepted)&document-kind=passport&customer=company&lang=en&language=\(tag)"
        let redirection = try await routes.handleRequest(Self.request("POST", "/order", body: body))
        let location = try #require(redirection.headers[.location])
        #expect(redirection.statusCode.code == 303 && location == "/?lang=\(tag)&order=\(Self.token)")
        // Reloading gets the same page.
        for _ in 0..<2 {
            let response = try await routes.handleRequest(Self.request("GET", location))
            let page = String(decoding: try await response.bodyData, as: UTF8.self)
            #expect(response.statusCode == .ok && response.headers[.cacheControl] == "no-store")
            #expect(page.contains(#"<html lang="\#(tag)""#) && page.contains(#"name="order" value="\#(Self.token)""#))
            for value in ["Ada Lovelace", "ada@example.com", "sw1a 1aa", "12/27"] {
                #expect(page.contains("value=\"\(value)\""))
            }
            #expect(page.contains(#"value="passport" checked"#) && page.contains(#"value="company" checked"#))
            #expect(!page.contains("Correct horse 7") && !page.contains("4242") && !page.contains("aria-invalid"))
            #expect(page.contains(#"<summary id="language" autofocus>"#))
        }
        // The page for a placed order is empty.
        #expect(
            try await routes.handleRequest(Self.request("POST", "/order", body: Self.accepted)).statusCode.code == 303)
        let response = try await routes.handleRequest(Self.request("GET", location))
        let page = String(decoding: try await response.bodyData, as: UTF8.self)
        #expect(!page.contains("Ada Lovelace") && !page.contains(Self.token))
    }

    @Test("for another language keep what was typed for a limited time and number of people")
    func drafts() throws {
        let drafts = Drafts(capacity: 2)
        for token in ["a", "b", "a", "c"] { drafts.keep(try FormBody(Array("name=\(token)".utf8)), for: token) }
        #expect(drafts.draft(for: "b") == nil && drafts.draft(for: "a")?.body["name"] == "a" && drafts.count == 2)
        drafts.remove("a")
        #expect(drafts.draft(for: "a") == nil && drafts.draft(for: "c") != nil)
        drafts.keep(try FormBody(Array("name=a&card-number=4242&password=s3cret&security-code=".utf8)), for: "a")
        let draft = drafts.draft(for: "a")
        #expect(draft?.body == (try FormBody(Array("name=a".utf8))) && draft?.lostSecrets == [.cardNumber, .password])
        let ended = Drafts(duration: .zero)
        ended.keep(try FormBody(Array("name=a".utf8)), for: "a")
        #expect(ended.draft(for: "a") == nil && ended.count == 0)
    }

    @Test("of the script have the page's language")
    func scripts() async throws {
        func source(_ target: String) async throws -> String {
            let response = try await routes.handleRequest(Self.request("GET", target))
            #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
            return String(decoding: try await response.bodyData, as: UTF8.self)
        }
        // The request names the page's language, which may differ from the browser's.
        #expect(try await source("/rules.js?lang=de").contains("Ziffern 0 bis 9"))
        #expect(try await source("/rules.js").contains("digits 0 to 9"))
        #expect(try await source("/script.js?lang=de").hasPrefix("import"))
        #expect(try await source("/script.js?lang=de").contains("\"/rules.js?lang=de\""))
        #expect(try await source("/script.js?lang=%22x").contains("\"/rules.js?lang=en\""))
    }

    @Test("after an order get a page with its number, what it costs, and what happens next", arguments: Text.all)
    func thanks(text: Text) async throws {
        let path = "/thanks?lang=\(text.messages.tag)"
        for (number, isShown) in [
            ("KL-0B8E7C86", true), ("KL-0b8e7c86", false), ("%3Cb%3E", false), ("KL-0B8E7C861", false),
        ] {
            let response = try await routes.handleRequest(Self.request("GET", "\(path)&number=\(number)"))
            let page = String(decoding: try await response.bodyData, as: UTF8.self)
            #expect(page.contains("<bdi>KL-0B8E7C86</bdi>") == isShown && page.contains("KL-") == isShown)
            #expect(
                page.matches(of: /<dd><bdi>[^<]*24[.,]50[^<]*<\/bdi>/).count == 2 && page.matches(of: /<h2/).count == 2)
        }
    }

    @Test(
        "get amounts of money as their language writes them",
        arguments: [
            ("en", "£24.50"), ("ja", "£24.50"), ("de", "24,50\u{A0}£"), ("ar", "\u{200F}24.50\u{A0}£"),
            ("he", "\u{200F}24.50\u{A0}\u{200F}£"),
        ])
    func money(tag: String, amount: String) async throws {
        let response = try await routes.handleRequest(Self.request("GET", "/?lang=\(tag)"))
        let page = String(decoding: try await response.bodyData, as: UTF8.self)
        // The order has two rows and the button.
        #expect(page.components(separatedBy: "<bdi>\(amount)</bdi>").count == 4)
        #expect(page.matches(of: /24[.,]50/).count == 3 && !page.contains("{price}"))
    }

    @Test("after an order get a page that states whether it was sent more than once")
    func repeated() async throws {
        for (path, isRepeated) in [("/thanks", false), ("/thanks?repeated=yes", true), ("/thanks?repeated=no", false)] {
            let response = try await routes.handleRequest(Self.request("GET", path))
            let page = String(decoding: try await response.bodyData, as: UTF8.self)
            #expect(page.contains("<title>Thank you for your order – Kettle &amp; Leaf</title>"))
            #expect(page.contains("The order was sent more than once") == isRepeated, "\(path)")
            #expect(page.contains(#"<a href="/?lang=en">Order again</a>"#))
        }
    }

    @Test("for the style get one that hides the buttons of swaps only beside a script, and on paper")
    func hiddenSwaps() async throws {
        let response = try await routes.handleRequest(Self.request("GET", "/style.css"))
        let style = String(decoding: try await response.bodyData, as: UTF8.self)
        let hidden = style.matches(of: /([^{}]*)\{ display: none; \}/).map {
            $0.1.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(hidden.filter { $0.contains(".swap") } == [".scripted .swap", "header, .submit, .swap"])
    }

    @Test("for the style get one that uses all of its colors, in light and dark, and only classes that exist")
    func names() async throws {
        func content(_ path: String) async throws -> String {
            String(decoding: try await routes.handleRequest(Self.request("GET", path)).bodyData, as: UTF8.self)
        }
        let style = try await content("/style.css")
        let colors = style.matches(of: /:root \{([^}]*)\}/).map { root in
            Set(root.1.matches(of: /--([a-z-]*):/).map { String($0.1) })
        }
        let used = Set(style.matches(of: /var\(--([a-z-]*)\)/).map { String($0.1) })
        #expect(colors == [used, used])
        let classes = Set(style.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) })
        let page = try await content("/")
        let thanks = try await content("/thanks")
        let script = try await content("/script.js")
        let source = [page, thanks, script].joined(separator: "\n")
        let words = Set(source.split { !$0.isLetter && $0 != "-" }.map { String($0) })
        #expect(classes.count > 20 && classes.subtracting(words) == [])
        #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
    }

    @Test("get problem details if they accept JSON")
    func problem() async throws {
        let headers: [HTTPHeader: String] = [HTTPHeader("Accept"): "application/problem+json"]
        let response = try await routes.handleRequest(
            Self.request("POST", "/order", headers, body: "\(Self.accepted)&lang=de".replacing("123456", with: "12x")))
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
        arguments: ["document", "customer", "card"])
    func swaps(swap: String) async throws {
        let response = try await routes.handleRequest(
            Self.request(
                "POST", "/order", body: "\(Self.accepted)&document-kind=passport&customer=company&swap=\(swap)"))
        let page = String(decoding: try await response.bodyData, as: UTF8.self)
        for value in ["Ada Lovelace", "ada@example.com", "sw1a 1aa", "4242 4242 4242 4242", "12/27"] {
            #expect(page.contains("value=\"\(value)\""))
        }
        #expect(page.contains(#"value="passport" checked"#) && page.contains(#"value="company" checked"#))
        #expect(!page.contains("Correct horse 7") && !page.contains("aria-invalid"))
    }
}
