// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Interval")
struct IntervalTests {
    private static let rows: [(interval: Interval<Double>, contained: [Double], outside: [Double])] = [
        (Interval(), [-.infinity, 0, .infinity], [.nan]),
        (Interval(1...2), [1, 1.5, 2], [0.9, 2.1, .nan]),
        (Interval(1..<2), [1, 1.9], [0.9, 2, .nan]),
        (Interval(1...), [1, .infinity], [0.9, .nan]),
        (Interval(...2), [-.infinity, 2], [2.1, .nan]),
        (Interval(..<2), [-.infinity, 1.9], [2, .nan]),
        (Interval(lower: .excluded(1), upper: .included(2)), [1.1, 2], [1, 2.1]),
        (Interval(lower: .excluded(1), upper: .excluded(2)), [1.1, 1.9], [1, 2]),
        (Interval(lower: .included(.nan)), [], [0, .infinity, .nan]),
        (Interval(1..<1), [], [1]), (Interval(lower: .included(2), upper: .included(1)), [], [1, 1.5, 2]),
    ]

    @Test("contains the values between its ends, and no NaN", arguments: rows.indices)
    func contains(index: Int) {
        let (interval, contained, outside) = Self.rows[index]
        #expect(contained.filter { !interval.contains($0) } == [])
        #expect(outside.filter(interval.contains) == [])
    }

    @Test("is itself an expression of an interval")
    func expression() {
        let age: InputValidator<Int> = .range(Interval(lower: .excluded(17), upper: .included(120)))
        #expect(age.errors(for: 17).map(\.code) == [.comparisonNotGreater] && age.isValid(18) && age.isValid(120))
    }
}
