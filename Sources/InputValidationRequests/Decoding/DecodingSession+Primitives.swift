// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Returns a value of a type that containers have a dedicated function for, or `nil` for any other type.
    ///
    /// These types' initializers do the same more slowly.
    func decodePrimitive<Value>(_ type: Value.Type, at entryIndex: Int, _ pathNode: @autoclosure () -> CodingPathNode?)
        throws -> Value?
    {
        switch type {
        case _ where type == String.self: try decodeString(at: entryIndex, pathNode()) as? Value
        case _ where type == Int.self: try decodeInteger(Int.self, at: entryIndex, pathNode()) as? Value
        case _ where type == Double.self: try decodeFloatingPoint(Double.self, at: entryIndex, pathNode()) as? Value
        case _ where type == Bool.self: try decodeBool(at: entryIndex, pathNode()) as? Value
        default: nil
        }
    }

    func decodeBool(at entryIndex: Int?, _ pathNode: @autoclosure () -> CodingPathNode?) throws -> Bool {
        try addWork(forValueAt: entryIndex)
        guard let entryIndex else { return choosePlaceholderVariant(outOf: 2) == 1 }
        switch document.entries[entryIndex].kind {
        case .true: return true
        case .false: return false
        default:
            return try rejectWrongType(
                Bool.self, expected: "boolean", at: entryIndex, pathNode(),
                continuingWith: choosePlaceholderVariant(outOf: 2) == 1)
        }
    }

    func decodeString(at entryIndex: Int?, _ pathNode: @autoclosure () -> CodingPathNode?) throws -> String {
        try addWork(forValueAt: entryIndex)
        guard let entryIndex else { return placeholderText() }
        if document.entries[entryIndex].kind == .string { return document.text(at: entryIndex) }
        return try rejectWrongType(
            String.self, expected: "string", at: entryIndex, pathNode(), continuingWith: placeholderText())
    }

    /// Decodes a whole number.
    ///
    /// Like `JSONDecoder`, it accepts notations such as `5.0` or `1e2`. In these notations, a 64-bit type's minimum and
    /// maximum, and numbers that a `Double` rounds to them, are out of range.
    func decodeInteger<Number: FixedWidthInteger>(
        _ type: Number.Type, at entryIndex: Int?, _ pathNode: @autoclosure () -> CodingPathNode?
    ) throws -> Number {
        try addWork(forValueAt: entryIndex)
        guard let entryIndex else { return placeholderNumber() }
        func rejectAsInteger() throws -> Number {
            try rejectWrongType(
                type, expected: "integer", at: entryIndex, pathNode(), continuingWith: placeholderNumber())
        }
        guard document.entries[entryIndex].kind == .number else { return try rejectAsInteger() }
        let literal = document.numberLiteral(at: entryIndex)
        if document.entries[entryIndex].isPlain {
            if let number = Number(literal) { return number }
        } else {
            guard let number = Double(literal), number == number.rounded() else { return try rejectAsInteger() }
            if number.magnitude < 0x1p53 {
                if let number = Number(exactly: number) { return number }
            } else if number.magnitude < Double(Number.max), let digits = integerNotation(of: literal),
                let number = Number(digits)
            {
                return number
            }
        }
        return try rejectUnrepresentable(type, at: entryIndex, pathNode(), continuingWith: placeholderNumber())
    }

    func decodeFloatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, at entryIndex: Int?, _ pathNode: @autoclosure () -> CodingPathNode?
    ) throws -> Number {
        try addWork(forValueAt: entryIndex)
        guard let entryIndex else { return placeholderNumber() }
        switch document.entries[entryIndex].kind {
        case .number:
            let literal = document.numberLiteral(at: entryIndex)
            // A number between zero and the type's smallest positive number isn't zero.
            var isZero: Bool { literal.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) } }
            if let number = Number(literal), number.isFinite, number != 0 || isZero { return number }
            return try rejectUnrepresentable(type, at: entryIndex, pathNode(), continuingWith: placeholderNumber())
        case .string:
            if let number: Number = settings.strategies.nonConformingFloat(from: document.text(at: entryIndex)) {
                return number
            }
            fallthrough
        default:
            return try rejectWrongType(
                type, expected: "number", at: entryIndex, pathNode(), continuingWith: placeholderNumber())
        }
    }
}

/// Returns the sign and digits of a whole number written with a fraction or exponent, or `nil` if it is not whole.
///
/// The number is less than 2^128 and not zero, so this adds only a few zeros.
private func integerNotation(of literal: String) -> String? {
    let parts = literal.split { $0 == "e" || $0 == "E" }
    let digits = parts[0].split(separator: ".")
    guard let exponent = Int(parts.dropFirst().first ?? "0") else { return nil }
    let zeros = exponent - (digits.count > 1 ? digits[1].count : 0)
    let all = digits.joined()
    guard zeros < 0 else { return all + String(repeating: "0", count: zeros) }
    return all.suffix(-zeros).allSatisfy { $0 == "0" } ? String(all.dropLast(-zeros)) : nil
}
