// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

#if FoundationInterop
import Foundation

extension TextStrategy {
    static let exactDecimal = [
        TextStrategy(
            "exactDecimal", .exactDecimal,
            accepts: ["0", "-12.50", "00.10", "99999999999999999999999999999999999999"],
            rejects: [
                (".5", .decimalPoint), ("1.", .decimalPoint), ("1e5", .decimalCharacter), ("+1", .decimalSign),
                ("1,5", .decimalCharacter), ("NaN", .decimalCharacter),
                ("100000000000000000000000000000000000001", .decimalPrecision),
            ])
    ]
}

@Suite("ExactDecimalInputValidator")
struct ExactDecimalInputValidatorTests {
    @Test("returns exactly what is written")
    func exact() throws {
        let parser: InputParser<String, Decimal> = .exactDecimal
        #expect(try parser.parse("0.1") + parser.parse("0.2") == parser.parse("0.3"))
        #expect(try parser.parse("-0") == 0 && parser.parse("0.000").isZero)
        #expect(try "\(parser.parse("-0012.5000"))" == "-12.5")
        let nines = String(repeating: "9", count: 38)
        #expect(try "\(parser.parse(nines))" == nines)
        #expect(try "\(parser.parse("0.\(nines)"))" == "0.\(nines)")
        #expect(try "\(parser.parse("\(nines)000"))" == "\(nines)000")
        #expect(try "\(ExactDecimalInputValidator(point: .comma).parse("12,5"))" == "12.5")
    }

    @Test(
        "rejects what would have to be rounded",
        arguments: [
            ("1" + String(repeating: "0", count: 37) + "1", .decimalPrecision),
            ("0." + String(repeating: "3", count: 39), .decimalPrecision),
            ("1e-129", .decimalPlaces), ("1e-99999999999999999999", .decimalPlaces),
            ("1e165", .decimalOverflow), ("1e166", .decimalOverflow), ("1e99999999999999999999", .decimalOverflow),
            ("1e-128", nil), ("1e164", nil), ("0e999999", nil),
            ("0.\(String(repeating: "0", count: 60_000))1e60000", nil),
        ] as [(String, ValidationError.Code?)])
    func limits(input: String, code: ValidationError.Code?) {
        let strategy = ExactDecimalInputValidator(exponent: .optional)
        #expect(rejection(by: strategy, of: input)?.code == code)
        #expect(strategy.isValid(input) == (code == nil))
    }

    @Test("reports how many digits and places a Decimal can hold")
    func capacity() {
        let strategy = ExactDecimalInputValidator(exponent: .optional)
        let digits = rejection(by: strategy, of: String(repeating: "3", count: 39))
        #expect(digits == ValidationError(.decimalPrecision, with: [.maximum: 38]))
        #expect(digits?.reason == "Use 38 digits or fewer")
        #expect(rejection(by: strategy, of: "1e-129") == ValidationError(.decimalPlaces, with: [.maximum: 128]))
        #expect(rejection(by: strategy, of: "1e166") == ValidationError(.decimalOverflow))
    }

    @Test("has the keyboard, the hint, and the progress of .decimal with the same settings")
    func likeDecimal() {
        let rows: [(exact: InputValidator<String>, decimal: InputValidator<String>)] = [
            (.exactDecimal, .decimal), (.exactDecimal(in: 0...), .decimal(in: 0...)),
            (.exactDecimal(sign: .none), .decimal(sign: .none)),
            (.exactDecimal(exponent: .required), .decimal(exponent: .required)),
            (
                .exactDecimal(in: 0..<1, maximumFractionDigits: 2, point: .comma),
                .decimal(in: 0..<1, maximumFractionDigits: 2, point: .comma)
            ),
        ]
        for (exact, decimal) in rows {
            #expect(exact.inputTraits == decimal.inputTraits, "\(exact)")
            #expect(exact.hint() == decimal.hint(), "\(exact)")
            for text in ["", "-", "0", "0,", "0,12", "0,123", "0.5", "1e", "1e5", "12x"] {
                #expect(exact.progress(of: text) == decimal.progress(of: text), "\(exact): \(text)")
            }
        }
        #expect(InputValidator<String>.exactDecimal(in: 0...).inputTraits.keyboard == .decimal)
    }

    @Test("has .decimal's grammar, and the same numbers if they are exact")
    func grammar() throws {
        var random = SplitMix64(seed: 11)
        let pieces = ["0", "1", "7", "25", "-", "+", ".", ",", "e", "E-1", "e2", " "]
        for exponent in Requirement.allCases {
            let decimal: InputParser<String, Double> = .decimal(maximumFractionDigits: 3, exponent: exponent)
            let exact: InputParser<String, Decimal> = .exactDecimal(maximumFractionDigits: 3, exponent: exponent)
            for _ in 0..<400 {
                let count = Int.random(in: 1...6, using: &random)
                let input = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
                let rejected = rejection(by: exact, of: input)
                // A `Double` can have larger and smaller exponents than a `Decimal`.
                if rejected?.code == .decimalOverflow || rejected?.code == .decimalPlaces,
                    let value = try? decimal.parse(input), !(1e-100...1e127).contains(abs(value))
                {
                    continue
                }
                #expect(rejection(by: decimal, of: input) == rejected, "\(input)")
                guard let value = try? decimal.parse(input) else { continue }
                #expect(try NSDecimalNumber(decimal: exact.parse(input)).doubleValue.isNearly(value), "\(input)")
            }
        }
    }

    @Test("equals another only with the same settings")
    func equality() {
        let strategies: [InputValidator<String>] = [
            .exactDecimal, .exactDecimal(in: 0...), .exactDecimal(in: ...9), .exactDecimal(in: 0...9),
            .exactDecimal(in: 0..<9), .exactDecimal(sign: .any), .exactDecimal(sign: .none),
            .exactDecimal(maximumFractionDigits: 2), .exactDecimal(point: .comma), .exactDecimal(exponent: .optional),
            .exactDecimal(exponent: .required), ExactDecimalInputValidator(maximumBytes: 64),
        ]
        for (index, strategy) in strategies.enumerated() {
            #expect(strategies.indices.filter { strategies[$0] == strategy } == [index], "\(strategy)")
        }
        #expect(ExactDecimalInputValidator(in: 0..<9, sign: .any) == .exactDecimal(in: 0..<9, sign: .any))
    }

    @Test("keeps to a range, a half-open one too")
    func range() {
        let strategy: InputParser<String, Decimal> = .exactDecimal(in: 0..<Decimal(1), maximumFractionDigits: 2)
        #expect(rejection(by: strategy, of: "1")?.code == .comparisonNotLess)
        #expect(rejection(by: strategy, of: "1")?.reason == "Enter less than 1")
        #expect(rejection(by: strategy, of: "-0.01")?.code == .comparisonTooSmall)
        #expect(rejection(by: strategy, of: "0.999")?[.maximum] == 2)
        #expect(strategy.isValid("0.99"))
    }
}

extension Double {
    fileprivate func isNearly(_ other: Double) -> Bool { abs(self - other) <= abs(other) * 1e-14 }
}
#else
extension TextStrategy {
    static let exactDecimal: [TextStrategy] = []
}
#endif
