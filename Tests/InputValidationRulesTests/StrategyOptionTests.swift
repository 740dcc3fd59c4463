// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("Entries of a catalog")
struct StrategyOptionTests {
    private func option(_ name: String, of strategy: String) throws -> StrategyOption {
        let entry = try #require(StrategyCatalog.standard[strategy])
        return try #require(entry.readOptions().first { $0.name == name })
    }

    @Test("have a kind for every option", arguments: StrategyCatalog.standard.names)
    func kinds(name: String) throws {
        let entry = try #require(StrategyCatalog.standard[name])
        let options = entry.readOptions()
        #expect(options.map(\.name) == entry.options.map(\.name))
        for option in options { #expect(option.kind != .other, "\(option.name)") }
    }

    @Test(
        "have the type that the factory decodes as the kind of an option",
        arguments: [
            ("prefix", "part", .text), ("count", "maximum", .integer), ("decimal", "maximum", .number),
            ("url", "query", .flag), ("url", "hosts", .list(of: .text)), ("uuid", "versions", .list(of: .integer)),
            ("not", "rule", .strategy), ("allOf", "rules", .list(of: .strategy)), ("stripping", "rule", .strategy),
            ("atLeast", "class", .text), ("port", "minimum", .integer),
        ] as [(String, String, StrategyOption.Kind)])
    func kind(strategy: String, name: String, kind: StrategyOption.Kind) throws {
        #expect(try option(name, of: strategy).kind == kind)
    }

    @Test("have the words that the factory accepts")
    func words() throws {
        #expect(try option("sign", of: "integer").words == ["none", "minus", "any"])
        #expect(try option("networks", of: "paymentCard").words.contains("visa"))
        #expect(try option("part", of: "prefix").words.isEmpty)
    }

    @Test("have the kinds of values that a factory of the program reads")
    func ownKinds() {
        let options: KeyValuePairs = ["unread": "", "small": "", "byte": "", "flags": "", "rules": "", "map": ""]
        let entry = StrategyCatalog<String>.Entry("", options: options) { arguments in
            _ = try arguments("map", as: [String: Int].self)
            _ = try arguments("rules", as: [StrategySpecification<Int>].self)
            _ = try arguments("flags", as: [[Bool]].self)
            _ = try arguments("byte", as: UInt8.self)
            _ = try arguments("small", as: Float.self)
            return .alpha
        }
        let read = entry.readOptions()
        #expect(read.map(\.name) == ["unread", "small", "byte", "flags", "rules", "map"])
        #expect(
            read.map(\.kind) == [
                .other, .number, .integer, .list(of: .list(of: .flag)), .list(of: .strategy), .other,
            ])
        #expect(read.allSatisfy { !$0.isRequired && $0.words.isEmpty && $0.defaultValue == nil })
    }

    @Test("require the options without which there is no strategy")
    func required() throws {
        #expect(try option("part", of: "prefix").isRequired)
        #expect(try option("rule", of: "stripping").isRequired)
        #expect(try !option("sign", of: "integer").isRequired)
        let kind = try option("class", of: "atLeast")
        #expect(kind.isRequired && kind.words.contains("digit") && kind.defaultValue == nil)
    }

    @Test("have default values from the strategy that is made without options")
    func defaults() throws {
        #expect(try option("sign", of: "integer").defaultValue == .text("minus"))
        #expect(try option("maximumBytes", of: "email").defaultValue == .int(320))
        #expect(try option("networks", of: "paymentCard").defaultValue == nil)
        #expect(try option("part", of: "prefix").defaultValue == nil)
    }

    #if StockPatterns
    @Test("include the stock patterns, with a maximum size and without another name")
    func stockPattern() throws {
        let named = try JSONDecoder().decode(
            [StrategySpecification<String>].self,
            from: Data(#"["postalCodeCH", {"use":"postalCodeCH"}, {"use":"pattern","name":"postalCodeCH"}]"#.utf8))
        for specification in named { #expect(specification.validator == .pattern(.postalCodeCH)) }
        #expect(named[0].name == "postalCodeCH")
        #expect(try StrategyCatalog.standard.validator(named: "postalCodeCH") == .pattern(.postalCodeCH))
        let short = try JSONDecoder().decode(
            StrategySpecification<String>.self, from: Data(#"{"use":"postalCodeCH","maximumBytes":3}"#.utf8))
        #expect(short.validator.errors(for: "8001").map(\.code) == [.inputTooLarge])
        let wrong = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                StrategySpecification<String>.self, from: Data(#"{"use":"postalCodeCH","name":"postalCodeAT"}"#.utf8))
        }
        #expect(wrong?.text.contains("has no key “name”") == true)
        let misspelled = #expect(throws: DecodingError.self) {
            try StrategyCatalog.standard.validator(named: "postalCodeHC")
        }
        #expect(misspelled?.text.contains("did you mean “postalCodeCH”?") == true)
    }

    @Test("come before stock patterns of the same name, which a catalog without patterns does not have")
    func stockPatternOfOtherCatalogs() throws {
        #expect(try StrategyCatalog.standard.validator(named: "integer") == .integer)
        var catalog = StrategyCatalog<String>.standard
        catalog["postalCodeCH"] = .init("Digits") { _ in .numeric }
        #expect(try catalog.validator(named: "postalCodeCH") == .numeric)
        catalog["pattern"] = nil
        let error = #expect(throws: DecodingError.self) { try catalog.validator(named: "postalCodeAT") }
        #expect(error?.text == "there is no strategy “postalCodeAT”; did you mean “postalCode”?")
        let unknown = #expect(throws: DecodingError.self) { try catalog.validator(named: "phoneAT") }
        #expect(unknown?.text == "there is no strategy “phoneAT”")
        #expect(StrategyCatalog<String>()["postalCodeCH"] == nil)
        var own = StrategyCatalog<String>()
        own["pattern"] = .init("Letters") { _ in .alpha }
        let entry = try #require(own["postalCodeCH"])
        #expect(entry.summary == InputPattern.postalCodeCH.summary ?? InputPattern.postalCodeCH.source)
        #expect(entry.options.map(\.name) == ["maximumBytes"])
        #expect(StrategyCatalog<Int>.compositions["postalCodeCH"] == nil)
    }

    @Test("make a sensitive strategy for a stock pattern of secrets")
    func sensitivePattern() throws {
        let json = #"{"use":"pattern","name":"cardPIN"}"#
        let specification = try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        #expect(specification.validator.isSensitive)
    }
    #else
    @Test("reject a stock pattern with the key to use, because the program has none")
    func stockPattern() throws {
        let json = #"{"use":"pattern","name":"postalCodeGB"}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
        let context = try #require(error?.corruption)
        #expect(context.codingPath.map(\.stringValue) == ["name"])
        #expect(
            context.debugDescription
                == "this program is built without stock patterns; write the expression with the key “pattern”")
    }
    #endif
}
