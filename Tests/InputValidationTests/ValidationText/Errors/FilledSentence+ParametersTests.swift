// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A limit in a message")
struct FilledSentenceParametersTests {
    @Test(
        "is written in digits, without zeros at the end and without an exponent",
        arguments: [
            (0, "0"), (-5, "-5"), (.double(100), "100"), (.double(-0.5), "-0.5"),
            (.double(1e21), "1000000000000000000000"),
            (.double(-1.25e-7), "-0.000000125"), (.double(.infinity), nil), (.double(.nan), nil),
            ("100.0", "100"), ("0.50", "0.5"), ("-1.25e-07", "-0.000000125"), ("1.5e3", "1500"), ("1.25e1", "12.5"),
            ("12.5e-1", "1.25"), ("1e+5", "100000"), ("99999999999999999999", "99999999999999999999"),
        ] as [(ValidationError.Value, String?)])
    func notation(value: ValidationError.Value, notation: String?) {
        #expect(value.decimalNotation == notation)
    }

    @Test(
        "is not written in digits if it is not a number",
        arguments: [
            "", "-", "+5", "--5", "007", "00.5", "1.", ".5", "1.2.3", "1,5", "1x", "1e", "1e5x", "1e401", "1e-401",
            true, [], ["1"],
        ] as [ValidationError.Value])
    func otherValues(value: ValidationError.Value) {
        #expect(value.decimalNotation == nil)
    }

    @Test("is written in digits with an exponent of up to 400")
    func exponents() {
        let zeros = String(repeating: "0", count: 400)
        #expect(ValidationError.Value.text("1e400").decimalNotation == "1" + zeros)
        #expect(ValidationError.Value.text("1e-400").decimalNotation == "0." + zeros.dropLast() + "1")
    }

    @Test("is a text if a number does not fit into Int")
    func largeIntegers() {
        #expect(ValidationError.Value(describing: UInt64.max) == "18446744073709551615")
        #expect(ValidationError.Value(describing: Int.min) == .int(.min))
        #expect(ValidationError.Value(describing: UInt8.max) == 255)
        #expect(ValidationError.Value(describing: Float(0.5)) == .double(0.5))
        #expect(ValidationError.Value(describing: "12") == .text("12"))
        let error = rejection(by: InputValidator<UInt64>.atLeast(.max), of: 1)
        #expect(error?[.minimum] == "18446744073709551615")
    }
}
