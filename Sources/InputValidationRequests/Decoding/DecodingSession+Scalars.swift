// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Returns a value of a type that containers have a function for, or `nil` for another type.
    ///
    /// The initializers of these types do the same at a higher price.
    func scalar<Value>(_ type: Value.Type, at entry: Int, _ place: @autoclosure () -> CodingPathNode?) throws -> Value?
    {
        switch type {
        case _ where type == String.self: try text(at: entry, place()) as? Value
        case _ where type == Int.self: try integer(Int.self, at: entry, place()) as? Value
        case _ where type == Double.self: try number(Double.self, at: entry, place()) as? Value
        case _ where type == Bool.self: try flag(at: entry, place()) as? Value
        default: nil
        }
    }

    func flag(at entry: Int?, _ place: @autoclosure () -> CodingPathNode?) throws -> Bool {
        guard let entry else { return alternative(of: 2) == 1 }
        countWork(at: entry)
        switch document.entries[entry].kind {
        case .true: return true
        case .false: return false
        default:
            return try mismatch(Bool.self, as: "boolean", at: entry, place(), continuingWith: alternative(of: 2) == 1)
        }
    }

    func text(at entry: Int?, _ place: @autoclosure () -> CodingPathNode?) throws -> String {
        guard let entry else { return "" }
        countWork(at: entry)
        if document.entries[entry].kind == .string { return document.text(at: entry) }
        return try mismatch(String.self, as: "string", at: entry, place(), continuingWith: "")
    }

    /// Returns a whole number.
    ///
    /// Like `JSONDecoder`, it accepts a notation such as `5.0` or `1e2`. With it, the least and the greatest number of
    /// a type of 64 bits, and those that a `Double` rounds to them, are out of range.
    func integer<Number: FixedWidthInteger>(
        _ type: Number.Type, at entry: Int?, _ place: @autoclosure () -> CodingPathNode?
    ) throws -> Number {
        guard let entry else { return Number(alternative(of: 2)) }
        countWork(at: entry)
        func mismatch() throws -> Number {
            try self.mismatch(type, as: "integer", at: entry, place(), continuingWith: Number(alternative(of: 2)))
        }
        guard document.entries[entry].kind == .number else { return try mismatch() }
        let literal = document.literal(at: entry)
        if document.entries[entry].isPlain {
            if let number = Number(literal) { return number }
        } else {
            guard let number = Double(literal), number == number.rounded() else { return try mismatch() }
            if number.magnitude < 0x1p53 {
                if let number = Number(exactly: number) { return number }
            } else if number.magnitude < Double(Number.max), let digits = wholeDigits(of: literal),
                let number = Number(digits)
            {
                return number
            }
        }
        return try unrepresentable(type, at: entry, place(), continuingWith: Number(alternative(of: 2)))
    }

    func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, at entry: Int?, _ place: @autoclosure () -> CodingPathNode?
    ) throws -> Number {
        guard let entry else { return 0 }
        countWork(at: entry)
        switch document.entries[entry].kind {
        case .number:
            let literal = document.literal(at: entry)
            // A number between zero and the least number of the type is not zero.
            var isZero: Bool { literal.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) } }
            if let number = Number(literal), number.isFinite, number != 0 || isZero { return number }
            return try unrepresentable(type, at: entry, place(), continuingWith: 0)
        case .string:
            if let number: Number = settings.strategies.number(document.text(at: entry)) { return number }
            fallthrough
        default: return try mismatch(type, as: "number", at: entry, place(), continuingWith: 0)
        }
    }
}

/// Returns the digits and the sign of a whole number with a fraction or an exponent, or `nil` if it is not whole.
///
/// The number is less than 2^128 and not zero, so that only a few zeros are added.
private func wholeDigits(of literal: String) -> String? {
    let parts = literal.split { $0 == "e" || $0 == "E" }
    let digits = parts[0].split(separator: ".")
    guard let exponent = Int(parts.dropFirst().first ?? "0") else { return nil }
    let zeros = exponent - (digits.count > 1 ? digits[1].count : 0)
    let all = digits.joined()
    guard zeros < 0 else { return all + String(repeating: "0", count: zeros) }
    return all.suffix(-zeros).allSatisfy { $0 == "0" } ? String(all.dropLast(-zeros)) : nil
}
