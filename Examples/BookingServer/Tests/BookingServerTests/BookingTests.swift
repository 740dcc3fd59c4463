// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import BookingServer
import Bookings
import Foundation
import Hummingbird
import InputValidation
import InputValidationRequests
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("A request on a server")
struct BookingTests {
    /// Starts a server on a free port, sends it a body over a connection, and stops it.
    private func post(
        _ body: String, language: String? = nil, contentType: String? = "application/json",
        to path: String = "/bookings"
    ) async throws -> (status: Int, headers: [String: String], body: Data) {
        let (ports, listens) = AsyncStream.makeStream(of: Int.self)
        var application = Application(
            router: routes(), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in listens.yield(channel.localAddress?.port ?? 0) })
        // The server reports its own cancellation as an error.
        application.logger.logLevel = .critical
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [application] in try await application.run() }
            defer { group.cancelAll() }
            let port = try #require(await ports.first { _ in true })
            var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
            request.httpMethod = "POST"
            request.httpBody = Data(body.utf8)
            request.setValue(contentType, forHTTPHeaderField: "Content-Type")
            request.setValue(language, forHTTPHeaderField: "Accept-Language")
            let (data, response) = try await URLSession.shared.data(for: request)
            let http = try #require(response as? HTTPURLResponse)
            let headers = http.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
            return (http.statusCode, Dictionary(uniqueKeysWithValues: headers), data)
        }
    }

    static let accepted = #"{"guest":{"name":"Aiko","email":"aiko@example.jp"},"nights":2}"#

    @Test("An accepted body is a typed value")
    func accepted() async throws {
        let response = try await post(Self.accepted)
        #expect(response.status == 200)
        let booking = try JSONDecoder().decode(Booking.self, from: response.body)
        #expect(booking.guest.email == "aiko@example.jp" && booking.nights == 2)
    }

    /// A body, the expected status, and each error's place, code, and sentence.
    struct Rejection: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let status: Int
        let errors: [[String]]

        init(_ body: String, _ errors: [[String]], status: Int = 422) {
            testDescription = body
            self.errors = errors
            self.status = status
        }
    }

    static let rejections = [
        Rejection(
            #"{"guest":{"name":"","email":"aiko"},"nights":31}"#,
            [
                ["#/guest/name", "1004", "Name must not be empty"],
                ["#/guest/email", "1090", "Email must include an @ sign, like name@example.com"],
                ["#/nights", "1021", "Nights must be between 1 and 30"],
            ]),
        Rejection(
            #"{"guest":{"name":"Aiko","email":"aiko@example.jp"},"nights":"two"}"#,
            [["#/nights", "1236", "Nights must be a whole number, like 30"]]),
        Rejection(
            #"{"guest":{"email":5},"nights":"many"}"#,
            [
                ["#/guest/name", "1004", "Name is missing"],
                ["#/guest/email", "1236", "Email must be text"],
                ["#/nights", "1236", "Nights must be a whole number, like 30"],
            ]),
        Rejection(
            #"{"guest":{"name"#,
            [
                [
                    "#", "1238",
                    "Correct the syntax at line 1, column 11: check quotation marks, commas, and brackets",
                ]
            ], status: 400),
        Rejection(
            String(repeating: " ", count: 1_500_000),
            [["#", "1005", "Send less data: the limit in bytes is 1,048,576"]], status: 413),
        Rejection(
            "",
            [["#", "1238", "Correct the syntax at line 1, column 1: check quotation marks, commas, and brackets"]],
            status: 400),
        Rejection("[]", [["#", "1236", "Enter an object with named values"]]),
    ]

    @Test(
        "A body that is not sent as JSON is not read",
        arguments: ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16", ""])
    func otherContentType(contentType: String) async throws {
        let response = try await post(Self.accepted, contentType: contentType)
        #expect(response.status == 415)
        #expect(try await post(Self.accepted, contentType: "application/json; charset=utf-8").status == 200)
    }

    @Test("A rejected body has an error with a place for each cause", arguments: rejections)
    func rejected(rejection: Rejection) async throws {
        let response = try await post(rejection.testDescription)
        #expect(response.status == rejection.status)
        #expect(response.headers["content-type"] == "application/problem+json")
        let json = try #require(JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        #expect(json["status"] as? Int == rejection.status)
        let errors = try #require(json["errors"] as? [[String: Any]])
        #expect(
            errors.map { ["\($0["pointer"] ?? "")", "\($0["code"] ?? "")", "\($0["detail"] ?? "")"] }
                == rejection.errors)
    }

    @Test(
        "The sentences are in the language that the client prefers",
        arguments: [
            ("de-CH, de;q=0.9, en;q=0.5", "de", "Nächte: Geben Sie einen Wert von 1 bis 30 ein"),
            ("ja, de;q=0.5", "de", "Nächte"), ("ja", "en", "Nights must be between 1 and 30"),
            ("xx", "en", "Nights must be between 1 and 30"),
            ("*", "en", "Nights must be between 1 and 30"), ("xx, *;q=0.1", "en", "Nights must be between 1 and 30"),
            ("en;q=0.5, *", "en", "Nights must be between 1 and 30"),
            ("", "en", "Nights must be between 1 and 30"),
        ])
    func languages(header: String, tag: String, message: String) async throws {
        let body = Self.accepted.replacing(#""nights":2"#, with: #""nights":31"#)
        let response = try await post(body, language: header)
        #expect(response.headers["content-language"] == tag)
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains(message) && !text.contains("aiko@example.jp"))
    }

    @Test("The labels are in the language of the sentences")
    func labels() async throws {
        let body = Self.accepted.replacing("aiko@example.jp", with: "aiko").replacing("Aiko", with: "")
        let response = try await post(body, language: "de")
        let problem = try JSONDecoder().decode(ProblemDetails.self, from: response.body)
        #expect(problem.errors.map(\.path) == [[.key("guest"), .key("name")], [.key("guest"), .key("email")]])
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("E-Mail-Adresse: ") && text.contains("Name: "), "\(text)")
    }

    @Test("A booking is for 1 to 30 nights", arguments: [(0, 422), (1, 200), (30, 200)])
    func nights(number: Int, status: Int) async throws {
        let body = Self.accepted.replacing(#""nights":2"#, with: #""nights":\#(number)"#)
        #expect(try await post(body).status == status)
    }

    @Test("A client decodes equal errors")
    func client() async throws {
        let body = #"{"guest":{"name":"","email":"aiko"},"nights":31}"#
        let response = try await post(body, language: "de")
        let problem = try JSONDecoder().decode(ProblemDetails.self, from: response.body)
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Booking.self, from: body.utf8) }
        #expect(problem.errors == error?.errors)
    }

    @Test("The article shows the response to three errors as it is, and its messages in German")
    func article() async throws {
        let root = (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let catalog = root.appending(path: "Sources/InputValidationRequests/InputValidationRequests.docc")
        let article = catalog.appending(path: "Articles/decoding-requests.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        func part(after start: String, before end: String) throws -> String {
            try #require(text.components(separatedBy: start).dropFirst().first).components(separatedBy: end)[0]
        }
        let body = try part(after: "-d '", before: "'")
        let response = try await post(body, language: nil)
        #expect(response.status == 422)
        #expect(response.headers["content-language"] == "en")
        let shown = try part(after: "```json\n", before: "```")
        #expect(
            try JSONSerialization.jsonObject(with: response.body) as? NSDictionary
                == JSONSerialization.jsonObject(with: Data(shown.utf8)) as? NSDictionary)
        let german = try await post(body, language: "de")
        #expect(german.headers["content-language"] == "de")
        let report = try JSONSerialization.jsonObject(with: german.body) as? [String: Any]
        let messages = (report?["errors"] as? [[String: Any]] ?? []).compactMap { $0["detail"] as? String }
        #expect(messages.count == 3 && text.contains("```\n\(messages.joined(separator: "\n"))\n```"))
    }

    @Test("Other errors are not problems of the input")
    func others() async throws {
        let large = String(repeating: " ", count: 3_000_000)
        let response = try await post(large)
        #expect(response.status == 413)
        // The server stops reading at its own limit, before a decoder gets the body.
        #expect(response.headers["content-type"] != "application/problem+json")
        #expect(!String(decoding: response.body, as: UTF8.self).contains("1005"))
        #expect(try await post("{}", to: "/elsewhere").status == 404)
    }
}
