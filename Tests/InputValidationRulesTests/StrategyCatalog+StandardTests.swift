// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("The standard catalog")
struct StrategyCatalogStandardTests {
    /// Every strategy's smallest specification, with an accepted and a rejected input.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let options: String
        let accepted: String
        let rejected: String
        var testDescription: String { name }
        var json: String { options.isEmpty ? "{\"use\":\"\(name)\"}" : "{\"use\":\"\(name)\",\(options)}" }

        init(_ name: String, _ options: String = "", accepted: String, rejected: String) {
            self.name = name
            self.options = options
            self.accepted = accepted
            self.rejected = rejected
        }

        init(_ listing: StrategyListing) {
            let settings = listing.settings(of: listing.example).sorted { $0.key.rawValue < $1.key.rawValue }
            let options = settings.map { "\"\($0.key.rawValue)\":\(Self.json($0.value))" }.joined(separator: ",")
            self.init(
                listing.name, options, accepted: listing.acceptedSamples[0], rejected: listing.rejectedSamples[0].key)
        }

        private static func json(_ value: ValidationError.Value) -> String {
            switch value {
            case .text(let text): "\"\(text)\""
            case .list(let texts):
                texts.allSatisfy { Int($0) != nil } ? "[\(texts.joined(separator: ","))]" : "\(texts)"
            default: "\(value)"
            }
        }
    }

    static let rows = (StrategyListing.all.map { Row($0) } + others).sorted { $0.name < $1.name }

    private static let others = [
        Row("allOf", #""rules":["alpha",{"use":"count","maximum":3}]"#, accepted: "abc", rejected: "abcd"),
        Row("anyOf", #""rules":["alpha","numeric"]"#, accepted: "12", rejected: "a1"),
        Row("collapsingBlanks", #""rule":{"use":"oneOf","values":["a b"]}"#, accepted: " a  b ", rejected: "ab"),
        Row("folded", #""rule":"numeric""#, accepted: "\u{FF11}2", rejected: "a"),
        Row("message", #""text":"Enter letters","rule":"alpha""#, accepted: "abc", rejected: "1"),
        Row("not", #""rule":"numeric""#, accepted: "a1", rejected: "11"),
        Row("optional", #""rule":"numeric""#, accepted: "", rejected: "a"),
        Row("sensitive", #""rule":"alpha""#, accepted: "abc", rejected: "1"),
        Row("stripping", #""separators":" -","rule":"numeric""#, accepted: "12-34 5", rejected: "12.34"),
        Row("trimmed", #""rule":"numeric""#, accepted: " 12 ", rejected: "1 2"),
    ]

    @Test("has the strategies in the table of this test, and no others")
    func complete() {
        #expect(StrategyCatalog.standard.names == Self.rows.map(\.name))
    }

    @Test("makes every strategy from data, with the name in its configuration", arguments: rows)
    func making(row: Row) throws {
        let specification = try decode(row.json)
        #expect(specification.name == row.name)
        #expect(specification.validator.configuration.name == row.name)
        #expect(specification.validator.isValid(row.accepted))
        #expect(!specification.validator.isValid(row.rejected))
    }

    @Test("declares exactly the options that the factory of a strategy reads", arguments: rows)
    func options(row: Row) throws {
        let entry = try #require(StrategyCatalog.standard[row.name])
        #expect(!entry.summary.isEmpty)
        for option in entry.options {
            // An object is never the right type for an option, so reading a key reports an error at that key.
            let json = "{\"use\":\"\(row.name)\",\"\(option.name)\":{\"use\":0}}"
            let error = #expect(throws: DecodingError.self) { try decode(json) }
            #expect(error.map { !$0.text.contains("has no key") } == true, "\(option.name) is not read")
        }
        let error = #expect(throws: DecodingError.self) {
            try decode(row.json.dropLast() + ",\"qqqqqqqqqqqqqqqqqqqqqqqqqqq\":1}")
        }
        let listed = error?.text.components(separatedBy: "use one of use")[1] ?? ""
        let read = listed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        // Every strategy can have a severity.
        #expect(Set(read) == Set(entry.options.map(\.name) + ["severity"]))
    }

    @Test(
        "rejects limits between which no value lies, also if they are excluded",
        arguments: [
            #""use":"integer","minimum":1,"maximum":2,"minimumExcluded":true,"maximumExcluded":true"#,
            #""use":"integer","maximum":0,"maximumExcluded":true,"sign":"none""#,
            #""use":"decimal","minimum":0.1,"maximum":0.2,"minimumExcluded":true,"maximumExcluded":true,"places":1"#,
            #""use":"date","minimum":"2024-05-31","maximum":"2024-06-01","minimumExcluded":true,"#
                + #""maximumExcluded":true"#,
        ])
    func noValue(members: String) {
        let error = #expect(throws: DecodingError.self) { try decode("{\(members)}") }
        #expect(error?.text.hasSuffix("every value would be rejected") == true)
    }

    @Test(
        "rejects an option with which no value is accepted, at its place",
        arguments: [
            (#""use":"integer","minimumExcluded":true"#, "minimumExcluded", "the key “minimum” is missing"),
            (
                #""use":"decimal","minimum":1,"maximumExcluded":true"#, "maximumExcluded",
                "the key “maximum” is missing"
            ),
            (#""use":"date","minimumExcluded":true"#, "minimumExcluded", "the key “minimum” is missing"),
            (
                #""use":"date","minimum":"2024-05-31","maximum":"2024-05-30""#, "minimum",
                "“minimum” is after “maximum”: every value would be rejected"
            ),
            (
                #""use":"date","maximum":"2024-02-30""#, "maximum",
                "“maximum” needs a date such as 2026-11-21"
            ),
            (
                #""use":"integer","maximum":0,"maximumExcluded":true,"sign":"none""#, "maximum",
                "“maximum” is 0 and excluded, and “sign” does not allow a minus: every value would be rejected"
            ),
            (
                #""use":"decimal","maximum":0,"maximumExcluded":true,"sign":"none","exponent":"optional""#, "maximum",
                "“maximum” is 0 and excluded, and “sign” does not allow a minus: every value would be rejected"
            ),
            (
                #""use":"decimal","maximum":-0.5,"sign":"none","exponent":"required""#, "maximum",
                "“maximum” is below 0, and “sign” does not allow a minus: every value would be rejected"
            ),
            (
                #""use":"decimal","minimum":0.1,"maximum":0.2,"minimumExcluded":true,"maximumExcluded":true,"places":1"#,
                "places", "no number with that many “places” is between the limits: every value would be rejected"
            ),
            (#""use":"numeric","maximumBytes":-1"#, "maximumBytes", "“maximumBytes” must be 0 or more"),
            (
                #""use":"count","minimum":6,"maximumBytes":5"#, "minimum",
                "“minimum” is greater than the maximum size of 5 bytes: every value would be rejected"
            ),
            (#""use":"count","minimum":-1"#, "minimum", "a length must be 0 or more"),
            (
                #""use":"count","maximum":0"#, "maximum",
                "“maximum” is 0 and “minimum” is left out: every value would be rejected"
            ),
            (#""use":"count""#, "", "the strategy “count” needs the key “minimum” or “maximum”"),
            (
                #""use":"password","minimum":1,"maximum":10,"digits":11"#, "digits",
                "“digits” is greater than the maximum length, 10: every value would be rejected"
            ),
            (
                #""use":"password","maximum":10,"lowercase":5,"uppercase":6"#, "",
                "the counts add up to more than the maximum length, 10: every value would be rejected"
            ),
            (
                #""use":"password","maximum":10,"letters":9,"lowercase":4,"digits":1,"symbols":1"#, "",
                "the counts add up to more than the maximum length, 10: every value would be rejected"
            ),
            (#""use":"ean","lengths":[9]"#, "lengths", "“lengths” must be a list with at least one of 8, 12, 13, 14"),
            (#""use":"isbn","lengths":[]"#, "lengths", "“lengths” must be a list with at least one of 10, 13"),
            (#""use":"uuid","versions":[16]"#, "versions", "the version of a UUID must be a number from 0 to 15"),
            (#""use":"uuid","versions":[]"#, "versions", "“versions” is empty"),
            (#""use":"port","minimum":65536"#, "minimum", "a port must be a number from 0 to 65535"),
            (#""use":"port","maximum":-1"#, "maximum", "a port must be a number from 0 to 65535"),
            (#""use":"ipAddress","version":5"#, "version", "the version of an IP address must be 4 or 6"),
            (#""use":"url","schemes":[]"#, "schemes", "“schemes” is empty: every value would be rejected"),
            (#""use":"url","ports":[443,65536]"#, "ports", "a port must be a number from 0 to 65535"),
            (#""use":"url","hosts":[]"#, "hosts", "“hosts” is empty: every value would be rejected"),
        ])
    func mistakes(members: String, place: String, text: String) {
        let error = #expect(throws: DecodingError.self) { try decode("{\(members)}") }
        #expect(error?.place == place)
        #expect(error?.text == text)
    }

    @Test(
        "accepts an option at the edge of what is possible",
        arguments: [
            (#""use":"integer","minimumExcluded":false"#, "-1"),
            (#""use":"integer","maximum":0,"sign":"none""#, "0"),
            (#""use":"decimal","maximum":0,"maximumExcluded":true"#, "-0.5"),
            (#""use":"count","minimum":0,"maximum":0"#, ""),
            (#""use":"count","minimum":5,"maximumBytes":5"#, "abcde"),
            (#""use":"password","maximum":10,"lowercase":5,"uppercase":5"#, "abcdeABCDE"),
            (#""use":"password","maximum":10,"letters":8,"lowercase":8,"digits":1,"symbols":1"#, "abcdefgh1-"),
            (#""use":"password","minimum":2000"#, String(repeating: "a", count: 2_000)),
            (#""use":"password","maximum":20"#, "fifteen letters"),
            (#""use":"password","maximum":10,"digits":10"#, "1234567890"),
            (#""use":"count","maximum":1,"maximumBytes":1"#, "a"),
            (#""use":"uuid","versions":[15]"#, "0190163d-8694-f39b-aea5-966c26f8ad91"),
            (#""use":"port","minimum":0"#, "0"), (#""use":"port","minimum":1024"#, "65535"),
            (#""use":"port","maximum":0"#, "0"), (#""use":"url","hosts":[],"references":true"#, "/a"),
            (#""use":"url","standard":"rfc3986","ports":[0,65535]"#, "x://a:65535"),
            (#""use":"url","standard":"rfc3986","ports":[0,65535]"#, "x://a:0"),
        ])
    func edges(members: String, accepted: String) throws {
        #expect(try decode("{\(members)}").validator.isValid(accepted))
    }

    @Test(
        "gives an option of a URL, a name, or an address to the property with its meaning",
        arguments: [
            (#""use":"url","userInfo":true"#, URLInputValidator(.web.allowing(.userInfo))),
            (#""use":"url","unicodeHost":true"#, URLInputValidator(.web.allowing(.unicodeHost))),
            (#""use":"url","unicodeText":false"#, URLInputValidator(.web.rejecting(.unicodeText))),
            (#""use":"url","topLevelDomain":true"#, URLInputValidator(.web.rejecting(.dotlessHosts))),
            (#""use":"url","localhost":false"#, URLInputValidator(.web.rejecting(.localhost))),
            (#""use":"url","ipHosts":false"#, URLInputValidator(.web.rejecting(.ipHosts))),
            (#""use":"url","publicHosts":true"#, URLInputValidator(.web.rejecting(.privateHosts))),
            (#""use":"url","query":false"#, URLInputValidator(.web.rejecting(.query))),
            (#""use":"url","fragment":false"#, URLInputValidator(.web.rejecting(.fragment))),
            (#""use":"url","references":true"#, URLInputValidator(.web.allowing(.references))),
            (
                #""use":"url","hosts":[],"ports":[],"references":true,"otherSites":false"#,
                URLInputValidator(.redirectTarget())
            ),
            (#""use":"url","standard":"whatwg","query":true"#, URLInputValidator(.whatwg)),
            (#""use":"domainName","unicode":true"#, DomainNameInputValidator(allowsUnicode: true)),
            (#""use":"domainName","topLevelDomain":false"#, DomainNameInputValidator(requiresTopLevelDomain: false)),
            (#""use":"domainName","underscores":true"#, DomainNameInputValidator(allowsUnderscores: true)),
            (#""use":"email","international":true"#, EmailInputValidator(allowsUnicode: true)),
            (#""use":"email","standard":"html5""#, EmailInputValidator(.html5)),
            (#""use":"ipAddress","zones":true"#, IPAddressInputValidator(allowsZones: true)),
            (#""use":"ipAddress","version":6"#, IPAddressInputValidator(version: .v6)),
            (#""use":"ipAddress","scopes":["linkLocal"]"#, IPAddressInputValidator(scopes: [.linkLocal])),
        ] as [(String, InputValidator<String>)])
    func meanings(members: String, strategy: InputValidator<String>) throws {
        #expect(try decode("{\(members)}").validator == strategy)
    }

    @Test("rejects an empty list of networks without a check digit, with advice")
    func emptyWithoutCheckDigit() {
        let error = #expect(throws: DecodingError.self) { try decode(#"{"use":"paymentCard","withoutCheckDigit":[]}"#) }
        #expect(error?.text == "“withoutCheckDigit” is empty: leave it out if every number needs a check digit")
    }
}

@discardableResult
private func decode(_ json: String) throws -> StrategySpecification<String> {
    try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
}
