// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The type of a column whose values aren't texts.
enum ValueType {
    case signed(width: Int)
    case unsigned(width: Int)
    case float, double
    case decimal(width: Int, scale: Int)
    /// The number of days since 1970-01-01.
    case days
    /// A number of units since 1970-01-01 at midnight; with a time zone, in UTC.
    case timestamp(unitsPerSecond: Int, hasZone: Bool)
    /// A number of units since midnight.
    case time(width: Int, unitsPerSecond: Int)
    /// A number of milliseconds since 1970-01-01 that's a whole number of days.
    case milliseconds

    /// Creates the type for a format string of the Arrow C data interface, or returns `nil` for another type.
    init?(format: String) {
        switch format {
        case "c": self = .signed(width: 1)
        case "s": self = .signed(width: 2)
        case "i": self = .signed(width: 4)
        case "l": self = .signed(width: 8)
        case "C": self = .unsigned(width: 1)
        case "S": self = .unsigned(width: 2)
        case "I": self = .unsigned(width: 4)
        case "L": self = .unsigned(width: 8)
        case "f": self = .float
        case "g": self = .double
        case "tdD": self = .days
        case "tdm": self = .milliseconds
        case "tts": self = .time(width: 4, unitsPerSecond: 1)
        case "ttm": self = .time(width: 4, unitsPerSecond: 1_000)
        case "ttu": self = .time(width: 8, unitsPerSecond: 1_000_000)
        case "ttn": self = .time(width: 8, unitsPerSecond: 1_000_000_000)
        default:
            if format.hasPrefix("d:") {
                let numbers = format.dropFirst(2).split(separator: ",", omittingEmptySubsequences: false).map {
                    Int($0)
                }
                guard numbers.count == 2 || numbers.count == 3, let scale = numbers[1], abs(scale) <= 100 else {
                    return nil
                }
                let bits = numbers.count == 3 ? numbers[2] : 128
                guard let bits, [32, 64, 128].contains(bits) else { return nil }
                self = .decimal(width: bits / 8, scale: scale)
            } else if format.hasPrefix("ts"), let units = Self.units[format.dropFirst(2).prefix(2)] {
                self = .timestamp(unitsPerSecond: units, hasZone: format.utf8.count > 4)
            } else {
                return nil
            }
        }
    }

    private static let units: [Substring: Int] = ["s:": 1, "m:": 1_000, "u:": 1_000_000, "n:": 1_000_000_000]

    /// Returns the number of bytes of a type for byte sequences of one length, or `nil` for another type.
    static func fixedWidth(format: String) -> Int? {
        guard format.hasPrefix("w:"), let width = Int(format.dropFirst(2)), width >= 0 else { return nil }
        return width
    }

    var isInteger: Bool {
        switch self {
        case .signed, .unsigned: true
        default: false
        }
    }

    /// Returns an integer, or `nil` for another type and for an integer that's too large.
    func integer(_ start: UnsafeRawPointer, _ index: Int) -> Int64? {
        switch self {
        case .signed(let width): Self.signed(start, index, width)
        case .unsigned(let width): Int64(exactly: Self.unsigned(start, index, width))
        default: nil
        }
    }

    private static func signed(_ start: UnsafeRawPointer, _ index: Int, _ width: Int) -> Int64 {
        let place = start + width * index
        return switch width {
        case 1: Int64(place.loadUnaligned(as: Int8.self))
        case 2: Int64(place.loadUnaligned(as: Int16.self))
        case 4: Int64(place.loadUnaligned(as: Int32.self))
        default: place.loadUnaligned(as: Int64.self)
        }
    }

    private static func unsigned(_ start: UnsafeRawPointer, _ index: Int, _ width: Int) -> UInt64 {
        let place = start + width * index
        return switch width {
        case 1: UInt64(place.loadUnaligned(as: UInt8.self))
        case 2: UInt64(place.loadUnaligned(as: UInt16.self))
        case 4: UInt64(place.loadUnaligned(as: UInt32.self))
        default: place.loadUnaligned(as: UInt64.self)
        }
    }

    /// Writes a value's text to a buffer.
    func write(_ start: UnsafeRawPointer, _ index: Int, to buffer: inout TextBuffer) {
        switch self {
        case .signed(let width): buffer.set(String(Self.signed(start, index, width)))
        case .unsigned(let width): buffer.set(String(Self.unsigned(start, index, width)))
        case .float: buffer.set(number: "\(start.loadUnaligned(fromByteOffset: 4 * index, as: Float.self))")
        case .double: buffer.set(number: "\(start.loadUnaligned(fromByteOffset: 8 * index, as: Double.self))")
        case .decimal(let width, let scale):
            let value =
                width < 16
                ? Int128(Self.signed(start, index, width))
                : start.loadUnaligned(fromByteOffset: 16 * index, as: Int128.self)
            buffer.set(decimal: value, scale: scale)
        case .days: buffer.set(day: Int(start.int32(index)))
        case .milliseconds: buffer.set(day: Self.parts(start.int64(index), 86_400_000).quotient)
        case .timestamp(let units, let hasZone):
            let (seconds, fraction) = Self.parts(start.int64(index), units)
            let (day, second) = Self.parts(seconds, 86_400)
            buffer.set(day: day)
            buffer.append("T")
            buffer.append(second: second, fraction: fraction, of: units)
            if hasZone { buffer.append("Z") }
        case .time(let width, let units):
            let (second, fraction) = Self.parts(Int(Self.signed(start, index, width)), units)
            buffer.set("")
            buffer.append(second: second, fraction: fraction, of: units)
        }
    }

    /// Returns the quotient, rounded down, and the remainder, which isn't negative.
    private static func parts(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

/// The text of one value, in memory that the next value reuses.
struct TextBuffer {
    private var bytes: [UInt8] = []

    mutating func set(_ text: String) {
        bytes.removeAll(keepingCapacity: true)
        append(text)
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Sets the text of a floating-point number, without a fraction if it's a whole number.
    mutating func set(number text: String) { set(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) }

    mutating func set(decimal value: Int128, scale: Int) {
        set(value < 0 ? "-" : "")
        let digits = String(value.magnitude)
        let whole = digits.utf8.count - scale
        if scale <= 0 {
            append(digits)
            if value != 0 { append(String(repeating: "0", count: -scale)) }
        } else if whole > 0 {
            append("\(digits.prefix(whole)).\(digits.dropFirst(whole))")
        } else {
            append("0." + String(repeating: "0", count: -whole) + digits)
        }
    }

    /// Sets a date, or a text that isn't a date for a day outside the years 0 to 9999.
    mutating func set(day: Int) {
        guard Self.days.contains(day), let date = Self.epoch?.advanced(by: day) else { return set("day \(day)") }
        set(date.description)
    }

    private static let epoch = CalendarDate(year: 1970, month: 1, day: 1)
    private static let days = -719_528...2_932_896

    mutating func append(second: Int, fraction: Int, of unitsPerSecond: Int) {
        append(second / 3_600, width: 2)
        append(":")
        append(second / 60 % 60, width: 2)
        append(":")
        append(second % 60, width: 2)
        guard fraction > 0 else { return }
        append(".")
        append(fraction, width: String(unitsPerSecond).utf8.count - 1)
    }

    private mutating func append(_ number: Int, width: Int) {
        let digits = String(number)
        append(String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits)
    }

    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>?) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        try bytes.withUnsafeBufferPointer { bytes throws(Fault) in try body(bytes) }
    }
}
