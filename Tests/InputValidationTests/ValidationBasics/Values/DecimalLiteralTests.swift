// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("DecimalLiteral")
struct DecimalLiteralTests {
    @Test(
        "has one notation for equal numbers",
        arguments: [
            ("0", "0"), ("-0.000", "0"), ("0e5", "0"), ("12.5", "125e-1"), ("-012.500", "-125e-1"),
            ("1250e-2", "125e-1"), ("100", "1e2"), ("1e2", "1e2"), ("0.1E3", "1e2"), ("+1e+2", "1e2"),
            ("0.001", "1e-3"), ("100000000000000000000001", "100000000000000000000001e0"),
        ])
    func notation(text: String, notation: String) throws {
        #expect(try #require(DecimalLiteral(describing: text)).canonicalText == notation)
    }

    @Test("describes a floating-point number by its shortest decimal number")
    func floatingPoint() throws {
        #expect(DecimalLiteral(describing: 0.1 + 0.2)?.canonicalText == "30000000000000004e-17")
        #expect(DecimalLiteral(describing: 1e300)?.canonicalText == "1e300")
        #expect(DecimalLiteral(describing: -Double.leastNonzeroMagnitude)?.canonicalText == "-5e-324")
        #expect(DecimalLiteral(describing: 7)?.canonicalText == "7e0")
        #expect(DecimalLiteral(describing: Double.infinity) == nil && DecimalLiteral(describing: Double.nan) == nil)
        #expect(DecimalLiteral(describing: "1,5") == nil && DecimalLiteral(describing: "") == nil)
    }

    @Test("orders numbers by their values, however many digits they have")
    func order() throws {
        let ascending = [
            "-1e3", "-999.9", "-12", "-1.5", "-1", "-0.05", "-0.0499", "0", "1e-400", "0.0499", "0.05", "0.5",
            "0.50000000000000000000000000000001", "1", "1.05", "1.5", "9", "12", "999.9", "1e3", "1e400",
        ]
        let numbers = try ascending.map { try #require(DecimalLiteral(describing: $0)) }
        for (index, number) in numbers.enumerated() {
            for (otherIndex, other) in numbers.enumerated() {
                #expect((number < other) == (index < otherIndex), "\(ascending[index]), \(ascending[otherIndex])")
                #expect((number == other) == (index == otherIndex))
            }
        }
    }

    // The shortest number in the range that begins with the text: 12.5 after "1", 12.45 after "12.4", and so on.
    @Test(
        "finds how many characters a number needs to be in a range",
        arguments: [
            (12.5...12.7, "", .incomplete(missing: 4)), (12.5...12.7, "1", .incomplete(missing: 3)),
            (12.5...12.7, "12", .incomplete(missing: 2)), (12.5...12.7, "012.", .incomplete(missing: 1)),
            (12.5...12.7, "12.6", .accepted), (12.45...12.46, "12.4", .incomplete(missing: 1)),
            (95...105, "1", .incomplete(missing: 2)), (95...105, "9", .incomplete(missing: 1)),
            (0.05...0.07, "0", .incomplete(missing: 3)), (-12...(-10), "-", .incomplete(missing: 2)),
            (-0.5...0.5, "-0", .accepted),
        ] as [(ClosedRange<Double>, String, InputProgress)])
    func endings(range: ClosedRange<Double>, text: String, progress: InputProgress) {
        let decimal: InputParser<String, Double> = .decimal(in: range, maximumFractionDigits: 2)
        #expect(decimal.progress(of: text) == progress)
    }
}
