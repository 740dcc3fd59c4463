// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let eachEntry = [
        StrategyRow(
            "each value of a dictionary", InputValidator<[String: Int]>.each(values: .range(1...3)),
            accepts: [["a": 1, "b": 3], [:]],
            rejects: [(["a": 1, "b": 4], .comparisonTooLarge), (["b": 4, "a": 0], .comparisonTooSmall)]),
        StrategyRow(
            "each key of a dictionary", InputValidator<[String: Int]>.each(keys: .alpha),
            accepts: [["a": 1], [:]], rejects: [(["a": 1, "b1": 4], .alphaCharacter)]),
        StrategyRow(
            "one value of a dictionary", InputValidator<[String: Int]>.at(key: "a", .present()),
            accepts: [["a": 1, "b": 3]], rejects: [(["b": 4], .inputEmpty), ([:], .inputEmpty)]),
    ]
}

@Suite("Rules for dictionaries")
struct EachEntryTests {
    private enum Unit: String, CodingKeyRepresentable { case meter, foot }

    @Test("report the key in the path, in key order")
    func paths() {
        let values: InputValidator<[String: Int]> = .each(values: .range(1...9))
        let input = ["c": 0, "a": 10, "b": 5, "d/e": -1]
        for _ in 0..<4 {
            #expect(values.errors(for: input).map(\.path.jsonPointer) == ["/a", "/c", "/d~1e"])
            #expect(rejection(by: values, of: input)?.path == [.key("a")])
        }
        let numbers: InputValidator<[Int: Int]> = .each(values: .range(1...9)) && .each(keys: .range(...5))
        #expect(numbers.errors(for: [7: 0]).map(\.path) == [[.key("7")], [.key("7")]])
        let units: InputValidator<[Unit: Int]> = .at(key: .foot, label: "Feet", .present())
        #expect(units.errors(for: [.meter: 1]).map(\.path) == [[.key("foot")]])
        #expect(units.errors(for: [.meter: 1]).map(\.reason) == ["Feet must not be empty"])
    }

    @Test("combine rules for keys, values, and one value")
    func combination() {
        let rates: InputValidator<[String: Int]> = .all(of: [
            .each(keys: .pattern("[A-Z]{3}")), .each(values: .range(1...)),
            .at(key: "EUR", .present()), .at(key: "USD", .optional(.range(...2))),
        ])
        #expect(rates.isValid(["EUR": 1, "USD": 2, "CHF": 9]))
        #expect(rates.errors(for: ["EUR": 0, "usd": 2]).map(\.code) == [.patternMismatch, .comparisonTooSmall])
        #expect(rates.errors(for: ["USD": 3]).map(\.path.text) == ["EUR", "USD"])
        #expect(rates.explanation(of: ["USD": 3]).isAccepted == false)
    }

    @Test(
        "list at most a hundred errors and count the rest",
        arguments: [(100, 100, nil), (101, 101, 101)] as [(Int, Int, Int?)])
    func manyErrors(rejected: Int, errors: Int, counted: Int?) {
        let rule: InputValidator<[Int: Int]> = .each(values: .range(1...))
        let found = rule.errors(for: Dictionary(uniqueKeysWithValues: (0..<rejected).map { ($0, 0) }))
        #expect(found.count == errors)
        #expect(found.last?[.rejected] == counted.map { .int($0) })
        #expect(found.last?.code == (counted == nil ? .comparisonTooSmall : .compositionErrorsOmitted))
    }

    @Test("normalize the values, and leave the keys as they are")
    func normalization() {
        #expect(
            InputValidator<[String: String]>.each(values: .trimmed(then: .alpha)).normalized([" a": " b "]) == [
                " a": "b"
            ])
        #expect(
            InputValidator<[String: String]>.each(keys: .trimmed(then: .alpha)).normalized([" a": " b "]) == [
                " a": " b "
            ])
        let one: InputValidator<[String: String]> = .at(key: "a", .optional(.trimmed(then: .alpha)))
        #expect(one.normalized(["a": " b ", "c": " d "]) == ["a": "b", "c": " d "])
        #expect(one.normalized(["c": " d "]) == ["c": " d "])
    }

    @Test("are equal if their rules and their keys are")
    func equality() {
        typealias Rule = InputValidator<[String: Int]>
        #expect(Rule.each(values: .range(1...)) == Rule.each(values: .range(1...)))
        #expect(Rule.each(values: .range(1...)) != Rule.each(values: .range(2...)))
        #expect(Rule.each(values: .range(1...)) != Rule.each(values: .range(1...), maximumErrors: 3))
        #expect(Rule.at(key: "a", .present()) == Rule.at(key: "a", .present()))
        #expect(Rule.at(key: "a", .present()) != Rule.at(key: "b", .present()))
    }
}
