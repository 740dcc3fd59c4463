// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A parser from a closure")
struct ClosureInputParserTests {
    private static let unknown = ValidationError(1, domain: "Roman", message: "Enter I, V, or X")

    private let roman: InputParser<String, Int> = .parsed(by: { ["I": 1, "V": 5, "X": 10][$0] }, or: Self.unknown)

    @Test(
        "returns what the closure returns, and throws the error for nil", arguments: [("I", 1), ("X", 10), ("IX", nil)])
    func outputs(text: String, number: Int?) {
        #expect((try? roman.parse(text)) == number)
        #expect(roman.isValid(text) == (number != nil))
        #expect(rejection(by: roman, of: text) == (number == nil ? Self.unknown : nil))
        #expect(roman.errors(for: text) == (number == nil ? [Self.unknown] : []))
    }

    @Test("has an optional output that is nil without a rejection")
    func optionalOutput() throws {
        let parser: InputParser<String, Int?> = .parsed(by: { $0 == "none" ? .some(nil) : Int($0) }, or: Self.unknown)
        #expect(try parser.parse("none") == nil && parser.parse("7") == 7)
        let nothing: InputParser<String, Int?> = .parsed(by: { _ in nil }, or: Self.unknown)
        #expect(rejection(by: nothing, of: "x") == Self.unknown)
    }

    @Test("equals only itself, because closures cannot be compared")
    func equality() {
        let other: InputParser<String, Int> = .parsed(by: { ["I": 1, "V": 5, "X": 10][$0] }, or: Self.unknown)
        #expect(roman == roman && roman != other)
        #expect(roman.configuration.name == "parsed" && roman.configuration.children.isEmpty)
    }

    @Test("calls the closure once for each input")
    func once() {
        let calls = SharedCounter()
        let parser: InputParser<String, Int> = .parsed(
            by: { text in
                calls.next()
                return Int(text)
            }, or: Self.unknown)
        _ = try? parser.parse("1")
        _ = parser.errors(for: "x")
        #expect(!parser.isValid("x") && calls.count == 3)
    }
}
