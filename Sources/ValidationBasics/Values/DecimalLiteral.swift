// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A decimal number exactly as written, however many digits it has.
package struct DecimalLiteral: Sendable {
    package let isNegative: Bool
    /// The ASCII digits, without leading and trailing zeros.
    ///
    /// The array is empty for zero.
    package let digits: [UInt8]
    /// The power of ten that multiplies the digits.
    package let exponent: Int

    private static let zeroDigit = UInt8(ascii: "0")
    static let zero = DecimalLiteral(isNegative: false, digits: [], exponent: 0)

    private init(isNegative: Bool, digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, scan: DecimalScan) {
        let end = scan.exponentRange.map { $0.lowerBound - 1 } ?? bytes.count
        var digits = Array(bytes[..<end].filter(\.isDigit).drop { $0 == Self.zeroDigit })
        let count = digits.count
        while digits.last == Self.zeroDigit { digits.removeLast() }
        self.digits = digits
        isNegative = scan.isNegative && !digits.isEmpty
        exponent = scan.exponentValue(in: bytes) - scan.fractionDigitCount + count - digits.count
    }

    /// Creates the number that a value's description shows, or `nil` if the description isn't a number, such as "inf".
    ///
    /// A `Double`'s description is the shortest decimal number that rounds to it.
    package init?(describing value: some Any) {
        let number = "\(value)".withBytes { bytes -> DecimalLiteral? in
            var scan = DecimalScan()
            return scan.readNumber(from: bytes, sign: .any, point: .point, exponent: .optional) == nil
                ? DecimalLiteral(bytes, scan: scan) : nil
        }
        guard let number else { return nil }
        self = number
    }

    /// The number in a notation that's identical for equal numbers, such as `-125e-1`.
    package var canonicalText: String {
        let sign = isNegative ? "-" : ""
        return digits.isEmpty ? "0" : "\(sign)\(String(decoding: digits, as: UTF8.self))e\(exponent)"
    }
}

extension DecimalLiteral: Comparable {
    package static func < (first: Self, second: Self) -> Bool {
        if first.isNegative != second.isNegative { return first.isNegative }
        return first.isNegative ? second.isCloserToZero(than: first) : first.isCloserToZero(than: second)
    }

    /// Returns whether the number is closer to zero than another number.
    private func isCloserToZero(than other: Self) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty && digits.isEmpty }
        let (places, others) = (digits.count + exponent, other.digits.count + other.exponent)
        return places == others ? digits.lexicographicallyPrecedes(other.digits) : places < others
    }

    package static func == (first: Self, second: Self) -> Bool { !(first < second) && !(second < first) }
}

// MARK: - Completing a number

extension DecimalLiteral {
    var fractionDigitCount: Int { max(0, -exponent) }

    /// Returns the number in units of 10 to the power of `-fractionDigitCount`, rounded toward zero, and the next
    /// larger count of units.
    private func adjacentUnitCounts(fractionDigitCount: Int) -> [[UInt8]] {
        let length = max(0, digits.count + exponent + fractionDigitCount)
        var lower = Array(digits.prefix(length))
        lower += Array(repeating: Self.zeroDigit, count: length - lower.count)
        var upper = lower
        var index = upper.count - 1
        while index >= 0, upper[index] == UInt8(ascii: "9") {
            upper[index] = Self.zeroDigit
            index -= 1
        }
        if index >= 0 { upper[index] += 1 } else { upper.insert(UInt8(ascii: "1"), at: 0) }
        return [lower, upper]
    }

    /// Returns the digit at a place: 1 and up after the point, 0 and down before it.
    private func digit(at place: Int) -> UInt8 {
        let index = digits.count + exponent + place - 1
        return digits.indices.contains(index) ? digits[index] : Self.zeroDigit
    }

    /// Returns how many decimal places the shortest number between this limit and a limit farther from zero can have.
    ///
    /// Before the first place where the limits differ, the next larger count of units exceeds the other limit. From
    /// there, wherever this limit has a 9, the count is the same as with one place fewer.
    private func usefulFractionDigitCounts(
        until otherLimit: DecimalLiteral?, from typedCount: Int, upTo maximumCount: Int
    ) -> [Int] {
        var first = 0
        if let otherLimit {
            let start = min(0, 1 - digits.count - exponent, 1 - otherLimit.digits.count - otherLimit.exponent)
            first = (start..<maximumCount).first { digit(at: $0) != otherLimit.digit(at: $0) } ?? maximumCount
        }
        let next = (max(first, typedCount + 1)...max(maximumCount, first, typedCount + 1)).lazy
            .filter { digit(at: $0) != UInt8(ascii: "9") }.prefix(2)
        return ([typedCount, max(typedCount, fractionDigitCount)] + next).filter { $0 <= maximumCount }
    }

    /// Returns the endings that make a partly typed number at least as far from zero as this number.
    ///
    /// - Parameters:
    ///   - typed: The typed part, after the sign.
    ///   - otherLimit: The limit farther from zero.
    ///   - point: The decimal point, or `nil` for whole numbers.
    ///   - maximumFractionDigits: The maximum number of useful digits after the point.
    func endings(
        after typed: ArraySlice<UInt8>, until otherLimit: DecimalLiteral?, point: UInt8? = nil,
        maximumFractionDigits: Int = 0
    ) -> [[UInt8]] {
        let end = typed.firstIndex { $0 == point } ?? typed.endIndex
        let hasDigit = end > typed.startIndex
        // Leading zeros don't change a number.
        let beginning = Array(typed[..<end].drop { $0 == Self.zeroDigit } + typed[end...])
        var endings: [[UInt8]] = []
        let zeros = end < typed.endIndex ? 1 : max(1, digits.count + exponent - beginning.count + 1)
        for count in 0...zeros { endings.append(Array(repeating: Self.zeroDigit, count: count)) }
        let typedCount = max(0, typed.endIndex - end - 1)
        guard typedCount <= maximumFractionDigits else { return endings }
        for places in usefulFractionDigitCounts(until: otherLimit, from: typedCount, upTo: maximumFractionDigits) {
            for count in adjacentUnitCounts(fractionDigitCount: places) {
                let digits = Array(repeating: Self.zeroDigit, count: max(0, places - count.count)) + count
                let whole = digits.dropLast(places).drop { $0 == Self.zeroDigit }
                let fraction = digits.suffix(places)
                let number = Array(whole) + (places == 0 ? [] : [point ?? 0] + fraction)
                guard number.starts(with: beginning) else { continue }
                let needsZero = !hasDigit && whole.isEmpty
                endings.append((needsZero ? [Self.zeroDigit] : []) + number.dropFirst(beginning.count))
            }
        }
        return endings
    }
}

extension Interval<DecimalLiteral> {
    /// Returns the endings that can bring a partly typed number into the interval.
    ///
    /// If the interval contains any number that begins this way, at least one of the shortest endings completes it. Not
    /// every ending does.
    ///
    /// - Parameters:
    ///   - point: The decimal point, or `nil` for whole numbers.
    ///   - maximumFractionDigits: The maximum number of digits after the point.
    func endings(
        after bytes: UnsafeBufferPointer<UInt8>, sign: SignPolicy, point: UInt8? = nil, maximumFractionDigits: Int = 0
    ) -> [[UInt8]] {
        // Between two different limits, there's a number with one more place than both. One more digit after the point
        // than typed is enough to exceed a limit that isn't in the interval.
        let typed = bytes.firstIndex { $0 == point }.map { bytes.count - $0 } ?? 0
        let places = min(
            maximumFractionDigits,
            max(lower.bound?.fractionDigitCount ?? 0, upper.bound?.fractionDigitCount ?? 0, typed - 1) + 1)
        @inline(never)  // Compiled once, not in each caller, for a shorter build.
        func endings(_ text: ArraySlice<UInt8>, isNegative: Bool) -> [[UInt8]] {
            // The limit closer to zero, or zero if the interval contains numbers of both signs.
            let limit = (isNegative ? upper : lower).bound.flatMap { $0.isNegative == isNegative ? $0 : nil }
            let other = (isNegative ? lower : upper).bound
            return (limit ?? .zero).endings(after: text, until: other, point: point, maximumFractionDigits: places)
        }
        let text = bytes[...]
        switch text.first {
        case UInt8(ascii: "-"): return endings(Array(text.dropFirst())[...], isNegative: true)
        case UInt8(ascii: "+"): return endings(Array(text.dropFirst())[...], isNegative: false)
        case nil where sign.allowsSign(isNegative: true):
            return endings([], isNegative: false)
                + endings([], isNegative: true).map { [UInt8(ascii: "-")] + $0 }
        default: return endings(Array(text)[...], isNegative: false)
        }
    }
}

extension Interval {
    /// The interval between the decimal numbers that the limits' descriptions show.
    var literalInterval: Interval<DecimalLiteral> {
        Interval<DecimalLiteral>(
            lower: lower.map { DecimalLiteral(describing: $0) }, upper: upper.map { DecimalLiteral(describing: $0) })
    }
}
