// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("The options that a factory reads")
struct StrategyOptionTests {
    private func option(_ name: String, of strategy: String) throws -> StrategyOption {
        let entry = try #require(StrategyCatalog.standard[strategy])
        return try #require(entry.readOptions().first { $0.name == name })
    }

    @Test("Every option of the standard catalog has a kind", arguments: StrategyCatalog.standard.names)
    func kinds(name: String) throws {
        let entry = try #require(StrategyCatalog.standard[name])
        let options = entry.readOptions()
        #expect(options.map(\.name) == entry.options.map(\.name))
        for option in options { #expect(option.kind != .other, "\(option.name)") }
    }

    @Test(
        "The kind is the type that the factory decodes",
        arguments: [
            ("prefix", "part", .text), ("count", "maximum", .integer), ("decimal", "maximum", .number),
            ("url", "query", .flag), ("url", "hosts", .list(of: .text)), ("uuid", "versions", .list(of: .integer)),
            ("not", "rule", .strategy), ("allOf", "rules", .list(of: .strategy)), ("stripping", "rule", .strategy),
            ("atLeast", "class", .text), ("port", "minimum", .integer),
        ] as [(String, String, StrategyOption.Kind)])
    func kind(strategy: String, name: String, kind: StrategyOption.Kind) throws {
        #expect(try option(name, of: strategy).kind == kind)
    }

    @Test("The words are those that the factory knows")
    func words() throws {
        #expect(try option("sign", of: "integer").words == ["none", "minus", "any"])
        #expect(try option("networks", of: "paymentCard").words.contains("visa"))
        #expect(try option("part", of: "prefix").words.isEmpty)
    }

    @Test("Required options are those without which there is no strategy")
    func required() throws {
        #expect(try option("part", of: "prefix").isRequired)
        #expect(try option("rule", of: "stripping").isRequired)
        #expect(try !option("sign", of: "integer").isRequired)
    }

    @Test("Default values come from the strategy that is made without options")
    func defaults() throws {
        #expect(try option("sign", of: "integer").defaultValue == .text("minus"))
        #expect(try option("maximumBytes", of: "email").defaultValue == .int(320))
        #expect(try option("networks", of: "paymentCard").defaultValue == nil)
        #expect(try option("part", of: "prefix").defaultValue == nil)
    }

    #if StockPatterns
    @Test("A stock pattern that is written as a strategy is an error that shows how to write it")
    func stockPattern() {
        let error = #expect(throws: DecodingError.self) {
            try StrategyCatalog.standard.validator(named: "postalCodeGB")
        }
        guard case .dataCorrupted(let context)? = error else { return }
        #expect(
            context.debugDescription
                == "there is no strategy “postalCodeGB”; for the stock pattern of this name write { \"use\": \"pattern\", \"name\": \"postalCodeGB\" }"
        )
    }

    @Test("A stock pattern of secrets is sensitive by name too")
    func sensitivePattern() throws {
        let json = #"{"use":"pattern","name":"cardPIN"}"#
        let specification = try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        #expect(specification.validator.isSensitive)
    }
    #else
    @Test("A stock pattern is an error that names the key to use, because the program has none")
    func stockPattern() {
        let json = #"{"use":"pattern","name":"postalCodeGB"}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context)? = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["name"])
        #expect(
            context.debugDescription
                == "this program is built without stock patterns; write the expression with the key “pattern”")
    }
    #endif
}
