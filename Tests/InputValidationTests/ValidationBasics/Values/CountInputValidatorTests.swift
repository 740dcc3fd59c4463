// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let count = [
        StrategyRow(
            "count of elements", CountInputValidator<[Int]>(in: 1...2), accepts: [[1], [1, 2]],
            rejects: [([], .countTooFew), ([1, 2, 3], .countTooMany)]),
        StrategyRow(
            "exact count of elements", InputValidator<[Int]>.count(exactly: 2), accepts: [[1, 2], [0, 0]],
            rejects: [([], .countDifferent), ([1], .countDifferent), ([1, 2, 3], .countDifferent)]),
        StrategyRow(
            "count of elements from 0", InputValidator<Set<Int>>.count(in: 0..<2), accepts: [[], [1]],
            rejects: [([1, 2], .countTooMany), ([1, 2, 3], .countTooMany)]),
    ]
}

@Suite("CountInputValidator")
struct CountInputValidatorTests {
    @Test(
        "reports its limits and the count",
        arguments: [
            (.count(in: 2...3), [1], 2, 3), (.count(in: 2...), [1], 2, nil), (.count(in: 0..<2), [1, 2], nil, 1),
            (.count(exactly: 2), [1], 2, 2),
        ] as [(InputValidator<[Int]>, [Int], ValidationError.Value?, ValidationError.Value?)])
    func parameters(
        strategy: InputValidator<[Int]>, input: [Int], minimum: ValidationError.Value?,
        maximum: ValidationError.Value?
    ) {
        let error = rejection(by: strategy, of: input)
        #expect(error?[.length] == .int(input.count))
        #expect(error?[.minimum] == minimum)
        #expect(error?[.maximum] == maximum)
    }

    @Test("rejects every collection if the range is empty", arguments: [[], [1], [1, 2]])
    func emptyRange(input: [Int]) {
        #expect(rejection(by: .count(in: 1..<1), of: input)?.code == .lengthRangeEmpty)
    }

    @Test("equals a count with the same limits, and no other")
    func equality() {
        let strategy: InputValidator<[Int]> = .count(in: 1...2)
        #expect(strategy == .count(in: 1..<3))
        #expect(strategy != .count(in: 1...3) && strategy != .count(in: 0...2) && strategy != .count(in: 1...))
        #expect(InputValidator<[Int]>.count(exactly: 2) == .count(in: 2...2))
        #expect(InputValidator<[Int]>.count(in: -5...2) == .count(in: ...2))
        // Neither strategy has a limit to show, but one accepts every collection and the other accepts none.
        #expect(InputValidator<[Int]>.count(in: 0...) != .count(in: 1..<1))
        #expect(InputValidator<[Int]>.count(in: 5..<5) == .count(in: 1..<1))
    }

    @Test("counts elements, not characters, if it is named")
    func texts() {
        #expect(CountInputValidator<Substring>(in: 2...2).isValid("ab"))
        #expect(CountInputValidator<String.UTF8View>(in: 2...2).isValid("é".utf8))
    }

    @Test("states both limits if it has both, and otherwise the limit that is not met")
    func reasons() {
        let between: InputValidator<[Int]> = .count(in: 2...3)
        #expect(rejection(by: between, of: [1])?.reason == "Give between 2 and 3 entries")
        #expect(rejection(by: between, of: [1, 2, 3, 4])?.reason == "Give between 2 and 3 entries")
        let least: InputValidator<[Int]> = .count(in: 2...)
        #expect(rejection(by: least, of: [1])?.reason == "Give 2 entries or more")
        let most: InputValidator<[Int]> = .count(in: ...2)
        #expect(rejection(by: most, of: [1, 2, 3])?.reason == "Give 2 entries or fewer")
        let exact: InputValidator<[Int]> = .count(exactly: 2)
        #expect(rejection(by: exact, of: [1])?.reason == "Give exactly 2 entries")
    }
}
