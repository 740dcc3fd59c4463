// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// The rules of Validator by adamwaite: required, equality, comparison, length, contains, condition.
@Suite("As in Validator: required, equality, comparison, length, contains, condition")
struct ValidatorRuleTests {
    @Test("requires a value and hands it back")
    func required() throws {
        let strategy: InputParser<Int?, Int> = .present()
        #expect(try strategy.parse(4) == 4)
        #expect(rejection(by: strategy, of: nil)?.code == .inputEmpty)
        let nested: InputValidator<Int??> = .present()
        #expect(rejection(by: nested, of: .some(nil))?.code == .inputEmpty)
    }

    @Test("compares with a fixed target that nobody is shown")
    func equality() throws {
        let strategy: InputValidator<String> = .equal(to: "hunter2")
        #expect(strategy.isValid("hunter2"))
        let error = try #require(rejection(by: strategy, of: "hunter3"))
        #expect(error == ValidationError(.equalityDifferent))
        #expect(!error.description.contains("hunter"))
        #expect(!strategy.configuration.description.contains("hunter"))
        #expect(strategy == .equal(to: "hunter2"))
        #expect(strategy != .equal(to: "other"))
        #expect(!InputValidator<String>.equal(to: "K").isValid("\u{212A}"))
        #expect(rejection(by: .notEqual(to: 4), of: 4)?.code == .equalitySame)
        #expect(InputValidator<Int>.notEqual(to: 4).isValid(5))
    }

    @Test("reads a target that changes at each validation")
    func dynamicEquality() {
        let counter = Counter()
        let strategy: InputValidator<Int> = .equal { counter.next() }
        #expect(strategy.isValid(1))
        #expect(strategy.isValid(2))
        #expect(!strategy.isValid(2))
    }

    static let comparisons: [(InputValidator<Double>, Double, ValidationError.Code?)] = [
        (.range(0.0..<1.0), 0, nil), (.range(0.0..<1.0), 0.999, nil), (.range(0.0..<1.0), 1, .comparisonNotLess),
        (.range(0.0..<1.0), -0.1, .comparisonTooSmall), (.range(0...1), 1, nil),
        (.range(0...1), 1.1, .comparisonTooLarge),
        (.range(5..<5), 5, .comparisonRangeEmpty), (.range(0...), .nan, .comparisonNotANumber),
        (.range(...1), .infinity, .comparisonTooLarge), (.range(..<1), 1, .comparisonNotLess),
        (.greaterThan(3), 3, .comparisonNotGreater), (.greaterThan(3), 3.1, nil), (.lessThan(3), 3, .comparisonNotLess),
        (.atLeast(3), 3, nil), (.atMost(3), 3, nil), (.atMost(3), 4, .comparisonTooLarge),
        (.atLeast(.nan), 1, .comparisonTooSmall),
    ]

    @Test("compares with limits of every kind", arguments: comparisons)
    func comparison(strategy: InputValidator<Double>, input: Double, code: ValidationError.Code?) {
        #expect(rejection(by: strategy, of: input)?.code == code)
    }

    static let lengths: [(LengthUnit, String, Int)] = [
        (.characters, "e\u{301}👨‍👩‍👧", 2), (.scalars, "e\u{301}👨‍👩‍👧", 7), (.utf16, "e\u{301}👨‍👩‍👧", 10), (.utf8, "e\u{301}👨‍👩‍👧", 21),
        (.characters, "a\r\nb", 3), (.scalars, "a\r\nb", 4), (.characters, "abc", 3), (.utf16, "𝒜", 2),
    ]

    @Test("measures in four units", arguments: lengths)
    func length(unit: LengthUnit, input: String, length: Int) {
        #expect(InputValidator<String>.count(exactly: length, of: unit).isValid(input))
        #expect(!InputValidator<String>.count(in: ...(length - 1), of: unit).isValid(input))
        #expect(!InputValidator<String>.count(in: (length + 1)..., of: unit).isValid(input))
    }

    @Test("rejects an empty text unless the range begins at 0, and everything where the range is empty")
    func emptyLength() {
        #expect(rejection(by: .count(in: ...5), of: "")?.code == .inputEmpty)
        #expect(InputValidator<String>.count(in: 0...5).isValid(""))
        #expect(rejection(by: InputValidator<String>.count(in: 5..<5), of: "abcde")?.code == .lengthRangeEmpty)
        #expect(rejection(by: InputValidator<[Int]>.count(in: 1...2), of: [])?.code == .countTooFew)
        #expect(rejection(by: InputValidator<[Int]>.count(in: 1...2), of: [1, 2, 3])?.code == .countTooMany)
    }

    @Test("accepts what a sequence contains")
    func contains() {
        #expect(InputValidator<Int>.oneOf([1, 2]).isValid(2))
        #expect(rejection(by: InputValidator<Int>.oneOf([1, 2]), of: 3)?.code == .membershipUnknown)
        #expect(rejection(by: InputValidator<Int>.noneOf([1, 2]), of: 1)?.code == .membershipExcluded)
        #expect(rejection(by: InputValidator<String>.oneOf([String]()), of: "a")?.code == .membershipUnknown)
        let error = rejection(by: InputValidator<[Int]>.unique, of: [1, 2, 1])
        #expect(error?.code == .uniquenessRepeated)
        #expect(error?.path == [.index(2)])
    }

    @Test("asks a closure")
    func condition() {
        let odd = ValidationError(1, domain: "Heritage")
        #expect(InputValidator<Int>.condition(or: odd) { $0.isMultiple(of: 2) }.isValid(2))
        #expect(rejection(by: .condition(or: odd) { $0.isMultiple(of: 2) }, of: 3) == odd)
        let checked: InputValidator<Int> = .checked { input throws(ValidationError) in if input > 2 { throw odd } }
        #expect(rejection(by: checked, of: 3) == odd)
        #expect(InputValidator<String>.matching(/[A-Z]{2}[0-9]+/).isValid("ZH123"))
        #expect(rejection(by: .matching(/[A-Z]{2}[0-9]+/), of: "ZH123\n")?.code == .patternMismatch)
    }
}

private final class Counter: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
