// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let optional = [
        StrategyRow(
            "optional value", InputValidator<Int?>.optional(.atLeast(1)), accepts: [nil, 1],
            rejects: [(0, .comparisonTooSmall), (-1, .comparisonTooSmall)]),
        StrategyRow(
            "optional text", InputValidator<String>.optional(.trimmed(then: .numeric)), accepts: ["", " 1 "],
            rejects: [(" ", .inputEmpty), ("a", .numericCharacter)]),
        StrategyRow(
            "optional text that is parsed", InputValidator<String>.optional(.integer), accepts: ["", "-1"],
            rejects: [(" ", .integerCharacter), ("a", .integerCharacter)]),
        StrategyRow(
            "optional that contains a text", InputValidator<String?>.optional(.trimmed(then: .numeric)),
            accepts: [nil, "", " 1 "], rejects: [(" ", .inputEmpty), ("a", .numericCharacter)]),
    ]
}

@Suite("Optional rules")
struct OptionalInputValidatorTests {
    /// The strategy for any optional, rather than the strategy for optional text, which also accepts the empty text.
    private static func optional<Value>(_ rule: InputValidator<Value>) -> InputValidator<Value?> { .optional(rule) }

    @Test(
        "accept nil, and otherwise apply the rule",
        arguments: [(nil, nil), ("1", nil), ("", .inputEmpty), ("a", .numericCharacter)]
            as [(String?, ValidationError.Code?)])
    func wrapped(input: String?, code: ValidationError.Code?) {
        let strategy = Self.optional(.numeric)
        #expect(rejection(by: strategy, of: input)?.code == code)
        #expect(strategy.errors(for: input).map(\.code) == (code.map { [$0] } ?? []))
    }

    @Test(
        "accept the empty text, and otherwise apply the rule",
        arguments: [("", nil), ("1", nil), (" ", .numericCharacter), ("a", .numericCharacter)]
            as [(String, ValidationError.Code?)])
    func text(input: String, code: ValidationError.Code?) {
        let strategy: InputValidator<String> = .optional(.numeric)
        #expect(rejection(by: strategy, of: input)?.code == code)
        let optional: InputValidator<String?> = .optional(.numeric)
        #expect(rejection(by: optional, of: input)?.code == code)
        #expect(optional.isValid(nil))
        #expect(optional.errors(for: input).count == (code == nil ? 0 : 1))
        #expect(strategy.errors(for: input).count == (code == nil ? 0 : 1))
    }

    @Test("keep the output of a parser, as an optional")
    func parser() throws {
        let number: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        let strategy: InputParser<String, Int?> = .optional(number)
        #expect(try strategy.parse("") == nil)
        #expect(try strategy.parse("7") == 7)
        #expect(rejection(by: strategy, of: "x")?.code == 1)
        #expect(strategy.errors(for: "x").count == 1 && strategy.errors(for: "") == [])
    }

    @Test("can be nested")
    func nesting() {
        let inner: InputValidator<Int?> = .optional(Even())
        let outer: InputValidator<Int??> = .optional(inner)
        #expect(outer.isValid(nil) && outer.isValid(.some(nil)) && outer.isValid(2) && !outer.isValid(3))

        let strict: InputValidator<Int??> = .optional(InputValidator<Int?>())
        #expect(strict.isValid(Int??.none) && !strict.isValid(.some(nil)))

        let both: InputValidator<Int?> = .optional(Even()) && .optional(Even())
        #expect(both.isValid(nil) && !both.isValid(3))

        let list: InputValidator<[Int?]> = .each(.optional(Even()))
        #expect(list.isValid([nil, 2]) && rejection(by: list, of: [nil, 3])?.path == [.index(1)])

        let message: InputValidator<Int?> = .optional(Even()).message("Enter an even number")
        #expect(message.isValid(nil) && rejection(by: message, of: 1)?.reason == "Enter an even number")
    }

    @Test("do not normalize a rejected text to an empty one")
    func normalForms() {
        let strategy: InputValidator<String> = .optional(.trimmed(then: .numeric))
        #expect(strategy.normalized(" 1 ") == "1")
        #expect(!strategy.isValid(" ") && strategy.normalized(" ") == " ")
        let parser: InputParser<String, Int?> = .optional(.trimmed(then: .parsed(by: { Int($0) }, or: Even.odd)))
        #expect(parser.normalized(" 1 ") == "1" && parser.normalized(" ") == " ")
        let optional: InputValidator<String?> = .optional(.trimmed(then: .numeric))
        #expect(optional.normalized(" 1 ") == "1" && optional.normalized(" ") == " " && optional.normalized(nil) == nil)
    }

    @Test("compare by the rule inside")
    func equality() {
        #expect(InputValidator<String>.optional(.numeric) == .optional(.numeric))
        #expect(InputValidator<String>.optional(.numeric) != .optional(.alpha))
        #expect(InputValidator<String>.optional(.numeric) != .numeric)
    }
}
