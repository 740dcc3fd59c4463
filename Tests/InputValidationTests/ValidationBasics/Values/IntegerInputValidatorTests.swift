// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let integer = [
        TextStrategy(
            "integer with groups", .integer(grouping: .comma),
            accepts: ["1,234,567", "1234567", "-12,345", "0"],
            rejects: [
                ("12,34", .integerGrouping), ("0,123", .integerGrouping), ("1,2345", .integerGrouping),
                ("1.234", .integerCharacter), ("1,234.5", .integerCharacter), ("1,", .integerCharacter),
                ("9,223,372,036,854,775,808", .integerOverflow),
            ]),
        TextStrategy(
            "integer with a percent sign", .integer(in: 0...100, units: ["%"]), accepts: ["95%", "95 %", "100", "%5"],
            rejects: [("101%", .comparisonTooLarge), ("95%%", .integerCharacter), ("9.5%", .integerCharacter)]),
        TextStrategy(
            "integer of a range", .integer(in: 5..<10, sign: .any),
            accepts: ["5", "9", "+9"],
            rejects: [
                ("4", .comparisonTooSmall),
                ("10", .comparisonNotLess),
                ("-5", .comparisonTooSmall),
            ]),
        TextStrategy(
            "integer of an empty range", .integer(in: Interval(lower: .none, upper: .excluded(3))),
            accepts: ["2", "-9"],
            rejects: [
                ("3", .comparisonNotLess)
            ]),
    ]
}

@Suite("IntegerInputValidator")
struct IntegerInputValidatorTests {
    @Test("reads whole numbers like Int", arguments: [1 as UInt64, 2, 3])
    func integers(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            let number = Int(truncatingIfNeeded: random.next() >> (random.next() % 64))
            let signed = random.next() % 2 == 0 ? number : 0 &- number
            #expect(try InputParser<String, Int>.integer.parse(String(signed)) == signed)
            let digits = String(random.next()) + String(random.next() % 100)
            #expect(parsed(.integer, digits) == Int(digits))
        }
    }

    @Test("reports how many digits are missing", arguments: [("", 4), ("1", 3), ("12", 2), ("123", 1), ("00", 4)])
    func missingDigits(text: String, missing: Int) {
        #expect(InputParser<String, Int>.integer(in: 1200...1299).progress(of: text) == .incomplete(missing: missing))
    }

    @Test("reports the sign that is not accepted, and the range of 64 bits")
    func parameters() {
        let minus = ValidationError(.integerSign, with: [.character: "-"]).at(position: 0)
        let plus = ValidationError(.integerSign, with: [.character: "+"]).at(position: 0)
        #expect(rejection(by: .integer, of: "+7") == plus)
        #expect(rejection(by: .integer(in: 0...9, sign: .none), of: "-1") == minus)
        #expect(rejection(by: .integer(in: 0...9, sign: .none), of: "+1") == plus)
        let overflow = ValidationError(.integerOverflow, with: [.minimum: .int(.min), .maximum: .int(.max)])
        #expect(rejection(by: .integer, of: "99999999999999999999") == overflow)
        #expect(rejection(by: .integer, of: "-99999999999999999999") == overflow)
    }

    @Test(
        "states how many digits always fit, unless that is none",
        arguments: [(9, nil), (10, 1), (99, 1), (100, 2)] as [(Int, Int?)])
    func digits(maximum: Int, digits: Int?) {
        let error = ValidationError(.integerOverflow, with: [.maximum: .int(maximum)])
        #expect(error.filledSentence?.sentence == (digits == nil ? Sentence.fewerDigits : .tooManyDigits))
        #expect(error.filledSentence?.values[.maximum] == digits.map { .int($0) })
    }
}
