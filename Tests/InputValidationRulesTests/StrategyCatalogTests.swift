// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("StrategyCatalog")
struct StrategyCatalogTests {
    @Test("makes a strategy from its name alone")
    func byName() throws {
        #expect(try StrategyCatalog.standard.validator(named: "numeric").isValid("12"))
    }

    @Test("rejects an unknown name, and suggests the nearest known one")
    func unknownName() {
        let error = #expect(throws: DecodingError.self) { try StrategyCatalog.standard.validator(named: "numric") }
        #expect(error?.text == "there is no strategy “numric”; did you mean “numeric”?")
    }

    @Test("reports the option that a strategy needs")
    func missingOption() {
        let error = #expect(throws: DecodingError.self) { try StrategyCatalog.standard.validator(named: "not") }
        #expect(error?.text == "the strategy “not” needs the key “rule”")
    }

    @Test("is a value: a copy with one more strategy leaves the first as it was")
    func ownStrategy() throws {
        var catalog = StrategyCatalog.standard
        catalog["member"] = .init("A member's number", options: ["prefix": "what it begins with"]) { arguments in
            let prefix = try arguments("prefix") ?? "M"
            return PrefixInputValidator(prefix) && .alphanumeric
        }
        #expect(StrategyCatalog.standard["member"] == nil)
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        let json = #"{"use":"allOf","rules":["member",{"use":"not","rule":{"use":"member","prefix":"MX"}}]}"#
        let validator = try decoder.decode(StrategySpecification<String>.self, from: Data(json.utf8)).validator
        #expect(validator.isValid("M12"))
        #expect(!validator.isValid("MX12"))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
    }

    @Test("begins with the compositions for inputs other than text")
    func otherInputs() throws {
        var catalog = StrategyCatalog<Int>.compositions
        catalog["range"] = .init("A range", options: ["minimum": "", "maximum": ""]) { arguments in
            let (minimum, maximum) = try arguments.readLimits(Int.self)
            return .range((minimum ?? .min)...(maximum ?? .max))
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        let json = #"{"use":"not","rule":{"use":"range","minimum":1,"maximum":6}}"#
        let validator = try decoder.decode(StrategySpecification<Int>.self, from: Data(json.utf8)).validator
        #expect(validator.isValid(7))
        #expect(!validator.isValid(6))
    }

    @Test("adds the place to an error of a factory of the program, and keeps the error itself", arguments: [0, 2])
    func ownError(levels: Int) throws {
        struct OutOfStock: Error {}
        var catalog = StrategyCatalog.standard
        catalog["member"] = .init("") { _ in throw OutOfStock() }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        let json =
            String(repeating: #"{"use":"not","rule":"#, count: levels) + #"{"use":"member"}"#
            + String(repeating: "}", count: levels)
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
        #expect(error?.place == Array(repeating: "rule", count: levels).joined(separator: "."))
        #expect(try #require(error?.corruption).underlyingError is OutOfStock)
        #expect(error?.text == "OutOfStock()")
    }

    @Test("reports a mistake in an expression of a factory of the program at the key “pattern”")
    func ownPattern() throws {
        var catalog = StrategyCatalog.standard
        catalog["code"] = .init("A code", options: ["pattern": "its form"]) { arguments in
            try RegexInputValidator(try arguments.require("pattern", as: String.self))
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(
                StrategySpecification<String>.self, from: Data(#"{"use":"code","pattern":"(a"}"#.utf8))
        }
        #expect(error?.place == "pattern" && error?.text.isEmpty == false)
        let cause = try #require(error?.corruption?.underlyingError)
        #expect(error?.text == String(describing: cause))
    }

    @Test("lists up to 20 names if none is near", arguments: [20, 21])
    func longList(count: Int) {
        var catalog = StrategyCatalog<Int>()
        let names = (10..<10 + count).map { "strategy\($0)" }
        for name in names { catalog[name] = .init("") { _ in .range(0...1) } }
        let error = #expect(throws: DecodingError.self) { try catalog.validator(named: "x") }
        let list = count == 20 ? "; use one of \(names.joined(separator: ", "))" : ""
        #expect(error?.text == "there is no strategy “x”\(list)")
    }

    @Test("describes its built-in strategies and their options in the words of their listings")
    func summaries() throws {
        for listing in StrategyListing.all {
            let entry = try #require(StrategyCatalog.standard[listing.name])
            #expect(entry.summary == listing.summary)
            #expect(entry.options.map(\.name) == listing.options.map(\.name))
            #expect(entry.options.map(\.summary) == listing.options.map(\.summary))
        }
        let entry = try #require(StrategyCatalog.standard["allOf"])
        #expect(entry.summary == "What all of the rules accept")
        #expect(entry.readOptions().map(\.summary) == entry.options.map(\.summary))
        #expect(entry.options.map(\.name) == ["rules", "stopAtFirst"])
    }

    @Test("can have a strategy removed")
    func removing() {
        var catalog = StrategyCatalog.standard
        catalog["url"] = nil
        #expect(!catalog.names.contains("url"))
        #expect(catalog.names.count == StrategyCatalog.standard.names.count - 1)
    }

    @Test("can have a strategy replaced, whose name it has once")
    func replacing() throws {
        var catalog = StrategyCatalog.standard
        catalog["email"] = .init("Digits") { _ in .numeric }
        catalog["aaa"] = .init("Letters") { _ in .alpha }
        #expect(catalog.names == ["aaa"] + StrategyCatalog.standard.names)
        #expect(try catalog.validator(named: "email") == .numeric)
    }

    @Test("is the standard catalog, or the compositions' catalog, if the decoder has none for the input's type")
    func defaultCatalog() throws {
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = StrategyCatalog<Int>()
        let json = Data(#""numeric""#.utf8)
        #expect(try decoder.decode(StrategySpecification<String>.self, from: json).validator == .numeric)
        let empty = #expect(throws: DecodingError.self) {
            try decoder.decode(StrategySpecification<Int>.self, from: json)
        }
        #expect(empty?.text == "there is no strategy “numeric”")
        let none = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StrategySpecification<Int>.self, from: json)
        }
        #expect(none?.text == "there is no strategy “numeric”; use one of allOf, anyOf, not")
    }

    #if StockPatterns
    private static let stockPatternNames = [
        ("postcode", "“postalCode”"), ("ukPostcode", "“postalCodeGB”"),
        ("zip", "“postalCodeUS”"), ("postalCodeHC", "“postalCodeCH”"), ("phoneUK", "“phoneGB”"),
        ("phone", "“e164”, “phoneNumber”, or “phone” and a country, such as “phoneGB”"), ("country", "“countryCode”"),
        ("vat", "“vat” and a country, such as “vatGB”"),
    ]
    #else
    private static let stockPatternNames: [(String, String)] = []
    #endif

    @Test(
        "A name from elsewhere suggests a name of the catalog",
        arguments: [
            ("card", "“paymentCard”"), ("creditCard", "“paymentCard”"), ("credit_card", "“paymentCard”"),
            ("regex", "“pattern”"), ("minLength", "“count”"), ("between", "“integer”, “decimal”, or “count”"),
            ("EMAIL", "“email”"), ("numerci", "“numeric”"),
        ] + stockPatternNames)
    func otherNames(name: String, meant: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try StrategyCatalog<String>.standard.validator(named: name)
        }
        #expect(error?.text == "there is no strategy “\(name)”; did you mean \(meant)?")
    }

    @Test("A name that means nothing suggests nothing", arguments: ["hunter2", "x", "", "4242424242424242"])
    func nothing(name: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try StrategyCatalog<String>.standard.validator(named: name)
        }
        #expect(error?.text == "there is no strategy “\(name)”")
    }
}
