// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Body {
    func flag(at entry: Int?, _ place: @autoclosure () -> Place?) throws -> Bool {
        guard let entry else { return false }
        switch document.entries[entry].kind {
        case .yes: return true
        case .no: return false
        default: return try mismatch(Bool.self, as: "boolean", at: entry, place(), continuingWith: false)
        }
    }

    func text(at entry: Int?, _ place: @autoclosure () -> Place?) throws -> String {
        guard let entry else { return "" }
        if document.entries[entry].kind == .text { return document.text(at: entry) }
        return try mismatch(String.self, as: "string", at: entry, place(), continuingWith: "")
    }

    /// Returns a whole number.
    ///
    /// Like `JSONDecoder`, it accepts a notation such as `5.0` or `1e2`, for numbers that a `Double` represents exactly.
    func integer<Number: FixedWidthInteger>(
        _ type: Number.Type, at entry: Int?, _ place: @autoclosure () -> Place?
    ) throws -> Number {
        guard let entry else { return 0 }
        guard document.entries[entry].kind == .number else {
            return try mismatch(type, as: "integer", at: entry, place(), continuingWith: 0)
        }
        let literal = document.literal(at: entry)
        if document.entries[entry].isPlain {
            if let number = Number(literal) { return number }
            return try unrepresentable(type, at: entry, place(), continuingWith: 0)
        }
        guard let number = Double(literal), number == number.rounded() else {
            return try mismatch(type, as: "integer", at: entry, place(), continuingWith: 0)
        }
        if number.magnitude < 0x1p53, let number = Number(exactly: number) { return number }
        return try unrepresentable(type, at: entry, place(), continuingWith: 0)
    }

    func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, at entry: Int?, _ place: @autoclosure () -> Place?
    ) throws -> Number {
        guard let entry else { return 0 }
        switch document.entries[entry].kind {
        case .number:
            let literal = document.literal(at: entry)
            // A number between zero and the least number of the type is not zero.
            let isZero = literal.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) }
            if let number = Number(literal), number.isFinite, number != 0 || isZero { return number }
            return try unrepresentable(type, at: entry, place(), continuingWith: 0)
        case .text:
            if let number: Number = settings.strategies.number(document.text(at: entry)) { return number }
            fallthrough
        default: return try mismatch(type, as: "number", at: entry, place(), continuingWith: 0)
        }
    }
}

extension JSONDocument {
    /// The characters of a number.
    func literal(at entry: Int) -> String {
        let entry = entries[entry]
        return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    }
}
