// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The result of one pass over the text of a decimal number, using the grammar that all decimal strategies share.
struct DecimalScan {
    var isNegative = false
    var fractionDigitCount = 0
    /// The digits as one whole number, as long as a `Double` can hold it exactly.
    var significand: UInt64 = 0
    var isExact = true
    var pointOffset: Int?
    /// The range of the exponent's sign and digits.
    var exponentRange: Range<Int>?

    mutating func readNumber(
        from bytes: UnsafeBufferPointer<UInt8>, sign: SignPolicy, point: DecimalPoint, exponent: Requirement
    ) -> ValidationError? {
        var offset = 0
        if let first = bytes.byte(at: 0), first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            if !sign.allowsSign(isNegative: isNegative) {
                return (isNegative ? Self.disallowedMinus : Self.disallowedPlus).at(position: 0)
            }
            offset = 1
        }
        let start = offset
        offset = readDigits(bytes, from: offset)
        let hasWhole = offset > start
        if bytes.byte(at: offset) == point.asciiByte {
            pointOffset = offset
            let first = offset + 1
            offset = readDigits(bytes, from: first)
            fractionDigitCount = offset - first
            if fractionDigitCount >= Self.exactPowersOfTen.count { isExact = false }
            if !hasWhole || fractionDigitCount == 0 { return ValidationError(.decimalPoint).at(position: first - 1) }
        } else if !hasWhole {
            return ValidationError(.decimalCharacter).at(position: offset)
        }
        return readExponent(bytes, from: offset, point: point, requirement: exponent)
    }

    private mutating func readDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        while let byte = bytes.byte(at: offset), byte.isDigit {
            // A 15-digit number is below 2^53. `Double(_:)` converts longer numbers.
            if significand < 100_000_000_000_000 {
                significand = significand &* 10 &+ UInt64(byte &- 0x30)
            } else {
                isExact = false
            }
            offset &+= 1
        }
        return offset
    }

    private mutating func readExponent(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, point: DecimalPoint, requirement: Requirement
    ) -> ValidationError? {
        var offset = start
        if requirement != .rejected, let letter = bytes.byte(at: offset), letter | 0x20 == UInt8(ascii: "e") {
            isExact = false
            offset += 1
            let begin = offset
            if let sign = bytes.byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
            let first = offset
            while let byte = bytes.byte(at: offset), byte.isDigit { offset += 1 }
            if offset == first { return ValidationError(.decimalCharacter).at(position: offset) }
            exponentRange = begin..<offset
        } else if requirement == .required {
            return ValidationError(.decimalCharacter).at(position: offset)
        }
        guard let disallowed = bytes.byte(at: offset) else { return nil }
        let isSecondPoint = disallowed == point.asciiByte && pointOffset != nil && offset == start
        let error =
            isSecondPoint
            ? ValidationError(.decimalPoint).withDisallowedCharacter(disallowed) : ValidationError(.decimalCharacter)
        return error.at(position: offset)
    }

    /// Returns the written exponent, clamped to a range that exceeds every `Double` and `Decimal` exponent.
    func exponentValue(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let exponentRange else { return 0 }
        var power = 0
        for byte in bytes[exponentRange] where byte.isDigit {
            // The product fits even into a 32-bit `Int`.
            power = Swift.min(power * 10 + Int(byte - 0x30), 200_000_000)
        }
        return bytes[exponentRange.lowerBound] == UInt8(ascii: "-") ? -power : power
    }

    /// Returns the number's value, as `Double(_:)` does.
    ///
    /// Dividing two exact numbers rounds only once, so this fast path gives the same result (Clinger 1990).
    ///
    /// - Parameter text: The text that the bytes belong to, if available, because copying over 15 bytes allocates
    ///   memory.
    func doubleValue(in bytes: UnsafeBufferPointer<UInt8>, text: String?) -> Double? {
        if isExact, fractionDigitCount < Self.exactPowersOfTen.count {
            let magnitude = Double(significand) / Self.exactPowersOfTen[fractionDigitCount]
            return isNegative ? -magnitude : magnitude
        }
        guard let pointOffset, bytes[pointOffset] != DecimalPoint.point.asciiByte else {
            return Double(text ?? String(decoding: bytes, as: UTF8.self))
        }
        var copy = Array(bytes)
        copy[pointOffset] = DecimalPoint.point.asciiByte
        return Double(String(decoding: copy, as: UTF8.self))
    }

    private static let disallowedMinus = ValidationError(.decimalSign, with: [.character: "-"])
    private static let disallowedPlus = ValidationError(.decimalSign, with: [.character: "+"])

    /// The powers of ten that a `Double` represents exactly.
    private static let exactPowersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
