// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let decimal = [
        TextStrategy(
            "decimal of a range", .decimal(in: 0..<1, maximumFractionDigits: 2),
            accepts: ["0.99", "0"],
            rejects: [
                ("1", .comparisonNotLess),
                ("-0.01", .comparisonTooSmall),
                ("0.999", .decimalPlaces),
            ]),
        TextStrategy(
            "decimal with exponent and comma", .decimal(sign: .any, point: .comma, exponent: .optional),
            accepts: ["1,5e3", "+2", "1e-400"],
            rejects: [
                ("1e400", .decimalOverflow),
                ("1e", .decimalCharacter),
                ("1.5", .decimalCharacter),
            ]),
    ]
}

@Suite("DecimalInputValidator")
struct DecimalInputValidatorTests {
    @Test("rounds decimal numbers like Double", arguments: [4 as UInt64, 5, 6])
    func decimals(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            let whole = String(random.next() >> (random.next() % 64))
            let fraction = String(random.next() >> (random.next() % 64))
            let zeros = String(repeating: "0", count: Int(random.next() % 20))
            let text = (random.next() % 2 == 0 ? "-" : "") + whole + "." + zeros + fraction
            #expect(parsed(.decimal, text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test("needs as many characters as the shortest number between its limits", arguments: ["", "0", "0.", "0.1"])
    func shortest(text: String) {
        let progress = InputValidator<String>.decimal(in: 0.1299...0.1301).progress(of: text)
        #expect(progress == .incomplete(missing: "0.13".utf8.count - text.utf8.count))
    }

    @Test(
        "compares the written number with a limit, not the rounded one",
        arguments: [
            (Interval(0...1), "1.0000000000000000000001", ValidationError.Code.comparisonTooLarge),
            (Interval(0...1), "1.0000000000000000000000", nil),
            (Interval(0...1), "-0.00000000000000000000000000000001e-400", .comparisonTooSmall),
            (Interval(0...1), "0.0000000000000000000000000000000e-400", nil),
            (Interval(0...1), "1e-400", nil),
            (Interval(0...1), "10000000000000000000001e-22", .comparisonTooLarge),
            (Interval(0...1), "10000000000000000000000e-22", nil),
            (Interval(...100_000_000_000), "100000000000.000001", .comparisonTooLarge),
            (Interval(...100_000_000_000), "100000000000.000000", nil),
            (Interval(..<1), "0.99999999999999999999", nil),
            (Interval(..<1), "1.00000000000000000000", .comparisonNotLess),
            (Interval(lower: .excluded(0)), "1e-400", nil),
            (Interval(lower: .excluded(0)), "0." + String(repeating: "0", count: 400) + "1", nil),
            (Interval(lower: .excluded(0)), "0e-400", .comparisonNotGreater),
            // The limit is the shortest decimal number that converts to this Double.
            (Interval(...0.1), "0.1000000000000000000", nil),
            (Interval(...0.1), "0.1000000000000000000001", .comparisonTooLarge),
            (Interval(...(0.1 + 0.2)), "0.300000000000000040", nil),
            (Interval(...(0.1 + 0.2)), "0.300000000000000041", .comparisonTooLarge),
            (Interval((-1e22)...), "-10000000000000000000000", nil),
            (Interval((-1e22)...), "-10000000000000000000000.1", .comparisonTooSmall),
            // Zero has no sign.
            (Interval(0...1), "-0e0", nil),
            (Interval(0...1), "-0.0000000000000000000000e5", nil),
            (Interval(...0), "-0e0", nil),
            (Interval(..<0), "-0e0", .comparisonNotLess),
            (Interval(lower: .excluded(0)), "-0e-400", .comparisonNotGreater),
            (Interval(...(.infinity)), "99999999999999999999", nil),
        ] as [(Interval<Double>, String, ValidationError.Code?)])
    func limits(interval: Interval<Double>, text: String, code: ValidationError.Code?) {
        let strategy = DecimalInputValidator(in: interval, exponent: .optional)
        #expect(rejection(by: strategy, of: text)?.code == code)
        #expect(rejection(by: strategy, of: text).map { $0.domain == .builtIn } ?? (code == nil))
    }
}
