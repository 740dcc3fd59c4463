// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A date in the Gregorian calendar from the year 0 to 9999, without a time or time zone.
///
/// As in ISO 8601, the calendar also covers the years before its introduction in 1582.
public struct CalendarDate: Hashable, Sendable {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a date, or returns `nil` if the date doesn't exist.
    ///
    /// - Parameters:
    ///   - year: The year, from 0 to 9999.
    ///   - month: The month, from 1 to 12.
    ///   - day: The day of the month, from 1.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= Self.dayCount(inMonth: month, of: year) else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    package static func isLeapYear(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// Returns the number of days in a month, or 0 if the month isn't from 1 to 12.
    static func dayCount(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        case 1...12: 31
        default: 0
        }
    }

    /// The number of days since 1970-01-01, negative for earlier dates.
    package var daysSince1970: Int {
        // Years start in March here, so the leap day comes last. There are 719,468 days between 0000-03-01 and
        // 1970-01-01.
        let shifted = month > 2 ? year : year - 1
        let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

extension CalendarDate: Comparable {
    /// Returns whether the first day comes before the second.
    public static func < (first: Self, second: Self) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: Strideable {
    /// Returns the number of days from this day to another day.
    public func distance(to other: CalendarDate) -> Int { other.daysSince1970 - daysSince1970 }

    /// Returns the date that is `days` days later, clamped to the years 0 to 9999.
    public func advanced(by days: Int) -> CalendarDate {
        let first = CalendarDate(uncheckedYear: 0, month: 1, day: 1)
        let last = CalendarDate(uncheckedYear: 9999, month: 12, day: 31)
        let limits = first.daysSince1970...last.daysSince1970
        let (sum, isTooFar) = daysSince1970.addingReportingOverflow(days)
        if isTooFar { return days < 0 ? first : last }
        // This inverts `daysSince1970`, with years that start in March.
        let shifted = Swift.min(Swift.max(sum, limits.lowerBound), limits.upperBound) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let place = (5 * dayOfYear + 2) / 153
        let month = place < 10 ? place + 3 : place - 9
        return CalendarDate(
            uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * place + 2) / 5 + 1)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date in the format of RFC 3339, such as `2024-05-31`.
    public var description: String {
        "\(zeroPadded(year, width: 4))-\(zeroPadded(month, width: 2))-\(zeroPadded(day, width: 2))"
    }
}

func zeroPadded(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
}
