// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let comparison = [
        StrategyRow(
            "range of Double, half-open", ComparisonInputValidator(0.0..<1.0), accepts: [0, 0.5, 0.999, -0.0],
            rejects: [
                (1, .comparisonNotLess), (1.5, .comparisonNotLess), (.infinity, .comparisonNotLess),
                (-0.1, .comparisonTooSmall), (-.infinity, .comparisonTooSmall), (.nan, .comparisonNotANumber),
            ]),
        StrategyRow(
            "range of Double, closed", ComparisonInputValidator(0.0...1.0), accepts: [0, 1],
            rejects: [
                (1.1, .comparisonTooLarge), (-0.1, .comparisonTooSmall), (.nan, .comparisonNotANumber),
            ]),
        StrategyRow(
            "range of Double, from", ComparisonInputValidator(0.0...), accepts: [0, .infinity],
            rejects: [(-1, .comparisonTooSmall), (.nan, .comparisonNotANumber)]),
        StrategyRow(
            "range of Double, up to", ComparisonInputValidator(..<1.0), accepts: [0.9, -.infinity],
            rejects: [(1, .comparisonNotLess), (.nan, .comparisonNotANumber)]),
        StrategyRow(
            "greater than", InputValidator<Double>.greaterThan(3), accepts: [3.1, 4],
            rejects: [(3, .comparisonNotGreater), (2, .comparisonNotGreater), (.nan, .comparisonNotANumber)]),
        StrategyRow(
            "less than", InputValidator<Double>.lessThan(3), accepts: [2.9, -4],
            rejects: [(3, .comparisonNotLess), (4, .comparisonNotLess)]),
        StrategyRow(
            "at least", InputValidator<Int>.atLeast(3), accepts: [3, .max],
            rejects: [(2, .comparisonTooSmall), (.min, .comparisonTooSmall)]),
        StrategyRow(
            "at most", InputValidator<Int>.atMost(3), accepts: [3, .min],
            rejects: [(4, .comparisonTooLarge), (.max, .comparisonTooLarge)]),
        StrategyRow(
            "ordered texts", InputValidator<String>.ordered(in: "18"..."99"), accepts: ["18", "9"],
            rejects: [("100", .comparisonTooSmall), ("a", .comparisonTooLarge)]),
    ]
}

@Suite("ComparisonInputValidator")
struct ComparisonInputValidatorTests {
    @Test(
        "rejects every value if the range is empty",
        arguments: [
            (.range(5..<5), 5, .comparisonRangeEmpty), (.range(5..<5), .nan, .comparisonRangeEmpty),
            (.atLeast(.nan), 1, .comparisonTooSmall),
            (.range(Interval(lower: .excluded(5), upper: .included(5))), 5, .comparisonRangeEmpty),
            (.range(Interval(lower: .excluded(5), upper: .excluded(5))), 5, .comparisonRangeEmpty),
            (.range(Interval(lower: .included(6), upper: .included(5))), 5.5, .comparisonRangeEmpty),
            (.range(Interval(lower: .excluded(5), upper: .excluded(6))), 6, .comparisonNotLess),
            (.range(Interval(lower: .excluded(5), upper: .included(6))), 5, .comparisonNotGreater),
            (.range(Interval(lower: .excluded(5), upper: .included(6))), 7, .comparisonTooLarge),
        ] as [(InputValidator<Double>, Double, ValidationError.Code)])
    func emptyRange(strategy: InputValidator<Double>, input: Double, code: ValidationError.Code) {
        #expect(rejection(by: strategy, of: input)?.code == code)
    }

    @Test("reports its limits, as numbers where they are numbers")
    func limits() {
        let error = rejection(by: .range(18...120), of: 17)
        #expect(error?[.minimum] == 18 && error?[.maximum] == 120)
        #expect(rejection(by: .lessThan(0.5), of: 0.5)?[.maximum] == 0.5)
        #expect(rejection(by: .ordered(in: "b"...), of: "a")?[.minimum] == "b")
    }

    @Test("equals another with the same limits of the same kind")
    func equality() {
        #expect(InputValidator<Int>.range(1...2) == .range(1...2))
        #expect(InputValidator<Int>.range(1...2) != .range(1..<2))
        #expect(InputValidator<Int>.atLeast(1) == .range(1...))
        #expect(InputValidator<Int>.atLeast(1) != .greaterThan(1))
    }

    @Test("reports a limit that is rejected, unless the error is about it")
    func excludedLimits() {
        let above: InputValidator<Int> = .range(Interval(lower: .excluded(0), upper: .included(10)))
        #expect(
            rejection(by: above, of: 11)?.parameters == [.minimum: 0, .maximum: 10, .minimumExcluded: true])
        #expect(rejection(by: above, of: 0)?.parameters == [.minimum: 0, .maximum: 10])
        let below: InputValidator<Int> = .range(0..<10)
        #expect(
            rejection(by: below, of: -1)?.parameters == [.minimum: 0, .maximum: 10, .maximumExcluded: true])
        #expect(rejection(by: below, of: 10)?.parameters == [.minimum: 0, .maximum: 10])
    }

    @Test("requires each of its limits, and nothing if its range is empty")
    func requirements() {
        #expect(InputValidator<Int>.range(1..<9).requirements.map(\.code) == [.comparisonTooSmall, .comparisonNotLess])
        #expect(InputValidator<Int>.atLeast(1).requirements.map(\.code) == [.comparisonTooSmall])
        #expect(InputValidator<Int>.atMost(1).requirements.map(\.code) == [.comparisonTooLarge])
        #expect(InputValidator<Int>.range(5..<5).requirements == [])
        #expect(InputValidator<Int>.range(Interval()).requirements == [])
    }
}
