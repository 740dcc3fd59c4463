// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("Numbers in a body")
struct DecodingSessionPrimitivesTests {
    @Test("are rejected if they underflow")
    func underflow() throws {
        #expect(ValidatingDecoderTests.errors(in: "[1e-999]", as: [Double].self) == ["1237 /0 1:2"])
        #expect(ValidatingDecoderTests.errors(in: "[1e-60]", as: [Float].self) == ["1237 /0 1:2"])
        #expect(try ValidatingDecoder().decode([Double].self, from: "[0e-999,-0.0,0]".utf8) == [0, 0, 0])
        // An exponent's digits don't count, not even after a capital letter.
        #expect(try ValidatingDecoder().decode([Double].self, from: "[0E5,-0.00E+12,0e7]".utf8) == [0, 0, 0])
        #expect(try ValidatingDecoder().decode([Float].self, from: "[0E-60]".utf8) == [0])
        #expect(ValidatingDecoderTests.errors(in: "[1E-999]", as: [Double].self) == ["1237 /0 1:2"])
    }

    @Test("are decoded exactly if they are whole, also with a fraction or an exponent")
    func wholeNumbers() throws {
        let json = "[1e18,9007199254740993.0,-12e1,0.0000000000000000012e36,1234567890123456700e-2,-1e-400]"
        #expect(
            try ValidatingDecoder().decode([Int].self, from: json.utf8) == [
                1_000_000_000_000_000_000, 9_007_199_254_740_993, -120, 1_200_000_000_000_000_000,
                12_345_678_901_234_567, 0,
            ])
        #expect(
            try ValidatingDecoder().decode([Int].self, from: "[1E18,-12e17,9007199254740993E+2]".utf8)
                == [1_000_000_000_000_000_000, -1_200_000_000_000_000_000, 900_719_925_474_099_300])
        #expect(
            ValidatingDecoderTests.errors(
                in: "[1.5,9007199254740993.5,1e19,1e99999999999999999999,128.0]", as: [Int].self)
                == ["1236 /0 1:2", "1237 /1 1:6", "1237 /2 1:25", "1237 /3 1:30"])
        #expect(ValidatingDecoderTests.errors(in: "[128.0]", as: [Int8].self) == ["1237 /0 1:2"])
        // The smallest and largest integers are out of range if they have a fraction.
        #expect(
            try ValidatingDecoder().decode([Int].self, from: "[9223372036854775807,-9223372036854775808]".utf8)
                == [.max, .min])
        #expect(
            ValidatingDecoderTests.errors(in: "[9223372036854775807.0,-9223372036854775808.0]", as: [Int].self)
                == ["1237 /0 1:2", "1237 /1 1:24"])
    }

    #if FoundationInterop
    @Test(
        "can have 128 bits",
        arguments: [
            DecodingRow([Int128].self, "[170141183460469231731687303715884105727,-1]"),
            DecodingRow([UInt128].self, "[340282366920938463463374607431768211455]"),
            DecodingRow([UInt128].self, "[-1,true]", "1237 /0", "1236 /1"),
        ])
    func wideIntegers(row: DecodingRow) {
        row.check()
    }
    #endif
}
