// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationBasics

@Suite("The limits of a length")
struct LengthLimitsTests {
    private static func limits(_ interval: Interval<Int>) -> LengthLimits {
        LengthLimits(interval, tooFew: .lengthTooShort, tooMany: .lengthTooLong, notExact: .lengthDifferent)
    }

    @Test(
        "are the whole numbers of an interval from 0 on",
        arguments: [
            (Interval(2...5), 2...5), (Interval(2..<5), 2...4),
            (Interval(lower: .excluded(2), upper: .excluded(5)), 3...4),
            (Interval(lower: .excluded(4), upper: .excluded(5)), nil), (Interval(5..<5), nil), (Interval(...3), 0...3),
            (Interval(3...), 3...Int.max), (Interval((-4)...3), 0...3), (Interval((-4)...(-1)), nil),
            (Interval(...(-1)), nil),
            (Interval(0...0), 0...0), (Interval(lower: .excluded(.max)), nil),
            (Interval(lower: .excluded(-1)), 0...Int.max),
            (Interval(upper: .excluded(.min)), nil), (Interval(), 0...Int.max), (Interval(upper: .excluded(0)), nil),
        ] as [(Interval<Int>, ClosedRange<Int>?)])
    func ranges(interval: Interval<Int>, range: ClosedRange<Int>?) {
        #expect(Self.limits(interval).range == range)
    }

    @Test(
        "reject a length outside of them with the code for it, the limits, and the length",
        arguments: [
            (Interval(2...4), 1, .lengthTooShort, [.minimum: 2, .maximum: 4, .length: 1]),
            (Interval(2...4), 2, nil, [:]),
            (Interval(2...4), 4, nil, [:]),
            (Interval(2...4), 5, .lengthTooLong, [.minimum: 2, .maximum: 4, .length: 5]),
            (Interval(3...3), 2, .lengthDifferent, [.minimum: 3, .maximum: 3, .length: 2]),
            (Interval(3...3), 3, nil, [:]),
            (Interval(3...3), 4, .lengthDifferent, [.minimum: 3, .maximum: 3, .length: 4]),
            (Interval(0...0), 1, .lengthDifferent, [.minimum: 0, .maximum: 0, .length: 1]),
            (Interval(...3), 4, .lengthTooLong, [.maximum: 3, .length: 4]),
            (Interval(2...), 1, .lengthTooShort, [.minimum: 2, .length: 1]),
            (Interval(5..<5), 5, .lengthRangeEmpty, [:]),
        ] as [(Interval<Int>, Int, ValidationError.Code?, ValidationError.Parameters)])
    func rejections(
        interval: Interval<Int>, length: Int, code: ValidationError.Code?, parameters: ValidationError.Parameters
    ) {
        let error = Self.limits(interval).rejection(of: length)
        #expect(error?.code == code)
        #expect(error.map { $0.domain == .builtIn } ?? (code == nil))
        #expect(error?.parameters ?? [:] == parameters)
    }

    @Test("use the codes for too few and too many if there is none for a single length")
    func withoutSingleCode() {
        let limits = LengthLimits(Interval(3...3), tooFew: .lengthTooFewBytes, tooMany: .lengthTooManyBytes)
        #expect([2, 3, 4].map { limits.rejection(of: $0)?.code } == [.lengthTooFewBytes, nil, .lengthTooManyBytes])
    }

    /// A text that isn't empty meets a minimum of 1.
    ///
    /// One requirement states both limits if its message does.
    @Test(
        "are stated by as few requirements as possible",
        arguments: [
            (Interval(1...), []), (Interval(2...), [.lengthTooShort]), (Interval(...3), [.lengthTooLong]),
            (Interval(), []),
            (Interval(1...3), [.lengthTooShort]), (Interval(3...3), [.lengthDifferent]),
            (Interval(2...4), [.lengthTooShort]),
            (Interval(5..<5), []),
        ] as [(Interval<Int>, [ValidationError.Code])])
    func requirements(interval: Interval<Int>, codes: [ValidationError.Code]) {
        #expect(Self.limits(interval).requirements.map(\.code) == codes)
    }

    /// A list can be empty, so a minimum of 1 is stated.
    ///
    /// A length in bytes has no message with both limits.
    @Test("are stated by other requirements for the entries of a list, and for bytes")
    func otherRequirements() {
        func entries(_ interval: Interval<Int>) -> [ValidationError.Code] {
            LengthLimits(interval, tooFew: .countTooFew, tooMany: .countTooMany, notExact: .countDifferent).requirements
                .map(\.code)
        }
        #expect(entries(Interval(1...)) == [.countTooFew] && entries(Interval(0...)) == [])
        #expect(entries(Interval(0...3)) == [.countTooMany] && entries(Interval(1...3)) == [.countTooFew])
        #expect(entries(Interval(2...2)) == [.countDifferent] && entries(Interval(0...0)) == [.countDifferent])
        func bytes(_ interval: Interval<Int>) -> [ValidationError.Code] {
            LengthLimits(interval, tooFew: .lengthTooFewBytes, tooMany: .lengthTooManyBytes).requirements.map(\.code)
        }
        #expect(bytes(Interval(1...3)) == [.lengthTooManyBytes] && bytes(Interval(3...3)) == [.lengthTooFewBytes])
        #expect(bytes(Interval(2...3)) == [.lengthTooFewBytes, .lengthTooManyBytes])
        // A message about a maximum of 100 or more states only the minimum.
        #expect(Self.limits(Interval(2...99)).requirements.map(\.code) == [.lengthTooShort])
        #expect(Self.limits(Interval(2...100)).requirements.map(\.code) == [.lengthTooShort, .lengthTooLong])
    }
}
