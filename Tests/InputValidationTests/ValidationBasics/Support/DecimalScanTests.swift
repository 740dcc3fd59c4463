// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

@testable import ValidationBasics

@Suite("The scan of a decimal number")
struct DecimalScanTests {
    private static func scan(
        _ text: String, _ signs: SignPolicy = .any, _ point: DecimalPoint = .point, _ exponent: Requirement = .optional
    ) -> (scan: DecimalScan, error: ValidationError?, value: Double?) {
        var scan = DecimalScan()
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            let error = scan.readNumber(from: bytes, sign: signs, point: point, exponent: exponent)
            return (scan, error, error == nil ? scan.doubleValue(in: bytes, text: nil) : nil)
        }
    }

    /// The grammar for numbers, read from the left: a sign, digits, a point with digits, and an exponent.
    private static func isNumber(_ text: String, _ signs: SignPolicy, _ point: Character, _ exponent: Requirement)
        -> Bool
    {
        var rest = Substring(text)
        if let sign = rest.first, sign == "-" && signs != .none || sign == "+" && signs == .any { rest.removeFirst() }
        func digits() -> Int {
            let count = rest.prefix { $0.isNumber }.count
            rest = rest.dropFirst(count)
            return count
        }
        guard digits() > 0 else { return false }
        if rest.first == point {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if exponent != .rejected, rest.first == "e" || rest.first == "E" {
            rest.removeFirst()
            if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
            return digits() > 0 && rest.isEmpty
        }
        return exponent != .required && rest.isEmpty
    }

    @Test(
        "accepts the numbers of the grammar, and has the value that Double has", arguments: SignPolicy.allCases,
        Requirement.allCases)
    func grammar(signs: SignPolicy, exponent: Requirement) {
        for point in DecimalPoint.allCases {
            let character: Character = point == .point ? "." : ","
            let wrong = allTexts(of: "07.,-+e", upTo: 4).filter { text in
                let result = Self.scan(text, signs, point, exponent)
                guard Self.isNumber(text, signs, character, exponent) else { return result.error == nil }
                let value = Double(text.replacing(",", with: "."))
                return result.error != nil || result.value?.bitPattern != value?.bitPattern
            }
            #expect(wrong == [], "\(point)")
        }
    }

    @Test(
        "rejects with the place of the first mistake",
        arguments: [
            ("", .decimalCharacter, 0), ("-", .decimalCharacter, 1), ("--1", .decimalCharacter, 1),
            (".5", .decimalPoint, 0),
            ("1.", .decimalPoint, 1), ("1..5", .decimalPoint, 1), ("1.5.2", .decimalPoint, 3),
            ("1,5", .decimalCharacter, 1),
            ("1e", .decimalCharacter, 2), ("1e+", .decimalCharacter, 3), ("1e5.", .decimalCharacter, 3),
            ("12x", .decimalCharacter, 2),
            ("1.5e5", nil, 0), ("é", .decimalCharacter, 0),
        ] as [(String, ValidationError.Code?, Int)])
    func mistakes(text: String, code: ValidationError.Code?, position: Int) {
        let error = Self.scan(text).error
        #expect(error?.code == code)
        #expect(code == nil || error?.domain == .builtIn && error?[.position] == .int(position))
    }

    @Test("names the sign that the policy does not accept")
    func signs() {
        #expect(Self.scan("+1", .minus).error == ValidationError(.decimalSign, with: [.character: "+"]).at(position: 0))
        #expect(Self.scan("-1", .none).error == ValidationError(.decimalSign, with: [.character: "-"]).at(position: 0))
        #expect(Self.scan("-1", .minus).scan.isNegative && !Self.scan("+1").scan.isNegative)
    }

    /// A `Double` represents every whole number with 15 digits, and every power of ten up to 22.
    @Test(
        "is exact for up to 15 digits and 22 places",
        arguments: [
            ("999999999999999", true, 0), ("1000000000000000", false, 0), ("0.99999999999999", true, 14),
            ("9.999999999999999", false, 15), ("0.0000000000000000000001", true, 22),
            ("0.00000000000000000000001", false, 23),
            ("000000000000000000001", true, 0), ("1e0", false, 0),
        ])
    func exactness(text: String, isExact: Bool, places: Int) {
        let result = Self.scan(text)
        #expect(result.scan.isExact == isExact && result.scan.fractionDigitCount == places)
        #expect(result.value?.bitPattern == Double(text)?.bitPattern)
    }

    @Test(
        "has the exponent, which is limited",
        arguments: [
            ("1", 0), ("1e5", 5), ("1E-5", -5), ("1e+007", 7), ("1e199999999", 199_999_999),
            ("1e200000001", 200_000_000),
            ("1e-99999999999999999999", -200_000_000),
        ])
    func power(text: String, power: Int) {
        let scan = Self.scan(text).scan
        #expect(Array(text.utf8).withUnsafeBufferPointer { scan.exponentValue(in: $0) } == power)
    }

    @Test(
        "rejects a missing or disallowed exponent with its place",
        arguments: [
            ("12", .required, 2), ("1.5", .required, 3), ("12x", .required, 2), ("1e5", .rejected, 1),
            ("12.5E3", .rejected, 4),
            ("1e5x", .required, 3), ("1e5e5", .optional, 3), ("1e5.5", .optional, 3),
        ] as [(String, Requirement, Int)])
    func exponents(text: String, exponent: Requirement, position: Int) {
        let error = Self.scan(text, .any, .point, exponent).error
        #expect(error?.code == .decimalCharacter && error?.domain == .builtIn)
        #expect(error?.parameters == [.position: .int(position)])
    }
}
