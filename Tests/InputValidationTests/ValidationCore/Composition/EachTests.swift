// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let each = [
        StrategyRow(
            "each element", Each<[String]>(.trimmed(then: .alpha)), accepts: [["a", " b "], []],
            rejects: [(["a", "1"], .alphaCharacter), ([""], .inputEmpty)]),
        StrategyRow(
            "each number of a set", Each<Set<Int>>(.range(1...3)), accepts: [[1, 2], []],
            rejects: [([4], .comparisonTooLarge), ([1, 0], .comparisonTooSmall)]),
    ]
}

@Suite("Each")
struct EachTests {
    @Test("reports the index of the element in the path, for arrays and other collections")
    func each() {
        let strategy: InputValidator<[String]> = .each(.numeric)
        #expect(rejection(by: strategy, of: ["1", "a", ""])?.path == [.index(1)])
        #expect(strategy.errors(for: ["1", "a", ""]).map(\.path) == [[.index(1)], [.index(2)]])
        #expect(strategy.errors(for: ["1", "a", ""]).map(\.code) == [.numericCharacter, .inputEmpty])
        #expect(strategy.isValid([]))
        #expect(rejection(by: Each<ArraySlice<String>>(.numeric), of: ["0", "1", "x"][1...])?.path == [.index(1)])
    }

    @Test("reports the place of a collection whose elements have no fixed order, once for each error")
    func unordered() {
        let strategy = Each<Set<String>>(.numeric)
        #expect(rejection(by: strategy, of: ["x"])?.path == [])
        let errors = strategy.errors(for: ["1", "a", "b", "", "c"])
        #expect(Set(errors.map(\.code)) == [.numericCharacter, .inputEmpty] && errors.count == 2)
        #expect(errors.allSatisfy { $0.path == [] })
        #expect(strategy.explanation(of: ["x"]).steps.allSatisfy { $0.path == [] })
        let values = Each<Dictionary<String, Int>.Values>(.range(1...9))
        #expect(values.errors(for: ["a": 0, "b": 0].values).map(\.path) == [[]])
    }

    @Test(
        "lists at most a hundred errors of elements and counts the rest",
        arguments: [(99, 99, nil), (100, 100, nil), (101, 101, 101), (5_000, 101, 5_000)] as [(Int, Int, Int?)])
    func manyErrors(rejected: Int, errors: Int, counted: Int?) {
        let strategy: InputValidator<[String]> = .each(.numeric)
        let found = strategy.errors(for: ["1"] + Array(repeating: "a", count: rejected) + ["2"])
        #expect(found.count == errors)
        #expect(found.first?.path == [.index(1)])
        #expect(found.last?.code == (counted == nil ? .numericCharacter : .compositionErrorsOmitted))
        #expect(found.last?[.rejected] == counted.map { .int($0) })
        #expect(found.last?[.maximum] == counted.map { _ in 100 })
        if let counted {
            let reason = "Correct \(counted) entries in total: correct those shown here to see the rest"
            #expect(found.last?.reason == reason)
        }
    }

    @Test("lists as many errors as its limit allows", arguments: [(-1, 1), (0, 1), (1, 1), (3, 3), (Int.max, 7)])
    func maximumErrors(maximum: Int, listed: Int) {
        let strategy: InputValidator<[String]> = .each(.numeric, maximumErrors: maximum)
        let found = strategy.errors(for: Array(repeating: "a", count: 7))
        #expect(found.prefix { $0.code == .numericCharacter }.count == listed)
        #expect(found.count == (listed == 7 ? 7 : listed + 1))
        #expect(found.first == rejection(by: strategy, of: ["a"]))
        #expect((strategy == .each(.numeric)) == (maximum == 100))
    }

    @Test("limits the errors of one element, too")
    func errorsOfOneElement() {
        let strategy: InputValidator<[String]> = .each(Has("a") && Has("b") && Has("c"), maximumErrors: 4)
        let found = strategy.errors(for: ["", "", "abc"])
        #expect(found.map(\.code) == [97, 98, 99, 97, .compositionErrorsOmitted])
        #expect(found.last?[.rejected] == 2 && found.last?.path == [])
    }

    @Test("does not count an element that is a placeholder, although the list of errors is full")
    func placeholders() {
        var decodedParts = DecodedParts()
        decodedParts.markMissing(at: [.index(1)]) { _ in [] }
        let strategy: InputValidator<[String]> = .each(.numeric, maximumErrors: 1)
        let found = strategy.errors(for: ["a", "a", "1", "a"], in: decodedParts)
        #expect(found.allSatisfy { $0.domain == .builtIn } && found.last?.parameters == [.rejected: 2, .maximum: 1])
        #expect(found.map(\.code) == [.numericCharacter, .compositionErrorsOmitted])
    }

    @Test("has the same limit as a class and as a member")
    func standardLimit() {
        #expect(Each<[String]>(.numeric) == InputValidator<[String]>.each(.numeric))
    }

    @Test("validates each element once, however many errors there are")
    func elementsOnce() {
        let calls = SharedCounter()
        let rule = Counted(.numeric, calls)
        #expect(InputValidator.each(rule).errors(for: Array(repeating: "a", count: 1_000)).count == 101)
        #expect(calls.count == 1_000)
    }

    @Test("keeps the path where an error is replaced")
    func pathOfReplacement() {
        let own = ValidationError(1, domain: "Shop")
        #expect(rejection(by: InputValidator<[String]>.each(.numeric).error(own), of: ["1", "a"])?.path == [.index(1)])
    }

    @Test("normalizes every element")
    func normalization() {
        #expect(InputValidator<[String]>.each(.trimmed(then: .alpha)).normalized([" a ", "b"]) == ["a", "b"])
    }
}
