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
}
