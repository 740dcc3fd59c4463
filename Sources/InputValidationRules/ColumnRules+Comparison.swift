// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension ColumnRules {
    /// Returns whether a value counts as missing in comparisons: `nil`, the empty text, and the texts in ``missingValues``.
    public func isMissing(_ input: String?) -> Bool {
        guard let input, !input.isEmpty else { return true }
        return missingValues.contains { $0.utf8.elementsEqual(input.utf8) }
    }

    /// Returns the text by which two accepted values of the column are compared, or `nil` for a missing value.
    ///
    /// It is the same text for two notations of one value, such as `1.50` and `1.5` in a column of numbers, `1` and
    /// `true` in a column of Booleans, and a card number with and without spaces. Dates and times are compared as they
    /// are written.
    public func comparisonKey(for input: String?) -> String? {
        guard let input, !isMissing(input) else { return nil }
        switch type {
        case .integer, .number: return CanonicalNumber(input)?.text ?? input
        case .boolean: return ColumnType.truths.prefix(4).contains(input) ? "true" : "false"
        case .string, .date, .time, .datetime: return validator.normalized(input) ?? input
        }
    }
}

/// A decimal number with any number of digits, in the one form that it has without superfluous zeros.
struct CanonicalNumber {
    private let isNegative: Bool
    /// The digits from the first to the last that is not zero.
    private let digits: [UInt8]
    /// The power of ten by which `0.digits` is multiplied.
    private let exponent: Int

    /// Reads a number such as `-12.50` or `1e5`; `nil` for another text.
    init?(_ text: String) {
        var bytes = text.utf8[...]
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        let isExponent: (UInt8) -> Bool = { $0 | 0x20 == UInt8(ascii: "e") }
        let mantissa = bytes.prefix { !isExponent($0) }
        let rest = bytes.dropFirst(mantissa.count + 1)
        let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2,
            parts.joined().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            mantissa.contains(where: { $0 > 0x2F })
        else { return nil }
        guard
            let power = rest.isEmpty && mantissa.count == bytes.count ? 0 : Int(String(decoding: rest, as: UTF8.self)),
            abs(power) < 1 << 40
        else { return nil }
        let all = Array(parts.joined())
        let zero = UInt8(ascii: "0")
        let leading = all.prefix { $0 == zero }.count
        digits = Array(all.dropFirst(leading).reversed().drop { $0 == zero }.reversed())
        exponent = digits.isEmpty ? 0 : whole.count - leading + power
    }

    /// The number as text: the same for equal numbers.
    var text: String {
        digits.isEmpty ? "0" : "\(isNegative ? "-" : "")0.\(String(decoding: digits, as: UTF8.self))e\(exponent)"
    }
}

extension CanonicalNumber: Comparable {
    static func == (first: Self, second: Self) -> Bool { first.text == second.text }

    static func < (first: Self, second: Self) -> Bool {
        if first.sign != second.sign || first.digits.isEmpty { return first.sign < second.sign }
        return first.isNegative
            ? first.isCloserToZero(than: second, or: true) : first.isCloserToZero(than: second, or: false)
    }

    private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

    /// Whether the number without its sign is smaller, or larger if `isReversed`.
    private func isCloserToZero(than other: Self, or isReversed: Bool) -> Bool {
        let (one, two) = isReversed ? (other, self) : (self, other)
        if one.exponent != two.exponent { return one.exponent < two.exponent }
        return one.digits.lexicographicallyPrecedes(two.digits)
    }
}
