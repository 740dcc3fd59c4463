// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The result of one pass over the text of a decimal number, with the grammar of every strategy for such numbers.
struct DecimalScan {
    var isNegative = false
    var places = 0
    /// The digits as one whole number, while it is exact in a `Double`.
    var digits: UInt64 = 0
    var isExact = true
    var point: Int?
    /// The range of the exponent's sign and digits.
    var exponent: Range<Int>?

    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, sign: SignPolicy, point fraction: DecimalPoint, exponent: Requirement
    ) -> ValidationError? {
        var offset = 0
        if let first = bytes.byte(at: 0), first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            if !sign.accepts(negative: isNegative) { return (isNegative ? Self.minus : Self.plus).at(position: 0) }
            offset = 1
        }
        let start = offset
        offset = readDigits(bytes, from: offset)
        let hasWhole = offset > start
        if bytes.byte(at: offset) == fraction.byte {
            point = offset
            let first = offset + 1
            offset = readDigits(bytes, from: first)
            places = offset - first
            if places >= Self.powers.count { isExact = false }
            if !hasWhole || places == 0 { return ValidationError(.decimalPoint).at(position: first - 1) }
        } else if !hasWhole {
            return ValidationError(.decimalCharacter).at(position: offset)
        }
        return readExponent(bytes, from: offset, fraction, exponent)
    }

    private mutating func readDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        while let byte = bytes.byte(at: offset), byte.isDigit {
            // 15 digits are below 2^53. Longer numbers are converted by `Double(_:)`.
            if digits < 100_000_000_000_000 {
                digits = digits &* 10 &+ UInt64(byte &- 0x30)
            } else {
                isExact = false
            }
            offset &+= 1
        }
        return offset
    }

    private mutating func readExponent(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ fraction: DecimalPoint, _ policy: Requirement
    ) -> ValidationError? {
        var offset = start
        if policy != .rejected, let letter = bytes.byte(at: offset), letter | 0x20 == UInt8(ascii: "e") {
            isExact = false
            offset += 1
            let begin = offset
            if let sign = bytes.byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
            let first = offset
            while let byte = bytes.byte(at: offset), byte.isDigit { offset += 1 }
            if offset == first { return ValidationError(.decimalCharacter).at(position: offset) }
            self.exponent = begin..<offset
        } else if policy == .required {
            return ValidationError(.decimalCharacter).at(position: offset)
        }
        guard let disallowed = bytes.byte(at: offset) else { return nil }
        let isSecondPoint = disallowed == fraction.byte && point != nil && offset == start
        let error =
            isSecondPoint ? ValidationError(.decimalPoint).naming(disallowed) : ValidationError(.decimalCharacter)
        return error.at(position: offset)
    }

    /// Returns the written exponent, limited to a range that exceeds every exponent of `Double` and `Decimal`.
    func power(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let exponent else { return 0 }
        var power = 0
        for byte in bytes[exponent] where byte.isDigit {
            // The product also fits where `Int` has 32 bits.
            power = Swift.min(power * 10 + Int(byte - 0x30), 200_000_000)
        }
        return bytes[exponent.lowerBound] == UInt8(ascii: "-") ? -power : power
    }

    /// Returns the value of the number, as `Double(_:)` does.
    ///
    /// The quotient of two exact numbers is rounded once, so the short way has the same result (Clinger 1990).
    ///
    /// - Parameter text: The text with these bytes if there is one, because a copy of over 15 bytes allocates memory.
    func value(of bytes: UnsafeBufferPointer<UInt8>, in text: String?) -> Double? {
        if isExact, places < Self.powers.count {
            let magnitude = Double(digits) / Self.powers[places]
            return isNegative ? -magnitude : magnitude
        }
        guard let point, bytes[point] != DecimalPoint.point.byte else {
            return Double(text ?? String(decoding: bytes, as: UTF8.self))
        }
        var copy = Array(bytes)
        copy[point] = DecimalPoint.point.byte
        return Double(String(decoding: copy, as: UTF8.self))
    }

    private static let minus = ValidationError(.decimalSign, with: [.character: "-"])
    private static let plus = ValidationError(.decimalSign, with: [.character: "+"])

    /// The powers of ten that are exact in a `Double`.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
