// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationBasics

@Suite("The format of a decimal number")
struct DecimalFormatTests {
    private static func format(
        in interval: Interval<Double> = Interval(), sign: SignPolicy = .minus, places: Int = .max,
        point: DecimalPoint = .point, exponent: Requirement = .rejected
    ) -> DecimalFormat<Double> {
        DecimalFormat(in: interval, sign: sign, maximumFractionDigits: places, point: point, exponent: exponent)
    }

    /// The error about a letter contains the example, unless it's the usual example.
    @Test(
        "has an example within the limits, with the accepted sign, point, places, and exponent",
        arguments: [
            (format(), nil), (format(point: .comma), "12,5"), (format(places: 0), "12"),
            (format(in: Interval(0...1)), "0.5"),
            (format(in: Interval(100...200)), "100.5"), (format(in: Interval(100...200), places: 0), "101"),
            (format(in: Interval(7...7)), "7.0"), (format(in: Interval(7...7), places: 0), "7"),
            (format(in: Interval(0.25...0.26)), "0.25"),
            (format(in: Interval(lower: .excluded(0.25), upper: .excluded(0.27))), "0.26"),
            (format(in: Interval(...(-3))), "-3.5"), (format(in: Interval(...(-3)), sign: .none), nil),
            (format(exponent: .required), "12.5e0"), (format(in: Interval(5..<5)), nil),
            (format(in: Interval(0...1), point: .comma, exponent: .required), "0,5e0"),
        ] as [(DecimalFormat<Double>, String?)])
    func examples(format: DecimalFormat<Double>, example: String?) {
        var scan = DecimalScan()
        let error = Array("abc".utf8).withUnsafeBufferPointer { format.readNumber(from: $0, into: &scan) }
        #expect(error?.code == .decimalCharacter && error?.domain == .builtIn)
        #expect(error?[.example] == example.map { .text($0) })
    }

    @Test(
        "accepts no more places than the maximum",
        arguments: [
            ("1.25", 2, true), ("1.250", 2, false), ("1.2", 1, true), ("1", 0, true), ("1.0", 0, false),
            ("1", -4, true), ("1.0", -4, false),
        ])
    func places(text: String, maximum: Int, isAccepted: Bool) {
        var scan = DecimalScan()
        let error = Array(text.utf8).withUnsafeBufferPointer {
            Self.format(places: maximum).readNumber(from: $0, into: &scan)
        }
        #expect(error?.code == (isAccepted ? nil : .decimalPlaces))
        #expect(error?[.maximum] == (isAccepted ? nil : .int(max(0, maximum))))
    }

    @Test(
        "needs only digits if no accepted number has a sign or an exponent",
        arguments: [
            (format(), false), (format(sign: .none), true), (format(in: Interval(0...)), true),
            (format(in: Interval((-1)...)), false),
            (format(sign: .any), false), (format(sign: .none, exponent: .optional), true),
            (format(sign: .none, exponent: .required), false),
        ] as [(DecimalFormat<Double>, Bool)])
    func onlyDigits(format: DecimalFormat<Double>, needsOnlyDigits: Bool) {
        #expect(format.traits == .format(needsOnlyDigits ? .decimal : .text))
    }

    @Test("has an expression for its notation", arguments: SignPolicy.allCases, Requirement.allCases)
    func expression(sign: SignPolicy, exponent: Requirement) throws {
        for point in DecimalPoint.allCases {
            let format = Self.format(sign: sign, point: point, exponent: exponent)
            let matcher = try RegexInputValidator(format.expression)
            let wrong = allTexts(of: "07.,-+e", upTo: 4).dropFirst().filter { text in
                var scan = DecimalScan()
                let error = Array(text.utf8).withUnsafeBufferPointer { format.readNumber(from: $0, into: &scan) }
                // The expression doesn't require an exponent.
                let isAccepted = exponent == .required && !text.contains("e") ? nil : error == nil
                return isAccepted.map { $0 != matcher.isValid(text) } ?? false
            }
            #expect(wrong == [], "\(point)")
        }
    }
}
