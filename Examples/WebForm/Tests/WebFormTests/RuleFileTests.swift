// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import InputValidation
import InputValidationRules
import Testing
import WebFormKit

@Suite("The rule file")
struct RuleFileTests {
    private static func file(_ strategy: String) -> String {
        #"{"fields": [{"name": "postcode", "title": "Postcode", "strategies": ["\#(strategy)"]}]}"#
    }

    /// Submits the form with a postcode, and returns the response's status.
    private static func submit(_ postcode: String, to routes: Routes) async throws -> Int {
        let values = acceptedValues.map { $0.key == .postcode ? ($0.key, postcode) : ($0.key, $0.value) }
        let fields = values.map { field, value in
            "\(field.rawValue)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }
        let body = (fields + ["order=\(Orders.newToken())"]).joined(separator: "&")
        let request = HTTPRequest(
            method: .POST, version: .http11, target: HTTPRequest.Target(path: "/order", query: ""),
            headers: HTTPHeaders([
                .host: "127.0.0.1:8080", .contentType: "application/x-www-form-urlencoded",
            ]), body: HTTPBodySequence(data: Data(body.utf8)))
        return try await routes.handleRequest(request).statusCode.code
    }

    @Test("changes the verdict of the page while the server runs, and a mistake in it changes nothing")
    func editing() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "rules.json")
        try Data(Self.file("numeric").utf8).write(to: path)
        let store = try RuleStore(contentsOf: path.path)
        var reloads = await store.reloads().makeAsyncIterator()
        let watching = Task { await store.watch(path.path) }
        defer { watching.cancel() }
        _ = await reloads.next()
        let routes = Routes(now: .fixed(year: 2026, month: 11), rules: store)
        #expect(try await Self.submit("8000", to: routes) == 303)
        #expect(try await Self.submit("SW1A 1AA", to: routes) == 422)

        try Data(Self.file("postalCodeGB").utf8).write(to: path, options: .atomic)
        let reload = try #require(await reloads.next())
        let line = try #require(RuleLog.lines(about: reload, in: "rules.json").first)
        #expect(line.hasPrefix("rules.json: postcode: different: "))
        #expect(try await Self.submit("8000", to: routes) == 422)
        #expect(try await Self.submit("SW1A 1AA", to: routes) == 303)

        try Data(Self.file("nmeric").utf8).write(to: path, options: .atomic)
        let mistake = try #require(await reloads.next())
        #expect(
            RuleLog.lines(about: mistake, in: "rules.json") == [
                "rules.json:1:70: there is no strategy “nmeric”; did you mean “numeric”? (1237); the rules stay as they were"
            ])
        #expect(try await Self.submit("SW1A 1AA", to: routes) == 303)
        #expect(try await Self.submit("8000", to: routes) == 422)
    }

    @Test("applies to the page and to its script")
    func pageAndChecks() async throws {
        let rules = try TableRules(json: Self.file("numeric").utf8)
        let routes = Routes(now: .fixed(year: 2026, month: 11), rules: RuleStore(rules))
        func content(_ method: HTTPMethod, _ path: String, _ body: String = "") async throws -> String {
            let request = HTTPRequest(
                method: method, version: .http11, target: HTTPRequest.Target(path: path, query: ""),
                headers: HTTPHeaders([
                    .host: "127.0.0.1:8080", .contentType: "application/x-www-form-urlencoded",
                ]), body: HTTPBodySequence(data: Data(body.utf8)))
            return String(decoding: try await routes.handleRequest(request).bodyData, as: UTF8.self)
        }
        let page = try await content(.GET, "/")
        let tag = try #require(page.firstMatch(of: /<input id="postcode"[^>]*>/)).0
        #expect(tag.contains(#" inputmode="numeric""#), "\(tag)")
        let script = try await content(.GET, "/rules.js")
        // Only the server decides about a column.
        #expect(script.contains("// - postcode: "))
    }

    @Test("swaps the strategy for typing, too, of a field that has one")
    func typing() throws {
        let checkout = filledCheckout()
        let rules = #"{"fields": [{"name": "postcode", "strategies": ["numeric"]}, {"name": "name"}]}"#
        checkout.apply(try TableRules(json: rules.utf8))
        checkout.type("8000", in: .postcode)
        #expect(checkout.postcode.errors == [] && checkout.progress(of: .postcode) == .accepted)
        checkout.type("SW1A", in: .postcode)
        let error = checkout.postcode.error
        #expect(error?.domain == .builtIn && error?.code == .numericCharacter)
        #expect(checkout.name.validatorWhileTyping == nil && checkout.website.validatorWhileTyping == nil)
        checkout.type("1", in: .website)
        #expect(checkout.website.errors == [])
    }

    @Test("has a column for each of three fields")
    func fields() throws {
        let checkout = filledCheckout()
        let rules = #"{"fields": [{"name": "website", "strategies": ["numeric"]}, {"name": "name", "type": "date"}]}"#
        checkout.apply(try TableRules(json: rules.utf8))
        checkout.type("2026-11-21", in: .name)
        checkout.type("7", in: .website)
        #expect(try checkout.order().name == "2026-11-21")
        checkout.type("https://example.com", in: .website)
        checkout.type("Ada", in: .name)
        let error = #expect(throws: FormError.self) { try checkout.order() }
        #expect(error?.errors.map(\.path) == [[.key("name")], [.key("website")]])
        #expect(error?.errors.last?.code == .numericCharacter && error?.errors.first?.domain == .builtIn)
    }

    @Test("has a line in the log only for the columns that have changed")
    func log() async throws {
        func rules(_ website: String) -> String {
            #"{"fields": [{"name": "name"}, {"name": "website", "strategies": ["\#(website)"]}]}"#
        }
        let store = RuleStore(try TableRules(json: rules("numeric").utf8))
        let changed = await store.reload(rules("alphanumeric").utf8)
        #expect(RuleLog.lines(about: changed, in: "r").map { $0.prefix(18) } == ["r: website: looser"])
        let same = await store.reload(rules("alphanumeric").utf8)
        #expect(RuleLog.lines(about: same, in: "r") == [])
        let error = ValidationError(7, domain: "Shop", message: "Choose another name")
        #expect(RuleLog.line(about: error, in: "r") == "r: Choose another name (7)")
    }

    @Test("may have columns that no field uses, which are named")
    func unused() throws {
        let rules = try TableRules(json: #"{"fields": [{"name": "name"}, {"name": "zip"}]}"#.utf8)
        #expect(
            RuleLog.unusedColumns(of: rules, in: "r") == [
                "r: no field uses the column zip; use name, website, postcode"
            ])
    }
}
