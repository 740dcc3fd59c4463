// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Chained parsers")
struct ChainedInputParserTests {
    private static let number: InputParser<String, Int> = .parsed(
        by: { Int($0) }, or: ValidationError(1, domain: "Test"))

    @Test("validate the output with a rule")
    func rule() throws {
        let strategy = Self.number.then(Even())
        #expect(try strategy.parse("4") == 4)
        #expect(rejection(by: strategy, of: "3") == Even.odd)
        #expect(rejection(by: strategy, of: "x")?.code == 1)
        #expect(strategy.errors(for: "3") == [Even.odd] && strategy.errors(for: "x").map(\.code) == [1])
    }

    @Test("parse the output further")
    func parser() throws {
        let text: InputParser<Int, String> = .parsed(
            by: { $0 < 0 ? nil : "\($0)!" }, or: ValidationError(2, domain: "Test"))
        let strategy = Self.number.then(parsing: text)
        #expect(try strategy.parse("4") == "4!")
        #expect(rejection(by: strategy, of: "-1")?.code == 2)
    }

    @Test("normalize as the first parser does")
    func normalization() {
        let trimmed: InputParser<String, Int> = .trimmed(then: Self.number)
        let parsers: [InputValidator<String>] = [
            trimmed.then(Even()), trimmed.then(parsing: .parsed(by: { $0 }, or: Even.odd)),
        ]
        for parser in parsers { #expect(parser.normalized(" 4 ") == "4" && parser.normalized(" x") == "x") }
    }

    @Test("show a limit as it is typed only if the output was parsed from a text")
    func limits() {
        let typed = rejection(by: Self.number.then(.range(0...50_000)), of: "60000")
        let scaled: InputParser<Int, Int> = .parsed(by: { $0 * 1_000 }, or: Even.odd)
        let computed = rejection(by: scaled.then(.range(0...50_000)), of: 60)
        for error in [typed, computed] { #expect(error?.domain == .builtIn && error?.code == .comparisonTooLarge) }
        #expect(typed?.reason == "Enter a value between 0 and 50000")
        #expect(computed?.reason == "Enter a value between 0 and 50,000")
    }
}
