// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A duration in months and seconds, as in XML Schema.
///
/// Source: XML Schema 1.1 part 2, section 3.3.6, and XML Schema 1.0 part 2, section 3.2.6.2, "Order relation on
/// duration" (<https://www.w3.org/TR/xmlschema-2/#duration-order>).
struct CalendarDuration: Hashable, Sendable {
    private let isNegative: Bool
    private let months: Int
    private let seconds: Int
    /// The digits after the point of the seconds, without zeros at the end.
    private let fraction: [UInt8]

    /// Creates a duration from its text, such as `P1Y2M3DT4H5M6.5S`.
    init(_ text: String) {
        var (months, seconds, number) = (0, 0, 0)
        var fraction: [UInt8] = []
        var (isTime, isFraction) = (false, false)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if isFraction { fraction.append(digit) } else { number = Self.sum(Int(digit), number, times: 10) }
                continue
            case UInt8(ascii: "T"): isTime = true
            case UInt8(ascii: "."):
                isFraction = true
                continue
            case UInt8(ascii: "Y"): months = Self.sum(months, number, times: 12)
            case UInt8(ascii: "M") where !isTime: months = Self.sum(months, number, times: 1)
            case UInt8(ascii: "D"): seconds = Self.sum(seconds, number, times: 86_400)
            case UInt8(ascii: "H"): seconds = Self.sum(seconds, number, times: 3_600)
            case UInt8(ascii: "M"): seconds = Self.sum(seconds, number, times: 60)
            case UInt8(ascii: "S"): seconds = Self.sum(seconds, number, times: 1)
            default: break
            }
            number = 0
        }
        while fraction.last == 0 { fraction.removeLast() }
        (self.months, self.seconds, self.fraction) = (months, seconds, fraction)
        isNegative = text.utf8.first == UInt8(ascii: "-") && (months > 0 || seconds > 0 || !fraction.isEmpty)
    }

    /// Whether the duration is so long that it isn't distinguished from longer durations.
    var isTooLong: Bool { months > Self.maximumYears * 12 || seconds > Self.maximumYears * 366 * 86_400 }

    /// A billion: no limit has more years, and a longer duration exceeds each limit.
    static let maximumYears = 1_000_000_000

    /// 2 to the power of 60, which is over 30 times the seconds in twice the maximum number of years.
    private static let saturation = 1 << 60

    private static func sum(_ number: Int, _ count: Int, times unit: Int) -> Int {
        let (product, overflows) = count.multipliedReportingOverflow(by: unit)
        return overflows ? saturation : min(number + min(product, saturation), saturation)
    }

    /// Returns whether a time plus this duration is before the same time plus another duration, for every time.
    ///
    /// XML Schema's four start dates decide, because the months after them are the shortest and the longest.
    func isShorter(than other: Self) -> Bool {
        Self.startMonths.allSatisfy { start in
            let (first, second) = (length(from: start), other.length(from: start))
            return first.seconds == second.seconds
                ? first.fraction.lexicographicallyPrecedes(second.fraction) : first.seconds < second.seconds
        }
    }

    /// The months of the start dates 1696-09-01, 1697-02-01, 1903-03-01, and 1903-07-01, counted from the year 0.
    private static let startMonths = [1696 * 12 + 8, 1697 * 12 + 1, 1903 * 12 + 2, 1903 * 12 + 6]

    /// Returns the whole seconds from a start date, rounded down, and the digits of the rest.
    private func length(from startMonth: Int) -> (seconds: Int, fraction: [UInt8]) {
        guard months <= Self.maximumYears * 12 else {
            return (isNegative ? -2 * Self.saturation : 2 * Self.saturation, [])
        }
        let days = Self.day(ofMonth: startMonth + (isNegative ? -months : months)) - Self.day(ofMonth: startMonth)
        guard isNegative else { return (days * 86_400 + seconds, fraction) }
        guard let last = fraction.last else { return (days * 86_400 - seconds, []) }
        return (days * 86_400 - seconds - 1, fraction.dropLast().map { 9 - $0 } + [10 - last])
    }

    /// Returns the number of days from 1970-01-01 to the first day of a month, which is counted from the year 0.
    private static func day(ofMonth month: Int) -> Int {
        // The calendar repeats after 400 years.
        let rest = ((month % 4_800) + 4_800) % 4_800
        let first = CalendarDate(year: rest / 12, month: rest % 12 + 1, day: 1)
        return (month - rest) / 4_800 * 146_097 + (first?.daysSince1970 ?? 0)
    }
}
